"""Answer the questions of a file under two sets of rules and tell where they part ways: FILE RULESET."""

import sys
from pathlib import Path

from unorules import api

USAGE = "usage: python docs/examples/ask_many.py FILE RULESET, such as: docs/examples/questions.txt mixed-stacking"


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
    if len(sys.argv) != 3:
        print(USAGE, file=sys.stderr)
        sys.exit(2)
    try:
        main(*sys.argv[1:])
    except api.RulesError as wrong:
        print(api.as_text(wrong), file=sys.stderr)
        sys.exit(2)
    except (OSError, UnicodeDecodeError) as wrong:
        print(f"{wrong}\n{USAGE}", file=sys.stderr)
        sys.exit(2)
