"""What is wrong with the rules in force, told in the same words by every command that plays them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.cli.console import complain
from unorules.diagnostics.model import Finding, Severity
from unorules.diagnostics.visible import visible
from unorules.i18n.messages import Messages
from unorules.rulebook.model import Rulebook
from unorules.rulebook.shelf import SHIPPED

_UNREAD: Final = ("RS101", "RS102", "RS103", "RS104")
_CLASH: Final = ("RS307", "RS401", "RS402")
"""What only rulesets laid together have."""

_ENDINGS: Final = "RS406"
"""What one file may have by itself, too."""


def tell_findings(rulebooks: Sequence[Rulebook], messages: Messages) -> bool:
    """Tell errors and warnings on standard error, each once; whether the rules may be played."""
    told = [line for rulebook in rulebooks for line in findings_told(rulebook, messages)]
    for line in dict.fromkeys(told):
        complain(line)
    return all(rulebook.ok for rulebook in rulebooks)


def tell_proven(rulebook: Rulebook, messages: Messages) -> bool:
    """The same with what only whole rounds show of a table's own rules; whether none of it all is an error."""
    shown = proven(rulebook) if rulebook.ok else ()
    for line in _told(rulebook, shown, messages):
        complain(line)
    return rulebook.ok and all(one.severity is not Severity.ERROR for one in shown)


def findings_told(rulebook: Rulebook, messages: Messages) -> list[str]:
    """Errors and warnings with their places and what to do, errors first; above them, where rules cannot be played, what they
    come to; below, of what play shows, the one command that shows it.

    Of a table's own rules what is wrong at play is told as far as it is seen without playing; whoever asks is answered all the
    same.
    """
    return _told(rulebook, foretold(rulebook), messages)


def foretold(rulebook: Rulebook) -> tuple[Finding, ...]:
    """The errors and warnings of play that are seen without playing; none of rules that ship, or cannot be played."""
    if not rulebook.ok or _ships(rulebook):
        return ()
    from unorules.proof.foreseen import foreseen

    return tuple(one for one in foreseen(rulebook) if one.severity is not Severity.NOTE)


def proven(rulebook: Rulebook) -> tuple[Finding, ...]:
    """All errors and warnings of play; none of rules that ship."""
    if _ships(rulebook):
        return ()
    from unorules.proof.prove import prove  # as many modules as a simulation

    return tuple(one for one in prove(rulebook) if one.severity is not Severity.NOTE)


def may_have_findings(rulebook: Rulebook) -> bool:
    """Whether there is anything to tell of the rules, or anything to look at: what ships is sound at play."""
    return bool(rulebook.findings) or not _ships(rulebook)


def shown_by(rulebook: Rulebook, messages: Messages, key: str = "rulesets.shown-by") -> list[str]:
    """The command that plays a table's own rules, told by the message `key`; nothing for rules that ship."""
    from unorules.cli.witnesses import quoted
    from unorules.proof.places import own_files

    return [messages(key, file=quoted(file)) for file in own_files(rulebook)[:1]]


def _ships(rulebook: Rulebook) -> bool:
    return all(layer.id in SHIPPED for layer in rulebook.layers)


def _told(rulebook: Rulebook, shown: Sequence[Finding], messages: Messages) -> list[str]:
    heavy = [one for one in rulebook.findings if one.severity is not Severity.NOTE]
    found = sorted((*heavy, *shown), key=lambda one: one.severity is not Severity.ERROR)
    head = [] if rulebook.ok else [_head(rulebook, messages)]
    return head + [_brief(one, messages) for one in found] + (shown_by(rulebook, messages) if shown else [])


def _brief(found: Finding, messages: Messages) -> str:
    from unorules.diagnostics.show import brief  # nearly always there is nothing to show

    return brief(found, messages)


def _names(rulebook: Rulebook, errors: list[Finding]) -> list[str]:
    """What does not go together: a second edition is laid nowhere, so it has no label."""
    editions = (name for each in errors if each.code == "RS307" for name in each.related)
    return list(dict.fromkeys((*rulebook.labels, *editions)))


def _head(rulebook: Rulebook, messages: Messages) -> str:
    errors = [finding for finding in rulebook.findings if finding.severity is Severity.ERROR]
    if all(_is_clash(finding) for finding in errors):
        return messages("ask.rules-conflict", names=visible(", ".join(_names(rulebook, errors))))
    unread = [finding for finding in errors if _is_unread(finding)]
    names = ", ".join(dict.fromkeys(visible(finding.file) for finding in unread or errors))
    return messages("rulesets.unreadable" if unread else "rulesets.faulty", names=names)


def _is_clash(finding: Finding) -> bool:
    apart = any(label.span.file != finding.file for label in finding.secondary)
    return finding.code in _CLASH or (finding.code == _ENDINGS and apart)


def _is_unread(finding: Finding) -> bool:
    """Whether nothing was read: no such file, or no such name among those that were asked for."""
    return finding.code in _UNREAD or (finding.code == "RS301" and finding.span is None)
