"""Tests of many rows in one: that no row is passed over, and none that fails left unnamed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.folded import for_every


def test_every_row_that_fails_is_named_with_what_was_wrong() -> None:
    seen = []

    @for_every(number=range(4), word=("a", "b"))
    def odd(number: int, word: str) -> None:
        seen.append((number, word))
        if number == 3:
            pytest.skip("left out")
        assert number != 1, "one"

    with pytest.raises(pytest.fail.Exception) as failed:
        odd()
    assert seen == [(number, word) for number in range(4) for word in "ab"]
    lines = str(failed.value).splitlines()
    assert lines[0] == "4 of 8 rows fail:"
    assert [line.partition(":")[0] for line in lines if line[:1] in "0123" and ", " in line] == [
        "1, a",
        "1, b",
        "3, a",
        "3, b",
    ]
    assert str(failed.value).count("one") == 2 and str(failed.value).count("left out") == 2


def test_where_there_is_no_row_there_is_no_test() -> None:
    with pytest.raises(AssertionError, match="no row of word"):
        for_every(word=())


@for_every(name=("one", "two"))
def test_each_row_has_a_folder_of_its_own_and_what_else_the_test_takes(name: str, tmp_path: Path, monkeypatch) -> None:
    assert list(tmp_path.iterdir()) == []
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).write_text(name, encoding="utf-8")
