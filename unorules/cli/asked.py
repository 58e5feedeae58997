"""The rules that a command goes by: those it is given, else the default ones."""

from __future__ import annotations

import os
from collections.abc import Sequence

from unorules.cli import exits
from unorules.cli.console import complain
from unorules.diagnostics.visible import visible
from unorules.i18n.language import choose
from unorules.i18n.messages import load
from unorules.rulebook.defaults import VARIABLE, Defaults, SettingsError, default_rules


def rules_and_language(rules: Sequence[str] | None, lang: str | None) -> tuple[list[str], str | None]:
    """The rulesets to answer by, and the language wanted for the answer, None for that of the question.

    Raises UnknownLanguageError, and ToldError as `rules_asked` does.
    """
    spoken = choose(lang, os.environ)
    return rules_asked(rules, spoken), None if lang is None else spoken


def rules_asked(asked: Sequence[str] | None, lang: str, *, tell: bool = False) -> list[str]:
    """The rulesets that a command is given, else the default ones; none stands for `official`.

    With `tell` the default ones are named on standard error, for commands that do not say by which rules they go.
    Raises ToldError where one is named by nothing, and where the default ones cannot be read or played.
    """
    if asked:
        if not all(map(str.strip, asked)):
            complain(load(lang)("cli.error.no-rules"))
            raise exits.ToldError(exits.USAGE)
        return list(asked)
    try:
        found = default_rules()
    except SettingsError as wrong:
        from unorules.api.settings import settings_told  # only for what is wrong

        complain(settings_told(wrong, load(lang)))
        raise exits.ToldError(exits.USAGE) from None
    if found.rules:
        _refuse_faults(found, lang)
        if tell:
            complain(load(lang)("default.in-force", rules=_joined(found)))
    return list(found.rules)


def _joined(found: Defaults) -> str:
    return visible(" + ".join(found.rules))


def _refuse_faults(found: Defaults, lang: str) -> None:
    # Only a table that has a default pays for looking at it.
    from unorules.cli.findings import tell_findings
    from unorules.rulebook.load import load as load_rules

    messages, rulebook = load(lang), load_rules(found.rules)
    if rulebook.ok:
        return
    tell_findings([rulebook], messages)
    key = "default.broken-variable" if found.place == VARIABLE else "default.broken"
    complain(messages(key, rules=_joined(found), place=visible(found.place)))
    raise exits.ToldError(exits.USAGE)
