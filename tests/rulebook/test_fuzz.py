"""Whatever a ruleset file holds, reading, checking and telling end, and nothing of it steers a terminal."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rulebook.files import HEAD, NOWHERE
from tests.rulebook.spoiling import HOSTILE, LETTERS, shown, steering
from unorules.engine.options import OPTIONS, Option, Value
from unorules.rulebook.check import Checked, check
from unorules.rulebook.load import editions, house_rules, load
from unorules.rulebook.meant import HEAD as HEAD_KEYS
from unorules.rulebook.meant import OTHERS, TABLES
from unorules.rulebook.names import suggest
from unorules.rulebook.reader import first_hidden, is_hidden, quoted, slug
from unorules.rulebook.shelf import Shelf
from unorules.rulebook.source import Source, decode
from unorules.rulebook.spans import letters, scan

PATH = Path("spoilt.toml")
quick = settings(max_examples=60, derandomize=True, deadline=None, database=None)

lines_of_toml = st.lists(
    st.one_of(
        st.sampled_from([*(f"[{table}]" for table in TABLES), "[[sources]]", "[[custom_card]]", "[scoring.points]"]),
        st.builds(
            lambda key, value: f"{key} = {value}",
            st.sampled_from([*HEAD_KEYS, *(option.key.rpartition(".")[2] for option in OPTIONS), *OTHERS, "x", '"é"']),
            st.one_of(st.sampled_from(HOSTILE), st.integers().map(str), st.text(max_size=20).map(quoted)),
        ),
        st.text(alphabet=st.sampled_from(LETTERS + "abc"), max_size=30),
    ),
    max_size=15,
).map("\n".join)

anything: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.booleans(), st.integers(-(10**12), 10**12), st.floats(allow_nan=False), st.text(max_size=30), st.dates()
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=12), inner, max_size=4)),
    max_leaves=6,
)
names = st.sampled_from(
    [*HEAD_KEYS, *TABLES, *OTHERS, *(option.key.rpartition(".")[2] for option in OPTIONS), "en", "id"]
)


def held(text: str) -> tuple[Checked, Shelf]:
    """The check of a file that holds `text`, none being written."""
    shelf = Shelf(NOWHERE)
    shelf.hold(PATH, text)
    return check(PATH, shelf=shelf), shelf


def tell(found: Checked) -> None:
    for language in ("fi", "en"):
        for text in shown(found, language):
            assert steering(text) == set()


@quick
@given(st.binary(max_size=300))
def test_any_bytes_are_a_text_or_a_finding(content: bytes) -> None:
    found = decode(content, PATH, "spoilt.toml")
    if isinstance(found, Source):
        tell(held(found.text)[0])
    else:
        assert steering(found.code) == set()


@quick
@given(lines_of_toml)
def test_lines_as_they_may_come_are_told(text: str) -> None:
    tell(held(HEAD + text)[0])
    tell(held(text)[0])


@quick
@given(st.dictionaries(names, anything, max_size=6))
def test_any_data_under_the_right_names_is_told(data: dict[str, Any]) -> None:
    found, shelf = held(tomli_w.dumps(data))
    tell(found)
    assert load([str(PATH)], shelf=shelf).ok <= found.ok


def values_of(option: Option) -> st.SearchStrategy[Value]:
    values = option.values
    found: list[st.SearchStrategy[Value]] = [st.booleans()] if values.flag else []
    if values.words or values.also:
        found.append(st.sampled_from((*values.words, *values.also)))
    if values.low is not None and values.high is not None:
        found.append(st.integers(values.low, values.high))
    return st.one_of(found)


chosen = st.lists(st.sampled_from(OPTIONS), max_size=12, unique=True).flatmap(
    lambda options: st.fixed_dictionaries({option.key: values_of(option) for option in options})
)


@quick
@given(chosen, st.lists(st.sampled_from(house_rules()), max_size=3, unique=True), st.sampled_from(editions()))
def test_right_values_are_never_a_fault_of_the_file_alone(values: dict[str, Value], uses: list[str], base: str) -> None:
    head = HEAD.replace("sample", PATH.stem) + f"base = {json.dumps(base)}\nuses = {json.dumps(uses)}\n"
    text = head + "".join(f"{key} = {json.dumps(value)}\n" for key, value in values.items())
    found, shelf = held(text)
    tell(found)
    assert not [each.code for each in found.findings if each.code[:3] in ("RS1", "RS2") and each.code != "RS213"]
    book = load([str(PATH)], shelf=shelf)
    assert book.ok == found.ok
    assert {key: book.value(key) for key in values} == values


@quick
@given(st.text(max_size=40))
def test_a_text_as_it_is_written_is_read_letter_by_letter(text: str) -> None:
    plain = "".join(
        letter for letter in text if letter >= " " and letter != "\x7f" and not "\ud800" <= letter <= "\udfff"
    )
    raw = quoted(plain)
    assert tomllib.loads(f"x = {raw}") == {"x": plain}
    start, end = scan(f"x = {raw}").places[("x",)].value
    assert "".join(letter for _, letter in letters(f"x = {raw}", (start + 1, end - 1))) == plain


@quick
@given(st.text(max_size=60))
def test_a_hidden_letter_in_a_text_is_found_where_it_is(text: str) -> None:
    plain = "".join(
        letter for letter in text if letter >= " " and letter != "\x7f" and not "\ud800" <= letter <= "\udfff"
    )
    found = [
        each
        for each in held(HEAD + f"because = {{ en = {quoted('x' + plain)} }}\n")[0].findings
        if each.code == "RS210"
    ]
    hidden = list(dict.fromkeys(letter for letter in plain if is_hidden(letter)))[:4] or list(
        first_hidden(f"x{plain}") or ""
    )
    assert {each.params["letter"] for each in found} == {f"U+{ord(letter):04X}" for letter in hidden}
    assert len(found) == len(hidden)


@quick
@given(st.text(max_size=80))
def test_names_can_be_asked_about(name: str) -> None:
    assert set(suggest(name, (*house_rules(), *TABLES))) <= {*house_rules(), *TABLES}
    made = slug(name)
    assert made == "" or (made.isascii() and len(made) <= 80 and not made.startswith("-") and not made.endswith("-"))
