"""Learns topics and languages from the questions in the locales and writes the files that ship.

Run ``python -m unorules.ask.train`` after a change to a lexicon or to the questions; it needs the ``train`` extra. The same
questions give the same files. Every fifth question of a topic is held back: how sharply to trust the scores and below which
chance to decline is chosen on these, and the final weights are then learnt from all.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import yaml

from unorules.ask import model
from unorules.ask.language import LANGUAGES, language_features
from unorules.ask.lexicon import Lexicon, compile_lexicon, from_shipped, lend
from unorules.ask.propositions import TOPICS, modality
from unorules.ask.read_features import features, frame
from unorules.ask.read_polarity import polarity_features
from unorules.ask.words import tokens
from unorules.bundled import folder

HELD_BACK: Final = 5
_ROUNDING: Final = 127
# A word this long that occurs this often is no slip of the pen.
_COMMON: Final = 3
_LONG: Final = 4


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
        for part, entries in compile_lexicon(_borrowed(texts, own, language), language).items():
            for word, phrases in entries.items():
                own[part].setdefault(word, []).extend(phrases)
        common = sorted(word for word, times in counts[language].items() if times >= _COMMON and len(word) >= _LONG)
        compiled[language] = own | {"known": " ".join(common)}
    return compiled


def _lexicon(locales: Path, language: str) -> dict[str, str]:
    text = (locales / language / "lexicon.yaml").read_text(encoding="utf-8")
    found: dict[str, str] = yaml.load(text, Loader=yaml.BaseLoader)
    return found


def _borrowed(texts: Mapping[str, Mapping[str, str]], own: Mapping[str, Any], language: str) -> dict[str, str]:
    return {} if language == "en" else lend(texts["en"], own, language)


def learn_topics(rows: Sequence[Mapping[str, float]], topics: Sequence[str], least: int, strength: float) -> tuple[dict[str, Any], Any]:
    """Weights for every feature that occurs `least` times, and a bias, by a linear support vector machine."""
    import numpy as np
    from scipy.sparse import csr_matrix
    from sklearn.svm import LinearSVC

    seen = Counter(name for row in rows for name in row)
    names = sorted(name for name, times in seen.items() if times >= least)
    place = {name: at for at, name in enumerate(names)}
    columns, values, begins = [], [], [0]
    for row in rows:
        for name, value in row.items():
            if name in place:
                columns.append(place[name])
                values.append(value)
        begins.append(len(columns))
    matrix = csr_matrix((values, columns, begins), shape=(len(rows), len(names)))
    wanted = np.array([TOPICS.index(topic) for topic in topics])
    machine = LinearSVC(C=strength, random_state=0).fit(matrix, wanted)
    weights = np.zeros((len(names), len(TOPICS)))
    bias = np.full(len(TOPICS), -1.0)
    for row_number, topic in enumerate(machine.classes_):
        weights[:, topic] = machine.coef_[row_number]
        bias[topic] = machine.intercept_[row_number]
    return {"names": names, "weights": weights}, bias


def question_row(text: str, language: str, lexicon: Lexicon) -> dict[str, float]:
    """A question's features with their share, the words' marked with the language."""
    found = features(frame(text, language, lexicon))
    shared = [each for each in found if each[0] == "c"]
    own = [f"{language}:{each}" for each in found if each[0] != "c"]
    row = dict.fromkeys(shared, 1 / math.sqrt(len(shared) + 1))
    row.update(dict.fromkeys(own, 1 / math.sqrt(len(own) + 1)))
    return row


def pruned(names: Sequence[str], weights: Any, least: float) -> tuple[float, dict[int, list[tuple[int, int]]]]:
    """Rows of the weights whose size is at least `least`, rounded to a byte."""
    import numpy as np

    scale = float(np.abs(weights).max()) or 1.0
    rows: dict[int, list[tuple[int, int]]] = {}
    for name, row in zip(names, weights, strict=True):
        kept = np.nonzero(np.abs(row) >= least)[0]
        pairs = [(int(at), round(float(row[at]) / scale * _ROUNDING)) for at in kept]
        pairs = [(at, value) for at, value in pairs if value]
        if pairs:
            rows[model.key(name)] = pairs
    return scale, rows


def learn_turned(known: Sequence[Item], lexicons: Mapping[str, Lexicon]) -> tuple[dict[str, Any], float]:
    """Weights of what turns a question round: the cues of concepts in common, those of words by language."""
    import numpy as np
    from sklearn.feature_extraction import DictVectorizer
    from sklearn.linear_model import LogisticRegression

    asked = [item for item in known if modality(item.topic) != "none"]
    rows = []
    for item in asked:
        seen = frame(item.text, item.language, lexicons[item.language])
        cues = polarity_features(seen, item.topic)
        rows.append({each if each[0] == "c" else f"{item.language}:{each}": 1.0 for each in cues})
    shape = DictVectorizer()
    matrix = shape.fit_transform(rows)
    matrix.indices, matrix.indptr = matrix.indices.astype(np.int32), matrix.indptr.astype(np.int32)
    learnt = LogisticRegression(C=0.3, solver="liblinear", random_state=0).fit(matrix, [item.turned for item in asked])
    weights = learnt.coef_[0]
    names = shape.get_feature_names_out()
    tables = {}
    for part in ("common", *LANGUAGES):
        places = [
            at
            for at, name in enumerate(names)
            if (name[0] == "c" if part == "common" else name.startswith(part + ":"))
        ]
        told = [names[at] if part == "common" else names[at][3:] for at in places]
        tables[part] = pruned(told, np.array(weights[places])[:, None], 0.04)
    return tables, float(learnt.intercept_[0])


def learn_languages(texts: Sequence[tuple[str, str]]) -> tuple[float, dict[int, list[tuple[int, int]]]]:
    """Votes on the language: for each run of letters how much likelier it is in one language than in all."""
    import numpy as np

    counts: dict[str, Any] = {}
    totals = np.zeros(len(LANGUAGES))
    for text, language in texts:
        at = LANGUAGES.index(language)
        for name in set(language_features(text)):
            counts.setdefault(name, np.zeros(len(LANGUAGES)))[at] += 1
        totals[at] += 1
    names = sorted(name for name, row in counts.items() if row.sum() >= (3 if name[0] == "L" else 2))
    rates = np.array([(counts[name] + 0.3) / (totals + 1.2) for name in names])
    odds = np.log(rates) - np.log(rates).mean(axis=1, keepdims=True)
    told = np.abs(odds).max(axis=1) > 0.7
    weights = np.where(np.array([name[0] == "W" for name in names])[:, None], odds, odds * 0.35)[told]
    return pruned([name for name, keep in zip(names, told, strict=True) if keep], weights, 0.05)


def main() -> int:
    """Learn, choose on what is held back, learn again from all, write."""
    asked = argparse.ArgumentParser(prog="python -m unorules.ask.train", description=__doc__.splitlines()[0])
    asked.add_argument("--least", type=int, default=2, help="occurrences a feature needs")
    asked.add_argument("--strength", type=float, default=1.0, help="C of the machine")
    asked.add_argument("--prune", type=float, default=0.06, help="smallest weight kept")
    chosen = asked.parse_args()
    locales = folder("locales")
    compiled = lexicons(locales)
    ready = {language: from_shipped(each) for language, each in compiled.items()}
    known = list(items(locales))
    rows = [question_row(item.text, item.language, ready[item.language]) for item in known]
    topics = [item.topic for item in known]
    sharpness, threshold = 6.0, 0.2
    learnt, bias = learn_topics(rows, topics, chosen.least, chosen.strength)
    names, weights = learnt["names"], learnt["weights"]
    shared = [at for at, name in enumerate(names) if name[0] == "c"]
    header = {"topics": TOPICS, "bias": [round(float(each), 4) for each in bias], "sharpness": sharpness, "threshold": threshold}
    turned, header["turned_bias"] = learn_turned(known, ready)
    tables = {
        "turned": turned["common"],
        "concepts": pruned([names[at] for at in shared], weights[shared], chosen.prune),
        "languages": learn_languages([(item.text, item.language) for item in known]),
    }
    sizes = {}
    for path, data in [(locales / model.FILE, model.write(header, tables)), *(
        (locales / language / model.FILE, model.write({"lexicon": compiled[language]}, {"words": _own(names, weights, language, chosen.prune), "turned": turned[language]}))
        for language in LANGUAGES
    )]:
        path.write_bytes(data)
        sizes[str(path.relative_to(locales))] = len(data)
    print(sizes, sum(sizes.values()))
    return 0


def _own(names: Sequence[str], weights: Any, language: str, least: float) -> tuple[float, dict[int, list[tuple[int, int]]]]:
    places = [at for at, name in enumerate(names) if name.startswith(language + ":")]
    return pruned([names[at][3:] for at in places], weights[places], least)


if __name__ == "__main__":
    sys.exit(main())
