"""Another game named within the question: it is asked about, or only told beside UNO.

"Plump with five players: how many cards each?" is no question about UNO; "as in canasta, may I …?" and "we usually play Plump, but
now UNO: how many cards?" are. Names that are words of the language as well count only where somebody plays them.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import last_clause, place
from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at

_BESIDE: Final = 2
_SO_FAR: Final = 4


def asks_another_game(seen: Frame) -> bool:
    """Whether the sentence that asks is about another game."""
    clause = last_clause(seen)
    if not clause:
        return False
    first, last = place(seen, clause[0]), place(seen, clause[-1])
    named = [at for at in _games(seen) if first <= at <= last]
    return bool(named) and not any(_is_compared(seen, at) for at in named) and not any(map(_is_uno, clause))


def told_beside(seen: Frame) -> str | None:
    """The question without the part that names another game, where what is left still names UNO; None where none does."""
    games = _games(seen)
    if not games or not any(_is_uno(word) for word in seen.words):
        return None
    stops = [at for at, word in enumerate(seen.words) if word.kind == "stop"]
    start = max((at for at in stops if at < games[0]), default=-1) + 1
    end = min((at for at in stops if at > games[-1]), default=len(seen.words) - 1)
    rest = seen.words[:start] + seen.words[end + 1 :]
    if not any(map(_is_uno, rest)) or last_clause(seen)[-1] not in rest:
        return None
    behind = seen.text[seen.words[end + 1].start :] if end + 1 < len(seen.words) else ""
    return seen.text[: seen.words[start].start] + behind


def _is_uno(word: object) -> bool:
    return str(getattr(word, "folded", "")).startswith("uno")


def _games(seen: Frame) -> list[int]:
    """The places of other games' names."""
    sure = [mark.start for mark in seen.cues if mark.concept == "named-game"]
    maybe = [mark for mark in seen.cues if mark.concept == "maybe-game"]
    played = [mark.start for mark in maybe if _is_played(seen, mark.start, mark.end)]
    return sorted({*sure, *played})


def _is_played(seen: Frame, start: int, end: int) -> bool:
    """ "In idiot", "we play bridge", or at the head "Idiot with five players: …", "Bridge: …"."""
    if start > 0 and seen.said_at(start - 1, "played-here"):
        return not seen.said_at(start - 1, "comes-up-to")  # "whoever comes up to 500": points, and no game of that name
    near = range(end, min(end + _SO_FAR, len(seen.words)))
    counted = any(number_at(seen, at) is not None and seen.said_at(at + 1, "people-of") for at in near)
    headed = end < len(seen.words) and seen.words[end].text.startswith(":")
    return start == 0 and (counted or headed)


def _is_compared(seen: Frame, at: int) -> bool:
    """ "Like in crazy eights", "unlike canasta"."""
    return any(seen.said_at(near, "as-in-it") for near in range(max(0, at - _BESIDE), at))
