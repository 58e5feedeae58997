"""Whole questions read: plain ones in four languages, polarity, claims, rules in force, and what lies outside."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from unorules.ask import reading
from unorules.ask.language import LANGUAGES
from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.reading import read

FORMS = {"yes-no", "value", "explain", "who", "either-or"}

PLAIN = [
    ("Can I put a +4 on a +2?", "en", "stack-wild-draw-four-on-draw-two"),
    ("How many points is a wild worth?", "en", "card-points"),
    ("What does the reverse card do?", "en", "card-effect"),
    ("How many cards do I draw if I forgot to say uno?", "en", "uno-penalty"),
    ("Saako +2:n laittaa +2:n päälle?", "fi", "stack-draw-two"),
    ("Montako korttia jaetaan kullekin?", "fi", "hand-size"),
    ("Voinko lyödä juuri nostamani kortin?", "fi", "play-drawn-card"),
    ("Kuka aloittaa pelin?", "fi", "first-player"),
    ("Kan man legge pluss fire på pluss fire?", "nb", "stack-wild-draw-four"),
    ("Hvem kan utfordre en trekk fire?", "nb", "challenge-who"),
    ("Hvor mange kan spille uno?", "nb", "players"),
    ("Må jeg bytte hånd når jeg legger en sjuer?", "nb", "seven-swap-required"),
    ("Får man gå ut på ett specialkort?", "sv", "finish-on-action"),
    ("När ska man säga uno?", "sv", "uno-call-when"),
    ("Vad händer när draghögen är slut?", "sv", "draw-pile-empty"),
    ("Hur många kort finns det i leken?", "sv", "deck-size"),
]


@pytest.mark.parametrize(("text", "language", "topic"), PLAIN)
def test_plain_questions_are_understood(text: str, language: str, topic: str) -> None:
    found = read(text)
    assert (found.language, found.status, found.topic) == (language, "answered", topic)
    assert not found.turned


@pytest.mark.parametrize(
    ("text", "turned"),
    [
        ("Is it forbidden to put a +2 on a +2?", True),
        ("Is it allowed to put a +2 on a +2?", False),
        ("Isn't it allowed to put a +2 on a +2?", False),
        ("Er det forbudt å legge +2 på +2?", True),
        ("Er det ikke lov å legge +2 på +2?", False),
        ("Är det fusk att lägga dra två på dra två?", True),
        ("Får man inte lägga dra två på dra två?", False),
        ("Onko kiellettyä lyödä pluskakkonen pluskakkosen päälle?", True),
        ("Eikö pluskakkosta saa lyödä pluskakkosen päälle?", False),
    ],
)
def test_polarity_follows_the_question_as_asked(text: str, turned: bool) -> None:
    assert (read(text).topic, read(text).turned) == ("stack-draw-two", turned)


def test_arguments_are_what_was_said() -> None:
    found = read("Kan man lägga en grön stopp på en gul stopp?")
    assert (found.topic, found.arguments["card"], found.arguments["on"]) == ("match", "gS", "yS")
    assert read("How many +4s are there?").arguments == {"card": "wild-draw-four"}
    assert read("Meitä on kuusi, montako korttia nostopakkaan jää jaon jälkeen?").arguments["players"] == 6


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("drar man fyra för glömt uno?", 4),
        ("Do I draw two for forgetting uno?", 2),
        ("spiller vi med klokka?", "clockwise"),
        ("aloittaako jakajan vasemmalla puolella istuva?", "left-of-dealer"),
        ("How many cards for a forgotten uno?", None),
    ],
)
def test_what_is_offered_for_confirmation_is_claimed(text: str, claim: int | str | None) -> None:
    assert read(text).claim == claim


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("vi spiller med stabling, får jeg legge +2 på +2?", ("progressive",)),
        ("In No Mercy, can I put a +4 on a +6?", ("no-mercy",)),
        ("With Seven-O, must I swap when I play a seven?", ("seven-o",)),
        ("Onko ketjuttaminen virallinen sääntö?", ()),
        ("Can I put a +2 on a +2?", ()),
    ],
)
def test_rules_named_as_in_force_are_given_with_the_question(text: str, rules: tuple[str, ...]) -> None:
    assert read(text).rules == rules


def test_officially_asks_for_the_box_alone() -> None:
    assert read("Officially, may I put a +2 on a +2?").official
    assert not read("May I put a +2 on a +2?").official


@pytest.mark.parametrize(
    "text",
    [
        "what's the weather like tomorrow",
        "Does a flush beat a straight in poker?",
        "Kannattaako jokeri säästää loppuun?",
        "Hvor mye koster en unostokk i butikken?",
        "Hur många hus måste man ha i Monopol innan hotell?",
        "asdf qwer",
        "",
        "???",
    ],
)
def test_what_is_no_question_about_the_rules_is_not_answered(text: str) -> None:
    found = read(text)
    assert found.status != "answered"
    assert found.topic is None and found.arguments == {}


def test_a_declined_question_offers_what_can_be_answered() -> None:
    found = read("about uno?")
    assert found.status != "answered"
    assert found.nearest and all(topic in PROPOSITIONS for topic, _ in found.nearest)


@settings(deadline=None)
@given(st.text(max_size=120), st.sampled_from((None, *LANGUAGES)))
def test_any_text_is_read(text: str, language: str | None) -> None:
    found = read(text, language)
    assert found.language in LANGUAGES and found.form in FORMS and 0 <= found.score <= 1
    assert (found.topic is None) == (found.status != "answered")
    json.dumps(found.arguments)


def test_a_very_long_story_is_read_by_its_end() -> None:
    story = "We sat at the cabin. " * 2000 + "Can I put a +4 on a +2?"
    assert read(story).topic == "stack-wild-draw-four-on-draw-two"


def test_a_reading_prints_as_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["reading", "Kan man legge +4 på +2?"])
    assert reading.main() == 0
    assert json.loads(capsys.readouterr().out)["topic"] == "stack-wild-draw-four-on-draw-two"


def test_what_is_said_to_lie_on_top_is_not_held() -> None:
    found = read("i've a red 4 and a blue skip, green 4 on top, what goes").arguments
    assert found == {"top": "g4", "hand": ["r4", "bS"]}
