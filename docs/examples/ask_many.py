"""Answer the questions of a file under two sets of rules and tell where they part ways: FILE RULESET."""

import sys
from pathlib import Path

from unorules import api


def told(answer: api.Answer) -> str:
    """The verdict or the value, in a word."""
    return str(answer.value if answer.verdict == "value" else answer.verdict or answer.status)


def main(file: str, ruleset: str) -> None:
    """Print a line for each question."""
    for question in Path(file).read_text(encoding="utf-8").splitlines():
        official, ours = api.ask(question), api.ask(question, [ruleset])
        mark = " " if told(official) == told(ours) else "*"
        print(f"{mark} {question}  {told(official)} / {told(ours)}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
