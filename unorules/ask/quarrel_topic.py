"""Each claim of a quarrel read as a question of its own, and what the quarrel is about by that."""

from __future__ import annotations

from typing import Final

from unorules.ask.propositions import TWINS
from unorules.ask.read_features import Frame
from unorules.ask.read_quarrel import Told, quarrel
from unorules.ask.reading import MOST_LETTERS, Reading, frame_of, read
from unorules.values import replace

_SURE: Final = 0.75
_FAIRLY_SURE: Final = 0.5
# A number or a word that is claimed tells the topic as well.
_HARDLY_SURE: Final = 0.4
_OF_THE_DEAL: Final = "dealer-choice-action-card"
_OF_ITS_WORTH: Final = frozenset({"card-points", "zero-rotate", "hand-points"})


def asked_alone(seen: Frame, text: str, told: Told) -> Reading | None:
    """The claim read as a question of its own; None where it says nothing by itself."""
    if not told.span:
        return None
    first, last = seen.words[told.span[0]], seen.words[told.span[-1]]
    claim = text[first.start : last.start + len(last.text)]
    found = read(f"{claim[:1].upper()}{claim[1:]}?", seen.language)
    return found if found.status == "answered" else None


def are_alike(topic: str | None, other: str | None) -> bool:
    """Whether two topics are one, or answer one question as well."""
    return topic == other or any({topic, other} <= twins for twins in TWINS)


def _is_of_it(claimed: str | None, topic: str | None) -> bool:
    """Whether a claim is about what the whole was read as; what a card is worth ("nil!") is said of one drawn for the deal, too."""
    return are_alike(claimed, topic) or (topic == _OF_THE_DEAL and claimed in _OF_ITS_WORTH)


def as_claimed(reading: Reading) -> Reading:
    """A quarrel taken to be about what is claimed first, where no claim is about what the whole was read as."""
    text = reading.text[-MOST_LETTERS:]
    seen = frame_of(reading)
    claims = [asked_alone(seen, text, each) for each in quarrel(seen)]
    read_so = [each for each in claims if each is not None]
    if not read_so or any(_is_of_it(each.topic, reading.topic) for each in read_so):
        return reading
    first = read_so[0]
    enough = _HARDLY_SURE if first.claims else _SURE if reading.status == "answered" else _FAIRLY_SURE
    if first.score < enough:
        return reading
    return replace(
        first,
        text=reading.text,
        form="who",
        turned=False,
        claims=(),
        rules=tuple(dict.fromkeys((*reading.rules, *first.rules))),
        official=reading.official or first.official,
        negated=False,
        asks_forbidden=False,
    )
