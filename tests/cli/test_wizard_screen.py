"""What the screen holds in the dialogue of `unorules new`: nothing is lost on it, and no word is broken."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path

import pytest

from tests.cli.sitting import LINES, Sitting, own_folder, sized  # noqa: F401
from unorules.cli import exits
from unorules.cli.wizard import conversation, dialogue, review, screen
from unorules.cli.wizard.desk import Desk
from unorules.cli.wizard.dialogue import Dialogue, strong
from unorules.cli.wizard.plan import Plan
from unorules.document.model import Labelled, bullets, paragraph
from unorules.i18n.messages import load as words
from unorules.rulebook.drafting import Draft
from unorules.rulebook.model import LANGUAGES

NARROWEST, LONGEST = "40x24", "fi"


@pytest.mark.parametrize(
    ("language", "size"),
    [*((each, NARROWEST) for each in LANGUAGES), *((LONGEST, each) for each in LINES if each != NARROWEST)],
)
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


@pytest.mark.parametrize("columns", [20, 30])
def test_no_word_is_broken_on_a_very_narrow_screen(columns: int, capsys, monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for language in LANGUAGES:
        whole = " ".join(words(language)("new.hello").split())
        Dialogue(words(language)).say("new.hello")
        told = capsys.readouterr().out
        assert max(map(len, told.splitlines())) <= columns
        assert " ".join(told.split()) == whole


def test_where_the_page_waits_the_prompt_says_that_it_is_a_pause(capsys, monkeypatch) -> None:
    sized(monkeypatch, "40x24")
    told = Sitting(capsys, "", "", "9 10", "", "", "", "Cabin", "", "", "")
    assert "[Enter to go on] > " in told.prompts
    assert told.prompts[told.prompts.index("[Enter to go on] > ") + 1] != ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["80x24", "40x24"])
def test_the_last_heading_stands_above_the_rules_that_it_asks_about(
    language: str, size: str, capsys, monkeypatch, place: Path
) -> None:
    _, rows = sized(monkeypatch, size)
    rules = "jump-in, seven-o, force-play, no-bluff, partners, low-score, no-action-finish, multi-play, mercy-25"
    sitting = Sitting(capsys, "", "", rules, *[""] * 20, language=language)
    heading = words(language)("new.review.question")
    (page,) = [each for each in sitting.seen if heading in " ".join(each.split())]
    assert words(language)("new.title.default") in page
    assert all(len(each.removeprefix("\n").splitlines()) + 1 <= rows for each in sitting.seen)


def test_labels_keep_their_margin_where_a_page_ends_between_them(capsys, monkeypatch) -> None:
    sized(monkeypatch, "80x24")
    talk = Dialogue(words("en"), lambda _prompt: "")
    blocks = [Labelled(name, (paragraph("text"),)) for name in ("Deck", "House rules")]
    talk.tell(*blocks)
    lines = [line for line in capsys.readouterr().out.splitlines() if line]
    assert {line.index("text") for line in lines} == {len("House rules") + 2}
