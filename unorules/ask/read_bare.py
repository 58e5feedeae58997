"""A question without what only goes with it ("hi all, quick one", "thanks!"), and behind what is told, where it is short."""

from __future__ import annotations

from typing import Final

from unorules.ask import model
from unorules.ask.read_features import Frame, frame
from unorules.ask.read_opener import ends_as_asking
from unorules.ask.words import Token

# What is left has so many words, or nothing is taken away; behind "yours," stand at most so many names.
_FEWEST: Final = 3
_NAMES: Final = 2
# A question of more words says by itself what it is about ("May one not lay a wild if …? Nan says so.").
_SHORT: Final = 7
# A few words behind a question belong to it ("… We do stack!"); a story is longer.
_STORY: Final = 5


def bare(seen: Frame) -> Frame:
    """The question without greetings, thanks and the like at either end, with the sentence that asks last."""
    first, last = _head(seen), _tail(seen)
    words = [word for word in seen.words[first:last] if word.kind != "stop"]
    if len(words) < _FEWEST or (first == 0 and last == len(seen.words)):
        return _asked_last(seen)
    end = seen.words[last].start if last < len(seen.words) else len(seen.text)
    return _asked_last(_again(seen, seen.text[words[0].start : end]))


def _again(seen: Frame, text: str) -> Frame:
    return frame(text, seen.language, model.lexicon(seen.language))


def _head(seen: Frame) -> int:
    """How many words at the head only greet or lead up to the question."""
    ends: dict[int, int] = {}
    for mark in seen.cues:
        whole = mark.concept == "leads-up-whole" and mark.end < len(seen.words) and seen.words[mark.end].kind == "stop"
        if mark.concept == "leads-up" or whole:
            ends[mark.start] = max(mark.end, ends.get(mark.start, 0))
    at = 0
    while at < len(seen.words) and (at in ends or (at and seen.words[at].kind == "stop")):
        at = ends.get(at, at + 1)
    return at


def _tail(seen: Frame) -> int:
    """Up to which word something is said before thanks, laughter or a name that signs."""
    starts: dict[int, int] = {}
    for mark in seen.cues:
        if mark.concept == "rounds-off":
            starts[mark.end] = min(mark.start, starts.get(mark.end, mark.start))
    signs = [mark for mark in seen.cues if mark.concept == "signs-off"]
    named = next((mark.start for mark in signs if 0 < len(seen.words) - mark.end <= _NAMES + 1), None)
    at = _before_stops(seen, len(seen.words) if named is None else named)
    while at in starts and starts[at] > 0:
        at = _before_stops(seen, starts[at])
    if at == _before_stops(seen, len(seen.words)):
        return len(seen.words)
    asked = at < len(seen.words) and seen.words[at].kind == "stop"
    return at + 1 if asked else at


def _before_stops(seen: Frame, at: int) -> int:
    while at and seen.words[at - 1].kind == "stop":
        at -= 1
    return at


def _asked_last(seen: Frame) -> Frame:
    """The one sentence with a question mark behind those that tell ("Do I have to? I forgot to shout.")."""
    asking = {word.sentence for word in seen.words if word.kind == "stop" and "?" in word.text}
    if len(asking) != 1:
        return seen
    (asked,) = asking
    before, question, behind = (
        [word for word in seen.words if low <= word.sentence <= high]
        for low, high in ((0, asked - 1), (asked, asked), (asked + 1, len(seen.words)))
    )
    if not _FEWEST <= _told(question) <= _SHORT or _told(behind) < _STORY or seen.says("wonders-if", within=behind):
        return seen
    if _asks(seen, behind) or _quarrels(seen, behind):
        return seen
    parts = (_text(seen, before), _text(seen, behind), _text(seen, question))
    return _again(seen, " ".join(part if part[-1] in ".!?" else f"{part}." for part in parts if part))


def _asks(seen: Frame, words: list[Token]) -> bool:
    """Whether what stands behind the question asks as well, without a question mark."""
    said = [word for word in words if word.kind != "stop"]
    if seen.language == "fi" and any(ends_as_asking(seen, word) for word in said):
        return True
    return seen.says("opens-yes-no", "opens-as-first-word", "interrogative", "asks-mid-text", within=said[:1])


def _quarrels(seen: Frame, words: list[Token]) -> bool:
    """ "Who is right? Pia says …, Max says …": the two sides belong behind it."""
    first, last = words[0].start, words[-1].start
    return sum(mark.concept == "says" and first <= seen.words[mark.start].start <= last for mark in seen.marks) > 1


def _told(words: list[Token]) -> int:
    return sum(word.kind != "stop" for word in words)


def _text(seen: Frame, words: list[Token]) -> str:
    return seen.text[words[0].start : words[-1].start + len(words[-1].text)].strip() if words else ""
