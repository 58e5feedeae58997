"""`unorules ask`: one question for people, or many for machines."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from unorules.ask.answer import Answer
from unorules.ask.reply import RulesError, answer, with_questions
from unorules.cli.exits import FOUND, LINE_FAILED, NOT_UNDERSTOOD, OK, USAGE
from unorules.diagnostics.system import why
from unorules.i18n.language import choose, normalise
from unorules.i18n.messages import Messages, load
from unorules.rulebook.model import Rulebook
from unorules.sheets.answer_json import answer_json

LONGEST = 2000


def run(
    question: str,
    rules: Sequence[str],
    lang: str | None,
    as_json: bool,
    batch: str | None,
    record: str | None = None,
    force: bool = False,
) -> int:
    """Answer, print, and give the exit code: 0 answered, 2 wrong usage or rules, 3 unclear or out of scope.

    With `record` the worked example goes to that file as a game record; code 1 where it cannot be written.
    """
    if batch is not None:
        return _run_batch(batch, rules, lang)
    fallback = choose(lang, os.environ)
    if not question.strip():
        print(load(fallback)("ask.empty"), file=sys.stderr)
        return USAGE
    try:
        found = _answer(question, rules, lang, fallback)
    except RulesError as wrong:
        print(_conflict(wrong, load(fallback)), file=sys.stderr)
        return USAGE
    messages = load(found.reading.language)
    if found.rulebook.findings:
        _tell(found.rulebook, messages)
    if as_json:
        print(json.dumps(answer_json(found, messages), ensure_ascii=False))
    else:
        _show(found, messages)
    if found.status != "answered":
        return NOT_UNDERSTOOD
    return OK if record is None or _write(found, record, force, messages) else FOUND


def _write(found: Answer, file: str, force: bool, messages: Messages) -> bool:
    """Write the worked example as a record; whether that could be done."""
    from unorules.cli.files import write_new
    from unorules.records.writing import rules_named, write_record

    example = found.outcome.example if found.outcome else None
    if example is None:
        print(messages("cli.error.no-example"), file=sys.stderr)
        return False
    try:
        named = rules_named(found.rulebook, example.record)
        write_new(Path(file), write_record({**example.record, "rules": named}, found.reading.text), over=force)
    except FileExistsError:
        print(messages("cli.error.exists", path=file), file=sys.stderr)
    except OSError as fault:
        print(messages("cli.error.cannot-write", path=file, why=why(fault, messages)), file=sys.stderr)
    else:
        print(messages("cli.error.written", path=file), file=sys.stderr)
        return True
    return False


def _tell(rulebook: Rulebook, messages: Messages) -> None:
    from unorules.cli.findings import tell_findings

    tell_findings(rulebook, messages)


def _show(found: Answer, messages: Messages) -> None:
    from unorules.cli.console import show
    from unorules.sheets.answer_page import answer_page

    show(answer_page(found, messages))


def _answer(question: str, rules: Sequence[str], lang: str | None, fallback: str) -> Answer:
    language = normalise(lang) if lang else None
    found = answer(question[:LONGEST], rules, language, fallback)
    if not found.choices:
        return found
    return with_questions(found, _questions(found.reading.language, [each.topic for each in found.choices]))


def _questions(language: str, topics: Sequence[str]) -> dict[str, str]:
    messages = load(language)
    keys = {topic: f"examples.{topic}" for topic in topics}
    return {topic: messages(key) for topic, key in keys.items() if messages.has(key)}


def _conflict(wrong: RulesError, messages: Messages) -> str:
    from unorules.diagnostics.show import concise

    told = [concise(finding, messages) for finding in wrong.rulebook.findings if finding.severity == "error"]
    return "\n".join([messages("ask.rules-conflict", names=", ".join(wrong.rulebook.ids)), *told])


def _run_batch(batch: str, rules: Sequence[str], lang: str | None) -> int:
    """One answer object a line, in order; a line that fails gives an object of its own, and exit code 1 at the end."""
    fallback = choose(lang, os.environ)
    failed = False
    try:
        for line in _lines(batch):
            if line.strip():
                found = _batch_line(line, rules, lang, fallback)
                failed = failed or found.get("status") == "error"
                print(json.dumps(found, ensure_ascii=False))
    except (OSError, UnicodeDecodeError) as fault:
        messages = load(fallback)
        print(messages("ask.unreadable", why=why(fault, messages)), file=sys.stderr)
        return USAGE
    return LINE_FAILED if failed else OK


def _lines(batch: str) -> Iterator[str]:
    if batch == "-":
        yield from sys.stdin.buffer.read().decode("utf-8-sig").splitlines()
    else:
        with open(batch, encoding="utf-8-sig") as lines:  # noqa: PTH123 - a plain path of the command line
            yield from lines


def _batch_line(line: str, rules: Sequence[str], lang: str | None, fallback: str) -> dict[str, Any]:
    try:
        question, named, language = _read_line(line, rules, lang)
        found = _answer(question, named, language, fallback)
    except RulesError as wrong:
        messages = load(fallback)
        return {"question": line.strip(), "status": "error", "message": _conflict(wrong, messages)}
    except ValueError as fault:
        return {"question": line.strip(), "status": "error", "message": load(fallback)("ask.bad-line", why=str(fault))}
    return answer_json(found, load(found.reading.language))


def _read_line(line: str, rules: Sequence[str], lang: str | None) -> tuple[str, Sequence[str], str | None]:
    """Plain text, or an object with `question`, `rules`, `lang`. Raises ValueError for anything else."""
    if not line.lstrip().startswith("{"):
        return line.strip(), rules, lang
    data = json.loads(line)
    question, named, language = data.get("question"), data.get("rules", list(rules)), data.get("lang", lang)
    if not isinstance(question, str) or not question.strip():
        raise ValueError("question")
    if not isinstance(named, list) or not all(isinstance(each, str) for each in named):
        raise ValueError("rules")
    if language is not None and (not isinstance(language, str) or normalise(language) is None):
        raise ValueError("lang")
    return question, named, language
