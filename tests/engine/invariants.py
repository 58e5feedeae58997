"""What holds at every table at every moment, whatever the rules: checked after each event and after each act."""

from __future__ import annotations

from collections import Counter

from unorules.engine.cards import Card
from unorules.engine.events import Event
from unorules.engine.options import BY_KEY
from unorules.engine.rules import deck
from unorules.engine.table import Phase, Table

FIXED_RULES = frozenset({"match", "turn-order", "phase", "deck"})


class Watch(list[Event]):
    """A list of events that counts the cards whenever it hears one."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.deck = Counter(deck(table.rules))

    def append(self, event: Event) -> None:
        super().append(event)
        found = Counter(self.table.cards())
        assert found == self.deck, f"after {event}: {difference(found, self.deck)}"
        assert event.rule in BY_KEY or event.rule in FIXED_RULES, f"no rule is called {event.rule!r}: {event}"


def difference(found: Counter[Card], wanted: Counter[Card]) -> str:
    """Which cards are too many and which are lost."""
    extra, lost = found - wanted, wanted - found
    return f"too many {sorted(map(str, extra.elements()))}, lost {sorted(map(str, lost.elements()))}"


def watched(table: Table) -> Table:
    """The same table, with every event watched."""
    table.events = Watch(table)
    return table


def check(table: Table) -> None:
    """Everything that must hold between two acts. Raises AssertionError."""
    check_seats(table)
    if table.round_over:
        check_end(table)
        return
    assert table.is_active(table.turn), "an active player is to move"
    assert table.colour is not None or table.phase is Phase.COLOUR or table.roulette, "a colour is in force"
    assert (table.phase is Phase.PENALTY) == (table.pending != 0), f"{table.phase} with {table.pending} owed"
    assert table.pending is None or table.pending >= 0
    assert table.stack == 0 or table.pending, "a stack is a total that is owed"
    assert table.accused is None or table.pending, "who is accused has laid what is owed"
    assert table.direction in (1, -1)
    drawn = table.drawn is not None
    assert drawn == (table.phase is Phase.DRAWN), f"{table.drawn} in phase {table.phase}"
    assert not drawn or table.drawn in table.hands[table.turn], "the card just drawn is in the hand"


def check_seats(table: Table) -> None:
    """Who is out holds nothing; who may be caught holds one card and has not called."""
    assert not set(table.left) & set(table.knocked_out), "nobody is out twice"
    for seat, hand in enumerate(table.hands):
        if not table.is_active(seat):
            assert not hand or seat in table.out_of_match, f"seat {seat} is out and holds {hand}"
    if table.round_over:
        return
    for seat in table.active():
        assert table.hands[seat] or seat == table.finisher, f"seat {seat} plays on without a card"
    for seat in (*table.uncalled, *table.called):
        assert table.is_active(seat), f"seat {seat} is out and owes no call"
    for seat in table.uncalled:
        assert len(table.hands[seat]) == 1 or seat == table.finisher, f"seat {seat} may be caught, without cause"
    assert not set(table.called) & set(table.uncalled), "who has called cannot be caught"
    assert len(set(table.uncalled)) == len(table.uncalled)


def check_end(table: Table) -> None:
    """A round that is over owes nothing, and its scores are in the totals."""
    assert table.pending == 0 and table.finisher is None and table.accused is None
    assert table.winner not in table.knocked_out, "who was knocked out has not won"
    assert all(score >= 0 for score in table.scores)
    if table.rules.scoring_mode == "none" or (table.winner is None and table.rules.scoring_mode == "winner-takes"):
        assert not any(table.scores), "nobody has won any points"
    if table.winner is None or table.rules.scoring_mode == "none":
        assert table.points is None
    else:
        assert table.points == table.scores[table.winner]
