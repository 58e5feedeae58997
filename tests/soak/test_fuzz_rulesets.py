"""The run over spoilt files, made short."""

from __future__ import annotations

from pathlib import Path

import pytest

from . import fuzz_rulesets


def test_spoilt_files_are_told_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz_rulesets.main(["--files", "120", "--seed", "1"]) == 0
    told = capsys.readouterr().out
    assert "files         120 in" in told
    assert "faults        0" in told


def test_the_same_number_and_seed_give_the_same_file() -> None:
    assert [fuzz_rulesets.spoilt(number, 7) for number in range(40)] == [
        fuzz_rulesets.spoilt(number, 7) for number in range(40)
    ]
    assert {fuzz_rulesets.spoilt(number, 7)[0].partition("+")[0] for number in range(200)} == set(fuzz_rulesets.WAYS)


@pytest.mark.parametrize("text", ["a\x1b[31m", "a\u202eb", "a\r", "a\u200b"])
def test_what_steers_is_noticed(text: str) -> None:
    assert fuzz_rulesets.steering(text)
    assert not fuzz_rulesets.steering("wide 王 🃏 å\n")


def test_a_fault_is_told_with_its_number_and_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def falls(path: Path, content: bytes, *, play: bool) -> None:
        raise AssertionError("it fell")

    monkeypatch.setattr(fuzz_rulesets, "one_file", falls)
    assert fuzz_rulesets.main(["--files", "1", "--seed", "9"]) == 1
    told = capsys.readouterr()
    assert ", number 0, seed 9" in told.err and "it fell" in told.err
    assert "faults        1" in told.out
