"""The parts of a question that tell what a table plays: sentences before it, and what stands beside it at a comma or an "if"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from unorules.ask.read_clause import last_clause, place, tag_at
from unorules.ask.read_features import Frame
from unorules.ask.read_opener import ends_as_asking
from unorules.values import dataclass

_CONDITION: Final = ("if-at-head", "led-by-with")
_HEAD: Final = 3
_BEGINS: Final = ("if-at-head", "but-now")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a sentence, from word to word; `supposed` where the question hangs on it: "if we stack, …"."""

    start: int
    end: int
    supposed: bool


def told_parts(seen: Frame) -> list[Part]:
    """The parts that tell something and ask nothing."""
    parts = _joined(seen, list(_parts(seen)))
    clause = last_clause(seen)
    asking = clause[0].sentence if clause else -1
    if tag_at(seen, clause) not in (None, place(seen, clause[0])):
        asking, parts = -1, [part for part in parts if seen.words[part.start].sentence != asking]
    queried = {word.sentence for word in seen.words if word.kind == "stop" and "?" in word.text}
    return [part for part in parts if not _asks(seen, part) and _is_beside(seen, part, parts, asking, queried)]


def _joined(seen: Frame, parts: list[Part]) -> list[Part]:
    """The parts, where "we swap | when somebody lays a 7" is one: neither half asks, and no stop stands between them."""
    joined: list[Part] = []
    for part in parts:
        last = joined[-1] if joined else None
        beside = last is not None and last.end == part.start and not seen.said_at(part.start, "but-now")
        behind = last is not None and last.supposed and seen.words[last.end].text == "," and last.end + 1 == part.start
        if last and (beside or behind) and not _asks(seen, last) and not _asks(seen, part):
            joined[-1] = Part(last.start, part.end, last.supposed and beside)
        else:
            joined.append(part)
    return joined


def tells_a_case(seen: Frame, part: Part) -> bool:
    """Whether cards are named there, or one is laid on somebody's own: something that happened, or lies there."""
    inside = range(part.start, part.end)
    laid = any(mark.concept == "lay" and mark.start in inside for mark in seen.marks)
    own = any(mark.concept == "own" and mark.start in inside for mark in seen.marks)
    on_mine = own or any(seen.said_at(at, "of-mine") for at in inside)
    return any(face.start in inside for face in seen.cards) or (laid and on_mine)


def _is_beside(seen: Frame, part: Part, parts: list[Part], asking: int, queried: set[int]) -> bool:
    """Whether the question is another part: of another sentence, or behind a comma, or what a condition hangs on."""
    sentence = seen.words[part.start].sentence
    if sentence != asking:
        return sentence not in queried
    others = [other for other in parts if other is not part and seen.words[other.start].sentence == asking]
    return any(part.supposed or (other.start > part.start and _asks(seen, other)) for other in others)


def _asks(seen: Frame, part: Part) -> bool:
    """Whether a question begins at the head of the part, or, in Finnish, any of its words asks."""
    if seen.language == "fi" and any(ends_as_asking(seen, word) for word in seen.words[part.start : part.end]):
        return True
    head = part.start + sum(seen.said_at(at, "interjection", "clause-joins") for at in (part.start,))
    return any(_opens(seen, at) for at in {part.start, min(head, part.end - 1)})


def _opens(seen: Frame, at: int) -> bool:
    return seen.said_at(at, "opens-yes-no", "interrogative") and not seen.said_at(at, *_CONDITION)


def _parts(seen: Frame) -> Iterator[Part]:
    """The question parted at stops, at "but", and where a condition begins or ends."""
    start = 0
    for at, word in enumerate(seen.words):
        if word.kind == "stop" or (at > start and _begins_anew(seen, at, start)):
            if at > start:
                yield _part(seen, start, at)
            start = at + (word.kind == "stop")
    if start < len(seen.words):
        yield _part(seen, start, len(seen.words))


def _begins_anew(seen: Frame, at: int, start: int) -> bool:
    if seen.said_at(at, *_BEGINS):
        return True
    turned = seen.said_at(at, "opens-yes-no") and seen.said_at(at + 1, "asked-subject")
    return turned and at > start + 1 and seen.said_at(start, *_CONDITION)


def _part(seen: Frame, start: int, end: int) -> Part:
    head = next(
        (at for at in range(start, min(end, start + 2)) if not seen.said_at(at, "but-now", "interjection")), start
    )
    return Part(start, end, seen.said_at(head, *_CONDITION))
