"""Learns the weights that `model.py` reads: of topics, of what turns a question round, and of languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from unorules.ask import model
from unorules.ask.language import LANGUAGES, language_features
from unorules.ask.learn_closings import TABLE as CLOSINGS
from unorules.ask.learn_in_order import learn_in_order, rounded
from unorules.ask.lexicon import Lexicon
from unorules.ask.model_questions import Item
from unorules.ask.numbered_questions import TURNING_COUNTS
from unorules.ask.propositions import TOPICS, modality
from unorules.ask.read_features import features, frame, weighted
from unorules.ask.read_in_order import Step, steps
from unorules.ask.read_polarity import polarity_features

_ROUNDING: Final = 127
# Chosen on what is held back: occurrences a feature needs, strength of the machines, smallest weight kept.
_LEAST: Final = 3
_STRENGTH: Final = 1.0
_STRENGTH_TURNED: Final = 0.3
# How much more a question as it is asked at tables counts than one from a list.
_SPOKEN: Final = 2.0
_SPOKEN_TURNED: Final = 8.0
_PRUNE: Final = 0.4
_PRUNE_TURNED: Final = 0.65
_PRUNE_LANGUAGES: Final = 2.2
# Weights are rounded to multiples of this: finer ones take a tenth more room and read nothing better.
_STEP: Final = 0.1
_SEEN_LETTERS, _SEEN_WORDS = 6, 4


@dataclass(slots=True)
class Prepared:
    """The questions with their features, worked out once."""

    known: list[Item]
    found: list[list[str]]
    cues: list[list[str]]
    steps: list[tuple[Step, ...]]


def prepare(known: Sequence[Item], lexicons_: Mapping[str, Lexicon]) -> Prepared:
    """Take every question apart; what was put together teaches the nets alone, the order of its words and no more."""
    ready = Prepared(list(known), [], [], [])
    for item in known:
        seen = frame(item.text, item.language, lexicons_[item.language])
        found = [] if item.put else features(seen)
        asks = modality(item.topic) != "none" and not item.put
        ready.found.append(found)
        ready.steps.append(steps(seen))
        ready.cues.append(list(polarity_features(seen, item.topic, found)) if asks else [])
    return ready


def _matrix(rows: Sequence[Mapping[str, float]], least: int) -> tuple[list[str], Any]:
    import numpy as np
    from scipy.sparse import csr_matrix

    seen = Counter(name for row in rows for name in row)
    names = sorted(name for name, times in seen.items() if times >= least)
    place = {name: at for at, name in enumerate(names)}
    columns: list[int] = []
    values: list[float] = []
    begins = [0]
    for row in rows:
        for name, value in row.items():
            if name in place:
                columns.append(place[name])
                values.append(value)
        begins.append(len(columns))
    shape = (len(rows), len(names))
    places, starts = np.array(columns, dtype=np.int32), np.array(begins, dtype=np.int32)
    return names, csr_matrix((np.array(values), places, starts), shape=shape)


def learn_topics(ready: Prepared, chosen: Sequence[int]) -> tuple[list[str], Any, list[float]]:
    """Names of features, their weights for each topic, and a bias, by a linear support vector machine."""
    import numpy as np
    from sklearn.svm import LinearSVC

    chosen = [at for at in chosen if not ready.known[at].put]
    names, matrix = _matrix([weighted(ready.found[at]) for at in chosen], _LEAST)
    wanted = np.array([TOPICS.index(ready.known[at].topic) for at in chosen])
    counts = [_counts(ready.known[at]) for at in chosen]
    machine = LinearSVC(C=_STRENGTH, random_state=0).fit(matrix, wanted, sample_weight=counts)
    weights = np.zeros((len(names), len(TOPICS)))
    bias = np.full(len(TOPICS), -1.0)
    for row, topic in enumerate(machine.classes_):
        weights[:, topic] = machine.coef_[row]
        bias[topic] = machine.intercept_[row]
    return names, weights, [round(float(each), 4) for each in bias]


def _counts(item: Item) -> float:
    """How much a question counts where topics are learnt."""
    return TURNING_COUNTS if item.turning else _SPOKEN if item.spoken else 1.0


def learn_turned(ready: Prepared, chosen: Sequence[int]) -> tuple[list[str], Any, float]:
    """Weights of what turns a question round, by logistic regression."""
    from sklearn.linear_model import LogisticRegression

    asked = [at for at in chosen if ready.cues[at]]
    names, matrix = _matrix([dict.fromkeys(ready.cues[at], 1.0) for at in asked], 2)
    wanted = [ready.known[at].turned for at in asked]
    counts = [_SPOKEN_TURNED if ready.known[at].spoken else 1.0 for at in asked]
    machine = LogisticRegression(C=_STRENGTH_TURNED, solver="liblinear", random_state=0)
    learnt = machine.fit(matrix, wanted, sample_weight=counts)
    return names, learnt.coef_[0][:, None], round(float(learnt.intercept_[0]), 4)


def learn_languages(known: Sequence[Item]) -> model.Rows:
    """Votes on the language: for each word and run of letters how much likelier it is in one language than in all."""
    import numpy as np

    counts: dict[str, Any] = {}
    totals = np.zeros(len(LANGUAGES))
    for item in known:
        at = LANGUAGES.index(item.language)
        for name in set(language_features(item.text)):
            counts.setdefault(name, np.zeros(len(LANGUAGES)))[at] += 1
        totals[at] += 1
    names = sorted(
        name for name, row in counts.items() if row.sum() >= (_SEEN_LETTERS if name[0] == "L" else _SEEN_WORDS)
    )
    rates = np.array([(counts[name] + 0.3) / (totals + 1.2) for name in names])
    odds = np.log(rates) - np.log(rates).mean(axis=1, keepdims=True)
    told = np.abs(odds).max(axis=1) > 0.7
    weights = np.where(np.array([name[0] == "W" for name in names])[:, None], odds, odds * 0.35)[told]
    return pruned([name for name, keep in zip(names, told, strict=True) if keep], weights, _PRUNE_LANGUAGES)


def pruned(names: Sequence[str], weights: Any, least: float) -> model.Rows:
    """Rows of the weights whose size is at least `least`, rounded to a byte; the scale they are to be read with first."""
    import numpy as np

    scale = float(np.abs(weights).max(initial=0.0)) or 1.0
    rows: dict[int, list[tuple[int, int]]] = {}
    for name, row in zip(names, weights, strict=True):
        kept = np.nonzero(np.abs(row) >= least)[0]
        pairs = [(int(at), _byte(float(row[at]), scale)) for at in kept]
        pairs = [(at, value) for at, value in pairs if value]
        if pairs:
            rows[model.key(name)] = pairs
    return scale, rows


def _byte(weight: float, scale: float) -> int:
    """A weight to the nearest step, as it is written."""
    return round(min(1.0, max(-1.0, round(weight / _STEP) * _STEP / scale)) * _ROUNDING)


def learn(
    ready: Prepared, chosen: Sequence[int], compiled: Mapping[str, Any], header: dict[str, Any]
) -> dict[str, bytes]:
    """The files of a model learnt from the chosen questions: ``""`` is the common one, the others are by language."""
    names, weights, bias = learn_topics(ready, chosen)
    turning, turn_weights, turn_bias = learn_turned(ready, chosen)
    order_bias, order = _learn_order(ready, chosen)
    top = header | {"topics": TOPICS, "bias": bias, "turned_bias": turn_bias, "order_bias": order_bias}
    common = {
        "concepts": _part(names, weights, None, _PRUNE),
        "turned": _part(turning, turn_weights, None, _PRUNE_TURNED),
        "languages": learn_languages([ready.known[at] for at in chosen]),
    }
    files = {"": model.write(top, common, order.pop(""))}
    for language in LANGUAGES:
        own = {
            each
            for at in chosen
            if ready.known[at].language == language
            for each in (*ready.found[at], *ready.cues[at])
        }
        tables = {
            "words": _part(names, weights, own, _PRUNE),
            "turned": _part(turning, turn_weights, own, _PRUNE_TURNED),
        }
        tables |= learnt_closings(language)
        files[language] = model.write({"lexicon": compiled[language]}, tables, order[language])
    return files


def learnt_closings(language: str) -> dict[str, model.Rows]:
    """The table of closings as it was learnt before the rest (`train.take_closings`)."""
    table = model.of_language(language).tables.get(CLOSINGS)
    return {} if table is None else {CLOSINGS: table.rows()}


def _learn_order(ready: Prepared, chosen: Sequence[int]) -> tuple[dict[str, Any], dict[str, dict[str, model.FullRows]]]:
    """The biases of the net that reads words in their order, and its rows by language, ``""`` for those that all share."""
    names, net = learn_in_order([ready.known[at] for at in chosen], [ready.steps[at] for at in chosen])
    matrices = ("words", "topics", "turned", "pairs")
    bias: dict[str, Any] = {part: [round(float(each), 4) for each in net[f"{part}_bias"]] for part in matrices}
    bias["weigh"] = [[round(float(each), 4) for each in row] for row in net["pairs_weigh"]]
    scale = rounded([], net["features"])[0]
    files: dict[str, dict[str, model.FullRows]] = {
        "": {f"order-{part}": rounded(range(len(net[part])), net[part]) for part in matrices}
    }
    for language in ("", *LANGUAGES):
        mark = f"{language}|" if language else "c"
        places = [at for at, name in enumerate(names) if name.startswith(mark)]
        keys = [model.key(names[at].removeprefix(f"{language}|")) for at in places]
        files.setdefault(language, {})["order"] = rounded(keys, net["features"][places], scale)
    return bias, files


def _part(names: Sequence[str], weights: Any, own: set[str] | None, least: float) -> model.Rows:
    """The rows of the concepts, or of the words that a language has."""
    places = [
        at for at, name in enumerate(names) if (name[0] == "c" if own is None else name[0] != "c" and name in own)
    ]
    return pruned([names[at] for at in places], weights[places], least)
