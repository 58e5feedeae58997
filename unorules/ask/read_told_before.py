"""Topics told by what came before the clause that asks: a card offered as an answer, a total that was hit, a late shout."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_cards_laid import asks_if_stuck
from unorules.ask.read_catching import caught_late
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_dodges import asks_of_a_seven
from unorules.ask.read_features import Frame
from unorules.ask.read_players import players
from unorules.ask.read_position import DRAW_CARDS, number_at

_SHORT: Final = 6
_PAIR: Final = 2
_HIGH: Final = 100
_FOUR: Final = "wild-draw-four"
_STACKS: Final = {
    ("draw-two", "draw-two"): "stack-draw-two",
    ("wild-draw-four", "wild-draw-four"): "stack-wild-draw-four",
    ("wild-draw-four", "draw-two"): "stack-wild-draw-four-on-draw-two",
    ("draw-two", "wild-draw-four"): "stack-draw-two-on-wild-draw-four",
}
_LAID_ON: Final = frozenset({*_STACKS.values(), "no-mercy-stacking", "stack-required"})
_TARGETS: Final = frozenset({"exact-target", "target-score"})
_OF_FOURS: Final = frozenset({"wild-draw-four-drawn", "wild-draw-four-legality", "challenge-colour"})
_CALLS: Final = frozenset({"uno-false-accusation", "uno-false-call"})
_OF_A_STACK: Final = (
    frozenset(
        "stack-draw-two stack-draw-two-on-wild-draw-four stack-wild-draw-four-on-draw-two house-combination stack-total"
        " seven-swap play-after-penalty stack-wild-draw-four stack-required".split()
    )
    | NO_TOPIC
)


def good_enough(seen: Frame, topic: str) -> str | None:
    """ "+6 at me, and all I have is a +4. Does it do?": whether it may be laid, not whether it must."""
    clause = last_clause(seen)
    card, on = seen.roles.card, seen.roles.on
    if topic not in _LAID_ON or card is None or on is None or not {card.kind, on.kind} <= DRAW_CARDS:
        return None
    asked = len(clause) <= _SHORT and seen.says("does-it-do", within=clause) and "must" not in concepts_asked(seen)
    pair = _STACKS.get((card.kind, on.kind), "no-mercy-stacking")
    return (pair if topic == "stack-required" else topic) if asked else None


def four_and_no_drawing(seen: Frame, topic: str) -> str | None:
    """ "I have a wild but no reds, and I laid my +4": whether the +4 may be laid; of drawing nothing is said."""
    four = any(face.kind == _FOUR for face in seen.cards)
    if topic != "voluntary-draw" or not four or seen.has("draw", "drew", "pass", "drawn-card"):
        return None
    return "wild-draw-four-with-wild" if any(face.kind == "wild" for face in seen.cards) else "wild-draw-four-legality"


def noticed_late(seen: Frame, topic: str) -> str | None:
    """ "I forgot UNO. The next one had laid when Eva shouted. Must I draw?": nobody was accused who had said it."""
    told = topic in _CALLS and seen.has("forgot") and caught_late(seen, "uno-catch-window") is True
    return "uno-catch-window" if told else None


def hit_the_target(seen: Frame, topic: str) -> str | None:
    """ "I've just hit 500. So that's me the winner?": whether that total has won, not whether it must be exact."""
    if topic not in _TARGETS:
        return None
    clause = last_clause(seen)
    asked = {word.start for word in clause}
    told = any((number_at(seen, at) or 0) >= _HIGH and word.start not in asked for at, word in enumerate(seen.words))
    won = seen.says("is-the-winner", within=clause)
    exactly = seen.says("exact-amount", "more-than-that-much", within=clause)
    mine = seen.says(
        "first-person", "i-act", "me-in-a-row", within=[word for word in seen.words if word.start not in asked]
    )
    return "match-total" if told and won and mine and not exactly else None


def what_goes(seen: Frame, topic: str) -> str | None:
    """ "She laid a +4 and said green. The next one holds a green 2 and a yellow 7: what can he lay?": of cards held."""
    asked = concepts_asked(seen)
    held = [face for face in seen.cards if face.colour is not None]
    open_ended = {"what", "lay"} <= asked and not asked & {"or", "if", "happens"} and not asks_if_stuck(seen)
    return "playable-cards" if topic in _OF_FOURS and open_ended and len(held) > 1 else None


def drew_and_goes_on(seen: Frame, topic: str) -> str | None:
    """ "Dad hit me with a +2. I draw two and then carry on with my turn, yeah?": whether one plays after paying, by any number."""
    if topic not in ("draw-card-two-players", "turn-after") or players(seen) == _PAIR or seen.has("two-players"):
        return None
    one = len({face.kind for face in seen.cards} & DRAW_CARDS) == 1 and not seen.has("challenge", "stack", "jump-in")
    clause = last_clause(seen)
    mine = seen.says("first-person", "i-act", "i-drew", within=clause) and seen.says("carries-on", within=clause)
    return "play-after-penalty" if one and mine and {"draw", "drew"} & concepts_asked(seen) else None


def seven_while_owing(seen: Frame, topic: str) -> str | None:
    """ "I owe four after two +2s. Can I lay a 7, swap and get out of it?": no 7 is laid on a penalty that is not paid."""
    clause = last_clause(seen)
    if topic not in _OF_A_STACK or not clause or not asks_of_a_seven(seen):
        return None
    before = [word for word in seen.words if word.start < clause[0].start]
    owes = seen.says("owes-cards", "owes", "is-in-debt", within=before)
    draws = any(face.kind in DRAW_CARDS and seen.words[face.start] in before for face in seen.cards)
    asked = any(face.kind in DRAW_CARDS and seen.words[face.start] in clause for face in seen.cards)
    return "answer-draw-card" if owes and draws and not asked and concepts_asked(seen) & {"may", "lay"} else None


TOLD_BEFORE: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    good_enough,
    four_and_no_drawing,
    noticed_late,
    hit_the_target,
    what_goes,
    drew_and_goes_on,
    seven_while_owing,
)
