"""The authored questions and the lexicons, as the training reads them from the locales."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import yaml

from unorules.ask.language import LANGUAGES
from unorules.ask.lexicon import compile_lexicon, lend, merged
from unorules.ask.numbers_in_words import compile_numbers
from unorules.ask.presumed import LEARNT, PRESUMED
from unorules.ask.propositions import modality
from unorules.ask.put_together import put_together
from unorules.ask.words import tokens
from unorules.values import dataclass, field

HELD_BACK: Final = 5
# Files of questions as they are asked at tables, with the story before them or in the plainest words: what is learnt from these
# counts for more.
SPOKEN: Final = ("spoken", "plain", "turning")
# Deeds told over and over, each time judged in other words: they teach which way a yes goes, and hardly what is asked about.
TURNING: Final = "turning"
# The loader written in C reads forty thousand questions in a tenth of the time, where there is one.
_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
# A word this long that occurs this often is no slip of the pen.
_COMMON: Final = 3
_LONG: Final = 4


@dataclass(frozen=True, slots=True)
class Item:
    """One question and what is known of it; ``weighed`` where it is known which way its yes goes, ``put`` where no author wrote
    it as a whole.
    """

    language: str
    topic: str
    text: str
    held_back: bool
    turned: bool = False
    claim: int | str | None = None
    arguments: Mapping[str, Any] = field(default_factory=dict)
    spoken: bool = False
    turning: bool = False
    weighed: bool = False
    put: bool = False


def items(locales: Path) -> Iterator[Item]:
    """The authored questions of all languages, in the order of the files."""
    for language in LANGUAGES:
        for path in sorted((locales / language / "questions").glob("*.yaml")):
            for topic, asked in yaml.load(path.read_text(encoding="utf-8"), Loader=_LOADER).items():
                for number, entry in enumerate(asked):
                    yield _item(language, topic, number, entry, path.stem)


def items_put_together(locales: Path) -> Iterator[Item]:
    """The questions of all languages that are put together from parts."""
    for language in LANGUAGES:
        for each in put_together(locales / language / "questions" / "parts"):
            yield Item(language, each.topic, each.text, False, each.turned, turning=True, weighed=True, put=True)


def _item(language: str, topic: str, number: int, entry: Any, file: str) -> Item:
    spoken, turning = file.startswith(SPOKEN), file.startswith(TURNING)
    held_back = number % HELD_BACK == 0
    has_turn = modality(topic) != "none"
    if isinstance(entry, str):
        return Item(language, topic, entry, held_back, spoken=spoken, turning=turning, weighed=has_turn)
    # YAML 1.1 reads a bare `on` as true.
    said = {"on" if name is True else name: value for name, value in (entry.get("args") or {}).items()}
    claim = entry.get("claim")
    value = PRESUMED.get(topic)
    by_claim = value is not None and isinstance(claim, str) and "turned" not in entry
    turned = claim != value if by_claim else bool(entry.get("turned"))
    weighed = has_turn or by_claim or (topic in LEARNT and "turned" in entry)
    return Item(language, topic, entry["q"], held_back, turned, claim, said, spoken, turning, weighed)


def lexicons(locales: Path) -> dict[str, dict[str, Any]]:
    """The compiled lexicon of each language: its own phrases, what it borrows from English, and its common words."""
    texts = {language: _texts(locales, language, "lexicon") for language in LANGUAGES}
    counts: dict[str, Counter[str]] = {language: Counter() for language in LANGUAGES}
    for item in items(locales):
        counts[item.language].update(word.folded for word in tokens(item.text, item.language) if word.kind == "word")
    compiled = {}
    for language in LANGUAGES:
        own = compile_lexicon(texts[language], language)
        lent = compile_lexicon(_borrowed(texts, own, language), language)
        common = sorted(word for word, times in counts[language].items() if times >= _COMMON and len(word) >= _LONG)
        parts = {part: merged(own[part], lent[part]) for part in own}
        cues = compile_lexicon(_texts(locales, language, "cues"), language)
        spoken = compile_numbers(_texts(locales, language, "numbers"))
        compiled[language] = {**parts, "known": " ".join(common), "cues": cues, "numbers": spoken}
    return compiled


def _texts(locales: Path, language: str, name: str) -> dict[str, str]:
    text = (locales / language / f"{name}.yaml").read_text(encoding="utf-8")
    found: dict[str, str] = yaml.load(text, Loader=yaml.BaseLoader)
    return found


def _borrowed(texts: Mapping[str, Mapping[str, str]], own: Mapping[str, Any], language: str) -> dict[str, str]:
    return {} if language == "en" else lend(texts["en"], own, language)
