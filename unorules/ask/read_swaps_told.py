"""Sevens told beside another house rule: two of them at once, one jumped in with, one laid while cards are owed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_dodges import asks_of_a_seven
from unorules.ask.read_features import Frame
from unorules.ask.read_laid_out import laid_as_one
from unorules.ask.read_position import DRAW_CARDS

_PAIR: Final = 2
_TIMES: Final = frozenset({"swap", "rotate"})


def _swaps_again(seen: Frame, topic: str) -> str | None:
    """ "She laid a red 7 and swapped, I jumped in with the other. Do I get a swap, too?": both rules at once."""
    sevens = bool(seen.cards) and all(face.number in (0, 7) for face in seen.cards)
    asked = bool(concepts_asked(seen) & _TIMES) and "jump-in" not in concepts_asked(seen)
    jumped = seen.has("jump-in") or seen.says("throws-oneself-in")
    told = topic in ("jump-in-match", "jump-in", "seven-swap") and sevens and asked and jumped
    return "house-combination" if told and seen.says("as-well-as-that", within=last_clause(seen)) else None


def seven_when_owing(seen: Frame, topic: str) -> str | None:
    """ "I owe four after two +2s. Can I lay a seven, swap hands and get off?": no draw card, so it answers none."""
    if topic not in _OF_OWING:
        return None
    clause, asked = last_clause(seen), concepts_asked(seen)
    before = any(face.kind in DRAW_CARDS and seen.words[face.start] not in clause for face in seen.cards)
    within = any(face.kind in DRAW_CARDS and seen.words[face.start] in clause for face in seen.cards)
    lays = {"lay", "swap"} <= asked and asks_of_a_seven(seen) and before and not within
    owes = seen.says("owes-cards", "sits-waiting", "came-upon-me")
    return "answer-draw-card" if lays and owes else None


_OF_OWING: Final = NO_TOPIC | frozenset(
    "house-combination stack-draw-two stack-draw-two-on-wild-draw-four stack-wild-draw-four-on-draw-two seven-swap"
    " draw-card-later-turn play-after-penalty answer-with-same bounce stack-total stack-required".split()
)


def _swapped_twice(seen: Frame, topic: str) -> str | None:
    """ "Two sevens on one turn: do hands get swapped twice or once?": what the two rules come to together."""
    told = laid_as_one(seen).get("cards", [])
    several = len(told) >= _PAIR and {card[-1] for card in told} <= {"7", "0"}
    asked = bool(concepts_asked(seen) & _TIMES) and seen.says("so-many-times", within=last_clause(seen))
    return "house-combination" if topic in ("play-several", "seven-swap") and several and asked else None


SWAPS_TOLD: Final[tuple[Callable[[Frame, str], str | None], ...]] = (_swapped_twice, _swaps_again, seven_when_owing)
