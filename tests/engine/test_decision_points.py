"""docs/decision-points.md: every moment an option decides, who claims it, and who speaks first; checked against the engine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

from tests.folded import for_every
from unorules.engine import judge, matching
from unorules.engine.cards import parse_cards
from unorules.engine.options import BY_KEY, OPTIONS, Value
from unorules.engine.table import Table

from .positions import at, do, kinds, refusal

PAGE = Path(__file__).parents[2] / "docs" / "decision-points.md"
Ranks = tuple[tuple[str, ...], ...]
Options = dict[str, Value]


@cache
def page() -> dict[str, Ranks]:
    """For each moment the claims in the order of the page; those in one line side by side."""
    moments = PAGE.read_text(encoding="utf-8").split("# The moments\n")[1]
    found = {}
    for section in re.split(r"^## ", moments, flags=re.MULTILINE)[1:]:
        name, text = section.split("\n", 1)
        found[name.strip()] = tuple(claims(text))
    return found


def claims(text: str) -> Iterator[tuple[str, ...]]:
    """The keys at the head of each numbered line."""
    for number, line in enumerate(re.findall(r"^\d+\. .*$", text, flags=re.MULTILINE), 1):
        assert line.startswith(f"{number}. "), line
        head = re.match(r"\d+\. (`[^`]+`(?:, `[^`]+`)*)", line)
        assert head, line
        yield tuple(re.findall(r"`([^`]+)`", head[1]))


@cache
def orders() -> Ranks:
    """The two orders of moments in one act."""
    text = PAGE.read_text(encoding="utf-8").split("## The order in one act\n")[1].split("# The moments\n")[0]
    parts = text.split("What follows from")
    return tuple(tuple(name for rank in claims(part) for name in rank) for part in parts)


def rank(key: str) -> int:
    """The place of the key in the order of its moment."""
    found = page()[BY_KEY[key].moment]
    exact = next((place for place, keys in enumerate(found) if key in keys), None)
    if exact is not None:
        return exact
    return next(place for place, keys in enumerate(found) if any(is_family(each, key) for each in keys))


def is_family(pattern: str, key: str) -> bool:
    """Whether `deck.*` stands for the key."""
    return pattern.endswith(".*") and key.startswith(pattern[:-1])


def test_the_page_has_every_moment_that_an_option_claims_and_no_other() -> None:
    assert set(page()) == {option.moment for option in OPTIONS}
    for order in orders():
        assert set(order) <= set(page())


@for_every(option=OPTIONS)
def test_every_option_stands_under_its_moment_and_there_only(option) -> None:
    named = [moment for moment, found in page().items() if any(option.key in keys for keys in found)]
    families = [
        moment
        for moment, found in page().items()
        if any(is_family(each, option.key) for keys in found for each in keys)
    ]
    assert (named or families) == [option.moment]


def test_the_page_names_no_option_that_is_not_there() -> None:
    for found in page().values():
        for key in (key for keys in found for key in keys):
            assert key in BY_KEY or any(is_family(key, option.key) for option in OPTIONS), key
    assert set(re.findall(r"`([a-z_]+\.[a-z_.]+[a-z_])`", PAGE.read_text(encoding="utf-8"))) <= set(BY_KEY)


@dataclass(frozen=True, slots=True)
class Both:
    """A move against which two options speak: `first` is told while it holds, `second` (or `told`) once it is `eased`."""

    first: str
    second: str
    options: Options = field(default_factory=dict)
    eased: Options = field(default_factory=dict)
    hands: str = ""
    move: str = ""
    top: str = "r5"
    before: tuple[str, ...] = ()
    fields: dict[str, object] = field(default_factory=dict)
    told: str = ""

    def table(self, options: Options) -> Table:
        """The position under these options."""
        table = at(self.top, self.hands, "y1 y2 y3 y4 y5 y6 y7 y8", self.options | options, **self.fields)
        do(table, *self.before)
        return table


STACK: Options = {"stacking.draw_two_on_draw_two": True}
MIXED: Options = STACK | {"stacking.wild_draw_four_on_draw_two": True, "stacking.draw_two_on_wild_draw_four": True}
FOURS: Options = {"stacking.wild_draw_four_on_wild_draw_four": True}
STRICT: Options = {"wild_draw_four.enforcement": "strict"}
JUMP: Options = {"jump_in.allowed": True}
BUNDLES: Options = {"turn.multi_play": "same-number"}
TWO, FOUR = ("Aino: r+2",), ("Aino: W+4=blue",)

MEETINGS = [
    Both(
        "bounce.skip",
        "stacking.cards_per_turn",
        eased={"bounce.skip": "any"},
        hands="r+2 r1 r2 / rS bS b1",
        before=TWO,
        move="Bo: rS,bS",
    ),
    Both(
        "bounce.reverse",
        "stacking.cards_per_turn",
        eased={"bounce.reverse": "any"},
        hands="r+2 r1 r2 / rR bR b1",
        before=TWO,
        move="Bo: rR,bR",
    ),
    Both(
        "stacking.cards_per_turn",
        "stacking.draw_two_on_draw_two",
        eased={"stacking.cards_per_turn": 2},
        hands="r+2 r1 r2 / g+2 b+2 b1",
        before=TWO,
        move="Bo: g+2,b+2",
    ),
    Both(
        "stacking.equal_or_higher",
        "stacking.draw_two_on_wild_draw_four",
        {"stacking.equal_or_higher": "last-card"},
        {"stacking.equal_or_higher": "off"},
        hands="W+4 r1 r2 / g+2 b+2 b1",
        before=FOUR,
        move="Bo: g+2",
    ),
    Both(
        "stacking.draw_two_on_wild_draw_four",
        "stacking.colour_condition",
        eased={"stacking.draw_two_on_wild_draw_four": True},
        hands="W+4 r1 r2 / g+2 b+2 b1",
        before=FOUR,
        move="Bo: g+2",
    ),
    Both(
        "stacking.colour_condition",
        "stacking.limit",
        MIXED | {"stacking.limit": 5},
        {"stacking.colour_condition": False},
        hands="W+4 r1 r2 / g+2 b1 b2",
        before=FOUR,
        move="Bo: g+2",
    ),
    Both(
        "stacking.limit",
        "stacking.wild_draw_four_condition",
        FOURS | STRICT | {"stacking.limit": 6},
        {"stacking.limit": 0},
        hands="W+4 g1 g2 / W+4 b1 b2",
        before=FOUR,
        move="Bo: W+4=red",
        told="wild_draw_four.condition",
    ),
    Both("turn.multi_play", "turn.multi_play_actions", eased=BUNDLES, hands="rS bS b1 b2 / g1 g2", move="Aino: rS,bS"),
    Both(
        "stacking.challenge",
        "wild_draw_four.challenger",
        FOURS | {"stacking.challenge": "off"},
        {"stacking.challenge": "whole-stack"},
        hands="W+4 b1 b2 / W+4 g1 g2 / y1 y2 / g3 g4",
        before=("Aino: W+4=green", "Bo: W+4=red"),
        move="Dag: challenge",
    ),
    Both(
        "round_end.action_card",
        "uno.missed_call_blocks_win",
        {"round_end.action_card": "not-allowed", "uno.missed_call_blocks_win": True},
        {"round_end.action_card": "allowed"},
        hands="rS / b1 b2",
        fields={"called": []},
        move="Aino: rS",
    ),
    Both(
        "jump_in.allowed",
        "jump_in.on_start_card",
        {"jump_in.on_start_card": False},
        JUMP,
        hands="r1 r2 / r5 b2",
        fields={"from_start": True},
        move="Bo: jump r5",
    ),
    Both(
        "jump_in.on_start_card",
        "jump_in.wilds",
        JUMP | {"jump_in.on_start_card": False},
        {"jump_in.on_start_card": True},
        hands="r1 r2 / W b2",
        top="W",
        fields={"from_start": True},
        move="Bo: jump W=red",
    ),
    Both(
        "jump_in.on_start_card",
        "jump_in.action_cards",
        JUMP | {"jump_in.on_start_card": False, "jump_in.action_cards": "not-allowed"},
        {"jump_in.on_start_card": True},
        hands="r1 r2 / rS b2",
        top="rS",
        fields={"from_start": True},
        move="Bo: jump rS",
    ),
    Both(
        "jump_in.action_cards",
        "jump_in.may_win",
        JUMP | {"jump_in.action_cards": "not-allowed", "jump_in.may_win": False},
        {"jump_in.action_cards": "effects-add"},
        hands="r1 r2 / rS",
        top="rS",
        move="Bo: jump rS",
    ),
    Both(
        "uno.catcher",
        "uno.catch_until",
        {"uno.catcher": "next-player"},
        {"uno.catcher": "anyone"},
        hands="r1 r2 / b1 b2 / g1 g2",
        move="Cai: catch Bo",
    ),
]
"""Moves against which two options of one moment speak."""

ACROSS = [
    Both(
        "stacking.draw_two_on_draw_two",
        "round_end.action_card",
        {"round_end.action_card": "not-allowed"},
        STACK,
        hands="r+2 r1 r2 / g+2",
        before=TWO,
        move="Bo: g+2",
    ),
    Both(
        "turn.multi_play",
        "wild_draw_four.condition",
        STRICT | {"turn.multi_play_actions": "effect-once"},
        BUNDLES,
        hands="W+4 W+4 r1 / g1 g2",
        move="Aino: W+4,W+4=blue",
    ),
    Both(
        "jump_in.wilds",
        "wild_draw_four.condition",
        STRICT | JUMP | {"jump_in.wilds": "none"},
        {"jump_in.wilds": "wild-draw-four"},
        hands="W+4 b1 b2 / W+4 r9 g1",
        before=("Aino: W+4=green",),
        move="Bo: jump W+4=red",
    ),
    Both(
        "jump_in.action_cards",
        "round_end.action_card",
        JUMP | {"jump_in.action_cards": "not-allowed", "round_end.action_card": "not-allowed"},
        {"jump_in.action_cards": "effects-add"},
        hands="r1 r2 / rS",
        top="rS",
        move="Bo: jump rS",
    ),
    Both(
        "round_end.action_card",
        "no_mercy.roulette_chooser",
        {"round_end.action_card": "not-allowed"},
        {"round_end.action_card": "allowed"},
        hands="WCR / b1 b2",
        move="Aino: WCR=red",
    ),
    Both(
        "uno.missed_call_blocks_win",
        "seven_o.seven",
        {"uno.missed_call_blocks_win": True, "seven_o.seven": "must-swap", "seven_o.last_card": "swaps-first"},
        {"uno.missed_call_blocks_win": False},
        hands="r7 / b1 b2 / g1 g2",
        fields={"called": []},
        move="Aino: r7",
    ),
]
"""Moves against which options of two moments speak."""

ALONE = {
    "wild_draw_four.enforcement": "objects to challenges, before anything else is asked",
    "wild_draw_four.condition": "objects to a wild draw four where it is enforced; nothing else of its moment does",
    "stacking.wild_draw_four_on_wild_draw_four": "stands side by side with the other pairs",
    "stacking.wild_draw_four_on_draw_two": "stands side by side with the other pairs",
    "stacking.required": "objects to drawing; see the test below",
    "uno.self_correct": "objects to a late call, the others of its moment to catching",
}
"""Options that object to something and meet no other of their moment there."""


@pytest.mark.parametrize("both", MEETINGS + ACROSS, ids=lambda both: f"{both.first} before {both.second}")
def test_the_first_option_is_told_and_the_second_once_the_first_is_eased(both: Both) -> None:
    assert refusal(both.table({}), both.move) == both.first
    assert refusal(both.table(both.eased), both.move) == (both.told or both.second)


@pytest.mark.parametrize("both", MEETINGS, ids=lambda both: f"{both.first} before {both.second}")
def test_the_page_has_the_two_in_the_order_in_which_they_speak(both: Both) -> None:
    assert BY_KEY[both.first].moment == BY_KEY[both.second].moment
    assert rank(both.first) < rank(both.second)


@pytest.mark.parametrize("both", ACROSS, ids=lambda both: f"{both.first} before {both.second}")
def test_the_page_has_the_two_moments_in_the_order_in_which_they_come(both: Both) -> None:
    order = orders()[0]
    assert order.index(BY_KEY[both.first].moment) < order.index(BY_KEY[both.second].moment)


def test_every_option_that_can_object_beside_another_of_its_moment_meets_it_in_a_test() -> None:
    met = {key for both in MEETINGS for key in (both.first, both.second)}
    objecting = {key for key in BY_KEY if f'"{key}"' in JUDGING}
    for key in objecting:
        beside = {
            other for other in objecting if BY_KEY[other].moment == BY_KEY[key].moment and rank(other) != rank(key)
        }
        assert not beside or key in met or key in ALONE, f"{key} may speak together with {sorted(beside)}"


# The sources, also where what runs was compiled out of them and lies beside.
JUDGING = "".join(
    Path(module.__file__ or "").with_name(f"{module.__name__.rpartition('.')[2]}.py").read_text(encoding="utf-8")
    for module in (judge, matching)
)


def test_an_answer_is_required_only_where_the_limit_lets_it_be_laid() -> None:
    for limit, objection in ((3, None), (0, "stacking.required")):
        table = at("r5", "r+2 r1 r2 / g+2 b1", "y1 y2", STACK | {"stacking.required": True, "stacking.limit": limit})
        do(table, *TWO)
        assert refusal(table, "Bo: draw") == objection
    assert rank("stacking.limit") < rank("stacking.required")


def test_what_a_won_challenge_brings_comes_in_the_order_of_the_page() -> None:
    options: Options = {
        "wild_draw_four.colour_after_success": "reset",
        "wild_draw_four.after_success": "challenger-is-skipped",
    }
    table = at("r5", "W+4 r1 r2 / b1 b2 / g1 g2", "y1 y2 y3 y4", options)
    events = do(table, "Aino: W+4=blue", "Bo: challenge")
    assert [event.rule for event in events[2:]] == [key for keys in page()["challenge-won"] for key in keys]


LAST_CARD = [
    (
        "seven_o.last_card",
        "uno.say_on_last_card",
        {"seven_o.last_card": "swaps-first"},
        "r7",
        ["played", "swapped-hands", "round-over"],
    ),
    ("uno.say_on_last_card", "round_end.play_on", {"round_end.play_on": "last-one-holding"}, "r1", ["played"]),
    (
        "round_end.play_on",
        "round_end.draw_effect",
        {"round_end.play_on": "last-one-holding"},
        "r+2!",
        ["played", "said-uno", "finished"],
    ),
    (
        "round_end.draw_effect",
        "wild_draw_four.last_card_challenge",
        {"round_end.draw_effect": False},
        "W+4!",
        ["played", "said-uno", "round-over"],
    ),
]


@pytest.mark.parametrize(("first", "second", "options", "card", "happens"), LAST_CARD, ids=str)
def test_a_last_card_is_looked_at_in_the_order_of_the_page(
    first: str, second: str, options: Options, card: str, happens: list[str]
) -> None:
    options = {"uno.say_on_last_card": True, "seven_o.seven": "may-swap", **options}
    table = at("r5", f"{card.rstrip('!')} / b1 b2 / g1 g2", "y1 y2 y3 y4", options)
    assert kinds(do(table, f"Aino: {card}>Bo" if card == "r7" else f"Aino: {card}")) == happens
    assert table.finisher == (0 if happens == ["played"] else None)
    assert rank(first) < rank(second)


def test_a_reshuffle_comes_before_the_end_of_an_exhausted_round() -> None:
    table = at("r5", "g1 / b1", "", {"piles.when_exhausted": "end-round-no-winner"}, discard=list(parse_cards("y1 r5")))
    assert kinds(do(table, "Aino: draw", "Bo: draw")) == ["reshuffled", "drew", "drew", "round-over"]
    assert rank("piles.keep_top_card") < rank("piles.when_exhausted")


@pytest.mark.parametrize(
    ("first", "second", "options", "over"),
    [
        ("scoring.elimination", "scoring.rounds", {"scoring.elimination": True, "scoring.rounds": 1}, False),
        ("scoring.rounds", "scoring.target", {"scoring.rounds": 2, "scoring.target": 1}, False),
        ("scoring.target", "scoring.tie", {"scoring.target": 1, "scoring.tie": "extra-round"}, True),
    ],
)
def test_the_end_of_a_match_is_decided_in_the_order_of_the_page(
    first: str, second: str, options: Options, over: bool
) -> None:
    table = at("r5", "r1 / b1 b2 / g1 g2", "y1", options)
    do(table, "Aino: r1")
    assert table.match_over == over
    assert rank(first) < rank(second)
