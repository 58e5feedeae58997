"""Learns which few words behind a story have it judged, and whether they call it right or wrong (`read_closing.py`).

From the closings of `locales/<language>/questions/parts`, whose signs were read by hand, against the ends of other questions that
speak of cards and play.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import yaml

from unorules.ask import model
from unorules.ask.closings import MOST_WORDS, bare, parted, traits
from unorules.ask.lexicon import Lexicon
from unorules.ask.model_questions import Item
from unorules.ask.read_features import frame

_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
TABLE: Final = "closings"
_STRENGTH: Final = 5.0
# So many traits are kept of each language: those that tell most. All of them, sixty times as many, tell no more.
_KEPT: Final = 1000
_MOST_OTHERS: Final = 6000
_ROUNDS: Final = 400
_PRUNE: Final = 0.1
_OTHER, _RIGHT, _WRONG = 0, 1, 2
# Concepts that a judgement may speak of; whatever else is meant is of the game, and no judgement.
_JUDGING: Final = frozenset(
    "right wrong false names nan rules house-rule exists had says official uno it-is bluff only may forbidden cheat applies"
    " small-talk self-correct safe innocent still not after before".split()
)


def learn_closings(language: str, known: list[Item], lexicon: Lexicon, folder: Path) -> model.Rows:
    """The rows by trait: what it adds to a closing's calling right, and to its calling wrong, over being none."""
    import numpy as np
    from sklearn.feature_extraction import DictVectorizer
    from sklearn.linear_model import LogisticRegression

    signed = _signed(folder)
    others = _others(language, known, lexicon, {bare(each) for each in signed})
    texts, wanted = [*signed, *others], [*signed.values(), *[_OTHER] * len(others)]
    vectorizer = DictVectorizer()
    matrix = vectorizer.fit_transform([traits(each) for each in texts])
    machine = LogisticRegression(C=_STRENGTH, max_iter=_ROUNDS).fit(matrix, wanted)
    told = np.abs(machine.coef_ - machine.coef_[_OTHER]).max(0) * np.sqrt(np.asarray((matrix > 0).sum(0)).ravel())
    kept = np.sort(np.argsort(-told, kind="stable")[:_KEPT])
    machine = LogisticRegression(C=_STRENGTH, max_iter=_ROUNDS).fit(matrix[:, kept], wanted)
    weights = machine.coef_[[_RIGHT, _WRONG]] - machine.coef_[_OTHER]
    bias = machine.intercept_[[_RIGHT, _WRONG]] - machine.intercept_[_OTHER]
    names = [*vectorizer.get_feature_names_out()[kept], ""]
    return rows_of(names, np.vstack([weights.T, bias]))


def rows_of(names: list[str], weights: Any) -> model.Rows:
    """As `model_learning.pruned`, in finer steps: a closing has few words, and each tells much."""
    import numpy as np

    scale = float(np.abs(weights).max())
    rows: dict[int, list[tuple[int, int]]] = {}
    for name, row in zip(names, weights, strict=True):
        pairs = [(at, round(float(each) / scale * 127)) for at, each in enumerate(row) if abs(each) >= _PRUNE]
        if any(value for _, value in pairs):
            rows[model.key(name)] = [(at, value) for at, value in pairs if value]
    return scale, rows


def _signed(folder: Path) -> dict[str, int]:
    """The closings of one language, each with what a yes to it says of the story; none that is listed both ways."""
    path = folder / "closings.yaml"
    listed: Mapping[str, Any] = yaml.load(path.read_text(encoding="utf-8"), Loader=_LOADER) if path.is_file() else {}
    signs: dict[str, set[int]] = {}
    for kind in ("deed", "claim"):
        for said, by in listed.get(kind, {}).items():
            for closing in (each for every in by.values() for each in every):
                signs.setdefault(closing, set()).add(_RIGHT if said == "right" else _WRONG)
    return {closing: min(sign) for closing, sign in signs.items() if len(sign) == 1}


def _others(language: str, known: list[Item], lexicon: Lexicon, signed: set[str]) -> list[str]:
    """Ends of questions that speak of cards or of play, by chance, always the same."""
    ends = set()
    for item in known:
        if item.language == language and not item.turning and not item.put:
            last = [closing for _, closing in parted(item.text)][-1:]
            ends.update(last or ([item.text] if len(item.text.split()) <= MOST_WORDS else []))
    chosen = sorted(ends)
    random.Random(language).shuffle(chosen)
    kept: list[str] = []
    for end in chosen:
        if len(kept) < _MOST_OTHERS and bare(end) not in signed and _is_of_the_game(end, language, lexicon):
            kept.append(end)
    return kept


def _is_of_the_game(end: str, language: str, lexicon: Lexicon) -> bool:
    seen = frame(end, language, lexicon)
    return bool(seen.cards) or bool({mark.concept for mark in seen.marks} - _JUDGING)
