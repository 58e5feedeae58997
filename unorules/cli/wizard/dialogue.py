"""Talking to whoever sits at the terminal: pages shown, lines read, and the two words that mean the same everywhere."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from unorules.cli.ask import legible
from unorules.cli.console import show
from unorules.cli.wizard.screen import fits, height, leaf, pieces, tall
from unorules.diagnostics.visible import visible
from unorules.document.model import Block, Document, Heading, Paragraph, Run, Runs, paragraph, plain
from unorules.i18n.messages import Messages
from unorules.rulebook.names import suggest

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

    What is longer than the screen waits for Enter before it would scroll away; what is typed there answers nothing, for the
    question is not on the screen yet. Raises what `read` raises at the end of the input (EOFError) and at Ctrl-C
    (KeyboardInterrupt).
    """

    def __init__(self, messages: Messages, read: Read | None = None) -> None:
        self.messages = messages
        self.at = (1, 1)
        self.more = messages("new.page.more")
        self.pause = messages("new.page.pause")
        self._read = read or _from_terminal()
        self._forget = _drop_typed if read is None else _nothing
        self._used = 0
        self._ended = True

    def tell(self, *blocks: Block) -> None:
        """Show blocks, and a blank line below them."""
        for page, ends, whole in pieces(blocks):
            if not fits(whole, self._used):
                self.wait()
            self._put(page, blank=ends)

    def _put(self, page: Document, *, blank: bool = True) -> None:
        show(page)
        if blank:
            print()
        self._ended = blank
        self._used += tall(*page.blocks) - (not blank)

    def wait(self) -> None:
        """Let be read what stands on the screen before more of it scrolls away; what has no end is not waited for. The prompt says
        that it is a pause, for nothing is asked."""
        if not height():
            return
        if not self._ended:
            print()
        self.line(self.pause)

    def forget(self) -> None:
        """Drop what was typed while nothing was asked: it cannot have been meant for the question that follows."""
        self._forget()

    def say(self, key: str, **params: object) -> None:
        """Show one sentence."""
        self.tell(paragraph(self.messages(key, **params)))

    def heading(self, key: str) -> None:
        """Show what a step asks, the how manyth it is and of how many."""
        number, of = self.at
        self.tell(Heading(self.messages("new.step", number=number, all=of, question=self.messages(key)), 2))

    def line(self, default: str = "") -> str:
        """A line as it was typed, without blanks around it; `default`, which stands in brackets, for an empty one."""
        typed = legible(self._read(f"[{default}] > " if default else "> ")).strip()
        self._used = 0
        print()
        if typed == BACK:
            raise BackError
        is_more = default in (self.more, self.pause) and typed.casefold() == default.casefold()
        return default if not typed or is_more else typed

    def numbered(
        self, rows: Sequence[Runs], marks: Sequence[bool] = (), below: Sequence[Block] = (), first: int = 0
    ) -> int:
        """Show rows with their numbers from 1, from the place `first` on, as many as the screen has room for; those marked
        have a tick. The place of the first row left for `line(self.more)` to ask for, or 0: then `below` follows.
        """
        texts = [f"{index + 1}{' ✓' if index < len(marks) and marks[index] else ''}" for index in range(len(rows))]
        widest = max(map(len, texts))
        cells = [(plain(text.ljust(widest)), row) for text, row in zip(texts, rows, strict=True)]
        block, after = leaf(cells, first, self._used, tall(*below), tall(self._part(first, len(rows), len(rows))))
        self._put(Document((block,)))
        for each in below if after == len(rows) else (self._part(first, after, len(rows)),):
            self._put(Document((each,)))
        return 0 if after == len(rows) else after

    def _part(self, first: int, after: int, of: int) -> Paragraph:
        return paragraph(self.messages("new.page.part", first=first + 1, last=after, all=of))

    def choose(self, rows: Sequence[Runs], default: int, helps: str, names: Mapping[str, int] | None = None) -> int:
        """The place of one of some rows, counted from 0, chosen by its number, or as one of `names`."""
        left = self.numbered(rows)
        while True:
            typed = self.line(self.more if left else str(default + 1))
            if left and typed == self.more:
                left = self.numbered(rows, first=left)
            elif (place := _place(typed, len(rows))) is not None:
                return place
            elif typed == HELP:
                self.say(helps)
            elif (named := self._named(typed, rows, names or {})) is not None:
                return named

    def _named(self, typed: str, rows: Sequence[Runs], names: Mapping[str, int]) -> int | None:
        """The place of the row that goes by a name; None, and told so, where none does or none of several is meant."""
        wanted = typed.casefold()
        called = (*suggest(typed, names), *(name for name in names if wanted in name.casefold().split()))
        places = sorted({names[name] for name in called})
        if not places:
            self.not_understood(typed, of=len(rows))
            return None
        chosen = 0 if len(places) == 1 else self.which(typed, [rows[place] for place in places])
        return None if chosen is None else places[chosen]

    def which(self, text: str, rows: Sequence[Runs]) -> int | None:
        """Which of several things a text stands for, by its number, counted from 0; None where it is none of them."""
        self.say("new.which.several", text=shortened(text))
        self.numbered(rows, below=(paragraph(self.messages("new.which.ask")),))
        with suppress(BackError):
            while typed := self.line():
                if (place := _place(typed, len(rows))) is not None:
                    return place
                self.say("new.which.ask") if typed == HELP else self.not_understood(typed, of=len(rows))
        return None

    def is_yes(self, default: bool, helps: str = "") -> bool:
        """Yes or no, by the letters and words of the language."""
        words = {True: self.messages("new.yes").split(), False: self.messages("new.no").split()}
        while True:
            typed = self.line(words[default][0]).casefold()
            answer = next((answer for answer, said in words.items() if typed in said), None)
            if answer is not None:
                return answer
            self.say(helps) if typed == HELP and helps else self.not_understood(typed)

    def not_understood(self, typed: str, near: Sequence[str] = (), of: int = 0) -> None:
        """Say that an answer is none, and what may have been meant; of a number, how far they go in a list of `of`."""
        text = shortened(typed)
        if typed.isdecimal() and of > 1:
            self.say("new.no-number", text=text, last=of)
        elif near:
            self.say("new.near", text=text, near=self.messages.list(near, "or"))
        else:
            self.say("new.not-understood", text=text)


def _from_terminal() -> Read:
    """Lines with the editing that the system's library has; what was typed is no history to scroll through."""
    with suppress(ImportError):
        import readline

        readline.set_auto_history(False)
    return input


def _nothing() -> None:
    """What is read from elsewhere than a terminal is nothing that was typed ahead."""


def _drop_typed() -> None:
    with suppress(ImportError, OSError, ValueError):  # no such terminals here, or no terminal
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _place(typed: str, of: int) -> int | None:
    """The place that a number from 1 to `of` names, counted from 0."""
    return int(typed) - 1 if typed.isdecimal() and len(typed) < 10 and 1 <= int(typed) <= of else None


def shortened(text: str) -> str:
    """A text that somebody typed, safe to print and not too long."""
    return visible(text if len(text) <= _LONGEST else text[:_LONGEST] + "…")


def titled(title: str, about: str) -> Runs:
    """A title that stands out, and a sentence about it."""
    return (
        (Run(f"{shortened(title)}. ", "strong"), Run(visible(about))) if about else (Run(shortened(title), "strong"),)
    )


def in_a_row(titles: Iterable[str], messages: Messages) -> str:
    """Titles after one another, in quotation marks where one of them has a comma of its own."""
    found = [shortened(title) for title in titles]
    if any("," in title for title in found):
        found = [messages("new.quoted", text=title) for title in found]
    return messages.list(found)


def strong(text: str) -> Paragraph:
    """A paragraph that stands out."""
    return Paragraph((Run(text, "strong"),))
