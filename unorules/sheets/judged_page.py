"""A move judged, told to people and to machines."""

from __future__ import annotations

from typing import Any

from unorules.i18n.messages import Messages
from unorules.records.fault import Fault
from unorules.records.position import Judged
from unorules.records.telling import fault_text, objection_text


def judged_json(found: Judged, messages: Messages) -> dict[str, Any]:
    """The object of `judge --json`: whether it is allowed, why, and everything that is."""
    verdict = found.verdict
    objection = verdict.objection if verdict else None
    told = {"rule": objection, "message": objection_text(messages, found.sentence)} if found.sentence else None
    return {
        "legal": verdict.allowed if verdict else None,
        "reasons": list(verdict.reasons) if verdict else [],
        "guilty_if_challenged": verdict.guilty_if_challenged if verdict else False,
        "objection": told,
        "allowed": list(found.allowed),
        "rules": list(found.rules),
    }


def judged_lines(found: Judged, messages: Messages) -> list[str]:
    """The verdict, why not, and everything that is allowed; a line each."""
    told = []
    if found.verdict is not None and found.verdict.allowed:
        key = "judge.allowed-bluff" if found.verdict.guilty_if_challenged else "judge.allowed"
        told = [messages(key, move=found.move)]
    elif found.verdict is not None:
        told = [messages("judge.refused", move=found.move), objection_text(messages, found.sentence or "phase")]
    return [*told, messages("judge.moves", n=len(found.allowed), moves=" ".join(found.allowed))]


def position_fault(fault: Fault, messages: Messages) -> str:
    """What is wrong with a position or a move, in a sentence."""
    if messages.has(f"judge.{fault.key}"):
        return messages(f"judge.{fault.key}", **fault.filling)
    return fault_text(messages, fault)
