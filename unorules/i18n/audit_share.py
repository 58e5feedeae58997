"""How much of a language is translated: what was copied from English is not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from unorules.i18n.audit import Locale, by_key, left_in_english
from unorules.i18n.audit_files import Audited, Text
from unorules.i18n.language import FALLBACK


def translated(place: Path, language: str) -> frozenset[str]:
    """The keys of the messages of English that a language has in words of its own; for English all.

    Texts of a word or two are often the same in both. They count, but in a file where longer ones, or all, are left as they are
    in English they were copied with these.
    """
    measure = Locale(FALLBACK, place).files
    if language == FALLBACK:
        return frozenset(key for file in measure.values() for key in by_key(file.texts))
    own = Locale(language, place).files
    return frozenset(key for name in own if name in measure for key in _translated(own[name], measure[name]))


def _translated(own: Audited, measure: Audited) -> Iterator[str]:
    english = by_key(measure.texts)
    mine = {key: told for key, told in by_key(own.texts).items() if key in english}
    left = {key for key, told in mine.items() if any(True for _ in left_in_english(told, english[key]))}
    alike = {key for key, told in mine.items() if _templates(told) == _templates(english[key])}
    copied = left | alike if left or len(alike) == len(mine) else left
    yield from (key for key in mine if key not in copied)


def _templates(told: list[Text]) -> set[str]:
    return {text.template for text in told}
