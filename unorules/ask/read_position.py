"""Positions in plain words: which cards lie on the table, which are held, and which are only talked of.

Each card named is given to the nearest cue before it in its sentence: "on top is …", "I hold …", "I drew …", "she went out on …".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from unorules.ask.cards_in_words import COLOURS, Mention
from unorules.ask.read_features import Frame

_HOLDS: Final = frozenset(
    "have has had having hold holding holds got ive gotten left stuck har hadde hade sitter satt sit sat igjen kvar haller"
    " holder holdt holl mulla mul minulla mull meilla sulla silla hanella kadessa kades kadessani kassa kasissa"
    " kadet jaljella jai jaa"
    " hand handen handa hander handane".split()
)
_LIES: Final = frozenset(
    "top ontop table pile shows showing showed turned bordet lag ligger ligg lagt overst oppe hogen bunken poydassa poydas"
    " poydalla pinossa paalla paallimmaisena paallimmainen ylin oversta overste toppkort toppkortet toppen".split()
)
_LAID: Final = frozenset(
    "play played plays lay laid put puts throw threw drop dropped slam slammed chuck chucked use used playing laying putting"
    " legge legger la spille spiller spilte leggja legg lagga lagger lade spela spelar slanga slangde kasta slengte kaste"
    " lyoda lyon lyo loi pelata pelaan pelaa pelasi laittaa laitan laitoin iskea iski heittaa heitin hits hit hitting"
    " smalla smella smelte dropping dropping fancy".split()
)
_DREW: Final = frozenset(
    "draw drew drawn pick picked trakk trekke trekker trukket dra drog dragit plockade nostin nosti nostaa"
    " nostan tuli fick fikk".split()
)
_WENT_OUT: Final = frozenset(
    "went finished ended closing won gikk avsluttet avslutta gick avslutade vann vant paatin lopetin voitin".split()
)
_NONE: Final = frozenset(
    "no none not without ingen inga inget ikke ikkje inte int ei en eika ilman yhtaan uten utan zero".split()
)
_LISTS: Final = frozenset(
    "and og och ja plus sekä seka samt respektive a an en et ett ei ein the with + & , two to tva kaksi".split()
)
_ENDS_A_NUMBER: Final = frozenset(
    "card cards kort kortet kortene korten korttia kortin kortit point points poeng poang pistetta pisteen players player people"
    " spelare spillere pelaajaa stycken stykker stykk personer pers henkea times ganger ganganger kertaa hands rounds years ar"
    " of st".split()
)
_MOST_NUMBER: Final = 9
DRAW_CARDS: Final = frozenset(
    {"draw-two", "wild-draw-four", "draw-four", "wild-draw-six", "wild-draw-ten", "wild-reverse-draw-four"}
)


def named(seen: Frame) -> tuple[Mention, ...]:
    """The cards named; the "two" of "two red eights" is an amount of them and no card."""
    counted = {(face.start, face.count) for face in seen.cards if face.count > 1}
    return tuple(face for face in seen.cards if face.colour is not None or (face.end, face.number) not in counted)


def place_of(seen: Frame, face: Mention) -> str:
    """``top``, ``held``, ``laid``, ``drawn``, ``out`` (went out on it) or ``told`` where nothing says."""
    sentence = seen.words[face.start].sentence
    at = face.start - 1
    while at >= 0 and seen.words[at].sentence == sentence:
        word = seen.words[at].folded
        if word in _LIES or seen.words[at].marked in ("lå", "låg"):
            return "top"
        if word in _HOLDS:
            return "held"
        if word in _WENT_OUT:
            return "out"
        if word in _DREW:
            return "drawn"
        if word in _LAID:
            return "laid"
        at -= 1
    return _place_after(seen, face, sentence)


def _place_after(seen: Frame, face: Mention, sentence: int) -> str:
    """What stands right behind the card: "a yellow 4 on top", "vihreä 8 pöydässä"."""
    for word in seen.words[face.end : face.end + 3]:
        if word.sentence != sentence:
            break
        if word.folded in _LIES:
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


def _each_wild_once(hand: list[str]) -> list[str]:
    """A +4 named as held and again as asked about is one card."""
    return [card for index, card in enumerate(hand) if card != "wild-draw-four" or "wild-draw-four" not in hand[:index]]


def _loose_colours(seen: Frame) -> list[tuple[int, str]]:
    used = {at for face in seen.cards for at in range(face.start, face.end)}
    return [(mark.start, mark.concept) for mark in seen.marks if mark.concept in COLOURS and mark.start not in used]


def colour_in_force(seen: Frame) -> str | None:
    """The first colour told by itself that is not one of a hand."""
    for at, colour in _loose_colours(seen):
        if not _is_held(seen, at):
            return colour
    return None


def _is_held(seen: Frame, at: int) -> bool:
    sentence = seen.words[at].sentence
    if any(word.folded in _LIES for word in seen.words[at + 1 : at + 4] if word.sentence == sentence):
        return False
    return any(word.folded in _HOLDS for word in seen.words[max(0, at - 5) : at] if word.sentence == sentence)


def _colours_held(seen: Frame, in_force: str | None) -> list[str]:
    """Colours held without a card being named ("I've three reds"): one card of each, a number that nothing else names."""
    found = []
    for at, colour in _loose_colours(seen):
        before = [word.folded for word in seen.words[max(0, at - 2) : at]]
        if _is_held(seen, at) and not _NONE & set(before):
            found.append(f"{colour[0]}{7 if colour == in_force else 6}")
    return found


def hands_told(seen: Frame) -> list[str]:
    """Every card or number of points that is left in hands, in order: cards in notation or by kind, points above 9 as numbers."""
    found = [
        (face.start, face.card)
        for face in named(seen)
        if place_of(seen, face) not in ("out", "top")
        for _ in range(face.count)
    ]
    covered = {at for face in seen.cards for at in range(face.start - (face.count > 1), face.end)}
    for at, word in enumerate(seen.words):
        number = number_at(seen, at)
        if at in covered or number is None or not _is_a_card(seen, at, number, covered):
            continue
        if word.kind == "number" or number > 1:
            found.append((at, str(number)))
    return [card for _, card in sorted(found, key=lambda each: each[0])]


def _is_a_card(seen: Frame, at: int, number: int, covered: set[int]) -> bool:
    """Whether a bare number stands in a list of cards: beside another card or number, or behind an article."""
    after = seen.words[at + 1].folded if at + 1 < len(seen.words) else ""
    before = seen.words[at - 1].folded if at else ""
    if after in _ENDS_A_NUMBER and number <= _MOST_NUMBER:
        return False
    if number > _MOST_NUMBER:
        return number < 500 and bool(covered)
    return before in _LISTS or before in _HOLDS or after in _LISTS or after == ""


def a_number_card(seen: Frame) -> int | None:
    """The number of a card named by its number alone: "en åtta", "a seven"; None where none is."""
    for at in range(1, len(seen.words)):
        number = number_at(seen, at)
        if number is not None and number <= _DIGIT and seen.words[at - 1].folded in _ARTICLES:
            return number
    return None


_ARTICLES: Final = frozenset("a an en ein et".split())
_DIGIT: Final = 9


def number_at(seen: Frame, at: int) -> int | None:
    """The number that a word says, in figures or letters."""
    word = seen.words[at]
    if word.kind == "number":
        return word.number
    for mark in seen.marks:
        if mark.start == at and mark.concept.startswith(("num-", "digit-")):
            return int(mark.concept.partition("-")[2])
    return None


def draw_cards(seen: Frame, faces: Sequence[Mention] | None = None) -> list[str]:
    """The draw cards named, each as often as it was said."""
    found = [face for face in (faces or seen.cards) if face.kind in DRAW_CARDS]
    # "… I challenged the +4": named again, not laid once more.
    challenged = {seen.words[mark.start].sentence for mark in seen.marks if mark.concept == "challenge"}
    laid = [face for index, face in enumerate(found) if not index or seen.words[face.start].sentence not in challenged]
    return [face.card for face in laid for _ in range(face.count)]


def bundle(seen: Frame) -> list[str]:
    """Cards to be laid together: those on the table left out, and a number named again for all of them."""
    faces = [face for face in named(seen) if place_of(seen, face) != "top"]
    coloured = {face.number for face in faces if face.colour is not None and face.number is not None}
    kept = [face for face in faces if face.colour is not None or face.number not in coloured or face.number is None]
    return [face.card for face in kept for _ in range(max(face.count, 2 if face.plural and len(kept) == 1 else 1))]


def position_of_four(seen: Frame) -> dict[str, Any]:
    """The position round a +4; "I have the colour", "none of the colour" and "any time" stand for hands of their own."""
    found = position(seen)
    if "hand" in found and ("top" in found or "colour" in found):
        return found
    holds = _holds_the_colour(seen)
    if holds is None:
        return found
    colour = found.get("colour") or "red"
    return {
        "colour": colour,
        "hand": [f"{colour[0]}7" if holds else ("b8" if colour != "blue" else "g8"), "wild-draw-four"],
    }


def _holds_the_colour(seen: Frame) -> bool | None:
    """Whether the question says that the colour in force is held or missing; "whenever I like" means even when held."""
    covered = {at for face in seen.cards for at in range(face.start, face.end)}
    for mark in seen.marks:
        if (mark.concept != "colour" and mark.concept not in COLOURS) or mark.start in covered:
            continue
        before = [word.folded for word in seen.words[max(0, mark.start - 5) : mark.start]]
        near = [word.folded for word in seen.words[mark.end : mark.end + 3]]
        if _NONE & set(before) and (set(before) | set(near)) & _HOLDS:
            return False
        if set(before) & _HOLDS:
            return True
    return True if any(mark.concept in ("any", "always") for mark in seen.marks) else None
