"""The dialogue of `unorules new` as somebody sits before it: what the screen holds, what a name means, what is asked again."""

from __future__ import annotations

import os
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.remembered import remember
from unorules.ask.changed import changed
from unorules.ask.propositions import PROPOSITIONS
from unorules.cli import exits
from unorules.cli.app import main
from unorules.cli.commands import NAMES, Lazy
from unorules.cli.wizard import conversation, details, dialogue, effect, naming, review, screen
from unorules.cli.wizard.clash import clashes, tell_clash
from unorules.cli.wizard.desk import Desk, proven
from unorules.cli.wizard.dialogue import Dialogue, strong
from unorules.cli.wizard.effect import both_seat
from unorules.cli.wizard.elsewhere import written
from unorules.cli.wizard.plan import Plan
from unorules.document.model import bullets, paragraph
from unorules.engine.options import OPTIONS
from unorules.engine.rules import Rules
from unorules.i18n.messages import load as words
from unorules.rulebook.drafting import Draft
from unorules.rulebook.load import load
from unorules.rulebook.model import LANGUAGES
from unorules.rulebook.shelf import EDITIONS
from unorules.sheets.answer_page import sentence
from unorules.values import replace

LINES = {"100x30": (100, 30), "80x24": (80, 24), "40x24": (40, 24)}


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of settings of its own; returns that of the rulesets."""
    for name in ("UNORULES_RULESETS", "UNORULES_RULES", "LINES", "TERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.setenv("UNORULES_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(effect, "ROUNDS", 10)
    remember(monkeypatch)
    return tmp_path / "settings" / "unorules" / "rulesets"


class Sitting:
    """Somebody who answers, and reads on with Enter wherever there is more; what was on the screen before each answer is
    kept in `seen`.
    """

    def __init__(
        self, capsys: pytest.CaptureFixture[str], *answers: str, language: str = "en", output: str | None = None
    ) -> None:
        self.seen: list[str] = []
        self.prompts: list[str] = []
        self._capsys = capsys
        self._left: Iterator[str] = iter(answers)
        self._waits = [f"[{words(language)(f'new.page.{each}')}] > " for each in ("more", "pause")]
        desk = Desk(words(language), output)
        self.code = conversation.converse(Dialogue(words(language), self._read), desk, Draft())
        self.last = capsys.readouterr().out
        self.errors = ""

    def _read(self, prompt: str) -> str:
        self.seen.append(self._capsys.readouterr().out)
        self.prompts.append(prompt)
        if prompt in self._waits:
            return ""
        try:
            return next(self._left)
        except StopIteration:
            raise EOFError from None

    @property
    def told(self) -> str:
        return "".join((*self.seen, self.last))


def sized(monkeypatch: pytest.MonkeyPatch, size: str) -> tuple[int, int]:
    columns, rows = LINES[size]
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setattr(screen, "height", lambda: rows)
    monkeypatch.setattr(dialogue, "height", lambda: rows)
    return columns, rows


# What the screen holds


@pytest.mark.parametrize("size", LINES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_scrolls_away_before_it_is_read(language: str, size: str, capsys, monkeypatch, place: Path) -> None:
    columns, rows = sized(monkeypatch, size)
    answers = ("", "", "9 10", "", "?9", "10", "2 5", "?", "", "?1", "uno", "1", "", "", "", "", "", "", "")
    sitting = Sitting(capsys, *answers, language=language)
    assert sitting.code == exits.OK
    assert list(place.glob("*.toml"))
    for shown in sitting.seen:
        lines = shown.removeprefix("\n").splitlines()  # the blank line parts the page from the answer before
        assert len(lines) + 1 <= rows, shown
        wrapped = [line for line in lines if not line.startswith("  unorules ")]
        assert max(map(len, wrapped), default=0) <= columns


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wide_screen_shows_every_house_rule_at_once_with_what_is_asked(language: str, capsys, monkeypatch) -> None:
    sized(monkeypatch, "100x30")
    shown = Sitting(capsys, "", "", language=language).seen[2]
    assert re.search(r"(^|│ )18 ", shown, re.MULTILINE)
    assert " ".join(shown.split()).endswith(words(language)("new.houses.ask"))


def test_a_screen_reader_is_read_no_columns(capsys, monkeypatch) -> None:
    sized(monkeypatch, "100x30")
    monkeypatch.setenv("TERM", "dumb")
    assert "│" not in Sitting(capsys, "", "", language="fi").told


def test_an_answer_may_be_given_before_the_list_is_at_its_end_and_the_rest_follows(capsys, monkeypatch) -> None:
    sized(monkeypatch, "40x24")
    left = iter(("6", "4", "2", "", "", ""))
    prompts: list[str] = []

    def read(prompt: str) -> str:
        prompts.append(prompt)
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    conversation.converse(Dialogue(words("en"), read), Desk(words("en")), Draft())
    told = capsys.readouterr().out
    assert prompts[0] == "[more] > "
    assert told.index("Chosen: Mixed stacking.") < told.index("\n18 ")


@pytest.mark.parametrize("height", [1, 5, 12])
def test_however_low_the_screen_is_the_dialogue_comes_to_its_end(height: int, capsys, monkeypatch, place: Path) -> None:
    monkeypatch.setattr(screen, "height", lambda: height)
    monkeypatch.setattr(dialogue, "height", lambda: height)
    assert Sitting(capsys, "", "", "1", "", "", "Cabin", "", "", "", "").code == exits.OK
    assert (place / "cabin.toml").is_file()


def test_what_is_typed_where_the_page_waits_answers_nothing_that_is_not_on_the_screen(capsys, monkeypatch) -> None:
    sized(monkeypatch, "40x24")
    shown: list[str] = []
    typed = iter(("y", "6"))

    def read(prompt: str) -> str:
        shown.append(capsys.readouterr().out)
        return next(typed, "") if prompt == "[Enter to go on] > " else "n"

    plan = Plan(Draft("cabin", {"en": "Cabin"}, "official", ("jump-in",)))
    with pytest.raises(review.StopError):
        review.ask_review(Dialogue(words("en"), read), Desk(words("en")), plan)
    assert len(shown) > 1
    assert "Write the file?" in shown[-1] and not any("Write the file?" in each for each in shown[:-1])
    told = " ".join(" ".join(shown).split())
    assert all(words("en")("new.page.no-answer", text=each) in told for each in ("y", "6"))


@pytest.mark.parametrize(("fault", "size"), [(EOFError, "80x24"), (KeyboardInterrupt, "40x24")])
def test_leaving_at_any_prompt_leaves_nothing_half_written(
    size: str, fault: type[BaseException], monkeypatch, capsys, place
) -> None:
    sized(monkeypatch, size)
    answers = ("", "", "9 10", "2", "?9", "", "uno", "1", "", "", "Cabin", "nb", "Hytta", "", "")
    prompts = len(Sitting(capsys, *answers).prompts)
    whole = {path.name: path.read_bytes() for path in place.glob("*")}
    for path in place.glob("*"):
        path.unlink()
    for number in range(0, prompts, 4):
        count = iter(range(prompts))
        given = iter(answers)

        def read(prompt: str, count=count, given=given, number=number) -> str:
            if next(count) == number:
                raise fault
            return "" if prompt in ("[more] > ", "[Enter to go on] > ") else next(given)

        code = conversation.converse(Dialogue(words("en"), read), Desk(words("en")), Draft())
        assert code == (exits.OK if number == prompts - 1 else exits.INTERRUPTED)
        assert {path.name: path.read_bytes() for path in place.glob("*")} == (whole if code == exits.OK else {})


@pytest.mark.parametrize("lines", range(3, 9))
def test_a_sentence_is_not_parted_from_what_it_leads_to(lines: int, capsys, monkeypatch) -> None:
    monkeypatch.setattr(screen, "height", lambda: 14)
    monkeypatch.setattr(dialogue, "height", lambda: 14)
    pages: list[str] = []

    def read(_prompt: str) -> str:
        pages.append(capsys.readouterr().out)
        return ""

    talk = Dialogue(words("en"), read)
    talk.tell(bullets(["above"] * lines))
    talk.tell(paragraph("these:"), strong("one"), bullets(["it is", "so"]))
    pages.append(capsys.readouterr().out)
    assert len(pages) == (1 if lines < 5 else 2)
    assert [page for page in pages if "these:" in page] == [page for page in pages if "it is" in page]


def test_the_players_are_told_once_at_the_review(capsys) -> None:
    told = Sitting(capsys, "", "3-5", "", "", "Cabin", "", "", "n").seen[-1]
    assert "3 to 5" in told
    assert "Changed by you" not in told


# What a name means


def test_a_name_that_may_be_several_is_answered_by_a_number(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "", "jump-in, stacking, bounce", "3", "2", "", "", "Cabin", "", "", "", "")
    assert sitting.told.count("There is no number `3` here: they go from 1 to 2.") == 1
    uses = tomllib.loads((place / "cabin.toml").read_text(encoding="utf-8"))["uses"]
    assert uses == ["jump-in", "mixed-stacking", "bounce"]


@pytest.mark.parametrize("answer", ["", "<"])
def test_none_of_several_is_an_answer_too(answer: str, capsys, place: Path) -> None:
    Sitting(capsys, "", "", "?stacking", answer, "stacking", answer, "bounce", "", "", "Cabin", "", "", "", "")
    assert tomllib.loads((place / "cabin.toml").read_text(encoding="utf-8"))["uses"] == ["bounce"]


@pytest.mark.parametrize(
    ("typed", "number", "base"), [("no mercy", None, "no-mercy"), ("official", None, "official"), ("112", "2", None)]
)
def test_a_deck_may_be_named_too(typed: str, number: str | None, base: str | None, capsys, place: Path) -> None:
    several = () if number is None else (number,)
    sitting = Sitting(capsys, typed, *several, "", "", "", "Cabin", "", "", "", "")
    if number:
        assert "`112` may stand for several:" in sitting.told
    found = tomllib.loads((place / "cabin.toml").read_text(encoding="utf-8"))["base"]
    assert found.startswith(base or "official-112")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_explanation_says_whether_the_rule_is_chosen_and_what_its_number_does(language: str, capsys) -> None:
    messages = words(language)
    sitting = Sitting(capsys, "", "", "?9", "9", "?9", "9", language=language)
    said = [messages(f"new.houses.{state}", n=9) for state in ("is-out", "is-in")]
    found = [" ".join(shown.split()) for shown in sitting.seen]
    assert said[0] in found[3] and said[1] in found[5]
    assert "9" in said[0] and "9" in said[1]
    out = messages("new.houses.taken-out", titles=Desk(messages).title("no-bluff"))
    assert out in found[6]


def test_a_detail_is_explained_with_what_else_it_may_be(capsys) -> None:
    told = Sitting(capsys, "", "", "jump-in", "", "?1").told
    assert "It may also be so:" in told
    assert words("en").option("jump_in.wilds", "none") in told


# What is asked again


def test_a_clash_left_standing_is_told_once_at_the_review_and_not_asked_about(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "", "5 6", "", "", "", "Cabin", "", "", "", "")
    assert sitting.code == exits.OK
    assert sitting.told.count("What shall we do?") == 1
    assert sitting.told.count("disagree on") == 2
    assert sitting.told.count("This you have left as it is:") == 1
    assert (place / "cabin.toml").is_file()


def test_a_clash_that_has_become_another_is_asked_about(capsys) -> None:
    told = Sitting(capsys, "", "", "5 6", "", "9 10", "", "").told
    assert told.count("What shall we do?") == 2


def test_what_cannot_be_written_is_asked_about_again_where_it_can_be_mended(capsys, place: Path) -> None:
    answers = ("", "", "9 10", "", "", "", "", "1", "", "Cabin", "", "", "", "")
    sitting = Sitting(capsys, *answers)
    assert sitting.code == exits.OK
    assert tomllib.loads((place / "cabin.toml").read_text(encoding="utf-8"))["uses"] == ["free-wild-draw-four"]


# In whose words

CLASHING = (
    Draft(uses=("partners",), values={"scoring.elimination": True}),
    Draft(uses=("challenge-uno",), values={"teams.partners": True}),
    Draft(values={"scoring.elimination": True, "scoring.mode": "winner-takes"}),
    Draft(values={"jump_in.wilds": "none"}),
    Draft(values={"turn.draw_limit": "until-playable", "turn.drawn_card": "may-not-play"}),
    Draft(values={"turn.voluntary_draw": False, "turn.pass_without_drawing": True}),
    Draft(uses=("partners",), values={"players.min": 2, "players.max": 3}),
    Draft(uses=("draw-three", "draw-until-playable")),
    Draft(uses=("no-mercy",)),
    Draft(base="jump-in"),
    Draft(base="no-mercy", uses=("no-bluff", "mercy-25", "progressive")),
    Draft(values={"deck.zeros": 0, "deck.digits": 0, "round_end.action_card": "not-allowed", "players.max": 4}),
)
FILE_WORDS = {word for option in OPTIONS for word in option.values.words if "-" in word} | {"true", "false", "none"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clash_is_told_without_the_keys_values_and_ids_of_a_file(language: str, capsys) -> None:
    messages = words(language)
    desk, talk = Desk(messages), Dialogue(messages)
    for draft in (replace(each, id="cabin", titles={language: "X"}) for each in CLASHING):
        found = [*clashes(desk, Plan(draft)), *proven(desk.text(draft), desk.path(draft))]
        assert found
        for each, cured in ((each, cured) for each in found for cured in (True, False)):
            tell_clash(talk, desk, each, cured=cured)
            told = capsys.readouterr().out
            assert "`" not in told and "_" not in told
            assert not FILE_WORDS & set(re.findall(r"[\w-]+", told)), told
            assert not re.search(r"[a-z]\.[a-z]", told)
            assert told.startswith("! ") and told[2] == told[2].upper()


# What stands for a value

SAME = {"ID", "FORMAT", "HAND", "N"}
"""Read as they are in some other language too."""


@pytest.mark.parametrize("name", NAMES)
def test_every_placeholder_of_a_help_is_a_word_of_the_language(name: str) -> None:
    taking = [each for each in Lazy()[name].params if each.param_type_name == "argument" or not each.is_flag]
    for word in {word for each in taking for word in re.findall(r"[A-Z_]{2,}", str(each.metavar or each.name.upper()))}:
        key = f"cli.placeholder.{word.lower()}"
        assert words("en").has(key), f"{key} is missing: what stands for a value in the help of {name}"
        said = {language: words(language)(key) for language in LANGUAGES}
        foreign = [language for language, text in said.items() if language != "en" and text == said["en"]]
        assert not foreign or said["en"] in SAME, said


def test_a_help_shows_them_in_its_language(capsys) -> None:
    for language, told in (
        ("fi", "--title NIMI"),
        ("nb", "--title NAVN"),
        ("sv", "--set NYCKEL=VÄRDE"),
        ("en", "--base ID"),
    ):
        with pytest.raises(SystemExit):
            main(["new", "--help", "--lang", language])
        assert told in capsys.readouterr().out


def test_what_is_to_be_typed_as_it_stands_stays_in_small_letters(capsys) -> None:
    with pytest.raises(SystemExit):
        main(["score", "--help", "--lang", "nb"])
    assert "unorules score FIL [add|correct|undo …]" in capsys.readouterr().out


# An id where the name gives none


def run(*given: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["new", *given])
    return int(ended.value.code or 0)


@pytest.mark.parametrize(
    ("language", "name"), [("en", "our-rules"), ("fi", "meidan-saannot"), ("nb", "vare-regler"), ("sv", "vara-regler")]
)
def test_a_name_without_latin_letters_gets_an_id_that_is_free(language: str, name: str, place: Path) -> None:
    for title, expected in (("قواعدنا", name), ("🎴", f"{name}-2"), ("我们", f"{name}-3")):
        assert run("--lang", language, "--title", title) == exits.OK
        data = tomllib.loads((place / f"{expected}.toml").read_text(encoding="utf-8"))
        assert (data["id"], data["title"]) == (expected, {language: title})


def test_the_dialogue_tells_that_such_an_id_is_made_up(capsys, place: Path) -> None:
    run("--title", "Our rules")
    sitting = Sitting(capsys, "", "", "", "", "قواعدنا", "", "", "", "")
    assert "The name has no letters a–z" in sitting.told
    assert (place / "our-rules-2.toml").is_file()


def test_a_language_that_was_added_to_the_locales_is_asked_for_by_its_code(capsys, monkeypatch) -> None:
    monkeypatch.setattr(naming, "LANGUAGES", (*LANGUAGES, "da"))
    monkeypatch.setattr(naming, "normalise", lambda code: code)
    assert "The name in the language `da`:" in Sitting(capsys, "", "", "", "", "Cabin", "da").told


# What changes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", ["progressive", "free-wild-draw-four", "low-score"])
def test_the_questions_shown_have_answers_that_read_otherwise(rule: str, language: str) -> None:
    messages = words(language)
    questions = [messages(f"examples.{topic}") for topic in PROPOSITIONS if messages.has(f"examples.{topic}")]
    found = changed(questions, language, load(["official"]), load(["official", rule]))
    assert len(found) == 3
    for each in found:
        assert sentence(each.before, messages) != sentence(each.now, messages)
    assert len({sentence(each.now, messages) for each in found}) >= 2


# How many play


@pytest.mark.parametrize(
    ("uses", "wanted", "seats"),
    [((), 20, 10), (("partners",), 20, 4), (("two-packs",), 20, 10), ((), 2, 2), (("partners",), 2, 4), ((), 7, 7)],
)
def test_rules_are_tried_out_by_a_number_that_may_play_with_and_without_them(uses, wanted: int, seats: int) -> None:
    before, now = load(["official"]).rules, load(["official", *uses]).rules
    assert both_seat(before, now, wanted) == seats
    assert all(rules.players_min <= seats <= rules.players_max for rules in (before, now))


def test_nothing_is_tried_out_where_nobody_can_play_by_both() -> None:
    before, now = Rules({"players.min": 5}), load(["official", "partners"]).rules
    assert both_seat(before, now, 5) is None
    assert effect.effect(before, now, 5, words("en")) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_by_how_many_the_rules_were_tried_out(language: str, capsys) -> None:
    told = " ".join(Sitting(capsys, "", "20", "1", "", "", "X", "", "", "", language=language).told.split())
    assert words(language)("new.effect.how-other", n=10, players=10, wanted=20) in told


def test_who_settles_for_four_partners_is_not_asked_about_twenty_again(capsys) -> None:
    told = Sitting(capsys, "", "20", "1", "partners", "1", "").told
    assert told.count("What shall we do?") == 2
    assert "Chosen: Two packs and Partners." in told


def test_two_packs_are_offered_before_fewer_players(capsys) -> None:
    told = Sitting(capsys, "", "20").told
    assert told.index("1  Take Two packs as well") < told.index(
        "2  Let 2 to 14 play: there are not enough cards for more"
    )


def test_a_cure_that_makes_a_value_of_ones_own_idle_takes_it_back_too(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "20", "1", "", "", "Cabin", "", "", "")
    assert sitting.told.count("What shall we do?") == 1
    data = tomllib.loads((place / "cabin.toml").read_text(encoding="utf-8"))
    assert (data["uses"], "players" in data) == (["two-packs"], False)


def test_as_many_as_were_wanted_play_as_soon_as_they_can(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "20", "2", "two packs", "", "", "Cabin", "", "", "")
    assert "Now there is room for 20, as you wanted." in sitting.told
    assert sitting.code == exits.OK
    assert load([str(place / "cabin.toml")]).rules.players_max == 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_or_five_and_partners_are_told_what_is_wrong_and_that_alone(language: str, capsys) -> None:
    sitting = Sitting(capsys, "", "4-5", "partners", "", "", language=language)
    told = words(language)
    shown = " ".join(sitting.told.split())
    assert told("diagnostics.RS410.message", min=4, max=5)[1:] in shown
    assert told("new.cure.exactly", n=4) in shown
    assert told.option("players.min", 4) not in shown
    assert told("new.cure.back", name=told("options.players.min.name")) not in shown


@pytest.mark.parametrize(("cure", "uses", "most"), [("1", ["partners"], 4), ("2", None, 10)])
def test_six_players_and_partners_are_a_clash_with_a_choice(cure: str, uses, most: int, capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "6", "partners", cure, "", "", "Cabin", "", "", "")
    assert sitting.told.count("What shall we do?") == 1
    assert "Partners are four" in sitting.told
    assert tomllib.loads((place / "cabin.toml").read_text(encoding="utf-8")).get("uses") == uses
    assert load([str(place / "cabin.toml")]).rules.players_max == most


def test_six_players_and_partners_left_as_they_are_are_not_asked_about_again(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "6", "partners", "", "", "", "Cabin", "", "", "")
    assert (sitting.told.count("What shall we do?"), sitting.code) == (1, exits.OK)


def test_whoever_lets_fewer_play_is_not_held_to_the_number_of_before(capsys) -> None:
    told = " ".join(Sitting(capsys, "", "20", "2", "progressive", "", "", "Cabin", "", "", "").told.split())
    assert words("en")("new.effect.how-other", n=10, players=10, wanted=14) in told
    assert "instead of 20" not in told


def test_the_commands_at_the_end_name_the_rules_by_their_id(capsys, monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    told = [line.strip("• ") for line in Sitting(capsys, "", "", "", "", "Cabin", "", "", "").told.splitlines()]
    assert {"unorules sheet --rules cabin", "unorules validate cabin"} <= set(told)


def test_a_number_of_players_chosen_later_stays(capsys, place: Path) -> None:
    answers = ("", "20", "2", "", "players.max", "1", "12", "<", "two packs", "", "", "Cabin", "", "", "")
    assert Sitting(capsys, *answers).code == exits.OK
    assert load([str(place / "cabin.toml")]).rules.players_max == 12


# What is not understood


def test_what_was_understood_of_a_list_holds(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "", "stacking, foo, bounce", "2", "", "", "Cabin", "", "", "")
    assert "`foo` is none of the answers." in sitting.told
    assert "only the rest is left to write again" in sitting.told
    uses = tomllib.loads((place / "cabin.toml").read_text(encoding="utf-8"))["uses"]
    assert uses == ["mixed-stacking", "bounce"]


@pytest.mark.parametrize(
    ("typed", "language", "uses"),
    [
        ("jump-in seven-o", "en", ["jump-in", "seven-o"]),
        ("jump-in and seven-o", "en", ["jump-in", "seven-o"]),
        ("jump-in och seven-o, bounce", "sv", ["jump-in", "seven-o", "bounce"]),
        ("4 seven-o", "en", ["jump-in", "seven-o"]),
        ("force play", "en", ["force-play"]),
    ],
)
def test_names_may_be_parted_by_blanks(typed: str, language: str, uses: list[str], capsys, place: Path) -> None:
    Sitting(capsys, "", "", typed, "", "", "Cabin", "", "", "", language=language)
    assert tomllib.loads((place / "cabin.toml").read_text(encoding="utf-8"))["uses"] == uses


def test_names_that_cannot_be_told_apart_want_commas(capsys) -> None:
    assert "Put commas between several names." in Sitting(capsys, "", "", "jump-in and something").told


@pytest.mark.parametrize(
    ("answers", "last"), [(("99",), len(EDITIONS)), (("", "", "99"), 18), (("", "", "9 10", "9"), 2)]
)
def test_a_number_that_is_none_is_told_how_far_they_go(answers: tuple[str, ...], last: int, capsys) -> None:
    told = Sitting(capsys, *answers).told
    assert re.search(rf"There is no number `\d+` here: they go from 1 to {last}\.", told)


@pytest.mark.parametrize("answer", ["?", "7", "what"])
def test_the_cures_are_shown_again_to_whoever_does_not_choose_one(answer: str, capsys) -> None:
    sitting = Sitting(capsys, "", "", "9 10", answer, "1", "")
    asked = [shown for shown in sitting.seen if "1  Leave out" in shown]
    assert len(asked) == 2
    assert ("Each number does what stands behind it" in asked[1]) == (answer == "?")


def test_every_clash_of_two_rules_can_be_ended_by_taking_one_out(capsys) -> None:
    sitting = Sitting(capsys, "", "", "draw-three, draw-until-playable", "1", "force-play", "jump-in", "")
    asked = [shown for shown in sitting.seen if "What shall we do?" in shown]
    assert asked and all("Leave out" in shown for shown in asked)


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ("ruotsi", {"sv"}),
        ("svenska", {"sv"}),
        ("Swedish, suomi", {"sv", "fi"}),
        ("norsk bokmål", None),
        ("norska fi", {"nb", "fi"}),
        ("suomeksi", {"fi"}),
        ("klingon", None),
    ],
)
def test_languages_go_by_their_names_too(typed: str, codes: set[str] | None) -> None:
    found = naming._languages(typed, "en")
    assert (None if found is None else set(found)) == codes


# Rules found by a word


@pytest.mark.parametrize("word", ["a", "e", "un", "ö"])
def test_one_or_two_letters_find_only_words_of_their_own(word: str) -> None:
    messages = words("en")
    for key in details.search(word, messages):
        about = f"{key} {messages(f'options.{key}.name')} {messages(f'options.{key}.question')}".casefold()
        assert word in re.findall(r"\w+", about)
    assert len(details.search("uno", messages)) > 5


def test_rules_that_decide_nothing_come_last_and_say_so(capsys) -> None:
    told = Sitting(capsys, "", "", "no-bluff", "", "wild_draw_four").told
    found = re.split(r"^\d+ ", told[told.index("These have to do with") :], flags=re.MULTILINE)[1:]
    idle = ["decides nothing with these rules" in " ".join(row.split()) for row in found]
    assert idle == sorted(idle)
    assert True in idle and False in idle


@pytest.mark.parametrize("word", ["+4", "4+"])
def test_a_draw_card_is_found_as_tables_call_it(word: str) -> None:
    found = details.search(word, words("en"))
    assert {"deck.wild_draw_four", "wild_draw_four.condition", "deck.draw_four"} <= set(found)
    assert all("draw_four" in key for key in found)
    assert details.search("+5", words("en")) == []


# What has no effect, and why


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_no_effect_is_told_with_the_rule_or_the_edition_that_is_the_cause(language: str, capsys) -> None:
    messages = words(language)
    desk, talk = Desk(messages), Dialogue(messages)
    for draft, cause in (
        (Draft(base="no-mercy", uses=("draw-until-playable",)), desk.title("no-mercy")),
        (Draft(uses=("jump-in",), values={"jump_in.allowed": False}), messages.option("jump_in.allowed", False)),
    ):
        (found,) = [
            each for each in clashes(desk, Plan(replace(draft, titles={language: "X"}))) if each.code == "RS403"
        ]
        tell_clash(talk, desk, found)
        assert cause.removesuffix(".") in " ".join(capsys.readouterr().out.split())


def test_rulesets_of_one_title_are_told_apart_by_their_ids(capsys, place: Path) -> None:
    place.mkdir(parents=True)
    for name in ("cabin", "club"):
        own = f'format = 1\nid = "{name}"\nkind = "house-rule"\ntitle = {{ en = "Ours" }}\n[uno]\npenalty = 3\n'
        (place / f"{name}.toml").write_text(own, encoding="utf-8")
    told = Sitting(capsys, "", "", "ours", "2", "").told
    assert "Ours (cabin)" in told and "Ours (club)" in told
    assert "Chosen: Ours (club)." in told


# What play shows


def test_what_play_shows_comes_with_cures_to_choose_from_that_mend_it(capsys, place: Path) -> None:
    draft = Draft(titles={"en": "Thin"}, values={"deck.zeros": 0, "deck.digits": 0, "players.max": 4})
    left = iter(("", "", "", "", "1", "Thin", "", "", ""))
    talk = Dialogue(words("en"), lambda _prompt: next(left, ""))
    assert conversation.converse(talk, Desk(words("en")), draft) == exits.OK
    told = capsys.readouterr().out
    assert "the cards run out" in told and "1  Take Two packs as well" in told
    assert told.index("the cards run out") < told.index("What do you call your rules?"), "before it has a name"
    assert told.count("A few hundred rounds are being played") == 2, (
        "as it was, and as it was cured; the last look plays no third time"
    )
    data = tomllib.loads((place / "thin.toml").read_text(encoding="utf-8"))
    assert data["uses"] == ["two-packs"]


# The end


@pytest.mark.skipif(os.name == "nt", reason="no such shell there")
@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_to_copy_are_whole_or_on_lines_that_a_shell_joins_again(language: str, capsys, monkeypatch) -> None:
    columns, _ = sized(monkeypatch, "40x24")
    names = "The rules of our cabin by the lake"
    last = Sitting(capsys, "", "", "1", "", "", names, "", "", "", language=language).seen[-1]
    lines = last.splitlines()
    assert max(map(len, lines)) <= columns
    name = "the-rules-of-our-cabin-by-the-lake"
    joined = last.replace("\\\n", "")
    commands = [shlex.split(line) for line in joined.splitlines() if line.startswith("  unorules ")]
    assert [each[:4] for each in commands[:2]] == [["unorules", each, "--rules", name] for each in ("ask", "sheet")]
    assert commands[0][4].endswith("?") and "  " not in commands[0][4]
    assert commands[2] == ["unorules", "validate", name]
    question = words(language)("new.done.default").split()[0]
    assert next(lines[at - 1] for at, line in enumerate(lines) if line.startswith(question)) == ""


def test_a_taken_file_is_asked_for_again_and_no_answer_lost(capsys, tmp_path: Path) -> None:
    taken = tmp_path / "cabin.toml"
    taken.write_text("mine", encoding="utf-8")
    answers = ("", "", "jump-in", "", "", "Hut", "", "", "?", "<", "", str(tmp_path / "official.toml"), "")
    sitting = Sitting(capsys, *answers, output=str(taken))
    assert sitting.code == exits.OK
    assert "Your answers are all kept." in sitting.told
    assert sitting.told.count("Write the file?") == 2  # `<` went back to the last look
    assert "--force" not in sitting.told
    assert "A ruleset that ships is called `official`" in sitting.told
    assert taken.read_text(encoding="utf-8") == "mine"
    data = tomllib.loads((tmp_path / "cabin-2.toml").read_text(encoding="utf-8"))
    assert (data["id"], data["uses"], data["title"]) == ("cabin-2", ["jump-in"], {"en": "Hut"})


def test_a_taken_file_may_be_written_over_when_asked(capsys, tmp_path: Path) -> None:
    taken = tmp_path / "cabin.toml"
    taken.write_text("mine", encoding="utf-8")
    assert Sitting(capsys, "", "", "", "", "Hut", "", "", "1", output=str(taken)).code == exits.OK
    assert tomllib.loads(taken.read_text(encoding="utf-8"))["title"] == {"en": "Hut"}


def test_a_place_that_cannot_be_written_is_asked_for_again(capsys, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    sitting = Sitting(capsys, "", "", "", "", "Hut", "", "", "", output=str(tmp_path / "nowhere" / "cabin.toml"))
    assert sitting.code == exits.OK
    assert (tmp_path / "cabin.toml").is_file()
    left = Sitting(capsys, "", "", "", "", "Hut", "", "", output=str(tmp_path / "nowhere" / "hut.toml"))
    assert left.code == exits.INTERRUPTED


@pytest.mark.parametrize(
    ("typed", "made"), [("x-2", "x-2.toml"), ("sub/", "sub/x.toml"), ("x-3.toml", "x-3.toml"), (".toml", "x-2.toml")]
)
def test_another_name_lies_beside_the_one_that_is_taken(typed: str, made: str, capsys, tmp_path, monkeypatch) -> None:
    (tmp_path / "own" / "sub").mkdir(parents=True)
    (tmp_path / "own" / "x.toml").write_text("mine", encoding="utf-8")
    monkeypatch.chdir(tmp_path / "own")
    more = ("",) * (typed == ".toml")
    sitting = Sitting(capsys, "", "", "", "", "X", "", "", typed, *more, output=str(tmp_path / "own" / "x.toml"))
    assert sitting.code == exits.OK
    assert sorted(str(each.relative_to(tmp_path / "own")) for each in tmp_path.rglob("*.toml")) == sorted(
        ("x.toml", made)
    )


def test_a_bare_name_stays_in_the_own_folder_and_goes_by_its_id(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    own = tmp_path / "own"
    own.mkdir()
    monkeypatch.setenv("UNORULES_RULESETS", str(own))
    (own / "x.toml").write_text("mine", encoding="utf-8")
    plan = Plan(Draft("x", {"en": "X"}, "official"))
    desk, after = written(Dialogue(words("en"), lambda _prompt: "x-2"), Desk(words("en")), plan)
    assert (desk.output, after.draft.id) == (None, "x-2")
    assert sorted(each.name for each in own.glob("*.toml")) == ["x-2.toml", "x.toml"]


def test_twenty_players_are_kept_when_the_second_pack_goes(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "20", "1", "17", "", "", "", "", "Cabin", "", "", "", "")
    assert sitting.code == exits.OK
    assert sitting.told.count("! The deck has 108 cards, and a full table of 20 needs 141") == 2
    assert "2 to 20" in sitting.told
    assert load([str(place / "cabin.toml")]).rules.players_max == 20


def test_partners_meet_the_twenty_that_were_kept(capsys) -> None:
    told = Sitting(capsys, "", "20", "1", "17", "", "15").told
    assert "! Partners are four, and the table is open to 4 to 20" in told


def test_whoever_gives_up_a_number_of_their_own_is_not_asked_again(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "20", "1", "17", "3", "", "", "Cabin", "", "", "")
    assert sitting.code == exits.OK
    assert load([str(place / "cabin.toml")]).rules.players_max == 10


def test_a_folder_that_is_not_there_leaves_a_name_to_take(capsys, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "x.toml").write_text("mine", encoding="utf-8")
    sitting = Sitting(capsys, "", "", "", "", "X", "", "", "nowhere/", "", output="x.toml")
    assert sitting.code == exits.OK
    assert sorted(each.name for each in tmp_path.rglob("*.toml")) == ["x-2.toml", "x.toml"]


def test_rules_that_are_wrong_are_not_said_to_be_played(capsys) -> None:
    told = Sitting(capsys, "", "", "challenge-uno, no-bluff, free-wild-draw-four", "", "", "", "Cabin", "", "", "").told
    assert words("en")("new.review.must") in told
    assert "A few hundred rounds" not in told


def test_what_was_typed_ahead_is_dropped_before_the_last_question(capsys, monkeypatch) -> None:
    talk, order = Dialogue(words("en"), lambda _prompt: "n"), []
    monkeypatch.setattr(talk, "_forget", lambda: order.append(capsys.readouterr().out))
    plan = Plan(Draft("cabin", {"en": "Cabin"}, "official", ("jump-in",)))
    with pytest.raises(review.StopError):
        review.ask_review(talk, Desk(words("en")), plan)
    trial, before = order
    assert "A few hundred rounds are being played" in trial
    assert "Write the file?" not in trial + before and "Write the file?" in capsys.readouterr().out


@pytest.mark.parametrize("columns", [20, 30])
def test_no_word_is_broken_on_a_very_narrow_screen(columns: int, capsys, monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for language in LANGUAGES:
        whole = " ".join(words(language)("new.hello").split())
        Dialogue(words(language)).say("new.hello")
        told = capsys.readouterr().out
        assert max(map(len, told.splitlines())) <= columns
        assert " ".join(told.split()) == whole


def test_partners_who_are_to_be_four_are_four_at_once_and_as_many_as_before_without_them(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "20", "2", "", "<", "15", "1", "15", "", "", "Cabin", "", "", "")
    assert sitting.told.count("What shall we do?") == 2
    assert "Partners are four, and the table is open to 4 to 20" not in sitting.told
    assert sitting.code == exits.OK
    assert load([str(place / "cabin.toml")]).rules.players_max == 14


def test_a_wish_that_meets_partners_can_be_kept_by_leaving_them_out(capsys) -> None:
    told = Sitting(capsys, "", "20", "1", "17", "", "15").told
    last = told[told.rindex("! Partners are four") :]
    assert "Let exactly 4 play" in last and "Leave out Partners" in last


def test_where_the_page_waits_the_prompt_says_that_it_is_a_pause(capsys, monkeypatch) -> None:
    sized(monkeypatch, "40x24")
    told = Sitting(capsys, "", "", "9 10", "", "", "", "Cabin", "", "", "")
    assert "[Enter to go on] > " in told.prompts
    assert told.prompts[told.prompts.index("[Enter to go on] > ") + 1] != ""


def test_what_cannot_be_written_is_told_instead_of_summed_up(capsys) -> None:
    told = Sitting(capsys, "", "", "9 10", "", "", "", "Cabin", "", "", "").told
    assert words("en")("new.clash.standing") in told
    assert words("en")("new.review.deck") not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_is_named_where_no_option_can_be_typed(language: str, capsys, place: Path) -> None:
    assert "--" not in words(language)("new.id.exists", id="cabin", proposed="cabin-2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_another_leaves_without_effect_is_told_with_where_the_other_is_said(language: str, capsys) -> None:
    messages = words(language)
    desk, talk = Desk(messages), Dialogue(messages)
    plan = Plan(Draft(base="no-mercy", uses=("mixed-stacking",), titles={language: "X"}))
    (found,) = [each for each in clashes(desk, plan) if each.code == "RS403"]
    tell_clash(talk, desk, found)
    assert desk.title("no-mercy") in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("typed", ["fi-jutut", "no-mercy", "sv_regler", "en.utf8"])
def test_a_name_that_begins_like_a_code_is_no_language(typed: str, capsys) -> None:
    told = Sitting(capsys, "", "", "", "", "Cabin", typed, "fi", "Mökki", "", "n").told
    assert f"`{typed}` is none of the answers." in told
    assert "The name in Finnish:" in told


@pytest.mark.parametrize("typed", ["nb sv", "no, SV", "nb-NO sv_FI", "norsk svenska"])
def test_codes_and_names_of_languages_are_taken(typed: str, capsys) -> None:
    told = Sitting(capsys, "", "", "", "", "Cabin", typed, "Hytte", "Stuga", "", "n").told
    assert "The name in Norwegian:" in told and "The name in Swedish:" in told
