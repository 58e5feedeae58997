"""What a yes affirms of a topic with a value, where the question offers no value: and what is held against the engine then."""

from __future__ import annotations

import pytest

from unorules.ask.case import Outcome
from unorules.ask.facts import PAYS, holds
from unorules.ask.presumed import LEARNT, NUMBERED, PRESUMED, presumed
from unorules.ask.propositions import PROPOSITIONS, modality
from unorules.ask.read_heard import heard_to_affirm
from unorules.ask.reading import Reading, frame_of
from unorules.ask.reply import answer, answer_to


def test_each_of_them_is_a_topic_without_a_proposition() -> None:
    assert all(modality(topic) == "none" and topic in PROPOSITIONS for topic in LEARNT - NUMBERED)
    assert all(topic in PROPOSITIONS for topic in NUMBERED)


@pytest.mark.parametrize("key", PRESUMED)
def test_what_is_presumed_is_so_under_the_classic_rules(key: str) -> None:
    """Each value can be held against an answer: the classic leaflet makes it true (or the rule is a house rule's)."""
    topic, _, card = key.partition(":")
    rules = {
        "low-score": ("official", "low-score"),
        "eliminated": ("official", "challenge-uno"),
        "jump-in-next-turn": ("official", "jump-in"),
        "jump-in-action": ("official", "jump-in"),
        "no-mercy-card": ("no-mercy",),
    }.get(topic, ("official",))
    arguments = {"card": {"number": "r5"}.get(card, card)} if card else {}
    if topic == "challenge-next-turn":
        arguments = {"success": True}
    value = presumed(topic, arguments)
    assert value == PRESUMED[key]
    reading = Reading("", "en", topic, 1.0, "answered", arguments, claims=(value,))
    assert answer_to(reading, rules).verdict == "yes", key


def test_a_card_nothing_is_known_of_presumes_nothing() -> None:
    assert presumed("start-card", {}) is None
    assert presumed("start-card", {"card": "r+2"}) == "first-skipped"
    assert presumed("start-card", {"card": "g7"}) == "no-effect"
    assert presumed("no-mercy-card", {"card": "skip-everyone"}) is None
    assert presumed("match", {}) is None


def test_whoever_draws_pays() -> None:
    assert holds("challenge-success", PAYS, Outcome("value", "", (), 4)) is True
    assert holds("challenge-success", PAYS, Outcome("value", "", (), 0)) is False


def test_the_words_together_tell_what_is_affirmed() -> None:
    """No value is offered in words of its own; what the net hears is held against the engine."""
    plain = answer("My challenge came good and Priya drew her four. Do I get my go now?", ["official"])
    assert (plain.reading.topic, plain.verdict) == ("challenge-next-turn", "yes")
    assert heard_to_affirm(frame_of(plain.reading), "match", {}) is None
