"""The score of an evening as it is kept: who plays by which rules, and what everybody was left with after each round.

A hand is written as cards of the notation, bare digits and kinds of card set apart by blanks: the points of a card hang neither
on its colour nor on anything else. What is wrong in a file is a placed RecordError.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from unorules.engine.cards import Card, Colour, Kind, parse_card
from unorules.rulebook.model import Rulebook

FORMAT: Final = 1
MOST_POINTS: Final = 100_000
"""No hand comes to more."""


@dataclass(frozen=True, slots=True)
class Left:
    """What a player was left with: cards, or their points where only those were told; `out` was knocked out of the round."""

    cards: tuple[str, ...] = ()
    points: int | None = None
    out: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """A round played to its end; who is not in `left` has no cards. `winner` is None where nobody won."""

    left: Mapping[str, Left]
    winner: str | None = None


@dataclass(frozen=True, slots=True)
class Correction:
    """What stood for a round, counted from 1, before it was put right."""

    number: int
    was: Round


@dataclass(frozen=True, slots=True)
class Evening:
    """Rounds in the order played; `rules` are ids or paths as they stand in the file, the rulebook what they come to."""

    rulebook: Rulebook
    rules: tuple[str, ...]
    players: tuple[str, ...]
    rounds: tuple[Round, ...] = ()
    corrections: tuple[Correction, ...] = field(default=())

    def with_round(self, played: Round) -> Evening:
        """The evening with one more round."""
        return replace(self, rounds=(*self.rounds, played))

    def corrected(self, number: int, right: Round) -> Evening:
        """The evening with another account of round `number`, from 1. Raises IndexError where there is no such round."""
        if not 1 <= number <= len(self.rounds):
            raise IndexError(number)
        was = Correction(number, self.rounds[number - 1])
        rounds = (*self.rounds[: number - 1], right, *self.rounds[number:])
        return replace(self, rounds=rounds, corrections=(*self.corrections, was))

    def without_last(self) -> Evening:
        """The evening without its last round. Raises IndexError where there is none."""
        if not self.rounds:
            raise IndexError(0)
        count = len(self.rounds) - 1
        kept = tuple(each for each in self.corrections if each.number <= count)
        return replace(self, rounds=self.rounds[:-1], corrections=kept)


def card_meant(word: str) -> Card:
    """The card that a word of a hand stands for, of some colour where it has none. Raises ValueError for anything else."""
    if len(word) == 1 and word in "0123456789":
        return Card(Kind.NUMBER, Colour.RED, int(word))
    if word in set(Kind) and word != Kind.NUMBER:
        try:
            return Card(Kind(word))
        except ValueError:
            return Card(Kind(word), Colour.RED)
    return parse_card(word)


def written(evening: Evening) -> str:
    """The text of the file."""
    import tomli_w  # only what is written down needs it

    data: dict[str, Any] = {"format": FORMAT, "rules": list(evening.rules), "players": list(evening.players)}
    if evening.rounds:
        data["rounds"] = [_as_data(each) for each in evening.rounds]
    if evening.corrections:
        data["corrections"] = [{"round": each.number, "was": _as_data(each.was)} for each in evening.corrections]
    return tomli_w.dumps(data)


def _as_data(played: Round) -> dict[str, Any]:
    found: dict[str, Any] = {} if played.winner is None else {"winner": played.winner}
    out = [name for name, left in played.left.items() if left.out]
    if out:
        found["out"] = out
    points = {name: left.points for name, left in played.left.items() if left.points is not None}
    hands = {name: " ".join(left.cards) for name, left in played.left.items() if left.points is None and left.cards}
    return found | ({"points": points} if points else {}) | ({"hands": hands} if hands else {})
