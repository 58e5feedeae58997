"""Writing the file at the end, asked for another place as long as it cannot lie where it should: no answer is lost over that."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from unorules.cli import exits
from unorules.cli.wizard.desk import STREAM, Desk
from unorules.cli.wizard.dialogue import HELP, BackError, Dialogue
from unorules.cli.wizard.plan import Plan
from unorules.rulebook.drafting import LONGEST_ID, free_id
from unorules.rulebook.reader import slug
from unorules.rulebook.shelf import SHIPPED
from unorules.values import replace

_OVER: Final = "1"


def written(talk: Dialogue, desk: Desk, plan: Plan) -> tuple[Desk, Plan]:
    """Write the file, and tell it; the desk and the plan as it was written. Raises what `Dialogue.line` raises where somebody
    leaves instead of naming another place.
    """
    while desk.write(plan.draft) != exits.OK:
        print()
        desk, plan = _elsewhere(talk, desk, plan)
    return desk, plan


def _elsewhere(talk: Dialogue, desk: Desk, plan: Plan) -> tuple[Desk, Plan]:
    """The same with another file, or with leave to write over the one that is there."""
    path = desk.path(plan.draft)
    is_there = path.is_file() and not desk.force
    proposed = str(_free(path))
    talk.say("new.elsewhere.over" if is_there else "new.elsewhere.path", proposed=proposed)
    while True:
        typed = _typed(talk, proposed)
        if typed == HELP:
            talk.say("new.elsewhere.help")
        elif typed == _OVER and is_there:
            return replace(desk, force=True), plan
        elif typed == STREAM:
            talk.not_understood(typed)
        elif (named := id_of(typed)) in SHIPPED:
            talk.say("new.id.shipped", id=named, proposed=free_id(named, desk.taken()))
        else:
            file = typed if Path(typed).suffix else f"{typed}.toml"
            return replace(desk, output=file, force=False), replace(
                plan, draft=replace(plan.draft, id=named or plan.draft.id)
            )


def _typed(talk: Dialogue, proposed: str) -> str:
    while True:
        try:
            return talk.line(proposed)
        except BackError:  # everything is answered, and there is nothing to go back to
            talk.say("new.elsewhere.help")


def id_of(file: str) -> str:
    """The id of a ruleset in a file of that name; nothing where no letter of it can stand in one."""
    return slug(Path(file).stem)[:LONGEST_ID].strip("-")


def _free(path: Path) -> Path:
    """The place itself while nothing is there, else the nearest beside it; in the folder one is in where its own cannot be had."""
    near = path if path.parent.is_dir() else Path(path.name)
    number, made = 1, near
    while made.exists() or (made == path and number == 1 and path.parent.is_dir()):
        number += 1
        made = near.with_stem(f"{near.stem}-{number}")
    return made
