"""Findings as SARIF: what the standard demands of a log, and that the places and fixes in it are right."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from tests.diagnostics.test_samples import found_in
from tests.folded import for_every
from tests.rulebook.files import checked
from unorules.cli import validate
from unorules.diagnostics.codes import CODES, finding
from unorules.diagnostics.model import Span
from unorules.diagnostics.samples import HEAD, SAMPLES
from unorules.diagnostics.sarif import sarif, uri
from unorules.i18n.messages import load
from unorules.rulebook.check import Checked
from unorules.rulebook.model import LANGUAGES

EN = load("en")
_URI = re.compile(r"(?:file:///)?[A-Za-z0-9._~!$&'()*+,;=@%/-]*\Z")


def log(found: Checked, language: str = "en") -> Any:
    made = sarif(found.findings, load(language), "unorules", "1.0")
    assert json.loads(json.dumps(made)) == made
    return made


def results(found: Checked) -> Any:
    return log(found)["runs"][0]["results"]


@for_every(code=[code for code in CODES if not SAMPLES[code].also])
def test_every_finding_is_a_result_as_the_standard_wants_it(code: str, tmp_path: Path) -> None:
    found = found_in(tmp_path, SAMPLES[code].failing, SAMPLES[code], ())
    assert isinstance(found, Checked)
    for language in LANGUAGES:
        is_as_the_standard_wants_it(log(found, language), len(found.findings))


def is_as_the_standard_wants_it(made: Any, findings: int) -> None:
    assert made["version"] == "2.1.0" and len(made["runs"]) == 1
    run = made["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    assert len(run["results"]) == findings
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["level"] in ("error", "warning", "note")
        assert result["message"]["text"]
        assert len(result["locations"]) == 1
        for location in (*result["locations"], *result.get("relatedLocations", ())):
            is_location(location["physicalLocation"])
        for fix in result.get("fixes", ()):
            [change] = fix["artifactChanges"]
            assert change["replacements"][0]["insertedContent"]["text"] is not None


def is_location(place: Any) -> None:
    assert _URI.match(place["artifactLocation"]["uri"])
    region = place["region"]
    start = (region["startLine"], region.get("startColumn", 1))
    end = (region.get("endLine", start[0]), region.get("endColumn", start[1]))
    assert (1, 1) <= start <= end


def test_the_rules_are_those_of_the_registry_once_each() -> None:
    driver = sarif((), EN, "unorules", "1.0")["runs"][0]["tool"]["driver"]
    assert (driver["name"], driver["version"]) == ("unorules", "1.0")
    assert [rule["id"] for rule in driver["rules"]] == list(CODES)
    for rule in driver["rules"]:
        code = CODES[rule["id"]]
        assert rule["name"] == code.name
        assert rule["defaultConfiguration"]["level"] == code.severity
        assert rule["shortDescription"]["text"]


def test_columns_are_counted_in_characters_whatever_their_width(tmp_path: Path) -> None:
    found = checked(tmp_path, 'because = { en = "🎴é", 王 = "x" }\n'.replace("王", '"王"'))
    [result] = results(found)
    region = result["locations"][0]["physicalLocation"]["region"]
    assert (region["startColumn"], region["endColumn"]) == (24, 27)
    assert log(found)["runs"][0]["columnKind"] == "unicodeCodePoints"


def test_a_fix_is_what_may_stand_in_the_place(tmp_path: Path) -> None:
    [result] = [each for each in results(checked(tmp_path, "[uno]\npenalti = 3\n")) if each["level"] == "error"]
    [fix] = result["fixes"]
    [change] = fix["artifactChanges"]
    assert change["replacements"] == [
        {
            "deletedRegion": {"startLine": 6, "startColumn": 1, "endLine": 6, "endColumn": 8},
            "insertedContent": {"text": "penalty"},
        }
    ]
    assert fix["description"]["text"] == "did you mean `penalty`?"


def test_further_places_are_related_locations_with_their_words(tmp_path: Path) -> None:
    [result] = results(checked(tmp_path, "[uno]\npenalty = 3\npenalty = 4\n"))
    [related] = result["relatedLocations"]
    assert related["message"]["text"] == "given first here"
    assert related["physicalLocation"]["region"]["startLine"] == 6


def test_what_is_about_a_whole_file_is_at_its_first_line() -> None:
    made = sarif([finding("RS104", "x.png", params={"file": "x.png"})], EN, "u", "1")
    [location] = made["runs"][0]["results"][0]["locations"]
    assert location["physicalLocation"]["region"] == {"startLine": 1}


@pytest.mark.parametrize(
    "name", ["rules/our table.toml", "hyvä.toml", "a%20b#c?d.toml", "x\x1b[31m.toml", "../up.toml"]
)
def test_a_file_name_is_a_reference_that_leads_back_to_it(name: str) -> None:
    assert _URI.match(uri(name))
    assert unquote(uri(name)) == name


def test_an_absolute_name_has_a_scheme(tmp_path: Path) -> None:
    assert uri(str(tmp_path / "a b.toml")) == (tmp_path / "a b.toml").as_uri()


def test_a_fix_never_holds_what_steers_a_terminal() -> None:
    span = Span("f", 1, 1, 1, 2)
    made = sarif([finding("RS301", "f", span, params={"id": "x"}, mends=("\x1b[31m", "ok"))], EN, "u", "1")
    assert [fix["artifactChanges"][0]["replacements"][0]["insertedContent"]["text"] for fix in fixes(made)] == ["ok"]


def fixes(made: Any) -> Any:
    return made["runs"][0]["results"][0]["fixes"]


def test_one_log_holds_the_findings_of_all_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").write_text(HEAD.replace("sample", name) + "[uno]\npenalty = 30\n", encoding="utf-8")
    assert validate.run([str(tmp_path), str(tmp_path / "none.toml")], "sarif", "en", False) == 2
    made = json.loads(capsys.readouterr().out)
    codes = [result["ruleId"] for result in made["runs"][0]["results"]]
    assert codes.count("RS206") == 2 and codes.count("RS101") == 1
