"""What ought to be done instead, or follows: "should I have laid the blue one?", "I laid a skip on it. Must he draw now?".

Of a card that may be laid it is asked whether another had to be, which turns the yes round; of a penalty sent on, whether the next
one pays, which does not.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.propositions import modality
from unorules.ask.read_bare_judgement import bare_judgement, judging_tail
from unorules.ask.read_clause import either_or_at, last_clause, marks_within
from unorules.ask.read_features import Frame
from unorules.ask.read_position import DRAW_CARDS, loose_colours, number_at
from unorules.ask.words import Token

_OUGHT: Final = "ought-to-have"
_CLAIMS: Final = ("says-so", "says-it-too", "holds-that", "cries-out")
_DENIED: Final = ("told-not", "claims-not", "none-of", "duty-denied")
# A card that may be laid beside others, and what would have been done instead.
_INSTEAD: Final = {
    "wild-when-playable": frozenset({"lay"}),
    "wild-draw-four-legality": frozenset({"lay"}),
    "wild-draw-four-with-wild": frozenset({"lay"}),
    "voluntary-draw": frozenset({"lay"}),
    "stack-draw-two": frozenset({"draw", "drew"}),
    "stack-wild-draw-four": frozenset({"draw", "drew"}),
    "answer-with-same": frozenset({"draw", "drew"}),
    "bounce": frozenset({"draw", "drew"}),
    "answer-draw-card": frozenset({"draw", "drew"}),
}
_WILD: Final = frozenset({"wild", "wild-draw-four"})
_SENT_ON: Final = frozenset(
    "bounce stack-draw-two stack-wild-draw-four stack-wild-draw-four-on-draw-two stack-draw-two-on-wild-draw-four"
    " answer-with-same no-mercy-stacking".split()
)
_LAYS: Final = frozenset({"lay", "stack", "answer", "had"})
_DRAWS: Final = frozenset({"draw", "drew", "pay"})
_MOST: Final = 5
_BARE: Final = 3


def ought_turned(seen: Frame, topic: str) -> bool | None:
    """Whether the yes is turned by what ought to be done; None where no such thing is asked."""
    if either_or_at(seen) is not None:
        return None
    if _is_bare_duty(seen, topic) or _sum_is_owed(seen, topic):
        return False
    if topic == "match" and should_have_drawn(seen, topic) is not None:
        return True
    instead = _instead(seen, topic)
    return _paid_by_the_next(seen, topic) if instead is None else instead


def should_have_drawn(seen: Frame, topic: str) -> str | None:
    """ "She laid a red 5 on a green 7. Shouldn't she have drawn?": whether the card that was laid may lie there."""
    if topic not in _RATHER_DRAWN or not _drawing_is_owed(seen) or either_or_at(seen) is not None:
        return None
    clause = last_clause(seen)
    before = [word for word in seen.words if word.start < clause[0].start]
    laid = seen.says("lays", "puts-down", within=before) or any(
        each.concept in _LAYS for each in marks_within(seen, before)
    )
    if laid and topic == "match":
        return topic
    draws = any(face.kind in DRAW_CARDS for face in seen.cards if face is not seen.roles.card)
    told = {face.colour for face in seen.cards if face.colour} | {colour for _, colour in loose_colours(seen)}
    both = seen.roles.card is not None and seen.roles.on is not None
    return "match" if laid and not draws and (both or (len(told) == _PAIR and not seen.cards)) else None


def _drawing_is_owed(seen: Frame) -> bool:
    """Whether the clause that asks says that a card ought to have been drawn."""
    clause = last_clause(seen)
    told = {mark.concept for mark in marks_within(seen, clause)}
    return bool(clause) and seen.says(_OUGHT, within=clause) and bool(told & {"draw", "drew"}) and "or" not in told


_PAIR: Final = 2
_RATHER_DRAWN: Final = frozenset({"voluntary-draw", "draw-count", "answer-draw-card", "pass-without-drawing", "match"})


def _is_bare_duty(seen: Frame, topic: str) -> bool:
    """ "I'd rather not swap. Must I?": nothing but the duty that the topic asks about."""
    clause = [word for word in last_clause(seen) if word.kind != "stop"]
    bare = modality(topic) == "must" and 1 < len(clause) <= _BARE and seen.says("duty-verb", within=clause[:1])
    return bare and not seen.says(*_DENIED, "asks-with-not", within=clause) and not marks_within(seen, clause[1:])


def _sum_is_owed(seen: Frame, topic: str) -> bool:
    """ "A +2 on a +2: must the next one take four?": the sum is owed where the one may lie on the other."""
    clause = last_clause(seen)
    told = {mark.concept for mark in marks_within(seen, clause)}
    owes = seen.says("duty-verb", "must-in-words", within=clause) and told & _DRAWS and "or" not in told
    others = "next-player" in told or seen.says("next-in-order", within=clause)
    starts = {word.start for word in clause}
    summed = any(
        (number_at(seen, at) or seen.units.get(at) or 0) == _SUMS.get(topic, -1)
        for at, word in enumerate(seen.words)
        if word.start in starts
    )
    return bool(owes and others and summed) and not seen.says(*_DENIED, "only-cue", within=clause)


_SUMS: Final = {
    "stack-draw-two": 4,
    "stack-wild-draw-four": 8,
    "stack-wild-draw-four-on-draw-two": 6,
    "stack-draw-two-on-wild-draw-four": 6,
}


def _instead(seen: Frame, topic: str) -> bool | None:
    """ "Should I have laid the blue?", "Dad says I should have laid the blue. Is he right?": whether the deed told was wrong."""
    clause = last_clause(seen)
    deeds = _INSTEAD.get(topic)
    if topic == "must-play-drawn-card" and seen.says(_OUGHT, within=clause):
        return False if _names_another(seen, clause, frozenset({"lay"})) else None
    if deeds is None:
        return None
    if seen.says(_OUGHT, within=clause):
        return True if _names_another(seen, clause, deeds) else None
    bare = bare_judgement(seen)
    if bare is None or bare.start != judging_tail(seen).start:
        return None
    said = [word for word in seen.words[: bare.start] if word.kind != "stop"]
    claim = [word for word in said if word.sentence == said[-1].sentence]
    if not seen.says(*_CLAIMS, within=claim) or not seen.says(_OUGHT, within=claim):
        return None
    return not bare.wrong if _names_another(seen, claim, deeds) else None


def _names_another(seen: Frame, words: list[Token], deeds: frozenset[str]) -> bool:
    """Whether those words name what would have been done, and no wild."""
    told = {mark.concept for mark in marks_within(seen, words)}
    kinds = {face.kind for face in seen.cards if seen.words[face.start] in words}
    done = bool(told & deeds) or ("lay" in deeds and seen.says("lays", within=words))
    return done and not kinds & _WILD and not seen.says(*_DENIED, within=words)


def _paid_by_the_next(seen: Frame, topic: str) -> bool | None:
    """ "I laid a skip on it. Must he draw?", "… must I draw all the same?": paid by another where it may be sent on."""
    clause = last_clause(seen)
    told = {mark.concept for mark in marks_within(seen, clause)}
    duty = seen.says("duty-verb", "duty-word", within=clause[:2])
    if topic not in _SENT_ON or len(clause) > _MOST or not duty or not told & _DRAWS:
        return None
    if not _laid_by_me(seen, clause[0].start) or seen.says(*_DENIED, within=clause):
        return None
    mine = seen.says("first-person", within=clause)
    return mine if mine or _is_of_another(seen, clause) else None


def _laid_by_me(seen: Frame, until: int) -> bool:
    """Whether the last card told was laid by the asker."""
    faces = [face for face in seen.cards if seen.words[face.start].start < until]
    if not faces:
        return False
    sentence = seen.words[faces[-1].start].sentence
    here = [word for word in seen.words if word.sentence == sentence and word.start < until]
    laid = bool({mark.concept for mark in marks_within(seen, here)} & _LAYS)
    return laid and seen.says("first-person", "i-act", "i-laid", "of-mine", within=here)


def _is_of_another(seen: Frame, clause: list[Token]) -> bool:
    kin = any(mark.concept in ("names", "nan") for mark in marks_within(seen, clause))
    named = any(word.text[:1].isupper() for word in clause[1:])
    return kin or named or seen.says("he-or-she", "another-person", "next-in-order", "pronoun", within=clause)
