"""Faults of the rules are told alike by every command: what they come to, where they are, why and what to do."""

import json
import os
import re
from pathlib import Path

import pytest

from tests.cli.test_app import run
from unorules.cli import exits
from unorules.cli.commands import NAMES, Lazy
from unorules.diagnostics.samples import HEAD

RECORD = 'rules = ["sample"]\nplayers = ["Aino", "Eero"]\ntop = "r5"\nmoves = ["Aino: r6"]\n[hands]\nAino = "r6 r7"\n'
COMMANDS = {
    "ask": ["ask", "May I jump in?"],
    "judge": ["judge", "--top", "r5", "--hand", "r6 r7"],
    "sheet": ["sheet"],
    "simulate": ["simulate", "--rounds", "1"],
    "rules": ["rules", "--show"],
}


@pytest.fixture(autouse=True)
def in_english(monkeypatch):
    monkeypatch.setenv("UNORULES_LANG", "en")


def told(command, capsys, *rules):
    """What standard error says when a command is to play by `rules`."""
    given = list(rules) if command == "rules" else [word for rule in rules for word in ("--rules", rule)]
    assert run(*COMMANDS[command], *given) == exits.USAGE
    return capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS)
def test_a_clash_is_told_with_its_reason_and_both_places(command, tmp_path, capsys):
    file = tmp_path / "sample.toml"
    file.write_text(HEAD + 'uses = ["partners", "challenge-uno"]\n', encoding="utf-8")
    found = told(command, capsys, str(file))
    assert found.startswith("These rules can’t be played together: official, partners, challenge-uno, sample\n")
    assert f"{file}:5:21: error[RS401]" in found
    assert "the reason given: Partners play together" in found
    assert "rulesets/partners.toml:6:13: `challenge-uno` is shut out here" in found


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_is_not_there_is_no_clash(command, tmp_path, capsys):
    file = tmp_path / "gone.toml"
    found = told(command, capsys, str(file))
    assert found.startswith(f"These rules can’t be read: {file}\n")
    assert "there is no such file" in found


@pytest.mark.parametrize("command", COMMANDS)
def test_a_fault_in_a_file_is_told_with_what_was_meant(command, tmp_path, capsys):
    file = tmp_path / "sample.toml"
    file.write_text(HEAD + "[uno]\npenaltie = 3\n", encoding="utf-8")
    found = told(command, capsys, str(file))
    assert found.startswith(f"These rules have faults: {file}\n")
    assert "did you mean `penalty`?" in found


@pytest.mark.parametrize("command", ["ask", "judge", "sheet", "simulate"])
def test_a_file_that_takes_a_shipped_name_is_told(command, tmp_path, capsys):
    file = tmp_path / "jump-in.toml"
    file.write_text(HEAD.replace("sample", "jump-in") + "[uno]\npenalty = 3\n", encoding="utf-8")
    assert run(*COMMANDS[command], "--rules", str(file)) == exits.OK
    assert "warning[RS218]" in capsys.readouterr().err


def test_two_rulesets_of_one_name_are_told_apart_by_their_files(tmp_path, capsys):
    file = tmp_path / "jump-in.toml"
    text = HEAD.replace("sample", "jump-in").replace("Sample", "Jump-In") + "[uno]\npenalty = 3\n"
    file.write_text(text, encoding="utf-8")
    assert run("rules", "--show", "jump-in", str(file)) == exits.OK
    assert f"official + jump-in (rulesets/jump-in.toml) + jump-in ({file})\n" in capsys.readouterr().out
    assert run("sheet", "--format", "markdown", "-r", "jump-in", "-r", str(file)) == exits.OK
    assert f"Jump-In ({file})" in capsys.readouterr().out.replace("\\", "")


@pytest.mark.parametrize("variable", ["UNORULES_RULESETS", "XDG_CONFIG_HOME"])
def test_a_record_finds_rules_in_the_own_folder(variable, tmp_path, monkeypatch, capsys):
    monkeypatch.delenv("UNORULES_RULESETS", raising=False)
    monkeypatch.setenv(variable, str(tmp_path / "own"))
    folder = tmp_path / "own" / ("unorules/rulesets" if variable == "XDG_CONFIG_HOME" else "")
    folder.mkdir(parents=True)
    (folder / "sample.toml").write_text(HEAD + "[uno]\npenalty = 2\n", encoding="utf-8")
    record = tmp_path / "records" / "game.toml"
    record.parent.mkdir()
    record.write_text(RECORD, encoding="utf-8")
    assert run("replay", str(record)) == exits.OK
    assert "warning[RS" not in capsys.readouterr().err
    assert run("judge", "--record", str(record), "--json") == exits.OK
    assert json.loads(capsys.readouterr().out)["rules"] == ["official", "sample"]


@pytest.mark.parametrize("words", [["replay"], ["judge", "--record"]])
def test_a_record_whose_rules_fail_tells_why(words, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("UNORULES_RULESETS", str(tmp_path / "none"))
    record = tmp_path / "game.toml"
    record.write_text(RECORD, encoding="utf-8")
    assert run(*words, str(record)) == exits.USAGE
    captured = capsys.readouterr()
    found = captured.out + captured.err
    assert "these rules cannot be played: sample" in found
    assert "there is no ruleset `sample`" in found
    (tmp_path / "sample.toml").write_text(HEAD + "[uno]\npenaltie = 3\n", encoding="utf-8")
    assert run(*words, str(record)) == exits.USAGE
    captured = capsys.readouterr()
    found = captured.out + captured.err
    assert "sample.toml:6:1: error[RS201]" in found
    assert "did you mean `penalty`?" in found


@pytest.mark.parametrize("words", [["replay"], ["judge", "--record"]])
def test_warnings_of_a_record_go_to_standard_error(words, tmp_path, capsys):
    (tmp_path / "sample.toml").write_text(
        HEAD + '[turn]\ndraw_limit = 3\ndrawn_card = "may-not-play"\n', encoding="utf-8"
    )
    record = tmp_path / "game.toml"
    record.write_text(RECORD, encoding="utf-8")
    assert run(*words, str(record)) == exits.OK
    assert "warning[RS413]" in capsys.readouterr().err


def test_a_failed_line_of_a_batch_tells_why_too(tmp_path, capsys):
    batch = tmp_path / "batch.jsonl"
    rules = ["partners", "challenge-uno"]
    batch.write_text(json.dumps({"question": "May I jump in?", "rules": rules}) + "\n", encoding="utf-8")
    assert run("ask", "--batch", str(batch), "--json") == exits.LINE_FAILED
    assert "the reason given" in json.loads(capsys.readouterr().out)["message"]


def test_a_card_of_the_table_has_its_name_in_the_readers_language(tmp_path, capsys):
    card = '[[custom_card]]\nid = "sing"\nname = { en = "Sing", fi = "Laula" }\neffect = { choose_colour = true }\n'
    (tmp_path / "sample.toml").write_text(HEAD + 'base = "official-112"\n' + card, encoding="utf-8")
    record = tmp_path / "game.toml"
    moves = RECORD.replace('"Aino: r6"', '"Aino: Wcu:sing=red"').replace("r6 r7", "Wcu:sing r7 r8")
    record.write_text(moves, encoding="utf-8")
    assert run("replay", "--lang", "fi", str(record)) == exits.OK
    out = capsys.readouterr().out
    assert "”Laula”" in out
    assert Path(record).name in out


BARRED = '[deck]\nzeros = 0\ndigits = 0\npacks = 4\n[round_end]\naction_card = "not-allowed"\n'


@pytest.mark.parametrize("command", ["ask", "sheet", "simulate", "questions"])
def test_what_is_seen_to_be_wrong_without_playing_is_told_as_validate_tells_it_and_played_all_the_same(
    command, tmp_path, capsys
):
    file = tmp_path / "sample.toml"
    file.write_text(HEAD + BARRED, encoding="utf-8")
    asked = COMMANDS.get(command, [command])
    assert run(*asked, "--rules", str(file)) == exits.OK
    told = capsys.readouterr().err
    assert f"{file}:10:15: error[RS603]: nobody can go out" in told
    assert f"`unorules validate {file}`" in told


@pytest.mark.parametrize("command", ["ask", "sheet", "simulate", "default"])
def test_the_gravest_is_told_first_and_the_command_that_shows_it_once(command, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    file = tmp_path / "sample.toml"
    file.write_text(HEAD + '[turn]\ndraw_limit = 3\ndrawn_card = "may-not-play"\n' + BARRED, encoding="utf-8")
    given = ["default", str(file)] if command == "default" else [*COMMANDS[command], "--rules", str(file)]
    assert run(*given) == (exits.USAGE if command == "default" else exits.OK)
    told = capsys.readouterr().err
    assert told.index("error[RS603]") < told.index("warning[RS413]")
    assert told.count("[RS603]") == told.count("[RS413]") == told.count(f"`unorules validate {file}`") == 1


def test_a_batch_tells_once_of_what_is_seen_without_playing(tmp_path, capsys):
    file, questions = tmp_path / "sample.toml", tmp_path / "questions.txt"
    file.write_text(HEAD + BARRED, encoding="utf-8")
    questions.write_text("May I jump in?\nMust I say UNO?\n", encoding="utf-8")
    assert run("ask", "--batch", str(questions), "--short", "--rules", str(file)) == exits.OK
    assert capsys.readouterr().err.count("error[RS603]") == 1


@pytest.mark.parametrize("command", ["ask", "sheet", "simulate"])
def test_a_game_that_cannot_be_dealt_is_refused(command, tmp_path, capsys):
    file = tmp_path / "sample.toml"
    file.write_text(HEAD + "[players]\nmin = 6\n[setup]\nhand_size = 20\n", encoding="utf-8")
    assert "error[RS404]" in told(command, capsys, str(file))


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_simulate_says_on_standard_error_that_rounds_had_no_winner(form, capsys):
    assert run("simulate", "--rounds", "5", "--max-turns", "3", *form) == exits.OK
    assert capsys.readouterr().err == "5 of 5 rounds under these rules had no winner: Classic UNO, 108 cards\n"


def test_simulate_says_which_of_two_sets_of_rules_left_rounds_without_a_winner(tmp_path, capsys):
    file = tmp_path / "sample.toml"
    file.write_text(HEAD + BARRED, encoding="utf-8")
    assert run("simulate", "--rounds", "3", "--against", str(file)) == exits.OK
    told = capsys.readouterr()
    assert "3 of 3 rounds under these rules had no winner: “Classic UNO, 108 cards” and “Sample”" in told.err
    assert told.err.count(f"`unorules validate {file}`") == 1
    assert "Without a winner" not in told.out


def test_simulate_names_the_command_that_tells_why_where_nothing_was_told_before(tmp_path, capsys):
    file = tmp_path / "sample.toml"
    file.write_text(HEAD + "[uno]\npenalty = 3\n", encoding="utf-8")
    assert run("simulate", "--rounds", "3", "--max-turns", "3", "--rules", str(file)) == exits.OK
    told = capsys.readouterr().err
    assert f"`unorules validate {file}` tells whether the rules themselves are the cause" in told


ENDLESS = (
    "[players]\nmin = 3\nmax = 3\n[deck]\nzeros = 0\ndigits = 0\nskip = 0\nreverse = 0\ndraw_two = 8\nwild = 0\n"
    "wild_draw_four = 0\n"
)


def test_what_is_made_the_default_is_played_and_told_of_once(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    file = tmp_path / "sample.toml"
    for text, code in ((ENDLESS, "RS602"), (BARRED, "RS603")):
        file.write_text(HEAD + text, encoding="utf-8")
        assert run("default", str(file)) == exits.USAGE
        assert capsys.readouterr().err.count(f"error[{code}]") == 1


def test_a_fault_of_one_file_alone_is_no_quarrel_between_two(tmp_path, capsys):
    file = tmp_path / "sample.toml"
    file.write_text(
        HEAD + "[deck]\nzeros = 0\ndigits = 0\nskip = 0\nreverse = 0\ndraw_two = 0\nwild = 0\n", encoding="utf-8"
    )
    lines = told("sheet", capsys, str(file))
    assert "RS407" in lines and "together" not in lines
    assert "together" in told("sheet", capsys, "partners", "challenge-uno")


def test_what_cannot_be_read_is_wrong_usage_for_validate_too(tmp_path, capsys):
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    assert run("validate", str(pipe)) == exits.USAGE
    assert "RS101" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["validate", "sheet"])
def test_what_is_there_under_the_name_of_an_id_is_no_unknown_id(command, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    os.mkfifo("cabin")
    assert run(*([command, "cabin"] if command == "validate" else [command, "--rules", "cabin"])) == exits.USAGE
    told = capsys.readouterr()
    assert "RS101" in told.out + told.err and "RS301" not in told.out + told.err


CARD = """
[deck]
wild_customizable = 2
[[custom_card]]
id = "big-swap"
on = "wild-customizable"
count = 2
name = { en = "Great Swap, twice", fi = "Suuri vaihto" }
text = { en = "Draw three." }
effect = { draw = 3 }
"""


@pytest.mark.parametrize(
    ("question", "language", "name"),
    [
        ("What does the customizable wild do?", "en", "“Great Swap, twice”"),
        ("Mitä muokattava jokeri tekee?", "fi", "”Suuri vaihto”"),
    ],
)
def test_an_answer_calls_a_card_of_the_table_by_its_name(question, language, name, tmp_path, capsys):
    file = tmp_path / "sample.toml"
    file.write_text(HEAD + CARD, encoding="utf-8")
    assert run("ask", question, "--rules", str(file), "--lang", language) == exits.OK
    told = capsys.readouterr().out
    assert told.count(name) == 3  # in the sentence, in the hand and as it is laid
    assert "big-swap" not in told
    assert run("ask", question, "--rules", str(file), "--lang", language, "--short") == exits.OK
    assert name in capsys.readouterr().out


def test_an_evening_begun_by_rules_seen_to_be_wrong_is_warned_of_them(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "sample.toml"
    file.write_text(HEAD + BARRED, encoding="utf-8")
    assert run("score", "evening.toml", "--players", "Aino, Eero", "--rules", str(file)) == exits.OK
    told = capsys.readouterr().err
    assert told.count(f"{file}:10:15: error[RS603]: nobody can go out") == 1
    assert told.count(f"`unorules validate {file}`") == 1


def test_one_number_of_players_is_told_by_validate_new_and_set(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "sample.toml"
    file.write_text(HEAD + "[players]\nmax = 20\n", encoding="utf-8")
    told = []
    for words in (
        ["validate", "sample.toml"],
        ["set", "sample.toml", "players.max=19"],
        ["new", "--title", "Cabin", "--players", "20", "-o", "-"],
    ):
        assert run(*words) == exits.OK
        told.append("".join(capsys.readouterr()))
    numbers = [set(re.findall(r"let at most (\d+) play|--players 2-(\d+)", each)) for each in told]
    assert all(numbers)
    assert len({number for found in numbers for pair in found for number in pair if number}) == 1
    assert "--players 2-" in told[2]


# Every command that takes rules, and what it ends with

FILE = "the rules"
BY_RULES = {
    "ask": ["ask", "May I jump in?", "--rules", FILE],
    "questions": ["questions", "--rules", FILE],
    "judge": ["judge", "--top", "r5", "--hand", "r6 r7", "--rules", FILE],
    "judge a record": ["judge", "--record", "game.toml"],
    "replay": ["replay", "game.toml"],
    "rules": ["rules", "--show", FILE],
    "score": ["score", "evening.toml", "--players", "Aino, Eero", "--rules", FILE],
    "explain": ["explain", FILE],
    "diff": ["diff", "official", FILE],
    "default": ["default", FILE],
    "sheet": ["sheet", "--rules", FILE],
    "simulate": ["simulate", "--rounds", "1", "--rules", FILE],
    "compare": ["simulate", "--rounds", "1", "--against", FILE],
}
ON_FILES = {
    "set": ["set", FILE, "uno.penalty=3"],
    "validate": ["validate", FILE],
}


@pytest.fixture
def beside(tmp_path, monkeypatch):
    """Where the rules are to be written, with a record by them beside it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.toml").write_text(RECORD, encoding="utf-8")
    return tmp_path / "sample.toml"


def ended(name, file):
    """The exit code of a command by the rules of a file."""
    return run(*(str(file) if word == FILE else word for word in (BY_RULES | ON_FILES)[name]))


def test_every_command_that_takes_rules_is_among_those_that_are_tried():
    taking = {name for name in NAMES for each in Lazy()[name].params if {"--rules", "--against"} & {*each.opts}}
    assert taking <= {words[0] for words in BY_RULES.values()}


@pytest.mark.parametrize("name", [name for name in BY_RULES if name != "rules"])
def test_every_command_that_goes_by_rules_tells_their_faults_gravest_first_and_once(name, beside, capsys):
    beside.write_text(HEAD + '[turn]\ndraw_limit = 3\ndrawn_card = "may-not-play"\n' + BARRED, encoding="utf-8")
    record = beside.parent / "game.toml"
    record.write_text(RECORD.replace("r5", "rS").replace("r6 r7", "r+2 gS").replace("r6", "r+2"), encoding="utf-8")
    ended(name, beside)
    told = capsys.readouterr().err
    assert told.index("error[RS603]") < told.index("warning[RS413]")
    assert told.count("[RS603]") == told.count("[RS413]") == told.count("`unorules validate ") == 1


@pytest.mark.parametrize("there", [False, True], ids=["no file", "a folder"])
@pytest.mark.parametrize("name", [*BY_RULES, *ON_FILES])
def test_rules_that_cannot_be_read_end_every_command_with_2(name, there, beside):
    if there:
        beside.mkdir()
    if name == "validate" and there:
        beside = beside / "sample.toml"  # a folder is checked file by file
    assert ended(name, beside) == exits.USAGE


@pytest.mark.parametrize("name", [*BY_RULES, *ON_FILES])
def test_validate_alone_ends_with_1_where_the_text_of_a_ruleset_is_wrong(name, beside):
    beside.write_text(HEAD + "[uno]\npenaltie = 2\n", encoding="utf-8")
    mends = name == "set"  # bit by bit: what was wrong before may stay
    assert ended(name, beside) == (exits.FOUND if name == "validate" else exits.OK if mends else exits.USAGE)


@pytest.mark.parametrize("name", [*BY_RULES, *ON_FILES])
def test_a_file_that_is_far_too_large_is_refused_by_every_command(name, beside, capsys):
    for each in (beside, beside.parent / "game.toml"):
        with each.open("wb") as file:
            file.truncate(60_000_000)
    assert ended(name, beside) == (exits.FOUND if name == "validate" else exits.USAGE)
    assert re.search(r"larger than|too large", "".join(capsys.readouterr()))


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["simulate", "--players", "8", "--rounds", "1", "--rules", "sample.toml"], "108 cards"),
        (["judge", "--players", "8", "--top", "r5", "--hand", "r6 r7", "--rules", "sample.toml"], "cannot be dealt"),
        (["judge", "--record", "game.toml"], "cannot be dealt"),
        (["replay", "game.toml"], "cannot be dealt"),
    ],
)
def test_a_table_that_the_deck_cannot_deal_is_refused(words, why, beside, capsys):
    beside.write_text(HEAD + "[setup]\nhand_size = 20\n", encoding="utf-8")
    eight = ", ".join(f'"{each}"' for each in ("Aino", "Eero", *"BCDEFG"))
    (beside.parent / "game.toml").write_text(RECORD.replace('"Aino", "Eero"', eight), encoding="utf-8")
    assert run(*words) == exits.USAGE
    assert why in "".join(capsys.readouterr())


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--players", "3", "--rounds", "1", "--rules", "partners"],
        ["judge", "--players", "3", "--top", "r5", "--hand", "r6 r7", "--rules", "partners"],
        ["judge", "--record", "game.toml"],
        ["replay", "game.toml"],
        ["score", "evening.toml", "--players", "Aino, Eero, Kari", "--rules", "partners"],
    ],
)
def test_partners_who_are_not_four_are_told_alike(words, beside, capsys):
    three = RECORD.replace('"sample"', '"partners"').replace('"Eero"', '"Eero", "Kari"')
    (beside.parent / "game.toml").write_text(three, encoding="utf-8")
    assert run(*words) == exits.USAGE
    assert re.search(r"3 players cannot play: the(se)? rules are for 4", "".join(capsys.readouterr()))
    assert run("ask", "--short", "Can three play?", "--rules", "partners") == exits.OK
    assert capsys.readouterr().out.startswith("No. ")
