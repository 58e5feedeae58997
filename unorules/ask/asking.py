"""A topic asked under any rules, however odd the table: where its scene cannot be set, a roomier table is taken."""

from __future__ import annotations

from collections.abc import Iterator

from unorules.ask import given
from unorules.ask.case import AnyColour, Borrowed, Case, Outcome
from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.scene import SceneError
from unorules.ask.setting import deck_key
from unorules.ask.supposing import supposing
from unorules.ask.topics import find
from unorules.engine.cards import Card, Kind
from unorules.engine.options import BY_KEY, Value
from unorules.values import replace

_PLAIN = ("deck.zeros", "deck.digits")
_CLASSIC = (*_PLAIN, "deck.skip", "deck.reverse", "deck.draw_two", "deck.wild", "deck.wild_draw_four")


def outcome(case: Case) -> Outcome:
    """The topic's outcome under the rules in force.

    A deck without the cards of the scene, or a table too small for it, is filled up for the scene alone: first with plain numbers
    and chairs, then with the classic deck. What the answer rests on is left as it is. An answer that speaks of a number which the
    deck lacks says so.
    """
    found = _asked(case)
    lacking = _lacking(case, found)
    return replace(found, example=None, borrowed=_put_back(case, lacking)) if lacking else found


def _asked(case: Case) -> Outcome:
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


def _lacking(case: Case, found: Outcome) -> tuple[str, ...]:
    """The options of the deck that leave out a number card which was asked about, or which the answer speaks of.

    What the deck holds is asked of the deck as it is, and an answer that rests on its lacking the card has said so.
    """
    if found.borrowed is not None or "deck" in found.reasons or PROPOSITIONS[case.topic].group == "deck":
        return ()
    spoken = [given.card(case.arguments.get("card")), *found.params.values()]
    numbers = {each.number for each in spoken if isinstance(each, Card | AnyColour)}
    keys = {deck_key(Kind.NUMBER, number) for number in numbers if number is not None}
    return tuple(key for key in _PLAIN if key in keys - {*found.reasons} and not case.rules[key])


def _put_back(case: Case, keys: tuple[str, ...]) -> Borrowed:
    """The number cards put back among the others: what the answer holds for."""
    rules = case.rules.replace({key: BY_KEY[key].default for key in keys})
    return Borrowed(case.rulebook.base, rules, by_file=True, lent=True)
