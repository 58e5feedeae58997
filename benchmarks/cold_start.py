"""What the command line takes from a cold process, beside the bare interpreter and the libraries it stands on.

    python benchmarks/cold_start.py [RUNS]

Each line is the median of RUNS (15) runs in turn: CPU time, its ratio to the import of Typer and Rich and to the bare
interpreter, time on the clock, and memory at its largest.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from statistics import median

from processes import UNORULES, Spent, machine, spent

RUNS = 15
MEASURE = "import typer, rich.console"
QUESTIONS = {
    "nb": "Kan man legge +4 på +2?",
    "fi": "Saako plus nelosen haastaa, ja montako siitä nostetaan?",
    "sv": "Får man gå ut på ett specialkort?",
    "en": "How many cards do I draw if I forget to say UNO?",
}
PYTHON = (sys.executable, "-c")
BARE = "python -c pass"


def commands() -> dict[str, Sequence[str]]:
    """What is run, by the name it is told under."""
    asked = {f"unorules ask ({language})": (*UNORULES, "ask", question) for language, question in QUESTIONS.items()}
    return {
        BARE: (*PYTHON, "pass"),
        MEASURE: (*PYTHON, MEASURE),
        "unorules --help": (*UNORULES, "--help"),
        "completion in the shell": ("env", "_UNORULES_COMPLETES_FOR=bash", *UNORULES, "ask", "--rules", "pro"),
        **asked,
        "unorules judge": (*UNORULES, "judge", "--top", "y5", "--hand", "b5 y8 W+4", "W+4=blue"),
        "unorules rules": (*UNORULES, "rules"),
        "unorules sheet": (*UNORULES, "sheet"),
        "unorules validate (shipped)": (*UNORULES, "validate", "progressive"),
        "unorules validate (own)": (*UNORULES, "validate", "docs/examples/our-rules.toml"),
        "unorules simulate (100 rounds)": (*UNORULES, "simulate", "--rounds", "100"),
    }


def measured(runs: int) -> dict[str, list[Spent]]:
    """Every command, so many times. They take turns, so that a busy moment of the machine hits all of them."""
    found: dict[str, list[Spent]] = {name: [] for name in commands()}
    for command in commands().values():
        spent(command)  # writes the byte code, fills the caches
    for _ in range(runs):
        for name, command in commands().items():
            found[name].append(spent(command))
    return found


def main() -> None:
    """Print the table."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    found = measured(runs)
    cpu = {name: median(each.cpu for each in all_runs) for name, all_runs in found.items()}
    print(f"{machine()}, median of {runs} runs")
    print(f"{'command':32} {'CPU ms':>7} {'÷ Typer, Rich':>14} {'÷ bare':>7} {'clock ms':>9} {'MB':>6}")
    for name, all_runs in found.items():
        wall, memory = median(each.wall for each in all_runs), max(each.memory for each in all_runs)
        ratios = f"{cpu[name] / cpu[MEASURE]:14.2f} {cpu[name] / cpu[BARE]:7.1f}"
        print(f"{name:32} {cpu[name] * 1000:7.0f} {ratios} {wall * 1000:9.0f} {memory:6.1f}")


if __name__ == "__main__":
    main()
