"""`unorules rules`: what rulesets there are, what one says, and where each value in force comes from."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence

from unorules.cli import exits
from unorules.cli.console import room, say
from unorules.cli.console import show as show_page
from unorules.cli.findings import tell_findings
from unorules.diagnostics.visible import json_text, visible, width
from unorules.engine.options import OPTIONS, Value
from unorules.i18n.messages import Messages, load
from unorules.records.option_said import option_said
from unorules.rulebook.fingerprint import fingerprint
from unorules.rulebook.load import load as load_rules
from unorules.rulebook.model import Rulebook, Ruleset
from unorules.rulebook.shelf import EDITIONS, HOUSE_RULES, SHIPPED, Shelf
from unorules.sheets.explain_ruleset import ruleset_data, ruleset_page, source_lines
from unorules.sheets.rules_json import rules_json


def run(ids: Sequence[str], show: bool, lang: str, as_json: bool) -> int:
    """List the rulesets, or tell what `ids` say; with `show`, every rule of `ids` laid over each other.

    Exit code 0, or 2 where a ruleset does not load.
    """
    messages = load(lang)
    if show:
        return _resolved(ids, messages, as_json)
    if ids:
        return _each(ids, messages, as_json)
    _listed(messages, as_json)
    return exits.OK


def _listed(messages: Messages, as_json: bool) -> None:
    shelf = Shelf()
    own = tuple(name for name in shelf.ids() if name not in EDITIONS + HOUSE_RULES)
    for group, names in (("editions", EDITIONS), ("house-rules", HOUSE_RULES), ("own", own)):
        found = [each for name in names if isinstance(each := shelf.find(name), Ruleset)]
        if as_json:
            for each in found:
                print(json_text(ruleset_data(each)))
        elif found:
            say(messages(f"rulesets.{group}"))
            _lines(_columns([(each.id, visible(each.title(messages.language))) for each in found]))
            print()
    if not as_json:
        _hidden(shelf, messages)


def _hidden(shelf: Shelf, messages: Messages) -> None:
    """Tell of the table's own files that nobody finds by their names, for a ruleset that ships bears them."""
    for path in (path for place in shelf.folders for name in SHIPPED if (path := place / f"{name}.toml").is_file()):
        say(messages("rulesets.hidden", id=path.stem, path=visible(str(path))))


def _columns(rows: list[tuple[str, str]]) -> Iterator[str]:
    """Two columns; where they do not fit side by side, the one below the other."""
    wide, columns = max(width(head) for head, _ in rows), room(sys.stdout)
    if columns is not None and any(wide + 4 + width(text) > columns for _, text in rows):
        in_ = "  " if wide + 2 <= columns else ""
        yield from (line for head, text in rows for line in (f"{in_}{head}", f"{in_}  {text}"))
    else:
        yield from (f"  {head}{' ' * (wide - width(head))}  {text}" for head, text in rows)


def _each(ids: Sequence[str], messages: Messages, as_json: bool) -> int:
    books = [load_rules([name]) for name in ids]
    for book in books:
        if not book.ok:
            return _refused(book, messages)
    for number, book in enumerate(books):
        if as_json:
            print(json_text(ruleset_data(book.layers[-1])))
            continue
        if number:
            print()
        show_page(ruleset_page(book.layers[-1], messages))
    return exits.OK


def _resolved(ids: Sequence[str], messages: Messages, as_json: bool) -> int:
    book = load_rules(ids)
    if not book.ok:
        return _refused(book, messages)
    if as_json:
        print(json_text(rules_json(book, messages.language)))
        return exits.OK
    say(visible(" + ".join(book.labels)))
    say(messages("rulesets.code", code=fingerprint(book)))
    for option in OPTIONS:
        origin = book.origin(option.key)
        place = f"{visible(origin.ruleset)}:{origin.line}"
        say(f"\n{option.key} = {_written(book.value(option.key))}  ({place})")
        say(f"    {option_said(option.key, book.rules, messages)}")
        sources = source_lines(book.sources_for(option.key), messages)
        _lines(f"    · {line}" for line in sources or [messages("rulesets.silent")])
    return exits.OK


def _refused(book: Rulebook, messages: Messages) -> int:
    tell_findings([book], messages)
    return exits.USAGE


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _lines(lines: Iterable[str]) -> None:
    for line in lines:
        say(line)
