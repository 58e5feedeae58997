"""Learns topics, polarity and languages from the questions in the locales and writes the files that ship.

Run ``python -m unorules.ask.train`` after a change to a lexicon or to the questions; it needs the ``train`` extra. The same
questions give the same files. Every fifth question of a topic is held back: how sharply to trust the scores and below which
chance to decline is chosen on these, and the final weights are then learnt from all. ``--measure`` prints how well what was
learnt from the others does on what is held back, and writes nothing.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import yaml

from unorules.ask import model
from unorules.ask.language import LANGUAGES, language_features
from unorules.ask.lexicon import Lexicon, compile_lexicon, from_shipped, lend, merged
from unorules.ask.propositions import OUT_OF_SCOPE, TOPICS, modality
from unorules.ask.read_features import features, frame, weighted
from unorules.ask.read_polarity import polarity_features
from unorules.ask.words import tokens
from unorules.bundled import folder

Rows = tuple[float, dict[int, list[tuple[int, int]]]]

HELD_BACK: Final = 5
_ROUNDING: Final = 127
# A word this long that occurs this often is no slip of the pen.
_COMMON: Final = 3
_LONG: Final = 4
# Chosen on what is held back: occurrences a feature needs, strength of the machines, smallest weight kept.
_LEAST: Final = 2
_STRENGTH: Final = 1.0
_STRENGTH_TURNED: Final = 0.3
_PRUNE: Final = 0.08
_PRUNE_TURNED: Final = 0.06
_SHARPNESS: Final = tuple(each / 4 for each in range(8, 33))
_THRESHOLDS: Final = tuple(each / 20 for each in range(2, 15))
_WIDTH: Final = 0.1
# The authored questions are made to be hard: who asks at a table is understood more often than this.
_OFTEN_ENOUGH: Final = 0.4


@dataclass(frozen=True, slots=True)
class Item:
    """One authored question and what is known of it."""

    language: str
    topic: str
    text: str
    held_back: bool
    turned: bool = False
    claim: int | str | None = None
    arguments: Mapping[str, Any] = field(default_factory=dict)


def items(locales: Path) -> Iterator[Item]:
    """The authored questions of all languages, in the order of the files."""
    for language in LANGUAGES:
        for path in sorted((locales / language / "questions").glob("*.yaml")):
            for topic, asked in yaml.safe_load(path.read_text(encoding="utf-8")).items():
                for number, entry in enumerate(asked):
                    yield _item(language, topic, number, entry)


def _item(language: str, topic: str, number: int, entry: Any) -> Item:
    held_back = number % HELD_BACK == 0
    if isinstance(entry, str):
        return Item(language, topic, entry, held_back)
    # YAML 1.1 reads a bare `on` as true.
    said = {"on" if name is True else name: value for name, value in (entry.get("args") or {}).items()}
    return Item(language, topic, entry["q"], held_back, bool(entry.get("turned")), entry.get("claim"), said)


def lexicons(locales: Path) -> dict[str, dict[str, Any]]:
    """The compiled lexicon of each language: its own phrases, what it borrows from English, and its common words."""
    texts = {language: _lexicon(locales, language) for language in LANGUAGES}
    counts: dict[str, Counter[str]] = {language: Counter() for language in LANGUAGES}
    for item in items(locales):
        counts[item.language].update(word.folded for word in tokens(item.text, item.language) if word.kind == "word")
    compiled = {}
    for language in LANGUAGES:
        own = compile_lexicon(texts[language], language)
        lent = compile_lexicon(_borrowed(texts, own, language), language)
        common = sorted(word for word, times in counts[language].items() if times >= _COMMON and len(word) >= _LONG)
        parts = {part: merged(own[part], lent[part]) for part in own}
        compiled[language] = {**parts, "known": " ".join(common)}
    return compiled


def _lexicon(locales: Path, language: str) -> dict[str, str]:
    text = (locales / language / "lexicon.yaml").read_text(encoding="utf-8")
    found: dict[str, str] = yaml.load(text, Loader=yaml.BaseLoader)
    return found


def _borrowed(texts: Mapping[str, Mapping[str, str]], own: Mapping[str, Any], language: str) -> dict[str, str]:
    return {} if language == "en" else lend(texts["en"], own, language)


@dataclass(slots=True)
class Prepared:
    """The questions with their features, worked out once."""

    known: list[Item]
    found: list[list[str]]
    cues: list[list[str]]


def prepare(known: Sequence[Item], lexicons_: Mapping[str, Lexicon]) -> Prepared:
    """Take every question apart."""
    ready = Prepared(list(known), [], [])
    for item in known:
        seen = frame(item.text, item.language, lexicons_[item.language])
        found = features(seen)
        ready.found.append(found)
        ready.cues.append(list(polarity_features(seen, item.topic, found)) if modality(item.topic) != "none" else [])
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


def learn_topics(found: Sequence[list[str]], topics: Sequence[str]) -> tuple[list[str], Any, list[float]]:
    """Names of features, their weights for each topic, and a bias, by a linear support vector machine."""
    import numpy as np
    from sklearn.svm import LinearSVC

    names, matrix = _matrix([weighted(each) for each in found], _LEAST)
    wanted = np.array([TOPICS.index(topic) for topic in topics])
    machine = LinearSVC(C=_STRENGTH, random_state=0).fit(matrix, wanted)
    weights = np.zeros((len(names), len(TOPICS)))
    bias = np.full(len(TOPICS), -1.0)
    for row, topic in enumerate(machine.classes_):
        weights[:, topic] = machine.coef_[row]
        bias[topic] = machine.intercept_[row]
    return names, weights, [round(float(each), 4) for each in bias]


def learn_turned(ready: Prepared, chosen: Sequence[int]) -> tuple[list[str], Any, float]:
    """Weights of what turns a question round, by logistic regression."""
    from sklearn.linear_model import LogisticRegression

    asked = [at for at in chosen if ready.cues[at]]
    names, matrix = _matrix([dict.fromkeys(ready.cues[at], 1.0) for at in asked], 2)
    wanted = [ready.known[at].turned for at in asked]
    learnt = LogisticRegression(C=_STRENGTH_TURNED, solver="liblinear", random_state=0).fit(matrix, wanted)
    return names, learnt.coef_[0][:, None], round(float(learnt.intercept_[0]), 4)


def learn_languages(known: Sequence[Item]) -> Rows:
    """Votes on the language: for each word and run of letters how much likelier it is in one language than in all."""
    import numpy as np

    counts: dict[str, Any] = {}
    totals = np.zeros(len(LANGUAGES))
    for item in known:
        at = LANGUAGES.index(item.language)
        for name in set(language_features(item.text)):
            counts.setdefault(name, np.zeros(len(LANGUAGES)))[at] += 1
        totals[at] += 1
    names = sorted(name for name, row in counts.items() if row.sum() >= (3 if name[0] == "L" else 2))
    rates = np.array([(counts[name] + 0.3) / (totals + 1.2) for name in names])
    odds = np.log(rates) - np.log(rates).mean(axis=1, keepdims=True)
    told = np.abs(odds).max(axis=1) > 0.7
    weights = np.where(np.array([name[0] == "W" for name in names])[:, None], odds, odds * 0.35)[told]
    return pruned([name for name, keep in zip(names, told, strict=True) if keep], weights, 0.05)


def pruned(names: Sequence[str], weights: Any, least: float) -> Rows:
    """Rows of the weights whose size is at least `least`, rounded to a byte; the scale they are to be read with first."""
    import numpy as np

    scale = float(np.abs(weights).max(initial=0.0)) or 1.0
    rows: dict[int, list[tuple[int, int]]] = {}
    for name, row in zip(names, weights, strict=True):
        kept = np.nonzero(np.abs(row) >= least)[0]
        pairs = [(int(at), round(float(row[at]) / scale * _ROUNDING)) for at in kept]
        pairs = [(at, value) for at, value in pairs if value]
        if pairs:
            rows[model.key(name)] = pairs
    return scale, rows


def learn(
    ready: Prepared, chosen: Sequence[int], compiled: Mapping[str, Any], header: dict[str, Any]
) -> dict[str, bytes]:
    """The files of a model learnt from the chosen questions: ``""`` is the common one, the others are by language."""
    names, weights, bias = learn_topics([ready.found[at] for at in chosen], [ready.known[at].topic for at in chosen])
    turning, turn_weights, turn_bias = learn_turned(ready, chosen)
    top = header | {"topics": TOPICS, "bias": bias, "turned_bias": turn_bias}
    common = {
        "concepts": _part(names, weights, None, _PRUNE),
        "turned": _part(turning, turn_weights, None, _PRUNE_TURNED),
        "languages": learn_languages([ready.known[at] for at in chosen]),
    }
    files = {"": model.write(top, common)}
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
        files[language] = model.write({"lexicon": compiled[language]}, tables)
    return files


def _part(names: Sequence[str], weights: Any, own: set[str] | None, least: float) -> Rows:
    """The rows of the concepts, or of the words that a language has."""
    places = [
        at for at, name in enumerate(names) if (name[0] == "c" if own is None else name[0] != "c" and name in own)
    ]
    return pruned([names[at] for at in places], weights[places], least)


def calibrated(ready: Prepared, held_back: Sequence[int]) -> dict[str, float]:
    """How sharply to take the scores (least surprise at the right topics), and the chance below which to decline.

    The chance is the smallest at which an answer is right often enough, read off the answers within `_WIDTH` above it.
    """
    import numpy as np

    topics = list(model.common().header["topics"])
    asked = [(ready.known[at], model.sums(weighted(ready.found[at]), ready.known[at].language)) for at in held_back]
    wanted = np.array([topics.index(item.topic) for item, _ in asked])
    scores = np.array([each for _, each in asked])
    surprise = {}
    for sharpness in _SHARPNESS:
        chances = np.array([model.chances(row, sharpness) for row in scores])
        surprise[sharpness] = -np.log(chances[np.arange(len(wanted)), wanted] + 1e-9).mean()
    best = min(surprise, key=lambda each: surprise[each])
    chances = np.array([model.chances(row, best) for row in scores])
    top, right = chances.max(axis=1), chances.argmax(axis=1) == wanted
    for threshold in _THRESHOLDS:
        near = (top >= threshold) & (top < threshold + _WIDTH)
        if near.any() and right[near].mean() >= _OFTEN_ENOUGH:
            return {"sharpness": best, "threshold": threshold}
    return {"sharpness": best, "threshold": _THRESHOLDS[-1]}


def main() -> int:
    """Learn, choose on what is held back, learn again from all, write."""
    asked = argparse.ArgumentParser(prog="python -m unorules.ask.train", description="Learns to read questions.")
    asked.add_argument("--measure", action="store_true", help="print figures on the questions held back, write nothing")
    measure = asked.parse_args().measure
    locales = folder("locales")
    compiled = lexicons(locales)
    ready = prepare(list(items(locales)), {language: from_shipped(each) for language, each in compiled.items()})
    everything = range(len(ready.known))
    held_back = [at for at in everything if ready.known[at].held_back]
    rest = [at for at in everything if not ready.known[at].held_back]
    model.install(learn(ready, rest, compiled, {"sharpness": 1.0, "threshold": 0.0}))
    chosen = calibrated(ready, held_back)
    print(chosen)
    if measure:
        model.install(learn(ready, rest, compiled, chosen))
        print_figures([ready.known[at] for at in held_back])
        return 0
    files = learn(ready, everything, compiled, chosen)
    for language, data in files.items():
        (locales / language / model.FILE).write_bytes(data)
    print({language or "common": len(data) for language, data in files.items()}, sum(map(len, files.values())))
    return 0


def print_figures(held_back: Sequence[Item]) -> None:
    """Print, per language, how the questions held back are read: rightly, declined, and the parts of a right topic."""
    from unorules.ask.reading import read

    for language in (*LANGUAGES, None):
        asked = [item for item in held_back if language in (item.language, None)]
        pairs = [(item, read(item.text, item.language)) for item in asked]
        own = [read(item.text).language == item.language for item in asked]
        answered = [(item, got) for item, got in pairs if got.status == "answered"]
        right = [(item, got) for item, got in answered if item.topic == got.topic]
        outside = [got.status != "answered" for item, got in pairs if item.topic == OUT_OF_SCOPE]
        polar = [got.turned == item.turned for item, got in right if modality(item.topic) != "none"]
        claims = [got.claim == item.claim for item, got in right if item.claim is not None]
        said = [got.arguments.get(key) == value for item, got in right for key, value in item.arguments.items()]
        print(
            language or "all",
            len(asked),
            f"language {_share(own)} answered {len(answered) / len(asked):.3f} right {len(right) / len(answered):.3f}",
            f"outside declined {_share(outside)} polarity {_share(polar)} claim {_share(claims)} arguments {_share(said)}",
        )


def _share(hits: Sequence[bool]) -> str:
    return f"{sum(hits) / len(hits):.3f}" if hits else "-"


if __name__ == "__main__":
    sys.exit(main())
