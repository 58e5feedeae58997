"""`unorules validate`: check ruleset files and tell what is wrong with them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from unorules.bundled import folder
from unorules.cli import exits
from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Params, Severity, Word
from unorules.diagnostics.show import as_data, brief, concise, full, summary
from unorules.diagnostics.visible import visible
from unorules.i18n.messages import Messages, load
from unorules.rulebook.check import Checked, check
from unorules.rulebook.shelf import SHIPPED

_NO_SOURCE = "RS501"


def run(paths: Sequence[str], form: str, lang: str, strict: bool) -> int:
    """Check each file, or each in a folder, or a shipped ruleset by its id. `form` is full, concise or json.

    Exit code 0 nothing wrong, 1 an error was found (with `strict`, a warning counts), 2 there is no such file.
    """
    messages = load(lang)
    files = list(dict.fromkeys(file for path in paths for file in _files(path)))
    counted = (Severity.ERROR, Severity.WARNING) if strict else (Severity.ERROR,)
    wrong = False
    for file in files:
        checked = _without_rulesets(file) if Path(file).is_dir() else check(file)
        told = _told(checked, form, messages)
        if told:
            print(told)
        wrong |= any(found.severity in counted for found in checked.findings)
    if not all(Path(file).exists() and not Path(file).is_dir() for file in files):
        return exits.USAGE
    return exits.FOUND if wrong else exits.OK


def _files(path: str) -> Iterator[str]:
    """A path itself, the rulesets of a folder (the folder where it has none), or the file of a shipped ruleset."""
    place = Path(path)
    if place.is_dir():
        yield from [str(file) for file in sorted(place.glob("*.toml")) if not file.is_dir()] or [path]
    elif path in SHIPPED and not place.exists():
        yield str(folder("rulesets") / f"{path}.toml")
    else:
        yield path


def _without_rulesets(path: str) -> Checked:
    params: Params = {"file": path, "why": Word("system.no-rulesets")}
    return Checked(path, (finding("RS101", path, params=params),), {})


def _told(checked: Checked, form: str, messages: Messages) -> str:
    if form == "json":
        return json.dumps(as_data(checked.file, checked.findings, messages), ensure_ascii=False)
    if form == "concise":
        return "\n".join(concise(found, messages) for found in checked.findings)
    heavy = [full(found, messages, checked.lines) for found in checked.findings if found.severity is not Severity.NOTE]
    light = [_note(found, messages) for found in checked.findings if found.severity is Severity.NOTE]
    last = f"{visible(checked.file)}: {summary(checked.findings, messages)}"
    return "\n\n".join([*heavy, "\n".join(light), last] if light else [*heavy, last])


def _note(found: Finding, messages: Messages) -> str:
    """A note takes a line, and another where there is more to it than that a source is missing."""
    return concise(found, messages) if found.code == _NO_SOURCE else brief(found, messages)
