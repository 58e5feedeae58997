"""`unorules new`: by options."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import unorules
from tests.cli.sitting import heavy, own_folder, run  # noqa: F401
from unorules.cli import exits
from unorules.cli.app import main
from unorules.cli.assignments import WishError
from unorules.cli.drafted import refuse_place
from unorules.cli.wizard.desk import Desk
from unorules.i18n.audit import unused
from unorules.i18n.messages import load as words
from unorules.rulebook.draft_text import SCHEMA
from unorules.rulebook.drafting import Draft
from unorules.rulebook.model import LANGUAGES

Run = Callable[..., int]


def test_no_sentence_is_left_that_nothing_says() -> None:
    assert unused(Path(unorules.__file__).parent, ["new", "set", "default"]) == ()


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
        (["--base", "jump-in"], "takes an edition\n    write `--use jump-in` instead\n"),
        (["--use", "no-mercy"], "takes house rules\n    write `--base no-mercy` instead\n"),
        (["--base", "official-112", "--use", "no-mercy"], "    leave out `--use no-mercy`\n"),
        (["--base", "official", "--base", "no-mercy"], "`--base` is given more than once"),
        (["--base", ""], "--base is empty"),
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
    found = printed(tuple(words), encoding)
    assert found == printed(tuple(words), "utf-8")
    assert "ö".encode() in found


@cache
def printed(words: tuple[str, ...], encoding: str) -> bytes:
    environ = {**os.environ, "PYTHONIOENCODING": encoding}
    command = [sys.executable, "-m", "unorules", *words, "--lang", "fi"]
    return subprocess.run(command, env=environ, capture_output=True, check=True).stdout


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("given", "cure"), [("--base jump-in", "--use jump-in"), ("--use no-mercy", "--base no-mercy")]
)
def test_what_stands_in_the_wrong_place_is_told_the_right_one_and_nothing_else(
    language: str, given: str, cure: str, capsys
) -> None:
    assert run("--title", "Zz", *given.split(), "-o", "-", "--lang", language) == exits.USAGE
    ways = [line for line in capsys.readouterr().err.splitlines() if line.startswith("    ")]
    assert ways == [f"    {words(language)('new.option.instead', option=cure)}"]
    assert run("--title", "Zz", *cure.split(), "-o", "-", "--lang", language) == exits.OK
