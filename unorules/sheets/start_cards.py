"""What each special card does as the first card turned up; cards that fare alike share a sentence."""

from __future__ import annotations

from collections.abc import Iterable

from unorules.engine.cards import Kind
from unorules.engine.rules import Rules, deck
from unorules.engine.start import start_key
from unorules.i18n.messages import Messages


def start_card_sentences(rules: Rules, messages: Messages) -> list[str]:
    """A sentence for each option that some card of the deck falls under, those without an effect together."""
    groups = _groups(rules)
    found = []
    for key, kinds in groups.items():
        if rules[key] not in ("ignored", "returned"):
            named = Kind(key.removeprefix("start_card.").replace("_", "-"))
            found.append(messages.option(key, rules[key]))
            others = [kind for kind in kinds if kind is not named]
            if others:
                found.append(messages("sheet.start.same", cards=_list(others, messages)))
    for mode in ("ignored", "returned"):
        alike = [kind for key, kinds in groups.items() if rules[key] == mode for kind in kinds]
        if alike:
            found.append(messages(f"sheet.start.{mode}", cards=_list(alike, messages)))
    return found


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
