"""A round played at random under each ruleset that ships, written down as a game record, is replayed to the same end."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.folded import for_every
from unorules.engine.cards import write_cards
from unorules.engine.rules import deck
from unorules.engine.start import deal
from unorules.engine.state import State
from unorules.records.record import read
from unorules.records.replay import replay
from unorules.records.writing import write_record
from unorules.rulebook.load import shipped

from .perft import rules_of
from .positions import NAMES
from .random_play import play


@for_every(ruleset=shipped())
@for_every(seed=[1, 2, 3])
def test_the_record_gives_the_same_events_and_position(ruleset: str, seed: int) -> None:
    written = beginning(ruleset, seed)
    first = read(write_record(written)).table
    events = first.events or []
    opening = list(events)
    moves = [
        f"{first.players[action.seat]}: {action.text(first.players)}" for action in play(first, Random(seed), acts=400)
    ]
    played = replay(read(write_record(written | {"moves": moves})))
    assert played.ok
    assert State.of(played.table) == State.of(first)
    assert list(played.opening) == opening
    assert [event for step in played.steps for event in step.events] == events[len(opening) :]
    assert Counter(played.table.cards()) == Counter(deck(first.rules))


def beginning(ruleset: str, seed: int) -> dict[str, object]:
    """A record of the deal: every card in its place, the start card still to be turned."""
    rules = rules_of((ruleset,))
    names = NAMES[: 4 if rules.teams_partners else 2 + seed]
    table = deal(rules, names, seed)
    cards = table.cards()
    hands = {name: [cards.pop() for _ in range(rules.setup_hand_size)] for name in names}
    return {
        "format": 1,
        "rules": [ruleset],
        "players": list(names),
        "start": True,
        "dealer": names[seed % len(names)],
        "seed": seed,
        "draw_pile": write_cards(cards),
        "hands": {name: write_cards(hand) for name, hand in hands.items()},
    }
