"""What is amiss between the languages: messages missing or left over, placeholders that differ, forms nouns lack.

English is the measure. Templates are compared as texts; whether the code asks for a key is read off its source.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter
from typing import Final

from unorules.i18n.language import FALLBACK, LANGUAGES
from unorules.i18n.messages import PLURALS, Messages, load

NO_MESSAGES: Final = frozenset({"terms", "lexicon"})
"""Files of a locale that hold data for the program rather than templates."""


@dataclass(frozen=True, slots=True)
class Complaint:
    """One thing amiss. `what` is missing, left-over, placeholders, form or unused; `told` says more where needed."""

    language: str
    key: str
    what: str
    told: str = ""


def audit(place: Path, languages: Iterable[str] = LANGUAGES) -> tuple[Complaint, ...]:
    """Compare every language under `place`, the folder of the locales, with English."""
    files = sorted({path.stem for path in place.glob("*/*.yaml")} - NO_MESSAGES)
    found: list[Complaint] = []
    for file in files:
        measure = _by_key(Messages(FALLBACK, place), file)
        for language in languages:
            found += _compare(Messages(language, place), file, measure)
    return tuple(found)


def unused(source: Path, files: Iterable[str]) -> tuple[Complaint, ...]:
    """Keys of `files` that no text in the Python source under `source` names, f-strings taken as patterns."""
    named = {each for path in source.rglob("*.py") for each in _named(path)}
    plain = {each for each in named if isinstance(each, str)}
    patterns = [each for each in named if isinstance(each, re.Pattern)]
    messages = load(FALLBACK)
    keys = [key for file in files for key in _by_key(messages, file) if key not in plain]
    return tuple(
        Complaint(FALLBACK, key, "unused") for key in keys if not any(each.fullmatch(key) for each in patterns)
    )


def _by_key(messages: Messages, file: str) -> dict[str, list[str]]:
    """The templates of each key; the plural forms of one message stand together."""
    found: dict[str, list[str]] = defaultdict(list)
    for path, template in messages.templates(file):
        head, _, last = path.rpartition(".")
        found[head if last in PLURALS else path].append(template)
    return dict(found)


def _compare(messages: Messages, file: str, measure: dict[str, list[str]]) -> list[Complaint]:
    language, own = messages.language, _by_key(messages, file)
    found = [Complaint(language, key, "missing") for key in measure if key not in own]
    found += [Complaint(language, key, "left-over") for key in own if key not in measure]
    for key, templates in own.items():
        wanted, given = _placeholders(measure.get(key, templates)), _placeholders(templates)
        if wanted != given:
            found.append(Complaint(language, key, "placeholders", f"{sorted(given)}, in English {sorted(wanted)}"))
        lacking = {form for form in _forms(templates) if form not in messages.terms.form_names}
        found += [Complaint(language, key, "form", form) for form in sorted(lacking)]
    return found


def _fields(templates: Iterable[str]) -> Iterator[str]:
    for template in templates:
        yield from (field for _, field, _, _ in Formatter().parse(template) if field is not None)


def _placeholders(templates: Iterable[str]) -> set[str]:
    return {field.partition("[")[0] for field in _fields(templates)}


def _forms(templates: Iterable[str]) -> set[str]:
    return {field.partition("[")[2].rstrip("]") for field in _fields(templates) if "[" in field}


def _named(path: Path) -> Iterator[str | re.Pattern[str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
            # A pattern that does not even say the file would let every key pass.
            if not parts[0].startswith(".+"):
                yield re.compile("".join(parts))
