"""Findings as SARIF 2.1.0, the format in which checkers of code report to the services that show them.

One run holds the findings of all files. https://docs.oasis-open.org/sarif/sarif/v2.1.0/
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import PurePath
from typing import Any, Final
from urllib.parse import quote

from unorules.diagnostics.codes import CODES, Code
from unorules.diagnostics.model import Finding, Span
from unorules.diagnostics.show import Words, headline, helps, marks
from unorules.diagnostics.visible import visible

VERSION: Final = "2.1.0"
SCHEMA: Final = "https://json.schemastore.org/sarif-2.1.0.json"

_PLACES: Final = {code: place for place, code in enumerate(CODES)}
_Object = dict[str, Any]


def sarif(findings: Iterable[Finding], words: Words, tool: str, version: str) -> _Object:
    """The log of one run. `tool` and `version` name the program that found them."""
    driver = {"name": tool, "version": version, "rules": [_rule(code, words) for code in CODES.values()]}
    run = {
        "tool": {"driver": driver},
        "language": words.language,
        "columnKind": "unicodeCodePoints",
        "results": [_result(each, words) for each in findings],
    }
    return {"$schema": SCHEMA, "version": VERSION, "runs": [run]}


def _rule(code: Code, words: Words) -> _Object:
    key = f"explain.{code.code}"
    told = [words(f"{key}.{part}") for part in ("means", "why") if words.has(f"{key}.{part}")]
    return {
        "id": code.code,
        "name": code.name,
        "shortDescription": {"text": code.name.replace("-", " ")},
        **({"fullDescription": {"text": told[0]}, "help": {"text": "\n".join(told)}} if told else {}),
        "defaultConfiguration": {"level": code.severity.value},
    }


def _result(finding: Finding, words: Words) -> _Object:
    others = [mark for mark in marks(finding, words) if not mark.primary]
    related = [_location(mark.span, mark.label) for mark in others]
    fixes = _fixes(finding, words)
    return {
        "ruleId": finding.code,
        "ruleIndex": _PLACES[finding.code],
        "level": finding.severity.value,
        "message": {"text": "\n".join((headline(finding, words), *helps(finding, words)))},
        "locations": [_location(finding.span) if finding.span else _beginning(finding.file)],
        **({"relatedLocations": related} if related else {}),
        **({"fixes": fixes} if fixes else {}),
    }


def _beginning(file: str) -> _Object:
    """What is about a whole file is shown at its first line; some services refuse what has no line."""
    return {"physicalLocation": {"artifactLocation": {"uri": uri(file)}, "region": {"startLine": 1}}}


def _location(span: Span, label: str = "") -> _Object:
    place = {"artifactLocation": {"uri": uri(span.file)}, "region": _region(span)}
    return {"physicalLocation": place, **({"message": {"text": label}} if label else {})}


def _region(span: Span) -> _Object:
    return {
        "startLine": span.line,
        "startColumn": span.column,
        "endLine": span.end_line,
        "endColumn": span.end_column,
    }


def _fixes(finding: Finding, words: Words) -> Sequence[_Object]:
    """One fix for each text that may stand in the place of what is wrong."""
    if finding.span is None:
        return ()
    told = (helps(finding, words) or (headline(finding, words),))[0]
    place = {"uri": uri(finding.span.file)}
    return [
        {
            "description": {"text": told},
            "artifactChanges": [
                {
                    "artifactLocation": place,
                    "replacements": [{"deletedRegion": _region(finding.span), "insertedContent": {"text": text}}],
                }
            ],
        }
        for text in finding.mends
        if text == visible(text)
    ]


def uri(file: str) -> str:
    """The name of a file as a URI: relative where the name is, else with the scheme `file`."""
    path = PurePath(file)
    if path.is_absolute():
        return path.as_uri()
    return quote(os.fsencode(path.as_posix()))
