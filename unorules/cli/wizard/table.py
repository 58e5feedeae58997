"""The first two questions: which deck lies on the table, and how many sit around it."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from unorules.cli.wizard.clash import cleared
from unorules.cli.wizard.counted import numbers_said
from unorules.cli.wizard.desk import Desk
from unorules.cli.wizard.dialogue import Dialogue, strong, titled
from unorules.cli.wizard.narrow import ends_of
from unorules.cli.wizard.plan import KEYS, Plan
from unorules.document.model import bullets, paragraph
from unorules.engine.rules import deck
from unorules.engine.seating import dealt_sizes
from unorules.records.option_said import option_said
from unorules.rulebook.drafting import Draft
from unorules.rulebook.shelf import EDITIONS, SHIPPED, Shelf
from unorules.values import replace

MOST: Final = 20
_RANGE: Final = re.compile(r"(\d{1,3})(?:\s*[-–—]\s*(\d{1,3}))?\Z")


def ask_deck(talk: Dialogue, desk: Desk, plan: Plan) -> Plan:
    """The edition below the rules: one that ships, or an edition of the table's own."""
    talk.heading("new.deck.question")
    names = list(dict.fromkeys((*editions_known(desk), plan.draft.base)))
    language = talk.messages.language
    found = [(name, desk.find(name)) for name in names]
    rows = [titled(desk.title(name), each.description(language) if each else "") for name, each in found]
    called = {call: place for place, name in enumerate(names) for call in (name, desk.title(name))}
    explain = partial(_explain, talk, desk, names)
    chosen = names[talk.choose(rows, names.index(plan.draft.base), "new.deck.help", called, explain)]
    return cleared(talk, desk, replace(plan, draft=replace(plan.draft, base=chosen)))


def editions_known(desk: Desk) -> list[str]:
    """The ids of the editions that ship and of the table's own."""
    own = (name for name in Shelf().ids() if name not in SHIPPED)
    return [*EDITIONS, *(name for name in own if (found := desk.find(name)) and found.kind == "edition")]


def _explain(talk: Dialogue, desk: Desk, names: list[str], place: int) -> None:
    """What an edition is, how many cards it has, and how many may play by it."""
    name, found = names[place], desk.find(names[place])
    rules = desk.judge(Draft(base=name)).rulebook.rules
    told = [talk.messages("new.deck.cards", n=len(deck(rules)))]
    told += [option_said(key, rules, talk.messages) for key in (*KEYS, "setup.hand_size")]
    about = found.description(talk.messages.language) if found else ""
    talk.tell(strong(desk.title(name)), *([paragraph(about)] if about else []), bullets(told))


def ask_players(talk: Dialogue, desk: Desk, plan: Plan) -> Plan:
    """How many play. A range becomes part of the rules; a single number only makes room for so many."""
    talk.heading("new.players.question")
    values = {key: value for key, value in plan.draft.values.items() if key not in KEYS}
    free = plan.with_values(values)
    low, high = ends_of(desk.judge(free.draft).rulebook)
    kept = _told(plan) or _written(plan, low, high)
    high = dealt_sizes(desk.judge(free.draft).rulebook.rules)[1]
    if kept:
        talk.say("new.players.ask-kept")
    elif low == high:
        talk.say("new.players.ask-exactly", n=low)
    else:
        talk.say("new.players.ask", min=low, max=high)
    while True:
        typed = talk.line(kept)
        if talk.wants_help(typed):
            talk.say("new.players.help")
        elif not typed:
            return cleared(talk, desk, replace(free, wished=0))
        elif (wanted := seats(typed) or seats_in_words(typed, talk.messages.language)) is None:
            talk.say("new.players.wrong")
        else:
            return cleared(talk, desk, _seated(talk, desk, free, wanted))


def seats(text: str) -> tuple[int, int] | None:
    """A number of players, or the two ends of a range; None for what is neither, or not from 2 to 20."""
    match = _RANGE.match(text.strip())
    if match is None:
        return None
    low, high = int(match[1]), int(match[2] or match[1])
    return (low, high) if 2 <= low <= high <= MOST else None


def seats_in_words(text: str, language: str) -> tuple[int, int] | None:
    """The same of "four", "vi är fyra", "3 to 6 players"; None where no number or more than two are said, or no such range."""
    said = numbers_said(text, language)
    return seats("-".join(map(str, said))) if 1 <= len(said) <= 2 else None


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


def _seated(talk: Dialogue, desk: Desk, plan: Plan, wanted: tuple[int, int]) -> Plan:
    """The plan with those numbers told. A single one that the edition has room for is no rule: whether a house rule has room for
    it too is asked about.
    """
    is_one = wanted[0] == wanted[1]
    low, high = ends_of(desk.judge(plan.draft).rulebook)
    below = ends_of(desk.judge(replace(plan.draft, uses=())).rulebook)
    if is_one and wanted[0] > max(high, below[1]):
        talk.say("new.players.more", max=max(high, below[1]), n=wanted[0])
    if is_one:
        low, high = min(low, below[0]), max(high, below[1])
    values = room_for(dict(plan.draft.values), wanted, low, high)
    return replace(plan.with_values(values), seats=wanted[1], wished=wanted[1], fewest=wanted[0])


def _told(plan: Plan) -> str:
    """The numbers that were told before and still count, as they would be typed."""
    if not plan.wished:
        return ""
    return f"{plan.wished}" if plan.fewest in (0, plan.wished) else f"{plan.fewest}-{plan.wished}"


def _written(plan: Plan, low: int, high: int) -> str:
    """The range that the draft holds already, as it would be typed; `low` and `high` are what holds without it."""
    if not any(key in plan.draft.values for key in KEYS):
        return ""
    ends = (plan.draft.values.get(key, below) for key, below in zip(KEYS, (low, high), strict=True))
    return "-".join(map(str, ends))
