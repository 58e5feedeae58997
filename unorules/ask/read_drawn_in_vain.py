"""Cards drawn in vain, and whether one may stop there: "five drawn and none fits. Can I leave it at that?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_accounts_offered import one_more_after
from unorules.ask.read_clause import concepts_asked, either_or_at, last_clause, marks_within, tag_at
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


def drawn_and_one_more(seen: Frame) -> int | None:
    """After how many cards drawn in vain it is asked for one more: "I drew two that don't fit. May I take another?"."""
    clause = last_clause(seen)
    asked = {mark.concept for mark in marks_within(seen, clause)}
    if not seen.says("draws-further", within=clause) or asked & {"lay", "play", "penalty", "until-can"}:
        return None
    if seen.has("penalty", "challenge", "uno") or any(face.kind in DRAW_CARDS for face in seen.cards):
        return None
    drawn = [at for at in range(len(seen.words)) if _is_drawn(seen, at) and seen.words[at] not in clause]
    duds = [mark.start for mark in seen.cues if mark.concept in ("card-fits-not", "none-fits")]
    if not drawn or not duds or min(drawn) > max(duds):
        return None
    sentence = seen.words[min(drawn)].sentence
    cards = [
        face
        for face in seen.cards
        if face.colour and min(drawn) < face.start < max(duds) and seen.words[face.start].sentence == sentence
    ]
    return len(cards) or _how_many(seen, drawn)


def drawn_until_it_fits(seen: Frame, topic: str) -> str | None:
    """ "Dad made me draw until one fitted. Was he right?": how many are to be drawn at all."""
    made = any(seen.said_at(mark.start - near, "made-to") for mark in _draws(seen) for near in range(1, _SO_NEAR))
    until = seen.says("here-until", "until-one-fitted") or seen.has("until-can")
    judged = _judged(seen) & {"right", "wrong"} if seen.says("until-one-fitted") else _judged(seen) & {"right"}
    made = made or seen.says("until-one-fitted")
    return "draw-count" if topic in _DRAWING and made and until and judged else None


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
    told = stopped_after(seen) is not None or drawn_and_one_more(seen) is not None or _draws_another(seen)
    return "draw-count" if topic in _DRAWING and told else None


def goes_on_drawing(seen: Frame, topic: str) -> str | None:
    """ "I've drawn two and neither fits. May I take one more?": how many at all, and no penalty was paid."""
    clause = last_clause(seen)
    more = seen.says("one-more-than-that", within=clause) and not seen.says("keeps-it", within=clause)
    must = "must" in concepts_asked(seen) or seen.says("duty-verb", within=clause)
    more = more or (must and seen.says("goes-on-with-it", "draws-more", within=clause))  # "must I really go on?"
    more = more and "lay" not in concepts_asked(seen)  # "may I play another one instead?"
    vainly = seen.says("none-fits", "card-fits-not", "nothing-to-lay") and (_draws(seen) or seen.says("has-drawn"))
    penalty = any(face.kind in DRAW_CARDS for face in seen.cards) or seen.has("penalty", "challenge", "uno", "stack")
    return "draw-count" if topic in _DRAWING and more and vainly and not penalty else None


def _draws_another(seen: Frame) -> bool:
    """ "I've drawn two and neither goes. May I take one more?": no penalty is told, and cards drawn that do not fit."""
    duds = [mark.start for mark in seen.cues if mark.concept in ("card-fits-not", "none-fits")]
    drawn = [at for at in range(len(seen.words)) if _is_drawn(seen, at)]
    vainly = bool(duds and drawn) and min(drawn) < max(duds)
    penalty = any(face.kind in DRAW_CARDS for face in seen.cards) or seen.has("penalty", "challenge", "forgot")
    lays = "lay" in concepts_asked(seen)  # "may I play another one instead?"
    return vainly and not penalty and not lays and one_more_after(seen) is not None


def drawn_beyond(seen: Frame) -> int | None:
    """ "I got a +2, and he says I must carry on past two if neither goes": how many the card makes one draw, and no more."""
    counts = {_COUNTS.get(face.kind) for face in seen.cards}
    told = seen.says("past-that-many") and len(counts) == 1
    return counts.pop() if told and not seen.has("stack", "challenge") else None


def paid_beyond(seen: Frame, topic: str) -> str | None:
    """What that card does, whatever is drawn on an ordinary turn."""
    return "card-effect" if topic in _BESIDE_A_CARD and drawn_beyond(seen) is not None else None


_COUNTS: Final = {"draw-two": 2, "wild-draw-four": 4}
_BESIDE_A_CARD: Final = frozenset({"draw-count", "draw-card-two-players", "play-after-penalty", "house-combination"})


def drawn_past_the_penalty(seen: Frame, topic: str) -> str | None:
    """ "We draw until it fits. I got a +2, and he says I must go on past the two": what the card costs, whatever drawing costs."""
    hit = any(face.kind in DRAW_CARDS for face in seen.cards)
    return "card-effect" if topic in _DRAWING and hit and past_so_many(seen) else None


def past_so_many(seen: Frame) -> bool:
    """Whether more cards are said to be drawn than a draw card demands."""
    return seen.says("past-so-many") and seen.says("draws-more", "goes-on-with-it", "draw-deed", "takes-cards")
