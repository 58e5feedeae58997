"""A proof is bounded in turns, and its figures are those that anybody can simulate."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook.files import loaded, write
from unorules.diagnostics.samples import HEAD
from unorules.engine.cards import parse_cards
from unorules.engine.rules import Rules
from unorules.engine.table import Table
from unorules.proof import games
from unorules.proof.budget import Budget, Purse
from unorules.proof.figures import Rounds, length, luck
from unorules.proof.games import Game, drawable, watch
from unorules.proof.players import PLAYERS
from unorules.proof.positions import in_one_line, position
from unorules.proof.prove import prove
from unorules.proof.tables import as_played, tables
from unorules.records.record import read
from unorules.records.writing import write_record
from unorules.simulation.chance import seed_of
from unorules.simulation.jobs import Plan, play
from unorules.simulation.rounds import End, play_round, round_at

DRAWS = "[deck]\ndraw_two = 8\ndraw_four = 8\nwild_draw_four = 20\nwild_draw_ten = 20\n"
TOGETHER = '[turn]\nmulti_play = "same-number"\nmulti_play_actions = "effect-each"\n'
STACKS = '[stacking]\ncards_per_turn = 4\nequal_or_higher = "last-card"\n'


def rules_of(below: str, place: Path) -> Rules:
    return loaded(write(place, HEAD + below)).rules


@pytest.mark.parametrize("below", [DRAWS, DRAWS + TOGETHER + STACKS])
def test_hands_that_grow_without_end_do_not_make_a_proof_endless(
    below: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = 0

    def counted(table: Table, *rest: object) -> object:
        nonlocal turns
        turns += 1
        return play_round(table, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(games, "play_round", counted)
    prove(loaded(write(tmp_path, HEAD + below)))
    assert 1000 < turns < 60_000


def test_a_round_is_given_up_after_its_turns_or_sooner_where_hands_are_large(tmp_path: Path) -> None:
    purse = Purse(10**9)
    left_out = ("zeros", "digits", "skip", "reverse", "wild", "wild_draw_four")
    twos = Rules({f"deck.{kind}": 0 for kind in left_out} | {"deck.draw_two": 8})
    endless = watch(Game(twos, 3, "sensible", 1), 300, purse)
    assert (endless.end, endless.turns) == (End.TURN_LIMIT, 300)
    large = watch(Game(rules_of(DRAWS, tmp_path), 2, "random", 1), 1000, purse)
    assert large.end is End.TURN_LIMIT and large.turns < 1000


def test_a_smaller_budget_plays_less_and_still_finds_what_is_plain(tmp_path: Path) -> None:
    little = Budget(rounds=4, most=4, turns=200, compared=(25,), work=20_000)
    blanks = loaded(write(tmp_path, HEAD + "[deck]\nblank = 4\n"))
    assert [found.code for found in prove(blanks, budget=little)] == ["RS607"]


def test_a_large_hand_is_played_card_by_card_where_bundles_would_take_for_ever(tmp_path: Path) -> None:
    hand = list(parse_cards(" ".join(["r+2 b+2 g+2 y+2 W+4"] * 8)))
    rules = rules_of(DRAWS + TOGETHER + STACKS, tmp_path)
    table = Table(rules, ("P1", "P2"), [hand, list(parse_cards("r1 r2"))], [], list(parse_cards("r5")))
    table.colour = table.top.colour
    for policy in ("sensible", "random"):
        action = PLAYERS[policy].act(table, round_at(rules, 2, 1)[1])
        assert action is not None and len(action.cards) == 1


def test_figures_are_those_of_simulate() -> None:
    rules = loaded("seven-o").rules
    figures = Rounds(rules, 4, 601).upto(40, Purse(10**9))
    tally = play(Plan(rules, 4, "sensible", 40, 601))
    assert figures.turns == sum(turns * times for turns, times in tally.turns.items()) / 40
    assert [figures.wins(seat) for seat in range(4)] == [tally.wins[seat] for seat in range(4)]


def test_rounds_that_are_known_already_are_paid_for_all_the_same() -> None:
    rules = loaded("draw-three").rules
    left = []
    for _ in range(2):
        purse = Purse(10**6)
        Rounds(rules, 4, 7).upto(10, purse)
        left.append(purse.left)
    assert left[0] == left[1] < 10**6


def test_little_evidence_proves_little() -> None:
    one, other = (Rounds(loaded(name).rules, 4, 3) for name in ("draw-until-playable", "official"))
    few, many = ((one.upto(count, Purse(10**9)), other.upto(count, Purse(10**9))) for count in (6, 60))
    assert length(*few).low < length(*many).low < length(*many).value
    assert luck(0)(*few).low < 1


def test_tables_are_the_smallest_four_and_the_largest_that_can_be_dealt_to() -> None:
    assert tables(Rules()) == (2, 4, 10)
    assert tables(Rules({"players.min": 4, "players.max": 4})) == (4,)
    assert tables(Rules({"setup.hand_size": 20})) == (2, 4, 5)
    assert tables(Rules({"players.min": 6, "setup.hand_size": 20})) == ()


def test_blanks_are_put_aside_before_play_and_written_ones_are_kept() -> None:
    assert as_played(loaded("official-112-blank").rules).deck_blank == 0
    official = loaded("official").rules
    assert as_played(official) is official


def test_a_position_of_a_round_is_set_again_by_its_record() -> None:
    game = Game(loaded("official").rules, 4, "sensible", seed_of(601, 0))
    told = 0
    for _, table, _ in game.stops(3, 30):
        record = position(table)
        if record is None:
            continue
        again = read(write_record({"rules": ["official"], **record})).table
        told += 1
        assert again.hands == table.hands and again.discard[-1] is table.discard[-1]
        assert drawable(again) == drawable(table)
        assert in_one_line(again).split(" draw_pile=")[0] == in_one_line(table).split(" draw_pile=")[0]
    assert told > 15
