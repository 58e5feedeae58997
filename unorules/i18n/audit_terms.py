"""Whether a language can name every card, kind and colour that English can: its terms.yaml, tried out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from unorules.i18n.terms import Terms
from unorules.values import dataclass

_WORDS: Final = ("colours", "adjectives", "nouns", "kinds")
"""The sections that hold words of the language."""


@dataclass(frozen=True, slots=True)
class _Face:
    """A card to be named."""

    kind: str
    colour: str | None = None
    number: int | None = None
    custom: str | None = None


def lacking(data: Any, measure: Mapping[str, Any]) -> Iterator[str]:
    """The keys of terms.yaml that are missing or do not do what they are for, each once."""
    if not isinstance(data, Mapping):
        yield "terms"
        return
    absent = [key for key in measure if key not in data]
    yield from absent
    if not absent:
        yield from dict.fromkeys(key for key, attempt in _attempts(Terms(data), measure) if not _works(attempt))


def copied(data: Any, measure: Mapping[str, Any]) -> Iterator[str]:
    """The words of a terms.yaml that was copied from English, as its colours tell; one word may be the same in both."""
    if not isinstance(data, Mapping) or data.get("colours") != measure["colours"]:
        return
    for section in _WORDS:
        if data.get(section) == measure[section]:
            yield from (f"{section}.{name}" for name in measure[section])


def _attempts(terms: Terms, measure: Mapping[str, Any]) -> Iterator[tuple[str, Callable[[], object]]]:
    """Everything that may have to be named, with the key that it stands under."""
    colours = list(measure["colours"])
    yield from ((f"colours.{colour}", partial(terms.colour, colour)) for colour in colours)
    for number in measure["numbers"]:
        yield f"numbers.{number}", partial(terms.number, int(number))
        yield f"numbers.{number}", partial(terms.card, _Face("number", colours[0], int(number)))
    for kind in measure["kinds"]:
        yield f"kinds.{kind}", partial(terms.kind, kind)
        yield from ((f"kinds.{kind}", partial(terms.card, _Face(kind, colour), "x")) for colour in (None, *colours))
    yield from ((f"list.{word}", partial(terms.joined, ["a", "b", "c"], word)) for word in measure["list"])
    yield "in_a_list", lambda: terms.kind("wild")[terms.in_a_list]
    yield "patterns", lambda: terms.form_names


def _works(attempt: Callable[[], object]) -> bool:
    try:
        attempt()
    except (LookupError, TypeError, ValueError, AttributeError):
        return False
    return True
