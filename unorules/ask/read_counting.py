"""The deck counted: "I get 111, is one missing?", "two yellow zeros in one hand, can that be?", "number of cards no mercy"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_editions import names_an_edition
from unorules.ask.read_features import Frame
from unorules.ask.read_players import players
from unorules.ask.read_position import number_at

_FEWEST, _MOST = 80, 240
_TWO_NUMBERS: Final = 2
_SO_NEAR: Final = 1
_OF_A_LOSS: Final = frozenset({"lost-card", "conduct", "draw-pile-empty"})
_ACCOUNTS: Final = frozenset({"no-mercy", "no-mercy-card", "no-mercy-in-classic", "which-edition"})
# Asked of a deck that is short, these want more than its size.
_GOES_ON: Final = frozenset("lay may we-play continue can-play win blank official".split())
_NAMES: Final = frozenset({"deck-count", "uno", "no-mercy", "deck", "box", "edition"})


def counted_short(seen: Frame, topic: str) -> str | None:
    """ "I keep counting 111: is one missing?": whether the deck is whole, not what is done about a card that is gone."""
    short = topic in _OF_A_LOSS and "lost-card" in concepts_asked(seen) and not concepts_asked(seen) & _GOES_ON
    return "deck-size" if short and any(_is_a_count(seen, at) for at in range(len(seen.words))) else None


def called_off(seen: Frame) -> bool:
    """ "112 cards in ours. Have we some too many?", "I make it 108. Are there four missing?": a deck, and no card is named."""
    clause = last_clause(seen)
    called = seen.says("called-too-much", "called-too-little", "so-many-over", "so-many-short", within=clause)
    return called and not seen.cards and any(_is_a_count(seen, at) for at in range(len(seen.words)))


def _counted_off(seen: Frame, topic: str) -> str | None:
    return "deck-size" if topic in _OF_OTHERS and called_off(seen) and not seen.says("people-of", "we-are") else None


_OF_OTHERS: Final = frozenset({"players", "hand-size", "card-count", "draw-pile-size", "mercy-rule"})


def _one_card_short(seen: Frame, topic: str) -> str | None:
    """ "I counted three draw fours in the box. Is one missing?": how many there are of the one card that is named."""
    short = topic in _OF_A_LOSS | {"deck-size"} and "lost-card" in concepts_asked(seen)
    large = any(_is_a_count(seen, at) for at in range(len(seen.words)))
    one = len({face.kind for face in seen.cards}) == 1 and not concepts_asked(seen) & _GOES_ON
    return "card-count" if short and one and not large and seen.says("i-counted") else None


def counted_beyond(seen: Frame, topic: str) -> str | None:
    """ "I count 112 every time. Have we a few too many in the box?": the cards of the deck, and neither people nor a hand."""
    beyond = topic in _OF_A_NUMBER and seen.says("called-too-much", "called-too-little", within=last_clause(seen))
    of_people = seen.has("player", "many-players", "deal", "points")
    counted = beyond and any(_is_a_count(seen, at) for at in range(len(seen.words)))
    return "deck-size" if counted and not of_people and not seen.cards and players(seen) is None else None


_OF_A_NUMBER: Final = frozenset(
    {"players", "hand-size", "card-count", "conduct", "lost-card", "which-edition", "draw-pile-size"}
)


def _is_a_count(seen: Frame, at: int) -> bool:
    """A number as large as a deck that names no edition."""
    return _FEWEST <= (number_at(seen, at) or 0) <= _MOST and not names_an_edition(seen, at, "deck-size")


def counted_outright(seen: Frame, topic: str) -> str | None:
    """ "Number of cards uno no mercy": the count and the game's name, and nothing else."""
    named = {mark.concept for mark in seen.marks}
    return "deck-size" if topic in _ACCOUNTS and "deck-count" in named and named <= _NAMES and not seen.cards else None


def held_together(seen: Frame) -> int | None:
    """How many of one card somebody is told to have held, where it is asked whether that can be."""
    if not seen.says("can-that-be", within=last_clause(seen)) or not seen.has("deck", "box", "edition"):
        return None
    faces = [face for face in seen.cards if face.count > 1]
    others = [face for face in seen.cards if face.count == 1 and not seen.said_at(face.start - 1, "none-of")]
    return faces[0].count if len(faces) == 1 and not others else None


def counted_by_us(seen: Frame, places: Sequence[int]) -> int | None:
    """What was counted, where one asks whether a card is missing and another number is told too: "I get 108, he says 112"."""
    if len(places) < _TWO_NUMBERS or "lost-card" not in concepts_asked(seen):
        return None
    ends = [mark.end for mark in seen.cues if mark.concept == "i-counted"]
    near = [at for at in places if any(0 <= at - end <= _SO_NEAR for end in ends)]
    return number_at(seen, near[0]) if near else None


def _can_be_held(seen: Frame, topic: str) -> str | None:
    of_cards = topic in ("play-several", "deck-composition", "deck-size", "conduct", "jump-in", "lost-card")
    of_cards = of_cards or topic in ("wild-draw-four-with-wild", "wild-when-playable", "card-effect", "card-points")
    of_cards = of_cards or topic == "wild-draw-four-legality"
    return "card-count" if of_cards and held_together(seen) is not None else None


def _is_in_the_box(seen: Frame, topic: str) -> str | None:
    """ "Is there any shuffle hands card in this box of 2015?": the one card named is counted, whichever edition it is."""
    clause = last_clause(seen)
    asked = (
        topic == "which-edition" and len(seen.cards) == 1 and seen.has("exists") and seen.has("box", "deck", "edition")
    )
    return "card-count" if asked and seen.cards[0].kind != "number" and clause else None


COUNTING: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    counted_short,
    counted_beyond,
    _counted_off,
    _one_card_short,
    counted_outright,
    _can_be_held,
    _is_in_the_box,
)
