"""`unorules replay`: play records and tell what happened, or what forbids a move."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from unorules.cli.console import say
from unorules.cli.findings import tell_findings
from unorules.diagnostics.visible import json_text
from unorules.i18n.messages import Messages, load
from unorules.records.fault import RecordError
from unorules.records.record import read_file
from unorules.records.replay import Replay, as_json, replay
from unorules.records.telling import fault_text, objection_text, tell_replay
from unorules.rulebook.model import Rulebook

PLAYED, REFUSED, WRONG = 0, 1, 2


def run(files: Sequence[str], as_json_lines: bool, language: str, explain: bool = False) -> int:
    """Play each file. Exit code 0: all moves allowed; 1: one was not; 2: a record is wrong in itself.

    `explain` tells with every event which rule made it happen, and where that rule stands.
    """
    messages = load(language)
    codes = [_play(file, as_json_lines, messages, explain) for file in files]
    return max(codes, default=WRONG)


def _play(file: str, as_json_lines: bool, messages: Messages, explain: bool) -> int:
    try:
        record = read_file(Path(file))
        played = replay(record)
    except RecordError as wrong:
        _tell_fault(file, wrong, as_json_lines, messages)
        return WRONG
    tell_findings([record.rulebook], messages)
    if as_json_lines:
        message = objection_text(messages, played.told_as or played.objection) if played.objection else None
        print(json_text({"file": file} | as_json(played, message)))
    else:
        _tell(file, played, messages, record.rulebook, explain)
    return PLAYED if played.ok else REFUSED


def _tell(file: str, played: Replay, messages: Messages, rulebook: Rulebook, explain: bool) -> None:
    print(file)
    cards = rulebook.card_names(messages.language)
    for line in tell_replay(messages, played, rulebook if explain else None, cards):
        say(f"  {line}")


def _tell_fault(file: str, wrong: RecordError, as_json_lines: bool, messages: Messages) -> None:
    fault = wrong.fault
    message = fault_text(messages, fault)
    if as_json_lines:
        error = {"line": fault.line, "column": fault.column, "message": message}
        print(json_text({"file": file, "error": error}))
    else:
        say(f"{file}:{fault.line}:{fault.column}: {message}")
