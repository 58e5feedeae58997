"""Which card is laid on which: the question "who lies on whom" that most disputes about stacking turn on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.cue_marks import is_said
from unorules.ask.lexicon import Mark
from unorules.ask.words import Token
from unorules.values import dataclass

# Finnish says by an ending what lies beneath ("+2:een", "plus kakkoseen") and what is laid ("plus nelosella").
_BENEATH_FIGURE: Final = ("een", "seen", "lle", "aan")
_BENEATH_WORD: Final = ("seen", "lle")
_LAID: Final = ("lla", "llakin")
_LONGER_THAN: Final = (6, 5)
_SO_FAR, _SO_NEAR, _SO_MANY = 4, 2, 6
_HELD: Final = frozenset({"had", "hold", "hold-points"})


@dataclass(frozen=True, slots=True)
class Roles:
    """The card that is laid and the card it is laid on, as far as both were told."""

    card: Mention | None = None
    on: Mention | None = None


def roles(words: Sequence[Token], marks: Sequence[Mark], named: Sequence[Mention], cues: Sequence[Mark]) -> Roles:
    """Read who lies on whom. One mention alone is the card laid, unless something shows that it lies beneath."""
    if not named:
        return Roles()
    named = _that_were_there(named, cues)
    if _held_then_hit(marks, named, cues):
        return Roles(named[0], named[1])
    if _laid_besides(named, cues):
        return Roles(named[1], named[0])
    onto = beneath = [_lies_beneath(face, words, cues) for face in named]
    if not any(beneath) and len(named) == 2 and _waits_first(named, words, cues):
        return Roles(named[1], named[0])
    if not any(beneath) and len(named) > 1:
        beneath = [_is_lying(face, cues) for face in named]
    lays = [_is_laid(face, words, cues) for face in named]
    if len(named) == 1:
        return Roles(on=named[0]) if beneath[0] and not lays[0] else Roles(card=named[0])
    if not beneath[1] and _held_second(marks, named, cues):
        return Roles(named[1], named[0])
    if not any(onto) and _laid_then_held(named, words, cues):
        return Roles(named[1], named[0])
    if not onto[1] and _came_and_held(marks, named, cues):
        return Roles(named[1], named[0])
    if len(named) == 2 and any(is_said(cues, at, "on-that") for at in range(named[1].end, named[1].end + _SO_FAR)):
        return Roles(named[1], named[0])  # "he laid a +6, and I a +4 on that"
    if len(named) == 2 and not beneath[1] and any(is_said(cues, named[1].start - back, "on-that") for back in (1, 2)):
        return Roles(named[1], named[0])  # "punainen +2 ja siihen sininen +4"
    mine = [_is_mine(face, words, cues) for face in named]
    if mine == [False, True] and not beneath[1]:
        return Roles(named[1], named[0])  # "somebody laid a +10: is my +6 good enough?"
    if len(named) == 2 and (_is_left_for(named, cues) or _is_laid_next(named, cues)):
        return Roles(named[1], named[0])
    if len(named) == 2 and beneath == [False, True] and _lies_before_a_deed(named, cues):
        return Roles(named[1], named[0])
    for at, under in enumerate(beneath):
        if under:
            return Roles(_other(named, at, lays), named[at])
    if len(named) == 2 and any(mark.concept == "aimed" and mark.start < named[0].start for mark in marks):
        return Roles(named[1], named[0])  # "they hit me with a +6, is my +10 good?"
    for at, laid in enumerate(lays):
        if laid:
            other = named[at - 1] if at else named[1]
            return Roles(named[at], other)
    if _aimed_first(marks, named):
        return Roles(named[-1] if len(named) == 2 else named[1], named[0])
    return Roles(named[0], named[1])


def _that_were_there(named: Sequence[Mention], cues: Sequence[Mark]) -> Sequence[Mention]:
    """The cards without those of which there were none: "I'd no +2, but a +4"."""
    lacking = [is_said(cues, face.end, "is-lacking-behind") or _is_told_to_draw(face, cues) for face in named]
    again = [
        index > 0
        and face.kind == named[index - 1].kind
        and any(is_said(cues, at, "that-is-to-say") for at in range(named[index - 1].end, face.start))
        for index, face in enumerate(named)
    ]  # "a ten, that is a +10"
    again = [twice or _is_called_by_its_amount(named, at) for at, twice in enumerate(again)]
    there = [face for face, lacks, twice in zip(named, lacking, again, strict=True) if not (lacks or twice)]
    return there if len(there) > 1 else named


# What a draw card is called for short: "a +4 and a +6 … does the four go on it?"
_AMOUNTS: Final = {"draw-two": 2, "wild-draw-four": 4, "draw-four": 4, "wild-draw-six": 6, "wild-draw-ten": 10}


def _is_called_by_its_amount(named: Sequence[Mention], at: int) -> bool:
    """Whether a bare number behind two draw cards is one of these over again."""
    face, before = named[at], named[:at]
    bare = face.kind == "number" and face.colour is None and at > 1
    return (
        bare
        and all(each.kind in _AMOUNTS for each in before)
        and face.number in {_AMOUNTS[each.kind] for each in before}
    )


def _held_then_hit(marks: Sequence[Mark], named: Sequence[Mention], cues: Sequence[Mark]) -> bool:
    """ "I've a +10, they hit me with a +6. Can it go on that?": the first is held, and the second came upon its holder."""
    if len(named) != 2:
        return False
    first, second = named
    before = range(max(0, first.start - _SO_FAR), first.start)
    of_holding = {at for mark in marks if mark.concept in _HELD for at in range(mark.start, mark.end)}
    came = any(at not in of_holding and is_said(cues, at, "came-at") for at in before)  # "I've got one" is no coming
    held = _any(cues, before, "mine-held", "sits-with") and not came and not _any(cues, before, "lays", *_CAME)
    behind = range(first.end, min(second.end + _SO_NEAR, _next_word(second, cues)))
    came = any(mark.concept == "aimed" and first.end <= mark.start < second.end + _SO_NEAR for mark in marks)
    came = came or _any(cues, range(first.end, second.start), "came-at", "is-hit-for") or _any(cues, behind, *_CAME)
    upon = is_said(cues, first.end, *_CAME)  # "I've a +10 against me"
    return held and came and not upon and not is_said(cues, _before(second, cues), "laid-onto")


def _laid_besides(named: Sequence[Mention], cues: Sequence[Mark]) -> bool:
    """ "Jag fick +6 och la på +10": the second is put on, right behind the verb, over the first that came."""
    if len(named) != 2:
        return False
    first, second = named
    came = _any(cues, range(max(0, first.start - _SO_FAR), first.start), "came-at", *_CAME)
    at = _before(second, cues)
    return came and is_said(cues, at, "laid-onto") and is_said(cues, at - 1, "puts-down", "lays")


_CAME: Final = ("hit-me", "came-upon-me", "on-me")


def _next_word(face: Mention, cues: Sequence[Mark]) -> int:
    """Two words behind a card, or less where something is put on it there."""
    return next(
        (at for at in range(face.end, face.end + _SO_NEAR) if is_said(cues, at, "on-that")), face.end + _SO_NEAR
    )


def _is_told_to_draw(face: Mention, cues: Sequence[Mark]) -> bool:
    """ "I told Jack that draw six": an amount, and no card."""
    return is_said(cues, face.start, "takes-them") and is_said(cues, face.start - 1, "that-follows")


def _waits_first(named: Sequence[Mention], words: Sequence[Token], cues: Sequence[Mark]) -> bool:
    """ "There's a +6 sitting there for me. Would a +4 be enough?": the first is told to wait, in a sentence of its own."""
    first, second = named
    if words[first.start].sentence == words[second.start].sentence:
        return False
    return any(
        is_said(cues, at, "lies-in-wait") or is_said(cues, at, "came-upon-me")
        for at in range(max(0, first.start - _SO_FAR), second.start)
    )


def _other(named: Sequence[Mention], at: int, lays: Sequence[bool]) -> Mention:
    for other, laid in enumerate(lays):
        if laid and other != at:
            return named[other]
    if at == 0:
        return named[1]
    return named[at - 1]


def _before(face: Mention, cues: Sequence[Mark]) -> int:
    """The place before a card and before what is said with its name: "on | my other +2"."""
    at = face.start - 1
    while at >= 0 and face.start - at < _SO_FAR and is_said(cues, at, "beside-card"):
        at -= 1
    return at


def _lies_beneath(face: Mention, words: Sequence[Token], cues: Sequence[Mark]) -> bool:
    if is_said(cues, _before(face, cues), "laid-onto") or is_said(cues, face.end, "on-it-behind"):
        return True
    last = words[face.end - 1]
    if last.kind in ("plus", "number", "card") and last.tail in _BENEATH_FIGURE:
        return True
    return last.kind == "word" and last.folded.endswith(_BENEATH_WORD) and len(last.folded) > _LONGER_THAN[0]


def _is_lying(face: Mention, cues: Sequence[Mark]) -> bool:
    """ "+10 låg", "det ligger en +6": it lies there, and not on something."""
    at = _before(face, cues)
    before = is_said(cues, at, "lies") and not is_said(cues, at, "lays")
    return before or (is_said(cues, face.end, "row-top-behind") and not is_said(cues, face.end, "laid-onto"))


def _lies_before_a_deed(named: Sequence[Mention], cues: Sequence[Mark]) -> bool:
    """ "Blå 5 ligger, og hun klasket på en gul 6": what lies there is told, so the second is put on it."""
    first, second = named
    lays = any(is_said(cues, at, "lays") for at in range(first.end + 1, second.start))
    return lays and _is_lying(first, cues)


def _is_laid(face: Mention, words: Sequence[Token], cues: Sequence[Mark]) -> bool:
    last = words[face.end - 1]
    if last.kind == "word" and last.folded.endswith(_LAID) and len(last.folded) > _LONGER_THAN[1]:
        return True
    return last.tail in _LAID or is_said(cues, _before(face, cues), "lies-with")


def _held_second(marks: Sequence[Mark], named: Sequence[Mention], cues: Sequence[Mark]) -> bool:
    """ "+6 came to me and I have a +4, does it go on top?": the second of two is the one held, and may be laid."""
    if len(named) != 2:
        return False
    start, end = named[0].end, named[1].start
    held = [mark for mark in marks if mark.concept in _HELD and start <= mark.start < end]
    stretches = [(mark.start - _SO_NEAR, mark.end + _SO_NEAR) for mark in held] + [(end - _SO_MANY, end)] * bool(held)
    if _any(cues, range(start, end), "sits-with") and not _any(cues, range(start, end), "lays"):
        return True
    return any(
        is_said(cues, at, "mine-held") for first, last in stretches for at in range(max(start, first), min(end, last))
    )


def _came_and_held(marks: Sequence[Mark], named: Sequence[Mention], cues: Sequence[Mark]) -> bool:
    """ "I got a +2 on my neck. In my hand there'd be a +4": the first came, and the second is held behind it."""
    if len(named) != 2:
        return False
    first, second = named
    came = any(is_said(cues, at, "came-upon-me") for at in range(max(0, first.start - _SO_FAR), first.end + _SO_FAR))
    between = range(first.end, second.start)
    held = any(mark.concept in _HELD and mark.start in between for mark in marks) or _any(cues, between, "row-hand")
    return came and held and not _any(cues, between, "lays")


def _laid_then_held(named: Sequence[Mention], words: Sequence[Token], cues: Sequence[Mark]) -> bool:
    """ "Al played a +6. I've a green +4": the first is laid in one sentence, and the second is mine in the next."""
    if len(named) != 2 or words[named[0].start].sentence + 1 != words[named[1].start].sentence:
        return False
    first, second = named
    laid = _any(cues, range(max(0, first.start - _SO_FAR), first.start), "lays")
    before = range(max(first.end, second.start - _SO_FAR), second.start)
    before = range(
        next((at for at in before if words[at].sentence == words[second.start].sentence), second.start), second.start
    )
    return laid and _any(cues, before, "mine-held") and not _any(cues, before, "lays")


def _any(cues: Sequence[Mark], places: range, *wanted: str) -> bool:
    return any(is_said(cues, at, cue) for at in places for cue in wanted)


def _is_mine(face: Mention, words: Sequence[Token], cues: Sequence[Mark]) -> bool:
    """ "My +2", "me: +2"."""
    colon = face.start > 1 and ":" in words[face.start - 1].text and is_said(cues, face.start - 2, "first-person")
    return colon or is_said(cues, face.start - 1, "my-own-card")


def _is_left_for(named: Sequence[Mention], cues: Sequence[Mark]) -> bool:
    """ "Down from a +6 to a +4", "+6, then +4", "a +6 came, I have a +10": the second is laid on the first."""
    came = any(is_said(cues, at, "came-at") for at in range(named[0].end, named[0].end + _SO_NEAR))
    if came and any(is_said(cues, at, "mine-held") for at in range(named[0].end, named[1].start)):
        return True
    went = is_said(cues, _before(named[0], cues), "down-from")
    return went or any(is_said(cues, at, "and-then") for at in range(named[0].end, named[1].start))


def _is_laid_next(named: Sequence[Mention], cues: Sequence[Mark]) -> bool:
    """ "If I get a +6, can I lay a +10?": something is laid only with the second card, and nothing onto it."""
    first, second = named
    got = any(is_said(cues, at, "came-at") for at in range(first.start - _SO_FAR, first.start))
    lays = any(is_said(cues, at, "lays") for at in range(max(first.end, second.start - _SO_FAR), second.start))
    return got and lays and not is_said(cues, _before(second, cues), "laid-onto")


def _aimed_first(marks: Sequence[Mark], named: Sequence[Mention]) -> bool:
    """Whether the first card comes at somebody before the second is named: "he plays a +2 on me, I have a +4"."""
    first, second = named[0].start, named[1].start
    if any(mark.concept in ("aimed", "top-card") and mark.start < second for mark in marks):
        return True
    if any(mark.concept == "answer" and mark.start < first for mark in marks):
        return True  # "can I answer a +2 with …", not "can a +4 stop a +10"
    return any(mark.concept == "had" and first <= mark.start < second for mark in marks)
