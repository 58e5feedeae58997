"""How time grows with the work: questions of a batch, files to validate, house rules laid together, rounds, players, jobs.

    python benchmarks/growth.py [PART …] [--most N]

PART is `ask`, `validate`, `rules`, `simulate` or `players`; all without. N (1000) bounds questions, files and hundreds of
rounds. CPU time is that of the process and those it started; the last column says how it grew against the line before.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from time import process_time

from processes import ROOT, UNORULES, machine, spent

SIZES = (1, 10, 100, 1000, 10_000)
HOUSE_RULE = """format = 1
id = "house-{0}"
kind = "house-rule"
title = {{ en = "House rule {0}" }}

[uno]
penalty = {1}

[turn]
draw_limit = {2}
"""


def print_line(what: str, number: int, command: Sequence[str], before: tuple[int, float] | None) -> tuple[int, float]:
    """Run it and tell; the number and the CPU time, for the next line."""
    took = spent(command)
    growth = ""
    if before:
        growth = f"×{number / before[0]:.0f} took ×{took.cpu / before[1]:.1f}"
    each = f"{took.cpu / number * 1000:9.2f} ms each"
    print(f"{what:34} {took.cpu:8.2f} s CPU {took.wall:8.2f} s {took.memory:6.0f} MB {each}  {growth}", flush=True)
    return number, took.cpu


def ask(most: int, folder: Path) -> None:
    """`ask --batch` with the questions of the exam, over and over."""
    asked = [
        {key: value for key, value in json.loads(line).items() if key in ("question", "lang", "rules")}
        for path in sorted((ROOT / "tests/questions").glob("*.jsonl"))
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    before = None
    for size in (size for size in SIZES if size <= most):
        file = folder / f"{size}.jsonl"
        lines = (json.dumps(asked[number * 7 % len(asked)], ensure_ascii=False) for number in range(size))
        file.write_text("\n".join(lines), encoding="utf-8")
        command = (*UNORULES, "ask", "--batch", str(file), "--json")
        before = print_line(f"ask --batch, {size} questions", size, command, before)


def validate(most: int, folder: Path) -> None:
    """`validate` of so many house rules that differ; each is played too."""
    before = None
    for size in (size for size in SIZES[:4] if size <= most):
        place = folder / f"rules-{size}"
        place.mkdir()
        for number in range(size):
            text = HOUSE_RULE.format(number, number % 8 + 3, number % 3 + 2)
            (place / f"house-{number}.toml").write_text(text, encoding="utf-8")
        for jobs in (1, 2):
            command = (*UNORULES, "validate", "--jobs", str(jobs), str(place))
            line = print_line(f"validate, {size} files, {jobs} jobs", size, command, before if jobs == 1 else None)
            before = line if jobs == 1 else before


def rules(_most: int, _folder: Path) -> None:
    """Every two, three and four house rules laid over `official` and checked, in this process."""
    from unorules.rulebook.load import house_rules, load

    names = house_rules()
    for fold in (1, 2, 3, 4):
        begin, sound, total = process_time(), 0, 0
        for combination in combinations(names, fold):
            sound += load(["official", *combination], folders=[]).ok
            total += 1
        took = process_time() - begin
        told = f"{took:8.2f} s CPU {took / total * 1000:9.2f} ms each  {sound} of {total} play"
        print(f"{f'{fold} of {len(names)} house rules':34} {told}", flush=True)


def simulate(most: int, _folder: Path) -> None:
    """`simulate` for more and more rounds, alone and with a second process."""
    before = None
    for size in (1000, 10_000, 100_000, 1_000_000):
        if size > most * 100:
            break
        for jobs in (1, 2):
            command = (*UNORULES, "simulate", "--rounds", str(size), "--jobs", str(jobs))
            line = print_line(f"simulate, {size} rounds, {jobs} jobs", size, command, before if jobs == 1 else None)
            before = line if jobs == 1 else before


def players(most: int, _folder: Path) -> None:
    """`simulate` for two to ten players."""
    before = None
    for number in range(2, 11):
        command = (*UNORULES, "simulate", "--rounds", str(max(100, most)), "--players", str(number))
        before = print_line(f"simulate, {number} players", number, command, before)


PARTS: dict[str, Callable[[int, Path], None]] = {
    "ask": ask,
    "validate": validate,
    "rules": rules,
    "simulate": simulate,
    "players": players,
}


def main() -> None:
    """Print the parts asked for."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    reader.add_argument("--most", type=int, default=1000)
    given = reader.parse_args()
    print(machine())
    for part in given.parts or PARTS:
        with tempfile.TemporaryDirectory() as folder:
            PARTS[part](given.most, Path(folder))


if __name__ == "__main__":
    main()
