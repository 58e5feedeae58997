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
_VALUE: Final = frozenset({"how-many", "when", "until-when", "many-players", "which"})
_EXPLAIN: Final = frozenset({"explain", "effect", "what-happens", "how"})
_TOPIC_WHO: Final = frozenset(
    "challenge-who uno-catch-who who-scores first-player next-dealer dealer-choice turn-after challenge-next-turn"
    " jump-in-next-turn challenge-hand-shown-to".split()
)


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


def form(seen: Frame, topic: str | None) -> str:
    """``yes-no``, ``value``, ``explain``, ``who`` or ``either-or``: what kind of answer the wording asks for."""
    clause = _last_clause(seen)
    if "who" in clause[:4] or ("who" in clause and topic in _TOPIC_WHO):
        return "who"
    if _either_or(seen, clause):
        return "either-or"
    head = clause[:3]
    if any(each in _VALUE for each in head) or (clause and "how-many" in clause):
        return "value"
    if any(each in _EXPLAIN for each in head) and not {"may", "must"} & set(head[:1]):
        return "explain"
    if "what" in head[:1]:
        return "explain"
    return "yes-no"


def _last_clause(seen: Frame) -> list[str]:
    """The concepts of the last sentence that asks."""
    if not seen.words:
        return []
    asking = [word.sentence for word in seen.words if word.kind == "stop" and "?" in word.text]
    last = (
        max(word.sentence for word in seen.words if word.kind != "stop")
        if any(w.kind != "stop" for w in seen.words)
        else 0
    )
    wanted = asking[-1] if asking else last
    return [mark.concept for mark in seen.marks if seen.words[mark.start].sentence == wanted]


def _either_or(seen: Frame, clause: list[str]) -> bool:
    for mark in seen.marks:
        if mark.concept != "or":
            continue
        after = [word for word in seen.words[mark.end :] if word.kind != "stop"]
        before = [word for word in seen.words[: mark.start] if word.kind != "stop"]
        if len(after) >= 2 and len(before) >= 2 and after[0].folded not in ("not", "inte", "ikke", "ikkje", "ei", "no"):
            return True
    return False
