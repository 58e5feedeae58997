"""What is said of one ruleset: what it changes or says, who says so, and what it goes or does not go together with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from unorules.diagnostics.visible import visible
from unorules.document.model import Block, Bullets, Document, Heading, Run, Table, bullets, paragraph, plain
from unorules.i18n.messages import Messages
from unorules.rulebook.model import Ruleset, Source
from unorules.rulebook.shelf import SHIPPED, shipped_ruleset
from unorules.sheets.explain_words import quoted, written


def ruleset_page(ruleset: Ruleset, messages: Messages) -> Document:
    """The page of a ruleset, by itself: only what its own file says."""
    language = messages.language
    blocks: list[Block] = [Heading(f"{visible(ruleset.title(language))} ({ruleset.id})")]
    if ruleset.description:
        blocks.append(paragraph(visible(ruleset.description(language))))
    blocks += _below(ruleset, messages)
    if ruleset.values:
        blocks.append(_values(ruleset, messages))
    if ruleset.cards:
        texts = ((card.name(language), card.text(language)) for card in ruleset.cards)
        blocks.append(Heading(messages("explain.page.cards"), 2))
        blocks.append(bullets(messages("rulesets.says", title=name, says=text) for name, text in texts))
    blocks += _against(ruleset, messages)
    if ruleset.sources:
        told = source_lines(ruleset.sources, messages)
        blocks += [Heading(messages("rulesets.sources"), 2), Bullets(tuple(plain(line) for line in told))]
    return Document(tuple(blocks))


def _below(ruleset: Ruleset, messages: Messages) -> Iterator[Block]:
    if ruleset.base:
        yield paragraph(messages("explain.page.base", name=f"`{ruleset.base}`"))
    if ruleset.uses:
        yield paragraph(messages("explain.page.uses", names=quoted((name for _, name in ruleset.uses), messages)))


def _values(ruleset: Ruleset, messages: Messages) -> Table:
    rows = (
        (
            (Run(f"{key} = {written(value)}", "code"),),
            messages.option(key, value),
        )
        for key, value in ruleset.values.items()
    )
    return Table(("", ""), tuple((setting, plain(sentence)) for setting, sentence in rows))


def _against(ruleset: Ruleset, messages: Messages) -> Iterator[Block]:
    """What it shuts out and holds fast, and which of the shipped rulesets shut it out or hold fast what it changes."""
    if ruleset.excludes:
        yield paragraph(messages("rulesets.excludes", ids=messages.list(name for _, name in ruleset.excludes)))
    shut_out = [name for name in excluded_by(ruleset) if name not in (other for _, other in ruleset.excludes)]
    if shut_out:
        yield paragraph(messages("explain.page.excluded-by", names=quoted(shut_out, messages)))
    if ruleset.pins:
        yield paragraph(messages("explain.page.pins", names=quoted((key for _, key in ruleset.pins), messages)))
    for name, keys in pins_broken(ruleset):
        yield paragraph(messages("explain.page.pinned", name=f"`{name}`", names=quoted(keys, messages)))


def excluded_by(ruleset: Ruleset) -> tuple[str, ...]:
    """The shipped rulesets that cannot be played together with this one and say so themselves."""
    shipped = (shipped_ruleset(name) for name in SHIPPED)
    return tuple(each.id for each in shipped if ruleset.id in (name for _, name in each.excludes))


def pins_broken(ruleset: Ruleset) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The shipped house rules that hold fast what this house rule changes, each with the options."""
    if ruleset.kind == "edition":
        return ()  # nothing is laid below an edition
    found = []
    for name in SHIPPED:
        other = shipped_ruleset(name)
        held = {key: other.values[key] for _, key in other.pins if key in other.values}
        keys = tuple(key for key, value in held.items() if ruleset.values.get(key, value) != value)
        if keys and name != ruleset.id:
            found.append((name, keys))
    return tuple(found)


def source_lines(sources: Iterable[Source], messages: Messages) -> list[str]:
    """Each source once, by its title: what it says, and apart from that what it says otherwise than the ruleset."""
    language = messages.language
    by_title: dict[str, list[Source]] = {}
    for source in sources:
        by_title.setdefault(visible(source.title(language)), []).append(source)
    return [_source_line(title, found, messages) for title, found in by_title.items()]


def _source_line(title: str, statements: list[Source], messages: Messages) -> str:
    said, otherwise = (
        " ".join(dict.fromkeys(filter(None, (_says(each, messages) for each in statements if each.agrees is agrees))))
        for agrees in (True, False)
    )
    told = messages("rulesets.says", title=title, says=said) if said else title
    if not otherwise:
        return told
    if not any(each.agrees for each in statements):
        return messages("rulesets.otherwise", title=title, says=otherwise)
    return messages("rulesets.partly-otherwise", told=told, says=otherwise)


def _says(source: Source, messages: Messages) -> str:
    return visible(source.says(messages.language))


def ruleset_data(ruleset: Ruleset) -> dict[str, Any]:
    """One ruleset as machines read it."""
    return {
        "id": ruleset.id,
        "kind": ruleset.kind,
        "title": dict(ruleset.title.by_language),
        "description": dict(ruleset.description.by_language),
        "base": ruleset.base,
        "uses": [name for _, name in ruleset.uses],
        "excludes": [name for _, name in ruleset.excludes],
        "pins": [key for _, key in ruleset.pins],
        "values": dict(ruleset.values),
    }
