"""Whether the compiled engine plays as the sources do: builds it, and compares thousands of rounds to the last card.

    python benchmarks/compiled.py [--rounds N] [--wheel WHEEL]

N rounds (2000), shared out among every edition, every two house rules that go together, and both policies. Each is told apart by
its final position, its actions and, in every fourth, its events. Exit 1 where two differ. It takes a C compiler and a minute or
two, less with a wheel built before.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from itertools import combinations, cycle
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING

from processes import ROOT, machine

if TYPE_CHECKING:
    from unorules.engine.rules import Rules

SWITCH = "HATCH_BUILD_HOOK_ENABLE_CUSTOM"
LIMIT = 300


def stacks() -> Iterator[tuple[str, Rules]]:
    """Every edition, and over each in turn every two house rules that go with it."""
    from unorules.rulebook.load import editions, house_rules, load

    for edition, pair in zip(cycle(editions()), [(), *combinations(house_rules(), 2)], strict=False):
        book = load([edition, *pair], folders=[])
        if book.ok:
            yield "+".join((edition, *pair)), book.rules


def played(rules: Rules, number: int) -> str:
    """One round in full, as text."""
    from unorules.engine.actions import Action
    from unorules.engine.state import State
    from unorules.simulation.chance import seed_of
    from unorules.simulation.jobs import POLICIES
    from unorules.simulation.rounds import play_round, round_at

    players = 4 if rules.teams_partners else max(rules.players_min, min(2 + number % 5, rules.players_max))
    table, chance = round_at(rules, players, seed_of(7, number))
    if number % 4 == 0:
        table.events = []
    noted: list[Action] = []
    course = play_round(table, POLICIES[("random", "sensible")[number % 2]], chance, LIMIT, noted)
    moves = [action.text(table.players) for action in noted]
    return f"{course} {State.of(table)} {moves} {[event.record(table.players) for event in table.events or ()]}"


def digests(rounds: int) -> dict[str, object]:
    """The rounds by their rules, each a digest; the file of the engine that played them, and the CPU time."""
    from unorules.engine import step

    begin, found = process_time(), {}
    for number, (name, rules) in zip(range(rounds), cycle(list(stacks())), strict=False):
        found[f"{number} {name}"] = hashlib.sha256(played(rules, number).encode()).hexdigest()
    return {"engine": str(step.__file__), "seconds": process_time() - begin, "rounds": found}


def built(into: Path) -> Path:
    """Build the compiled wheel with what is installed here."""
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(into)]
    subprocess.run(words, cwd=ROOT, env={**os.environ, SWITCH: "1"}, stdout=subprocess.DEVNULL, check=True)
    return next(into.glob("*.whl"))


def asked(folder: Path, rounds: int) -> dict[str, object]:
    """The digests, by the package that lies in the folder."""
    words = [sys.executable, __file__, "--digests", "--rounds", str(rounds)]
    environ = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(words, env=environ, cwd=folder, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, object] = json.loads(done.stdout)
    return found


def compared(pure: dict[str, object], compiled: dict[str, object]) -> int:
    """Tell what was found; the exit code."""
    print(f"{machine()}\nsources:  {pure['engine']}\ncompiled: {compiled['engine']}")
    if str(compiled["engine"]).endswith(".py"):
        print("the second is not compiled")
        return 1
    one, two = pure["rounds"], compiled["rounds"]
    assert isinstance(one, dict) and isinstance(two, dict)
    apart = [name for name in one if one[name] != two.get(name)]
    print(f"{len(one)} rounds, {len(apart)} of them apart", *apart[:10], sep="\n")
    return 1 if apart or not one else 0


def main() -> int:
    """Build, play, compare."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--rounds", type=int, default=2000)
    reader.add_argument("--wheel", type=Path, help="a compiled wheel, instead of building one")
    reader.add_argument("--digests", action="store_true", help=argparse.SUPPRESS)
    given = reader.parse_args()
    if given.digests:
        print(json.dumps(digests(given.rounds)))
        return 0
    with tempfile.TemporaryDirectory() as work:
        wheel = given.wheel or built(Path(work))
        unpacked = Path(work) / "unpacked"
        zipfile.ZipFile(wheel).extractall(unpacked)
        return compared(asked(ROOT, given.rounds), asked(unpacked, given.rounds))


if __name__ == "__main__":
    sys.exit(main())
