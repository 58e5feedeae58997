"""What each thing the engine does costs: microseconds of CPU time at positions met in random play.

    python benchmarks/engine.py [RULESET …]

Each figure is the median of five runs over the same positions. Four players, `official` unless rulesets are named.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable
from random import Random
from statistics import mean, median
from time import process_time

from unorules.engine.actions import Action
from unorules.engine.judge import judge, object_to
from unorules.engine.legal import mover_actions, other_actions
from unorules.engine.rules import Rules
from unorules.engine.start import deal
from unorules.engine.state import State
from unorules.engine.step import carry_out, step
from unorules.engine.table import Table
from unorules.rulebook.load import load

NAMES = ("Aino", "Bo", "Cai", "Dag")
ROUNDS = 40
MOST = 400
DEPTH = 3


def positions(rules: Rules) -> list[tuple[State, Action]]:
    """Positions of random rounds, each with the action that was taken there."""
    random, found = Random(1), []
    for seed in range(ROUNDS):
        table = deal(rules, NAMES, seed)
        for _ in range(MOST):
            if table.round_over:
                break
            action = random.choice(mover_actions(table))
            found.append((State.of(table), action))
            carry_out(table, action)
    return found


def sequences(state: State, rules: Rules, depth: int) -> int:
    """How many sequences of actions follow."""
    table = state.table(rules)
    actions = [*mover_actions(table), *other_actions(table)]
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.table(rules)
        carry_out(after, action)
        total += sequences(State.of(after), rules, depth - 1)
    return total


def cost(run: Callable[[], int]) -> float:
    """Microseconds for each of the things that `run` counts."""
    found = []
    for _ in range(5):
        started = process_time()
        number = run()
        found.append((process_time() - started) / number * 1e6)
    return median(found)


def figures(rules: Rules) -> dict[str, float]:
    """The cost of everything, by what it is."""
    met = positions(rules)
    texts = [str(state) for state, _ in met[::10]]

    def over(work: Callable[[Table, Action], object]) -> Callable[[], int]:
        def run() -> int:
            for table, action in tables:
                work(table, action)
            return len(tables)

        tables = [(state.table(rules), action) for state, action in met]
        return run

    def acts() -> int:
        fresh = [(state.table(rules), action) for state, action in met]
        started = process_time()
        for table, action in fresh:
            carry_out(table, action)
        spent.append((process_time() - started) / len(fresh) * 1e6)
        return len(fresh)

    def reads() -> int:
        for text in texts:
            State.parse(text)
        return len(texts)

    def steps() -> int:
        for state, action in met:
            step(state, rules, action)
        return len(met)

    def counts() -> int:
        return sum(sequences(state, rules, DEPTH) for state, _ in met[:: max(1, len(met) // 20)])

    def deals() -> int:
        for seed in range(200):
            deal(rules, NAMES, seed)
        return 200

    spent: list[float] = []
    cost(acts)
    return {
        "judge one action (object_to)": cost(over(object_to)),
        "judge with reasons (judge)": cost(over(judge)),
        "list what the mover may do": cost(over(lambda table, _: mover_actions(table))),
        "list what others may do": cost(over(lambda table, _: other_actions(table))),
        "carry out an action at a table": median(spent),
        "step from a position to the next": cost(steps),
        "take the picture of a table": cost(over(lambda table, _: State.of(table))),
        "read a position from its text": cost(reads),
        "deal and turn the start card": cost(deals),
        f"count one sequence of {DEPTH} (perft)": cost(counts),
        "actions to choose from, on average": mean(len(mover_actions(state.table(rules))) for state, _ in met),
    }


def main(arguments: list[str]) -> int:
    """Print the table. Exit 2 for rulesets that do not play."""
    rulebook = load(arguments or ["official"])
    if not rulebook.ok:
        print("these rulesets do not play:", *arguments, file=sys.stderr)
        return 2
    print(f"{' + '.join(rulebook.ids)}, {platform.python_implementation()} {platform.python_version()}")
    for what, number in figures(rulebook.rules).items():
        print(f"{what:<38} {number:9.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
