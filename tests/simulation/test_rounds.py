"""Rounds and matches: how they end, what is counted, and that the same seed plays the same."""

from collections import Counter
from itertools import pairwise

import pytest

from tests.simulation.beside import Beside
from tests.simulation.tables import made_up, table
from unorules.engine.actions import Verb
from unorules.engine.cards import parse_card
from unorules.engine.legal import mover_actions
from unorules.engine.rules import Rules, deck
from unorules.simulation.chance import pick, seed_of
from unorules.simulation.jobs import POLICIES
from unorules.simulation.policies import RandomPolicy
from unorules.simulation.rounds import End, note_round, play_match, play_round, round_at

OFFICIAL = Rules()


def played(rules, players=4, seed=1, policy="sensible", limit=1000):
    """A table played to its end, its course and the actions."""
    found, chance = round_at(rules, players, seed)
    noted = []
    return found, play_round(found, POLICIES[policy], chance, limit, noted), noted


def test_the_same_seed_plays_the_same_round_and_another_seed_another():
    assert played(OFFICIAL, seed=3)[2] == played(OFFICIAL, seed=3)[2]
    assert played(OFFICIAL, seed=3)[2] != played(OFFICIAL, seed=4)[2]


def test_a_round_that_is_won_tells_winner_points_and_turns():
    found, course, noted = played(OFFICIAL)
    assert course.end is End.WON
    assert (course.winner, course.points) == (found.winner, found.points)
    assert not found.hands[course.winner]
    after_a_draw = sum(one.seat == two.seat and one.verb is Verb.DRAW for one, two in pairwise(noted))
    spoken = sum(action.verb in (Verb.UNO, Verb.CATCH, Verb.NAME_COLOUR) for action in noted)
    assert course.turns <= len(noted) - spoken
    assert course.turns >= len(noted) - spoken - after_a_draw


def test_laying_or_keeping_a_drawn_card_belongs_to_the_draw():
    found = table(OFFICIAL, "b1 b2", "g8 g9", pile="g1 r3")
    found.turn = 0
    noted = []
    course = play_round(found, RandomPolicy(), round_at(OFFICIAL, 2, 1)[1], 1, noted)
    assert [action.verb for action in noted] == [Verb.DRAW, Verb.PLAY]
    assert (course.turns, course.end) == (1, End.TURN_LIMIT)


def test_a_round_is_given_up_at_the_limit():
    _, course, _ = played(OFFICIAL, limit=10)
    assert (course.end, course.turns, course.winner) == (End.TURN_LIMIT, 10, None)


class Idle(Beside):
    """Finds nothing to do."""

    def act(self, found, chance):
        return None


def test_a_round_without_any_move_is_told():
    found, chance = round_at(OFFICIAL, 4, 1)
    assert play_round(found, Idle(), chance).end is End.NO_MOVE


def test_the_largest_hand_and_the_reshuffles_are_those_of_the_events():
    for seed in range(12):
        rules = Rules({"deck.digits": 1, "turn.draw_limit": "until-playable"})
        found, chance = round_at(rules, 5, seed)
        found.events = []
        largest, reshuffles = 7, 0
        hands = Counter(dict.fromkeys(range(5), 7))
        course = play_round(found, POLICIES["random"], chance)
        for event in found.events:
            reshuffles += event.type == "reshuffled"
            if event.type == "drew":
                hands[event.seat] += event.details["count"]
            if event.type == "played":
                hands[event.seat] -= 1
            largest = max(largest, *hands.values())
        assert (course.largest_hand, course.reshuffles) == (largest, reshuffles)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("number", range(30))
def test_no_card_is_lost(policy, number):
    rules, players = made_up(2000 + number)
    found, _, _ = played(rules, players, number, policy, 200)
    assert Counter(found.cards()) == Counter(deck(rules))


def test_players_jump_in_where_the_rules_let_them():
    _, _, noted = played(Rules({"jump_in.allowed": True}), seed=2)
    assert any(action.verb is Verb.JUMP for action in noted)
    _, _, noted = played(OFFICIAL, seed=2)
    assert not any(action.verb is Verb.JUMP for action in noted)


def test_who_forgot_uno_is_caught_or_says_it_late():
    verbs = Counter(action.verb for seed in range(20) for action in played(OFFICIAL, seed=seed, policy="random")[2])
    assert verbs[Verb.CATCH] > 3
    assert verbs[Verb.UNO] > 3


def test_uno_is_a_move_of_its_own_where_it_is_said_before_playing():
    rules = Rules({"uno.call": "before-playing"})
    for seed in range(8):
        _, _, noted = played(rules, seed=seed)
        assert not any(action.uno for action in noted)
        assert any(action.verb is Verb.UNO for action in noted)


def test_a_blocked_last_card_waits_for_the_call():
    rules = Rules({"uno.missed_call_blocks_win": True})
    ends = Counter(played(rules, seed=seed, policy="random", limit=3000)[1].end for seed in range(20))
    assert ends == {End.WON: 20}


def test_a_match_goes_on_to_the_target():
    match = play_match(OFFICIAL, 4, POLICIES["sensible"], 1)
    points = Counter()
    for course in match.rounds:
        points[course.winner] += course.points
    assert match.finished
    assert points[match.winner] == max(points.values()) >= 500
    without_last = points - Counter({match.rounds[-1].winner: match.rounds[-1].points})
    assert all(total < 500 for total in without_last.values())


def test_a_match_of_so_many_rounds_has_that_many():
    match = play_match(Rules({"scoring.rounds": 3}), 3, POLICIES["sensible"], 7)
    assert (len(match.rounds), match.finished) == (3, True)


def test_partners_win_a_match_together():
    rules = Rules({"teams.partners": True, "players.min": 4, "players.max": 4, "scoring.target": 200})
    winners = {play_match(rules, 4, POLICIES["sensible"], seed).winner for seed in range(6)}
    assert winners <= {0, 1}


def test_a_match_whose_round_has_no_end_has_none():
    match = play_match(OFFICIAL, 4, POLICIES["random"], 1, limit=5)
    assert (len(match.rounds), match.winner, match.finished) == (1, None, False)


def test_a_noted_round_holds_the_deal_and_every_action():
    noted = note_round(OFFICIAL, 3, POLICIES["random"], 5)
    dealt = [*noted.draw_pile, *(card for hand in noted.hands for card in hand)]
    assert Counter(dealt) == Counter(deck(OFFICIAL))
    assert noted.actions == tuple(played(OFFICIAL, 3, 5, "random")[2])


def test_seeds_of_neighbouring_rounds_have_nothing_in_common():
    seeds = [seed_of(base, index) for base in range(30) for index in range(100)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 1 << 64 for seed in seeds)
    ones = [bin(one ^ two).count("1") for one, two in pairwise(seeds)]
    assert 31 < sum(ones) / len(ones) < 33


def test_a_pick_takes_each_item_alike():
    _, chance = round_at(OFFICIAL, 2, 9)
    chosen = Counter(pick("abc", chance) for _ in range(3000))
    assert all(900 < times < 1100 for times in chosen.values())


def test_a_drawn_card_barred_from_being_the_last_leaves_a_way_on():
    # Must be played, by one rule; may not be the last card, by another.
    rules = Rules({"deck.discard_all": 2, "turn.drawn_card": "must-play", "round_end.action_card": "draw-one"})
    found = table(rules, "r5", "g1 g2", top="r7", pile="g3 rDA")
    course = play_round(found, Keeper(), round_at(OFFICIAL, 2, 1)[1], 2)
    assert parse_card("rDA") in found.hands[0]
    assert course.end is End.TURN_LIMIT


class Keeper(Beside):
    """Draws although something could be laid."""

    def act(self, found, chance):
        wanted = (Verb.DRAW, Verb.KEEP)
        return next((action for action in mover_actions(found) if action.verb in wanted), None)
