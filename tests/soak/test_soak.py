"""The long run itself, made short."""

from __future__ import annotations

import pytest

from unorules.rulebook.load import house_rules

from . import soak


@pytest.fixture(autouse=True)
def four_house_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "house_rules", lambda: house_rules()[:4])
    monkeypatch.setattr(soak, "LONGEST", 120)


def test_all_triples_are_played_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--turns", "300", "--seed", "5"]) == 0
    told = capsys.readouterr().out
    assert "triples       4 played, 0 conflict" in told
    assert "faults        0" in told


def test_the_same_seed_gives_the_same_run() -> None:
    one, other = soak.soak(300, 2), soak.soak(300, 2)
    assert (one.turns, one.acts, one.rounds, one.ends, one.seats) == (
        other.turns,
        other.acts,
        other.rounds,
        other.ends,
        other.seats,
    )
    assert one.turns >= 300


def test_a_fault_is_told_with_its_rules_and_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def falls(*_: object) -> None:
        figures = _[3]
        assert isinstance(figures, soak.Figures)
        figures.turns += 100
        raise AssertionError("a card is lost")

    monkeypatch.setattr(soak, "one_round", falls)
    assert soak.main(["--turns", "300"]) == 1
    found = capsys.readouterr()
    assert "FAULT under official+progressive+mixed-stacking+seven-o, seed 0" in found.err
    assert "a card is lost" in found.err
