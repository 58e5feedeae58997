"""How people say who said something: verbs of saying, and the persons before them as the answer should call them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask.read_features import Frame
from unorules.ask.words import Token, fold

MYSELF, OURSELVES = "I", "we"
SAYS: Final = {
    "en": frozenset(
        "says say said claims claim claimed insists insist insisted thinks think thought reckons reckon maintains argues"
        " swears".split()
    ),
    "fi": frozenset(
        "sanoo sanoi sanon sanoin vaittaa vaitti vaitan vaitin inttaa intti luulee luulen sanotaan sanomme vaitamme".split()
    ),
    "nb": frozenset(
        "sier sa sei seier pastar pasto mener mente hevder hevdet tror meiner trur hevdar insisterer".split()
    ),
    "sv": frozenset("sager sa sade pastar pastod menar menade havdar havdade tycker tror insisterar".split()),
}
THAT: Final = frozenset("that at att etta et".split())
_FIRST: Final = frozenset("sanon sanoin vaitan vaitin luulen".split())
_I: Final = frozenset("i me jag mig jeg meg eg mina ma".split())
_WE: Final = frozenset("we us vi oss".split())
_HE: Final = frozenset("he she han hon hun ho hen".split())
_KIN: Final = ("nan", "names")
_YOURS: Final = {
    "my": "your",
    "our": "your",
    "min": "din",
    "mitt": "ditt",
    "mi": "di",
    "mine": "dine",
    "mina": "dina",
}
_BETWEEN: Final = frozenset("just always now also still bare alltid na bara alltsa aina taas kuitenkin".split())
_NO: Final = {
    "en": frozenset("no nope not so disagree disagrees i don't dont think nonsense never way".split()),
    "fi": frozenset("ei en eipas eika vaan minusta suinkaan usko".split()),
    "nb": frozenset("nei nein ikke ikkje nope det er jeg tror tvert imot".split()),
    "sv": frozenset("nej nix inte det ar jag tror tvartom".split()),
}
_SURE_NO: Final = frozenset(
    "no nope not disagree disagrees ei en eipas nei ikke ikkje nej nix inte tvartom imot".split()
)
_LONGEST_NO: Final = 4


def says_i(verb: str) -> bool:
    """Whether the verb itself says "I", as Finnish verbs do."""
    return verb in _FIRST


def written(word: Token) -> str:
    """The word as it was written, not as it was put right."""
    return fold(word.text)


def is_bare_no(words: Sequence[Token], language: str) -> bool:
    """Whether a claim is a mere "no" to another's, or begins with one: "nei, du trekker"."""
    if len(words) > 1 and words[1].kind == "stop" and written(words[0]) in _SURE_NO:
        return True
    told = [written(word) for word in words if word.kind != "stop"]
    return 0 < len(told) <= _LONGEST_NO and set(told) <= _NO[language] and bool(set(told) & _SURE_NO)


def called(seen: Frame, at: int, *, after: bool = False) -> tuple[int, str] | None:
    """The person named right before the token `at`: where, and as the answer calls them; None where nobody is.

    With `after` the person may take up several words from before `at` on, as behind an "or".
    """
    place = at - 1
    while place >= 0 and written(seen.words[place]) in _BETWEEN:
        place -= 1
    if after and place >= 0 and _is_my(seen, place):
        place += 1
    elif not after and place > 0 and _is_my(seen, place):
        return _behind_it(seen, place)
    if not 0 <= place < len(seen.words) or seen.words[place].kind != "word":
        return None
    return _person(seen, place)


def _behind_it(seen: Frame, place: int) -> tuple[int, str] | None:
    """ "Broren min": the possessive stands behind."""
    word, own = seen.words[place - 1], seen.words[place]
    if word.kind != "word":
        return None
    return place - 1, f"{word.text} {_YOURS[written(own)]}".capitalize()


def _is_my(seen: Frame, place: int) -> bool:
    """Whether the word there says whose a relative is; Finnish says it in the noun."""
    return seen.language != "fi" and written(seen.words[place]) in _YOURS


def _person(seen: Frame, place: int) -> tuple[int, str] | None:
    word = seen.words[place]
    said = written(word)
    if said in _WE or (said == "me" and seen.language == "fi"):
        return place, OURSELVES
    if said in _I:
        return place, MYSELF
    if said in _HE:
        return place, word.text.capitalize()
    kin = any(mark.concept in _KIN and mark.start <= place < mark.end for mark in seen.marks)
    if kin:
        return _relative(seen, place)
    return (place, word.text) if word.text[:1].isupper() and len(word.text) > 1 else None


def _relative(seen: Frame, place: int) -> tuple[int, str]:
    """ "My brother" is "your brother" to whom the answer is given; "broren min" is "broren din"."""
    word, before = seen.words[place], seen.words[place - 1] if place else None
    if before is not None and _is_my(seen, place - 1):
        return place - 1, f"{_YOURS[written(before)]} {word.text}".capitalize()
    text = word.text.lower() if not word.text[:1].isupper() else word.text
    if seen.language == "fi" and text.endswith("ni") and len(text) > 4:
        text = text[:-2] + "si"
    return place, text[:1].upper() + text[1:]
