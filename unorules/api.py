"""The verbs of the library: load rules, ask, judge, replay, write a sheet. The command line goes through the same rooms."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from unorules.ask.answer import Answer
from unorules.ask.reply import RulesError, answer
from unorules.engine.actions import Action, parse_action
from unorules.engine.cards import Card, Colour, parse_card, parse_cards
from unorules.engine.judge import Verdict, judge
from unorules.engine.rules import Rules
from unorules.engine.state import State
from unorules.engine.table import Table
from unorules.records.record import Record, read, read_file
from unorules.records.replay import Replay, replay
from unorules.rulebook.load import load
from unorules.rulebook.model import Rulebook

__all__ = [
    "Action",
    "Answer",
    "Card",
    "Colour",
    "Record",
    "Replay",
    "Rulebook",
    "Rules",
    "RulesError",
    "State",
    "Table",
    "Verdict",
    "ask",
    "judge",
    "load",
    "parse_action",
    "parse_card",
    "parse_cards",
    "play_record",
    "sheet",
]


def ask(question: str, rules: Sequence[str] = (), language: str | None = None) -> Answer:
    """Answer a question under rulesets (ids or paths, base first). Raises RulesError where they cannot be played."""
    return answer(question, rules, language)


def play_record(record: str | Path) -> Replay:
    """Play a record: the path of a file, or its TOML text. Raises RecordError for one that is wrong in itself."""
    return replay(read_file(record) if isinstance(record, Path) else read(record))


def sheet(rules: Sequence[str] = (), language: str = "en") -> str:
    """The rules in force as Markdown. Raises RulesError where they cannot be played."""
    from unorules.document.markdown import markdown
    from unorules.i18n.messages import load as words
    from unorules.sheets.rule_sheet import rule_sheet

    rulebook = load(list(rules))
    if not rulebook.ok:
        raise RulesError(rulebook)
    return markdown(rule_sheet(rulebook, words(language)))
