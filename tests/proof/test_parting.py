"""Where two rules part: every difference of the shipped rulesets is shown by play, or it is said why play cannot show it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
import tomli_w

import unorules.engine
import unorules.engine.rules as engine_rules
from tests.ask.test_flips import BASES, another_value
from tests.folded import for_every
from unorules.engine.cards import parse_card
from unorules.engine.options import BY_KEY, OPTIONS, Option
from unorules.engine.rules import Rules, deck
from unorules.proof.parting import Agreed, Difference, Idle, Parting, Unseen, differences
from unorules.proof.parting_deal import AGREED, Dealt, Held, NextDealer, Seats, before_play
from unorules.proof.parting_line import Played, outcome, played, shrunk
from unorules.proof.parting_search import FOREIGN, OWN, Line, lines
from unorules.proof.parting_setting import NoSuchTableError, Setting, hands
from unorules.proof.parting_tables import FAMILIES, settings
from unorules.proof.parting_watch import WatchedRules
from unorules.records.record import read
from unorules.records.replay import replay
from unorules.rulebook.idle import idle
from unorules.rulebook.load import load, shipped
from unorules.rulebook.model import Rulebook

CONTEXTS: tuple[tuple[str, ...], ...] = (("official",), ("official", "low-score"), *BASES[1:])


@cache
def book(*names: str) -> Rulebook:
    return load(list(names), folders=())


@cache
def compared(name: str) -> tuple[Difference, ...]:
    """What differs between the official rules and a shipped ruleset."""
    return differences(book("official"), book(name))


def partings(name: str) -> list[tuple[Difference, Parting]]:
    return [(found, found.shown) for found in compared(name) if isinstance(found.shown, Parting)]


def seen(played_: Played) -> object:
    return outcome(played_)


# Every difference of what ships


@pytest.mark.parametrize("name", shipped())
def test_every_option_that_differs_is_told_and_no_other(name: str) -> None:
    one, other = book("official").rules, book(name).rules
    assert [found.key for found in compared(name)] == [key for key in BY_KEY if one[key] != other[key]]
    assert all((found.one, found.other) == (one[found.key], other[found.key]) for found in compared(name))


@pytest.mark.parametrize("name", shipped())
def test_every_difference_of_a_shipped_ruleset_is_shown_or_decides_nothing(name: str) -> None:
    rules = book("official").rules, book(name).rules
    for found in compared(name):
        assert not isinstance(found.shown, Unseen), found.key
        if isinstance(found.shown, Idle):
            assert [idle(found.key, each.values()) for each in rules] == [found.shown.one, found.shown.other]
        assert isinstance(found.shown, Agreed) == (found.key in AGREED)


@pytest.mark.parametrize("name", shipped())
def test_a_parting_comes_out_otherwise_when_it_is_played_again(name: str) -> None:
    for found, shown in partings(name):
        assert seen(shown.one) != seen(shown.other)
        sides = book("official").rules, book(name).rules
        if shown.by is None:
            again = [played(shown.line, rules) for rules in sides]
        else:
            given = dict([shown.supposed]) if shown.supposed else {}
            below = sides[shown.by].replace(given)
            again = [played(shown.line, below.replace({found.key: value})) for value in (found.one, found.other)]
        assert [seen(each) for each in again] == [seen(shown.one), seen(shown.other)]


@pytest.mark.parametrize("name", shipped())
def test_only_the_last_move_comes_out_otherwise(name: str) -> None:
    for _, shown in partings(name):
        before = [[(step.objection, step.events) for step in each.steps[:-1]] for each in (shown.one, shown.other)]
        assert len(shown.one.steps) == len(shown.other.steps) == len(shown.line.moves)
        assert before[0] == before[1] or shown.by is None  # rules of different decks may draw other cards
        assert all(objection is None for steps in before for objection, _ in steps)


@pytest.mark.parametrize("name", shipped())
def test_a_parting_is_a_record_that_plays_to_the_same_end(name: str) -> None:
    for _, shown in partings(name):
        for side, found in (("official", shown.one), (name, shown.other)):
            if shown.by is None:
                record = shown.line.setting.record(book(side).rules)
                assert record is not None
                told = replay(read(tomli_w.dumps(record | {"rules": [side], "moves": shown.line.written})))
                assert [(step.objection, step.events) for step in told.steps] == [
                    (step.objection, step.events) for step in found.steps
                ]
                assert told.opening[-len(found.opening) :] == found.opening or not found.opening


def test_where_two_values_come_to_the_same_it_is_told_what_would_have_to_be_otherwise() -> None:
    found = next(each for each in compared("official-112") if each.key == "uno.call")
    assert isinstance(found.shown, Parting)
    assert found.shown.supposed == ("uno.self_correct", False)


# Every option


def rules_for(option: Option) -> list[Rules]:
    """Rules under which the option has an effect."""
    found = (book(*names).rules for names in CONTEXTS)
    return [rules for rules in found if idle(option.key, rules.values()) is None]


@for_every(option=[each for each in OPTIONS if each.key not in AGREED])
def test_every_option_parts_its_values_somewhere(option: Option) -> None:
    for rules in rules_for(option):
        for value in another_value(option, rules[option.key]):
            flipped = rules.replace({option.key: value})
            if before_play(option.key, rules, flipped):
                return
            line = lines(rules, {option.key: value})[0].get(option.key)
            if line:
                assert seen(played(line, rules)) != seen(played(line, flipped))
                return
    pytest.fail(f"nothing parts the values of {option.key}")


@pytest.mark.parametrize("key", AGREED)
def test_the_engine_never_asks_for_what_people_settle_among_themselves(key: str) -> None:
    """Or it would have a position: what the engine looks up stands in its source by name, or is taken out of a table by key."""
    place = Path(unorules.engine.__file__).parent
    readers = [path for path in place.glob("*.py") if path.stem not in ("options", "rules")]
    assert not [
        path.name for path in readers if re.search(rf"\b{BY_KEY[key].attribute}\b|{key}", path.read_text("utf-8"))
    ]


# How it is looked for


def test_every_moment_of_play_has_a_family_of_tables() -> None:
    before = {"who-may-play", "deck", "deal", "choice-of-dealer", "first-turn", "next-deal"}
    covered = {moment for moments in FAMILIES.values() for moment in moments}
    assert covered == {option.moment for option in OPTIONS} - before


def test_a_walk_is_bounded_whatever_it_finds() -> None:
    rules = book("official").rules
    same = {"uno.call": "at-one-card", "scoring.tie": "extra-round"}
    found, acts = lines(rules, same)
    assert not found
    assert acts <= len(FAMILIES) * (OWN + FOREIGN)


def test_every_table_can_be_set_and_no_card_is_on_it_too_often() -> None:
    rules = book("mercy-25").rules
    for family in FAMILIES:
        tables = settings(rules, {}, family)
        possible = [each for each in tables if _is_possible(each, rules)]
        assert len(possible) > len(tables) / 2, family
        assert [each.weight for each in tables] == sorted(each.weight for each in tables)


def _is_possible(setting: Setting, rules: Rules) -> bool:
    try:
        table = setting.table(rules)
    except NoSuchTableError:
        return False
    return sorted(card.text for card in table.cards()) == sorted(card.text for card in deck(rules))


watchable = pytest.mark.skipif(
    Path(engine_rules.__file__).suffix != ".py", reason="a compiled engine cannot be watched looking things up"
)


def test_where_the_engine_cannot_be_watched_the_same_lines_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_rules: Rules) -> WatchedRules:
        raise TypeError("interpreted classes cannot inherit from compiled")

    rules, flips = book("official").rules, {"uno.penalty": 4, "stacking.draw_two_on_draw_two": True}
    found = lines(rules, flips)[0]
    assert found.keys() == flips.keys()
    monkeypatch.setattr("unorules.proof.parting_watch.WatchedRules", refuse)
    assert lines(rules, flips)[0] == found


@watchable
def test_watched_rules_note_what_is_asked_for_and_are_otherwise_the_same() -> None:
    plain = book("no-mercy").rules
    watched = WatchedRules(plain)
    assert not watched.asked
    assert watched.uno_penalty == plain.uno_penalty and watched["mercy.limit"] == 25
    assert watched.points(parse_card("W+10")) == plain.points(parse_card("W+10"))
    assert watched.asked == {"uno.penalty", "mercy.limit", "scoring.points.wild_draw_ten"}
    assert watched.values() == plain.values()


@watchable
@pytest.mark.parametrize("attribute", ["stacking", "challengeable"])
def test_what_is_worked_out_of_several_options_counts_as_asking_for_each(attribute: str) -> None:
    """An option that can change it is among those noted, and no other is."""
    rules = book("official").rules
    watched = WatchedRules(rules)
    getattr(watched, attribute)
    changing = {
        option.key
        for option in OPTIONS
        for value in another_value(option, rules[option.key])
        if getattr(rules.replace({option.key: value}), attribute) != getattr(rules, attribute)
    }
    assert changing <= watched.asked
    assert len(watched.asked) <= 5


def test_a_line_is_stripped_of_whatever_it_does_not_need() -> None:
    rules = book("official").rules
    other = rules.replace({"uno.penalty": 4})
    setting = Setting(hands("r5 b1", "g4 y2 y8 b7", "g6 g7 g8"), parse_card("r3"))
    line = Line(setting, lines(rules, {"uno.penalty": 4})[0]["uno.penalty"].moves)
    barer = shrunk(line, rules, other)
    assert [len(hand) for hand in barer.setting.hands] == [2, 2]
    assert seen(played(barer, rules)) != seen(played(barer, other))


# Before the first card


def test_a_number_of_players_that_only_one_of_the_two_allows() -> None:
    rules = book("official").rules
    assert before_play("players.max", rules, rules.replace({"players.max": 6})) == Seats(7, True, False)
    assert before_play("players.min", rules.replace({"players.min": 4}), rules) == Seats(2, False, True)


def test_the_fewest_equal_cards_that_only_one_of_the_decks_has() -> None:
    rules = book("official").rules
    assert before_play("deck.skip", rules, rules.replace({"deck.skip": 3})) == Held(parse_card("rS"), 3, 2, 3)
    assert before_play("deck.packs", rules, rules.replace({"deck.packs": 2})) == Held(parse_card("r0"), 2, 1, 2)
    assert before_play("deck.wild", rules, rules.replace({"deck.wild": 0})) == Held(parse_card("W"), 1, 4, 0)


def test_the_deal_and_the_next_dealer_are_played() -> None:
    rules = book("official").rules
    dealt = before_play("setup.hand_size", rules, rules.replace({"setup.hand_size": 5}))
    assert isinstance(dealt, Dealt)
    assert (dealt.one.details["count"], dealt.other.details["count"]) == (7, 5)
    found = before_play("setup.next_dealer", rules, rules.replace({"setup.next_dealer": "winner"}))
    assert isinstance(found, NextDealer)
    assert found.dealers == (0, 1)
    assert found.one.table.winner == 1
