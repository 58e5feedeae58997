"""One key of a TOML text changed: the new value is there, and everything else is as it was, byte for byte."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from unorules.rulebook.editing import EditError, dotted_key, with_value, without, written

FILE = """\
# ours
format = 1   # the first
title = { en = "Cabin" }

# about the last card
[uno]
# how many?
penalty = 4 # four

# about jumping
[jump_in]
allowed = true

# whose word?
[[sources]]
id = "our-table"
"""


def test_a_value_is_replaced_and_its_comment_stays() -> None:
    assert with_value(FILE, ("uno", "penalty"), "5") == FILE.replace("= 4 #", "= 5 #")


def test_a_new_key_stands_in_its_table_and_not_below_the_comment_of_the_next() -> None:
    found = with_value(FILE, ("uno", "self_correct"), "false")
    assert found == FILE.replace("# four\n", "# four\nself_correct = false\n")


def test_a_new_table_stands_before_the_lists_of_tables() -> None:
    found = with_value(FILE, ("stacking", "limit"), "12")
    assert found == FILE.replace("allowed = true\n", "allowed = true\n\n[stacking]\nlimit = 12\n")


def test_a_new_key_of_the_head_stands_in_the_head() -> None:
    assert 'title = { en = "Cabin" }\nbase = "official"\n\n' in with_value(FILE, ("base",), '"official"')


def test_a_new_text_of_the_head_is_a_table_of_languages() -> None:
    found = with_value(FILE, ("description", "fi"), '"Meidän"')
    assert '\ndescription = { fi = "Meidän" }\n' in found
    assert ', nb = "Hytta" }' in with_value(FILE, ("title", "nb"), '"Hytta"')


@pytest.mark.parametrize(
    ("text", "keys", "found"),
    [
        ("uno.penalty = 4\nturn.draw_limit = 1\n", "uno.call", "uno.penalty = 4\nuno.call = 7\nturn.draw_limit = 1\n"),
        ("uno = { penalty = 4 } # x\n", "uno.call", "uno = { penalty = 4, call = 7 } # x\n"),
        ("uno = {}\n", "uno.call", "uno = { call = 7 }\n"),
        ("[scoring]\npoints.skip = 3\n", "scoring.points.wild", "[scoring]\npoints.skip = 3\npoints.wild = 7\n"),
        ("[uno]\r\npenalty = 4\r\n", "uno.call", "[uno]\r\npenalty = 4\r\ncall = 7\r\n"),
        ("[uno]\r\npenalty = 4", "uno.call", "[uno]\r\npenalty = 4\r\ncall = 7"),
        ("[uno]\n\tpenalty = 0x4\n", "uno.call", "[uno]\n\tpenalty = 0x4\n\tcall = 7\n"),
        ('["uno"]\n"penalty" = 4\n', "uno.penalty", '["uno"]\n"penalty" = 7\n'),
        ("", "uno.call", "[uno]\ncall = 7\n"),
        ("# only a comment\n", "rules", "# only a comment\nrules = 7\n"),
        ("# only a comment", "rules", "# only a comment\nrules = 7\n"),
    ],
)
def test_a_key_is_written_as_its_neighbours_are(text: str, keys: str, found: str) -> None:
    assert with_value(text, tuple(keys.split(".")), "7") == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[uno]\npenalty = 4\ncall = 1\n", "[uno]\ncall = 1\n"),
        ("a = 1\n\n[uno]\npenalty = 4\n\n# next\n[turn]\n", "a = 1\n\n# next\n[turn]\n"),
        ("[uno]\n# mine\npenalty = 4\n", "[uno]\n# mine\n"),
        ("[uno]\n# generated\n# in two lines\npenalty = 4\n", ""),
        ("uno = { penalty = 4, call = 1 }\n", "uno = { call = 1 }\n"),
        ("uno = { call = 1, penalty = 4 }\n", "uno = { call = 1 }\n"),
        ("uno = {penalty = 4}\n", "uno = {}\n"),
        ("uno.penalty = 4\n", ""),
        ("[turn]\ndraw_limit = 3\n", "[turn]\ndraw_limit = 3\n"),
    ],
)
def test_a_key_is_taken_out_with_what_was_written_for_it_alone(text: str, found: str) -> None:
    assert without(text, ("uno", "penalty"), frozenset({"# generated", "# in two lines"})) == found


@pytest.mark.parametrize(
    ("text", "keys"),
    [("[uno]\npenalty = 4\n", "uno"), ("uno = 3\n", "uno.penalty"), ("[[uno]]\na = 1\n", "uno.penalty")],
)
def test_a_table_is_no_value_and_a_value_no_table(text: str, keys: str) -> None:
    with pytest.raises(EditError):
        with_value(text, tuple(keys.split(".")), "7")


def test_a_literal_reads_as_the_value_it_was_written_for() -> None:
    for value in (True, 3, 'a "b" \\ \n ü\u0007', ["a", "b"], []):
        assert tomllib.loads(f"x = {written(value)}") == {"x": value}
    assert dotted_key(("uno", "a b", "ü")) == 'uno."a b"."ü"'


# Any file

NAMES = ("uno", "turn", "deck")
KEYS = ("penalty", "call", "limit")
BLANKS = st.sampled_from(["", "\n", "# a comment\n", "\n# one\n# two\n", "  \n"])
TAILS = st.sampled_from(["", " # why", "\t"])
LITERALS = st.sampled_from(
    ["4", "0x1F", "true", "'a # b'", '"x = [1]"', "[1, 2]", "[\n  1, # one\n  2,\n]", '"""\n[uno]\n"""']
)


@st.composite
def tables(draw: st.DrawFn, name: str) -> str:
    """A table in one of the ways that TOML has for it."""
    keys = draw(st.lists(st.sampled_from(KEYS), unique=True))
    way = draw(st.sampled_from(["header", "dotted", "inline"]))
    if way == "inline":
        pairs = ", ".join(f"{key} = {draw(st.sampled_from(['4', 'true']))}" for key in keys)
        return f"{name} = {{ {pairs} }}{draw(TAILS)}\n"
    head = f"[{name}]{draw(TAILS)}\n" if way == "header" else ""
    prefix = "" if way == "header" else f"{name}."
    indent = draw(st.sampled_from(["", "  "]))
    lines = (
        f"{indent}{prefix}{key} ={draw(st.sampled_from(['', ' ']))}{draw(LITERALS)}{draw(TAILS)}\n" for key in keys
    )
    return head + "".join(draw(BLANKS) + line for line in lines)


@st.composite
def files(draw: st.DrawFn) -> str:
    """A file: a head, tables, those with headers last, perhaps a list of tables, with either ends of lines."""
    found = [draw(tables(name)) for name in draw(st.lists(st.sampled_from(NAMES), unique=True))]
    found.sort(key=lambda table: table.startswith("["))
    head = draw(st.sampled_from(["", "format = 1\n", '# ours\nformat = 1\ntitle = { en = "x" }\n']))
    last = draw(
        st.sampled_from(["", '[[sources]]\nid = "a"\n', '# whose?\n[[sources]]\nid = "a"\n[sources.says]\nen = "b"\n'])
    )
    text = head + "".join(table + draw(BLANKS) for table in found) + last
    text = text.removesuffix("\n") if draw(st.booleans()) else text
    return text.replace("\n", "\r\n") if draw(st.booleans()) else text


paths = st.tuples(st.sampled_from(NAMES), st.sampled_from(KEYS)) | st.just(("format",)) | st.just(("title", "en"))


def shared(one: str, other: str) -> int:
    """How many letters the two have in common at the beginning and, beyond those, at the end."""
    start = next(
        (at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), min(len(one), len(other))
    )
    one, other = one[start:][::-1], other[start:][::-1]
    end = next(
        (at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), min(len(one), len(other))
    )
    return start + end


def held(data: dict[str, Any], keys: tuple[str, ...]) -> Any:
    for key in keys:
        data = data.get(key, {})
    return data


@settings(derandomize=True, max_examples=300, deadline=None)
@given(files(), paths, st.sampled_from(["7", '"new"', '["a"]']))
def test_only_the_named_value_changes(text: str, keys: tuple[str, ...], literal: str) -> None:
    before = tomllib.loads(text)
    new = with_value(text, keys, literal)
    wanted = deepcopy(before)
    table = wanted
    for key in keys[:-1]:
        table = table.setdefault(key, {})
    was = keys[-1] in table
    table[keys[-1]] = tomllib.loads(f"x = {literal}")["x"]
    assert tomllib.loads(new) == wanted
    if was:
        assert shared(text, new) >= min(len(text), len(new)) - 40  # no value here is longer
        assert text.count("\n") - new.count("\n") <= 4
    else:
        assert shared(text, new) == len(text), "something was written beside the new key"
    assert ("\r\n" in text) <= ("\n" not in new.replace("\r\n", ""))


@settings(derandomize=True, max_examples=300, deadline=None)
@given(files(), paths)
def test_only_the_named_key_is_taken_out(text: str, keys: tuple[str, ...]) -> None:
    new = without(text, keys)
    assert held(tomllib.loads(new), keys) == {}
    assert shared(text, new) == len(new), "something was written"
    comments = [line.strip() for line in text.splitlines() if line.strip().startswith("#")]
    assert all(comment in new for comment in comments if comment != "# one")


@settings(derandomize=True, max_examples=200, deadline=None)
@given(files(), paths)
def test_a_key_taken_out_and_put_back_holds_what_it_held(text: str, keys: tuple[str, ...]) -> None:
    value = held(tomllib.loads(text), keys)
    if value == {}:
        return
    again = with_value(without(text, keys), keys, written(value))
    assert tomllib.loads(again) == tomllib.loads(text)
