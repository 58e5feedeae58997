"""What cards count: told together, beside each other, and where nothing counts."""

from __future__ import annotations

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.setting import in_deck
from unorules.ask.topics.match_ends import why_nothing
from unorules.ask.topics.rounds import LAST, TOP, who_writes
from unorules.engine.cards import Card, Colour, Kind


def nothing_counts(case: Case, verdict: str) -> Outcome | None:
    """No points are written at this table: a premise that does not hold (answers.md)."""
    if who_writes(case) != "nobody":
        return None
    return Outcome(verdict, "none", why_nothing(case), 0 if verdict == "value" else None, params={"n": 0})


def beside(case: Case, points: int) -> tuple[str, ...]:
    """What the points are to those of another card that is named beside it."""
    other = given.card(case.arguments.get("beside"))
    if other is None:
        return ()
    there = case.where_there_is(other.kind)
    theirs = there.rules.points(in_deck(there, other))
    return ("more" if points > theirs else "fewer" if points < theirs else "alike",)


def overview(case: Case) -> Outcome:
    """What the kinds of cards count, told together."""
    rules = case.rules
    params = {
        "number": rules.points(Card(Kind.NUMBER, Colour.RED, 9)),
        "action": rules.points(Card(Kind.SKIP, Colour.RED)),
        "wild": rules.points(Card(Kind.WILD)),
    }
    reasons = ("scoring.points.number", "scoring.points.skip", "scoring.points.wild")
    say = "overview" if rules.points(TOP) != rules.points(LAST) else "overview-fixed"
    return Outcome("explain", say, reasons, params=params)
