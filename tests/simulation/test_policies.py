"""What the policies decide; that they decide nothing that is not allowed is tested over made-up rules."""

from collections import Counter
from random import Random

import pytest

from tests.simulation.beside import Beside
from tests.simulation.tables import made_up, owing, table
from unorules.engine.actions import Verb
from unorules.engine.cards import Colour
from unorules.engine.judge import layable, object_to
from unorules.engine.legal import mover_actions
from unorules.engine.rules import Rules
from unorules.simulation import rounds
from unorules.simulation.chance import seed_of
from unorules.simulation.jobs import POLICIES
from unorules.simulation.policies import RandomPolicy
from unorules.simulation.rounds import End, play_round, round_at
from unorules.simulation.sensible import SensiblePolicy

OFFICIAL = Rules()
SEVEN_O = Rules({"seven_o.seven": "must-swap", "seven_o.zero": "pass-all"})


def move(found, policy, seed=1):
    """What the policy does at a table, in the notation."""
    return policy.act(found, Random(seed)).text(found.players)


def moves(found, policy, times=400):
    """How often each move is chosen."""
    return Counter(move(found, policy, seed) for seed in range(times))


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("number", range(60))
def test_whatever_a_policy_does_is_allowed(policy, number, monkeypatch):
    carry_out = rounds.carry_out

    def judged(found, action):
        assert object_to(found, action) is None, action.text(found.players)
        carry_out(found, action)

    monkeypatch.setattr(rounds, "carry_out", judged)
    rules, players = made_up(number)
    found, chance = round_at(rules, players, number)
    assert play_round(found, POLICIES[policy], chance, 150).end is not End.NO_MOVE


@pytest.mark.parametrize("number", range(40))
def test_the_cards_that_may_be_laid_are_those_of_the_listed_plays(number):
    rules, players = made_up(1000 + number)
    found, chance = round_at(rules, players, number)
    policy = RandomPolicy()
    for _ in range(60):
        if found.round_over:
            break
        listed = {each.cards[0] for each in mover_actions(found) if each.verb is Verb.PLAY and len(each.cards) == 1}
        assert set(layable(found)) == listed
        action = policy.act(found, chance)
        rounds.carry_out(found, action)


def test_random_lays_every_card_that_fits_equally_often():
    found = table(OFFICIAL, "r1 b5 g2 W", "g1 g2", "g3 g4")
    chosen = Counter(
        text.partition("=")[0] for text, times in moves(found, RandomPolicy(), 900).items() for _ in range(times)
    )
    assert set(chosen) == {"r1", "b5", "W"}
    assert all(240 <= times <= 360 for times in chosen.values())


def test_random_names_any_colour():
    found = table(OFFICIAL, "W g2 g3", "g1 g2", "g3 g4")
    assert set(moves(found, RandomPolicy())) == {f"W={colour}" for colour in Colour}


def test_random_pays_challenges_and_answers_alike():
    rules = Rules({"stacking.wild_draw_four_on_wild_draw_four": True})
    found = owing(table(rules, "W+4 g2 g3", "g1 g2", top="W+4", colour="red"), 4, accused=1)
    chosen = Counter(
        text.partition("=")[0] for text, times in moves(found, RandomPolicy(), 900).items() for _ in range(times)
    )
    assert set(chosen) == {"W+4", "draw", "challenge"}
    assert all(240 <= times <= 360 for times in chosen.values())


def test_random_says_uno_every_other_time():
    found = table(OFFICIAL, "r1 g2", "g1 g2", "g3 g4")
    assert 150 <= moves(found, RandomPolicy())["r1!"] <= 250


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        (("r1 b5 b6 b7 y9", "g1 g2 g3", "g4 g5 g6"), "b5"),
        (("r1 r9 b8 b4", "g1 g2 g3", "g4 g5 g6"), "r9"),
        (("W r1 b2 b3", "g1 g2 g3", "g4 g5 g6"), "r1"),
        (("W W+4 b2 b3", "g1 g2 g3", "g4 g5 g6"), "W=blue"),
        (("r9 rS r+2 r8 b3", "g1 g2", "g4 g5 g6"), "rS"),
        (("g3 y4 y6", "g1 g2 g3", "g4 g5 g6"), "draw"),
    ],
    ids=["colour-held-most", "most-points", "wilds-late", "draw-wilds-last", "stops-who-is-nearly-out", "draws"],
)
def test_sensible_chooses_among_what_fits(hands, expected):
    rules = OFFICIAL.replace({"scoring.points.draw_two": 10})
    assert move(table(rules, *hands), SensiblePolicy()) == expected


def test_sensible_swaps_with_the_smallest_hand_where_that_gains():
    assert move(table(SEVEN_O, "r7 r1 r2 b3", "g1 g2 g3", "g4"), SensiblePolicy()) == "r7>P3"
    assert move(table(SEVEN_O, "r7 r1 b3", "g1 g2 g3 g5", "g4 g5 g6 g7"), SensiblePolicy()) == "r1"


def test_sensible_passes_hands_on_where_a_smaller_one_comes():
    assert move(table(SEVEN_O, "r0 r1 r2 b3", "g1 g2 g3 g4 g5", "g4"), SensiblePolicy()) == "r0"
    assert move(table(SEVEN_O, "r0 r1 r2 b3", "g1", "g1 g2 g3 g4 g5"), SensiblePolicy()) == "r2"


def test_sensible_answers_a_penalty_with_the_smallest_card_that_does():
    rules = Rules({"stacking.draw_two_on_draw_two": True, "stacking.wild_draw_four_on_draw_two": True})
    found = owing(table(rules, "W+4 b+2 g3 g4", "g1 g2", top="r+2"), 2)
    assert move(found, SensiblePolicy()) == "b+2"
    assert move(owing(table(rules, "W+4 g3 g4", "g1 g2", top="r+2"), 2), SensiblePolicy()) == "W+4=green"


def test_sensible_bluffs_only_while_the_next_player_is_about_to_go_out():
    strict = {"turn.voluntary_draw": True}
    safe = table(Rules(strict), "W+4 r1 r2 b8", "g1 g2 g3", "g4 g5 g6")
    assert set(moves(safe, SensiblePolicy())) == {"r2"}
    threatened = table(Rules(strict), "W+4 r1 r2 b8", "g1", "g4 g5 g6")
    chosen = moves(threatened, SensiblePolicy())
    assert set(chosen) == {"r2", "W+4=red"}
    assert 150 <= chosen["W+4=red"] <= 250


def test_sensible_challenges_where_the_odds_are_good():
    big, small = "g1 g2 g3 g4 g5 g6 g7 g8 g9 y1", "g1"
    needed = owing(table(OFFICIAL, "b1 b2", big, "y4", top="W+4", colour="blue"), 4, accused=1)
    needed.colour_before = Colour.RED
    assert move(needed, SensiblePolicy()) == "challenge"
    hopeless = owing(table(OFFICIAL, "b1 b2 b3 b4", small, "y4", top="W+4", colour="blue"), 4, accused=1)
    hopeless.colour_before = Colour.RED
    assert move(hopeless, SensiblePolicy()) == "draw"


def test_sensible_does_not_look_into_other_hands():
    def chosen(other):
        found = owing(table(OFFICIAL, "b1 b2", other, "y4 y5", top="W+4", colour="blue"), 4, accused=1)
        found.colour_before = Colour.RED
        return move(found, SensiblePolicy())

    assert chosen("r1 r2 r3 r4 r6") == chosen("g1 g2 g3 g4 g6")


def test_sensible_says_uno_nearly_always():
    found = table(OFFICIAL, "r1 g2", "g1 g2 g3", "g3 g4 g5")
    assert 360 <= moves(found, SensiblePolicy())["r1!"] < 400


def test_sensible_beats_random_at_the_same_table():
    wins = Counter()
    policies = (SensiblePolicy(), RandomPolicy())

    class Mixed(Beside):
        """Even seats play sensibly, odd ones at random."""

        def act(self, found, chance):
            return policies[found.turn % 2].act(found, chance)

    for index in range(300):
        found, chance = round_at(OFFICIAL, 4, seed_of(5, index))
        wins[play_round(found, Mixed(), chance).winner % 2] += 1
    assert wins[0] > 1.3 * wins[1]
