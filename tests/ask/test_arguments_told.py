"""What a question tells of hands, totals, players and rules is read, in whatever order and form it is told."""

from __future__ import annotations

from typing import Any

import pytest

from unorules.ask.reading import Reading, read, read_as


def told(text: str, language: str, topic: str) -> dict[str, Any]:
    return read_as(Reading(text, language, None, 0.0, "unclear"), topic).arguments


@pytest.mark.parametrize(
    ("language", "text", "hand", "top"),
    [
        ("en", "Hand: yellow 8, yellow 3, blue 3. Discard: red 3. Options?", ["y8", "y3", "b3"], "r3"),
        ("en", "r3 r7 y9 / pile y3", ["r3", "r7", "y9"], "y3"),
        ("en", "blue two on the pile, in my fist: blue nine, yellow two, a wild. Which?", ["b9", "y2", "wild"], "b2"),
        ("fi", "käsi b5 b8 W+4, pöytä y5", ["b5", "b8", "wild-draw-four"], "y5"),
        ("fi", "kelpaako mikään siniseen nollaan: vihreä nolla, punainen kuusi", ["g0", "r6"], "b0"),
        ("nb", "Hånd: rød 4, rød 9, joker. Bord: blå 9. Hvilke går?", ["r4", "r9", "wild"], "b9"),
        ("nb", "har blå 5, gul 7, rød 5 ligger. hva passer?", ["b5", "y7"], "r5"),
        ("sv", "ja ha blå vänd, gul åtta å de ligger röd vänd, va går?", ["bR", "y8"], "rR"),
    ],
)
def test_hand_and_top_are_read_in_any_order(language: str, text: str, hand: list[str], top: str) -> None:
    found = told(text, language, "playable-cards")
    assert (found["hand"], found["top"]) == (hand, top)


@pytest.mark.parametrize(
    ("language", "text", "total"),
    [
        ("en", "I have 500, have I won?", 500),
        ("sv", "Jag hade 430 och fick 81, har jag vunnit?", 511),
        ("nb", "489+11=500, vi jublar?", 500),
        ("en", "scoreboard: me 502, him 120. match over?", 502),
        ("sv", "508 mot 505, har jag vunnit med 508?", 508),
        ("sv", "100 poäng kvar till femhundra och jag fick 99, vann jag?", 499),
    ],
)
def test_totals_told_in_steps_are_summed_and_those_of_rivals_are_not(language: str, text: str, total: int) -> None:
    assert told(text, language, "match-total")["total"] == total


@pytest.mark.parametrize(
    ("language", "text", "topic", "players"),
    [
        ("en", "if six play, how many are left to draw?", "draw-pile-size", 6),
        ("fi", "nostopakan koko kolmella", "draw-pile-size", 3),
        ("nb", "Etter at alle sju har fått kortene sine, hvor mange er det i bunken?", "draw-pile-size", 7),
        ("sv", "hur många kort ligger där när åtta fått sina sju?", "draw-pile-size", 8),
        ("en", "can you play by yourself", "players", 1),
        ("nb", "Går det an å være femten med to stokker?", "players", 15),
    ],
)
def test_a_number_of_players_needs_no_word_for_them(language: str, text: str, topic: str, players: int) -> None:
    assert told(text, language, topic)["players"] == players


@pytest.mark.parametrize(
    ("language", "text", "card", "on"),
    [
        ("en", "can I put a +10 on his +6", "wild-draw-ten", "wild-draw-six"),
        ("nb", "Bestefar la +2 på min +10", "draw-two", "wild-draw-ten"),
        ("fi", "saako kympin lyödä kutosen päälle", "wild-draw-ten", "wild-draw-six"),
        ("sv", "om jag får +6, kan jag lägga +10?", "wild-draw-ten", "wild-draw-six"),
    ],
)
def test_who_lies_on_whom_in_no_mercy(language: str, text: str, card: str, on: str) -> None:
    found = told(text, language, "no-mercy-stacking")
    assert (found["card"], found["on"]) == (card, on)


@pytest.mark.parametrize(
    ("language", "text", "rules"),
    [
        ("en", "Seven-O with stacking: a 7 while four cards are owed?", ["seven-o", "progressive"]),
        ("fi", "pelipakko ja kasaaminen yhdessä", ["force-play", "progressive"]),
        ("nb", "stacking + jump-in + 7-0, passer de sammen?", ["progressive", "jump-in", "seven-o"]),
        ("sv", "låg poäng och utslagning samtidigt, går det?", ["low-score", "challenge-uno"]),
        ("en", "can house rules be mixed?", None),
    ],
)
def test_rules_that_meet_are_named(language: str, text: str, rules: list[str] | None) -> None:
    assert told(text, language, "house-combination").get("rules") == rules


@pytest.mark.parametrize(
    ("language", "text", "late"),
    [
        ("en", "the next player had drawn by the time they noticed. must I draw?", True),
        ("sv", "Är jag säker så fort nästa person har lagt?", True),
        ("en", "no one's played since, can I still catch her?", False),
        ("fi", "kuinka kauan voi huomauttaa unosta", None),
    ],
)
def test_whether_somebody_was_caught_too_late(language: str, text: str, late: bool | None) -> None:
    assert told(text, language, "uno-catch-window").get("late") is late


@pytest.mark.parametrize(
    ("text", "topic"),
    [
        ("Can I go out with two skips?", "play-several"),
        ("Får man gå ut med två hoppa över?", "play-several"),
        ("Are there enough cards for 20 players?", "players"),
        ("Is stacking allowed?", "stack-draw-two"),
        ("Can I jump in on the start card?", "jump-in"),
    ],
)
def test_what_is_counted_tells_the_topic(text: str, topic: str) -> None:
    assert read(text).topic == topic


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "can my 6yo play"),
        ("fi", "voiko 6-vuotias pelata"),
        ("nb", "kan 8-åringen min spille"),
        ("sv", "får en 6-åring vara med"),
    ],
)
def test_an_age_written_with_its_number_is_no_number_of_players(language: str, question: str) -> None:
    found = read(question, language)
    assert found.topic == "age" and "players" not in found.arguments
