"""Which languages have a locale, and which of them to speak."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from unorules.bundled import folder

FALLBACK: Final = "en"
_CODE: Final = re.compile(r"[a-z]{2,3}")
_FIRST: Final = ("fi", "nb", "sv", FALLBACK)
"""In this order languages are listed, and any other behind them by its code."""

SAME: Final = {"no": "nb", "nn": "nb"}
"""Codes that another language answers to."""
_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguageError(ValueError):
    """A language was asked for by name that has no locale. `asked` is the name, `variable` where the environment asked for it."""

    def __init__(self, asked: str, variable: str = "") -> None:
        super().__init__(asked)
        self.asked = asked
        self.variable = variable


def spoken_in(place: Path) -> tuple[str, ...]:
    """The codes of the languages that have a folder with messages in `place`, none where it cannot be read."""
    try:
        codes = [each.name for each in place.iterdir() if _CODE.fullmatch(each.name)]
        found = [code for code in codes if (place / code / "messages.yaml").is_file()]
    except OSError:
        return ()
    return tuple(sorted(found, key=lambda code: (_FIRST.index(code) if code in _FIRST else len(_FIRST), code)))


LANGUAGES: Final = spoken_in(folder("locales"))
"""The codes of the languages that ship: a folder in the locales is all that a new one needs."""


def languages() -> tuple[str, ...]:
    """The codes of the languages that have a locale."""
    return LANGUAGES


def normalise(code: str) -> str | None:
    """The code of the locale for `code` (``no``, ``nn_NO.UTF-8``, ``SV-fi`` …), or None where there is none."""
    head = code.strip().lower().replace("_", "-").split(".")[0].split("@")[0].split("-")[0]
    head = SAME.get(head, head)
    return head if head in LANGUAGES else None


def choose(explicit: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: `explicit`, else UNORULES_LANG, else the system's locale, else English.

    Raises UnknownLanguageError where `explicit` or UNORULES_LANG has no locale; a locale of the system's that has none here
    is passed over.
    """
    wanted = explicit if explicit is not None else environ.get("UNORULES_LANG", "").strip() or None
    if wanted is not None:
        found = normalise(wanted)
        if found is None:
            raise UnknownLanguageError(wanted, "" if explicit is not None else "UNORULES_LANG")
        return found
    return spoken_by_system(environ)


def chosen_by(explicit: str | None, environ: Mapping[str, str]) -> str:
    """What decides the language in `choose`: ``--lang``, the name of an environment variable, or nothing for English by default."""
    if explicit is not None:
        return "--lang"
    if environ.get("UNORULES_LANG", "").strip():
        return "UNORULES_LANG"
    name = next((name for name in _LOCALE_VARIABLES if environ.get(name)), "")
    return name if name and normalise(environ[name]) else ""


def spoken_by_system(environ: Mapping[str, str]) -> str:
    """The language of the system's locale, else English."""
    # POSIX: the first of these that is set and not empty is the locale, the others are not looked at.
    locale = next((environ[name] for name in _LOCALE_VARIABLES if environ.get(name)), "")
    return normalise(locale) or FALLBACK
