"""What somebody may have meant by a name that is not there: by spelling, then by what players call the thing."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from unorules.rulebook.aliases import ALIASES

_NEAR: Final = 0.75
_MOST: Final = 3
_LETTERS: Final = str.maketrans({"ø": "o", "æ": "a", "–": "-"})


def suggest(word: str, candidates: Iterable[str]) -> tuple[str, ...]:
    """Up to three of `candidates` that `word` may stand for, likeliest first; only what is clearly near."""
    from difflib import get_close_matches  # only a wrong name needs it

    known = {_plain(candidate): candidate for candidate in candidates}
    wanted = _plain(word)
    if wanted in known:
        return (known[wanted],)
    found = [known[_plain(meant)] for meant in _called(wanted) if _plain(meant) in known]
    spelt = get_close_matches(wanted, known, n=_MOST, cutoff=_NEAR) if 1 < len(wanted) <= 60 else []
    found += [known[name] for name in spelt]
    if not found and len(wanted) > 3:
        found = [name for plain, name in known.items() if plain.startswith(wanted) or wanted in plain.split("-")]
    return tuple(dict.fromkeys(found))[:_MOST]


def _called(word: str) -> tuple[str, ...]:
    """The keys and ids that players mean by `word`, in any of the four languages."""
    return tuple(target for target, words in ALIASES.items() if word in words.split())


def _plain(word: str) -> str:
    """Case, accents and the choice between blank, hyphen and underscore make no difference."""
    bare = unicodedata.normalize("NFKD", word.strip().lower().translate(_LETTERS))
    bare = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return "-".join(bare.replace("_", " ").replace("-", " ").split())
