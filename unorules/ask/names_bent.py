"""Names as they are called: "Outin" is Outi's, "Iltalle" is to Ilta, "Åkes" is Åke's.

A form is a name by itself where the language's common names have it; else it is taken for what it may be bent from, best a name
that is common or stands in the same question, else the plain stem where the ending leaves no doubt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from unorules.ask.words import plain_letters

_VOWELS: Final = frozenset("aeiouy")
_LOCAL: Final = ("lla", "lta", "lle", "ssa", "sta")
# Endings that names by themselves often have, too: believed only of what is known for a name.
_DOUBTFUL: Final = ("a", "ta", "ssa", "sta", "ko", "kin")
_SHORTEST: Final = 3
# What stands in the weak grade, and what it is in the strong one.
_GRADES: Final = (
    ("k", "kk"),
    ("p", "pp"),
    ("t", "tt"),
    ("d", "t"),
    ("ll", "lt"),
    ("nn", "nt"),
    ("mm", "mp"),
    ("nk", "nkk"),
)


def nominative(form: str, language: str, is_known: Callable[[str], bool]) -> str:
    """The name that a capitalised word is a form of; `is_known` says what is a name by itself."""
    if is_known(form):
        return form
    if language == "fi":
        return _finnish(form, is_known)
    base = form.removesuffix("s")
    return base if base != form and is_known(base) else form


def names_within(form: str) -> Iterator[str]:
    """The word, and every name that it may be a form of."""
    yield form
    yield form.removesuffix("s")
    for stem, _ in _stems(form):
        yield from _strong(stem)


def owns(form: str, language: str) -> bool:
    """Whether the form may say whose something is."""
    return language != "en" and form.endswith("n" if language == "fi" else "s")


def _finnish(form: str, known: Callable[[str], bool]) -> str:
    stems = list(_stems(form))
    for stem, _ in stems:
        found = next((name for name in _strong(stem) if known(name)), None)
        if found is not None:
            return found
    return next((stem for stem, sure in stems if sure), form)


def _stems(form: str) -> Iterator[tuple[str, bool]]:
    """What is left without an ending, and whether the ending leaves no doubt."""
    low = plain_letters(form)
    for clitic in ("", "ko", "kin", "han"):
        if not low.endswith(clitic):
            continue
        body = form[: len(form) - len(clitic)]
        if clitic and len(body) > 1:
            yield body, False
        for ending in (*_LOCAL, "n", "a", "ta"):
            stem = body[: len(body) - len(ending)]
            if plain_letters(body).endswith(ending) and len(stem) > 1 and plain_letters(stem)[-1] in _VOWELS:
                yield stem, ending not in _DOUBTFUL and not clitic and len(stem) >= _SHORTEST


def _strong(stem: str) -> Iterator[str]:
    """The stem, and what it may be weakened from: "Peka" Pekka, "Ila" … "Illa" Ilta, "Joonakse" Joonas, "Larsi" Lars."""
    yield stem
    if stem.endswith("kse"):
        yield f"{stem[:-3]}s"
    if stem[-1] == stem[-2] and stem[-1] not in "ou":
        yield f"{stem[:-1]}s"  # "Tuomaa" Tuomas
    if stem[-1] in "ie":
        yield stem[:-1]
    if stem[-1] == "e":
        yield f"{stem[:-1]}i"
    for weak, strong in _GRADES:
        head, tail = stem[:-1], stem[-1]
        if head.endswith(weak):
            yield f"{head[: -len(weak)]}{strong}{tail}"
