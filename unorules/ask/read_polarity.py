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
from unorules.ask.read_clause import last_clause, marks_within
from unorules.ask.read_deeds import deed_judged
from unorules.ask.read_features import Frame, asking_sentence, features
from unorules.ask.read_halves import first_half
from unorules.ask.read_in_order import steps, turned_vote
from unorules.ask.read_judged import side_leant_to, side_taken

DENIALS: Final = frozenset({"not", "never", "forbidden", "nobody", "no-draw"})
_CUES: Final = ("c:", "cb", "cs", "cq", "cm")
_MODALS: Final = frozenset("forbidden cheat may must right wrong safe refuse applies exists what-happens false".split())
_ASKING_FIRST: Final = frozenset("what which who how-many when until-when how why what-happens".split())
_FINNISH_ASKING: Final = ("ko", "ks", "kohan", "kos", "kka", "kaan")
_SHORT: Final = 3
# Chosen on what is held back: the words by themselves cannot turn each other, the nets can.
_BY_WORDS: Final = 0.25
# What a wording weighs that leans to one side; what all the words say goes before it where they say it clearly.
_LEANING: Final = {True: 3.0, False: -3.0}


def polarity_features(seen: Frame, topic: str, found: list[str] | None = None) -> Iterator[str]:
    """The cues of a question, by themselves and joined with its topic and the topic's modality."""
    kind = modality(topic)
    yield f"ct:{topic}"
    for each in (*_mood(seen), *_told(seen), *(features(seen) if found is None else found)):
        if each[:2] in _CUES:
            yield f"c{kind}|{each}"
            if each[:2] in ("c:", "cq", "cm"):
                yield f"c{topic}|{each}"
                yield each
        elif each[:2] in ("w:", "b:", "f:"):
            yield each
            if each[0] != "b":
                yield f"{kind}|{each}"


def _mood(seen: Frame) -> Iterator[str]:
    """Whether the last sentence asks or states, what it denies, and whether somebody is quoted or confirmation wanted."""
    asking = asking_sentence(seen.words)
    here = [mark for mark in seen.marks if seen.words[mark.start].sentence == asking]
    concepts = [mark.concept for mark in here]
    whole = {mark.concept for mark in seen.marks}
    order = _order(seen, asking, concepts)
    denied = sum(each in DENIALS for each in concepts)
    denies = "not" if denied % 2 else "twice" if denied else "plain"
    modal = next((each for each in concepts if each in _MODALS), "bare")
    tag = "told" if whole & {"says"} else "tag" if whole & {"right", "wrong"} else "none"
    yield f"cm:{order}&{denies}"
    yield f"cm:{order}&{denies}&{tag}"
    yield f"cm:{order}&{modal}"
    yield f"cm:{modal}&{denies}"
    yield f"cm:{order}&{modal}&{denies}"
    yield f"cm:{order}&{modal}&{denies}&{tag}"
    if "wrong" in whole and "says" in whole:
        yield "cm:called-wrong"
    elsewhere = {mark.concept for mark in seen.marks if seen.words[mark.start].sentence != asking}
    if tag != "none" and elsewhere & DENIALS:
        yield f"cm:denied-before&{tag}"
    if elsewhere & DENIALS:
        yield f"cm:denied-before&{modal}"


def _told(seen: Frame) -> Iterator[str]:
    """What is said for or against the deed in the clause that asks, each with whether the clause asks or states, and denies."""
    clause = last_clause(seen)
    if not clause:
        return
    first, last = clause[0].start, clause[-1].start
    here = dict.fromkeys(mark.concept for mark in seen.cues if first <= seen.words[mark.start].start <= last)
    concepts = [mark.concept for mark in marks_within(seen, clause)]
    order = _order(seen, clause[0].sentence, concepts)
    denies = "not" if sum(each in DENIALS for each in concepts) % 2 or "none-of" in here else "plain"
    for cue in here:
        if cue.startswith("tells-") or cue in _WEIGHED:
            yield f"cm:{cue}"
            yield f"cm:{cue}&{denies}"
            yield f"cm:{cue}&{order}"


# Cues of other rules that tell as much.
_WEIGHED: Final = frozenset(
    {"gets-off", "without", "keeps", "loses-turn", "still-plays", "too-many", "must-head", "tag-behind"}
)


def _order(seen: Frame, asking: int, concepts: list[str]) -> str:
    """``asks`` where the verb or a question word comes first, ``says`` where the sentence is a statement."""
    words = [word for word in seen.words if word.sentence == asking and word.kind != "stop"]
    if seen.language == "fi":
        asks = any(word.folded.endswith(_FINNISH_ASKING) and len(word.folded) > _SHORT for word in words)
    else:
        opened = seen.says("opens-yes-no", "opens-as-first-word", within=words[:1])
        asks = opened or bool(words and concepts and concepts[0] in _ASKING_FIRST)
    return "asks" if asks else "says"


def turn_told(seen: Frame, topic: str, found: list[str] | None = None) -> float:
    """The odds that the right yes or no to the question as asked is the opposite of the topic's proposition: above 0 it is.

    A claim that "is he right?" judges is looked at itself, which settles it (infinite odds); for the rest what the words are
    weighed to say is followed.
    """
    if modality(topic) == "none":
        return -math.inf
    settled = side_taken(seen, topic)
    if settled is not None:
        return math.inf if settled else -math.inf
    leant = side_leant_to(seen, topic)
    return turned_odds(seen, topic, found) + (0.0 if leant is None else _LEANING[leant])


def turned_odds(seen: Frame, topic: str, found: list[str] | None = None) -> float:
    """The logarithm of the odds that a question is turned; a deed that is only judged is weighed as told and as asked plainly."""
    told = _odds(seen, topic, found)
    judged = deed_judged(seen)
    if judged is None:
        return told
    deed, wrong = judged
    plain = _odds(deed, topic, None)
    return told - plain if wrong else told + plain


# What the second of two deeds adds counts so much against the first.
_AGAINST: Final = 0.25
# Odds below this turn nothing: what is offered first is mostly the deed itself.
_CLEARLY: Final = 0.75


def first_is_turned(seen: Frame, topic: str) -> bool | None:
    """Whether the first of two deeds asked between is turned round; None where no two are, or sides are judged."""
    first = first_half(seen)
    if first is None or modality(topic) == "none" or side_taken(seen, topic) is not None:
        return None
    alone = turned_odds(first, topic)
    return alone - _AGAINST * (turned_odds(seen, topic) - alone) > _CLEARLY


def _odds(seen: Frame, topic: str, found: list[str] | None) -> float:
    shared = model.common()
    sums = [float(shared.header["turned_bias"])]
    concepts, own = shared.tables["turned"], model.of_language(seen.language).tables["turned"]
    for each in polarity_features(seen, topic, found):
        (concepts if each[0] == "c" else own).add(each, 1.0, sums)
    return _BY_WORDS * sums[0] + turned_vote(seen.language, steps(seen), topic)
