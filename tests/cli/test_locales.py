"""`unorules locales`: the languages there are, and what is amiss in a folder of them."""

import json

import pytest

from tests.cli.test_app import run
from unorules.bundled import folder
from unorules.cli import exits
from unorules.i18n.audit_share import translated


@pytest.fixture(autouse=True)
def in_english(monkeypatch):
    monkeypatch.setenv("UNORULES_LANG", "en")


def test_every_language_that_ships_is_whole_and_read(capsys):
    assert run("locales", "--json") == exits.OK
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [each["language"] for each in told] == ["fi", "nb", "sv", "en"]
    assert all(each["texts"] == each["of"] > 2000 and each["read"] for each in told)


def test_what_ships_is_sound(capsys):
    assert run("locales", "check") == exits.OK
    assert capsys.readouterr().out.count("nothing amiss.") == 4


def test_a_folder_without_languages_is_told(tmp_path, capsys):
    assert run("locales", "check", str(tmp_path)) == exits.USAGE
    assert "holds no language" in capsys.readouterr().err


def test_another_word_than_check_is_told(capsys):
    assert run("locales", "mend") == exits.USAGE
    assert "only `check` may stand here" in capsys.readouterr().err


@pytest.fixture
def begun(tmp_path):
    place = tmp_path / "da"
    place.mkdir()
    (place / "messages.yaml").write_text("a: 'a'\nb: 'b'\nc: 'c'\nd: 'd'\ne: 'e'\n", encoding="utf-8")
    return place


@pytest.mark.parametrize("which", ["", "da"])
def test_a_language_begun_is_told_with_what_it_lacks(begun, which, capsys):
    assert run("locales", "check", str(begun.parent / which)) == exits.FOUND
    told = " ".join(capsys.readouterr().out.split())
    assert "messages.yaml:3: `c` is not in English" in told
    assert "messages.yaml:4" not in told
    assert "messages.yaml: 2 more are not in English." in told
    assert "sheet.yaml is missing, with" in told


def test_everything_is_told_where_it_is_asked_for(begun, capsys):
    assert run("locales", "check", str(begun), "--all") == exits.FOUND
    assert "messages.yaml:5: `e` is not in English" in " ".join(capsys.readouterr().out.split())


def test_machines_are_told_each_with_file_and_line(begun, capsys):
    assert run("locales", "check", str(begun), "--json") == exits.FOUND
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {"language": "da", "file": "da/messages.yaml", "line": 2, "what": "left-over", "key": "b"} in told


@pytest.fixture
def copied(tmp_path):
    """English as it is copied to begin a language with, and one slip in it."""
    place = tmp_path / "da"
    place.mkdir()
    for path in (folder("locales") / "en").glob("*.yaml"):
        if path.stem not in ("lexicon", "cues", "numbers"):
            (place / path.name).write_bytes(path.read_bytes())
    path = place / "score.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("{player}", "{plyer}", 1), encoding="utf-8")
    return place


def test_faults_stand_first_and_what_is_untranslated_is_summed_by_file(copied, capsys):
    assert run("locales", "check", str(copied)) == exits.FOUND
    told = " ".join(capsys.readouterr().out.split())
    fault, left = told.split("texts are left to translate")
    assert "One thing is amiss: • score.yaml:" in fault
    assert "{plyer}" in fault
    assert "as it is in English" not in fault
    names = [path.name for path in copied.glob("*.yaml")]
    assert all(left.count(f" {name}: ") <= 1 for name in names if name not in ("reasons.yaml", "validate.yaml"))
    assert len(left) < 4000


def test_a_text_that_was_copied_counts_for_none(copied, capsys, monkeypatch):
    (copied.parent / "en").mkdir()
    for path in (folder("locales") / "en").glob("*.yaml"):
        (copied.parent / "en" / path.name).write_bytes(path.read_bytes())
    assert len(translated(copied.parent, "da")) == 1, "the one with the slip"
    (copied / "doctor.yaml").write_text('own:\n  sound: "{n} af dine egne  ({place})"\n', encoding="utf-8")
    assert len(translated(copied.parent, "da")) == 2
    monkeypatch.setattr("unorules.cli.locales.folder", lambda _name: copied.parent)
    assert run("locales", "--json") == exits.OK
    told = {each["language"]: each for each in map(json.loads, capsys.readouterr().out.splitlines())}
    assert told["da"]["texts"] == 2
    assert told["en"]["texts"] == told["en"]["of"]


def test_short_texts_that_are_the_same_count_where_the_others_are_translated(tmp_path):
    texts = {"en": 'a: "Median"\nb: "three whole words"\n', "da": 'a: "Median"\nb: "tre hele ord"\n'}
    for code, text in texts.items():
        (tmp_path / code).mkdir()
        (tmp_path / code / "messages.yaml").write_text(text, encoding="utf-8")
    assert translated(tmp_path, "da") == {"a", "b"}
    (tmp_path / "da" / "messages.yaml").write_text(texts["en"], encoding="utf-8")
    assert translated(tmp_path, "da") == set()


@pytest.mark.parametrize("language", ["fi", "nb", "sv", "en"])
def test_every_sort_of_fault_has_its_sentence(language, tmp_path, capsys):
    for code, text in (("en", _ENGLISH), ("da", _DANISH)):
        (tmp_path / code).mkdir()
        (tmp_path / code / "messages.yaml").write_text(text, encoding="utf-8")
    (tmp_path / "en" / "sheet.yaml").write_text("a: 'x'\n", encoding="utf-8")
    (tmp_path / "da" / "set.yaml").write_bytes(b"\xff\xfe")
    assert run("locales", "check", str(tmp_path / "da"), "--lang", language) == exits.FOUND
    assert capsys.readouterr().out.count("\n• ") == 11


_ENGLISH = """
a: {one: "one", other: "{n}"}
b: "three whole words"
c: "x {n}"
d: "x {n}"
e:
  f: "x"
g: "x"
h: "y"
"""
_DANISH = """
a: "{n}"
b: "three whole words"
c: "{n"
d: "x"
e:
    f: "y"
h: "z"
h: "z"
i: "i"
"""
