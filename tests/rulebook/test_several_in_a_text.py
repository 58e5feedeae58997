"""Several rulesets in one text, numbers with their unit, keys that begin with a sign: what is meant is told so that it can be
written."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.rulebook.files import HEAD, write
from unorules.diagnostics.model import Finding
from unorules.rulebook.check import check


def first(tmp_path: Path, body: str) -> Finding:
    return check(write(tmp_path, HEAD + body), folders=()).findings[0]


@pytest.mark.parametrize(
    "written", ["jump-in, progressive", "jump-in + progressive", "jump-in progressive", "jump-in og progressive"]
)
@pytest.mark.parametrize("key", ["uses", "excludes"])
def test_several_rulesets_in_one_text_of_a_list_are_told_apart(written: str, key: str, tmp_path: Path) -> None:
    found = first(tmp_path, f'{key} = ["{written}"]\n')
    assert found.code == "RS301"
    assert [(each.key, each.params["cure"]) for each in found.helps] == [("apart", '"jump-in", "progressive"')]
    assert found.mends == ('"jump-in", "progressive"',)
    [mend] = found.mends
    mended = check(write(tmp_path, HEAD + f"{key} = [{mend}]\n"), folders=())
    assert "RS301" not in {each.code for each in mended.findings}


@pytest.mark.parametrize("written", ["jump-in, nosuch", "nosuch things", "a + b"])
def test_of_names_that_are_not_known_no_list_is_made(written: str, tmp_path: Path) -> None:
    found = first(tmp_path, f'uses = ["{written}"]\n')
    assert [each.key for each in found.helps] == ["list"]


@pytest.mark.parametrize(
    "written", ['"jump-in and progressive"', '"jump-in + progressive"', "{ jump-in = true, progressive = true }"]
)
def test_a_list_that_is_none_is_told_with_each_of_its_names(written: str, tmp_path: Path) -> None:
    found = first(tmp_path, f"uses = {written}\n")
    assert found.code == "RS204"
    assert tomllib.loads(found.suggestions[0]) == {"uses": ["jump-in", "progressive"]}


@pytest.mark.parametrize(
    ("written", "meant"),
    [("500 points", "500"), ("neljä korttia", "4"), ("two", "2"), ("2 or 3", None), ("-3 cards", None), ("many", None)],
)
def test_a_number_with_its_unit_is_taken_for_the_number(written: str, meant: str | None, tmp_path: Path) -> None:
    table, key = ("scoring", "target") if meant == "500" else ("uno", "penalty")
    found = first(tmp_path, f'[{table}]\n{key} = "{written}"\n')
    assert found.mends == ((meant,) if meant else ())


def test_a_key_that_begins_with_a_sign_is_told_what_keys_are(tmp_path: Path) -> None:
    found = first(tmp_path, "[stacking]\n+2 = true\n")
    assert [each.key for each in found.helps] == ["english"]
