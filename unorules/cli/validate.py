"""`unorules validate`: check ruleset files and tell what is wrong with them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from unorules.bundled import folder
from unorules.cli import exits
from unorules.diagnostics.model import Finding, Severity
from unorules.diagnostics.show import as_data, concise, full, summary
from unorules.diagnostics.visible import visible
from unorules.i18n.messages import Messages, load
from unorules.rulebook.check import Checked, check
from unorules.rulebook.shelf import SHIPPED

_WEIGHTY: Final = (Severity.ERROR, Severity.WARNING)


def run(paths: Sequence[str], form: str, lang: str, strict: bool) -> int:
    """Check each file, or each in a folder, or a shipped ruleset by its id. `form` is full, concise or json.

    Exit code 0 nothing wrong, 1 an error was found (with `strict`, a warning counts), 2 there is no such file.
    """
    messages = load(lang)
    files = [file for path in paths for file in _files(path)]
    missing = [file for file in files if not Path(file).exists()]
    counted = _WEIGHTY if strict else (Severity.ERROR,)
    wrong = False
    for file in files:
        checked = check(file)
        _tell(checked, form, messages)
        wrong |= any(found.severity in counted for found in checked.findings)
    if missing:
        return exits.USAGE
    return exits.FOUND if wrong else exits.OK


def _files(path: str) -> Iterator[str]:
    """A path itself, the rulesets of a folder, or the file of a shipped ruleset."""
    place = Path(path)
    if place.is_dir():
        yield from (str(file) for file in sorted(place.glob("*.toml")))
    elif path in SHIPPED and not place.exists():
        yield str(folder("rulesets") / f"{path}.toml")
    else:
        yield path


def _tell(checked: Checked, form: str, messages: Messages) -> None:
    if form == "json":
        print(json.dumps(as_data(checked.file, checked.findings, messages), ensure_ascii=False))
    elif form == "concise":
        _lines(concise(found, messages) for found in checked.findings)
    else:
        _frames(checked, messages)


def _frames(checked: Checked, messages: Messages) -> None:
    """Errors and warnings in full, notes in a line each; then how many there are."""
    for found in checked.findings:
        print(_frame(found, checked, messages), end="\n\n")
    print(f"{visible(checked.file)}: {summary(checked.findings, messages)}")


def _frame(found: Finding, checked: Checked, messages: Messages) -> str:
    return full(found, messages, checked.lines) if found.severity in _WEIGHTY else concise(found, messages)


def _lines(lines: Iterator[str]) -> None:
    for line in lines:
        sys.stdout.write(f"{line}\n")
