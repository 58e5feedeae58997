"""The rules in force for machines: each value, where it stands and who says so."""

from __future__ import annotations

from typing import Any

from unorules.engine.options import OPTIONS
from unorules.rulebook.fingerprint import fingerprint
from unorules.rulebook.model import Rulebook


def rules_json(book: Rulebook, language: str) -> dict[str, Any]:
    """The object of `rules --show --json`: the ids, the code, every option's value, place and sources."""
    return {
        "rules": list(book.ids),
        "code": fingerprint(book),
        "values": {option.key: _value_data(book, option.key, language) for option in OPTIONS},
    }


def _value_data(book: Rulebook, key: str, language: str) -> dict[str, Any]:
    origin = book.origin(key)
    return {
        "value": book.value(key),
        "ruleset": origin.ruleset,
        "file": origin.file,
        "line": origin.line,
        "column": origin.column,
        "sources": [
            {"id": each.id, "title": each.title(language), "says": each.says(language), "agrees": each.agrees}
            for each in book.sources_for(key)
        ],
    }
