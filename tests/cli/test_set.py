"""`unorules set`: an option of a file changed, and the file otherwise as it was."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from unorules.cli import exits
from unorules.cli.app import main
from unorules.i18n.messages import load
from unorules.rulebook.model import LANGUAGES

FILE = """\
# What we play at the cabin.
format = 1
id = "cabin"
kind = "house-rule"
title = { en = "Cabin" } # in one language
uses = ["jump-in"]

[uno]
penalty = 4 # four, as in 2001
"""


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's own folder, with one ruleset in it."""
    monkeypatch.setenv("UNORULES_RULESETS", str(tmp_path / "own"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.setenv("UNORULES_LANG", "en")
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "cabin.toml").write_text(FILE, encoding="utf-8", newline="")
    return tmp_path / "own"


def run(command: str, *given: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main([command, *given])
    return int(ended.value.code or 0)


def text(place: Path) -> str:
    return (place / "cabin.toml").read_bytes().decode()


def test_an_own_ruleset_is_changed_by_its_id_and_keeps_its_comments(place: Path) -> None:
    assert run("set", "cabin", "uno.penalty=3") == exits.OK
    assert text(place) == FILE.replace("penalty = 4", "penalty = 3")


@pytest.mark.parametrize("name", ["Armosääntö, 25 korttia", "2000", "[1, 2]", "true", '"Mökki"'])
def test_a_text_for_people_may_look_like_anything(name: str, place: Path) -> None:
    assert run("set", "cabin", f"title.fi={name}") == exits.OK
    assert tomllib.loads(text(place))["title"]["fi"] == name.strip('"')


@pytest.mark.parametrize("number", ["nan", "-nan"])
def test_what_is_no_number_is_refused_for_what_it_is(number: str, place: Path, capsys) -> None:
    assert run("set", "cabin", f"uno.penalty={number}") == exits.USAGE
    told = capsys.readouterr().err
    assert "RS204" in told and "by hand" not in told
    assert text(place) == FILE


def test_a_file_is_changed_by_its_path(place: Path) -> None:
    assert run("set", str(place / "cabin.toml"), "uno.penalty=3") == exits.OK
    assert text(place) == FILE.replace("penalty = 4", "penalty = 3")


def test_several_keys_are_changed_at_once_and_others_taken_out(place: Path) -> None:
    given = (
        "uses=progressive, jump-in",
        "stacking.limit=12",
        "title.fi=Mökki",
        "description.en=Ours",
        "--unset",
        "uno.penalty",
    )
    assert run("set", "cabin", *given) == exits.OK
    data = tomllib.loads(text(place))
    assert data["uses"] == ["progressive", "jump-in"]
    assert (data["title"], data["description"]) == ({"en": "Cabin", "fi": "Mökki"}, {"en": "Ours"})
    assert data["stacking"] == {"limit": 12}
    assert "uno" not in data
    assert "# What we play" in text(place) and "# in one language" in text(place)


def test_the_mark_and_the_ends_of_lines_are_kept(place: Path) -> None:
    old = "\ufeff" + FILE.replace("\n", "\r\n")
    (place / "cabin.toml").write_bytes(old.encode())
    assert run("set", "cabin", "uno.penalty=3", "uno.self_correct=false") == exits.OK
    new = old.replace(
        "penalty = 4 # four, as in 2001\r\n", "penalty = 3 # four, as in 2001\r\nself_correct = false\r\n"
    )
    assert (place / "cabin.toml").read_bytes() == new.encode()


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["uno.penalty=44"], "`uno.penalty` may be `0…10`"),
        (["uno.penalti=4"], "did you mean `uno.penalty`?"),
        (["bounce.skip=same-color"], "did you mean `same-colour`?"),
        (["uses=jump-in, partners, challenge-uno"], "cannot be played together"),
        (["uses=jumpin"], "did you mean `jump-in`?"),
        (["base=oficial"], "did you mean `official`?"),
        (["deck.zeros=0", "deck.digits=0", "round_end.action_card=not-allowed"], "RS603"),
        (["title=Cabin"], "write `title.en=Cabin`"),
        (["uno={penalty=3}"], "such as `uno.penalty=3`"),
        (["uno={penalty=3, self_correct=false}"], "such as `uno.penalty=3` and `uno.self_correct=false`"),
        (["uno={penalty:3}"], "`uno` holds several values: give each by itself, such as `uno.call="),
        (["uno=3"], "`uno` holds several values: give each by itself, such as `uno.call="),
        (["uno={}"], "`uno` holds several values: give each by itself, such as `uno.call="),
        (["scoring={points={skip=3}}"], "such as `scoring.points.skip=3`"),
        (["uno={sources=[{id=1}]}"], "`uno` is written into the file by hand"),
        (["unno={}"], "`unno` is written into the file by hand"),
        (["description=Ours, all of it"], "write `description.en='Ours, all of it'`"),
        (["uses=Armosääntö, 25 korttia"], "no ruleset `Armosääntö, 25 korttia`\n    did you mean `mercy-25`?"),
        (["uses=jump-in, Armosääntö, 25 korttia"], "no ruleset `Armosääntö, 25 korttia`\n    did you mean `mercy-25`?"),
        (["sources.id=x"], "by hand"),
        (["uno.penalty"], "is not of the form KEY=VALUE"),
        (["--unset", "title.en"], "`title`"),
        (["--unset", "format"], "`format` cannot be taken out"),
        ([], "`KEY=VALUE` is missing"),
    ],
)
def test_what_would_make_the_file_wrong_is_refused_and_told(given: list[str], told: str, place: Path, capsys) -> None:
    assert run("set", "cabin", *given) == exits.USAGE
    assert told in capsys.readouterr().err
    assert text(place) == FILE


def test_a_file_that_is_wrong_already_may_be_mended_bit_by_bit(place: Path, capsys) -> None:
    wrong = FILE.replace("= 4", "= 44") + 'call = "never"\n'
    (place / "cabin.toml").write_text(wrong, encoding="utf-8")
    assert run("set", "cabin", "uno.penalty=3") == exits.OK
    assert run("set", "cabin", "uno.call=at-one-card") == exits.OK
    assert run("validate", str(place / "cabin.toml")) == exits.OK


def test_a_warning_is_told_and_the_file_written(place: Path, capsys) -> None:
    assert run("set", "cabin", "stacking.limit=12") == exits.OK
    assert "RS403" in capsys.readouterr().err
    assert "limit = 12" in text(place)


def test_the_command_that_shows_a_fault_names_the_file_that_was_changed(place: Path, capsys) -> None:
    assert run("set", "cabin", "players.max=20", "--unset", "uses", "--unset", "uno.penalty") == exits.OK
    told = " ".join(capsys.readouterr().err.split())
    assert "warning[RS606]" in told and f"unorules simulate --rules {place / 'cabin.toml'} --players 15" in told


def test_a_value_that_stands_there_already_is_not_written_again(place: Path, capsys) -> None:
    before = (place / "cabin.toml").stat().st_mtime_ns
    assert run("set", "cabin", "uno.penalty=4", "--unset", "turn.draw_limit") == exits.OK
    assert "says so already" in capsys.readouterr().err
    assert (place / "cabin.toml").stat().st_mtime_ns == before


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("jump-in", "unorules new --use jump-in"),
        ("official", "unorules new --base official"),
        ("cabbin", "Did you mean `cabin`?"),
        ("nothing-like-it", "You have no ruleset `nothing-like-it`"),
        ("./nothing.toml", "there is no such file"),
        (".", "it is a folder"),
    ],
)
def test_what_is_no_file_of_ones_own_is_told(name: str, told: str, capsys) -> None:
    assert run("set", name, "uno.penalty=4") == exits.USAGE
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"\xff\xfe\0a", b"uno = ", "uno.penalty = 4".encode("utf-16"), b"a = 1\na = 2\n"])
def test_a_file_that_is_no_toml_is_told_and_left(content: bytes, place: Path, capsys) -> None:
    (place / "cabin.toml").write_bytes(content)
    assert run("set", "cabin", "uno.penalty=4") == exits.USAGE
    assert "RS1" in capsys.readouterr().err
    assert (place / "cabin.toml").read_bytes() == content


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comment_that_new_wrote_goes_with_its_option(language: str, place: Path) -> None:
    given = (
        "--title",
        "Cabin",
        "--set",
        "uno.penalty=4",
        "--set",
        "uno.call_again=false",
        "--force",
        "--lang",
        language,
    )
    assert run("new", *given) == exits.OK
    before = text(place)
    assert run("set", "cabin", "--unset", "uno.penalty") == exits.OK
    lost = [line for line in before.splitlines() if line not in text(place).splitlines()]
    assert [line for line in lost if not line.startswith("#")] == ["penalty = 4", '  "uno.penalty",']
    assert len(lost) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_the_last_option_the_source_of_the_table_goes(language: str, place: Path) -> None:
    assert run("new", "--title", "Cabin", "--set", "uno.penalty=4", "--force", "--lang", language) == exits.OK
    assert "sources" in tomllib.loads(text(place))
    assert run("set", "cabin", "--unset", "uno.penalty") == exits.OK
    assert not tomllib.loads(text(place)).keys() & {"sources", "uno"}
    assert text(place).rstrip().endswith('base = "official"'), "its comment goes too"


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("uno.foo", "unknown key `uno.foo`"),
        ("uno.penalti", "did you mean `uno.penalty`?"),
        ("penalty", "unknown key `penalty`"),
        ("foo", "unknown key `foo`"),
        ("stacking", "`stacking` cannot be changed by itself"),
    ],
)
def test_a_key_that_no_file_can_hold_cannot_be_taken_out(key: str, told: str, place: Path, capsys) -> None:
    assert run("set", "cabin", "--unset", key) == exits.USAGE
    assert told in capsys.readouterr().err
    assert text(place) == FILE


def test_an_unknown_key_that_stands_there_is_taken_out(place: Path) -> None:
    (place / "cabin.toml").write_text(FILE + "penalti = 3\n", encoding="utf-8")
    assert run("set", "cabin", "--unset", "uno.penalti") == exits.OK
    assert text(place) == FILE


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("uno.penalty=tre", "write `uno.penalty=3`"),
        ("uno.self_correct=ja", "write `uno.self_correct=true`"),
        ("uno.penalti=3", "did you mean `uno.penalty`?"),
    ],
)
def test_what_is_to_be_written_is_told_as_set_takes_it(given: str, told: str, place: Path, capsys) -> None:
    assert run("set", "cabin", given) == exits.USAGE
    assert told in capsys.readouterr().err
    assert run("set", "cabin", "uno.penalty=3", "uno.self_correct=true") == exits.OK


def test_a_text_is_given_in_a_language_as_it_is_told(place: Path, capsys) -> None:
    for key in ("because", "title"):
        assert run("set", "cabin", f"{key}=x") == exits.USAGE
        assert f"write `{key}.en=x`" in capsys.readouterr().err
    assert run("set", "cabin", "title.en=x", "because.en=x") == exits.OK


def test_a_contradiction_is_shown_in_the_argument_and_on_no_line_that_is_not_there(place: Path, capsys) -> None:
    assert run("set", "cabin", "uses=no-bluff,free-wild-draw-four") == exits.USAGE
    told = capsys.readouterr().err
    assert "leave `no-bluff` out of `uses=no-bluff,free-wild-draw-four`" in told
    assert "line " not in told


def test_a_read_only_file_stays(place: Path, capsys) -> None:
    (place / "cabin.toml").chmod(0o444)
    assert run("set", "cabin", "uno.penalty=3") == exits.FOUND
    assert "is read-only" in capsys.readouterr().err
    assert text(place) == FILE


def test_the_id_stays_the_name_of_the_file(place: Path, capsys) -> None:
    assert run("set", "cabin", "id=foo") == exits.USAGE
    assert "Rename the file" in capsys.readouterr().err
    assert text(place) == FILE
    (place / "cabin.toml").write_text(FILE.replace('"cabin"', '"hut"'), encoding="utf-8")
    assert run("set", "cabin", "id=cabin") == exits.OK
    assert text(place) == FILE


def test_rulesets_that_stay_keep_what_is_said_of_them(place: Path) -> None:
    uses = '[\n  # faster\n  "jump-in", # since 2001\n  # slower\n  "progressive"\n]'
    (place / "cabin.toml").write_text(FILE.replace('["jump-in"]', uses), encoding="utf-8")
    assert run("set", "cabin", "uses=progressive") == exits.OK
    assert 'uses = [\n  # slower\n  "progressive",\n]\n' in text(place)
    assert run("set", "cabin", "uses=progressive,seven-o") == exits.OK
    assert 'uses = [\n  # slower\n  "progressive",\n  "seven-o",\n]\n' in text(place)


def test_what_new_wrote_is_changed_without_any_other_line(place: Path) -> None:
    assert run("new", "--title", "Cabin", "--use", "jump-in", "--set", "uno.penalty=4", "--force") == exits.OK
    before = text(place)
    assert run("set", "cabin", "uno.penalty=5") == exits.OK
    assert text(place) == before.replace("penalty = 4", "penalty = 5")


@pytest.mark.parametrize(("lang", "told"), [("fi", "AVAIN=ARVO"), ("nb", "NØKKEL=VERDI"), ("sv", "NYCKEL=VÄRDE")])
def test_what_stands_for_a_value_is_in_the_language_of_the_help(lang: str, told: str, capsys) -> None:
    for command in ("set", "new"):
        assert run(command, "--help", "--lang", lang) == exits.OK
        found = capsys.readouterr().out
        assert told in found
        assert "KEY=VALUE" not in found
    assert run("set", "cabin", "--lang", lang) == exits.USAGE
    assert told in capsys.readouterr().err


def test_what_somebody_wrote_meanwhile_is_not_lost(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from unorules.cli import set as command

    def slow(path: Path, *_: object) -> None:
        path.write_text(FILE + "call = true\n", encoding="utf-8", newline="")

    monkeypatch.setattr(command, "refuse_faults", slow)
    assert run("set", "cabin", "uno.penalty=3") == exits.FOUND
    assert "has been changed meanwhile; nothing was written" in capsys.readouterr().err
    assert text(place) == FILE + "call = true\n"


# What a change brings with it


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_source_of_the_table_covers_what_set_adds(language: str, place: Path, capsys) -> None:
    assert run("new", "--title", "Cabin", "--set", "uno.penalty=4", "--force", "--lang", language) == exits.OK
    assert run("set", "cabin", "turn.draw_limit=3", "uno.penalty=5") == exits.OK
    (source,) = tomllib.loads(text(place))["sources"]
    assert source["covers"] == ["uno.penalty", "turn.draw_limit"]
    capsys.readouterr()
    run("validate", str(place / "cabin.toml"))
    assert "RS501" not in capsys.readouterr().out
    assert run("set", "cabin", "--unset", "turn.draw_limit") == exits.OK
    assert tomllib.loads(text(place))["sources"][0]["covers"] == ["uno.penalty"]


@pytest.mark.parametrize(
    "sources",
    [
        '[[sources]]\nid = "book"\nkind = "leaflet"\ntitle = { en = "A" }\ncovers = ["uno.penalty"]\n',
        'sources = [{ id = "t", kind = "table", title = { en = "A" }, covers = ["setup.hand_size"] }]\n',
        "",
    ],
)
def test_sources_that_are_not_the_tables_or_cover_it_already_stay(sources: str, place: Path) -> None:
    at_top = sources.startswith("sources")
    whole = FILE.replace("\n[uno]", f"{sources}\n[uno]") if at_top else FILE + sources
    (place / "cabin.toml").write_text(whole, encoding="utf-8")
    run("set", "cabin", "setup.hand_size=6")
    assert tomllib.loads(text(place)).get("sources") == tomllib.loads(whole).get("sources")


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_comments_about_base_and_title_say_what_they_are_now(language: str, newline: str, place: Path) -> None:
    assert run("new", "--title", "Cabin", "--force", "--lang", language) == exits.OK
    old = text(place).replace("\n", newline)
    (place / "cabin.toml").write_bytes(old.encode())
    assert run("set", "cabin", "base=official-112", f"title.{language}=Hut") == exits.OK
    changed = text(place)
    (place / "cabin.toml").unlink()
    given = ("--title", "Hut", "--base", "official-112", "-o", str(place / "cabin.toml"), "--lang", language)
    assert run("new", *given) == exits.OK
    schema = [line for line in old.split(newline) if line.startswith("#:schema")]
    assert (
        changed.split(newline)[len(schema) :]
        == text(place).split("\n")[len(schema) if "#:schema" in text(place) else 0 :]
    )


def test_a_comment_of_somebodys_own_above_the_base_stays(place: Path) -> None:
    (place / "cabin.toml").write_text(FILE.replace("uses =", '# ours\nbase = "official"\nuses ='), encoding="utf-8")
    assert run("set", "cabin", "base=official-112", "title.en=Hut") == exits.OK
    assert '# ours\nbase = "official-112"\n' in text(place)
    assert "# What we play at the cabin." in text(place)


def test_only_what_the_change_brought_is_told_and_how_much_else_there_was(place: Path, capsys) -> None:
    (place / "cabin.toml").write_text(FILE + "\n[stacking]\nlimit = 4\n[setup]\nhand_size = 7\n", encoding="utf-8")
    assert run("set", "cabin", "uno.penalty=3") == exits.OK
    told = capsys.readouterr().err
    assert "RS403" not in told and "RS309" not in told
    assert "2 other things were wrong before and still are: unorules validate" in told
    assert run("set", "cabin", "--unset", "setup.hand_size", "seven_o.zero=off") == exits.OK
    told = capsys.readouterr().err
    assert told.count("warning[") == 1 and "RS309" in told
    assert "Something else was wrong before and still is" in told


@pytest.mark.skipif(os.name == "nt", reason="files are held nowhere else")
def test_of_many_changes_at_once_each_is_in_the_file_or_refused(place: Path) -> None:
    given = (
        "uno.penalty=5",
        "setup.hand_size=6",
        "uno.self_correct=false",
        "turn.draw_limit=3",
        "seven_o.seven=may-swap",
    )
    command = [sys.executable, "-m", "unorules", "set", str(place / "cabin.toml")]
    running = [subprocess.Popen([*command, each], stderr=subprocess.PIPE, text=True) for each in given]
    ended = [(process.communicate()[1], process.returncode) for process in running]
    data = tomllib.loads(text(place))
    for each, (told, code) in zip(given, ended, strict=True):
        key, _, value = each.partition("=")
        section, name = key.split(".")
        is_there = str(data.get(section, {}).get(name)).lower() == value
        assert ("Written" in told, "changed meanwhile" in told) == (
            (True, False) if code == exits.OK else (False, True)
        )
        assert is_there == (code == exits.OK)
    assert any(code == exits.OK for _, code in ended)


@pytest.mark.parametrize("both", ["uno.penalty", "title.en", "uno. penalty"])
def test_what_is_to_be_set_and_taken_out_at_once_is_refused(both: str, place: Path, capsys) -> None:
    assert run("set", "cabin", f"{both}=3", "--unset", both.replace(" ", "")) == exits.USAGE
    assert "choose one of the two" in capsys.readouterr().err
    assert text(place) == FILE


def test_a_title_cannot_be_taken_out_since_every_ruleset_has_one(place: Path, capsys) -> None:
    assert run("set", "cabin", "--unset", "title") == exits.USAGE
    told = capsys.readouterr().err
    assert "since every ruleset has one" in told and "by hand" not in told
    assert text(place) == FILE


@pytest.mark.parametrize("key", ["id", "kind", "format"])
def test_what_every_ruleset_has_is_told_to_stay_and_not_to_be_missing(key: str, place: Path, capsys) -> None:
    assert run("set", "cabin", "--unset", key) == exits.USAGE
    told = capsys.readouterr().err
    assert "since every ruleset has one" in told and "missing" not in told
    assert text(place) == FILE


def test_an_empty_title_is_answered_with_one_that_has_something_in_it(place: Path, capsys) -> None:
    assert run("set", "cabin", "title=") == exits.USAGE
    assert "`title.en='…'`" in capsys.readouterr().err
    assert text(place) == FILE


def test_a_text_in_several_languages_is_taken_out_whole(place: Path) -> None:
    assert run("set", "cabin", "description.en=Ours", "description.fi=Meidän") == exits.OK
    assert tomllib.loads(text(place))["description"] == {"en": "Ours", "fi": "Meidän"}
    assert run("set", "cabin", "--unset", "description") == exits.OK
    assert text(place) == FILE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("output", [None, "thursday.toml", "own/thursday.toml"])
def test_the_head_that_new_writes_names_a_command_that_works(
    output: str | None, language: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(place.parent)
    where = ["-o", output] if output else []
    assert run("new", "--title", "Thursday", "--set", "uno.penalty=4", "--lang", language, *where) == 0
    path = Path(output) if output else place / "thursday.toml"
    head = path.read_text(encoding="utf-8").replace("\n# ", " ")
    name = head.partition("`unorules set ")[2].partition(" ")[0]
    assert name == ("thursday.toml" if output == "thursday.toml" else "thursday")
    assert run("set", name, "uno.penalty=3", f"title.{language}=Friday") == 0
    changed = path.read_text(encoding="utf-8")
    assert "penalty = 3" in changed
    assert "# Friday\n" in changed and "# Thursday" not in changed


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_id_whose_file_lies_in_this_folder_is_answered_with_the_file(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "thursday.toml").write_text(FILE.replace("cabin", "thursday"), encoding="utf-8")
    assert run("set", "thursday", "uno.penalty=3", "--lang", language) == exits.USAGE
    assert "`thursday.toml`" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_value_is_told_to_be_missing_and_once(language: str, capsys, place: Path) -> None:
    assert run("set", "cabin", "uno.penalty=", "--lang", language) == exits.USAGE
    told = capsys.readouterr().err.strip()
    assert told.count("uno.penalty") == 1 and told.count("0…10") == 1
    assert text(place) == FILE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_comment_of_the_base_goes_with_it(language: str, place: Path) -> None:
    (place / "cabin.toml").unlink()
    assert run("new", "--title", "Cabin", "--base", "no-mercy", "--lang", language) == exits.OK
    assert "No Mercy" in text(place)
    assert run("set", "cabin", "--unset", "base", "--lang", language) == exits.OK
    assert "No Mercy" not in text(place)


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_rulesets_in_one_word_are_told_as_they_are_given(language: str, place: Path, capsys) -> None:
    assert run("set", "cabin", "uses=jump-in + progressive", "--lang", language) == exits.USAGE
    assert "`uses=jump-in,progressive`" in capsys.readouterr().err
    assert run("set", "cabin", "uses=jump-in,progressive") == exits.OK


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_comment_of_the_house_rules_goes_with_them(language: str, place: Path) -> None:
    (place / "cabin.toml").unlink()
    assert run("new", "--title", "Cabin", "--use", "jump-in", "--lang", language) == exits.OK
    assert run("set", "cabin", "--unset", "uses", "--lang", language) == exits.OK
    assert load(language)("new.file.uses") not in text(place)
    assert run("set", "cabin", "uses=jump-in", "--lang", language) == exits.OK
    assert text(place).rstrip().endswith('uses = ["jump-in"]')
