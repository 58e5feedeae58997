"""Cards as people name them: "vihreä kahdeksikko", "rød sjuer", "+4", "two blue 5s", ``r5``.

A mention is a card with what was said of it; which card lies on which is decided elsewhere (read_roles.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask.cue_marks import is_said
from unorules.ask.lexicon import Mark
from unorules.ask.words import Token
from unorules.engine.cards import Card, Colour, Kind, parse_card
from unorules.values import dataclass, replace

KINDS: Final = frozenset(kind.value for kind in Kind)
COLOURS: Final = frozenset(colour.value for colour in Colour)
_NOT_CARDS: Final = frozenset({"points", "card", "player", "deck-count", "target", "age", "one-left", "each"})
_MOST_NUMBER: Final = 9
# Endings behind a figure that make it a card ("7an", "sjuan", "7eren"), and those of more than one.
_ENDINGS: Final = ("s", "an", "or", "eren", "ern", "ere", "er", "a", "aa")
_OF_SEVERAL: Final = ("s", "or", "ere")


@dataclass(frozen=True, slots=True)
class Mention:
    """A card named at the tokens ``start`` to ``end``; ``number`` and ``colour`` as far as they were said, ``count`` of it."""

    start: int
    end: int
    kind: str
    colour: str | None = None
    number: int | None = None
    count: int = 1
    plural: bool = False

    @property
    def card(self) -> str:
        """The card in notation where colour or number was said, else its kind; a bare digit where only the number was."""
        if self.colour is None:
            return str(self.number) if self.number is not None else self.kind
        try:
            return Card(Kind(self.kind), Colour(self.colour), self.number).text
        except ValueError:
            return self.kind


@dataclass(frozen=True, slots=True)
class _Told:
    """A question as far as cards need it: its colours by place, and where cards are named by a word or figure of their own."""

    words: Sequence[Token]
    marks: Sequence[Mark]
    cues: Sequence[Mark]
    colours: dict[int, str]
    named: set[int]

    def is_said(self, at: int, *cues: str) -> bool:
        """Whether the word at that place belongs to one of the cues."""
        return is_said(self.cues, at, *cues)


def mentions(words: Sequence[Token], marks: Sequence[Mark], cues: Sequence[Mark]) -> tuple[Mention, ...]:
    """Every card named in a question, in order."""
    colours = {mark.start: mark.concept for mark in marks if mark.concept in COLOURS}
    named = {mark.start for mark in marks if mark.concept in KINDS or mark.concept.startswith("digit-")}
    told = _Told(words, marks, cues, colours, named)
    faces = _faces(told)
    found = [_dressed(face, told, faces) for face in _without_surnames(faces)]
    covered = {at for face in found for at in range(face.start, face.end)}
    return tuple(_counted(face, words, marks) if face.start - 1 not in covered else face for face in found)


def _without_surnames(faces: list[Mention]) -> list[Mention]:
    """ "The wild reverse +4", "customisable wilds": a bare "wild" beside a certain wild names the same card."""
    starts = {face.start for face in faces if face.kind.startswith("wild-")}
    ends = {face.end for face in faces if face.kind.startswith("wild-")}
    return [face for face in faces if face.kind != "wild" or not (face.end in starts or face.start in ends)]


def deeds_apart(words: Sequence[Token], marks: Sequence[Mark], cues: Sequence[Mark]) -> tuple[Mark, ...]:
    """The concepts with "draw two" taken apart into the deed and its number where no card is meant by it.

    English and Swedish name the card and the deed with the same words: "a draw two", "I draw two".
    """
    found: list[Mark] = []
    for mark in marks:
        if not _is_deed(mark, words, cues):
            found.append(mark)
            continue
        found.append(Mark("draw", mark.start, mark.end - 1))
        if words[mark.end - 1].kind == "word":
            found.append(Mark("num-2" if mark.concept == "draw-two" else "num-4", mark.end - 1, mark.end))
    return tuple(found)


def _faces(told: _Told) -> list[Mention]:
    found: dict[int, Mention] = {}
    taken: set[int] = set()
    for mark in told.marks:
        face = _face_of_mark(mark, told)
        if face is not None and face.start not in found:
            found[face.start] = face
        if face is not None or mark.concept in _NOT_CARDS:
            taken.update(range(mark.start, mark.end))
    for at in range(len(told.words)):
        if at not in taken and (face := _face_of_word(at, told)) is not None:
            found.setdefault(at, face)
    return [found[at] for at in sorted(found)]


def _face_of_mark(mark: Mark, told: _Told) -> Mention | None:
    concept, start, end = mark.concept, mark.start, mark.end
    if concept in KINDS:
        return Mention(start, end, concept)
    if concept.startswith("digit-"):
        return Mention(start, end, "number", None, int(concept[6:]))
    if concept.startswith("num-") and int(concept[4:]) <= _MOST_NUMBER and _is_beside_colour(start, end, told):
        return Mention(start, end, "number", None, int(concept[4:]))
    return None


def _face_of_word(at: int, told: _Told) -> Mention | None:
    word = told.words[at]
    if word.kind == "card":
        card = parse_card(word.folded)
        return Mention(at, at + 1, card.kind.value, card.colour and card.colour.value, card.number)
    if word.kind != "number" or word.number is None or word.number > _MOST_NUMBER:
        return None
    if _is_beside_colour(at, at + 1, told) or word.tail in _ENDINGS:
        return Mention(at, at + 1, "number", None, word.number, plural=word.tail in _OF_SEVERAL)
    return None


def _is_deed(mark: Mark, words: Sequence[Token], cues: Sequence[Mark]) -> bool:
    """Whether "draw two" here is what somebody does, not the name of a card."""
    if mark.concept not in ("draw-two", "wild-draw-four") or mark.end - mark.start < 2:
        return False
    if words[mark.start].kind != "word" or not is_said(cues, mark.start, "draw-deed"):
        return False
    before = mark.start - 1
    if is_said(cues, before, "card-namer") or is_said(cues, mark.end, "the-card"):
        return False
    if before >= 0 and words[before].folded in COLOURS:
        return False
    return is_said(cues, before, "draw-doer") or is_said(cues, mark.end, "more-cards")


def _is_beside_colour(start: int, end: int, told: _Told) -> bool:
    """Whether a colour stands right before the number, or right after it and before no other number or card."""
    if start - 1 in told.colours:
        return True
    if end in told.colours:
        after = told.words[end + 1] if end + 1 < len(told.words) else None
        return after is None or not (after.kind in ("number", "plus") or end + 1 in told.named)
    return end + 1 in told.colours and told.is_said(end, "in-colour")


def _dressed(face: Mention, told: _Told, faces: list[Mention]) -> Mention:
    """The mention with the colour said right before or after it."""
    colours, before, after = told.colours, face.start - 1, face.end
    if face.colour is not None:
        return face
    starts = {other.start for other in faces}
    if before in colours:
        return replace(face, start=before, colour=colours[before])
    free = after + 1 in colours and after + 2 not in starts
    if free and told.is_said(after, "is-coloured"):
        return replace(face, end=after + 2, colour=colours[after + 1])
    if after in colours and after + 1 not in starts:
        return replace(face, end=after + 1, colour=colours[after])
    if free and told.is_said(after, "of-colour"):
        return replace(face, end=after + 2, colour=colours[after + 1])
    return face


def _counted(face: Mention, words: Sequence[Token], marks: Sequence[Mark]) -> Mention:
    """The mention with the amount said right before it: "two red skips", "kolme seiskaa"."""
    at = face.start - 1
    if at < 0 or words[face.start].start - words[at].start - len(words[at].text) > 1:
        return face  # "5 + reverse": something stands between
    number = words[at].number if words[at].kind == "number" else None
    for mark in marks:
        if mark.end == face.start and mark.start == at and mark.concept.startswith("num-"):
            number = int(mark.concept[4:])
        elif mark.end == face.start and mark.concept == "two-players":
            number = 2  # "två stycken plusfyror", "med to jokrar": two of them, not of us
    if number is None or not 1 <= number <= 8 or (number == 1 and face.kind == "number"):
        return face
    return replace(face, count=number, plural=face.plural or number > 1)
