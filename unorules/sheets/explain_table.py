"""What is said of a table of options, and of everything that can be explained."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from unorules.diagnostics.codes import CODES
from unorules.document.model import Block, Document, Heading, Run, Table, paragraph, plain
from unorules.engine.options import BY_KEY
from unorules.i18n.messages import Messages
from unorules.rulebook.meant import SECTIONS
from unorules.rulebook.shelf import EDITIONS, HOUSE_RULES, SHIPPED, shipped_ruleset
from unorules.sheets.explain_head import FILE_KEYS
from unorules.sheets.explain_words import quoted, written

_FIELD: Final = re.compile(r"\{[^{}]*\}")


def table_page(section: str, messages: Messages) -> Document:
    """The page of a table: its options with what they are about and the official value, and who sets something there."""
    header = (*(messages(f"explain.page.{name}") for name in ("option", "meaning")), EDITIONS[0])
    rows = tuple(
        (
            (Run(key, "code"),),
            plain(messages(f"options.{key}.name")),
            (Run(written(BY_KEY[key].default), "code"),),
        )
        for key in keys_of(section)
    )
    blocks: list[Block] = [Heading(messages("explain.page.table-title", name=f"[{section}]"))]
    blocks.append(Table(header, rows))
    names = setting(section)
    if names:
        blocks.append(paragraph(messages("explain.page.set-by", names=quoted(names, messages))))
    below = [other for other in SECTIONS if other.startswith(f"{section}.") or section.startswith(f"{other}.")]
    if below:
        blocks.append(paragraph(messages("explain.page.tables", names=quoted(below, messages))))
    return Document(tuple(blocks))


def keys_of(section: str) -> tuple[str, ...]:
    """The options of a table."""
    return tuple(f"{section}.{name}" for name in SECTIONS[section])


def setting(section: str) -> tuple[str, ...]:
    """The shipped house rules that give an option of the table."""
    keys = set(keys_of(section))
    return tuple(name for name in HOUSE_RULES if keys & set(shipped_ruleset(name).values))


def everything(messages: Messages) -> Document:
    """The page without an argument: every code with its headline, every table with its options, every shipped ruleset."""
    blocks: list[Block] = [Heading(messages("explain.page.title")), paragraph(messages("explain.page.how"))]
    for family, codes in groupby(CODES, key=lambda code: code[:3]):
        rows = tuple(((Run(code, "code"),), plain(headline)) for code, headline in headlines(messages, tuple(codes)))
        blocks += [Heading(messages(f"explain.family.{family}"), 2), Table(("", ""), rows)]
    tables = tuple(((Run(section, "code"),), plain(", ".join(names))) for section, names in SECTIONS.items())
    blocks += [Heading(messages("explain.family.tables"), 2), Table(("", ""), tables)]
    keys = tuple(((Run(key, "code"),), plain(messages(told))) for key, told in FILE_KEYS.items() if "." not in key)
    blocks += [Heading(messages("explain.family.keys"), 2), Table(("", ""), keys)]
    titles = ((name, shipped_ruleset(name).title(messages.language)) for name in SHIPPED)
    rulesets = tuple(((Run(name, "code"),), plain(title)) for name, title in titles)
    blocks += [Heading(messages("explain.family.rulesets"), 2), Table(("", ""), rulesets)]
    return Document(tuple(blocks))


def headlines(messages: Messages, codes: tuple[str, ...] = tuple(CODES)) -> Iterator[tuple[str, str]]:
    """What each fault is called in a finding, with … for what a finding would name."""
    templates = dict(messages.templates("diagnostics"))
    for code in codes:
        key = f"diagnostics.{code}.message"
        template = templates.get(key) or templates.get(f"{key}.other", CODES[code].name)
        yield code, _FIELD.sub("…", template)
