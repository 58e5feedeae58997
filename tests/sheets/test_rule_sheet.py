"""The sheet of any rules says what those rules are: every number and every choice is read off the options."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from unorules.document.markdown import markdown
from unorules.document.model import Document
from unorules.document.plain import plain_text
from unorules.engine.cards import Kind
from unorules.engine.options import BY_KEY, OPTIONS, is_idle
from unorules.engine.rules import CustomCard, Rules, deck
from unorules.i18n.language import languages
from unorules.i18n.messages import load
from unorules.rulebook.load import load as load_rules
from unorules.rulebook.load import shipped
from unorules.rulebook.model import Rulebook
from unorules.sheets.cards_table import custom_effects
from unorules.sheets.rule_sheet import in_play, rule_sheet

OFFICIAL = load_rules(["official"])


def with_rules(values):
    """The official rulebook, its rules but for `values`."""
    return Rulebook(OFFICIAL.layers, OFFICIAL.rules.replace(values), (), ())


def sheet(values=None, language="en"):
    return plain_text(rule_sheet(with_rules(values or {}), load(language)), 1000)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", shipped())
def test_every_shipped_ruleset_has_a_sheet(name, language):
    page = markdown(rule_sheet(load_rules([name]), load(language)))
    assert page.count("\n## ") >= 10
    assert "{" not in page


def test_the_deck_table_adds_up():
    told = sheet()
    assert "Number cards 0–9      76" in told
    assert "In all               108" in told


def test_two_packs_hold_twice_as_many_cards():
    told = sheet({"deck.packs": 2})
    assert "In all               216" in told
    assert "2 packs" in told


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"uno.penalty": 7}, "you draw 7 cards"),
        ({"setup.hand_size": 9}, "Each player is dealt 9 cards."),
        ({"scoring.target": 321}, "The match is played to 321 points."),
        ({"scoring.points.skip": 33}, "Skip                33  The next player misses"),
        ({"wild_draw_four.guilty_draws": 5}, "draws 5 cards, and the challenger none"),
        ({"mercy.limit": 17}, "Whoever holds 17 cards or more is out of the round."),
        ({"deck.wild_draw_ten": 3}, "Wild draw ten          3"),
        ({"players.min": 4, "players.max": 4}, "Exactly 4 play."),
    ],
)
def test_numbers_come_from_the_options(values, told):
    assert told not in sheet()
    assert told in sheet(values)


def changes():
    """Each option with one other value that decides something."""
    base = OFFICIAL.rules.values()
    for option in OPTIONS:
        values = [*option.values.words, *option.values.also]
        values += [True, False] if option.values.flag else []
        values += [option.values.low, option.values.high] if option.values.low is not None else []
        other = next(value for value in values if value != base[option.key] and option.values.accepts(value))
        if is_idle(option, base | {option.key: other}) is None:
            yield option.key, other


@pytest.mark.parametrize(("key", "value"), list(changes()), ids=str)
def test_whatever_decides_something_shows_on_the_sheet(key, value):
    if key in set(in_play(OFFICIAL.rules)) or key in set(in_play(OFFICIAL.rules.replace({key: value}))):
        assert sheet({key: value}) != sheet()


def test_a_rule_that_decides_nothing_is_left_out():
    told = sheet({"wild_draw_four.condition": "none"})
    assert "challenge" not in told.partition("Where this comes from")[0].lower()


def test_house_rules_stand_under_their_name_with_what_the_edition_says():
    page = markdown(rule_sheet(load_rules(["progressive", "jump-in"]), load("en")))
    assert "Edition: " in page
    assert "### Progressive UNO\n\n- A draw two against you may be answered with a draw two" in page
    assert "(in the edition: You may play only on your own turn" in page


def test_cards_without_effect_at_the_start_share_a_sentence():
    told = plain_text(rule_sheet(load_rules(["no-mercy"]), load("en")), 1000)
    line = next(line for line in told.splitlines() if "count for nothing as the first card" in line)
    assert "skip everyone" in line
    assert "colour roulette" in line
    assert "wild draw four" not in line.replace("wild reverse draw four", "")


@pytest.mark.parametrize("language", languages())
def test_every_effect_of_a_custom_card_is_told(language):
    flags = ("skips", "reverses", "choose_colour", "swap", "rotate", "shuffle")
    card = CustomCard("all", draw=3, everyone_draws=2, **dict.fromkeys(flags, True))
    told = custom_effects(card, load(language))
    assert len(set(told)) == 8
    assert "3" in told[0]
    assert "2" in told[1]


def values_of(option):
    found = [st.sampled_from(words) for words in [option.values.words] if words]
    found += [st.booleans()] if option.values.flag else []
    found += [st.integers(option.values.low, option.values.high)] if option.values.low is not None else []
    return st.one_of(found)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.fixed_dictionaries({option.key: values_of(option) for option in OPTIONS}), st.sampled_from(languages()))
def test_any_rules_at_all_have_a_sheet(values, language):
    found = rule_sheet(with_rules(values), load(language))
    assert isinstance(found, Document)
    kinds = {card.kind for card in deck(Rules(values))} - {Kind.NUMBER}
    told = plain_text(found, 1000)
    assert all(f"{load(language).kind(kind):C}" in told for kind in kinds)
    assert set(in_play(Rules(values))) <= set(BY_KEY)
