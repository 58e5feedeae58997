"""How quick random and sensible rounds are: rounds and turns a second, one process, CPU time.

    python benchmarks/simulate.py [ROUNDS]

Each line is the median of three runs. Four players; a turn is one player's chance to act.
"""

from __future__ import annotations

import platform
import sys
from statistics import median
from time import process_time

from unorules.engine.legal import mover_actions
from unorules.engine.step import carry_out
from unorules.rulebook.load import load
from unorules.simulation.chance import pick, seed_of
from unorules.simulation.jobs import POLICIES
from unorules.simulation.rounds import play_round, round_at

ROUNDS = 2000
PLAYERS = 4
TABLES = (
    ("official",),
    ("progressive",),
    ("progressive", "seven-o", "jump-in"),
    ("progressive", "seven-o", "jump-in", "draw-until-playable", "multi-play"),
    ("no-mercy",),
)


def by_policy(names: tuple[str, ...], policy: str, rounds: int) -> int:
    """Play rounds by a policy; how many turns they took."""
    rules = load(list(names)).rules
    turns = 0
    for index in range(rounds):
        table, chance = round_at(rules, PLAYERS, seed_of(1, index))
        turns += play_round(table, POLICIES[policy], chance).turns
    return turns


def by_listing(names: tuple[str, ...], rounds: int) -> int:
    """Play rounds choosing from the list of every legal action; how many actions were taken."""
    rules = load(list(names)).rules
    acts = 0
    for index in range(rounds):
        table, chance = round_at(rules, PLAYERS, seed_of(1, index))
        for _ in range(2000):
            if table.round_over:
                break
            listed = mover_actions(table, calls=False)
            carry_out(table, pick([action for action in listed if action.cards] or listed, chance))
            acts += 1
    return acts


def line(name: str, what: str, rounds: int, run: object) -> str:
    """One line of the table."""
    assert callable(run)
    seconds, turns = [], 0
    for _ in range(3):
        begin = process_time()
        turns = run()
        seconds.append(process_time() - begin)
    took = median(seconds)
    return f"{name:58} {what:9} {rounds / took:8,.0f} {turns / took:9,.0f} {turns / rounds:7.1f}"


def main() -> None:
    """Print the table."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    print(f"Python {platform.python_version()}, {platform.machine()}, {rounds} rounds of {PLAYERS} players a run")
    print(f"{'rules':58} {'choice':9} {'rounds/s':>8} {'turns/s':>9} {'a round':>7}")
    for names in TABLES:
        for policy in POLICIES:
            print(
                line(
                    " + ".join(names),
                    policy,
                    rounds,
                    lambda names=names, policy=policy: by_policy(names, policy, rounds),
                )
            )
    few = max(1, rounds // 4)
    print(line("official", "listed", few, lambda: by_listing(("official",), few)))


if __name__ == "__main__":
    main()
