""" "Must I …?" asked of what a topic only allows or bars: no rule makes a duty of the deed, wherever it is allowed.

Where a sister topic asks after the duty itself, the question goes there.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.propositions import modality
from unorules.ask.read_clause import concepts_asked, either_or_at, last_clause, marks_within
from unorules.ask.read_demanded import demand, demanded, is_denied
from unorules.ask.read_features import Frame
from unorules.ask.read_left_undone import is_harmless, left_undone
from unorules.ask.words import Token

_LAYS: Final = frozenset({"lay", "answer", "stack", "pass-on"})
_JUMPS: Final = frozenset({"jump-in", "jump-in-rule"})
# What may be done there and never must be. The number of a last card is asked after apart.
_NEVER_A_DUTY: Final = {
    "jump-in": _JUMPS | {"lay"},
    "bounce": _LAYS | {"bounce", "back"},
    "answer-draw-card": _LAYS | {"bounce", "back"},
    "answer-with-same": _LAYS,
    "play-several": _LAYS,
    "play-other-after-draw": frozenset({"lay"}),
    "play-after-penalty": frozenset({"lay", "continue"}),
    "draw-card-later-turn": frozenset({"lay"}),
    "draw-from-discard": frozenset({"draw", "from-discard"}),
    "challenge": frozenset({"challenge"}),
    "challenge-other-card": frozenset({"challenge"}),
    "bluff": frozenset({"bluff"}),
    "voluntary-draw": frozenset({"draw"}),
    "pass-without-drawing": frozenset({"pass"}),
    "finish-on-action": frozenset({"go-out", "win", "end"}),
    "uno-catch-who": frozenset({"catch"}),
    "uno-catch-window": frozenset({"catch"}),
}
# What is left undone there, where the topic's own answer tells whether that may be.
_LEFT: Final = {"must-play-drawn-card": frozenset({"lay"}), "pass-without-drawing": frozenset({"draw"})}
_ALWAYS_A_DUTY: Final = {"uno-call-when": frozenset({"say"})}
_SISTERS: Final = {
    "jump-in-match": ("jump-in", _JUMPS),
    "jump-in-action": ("jump-in", _JUMPS),
    "stack-draw-two": ("stack-required", _LAYS),
    "stack-wild-draw-four": ("stack-required", _LAYS),
    "stack-wild-draw-four-on-draw-two": ("stack-required", _LAYS),
    "stack-draw-two-on-wild-draw-four": ("stack-required", _LAYS),
    "no-mercy-stacking": ("stack-required", _LAYS),
    "play-drawn-card": ("must-play-drawn-card", frozenset({"lay"})),
    "wild-draw-four-drawn": ("must-play-drawn-card", frozenset({"lay"})),
    "wild-when-playable": ("voluntary-draw", frozenset({"lay"})),
    "wild-draw-four-legality": ("voluntary-draw", frozenset({"lay"})),
    "wild-draw-four-with-wild": ("voluntary-draw", frozenset({"lay"})),
    "match": ("voluntary-draw", frozenset({"lay"})),
    "challenge-last-card": ("challenge", frozenset({"challenge"})),
    "challenge-when": ("challenge", frozenset({"challenge"})),
    "challenge-who": ("challenge", frozenset({"challenge"})),
}
# A card laid by need is asked after by itself: another one, or none before it, is what a condition speaks of.
_OF_A_CONDITION: Final = frozenset({"another", "only", "before", "without", "instead", "first"})
# What a demand of the call, at any time, may be taken for.
_OF_A_FORMAT: Final = frozenset(
    {"two-players", "partners", "players", "skip-two-players", "reverse-two-players", "uno-on-last-card"}
)
_TIMES: Final = frozenset("before after drew draw now right-away when until next-player".split())
_LAST: Final = ("last-card", "last", "go-out", "win", "end", "second-last", "one-left", "run-out", "over", "colour")


def duty_elsewhere(seen: Frame, topic: str) -> str | None:
    """The sister topic that asks whether the deed is a duty, where it is the deed that the question demands."""
    if topic in _OF_A_FORMAT:
        last = seen.has(*_LAST) or seen.says("last-card-cue")
        return "uno-call-when" if "say" in demanded(seen) and not last else None
    sister, deeds = _SISTERS.get(topic, ("", frozenset()))
    if sister == "must-play-drawn-card" and _lay_or_keep(seen):
        return sister
    if not demanded(seen) & deeds:
        return None
    if sister == "voluntary-draw":
        return None if _only_banned(seen) else sister if _lays_a_told_card(seen) else None
    if topic in ("challenge-when", "challenge-who"):
        return sister if _is_the_whole_duty(seen) else None
    return sister


def _lay_or_keep(seen: Frame) -> bool:
    """ "Have I got to play it, or can I sit on it?": of the two one is a duty to lay, the other the freedom to keep the card."""
    at = either_or_at(seen)
    if at is None:
        return False
    clause = last_clause(seen)
    halves = [[word for word in clause if (word.start < seen.words[at].start) == first] for first in (True, False)]
    return any(
        _must_lay(seen, half) and seen.says("keeps-it", "keeps", within=other) for half, other in (halves, halves[::-1])
    )


def _must_lay(seen: Frame, half: list[Token]) -> bool:
    laid = {mark.concept for mark in marks_within(seen, half)} & {"lay"}
    return bool(laid or seen.says("lays", within=half)) and seen.says("duty-verb", "duty-word", within=half)


def is_a_duty(seen: Frame, topic: str) -> bool | None:
    """Whether what is demanded is a duty: never, or always, whatever the rules; None where the topic's own answer tells it."""
    deeds = demanded(seen)
    if topic == "pass-without-drawing" and _must_miss_the_turn(seen):
        return False
    if deeds & _NEVER_A_DUTY.get(topic, frozenset()):
        return None if _asks_of_the_other(seen, topic) else False
    return True if deeds & _ALWAYS_A_DUTY.get(topic, frozenset()) else None


def duty_turned(seen: Frame, topic: str) -> bool | None:
    """Whether the yes of a topic that asks of the duty, or of the freedom from it, is turned; None where no duty is asked."""
    asked = demanded(seen)
    if topic == "stack-required" and asked & _LAYS:
        return is_denied(seen)
    if topic == "voluntary-draw" and asked & {"lay"}:
        return not is_denied(seen)
    undone = left_undone(seen)
    if undone is not None and asked & _LEFT.get(topic, frozenset()):
        return undone.harmless == (modality(topic) == "must")
    if topic == "must-play-drawn-card" and undone is None and is_harmless(seen):
        return True  # "I'm breaking no rule if I keep it"
    if topic == "must-play-drawn-card" and asked & {"lay"} and is_denied(seen):
        return True
    return is_denied(seen) if is_a_duty(seen, topic) is not None else None


def _asks_of_the_other(seen: Frame, topic: str) -> bool:
    """ "Must the last card be a number?", "must I draw from the pile, not from the discards?": the opposite is demanded."""
    if topic == "finish-on-action":
        return seen.has("numeral") or {face.kind for face in seen.cards} == {"number"}
    if topic == "draw-from-discard":
        return seen.has("draw-pile", "deck")
    if topic == "play-other-after-draw":
        return seen.has("drawn-card")
    return topic == "voluntary-draw" and bool(concepts_asked(seen) & {"not", "cannot-play"})


def _must_miss_the_turn(seen: Frame) -> bool:
    """ "Do I have to sit out when nothing fits?": the turn is to be missed, and nothing to be drawn."""
    clause = demand(seen)
    missed = seen.says("misses-a-turn", within=clause) and left_undone(seen) is None
    return missed and not {mark.concept for mark in marks_within(seen, clause)} & {"draw", "drew", "or"}


def _only_banned(seen: Frame) -> bool:
    """ "He says one may not use a +4 then": a deed that somebody forbids is not one left undone."""
    undone = left_undone(seen)
    bans = [mark for mark in seen.marks if mark.concept == "may" and seen.words[mark.start] not in last_clause(seen)]
    near = [at for mark in bans for at in (mark.start - 1, mark.end, mark.start)]
    return undone is not None and any(seen.said_at(at, "told-not", "plain-not") for at in near if at >= 0)


def _lays_a_told_card(seen: Frame) -> bool:
    """ "Must I lay the wild if I have one?": the card told is what is to be laid, and no other before or beside it."""
    clause = demand(seen)
    at = next((mark.start for mark in marks_within(seen, clause) if mark.concept == "if"), len(seen.words))
    beside = {mark.concept for mark in marks_within(seen, clause) if mark.start < at}
    return bool(seen.cards) and not beside & _OF_A_CONDITION


def _is_the_whole_duty(seen: Frame) -> bool:
    """Whether nothing but a condition stands behind the challenge that is demanded: no time, no person."""
    return not concepts_asked(seen) & _TIMES
