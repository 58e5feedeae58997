"""What is answered in the dialogue of `unorules new`: how many play, `?`, and numbers and names as people type them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.cli.sitting import Sitting, own_folder, run, sized  # noqa: F401
from unorules.cli import exits, validate
from unorules.cli.console import show
from unorules.cli.wizard import dialogue, review, screen
from unorules.cli.wizard.counted import number_in
from unorules.cli.wizard.desk import Desk
from unorules.cli.wizard.plan import Plan
from unorules.cli.wizard.table import seats_in_words
from unorules.document.model import Document
from unorules.i18n.messages import load as words
from unorules.rulebook.drafting import Draft
from unorules.rulebook.load import load
from unorules.rulebook.model import LANGUAGES
from unorules.rulebook.shelf import EDITIONS, HOUSE_RULES

DUEL = 'format = 1\nid = "duel"\nkind = "house-rule"\ntitle = { en = "Duel" }\n[players]\nmin = 2\nmax = 2\n'
TEAM = 'format = 1\nid = "team"\nkind = "house-rule"\ntitle = { en = "Team" }\n[players]\nmin = 3\nmax = 5\n'


@pytest.fixture(autouse=True)
def settings(place: Path) -> Path:
    place.mkdir(parents=True)
    (place / "duel.toml").write_text(DUEL, encoding="utf-8")
    (place / "team.toml").write_text(TEAM, encoding="utf-8")
    return place


def written(folder: Path) -> dict[str, object]:
    return tomllib.loads((folder / "cabin.toml").read_text(encoding="utf-8"))


END = ("", "", "Cabin", "", "", "", "")


# House rules that fix how many play


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", ["2", "3"])
def test_too_few_for_partners_is_a_clash_whichever_was_told_first(number: str, language: str, capsys) -> None:
    messages = words(language)
    told = Sitting(capsys, "", number, "partners", "", language=language).told
    assert messages("new.clash.ask") in " ".join(told.split())
    assert messages("new.cure.exactly", n=4) in told
    after = Sitting(capsys, "", "", "partners", "<", number, "", language=language).told
    assert messages("new.clash.ask") in " ".join(after.split())


@pytest.mark.parametrize(("cure", "uses"), [("1", None), ("2", ["partners"]), ("", ["partners"])])
def test_too_few_for_partners_is_settled_by_a_choice(cure: str, uses, capsys, settings: Path) -> None:
    sitting = Sitting(capsys, "", "2", "partners", cure, *END)
    assert sitting.told.count("What shall we do?") == 1
    assert "“Partners” is for exactly 4 players, and you said 2" in sitting.told
    assert (written(settings).get("uses"), "players" in written(settings)) == (uses, False)
    assert ("This you have left as it is:" in sitting.told) == (cure == "")


@pytest.mark.parametrize(
    ("told", "cure", "uses", "ends"),
    [
        ("6", "1", None, (2, 10)),
        ("6", "2", ["duel"], (2, 2)),
        ("6", "3", ["duel"], (2, 6)),
        ("3-6", "1", None, (3, 6)),
        ("3-6", "2", ["duel"], (2, 2)),
        ("3-6", "3", ["duel"], (3, 6)),
    ],
)
def test_any_house_rule_that_narrows_the_table_asks_too(told, cure, uses, ends, capsys, settings: Path) -> None:
    sitting = Sitting(capsys, "", told, "duel", cure, *END)
    assert sitting.told.count("What shall we do?") == 1
    assert f"“Duel” is for exactly 2 players, and you said {told.replace('-', '–')}" in sitting.told
    assert written(settings).get("uses") == uses
    rules = load([str(settings / "cabin.toml")]).rules
    assert (rules.players_min, rules.players_max) == ends


@pytest.mark.parametrize("number", ["2", "6"])
def test_a_number_told_after_the_house_rule_asks_as_well(number: str, capsys) -> None:
    told = Sitting(capsys, "", "", "team", "<", number, "").told
    assert f"“Team” is for 3 to 5 players, and you said {number}" in told
    assert "The edition stops" not in told


def test_numbers_that_a_house_rule_has_room_for_are_no_clash(capsys) -> None:
    assert "What shall we do?" not in Sitting(capsys, "", "4", "team", "").told
    assert "What shall we do?" not in Sitting(capsys, "", "4", "partners", "").told
    assert "you said" not in Sitting(capsys, "", "3-5", "team", "").told


def test_as_few_as_were_told_may_play_over_an_edition_that_wants_more(capsys, settings: Path) -> None:
    edition = TEAM.replace('"team"', '"club"').replace("house-rule", "edition").replace("Team", "Club")
    (settings / "club.toml").write_text(edition.replace("[players]", 'base = "official"\n[players]'), encoding="utf-8")
    sitting = Sitting(capsys, "", "2", "<", "<", "club", "2", "", *END)
    assert sitting.code == exits.OK
    assert load([str(settings / "cabin.toml")]).rules.players_min == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_range_of_one_number_is_told_as_one(language: str, capsys) -> None:
    messages = words(language)
    told = " ".join(Sitting(capsys, "", "", "partners", "<", language=language).told.split())
    assert messages("new.players.ask-exactly", n=4) in told
    assert messages("new.players.ask", min=4, max=4) not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        ["questions", "--rules", "partners"],
        ["ask", "--rules", "partners", "How many can play?"],
        ["ask", "--rules", "partners", "Can 2 people play?"],
        ["ask", "How many can play with partners?"],
        ["ask", "--rules", "duel", "How many can play?"],
        ["sheet", "--rules", "partners"],
        ["sheet", "--rules", "duel"],
        ["which"],
        ["simulate", "--rules", "partners", "--players", "6"],
        ["diff", "official", "partners"],
    ],
    ids=" ".join,
)
def test_no_command_tells_a_range_of_one_number(command: list[str], language: str, capsys) -> None:
    from unorules.cli.app import main

    with pytest.raises(SystemExit):
        main([*command, "--lang", language])
    shown = capsys.readouterr()
    found = re.findall(r"\b(\d+) ?(?:to|til|till|[-–]) ?(\d+)\b", f"{shown.out} {shown.err}")
    assert [pair for pair in found if pair[0] == pair[1]] == []


@pytest.mark.parametrize(
    ("typed", "language", "ends"),
    [
        ("4 spillere", "nb", (4, 4)),
        ("vi er to", "nb", (2, 2)),
        ("meitä on kaksi", "fi", (2, 2)),
        ("3 til 6", "nb", (3, 6)),
        ("från tre till sex", "sv", (3, 6)),
        ("3-6 players", "en", (3, 6)),
        ("-4", "en", None),
        ("4.5", "en", None),
        ("2, 3 or 4", "en", None),
        ("99 players", "en", None),
    ],
)
def test_how_many_play_is_told_as_people_say_it(typed: str, language: str, ends: tuple[int, int] | None) -> None:
    assert seats_in_words(typed, language) == ends


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_enter_takes_is_what_stands_in_brackets(language: str, capsys) -> None:
    messages = words(language)
    told = " ".join(Sitting(capsys, "", "15", "<", language=language).seen[-1].split())
    assert messages("new.players.ask-kept") in told
    assert messages("new.players.ask", min=2, max=10) not in told


# `?`


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pause_explains_itself_and_goes_on_with_enter_alone(language: str, capsys, monkeypatch) -> None:
    sized(monkeypatch, "40x24")
    messages = words(language)
    pause = f"[{messages('new.page.pause')}] > "
    seen: list[tuple[str, str]] = []
    given = iter(("", "", "9 10", "", "", "", "Cabin", "", "", "", ""))
    asked = 0

    def read(prompt: str) -> str:
        nonlocal asked
        seen.append((prompt, capsys.readouterr().out))
        if prompt == pause:
            asked += 1
            return "?" if asked == 1 else ""
        if messages("new.page.more") in prompt:
            return ""
        try:
            return next(given)
        except StopIteration:
            raise EOFError from None

    from unorules.cli.wizard.conversation import converse
    from unorules.cli.wizard.desk import Desk
    from unorules.cli.wizard.dialogue import Dialogue
    from unorules.rulebook.drafting import Draft

    converse(Dialogue(messages, read), Desk(messages), Draft())
    first = next(at for at, (prompt, _) in enumerate(seen) if prompt == pause)
    assert seen[first + 1][0] == pause
    assert " ".join(seen[first + 1][1].split()) == messages("new.page.help")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answers", [(), ("",), ("", "", "", ""), ("", "", "", "", "X"), ("", "", "", "", "X", "")])
def test_a_question_mark_alone_or_with_a_number_explains_every_question(
    answers: tuple[str, ...], language: str, capsys
) -> None:
    messages = words(language)
    sitting = Sitting(capsys, *answers, "?", "?2", language=language)
    for shown in sitting.seen[len(answers) + 1 :]:
        assert messages("new.not-understood", text="?2") not in shown
        assert len(shown.split()) > 5
    told = " ".join(sitting.seen[len(answers) + 2].split())
    assert (messages("new.no-list") in told) == bool(answers)


def test_a_number_behind_the_question_mark_explains_that_edition(capsys) -> None:
    shown = Sitting(capsys, "?6", "?99").seen
    assert "No Mercy" in shown[1] and "The deck has 168 cards." in shown[1]
    assert "There is no number `99` here: they go from 1 to" in shown[2]


@pytest.mark.parametrize(
    ("answers", "asked", "told"),
    [
        (("", "", "9 10"), "?1", "Leave out"),
        (("", "", "stacking"), "?2", "Mixed stacking"),
        (("", "", "jump-in", "", "1"), "?2", "."),
        (("", "2", "partners"), "?1", "Leave out Partners"),
    ],
)
def test_every_list_with_numbers_explains_one_of_them(answers, asked: str, told: str, capsys) -> None:
    shown = Sitting(capsys, *answers, asked).seen[-1]
    assert told in shown and "none of the answers" not in shown


def test_a_number_that_is_not_in_the_list_of_details_is_told_as_such(capsys) -> None:
    told = Sitting(capsys, "", "", "jump-in", "", "?99").told
    assert "No rule has" not in told and "There is no number `99` here" in told


def test_the_last_question_of_all_is_explained_too(capsys) -> None:
    seen = Sitting(capsys, "", "", "", "", "Cabin two", "", "", "", "?", "").told
    assert "Yes: whoever names no rules" in " ".join(seen.split())


@pytest.mark.parametrize("answers", [("", "", "9 10"), ("", "", "stacking")])
def test_a_list_that_is_too_long_for_the_screen_is_shown_to_its_end_before_enter_leaves_it(
    answers, capsys, monkeypatch
) -> None:
    monkeypatch.setenv("COLUMNS", "24")
    monkeypatch.setattr(screen, "height", lambda: 9)
    monkeypatch.setattr(dialogue, "height", lambda: 9)
    sitting = Sitting(capsys, *answers)
    last = [shown for shown in sitting.seen if re.search(r"^2  ", shown, re.MULTILINE)][-1]
    assert sitting.prompts[-1] == "> " and "Enter" in last


# Numbers and names as they are typed


@pytest.mark.parametrize(
    ("text", "language", "number"),
    [
        ("4", "en", 4),
        ("4 kort", "nb", 4),
        ("fire", "nb", 4),
        ("fire kort", "nb", 4),
        ("fyra kort", "sv", 4),
        ("neljä korttia", "fi", 4),
        ("4 korttia", "fi", 4),
        ("four cards", "en", 4),
        ("number 4", "en", 4),
        ("nr. 4", "nb", 4),
        ("4.", "fi", 4),
        ("4)", "en", 4),
        ("-4", "en", None),
        ("4.5", "en", None),
        ("2 or 3", "en", None),
        ("two or three", "en", None),
        ("cards", "en", None),
        ("", "en", None),
    ],
)
def test_a_number_may_have_a_word_beside_it(text: str, language: str, number: int | None) -> None:
    assert number_in(text, language) == number


@pytest.mark.parametrize(
    ("typed", "language"), [("4 kort", "nb"), ("fire", "nb"), ("fyra", "sv"), ("neljä", "fi"), ("four cards", "en")]
)
def test_a_value_is_taken_with_a_word_beside_it(typed: str, language: str, capsys, settings: Path) -> None:
    Sitting(capsys, "", "", "", "uno.penalty", "1", typed, "", "Cabin", "", "", "", "", language=language)
    assert load([str(settings / "cabin.toml")]).rules.uno_penalty == 4


@pytest.mark.parametrize("typed", ["4 og 7", "4 och 7", "4 ja 7", "4 and 7", "4. 7.", "nr 4, nr 7", "fire, sju"])
def test_numbers_of_house_rules_may_be_joined_as_people_write(typed: str, capsys, settings: Path) -> None:
    Sitting(capsys, "", "", typed, "", "", "Cabin", "", "", "", "", language="nb")
    assert written(settings)["uses"] == [HOUSE_RULES[3], HOUSE_RULES[6]]


@pytest.mark.parametrize(
    "typed", ["svensk og engelsk", "svensk och engelsk", "svensk ja engelsk", "sv and en", "sv, en", "sv en", "sv & en"]
)
def test_languages_may_be_joined_as_people_write(typed: str, capsys) -> None:
    told = Sitting(capsys, "", "", "", "", "Cabin", typed, language="nb").told
    assert words("nb")("new.languages.in.sv") in told


@pytest.mark.parametrize(("typed", "language"), [("nei", "nb"), ("nej", "sv"), ("ei", "fi"), ("nope", "en")])
def test_no_other_language_may_be_said_with_a_no(typed: str, language: str, capsys, settings: Path) -> None:
    Sitting(capsys, "", "", "", "", "Cabin", typed, "", "", language=language)
    assert written(settings)["title"] == {language: "Cabin"}


def test_a_strange_language_is_named_alone_and_told_what_is_wanted(capsys) -> None:
    told = Sitting(capsys, "", "", "", "", "Cabin", "svensk og klingon", language="nb").told
    assert "`klingon` er ikke blant svarene." in told
    assert "Mente du" not in told
    assert " ".join(told.split()).count("Navn eller koder som") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_what_is_wanted(language: str, capsys) -> None:
    messages = words(language)
    for answers, wanted in (
        (("qqqq",), messages("new.wanted", last=len(EDITIONS))),
        (("", "", "qqqq"), messages("new.houses.wanted")),
        (("", "", "", "uno.penalty", "1", "qqqq"), messages("new.details.whole", low=0, high=10)),
        (("", "", "", "", "X", "", "", "qqqq"), messages("new.yes-or-no", yes="y", no="n").partition("y")[0]),
    ):
        told = Sitting(capsys, *answers, language=language).told
        assert messages("new.not-understood", text="qqqq") in told
        after = " ".join(told[told.rindex("qqqq") :].split())
        assert wanted in after


# Names of files


@pytest.mark.parametrize(("name", "made"), [("cabin", "cabin.toml"), ("sub/cabin", "sub/cabin.toml")])
def test_a_file_without_an_ending_gets_that_of_a_ruleset(name: str, made: str, tmp_path: Path, capsys) -> None:
    (tmp_path / "sub").mkdir()
    assert run("--title", "Cabin", "-o", str(tmp_path / name)) == exits.OK
    assert (tmp_path / made).is_file() and not (tmp_path / name).exists()
    assert str(tmp_path / made) in capsys.readouterr().err


@pytest.mark.parametrize("name", ["cabin.json", "cabin.TOML", "cabin.txt"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_another_ending_is_refused_with_what_follows_from_it(name, language, tmp_path: Path, capsys) -> None:
    path = tmp_path / name
    assert run("--title", "Cabin", "-o", str(path), "--lang", language) == exits.USAGE
    told = words(language)("new.wrong.ending", path=path, proposed=tmp_path / "cabin.toml")
    assert capsys.readouterr().err.split() == told.split()
    assert not path.exists()


def test_another_ending_is_refused_in_the_dialogue_too(tmp_path: Path, capsys, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "x.toml").write_text("mine", encoding="utf-8")
    sitting = Sitting(capsys, "", "", "", "", "X", "", "", "x.json", "x-2.toml", output="x.toml")
    assert "`x.json` would not be found" in sitting.told
    assert sorted(each.name for each in tmp_path.glob("x*")) == ["x-2.toml", "x.toml"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_is_told_with_what_was_passed_over(language: str, tmp_path: Path, capsys) -> None:
    for name in ("duel.json", "duel", ".hidden", "unorules.schema.json"):
        (tmp_path / name).write_text(DUEL, encoding="utf-8")
    (tmp_path / "duel.toml").write_text(DUEL, encoding="utf-8")
    assert validate.run([str(tmp_path)], "full", language, False, play=False) == exits.OK
    told = capsys.readouterr().err
    assert "`duel`" in told and "`duel.json`" in told
    assert "hidden" not in told and "schema" not in told
    validate.run([str(tmp_path)], "json", language, False, play=False)
    validate.run([str(tmp_path / "duel.toml")], "full", language, False, play=False)
    assert capsys.readouterr().err == ""


def test_of_many_files_passed_over_only_some_are_named(tmp_path: Path, capsys) -> None:
    (tmp_path / "duel.toml").write_text(DUEL, encoding="utf-8")
    for number in range(9):
        (tmp_path / f"n{number}.txt").write_text("", encoding="utf-8")
    validate.run([str(tmp_path)], "full", "en", False, play=False)
    assert "`n4.txt` and 4 more" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_with_one_wrong_word_is_quoted_by_that_word_and_another_as_it_was_typed(
    language: str, capsys
) -> None:
    other = "fi" if language != "fi" else "en"
    told = words(language)
    for typed, quoted in (("4 kort", "4 kort"), (f"{other}, 4", "4"), ("x; y", "x; y")):
        shown = Sitting(capsys, "", "", "", "", "Cabin", typed, language=language).told
        assert told("new.not-understood", text=quoted) in shown


# What is taken for something else, and what is kept on the way back


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["no-mercy", "No Mercy", "official", "?no-mercy"])
def test_an_edition_named_among_the_house_rules_is_told_to_be_one(typed: str, language: str, capsys) -> None:
    sitting = Sitting(capsys, "", "", typed, "<", language=language)
    told, messages = " ".join(sitting.told.split()), words(language)
    sentence = "new.houses.edition-chosen" if typed == "official" else "new.houses.edition"
    beginning, _, end = messages(sentence, title="|").partition("|")
    assert beginning in told and end in told
    assert messages("new.houses.chosen", titles=load(["no-mercy-exclusions"]).title(language)) not in told


@pytest.mark.parametrize(("typed", "kept"), [("3", "3"), ("4-6", "4-6"), ("12", "12")])
def test_the_number_of_players_is_kept_on_the_way_back(typed: str, kept: str, capsys) -> None:
    sitting = Sitting(capsys, "", typed, "<", "", "<", "", "")
    assert sitting.prompts.count(f"[{kept}] > ") == 2


def test_a_number_kept_on_the_way_back_still_counts(capsys) -> None:
    told = Sitting(capsys, "", "3", "<", "", "partners", "").told
    assert "“Partners” is for exactly 4 players, and you said 3" in " ".join(told.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_back_from_a_name_in_another_language_leads_to_the_languages_that_were_given(
    language: str, capsys, settings: Path
) -> None:
    one, two = [each for each in ("fi", "sv", "nb") if each != language][:2]
    answers = ("", "", "", "", "Cabin", f"{one} {two}", "Yksi", "<", "", "", "Kaksi", "", "", "")
    sitting = Sitting(capsys, *answers, language=language)
    assert f"[{one} {two}] > " in sitting.prompts
    assert "[Yksi] > " in sitting.prompts
    assert " ".join(sitting.told.split()).count(words(language)("new.languages.skip")) == 3
    assert sitting.code == exits.OK and written(settings)["title"] == {language: "Cabin", one: "Yksi", two: "Kaksi"}


def test_that_rounds_are_played_is_told_and_what_is_typed_meanwhile_is_dropped(capsys, monkeypatch) -> None:
    dropped: list[str] = []
    monkeypatch.setattr(dialogue.Dialogue, "forget", lambda _: dropped.append(capsys.readouterr().out))
    Sitting(capsys, "", "", "?5", "")
    assert "A few hundred rounds are being played" in dropped[0]
    assert "What is typed meanwhile does not count" in " ".join(dropped[0].split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_look_tells_how_many_the_deck_deals(language: str, capsys) -> None:
    draft = Draft("cabin", {language: "Cabin"}, "official", (), {"setup.hand_size": 20})
    desk = Desk(words(language))
    summary = review.summary(desk, Plan(draft), desk.judge(draft).rulebook)
    show(Document(tuple(summary)))
    assert words(language)("new.review.range", min=2, max=5) in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_back_over_the_languages_keeps_them_and_the_names_given(language: str, capsys, settings: Path) -> None:
    one, two = [each for each in ("fi", "sv", "nb") if each != language][:2]
    answers = ("", "", "", "", "Cabin", f"{one} {two}", "Yksi", "<", "<", "", "", "", "Kaksi", "", "", "")
    sitting = Sitting(capsys, *answers, language=language)
    assert sitting.prompts.count(f"[{one} {two}] > ") == 2
    assert sitting.prompts.count("[Yksi] > ") == 1
    assert sitting.code == exits.OK and written(settings)["title"] == {language: "Cabin", one: "Yksi", two: "Kaksi"}


def test_a_language_whose_name_was_left_out_is_kept_on_the_way_back_and_can_be_given_up(capsys, settings: Path) -> None:
    answers = ("", "", "", "", "Cabin", "fi sv", "Mökki", "", "<", "fi", "", "", "", "")
    sitting = Sitting(capsys, *answers)
    assert "[fi sv] > " in sitting.prompts and "[Mökki] > " in sitting.prompts
    assert sitting.code == exits.OK and written(settings)["title"] == {"en": "Cabin", "fi": "Mökki"}


@pytest.mark.parametrize("clash", [("challenge-uno, no-bluff, free-wild-draw-four",), ("partners",)])
def test_what_was_typed_before_a_clash_is_on_the_screen_answers_nothing(
    clash: tuple[str, ...], capsys, monkeypatch
) -> None:
    dropped: list[str] = []
    monkeypatch.setattr(dialogue.Dialogue, "forget", lambda _: dropped.append(capsys.readouterr().out))
    told = Sitting(capsys, "", "3", *clash, "").told
    assert len(dropped) >= 1
    assert "! " in told and "! " not in "".join(dropped[:1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_two_that_disagree_the_last_look_says_which_of_them_is_played(language: str, capsys, settings: Path) -> None:
    told = Sitting(
        capsys, "", "", "draw-until-playable, draw-three", "", "", "Cabin", "", "", "", language=language
    ).told
    held = words(language).option("turn.draw_limit", 3)
    last = " ".join(told.split()).rpartition(" ".join(words(language)("new.clash.standing").split()))[2]
    assert words(language)("options.turn.draw_limit.name") in last and held in last
