"""Slips in TOML are told at the smallest place, once, in words that say what to do."""

from pathlib import Path

import pytest

from tests.rulebook.files import NOWHERE, checked, codes, write
from unorules.diagnostics.model import Finding
from unorules.diagnostics.samples import HEAD
from unorules.diagnostics.show import full
from unorules.i18n.messages import load
from unorules.rulebook.check import check

SLIPS = [
    ('[uno]\ncall = "before-playing\npenalty = 3\n', "RS110", 6, "write"),
    ('description = { en = """abc }\n', "RS110", 5, "long"),
    ('because = { en = "x”\n}\n', "RS110", 5, "curly"),
    ("title2 = 'it's'\n", "RS105", 5, "double"),
    ('uses = ["jump-in", "seven-o"\n\n[uno]\npenalty = 3\n', "RS111", 5, "write"),
    ('uses = ["jump-in"\npins = []\n', "RS111", 5, "write"),
    ('because = {\n  en = "x",\n}\n', "RS111", 5, "line"),
    ('because = { en = "x", }\n', "RS111", 5, "comma"),
    ("uno = {penalty = 3\n", "RS111", 5, "brace"),
    ('uno = {penalty = 3\nbecause = { en = "x" }\n', "RS111", 5, "brace"),
    ("[uno\npenalty = 3\n", "RS111", 5, "write"),
    ("[somewhat\npenalty = 3\n", "RS111", 5, "header"),
    ("[uno]\npenalty = yes\n", "RS109", 6, "number"),
    ("[uno]\ncall = yes\n", "RS109", 6, "plain"),
    ("“uno” = 3\n", "RS105", 5, "curly"),
    ("<<<<<<< HEAD\n[uno]\n=======\n", "RS105", 5, "merge"),
    (">>>>>>> mine\n", "RS105", 5, "merge"),
    ('uses = [\n  "jump-in"\n  "seven-o"\n]\n', "RS116", 7, None),
    ('because = { en = "x" nb = "y" }\n', "RS116", 5, None),
    ("[uno]\npenalty: 3\n", "RS114", 6, "colon"),
    ('because = { en: "x" }\n', "RS114", 5, "colon"),
    ("hello\n", "RS114", 5, "equals"),
    ("straff for uno = 4\n", "RS114", 5, "blank"),
    ("[uno]\npenalty =\n", "RS105", 6, None),
    ("// a remark\n", "RS105", 5, "comment"),
    ('{"uno": {"penalty": 3}}\n', "RS105", 5, "json"),
    ("[uno]\ncall = before-playing\n", "RS109", 6, "cure"),
    ("[uno]\ncall = “before-playing”\n", "RS109", 6, "curly"),
    ("[uno]\ncall = «before-playing»\n", "RS109", 6, "cure"),
    ("[uno]\npenalty = 3\n}\n", "RS105", 7, "surplus"),
    ("[uno]\npenalty = 3 cards\n", "RS109", 6, "cure"),
    ("[uno]\npenalty = 3;\n", "RS109", 6, "cure"),
    ("[uno]\npenalty = 03\n", "RS109", 6, "cure"),
    ("[jump_in]\nallowed = no\n", "RS109", 6, "cure"),
    ("[poäng]\nskip = 3\n", "RS117", 5, "near"),
    ("[uno]\npénalité = 3\n", "RS117", 6, "near"),
    ("[uno]\nåäö = 3\n", "RS117", 6, "english"),
    ('because = { en = "C:\\users" }\n', "RS108", 5, "backslash"),
    ("uno = 3\n[uno]\npenalty = 3\n", "RS107", 6, "join"),
    ('because = { en = "x", en = "y" }\n', "RS106", 5, "one"),
    ('because = { en = "a\x1bb" }\n', "RS113", 5, None),
]


@pytest.mark.parametrize(("below", "code", "line", "help_key"), SLIPS)
def test_slips_are_told_apart(below: str, code: str, line: int, help_key: str | None, tmp_path: Path) -> None:
    [found] = checked(tmp_path, below).findings
    assert (found.code, found.span.line if found.span else None) == (code, line)
    assert (found.helps[0].key if found.helps else None) == help_key


def cure(below: str, place: Path) -> tuple[str, ...]:
    [found] = checked(place, below).findings
    return found.suggestions


def test_a_word_of_another_language_is_cured_by_the_right_one(tmp_path: Path) -> None:
    assert cure("[jump_in]\nallowed = TRUE\n", tmp_path) == ("true",)
    assert cure("[jump_in]\nallowed = yes\n", tmp_path) == ("true",)
    for said in ("ja", "kyllä", "sant", "på"):
        assert cure(f"[turn]\nvoluntary_draw = {said}\n", tmp_path) == ("true",)
    for said in ("nej", "nei", "ei", "av"):
        assert cure(f"[turn]\nvoluntary_draw = {said}\n", tmp_path) == ("false",)
    assert cure("[jump_in]\nallowed = off\n", tmp_path) == ("false",)
    assert cure("[uno]\ncall = at-one-card\n", tmp_path) == ('"at-one-card"',)
    assert cure("[uno]\npenalty = null\n", tmp_path) == ()


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "latin-1", "cp1252"])
def test_other_encodings_are_told_to_be_no_utf_8(encoding: str, tmp_path: Path) -> None:
    path = write(tmp_path, (HEAD + '[uno]\npenalty = 3 # hyvä "päivä"\n').encode(encoding))
    [found] = check(path, folders=NOWHERE).findings
    assert (found.code, found.suggestions) == ("RS103", ("UTF-8",))


def test_the_first_strange_byte_is_where_it_stands(tmp_path: Path) -> None:
    path = write(tmp_path, ("\ufeff" + HEAD).encode("utf-8") + b'because = { fi = "p\xf6yt\xe4" }\n')
    [found] = check(path, folders=NOWHERE).findings
    assert found.span is not None and (found.span.line, found.span.column) == (5, 20)


def test_byte_order_mark_and_cr_lf_are_fine(tmp_path: Path) -> None:
    text = HEAD + '[uno]\npenalty = 3\n[[sources]]\nid = "a"\ntitle = "b"\ncovers = ["uno.penalty"]\n'
    path = write(tmp_path, b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert codes(check(path, folders=NOWHERE)) == []


@pytest.mark.parametrize(
    "below",
    [
        "a." * 400_000 + "a = 1\n",
        "[" + '"a".' * 200_000 + "a]\n",
        "x = " + "[" * 400_000 + "\n",
        "x = " + "{a=" * 300_000 + "\n",
    ],
)
def test_bottomless_nesting_is_told_at_once(below: str, tmp_path: Path) -> None:
    assert codes(checked(tmp_path, below)) == ["RS112"]


@pytest.mark.parametrize("content", [b"\0" * 5000, b"\x7fELF\x02\x01\x01" + bytes(64), b"PK\x03\x04\x14\x00\x00\x00"])
def test_what_is_no_text_gets_one_message(content: bytes, tmp_path: Path) -> None:
    [found] = check(write(tmp_path, content), folders=NOWHERE).findings
    assert isinstance(found, Finding) and found.code in ("RS104", "RS103")


def test_folders_and_missing_files_cannot_be_read(tmp_path: Path) -> None:
    assert codes(check(tmp_path, folders=NOWHERE)) == ["RS101"]
    assert codes(check(tmp_path / "none.toml", folders=NOWHERE)) == ["RS101"]
    assert codes(check("with\0nul", folders=NOWHERE)) == ["RS101"]


@pytest.mark.parametrize(
    ("below", "place"),
    [
        ("# a.b\n  " + "a." * 60 + "a = 1\n", (6, 3)),
        ("[" + "a." * 60 + "a]\n", (5, 2)),
        ('x = "[[[["\ny = ' + "[" * 3000 + "]" * 3000 + "\n", (6, 55)),
        ("y = " + "[" * 51 + "]" * 51 + "\n", (5, 55)),
        ("y = " + "{ a = " * 51 + "1" + " }" * 51 + "\n", (5, 305)),
    ],
)
def test_what_lies_too_deep_is_told_where_it_does(tmp_path: Path, below: str, place: tuple[int, int]) -> None:
    [found] = checked(tmp_path, below).findings
    assert found.code == "RS112" and found.span is not None
    assert (found.span.line, found.span.column) == place


@pytest.mark.parametrize(
    "below",
    [
        "y = " + "[" * 50 + "]" * 50 + "\n",
        'description = { en = "' + "[" * 80 + '" }\n',
        "# " + "[" * 80 + "\n",
        'description = { en = """\n' + "[{" * 40 + '\n""" }\n',
        "description = { en = '''\n" + "[{" * 40 + "\n''' }\n",
        "x = [" + "[1], " * 60 + "]\n",
    ],
)
def test_brackets_in_texts_and_side_by_side_lie_not_deep(tmp_path: Path, below: str) -> None:
    assert "RS112" not in codes(checked(tmp_path, below))


@pytest.mark.parametrize(("word", "meant"), [("penálty", "penalty"), ("penålty", "penalty"), ("cåll", "call")])
def test_a_letter_that_wants_quotes_is_told_with_what_is_meant(tmp_path: Path, word: str, meant: str) -> None:
    found = checked(tmp_path, f"[uno]\n{word} = 3\n")
    assert (found.findings[0].suggestions[0], found.findings[0].mends[0]) == (meant, meant)
    told = full(found.findings[0], load("en"), found.lines)
    assert f"`{word}` is not a key of rulesets, and a key with" in told and "in quotes" in told
    assert f"did you mean `{meant}`?" in told


MENDED = [
    ("[uno]]\npenalty = 3\n", "RS111", "write", "[uno]\npenalty = 3\n"),
    ("[uno]] # ours\npenalty = 3\n", "RS111", "write", "[uno] # ours\npenalty = 3\n"),
    ("[[uno]\npenalty = 3\n", "RS111", "write", "[uno]\npenalty = 3\n"),
    (
        '[[sources]]]\nid = "a"\ntitle = { en = "A" }\n',
        "RS111",
        "write",
        '[[sources]]\nid = "a"\ntitle = { en = "A" }\n',
    ),
    ('[[sources]\nid = "a"\ntitle = { en = "A" }\n', "RS111", "write", '[[sources]]\nid = "a"\ntitle = { en = "A" }\n'),
    ("[uno}\npenalty = 3\n", "RS111", "write", "[uno]\npenalty = 3\n"),
    ("[.uno]\npenalty = 3\n", "RS111", "write", "[uno]\npenalty = 3\n"),
    ("uno]\npenalty = 3\n", "RS105", "write", "[uno]\npenalty = 3\n"),
    ("(uno)\npenalty = 3\n", "RS105", "write", "[uno]\npenalty = 3\n"),
    ("[uno]:\npenalty = 3\n", "RS105", "alone", "[uno]\npenalty = 3\n"),
    ("[uno] =\npenalty = 3\n", "RS105", "alone", "[uno]\npenalty = 3\n"),
    ("[uno] penalty = 3\n", "RS105", "next-line", "[uno]\npenalty = 3\n"),
    ("[uno], penalty = 3 # ours\n", "RS105", "next-line", "[uno]\npenalty = 3 # ours\n"),
    ("[uno] { penalty = 3 }\n", "RS105", "next-line", "[uno]\npenalty = 3\n"),
    ("[uno]\n[penalty] = 3\n", "RS105", "write", "[uno]\npenalty = 3\n"),
    (
        '[uno]\npenalty = 3 catcher = "next-player"\n',
        "RS105",
        "next-line",
        '[uno]\npenalty = 3\ncatcher = "next-player"\n',
    ),
    ("[uno]\npenalty = 3, call_again = false\n", "RS105", "next-line", "[uno]\npenalty = 3\ncall_again = false\n"),
    ("[uno]\npenalty => 3\n", "RS109", "sign", "[uno]\npenalty =3\n"),
    ("[uno]\npenalty =: 3\n", "RS109", "sign", "[uno]\npenalty =3\n"),
    ("[uno]\npenalty -> 3\n", "RS114", "sign", "[uno]\npenalty = 3\n"),
    ("[uno]\npenalty >= 3\n", "RS114", "sign", "[uno]\npenalty = 3\n"),
    ("[uno]\npenalty := 3\n", "RS114", "sign", "[uno]\npenalty = 3\n"),
    ("[uno]\npenalty is 3\n", "RS114", "sign", "[uno]\npenalty = 3\n"),
    ("[uno]\npenalty = (3)\n", "RS109", "cure", "[uno]\npenalty = 3\n"),
    ("[uno]\npenalty = 3]\n", "RS109", "cure", "[uno]\npenalty = 3\n"),
    ('[uno]\npenalty = 3"\n', "RS109", "cure", "[uno]\npenalty = 3\n"),
    ('uses = ["jump-in"]]\n', "RS105", "surplus", 'uses = ["jump-in"]\n'),
    ('uses = "jump-in"]\n', "RS109", "cure", 'uses = ["jump-in"]\n'),
    ('uses = "jump-in", "seven-o"\n', "RS109", "cure", 'uses = ["jump-in", "seven-o"]\n'),
    ('uses = ("jump-in", "seven-o")\n', "RS109", "cure", 'uses = ["jump-in", "seven-o"]\n'),
]


@pytest.mark.parametrize(("below", "code", "help_key", "right"), MENDED)
def test_a_slip_of_one_line_is_told_with_what_mends_it(
    below: str, code: str, help_key: str, right: str, tmp_path: Path
) -> None:
    [found] = checked(tmp_path, below).findings
    assert (found.code, [each.key for each in found.helps]) == (code, [help_key])
    assert found.span is not None and found.mends
    lines = (HEAD + below).split("\n")
    line = lines[found.span.line - 1]
    lines[found.span.line - 1] = line[: found.span.column - 1] + found.mends[0] + line[found.span.end_column - 1 :]
    assert "\n".join(lines) == HEAD + right
    assert not any(each.code.startswith("RS1") for each in checked(tmp_path, right).findings)
    for language in ("fi", "nb", "sv", "en"):
        assert full(found, load(language), lambda _: (HEAD + below).split("\n"))


@pytest.mark.parametrize(
    ("below", "column"),
    [
        ('uses = ["jump-in",, "seven-o"]\n', 19),
        ('uses = ["jump-in", , "seven-o"]\n', 20),
        ('uses = [, "jump-in"]\n', 9),
        ('uses = ["jump-in",,]\n', 19),
        ('because = { en = "a",, fi = "b" }\n', 22),
        ('because = { , en = "a" }\n', 13),
    ],
)
def test_a_comma_too_many_is_pointed_at_and_taking_it_out_mends_the_list(
    below: str, column: int, tmp_path: Path
) -> None:
    [found] = checked(tmp_path, below).findings
    assert (found.code, [each.key for each in found.helps]) == ("RS105", ["once"])
    assert found.span is not None and (found.span.line, found.span.column) == (5, column)
    right = below[: column - 1] + below[column:]
    assert not any(each.code.startswith("RS1") for each in checked(tmp_path, right).findings)


@pytest.mark.parametrize("closing", ["}", ")"])
def test_a_list_closed_with_another_bracket_is_told_which_one_it_wants(closing: str, tmp_path: Path) -> None:
    [found] = checked(tmp_path, f'uses = ["jump-in"{closing}\n').findings
    assert (found.code, found.helps[0].key) == ("RS111", "instead")
    assert found.helps[0].params == {"bracket": "]", "found": closing}
