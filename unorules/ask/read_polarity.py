"""How a question asks: its form, and whether its yes is the topic's yes or the opposite.

"Is it forbidden to …", "must I draw then?" and "he says I may not, is he right?" turn a proposition round; "isn't it allowed
to …?" does not. What turns a question depends on what its topic claims (propositions.py), so the cues are weighed together
with the topic's modality; the weights are learnt (train.py).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from unorules.ask import model
from unorules.ask.propositions import modality
from unorules.ask.read_features import Frame, features

_CUES: Final = ("c:", "cb", "cs", "cq", "cm")


def polarity_features(seen: Frame, topic: str, found: list[str] | None = None) -> Iterator[str]:
    """The cues of a question, by themselves and joined with its topic and the topic's modality."""
    kind = modality(topic)
    yield f"ct:{topic}"
    for each in features(seen) if found is None else found:
        if each[:2] in _CUES:
            yield f"c{kind}|{each}"
            if each[:2] in ("c:", "cq", "cm"):
                yield f"c{topic}|{each}"
                yield each
        elif each[:2] in ("w:", "b:", "f:"):
            yield each
            if each[0] != "b":
                yield f"{kind}|{each}"


def is_turned(seen: Frame, topic: str, found: list[str] | None = None) -> bool:
    """Whether the right yes or no to the question as asked is the opposite of the topic's proposition."""
    if modality(topic) == "none":
        return False
    return turned_chance(seen, topic, found) > 0.5


def turned_chance(seen: Frame, topic: str, found: list[str] | None = None) -> float:
    """How likely a question is turned, from 0 to 1."""
    shared = model.common()
    sums = [float(shared.header["turned_bias"])]
    concepts, own = shared.tables["turned"], model.of_language(seen.language).tables["turned"]
    for each in polarity_features(seen, topic, found):
        (concepts if each[0] == "c" else own).add(each, 1.0, sums)
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, sums[0]))))
