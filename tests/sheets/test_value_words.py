"""Values in words: every token that any answer gives under any shipped stack, and every word of the options they follow."""

import pytest

from tests.ask.topics.asking import LANGUAGES, rulebook, stacks
from unorules.ask.asking import outcome
from unorules.ask.case import Case
from unorules.ask.propositions import PROPOSITIONS
from unorules.engine.cards import Kind
from unorules.engine.options import BY_KEY
from unorules.i18n.messages import load as words
from unorules.sheets.value_words import value_words

FOLLOWED = (
    "setup.dealer setup.first_player setup.next_dealer turn.draw_limit wild_draw_four.challenger wild_draw_four.hand_shown_to"
    " seven_o.last_card jump_in.action_cards jump_in.next uno.call uno.catcher uno.catch_until piles.when_exhausted scoring.mode"
    " scoring.tie"
).split()
BY_CARD = ("start-card", "turn-after", "no-mercy-card", "card-points", "two-players")
EXPLAINED = ("no-mercy-card", "two-players")
ASKED = {topic: [{}, *({"card": kind.value} for kind in Kind)] for topic in BY_CARD} | {
    "challenge-next-turn": [{"success": True}, {"success": False}],
    "turn-after": [{"card": kind.value, "players": seats} for kind in Kind for seats in (2, 4)],
    "jump-in-action": [{"card": kind} for kind in ("draw-two", "skip", "reverse", "wild-draw-four")],
}


def tokens():
    """Every word that is a value of an answer, with its topic; each card is asked about under each edition alone."""
    topics = [
        topic for topic, each in PROPOSITIONS.items() if each.kind in ("value", "unspecified") or topic in EXPLAINED
    ]
    found = {}
    for names in stacks():
        for topic in topics:
            for arguments in [{}, *(ASKED.get(topic, []) if len(names) == 1 or topic == "jump-in-action" else [])]:
                value = outcome(Case(topic, rulebook(*names), arguments)).value
                if isinstance(value, str):
                    found[value] = topic
    return found


@pytest.fixture(scope="module")
def given():
    return tokens()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_token_that_an_answer_gives_has_words(language, given):
    assert len(given) > 35
    lacking = [token for token in given if not _is_worded(token, language)]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_an_option_that_values_follow_has_words(language):
    lacking = [word for key in FOLLOWED for word in BY_KEY[key].values.words if not _is_worded(word, language)]
    assert lacking == []


def _is_worded(token, language):
    own = {key for key, _ in words(language).templates("tokens")}
    return f"tokens.words.{token}" in own and value_words("", token, words(language))


def test_numbers_ranges_cards_and_colours_are_said_in_words():
    messages = words("nb")
    assert value_words("players", [2, 6], messages) == "2–6 spillere"
    assert value_words("players", [4, 4], messages) == "nøyaktig 4 spillere"
    assert value_words("stack-total", 6, messages) == "6 kort"
    assert value_words("target-score", 1, messages) == "ett poeng"
    assert value_words("age", 7, messages) == "7 år"
    assert value_words("history", 1971, messages) == "1971"
    assert value_words("playable-cards", ["b7", "W"], messages) == "blå sjuer og jokerkort"
    assert value_words("playable-cards", [], messages) == "ingenting"
    assert value_words("wild-colours", ["red", "blue"], messages) == "rød og blå"


def test_a_word_that_no_locale_knows_stands_as_it_is():
    assert value_words("start-card", "something-new", words("sv")) == "something-new"
