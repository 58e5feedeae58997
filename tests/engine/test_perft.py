"""Counts of action sequences from fixed positions: one change of what is allowed anywhere changes them."""

from __future__ import annotations

import pytest

from unorules.rulebook.load import shipped

from . import perft
from .perft import Count, count, divided, explain, read

POSITIONS = read()


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.id)
def test_as_many_sequences_follow_as_were_counted(position: Count) -> None:
    found = count(position)
    if found != position.counts:
        depth = next(at for at, pair in enumerate(zip(found, position.counts, strict=True), 1) if pair[0] != pair[1])
        parts = explain(position, depth)
        pytest.fail(
            f"{found[depth - 1]} sequences of {depth}, not {position.counts[depth - 1]}; for each first action:\n{parts}"
        )


def test_every_ruleset_that_ships_is_counted() -> None:
    assert {name for position in POSITIONS for name in position.rules} == set(shipped())


def test_the_counts_for_each_first_action_make_up_the_whole() -> None:
    position = POSITIONS[0]
    for depth, whole in enumerate(position.counts[:4], 1):
        assert sum(divided(position.table(), depth).values()) == whole


def test_counting_again_writes_the_file_as_it_stands(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    copy, text = tmp_path / "perft.toml", perft.FILE.read_text(encoding="utf-8")
    few, rest = text.split("[[position]]", 2)[1], "[[position]]"
    copy.write_text(rest + few.replace("counts = [", "counts = [9", 1), encoding="utf-8")
    monkeypatch.setattr(perft, "FILE", copy)
    perft.write()
    assert copy.read_text(encoding="utf-8") == rest + few
    assert perft.main([]) == 0


def test_a_wrong_count_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path, capsys: pytest.CaptureFixture[str]) -> None:
    copy, text = tmp_path / "perft.toml", perft.FILE.read_text(encoding="utf-8")
    copy.write_text(
        "[[position]]" + text.split("[[position]]", 2)[1].replace("counts = [", "counts = [9", 1), encoding="utf-8"
    )
    monkeypatch.setattr(perft, "FILE", copy)
    assert perft.main(["official"]) == 1
    told = capsys.readouterr().out
    assert told.startswith("official on r5: [6, ")
    assert "Aino: r1" in told
