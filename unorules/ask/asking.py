"""A topic asked under any rules, however odd the table: where its scene cannot be set, a roomier table is taken."""

from __future__ import annotations

from collections.abc import Iterator

from unorules.ask.case import Case, Outcome
from unorules.ask.scene import SceneError
from unorules.ask.supposing import supposing
from unorules.ask.topics import find
from unorules.engine.options import BY_KEY, Value
from unorules.values import replace

_PLAIN = ("deck.zeros", "deck.digits")
_CLASSIC = (*_PLAIN, "deck.skip", "deck.reverse", "deck.draw_two", "deck.wild", "deck.wild_draw_four")


def outcome(case: Case) -> Outcome:
    """The topic's outcome under the rules in force.

    A deck without the cards of the scene, or a table too small for it, is filled up for the scene alone: first with plain numbers
    and chairs, then with the classic deck. What the answer rests on is left as it is.
    """
    ask = find(case.topic)
    for roomier in _tables(case):
        try:
            found = ask(roomier)
        except SceneError:
            continue
        return found if roomier is case else _unplayed(found)
    keys = (key for key in BY_KEY if key.startswith(("deck.", "players.", "setup.")))
    return _unplayed(ask(supposing(case, {key: BY_KEY[key].default for key in keys})))


def _tables(case: Case) -> Iterator[Case]:
    yield case
    yield _filled(case, _PLAIN)
    yield _filled(case, _CLASSIC)


def _unplayed(found: Outcome) -> Outcome:
    """Without its example, whose cards or chairs the rules in force do not have."""
    return replace(found, example=None)


def _filled(case: Case, keys: tuple[str, ...]) -> Case:
    values: dict[str, Value] = {key: max(int(case.rules[key]), int(BY_KEY[key].default)) for key in keys}
    values |= {"players.max": max(case.rules.players_max, 10), "players.min": min(case.rules.players_min, 2)}
    if case.rules.teams_partners:
        values |= {"players.max": 4, "players.min": 4}
    return supposing(case, values)
