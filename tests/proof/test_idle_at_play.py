"""What is said to have no effect has none at play: whenever it is said, the option is given another value and small tables are
played under both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import pytest

from unorules.engine.actions import Action, Verb
from unorules.engine.cards import Card
from unorules.engine.events import Event
from unorules.engine.judge import object_to
from unorules.engine.matching import answers
from unorules.engine.options import BY_KEY, OPTIONS, Option, Value
from unorules.engine.rules import Rules, deck
from unorules.engine.step import carry_out
from unorules.engine.table import Table
from unorules.proof import parting_search
from unorules.proof.parting_deal import AGREED
from unorules.proof.parting_moves import copied, told
from unorules.proof.parting_search import Line, Walk
from unorules.proof.parting_setting import Setting
from unorules.proof.parting_tables import FAMILIES, settings
from unorules.rulebook import idle as table_of_idle
from unorules.rulebook.idle import idle
from unorules.rulebook.load import load

BASES: Final[tuple[tuple[str, dict[str, Value]], ...]] = (
    (
        "official",
        {
            "jump_in.allowed": True,
            "jump_in.wilds": "all",
            "jump_in.action_cards": "effects-add",
            "bounce.reverse": "any",
            "uno.missed_call_blocks_win": True,
            "uno.catch_until": "end-of-round",
            "uno.self_correct": False,
            "uno.false_call_penalty": 1,
            "wild_draw_four.challenger": "anyone",
            "turn.multi_play": "identical",
        },
    ),
    (
        "no-mercy",
        {
            "scoring.mode": "own-cards",
            "scoring.elimination": True,
            "seven_o.seven": "must-swap",
            "round_end.play_on": "last-one-holding",
            "turn.multi_play": "same-number",
            "turn.multi_play_actions": "effect-each",
            "stacking.cards_per_turn": 4,
            "uno.say_on_last_card": True,
            "uno.self_correct": False,
        },
    ),
)
"""Rules that meet in as many ways as may be."""

MOVES: Final = 300
ENOUGH: Final = 1500
"""Moves tried in the tables of a family, and as many as are needed where something is known to show."""
EVERYWHERE: Final = ("calls", "lasts", "jumps", "answers", "effects")
CALLS: Final = (Verb.UNO, Verb.CATCH)
SAID: Final = ("said-uno", "caught")


def conjunctions() -> dict[str, list[str]]:
    """Everything that the tables of idleness list, with the options that it leaves without effect."""
    found: dict[str, list[str]] = {}
    for option in OPTIONS:
        also = (*table_of_idle._ALSO.get(option.key, ()), *table_of_idle._without_cards(option.key))
        for each in (*option.idle, *also):
            found.setdefault(each, []).append(option.key)
    return found


ALL: Final = conjunctions()


def forced(pair: str) -> tuple[str, Value]:
    """An option and a value by which a pair of a conjunction holds."""
    key, _, wanted = pair.removeprefix("?").partition("=")
    option = BY_KEY[key.removesuffix("!")]
    values = [value for value in every_value(option) if (str(value).lower() == wanted) is not key.endswith("!")]
    return option.key, values[-1]


def every_value(option: Option) -> list[Value]:
    """The values of an option; of a number the lowest ones and the highest."""
    if option.values.flag:
        return [False, True]
    numbers = (
        [] if option.values.low is None else [*range(option.values.low, option.values.low + 4), option.values.high]
    )
    return [value for value in (*option.values.words, *option.values.also, *numbers) if option.values.accepts(value)]


def rules_under(base: str, changed: dict[str, Value], conjunction: str) -> Rules:
    values = load([base], folders=()).rules.values() | changed | dict(forced(pair) for pair in conjunction.split())
    values["players.min"] = min(values["players.min"], values["players.max"])
    return Rules(values)


def can_be(setting: Setting, rules: Rules) -> bool:
    """Whether what is owed there can have come together."""
    return not setting.pending or (setting.top is not None and setting.pending in owed(rules, setting.top))


def owed(rules: Rules, top: Card) -> set[int]:
    """What may be owed for the card on top: for it alone, or for one card that it has answered."""
    below = {card for card in deck(rules) if card.draws}
    free = rules.replace({"stacking.colour_condition": False})
    return {top.draws} | {
        card.draws + top.draws for card in below if answers(free, top, card, card.colour, card.draws) is None
    }


def _tried(table: Table, action: Action, rules: Rules) -> Table | None:
    """The table after the move. Of a call that is refused nothing comes, as of one that is in vain: both leave it as it was."""
    new = copied(table, rules)
    if object_to(new, action) is None:
        carry_out(new, action)
        return new
    return new if action.verb in CALLS else None


def _told(events: Iterable[Event]) -> tuple[object, ...]:
    """What is told of an act, without what calls in vain come to: that they were made, and that nothing is drawn."""
    return told(each for each in events if each.type not in SAID and each.details.get("count") != 0)


def parts(rules: Rules, flips: dict[str, Value], moves: int = MOVES) -> Iterator[tuple[str, Line]]:
    """The options whose other value comes out otherwise somewhere."""
    for family, moments in FAMILIES.items():
        own = {key: value for key, value in flips.items() if family in EVERYWHERE or BY_KEY[key].moment in moments}
        if own:
            tables = [setting for setting in settings(rules, own, family) if can_be(setting, rules)]
            yield from Walk(rules, own, moves).over(tables).items()


@pytest.fixture(autouse=True)
def calls_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parting_search, "_tried", _tried)
    monkeypatch.setattr(parting_search, "told", _told)


def flipped(rules: Rules, keys: Iterable[str]) -> dict[str, Value]:
    """Another value for each option that is said to have no effect with either."""
    values = rules.values()
    found: dict[str, Value] = {}
    for key in keys:
        assert idle(key, values) is not None
        others = [each for each in every_value(BY_KEY[key]) if each != values[key] and idle(key, values | {key: each})]
        if others and key not in AGREED:
            found[key] = others[-1]
    return found


@pytest.mark.parametrize("conjunction", ALL)
@pytest.mark.parametrize(("base", "changed"), BASES)
def test_what_is_said_to_have_no_effect_has_none(base: str, changed: dict[str, Any], conjunction: str) -> None:
    rules = rules_under(base, changed, conjunction)
    found = [(key, str(line)) for key, line in parts(rules, flipped(rules, ALL[conjunction]))]
    assert found == []


@pytest.mark.parametrize(
    ("key", "value", "conjunction"),
    [
        ("stacking.challenge", "off", "stacking.draw_two_on_draw_two=false"),
        ("jump_in.may_win", False, "jump_in.allowed=true"),
    ],
)
def test_what_has_an_effect_is_seen_to_have_one(key: str, value: Value, conjunction: str) -> None:
    base, changed = BASES[0]
    rules = rules_under(base, changed, conjunction)
    assert idle(key, rules.values()) is None
    assert [found for found, _ in parts(rules, {key: value}, ENOUGH)][:1] == [key]
