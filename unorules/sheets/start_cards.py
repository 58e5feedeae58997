"""What each special card does as the first card turned up; cards that fare alike share a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from unorules.document.model import Rule, plain
from unorules.engine.cards import Kind
from unorules.engine.rules import Rules, deck
from unorules.engine.start import start_key
from unorules.i18n.messages import Messages
from unorules.sheets.rule_sheet_told import Sheet


def start_card_rules(sheet: Sheet) -> Iterator[Rule]:
    """A sentence for each option that some card of the deck falls under, those without an effect together."""
    rules, messages = sheet.rulebook.rules, sheet.messages
    groups = _groups(rules)
    for key, kinds in groups.items():
        if rules[key] not in ("ignored", "returned"):
            yield sheet.rule(key)
            others = [kind for kind in kinds if kind is not _named(key)]
            if others:
                yield Rule(plain(messages("sheet.start.same", cards=_list(others, messages))), key, sheet.mark([key]))
    for mode in ("ignored", "returned"):
        keys = [key for key in groups if rules[key] == mode]
        alike = [kind for key in keys for kind in groups[key]]
        if len(alike) == 1 and alike[0] is _named(keys[0]):
            yield sheet.rule(keys[0])
        elif alike:
            told = messages(f"sheet.start.{mode}", cards=_list(alike, messages))
            yield Rule(plain(told), keys[0], sheet.mark(keys))


def _named(key: str) -> Kind:
    """The kind that an option is called after."""
    return Kind(key.removeprefix("start_card.").replace("_", "-"))


def _groups(rules: Rules) -> dict[str, list[Kind]]:
    """The kinds in the deck by the option that decides over them as first card."""
    found: dict[str, list[Kind]] = {}
    for card in dict.fromkeys(deck(rules)):
        key = start_key(card)
        if key is not None and card.kind not in found.setdefault(key, []):
            found[key].append(card.kind)
    return found


def _list(kinds: Iterable[Kind], messages: Messages) -> str:
    return messages.list(messages.kind(kind) for kind in kinds)
