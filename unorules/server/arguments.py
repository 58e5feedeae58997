"""Calls that are wrong in themselves, in the reader's language: no such tool, no such argument, one missing, a wrong value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final

from unorules.diagnostics.visible import visible
from unorules.i18n.messages import Messages, load
from unorules.server.replies import Reply, call_error

_MISSING: Final = "missing"
_UNKNOWN: Final = "extra_forbidden"
_LONGEST: Final = 100


def wrong_arguments(faults: Iterable[Mapping[str, Any]], schema: Mapping[str, Any], language: str) -> Reply:
    """One of the faults that the protocol's library finds, in one sentence; `argument` is its name.

    `schema` is the tool's, which says what there is and of which type.
    """
    messages, known = load(language), schema["properties"]
    fault = min(faults, key=lambda each: each["type"] != _UNKNOWN)  # a slip in a name leaves the right one missing
    name = str(fault["loc"][0]) if fault["loc"] else ""
    shown = visible(name[:_LONGEST])
    if fault["type"] == _UNKNOWN:
        return call_error(_no("argument", shown, known, messages), argument=shown)
    if fault["type"] == _MISSING and len(fault["loc"]) == 1:
        return call_error(messages("mcp.wrong.missing", name=shown), argument=shown)
    told = messages("mcp.wrong.type", name=shown, wanted=_wanted(known.get(name, {}), messages))
    return call_error(told, argument=shown)


def no_tool(name: str, tools: Iterable[str], language: str) -> Reply:
    """That there is no such tool, and which there are."""
    return call_error(_no("tool", visible(name[:_LONGEST]), tools, load(language)))


def _no(what: str, name: str, known: Iterable[str], messages: Messages) -> str:
    near = get_close_matches(name, list(known), 1, 0.7)
    if near:
        return messages(f"mcp.wrong.no-{what}-near", name=name, near=near[0])
    return messages(f"mcp.wrong.no-{what}", name=name, names=messages.list(f"`{each}`" for each in known))


def _wanted(schema: Mapping[str, Any], messages: Messages) -> str:
    """What a value is to be, by its schema: one of some words, or of a type."""
    kinds = [kind for kind in schema.get("anyOf", [schema]) if kind.get("type") != "null"]
    kind = kinds[0] if kinds else schema
    if "enum" in kind:
        return messages.list((f"`{each}`" for each in kind["enum"]), "or")
    return messages(f"mcp.type.{kind.get('type', 'string')}")
