"""The rules in force as a sheet for the table: which chapters stand on it, from the title to the sources.

Every number and rule is read off the options; no rule is told here. A smaller sheet tells what is looked up at the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from unorules.diagnostics.visible import visible
from unorules.document.model import (
    Block,
    Bullets,
    Cards,
    Document,
    Heading,
    Meta,
    Rules,
    Run,
    Section,
    Size,
    paragraph,
    strong,
)
from unorules.i18n.messages import Messages
from unorules.rulebook.fingerprint import fingerprint
from unorules.rulebook.model import Rulebook, Source
from unorules.sheets.cards_table import tints
from unorules.sheets.house_rules import house_rules, introduction
from unorules.sheets.not_in_force import not_in_force
from unorules.sheets.quarrels import quarrels
from unorules.sheets.rule_sheet_chapters import chapters
from unorules.sheets.rule_sheet_told import Sheet
from unorules.sheets.side_by_side import side_by_side


def rule_sheet(rulebook: Rulebook, messages: Messages, *, size: Size = "full", date: str = "") -> Document:
    """The sheet in the language of `messages`. `date` is printed at its foot as it stands; the clock is never read."""
    sheet = Sheet(rulebook, messages, size)
    title = messages("sheet.title", title=rulebook.title(messages.language))
    played = tuple(chapters(sheet))
    told = frozenset(_keys(played))
    blocks: list[Block] = [Heading(title), *introduction(sheet), *house_rules(sheet, told), *played, *quarrels(sheet)]
    if size == "full":
        blocks += [*not_in_force(sheet), *_sources(sheet)]
    return Document(tuple(blocks), _meta(sheet, title, date))


def bilingual_sheet(
    rulebook: Rulebook, left: Messages, right: Messages, *, size: Size = "full", date: str = ""
) -> Document:
    """The sheet in two languages, side by side."""
    return side_by_side(*(rule_sheet(rulebook, messages, size=size, date=date) for messages in (left, right)))


def _meta(sheet: Sheet, title: str, date: str) -> Meta:
    rulebook, messages = sheet.rulebook, sheet.messages
    code = fingerprint(rulebook)
    names = " + ".join(visible(label) for label in rulebook.labels)
    line = messages("sheet.foot.line", rules=names, code=code)
    if date:
        line = messages("sheet.foot.dated", rules=names, code=code, date=date)
    words = {
        "search": messages("sheet.words.search"),
        "nothing-found": messages("sheet.words.nothing-found"),
        "contents": messages("sheet.words.contents"),
        "fold": messages("sheet.words.fold"),
        "fold-four": messages("sheet.words.fold-four"),
        "mark": messages("sheet.words.mark"),
    }
    edition = rulebook.edition.title(messages.language)
    languages, colours = (messages.language,), tints(messages)
    return Meta(title, languages, rulebook.ids, code, edition, date, sheet.size, (line,), words, colours)


def _keys(blocks: tuple[Block, ...]) -> Iterator[str]:
    """The options that some rule of the blocks tells, sections within sections included."""
    for block in blocks:
        match block:
            case Section():
                yield from _keys(block.blocks)
            case Rules():
                yield from (rule.key for rule in block.items)
            case Cards():
                yield from (rule.key for item in block.items for rule in item.what)


def _sources(sheet: Sheet) -> Iterator[Section]:
    """Who says so, who says otherwise, and what no leaflet says, of the rules that decide something."""
    rulebook, messages = sheet.rulebook, sheet.messages
    keys = [key for key in rulebook.rules.values() if key in sheet.in_play]
    bearing = {id(source) for key in keys for source in rulebook.sources_for(key)}
    sources = [source for source in rulebook.sources if id(source) in bearing]
    agreeing = _by_title(source for source in sources if source.agrees)
    titles = (titled[0].title(messages.language) for titled in agreeing)
    blocks: list[Block] = [paragraph("; ".join(titles))] if agreeing else []
    others = _by_title(source for source in sources if not source.agrees)
    if others:
        told = Bullets(tuple(_otherwise(titled, messages.language) for titled in others))
        blocks.append(Section("otherwise", messages("sheet.sources.otherwise"), (told,), 3))
    silent = [messages(f"options.{key}.name") for key in keys if rulebook.is_silent(key)]
    if agreeing and silent:
        blocks.append(paragraph(messages("sheet.sources.silent", names=messages.list(silent))))
    yield from sheet.section("sources", (), *blocks, paragraph(messages("sheet.foot.compare")))


def _by_title(sources: Iterable[Source]) -> list[list[Source]]:
    """The sources that bear one title in all languages together: so the lists of two languages are of one length."""
    found: dict[tuple[tuple[str, str], ...], list[Source]] = {}
    for source in sources:
        found.setdefault(tuple(sorted(source.title.by_language.items())), []).append(source)
    return list(found.values())


def _otherwise(titled: list[Source], language: str) -> tuple[Run, ...]:
    said = dict.fromkeys(source.says(language) for source in titled)
    return (*strong(f"{titled[0].title(language)}: "), Run(" ".join(said)))
