"""What is said of stacks and their limit is what the engine allows: every pair of draw cards is tried there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from tests.rulebook.files import checked
from unorules.engine.actions import Action, Verb
from unorules.engine.cards import Card, Colour
from unorules.engine.judge import object_to
from unorules.engine.rules import Rules, deck
from unorules.engine.table import Table
from unorules.records.record import set_pending
from unorules.rulebook.idle import idle
from unorules.rulebook.load import load
from unorules.rulebook.stacks import answered_stacks, smallest_of_several, smallest_stacks

DECKS = (
    ("official", {"stacking.equal_or_higher": "last-card"}),
    ("official", {"stacking.equal_or_higher": "running-total"}),
    ("official", {"stacking.equal_or_higher": "last-card", "deck.wild_draw_four": 1}),
    ("official", {"stacking.equal_or_higher": "running-total", "deck.wild_draw_four": 0}),
    ("official", {"stacking.equal_or_higher": "last-card", "deck.wild_draw_four": 1, "deck.draw_two": 0}),
    ("official", {"stacking.draw_two_on_draw_two": True}),
    ("official", {"stacking.wild_draw_four_on_draw_two": True}),
    ("official", {"stacking.wild_draw_four_on_wild_draw_four": True, "deck.wild_draw_four": 1}),
    ("mixed-stacking", {}),
    ("no-mercy", {}),
    ("no-mercy", {"stacking.equal_or_higher": "running-total"}),
    ("no-mercy", {"deck.wild_draw_six": 1, "deck.wild_draw_ten": 1}),
)


def rules_of(base: str, changed: dict[str, object], **further: object) -> Rules:
    more = {key.replace("__", "."): value for key, value in further.items()}
    return load([base], folders=()).rules.replace({**changed, **more})


def kinds(rules: Rules) -> list[Card]:
    """One card of each that makes somebody draw, a coloured one in red."""
    return [card for card in dict.fromkeys(deck(rules)) if card.draws and card.colour in (None, Colour.RED)]


def is_answered(rules: Rules, top: Card, *cards: Card) -> bool:
    """Whether the engine lets these answer, together, what is owed for the top card alone."""
    if Counter((top, *cards)) - Counter(deck(rules)):
        return False
    table = Table(rules, ("A", "B"), [[*cards, *deck(rules)[:1]], []], [], [top])
    table.colour = table.colour_before = Colour.RED
    set_pending(table, top.draws)
    colour = Colour.RED if cards[-1].is_wild else None
    return object_to(table, Action(0, Verb.PLAY, cards, colour)) is None


def others(card: Card) -> Iterator[Card]:
    """The card in every colour; which of them a stack has does not matter to what it comes to."""
    yield from (Card(card.kind, colour) for colour in Colour) if card.colour else (card,)


def owed_after_answers(rules: Rules) -> dict[int, int]:
    """The cards owed after the smallest answer that the engine allows, by what the answered card draws."""
    found: dict[int, int] = {}
    for top, kind in product(kinds(rules), repeat=2):
        owed = top.draws + kind.draws
        if any(is_answered(rules, top, card) for card in others(kind)):
            found[top.draws] = min(owed, found.get(top.draws, owed))
    return found


@pytest.mark.parametrize(("base", "changed"), DECKS)
def test_the_smallest_answers_are_those_of_the_engine(base: str, changed: dict) -> None:
    rules = rules_of(base, changed, stacking__limit=0)
    owed = owed_after_answers(rules)
    if rules.stacking_equal_or_higher != "off":
        assert answered_stacks(rules.values()) == owed
    assert min(smallest_stacks(rules.values()).values(), default=0) == min(owed.values(), default=0)


@pytest.mark.parametrize(("base", "changed"), DECKS)
def test_two_that_answer_together_come_to_what_the_engine_allows(base: str, changed: dict) -> None:
    rules = rules_of(base, changed, stacking__limit=0, stacking__cards_per_turn=2)
    totals = [
        top.draws + one.draws + two.draws
        for top, first, second in product(kinds(rules), repeat=3)
        for one, two in product(others(first), others(second))
        if is_answered(rules, top, one, two)
    ]
    assert smallest_of_several(rules.values()) == min(totals, default=0)
    for limit in range(1, 25):
        held = rules.replace({"stacking.limit": limit})
        assert bool(idle("stacking.cards_per_turn", held.values())) is not any(total <= limit for total in totals)


@pytest.mark.parametrize(
    ("base", "changed"), [each for each in DECKS if "_on_" not in str(each) and each[0] != "mixed-stacking"]
)
def test_the_cards_that_a_limit_is_said_to_leave_unanswered_are_those_that_nothing_answers(
    base: str, changed: dict, tmp_path: Path
) -> None:
    edition = "" if base == "official" else f'base = "{base}"\n'
    given = "".join(
        f"[{key.partition('.')[0]}]\n{key.partition('.')[2]} = {value if isinstance(value, int) else repr(value)}\n"
        for key, value in changed.items()
        if not key.startswith("stacking.")
    )
    rule = (
        f"equal_or_higher = '{changed['stacking.equal_or_higher']}'\n" if "stacking.equal_or_higher" in changed else ""
    )
    free = owed_after_answers(rules_of(base, changed, stacking__limit=0))
    for limit in range(2, 22):
        found = checked(tmp_path, f"{edition}[stacking]\n{rule}limit = {limit}\n{_joined(given)}").findings
        told = [each for each in found if each.code == "RS420"]
        rules = rules_of(base, changed, stacking__limit=limit)
        lost = {draws for draws in free if draws not in owed_after_answers(rules)}
        assert bool(told) is (0 < len(lost) < len(free))
        for each in told:
            assert each.params == {
                "name": "stacking.limit",
                "limit": limit,
                "cards": min(lost),
                "smallest": free[min(lost)],
            }
            assert each.helps[0].params == {"all": max(free.values())}


@pytest.mark.parametrize(
    ("rule", "several"),
    [("wild_draw_four_on_draw_two", 2), ("draw_two_on_wild_draw_four", 4)],
)
def test_under_a_limit_that_bars_another_answer_too_several_at_once_are_told_in_the_same_breath(
    rule: str, several: int, tmp_path: Path
) -> None:
    below = f"[stacking]\ndraw_two_on_draw_two = true\nlimit = 5\ncards_per_turn = {several}\n"
    keys = {f"stacking.{rule}", "stacking.cards_per_turn"}
    told = [each.data["key"] for each in checked(tmp_path, f"{below}{rule} = true\n").findings if each.code == "RS403"]
    assert set(told) == keys
    alone = [each.data["key"] for each in checked(tmp_path, below).findings if each.code == "RS403"]
    assert alone == ["stacking.cards_per_turn"]


def _joined(given: str) -> str:
    """The tables, each opened once."""
    lines = given.splitlines()
    heads = dict.fromkeys(line for line in lines if line.startswith("["))
    return "".join(
        f"{head}\n" + "".join(f"{two}\n" for one, two in zip(lines[::2], lines[1::2], strict=True) if one == head)
        for head in heads
    )
