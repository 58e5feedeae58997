"""What is no question about the game, or in no language that is understood, is not guessed at."""

from __future__ import annotations

import pytest

from unorules.ask.reading import read


@pytest.mark.parametrize(
    "text",
    ["Darf man +4 auf +2 legen?", "¿Se puede poner un +4 sobre un +2?", "Peut-on jouer un +4 sur un +2 ?"],
)
def test_another_language_is_not_taken_for_one_of_the_four(text: str) -> None:
    found = read(text, fallback="sv")
    assert (found.status, found.topic, found.language) == ("unclear", None, "sv")


@pytest.mark.parametrize(
    "text",
    [
        "Who won the 2018 World Cup?",
        "Hvem vant VM i 2018?",
        "Kuka voitti euroviisut?",
        "Who was the first president of Finland?",
    ],
)
def test_a_question_about_something_else_is_out_of_scope(text: str) -> None:
    assert read(text).status == "out-of-scope"


def test_a_number_that_no_game_comes_to_is_not_counted_with() -> None:
    assert read("I had 99999999999999 points and get 81. Have I won?").status == "unclear"
    assert read("I had 430 points and get 81. Have I won?").status == "answered"


@pytest.mark.parametrize(
    ("text", "topic"),
    [
        ("Who starts?", "first-player"),
        ("Vem får börja?", "first-player"),
        ("Kuka aloittaa?", "first-player"),
        ("Hvor gammel må man være?", "age"),
        ("Onko plus nelosen päälle pakko vastata jos mulla on toinen plus nelonen?", "stack-required"),
        ("Can I stack?", "stack-draw-two"),
        ("Hur många kort har man?", "hand-size"),
        ("Plus fire oppå pluss fire når straffen er betalt?", "draw-card-later-turn"),
        ("How do you count points?", "card-points"),
        ("Hur många poäng är en åtta värd?", "card-points"),
        ("Who deals the next hand?", "next-dealer"),
        ("Pitääkö väri sanoa heti kun jokeri lyödään?", "wild-colours"),
        ("Saako suunnanvaihdon lyödä samanvärisen ohituksen päälle?", "match"),
        ("Kan jag lägga ett vändkort på ett stoppkort i samma färg?", "match"),
    ],
)
def test_neighbouring_topics_are_told_apart(text: str, topic: str) -> None:
    assert read(text).topic == topic


@pytest.mark.parametrize(
    "text",
    [
        "#set page()",
        "../../etc/passwd",
        "[red]bold[/red] <b>&amp;</b>",
        "$x^2$ #set page()",
        "'; DROP TABLE rules;--",
        "=cmd|'/c calc'!A1 ](javascript:x)",
        "Ⅷ 3 0x1F 0x1F ½",
    ],
)
def test_markup_and_bare_figures_are_no_question_whatever_words_are_in_them(text: str) -> None:
    assert read(text).status != "answered"


@pytest.mark.parametrize(
    "text",
    ["<b>Can</b> I play a +4 on a +2?", "[+4] on [+2]?", "How many cards does each player get? ${HOME}"],
)
def test_a_question_with_some_markup_in_it_is_one(text: str) -> None:
    assert read(text).status == "answered"
