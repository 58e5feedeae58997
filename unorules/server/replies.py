"""What a tool gives back: text for people, the same object as the command's `--json`, and whether it went wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from unorules import api
from unorules.api.settings import settings_told
from unorules.diagnostics.show import as_data, brief
from unorules.diagnostics.visible import visible
from unorules.i18n.messages import Messages, load
from unorules.records.telling import fault_text
from unorules.rulebook.defaults import SettingsError
from unorules.server.limits import LimitError
from unorules.values import dataclass


@dataclass(frozen=True, slots=True)
class Reply:
    """One reply. Of an error the object is `{"error": {"kind", "message", …}}`, placed where a place is known.

    `remarks` are warnings about the rules, which the command line tells on standard error.
    """

    text: str
    data: dict[str, Any]
    is_error: bool = False
    remarks: str = ""


def reply_of(verb: Callable[[], Reply], language: str) -> Reply:
    """What the verb gives back. What it raises for bad input is told in the language; whatever else it raises is our fault."""
    messages = load(language)
    try:
        return verb()
    except LimitError as wrong:
        told = messages(f"mcp.wrong.{wrong.key}", name=wrong.name, n=wrong.n, found=visible(wrong.found))
        return _error("limit", told, argument=wrong.name)
    except SettingsError as wrong:
        return _error("settings", settings_told(wrong, messages))
    except api.RulesError as wrong:
        return _rules_error(wrong, messages)
    except api.RecordError as wrong:
        return _error("position", api.as_text(wrong, language))
    except api.PlanError as wrong:
        return _error("plan", api.as_text(wrong, language))
    except api.UnknownNameError as wrong:
        return _error("name", api.as_text(wrong, language), choices=list(wrong.choices))


def remarks_on(rulebook: api.Rulebook, language: str) -> str:
    """The warnings about rules that are played all the same, a paragraph each; nothing where there are none."""
    warnings = [each for each in rulebook.findings if each.severity is api.Severity.WARNING]
    return "\n".join(brief(each, load(language)) for each in warnings)


def record_error(wrong: api.RecordError, language: str) -> Reply:
    """What is wrong in a record, with its place in the text that was given."""
    fault = wrong.fault
    told = f"{fault.line}:{fault.column}: {fault_text(load(language), fault)}"
    return _error("record", told, line=fault.line, column=fault.column)


def call_error(message: str, **more: Any) -> Reply:
    """A call that is wrong in itself, before any verb is asked."""
    return _error("call", message, **more)


def _rules_error(wrong: api.RulesError, messages: Messages) -> Reply:
    findings = as_data("", wrong.rulebook.findings, messages)["findings"]
    return _error("rules", api.as_text(wrong, messages.language), findings=findings)


def _error(kind: str, message: str, **more: Any) -> Reply:
    text = message.rstrip("\n")
    return Reply(text, {"error": {"kind": kind, "message": text, **more}}, is_error=True)
