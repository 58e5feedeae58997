"""Which of the four languages to speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("fi", "nb", "sv", "en")
FALLBACK: Final = "en"
_SAME: Final = {"no": "nb", "nn": "nb"}
_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguageError(ValueError):
    """A language was asked for by name that has no locale. `asked` is the name."""

    def __init__(self, asked: str) -> None:
        super().__init__(asked)
        self.asked = asked


def languages() -> tuple[str, ...]:
    """The codes of the languages that have a locale."""
    return LANGUAGES


def normalise(code: str) -> str | None:
    """The code of the locale for `code` (``no``, ``nn_NO.UTF-8``, ``SV-fi`` …), or None where there is none."""
    head = code.strip().lower().replace("_", "-").split(".")[0].split("@")[0].split("-")[0]
    head = _SAME.get(head, head)
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
            raise UnknownLanguageError(wanted)
        return found
    return spoken_by_system(environ)


def spoken_by_system(environ: Mapping[str, str]) -> str:
    """The language of the system's locale, else English."""
    # POSIX: the first of these that is set and not empty is the locale, the others are not looked at.
    locale = next((environ[name] for name in _LOCALE_VARIABLES if environ.get(name)), "")
    return normalise(locale) or FALLBACK
