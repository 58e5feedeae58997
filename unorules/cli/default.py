"""`unorules default`: the rules that hold where none are named, shown, set or cleared."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path

from unorules.api.settings import settings_told
from unorules.cli import exits
from unorules.cli.console import complain, show
from unorules.cli.findings import tell_findings, tell_proven
from unorules.diagnostics.system import why
from unorules.diagnostics.visible import json_text, visible
from unorules.document.model import Document, paragraph
from unorules.i18n.messages import Messages, load
from unorules.rulebook.defaults import (
    VARIABLE,
    Defaults,
    SettingsError,
    default_rules,
    no_toml,
    rules_kept,
    settings_file,
    settings_with,
)
from unorules.rulebook.model import ID
from unorules.rulebook.shelf import Shelf, located
from unorules.rulebook.source import MOST_BYTES, Source, is_file, read


def run(names: Sequence[str], clear: bool, as_json: bool, lang: str) -> int:
    """Show the default, set it to `names`, or clear it.

    Exit code 0, 1 the settings could not be written, 2 the rules or the settings cannot be read.
    """
    messages = load(lang)
    if not all(map(str.strip, names)):
        complain(messages("default.empty"))
        return exits.USAGE
    if names:
        return keep(names, messages)
    if clear:
        return _cleared(messages)
    try:
        found = default_rules()
    except SettingsError as wrong:
        complain(settings_told(wrong, messages))
        return exits.USAGE
    _show(found, as_json, messages)
    return _still_good(found, messages)


def _cleared(messages: Messages) -> int:
    """Clear the default; where the settings hold none, there is nothing to write, and it is told."""
    with suppress(SettingsError):  # what cannot be read is put aside below
        if not default_rules({key: value for key, value in os.environ.items() if key != VARIABLE}).rules:
            _say(messages("default.none"))
            return exits.OK
    return _written((), messages)


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
    """Make `names` (ids or paths) the default, once they have shown that they can be played, and tell how that went; the exit
    code."""
    from unorules.rulebook.load import load as load_rules

    rules = list(dict.fromkeys(map(_everywhere, names)))
    rulebook = load_rules(rules)
    if not tell_proven(rulebook, messages):
        if rulebook.ok:  # what cannot be played is told above what is wrong with it
            complain(messages("default.refused", rules=_joined(rules)))
        return exits.USAGE
    return _written(rules, messages)


def _everywhere(name: str) -> str:
    """The name as it means the same in every folder: an id, or the whole path of a file without a way back in it."""
    path = Path(name)
    if ID.match(name) and not (Shelf().find(name) is None and is_file(path)):
        return name
    return str(located(path.parent) / path.name) if path.name not in ("", "..") else str(located(path))


def _written(rules: Sequence[str], messages: Messages) -> int:
    from unorules.cli.files import ChangedError
    from unorules.rulebook.editing import EditError

    path = settings_file()
    if path is None:
        complain(messages("default.no-home", variable=VARIABLE))
        return exits.FOUND
    try:
        aside = _write(path, rules)
    except (EditError, SettingsError) as wrong:
        if not rules:
            return _put_aside(path, messages)
        complain(settings_told(wrong if isinstance(wrong, SettingsError) else _wrong(path), messages))
        return exits.USAGE
    except ChangedError:
        complain(messages("cli.error.changed", path=visible(str(path))))
        return exits.FOUND
    except (OSError, ValueError) as fault:
        complain(messages("cli.error.cannot-write", path=visible(str(path)), why=why(fault, messages)))
        return exits.FOUND
    key = "default.set" if rules else "default.cleared"
    if aside:
        _say(messages("default.kept-aside", path=visible(str(path)), aside=visible(str(aside))))
    _say(messages(key, rules=_joined(rules), path=visible(str(path))))
    if VARIABLE in os.environ:
        complain(messages("default.overridden", variable=VARIABLE))
    return exits.OK


def _put_aside(path: Path, messages: Messages) -> int:
    """Clear settings that cannot be read: the file gets another name, so that nothing that somebody wrote is lost."""
    aside = _free_beside(path)
    try:
        path.replace(aside)
    except OSError as fault:
        complain(messages("cli.error.cannot-write", path=visible(str(path)), why=why(fault, messages)))
        return exits.FOUND
    _say(messages("default.put-aside", path=visible(str(path)), aside=visible(str(aside))))
    return exits.OK


def _free_beside(path: Path) -> Path:
    names = (f"{path.name}.unread{each or ''}" for each in count())
    return next(each for name in names if not (each := path.with_name(name)).exists())


def _wrong(path: Path) -> SettingsError:
    """What is wrong with settings that can be read and not be changed."""
    source = read(path)
    if not isinstance(source, Source):
        return SettingsError(path, source)
    try:
        rules_kept(source)
    except SettingsError as wrong:
        return wrong
    return SettingsError(path, no_toml(source))


def _write(path: Path, rules: Sequence[str]) -> Path | None:
    """Settings that are no TOML are left as they are: SettingsError. Where `rules` was no list, the file as it was is kept at the
    path that comes back."""
    import tomllib

    from unorules.cli.files import as_it_is, write_new

    was = as_it_is(path, MOST_BYTES)
    source = read(path) if path.is_file() else Source("", path, "")
    if not isinstance(source, Source):
        raise SettingsError(path, source)
    try:
        new = settings_with(source.text, rules)
    except (tomllib.TOMLDecodeError, RecursionError):
        raise SettingsError(path, no_toml(source)) from None
    if new == source.text:
        return None
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = _kept(source, path)
    write_new(path, new, over=True, was=was)
    return aside


def _kept(source: Source, path: Path) -> Path | None:
    """Where a copy of settings lies that hold no list of rules; None for settings that need none."""
    from unorules.cli.files import write_new

    try:
        rules_kept(source)
    except SettingsError:
        aside = _free_beside(path)
        write_new(aside, source.text)
        return aside
    return None


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
