"""What may stand at the end of a command line that is being typed, told to a shell without Typer being imported.

A candidate is a line: the word, a tab, and what it is, in the user's language. A line that begins with a colon says what the
shell is to complete beside: `:file`, `:toml` (files that end so) or `:folder`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final

from unorules.cli.completion.grammar import Grammar, grammar

FILES: Final = ("file", "toml", "folder")
_DESCRIBED: Final = ("zsh", "fish")
_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*\Z")
_MOST_OWN: Final = 500


def lines(shell: str, words: Sequence[str]) -> list[str]:
    """The candidates for the last of `words` as `shell` reads them, nothing where nothing is known. Raises nothing."""
    known = grammar()
    *before, typed = (_joined(words) if shell == "bash" else list(words)) or [""]
    place = _place(known, before, typed)
    found = dict(_Told(shell in _DESCRIBED).all(place.candidates(known, typed)))
    begun = [word for word in found if word.startswith(typed)]
    cut = _broken(typed) if shell == "bash" else 0
    listed = [f"{word[cut:]}\t{found[word]}" if found[word] else word[cut:] for word in begun]
    return listed + [f":{kind}" for kind in FILES if kind in place.takes]


def _joined(words: Sequence[str]) -> list[str]:
    """The words as they were typed: bash takes them apart at `=` and `:`."""
    found: list[str] = []
    open_end = False
    for word in words:
        sign = bool(word) and not word.strip("=:")
        if found and (sign or open_end):
            found[-1] += word
        else:
            found.append(word)
        open_end = sign
    return found


def _broken(typed: str) -> int:
    """How much of the word bash holds back: it begins a new word behind `=` and `:`."""
    return max(typed.rfind("="), typed.rfind(":")) + 1


class _Place:
    """What may stand where the user is typing: values of the kinds `takes`, or `options`, each behind `before`."""

    def __init__(self, takes: Sequence[str] = (), options: Iterable[Any] = (), before: str = "") -> None:
        self.takes = takes
        self.options = tuple(options)
        self.before = before

    def candidates(self, known: Grammar, typed: str) -> Iterator[tuple[str, str, str]]:
        """Each word with what it is (command, option, value) and the name under which that is told.

        Of an assignment the value is offered when its key stands.
        """
        whole = "=" in typed.removeprefix(self.before)
        for each in self.options:
            for name in each["names"]:
                yield name, "option", each["key"]
        for kind in self.takes:
            for word, told in _values(kind, known):
                yield self.before + (f"{told}=" if kind == "assignment" and not whole else word), kind, told


def _place(known: Grammar, words: list[str], typed: str) -> _Place:
    command = known.part(words[0]) if words else None
    if not words:
        return _Place((), known.part("")["options"]) if typed.startswith("-") else _Place(("command",))
    if command is None:
        return _Place()
    by_name = {name: each for each in command["options"] for name in each["names"]}
    at, open_option, only_words = _walked(by_name, words[1:])
    if open_option is not None:
        return _Place(open_option["takes"])
    if not only_words and typed.startswith("-"):
        name, sign, _ = typed.partition("=")
        if sign:
            return _Place(by_name[name]["takes"], (), name + sign) if name in by_name else _Place()
        return _Place((), _still_free(command["options"], words))
    arguments = command["arguments"]
    here = arguments[min(at, len(arguments) - 1)] if arguments else None
    if here is None or (at >= len(arguments) and not here["many"]):
        return _Place((), () if only_words else _still_free(command["options"], words))
    return _Place(here["takes"])


def _walked(by_name: Mapping[str, Any], words: Sequence[str]) -> tuple[int, Any, bool]:
    """How many arguments stand there, the option whose value is being typed, and whether `--` ended the options."""
    arguments, waiting, option, only_words = 0, 0, None, False
    for word in words:
        if waiting:
            waiting -= 1
        elif word == "--" and not only_words:
            only_words = True
        elif word.startswith("-") and len(word) > 1 and not only_words:
            option = by_name.get(word)
            waiting = option["values"] if option else 0
        else:
            arguments += 1
    return arguments, option if waiting else None, only_words


def _still_free(options: Sequence[Any], words: Sequence[str]) -> list[Any]:
    """The options that may be given now: each once, but those that may be given several times."""
    given = {word.partition("=")[0] for word in words}
    return [each for each in options if each["many"] or not given.intersection(each["names"])]


def _values(kind: str, known: Grammar) -> Iterator[tuple[str, str]]:
    """The words of a kind, each with the name under which it is told."""
    if kind == "own":
        yield from ((name, "") for name in _own())
    elif kind == "language":
        from unorules.i18n.language import languages

        yield from ((code, "") for code in languages())
    elif kind.startswith("="):
        yield from ((word, "") for word in kind[1:].split("|"))
    elif kind not in FILES:
        for word in known.part(f":{kind}") or ():
            yield word, word.partition("=")[0]


def _own() -> Iterator[str]:
    """The ids in the user's own folders, as far as they can be looked into."""
    from unorules.rulebook.defaults import own_folders

    for place in own_folders():
        try:
            found = sorted(path.stem for path in place.glob("*.toml"))
        except OSError:
            continue
        yield from islice((name for name in found if _ID.match(name)), _MOST_OWN)


class _Told:
    """Says what each candidate is, where the shell shows that."""

    _KEYS: Final = {"command": "cli.command.{}", "option": "cli.param.{}", "key": "options.{}.name"}

    def __init__(self, wanted: bool) -> None:
        self._messages = _messages() if wanted else None

    def all(self, found: Iterable[tuple[str, str, str]]) -> Iterator[tuple[str, str]]:
        """Each word with what it is, empty where nothing is said."""
        for word, kind, name in found:
            yield word, self._one(kind, name)

    def _one(self, kind: str, name: str) -> str:
        key = self._KEYS.get("key" if kind == "assignment" else kind, "").format(name)
        if self._messages is None or not key or not self._messages.has(key):
            return ""
        from unorules.i18n.language import languages

        return str(self._messages(key, languages=self._messages.list(languages(), "or")))


def _messages() -> Any:
    from unorules.i18n.language import UnknownLanguageError, choose
    from unorules.i18n.messages import load

    try:
        return load(choose(None, os.environ))
    except UnknownLanguageError:
        return load("en")
