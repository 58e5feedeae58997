"""Topics of the deck and the table told apart by what is counted: a card, the deck, those who play, or nothing but the edition."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from unorules.ask.read_clause import concepts_asked, last_clause, marks_within
from unorules.ask.read_counting import called_off
from unorules.ask.read_editions import names_an_edition, speaks_of_start_cards
from unorules.ask.read_features import Frame
from unorules.ask.read_players import players, players_meant
from unorules.ask.read_question_words import asks_openly
from unorules.ask.read_so_many import cards_dealt

_BESIDE: Final = 2
# Topics that the mere size of a deck speaks for.
OF_DECKS: Final = frozenset("deck-size deck-points deck-composition lost-card which-edition".split())
_OF_THE_DECK: Final = frozenset({"deck", "box", "edition", "leaflet"})
_WHOLE: Final = frozenset({"sum", "in-all", "all"})


def by_its_deck(seen: Frame, topic: str) -> str | None:
    """The topic that what is counted points to; None where it points nowhere else."""
    told = _BY_TOPIC.get(topic)
    return told(seen) if told is not None else None


def asked_alone(seen: Frame, topic: str) -> str | None:
    """What is told behind the deck, where that names none: "We have 108 cards. I'd deal eight. How many is it?"."""
    clause = last_clause(seen)
    if topic not in OF_DECKS or not clause or concepts_asked(seen) & _OF_THE_DECK or called_off(seen):
        return None
    if seen.says("called-too-much", "called-too-little", within=clause) and players(seen) is None:
        return None  # "we get 112. A few too many?": the deck is what was counted
    told = [seen.words[at].sentence for at in range(len(seen.words)) if names_an_edition(seen, at, "hand-size")]
    behind = [word for word in seen.words if told and word.sentence > max(told) and word.start <= clause[-1].start]
    return seen.text[behind[0].start :] if behind and behind[-1].start == clause[-1].start else None


def _points_of_start_cards(seen: Frame) -> str | None:
    """Points of a card, in the edition that is told by its start cards."""
    return "card-points" if seen.has("points") and seen.cards and speaks_of_start_cards(seen) else None


def _points_of_a_card(seen: Frame) -> str | None:
    """ "Points wild draw four 108 deck": of the one card named before the deck that it belongs to."""
    if seen.has(*_WHOLE) or len(seen.cards) != 1:
        return None
    behind = range(seen.cards[0].end, len(seen.words))
    return "card-points" if any(names_an_edition(seen, at, "card-points") for at in behind) else None


def _held_or_counted(seen: Frame) -> str | None:
    """ "A 108-card box: how many reverses are in it?", "… how big is the hand one is dealt?": the deck is only told."""
    clause, concepts = last_clause(seen), concepts_asked(seen)
    asked = [mark.end for mark in marks_within(seen, clause) if mark.concept in ("how-many", "deck-count")]
    if any(0 <= face.start - end < _BESIDE for face in seen.cards for end in asked):
        return "card-count"
    apart = (
        len(seen.words) > len(clause) + 1 and not concepts & _OF_THE_DECK and not seen.says("deck-of", within=clause)
    )
    sized = any(names_an_edition(seen, at, "hand-size") for at in range(len(seen.words)))
    return "hand-size" if apart and sized and {"deal", "hand"} & concepts else None


def _so_many_of_a_card(seen: Frame) -> str | None:
    """ "In the pack of 112 there are three customizable wilds, right?": the deck is told, the cards are counted."""
    clause = last_clause(seen)
    here = {word.start for word in clause}
    counted = any(
        face.count > 1 and face.kind != "blank" and seen.words[face.start].start in here for face in seen.cards
    )
    asked = {"edition", "leaflet", "rules"} & concepts_asked(seen)
    return "card-count" if counted and not asked and not asks_openly(seen) else None


def _so_many_players(seen: Frame) -> str | None:
    """ "Is it within the rules to be seven?": the number is of players, and no cards are dealt or counted."""
    clause, concepts = last_clause(seen), concepts_asked(seen)
    counts = seen.says("cards-of", "card-word", within=clause) or bool(concepts & _COUNTED)
    fits = seen.says("fits-in", within=clause) or "may" in concepts
    counts = counts or cards_dealt(seen) is not None
    return "players" if fits and not counts and players_meant(seen, "players") is not None else None


_COUNTED: Final = frozenset({"deal", "hand", "card", "how-many", "no-mercy", "mercy", "stack", "draw"})
_BY_TOPIC: Final[Mapping[str, Callable[[Frame], str | None]]] = {
    "start-card": _points_of_start_cards,
    "deck-points": _points_of_a_card,
    "deck-size": _held_or_counted,
    "which-edition": _so_many_of_a_card,
    "hand-size": _so_many_players,
    "no-mercy-in-classic": _so_many_players,
}
