"""Cards as people name them: "vihreä kahdeksikko", "rød sjuer", "+4", "two blue 5s", ``r5``.

A mention is a card with what was said of it; which card lies on which is decided elsewhere (read_roles.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.words import Token
from unorules.engine.cards import Card, Colour, Kind, parse_card

KINDS: Final = frozenset(kind.value for kind in Kind)
COLOURS: Final = frozenset(colour.value for colour in Colour)
# English and Swedish name the card and the deed with the same words: "a draw two", "I draw two".
_DEEDS: Final = frozenset("draw take pick pickup ta dra plocka plukk".split())
_DOERS: Final = frozenset(
    "i you u he she we they it to and must then just only gotta or do does did player person one them him her next me"
    " should can will have has not also still now who everyone u'll jag du han hon vi de man att ska skall masta maste"
    " mast far kan och sen da bara inte eller nasta mig ja behover jeg ma skal vil nestemann far och o a".split()
)
_NAMERS: Final = frozenset(
    "a an the my another his her that this your their on onto with of by wild second same no any coloured en ett den det"
    " min mitt sin sitt pa med av ny nytt med till mot et ei ein eit mi".split()
)
_CARD_WORDS: Final = frozenset("card cards kort kortet korten kortti kortin korttia kortilla".split())
_IS: Final = frozenset("is was er ar e var oli".split())
_OF: Final = frozenset("of in i pa med".split())
_NOT_CARDS: Final = frozenset({"points", "card", "player", "deck-count", "target", "age", "one-left", "each"})
_MOST_NUMBER: Final = 9


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


def mentions(words: Sequence[Token], marks: Sequence[Mark]) -> tuple[Mention, ...]:
    """Every card named in a question, in order."""
    colours = {mark.start: mark.concept for mark in marks if mark.concept in COLOURS}
    faces = _faces(words, marks, colours)
    found = [_dressed(face, words, colours, faces) for face in _without_surnames(faces)]
    covered = {at for face in found for at in range(face.start, face.end)}
    return tuple(_counted(face, words, marks) if face.start - 1 not in covered else face for face in found)


def _without_surnames(faces: list[Mention]) -> list[Mention]:
    """ "The wild reverse +4", "customisable wilds": a bare "wild" beside a certain wild names the same card."""
    starts = {face.start for face in faces if face.kind.startswith("wild-")}
    ends = {face.end for face in faces if face.kind.startswith("wild-")}
    return [face for face in faces if face.kind != "wild" or not (face.end in starts or face.start in ends)]


def deeds_apart(words: Sequence[Token], marks: Sequence[Mark]) -> tuple[Mark, ...]:
    """The concepts with "draw two" taken apart into the deed and its number where no card is meant by it."""
    found: list[Mark] = []
    for mark in marks:
        if not _is_deed(mark, words):
            found.append(mark)
            continue
        found.append(Mark("draw", mark.start, mark.end - 1))
        if words[mark.end - 1].kind == "word":
            found.append(Mark("num-2" if mark.concept == "draw-two" else "num-4", mark.end - 1, mark.end))
    return tuple(found)


def _faces(words: Sequence[Token], marks: Sequence[Mark], colours: dict[int, str]) -> list[Mention]:
    found: dict[int, Mention] = {}
    taken: set[int] = set()
    named = {mark.start for mark in marks if mark.concept in KINDS or mark.concept.startswith("digit-")}
    for mark in marks:
        face = _face_of_mark(mark, words, colours, named)
        if face is not None and face.start not in found:
            found[face.start] = face
        if face is not None or mark.concept in _NOT_CARDS:
            taken.update(range(mark.start, mark.end))
    for at in range(len(words)):
        if at not in taken and (face := _face_of_word(at, words, colours, named)) is not None:
            found.setdefault(at, face)
    return [found[at] for at in sorted(found)]


def _face_of_mark(mark: Mark, words: Sequence[Token], colours: dict[int, str], named: set[int]) -> Mention | None:
    concept, start, end = mark.concept, mark.start, mark.end
    if concept in KINDS:
        return Mention(start, end, concept)
    if concept.startswith("digit-"):
        return Mention(start, end, "number", None, int(concept[6:]))
    if (
        concept.startswith("num-")
        and int(concept[4:]) <= _MOST_NUMBER
        and _beside_colour(start, end, words, colours, named)
    ):
        return Mention(start, end, "number", None, int(concept[4:]))
    return None


def _face_of_word(at: int, words: Sequence[Token], colours: dict[int, str], named: set[int]) -> Mention | None:
    word = words[at]
    if word.kind == "card":
        card = parse_card(word.folded)
        return Mention(at, at + 1, card.kind.value, card.colour and card.colour.value, card.number)
    if word.kind != "number" or word.number is None or word.number > _MOST_NUMBER:
        return None
    if _beside_colour(at, at + 1, words, colours, named) or word.tail in (
        "s",
        "an",
        "or",
        "eren",
        "ern",
        "ere",
        "er",
        "a",
        "aa",
    ):
        return Mention(at, at + 1, "number", None, word.number, plural=word.tail in ("s", "or", "ere"))
    return None


def _is_deed(mark: Mark, words: Sequence[Token]) -> bool:
    """Whether "draw two" here is what somebody does, not the name of a card."""
    first = words[mark.start]
    if mark.concept not in ("draw-two", "wild-draw-four") or first.kind != "word" or first.folded not in _DEEDS:
        return False
    if mark.end - mark.start < 2:
        return False
    after = words[mark.end].folded if mark.end < len(words) else ""
    before = words[mark.start - 1].folded if mark.start else ""
    if before in _NAMERS or before in COLOURS or after in ("card", "kortet", "kortti"):
        return False
    return before in _DOERS or after in ("cards", "kort")


def _beside_colour(start: int, end: int, words: Sequence[Token], colours: dict[int, str], named: set[int]) -> bool:
    """Whether a colour stands right before the number, or right after it and before no other number or card."""
    if start - 1 in colours:
        return True
    if end in colours:
        after = words[end + 1] if end + 1 < len(words) else None
        return after is None or not (after.kind in ("number", "plus") or end + 1 in named)
    return end + 1 < len(words) and end + 1 in colours and words[end].folded in ("of", "in", "i")


def _dressed(face: Mention, words: Sequence[Token], colours: dict[int, str], faces: list[Mention]) -> Mention:
    """The mention with the colour said right before or after it."""
    if face.colour is not None:
        return face
    starts = {other.start for other in faces}
    before, after = face.start - 1, face.end
    if before in colours:
        return replace(face, start=before, colour=colours[before])
    if after + 1 in colours and words[after].folded in _IS and after + 2 not in starts:
        return replace(face, end=after + 2, colour=colours[after + 1])
    if after in colours and after + 1 not in starts:
        return replace(face, end=after + 1, colour=colours[after])
    if after + 1 in colours and words[after].folded in _OF and after + 2 not in starts:
        return replace(face, end=after + 2, colour=colours[after + 1])
    if after + 1 in colours and words[after].folded in _CARD_WORDS and after + 2 not in starts:
        return face
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
