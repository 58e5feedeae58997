"""The dialogue of `unorules new` as somebody sits before it: what the screen holds, what a name means, what is asked again."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from unorules.ask.changed import changed
from unorules.ask.propositions import PROPOSITIONS
from unorules.cli import exits
from unorules.cli.app import main
from unorules.cli.commands import NAMES, Lazy
from unorules.cli.wizard import conversation, dialogue, effect, naming, review, screen
from unorules.cli.wizard.clash import clashes, tell_clash
from unorules.cli.wizard.desk import Desk, proven
from unorules.cli.wizard.dialogue import Dialogue, strong
from unorules.cli.wizard.plan import Plan
from unorules.document.model import bullets, paragraph
from unorules.engine.options import OPTIONS
from unorules.i18n.messages import load as words
from unorules.rulebook.drafting import Draft
from unorules.rulebook.load import load
from unorules.rulebook.model import LANGUAGES
from unorules.sheets.answer_page import sentence

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
    monkeypatch.setattr(review, "ROUNDS", 10)
    return tmp_path / "settings" / "unorules" / "rulesets"


class Sitting:
    """Somebody who answers, and reads on with Enter wherever there is more; what was on the screen before each answer is
    kept in `seen`.
    """

    def __init__(self, capsys: pytest.CaptureFixture[str], *answers: str, language: str = "en") -> None:
        self.seen: list[str] = []
        self.prompts: list[str] = []
        self._capsys = capsys
        self._left: Iterator[str] = iter(answers)
        self._more = f"[{words(language)('new.page.more')}] > "
        self.code = conversation.converse(Dialogue(words(language), self._read), Desk(words(language)), Draft())
        self.last = capsys.readouterr().out
        self.errors = ""

    def _read(self, prompt: str) -> str:
        self.seen.append(self._capsys.readouterr().out)
        self.prompts.append(prompt)
        if prompt == self._more:
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
        assert max(map(len, lines), default=0) <= columns


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


def test_what_is_typed_where_the_page_waits_answers_the_question_below(capsys, monkeypatch, place: Path) -> None:
    sized(monkeypatch, "40x24")
    left = iter(("1", "", "1", "", "", "", "", "", "Cabin", "", "", "n"))
    code = conversation.converse(Dialogue(words("en"), lambda _prompt: next(left)), Desk(words("en")), Draft())
    assert code == exits.FOUND
    assert "Write the file?" not in capsys.readouterr().out
    assert not place.exists()


@pytest.mark.parametrize("fault", [EOFError, KeyboardInterrupt])
@pytest.mark.parametrize("size", LINES)
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
            return "" if prompt == "[more] > " else next(given)

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
    assert sitting.told.count("`3` is none of the answers.") == 1
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
    answers = ("", "", "9 10", "", "", "", "Cabin", "", "", "", "1", "", "", "", "", "", "")
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
