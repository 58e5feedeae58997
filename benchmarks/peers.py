"""Random play of four, in one process, beside other engines from the package index: turns and rounds a second of CPU time.

    python benchmarks/peers.py [--rounds N] [--python PYTHON] [--compiled FOLDER]

PYTHON is an interpreter in whose environment the peers are installed (`rlcard==1.2.0`, `open_spiel`); this one by default.
FOLDER holds a wheel unpacked whose engine is compiled (see hatch_build.py). What is not there is left out. The engines take
turns five times, the figures are medians; the cards are counted after every action in rounds that are not timed.

A turn is one player's chance to act. RLCard plays two to four players by one fixed set of rules without challenges, calls or
scores; a `round` of it makes no picture of the position for a learner, a `game` does. `crazy_eights` is another game, in C++.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from processes import machine

PLAYERS = 4
LIMIT = 1000
COUNTED = 30
RUNS = 5
MIXES = ("official", "progressive+seven-o", "progressive+jump-in+draw-until-playable", "seven-o+multi-play+bounce")
BASE = "rlcard game"
OTHERS = (BASE, "rlcard round", "open_spiel crazy_eights")

Rounds = Callable[[int, bool], Iterator[int]]
"""Plays so many rounds, yields the turns of each; with True the cards are counted, and ValueError raised where any is lost."""


def ours(names: str) -> Rounds:
    """Our engine by these rules."""
    from unorules.engine.actions import Action
    from unorules.engine.rules import deck
    from unorules.engine.table import Table
    from unorules.rulebook.load import load
    from unorules.simulation.chance import seed_of
    from unorules.simulation.policies import RandomPolicy
    from unorules.simulation.rounds import play_round, round_at

    class Counting:
        """Counts before each decision, and leaves it to chance; a compiled policy cannot be inherited from."""

        policy = RandomPolicy()
        calls, remembers, catches, jumps = policy.calls, policy.remembers, policy.catches, policy.jumps
        name_colour, swap_with = policy.name_colour, policy.swap_with

        def act(self, table: Table, chance: random.Random) -> Action | None:
            if Counter(table.cards()) != Counter(deck(table.rules)):
                raise ValueError("cards are lost")
            return self.policy.act(table, chance)

    rulebook = load(names.split("+"), folders=[])
    if not rulebook.ok:
        raise ValueError(f"these rules do not play: {names}")

    def play(count: int, checked: bool) -> Iterator[int]:
        policy = Counting() if checked else RandomPolicy()
        for index in range(count):
            table, chance = round_at(rulebook.rules, PLAYERS, seed_of(1, index))
            yield play_round(table, policy, chance, LIMIT).turns

    return play


def rlcard_game(count: int, checked: bool) -> Iterator[int]:
    """RLCard as its environment plays it: each step returns the state of the next player, with what is legal."""
    from rlcard.games.uno import Game

    for _ in range(count):
        game, turns = Game(num_players=PLAYERS), 0
        state, _seat = game.init_game()
        while not game.is_over() and turns < LIMIT:
            state, _seat = game.step(random.choice(state["legal_actions"]))
            turns += 1
            if checked:
                _rlcard_count(game)
        yield turns


def rlcard_round(count: int, checked: bool) -> Iterator[int]:
    """RLCard's rules alone: what is legal, and the step."""
    from rlcard.games.uno import Game

    for _ in range(count):
        game, turns = Game(num_players=PLAYERS), 0
        game.init_game()
        players, rules = game.players, game.round
        while not rules.is_over and turns < LIMIT:
            rules.proceed_round(players, random.choice(rules.get_legal_actions(players, rules.current_player)))
            turns += 1
            if checked:
                _rlcard_count(game)
        yield turns


def _rlcard_count(game: Any) -> None:
    held = sum(len(player.hand) for player in game.players)
    if held + len(game.dealer.deck) + len(game.round.played_cards) != 108:
        raise ValueError("cards are lost")


def crazy_eights(count: int, checked: bool) -> Iterator[int]:
    """OpenSpiel's game in C++, driven from Python; what it shows does not let the cards be counted."""
    import pyspiel

    if checked:
        raise LookupError("piles are hidden")
    game = pyspiel.load_game("crazy_eights", {"players": PLAYERS, "use_special_cards": True, "reshuffle": True})
    for _ in range(count):
        state, turns = game.new_initial_state(), 0
        while not state.is_terminal() and turns < LIMIT:
            turns += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
        yield turns


PEERS: dict[str, Rounds] = {BASE: rlcard_game, "rlcard round": rlcard_round, "open_spiel crazy_eights": crazy_eights}


def work(name: str, rounds: int) -> dict[str, object]:
    """One timed run, and the count of the cards."""
    random.seed(1)
    play = PEERS[name] if name in PEERS else ours(name)
    kept = _kept(play)
    begin = process_time()
    turns = sum(play(rounds, False))
    return {"turns": turns, "seconds": process_time() - begin, "kept": kept}


def _kept(play: Rounds) -> str:
    try:
        return f"{sum(play(COUNTED, True))} turns"  # and warms up
    except LookupError:
        return "hidden"
    except ValueError:
        return "lost"


def asked(python: str, name: str, rounds: int, folder: str | None) -> dict[str, float | str] | None:
    """A run in a process of its own; None where the engine is not installed there."""
    paths = [folder] if folder else []
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)} if paths else dict(os.environ)
    words = [python, str(Path(__file__).resolve()), "--work", name, "--rounds", str(rounds)]
    done = subprocess.run(words, env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        missing = "ModuleNotFoundError" in done.stderr
        if not missing:
            raise subprocess.CalledProcessError(done.returncode, words, stderr=done.stderr)
        return None
    found: dict[str, float | str] = json.loads(done.stdout)
    return found


def main() -> None:
    """Print the table."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--rounds", type=int, default=1000)
    reader.add_argument("--python", default=sys.executable, help="an interpreter with the peers")
    reader.add_argument("--compiled", help="a folder with a compiled wheel unpacked")
    reader.add_argument("--work", help=argparse.SUPPRESS)
    given = reader.parse_args()
    if given.work:
        print(json.dumps(work(given.work, given.rounds)))
        return
    lines = [(name, given.python, name, None) for name in OTHERS]
    lines += [(f"unorules {name}", sys.executable, name, None) for name in MIXES]
    if given.compiled:
        lines += [(f"unorules {name}, compiled", sys.executable, name, given.compiled) for name in MIXES]
    runs: dict[str, list[dict[str, float | str]]] = {}
    for _ in range(RUNS):
        for title, python, name, folder in lines:
            if run := asked(python, name, given.rounds, folder):
                runs.setdefault(title, []).append(run)
    print_table(runs, given.rounds)


def print_table(runs: dict[str, list[dict[str, float | str]]], rounds: int) -> None:
    """A line for each engine that is there."""
    rates = {
        title: median(float(run["turns"]) / float(run["seconds"]) for run in found) for title, found in runs.items()
    }
    base = rates.get(BASE)
    print(f"{machine()}, {rounds} rounds of {PLAYERS} players, median of {RUNS}")
    print(f"{'engine':62} {'turns/s':>9} {'÷ RLCard':>8} {'rounds/s':>9} {'a round':>8}  cards kept")
    for title, found in runs.items():
        length = float(found[0]["turns"]) / rounds
        ratio = f"{rates[title] / base:8.2f}" if base else f"{'':8}"
        print(
            f"{title:62} {rates[title]:9,.0f} {ratio} {rates[title] / length:9,.0f} {length:8.1f}  {found[0]['kept']}"
        )


if __name__ == "__main__":
    main()
