"""Rules made up at random, always the same for the same number, and tables set by hand."""

from __future__ import annotations

from random import Random

from unorules.engine.cards import parse_cards
from unorules.engine.options import OPTIONS, Value
from unorules.engine.rules import Rules
from unorules.engine.table import Phase, Table

LEFT_ALONE = ("deck.packs", "players.min", "players.max")


def made_up(number: int) -> tuple[Rules, int]:
    """Rules with some options at random values, and a number of players."""
    random = Random(number)
    changed = random.choice((0.02, 0.1, 0.3))
    options = [each for each in OPTIONS if each.key not in LEFT_ALONE and random.random() < changed]
    values: dict[str, Value] = {option.key: random.choice(_values(option.values)) for option in options}
    values |= {"deck.digits": 2, "setup.hand_size": random.randint(2, 7)}
    rules = Rules(values)
    return rules, 4 if rules.teams_partners else random.randint(2, 6)


def _values(values):
    found = [True, False] if values.flag else [*values.words, *values.also]
    return found + (list(range(values.low, min(values.high, values.low + 6) + 1)) if values.low is not None else [])


def table(rules: Rules, *hands: str, top: str = "r5", colour: str = "", pile: str = "g1 g2 g3 g4 y1 y2 y3 y4") -> Table:
    """A table with these hands, seat 0 to move."""
    (lies,) = parse_cards(top)
    dealt = [list(parse_cards(hand)) for hand in hands]
    names = tuple(f"P{seat + 1}" for seat in range(len(hands)))
    found = Table(rules, names, dealt, list(parse_cards(pile)), [lies])
    found.colour = found.colour_before = next(iter(parse_cards(f"{colour[0]}1"))).colour if colour else lies.colour
    return found


def owing(found: Table, pending: int, accused: int | None = None) -> Table:
    """The same table, where the player to move owes cards for the one on top."""
    found.pending, found.phase, found.stack, found.accused = pending, Phase.PENALTY, 1, accused
    return found
