"""What is copied from other formats and pages is told for what it is."""

from pathlib import Path

import pytest

from tests.rulebook.files import NOWHERE, checked, heavy, write
from unorules.diagnostics.model import Finding
from unorules.diagnostics.samples import HEAD
from unorules.rulebook.check import check


def only(place: Path, text: str) -> Finding:
    [found] = check(write(place, text), folders=NOWHERE).findings
    return found


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("---\nformat: 1\nid: sample\n", 1),
        ("format: 1\nid: sample\n", 1),
        ("# Our rules\n\nuno:\n  penalty: 3\n", 3),
        ('title: "Sample\n', 1),
    ],
)
def test_yaml_is_recognised_at_its_first_line(text: str, line: int, tmp_path: Path) -> None:
    found = only(tmp_path, text)
    assert (found.code, [each.key for each in found.helps]) == ("RS105", ["yaml"])
    assert found.span is not None and found.span.line == line


def test_one_colon_among_equals_signs_is_a_slip(tmp_path: Path) -> None:
    assert only(tmp_path, HEAD + "uno: 3\n").code == "RS114"
    assert only(tmp_path, 'format: 1\nid = "sample"\n').code == "RS114"


@pytest.mark.parametrize("escape", ["\\ud800", "\\uDFFF", "\\U0000d83d"])
def test_half_a_character_is_told_to_be_one(escape: str, tmp_path: Path) -> None:
    found = only(tmp_path, HEAD.replace("Sample", f"a{escape}b"))
    assert (found.code, found.params, [each.key for each in found.helps]) == ("RS108", {"escape": escape}, ["half"])
    assert found.span is not None and found.span.end_column - found.span.column == len(escape)


@pytest.mark.parametrize("title", ['"One\\ntwo"', '"""One\ntwo"""'])
def test_a_title_stands_on_one_line(title: str, tmp_path: Path) -> None:
    found = only(tmp_path, HEAD.replace('"Sample"', title))
    assert (found.code, [each.key for each in found.helps], found.mends) == ("RS210", ["line"], (" ",))


@pytest.mark.parametrize("title", ["", "\u200b\u200d\u2060\ufeff", "\u3164", "\u2800 \u00ad"])
def test_a_title_of_which_nothing_is_seen_is_none(title: str, tmp_path: Path) -> None:
    assert heavy(check(write(tmp_path, HEAD.replace("Sample", title)), folders=NOWHERE)) == ["RS203"]
    assert heavy(checked(tmp_path, f'because = {{ en = "Why", sv = "{title}" }}\n')) == ["RS209"]
