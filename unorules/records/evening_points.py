"""What the rounds of an evening come to: the engine counts every hand, adds up, and says who has won or is out.

The engine counts cards. Points that were told without the cards are laid before it as number cards that come to as much.
"""

from __future__ import annotations

from collections.abc import Iterator

from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.ending import counts_points, end_round, hand_points, match_leaders, reaches
from unorules.engine.rules import Rules
from unorules.engine.table import Table
from unorules.records.evening import Evening, Left, Round, card_meant
from unorules.values import dataclass

_NINE = 9


@dataclass(frozen=True, slots=True)
class Scored:
    """A round counted: by player what was `held`, what is written down for it (`scores`), and what that comes to (`totals`).

    `number` counts from 1 over the whole evening; `out` are the players whom it put out of the match. Where no points are counted
    and the match lasts so many rounds, the totals are the rounds won.
    """

    number: int
    played: Round
    held: dict[str, int]
    scores: dict[str, int]
    totals: dict[str, int]
    out: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Match:
    """Rounds that are added up. `winners` is who has won it, several who win together; none while it goes on.

    `leaders` are those ahead, none before anything is written down; `tied` those between whom one more round must decide.
    """

    rounds: tuple[Scored, ...]
    totals: dict[str, int]
    out: tuple[str, ...] = ()
    over: bool = False
    winners: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()
    tied: tuple[str, ...] = ()


def matches(evening: Evening) -> tuple[Match, ...]:
    """The matches of an evening, the last one still going on or over; a round played after a match is over begins the next."""
    return tuple(_matches(evening))


def points_held(rules: Rules, left: Left) -> int:
    """What a hand comes to."""
    return left.points if left.points is not None else hand_points(rules, [card_meant(word) for word in left.cards])


def _matches(evening: Evening) -> Iterator[Match]:
    match = Match((), dict.fromkeys(evening.players, 0))
    for number, played in enumerate(evening.rounds, 1):
        if match.over:
            yield match
            match = Match((), dict.fromkeys(evening.players, 0))
        match = _with(match, played, number, evening)
    yield match


def _with(match: Match, played: Round, number: int, evening: Evening) -> Match:
    table = _table(match, played, evening)
    names = evening.players
    end_round(table, None if played.winner is None else names.index(played.winner))
    totals = dict(zip(names, table.totals, strict=True))
    out = tuple(names[seat] for seat in table.out_of_match)
    rules = evening.rulebook.rules
    held = {name: points_held(rules, left) for name, left in played.left.items()}
    scores = dict(zip(names, table.scores, strict=True))
    scored = Scored(number, played, held, scores, totals, tuple(name for name in out if name not in match.out))
    leaders = _leaders(rules, table)
    return Match(
        (*match.rounds, scored),
        totals,
        out,
        table.match_over,
        _winners(table),
        leaders if any(table.totals) or table.rules.scoring_mode == "own-cards" else (),
        leaders if _waits_for_a_round(table, leaders) else (),
    )


def _table(match: Match, played: Round, evening: Evening) -> Table:
    """The table at the end of the round, before it is counted; where no card counts anything, none of it does."""
    rules, names = evening.rulebook.rules, evening.players
    left = [played.left.get(name, Left()) for name in names]
    hands = [_as_number_cards(points_held(rules, each)) for each in left]
    knocked = [seat for seat, each in enumerate(left) if each.out]
    return Table(
        rules.replace({"scoring.points.number": "face-value"}) if counts_points(rules) else rules,
        names,
        [[] if seat in knocked else hand for seat, hand in enumerate(hands)],
        [],
        [Card(Kind.NUMBER, Colour.RED, 0)],
        knocked_out=knocked,
        lost_hands=[tuple(hands[seat]) for seat in knocked],
        out_of_match=tuple(names.index(name) for name in match.out),
        totals=[match.totals[name] for name in names],
        rounds_before=len(match.rounds),
        events=[],
    )


def _as_number_cards(points: int) -> list[Card]:
    nines, rest = divmod(points, _NINE)
    blue = [Card(Kind.NUMBER, Colour.BLUE, number) for number in (_NINE, rest)]
    return [blue[0]] * nines + [blue[1]] * bool(rest)


def _winners(table: Table) -> tuple[str, ...]:
    event = next((event for event in table.events or () if event.type == "match-over"), None)
    if event is None:
        return ()
    several = event.details.get("winners")
    if isinstance(several, tuple) and several:
        return tuple(str(name) for name in several)
    return (table.players[event.seat],) if event.seat is not None else ()


def _leaders(rules: Rules, table: Table) -> tuple[str, ...]:
    """Who is ahead among those still in the match."""
    seats = [seat for seat in range(len(table.players)) if seat not in table.out_of_match]
    if not seats:
        return ()  # all have gone out in the same round
    best = match_leaders(rules, [table.totals[seat] for seat in seats])
    return tuple(table.players[seats[place]] for place in best)


def _waits_for_a_round(table: Table, leaders: tuple[str, ...]) -> bool:
    """Whether the match would be over if its leaders were not level."""
    rules = table.rules
    if table.match_over or len(leaders) < 2 or rules.eliminates or rules.scoring_mode == "none":
        return False
    if rules.scoring_rounds:
        return table.rounds_before + 1 >= rules.scoring_rounds
    return any(reaches(rules, total) for total in table.totals)
