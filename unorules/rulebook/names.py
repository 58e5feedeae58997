"""What somebody may have meant by a name that is not there: by spelling, then by what players call the thing."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from unorules.rulebook.aliases import ALIASES

_NEAR: Final = 0.75
_VERY_NEAR: Final = 0.85
"""Of words that only stand for a name the spelling must agree better."""

_MOST: Final = 3
_PARTED: Final = re.compile(r"[,;]")
_LETTERS: Final = str.maketrans({"ø": "o", "æ": "a", "–": "-", "’": None, "'": None})
_NOTHING_SAID: Final = frozenset("uno rule rules regel regelen regeln saanto saannot husregel".split())


def suggest(word: str, candidates: Iterable[str]) -> tuple[str, ...]:
    """Up to three of `candidates` that `word` may stand for, likeliest first; only what is clearly near."""
    from difflib import get_close_matches  # only a wrong name needs it

    known = {_plain(candidate): candidate for candidate in candidates}
    wanted = _plain(word)
    if wanted in known:
        return (known[wanted],)
    found = [known[_plain(meant)] for meant in _called(wanted) if _plain(meant) in known]
    is_short = 1 < len(wanted) <= 60
    found += [known[name] for name in (get_close_matches(wanted, known, n=_MOST, cutoff=_NEAR) if is_short else [])]
    if not found and len(wanted) > 3:
        found = [name for plain, name in known.items() if plain.startswith(wanted) or wanted in plain.split("-")]
    if not found and is_short:
        close = get_close_matches(wanted, _meanings(), n=_MOST, cutoff=_VERY_NEAR) if len(wanted) > 4 else []
        meant = [target for each in close for target in _meanings()[each]]
        found = [known[_plain(target)] for target in meant if _plain(target) in known]
    return tuple(dict.fromkeys(found))[:_MOST]


def parted(text: str, names: Iterable[str]) -> list[str]:
    """The names in a line that commas or semicolons part; one of `names` that has a comma itself stays whole."""
    parts = [part.strip() for part in _PARTED.split(text)]
    whole = {_plain(name) for name in names if "," in name}
    found: list[str] = []
    while parts:
        sizes = range(len(parts), 1, -1)
        size = next((each for each in sizes if _plain(", ".join(parts[:each])) in whole), 1)
        found.append(", ".join(parts[:size]))
        del parts[:size]
    return [each for each in found if each]


def without_rule(word: str) -> str:
    """A word of parts without those that say no more than that it is a rule of the game."""
    return "-".join(part for part in word.split("-") if part not in _NOTHING_SAID)


def _called(word: str) -> tuple[str, ...]:
    """The keys and ids that players mean by `word`, in any of the four languages; `uno` and `rule` in it say nothing."""
    return _meanings().get(word) or _meanings().get(without_rule(word), ())


@cache
def _meanings() -> dict[str, tuple[str, ...]]:
    """What each word stands for."""
    found: dict[str, tuple[str, ...]] = {}
    for target, words in ALIASES.items():
        for word in words.split():
            found[word] = (*found.get(word, ()), target)
    return found


@lru_cache(maxsize=4096)
def _plain(word: str) -> str:
    """Case, accents and the choice between blank, hyphen and underscore make no difference."""
    bare = unicodedata.normalize("NFKD", word.strip().lower().translate(_LETTERS))
    bare = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return "-".join(bare.replace("_", " ").replace("-", " ").split())
