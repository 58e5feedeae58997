"""`unorules ask` as it is nearly always called, read without the library that reads every other command line.

What is read here Typer reads the same way (tests/cli/test_plain_ask.py); of anything else nothing is said, and Typer reads it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from unorules.cli import streams

_VALUED: Final = {"--rules": "rules", "-r": "rules", "--lang": "lang"}
_ALONE: Final = ("--json", "--short")
_LISTED: Final = frozenset(",;&+ ")


class Asked(NamedTuple):
    """The words of a question, and how the answer is wanted; at least one word, and not both of the two forms."""

    question: tuple[str, ...]
    rules: tuple[str, ...]
    lang: str | None
    json: bool
    short: bool


def plainly_asked(args: Sequence[str]) -> Asked | None:
    """What the arguments ask where they are a question with plain options, else None."""
    if not args or args[0] != "ask":
        return None
    words: list[str] = []
    given: dict[str, list[str]] = {"rules": [], "lang": []}
    alone: list[str] = []
    left = iter(args[1:])
    for word in left:
        if word in _VALUED:
            given[_VALUED[word]].append(next(left, "-"))
        elif word in _ALONE:
            alone.append(word)
        else:
            words.append(word)
    if any(each.startswith("-") for each in (*words, *given["rules"], *given["lang"])):
        return None  # other options, or a value that looks like one
    if any(not _LISTED.isdisjoint(each) for each in given["rules"]):
        return None  # several in one word
    if not words or len(given["lang"]) > 1 or len(alone) > 1:
        return None
    lang = given["lang"][0] if given["lang"] else None
    return Asked(tuple(words), tuple(given["rules"]), lang, "--json" in alone, "--short" in alone)


def run(asked: Asked) -> int:
    """Answer; the exit code."""
    from unorules.cli.ask import run as answer
    from unorules.cli.asked import rules_and_language

    if asked.json:
        streams.prepare_for_json()
    laid, spoken = rules_and_language(asked.rules, asked.lang)
    return answer(" ".join(asked.question), laid, spoken, asked.json, short=asked.short)
