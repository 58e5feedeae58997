"""`unorules questions`: all that can be asked, or what a word points at, and what rules say to it."""

from __future__ import annotations

import json

import pytest

from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.reading import read
from unorules.cli import exits
from unorules.cli.app import main
from unorules.i18n.messages import load as words
from unorules.rulebook.model import LANGUAGES


def run(*given: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["questions", *given])
    return int(ended.value.code or 0)


def topics(capsys: pytest.CaptureFixture[str], *given: str) -> list[str]:
    assert run("--json", *given) == exits.OK
    return [json.loads(line)["topic"] for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_listed_under_its_heading(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert topics(capsys, "--lang", language) == list(PROPOSITIONS)
    assert run("--lang", language) == exits.OK
    out = capsys.readouterr().out
    messages = words(language)
    for group in {each.group for each in PROPOSITIONS.values()}:
        assert messages(f"questions.group.{group}") in out
    assert out.count("• ") == len(PROPOSITIONS)


@pytest.mark.parametrize(
    ("language", "word", "topic"),
    [
        ("en", "stack-draw-two", "stack-draw-two"),
        ("en", "stacking", "is-official"),
        ("en", "+4", "bluff"),
        ("en", "challeng", "challenge"),
        ("en", "stakcing", "stack-required"),
        ("fi", "väliinlyönti", "jump-in-next-turn"),
        ("fi", "haaste", "challenge-success"),
        ("nb", "utfordre", "challenge-who"),
        ("sv", "utmana", "challenge"),
        ("sv", "poäng", "target-score"),
    ],
)
def test_a_word_finds_topics_by_id_by_question_and_by_what_players_call_it(
    language: str, word: str, topic: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found = topics(capsys, word, "--lang", language)
    assert topic in found
    assert len(found) < len(PROPOSITIONS) / 2


def test_several_words_must_all_fit(capsys: pytest.CaptureFixture[str]) -> None:
    both = topics(capsys, "uno", "penalty", "--lang", "en")
    assert "uno-penalty" in both
    assert set(both) < set(topics(capsys, "uno", "--lang", "en"))


def test_rules_show_what_they_say_to_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("stack-draw-two", "--rules", "progressive", "--lang", "en", "--json") == exits.OK
    found = json.loads(capsys.readouterr().out.splitlines()[0])
    assert (found["verdict"], found["value"]) == ("yes", 4)
    assert run("stack-draw-two", "--rules", "official", "--lang", "sv") == exits.OK
    assert "nej" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_shown_is_answered_as_its_topic(language: str) -> None:
    for topic in PROPOSITIONS:
        assert read(words(language)(f"examples.{topic}"), language).status == "answered", topic


def test_a_word_that_nothing_is_asked_of_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("zzzz", "--lang", "en") == exits.NOT_UNDERSTOOD
    assert "Nothing that can be asked has to do with `zzzz`." in capsys.readouterr().err


def test_rules_that_cannot_be_played_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--rules", "no-such-rules", "--lang", "en") == exits.USAGE
    assert "no-such-rules" in capsys.readouterr().err
