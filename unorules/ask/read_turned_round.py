"""Half questions without a word of the game: "now the same the other way round", "he did what his sister did: was he right?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import OF_THE_GAME, Frame

_ROUND: Final = ("points-back", "other-way-round", "opposite-case")
_JOINING: Final = ("interjection", "joins-on", "only-joins", *_ROUND)
_JUDGED: Final = ("calls-claim-right", "calls-claim-wrong", "calls-it-right", "calls-it-wrong")
_SHORTEST: Final = 2
_LONGEST: Final = 14


def points_at_nothing(seen: Frame) -> bool:
    """Whether nothing is said that a rule could be asked about: all of it hangs on what was never told."""
    return _only_turned_round(seen) or _deed_of_another(seen)


def _only_turned_round(seen: Frame) -> bool:
    """Every word joins on, thanks, or says that it is the other way round."""
    places = [at for at, word in enumerate(seen.words) if word.kind != "stop"]
    if not _SHORTEST <= len(places) <= _LONGEST or not seen.says(*_ROUND):
        return False
    return all(seen.said_at(at, *_JOINING) for at in places)


def _deed_of_another(seen: Frame) -> bool:
    """ "He did what his sister did. Was he right?": the deed is told by who else did it, and judged."""
    named = seen.cards or seen.has(*OF_THE_GAME) or any(word.folded.startswith("uno") for word in seen.words)
    return not named and seen.says("did-as-another") and seen.says(*_JUDGED, within=last_clause(seen))
