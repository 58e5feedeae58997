"""An answer as the object that machines read (answers.md)."""

from __future__ import annotations

from typing import Any

from unorules.ask.answer import Answer
from unorules.ask.scene import Example
from unorules.i18n.messages import Messages
from unorules.sheets.answer_page import sentence


def answer_json(answer: Answer, messages: Messages) -> dict[str, Any]:
    """One answer with every key of answers.md, in their order."""
    outcome, reading = answer.outcome, answer.reading
    return {
        "question": reading.text,
        "language": reading.language,
        "rules": list(answer.rulebook.ids),
        "status": answer.status,
        "topic": reading.topic if outcome else None,
        "arguments": dict(answer.arguments or {}),
        "verdict": answer.verdict,
        "leaning": answer.leaning,
        "value": _plain(answer.value),
        "answer": sentence(answer, messages),
        "reasons": list(outcome.reasons) if outcome else [],
        "example": example_json(outcome.example) if outcome and outcome.example else None,
        "elsewhere": [
            {"rules": list(each.rules), "verdict": each.verdict, "value": _plain(each.value)}
            | ({"leaning": each.leaning} if each.leaning else {})
            for each in answer.elsewhere
        ],
        "sources": [
            {
                "id": source.id,
                "says": source.says(messages.language) or source.title(messages.language),
                "agrees": source.agrees,
            }
            for source in answer.sources
        ],
        "choices": [{"topic": choice.topic, "question": choice.question} for choice in answer.choices],
    }


def example_json(example: Example) -> dict[str, Any]:
    """The example as `replay --json` would tell it."""
    players = example.players
    steps = [
        {
            "player": players[step.action.seat],
            "move": step.action.text(players),
            "legal": step.verdict.allowed,
            "events": [event.record(players) for event in step.events],
        }
        for step in example.steps
    ]
    return {"record": example.record, "steps": steps, "state": example.state}


def _plain(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value if value is None or isinstance(value, (bool, int)) else str(value)
