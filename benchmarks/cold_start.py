"""How long the command line takes from a cold process, beside the bare interpreter and the libraries it stands on.

    python benchmarks/cold_start.py [RUNS]

Each line is the median of RUNS (20) runs in turn, in wall-clock time, and its ratio to the import of Typer and Rich alone.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Mapping, Sequence
from statistics import median
from time import perf_counter

RUNS = 20
MEASURE = "import typer, rich.console"
QUESTIONS = {
    "nb": "Kan man legge +4 på +2?",
    "fi": "Saako plus nelosen haastaa, ja montako siitä nostetaan?",
    "sv": "Får man gå ut på ett specialkort?",
    "en": "How many cards do I draw if I forget to say UNO?",
}
PYTHON = (sys.executable, "-c")
UNORULES = (sys.executable, "-m", "unorules")


def commands() -> dict[str, Sequence[str]]:
    """What is run, by the name it is told under."""
    asked = {f"unorules ask ({language})": (*UNORULES, "ask", question) for language, question in QUESTIONS.items()}
    return {
        "python -c pass": (*PYTHON, "pass"),
        MEASURE: (*PYTHON, MEASURE),
        "unorules --help": (*UNORULES, "--help"),
        **asked,
        "unorules judge": (*UNORULES, "judge", "--top", "y5", "--hand", "b5 y8 W+4", "W+4=blue"),
        "unorules rules": (*UNORULES, "rules"),
        "unorules sheet": (*UNORULES, "sheet"),
    }


def seconds(command: Sequence[str], environ: Mapping[str, str]) -> float:
    """One run, its output thrown away. Raises CalledProcessError where it fails; `judge` may refuse with 1."""
    begin = perf_counter()
    done = subprocess.run(command, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    took = perf_counter() - begin
    if done.returncode > 1 or done.stderr:
        raise subprocess.CalledProcessError(done.returncode, command, stderr=done.stderr)
    return took


def measured(runs: int) -> dict[str, float]:
    """The median of every command. They take turns, so that a busy moment of the machine hits all of them."""
    environ = {**os.environ, "UNORULES_RULESETS": os.devnull}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed package has its byte code
    found: dict[str, list[float]] = {name: [] for name in commands()}
    for command in commands().values():
        seconds(command, environ)  # writes the byte code, fills the cache of the disk
    for _ in range(runs):
        for name, command in commands().items():
            found[name].append(seconds(command, environ))
    return {name: median(each) for name, each in found.items()}


def main() -> None:
    """Print the table."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    found = measured(runs)
    print(f"Python {platform.python_version()}, {platform.machine()}, median of {runs} runs")
    print(f"{'command':36} {'ms':>6} {'ratio':>6}")
    for name, took in found.items():
        print(f"{name:36} {took * 1000:6.0f} {took / found[MEASURE]:6.2f}")


if __name__ == "__main__":
    main()
