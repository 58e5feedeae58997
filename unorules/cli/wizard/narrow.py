"""A house rule that lets other numbers sit down than was told: neither gives way unasked, whichever came first."""

from __future__ import annotations

from functools import partial
from typing import Final

from unorules.cli.wizard.choice import choice
from unorules.cli.wizard.desk import Desk
from unorules.cli.wizard.dialogue import Dialogue, strong
from unorules.cli.wizard.plan import KEYS, Plan
from unorules.document.model import Paragraph, Runs, paragraph, plain
from unorules.i18n.messages import Messages
from unorules.rulebook.drafting import Draft
from unorules.rulebook.model import Rulebook
from unorules.values import dataclass, replace

_PARTNERS: Final = "teams.partners"
_LEFT: Final = "narrowed"
"""Stands among what was left, as the code of a finding would."""

Seats = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Narrowed:
    """The house rule `name`, which lets from `seats[0]` to `seats[1]` play, and the numbers that were told."""

    name: str
    seats: Seats
    told: Seats

    @property
    def clash(self) -> tuple[str, str]:
        """What it goes by among what was left."""
        return (_LEFT, f"{self.name} {self.told}")


def narrowed(desk: Desk, plan: Plan) -> Narrowed | None:
    """The last house rule under which the numbers told may not play; None where there is none, and where the findings about
    partners say it: of more than four they always do, of fewer once a number of one's own stands against them.
    """
    if not plan.wished:
        return None
    told = (plan.fewest or plan.wished, plan.wished)
    seats, partners = _seats(desk, plan.draft)
    is_said = partners and (told[1] > seats[1] or any(key in plan.draft.values for key in KEYS))
    if _fit(told, seats) or is_said:
        return None
    below, _ = _seats(desk, replace(plan.draft, uses=()))
    for name in reversed(plan.draft.uses):
        alone, _ = _seats(desk, replace(plan.draft, uses=(name,)))
        if not _fit(told, alone) and not _fit(below, alone):
            return Narrowed(name, alone, told)
    return None


def asked(talk: Dialogue, desk: Desk, plan: Plan, found: Narrowed) -> Plan:
    """The plan after that was told and one of the two chosen, or both kept, or it was left as it is. Raises BackError."""
    ways = _ways(desk, plan, found)
    rows = [row for row, _ in ways]
    tell = partial(talk.tell, strong(f"! {told(desk, found)}"))
    place = choice(talk, tell, rows, partial(_explain, talk, desk, found, rows))
    left = replace(plan, left=plan.left | {found.clash})
    if place is None:
        talk.say("new.clash.left")
        return left
    return ways[place][1]


def told(desk: Desk, found: Narrowed) -> str:
    """What does not go together, in one sentence."""
    said, title = span(found.told), desk.title(found.name)
    low, high = found.seats
    if low == high:
        return desk.messages("new.seats.exactly", title=title, n=low, told=said)
    return desk.messages("new.seats.range", title=title, min=low, max=high, told=said)


def left_so(desk: Desk, plan: Plan) -> list[str]:
    """The same of what was left as it is, if those who were told may not play by the rules as they stand."""
    found = narrowed(desk, plan)
    if found is None or found.clash not in plan.left:
        return []
    return [] if _fit(found.told, ends_of(desk.judge(plan.draft).rulebook)) else [told(desk, found)]


def span(seats: Seats) -> str:
    """A number of players or a range of them, as it is read."""
    return f"{seats[0]}" if seats[0] == seats[1] else f"{seats[0]}–{seats[1]}"


def _ways(desk: Desk, plan: Plan, found: Narrowed) -> list[tuple[Runs, Plan]]:
    """What can be done, and the plan that it comes to."""
    messages, draft = desk.messages, plan.draft
    without = replace(plan, draft=replace(draft, uses=tuple(each for each in draft.uses if each != found.name)))
    free = {key: value for key, value in draft.values.items() if key not in KEYS}
    low, high = found.seats
    fewer = replace(plan.with_values(free), wished=0, seats=min(max(plan.seats, low), high))
    ways = [
        (plain(messages("new.cure.leave-out", title=desk.title(found.name))), without),
        (plain(_let(found.seats, messages)), fewer),
    ]
    below, partners = _seats(desk, draft)
    if not partners:
        first, last = found.told
        ends = found.told if first < last else (min(low, first), max(high, last))
        own = {key: end for key, end, given in zip(KEYS, ends, below, strict=True) if end != given}
        kept = replace(plan.with_values({**free, **own}), left=plan.left | {found.clash})
        ways.append((plain(messages("new.cure.all-the-same", told=span(ends))), kept))
    return ways


def _let(seats: Seats, messages: Messages) -> str:
    if seats[0] == seats[1]:
        return messages("new.cure.exactly", n=seats[0])
    return messages("new.cure.seats", min=seats[0], max=seats[1])


def _explain(talk: Dialogue, desk: Desk, found: Narrowed, rows: list[Runs], place: int) -> None:
    """A cure once more, and what the house rule is that it is about."""
    ruleset = desk.find(found.name)
    about = ruleset.description(talk.messages.language) if ruleset and place == 0 else ""
    talk.tell(Paragraph(rows[place]), *([paragraph(about)] if about else []))
    talk.say("new.clash.help")


def _seats(desk: Desk, draft: Draft) -> tuple[Seats, bool]:
    """From how many to how many may play without the draft's own word on it, and whether they are partners."""
    free = replace(draft, values={key: value for key, value in draft.values.items() if key not in KEYS})
    book = desk.judge(free).rulebook
    return ends_of(book), bool(book.value(_PARTNERS))


def ends_of(book: Rulebook) -> Seats:
    """From how many to how many may play by the rules."""
    low, high = (int(book.value(key)) for key in KEYS)
    return low, high


def _fit(told: Seats, seats: Seats) -> bool:
    return seats[0] <= told[0] and told[1] <= seats[1]
