"""The topics that a question may be about, each with its chance, the likeliest first."""

from __future__ import annotations

from typing import Final

from unorules.ask import model
from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_deck import OF_DECKS, asked_alone
from unorules.ask.read_features import Frame, features, frame, weighted
from unorules.ask.read_in_order import steps, topic_votes
from unorules.ask.read_judged_plainly import judged_plainly
from unorules.ask.read_nothing_agreed import without_the_plain
from unorules.ask.read_other_game import told_beside
from unorules.ask.read_outright import outright
from unorules.ask.read_refine import refined

# So many of the likeliest topics are held against what the question says outright.
_REFINED: Final = 6
# A clause that is this likely to ask a topic needs nothing told before it.
_PLAIN: Final = 0.6


_OUTRIGHT: Final = 0.95


def topics_told(seen: Frame, found: list[str]) -> list[tuple[str, float]]:
    """The topics with their chances; first the one that is asked in so many words, if any is."""
    if (said := _plainly(seen)) is not seen:
        seen, found = said, features(said)
    ranked = _told(seen, found)
    if (here := told_beside(seen)) is not None:
        asked = frame(here, seen.language, model.lexicon(seen.language))
        ranked = _told(asked, features(asked))
    topic = outright(seen, ranked[0][0])
    if topic is None:
        return ranked
    others = [(name, chance) for name, chance in ranked if name != topic]
    return [(topic, max(_OUTRIGHT, dict(ranked).get(topic, 0.0))), *others]


def _plainly(seen: Frame) -> Frame:
    """The question with its idiom of judging put plainly, and without what only says that nothing was agreed."""
    judged = judged_plainly(seen)
    return without_the_plain(seen if judged is None else judged[0])


def _told(seen: Frame, found: list[str]) -> list[tuple[str, float]]:
    """The topics by all of the question; by the clause that asks alone, where only the deck was told before it."""
    ranked = _merged(seen, _ranked(seen, found))
    alone = asked_alone(seen, ranked[0][0])
    if alone is None:
        return ranked
    asked = frame(alone, seen.language, model.lexicon(seen.language))
    again = _merged(asked, _ranked(asked, features(asked)))
    return again if again[0][1] >= _PLAIN and again[0][0] not in OF_DECKS | NO_TOPIC else ranked


def _ranked(seen: Frame, found: list[str]) -> list[tuple[str, float]]:
    """The topics with their chances: what the features say and what the order of the words says, weighed together."""
    top = model.common().header
    sums = model.sums(weighted(found), seen.language)
    votes = topic_votes(seen.language, steps(seen))
    chances = model.together(sums, votes, top["sharpness"], top["order_share"])
    return sorted(zip(top["topics"], chances, strict=True), key=lambda each: -each[1])


def _merged(seen: Frame, ranked: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """The likeliest topics, each as what was said outright makes of it: several that come to one add up."""
    found: dict[str, float] = {}
    for place, (topic, chance) in enumerate(ranked):
        name = refined(seen, topic) if place < _REFINED and topic not in NO_TOPIC else topic
        found[name] = found.get(name, 0.0) + chance
    return sorted(found.items(), key=lambda each: -each[1])
