"""Rules as a value, made from the one table of options."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.folded import for_every
from unorules.engine.cards import parse_card
from unorules.engine.options import BY_KEY, OPTIONS, Option, is_idle
from unorules.engine.rules import CustomCard, Rules
from unorules.rulebook.load import editions, shipped

from .perft import rules_of
from .strategies import rulesets, value_of


@for_every(option=OPTIONS)
def test_an_option_takes_its_values_and_no_others(option: Option) -> None:
    assert option.values.accepts(option.default)
    assert Rules()[option.key] == getattr(Rules(), option.attribute) == option.default
    wrong: list[object] = [None, 1.0, "", "maybe", -1, 10**9, [], "true"]
    wrong += [] if option.values.flag else [True, False]
    wrong += (
        [0, 1]
        if option.values.flag
        else [option.values.low - 1]
        if option.values.low and 0 not in option.values.also
        else []
    )
    for value in wrong:
        assert not option.values.accepts(value)
        with pytest.raises(ValueError, match=option.key):
            Rules({option.key: value})


@given(st.data())
def test_a_value_put_in_comes_out_and_changes_no_other(data: st.DataObject) -> None:
    option = data.draw(st.sampled_from(OPTIONS))
    value = data.draw(value_of(option))
    rules = Rules().replace({option.key: value})
    assert rules[option.key] == value
    assert rules.values() == Rules().values() | {option.key: value}


@given(rulesets())
def test_rules_survive_copying_and_pickling(rules: Rules) -> None:
    for again in (copy.copy(rules), pickle.loads(pickle.dumps(rules)), rules.replace({})):
        assert again.values() == rules.values()
        assert again.custom == rules.custom


def test_rules_print_what_is_out_of_the_ordinary() -> None:
    assert repr(Rules({"uno.penalty": 4, "uno.catcher": "anyone"})) == "Rules({'uno.penalty': 4})"
    assert repr(Rules(custom=[CustomCard("sing")])).startswith("Rules({}, (CustomCard(id='sing', ")


def test_an_unknown_key_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"no such option: uno\.fine"):
        Rules({"uno.fine": 2})
    with pytest.raises(KeyError):
        Rules()["uno.fine"]


def test_rules_do_not_change() -> None:
    rules = Rules()
    with pytest.raises(AttributeError):
        rules.uno_penalty = 4
    with pytest.raises(AttributeError):
        del rules.uno_penalty


@pytest.mark.parametrize(
    ("ruleset", "card", "points"),
    [
        ("official", "r0", 0),
        ("official", "b9", 9),
        ("official", "rS", 20),
        ("official", "y+2", 20),
        ("official", "W", 50),
        ("official", "W+4", 50),
        ("official-112-swap", "Wsw", 40),
        ("official-112", "Wsh", 50),
        ("official-112-start-cards", "Wsh", 40),
        ("no-mercy", "WCR", 50),
        ("no-mercy", "rDA", 20),
    ],
)
def test_cards_count_what_the_leaflet_says(ruleset: str, card: str, points: int) -> None:
    assert rules_of((ruleset,)).points(parse_card(card)) == points


def test_only_the_rules_of_an_edition_can_be_without_effect_in_it_as_it_ships() -> None:
    """A house rule that ships decides something over `official`: no option that it sets is idle there."""
    for name in set(shipped()) - set(editions()):
        values = rules_of((name,)).values()
        changed = [option for option in OPTIONS if values[option.key] != option.default]
        assert [option.key for option in changed if is_idle(option, values)] == [], name


def test_what_makes_an_option_idle_is_written_in_keys_and_values_that_exist() -> None:
    for option in OPTIONS:
        for conjunction in option.idle:
            for pair in conjunction.split():
                key, _, value = pair.partition("=")
                assert key in BY_KEY, f"{option.key} is idle by {pair}"
                texts = {
                    str(each).lower() for each in (*BY_KEY[key].values.words, *BY_KEY[key].values.also, True, False)
                }
                assert value in texts or value.isdecimal(), f"{option.key} is idle by {pair}"
