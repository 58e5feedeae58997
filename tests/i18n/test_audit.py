"""The languages say the same things, and the audit would notice if they did not."""

from pathlib import Path

import pytest

import unorules
from unorules.bundled import folder
from unorules.i18n.audit import ASKED_FOR_BY_NAME, audit, keys, unused


def test_nothing_is_amiss_between_the_languages():
    assert audit(folder("locales")) == ()


def test_no_message_is_left_that_nothing_asks_for():
    assert unused(Path(unorules.__file__).parent, ASKED_FOR_BY_NAME) == ()


@pytest.fixture
def place(tmp_path):
    """English and a Finnish with one fault of every sort."""
    texts = {
        "en": 'a: "{card} {n}"\nb: {one: "{x}", other: "{n}"}\nc: "c"\nd: "{card}"\n',
        "fi": 'a: "{card[gen]}"\nb: {one: "yksi", other: "{n} {x}"}\nd: "{card[dativ]}"\ne: "e"\n',
    }
    for language, text in texts.items():
        (tmp_path / language).mkdir()
        terms = (folder("locales") / language / "terms.yaml").read_text(encoding="utf-8")
        (tmp_path / language / "terms.yaml").write_text(terms, encoding="utf-8")
        (tmp_path / language / "messages.yaml").write_text(text, encoding="utf-8")
    return tmp_path


def test_each_sort_of_fault_is_found_once(place):
    found = {(each.language, each.key, each.what) for each in audit(place, ["fi", "en"])}
    assert found == {
        ("fi", "a", "placeholders"),
        ("fi", "c", "missing"),
        ("fi", "d", "form"),
        ("fi", "e", "left-over"),
    }


def test_names_of_cards_that_are_left_in_english_are_told_and_come_first(place):
    english = folder("locales") / "en" / "terms.yaml"
    assert next(each.file for each in audit(place, ["fi"])) == "messages.yaml"
    (place / "fi" / "terms.yaml").write_bytes(english.read_bytes())
    found = audit(place, ["fi"])
    left = [each.key for each in found if (each.file, each.what) == ("terms.yaml", "untranslated")]
    assert {"terms.colours.red", "terms.kinds.skip", "terms.nouns.card"} <= set(left)
    assert {each.file for each in found[: len(left)]} == {"terms.yaml"}


def test_a_key_that_no_source_names_is_unused(tmp_path):
    (tmp_path / "asks.py").write_text('key = f"event.{kind}"\nother = "objection.match"\n', encoding="utf-8")
    left = {each.key for each in unused(tmp_path, ["messages"])}
    assert "objection.match" not in left
    assert "event.skipped" not in left
    assert "objection.phase" in left


def complaints(place):
    """What is amiss with Finnish, with the line it stands on."""
    return {(each.what, each.key, each.line) for each in audit(place, ["fi"])}


@pytest.fixture
def pair(place):
    """Writes one message file in English and Finnish, in place of those that are there."""

    def write(english, finnish, name="messages.yaml"):
        (place / "en" / name).write_text(english, encoding="utf-8")
        (place / "fi" / name).write_text(finnish, encoding="utf-8")
        return place

    return write


@pytest.mark.parametrize(
    ("english", "finnish", "found"),
    [
        ('a: {one: "one", other: "{n}"}\n', '# x\na: "{n}"\n', ("plural", "a", 2)),
        ('a: "three whole words"\n', 'a: "three whole words"\n', ("untranslated", "a", 1)),
        ('a: "x {n}"\n', 'a: "{n"\n', ("braces", "a", 1)),
        ('a:\n  b: "x"\n', 'a:\n    b: "y"\n', ("indent", "a.b", 2)),
        ('a: "x"\n', 'a: "y"\na: "z"\n', ("twice", "a", 2)),
        ('a: "x"\n', 'a: "y"\nb: "oh\n', ("unreadable", "messages", 3)),
        ('a: "x"\n', "- a\n", ("unreadable", "messages", 1)),
    ],
)
def test_a_fault_is_told_with_its_line(pair, english, finnish, found):
    assert complaints(pair(english, finnish)) == {found}


@pytest.mark.parametrize(
    ("english", "finnish"),
    [
        ('a: "{n} ✓"\n', 'a: "{n} ✓"\n'),
        ('a: "No Mercy"\n', 'a: "No Mercy"\n'),
        ('a: "`three words here`"\n', 'a: "`three words here`"\n'),
        ('a: "{n}"\n', 'a: {one: "yksi {n}", other: "{n}"}\n'),
        ('a: {yes: "x", other: "y"}\n', 'a: {yes: "k", other: "m"}\n'),
    ],
)
def test_what_only_looks_like_a_fault_is_none(pair, english, finnish):
    assert complaints(pair(english, finnish)) == set()


def test_a_file_that_is_missing_is_one_complaint(pair):
    place = pair('a: "x"\nb: "y"\n', "", "sheet.yaml")
    (place / "fi" / "sheet.yaml").unlink()
    assert ("no-file", "sheet", 0) in complaints(place)
    assert not any(key.startswith("sheet.") for _, key, _ in complaints(place))


def test_cards_that_cannot_be_named_are_told(place):
    path = place / "fi" / "terms.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("  skip:", "  hop:"), encoding="utf-8")
    assert ("term", "kinds.skip", 0) in complaints(place)
    path.unlink()
    assert ("unreadable", "terms", 0) in complaints(place)


def test_without_english_beside_it_a_language_is_held_against_the_english_that_ships(tmp_path):
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "messages.yaml").write_text('nonsense: "ja"\n', encoding="utf-8")
    found = audit(tmp_path)
    assert {each.language for each in found} == {"xx"}
    assert "left-over" in {each.what for each in found}
    assert "options.yaml" in {each.file for each in found if each.what == "no-file"}


def test_a_message_in_plural_forms_is_one():
    found = keys(folder("locales"), "nb")
    assert {"cli.usage", "options.uno.penalty.name", "event.dealt"} <= found
    assert not found & {"event.dealt.one", "event.dealt.other"}
