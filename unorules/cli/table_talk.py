"""`unorules ask` at the table: question after question, each going on from the one before where it says so."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from unorules.ask.answer import Answer
from unorules.ask.follow_up import follow_up, goes_on
from unorules.ask.language import readable
from unorules.ask.reply import RulesError, answer_to
from unorules.cli import exits
from unorules.cli.ask import (
    LONGEST,
    answered,
    conflict,
    in_one_line,
    legible,
    offering,
    page_of,
    told_in,
    write_example,
)
from unorules.cli.console import complain, show
from unorules.cli.findings import tell_findings
from unorules.diagnostics.visible import visible
from unorules.document.model import Block, Document, Paragraph, Run, Table, paragraph, plain
from unorules.i18n.language import choose, languages, normalise
from unorules.i18n.messages import Messages, load
from unorules.rulebook.load import load as load_rules
from unorules.rulebook.shelf import Shelf
from unorules.sheets.again import again
from unorules.values import replace

_COMMANDS: Final = ("help", "rules", "lang", "again", "why", "record", "history", "quit")
_OWN: Final = "auto"
"""What `:lang` takes for: each answer in the language of its question."""
_OVER: Final = "--force"

Read = Callable[[str], str]


def run(rules: Sequence[str], lang: str | None, short: bool, read: Read | None = None) -> int:
    """Answer questions until the input ends or `:quit`; `rules` and `lang` are those to begin with.

    Exit code 0, 2 where these rules cannot be played.

    `read` takes the prompt and gives the line typed; without it lines are read from the terminal, with its history.
    """
    talk = Talk(rules, lang, short)
    if rules and not tell_findings([load_rules(rules)], talk.messages):
        return exits.USAGE
    talk.say("talk.welcome")
    if not readable(talk.messages.language):
        talk.say("locales.unread-more", language=talk.messages.language)
    lines = read or _from_terminal()
    while talk.goes_on:
        try:
            talk.hear(lines("> "))
        except KeyboardInterrupt:  # the line is given up, the talk is not
            print()
        except EOFError:
            print()
            break
    return exits.OK


def _words(text: str) -> list[str]:
    """The words of a line; quotes hold together a path with blanks in it."""
    try:
        return shlex.split(text)
    except ValueError:  # a quote that is never closed
        return text.split()


def _from_terminal() -> Read:
    with suppress(ImportError):
        import readline  # lines can be edited, and fetched back with the arrow keys

        readline.set_auto_history(True)
    return input


class Talk:
    """One evening's questions: the rules and the language in force, the answer before, and what was asked."""

    def __init__(self, rules: Sequence[str], lang: str | None, short: bool) -> None:
        self.rules = list(rules)
        self.lang = lang
        self.short = short
        self.goes_on = True
        self.before: Answer | None = None
        self.offered: tuple[str, ...] = ()
        self.asked: list[str] = []
        self._spoken = choose(lang, os.environ)

    @property
    def messages(self) -> Messages:
        """The words of the language spoken now: the one chosen, else that of the last answer."""
        return load(self.lang or self._spoken)

    def hear(self, line: str) -> None:
        """Answer one line: a command, a number of a question offered, a question, or what goes on from the one before."""
        text = legible(line).strip()[:LONGEST]
        if text.startswith(":"):
            self._obey(text)
        elif text.isdecimal() and len(text) == 1 and 0 < int(text) <= len(self.offered):
            self._ask(self.offered[int(text) - 1])
        elif text:
            self._ask(text)

    def say(self, key: str, **params: object) -> None:
        """Show one sentence."""
        self._show(paragraph(self.messages(key, **params)))

    def _show(self, *blocks: Block) -> None:
        show(Document(blocks))
        print()

    def _ask(self, text: str) -> None:
        self.asked.append(text)
        try:
            found = self._going_on(text) or answered(text, self.rules, self.lang, self._spoken)
        except RulesError as wrong:
            complain(conflict(wrong, self.messages))
            return
        if found.outcome is None and self.before and goes_on(text, self.before.reading.language):
            self.say("talk.not-placed")
            return
        self._tell(found)

    def _going_on(self, text: str) -> Answer | None:
        """The question before asked again with one thing changed, and what that is; None for a question by itself."""
        if self.before is None:
            return None
        found = follow_up(self.before.reading, text, self.lang, Shelf().ids())
        if found is None:
            return None
        result = answer_to(found.reading, tuple(self.rules))
        words = load(self.lang or (found.reading.language if readable(self._spoken) else self._spoken))
        left_out = [each for each in found.reading.rules if each not in result.rulebook.ids]
        if left_out:
            names = words.list([f"`{each}`" for each in left_out])
            self._show(paragraph(words("talk.left-out", rules=names, table=" + ".join(result.rulebook.labels))))
        if not self.short:
            show(Document(tuple(paragraph(sentence) for sentence in again(found, words))))
        return result

    def _tell(self, found: Answer) -> None:
        self._spoken = told_in(found, self.lang or self._spoken)
        unread = () if found.outcome else found.choices
        self.offered = tuple(choice.question for choice in unread if choice.question)
        if found.reading.topic is not None:
            self.before = found
        messages = load(self._spoken)
        if self.short:
            print(in_one_line(found, messages))
        elif self.offered:
            numbered = [(plain(str(at)), plain(text)) for at, text in enumerate(self.offered, 1)]
            told = Paragraph(plain(messages(f"ask.{found.status}")))
            self._show(told, Table(("", ""), tuple(numbered)), paragraph(messages("talk.choose")))
        else:
            self._page(found)

    def _page(self, found: Answer) -> None:
        show(page_of(found, load(told_in(found, self._spoken)), "talk.change"))
        print()

    def _obey(self, text: str) -> None:
        name, _, rest = text[1:].strip().partition(" ")
        obey = {each: getattr(self, f"_{each}") for each in _COMMANDS}.get(name.lower() or "help")
        if obey is not None:
            obey(rest.strip())
            return
        from difflib import get_close_matches

        near = [f"`:{each}`" for each in get_close_matches(name.lower(), _COMMANDS, 2, 0.5)]
        word = f":{visible(name)[:40]}"
        if near:
            self.say("talk.near", word=word, near=self.messages.list(near, "or"))
        else:
            self.say("talk.no-word", word=word)

    def _help(self, _rest: str) -> None:
        rows = [
            ((Run(self.messages(f"talk.help.{each}.form"), "code"),), plain(self.messages(f"talk.help.{each}.does")))
            for each in _COMMANDS
        ]
        self._show(paragraph(self.messages("talk.about")), Table(("", ""), tuple(rows)))

    def _quit(self, _rest: str) -> None:
        self.goes_on = False

    def _rules(self, rest: str) -> None:
        """Show the rules in force, or lay others; those that cannot be played leave the old ones in force."""
        named = _words(rest)
        rulebook = load_rules(named or self.rules)
        if named and not tell_findings([rulebook], self.messages):
            self.say("talk.rules-stay", rules=visible(" + ".join(load_rules(self.rules).ids)))
            return
        if named:
            self.rules = named
            self._forget_named()
        layers = zip(rulebook.labels, rulebook.layers, strict=True)
        titles = [f"{label} ({layer.title(self.messages.language)})" for label, layer in layers]
        self.say("talk.rules-are", rules=visible(" + ".join(titles)))

    def _forget_named(self) -> None:
        """From now on only the table's rules hold, whatever the question before named."""
        if self.before is not None:
            self.before = replace(self.before, reading=replace(self.before.reading, rules=(), official=False))

    def _lang(self, rest: str) -> None:
        if rest == _OWN:
            self.lang = None
        elif rest:
            code = normalise(rest)
            if code is None:
                spoken = self.messages.list([f"`{each}`" for each in (*languages(), _OWN)], "or")
                self.say("cli.error.no-language", asked=visible(rest)[:40], languages=spoken)
                return
            self.lang = self._spoken = code
        self.say("talk.lang-is" if self.lang else "talk.lang-own")

    def _again(self, _rest: str) -> None:
        """The last question once more, under the rules and in the language of now."""
        if self.before is None:
            self.say("talk.nothing-yet")
            return
        reading = self.before.reading
        if spoken := readable(self.lang):
            reading = replace(reading, language=spoken)
        try:
            self._tell(offering(answer_to(reading, tuple(self.rules))))
        except RulesError as wrong:
            complain(conflict(wrong, self.messages))

    def _why(self, _rest: str) -> None:
        if self.before is None:
            self.say("talk.nothing-yet")
            return
        self._page(self.before)

    def _record(self, rest: str) -> None:
        words = rest.split()
        file = rest.removesuffix(_OVER).strip() if words[-1:] == [_OVER] else rest
        if not file:
            self.say("talk.no-file")
        elif self.before is None:
            self.say("talk.nothing-yet")
        else:
            write_example(self.before, file, words[-1:] == [_OVER], self.messages)

    def _history(self, _rest: str) -> None:
        if not self.asked:
            self.say("talk.nothing-yet")
            return
        rows = [(plain(str(at)), plain(visible(text))) for at, text in enumerate(self.asked, 1)]
        self._show(Table(("", ""), tuple(rows), frozenset({0})))
