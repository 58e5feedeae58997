"""Questions put together from parts: what was done or is claimed, with a short question behind it that has it judged; and frames
with a deed in their gap.

Which way a yes goes is what the told part says of the topic's proposition and what the closing or the frame asks for, each turning
the other. Most closings are known for such and read as the plainest one (`read_closing.py`): so each told part stands before that
one, and before some others by chance, always the same, for those that are not known. No author writes all that can stand beside
each other.
The parts lie in `locales/<language>/questions/parts`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import yaml

from unorules.values import dataclass

_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
# How often each told part, and each phrase for a gap, is put together with another one; how often the former with the plainest.
_TIMES_TOLD, _TIMES_ASKED = 3, 12
_TIMES_PLAIN: Final = 2
_BETWEEN: Final = (". ", ". ", ". ", " – ", ", ", "! ", "... ")
_RUNS_ON: Final = frozenset({", ", " – "})
# So many are typed without capitals and question marks.
_CARELESS: Final = 0.2
ANYBODY: Final = "n"


@dataclass(frozen=True, slots=True)
class Put:
    """A question put together, its topic, and whether its yes goes against the topic's proposition."""

    topic: str
    text: str
    turned: bool


def put_together(folder: Path) -> Iterator[Put]:
    """The questions of one language, from the parts in its folder; the same parts give the same questions."""
    if not folder.is_dir():
        return
    chance = random.Random(folder.parents[1].name)
    closings = _read(folder, "closings")
    for kind in ("deed", "claim"):
        told = _read(folder, f"{kind}s")
        yield from _plainly_judged(told, closings["plain"][kind], chance)
        yield from _judged(told, closings[kind], chance)
    yield from _framed(_read(folder, "phrases"), _read(folder, "frames"), chance)


def _read(folder: Path, name: str) -> Any:
    return yaml.load((folder / f"{name}.yaml").read_text(encoding="utf-8"), Loader=_LOADER)


def _judged(told: Any, closings: Any, chance: random.Random) -> Iterator[Put]:
    """Each told part with closings that call it right and such that call it wrong, in turn, by whoever did or said it."""
    for topic, entries in told.items():
        for entry in entries:
            text, denies, by = _entry(entry)
            for time in range(_TIMES_TOLD):
                wrong = bool(time % 2)
                said = closings["wrong" if wrong else "right"]
                fits = [*said.get(ANYBODY, ()), *(said.get(by, ()) if by != ANYBODY else ())]
                yield Put(topic, _typed(_joined(text, chance.choice(fits), chance), chance), denies != wrong)


def _plainly_judged(told: Any, plainest: str, chance: random.Random) -> Iterator[Put]:
    for topic, entries in told.items():
        for text, denies, _ in map(_entry, entries):
            for _ in range(_TIMES_PLAIN):
                yield Put(topic, _typed(f"{text.rstrip('.!?')}. {plainest}", chance), denies)


def _entry(entry: Any) -> tuple[str, bool, str]:
    if isinstance(entry, str):
        return entry, False, ANYBODY
    return entry["q"], bool(entry.get("turned")), entry.get("by", ANYBODY)


def _joined(text: str, closing: str, chance: random.Random) -> str:
    between = chance.choice(_BETWEEN)
    if between in _RUNS_ON:
        closing = closing[:1].lower() + closing[1:]
    return f"{text.rstrip('.!?')}{between}{closing}"


def _typed(text: str, chance: random.Random) -> str:
    text = text[:1].upper() + text[1:]
    return text.lower().replace("?", "") if chance.random() < _CARELESS else text


def _framed(phrases: Any, frames: Any, chance: random.Random) -> Iterator[Put]:
    """Each phrase in frames that ask whether it may or must be done, and such that ask the opposite, in turn."""
    for kind, topics in phrases.items():
        for topic, entries in topics.items():
            for entry in entries:
                for time in range(_TIMES_ASKED):
                    wrong = bool(time % 2)
                    said = frames[kind]["wrong" if wrong else "right"]
                    form, frame = chance.choice([(form, each) for form, every in said.items() for each in every])
                    yield Put(topic, _typed(frame.replace("{}", entry[form].rstrip(".!?")), chance), wrong)
