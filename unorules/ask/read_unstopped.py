"""A story typed without a single stop ("he laid a +4 on me i had no green how many must i draw"): where its question begins."""

from __future__ import annotations

from typing import Final

from unorules.ask import model
from unorules.ask.read_features import Frame, frame
from unorules.ask.read_opener import ends_as_asking
from unorules.ask.words import Token

# A shorter text is one clause, and what asks has a few words before it and behind it.
_FEWEST: Final = 8
_BEFORE: Final = 3
_ASKING: Final = 3
# The verb stands so near behind a word that asks ("how many cards do I …").
_NEAR: Final = 4


def with_a_stop(seen: Frame) -> Frame:
    """The question with a stop before the clause that asks; the question itself where it has stops, or no such clause."""
    words = [word for word in seen.words if word.kind != "stop"]
    if len(words) < _FEWEST or len(words) != _until_a_stop(seen):
        return seen
    if _asks_from_the_head(seen, words):
        return seen
    places = range(len(words) - _ASKING, _BEFORE - 1, -1)
    at = next((at for at in places if _asks(seen, words, at)), None)
    if at is None:
        return seen
    start = words[at].start
    return frame(f"{seen.text[:start].rstrip()}. {seen.text[start:]}", seen.language, model.lexicon(seen.language))


def _asks_from_the_head(seen: Frame, words: list[Token]) -> bool:
    """Whether the first word asks already: "does every colour have …", not "had no green so I …"."""
    if seen.language == "fi":
        return any(ends_as_asking(seen, word) for word in words[:2])
    subject = seen.said_at(1, "asked-subject", "he-or-she", "the-subject")
    opens = seen.said_at(0, "asks-behind-a-story") and (subject or not seen.said_at(0, "tells-without-a-subject"))
    return opens or seen.said_at(0, "interrogative")


def _until_a_stop(seen: Frame) -> int:
    """How many words stand before the first stop of any kind."""
    return next((at for at, word in enumerate(seen.words) if word.kind == "stop"), len(seen.words))


def _asks(seen: Frame, words: list[Token], at: int) -> bool:
    """Whether a question begins with this word, and nothing before it takes it in ("I wonder how many …", "… or do I")."""
    if seen.said_at(at - 1, "takes-a-question-in") or seen.said_at(at - 1, "asks-mid-text"):
        return False
    if seen.language == "fi":
        return ends_as_asking(seen, words[at]) or seen.said_at(at, "asks-mid-text")
    if seen.said_at(at, "asks-mid-text"):
        return seen.language != "en" or _verb_first(seen, at, len(words))
    verb = seen.said_at(at, "asks-behind-a-story") and not seen.said_at(at - 1, "fronted")
    within = any(seen.said_at(before, "asks-mid-text", "interrogative") for before in range(max(at - _NEAR, 0), at))
    return verb and not within and seen.said_at(at + 1, "asked-subject", "he-or-she", "the-subject", "begins-a-noun")


def _verb_first(seen: Frame, at: int, count: int) -> bool:
    """Whether a verb stands behind the word that asks, before whoever does it: it asks and does not join."""
    near = range(at + 1, min(at + 1 + _NEAR, count))
    verb = next((each for each in near if seen.said_at(each, "opens-yes-no", "tag-verb")), None)
    return verb is not None and not any(seen.said_at(each, "asked-subject") for each in range(at + 1, verb))
