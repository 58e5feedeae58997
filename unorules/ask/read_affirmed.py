"""A statement put to be confirmed: "I can lay it, yeah?" is turned by nothing, as what it says is said plainly."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import last_clause, marks_within, tag_at
from unorules.ask.read_features import Frame
from unorules.ask.words import Token

_AGAINST: Final = frozenset({"not", "forbidden", "cheat", "wrong", "nobody", "never", "must", "cannot-play", "false"})
_FEWEST: Final = 4
_DEEDS: Final = frozenset({"lay", "win"})


def affirms(seen: Frame) -> bool:
    """Whether the clause before a tag says outright that something may be done, with nothing said against it beside that."""
    clause = last_clause(seen)
    tag = tag_at(seen, clause)
    if tag is None or seen.words[tag] is clause[0]:
        return False
    said = [word for word in clause if word.start < seen.words[tag].start]
    *before, last = _parts(said)
    parts = [part for part in before if not seen.says("if-at-head", within=part[:1])] + [_main(seen, last)]
    telling = [part for part in parts if seen.says("may-be-done", within=part)]
    allowed = bool(telling) and not any(_speaks_against(seen, part) for part in telling)
    return allowed and len(said) >= _FEWEST and not seen.says("denies-whole", within=said)


def _main(seen: Frame, part: list[Token]) -> list[Token]:
    """What stands behind a condition that no comma parts from it: "when I hold no red | I can lay a +4"."""
    if not seen.says("if-at-head", within=part[:1]):
        return part
    at = next((at for at, word in enumerate(part) if seen.says("may-be-done", within=[word])), len(part))
    return part[max(at - 2, 0) :]


def _speaks_against(seen: Frame, part: list[Token]) -> bool:
    concepts = {mark.concept for mark in marks_within(seen, part)}
    return bool(concepts & _AGAINST) or seen.says("none-of", "claims-only", "gets-off", within=part)


def _parts(said: list[Token]) -> list[list[Token]]:
    """The words, parted at commas."""
    parts: list[list[Token]] = []
    for before, word in zip([None, *said], said, strict=False):
        if before is None or word.start - before.start > len(before.text) + 1:
            parts.append([])
        parts[-1].append(word)
    return parts


def tells_a_deed(seen: Frame) -> bool:
    """Whether the part before a tag tells a deed of one's own, with nothing said against it: "I lay it and win, right?"."""
    clause = last_clause(seen)
    tag = tag_at(seen, clause)
    if tag is None or seen.words[tag] is clause[0]:
        return False
    said = [word for word in clause if word.start < seen.words[tag].start]
    part = _parts(said)[-1]
    if seen.says("if-at-head", within=part[:1]) or not seen.says("first-person", within=part[:_FEWEST]):
        return False
    near = {mark.concept for mark in marks_within(seen, part[:_FEWEST])}
    return bool(near & _DEEDS) and not _speaks_against(seen, part) and not seen.says("denies-whole", within=said)
