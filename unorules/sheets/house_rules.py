"""What the table plays otherwise than its edition: under the ruleset that says so, with what the edition has instead."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from unorules.diagnostics.visible import visible
from unorules.document.model import Block, Rule, Rules, Section, paragraph, plain
from unorules.rulebook.model import Rulebook, Ruleset
from unorules.sheets.rule_sheet_told import Sheet
from unorules.sheets.titles import in_a_row

_FEWEST: Final = "players.min"
_MOST: Final = "players.max"


def introduction(sheet: Sheet) -> Iterator[Block]:
    """The edition, and with which house rules it is played; or what the edition is."""
    rulebook, messages = sheet.rulebook, sheet.messages
    language = messages.language
    description = rulebook.edition.description(language)
    if rulebook.house_rules:
        titles = in_a_row((title_of(rulebook, each, language) for each in rulebook.house_rules), messages)
        yield paragraph(messages("sheet.edition", title=rulebook.edition.title(language)))
        yield paragraph(messages("sheet.played-with", titles=titles))
    elif description and sheet.size == "full":
        yield paragraph(description)


def house_rules(sheet: Sheet, told: Collection[str]) -> Iterator[Section]:
    """Each rule that differs and decides something, under the ruleset that set it.

    On the full sheet all of them, with what the edition says; on a smaller one those that no chapter tells (`told` has the
    options that some does).
    """
    sections = [section for each in sheet.rulebook.house_rules if (section := _of(each, sheet, told))]
    if sections:
        yield Section("house", sheet.messages("sheet.house.heading"), tuple(sections))


def title_of(rulebook: Rulebook, ruleset: Ruleset, language: str) -> str:
    """The title of a house rule, with its file where another one is called the same in any language."""
    same = [each for each in rulebook.house_rules if each is not ruleset and _alike(each, ruleset)]
    title = ruleset.title(language)
    return f"{title} ({visible(ruleset.file)})" if same else title


def _alike(one: Ruleset, other: Ruleset) -> bool:
    languages = {*one.title.by_language, *other.title.by_language}
    return any(one.title(language) == other.title(language) for language in languages)


def _of(ruleset: Ruleset, sheet: Sheet, told: Collection[str]) -> Section | None:
    rulebook = sheet.rulebook
    keys = [key for key in rulebook.differing() if key in sheet.changed and rulebook.decided_by(key) is ruleset]
    if sheet.size != "full":
        keys = [key for key in keys if key not in told and not _is_said_exactly(key, rulebook, told)]
    if not keys:
        return None
    title = title_of(rulebook, ruleset, sheet.messages.language)
    number = rulebook.house_rules.index(ruleset) + 1
    return Section(f"house-{number}", title, (Rules(tuple(_changed(key, sheet) for key in keys)),), 3)


def _is_said_exactly(key: str, rulebook: Rulebook, told: Collection[str]) -> bool:
    """Whether a chapter says how many play, in one sentence for the fewest and the most."""
    return key == _MOST and _FEWEST in told and rulebook.value(_FEWEST) == rulebook.value(_MOST)


def _changed(key: str, sheet: Sheet) -> Rule:
    """The rule; its place says that it is a house rule, so it bears no mark."""
    told = plain(sheet.sentence(key))
    if sheet.size != "full":
        return Rule(told, key)
    before = sheet.messages.option(key, sheet.rulebook.edition.values[key])
    return Rule(told, key, was=sheet.messages("sheet.house.was", sentence=before))
