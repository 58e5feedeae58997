"""Where the time goes: profiles of what people run most, written to benchmarks/profiles with date and versions.

    python benchmarks/hotspots.py [NAME …]

NAME is one of the profiles (all without). cProfile makes small functions look dearer than they are: the order tells, not the sum.
"""

from __future__ import annotations

import contextlib
import cProfile
import io
import pstats
import re
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from processes import ROOT, machine

PROFILES = Path(__file__).parent / "profiles"
LINES = 25


def simulate(names: list[str], rounds: int) -> Callable[[], object]:
    """Random rounds of four."""
    from unorules.rulebook.load import load
    from unorules.simulation.jobs import Plan, play

    rules = load(names, folders=[]).rules
    play(Plan(rules, count=20))
    return lambda: play(Plan(rules, count=rounds))


def command(*words: str) -> Callable[[], object]:
    """A command, from the import of the program on."""

    def run() -> None:
        from unorules.cli.entry import main

        with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
            sys.argv = ["unorules", *words]
            main()

    return run


WORK: dict[str, Callable[[], Callable[[], object]]] = {
    "simulate-official": lambda: simulate(["official"], 500),
    "simulate-no-mercy": lambda: simulate(["no-mercy"], 200),
    "ask": lambda: command("ask", "Kan man legge +4 på +2?"),
    "sheet": lambda: command("sheet"),
    "validate": lambda: command("validate", "progressive"),
}


def profile(name: str) -> str:
    """The profile of one of WORK as text, paths from the root of the checkout."""
    run = WORK[name]()
    profiler = cProfile.Profile()
    profiler.runcall(run)
    told = io.StringIO()
    pstats.Stats(profiler, stream=told).sort_stats("tottime").print_stats(LINES)
    text = told.getvalue().replace(f"{ROOT}/", "").replace(f"{sys.prefix}/", "").replace(f"{sys.base_prefix}/", "")
    text = re.sub(r"\S*(lib/python[\d.]+/)", r"\1", text)
    date = datetime.now(UTC).strftime("%Y-%m-%d")
    head = f"{name}, {date}, unorules {version('unorules')}, {machine()}"
    return "\n".join([head, *(line.rstrip() for line in text.splitlines())]).rstrip() + "\n"


def main() -> None:
    """Write the profiles, each taken in a process of its own so that imports count."""
    names = sys.argv[1:] or list(WORK)
    if len(names) > 1:
        import subprocess

        for name in names:
            subprocess.run([sys.executable, __file__, name], check=True)
        return
    PROFILES.mkdir(exist_ok=True)
    (PROFILES / f"{names[0]}.txt").write_text(profile(names[0]), encoding="utf-8")
    print(f"{names[0]}: {PROFILES.relative_to(ROOT)}/{names[0]}.txt")


if __name__ == "__main__":
    main()
