"""The steps in their order, back and forth, to a file; and what comes after it."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

from unorules.cli import exits
from unorules.cli.console import complain, width
from unorules.cli.wizard.copied import command_lines
from unorules.cli.wizard.desk import Desk
from unorules.cli.wizard.details import ask_details
from unorules.cli.wizard.dialogue import BackError, Dialogue
from unorules.cli.wizard.elsewhere import written
from unorules.cli.wizard.houses import ask_houses
from unorules.cli.wizard.naming import ask_id, ask_languages, ask_title
from unorules.cli.wizard.plan import Plan, Step, StopError, UnplayableError
from unorules.cli.wizard.review import ask_review
from unorules.cli.wizard.table import ask_deck, ask_players
from unorules.rulebook.drafting import Draft

_STEPS: Final[tuple[Step, ...]] = (
    ask_deck,
    ask_players,
    ask_houses,
    ask_details,
    ask_title,
    ask_languages,
    ask_id,
    ask_review,
)


def converse(talk: Dialogue, desk: Desk, draft: Draft) -> int:
    """Ask until there is a file; the exit code. What `draft` holds stands as the default of its question.

    Exit code 0 written, 1 not written, as said at the end, 130 left with Ctrl-C or Ctrl-D.
    """
    try:
        talk.say("new.hello")
        desk, plan = _finished(talk, desk, Plan(draft, named=desk.output is not None))
        with suppress(BackError, EOFError, KeyboardInterrupt):  # the file is written, and that was what mattered
            _afterwards(talk, desk, plan)
    except (EOFError, KeyboardInterrupt):
        print()  # the cursor stands behind the prompt
        complain(talk.messages("new.nothing-written"))
        return exits.INTERRUPTED
    except StopError:
        complain(talk.messages("new.nothing-written"))
        return exits.FOUND
    return exits.OK


def _finished(talk: Dialogue, desk: Desk, plan: Plan) -> tuple[Desk, Plan]:
    """The desk and the plan once the file is written; who goes back from its name looks at the rules once more."""
    plan = _answered(talk, desk, plan)
    while True:
        try:
            return written(talk, desk, plan)
        except BackError:
            plan = _answered(talk, desk, plan, again=True)


def _answered(talk: Dialogue, desk: Desk, plan: Plan, *, again: bool = False) -> Plan:
    """The plan after every step; `again` begins with the last."""
    steps = [step for step in _STEPS if not (step is ask_id and desk.output is not None)]
    at = len(steps) - 1 if again else 0
    while at < len(steps):
        talk.at = (at + 1, len(steps))
        try:
            plan = steps[at](talk, desk, plan)
            at += 1
        except BackError as back:
            plan = back.kept if isinstance(back.kept, Plan) else plan
            if at == 0:
                talk.say("new.first-step")
            at = max(0, at - 1)
        except UnplayableError as wrong:
            plan, at = wrong.plan, steps.index(ask_houses)
    return plan


def _afterwards(talk: Dialogue, desk: Desk, plan: Plan) -> None:
    """What can be done with the file now, and whether its rules shall be the default."""
    name = plan.draft.id if desk.output is None else desk.output
    ask = ("ask", "--rules", name, plan.question or talk.messages("examples.uno-penalty"))
    print()
    checked = name if desk.output is None else str(desk.path(plan.draft))
    commands = (ask, ("sheet", "--rules", name), ("validate", checked))
    talk.say("new.done.next")
    for words in commands:
        print(*command_lines(words, width(sys.stdout)), sep="\n")
    if desk.output is None:
        print()
        _offer_default(talk, name)


def _offer_default(talk: Dialogue, name: str) -> None:
    from unorules.cli.default import keep

    talk.say("new.done.default")
    if talk.is_yes(False, "new.done.help") and keep([name], talk.messages) == exits.OK:
        talk.say("new.done.is-default")
