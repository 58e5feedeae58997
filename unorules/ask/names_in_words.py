"""Names of cards and colours that the lexicon does not know, from the cues short-… and also-…: "kelt 5", "b skip", "turnaround"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.words import Token
from unorules.engine.cards import Colour, Kind

_KINDS: Final = frozenset(kind.value for kind in Kind)
_COLOURS: Final = frozenset(colour.value for colour in Colour)
_MOST_NUMBER: Final = 9


def colours_shortened(words: Sequence[Token], marks: Sequence[Mark], cues: Sequence[Mark]) -> dict[int, str]:
    """Colours cut short before a number or a kind: "kelt 5", "b skip"; a letter by itself only where a card follows at once."""
    others = any(word.kind == "card" for word in words) or any(mark.concept in _COLOURS for mark in marks)
    named = (*marks, *other_names(marks, cues))
    kinds = {mark.start for mark in named if mark.concept in _KINDS or mark.concept.startswith("digit-")}
    found = {}
    for mark in cues:
        at = mark.end
        colour = mark.concept.removeprefix("short-")
        if colour not in _COLOURS or at >= len(words):
            continue
        beside = words[at].start - words[mark.start].start - len(words[mark.start].text)
        digit = words[at].kind == "number" and (words[at].number or 0) <= _MOST_NUMBER
        letter = len(words[mark.start].text) == 1
        kind = at in kinds and words[at].kind == "word" and (others or not letter)  # "r skips allowed" is no red one
        if (digit and not (letter and beside)) or kind:
            found[mark.start] = colour
    return found


def other_names(marks: Sequence[Mark], cues: Sequence[Mark]) -> list[Mark]:
    """Kinds and numbers by names that the lexicon does not know: "turnaround", "kutone"; the longer of two names counts."""
    known = [mark for mark in marks if mark.concept in _KINDS]
    named = [Mark(mark.concept.removeprefix("also-"), mark.start, mark.end) for mark in cues if _is_also(mark)]
    return [each for each in named if not any(_covers(mark, each) for mark in (*known, *named) if mark is not each)]


def _is_also(mark: Mark) -> bool:
    name = mark.concept.removeprefix("also-")
    return name != mark.concept and (name in _KINDS or name.startswith("digit-"))


def _covers(one: Mark, two: Mark) -> bool:
    """Whether one name stands in the place of another that is shorter, or as long and before it in the list."""
    beside = one.start < two.end and two.start < one.end
    return beside and one.end - one.start >= two.end - two.start
