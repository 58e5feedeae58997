"""The pages that are put together from what the program knows: options, kinds of fault, sources. See tests/test_reference.py."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from unorules.diagnostics.codes import CODES
from unorules.document.markdown import markdown
from unorules.document.model import Block, Bullets, Document, Heading, Paragraph, Run, Table, bullets, paragraph, plain
from unorules.engine.options import BY_KEY, OPTIONS
from unorules.i18n.language import languages
from unorules.i18n.messages import Messages, load
from unorules.rulebook.meant import SECTIONS
from unorules.rulebook.model import FIXED, SOURCE_KINDS, Source
from unorules.rulebook.shelf import EDITIONS, SHIPPED, shipped_ruleset
from unorules.sheets.explain_code import code_facts, code_page
from unorules.sheets.explain_key import key_facts, key_page
from unorules.sheets.explain_table import headlines, keys_of
from unorules.sheets.explain_words import written

WRITTEN = (
    "<!-- Written by `UNORULES_WRITE=1 python -m pytest tests/test_reference.py`; not to be edited by hand. -->\n\n"
)


def pages() -> dict[str, str]:
    """The text of every page by its name in docs/."""
    options = {f"options.{language}.md": options_page(load(language)) for language in languages()}
    found = options | {"diagnostics.md": diagnostics_page(load("en")), "sources.md": sources_page("en")}
    return {name: WRITTEN + text for name, text in found.items()}


def options_page(messages: Messages) -> str:
    """Every option in one language: what it asks, each value with its sentence, who plays what, when it counts."""
    others = " · ".join(f"[{each}](options.{each}.md)" for each in languages() if each != messages.language)
    titles = [messages(f"explain.page.{name}") for name in ("option", "meaning")]
    blocks: list[Block] = [Heading(messages("explain.family.tables"))]
    for section in SECTIONS:
        rows = [
            ((Run(key, "code"),), plain(messages(f"options.{key}.name")), (Run(written(BY_KEY[key].default), "code"),))
            for key in keys_of(section)
        ]
        blocks += [Heading(section, 2), Table((*titles, EDITIONS[0]), tuple(rows))]
        for key in keys_of(section):
            blocks += _option(key, messages)
    return markdown(Document(tuple(blocks))).replace("\n\n", f"\n\n{others}\n\n", 1)


def _option(key: str, messages: Messages) -> Iterator[Block]:
    """The page of an option without what stands elsewhere: its sources, a sample, what belongs to it."""
    wanted = {messages(f"explain.page.{name}"): name for name in ("values", "given", "moment", "idle")}
    name = "values"
    yield Heading(key, 3)
    for block in key_page(key_facts(key), messages).blocks[1:]:
        if isinstance(block, Heading):
            name = wanted.get(block.text, "")
            if name in ("given", "idle"):
                yield Paragraph((Run(block.text, "strong"),))
            if name == "given":
                yield _who(key)
        elif name == "given":
            continue  # told a line each instead
        elif name == "moment" and isinstance(block, Paragraph):
            yield paragraph(f"{messages('explain.page.moment')}: {''.join(run.text for run in block.runs)}")
        elif name:
            yield block


def _who(key: str) -> Bullets:
    given = key_facts(key).given
    return Bullets(tuple((Run(written(value), "code"), Run(f": {', '.join(names)}")) for value, names in given))


def diagnostics_page(messages: Messages) -> str:
    """Every kind of fault: what it means, why it matters, a file that has it, what is said of it, the file mended."""
    blocks: list[Block] = [Heading("What validate can find")]
    blocks.append(paragraph("The same is told by `unorules explain CODE`, in four languages."))
    for family, codes in groupby(CODES, key=lambda code: code[:3]):
        told = dict(headlines(messages, tuple(codes)))
        rows = [((Run(code, "code"),), plain(str(CODES[code].severity)), plain(line)) for code, line in told.items()]
        blocks += [Heading(messages(f"explain.family.{family}"), 2), Table(("", "", ""), tuple(rows))]
        for code in told:
            blocks += _lower(code_page(code_facts(code, messages), messages).blocks)
    return markdown(Document(tuple(blocks))).replace("\\`", "`")


def _lower(blocks: tuple[Block, ...]) -> list[Block]:
    return [replace(each, level=each.level + 2) if isinstance(each, Heading) else each for each in blocks]


def sources_page(language: str) -> str:
    """Each leaflet and page: who calls on it, what it says; then every rule on which they part ways."""
    blocks: list[Block] = [Heading("What the leaflets and pages say")]
    blocks.append(paragraph(_BEGINNING))
    statements = list(_statements())
    for kind in SOURCE_KINDS:
        titles = dict.fromkeys(source.title(language) for _, source in statements if source.kind == kind)
        if titles:
            blocks.append(Heading(_KINDS[kind], 2))
        for title in titles:
            blocks += _source(title, [pair for pair in statements if pair[1].title(language) == title], language)
    blocks += [Heading("Where they part ways", 2), *_apart(statements, language)]
    silent = [option.key for option in OPTIONS if not any(option.key in source.covers for _, source in statements)]
    blocks += [Heading("What none of them says", 2), paragraph("Here the editions say what most tables do.")]
    blocks.append(_coded(silent))
    return markdown(Document(tuple(blocks)))


_BEGINNING = (
    "A ruleset that ships names the leaflets and pages that bear its values out, and those that say otherwise. "
    "Here they are the other way about: by leaflet and page, then by rule where they part ways, then what none of them says."
)
_KINDS = {
    "leaflet": "Leaflets, printed with the cards",
    "publisher": "Said by the publisher elsewhere",
    "page": "Pages, written by others",
    "practice": "Done without being written",
    "table": "Agreed at a table",
}


def _statements() -> Iterator[tuple[str, Source]]:
    for name in SHIPPED:
        yield from ((name, source) for source in shipped_ruleset(name).sources)


def _source(title: str, statements: list[tuple[str, Source]], language: str) -> Iterator[Block]:
    """What one source says: whose values it bears out, and where it says otherwise than a ruleset that names it."""
    yield Heading(title, 3)
    for name in dict.fromkeys(name for name, source in statements if source.agrees):
        keys = [key for each, source in statements if each == name and source.agrees for key in source.covers]
        yield paragraph(f"Bears out {len(set(keys))} values of {name}:")
        yield _coded(sorted(set(keys), key=[*FIXED, *BY_KEY].index))
    said: dict[tuple[str, bool, str], list[str]] = {}
    for name, source in statements:
        if source.says(language):
            said.setdefault((source.says(language), source.agrees, ", ".join(source.covers)), []).append(name)
    if said:
        yield paragraph("In words:")
        yield bullets(
            f"{says} ({keys}; {'as' if agrees else 'unlike'} {', '.join(dict.fromkeys(names))})"
            for (says, agrees, keys), names in said.items()
        )


def _coded(keys: list[str]) -> Paragraph:
    runs = [(Run(key, "code"), Run(", ")) for key in keys]
    return Paragraph(tuple(run for pair in runs for run in pair)[:-1])


def _apart(statements: list[tuple[str, Source]], language: str) -> Iterator[Block]:
    """For each rule on which somebody says otherwise: what each edition says, and the words of those who differ."""
    for option in OPTIONS:
        others = [(name, source) for name, source in statements if option.key in source.covers and not source.agrees]
        if not others:
            continue
        yield Heading(option.key, 3)
        values: dict[str, list[str]] = {}
        for name in EDITIONS:
            values.setdefault(written(shipped_ruleset(name).values[option.key]), []).append(name)
        agreeing = {
            value: dict.fromkeys(
                source.title(language)
                for name, source in statements
                if name in names and source.agrees and option.key in source.covers
            )
            for value, names in values.items()
        }
        rows = [
            ((Run(value, "code"),), plain(", ".join(names)), plain("; ".join(agreeing[value])))
            for value, names in values.items()
        ]
        yield Table(("value", "in", "says so"), tuple(rows))
        told = dict.fromkeys(f"{source.title(language)}: {source.says(language)}" for _, source in others)
        yield bullets(told)
