"""`unorules new`: by answers to its questions."""

from __future__ import annotations

import os
import select
import sys
import time
from pathlib import Path

import pytest

from tests.cli.sitting import answered, data, heavy, own_folder, run  # noqa: F401
from unorules.cli import exits
from unorules.cli.app import main
from unorules.cli.wizard import effect
from unorules.cli.wizard.clash import tell_clash
from unorules.cli.wizard.desk import Desk
from unorules.cli.wizard.dialogue import Dialogue
from unorules.cli.wizard.table import seats_in_words
from unorules.cli.wizard.terminal import drop_typed
from unorules.i18n.messages import load as words
from unorules.rulebook.drafting import Draft
from unorules.rulebook.model import LANGUAGES


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
    assert (told.count("is not one of the answers"), told.count("There is no number")) == (3, 3)


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


@pytest.mark.skipif(sys.platform == "win32", reason="no such terminals there")
@pytest.mark.parametrize("typed", ["Mökki 🎉", "Mökki 🎉\n", "4\nMökki"])
def test_what_is_typed_ahead_is_taken_from_the_terminal(typed: str, monkeypatch) -> None:
    import pty

    outside, inside = pty.openpty()
    with os.fdopen(inside, encoding="utf-8") as terminal:
        monkeypatch.setattr(sys, "stdin", terminal)
        os.write(outside, typed.encode())
        assert drop_typed() == typed
        assert drop_typed() == ""
        os.write(outside, b"Hut\n")
        assert terminal.readline() == "Hut\n"
    os.close(outside)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_typed_ahead_is_told_to_be_dropped(lang: str, capsys, monkeypatch) -> None:
    talk = Dialogue(words(lang), lambda _prompt: "")
    monkeypatch.setattr(talk, "_forget", lambda: "Mökki 🎉\n")
    with talk.playing():
        capsys.readouterr()
    assert " ".join(capsys.readouterr().out.split()) == words(lang)("new.page.typed-ahead", text="Mökki 🎉")


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
