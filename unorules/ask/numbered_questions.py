"""The questions as numbers, as the net that reads words in their order learns them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from unorules.ask.model_questions import Item
from unorules.ask.propositions import MODALITIES, TOPICS, modality
from unorules.ask.read_in_order import MOST_FEATURES, MOST_WORDS, Step
from unorules.values import dataclass

# Chosen on questions by authors that were held back whole.
_LEAST: Final = 10
_SPOKEN: Final = 3.0
# What a deed that is told again, only to be judged in other words, counts where topics are learnt.
TURNING_COUNTS: Final = 0.2
# Put together by chance, they teach the turn and not how a topic is talked about.
_PUT_COUNTS, _PUT_COUNTS_TURNED = 0.05, 2.0


@dataclass(frozen=True, slots=True)
class Questions:
    """The questions as numbers: features of each word (0 is none), which places hold a word, topics, modalities, what is turned,
    and how much each counts for topics and for the turn.
    """

    features: Any
    holds: Any
    topics: Any
    modalities: Any
    turned: Any
    counts: Any
    counts_turned: Any


def named(name: str, language: str) -> str:
    """A feature as it is told apart in training: what is not shared stands behind its language."""
    return name if name[0] == "c" else f"{language}|{name}"


def names_known(known: Sequence[Item], stepped: Sequence[Sequence[Step]]) -> list[str]:
    seen = Counter(
        named(name, item.language)
        for item, words in zip(known, stepped, strict=True)
        for step in words
        for name in step
    )
    return sorted(name for name, times in seen.items() if times >= _LEAST)


def numbered(known: Sequence[Item], stepped: Sequence[Sequence[Step]], place: dict[str, int]) -> Questions:
    import numpy as np

    features = np.zeros((len(known), MOST_WORDS, MOST_FEATURES), np.int32)
    holds = np.zeros((len(known), MOST_WORDS), np.float32)
    for row, (item, words) in enumerate(zip(known, stepped, strict=True)):
        for at, step in enumerate(words, start=MOST_WORDS - len(words)):
            numbers = [place[each] for name in step if (each := named(name, item.language)) in place]
            features[row, at, : len(numbers)] = numbers
            holds[row, at] = 1.0
    modalities = [modality(item.topic) for item in known]
    spoken = np.array(
        [_PUT_COUNTS_TURNED if each.put else _SPOKEN if each.spoken else 1.0 for each in known], np.float32
    )
    told_again = [_PUT_COUNTS if each.put else TURNING_COUNTS for each in known]
    asks = np.array([item.weighed for item in known], np.float32)
    return Questions(
        features,
        holds,
        np.array([TOPICS.index(item.topic) for item in known]),
        np.array([MODALITIES.index(each) for each in modalities]),
        np.array([item.turned for item in known], np.float32),
        np.where([item.turning for item in known], np.array(told_again, np.float32), spoken),
        spoken * asks,
    )
