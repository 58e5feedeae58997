"""What can be asked, by subject: one question for each topic, and what the rules say to it where that is wanted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.reading import Reading
from unorules.document.model import Block, Document, Heading, Run, Runs, Table, bullets, plain
from unorules.i18n.messages import Messages
from unorules.sheets.value_words import value_words
from unorules.sheets.verdict_words import YES_OR_NO, yes_or_no
from unorules.values import dataclass


@dataclass(frozen=True, slots=True)
class Asked:
    """The question of one topic, and the verdict, value and leaning that it gets; `reading` is None where nobody asked for them."""

    topic: str
    question: str
    reading: Reading | None = None
    verdict: str = ""
    value: Any = None
    leaning: str | None = None


def group_names(messages: Messages) -> dict[str, str]:
    """What the groups of topics are called, in their order."""
    groups = dict.fromkeys(each.group for each in PROPOSITIONS.values())
    return {group: messages(f"questions.group.{group}") for group in groups}


def questions_page(asked: Sequence[Asked], messages: Messages) -> Document:
    """The questions under the names of their groups; with their answers beside them where they were answered."""
    blocks: list[Block] = []
    for group, title in group_names(messages).items():
        here = [each for each in asked if PROPOSITIONS[each.topic].group == group]
        if here:
            blocks += [Heading(title, 2), _listed(here, messages)]
    return Document(tuple(blocks))


def _listed(asked: Iterable[Asked], messages: Messages) -> Block:
    rows = list(asked)
    if all(each.reading is None for each in rows):
        return bullets(each.question for each in rows)
    return Table(("", ""), tuple((plain(each.question), _answer(each, messages)) for each in rows))


def _answer(asked: Asked, messages: Messages) -> Runs:
    """Yes or no, the value in words, or that the rules are silent; a stroke where an account is asked for."""
    value = "" if asked.value is None else value_words(asked.topic, asked.value, messages)
    parts = [part for part in (_word(asked, messages), value) if part]
    return (Run(", ".join(parts) or "–", "strong"),)


def _word(asked: Asked, messages: Messages) -> str:
    if asked.leaning in YES_OR_NO and asked.reading is not None and asked.reading.form == "yes-no":
        return messages(f"ask.leaning.{asked.leaning}")
    if asked.verdict == "unspecified":
        return messages("ask.verdict.unspecified").lower()
    if asked.reading is None or asked.verdict not in YES_OR_NO:
        return ""
    return yes_or_no(asked.reading, asked.verdict, messages).lower()


def asked_json(asked: Asked) -> Mapping[str, Any]:
    """One question for machines; verdict and value only where it was answered."""
    found: dict[str, Any] = {"topic": asked.topic, "group": PROPOSITIONS[asked.topic].group, "question": asked.question}
    if asked.reading is not None:
        value = asked.value
        found |= {"verdict": asked.verdict, "leaning": asked.leaning}
        found["value"] = value if value is None or isinstance(value, bool | int | list) else str(value)
    return found
