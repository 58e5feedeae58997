"""Cards on which the table wrote its own rule: every effect that such a rule is composed of."""

from __future__ import annotations

import pytest

from unorules.engine.cards import CUSTOMIZABLE, Colour, Kind
from unorules.engine.rules import CustomCard
from unorules.engine.table import Phase, Table

from .positions import at, do, hand, kinds, listed, refusal, turn

HANDS = "{} r1 r2 / b1 b2 b3 / g1 g2 / y1 y2"


def laid(written: CustomCard, move: str = "", hands: str = HANDS) -> tuple[Table, list[str]]:
    """The table after Aino has laid the card, and what happened."""
    card = str(written.card)
    table = at("r5", hands.format(card), "y3 y4 y5 y6 y7 y8", None, [written])
    return table, kinds(do(table, f"Aino: {card}{move}"))


@pytest.mark.parametrize("on", CUSTOMIZABLE)
def test_a_card_without_effects_fits_always_keeps_the_colour_and_passes_the_turn(on: Kind) -> None:
    table, happened = laid(CustomCard("sing", on))
    assert (happened, table.colour, turn(table), table.phase) == (["played"], Colour.RED, "Bo", Phase.TURN)


def test_it_chooses_a_colour() -> None:
    written = CustomCard("sing", choose_colour=True)
    table, _ = laid(written, "=green")
    assert table.colour is Colour.GREEN
    assert refusal(at("r5", HANDS.format("Wcu:sing"), "", None, [written]), "Aino: Wcu:sing") == "match"
    plain = at("r5", HANDS.format("Wcu:sing"), "", None, [CustomCard("sing")])
    assert refusal(plain, "Aino: Wcu:sing=red") == "match"


@pytest.mark.parametrize(("skips", "after"), [(True, "Cai"), (False, "Bo")])
def test_the_next_player_draws_and_loses_the_turn_or_keeps_it(skips: bool, after: str) -> None:
    table, happened = laid(CustomCard("sing", draw=3, skips=skips))
    assert (happened, turn(table), table.pending, table.phase) == (["played"], "Bo", 3, Phase.PENALTY)
    assert {line for line in listed(table) if line.startswith("Bo")} == {"Bo: draw"}
    do(table, "Bo: draw")
    assert (hand(table, "Bo"), turn(table), table.pending) == ("b1 b2 b3 y3 y4 y5", after, 0)


def test_it_skips_and_it_reverses() -> None:
    table, happened = laid(CustomCard("sing", skips=True))
    assert (happened, turn(table)) == (["played", "skipped"], "Cai")
    table, happened = laid(CustomCard("sing", reverses=True))
    assert (happened, turn(table), table.direction) == (["played", "reversed"], "Dag", -1)
    table, _ = laid(CustomCard("sing", reverses=True, skips=True))
    assert turn(table) == "Cai"


def test_everybody_else_draws() -> None:
    table, happened = laid(CustomCard("sing", everyone_draws=2))
    assert happened == ["played", "drew", "drew", "drew"]
    assert [len(held) for held in table.hands] == [2, 5, 4, 4]
    assert turn(table) == "Bo"


def test_it_swaps_passes_on_and_shuffles_hands() -> None:
    table, happened = laid(CustomCard("sing", swap=True), ">Cai")
    assert (happened, hand(table, "Aino"), hand(table, "Cai")) == (["played", "swapped-hands"], "g1 g2", "r1 r2")
    table, happened = laid(CustomCard("sing", rotate=True))
    assert (happened, hand(table, "Aino"), hand(table, "Bo")) == (["played", "rotated-hands"], "y1 y2", "r1 r2")
    before = [["r1", "r2"], ["b1", "b2", "b3"], ["g1", "g2"], ["y1", "y2"]]
    table, happened = laid(CustomCard("sing", shuffle=True))
    assert happened == ["played", "shuffled-hands"]
    assert [len(held) for held in table.hands] == [2, 3, 2, 2], "nine cards dealt out from the next player on"
    assert sorted(str(card) for held in table.hands for card in held) == sorted(
        card for held in before for card in held
    )
    assert [sorted(map(str, held)) for held in table.hands] != before


def test_as_last_card_it_wins_and_moves_no_hands() -> None:
    for written in (CustomCard("sing", swap=True), CustomCard("sing", rotate=True), CustomCard("sing", shuffle=True)):
        table, happened = laid(written, hands="{} / b1 b2 b3 / g1 g2")
        assert (happened, table.winner, hand(table, "Bo")) == (["played", "round-over"], 0, "b1 b2 b3")


def test_as_last_card_it_still_makes_the_next_player_draw() -> None:
    table, happened = laid(CustomCard("sing", draw=2, skips=True), hands="{} / b1 b2 b3 / g1 g2")
    assert (happened, hand(table, "Bo")) == (["played", "drew", "round-over"], "b1 b2 b3 y3 y4")
