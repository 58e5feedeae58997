"""Where a rule costs no cards the answer says so in words: nobody "draws the 0 cards"."""

from __future__ import annotations

import re
from typing import Any

import pytest
from asking import LANGUAGES, case, words

from unorules.ask.asking import outcome
from unorules.ask.supposing import supposing

NO_CARDS = re.compile(r"(?<![\d.,–-])0 (?:cards?|kort|kortene|korttia|kortin)\b|(?:draws?|drar|trekker|nostaa) 0\b")
FREE: dict[str, Any] = dict.fromkeys(
    (
        "uno.penalty",
        "uno.false_call_penalty",
        "uno.false_accusation_penalty",
        "wild_draw_four.guilty_draws",
        "wild_draw_four.failed_challenge_extra",
    ),
    0,
)
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"uno.say_on_last_card": True},
    {"uno.missed_call_blocks_win": True, "uno.say_on_last_card": True},
    {"uno.self_correct": False, "uno.catch_until": "end-of-round"},
    {"wild_draw_four.after_success": "challenger-is-skipped", "wild_draw_four.colour_after_success": "reset"},
    {"round_end.play_on": "last-one-holding"},
    {"wild_draw_four.failed_challenge_extra": 20, "uno.false_call_penalty": 10},
)
TOPICS = (
    "challenge",
    "challenge-success",
    "challenge-failure",
    "challenge-next-turn",
    "challenge-last-card",
    "bluff",
    "uno-penalty",
    "uno-catch-window",
    "uno-self-correct",
    "uno-on-last-card",
    "uno-missed-win",
    "uno-false-call",
    "uno-false-accusation",
    "uno-two-at-once",
    "finish-draw-penalty",
    "finish-on-action",
    "stack-total",
)


@pytest.mark.parametrize("rules", [("official",), ("official", "progressive"), ("no-mercy",)])
@pytest.mark.parametrize("values", TABLES)
def test_what_costs_no_cards_is_told_in_words(values: dict[str, Any], rules: tuple[str, ...]) -> None:
    told = [{}, {"late": False}, {"cards": ["wild-draw-four", "wild-draw-four"]}, {"success": True}]
    for topic in TOPICS:
        for arguments in told:
            found = outcome(supposing(case(topic, *rules, **arguments), FREE | values))
            for language in LANGUAGES:
                text = words(topic, found, language)
                assert not NO_CARDS.search(text), (topic, found.say, language, text)


def test_a_card_without_points_counts_nothing() -> None:
    found = outcome(case("card-points", "official", card="blank"))
    assert not any("0" in words("card-points", found, language) for language in LANGUAGES)
