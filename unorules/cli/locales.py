"""`unorules locales`: which languages there are, and what is amiss in their files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

import unorules
from unorules.ask.language import readable
from unorules.bundled import folder
from unorules.cli import exits
from unorules.cli.console import complain, show
from unorules.diagnostics.visible import json_text, visible
from unorules.document.model import Block, Bullets, Document, Heading, Paragraph, Run, Runs, Table, paragraph, plain
from unorules.i18n.audit import Complaint, audit, keys, unused
from unorules.i18n.audit_share import translated
from unorules.i18n.language import FALLBACK, spoken_in
from unorules.i18n.messages import Messages, load

_FEW: Final = 3
"""So many of one sort in one file are named, where not all are wanted; more of them are a number."""

_LEFT: Final = ("no-file", "missing", "untranslated")
"""What is no fault: it has yet to be translated, and English speaks."""

_NAMED: Final = ("unreadable", "term", "placeholders", "form", "plural", "braces")
"""Faults on account of which something is not told, or not in this language: each is named, however many there are."""


def listed(lang: str, as_json: bool) -> int:
    """List the languages: how much of them is translated, and whether questions are read in them. Exit code 0."""
    messages = load(lang)
    place = folder("locales")
    english = keys(place, FALLBACK)
    rows = [(code, len(translated(place, code))) for code in spoken_in(place)]
    if as_json:
        for code, there in rows:
            told = {"language": code, "texts": there, "of": len(english), "read": readable(code) is not None}
            print(json_text(told))
        return exits.OK
    head = tuple(messages(f"locales.column.{each}") for each in ("language", "texts", "read"))
    lines = tuple(
        (
            (Run(code, "code"),),
            plain(messages("locales.share", there=there, all=len(english))),
            plain(messages(f"locales.{'read' if readable(code) else 'unread'}")),
        )
        for code, there in rows
    )
    show(Document((Table(head, lines, frozenset({1})),)))
    return exits.OK


def check(place: str | None, everything: bool, lang: str, as_json: bool) -> int:
    """Check the languages in the folder `place`, or the one whose folder it is; without it, those that ship.

    Exit code 0 nothing amiss, 1 something is, 2 where the folder holds no language.
    """
    messages = load(lang)
    root, languages = _meant(Path(place)) if place is not None else (folder("locales"), spoken_in(folder("locales")))
    if not languages:
        complain(messages("locales.no-folder", path=visible(str(place))))
        return exits.USAGE
    found = audit(root, languages)
    if place is None:
        found += unused(Path(unorules.__file__).parent)
    if as_json:
        for each in found:
            print(json_text(_data(each)))
    else:
        show(Document(tuple(_page(found, languages, root, everything, messages))))
    return exits.FOUND if found else exits.OK


def _meant(place: Path) -> tuple[Path, tuple[str, ...]]:
    """The folder of the locales and the languages in it that are meant."""
    own = spoken_in(place)
    if own:
        return place, own
    whole = place.absolute()
    return whole.parent, tuple(code for code in spoken_in(whole.parent) if code == whole.name)


def _data(each: Complaint) -> dict[str, object]:
    told = {key: value for key, value in each.told.items() if value}
    place = {"file": f"{each.language}/{each.file}", "line": each.line or None}
    return {"language": each.language, **place, "what": each.what, "key": each.key, **told}


def _page(
    found: Iterable[Complaint], languages: Iterable[str], root: Path, everything: bool, messages: Messages
) -> Iterator[Block]:
    by_language = {code: list(each) for code, each in groupby(found, lambda each: each.language)}
    for code in languages:
        own = by_language.get(code, [])
        yield Heading(f"{code}  {visible(str(root / code))}", 2)
        if not own:
            yield paragraph(messages("locales.sound", n=len(keys(root, code))))
        left = [each for each in own if _is_left(each)]
        yield from _part("amiss", [each for each in own if each not in left], everything, messages)
        yield from _part("left", left, everything, messages)
        if readable(code) is None:
            yield paragraph(messages("locales.unread-more", language=code))


def _is_left(each: Complaint) -> bool:
    return each.what in _LEFT or each.told.get("why") == "missing"


def _part(name: str, found: list[Complaint], everything: bool, messages: Messages) -> Iterator[Block]:
    """The faults, or what is left to translate, under their number."""
    if found:
        texts = sum(int(each.told.get("n", "1")) for each in found)
        yield Paragraph((Run(messages(f"locales.{name}", n=texts), "strong"),))
        groups = groupby(found, lambda each: (each.file, each.what))
        yield Bullets(tuple(line for _, group in groups for line in _group(list(group), everything, messages)))


def _group(found: list[Complaint], everything: bool, messages: Messages) -> list[Runs]:
    """What there is of one sort in one file: what has yet to be translated is a sum where it is more than a few."""
    first, n = found[0], len(found)
    whole = everything or n <= _FEW or first.what in _NAMED
    if not whole and _is_left(first):
        return [plain(messages(f"locales.left-{first.what}", n=n, file=first.file))]
    shown = found if whole else found[:_FEW]
    lines = [plain(_sentence(each, messages)) for each in shown]
    if not whole:
        lines.append(plain(messages(f"locales.more.{first.what}", n=n - _FEW, file=first.file)))
    return lines


def _sentence(each: Complaint, messages: Messages) -> str:
    place = f"{each.file}:{each.line}" if each.line else each.file
    told = {name: visible(value) for name, value in each.told.items()}
    key = f"locales.unreadable.{each.told['why']}" if each.what == "unreadable" else f"locales.{each.what}"
    if each.what == "no-file":
        return messages(key, place=place, n=int(each.told["n"]))
    return messages(key, place=place, name=visible(each.key), **told)
