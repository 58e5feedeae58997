"""What shall be done about what does not go together: it is told, and its cures stand below it with their numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from unorules.cli.wizard.dialogue import HELP, Dialogue
from unorules.document.model import Runs, paragraph


def choice(
    talk: Dialogue, tell: Callable[[], None], rows: Sequence[Runs], explain: Callable[[int], None]
) -> int | None:
    """The place of the cure that was chosen, counted from 0; None where it is left as it is. Raises BackError.

    `tell` says what is the matter, again for whoever asks; `explain` tells more of one cure. What was typed before any of it was
    on the screen, while the rules were laid together and the cures tried, answers nothing.
    """
    talk.forget()
    tell()
    left = _offer(talk, rows)
    while typed := talk.line(talk.more if left else ""):
        if left and typed == talk.more:
            left = _offer(talk, rows, left)
            continue
        if (place := talk.place(typed, len(rows))) is not None:
            return place
        if typed == HELP or (not rows and talk.wants_help(typed)):
            tell()
            talk.say("new.clash.help" if rows else "new.clash.help-none")
        elif not talk.explained(typed, rows, explain):
            talk.not_understood(typed, of=len(rows))
        left = _offer(talk, rows)
    return None


def _offer(talk: Dialogue, rows: Sequence[Runs], first: int = 0) -> int:
    """Show the cures and what may be answered; the place of the first that there was no room for, or 0."""
    if rows:
        return talk.numbered(rows, below=(paragraph(talk.messages("new.clash.ask")),), first=first)
    talk.say("new.clash.none")
    return 0
