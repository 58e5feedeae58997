"""Talking to whoever sits at the terminal: pages shown, lines read, and the two words that mean the same everywhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from unorules.cli.ask import legible
from unorules.cli.console import show
from unorules.diagnostics.visible import visible
from unorules.document.model import Block, Document, Heading, Paragraph, Run, Runs, Table, paragraph, plain
from unorules.i18n.messages import Messages

BACK: Final = "<"
HELP: Final = "?"
_LONGEST: Final = 60

Read = Callable[[str], str]


class BackError(Exception):
    """Back to the question before. `kept` is what the question left has come to, None for nothing."""

    def __init__(self, kept: object = None) -> None:
        super().__init__()
        self.kept = kept


class Dialogue:
    """One conversation in the language of `messages`; `read` takes the prompt and gives the line that was typed.

    Raises what `read` raises at the end of the input (EOFError) and at Ctrl-C (KeyboardInterrupt).
    """

    def __init__(self, messages: Messages, read: Read | None = None) -> None:
        self.messages = messages
        self.at = (1, 1)
        self._read = read or _from_terminal()

    def tell(self, *blocks: Block) -> None:
        """Show blocks, and a blank line below them."""
        show(Document(blocks))
        print()

    def say(self, key: str, **params: object) -> None:
        """Show one sentence."""
        self.tell(paragraph(self.messages(key, **params)))

    def heading(self, key: str) -> None:
        """Show what a step asks, the how manyth it is and of how many."""
        number, of = self.at
        self.tell(Heading(self.messages("new.step", number=number, all=of, question=self.messages(key)), 2))

    def line(self, default: str = "") -> str:
        """A line as it was typed, without blanks around it; `default`, which stands in brackets, for an empty one."""
        typed = self._read(f"[{default}] > " if default else "> ")
        found = legible(typed).strip()
        print()
        if found == BACK:
            raise BackError
        return found or default

    def choose(self, rows: Sequence[Runs], default: int, helps: str) -> int:
        """The place of one of some rows, counted from 0, chosen by its number."""
        self.numbered(rows)
        while True:
            typed = self.line(str(default + 1))
            if typed.isdecimal() and len(typed) < 10 and 1 <= int(typed) <= len(rows):
                return int(typed) - 1
            self.say(helps) if typed == HELP else self.not_understood(typed)

    def numbered(self, rows: Sequence[Runs], marks: Sequence[bool] = ()) -> None:
        """Show rows with their numbers from 1; those marked have a tick."""
        numbers = (f"{index + 1}{' ✓' if index < len(marks) and marks[index] else ''}" for index in range(len(rows)))
        cells = tuple((plain(number), row) for number, row in zip(numbers, rows, strict=True))
        self.tell(Table(("", ""), cells))

    def is_yes(self, default: bool, helps: str = "") -> bool:
        """Yes or no, by the letters and words of the language."""
        words = {True: self.messages("new.yes").split(), False: self.messages("new.no").split()}
        while True:
            typed = self.line(words[default][0]).casefold()
            answer = next((answer for answer, said in words.items() if typed in said), None)
            if answer is not None:
                return answer
            self.say(helps) if typed == HELP and helps else self.not_understood(typed)

    def not_understood(self, typed: str, near: Sequence[str] = ()) -> None:
        """Say that an answer is none, and what may have been meant."""
        text = shortened(typed)
        if near:
            self.say("new.near", text=text, near=self.messages.list(near, "or"))
        else:
            self.say("new.not-understood", text=text)


def _from_terminal() -> Read:
    """Lines with the editing that the system's library has; what was typed is no history to scroll through."""
    with suppress(ImportError):
        import readline

        readline.set_auto_history(False)
    return input


def shortened(text: str) -> str:
    """A text that somebody typed, safe to print and not too long."""
    return visible(text if len(text) <= _LONGEST else text[:_LONGEST] + "…")


def titled(title: str, about: str) -> Runs:
    """A title that stands out, and a sentence about it."""
    return (
        (Run(f"{shortened(title)}. ", "strong"), Run(visible(about))) if about else (Run(shortened(title), "strong"),)
    )


def strong(text: str) -> Paragraph:
    """A paragraph that stands out."""
    return Paragraph((Run(text, "strong"),))
