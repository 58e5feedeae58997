"""What a question tells of the hand that a challenged +4 came from: "I had no red cards", "only a wild", "he did have a yellow".

The question is cut into parts: one verb of holding, laying, wishing or challenging in each. Colours in a part that holds are in
the hand or missing from it; the first colour told elsewhere, but not wished for, was in force.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from unorules.ask.cards_in_words import COLOURS
from unorules.ask.read_features import Frame
from unorules.values import dataclass, field

_FOUR: Final = "wild-draw-four"
_DEEDS: Final = frozenset({"lay", "challenge", "wish", "draw", "drew"})
_SOME: Final = frozenset({"colour", "same-colour"})


@dataclass(frozen=True, slots=True)
class _Told:
    """The colours held, missing, in force; and of a colour that is not named, whether it was held."""

    held: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    elsewhere: list[str] = field(default_factory=list)
    outright: set[bool] = field(default_factory=set)


def proven(seen: Frame) -> bool | None:
    """Whether the +4 is told to have been laid wrongly (True) or rightly (False); None where neither is, or both are."""
    told = _Told()
    holds = False
    for part in _parts(seen):
        concepts = _concepts(seen, part)
        verbless = not concepts & _DEEDS and not _says(
            seen, part, "hand-holds", "had-in-short", "hand-lacks", "part-is", "lies"
        )
        holds = (holds and verbless) or _is_of_a_hand(seen, part)
        if not _is_asked(seen, part):
            told.outright.update(_said_outright(seen, part))
        if holds:
            _note_hand(seen, part, concepts, told)
        elif "wish" not in concepts:
            told.elsewhere.extend(_colours(seen, part))
    return _judged(told)


def _said_outright(seen: Frame, part: range) -> Iterator[bool]:
    """ "Legally", "nothing else fitted", "illegally"; each the other way round where it is denied."""
    denied = _says(seen, part, "hand-denies")
    if _says(seen, part, "nothing-else-fits"):
        yield False
    elif _says(seen, part, "laid-rightly") and not _of_the_challenge(seen, part):
        yield denied
    if _says(seen, part, "laid-wrongly"):
        yield not denied


def _of_the_challenge(seen: Frame, part: range) -> bool:
    """ "I challenged quite rightly": what was right was the challenge."""
    return "challenge" in _concepts(seen, part) and not _says(seen, part, "part-is", "has-laid")


def _is_asked(seen: Frame, part: range) -> bool:
    """ "May I legally …?" tells nothing."""
    return any(
        mark.concept in ("may", "if") and mark.start in part and not seen.said_at(mark.start, "laid-rightly")
        for mark in seen.marks
    )


def _judged(told: _Told) -> bool | None:
    in_force = next(iter(told.elsewhere + told.missing), None)
    found = set(told.outright)
    if in_force is not None and (told.held or in_force in told.missing):
        found.add(in_force in told.held)
    elif len(set(told.held)) == 1:
        found.add(True)
    return found.pop() if len(found) == 1 else None


def _note_hand(seen: Frame, part: range, concepts: set[str], told: _Told) -> None:
    """What a part tells of the hand."""
    only = _says(seen, part, "hand-only")
    denied = not only and _says(seen, part, "hand-denies", "hand-lacks")
    colours = _colours(seen, part)
    (told.missing if denied else told.held).extend(colours)
    faces = [face for face in seen.cards if face.start in part and face.kind != _FOUR]
    if colours:
        return
    if _says(seen, part, "of-another-colour"):
        told.outright.update(() if denied else (False,))
    elif concepts & _SOME:
        told.outright.add(not denied)
    elif _ends_in_none(seen, part) or (only and faces and all(face.kind.startswith("wild") for face in faces)):
        told.outright.add(False)


def _ends_in_none(seen: Frame, part: range) -> bool:
    """ "… but she had none"."""
    return _says(seen, part, "hand-denies") and seen.said_at(part[-1], "hand-denies", "hand-holds", "of-it-behind")


def _is_of_a_hand(seen: Frame, part: range) -> bool:
    """A part that tells of a hand, not of what lies there or is in force."""
    held = _says(seen, part, "hand-holds", "had-in-short", "hand-lacks")
    lies = any(seen.said_at(at, "lies", "pile-itself") and not seen.said_at(at, "hand-holds") for at in part)
    concepts = _concepts(seen, part)
    # "The colour was red."
    names_it = "colour" in concepts and _says(seen, part, "part-is") and bool(_colours(seen, part))
    return held and not lies and not names_it and not concepts & {"applies", "who", "how-many"}


def _colours(seen: Frame, part: range) -> list[str]:
    return [mark.concept for mark in seen.marks if mark.start in part and mark.concept in COLOURS]


def _parts(seen: Frame) -> Iterator[range]:
    """The question cut at stops and joining words, and before a second verb."""
    first, deed, held = 0, False, False
    verbs = {mark.start for mark in seen.marks if mark.concept in _DEEDS}
    for at, word in enumerate(seen.words):
        holds = seen.said_at(at, "hand-holds", "had-in-short", "hand-lacks")
        second = (holds and deed) or (at in verbs and held)
        if word.kind == "stop" or seen.said_at(at, "part-joins") or second:
            start = at - 1 if second and at - 1 > first and seen.said_at(at - 1, "hand-denies") else at
            if first < start:
                yield range(first, start)
            first, deed, held = start + (word.kind == "stop"), False, False
        deed, held = deed or at in verbs, held or holds
    if first < len(seen.words):
        yield range(first, len(seen.words))


def _concepts(seen: Frame, part: range) -> set[str]:
    return {mark.concept for mark in seen.marks if mark.start in part}


def _says(seen: Frame, part: range, *cues: str) -> bool:
    return any(seen.said_at(at, *cues) for at in part)
