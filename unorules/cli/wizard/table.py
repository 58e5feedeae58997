"""The first two questions: which deck lies on the table, and how many sit around it."""

from __future__ import annotations

import re
from typing import Final

from unorules.cli.wizard.clash import cleared
from unorules.cli.wizard.desk import Desk
from unorules.cli.wizard.dialogue import HELP, Dialogue, titled
from unorules.cli.wizard.plan import Plan
from unorules.rulebook.shelf import EDITIONS, SHIPPED, Shelf
from unorules.values import replace

MOST: Final = 20
KEYS: Final = ("players.min", "players.max")
_RANGE: Final = re.compile(r"(\d{1,3})(?:\s*[-–—]\s*(\d{1,3}))?\Z")


def ask_deck(talk: Dialogue, desk: Desk, plan: Plan) -> Plan:
    """The edition below the rules: one that ships, or an edition of the table's own."""
    talk.heading("new.deck.question")
    names = _editions(desk, plan.draft.base)
    language = talk.messages.language
    found = [(name, desk.find(name)) for name in names]
    rows = [titled(desk.title(name), each.description(language) if each else "") for name, each in found]
    called = {call: place for place, name in enumerate(names) for call in (name, desk.title(name))}
    chosen = names[talk.choose(rows, names.index(plan.draft.base), "new.deck.help", called)]
    return cleared(talk, desk, replace(plan, draft=replace(plan.draft, base=chosen)))


def _editions(desk: Desk, base: str) -> list[str]:
    own = (name for name in Shelf().ids() if name not in SHIPPED)
    editions = (name for name in own if (found := desk.find(name)) and found.kind == "edition")
    return list(dict.fromkeys((*EDITIONS, *editions, base)))


def ask_players(talk: Dialogue, desk: Desk, plan: Plan) -> Plan:
    """How many play. A range becomes part of the rules; a single number only makes room for so many."""
    talk.heading("new.players.question")
    values = {key: value for key, value in plan.draft.values.items() if key not in KEYS}
    free = plan.with_values(values)
    low, high = (int(desk.judge(free.draft).rulebook.value(key)) for key in KEYS)
    talk.say("new.players.ask", min=low, max=high)
    while True:
        typed = talk.line(_written(plan, low, high))
        if typed == HELP:
            talk.say("new.players.help")
        elif not typed:
            return cleared(talk, desk, replace(free, wished=0))
        elif (wanted := seats(typed) or seats_in_words(typed, talk.messages.language)) is None:
            talk.say("new.players.wrong")
        else:
            return cleared(talk, desk, _seated(talk, free, wanted, low, high))


def seats(text: str) -> tuple[int, int] | None:
    """A number of players, or the two ends of a range; None for what is neither, or not from 2 to 20."""
    match = _RANGE.match(text.strip())
    if match is None:
        return None
    low, high = int(match[1]), int(match[2] or match[1])
    return (low, high) if 2 <= low <= high <= MOST else None


def seats_in_words(text: str, language: str) -> tuple[int, int] | None:
    """The same of "four", "vi är fyra", "three to six"; None where no number or more than two are said, or no such range."""
    from unorules.ask import model  # only for what is no number in digits
    from unorules.ask.read_features import frame

    marks = frame(text, language, model.lexicon(language)).marks
    said = [mark.concept.removeprefix("num-") for mark in marks if mark.concept.startswith("num-")]
    return seats("-".join(said)) if 1 <= len(said) <= 2 else None


def room_for(values: dict[str, object], wanted: tuple[int, int], low: int, high: int) -> dict[str, object]:
    """The options with room for so many players, over rules that let `low` to `high` play.

    A single number within those changes nothing, and neither does the end of a range that is so already.
    """
    if wanted[0] != wanted[1]:
        ends = zip(KEYS, wanted, (low, high), strict=True)
        return values | {key: value for key, value, below in ends if value != below}
    if wanted[0] > high:
        return values | {"players.max": wanted[0]}
    return values | {"players.min": wanted[0]} if wanted[0] < low else values


def _seated(talk: Dialogue, plan: Plan, wanted: tuple[int, int], low: int, high: int) -> Plan:
    if wanted[0] == wanted[1] and wanted[0] > high:
        talk.say("new.players.more", max=high, n=wanted[0])
    values = room_for(dict(plan.draft.values), wanted, low, high)
    return replace(plan.with_values(values), seats=wanted[1], wished=wanted[1])


def _written(plan: Plan, low: int, high: int) -> str:
    """The range that the draft holds already, as it would be typed; `low` and `high` are what holds without it."""
    if not any(key in plan.draft.values for key in KEYS):
        return ""
    ends = (plan.draft.values.get(key, below) for key, below in zip(KEYS, (low, high), strict=True))
    return "-".join(map(str, ends))
