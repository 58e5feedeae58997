"""Questions typed as into a search box, "discard all point value", "penalty playing out of turn"; what a card is for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_challenges import is_challenged
from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame

_MOST_WORDS: Final = 10
_OF_A_CARD: Final = (
    frozenset({"no-mercy-card", "card-effect", "card-points", "card-count", "no-mercy-stacking"}) | NO_TOPIC
)
_OF_BLANKS: Final = (
    frozenset({"card-effect", "deck-composition", "deck-size", "which-edition", "card-count", "lost-card"}) | NO_TOPIC
)
_OF_MANNERS: Final = (
    frozenset({"conduct", "jump-in", "jump-in-next-turn", "uno-false-call", "uno-penalty", "uno-false-accusation"})
    | NO_TOPIC
)
_COSTING: Final = (
    frozenset(
        "card-effect stack-total challenge challenge-success challenge-failure stack-wild-draw-four stack-draw-two"
        " card-points card-count".split()
    )
    | NO_TOPIC
)
_DRAWING: Final = frozenset({"draw-two", "draw-four", "wild-draw-four", "wild-draw-six", "wild-draw-ten"})


def is_telegram(seen: Frame) -> bool:
    """Whether the text is a row of words: one sentence without a question mark, a word that asks or anybody who acts."""
    words = [word for word in seen.words if word.kind != "stop"]
    if not words or len(words) > _MOST_WORDS or any("?" in word.text for word in seen.words if word.kind == "stop"):
        return False
    if words[0].sentence != words[-1].sentence or seen.says("interrogative", "asked-subject", "may-i", "duty-verb"):
        return False
    return not seen.says("opens-yes-no", within=words[:1])


def wants_an_account(seen: Frame) -> bool:
    """ "low score uno explanation": what is wanted is the account, and nothing told before the word is offered."""
    words = [word for word in seen.words if word.kind != "stop"]
    return _asks_behind(seen) or (is_telegram(seen) and seen.says("account-wanted", "steps-wanted", within=words))


def _asks_behind(seen: Frame) -> bool:
    """ "Lowest score wins, how does it work": what is told is asked about at the end of its clause."""
    clause = last_clause(seen)
    ends = [mark for mark in seen.cues if mark.concept == "how-works-behind" and seen.words[mark.end - 1] is clause[-1]]
    return any(seen.words[mark.start].start > clause[0].start for mark in ends)


def telegram(seen: Frame, topic: str) -> str | None:
    """The topic that such a row of words names."""
    return next((found for rule in _RULES if (found := rule(seen, topic)) is not None), None)


def _worth(seen: Frame, topic: str) -> str | None:
    """ "Discard all point value": one card, and the word for what it is worth."""
    if topic not in _OF_A_CARD or len({face.kind for face in seen.cards}) != 1:
        return None
    told = is_telegram(seen) and seen.says("points-worth", "point-word")
    return "card-points" if told and not seen.has("win", "target", "hand") else None


def _out_of_turn(seen: Frame, topic: str) -> str | None:
    """ "Penalty for playing out of turn": manners, where no jumping in is spoken of."""
    told = seen.says("beyond-the-turn") and (seen.has("penalty") or seen.says("tells-punished"))
    return "conduct" if topic in _OF_MANNERS and told and not seen.says("rule-jump-in") else None


def _what_for(seen: Frame, topic: str) -> str | None:
    """ "The all-white ones, what are they for?": what a blank card does."""
    blank = any(face.kind == "blank" for face in seen.cards)
    asked = seen.says("what-for", within=last_clause(seen))
    return "card-effect" if topic in _OF_BLANKS and blank and asked and not seen.has("how-many") else None


def _damage(seen: Frame, topic: str) -> str | None:
    """ "If I drop a +2 on Gary, what's the damage?": what one draw card costs."""
    one = len(seen.cards) == 1 and seen.cards[0].count == 1 and seen.cards[0].kind in _DRAWING
    asked = seen.says("the-damage", within=last_clause(seen))
    return (
        "card-effect"
        if topic in _COSTING and one and asked and not (seen.has("stack") or seen.has("bluff") or is_challenged(seen))
        else None
    )


_RULES: Final[tuple[Callable[[Frame, str], str | None], ...]] = (_worth, _out_of_turn, _what_for, _damage)
