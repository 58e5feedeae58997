"""`unorules new`: a ruleset of the table's own, put together by questions on a terminal or by options anywhere."""

from __future__ import annotations

import sys

from unorules.cli import exits, streams
from unorules.cli.as_options import told_as_options
from unorules.cli.assignments import PlaceError, WishError
from unorules.cli.console import complain
from unorules.cli.drafted import Wish, drafted, refuse_place, with_ending
from unorules.cli.wizard.desk import STREAM, Desk, proven
from unorules.diagnostics.model import Severity
from unorules.i18n.messages import load
from unorules.rulebook.drafting import Draft
from unorules.values import replace


def run(wish: Wish, lang: str) -> int:
    """Put a ruleset together and write it. Without a title it is asked for, on a terminal.

    Exit code 0 written, 1 the file could not be written or is there already, 2 wrong options or rules that would be wrong,
    130 stopped from the keyboard.
    """
    messages = load(lang)
    wish = replace(wish, output=with_ending(wish.output))
    desk = Desk(messages, wish.output, wish.force)
    try:
        draft = drafted(wish, desk)
        if wish.titles:
            refuse_place(desk, draft)
        else:
            return _asked(desk, draft)
    except WishError as wrong:
        complain(str(wrong))
        return exits.FOUND if isinstance(wrong, PlaceError) else exits.USAGE
    return _written(desk, draft, wish.players)


def _asked(desk: Desk, draft: Draft) -> int:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise WishError(desk.messages("new.wrong.no-terminal"))
    if desk.output == STREAM:
        raise WishError(desk.messages("new.wrong.no-title"))
    refuse_place(desk, draft)  # before a question is answered in vain
    from unorules.cli.wizard.conversation import converse
    from unorules.cli.wizard.dialogue import Dialogue

    return converse(Dialogue(desk.messages), desk, draft)


def _written(desk: Desk, draft: Draft, players: str | None) -> int:
    judged = desk.judge(draft)
    findings = (*judged.heavy, *proven(desk.text(draft), desk.path(draft)))
    refused = any(finding.severity is Severity.ERROR for finding in findings)
    lines = told_as_options(findings, draft, desk, players)
    for each in [desk.messages("new.wrong.refused")] * refused + lines:
        complain(each)
    if refused:
        return exits.USAGE
    if desk.output == STREAM:
        streams.prepare_for_a_file()
        print(desk.text(draft), end="")
        return exits.OK
    return desk.write(draft)
