"""The scanner finds exactly the key paths that tomllib reads, and the places at which they stand."""

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from unorules.bundled import folder
from unorules.rulebook import spans
from unorules.rulebook.shelf import SHIPPED
from unorules.rulebook.spans import Lines, scan

Path = tuple[str | int, ...]


def paths_of(data: Any, path: Path = ()) -> set[Path]:
    found = {path} if path else set()
    if isinstance(data, dict):
        return found.union(*(paths_of(value, (*path, key)) for key, value in data.items()))
    if isinstance(data, list):
        return found.union(*(paths_of(value, (*path, index)) for index, value in enumerate(data)))
    return found


BARE = st.from_regex(r"[A-Za-z0-9_-]{1,6}", fullmatch=True)
LETTERS = st.characters(blacklist_categories=("Cs", "Cc"), blacklist_characters="'\"\\")
QUOTED = st.text(LETTERS, max_size=6).flatmap(
    lambda text: st.sampled_from([f'"{text}"', f"'{text}'", f'"{text}\\u00e5"'])
)
KEYS = st.one_of(BARE, QUOTED)
DOTTED = st.lists(KEYS, min_size=1, max_size=3).map(" . ".join)
SCALARS = st.one_of(
    st.integers(-99, 99).map(str),
    st.sampled_from(
        ["true", "1.5", "1979-05-27 07:32:00Z", "07:32:00", "0x1F", '"a # [b] = {c}"', "'\\'", '""', "inf"]
    ),
    st.sampled_from(['"""\nx = 1\n[y]\n"""', "'''\n# no\n'''", '"""a "" b"""', '"""\\"""\\"""""', '"\\u00e5"']),
)


def _inline(values: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    pairs = st.lists(st.tuples(DOTTED, values), max_size=3, unique_by=lambda pair: pair[0])
    return pairs.map(lambda found: "{ " + ", ".join(f"{key} = {value}" for key, value in found) + " }")


def _array(values: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.lists(values, max_size=3).map(lambda found: "[ # [\n " + ",\n ".join(found) + (",\n]" if found else "]"))


VALUES = st.recursive(SCALARS, lambda inner: st.one_of(_inline(inner), _array(inner)), max_leaves=4)
LINES = st.one_of(
    st.tuples(DOTTED, VALUES).map(lambda pair: f"{pair[0]} = {pair[1]} # comment"),
    DOTTED.map(lambda key: f"[ {key} ]"),
    DOTTED.map(lambda key: f"[[{key}]]"),
    st.just(""),
    st.just("# [x] = 'y'"),
)
DOCUMENTS = st.lists(LINES, max_size=8).flatmap(
    lambda lines: st.sampled_from(["\n", "\r\n"]).map(lambda end: end.join(lines))
)


@settings(max_examples=400, deadline=None)
@given(DOCUMENTS)
def test_key_paths_are_those_of_tomllib(text: str) -> None:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        scan(text)  # whatever it finds, it comes to an end
        return
    found = scan(text)
    assert set(found.places) == paths_of(data)
    assert not found.twice


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_files_are_scanned_whole(name: str) -> None:
    text = (folder("rulesets") / f"{name}.toml").read_text(encoding="utf-8")
    assert set(scan(text).places) == paths_of(tomllib.loads(text))


def at(text: str, *path: str | int) -> tuple[str, str]:
    place = scan(text).places[path]
    return text[slice(*place.key)], text[slice(*place.value)]


def test_places_are_the_smallest_text_of_a_key_and_of_a_value() -> None:
    assert at("a = 1 # one", "a") == ("a", "1")
    assert at('x . "y z" = [ 1, {k = "v"} ]', "x", "y z") == ('"y z"', '[ 1, {k = "v"} ]')
    assert at('x . "y z" = [ 1, {k = "v"} ]', "x", "y z", 1, "k") == ("k", '"v"')
    assert at("[a.b]\nc = '''\n[z]'''", "a", "b", "c") == ("c", "'''\n[z]'''")
    assert at("[[a]]\n[[a]]\nb = 2", "a", 1, "b") == ("b", "2")
    assert at("[uno]\npenalty = 3", "uno") == ("uno", "uno")


def test_columns_count_characters_and_lines_end_with_lf_or_cr_lf() -> None:
    text = 'é = "ö"\r\nb\u2028 = 1\nc = 2'
    lines = Lines(text)
    assert lines.texts == ('é = "ö"', "b\u2028 = 1", "c = 2")
    assert lines.at(text.index('"ö"')) == (1, 5)
    assert lines.at(text.index("c")) == (3, 1)


@pytest.mark.parametrize(
    ("text", "first", "second", "closed"),
    [
        ("a = 1\nb = 2\na = 3", 1, 3, False),
        ("[a]\nb = 1\n[c]\n[a]", 1, 4, False),
        ("a = { b = 1 }\n[a]\nc = 2", 1, 2, True),
        ("a = { b = 1 }\na.c = 2", 1, 2, True),
        ("a.b = 1\n[a]\nc = 2", 1, 2, False),
        ("a = [1]\n[[a]]", 1, 2, True),
    ],
)
def test_a_key_given_twice_is_found_with_the_place_of_the_first(
    text: str, first: int, second: int, closed: bool
) -> None:
    with pytest.raises(tomllib.TOMLDecodeError):
        tomllib.loads(text)
    twice = scan(text).twice[0]
    lines = Lines(text)
    assert (lines.at(twice.first[0])[0], lines.at(twice.second[0])[0], twice.closed) == (first, second, closed)


def test_braces_of_several_lines_are_found_where_tomllib_reads_them(monkeypatch: pytest.MonkeyPatch) -> None:
    text = 'x = {\n  a = 1, # one\n  "b" = [2],\n}\ny = 3\n'
    monkeypatch.setattr(spans, "LOOSE", True)
    found = scan(text)
    assert set(found.places) == {("x",), ("x", "a"), ("x", "b"), ("x", "b", 0), ("y",)}
    assert found.stopped is None
    monkeypatch.setattr(spans, "LOOSE", False)
    assert scan(text).stopped is not None
