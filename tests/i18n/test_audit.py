"""The languages say the same things, and the audit would notice if they did not."""

from pathlib import Path

import pytest

import unorules
from unorules.bundled import folder
from unorules.i18n.audit import audit, unused


def test_nothing_is_amiss_between_the_languages():
    assert audit(folder("locales")) == ()


def test_no_message_is_left_that_nothing_asks_for():
    assert unused(Path(unorules.__file__).parent, ["messages", "options", "cli"]) == ()


@pytest.fixture
def place(tmp_path):
    """English and a Finnish with one fault of every sort."""
    terms = (folder("locales") / "fi" / "terms.yaml").read_text(encoding="utf-8")
    texts = {
        "en": 'a: "{card} {n}"\nb: {one: "{x}", other: "{n}"}\nc: "c"\nd: "{card}"\n',
        "fi": 'a: "{card[gen]}"\nb: {one: "yksi", other: "{n} {x}"}\nd: "{card[dativ]}"\ne: "e"\n',
    }
    for language, text in texts.items():
        (tmp_path / language).mkdir()
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


def test_a_key_that_no_source_names_is_unused(tmp_path):
    (tmp_path / "asks.py").write_text('key = f"event.{kind}"\nother = "objection.match"\n', encoding="utf-8")
    left = {each.key for each in unused(tmp_path, ["messages"])}
    assert "objection.match" not in left
    assert "event.skipped" not in left
    assert "objection.phase" in left
