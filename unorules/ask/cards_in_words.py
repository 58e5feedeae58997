"""Cards as people name them: "vihreä kahdeksikko", "rød sjuer", "+4", "two blue 5s", ``r5``.

A mention is a card with what was said of it; which card lies on which is decided elsewhere (read_roles.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final

from unorules.ask.cards_counted import amount_of_two_numbers, names_both
from unorules.ask.cue_marks import cues_by_place, is_said
from unorules.ask.lexicon import Mark
from unorules.ask.names_in_words import colours_shortened, other_names
from unorules.ask.words import Token
from unorules.engine.cards import Card, Colour, Kind, parse_card
from unorules.values import dataclass, replace

KINDS: Final = frozenset(kind.value for kind in Kind)
COLOURS: Final = frozenset(colour.value for colour in Colour)
_NOT_CARDS: Final = frozenset({"points", "card", "player", "deck-count", "target", "age", "one-left", "each"})
_MOST_NUMBER: Final = 9
_IN_A_ROW: Final = 2
_OF_ALL: Final = frozenset({"discard-all", "skip-everyone"})
_DRAWN: Final = {2: "draw-two", 4: "wild-draw-four", 6: "wild-draw-six", 10: "wild-draw-ten"}
# Endings behind a figure that make it a card ("7an", "sjuan", "7eren"), and those of more than one.
_ENDINGS: Final = ("s", "an", "or", "eren", "ern", "ere", "er", "a", "aa")
_OF_SEVERAL: Final = ("s", "or", "ere")
_SUMS: Final = {"draw-two": 2, "wild-draw-four": 4}


@dataclass(frozen=True, slots=True)
class Mention:
    """A card named at the tokens ``start`` to ``end``; ``number`` and ``colour`` as far as they were said, ``count`` of it.

    ``listed``: its number or kind was said before, with that of other cards ("three eights, red, *blue* and *green*").
    """

    start: int
    end: int
    kind: str
    colour: str | None = None
    number: int | None = None
    count: int = 1
    plural: bool = False
    listed: bool = False

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
    few: Mapping[int, int]
    digits: Mapping[int, int]

    def is_said(self, at: int, *cues: str) -> bool:
        """Whether the word at that place belongs to one of the cues."""
        return is_said(self.cues, at, *cues)


def mentions(
    words: Sequence[Token], marks: Sequence[Mark], cues: Sequence[Mark], few: Mapping[int, int] | None = None
) -> tuple[Mention, ...]:
    """Every card named in a question, in order; `few` are the words that are a number below ten."""
    colours = {mark.start: mark.concept for mark in marks if mark.concept in COLOURS} | colours_shortened(
        words, marks, cues
    )
    named = {mark.start for mark in marks if mark.concept in KINDS or mark.concept.startswith("digit-")}
    digits = {mark.start: int(mark.concept[6:]) for mark in marks if mark.concept.startswith("digit-")}
    digits |= {cue.start: 4 for cue in cues if cue.concept == "names-a-four"}
    told = _Told(words, marks, cues, colours, named, few or {}, digits)
    faces = _apart([_behind_its_number(face, told) for face in _faces(told) if not _is_a_person(face, told)])
    found = [_dressed(face, told, faces) for face in _without_sums(_without_surnames(faces, words), told)]
    covered = {at for face in found for at in range(face.start, face.end)}
    return tuple(_counted(face, told) if face.start - 1 not in covered else face for face in found)


def _is_a_person(face: Mention, told: _Told) -> bool:
    """ "Tor", who is no "toer": a number by one word that is a given name, written as such."""
    word = told.words[face.start]
    alone = face.end - face.start == 1 and face.kind == "number" and face.colour is None
    return alone and word.text[:1].isupper() and told.is_said(face.start, "given-name")


def _behind_its_number(face: Mention, told: _Told) -> Mention:
    """ "To pluss to": the first two words name a +2 as well, and all three two of them."""
    few = {**told.few, **told.digits}
    amount = amount_of_two_numbers(told.words, few, face.start, face.end)
    if face.kind not in _SUMS or amount not in _DRAWN:
        return face
    count = told.few[face.start]
    return Mention(face.start + 1, face.end + 1, _DRAWN[amount], count=count, plural=count > 1)


def _apart(faces: list[Mention]) -> list[Mention]:
    """The cards without those whose words another took: the "firere" of "to pluss firere"."""
    taken = {at for face in faces for at in range(face.start + 1, face.end)}
    return [face for face in faces if face.start not in taken]


def _without_surnames(faces: list[Mention], words: Sequence[Token]) -> list[Mention]:
    """ "The wild reverse +4", "customisable wilds": a bare "wild" beside a certain wild names the same card."""
    certain = [face for face in faces if face.kind.startswith("wild-") and words[face.start].kind != "card"]
    starts, ends = {face.start for face in certain}, {face.end for face in certain}
    return [face for face in faces if face.kind != "wild" or not (face.end in starts or face.start in ends)]


def _without_sums(faces: list[Mention], told: _Told) -> list[Mention]:
    """ "Plus two wilds" adds two of them; a +2 is named by the same words."""
    found: list[Mention] = []
    amount = 1
    for face, after in zip_longest(faces, faces[1:]):
        several = after is not None and after.start == face.end and told.is_said(after.end - 1, "named-in-plural")
        if several and face.kind in _SUMS and face.end - face.start > 1 and told.is_said(face.start, "lists"):
            amount = _SUMS[face.kind]
        else:
            found.append(replace(face, count=amount, plural=True) if amount > 1 else face)
            amount = 1
    return found


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
    for mark in (*other_names(told.marks, told.cues), *told.marks):
        face = _face_of_mark(mark, told)
        if face is not None and face.start not in found and not (face.kind in KINDS and face.start in taken):
            found[face.start] = face
        if face is not None or mark.concept in _NOT_CARDS:
            taken.update(range(mark.start, mark.end))
    for at in range(len(told.words)):
        named = any(face.start <= at < face.end for face in found.values())
        free = at not in taken or (told.words[at].kind == "plus" and not named)
        if free and (face := _face_of_word(at, told)) is not None:
            found.setdefault(at, face)
    return [found[at] for at in sorted(found)]


def _face_of_mark(mark: Mark, told: _Told) -> Mention | None:
    concept, start, end = mark.concept, mark.start, mark.end
    if concept in KINDS and end - start == 1 and _is_a_name(start, told):
        return None
    if concept in _OF_ALL and (end in told.few or (end < len(told.words) and told.words[end].kind == "number")):
        return None  # "kaste alle tre": a deed, and how many
    if concept in KINDS:
        return Mention(start, end, concept)
    if concept.startswith("digit-"):
        return Mention(start, end, "number", None, int(concept[6:]))
    if concept.startswith("num-") and int(concept[4:]) <= _MOST_NUMBER and _is_beside_colour(start, end, told):
        return Mention(start, end, "number", None, int(concept[4:]))
    return None


def _is_a_name(at: int, told: _Told) -> bool:
    """ "Och Vilda satt kvar": a capital within a sentence, on a word that is a name as well."""
    inside = at > 0 and told.words[at - 1].sentence == told.words[at].sentence
    return inside and told.words[at].text.istitle() and told.is_said(at, "given-name", "card-like-name")


def _face_of_word(at: int, told: _Told) -> Mention | None:
    word = told.words[at]
    small = told.few.get(at) if at - 1 in told.colours and _ends_there(at, told) else None
    if small is not None and (small > 1 or told.is_said(at, "one-after-colour")):
        return Mention(at, at + 1, "number", None, small)  # "röd ett", "punane seittemän"
    if word.kind == "card":
        card = parse_card(word.folded)
        return Mention(at, at + 1, card.kind.value, card.colour and card.colour.value, card.number)
    if word.kind == "plus" and word.number in _DRAWN:
        return Mention(at, at + 1, _DRAWN[word.number])  # "fick +2 av mig": within a phrase of its own
    if word.kind != "number" or word.number is None or word.number > _MOST_NUMBER:
        return None
    if _is_beside_colour(at, at + 1, told) or word.tail in _ENDINGS:
        return Mention(at, at + 1, "number", None, word.number, plural=word.tail in _OF_SEVERAL)
    return None


def _ends_there(at: int, told: _Told) -> bool:
    """Whether no card or number follows that the word could count."""
    after = at + 1
    return after == len(told.words) or not (
        after in told.named or after in told.few or told.words[after].kind == "number"
    )


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


def _counted(face: Mention, told: _Told) -> Mention:
    """The mention with the amount said right before it: "two red skips", "kolme seiskaa", "a pair of +4s"."""
    words, marks, at = told.words, told.marks, face.start - 1
    first = face.start
    if told.is_said(at, "of-the-plain-kind") and face.kind == "wild":
        at, first = at - 1, at  # "five ordinary wilds"
    if face.kind in _DRAWN.values() and names_both(words, marks, cues_by_place(told.cues), at):
        return replace(face, count=2, plural=True)
    if told.is_said(at, "pair-of"):
        return replace(face, count=2, plural=True)
    apart = words[first].start - words[at].start - len(words[at].text) if at >= 0 else 0
    if at < 0 or apart > 1 or (apart == 0 and words[face.start].kind == "plus"):
        return face  # "5 + reverse", "4+4": a sum, no amount of cards
    number = words[at].number if words[at].kind == "number" else None
    if (
        number is not None
        and at
        and words[at - 1].kind == "number"
        and words[at].start - words[at - 1].start == _IN_A_ROW
    ):
        return face  # "8 8 wild": digits in a row are cards
    for mark in marks:
        if mark.end == first and mark.start == at and mark.concept.startswith("num-"):
            number = int(mark.concept[4:])
        elif mark.end == first and mark.concept == "two-players":
            number = 2  # "två stycken plusfyror", "med to jokrar": two of them, not of us
    if number is None or not 1 <= number <= 8 or (number == 1 and face.kind == "number"):
        return face
    return replace(face, count=number, plural=face.plural or number > 1)
