"""`unorules default`: the rules that hold where none are named, shown, set or cleared."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from unorules.cli import exits
from unorules.cli.console import complain, show
from unorules.cli.findings import tell_findings
from unorules.diagnostics.system import why
from unorules.diagnostics.visible import json_text, visible
from unorules.document.model import Document, paragraph
from unorules.i18n.messages import Messages, load
from unorules.rulebook.defaults import (
    VARIABLE,
    Defaults,
    SettingsError,
    default_rules,
    settings_file,
    settings_with,
)
from unorules.rulebook.model import ID


def run(names: Sequence[str], clear: bool, as_json: bool, lang: str) -> int:
    """Show the default, set it to `names`, or clear it.

    Exit code 0, 1 the settings could not be written, 2 the rules or the settings cannot be read.
    """
    messages = load(lang)
    if names:
        return keep(names, messages)
    if clear:
        return _written((), messages)
    try:
        found = default_rules()
    except SettingsError as wrong:
        complain(messages("default.unreadable", path=visible(str(wrong.path))))
        return exits.USAGE
    _show(found, as_json, messages)
    return _still_good(found, messages)


def _still_good(found: Defaults, messages: Messages) -> int:
    """Tell what is wrong with the default rules by now, as every command that goes by them does; the exit code."""
    from unorules.rulebook.load import load as load_rules

    if not found.rules or (rulebook := load_rules(found.rules)).ok:
        return exits.OK
    tell_findings([rulebook], messages)
    key = "default.broken-variable" if found.place == VARIABLE else "default.broken"
    complain(messages(key, rules=_joined(found.rules), place=visible(found.place)))
    return exits.USAGE


def keep(names: Sequence[str], messages: Messages) -> int:
    """Make `names` (ids or paths) the default, once they have shown that they can be played; the exit code."""
    from unorules.rulebook.load import load as load_rules

    rules = [each if ID.match(each) else str(Path(each).absolute()) for each in names]
    if not tell_findings([load_rules(rules)], messages):
        return exits.USAGE
    return _written(rules, messages)


def _written(rules: Sequence[str], messages: Messages) -> int:
    from unorules.rulebook.editing import EditError

    path = settings_file()
    if path is None:
        complain(messages("default.no-home", variable=VARIABLE))
        return exits.FOUND
    try:
        _write(path, rules)
    except (EditError, UnicodeDecodeError, SettingsError):
        complain(messages("default.unreadable", path=visible(str(path))))
        return exits.USAGE
    except (OSError, ValueError) as fault:
        complain(messages("cli.error.cannot-write", path=visible(str(path)), why=why(fault, messages)))
        return exits.FOUND
    key = "default.set" if rules else "default.cleared"
    _say(messages(key, rules=_joined(rules), path=visible(str(path))))
    if VARIABLE in os.environ:
        complain(messages("default.overridden", variable=VARIABLE))
    return exits.OK


def _write(path: Path, rules: Sequence[str]) -> None:
    """Settings that are no TOML are left as they are: SettingsError."""
    import tomllib

    from unorules.cli.files import write_new

    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    try:
        new = settings_with(text, rules)
    except tomllib.TOMLDecodeError:
        raise SettingsError(path) from None
    if new != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_new(path, new, over=True)


def _show(found: Defaults, as_json: bool, messages: Messages) -> None:
    if as_json:
        print(json_text({"rules": list(found.rules), "place": found.place or None}))
    elif found.rules:
        _say(messages("default.is", rules=_joined(found.rules), place=visible(found.place)))
    else:
        _say(messages("default.none"))


def _say(sentence: str) -> None:
    show(Document((paragraph(sentence),)))


def _joined(rules: Sequence[str]) -> str:
    return visible(" + ".join(rules))
