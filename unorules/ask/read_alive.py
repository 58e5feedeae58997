"""Whoever may be out, asked the other way round: "24 cards: am I still alive?", "on 500: may I stay at the table?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import concepts_asked, either_or_at, last_clause
from unorules.ask.read_doubts import first_of_two
from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at
from unorules.ask.read_rule_names import mercy_here
from unorules.ask.read_totals import cards_held

_OF_CARDS: Final = frozenset(
    "deck-size draw-pile-size hand-size play-after-penalty exact-target draw-card-later-turn match-total card-effect"
    " stack-draw-two stack-wild-draw-four stack-required answer-draw-card answer-with-same".split()
)
_OF_POINTS: Final = frozenset(
    {"match-total", "round-end", "play-after-penalty", "target-score", "challenge-uno", "exact-target"}
)
_OF_THE_MATCH: Final = frozenset({"eliminated", "challenge-uno", "mercy-rule", "no-mercy-in-classic"})
_DENIED: Final = frozenset({"not", "never", "nobody"})
_MANY: Final = 15
_HIGH: Final = 100


def asks_if_alive(seen: Frame) -> bool:
    """Whether the clause that asks says nothing but that somebody lives on, without an "or" and a "not"."""
    asked, clause = concepts_asked(seen), last_clause(seen)
    both = "or" in asked and seen.says("is-out", "drops-out", "put-out", within=clause)  # "out or still in"
    alone = either_or_at(seen) is None and not both and not asked & _DENIED
    return alone and seen.says("lives-on", within=clause)


def lives_on(seen: Frame, topic: str) -> bool | None:
    """True where it is asked whether somebody is still in, not whether they are out; None where neither is plain."""
    if topic not in _OF_THE_MATCH:
        return None
    if asks_if_alive(seen):
        return True
    return False if _out_or_wins(seen) else None


def _out_or_wins(seen: Frame) -> bool:
    """ "Is he out, or does he win?": judged on its first half."""
    first = first_of_two(seen)
    out = seen.says("drops-out", "is-out", "put-out", within=first) and not seen.says("has-won", within=first)
    return either_or_at(seen) is not None and out and seen.says("has-won", within=last_clause(seen))


def alive_or_out(seen: Frame, topic: str) -> str | None:
    """What "still alive?" and "out, or has he won?" are asked of: the cards held, or the points made."""
    alive = asks_if_alive(seen)
    if alive and topic in _OF_CARDS and holds_many(seen):
        return "mercy-rule"
    points = topic in _OF_POINTS and not seen.has("mercy") and not holds_many(seen) and made_many(seen)
    return "eliminated" if points and (alive or _out_or_wins(seen)) else None


def holds_many(seen: Frame) -> bool:
    """Whether so many cards are told as nobody holds who is not in danger."""
    return any(
        (number_at(seen, at) or 0) >= _MANY and seen.said_at(at + 1, "cards-of", "card-word")
        for at in range(len(seen.words))
    )


def made_many(seen: Frame) -> bool:
    """Whether so many points are told as bring one near the end."""
    return any((number_at(seen, at) or 0) >= _HIGH for at in range(len(seen.words)))


def alive_in_an_ordinary_game(seen: Frame, topic: str) -> str | None:
    """ "Ours is the ordinary pack and I hold 26; my brother speaks of the 25-card rule": somebody only says that there is one."""
    if topic != "mercy-rule" or not seen.says("ordinary-pack") or cards_held(seen) is None:
        return None
    return None if mercy_here(seen) and not _only_said(seen) else "no-mercy-in-classic"


def _only_said(seen: Frame) -> bool:
    """Whether each sentence that names the rule, and not just the cards held, says that somebody says so."""
    held = cards_held(seen)
    named = [mark for mark in seen.marks if mark.concept in ("mercy", "mercy-25")]
    rules = {mark.start for mark in seen.marks if mark.concept in ("rules", "house-rule")}
    counts = {at for at in range(len(seen.words)) if number_at(seen, at) == held and seen.said_at(at + 1, "cards-of")}
    named = [mark for mark in named if mark.end in rules or mark.start not in counts]
    said = {seen.words[mark.start].sentence for mark in seen.cues if mark.concept == "says-so"}
    return all(seen.words[mark.start].sentence in said for mark in named)
