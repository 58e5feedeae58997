"""Learns topics, polarity and languages from the questions in the locales and writes the files that ship.

Run ``python -m unorules.ask.train`` after a change to a lexicon or to the questions; it needs the ``train`` extra. The same
questions give the same files. ``--measure`` learns without every fifth question of a topic, prints how well that does on what is
held back and how sharply these would have the scores trusted, and writes nothing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Final

from unorules.ask import model, reading
from unorules.ask.judged_questions import items_judged
from unorules.ask.language import LANGUAGES
from unorules.ask.learn_closings import TABLE as CLOSINGS
from unorules.ask.learn_closings import learn_closings
from unorules.ask.lexicon import Lexicon, from_shipped
from unorules.ask.model_learning import Prepared, learn, prepare
from unorules.ask.model_questions import Item, items, items_put_together, lexicons
from unorules.ask.propositions import NO_TOPIC, modality
from unorules.ask.read_features import weighted
from unorules.ask.read_in_order import forget, topic_votes
from unorules.bundled import folder

_SHARPNESS: Final = tuple(each / 4 for each in range(4, 29))
_SHARES: Final = tuple(each / 10 for each in range(1, 13))
# Near what is best on questions held back, and chosen on whole answers to questions of other hands (docs/understanding.md).
_TRUSTED: Final = {"sharpness": 2.5, "order_share": 0.6}
# Below this chance the questions held back were read wrongly more often than rightly: then it is better to decline.
_LEAST_CHANCE: Final = 0.4


def calibrated(ready: Prepared, held_back: Sequence[int]) -> dict[str, float]:
    """How sharply to take the sums of the features, and how far the votes of the words in order, so that a chance means what it
    says (least surprise at the right topics held back).
    """
    import numpy as np

    topics = list(model.common().header["topics"])
    wanted = np.array([topics.index(ready.known[at].topic) for at in held_back])
    sums, votes = (np.array([way(ready, at) for at in held_back]) for way in (_sums, _votes))
    surprise = {}
    for sharpness, share in product(_SHARPNESS, _SHARES):
        told = sharpness * sums + share * votes
        told -= told.max(axis=1, keepdims=True)
        right = told[np.arange(len(wanted)), wanted]
        surprise[sharpness, share] = float((np.log(np.exp(told).sum(axis=1)) - right).mean())
    sharpness, share = min(surprise, key=lambda each: surprise[each])
    return {"sharpness": sharpness, "order_share": share}


def _sums(ready: Prepared, at: int) -> list[float]:
    return model.sums(weighted(ready.found[at]), ready.known[at].language)


def _votes(ready: Prepared, at: int) -> list[float]:
    return topic_votes(ready.known[at].language, ready.steps[at])


def _install(files: Mapping[str, bytes]) -> None:
    model.install(files)
    forget()
    reading.forget()


def main() -> int:
    """Learn from all questions and write what ships; or learn from four fifths and print what becomes of the rest."""
    asked = argparse.ArgumentParser(prog="python -m unorules.ask.train", description="Learns to read questions.")
    asked.add_argument("--measure", action="store_true", help="print figures on the questions held back, write nothing")
    asked.add_argument(
        "--cues", action="store_true", help="take over cues.yaml and numbers.yaml alone: no weight hangs on them"
    )
    told = asked.parse_args()
    measure = told.measure
    locales = folder("locales")
    compiled = lexicons(locales)
    if told.cues:
        return take_cues(locales, compiled)
    ready = prepare(*_known(locales, compiled))
    trusted = {**_TRUSTED, "threshold": _LEAST_CHANCE}
    if measure:
        print_measured(ready, compiled, trusted)
        return 0
    files = learn(ready, range(len(ready.known)), compiled, trusted)
    for language, data in files.items():
        (locales / language / model.FILE).write_bytes(data)
    print({language or "common": len(data) for language, data in files.items()}, sum(map(len, files.values())))
    return 0


def _known(locales: Path, compiled: Mapping[str, Any]) -> tuple[list[Item], dict[str, Lexicon]]:
    """All questions that are taught, and the lexicons they are read with. Closings are learnt and written first: by them the
    questions with one are known.
    """
    words = {language: from_shipped(each) for language, each in compiled.items()}
    authored = list(items(locales))
    take_cues(locales, compiled)
    take_closings(locales, authored, words)
    return [*authored, *items_put_together(locales), *items_judged(authored, words)], words


def take_closings(locales: Path, authored: list[Item], words: Mapping[str, Lexicon]) -> None:
    """Learn the closings and write them into the files that ship, which stay as they are otherwise."""
    for language in LANGUAGES:
        path = locales / language / model.FILE
        rows = learn_closings(language, authored, words[language], locales / language / "questions" / "parts")
        data = model.with_table(path.read_bytes(), CLOSINGS, rows)
        path.write_bytes(data)
        model.install({language: data})


def print_measured(ready: Prepared, compiled: Mapping[str, Any], trusted: Mapping[str, float]) -> None:
    """Learn without the questions held back and print what becomes of these."""
    everything = range(len(ready.known))
    held_back = [at for at in everything if ready.known[at].held_back]
    rest = [at for at in everything if not ready.known[at].held_back]
    _install(learn(ready, rest, compiled, dict(trusted)))
    print("would be trusted:", calibrated(ready, held_back))
    print_figures([ready.known[at] for at in held_back])


def take_cues(locales: Path, compiled: Mapping[str, Any]) -> int:
    """Write the cues into the files that ship, which stay as they are otherwise."""
    for language in LANGUAGES:
        path = locales / language / model.FILE
        data = path.read_bytes()
        header = model.parse(data).header
        lexicon = header["lexicon"] | {part: compiled[language][part] for part in ("cues", "numbers")}
        path.write_bytes(model.with_header(data, {**header, "lexicon": lexicon}))
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
        outside = [got.status != "answered" for item, got in pairs if item.topic in NO_TOPIC]
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
