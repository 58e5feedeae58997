"""Every two house rules that ship and do not conflict are played together. All three at a time: tests/soak."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

from tests.folded import for_every
from unorules.rulebook.load import house_rules, load

from .random_play import play, table_for

PAIRS = list(combinations(house_rules(), 2))
CONFLICTS = {
    frozenset(pair)
    for pair in (
        ("no-bluff", "free-wild-draw-four"),
        ("low-score", "challenge-uno"),
        ("challenge-uno", "partners"),
        ("mercy-25", "no-mercy-exclusions"),
    )
}
"""Pairs that never play, in whatever order they are laid."""

IN_THIS_ORDER = {("no-mercy-exclusions", "force-play"), ("no-mercy-exclusions", "free-wild-draw-four")}
"""The first holds fast what the second changes; the other way round they play, and the first one undoes the second."""


@for_every(pair=PAIRS)
def test_two_house_rules_are_played_together(pair: tuple[str, str]) -> None:
    rulebook = load(pair, folders=[])
    assert rulebook.ok == (frozenset(pair) not in CONFLICTS), [finding.code for finding in rulebook.findings]
    if not rulebook.ok:
        return
    rules, ends = rulebook.rules, Counter[str]()
    for seed, seats in enumerate((2, 3, 6) if rules.players_min != 4 else (4, 4, 4)):
        table = table_for(rules, seats, seed)
        for _ in play(table, Random(seed), acts=400, eager=0.8):
            pass
        ends["over" if table.round_over else "going on"] += 1
    assert ends["over"], "none of the rounds comes to an end"


def test_what_conflicts_does_so_in_either_order_but_for_what_is_held_fast() -> None:
    for one, other in PAIRS:
        forth, back = load((one, other), folders=[]).ok, load((other, one), folders=[]).ok
        held = (one, other) in IN_THIS_ORDER or (other, one) in IN_THIS_ORDER
        assert forth == back or held, f"{one}, {other}"
    for pair in IN_THIS_ORDER:
        assert not load(pair, folders=[]).ok
        assert load(pair[::-1], folders=[]).ok
