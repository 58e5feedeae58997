"""`unorules explain`: what a fault, an option, a table, a ruleset or a word of the players means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.cli import exits
from unorules.cli.console import complain, show
from unorules.cli.findings import tell_findings
from unorules.diagnostics.visible import json_text
from unorules.i18n.messages import Messages, load
from unorules.rulebook.load import load as load_rules
from unorules.rulebook.model import Rulebook
from unorules.sheets.explain_find import Meant, Topic, find
from unorules.sheets.explain_page import everything_json, explain_json, explain_page
from unorules.sheets.explain_table import everything

_LONGEST: Final = 100


def run(names: Sequence[str], lang: str, as_json: bool) -> int:
    """Explain each of `names`; without any, list what can be explained.

    Exit code 0, or 2 where one of them is nothing that can be explained or is not clear; the others are explained all the same.
    """
    messages = load(lang)
    if not names:
        _listed(messages, as_json)
        return exits.OK
    known = True
    first = True
    for name in names:
        meant = find(name, lang)
        if not meant.topics:
            complain(_unknown(name, meant, messages))
            known = False
        for topic in meant.topics:
            known &= _told(topic, messages, as_json, first)
            first = False
    return exits.OK if known else exits.USAGE


def _listed(messages: Messages, as_json: bool) -> None:
    if as_json:
        for each in everything_json(messages):
            print(json_text(each))
    else:
        show(everything(messages))


def _told(topic: Topic, messages: Messages, as_json: bool, first: bool) -> bool:
    """Explain one topic; whether it could be."""
    rulebook: Rulebook | None = None
    if topic.kind == "ruleset":
        rulebook = load_rules([topic.name])
        if not tell_findings([rulebook], messages):
            return False
    if as_json:
        print(json_text(explain_json(topic, messages, rulebook)))
        return True
    if not first:
        print()
    show(explain_page(topic, messages, rulebook))
    return True


def _unknown(name: str, meant: Meant, messages: Messages) -> str:
    name = name[:_LONGEST]
    if meant.elsewhere:
        return messages("explain.elsewhere", name=name)
    if meant.general:
        near = messages.list((f"`{choice}`" for choice in meant.choices), "and")
        return "\n".join(
            (messages("explain.general", name=name, near=near), messages("explain.rulesets", first=meant.choices[0]))
        )
    near = messages.list((f"`{choice}`" for choice in meant.choices), "or")
    if meant.sure:
        return messages("explain.several", name=name, near=near)
    more = messages("explain.near", near=near) if near else messages("explain.list")
    return f"{messages('explain.unknown', name=name)}\n{more}"
