"""The numbers of a question: how many play, a total of points, and cards or hands that are counted."""

from __future__ import annotations

from typing import Any, Final

from unorules.ask.read_accounts import rivals_told
from unorules.ask.read_accounts_offered import at_the_target, knocked_out
from unorules.ask.read_amounts import most_players
from unorules.ask.read_cards_laid import in_one_turn
from unorules.ask.read_catching import caught_late
from unorules.ask.read_challenges import challenge_won
from unorules.ask.read_editions import names_an_edition
from unorules.ask.read_features import Frame
from unorules.ask.read_hands import hands_told
from unorules.ask.read_hit import cards_when_hit
from unorules.ask.read_laid_out import laid_as_one
from unorules.ask.read_laid_outright import tied
from unorules.ask.read_pair_points import of_a_pair
from unorules.ask.read_players import players_meant
from unorules.ask.read_position import number_at
from unorules.ask.read_question_words import asks_openly
from unorules.ask.read_stack_story import jumped
from unorules.ask.read_stacks import stacked_cards
from unorules.ask.read_together import laid_together
from unorules.ask.read_totals import left_on_top, total_told

_WITH_TOTAL: Final = frozenset({"match-total", "eliminated", "challenge-uno", "exact-target"})
_OF_A_STACK: Final = frozenset({"challenge-success", "challenge-failure", "challenge"})
_SMALLEST_TOTAL: Final = 20
_DIGIT: Final = 9
# "The box of 2015" tells no count.
_FIRST_YEAR: Final = 1900


def number_of_players(seen: Frame, topic: str) -> dict[str, Any]:
    """How many play, where it is said of those at the table."""
    if topic == "age":
        return {}  # its numbers are years
    if topic == "players" and most_players(seen) is not None:
        return {}  # "can only six play? we are seven": what the most is is asked
    if topic == "jump-in" and tied(seen):
        return {}  # two of those who play
    number = players_meant(seen, topic)
    return {"players": number} if number is not None else {}


def numbers_told(seen: Frame) -> list[int]:
    """The numbers that are no cards."""
    covered = {at for face in seen.cards for at in range(face.start, face.end)}
    return [n for at in range(len(seen.words)) if at not in covered and (n := number_at(seen, at)) is not None]


def total(seen: Frame, topic: str) -> dict[str, Any]:
    """The total of points that is told."""
    if topic not in _WITH_TOTAL or (topic == "eliminated" and asks_openly(seen)):
        return {}
    if topic == "exact-target":
        if more := at_the_target(seen):
            return more
        total = _exactly(seen)
        return {"total": total} if total is not None else {}
    if topic == "match-total":
        return total_told(seen)
    if (rivals := rivals_told(seen)) is not None:
        return {"total": rivals[0]}
    cards = {number_at(seen, at) for at in range(len(seen.words)) if seen.said_at(at + 1, "cards-of")}
    edition = {number_at(seen, at) for at in range(len(seen.words)) if names_an_edition(seen, at, topic)}
    large = [each for each in numbers_told(seen) if each > _SMALLEST_TOTAL and each not in cards | edition]
    return {"total": sum(large)} | left_on_top(seen) if large else {}


def _exactly(seen: Frame) -> int | None:
    """The total in "do I win with exactly 500?": it is held against the target, which "must it be exactly 500?" names."""
    if not seen.has("win", "reach") or seen.has("must", "if", "still", "or"):
        return None
    at = next((at for at in range(len(seen.words)) if seen.said_at(at, "exact-amount")), len(seen.words))
    return number_at(seen, at + 1) if at + 1 < len(seen.words) else None


def cards_counted(seen: Frame, topic: str) -> dict[str, Any]:
    """The cards of a stack or of hands, and what else of a topic is counted."""
    if together := laid_together(seen, topic):
        return together
    if topic == "stack-total" or topic in _OF_A_STACK:
        cards = stacked_cards(seen)
        if len(cards) == 1 and topic == "stack-total" and seen.has("stack"):
            cards *= 2  # "do the +2s add up if we stack?": more than one of them
        if cards and topic == "stack-total" and jumped(seen):
            return {"cards": cards if len(cards) > 1 else cards * 2, "jumped": True}
        return {"cards": cards} if len(cards) > 1 or (cards and topic == "stack-total") else {}
    if topic == "mercy-rule":
        held = cards_when_hit(seen)
        return {"cards": held} if held is not None else {}
    if topic == "which-edition":
        large = [number for number in numbers_told(seen) if _DIGIT < number < _FIRST_YEAR]
        return {"cards": large[0]} if large else {}
    if topic == "partners-scoring":
        return of_a_pair(seen)
    if topic == "hand-points":
        told, out = hands_told(seen), knocked_out(seen)
        return ({"hands": told} if told else {}) | ({"knocked": out} if out else {})
    if topic == "play-several":
        return in_one_turn(seen) or laid_as_one(seen)
    if topic == "challenge-next-turn":
        won = challenge_won(seen)
        return {} if won is None else {"success": won}
    if topic == "uno-catch-window" and (late := caught_late(seen, topic)) is not None:
        return {"late": late}
    return {}
