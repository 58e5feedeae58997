"""What players speak of, in their own words of any of the four languages: read as questions are, and led to names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from unorules.ask.words import Token, fold
from unorules.rulebook.model import LANGUAGES
from unorules.rulebook.shelf import SHIPPED, shipped_ruleset
from unorules.sheets.explain_together import together
from unorules.values import dataclass

if TYPE_CHECKING:
    from unorules.ask.read_features import Frame

_LONGEST: Final = 7
"""Words in what a thing is called; more are a question about it."""

_OFFICIAL: Final = frozenset({"official", "box", "ordinary", "official-108"})
_HOUSE: Final = frozenset({"house-rule", "own-rules"})
_PRINTED: Final = frozenset({"leaflet", "rules"})
_COUNTED: Final = frozenset(f"num-{digit}" for digit in range(10))
_DIGITS: Final = frozenset({*"0123456789"})
_OTHER: Final = frozenset({"other-edition", "other-game", "unknown-draw"})
_WILD_TWO: Final = frozenset({"wild", "draw-two"})
"""A card of UNO Flip."""

_PLUS: Final = frozenset("plus pluss plussat pluses plus-card".split())
"""A card that makes somebody draw, whichever, where the words alone would say less."""


@dataclass(frozen=True, slots=True)
class Said:
    """The names that somebody may speak of; `general` where one word stands for a whole kind of rulesets, `elsewhere` where it
    is a game or an edition that no ruleset is of."""

    names: tuple[str, ...] = ()
    general: bool = False
    elsewhere: bool = False


def said(text: str, language: str) -> Said:
    """What a few words speak of, read in `language` first, then in the others; nothing where a word of them is not known."""
    if len(text.split()) > _LONGEST:
        return Said()
    if "-".join(map(fold, text.split())) in _PLUS:
        return Said(("+2", "+4"))
    from unorules.ask import model  # only for words that are no name of anything
    from unorules.ask.read_features import frame

    for spoken in dict.fromkeys((language, *LANGUAGES)):
        seen = frame(text, spoken, model.lexicon(spoken))
        if spoken != language and is_mended(seen.words):  # what looks like a slip is a word of another language
            continue
        if not seen.strange and (found := _led(_concepts(seen))) != Said():
            return found
    return Said()


def spoken_of(text: str, language: str) -> str | None:
    """The ruleset that somebody who says this in a question speaks of."""
    from unorules.ask import model  # as above
    from unorules.ask.read_features import frame
    from unorules.ask.read_rules import named_rule

    for spoken in dict.fromkeys((language, *LANGUAGES)):
        seen = frame(text, spoken, model.lexicon(spoken))
        found = None if spoken != language and is_mended(seen.words) else named_rule(seen)
        if found in SHIPPED:
            return found
    return None


def is_mended(words: Iterable[Token]) -> bool:
    """Whether one of the words was read as another one that is spelt like it."""
    return any(word.folded != fold(word.text) for word in words)


def _concepts(seen: Frame) -> set[str]:
    """What the words stand for; a digit alone for itself."""
    alone = seen.words[0].folded if len(seen.words) == 1 else ""
    return {f"num-{alone}"} if alone in _DIGITS else {mark.concept for mark in seen.marks}


def _led(concepts: set[str]) -> Said:
    named = tuple(name for name in SHIPPED if name in concepts)
    if named and "official" not in named:
        return Said(named)
    if concepts & _HOUSE:
        return Said(_shipped("house-rule"), general=True)
    if concepts & _OFFICIAL:
        return Said(("official",))
    if "edition" in concepts:
        return Said(_shipped("edition"), general=True)
    if concepts & _OTHER or concepts >= _WILD_TWO:
        return Said(elsewhere=True)
    found = next((names for wanted, names in together() if wanted <= concepts), ())
    if not found and concepts & _PRINTED:
        return Said((*_shipped("edition"), *_shipped("house-rule")), general=True)
    return Said(found or (("number",) if concepts and concepts <= _COUNTED else ()))


def _shipped(kind: str) -> tuple[str, ...]:
    return tuple(name for name in SHIPPED if shipped_ruleset(name).kind == kind)
