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
    found = check(write(tmp_path, 'format: 1\nid = "sample"\n'), folders=NOWHERE).findings
    assert [each.code for each in found if each.span] == ["RS114"]  # beside it, what a file needs is missing


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("[jump in]", "jump_in"),
        ("[wild draw four]", "wild_draw_four"),
        ("[scoring points]", "scoring.points"),
        ("[uno:penalty]", "uno"),
        ("[Jump  In] # ours", "jump_in"),
        ("[[custom card]]", "custom_card"),
        ("[junp in]", "jump_in"),
        ("[nothing of ours]", ""),
    ],
)
def test_a_heading_of_several_words_is_told_to_be_none_and_is_not_said_to_be_open(
    written: str, name: str, tmp_path: Path
) -> None:
    found = next(each for each in check(write(tmp_path, f"{HEAD}{written}\n"), folders=NOWHERE).findings if each.span)
    cure = f"[[{name}]]" if written.startswith("[[") else f"[{name}]"
    assert (found.code, found.params["detail"].key) == ("RS105", "toml.heading")
    assert [each.params["cure"] for each in found.helps] == ([cure] if name else [])
    assert found.span is not None and (found.span.line, found.span.column) == (5, 1)


SIGNS = [("\u00a0", "blank"), ("\u202f", "blank"), ("\u3000", "blank"), ("\u200b", "unseen")]


@pytest.mark.parametrize(
    ("below", "line", "column"),
    [
        ("[uno]\npenalty{}= 3\n", 6, 8),
        ("[uno]\npenalty ={}3\n", 6, 10),
        ("[uno]\npenalty{}={}3\n", 6, 8),
        ("[uno]\n{}penalty = 3\n", 6, 1),
        ("{}[uno]\npenalty = 3\n", 5, 1),
        ("[uno]{}\npenalty = 3\n", 5, 6),
        ("[uno{}]\npenalty = 3\n", 5, 5),
        ("[uno]\npenalty = 3{}\n", 6, 12),
        ('uses = ["jump-in",{}"seven-o"]\n', 5, 19),
        ('uses = ["jump-in",\n{}"seven-o"]\n', 6, 1),
    ],
)
@pytest.mark.parametrize(("sign", "kind"), SIGNS)
def test_a_blank_of_another_kind_is_named_at_its_place_and_mended(
    sign: str, kind: str, below: str, line: int, column: int, tmp_path: Path
) -> None:
    text = HEAD + below.replace("{}", sign)
    found = next(each for each in check(write(tmp_path, text), folders=NOWHERE).findings if each.code == "RS105")
    assert found.span is not None and (found.span.line, found.span.column) == (line, column)
    assert [(each.key, each.params) for each in found.helps] == [(kind, {"letter": f"{ord(sign):04X}"})]
    [mend] = found.mends
    lines = text.split("\n")
    lines[line - 1] = lines[line - 1][: column - 1] + mend + lines[line - 1][found.span.end_column - 1 :]
    assert "RS105" not in heavy(check(write(tmp_path, "\n".join(lines)), folders=NOWHERE))


def test_a_sign_that_nobody_sees_within_a_key_is_told_and_the_rest_of_the_line_with_it(tmp_path: Path) -> None:
    text = f"{HEAD}[uno]\npen\u200balty\u00a0= 3 # as\u00a0ever\nfalse_call_penalty\u00a0=\u00a04\n"
    found = check(write(tmp_path, text), folders=NOWHERE).findings
    assert [each.mends for each in found if each.code == "RS105"] == [("alty ",), (" = ",)]


def test_such_blanks_within_a_text_are_left_as_they_are(tmp_path: Path) -> None:
    found = checked(tmp_path, '[[sources]]\nid\u00a0= "x"\nname = "A\u00a0leaflet"\n').findings
    assert [each.mends for each in found if each.code == "RS105"] == [(" ",)]


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
