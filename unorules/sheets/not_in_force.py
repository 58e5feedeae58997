"""What people carry over from No Mercy into ordinary UNO, or the other way, and does not hold here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from unorules.document.model import Rule, Rules, Section, paragraph, plain
from unorules.engine.cards import Kind
from unorules.engine.options import Value
from unorules.engine.rules import deck
from unorules.rulebook.idle import idle
from unorules.rulebook.load import load
from unorules.rulebook.model import Rulebook
from unorules.rulebook.shelf import shipped_ruleset
from unorules.sheets.rule_sheet_told import Sheet

_MERCILESS: Final = "no-mercy"
_PINNED_BY: Final = "no-mercy-exclusions"
_FIRST: Final = ("mercy.limit",)
_ALSO: Final = ("turn.draw_limit", "seven_o.seven", "seven_o.zero")
"""No Mercy has these too, but they are house rules in their own right, so nothing pins them."""


def not_in_force(sheet: Sheet) -> Iterator[Section]:
    """The rules of the other game that the table does not play, told as that game has them, and the cards it lacks."""
    merciless = sheet.rulebook.base == _MERCILESS
    other = load(["official" if merciless else _MERCILESS])
    told = [*_cards(sheet, other), *_rules(sheet, other)]
    if told:
        intro = sheet.messages("sheet.not-in-force.ordinary" if merciless else "sheet.not-in-force.no-mercy")
        yield Section(
            "not-in-force", sheet.messages("sheet.not-in-force.heading"), (paragraph(intro), Rules(tuple(told)))
        )


def _rules(sheet: Sheet, other: Rulebook) -> Iterator[Rule]:
    values, messages = other.rules.values(), sheet.messages
    for key in dict.fromkeys((*_FIRST, *_keys(), *_ALSO)):
        value = values[key]
        if value != sheet.rulebook.rules[key] and idle(key, values) is None and _says_something(key, value, sheet):
            yield Rule(plain(messages.option(key, value)), key)


def _says_something(key: str, value: Value, sheet: Sheet) -> bool:
    """Whether anybody could carry it over: not that something is off there, nor how to play a card that is not here."""
    off = value == "off" or (value == 0 and value is not False)
    about_a_card = key.startswith("wild_draw_four.") and not sheet.rulebook.rules.deck_wild_draw_four
    return not off and not about_a_card and not key.startswith("deck.")


def _keys() -> tuple[str, ...]:
    """What the shipped ruleset against mixing the two games holds fast."""
    return tuple(key for _, key in shipped_ruleset(_PINNED_BY).pins)


def _cards(sheet: Sheet, other: Rulebook) -> Iterator[Rule]:
    here, there = ({card.kind for card in deck(rules)} for rules in (sheet.rulebook.rules, other.rules))
    lacking = [kind for kind in Kind if kind in there - here]
    if lacking:
        names = sheet.messages.list(sheet.messages.kind(kind)["pl"] for kind in lacking)
        yield Rule(plain(sheet.messages("sheet.not-in-force.cards", cards=names)))
