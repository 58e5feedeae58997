"""`unorules judge`: one position, one move; or everything that is allowed there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from unorules.cli.console import complain, say
from unorules.cli.findings import tell_findings
from unorules.diagnostics.visible import json_text
from unorules.i18n.messages import load
from unorules.records.fault import RecordError
from unorules.records.position import Position, judge_at, table_of
from unorules.records.record import read_file
from unorules.records.replay import replay
from unorules.rulebook.load import load as load_rules
from unorules.sheets.judged_page import judged_json, judged_lines, position_fault

_NO_COLOUR: Final = "no-colour"
ALLOWED, REFUSED, WRONG = 0, 1, 2


def run(
    position: Position, move: str, rules: Sequence[str], as_json: bool, language: str, record: str | None = None
) -> int:
    """Judge MOVE, or list what is allowed, in the position or at the end of a record.

    Exit code 0 allowed, 1 refused, 2 wrong usage.
    """
    messages = load(language)
    try:
        read = read_file(Path(record)) if record is not None else None
    except RecordError as wrong:
        at = wrong.fault
        complain(f"{record}:{at.line}:{at.column}: {position_fault(at, messages)}")
        return WRONG
    try:
        rulebook = read.rulebook if read else load_rules(list(rules))
        if not tell_findings([rulebook], messages):
            return WRONG
        table = replay(read).table if read else table_of(position, rulebook.rules)
        found = judge_at(table, move, rulebook.ids)
    except RecordError as wrong:
        given = record is None and wrong.fault.key == _NO_COLOUR
        complain(
            messages("judge.colour-wanted", **wrong.fault.filling) if given else position_fault(wrong.fault, messages)
        )
        return WRONG
    if as_json:
        print(json_text(judged_json(found, messages)))
    else:
        for line in judged_lines(found, messages):
            say(line)
    return ALLOWED if found.ok else REFUSED
