"""What a question says in the order of its words, for each topic and for a yes that is turned round.

The weights of features (`model.py`) know which words and concepts stand in a question and which stand next to each other; this
knows what came before what: "he laid it, she objected, was she right?". A small recurrent net goes through the words both ways.
Its unit is the smallest gated one, whose gate and whose new value hang on the word alone (Feng et al. 2024, "Were RNNs All We
Needed?"), so that a question costs a few milliseconds without any library. The weights are learnt by `learn_in_order.py`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import repeat
from operator import add, mul
from typing import Final

from unorules.ask import model
from unorules.ask.order_weights import net, shares
from unorules.ask.propositions import MODALITIES, modality
from unorules.ask.read_features import Frame, asking_sentence

# A story longer than this is read from here to its end, where the question stands.
MOST_WORDS: Final = 44
# So many features of a word count; the words themselves come first.
MOST_FEATURES: Final = 12
_ENDING: Final = 3
_SHORT: Final = 2
# Of a state: what it is at the end and at the beginning, and the most it was on either way.
_PARTS: Final = 4

Step = tuple[str, ...]


def steps(seen: Frame) -> tuple[Step, ...]:
    """The words of a question in order, each as its features; those that begin with ``c`` are the same in every language."""
    count = len(seen.words)
    named: list[list[str]] = [[] for _ in range(count)]
    for mark in seen.marks:
        for at in range(mark.start, mark.end):
            named[at].append(f"c:{mark.concept}" if at == mark.start else f"c:+{mark.concept}")
    for mark in seen.cues:
        for at in range(mark.start, mark.end):
            named[at].append(f"cq:{mark.concept}")
    asking = asking_sentence(seen.words)
    found = []
    for word, concepts in zip(seen.words, named, strict=True):
        asks = ["c?"] if word.sentence == asking else []
        found.append((*_word(word.kind, word.folded), *asks, *concepts)[:MOST_FEATURES])
    return tuple(found[-MOST_WORDS:])


def _word(kind: str, folded: str) -> Iterator[str]:
    if kind == "word":
        yield f"w:{folded}"
        yield f"e:{folded[-_ENDING:]}"
        return
    yield f"ck:{kind}"
    if len(folded) <= _SHORT:
        yield f"ck:{folded}"


def topic_votes(language: str, words: tuple[Step, ...]) -> list[float]:
    """What the order of the words says for each topic of `common().header["topics"]`; higher is likelier."""
    nets = net()
    state = _heard(language, words)
    votes = (nets.topics_unit * sum(map(mul, row, state)) for row in nets.topics)
    return list(map(add, nets.topics_bias, votes))


def turned_vote(language: str, words: tuple[Step, ...], topic: str) -> float:
    """What it says for a yes that is turned round (above 0) or not (below), the question being one on the topic."""
    nets = net()
    at = model.common().header["topics"].index(topic)
    alone = nets.turned_unit * sum(map(mul, nets.turned[at], _heard(language, words)))
    return float(nets.turned_bias[at] + alone + _paired(language, words, topic))


def _paired(language: str, words: tuple[Step, ...], topic: str) -> float:
    """What two things say together: "he had to take it back" and "was that right?" turn each other."""
    nets = net()
    weigh = shares(nets.pairs_weigh[MODALITIES.index(modality(topic))], len(nets.pairs))
    sides = (shares(part, 2) for part in shares(_sides(language, words), len(nets.pairs)))
    return sum(sum(map(mul, map(mul, left, right), each)) for (left, right), each in zip(sides, weigh, strict=True))


@lru_cache(maxsize=64)
def _sides(language: str, words: tuple[Step, ...]) -> tuple[float, ...]:
    """By net what its own state says for the left sides of the pairs, then for the right ones."""
    nets = net()
    parts = [shares(part, len(nets.pairs)) for part in shares(_heard(language, words), _PARTS)]
    own = [[each for part in parts for each in part[at]] for at in range(len(nets.pairs))]
    return tuple(
        math.tanh(bias + nets.pairs_unit * sum(map(mul, row, state)))
        for rows, biases, state in zip(nets.pairs, nets.pairs_bias, own, strict=True)
        for row, bias in zip(rows, biases, strict=True)
    )


def forget() -> None:
    """Take the weights anew: others were installed."""
    for each in (net, _heard, _sides, _drives):
        each.cache_clear()


@lru_cache(maxsize=64)
def _heard(language: str, words: tuple[Step, ...]) -> tuple[float, ...]:
    """The state after the last word and, backwards, after the first, and the most that each of their numbers was."""
    driven = [_drives(language, step) for step in words]
    if not driven:
        driven = [_drives(language, ())]
    ahead = _run([(gate, new) for gate, new, _, _ in driven])
    back = _run([(gate, new) for _, _, gate, new in reversed(driven)])
    return (*ahead[0], *back[0], *ahead[1], *back[1])


def _run(driven: Sequence[tuple[list[float], list[float]]]) -> tuple[list[float], list[float]]:
    """The last state and the most of each number: `gate` is how much of the old state a word lets stay."""
    state = [0.0] * len(driven[0][0])
    most = [-1.0] * len(state)
    for gate, new in driven:
        state = list(map(add, map(mul, gate, state), new))
        most = list(map(max, most, state))
    return state, most


@lru_cache(maxsize=2048)
def _drives(language: str, step: Step) -> tuple[list[float], list[float], list[float], list[float]]:
    """Of a word: how much of the state it lets stay and what it adds, for the way ahead and for the way back."""
    nets = net()
    meant = shares(_meaning(language, step), len(nets.words))
    sums = [
        shares([bias + nets.words_unit * sum(map(mul, row, part)) for row, bias in zip(rows, biases, strict=True)], 4)
        for rows, biases, part in zip(nets.words, nets.words_bias, meant, strict=True)
    ]
    gate, new, gate_back, new_back = ([each for of_net in sums for each in of_net[at]] for at in range(4))
    return (*_parted(gate, new), *_parted(gate_back, new_back))


def _parted(gate: Sequence[float], new: Sequence[float]) -> tuple[list[float], list[float]]:
    """The share of the old state that stays, and the new value times the share that it takes."""
    stays = [1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, each)))) for each in gate]
    return stays, [(1.0 - share) * math.tanh(each) for share, each in zip(stays, new, strict=True)]


def _meaning(language: str, step: Step) -> list[float]:
    """The features of a word added up; one that was never learnt adds nothing."""
    shared, own = model.common().vectors["order"], model.of_language(language).vectors["order"]
    found = [0] * shared.width
    rows = [(shared if name[0] == "c" else own).find(model.key(name)) for name in step]
    for row in rows:
        if row is not None:
            found = list(map(add, found, row))
    return list(map(mul, found, repeat(shared.unit)))
