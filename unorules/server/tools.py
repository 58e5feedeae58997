"""The tools: each takes plain values, keeps to the limits, opens no path, and hands the rest to the verbs of the library."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, Literal

from unorules import api
from unorules.api import RulesetText
from unorules.ask.language import readable
from unorules.engine.options import BY_KEY
from unorules.i18n.language import choose, normalise
from unorules.i18n.messages import load as words
from unorules.rulebook.defaults import default_rules
from unorules.rulebook.shelf import SHIPPED, Shelf
from unorules.server import limits
from unorules.server.limits import LimitError, between, named, within
from unorules.server.replies import Reply, record_error, remarks_on, reply_of
from unorules.sheets.explain_ruleset import ruleset_data

Names = list[str]
Size = Literal["full", "card", "pocket"]
Form = Literal["markdown", "html", "terminal"]
Policy = Literal["random", "sensible"]
Phase = Literal["turn", "drawn", "penalty", "colour"]


def ask(question: str, rules: Names = [], ruleset: str | None = None, language: str | None = None) -> Reply:  # noqa: B006
    """Answer a question; without `language` in its own."""

    def verb() -> Reply:
        text = within("question", question, limits.QUESTION)
        fallback = _spoken(None)
        if not text.strip():
            raise LimitError("empty", "question")
        chosen, trusted = _rules(rules, ruleset)
        code = None if language is None else _code(language)
        found = api.ask(text, chosen, code, fallback=fallback, paths=trusted)
        # Where no questions are read in a language, the answer is in that language all the same.
        told = code if code is not None and not readable(code) else None
        remarks = remarks_on(found.rulebook, told or found.reading.language)
        return Reply(api.as_text(found, told), api.as_json(found, told), remarks=remarks)

    return reply_of(verb, _spoken(language))


def judge(
    top: str,
    hand: str,
    move: str = "",
    colour: str = "",
    pending: int = 0,
    players: int = 3,
    phase: Phase = "turn",
    rules: Names = [],  # noqa: B006
    ruleset: str | None = None,
    language: str | None = None,
) -> Reply:
    """Judge a move in a position, or list what is allowed there."""

    def verb() -> Reply:
        for name, text in (("top", top), ("hand", hand), ("move", move), ("colour", colour)):
            within(name, text, limits.NOTATION)
        seats, owed = between("players", players, 2, 20), between("pending", pending, 0, 500)
        chosen, trusted = _rules(rules, ruleset)
        position = api.Position(top, colour, hand, owed, seats, phase)
        code, found = _code(language), api.judge(position, move.strip() or None, chosen, paths=trusted)
        remarks = remarks_on(api.load(chosen, paths=trusted), code)
        return Reply(api.as_text(found, code), api.as_json(found, code), remarks=remarks)

    return reply_of(verb, _spoken(language))


def replay(record: str, ruleset: str | None = None, language: str | None = None) -> Reply:
    """Play a game record given as text; the `rules` in it may name the ruleset given as text."""

    def verb() -> Reply:
        code, text = _code(language), within("record", record, limits.RECORD)
        texts = [each for each in named("ruleset", (), ruleset) if isinstance(each, RulesetText)]
        try:
            found = api.replay(text, texts, paths=False)
        except api.RecordError as wrong:
            return record_error(wrong, code)
        return Reply(api.as_text(found, code), api.as_json(found, code), remarks=remarks_on(found.rulebook, code))

    return reply_of(verb, _spoken(language))


def validate(ruleset: str, play: bool = True, language: str | None = None) -> Reply:
    """Check the text of a ruleset."""

    def verb() -> Reply:
        code = _code(language)
        found = api.check(named("ruleset", (), ruleset)[0], play=play, paths=False)
        return Reply(api.as_text(found, code), api.as_json(found, code))

    return reply_of(verb, _spoken(language))


def rules(rules: Names = [], ruleset: str | None = None, keys: Names = [], language: str | None = None) -> Reply:  # noqa: B006
    """List the rulesets; of those named, tell the value in force of every option, or of `keys`."""

    def verb() -> Reply:
        code = _code(language)
        if not rules and ruleset is None:
            return _all_rulesets(code)
        wanted = _keys(keys)
        book = api.load(named("rules", rules, ruleset), paths=False)
        if not book.ok:
            raise api.RulesError(book)
        data, messages = api.as_json(book, code), words(code)
        data["values"] = {key: value for key, value in data["values"].items() if not wanted or key in wanted}
        lines = [f"{key}: {messages.option(key, book.value(key))}" for key in data["values"]]
        return Reply("\n".join([" + ".join(book.labels), *lines]), data)

    return reply_of(verb, _spoken(language))


def simulate(
    rules: Names = [],  # noqa: B006
    ruleset: str | None = None,
    against: Names = [],  # noqa: B006
    rounds: int | None = None,
    matches: int | None = None,
    players: int | None = None,
    policy: Policy = "random",
    seed: int = 0,
    max_turns: int = limits.TURNS,
    language: str | None = None,
) -> Reply:
    """Play rounds or matches, within bounds, and tell how they went."""

    def verb() -> Reply:
        code = _code(language)
        for name, number, most in (
            ("rounds", rounds, limits.ROUNDS),
            ("matches", matches, limits.MATCHES),
            ("max_turns", max_turns, limits.TURNS),
            ("players", players, 20),
        ):
            if number is not None:
                between(name, number, 1, most)
        between("seed", seed, -(2**63), 2**63 - 1)
        (chosen, trusted), others = _rules(rules, ruleset), _known(named("against", against))
        found = api.simulate(
            chosen,
            others,
            rounds=rounds,
            matches=matches,
            players=players,
            policy=policy,
            seed=seed,
            max_turns=max_turns,
            paths=trusted,
        )
        remarks = remarks_on(found.main.rulebook, code)
        return Reply(api.as_text(found, code), api.as_json(found, code), remarks=remarks)

    return reply_of(verb, _spoken(language))


def sheet(
    rules: Names = [],  # noqa: B006
    ruleset: str | None = None,
    size: Size = "card",
    form: Form = "markdown",
    beside: str | None = None,
    language: str | None = None,
) -> Reply:
    """Write the rules in force as a sheet; `beside` is a second language."""

    def verb() -> Reply:
        code, second = _code(language), None if beside is None else _code(beside, "beside")
        if code == second:
            raise LimitError("same-language", "beside")
        chosen, trusted = _rules(rules, ruleset)
        text = api.sheet(chosen, code, form=form, beside=second, size=size, paths=trusted)
        book = api.load(chosen, paths=trusted)
        data = {"rules": list(book.ids), "language": code, "beside": second}
        return Reply(text, data | {"size": size, "form": form, "sheet": text}, remarks=remarks_on(book, code))

    return reply_of(verb, _spoken(language))


TOOLS: Final[tuple[Callable[..., Reply], ...]] = (ask, judge, replay, validate, rules, simulate, sheet)
"""In the order in which they are listed."""


def _rules(asked: Sequence[str], text: str | None) -> tuple[list[Any], bool]:
    """What to play by, and whether its names may be paths: those of the table's default may, what the caller names may not."""
    if asked or text is not None:
        return [*named("rules", asked, text)], False
    return [*default_rules().rules], True


def _known(names: list[Any]) -> list[Any]:
    """The ids, each of a ruleset that there is: a file of that name in whatever folder this runs in is none."""
    for each in names:
        if each not in SHIPPED and Shelf().place(each) is None:
            raise LimitError("no-id", "against", found=each)
    return names


def _all_rulesets(language: str) -> Reply:
    shelf = Shelf()
    found = [each for name in shelf.ids() if isinstance(each := shelf.find(name), api.Ruleset)]
    lines = [f"{each.id}: {each.title(language)}" for each in found]
    return Reply("\n".join(lines), {"rulesets": [ruleset_data(each) for each in found]})


def _keys(keys: Sequence[str]) -> frozenset[str]:
    for key in keys:
        if key not in BY_KEY:
            raise LimitError("no-option", "keys", found=key[:100])
    return frozenset(keys)


def _code(language: str | None, name: str = "language") -> str:
    """The code of a language; where none is named, that of the server. Raises LimitError where it has no locale."""
    found = _spoken(None) if language is None else normalise(language)
    if found is None:
        raise LimitError("no-language", name, found=(language or "")[:100])
    return found


def spoken(arguments: Mapping[str, Any]) -> str:
    """The language to complain in of a call that is wrong in itself: the one asked for, where that can be seen."""
    asked = arguments.get("language")
    return _spoken(asked if isinstance(asked, str) else None)


def _spoken(language: str | None) -> str:
    """A language to complain in, whatever was asked for."""
    return (normalise(language) if language else None) or _own()


@cache
def _own() -> str:
    try:
        return choose(None, os.environ)
    except api.UnknownLanguageError:
        return "en"
