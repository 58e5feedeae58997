"""Positions in plain words: which cards lie on the table, which are held, and which are only talked of.

Each card named is given to the nearest cue before it in its sentence: "on top is …", "I hold …", "I drew …", "she went out on …".
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final

from unorules.ask import model
from unorules.ask.cards_in_words import COLOURS, Mention
from unorules.ask.lexicon import Mark
from unorules.ask.read_editions import is_sheet
from unorules.ask.read_features import Frame

_SO_SOON: Final = 3
_MOST_NUMBER: Final = 9
_PAIR: Final = 2
DRAW_CARDS: Final = frozenset(
    {"draw-two", "wild-draw-four", "draw-four", "wild-draw-six", "wild-draw-ten", "wild-reverse-draw-four"}
)


def named(seen: Frame) -> tuple[Mention, ...]:
    """The cards named; the "two" of "two red eights" is an amount of them and no card."""
    counted = {(face.start, face.count) for face in seen.cards if face.count > 1}
    return tuple(
        face
        for face in seen.cards
        if not counts_a_colour(seen, face) and (face.colour is not None or (face.end, face.number) not in counted)
    )


def counts_a_colour(seen: Frame, face: Mention) -> bool:
    """ "Not one blue", "two reds", "zero greens": cards of a colour, and no 1, 2 or 0."""
    if (
        face.kind != "number"
        or face.colour is None
        or face.end - face.start != _PAIR
        or seen.words[face.start].kind != "word"
    ):
        return False
    number_first = seen.units.get(face.start) == face.number or (face.number == 0 and counts_none(seen, face.end - 1))
    return number_first and (face.number == 1 or seen.said_at(face.end - 1, "colour-plural"))


# The nearest of these before a card tells where it is.
_PLACES: Final = {
    "pile-has": "top",
    "lies": "top",
    "holds": "held",
    "went-out": "out",
    "drew-it": "drawn",
    "lays": "laid",
}


def place_of(seen: Frame, face: Mention) -> str:
    """``top``, ``held``, ``laid``, ``drawn``, ``out`` (went out on it) or ``told`` where nothing says."""
    sentence = seen.words[face.start].sentence
    if seen.said_at(face.end, "laid-onto") and seen.said_at(face.end + 1, "lies"):
        return "top"  # "I have a red 4, green 4 on top"
    at, parted = face.start - 1, False
    while at >= 0 and seen.words[at].sentence == sentence:
        parted = parted or seen.words[at].kind == "stop"
        for cue, place in _PLACES.items():
            if seen.said_at(at, cue) and not (parted and place == "out"):
                return place
        at -= 1
    return _place_after(seen, face, sentence)


def _place_after(seen: Frame, face: Mention, sentence: int) -> str:
    """What stands right behind the card: "a yellow 4 on top", "vihreä 8 pöydässä"."""
    for at in range(face.end, min(face.end + 3, len(seen.words))):
        if seen.words[at].sentence != sentence:
            break
        if seen.said_at(at, "lies"):
            return "top"
    return "told"


def position(seen: Frame) -> dict[str, Any]:
    """``top``, ``hand`` and ``colour`` as far as they were told."""
    places = [(face, place_of(seen, face)) for face in named(seen)]
    top = next((face for face, place in places if place == "top"), None)
    held = [face for face, place in places if place == "held"]
    if held and top is None:
        first = seen.cards[0]
        if first not in held and first.colour is not None and places[0][1] == "told":
            top = first
    found: dict[str, Any] = {}
    if top is not None:
        found["top"] = top.card
    colour = colour_in_force(seen)
    if colour is not None:
        found["colour"] = colour
    hand = [face.card for face in held if face is not top for _ in range(face.count)] + _colours_held(seen, colour)
    if hand:
        found["hand"] = _each_wild_once(hand)
    return found


def counts_none(seen: Frame, at: int) -> bool:
    """ "Zero greens": whether the word right before a colour says that there is none of it."""
    return at > 0 and seen.words[at - 1].kind == "word" and seen.said_at(at - 1, "counts-nothing")


def _each_wild_once(hand: list[str]) -> list[str]:
    """A +4 named as held and again as asked about is one card."""
    return [card for index, card in enumerate(hand) if card != "wild-draw-four" or "wild-draw-four" not in hand[:index]]


def loose_colours(seen: Frame) -> list[tuple[int, str]]:
    """The colours that are no card's, with their places."""
    used = {at for face in named(seen) for at in range(face.start, face.end)}
    told = [*seen.marks, *_colours_called(seen)]
    return sorted((mark.start, mark.concept) for mark in told if mark.concept in COLOURS and mark.start not in used)


def _colours_called(seen: Frame) -> list[Mark]:
    """The colours within a deed of naming one: "sa gult" is one phrase."""
    deeds = [mark for mark in seen.marks if mark.concept == "choose" and mark.end - mark.start > 1]
    words = model.lexicon(seen.language)
    ends = [mark.end - 1 for mark in deeds]
    return [Mark(found.concept, at, at + 1) for at in ends for found in words.marks(seen.words[at : at + 1])]


def colour_in_force(seen: Frame) -> str | None:
    """The first colour told by itself that is not one of a hand."""
    for at, colour in loose_colours(seen):
        if not is_held(seen, at):
            return colour
    return None


def is_held(seen: Frame, at: int) -> bool:
    """Whether the colour at that word is said to be in somebody's hand."""
    if any(mark.concept == "applies" and mark.start in (at + 1, at + 2) for mark in seen.marks):
        return False  # "… and red is in force"
    if _follows(seen, at, "lies"):
        return False
    return _follows(seen, at, "row-hand-behind") or has_near(seen, at - 5, at, "holds", at)


def _follows(seen: Frame, at: int, cue: str) -> bool:
    """Whether the cue stands right behind a colour, before anything that begins another part of the sentence."""
    for near in range(at + 1, min(at + 4, len(seen.words))):
        if seen.words[near].kind == "stop" or seen.said_at(near, "row-joins", "row-part", "part-joins", "none-of"):
            return False
        if seen.said_at(near, cue):
            return not (cue == "lies" and seen.said_at(near, "lays"))  # nb "la" is said of both
    return False


def has_near(seen: Frame, start: int, end: int, cue: str, at: int) -> bool:
    """Whether a word of the cue stands in that stretch, within the sentence of the word at `at`."""
    places = range(max(0, start), min(end, len(seen.words)))
    cues = (cue, "was-held") if cue == "holds" else (cue,)
    return any(seen.said_at(near, *cues) and seen.words[near].sentence == seen.words[at].sentence for near in places)


def _colours_held(seen: Frame, in_force: str | None) -> list[str]:
    """Colours held without a card being named ("I've three reds"): one card of each, a number that nothing else names."""
    found = []
    for at, colour in loose_colours(seen):
        if is_held(seen, at) and not has_near(seen, at - 4, at, "none-of", at) and not counts_none(seen, at):
            found.append(f"{colour[0]}{7 if colour == in_force else 6}")
    return found


def a_number_card(seen: Frame) -> int | None:
    """The number of a card named by its number alone: "en åtta", "a seven"; None where none is."""
    for at in range(1, len(seen.words)):
        number = number_at(seen, at)
        if number is not None and number <= _DIGIT and seen.said_at(at - 1, "article"):
            return number
    return None


_DIGIT: Final = 9


def number_at(seen: Frame, at: int) -> int | None:
    """The number that a word says, in figures or letters."""
    if at in seen.numbers:
        return seen.numbers[at]
    word = seen.words[at]
    if word.kind == "number":
        return None if is_sheet(seen, at) else word.number
    first = bisect_left(seen.marks, at, key=lambda mark: mark.start)  # a thousand words are not gone through for each
    for mark in takewhile(lambda mark: mark.start == at, seen.marks[first:]):
        if mark.concept.startswith(("num-", "digit-")):
            return int(mark.concept.partition("-")[2])
    return seen.units.get(at) if _is_counted(seen, at) else None


def _is_counted(seen: Frame, at: int) -> bool:
    """ "Two cards", "ett straffkort": a small number before the word for a card, which a phrase of its own may cover."""
    after = seen.words[at + 1] if at + 1 < len(seen.words) else None
    return after is not None and after.kind == "word" and (seen.said_at(at + 1, "cards-of"))


def draw_cards(seen: Frame, faces: Sequence[Mention] | None = None) -> list[str]:
    """The draw cards named, each as often as it was said."""
    found = [face for face in (faces or seen.cards) if face.kind in DRAW_CARDS]
    # "… I challenged the +4": named again, not laid once more.
    challenged = [
        at for mark in seen.marks if mark.concept == "challenge" for at in range(mark.end, mark.end + _SO_SOON)
    ]
    laid = [face for index, face in enumerate(found) if not index or face.start not in challenged]
    return _summed_with(seen, laid) + [face.card for face in laid for _ in range(face.count)]


def _summed_with(seen: Frame, laid: Sequence[Mention]) -> list[str]:
    """The bare number that a sum of draw cards begins with: "4+4+10"."""
    first = laid[0].start if laid else 0
    before, here = seen.words[first - 1], seen.words[first]
    summed = (
        first > 0 and before.kind == "number" and here.kind == "plus" and here.start == before.start + len(before.text)
    )
    kind = {2: "draw-two", 4: "wild-draw-four", 6: "wild-draw-six", 10: "wild-draw-ten"}.get(before.number or 0)
    return [kind] if summed and kind else []
