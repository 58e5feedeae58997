"""How people say who said something: verbs of saying, and the persons before them as the answer should call them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask.read_features import Frame

MYSELF, OURSELVES = "I", "we"
_KIN: Final = ("nan", "names")
_BECOMES: Final = "turns-into-"
_LONGEST_NO: Final = 4
# Finnish says in the noun whose a relative is: "veljeni", "naapurimme".
_ENDINGS: Final = (("ni", "si"), ("mme", "nne"))
_SHORTEST: Final = 4


def is_bare_no(seen: Frame, span: Sequence[int]) -> bool:
    """Whether a claim is a mere "no" to another's, or begins with one: "nei, du trekker". `span` are the places of its words."""
    if len(span) > 1 and seen.words[span[1]].kind == "stop" and seen.said_at(span[0], "surely-no"):
        return True
    told = [at for at in span if seen.words[at].kind != "stop"]
    if not 0 < len(told) <= _LONGEST_NO or not any(seen.said_at(at, "surely-no") for at in told):
        return False
    return all(seen.said_at(at, "says-no") for at in told)


def called(seen: Frame, at: int, *, after: bool = False) -> tuple[int, str] | None:
    """The person named right before the token `at`: where, and as the answer calls them; None where nobody is.

    With `after` the person may take up several words from before `at` on, as behind an "or".
    """
    place = at - 1
    while place >= 0 and seen.said_at(place, "fills-in"):
        place -= 1
    if after and place >= 0 and _yours(seen, place):
        place += 1
    elif not after and place > 0 and _yours(seen, place):
        return _behind_it(seen, place)
    if not 0 <= place < len(seen.words) or seen.words[place].kind != "word":
        return None
    return _person(seen, place)


def heads_the_sentence(seen: Frame, at: int) -> tuple[int, str] | None:
    """The relative, or the asker, at the head of the sentence of the token `at`; a mere capital letter tells no name there."""
    head = at
    while head > 0 and seen.words[head - 1].sentence == seen.words[at].sentence:
        head -= 1
    for end in (head + 2, head + 1):
        found = called(seen, end) if end <= at else None
        known = found is not None and any(
            seen.said_at(place, "i-myself", "we-ourselves", "he-or-she") or _is_kin(seen, place)
            for place in range(head, end)
        )
        if known:
            return found
    return None


def _behind_it(seen: Frame, place: int) -> tuple[int, str] | None:
    """ "Broren min": the possessive stands behind."""
    word = seen.words[place - 1]
    return (place - 1, f"{word.text} {_yours(seen, place)}".capitalize()) if word.kind == "word" else None


def _yours(seen: Frame, place: int) -> str:
    """What a word that says whose a relative is becomes in the answer: "my" becomes "your"; empty for any other word.

    Finnish says it in the noun.
    """
    found = (mark for mark in seen.cues if mark.concept.startswith(_BECOMES) and mark.start <= place < mark.end)
    return next((mark.concept.removeprefix(_BECOMES) for mark in found), "")


def _person(seen: Frame, place: int) -> tuple[int, str] | None:
    word = seen.words[place]
    if seen.said_at(place, "many-speak"):
        return None  # of several it is not told who is right
    if seen.said_at(place, "we-ourselves"):
        return place, OURSELVES
    if seen.said_at(place, "i-myself"):
        return place, MYSELF
    if seen.said_at(place, "he-or-she"):
        return place, word.text.capitalize()
    if _is_kin(seen, place) or _yours(seen, place - 1) or seen.said_at(place, "is-of-mine", "is-of-ours"):
        return _relative(seen, place)
    return (place, word.text) if word.text[:1].isupper() and len(word.text) > 1 else None


def _is_kin(seen: Frame, place: int) -> bool:
    return any(mark.concept in _KIN and mark.start <= place < mark.end for mark in seen.marks)


def _relative(seen: Frame, place: int) -> tuple[int, str]:
    """ "My brother" is "your brother" to whom the answer is given; "broren min" is "broren din"."""
    word = seen.words[place]
    yours = _yours(seen, place - 1) if place else ""
    if yours:
        return place - 1, f"{yours} {word.text}".capitalize()
    text = word.text.lower() if not word.text[:1].isupper() else word.text
    for mine, theirs in _ENDINGS if seen.language == "fi" else ():
        if text.endswith(mine) and len(text) > _SHORTEST:
            text = text.removesuffix(mine) + theirs
    return place, text[:1].upper() + text[1:]
