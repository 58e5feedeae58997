"""Findings as workflow commands: GitHub shows them beside the lines that they are about.

https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
"""

from __future__ import annotations

from typing import Final

from unorules.diagnostics.model import Finding, Severity
from unorules.diagnostics.show import Words, headline, helps
from unorules.diagnostics.visible import visible

_COMMANDS: Final = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def github(finding: Finding, words: Words) -> str:
    """One command, on one line."""
    message = "\n".join((headline(finding, words), *helps(finding, words)))
    told = ",".join(f"{name}={_property(str(value))}" for name, value in _properties(finding).items())
    return f"::{_COMMANDS[finding.severity]} {told}::{_message(message)}"


def _properties(finding: Finding) -> dict[str, str | int]:
    found: dict[str, str | int] = {"file": visible(finding.file)}
    span = finding.span
    if span is not None:
        found |= {"line": span.line, "endLine": span.end_line}
    if span is not None and span.line == span.end_line:  # columns of several lines are refused
        found |= {"col": span.column, "endColumn": span.end_column}
    return {**found, "title": f"{finding.code} {finding.name}"}


def _message(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _message(text).replace(":", "%3A").replace(",", "%2C")
