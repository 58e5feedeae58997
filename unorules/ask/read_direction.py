"""Which way it goes behind a reverse: what is offered ("is it clockwise again now?") against the way it is told to have gone."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame

_WITH, _AGAINST = "with-the-clock", "against-the-clock"
_REVERSE: Final = "reverse"
# Whose turn it is where play was turned, and where it was not.
_TURNED, _NOT_TURNED = "previous-player", "next-player"


def way_offered(seen: Frame) -> tuple[str, ...]:
    """Who would be next if it went the way that is offered; nothing where no way is, or no one reverse is told before."""
    clause = last_clause(seen)
    reverses = [face for face in seen.cards if face.kind == _REVERSE and seen.words[face.start] not in clause]
    if len(reverses) != 1 or reverses[0].count > 1 or len(reverses) != len(seen.cards) or not clause:
        return ()
    asked = _way(seen, range(seen.words.index(clause[0]), len(seen.words)))
    if asked is None:
        return ()
    before = _way(seen, range(seen.words.index(clause[0]))) or _WITH
    return (_NOT_TURNED,) if asked == before else (_TURNED,)


def _way(seen: Frame, places: range) -> str | None:
    """The one way that is told there; "against the clock" is no "with the clock"."""
    against = any(seen.said_at(at, _AGAINST) for at in places)
    along = any(seen.said_at(at, _WITH) and not seen.said_at(at, _AGAINST) for at in places)
    return None if against == along else _AGAINST if against else _WITH
