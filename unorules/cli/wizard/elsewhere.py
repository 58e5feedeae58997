"""Writing the file at the end, asked for another place as long as it cannot lie where it should: no answer is lost over that."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from unorules.cli import exits
from unorules.cli.console import complain
from unorules.cli.wizard.desk import STREAM, Desk
from unorules.cli.wizard.dialogue import Dialogue, shortened
from unorules.cli.wizard.plan import Plan
from unorules.rulebook.drafting import LONGEST_ID, free_id
from unorules.rulebook.reader import slug
from unorules.rulebook.shelf import SHIPPED
from unorules.values import replace

_OVER: Final = "1"
_ENDING: Final = ".toml"
"""The ending alone is no name."""

_ENDS: Final = tuple(filter(None, (os.sep, os.altsep)))
"""What stands behind the name of a folder."""


def written(talk: Dialogue, desk: Desk, plan: Plan) -> tuple[Desk, Plan]:
    """Write the file, and tell it; the desk and the plan as it was written. Raises what `Dialogue.line` raises where somebody
    leaves, or goes back, instead of naming another place.
    """
    while _taken(desk, plan) or desk.write(plan.draft) != exits.OK:
        print()
        desk, plan = _elsewhere(talk, desk, plan)
    return desk, plan


def _taken(desk: Desk, plan: Plan) -> bool:
    """Whether another file is there already, which is told without the option that nobody can give in a dialogue."""
    path = desk.path(plan.draft)
    if desk.force or not path.is_file():
        return False
    complain(desk.messages("new.elsewhere.taken", path=str(path)))
    return True


def _elsewhere(talk: Dialogue, desk: Desk, plan: Plan) -> tuple[Desk, Plan]:
    """The same with another file, or with leave to write over the one that is there."""
    path = desk.path(plan.draft)
    is_there = path.is_file() and not desk.force
    proposed = str(_free(path))
    talk.say("new.elsewhere.over" if is_there else "new.elsewhere.path", proposed=proposed)
    while True:
        typed = talk.line(proposed)
        if talk.wants_help(typed):
            talk.say("new.elsewhere.help")
        elif typed == _OVER and is_there:
            return replace(desk, force=True), plan
        elif typed == STREAM or Path(typed).name.casefold() == _ENDING:
            talk.not_understood(typed)
            talk.say("new.elsewhere.path", proposed=proposed)
        elif (file := _file(typed, path)).suffix != _ENDING:
            talk.say("new.wrong.ending", path=shortened(str(file)), proposed=shortened(str(file.with_suffix(_ENDING))))
        elif (named := id_of(str(file))) in SHIPPED:
            talk.say("new.id.shipped", id=named, proposed=free_id(named, desk.taken()))
        else:
            return _placed(desk, plan, file, named)


def _placed(desk: Desk, plan: Plan, file: Path, named: str) -> tuple[Desk, Plan]:
    """The desk and the plan with that file; one in the own folder still goes by its id."""
    draft = replace(plan.draft, id=named or plan.draft.id)
    own = desk.output is None and file == desk.path(draft)
    return replace(desk, output=None if own else str(file), force=False), replace(plan, draft=draft)


def _file(typed: str, path: Path) -> Path:
    """The file that is meant: a folder stands for one of the same name in it, a name alone for one beside the last."""
    file = Path(typed)
    if typed.endswith(_ENDS) or file.is_dir():
        return file / path.name
    named = file if file.suffix else file.with_name(f"{file.name}.toml")
    return path.parent / named if _is_bare(typed) and path.parent.is_dir() else named


def _is_bare(typed: str) -> bool:
    return not any(each in typed for each in _ENDS)


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
