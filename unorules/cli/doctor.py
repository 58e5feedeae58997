"""`unorules doctor`: whether everything that the program needs is there, for people who wonder and for those they ask."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from unorules.cli import exits
from unorules.cli.checks import Check, checks
from unorules.cli.console import show
from unorules.diagnostics.visible import json_text
from unorules.document.model import Block, Document, Paragraph, Run, Table, plain
from unorules.i18n.messages import Messages, load

_SIGNS: Final = {"ok": "✓", "note": "–", "wrong": "✗"}


def run(lang: str, asked: str | None, as_json: bool) -> int:
    """Tell what was looked at; `asked` is the language named on the command line.

    Exit code 0, or 1 where something that is needed is wrong.
    """
    messages = load(lang)
    found = list(checks(lang, asked))
    sound = all(each.state != "wrong" for each in found)
    if as_json:
        told = {"ok": sound, "checks": [_data(each, messages) for each in found]}
        print(json_text(told))
    else:
        show(Document(tuple(_page(found, sound, messages))))
    return exits.OK if sound else exits.FOUND


def _data(each: Check, messages: Messages) -> dict[str, object]:
    return {"name": each.name, "state": each.state, **each.data, "told": _told(each, messages)}


def _page(found: Iterable[Check], sound: bool, messages: Messages) -> Iterable[Block]:
    rows = tuple(
        ((Run(_SIGNS[each.state]),), plain(messages(f"doctor.name.{each.name}")), plain(_told(each, messages)))
        for each in found
    )
    yield Table(("", "", ""), rows)
    yield Paragraph((Run(messages(f"doctor.{'sound' if sound else 'unsound'}"), "strong"),))


def _told(each: Check, messages: Messages) -> str:
    key = f"doctor.{each.told}"
    return messages(key, **each.data) if messages.has(key) else each.told  # the wording may be what is broken
