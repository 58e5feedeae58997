"""Talking to whoever sits at the terminal: pages shown, lines read, and the two words that mean the same everywhere."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Final

from unorules.cli.ask import legible
from unorules.cli.console import show
from unorules.cli.wizard.counted import number_in
from unorules.cli.wizard.screen import fits, height, leaf, pieces, tall
from unorules.cli.wizard.terminal import Read, drop_typed, from_terminal, nothing_typed
from unorules.diagnostics.visible import visible
from unorules.document.model import Block, Document, Heading, Paragraph, Run, Runs, paragraph, plain
from unorules.i18n.messages import Messages
from unorules.rulebook.names import suggest
from unorules.sheets.titles import in_a_row as listed

BACK: Final = "<"
HELP: Final = "?"
_LONGEST: Final = 60
_NUMBERED: Final = re.compile(r"\?\s*(\d+|[a-h])\Z")

Explain = Callable[[int], None]
"""Tells more of the row at a place."""


class BackError(Exception):
    """Back to the question before. `kept` is what the question left has come to, None for nothing."""

    def __init__(self, kept: object = None) -> None:
        super().__init__()
        self.kept = kept


class Dialogue:
    """One conversation in the language of `messages`; `read` takes the prompt and gives the line that was typed.

    What is longer than the screen waits for Enter before it would scroll away; what is typed there answers nothing, for the
    question is not on the screen yet, and is told so. Raises what `read` raises at the end of the input (EOFError) and at Ctrl-C
    (KeyboardInterrupt).
    """

    def __init__(self, messages: Messages, read: Read | None = None) -> None:
        self.messages = messages
        self.at = (1, 1)
        self.more = messages("new.page.more")
        self.pause = messages("new.page.pause")
        self._read = read or from_terminal()
        self._forget = drop_typed if read is None else nothing_typed
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
        while (typed := self.line(self.pause)) != self.pause:
            if typed.startswith(HELP):
                self.say("new.page.help")
            else:
                self.say("new.page.no-answer", text=shortened(typed))

    def forget(self) -> None:
        """Drop what was typed while nothing was asked, and say so: it cannot have been meant for the question that follows."""
        typed = self._forget()
        if typed and typed.strip():
            print("" if typed.endswith("\n") else "\n")  # the cursor stands behind what was typed
            self._used += typed.count("\n") + 1
            self.say("new.page.typed-ahead", text=shortened(" ".join(typed.split())))

    @contextmanager
    def playing(self) -> Iterator[None]:
        """While rounds are played, which may take long: it is told, and what is typed meanwhile is dropped, as is told then."""
        self.say("new.review.trying")
        yield
        self.forget()

    def say(self, key: str, **params: object) -> None:
        """Show one sentence."""
        self.tell(paragraph(self.messages(key, **params)))

    def heading(self, key: str, *blocks: Block) -> None:
        """Show what a step asks, the how manyth it is and of how many, with the first of `blocks` on the same page."""
        number, of = self.at
        step = self.messages("new.step", number=number, all=of, question=self.messages(key))
        self.tell(Heading(step, 2), *blocks)

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

    def choose(
        self,
        rows: Sequence[Runs],
        default: int,
        helps: str,
        names: Mapping[str, int] | None = None,
        explain: Explain | None = None,
    ) -> int:
        """The place of one of some rows, counted from 0, chosen by its number or as one of `names`; `explain` tells more."""
        left = self.numbered(rows)
        while True:
            typed = self.line(self.more if left else str(default + 1))
            if left and typed == self.more:
                left = self.numbered(rows, first=left)
            elif typed == HELP:
                self.say(helps)
            elif not self.explained(typed, rows, explain):
                named = {name.casefold(): place for name, place in (names or {}).items()}.get(typed.casefold())
                place = self.place(typed, len(rows)) if named is None else named
                place = self._named(typed, rows, names or {}) if place is None else place
                if place is not None:
                    return place

    def _named(self, typed: str, rows: Sequence[Runs], names: Mapping[str, int]) -> int | None:
        """The place of the row that goes by a name; None, and told so, where none does or none of several is meant."""
        wanted = typed.casefold()
        called = (*suggest(typed, names), *(name for name in names if wanted in name.casefold().split()))
        places = sorted({names[name] for name in called})
        if not places:
            self.not_understood(typed, of=len(rows))
            if not typed.isdecimal():
                self.say("new.wanted" if names else "new.wanted-number", last=len(rows))
            return None
        chosen = 0 if len(places) == 1 else self.which(typed, [rows[place] for place in places])
        return None if chosen is None else places[chosen]

    def which(self, text: str, rows: Sequence[Runs]) -> int | None:
        """Which of several things a text stands for, by its number, counted from 0; None where it is none of them."""
        self.say("new.which.several", text=shortened(text))
        below = (paragraph(self.messages("new.which.ask")),)
        left = self.numbered(rows, below=below)
        with suppress(BackError):
            while typed := self.line(self.more if left else ""):
                if left and typed == self.more:
                    left = self.numbered(rows, below=below, first=left)
                    continue
                if (place := self.place(typed, len(rows))) is not None:
                    return place
                if typed != HELP and not self.explained(typed, rows):
                    self.not_understood(typed, of=len(rows))
                self.say("new.which.ask")
        return None

    def place(self, typed: str, of: int) -> int | None:
        """The place in a list of `of` rows, counted from 0, that a number names: alone, with a word beside it, or in words."""
        number = number_in(typed, self.messages.language)
        return number - 1 if number is not None and 1 <= number <= of else None

    def explained(self, typed: str, rows: Sequence[Runs], explain: Explain | None = None) -> bool:
        """Whether `?` and a number were typed, and so that row explained: by `explain`, else shown once more."""
        asked = _NUMBERED.match(typed)
        if asked is None:
            return False
        place = _place(asked[1], len(rows))
        if place is None:
            self.not_understood(asked[1], of=len(rows))
        elif explain:
            explain(place)
        else:
            self.tell(Paragraph(rows[place]))
        return True

    def wants_help(self, typed: str) -> bool:
        """Whether an explanation is asked for where no list stands; with a number behind the `?` it is told that there is none."""
        if _NUMBERED.match(typed):
            self.say("new.no-list")
            return True
        return typed == HELP

    def is_yes(self, default: bool, helps: str) -> bool:
        """Yes or no, by the letters and words of the language."""
        words = {True: self.messages("new.yes").split(), False: self.messages("new.no").split()}
        while True:
            typed = self.line(words[default][0]).casefold()
            answer = next((answer for answer, said in words.items() if typed in said), None)
            if answer is not None:
                return answer
            if self.wants_help(typed):
                self.say(helps)
            else:
                self.not_understood(typed)
                self.say("new.yes-or-no", yes=words[True][0], no=words[False][0])

    def not_understood(self, typed: str, of: int = 0) -> None:
        """Say that an answer is none; of a number, how far they go in a list of `of`."""
        text = shortened(typed)
        if typed.isdecimal() and of > 1:
            self.say("new.no-number", text=text, last=of)
        else:
            self.say("new.not-understood", text=text)


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
    """Titles after one another, each short enough for a line."""
    return listed(map(shortened, titles), messages)


def strong(text: str) -> Paragraph:
    """A paragraph that stands out."""
    return Paragraph((Run(text, "strong"),))
