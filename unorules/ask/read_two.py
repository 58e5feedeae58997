"""Two at the table: who laid the card, and whose turn is asked about; spoken of only where both are plain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_halves import first_half
from unorules.ask.read_position import DRAW_CARDS

TOPICS: Final = frozenset({"reverse-two-players", "skip-two-players", "draw-card-two-players"})
_ME, _OTHER = "me", "other"
_SO_NEAR: Final = 3
_LAYS: Final = frozenset({"lay", "skip", "reverse"})
_DRAWS: Final = frozenset({"draw", "drew"})
# Finnish says "I" by the ending of the verb: "löin", "nostin", "jatkanko".
_FINNISH_I: Final = ("in", "inko", "anko", "enko", "onko", "inks", "anks")


def asks_of_the_other(seen: Frame, topic: str) -> bool | None:
    """Whether the turn asked about would be of the one who did not lay the card; None where either is not plain."""
    if topic not in TOPICS or seen.says("gives-way"):
        return None
    if "or" in concepts_asked(seen):
        first = first_half(seen)  # "is it my turn now, or his again?"
        return None if first is None or "or" in concepts_asked(first) else asks_of_the_other(first, topic)
    clauses = _clauses(seen)
    mistaken = seen.says("a-mistake", within=last_clause(seen))
    at, asked = _played_on(seen, clauses) if mistaken else _asked(seen, clauses)
    laid = _laid_by(seen, clauses[: at + 1], topic)
    return None if asked is None or laid is None else (asked != laid) != mistaken


def _played_on(seen: Frame, clauses: Sequence[range]) -> tuple[int, str | None]:
    """Who laid the second card, where that may have been a mistake: "he laid a +4, I drew and played. Was it wrong?"."""
    words = last_clause(seen)
    for index in range(len(clauses) - 1, 0, -1):
        clause = clauses[index]
        if seen.words[clause[0]] not in words and any(seen.said_at(at, "goes-on-laying") for at in clause):
            return index, _subject(seen, clause)
    return 0, None


def _clauses(seen: Frame) -> list[range]:
    """The parts between stops and joining words."""
    found, first = [], 0
    for at in range(len(seen.words) + 1):
        if at == len(seen.words) or seen.words[at].kind == "stop" or seen.said_at(at, "and-in-a-list"):
            if first < at:
                found.append(range(first, at))
            first = at + 1
    return found


def _asked(seen: Frame, clauses: Sequence[range]) -> tuple[int, str | None]:
    """Which clause of the sentence that asks speaks of a turn or of laying on, and of whom."""
    words = last_clause(seen)
    for index in range(len(clauses) - 1, -1, -1):
        clause = clauses[index]
        if seen.words[clause[0]] in words and any(seen.said_at(at, "goes-on-laying") for at in clause):
            return index, _whose_turn(seen, clause)
    return 0, None


def _whose_turn(seen: Frame, clause: range) -> str | None:
    """By the word that stands at the turn, or by the one person who is to lay; a card's owner is neither."""
    after = next((at for at in clause if seen.said_at(at, "once-done")), clause.stop)
    asked = range(clause.start, after) if after > clause.start else clause
    turns = [at for at in asked if seen.said_at(at, "the-turn")]
    owners = {owner for at in turns for near in (at - 1, at, at + 1) if near in asked and (owner := _owner(seen, near))}
    person = _subject(seen, asked)
    if owners:
        return owners.pop() if len(owners) == 1 else None
    return None if turns and person is None else person


def _owner(seen: Frame, at: int) -> str | None:
    if seen.said_at(at, "of-mine"):
        return _ME
    return _OTHER if seen.said_at(at, "of-theirs") else None


def _subject(seen: Frame, clause: range) -> str | None:
    """The one person named as a subject; none where there are two."""
    found = {person for at in clause if (person := _person(seen, at))}
    return found.pop() if len(found) == 1 else None


def _person(seen: Frame, at: int) -> str | None:
    if seen.said_at(at, "i-act") or _is_finnish_i(seen, at):
        return _ME
    if seen.said_at(at - 1, "of-theirs", "on-them-there", "laid-onto") or seen.said_at(at, "on-them-there"):
        return None
    relative = any(mark.concept == "nan" and mark.start == at for mark in seen.marks)
    return _OTHER if relative or seen.said_at(at, "they-act") or _is_name(seen, at) else None


def _is_name(seen: Frame, at: int) -> bool:
    """A word with a capital within a sentence."""
    word, before = seen.words[at], seen.words[max(0, at - 1)]
    return word.kind == "word" and word.text[:1].isupper() and at > 0 and before.kind != "stop"


def _is_finnish_i(seen: Frame, at: int) -> bool:
    acts = any(
        mark.concept in (*_LAYS, *_DRAWS, "continue", "we-play", "paid") and mark.start == at for mark in seen.marks
    )
    acts = acts and not any(face.start <= at < face.end for face in seen.cards)
    return seen.language == "fi" and acts and seen.words[at].folded.endswith(_FINNISH_I)


def _laid_by(seen: Frame, clauses: Sequence[range], topic: str) -> str | None:
    """Who laid the card: told by whose card it is, by who lays or draws, or by on whom it lies; None where that does not agree."""
    found: set[str] = set()
    for index, clause in enumerate(clauses):
        last = index == len(clauses) - 1
        found |= set(_by_the_card(seen, clause, topic))
        if not last:
            found |= set(_by_the_deed(seen, clause, topic))
        if found:
            break
    return found.pop() if len(found) == 1 else None


def _faces(seen: Frame, clause: range, topic: str) -> list[Mention]:
    """The cards of the kind in question."""
    kinds = {"skip-two-players": ("skip", "skip-everyone"), "reverse-two-players": ("reverse",)}.get(topic, DRAW_CARDS)
    return [face for face in seen.cards if face.start in clause and face.kind in kinds]


def _by_the_card(seen: Frame, clause: range, topic: str) -> list[str]:
    """ "My reverse", "her +2", "+2 on him"."""
    found = []
    for face in _faces(seen, clause, topic):
        found += [owner for at in (face.start - 1, face.start - 2) if at in clause and (owner := _owner(seen, at))][:1]
        behind = range(face.end, min(face.end + 2, clause.stop))
        if any(seen.said_at(at, "on-them-there") for at in behind):
            found.append(_ME)
        if any(seen.said_at(at, "on-me-there") for at in behind):
            found.append(_OTHER)
    return found


def _by_the_deed(seen: Frame, clause: range, topic: str) -> list[str]:
    concepts = {mark.concept for mark in seen.marks if mark.start in clause}
    person = _subject(seen, clause)
    if person is None:
        return []
    if (
        any(_is_laid(seen, clause, face.start, person) for face in _faces(seen, clause, topic))
        and not concepts & _DRAWS
    ):
        return [person]
    if topic == "draw-card-two-players" and concepts & _DRAWS and not concepts & {"lay"}:
        return [_OTHER if person == _ME else _ME]
    return []


def _is_laid(seen: Frame, clause: range, at: int, person: str) -> bool:
    """Whether the card stands right behind a word of laying, or is itself what "I" do: "I reversed"."""
    before = range(max(clause.start, at - _SO_NEAR), at)
    if any(mark.concept == "lay" and mark.start in before for mark in seen.marks):
        return True
    if any(seen.said_at(near, "gave-me", "takes-them") for near in before):
        return False  # "I got a +2"
    return person == _ME and any(seen.said_at(near, "i-act") for near in before)
