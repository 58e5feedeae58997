"""`unorules new`: by options, and by answers to its questions."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import unorules
from tests.cli.remembered import remember
from unorules.cli import exits
from unorules.cli.app import main
from unorules.cli.assignments import WishError
from unorules.cli.drafted import refuse_place
from unorules.cli.wizard import conversation, effect
from unorules.cli.wizard.clash import tell_clash
from unorules.cli.wizard.desk import Desk
from unorules.cli.wizard.dialogue import Dialogue
from unorules.cli.wizard.table import seats_in_words
from unorules.i18n.audit import unused
from unorules.i18n.messages import load as words
from unorules.rulebook.check import check
from unorules.rulebook.draft_text import SCHEMA
from unorules.rulebook.drafting import Draft
from unorules.rulebook.model import LANGUAGES

Run = Callable[..., int]


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of settings of its own; returns that of the rulesets."""
    for name in ("UNORULES_RULESETS", "UNORULES_RULES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.setenv("UNORULES_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(effect, "ROUNDS", 10)
    remember(monkeypatch)
    return tmp_path / "settings" / "unorules" / "rulesets"


def run(*given: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["new", *given])
    return int(ended.value.code or 0)


def heavy(path: Path) -> list[str]:
    return [found.code for found in check(path).findings if found.severity != "note"]


def test_no_sentence_is_left_that_nothing_says() -> None:
    assert unused(Path(unorules.__file__).parent, ["new", "set", "default"]) == ()


# By options

CABIN = ("--use", "progressive", "--use", "jump-in", "--set", "uno.penalty=4", "--set", "jump_in.wilds=none")


def test_options_make_a_file_in_the_own_folder_that_is_found_by_its_id(place: Path, capsys) -> None:
    assert run("--title", "Cabin rules", *CABIN, "--title", "fi=Mökkisäännöt") == exits.OK
    path = place / "cabin-rules.toml"
    assert heavy(path) == []
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    assert data["title"] == {"en": "Cabin rules", "fi": "Mökkisäännöt"}
    assert data["uses"] == ["progressive", "jump-in"]
    assert (data["uno"]["penalty"], data["jump_in"]["wilds"]) == (4, "none")
    assert str(path) in capsys.readouterr().err
    with pytest.raises(SystemExit) as ended:
        main(["ask", "--rules", "cabin-rules", "How many cards for forgetting UNO?"])
    assert ended.value.code == exits.OK
    assert "4 cards" in capsys.readouterr().out


def test_the_schema_lies_beside_the_own_rulesets_and_is_named_in_the_file(place: Path) -> None:
    run("--title", "Cabin")
    assert (place / "cabin.toml").read_text(encoding="utf-8").startswith(f"#:schema ./{SCHEMA}\n")
    assert (place / SCHEMA).read_text(encoding="utf-8").startswith("{")


def test_a_file_elsewhere_names_the_schema_only_where_it_lies_beside_it(tmp_path: Path) -> None:
    run("--title", "Cabin", "-o", str(tmp_path / "one.toml"))
    assert "schema" not in (tmp_path / "one.toml").read_text(encoding="utf-8")
    (tmp_path / SCHEMA).write_text("{}", encoding="utf-8")
    run("--title", "Cabin", "-o", str(tmp_path / "two.toml"))
    assert (tmp_path / "two.toml").read_text(encoding="utf-8").startswith("#:schema")


def test_the_id_is_the_name_of_the_file_asked_for(tmp_path: Path) -> None:
    assert run("--title", "Cabin rules", "-o", str(tmp_path / "summer-2026.toml")) == exits.OK
    assert heavy(tmp_path / "summer-2026.toml") == []


def test_nothing_is_written_over_unasked(place: Path, capsys) -> None:
    run("--title", "Cabin", "--set", "uno.penalty=3")
    before = (place / "cabin.toml").read_bytes()
    assert run("--title", "Cabin") == exits.FOUND
    assert (place / "cabin.toml").read_bytes() == before
    assert "--force" in capsys.readouterr().err
    assert run("--title", "Cabin", "--force") == exits.OK
    assert (place / "cabin.toml").read_bytes() != before


def test_a_dash_prints_the_file(capsys, place: Path) -> None:
    assert run("--title", "Cabin", *CABIN, "-o", "-") == exits.OK
    captured = capsys.readouterr()
    assert tomllib.loads(captured.out)["id"] == "cabin"
    assert captured.err == ""
    assert not place.exists()


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--base", "oficial"], "there is no ruleset `oficial`\n    did you mean `official`?"),
        (["--base", "jump-in"], "RS305"),
        (["--use", "jumpin"], "did you mean `jump-in`?"),
        (["--use", "no-mercy"], "RS304"),
        (["--use", "./x.toml"], "RS302"),
        (["--set", "uno.penalti=4"], "unknown key `uno.penalti`\n    did you mean `uno.penalty`?"),
        (["--set", "penalty=4"], "RS201"),
        (["--set", "uno.penalty=44"], "`uno.penalty` may be `0…10`"),
        (["--set", "bounce.skip=same-color"], "did you mean `same-colour`?"),
        (["--use", "partners", "--use", "challenge-uno"], "cannot be played together"),
        (["--set", "deck.zeros=0", "--set", "deck.digits=0", "--set", "round_end.action_card=not-allowed"], "RS603"),
        (["--title", "fi=\u202eevil"], "hidden character U+202E"),
        (["--set", "uno.penalty"], "`uno.penalty` is not of the form KEY=VALUE"),
        (["--set", "=4"], "is not of the form"),
        (["--set", "uno..penalty=4"], "is not of the form"),
        (["--set", "uno.penalty=4", "--set", "uno.penalty=5"], "set twice"),
        (["--set", "base=no-mercy"], "has an option of its own: --base"),
        (["--set", "title.fi=x"], "has an option of its own: --title"),
        (["--set", "format=2"], "by hand"),
        (["--set", "sources.id=x"], "by hand"),
        (["--set", "uno={penalty=4}"], "such as `uno.penalty=4`"),
        (["--players", "20", "--set", "players.max=4"], "`--players 20` and `--set players.max=4`"),
        (["-o", "sub/"], "`sub/` is a folder"),
        (["-o", "nowhere/.toml"], "call it `"),
        (["-o", "nowhere/hut.toml"], "The folder of `nowhere/hut.toml` does not exist"),
        (["-o", "a b.toml"], "call it `a-b.toml`"),
        (["-o", "Mökki.toml"], "call it `mokki.toml`"),
        (["-o", "日本.toml"], "call it `our-rules.toml`"),
        (["--set", "title={fi='x'}"], "has an option of its own: --title"),
        (["--set", "uno=3"], "such as `uno.call="),
        (["--players", "1"], "a number from 2 to 20"),
        (["--players", "6-3"], "a number from 2 to 20"),
        (["--title", "Hut"], "two titles in the language `en`"),
        (["--title", "xx=Foo"], "There is no language `xx` here: a title may be in fi, nb, sv or en"),
        (["--title", "fi="], "The rules need a name"),
        (["--use", "no-bluff", "--use", "free-wild-draw-four"], "    leave out `--use no-bluff`\n"),
        (["--base", "jump-in"], "    write `--base official` instead\n"),
    ],
)
def test_what_cannot_be_is_told_as_validate_tells_it_and_nothing_is_written(
    given, told, place: Path, capsys, monkeypatch, tmp_path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("--title", "Cabin", *given) == (exits.FOUND if "nowhere/hut.toml" in given else exits.USAGE)
    captured = capsys.readouterr()
    assert told in captured.err
    assert captured.out == ""
    assert not place.exists() and not list(tmp_path.glob("*.toml"))


@pytest.mark.parametrize(
    ("given", "players"),
    [("3-6", {"min": 3, "max": 6}), ("4", None), ("12", {"max": 12}), ("2–4", {"max": 4})],
)
def test_a_range_of_players_becomes_a_rule_and_a_number_only_makes_room(given, players, capsys) -> None:
    assert run("--title", "Cabin", "--players", given, "-o", "-") == exits.OK
    assert tomllib.loads(capsys.readouterr().out).get("players") == players


@pytest.mark.parametrize("title", ['"', "'''", "\\", "{n}", "🎴🎴", "قواعدنا", "a  b", "x" * 10_000, "\udcff"])
def test_odd_titles_make_sound_files(title: str, place: Path, capsys) -> None:
    assert run("--title", title) == exits.OK
    (path,) = place.glob("*.toml")
    assert set(heavy(path)) <= {"RS220"}, "at most it is too long to be shown whole"
    assert len(capsys.readouterr().err) < 500


@pytest.mark.parametrize("title", ["2000", "3.5", "true", "[1, 2]", "Cabin, by the lake"])
def test_a_title_may_look_like_a_number_or_have_a_comma(title: str, tmp_path: Path) -> None:
    file = tmp_path / "hut.toml"
    assert run("--title", title, "--title", f"fi={title}", "-o", str(file)) == exits.OK
    assert tomllib.loads(file.read_text(encoding="utf-8"))["title"] == {"en": title, "fi": title}


def test_each_value_of_a_table_given_as_a_whole_is_named(place: Path, capsys) -> None:
    assert run("--title", "Cabin", "--set", "uno={penalty=3, self_correct=false}", "-o", "-") == exits.USAGE
    assert "such as `uno.penalty=3` and `uno.self_correct=false`" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize(
    ("given", "named"),
    [
        (("--use", "Armosääntö, 25 korttia"), "mercy-25"),
        (("--use", "Sekaketjutus"), "mixed-stacking"),
        (("--base", "Dagens lek, 112 kort"), "official-112"),
    ],
)
def test_a_title_in_the_place_of_an_id_is_answered_with_the_id(given: tuple[str, str], named: str, capsys) -> None:
    assert run("--title", "Cabin", *given, "-o", "-") == exits.USAGE
    assert f"there is no ruleset `{given[1]}`\n    did you mean `{named}`?" in capsys.readouterr().err


def test_a_title_takes_the_language_that_is_spoken(capsys) -> None:
    assert run("--title", "Mökin säännöt", "--lang", "fi", "-o", "-") == exits.OK
    found = capsys.readouterr().out
    assert tomllib.loads(found)["title"] == {"fi": "Mökin säännöt"}
    assert "# Uno-kotisäännöt" in found


@pytest.mark.parametrize("name", ["jump-in.toml", "official.toml", "Jump In.toml"])
def test_a_file_named_like_a_ruleset_that_ships_is_refused(name: str, tmp_path: Path, capsys) -> None:
    assert run("--title", "Ours", "-o", str(tmp_path / name)) == exits.USAGE
    assert "A ruleset that ships is called" in capsys.readouterr().err
    assert list(tmp_path.glob("*.toml")) == []


def test_a_folder_or_a_stream_is_no_file_that_can_be_written(tmp_path: Path, capsys) -> None:
    for name, code, told in ((str(tmp_path), exits.USAGE, "is a folder"), ("/dev/stdout", exits.FOUND, "/dev/stdout")):
        assert run("--title", "Cabin", "-o", name) == code
        captured = capsys.readouterr()
        assert captured.out == ""
        assert name in captured.err and told in captured.err


@pytest.mark.parametrize(
    ("given", "told", "mended"),
    [
        ("--players 20", "add `--use two-packs`", "--players 20 --use two-packs"),
        ("--players 20", "write `--players 2-14` instead", "--players 2-14"),
        ("--players 20", "leave out `--players 20`", ""),
        ("--players 20 --use partners", "leave out `--players 20`", "--use partners"),
        ("--players 3 --use partners", "leave out `--players 3`", "--use partners"),
        (
            "--players 20 --use partners --use two-packs",
            "write `--set players.max=4` instead",
            "--set players.max=4 --use partners --use two-packs",
        ),
        ("--set uno.penalty=2", "leave out `--set uno.penalty=2`", ""),
        (
            "--use partners --set players.min=2 --set players.max=6",
            "leave out `--set players.min=2 --set players.max=6`",
            "--use partners",
        ),
        (
            "--set teams.partners=true --players 2-6",
            "write `--set players.min=4 --set players.max=4` instead",
            "--set teams.partners=true --set players.min=4 --set players.max=4",
        ),
        (
            "--use draw-three --use draw-until-playable",
            "add `--set turn.draw_limit=until-playable`",
            "--use draw-three --use draw-until-playable --set turn.draw_limit=until-playable",
        ),
        ("--use draw-three --use draw-until-playable", "leave out `--use draw-three`", "--use draw-until-playable"),
        (
            "--use progressive --set stacking.limit=4",
            "write `--set stacking.limit=8` instead",
            "--use progressive --set stacking.limit=8",
        ),
        (
            "--set stacking.limit=1 --set stacking.draw_two_on_draw_two=true",
            "write `--set stacking.limit=4` instead",
            "--set stacking.limit=4 --set stacking.draw_two_on_draw_two=true",
        ),
    ],
)
def test_what_mends_rules_that_are_in_no_file_is_told_in_options(given: str, told: str, mended: str, capsys) -> None:
    assert run("--title", "Cabin", *given.split(), "-o", "-") == exits.OK
    found = capsys.readouterr().err
    assert f"    {told}\n" in found
    assert "line " not in found and ".toml" not in found
    assert run("--title", "Cabin", *mended.split(), "-o", "-") == exits.OK
    assert capsys.readouterr().err.count("warning[") < found.count("warning[")


def test_a_name_is_rid_of_letters_that_nobody_sees(capsys) -> None:
    assert run("--title", "Ca\u200bbin\ufeff", "-o", "-") == exits.OK
    assert tomllib.loads(capsys.readouterr().out)["title"] == {"en": "Cabin"}
    assert run("--title", "\u200b", "-o", "-") == exits.USAGE


@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "utf-16"])
@pytest.mark.parametrize(
    "words",
    [
        ["new", "--title", "Mökki", "-o", "-"],
        ["sheet", "-o", "-"],
        ["sheet", "--format", "html"],
        ["schema", "-o", "-"],
    ],
)
def test_a_file_on_standard_output_is_utf_8_whatever_the_terminal_speaks(words: list[str], encoding: str) -> None:
    printed = []
    for each in (encoding, "utf-8"):
        environ = {**os.environ, "PYTHONIOENCODING": each}
        command = [sys.executable, "-m", "unorules", *words, "--lang", "fi"]
        printed.append(subprocess.run(command, env=environ, capture_output=True, check=True).stdout)
    assert printed[0] == printed[1]
    assert "ö".encode() in printed[0]


def test_without_a_terminal_the_options_are_told(capsys, place: Path) -> None:
    for language in LANGUAGES:
        assert run("--lang", language) == exits.USAGE
        told = capsys.readouterr().err
        assert all(option in told for option in ("--title", "--base", "--use", "--set", "--players", "-o"))
    assert not place.exists()


def test_without_a_home_a_file_has_to_be_named(monkeypatch, tmp_path: Path, capsys) -> None:
    monkeypatch.setattr("unorules.cli.wizard.desk.own_folders", lambda: ())
    assert run("--title", "Cabin") == exits.USAGE
    assert "-o FILE" in " ".join(capsys.readouterr().err.split())
    assert run("--title", "Cabin", "-o", str(tmp_path / "cabin.toml")) == exits.OK


def test_no_cure_leaves_too_many_for_partners(capsys) -> None:
    assert run("--title", "Q", "--players", "20", "--use", "partners", "-o", "-") == exits.OK
    assert "4-15" not in capsys.readouterr().err


@pytest.mark.parametrize(("file", "told"), [("nowhere/hut.toml", "does not exist"), ("a b.toml", "call it `a-b.toml`")])
def test_a_file_that_cannot_be_is_told_before_the_questions(
    file: str, told: str, tmp_path, capsys, monkeypatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(WishError, match=told):
        refuse_place(Desk(words("en"), file), Draft("hut" if "hut" in file else "a-b"))


def test_a_folder_that_cannot_be_made_is_told(place: Path, capsys) -> None:
    place.parent.parent.mkdir(parents=True)
    place.parent.write_text("a file", encoding="utf-8")
    assert run("--title", "Cabin") == exits.FOUND
    assert "cannot be written" in capsys.readouterr().err


# By answers


def answered(*lines: str, language: str = "en", draft: Draft | None = None, output: str | None = None) -> int:
    """The exit code of a dialogue with these answers; without an answer left the input is at its end."""
    left: Iterator[str] = iter(lines)

    def read(_prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    messages = words(language)
    code = conversation.converse(Dialogue(messages, read), Desk(messages, output), draft or Draft())
    assert next(left, None) is None, "not every answer was asked for"
    return code


def data(place: Path, name: str = "cabin-rules") -> dict[str, object]:
    return tomllib.loads((place / f"{name}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("language", "title", "name"),
    [
        ("en", "Our rules", "our-rules"),
        ("fi", "Meidän säännöt", "meidan-saannot"),
        ("nb", "Våre regler", "vare-regler"),
        ("sv", "Våra regler", "vara-regler"),
    ],
)
def test_enter_takes_every_default_the_name_too(language: str, title: str, name: str, place: Path) -> None:
    assert answered("", "", "", "", "", "", "", "", "", language=language) == exits.OK
    found = data(place, name)
    assert (found["base"], found["title"]) == ("official", {language: title})
    assert heavy(place / f"{name}.toml") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cabin_rules_are_made_asked_printed_and_checked_in_every_language(language: str, place: Path, capsys) -> None:
    messages = words(language)
    no = messages("new.no").split()[0]
    assert answered("1", "3-6", "1 4", "", "", "Cabin rules", "", "", "", no, language=language) == exits.OK
    told = capsys.readouterr().out
    for command in ("ask", "sheet", "validate"):
        assert f"unorules {command}" in told
    for given in (["sheet", "--rules", "cabin-rules"], ["validate", str(place / "cabin-rules.toml")]):
        with pytest.raises(SystemExit) as ended:
            main(given)
        assert ended.value.code == exits.OK


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("sv", "fyra", (4, 4)),
        ("sv", "vi är fyra", (4, 4)),
        ("nb", "seks", (6, 6)),
        ("fi", "neljä", (4, 4)),
        ("fi", "meitä on viisi", (5, 5)),
        ("en", "four", (4, 4)),
        ("en", "three to six", (3, 6)),
        ("en", "six to three", None),
        ("en", "one", None),
        ("en", "many", None),
    ],
)
def test_how_many_play_may_be_said_in_words(language: str, text: str, wanted: tuple[int, int] | None) -> None:
    assert seats_in_words(text, language) == wanted


def test_a_number_in_words_is_taken(place: Path) -> None:
    assert answered("", "three to six", "", "", "Cabin rules", "", "", "", "") == exits.OK
    assert data(place)["players"] == {"min": 3, "max": 6}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_disagreement_is_told_in_the_words_of_the_language(language: str, place: Path, capsys) -> None:
    draft = Draft(titles={language: "Cabin"}, uses=("draw-until-playable", "draw-three"))
    found = [each for each in Desk(words(language)).judge(draft).findings if each.code == "RS308"]
    assert found
    tell_clash(Dialogue(words(language)), Desk(words(language)), found[0], cured=True)
    told = capsys.readouterr().out
    assert words(language)("options.turn.draw_limit.name") in told
    assert "until-playable" not in told


def test_house_rules_are_named_by_number_by_name_and_as_players_call_them(place: Path) -> None:
    lines = ("", "", "1, jump-in", "draw until playable", "jump-in", "hopp inn", "", "", "Cabin rules", "", "", "", "")
    assert answered(*lines) == exits.OK
    assert data(place)["uses"] == ["progressive", "draw-until-playable", "jump-in"]


def test_a_title_with_a_comma_in_it_is_one_title(place: Path, capsys) -> None:
    answered("", "", "Armosääntö, 25 korttia, jump-in", "", "", "Mökki", "", "", "", language="fi")
    assert data(place, "mokki")["uses"] == ["mercy-25", "jump-in"]
    assert "Valittu: ”Armosääntö, 25 korttia” ja ”" in " ".join(capsys.readouterr().out.split())


def test_a_name_that_two_rules_have_is_asked_about(capsys) -> None:
    answered("", "", "stacking")
    told = capsys.readouterr().out
    assert "`stacking` may stand for several:\n\n1  Progressive UNO." in told
    assert "\n2  Mixed stacking." in told


def test_a_house_rule_is_explained_and_tried_out(capsys, monkeypatch) -> None:
    monkeypatch.setattr(effect, "ROUNDS", 300)
    answered("", "", "?5")
    told = capsys.readouterr().out
    assert "draws until a card fits" in told
    assert "With this one a round takes about" in told


def test_a_clash_is_told_as_it_arises_with_cures_to_take(place: Path, capsys) -> None:
    lines = ("", "", "partners, challenge-uno", "1", "", "", "Cabin rules", "", "", "", "")
    assert answered(*lines) == exits.OK
    told = capsys.readouterr().out
    assert "“Partners” and “Challenge UNO” cannot be played together" in told
    assert "Leave out Partners" in told
    assert data(place)["uses"] == ["challenge-uno"]


def test_a_clash_may_be_left_but_not_written(place: Path, capsys) -> None:
    """The review reminds of it without asking; then the house rules are asked for anew."""
    lines = ("", "", "14 15", "", "", "", "15", "", "", "Cabin rules", "", "", "", "")
    assert answered(*lines) == exits.OK
    told = capsys.readouterr().out
    assert told.count("cannot be played together") == 2
    assert told.count("What shall we do?") == 1
    assert "the file can only be written once it is settled" in told
    assert told.index("This you have left as it is") < told.index("As they stand, these rules cannot be played")
    assert data(place)["uses"] == ["challenge-uno"]


def test_going_back_in_a_clash_takes_back_what_led_to_it(place: Path) -> None:
    assert answered("", "", "15", "14", "<", "", "", "Cabin rules", "", "", "", "") == exits.OK
    assert data(place)["uses"] == ["partners"]


def test_going_back_keeps_what_was_answered(place: Path) -> None:
    lines = ("", "", "1 4", "<", "3-6", "", "<", "", "<", "", "", "Cabin rules", "<", "", "", "", "", "")
    assert answered(*lines) == exits.OK
    found = data(place)
    assert (found["uses"], found["players"]) == (["progressive", "jump-in"], {"min": 3, "max": 6})


def test_there_is_nothing_before_the_first_question(capsys) -> None:
    answered("<", "", "")
    assert "This is the first question" in capsys.readouterr().out


def test_the_details_that_a_rule_leaves_open_are_offered_and_any_other_is_found_by_a_word(place: Path) -> None:
    lines = ("", "", "4", "", "1", "2", "uno.penalty", "1", "4", "", "Cabin rules", "", "", "", "")
    assert answered(*lines) == exits.OK
    found = data(place)
    assert (found["jump_in"], found["uno"]) == ({"wilds": "none"}, {"penalty": 4})


def test_a_detail_set_back_to_what_holds_anyway_is_not_written(place: Path) -> None:
    lines = ("", "", "4", "", "1", "2", "1", "1", "", "Cabin rules", "", "", "", "")
    assert answered(*lines) == exits.OK
    assert "jump_in" not in data(place)


def test_a_number_with_a_word_beside_it_takes_either(place: Path) -> None:
    for typed, value in (("3", 3), ("a", "until-playable")):
        lines = ("", "", "", "draw_limit", "1", typed, "", "Cabin rules", "", f"x-{typed}", "", "")
        assert answered(*lines) == exits.OK
        assert data(place, f"x-{typed}")["turn"] == {"draw_limit": value}


def test_answers_that_are_none_are_told_and_asked_again(place: Path, capsys) -> None:
    lines = (
        "7",
        "0",
        "",
        "1",
        "many",
        "",
        "99",
        "x y z",
        "",
        "",
        "Cabin rules",
        "de",
        "",
        "A B",
        "",
        "maybe",
        "",
    )
    assert answered(*lines, "") == exits.OK
    told = capsys.readouterr().out
    assert (told.count("is none of the answers"), told.count("There is no number")) == (3, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_explains_every_question(language: str, place: Path) -> None:
    lines = ("?", "", "?", "", "?", "", "?", "", "?", "Cabin rules", "?", "", "?", "", "?", "", "")
    assert answered(*lines, language=language) == exits.OK
    assert heavy(place / "cabin-rules.toml") == []


def test_a_name_with_a_hidden_character_is_asked_for_again(place: Path, capsys) -> None:
    assert answered("", "", "", "", "Cabin\u202e rules", "Cabin rules", "", "", "", "") == exits.OK
    assert "hidden character" in capsys.readouterr().out
    assert data(place)["title"] == {"en": "Cabin rules"}


def test_names_in_other_languages_are_asked_for_one_by_one(place: Path) -> None:
    lines = ("", "", "", "", "Cabin rules", "no, fi", "Hytteregler", "Mökkisäännöt", "", "", "")
    assert answered(*lines) == exits.OK
    assert data(place)["title"] == {"en": "Cabin rules", "nb": "Hytteregler", "fi": "Mökkisäännöt"}


def test_an_id_that_ships_or_is_taken_is_refused_with_another(place: Path, capsys) -> None:
    run("--title", "Cabin rules")
    lines = ("", "", "", "", "Cabin rules", "", "jump-in", "cabin-rules", "", "", "")
    assert answered(*lines) == exits.OK
    told = capsys.readouterr().out
    assert "`jump-in-2`" in told
    assert (place / "cabin-rules-2.toml").is_file()


def test_a_file_that_was_named_needs_no_id(tmp_path: Path) -> None:
    path = tmp_path / "summer.toml"
    assert answered("", "", "", "", "Cabin", "", "", output=str(path), draft=Draft("summer")) == exits.OK
    assert heavy(path) == []


def test_what_the_options_said_stands_as_the_default(place: Path) -> None:
    draft = Draft(base="official-112", uses=("seven-o",), values={"players.min": 3, "players.max": 5})
    assert answered("", "", "", "", "Cabin rules", "", "", "", "", draft=draft) == exits.OK
    found = data(place)
    assert (found["base"], found["uses"], found["players"]) == ("official-112", ["seven-o"], {"min": 3, "max": 5})


def test_the_review_shows_what_changes_and_what_it_does(capsys, monkeypatch) -> None:
    monkeypatch.setattr(effect, "ROUNDS", 300)
    answered("", "", "5", "", "", "Cabin rules", "", "", "n")
    told = capsys.readouterr()
    assert "A round takes about" in told.out
    assert told.out.count("Before: ") == told.out.count("Now: ") > 0
    assert "Nothing was written." in told.err


def test_what_only_play_shows_to_be_wrong_is_told_before_anything_is_written(place: Path, capsys) -> None:
    values = {"deck.zeros": 0, "deck.digits": 0, "round_end.action_card": "not-allowed", "players.max": 4}
    assert answered("", "", "", "", "", draft=Draft(values=values)) == exits.INTERRUPTED
    told = capsys.readouterr().out
    assert "Nobody can go out" in told
    assert "What do you call your rules?" not in told
    assert told.rindex("Which house rules do you play?") > told.index("these rules cannot be played")
    assert not place.exists()


def test_who_says_no_leaves_without_a_file(place: Path) -> None:
    assert answered("", "", "", "", "Cabin rules", "", "", "n") == exits.FOUND
    assert not place.exists()


def test_the_new_rules_may_become_the_default(place: Path) -> None:
    assert answered("", "", "", "", "Cabin rules", "", "", "", "y") == exits.OK
    assert (place.parent / "config.toml").read_text(encoding="utf-8") == 'rules = ["cabin-rules"]\n'


@pytest.mark.parametrize("number", range(8))
def test_the_end_of_the_input_leaves_without_a_file_at_any_question(number: int, place: Path, capsys) -> None:
    lines = ("", "", "", "", "Cabin rules", "", "", "")
    assert answered(*lines[:number]) == exits.INTERRUPTED
    assert "Nothing was written." in capsys.readouterr().err
    assert not place.exists()


def test_after_the_file_is_written_the_end_of_the_input_is_no_fault(place: Path) -> None:
    assert answered("", "", "", "", "Cabin rules", "", "", "") == exits.OK
    assert (place / "cabin-rules.toml").is_file()


def test_forty_columns_are_enough(monkeypatch, capsys) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    whole = ("", "", "1 4", "?3", "", "", "Cabin rules", "", "")
    for language in LANGUAGES:
        answered(*whole[: None if language == "fi" else 6], language=language)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 40


@pytest.mark.skipif(sys.platform == "win32", reason="no such terminals there")
@pytest.mark.parametrize("key", [b"\x03", b"\x04"])
def test_on_a_real_terminal_ctrl_c_and_ctrl_d_leave_without_a_file(key: bytes, place: Path, tmp_path: Path) -> None:
    import pty

    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="dumb", PYTHONIOENCODING="utf-8")
        os.execv(sys.executable, [sys.executable, "-m", "unorules", "new"])
    told = _until(terminal, b"[1] > ")
    assert b"Which deck" in told
    os.write(terminal, b"\n")
    _until(terminal, b"\n> ")
    for _ in range(20):  # a signal between the prompt and the wait for a key is heard at the next key only
        os.write(terminal, key)
        if select.select([terminal], [], [], 0.5)[0]:
            break
    assert b"Nothing was written." in _until(terminal)
    _, status = os.waitpid(child, 0)
    os.close(terminal)
    assert os.waitstatus_to_exitcode(status) == exits.INTERRUPTED
    assert not place.exists()


def _until(terminal: int, wanted: bytes | None = None) -> bytes:
    """What a terminal shows until it shows that, or whoever writes to it is gone."""
    told, ends = b"", time.monotonic() + 30
    while (wanted is None or wanted not in told) and time.monotonic() < ends:
        if select.select([terminal], [], [], 0.2)[0]:
            try:
                told += os.read(terminal, 4096)
            except OSError:
                break
    return told.replace(b"\r", b"")


def test_no_option_is_to_be_left_out_that_nobody_gave(capsys) -> None:
    assert run("--title", "A", "--use", "partners", "--players", "3", "-o", "-") == exits.OK
    assert "--set" not in capsys.readouterr().err


def test_a_house_rule_that_players_overrules_is_named(place: Path, capsys) -> None:
    assert run("--title", "Small", "--set", "players.max=4", "--set", "uno.penalty=4") == 0
    capsys.readouterr()
    assert run("--title", "Big", "--use", "small", "--players", "6", "-o", "-") == 0
    told = capsys.readouterr()
    assert "max = 6" in told.out
    assert "“Small” is for 2 to 4 players, and you said 6" in told.err
    assert "leave out `--use small`" in told.err and "write `--players 2-4` instead" in told.err
    assert run("--title", "Big", "--use", "small", "--players", "4", "-o", "-") == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("given", "players"),
    [
        ("--use partners --set players.min=4 --set players.max=4", None),
        ("--use partners --set players.max=4", None),
        ("--use two-packs --set players.max=20 --set players.min=3", {"min": 3}),
        ("--use two-packs --set players.max=8", {"max": 8}),
        ("--base no-mercy --set players.max=6", None),
    ],
)
def test_a_number_of_players_that_the_rules_below_say_already_is_not_written(
    given: str, players: dict[str, int] | None, place: Path
) -> None:
    assert run("--title", "Our rules", *given.split()) == exits.OK
    [path] = place.glob("*.toml")
    assert (tomllib.loads(path.read_text(encoding="utf-8")).get("players"), heavy(path)) == (players, [])


def test_more_players_at_least_than_a_house_rule_has_at_most_is_told_with_both_options(place: Path, capsys) -> None:
    place.mkdir(parents=True)
    pair = 'format = 1\nid = "pair"\nkind = "house-rule"\ntitle = { en = "Pair" }\n[players]\nmax = 2\n'
    (place / "pair.toml").write_text(pair, encoding="utf-8")
    assert run("--title", "Three", "--use", "pair", "--set", "players.min=3") == exits.USAGE
    told = capsys.readouterr().err
    assert "leave out `--use pair`" in told and "leave out `--set players.min=3`" in told
    assert not (place / "three.toml").exists()
