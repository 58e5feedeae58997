"""Cards of one number or kind whose colours are listed behind them: "three eights in hand, red, blue and green"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from unorules.ask.cards_in_words import COLOURS, Mention
from unorules.ask.cue_marks import is_said
from unorules.ask.lexicon import Mark
from unorules.ask.names_in_words import colours_shortened
from unorules.ask.words import Token
from unorules.values import dataclass, replace

_SO_NEAR: Final = 4
_PAIR: Final = 2
_MOST: Final = 4


@dataclass(frozen=True, slots=True)
class _Colours:
    """The colours of a question that are no card's, by place, and the words they stand among."""

    words: Sequence[Token]
    cues: Sequence[Mark]
    free: Mapping[int, str]


def skips_of_all(cards: Sequence[Mention], cues: Sequence[Mark]) -> tuple[Mention, ...]:
    """The cards, a skip "of everybody" being the one that skips them all."""
    behind = {cue.end for cue in cues if cue.concept == "of-them-all"}
    return tuple(
        replace(face, kind="skip-everyone") if face.kind == "skip" and face.start in behind else face for face in cards
    )


def coloured_by_name(
    cards: Sequence[Mention], words: Sequence[Token], marks: Sequence[Mark], cues: Sequence[Mark]
) -> tuple[Mention, ...]:
    """The cards, one in the colour that is said to be it: "my only yellow is a skip"."""
    covered = {at for face in cards for at in range(face.start, face.end)}
    told = {mark.start: mark.concept for mark in marks if mark.concept in COLOURS and mark.start not in covered}
    free = _Colours(words, cues, told)
    dressed = _said_to_be(cards, free)
    return tuple(_as_the_only_one(face, free) for face in dressed) if told else tuple(dressed)


def _said_to_be(cards: Sequence[Mention], told: _Colours) -> Sequence[Mention]:
    """The cards, one in the colour that is said of it behind its name, and named once: "a +2 … my +2's a red one"."""
    said = [(face, found) for face in cards if (found := _behind(face, cards, told)) is not None]
    if len(said) != 1:
        return cards
    ((face, (colour, end)),) = said
    alike = [each for each in cards if each.kind == face.kind and each.colour is None and each.count == 1]
    alike = [face] if face in alike and len(alike) > _PAIR else [each for each in alike if each is not face]
    kept = [each for each in cards if each.start < face.end or each.start >= end]  # "a red one" is no card of its own
    if len(alike) != 1 or alike[0].start > face.start:
        return [replace(each, colour=colour, end=end) if each is face else each for each in kept]
    return [replace(each, colour=colour) if each is alike[0] else each for each in kept if each is not face]


def _behind(face: Mention, cards: Sequence[Mention], told: _Colours) -> tuple[str, int] | None:
    """The colour that a card is said to be, behind "is" and the like, and where that ends."""
    if face.number is not None or face.kind.startswith("wild") or face.count != 1:
        return None
    is_within = any(is_said(told.cues, at, "part-is") for at in range(face.start, face.end))
    if face.colour is not None:
        return (face.colour, face.end) if is_within else None
    at = face.end
    while is_said(told.cues, at, "is-mine", "my-own-card"):
        at += 1
    if is_said(told.cues, at, "part-is"):
        at += 1
    elif not told.words[face.end - 1].tail:  # "my +2's a red one"
        return None
    while is_said(told.cues, at, "article", "begins-a-noun"):
        at += 1
    one = next((each for each in cards if each.start <= at < each.end and each.number == 1), None)
    if one is not None and one.colour is not None:
        return one.colour, one.end
    return (told.free[at], at + 1) if at in told.free else None


def _as_the_only_one(face: Mention, told: _Colours) -> Mention:
    """The card behind "the only yellow (that I have) is a"."""
    if face.colour is not None or face.number is not None or face.kind.startswith("wild"):
        return face
    at = face.start - 1
    while at >= 0 and is_said(told.cues, at, "article", "begins-a-noun"):
        at -= 1
    if at < 0 or not is_said(told.cues, at, "part-is"):
        return face
    near = [place for place in range(max(0, at - _SO_NEAR), at) if place in told.free]
    only = bool(near) and any(
        is_said(told.cues, place, "hand-only", "only-one-held") for place in range(near[-1] - _SO_NEAR, near[-1])
    )
    return replace(face, colour=told.free[near[-1]]) if only else face


def each_in_its_colour(
    cards: Sequence[Mention], words: Sequence[Token], marks: Sequence[Mark], cues: Sequence[Mark]
) -> tuple[Mention, ...]:
    """The cards, with those counted whose colours follow told one by one, the first where they were counted."""
    if not any(_PAIR <= face.count <= _MOST for face in cards):
        return tuple(cards)
    colours = {mark.start: mark.concept for mark in marks if mark.concept in COLOURS}
    colours |= colours_shortened(words, marks, cues)
    ones = [face for face in cards if _is_one_of_a_colour(face, words, colours)]
    covered = {at for face in cards if face not in ones for at in range(face.start, face.end)}
    told = _Colours(words, cues, {at: colour for at, colour in colours.items() if at not in covered})
    dressed = [each for face in cards for each in _in_colours(face, told)]
    listed = {at for face in dressed if face.listed for at in range(face.start, face.end)}
    return tuple(face for face in dressed if face.listed or face not in ones or face.end - 1 not in listed)


def _is_one_of_a_colour(face: Mention, words: Sequence[Token], colours: Mapping[int, str]) -> bool:
    """ "One red and one yellow": a red one, of whatever was told before."""
    spelt = all(word.kind == "word" for word in words[face.start : face.end])
    return face.number == 1 and spelt and face.end - face.start == _PAIR and face.end - 1 in colours


def _in_colours(face: Mention, told: _Colours) -> list[Mention]:
    """One card of each colour listed; the card as it was where none are."""
    plain = face.colour is None and not face.kind.startswith("wild")
    places = _listed(face, told) if plain and _PAIR <= face.count <= _MOST else []
    if not places:
        return [face]
    first, second, *others = places
    one = replace(face, count=1, plural=False)
    return [
        replace(one, start=face.start - 1, colour=told.free[first]),
        replace(one, start=first, end=second + 1, colour=told.free[second], listed=True),
        *(replace(one, start=at, end=at + 1, colour=told.free[at], listed=True) for at in others),
    ]


def _listed(face: Mention, told: _Colours) -> list[int]:
    """The places of the colours listed behind a card, as many as there are of it and no two alike; else nothing."""
    sentence = told.words[face.start].sentence
    near = range(face.end, min(face.end + _SO_NEAR, len(told.words)))
    first = next((at for at in near if at in told.free and told.words[at].sentence == sentence), None)
    found = [] if first is None else list(_run(first, told))
    alike = len({told.free[at] for at in found}) < len(found)
    return found if len(found) == face.count and not alike else []


def _run(first: int, told: _Colours) -> Iterator[int]:
    """Colours with nothing but commas and joining words between them."""
    for at in range(first, len(told.words)):
        word = told.words[at]
        if word.sentence != told.words[first].sentence:
            return
        if at in told.free:
            yield at
        elif not (word.text[0] == "," if word.kind == "stop" else is_said(told.cues, at, "row-joins")):
            return
