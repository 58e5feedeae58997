"""Cards drawn in vain, and whether one may stop there: "five drawn and none fits. Can I leave it at that?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_clause import either_or_at, last_clause, marks_within, tag_at
from unorules.ask.read_doubts import behind_the_comma
from unorules.ask.read_features import Frame
from unorules.ask.read_position import DRAW_CARDS, number_at

_DRAWING: Final = (
    frozenset(
        "pass-without-drawing play-drawn-card draw-count turn-after play-other-after-draw voluntary-draw play-after-penalty"
        " must-play-drawn-card refill-hand is-official house-rule house-combination".split()
    )
    | NO_TOPIC
)
_DRAWN: Final = frozenset({"draw", "drew", "drawn-card", "draw-until-playable"})
_OTHERWISE: Final = frozenset({"penalty", "challenge", "uno", "forgot", "must", "not", "wrong", "forbidden", "cheat"})
_MOST: Final = 30


def stopped_after(seen: Frame) -> int | None:
    """After how many cards drawn in vain it is asked whether one may stop; None where that is not asked."""
    clause = last_clause(seen)
    if not seen.says("stops-drawing", within=clause) or either_or_at(seen) is not None:
        return None
    if tag_at(seen, clause) is not None:
        return None  # "I draw three and pass then, right?" puts the number itself to be confirmed
    asked = {mark.concept for mark in marks_within(seen, behind_the_comma(seen))}
    told = [mark.start for mark in seen.cues if mark.concept in ("card-fits-not", "none-fits")]
    told += [mark.start for mark in seen.cues if mark.concept == "here-until"]  # "we draw until one fits"
    if (
        asked & _OTHERWISE
        or seen.says("keeps-it", within=clause)
        or any(face.kind in DRAW_CARDS for face in seen.cards)
    ):
        return None
    drawn = [at for at in range(len(seen.words)) if _is_drawn(seen, at)]
    if not drawn:
        return None
    number = _how_many(seen, drawn)
    vainly = bool(told) and min(drawn) < max(told)
    return number if vainly or number > 1 else None  # whoever drew several has drawn in vain


def drawn_until_it_fits(seen: Frame, topic: str) -> str | None:
    """ "Dad made me draw until one fitted. Was he right?": how many are to be drawn at all."""
    made = any(seen.said_at(mark.start - near, "made-to") for mark in _draws(seen) for near in range(1, _SO_NEAR))
    until = seen.says("here-until") or seen.has("until-can")
    return "draw-count" if topic in _DRAWING and made and until and "right" in _judged(seen) else None


def _draws(seen: Frame) -> list[Mark]:
    return [mark for mark in seen.marks if mark.concept in _DRAWN]


def _judged(seen: Frame) -> set[str]:
    bare = {mark.concept for mark in marks_within(seen, last_clause(seen))}
    return bare if len(last_clause(seen)) <= _SHORT else set()


_SO_NEAR: Final = 5
_SHORT: Final = 6


def _is_drawn(seen: Frame, at: int) -> bool:
    told = any(mark.start == at and mark.concept in _DRAWN for mark in seen.marks)
    return told or seen.said_at(at, "has-drawn", "i-picked-up")


def _how_many(seen: Frame, drawn: list[int]) -> int:
    """The number told in a sentence that speaks of drawing, or of cards that do not fit, where it is no rule; else one."""
    duds = [mark.start for mark in seen.cues if mark.concept == "none-fits"]
    sentences = {seen.words[at].sentence for at in (*drawn, *duds)}
    numbers = [
        number
        for at, word in enumerate(seen.words)
        if word.sentence in sentences and (number := number_at(seen, at)) is not None and 0 < number <= _MOST
        if not any(face.start <= at < face.end for face in seen.cards) and not _tells_a_rule(seen, word.sentence)
    ]
    return numbers[-1] if numbers else 1


def _tells_a_rule(seen: Frame, sentence: int) -> bool:
    words = [word for word in seen.words if word.sentence == sentence]
    return any(mark.concept in ("we-play", "house-rule") for mark in marks_within(seen, words))


def drawn_in_vain(seen: Frame, topic: str) -> str | None:
    """How many are to be drawn at all."""
    return "draw-count" if topic in _DRAWING and stopped_after(seen) is not None else None
