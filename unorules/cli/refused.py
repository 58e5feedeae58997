"""What a change to a ruleset file has made wrong: told, and an error refused."""

from __future__ import annotations

from pathlib import Path

from unorules.cli.assignments import WishError
from unorules.cli.console import complain
from unorules.cli.edited import Edit
from unorules.cli.hints import as_argument
from unorules.cli.wizard.desk import proven, told
from unorules.diagnostics.model import Finding, Severity
from unorules.diagnostics.visible import visible
from unorules.i18n.messages import Messages
from unorules.rulebook.drafting import judged
from unorules.values import replace


def refuse_faults(path: Path, before: str, after: str, edit: Edit, messages: Messages) -> None:
    """Tell what is wrong with the new text that was not wrong with the old one, and how much else was and still is. Raises
    WishError where an error is new.
    """
    from unorules.proof.prove import with_limits  # as many modules as a simulation

    had = {_name(finding) for finding in judged(before, path).findings}
    found, played = judged(after, path), proven(after, path)
    now = with_limits(found.heavy, found.rulebook) if found.ok else found.heavy
    shown = {finding.code for finding in proven(before, path)} if played else set()
    new = [finding for finding in now if _name(finding) not in had]
    new += [finding for finding in played if finding.code not in shown]
    errors = [finding for finding in new if finding.severity is Severity.ERROR]
    lines = [line for each in errors or new for line in _told_of(each, edit, messages)]
    if errors:
        raise WishError("\n".join([messages("set.refused", path=visible(str(path))), *lines]))
    if others := len(now) + len(played) - len(new):
        lines.append(messages("set.others", n=others, path=visible(str(path))))
    for line in lines:
        complain(line)


def _told_of(finding: Finding, edit: Edit, messages: Messages) -> list[str]:
    """A finding in words; a ruleset that is to be left out of `uses` stands in the argument and on no line that is there yet."""
    given = next((each for each in edit.sets if each.partition("=")[0].strip() == "uses"), "")
    out = [each for each in finding.helps if given and each.key == "take-out" and "line" in each.params]
    kept = tuple(each for each in finding.helps if each not in out)
    (text,) = told([as_argument(replace(finding, helps=kept))], messages)
    leave = [
        messages("new.option.leave-out-of", id=str(each.params["id"]), argument=visible(given[:200])) for each in out
    ]
    return ["\n".join([text, *(f"    {line}" for line in leave)])]


def _name(finding: Finding) -> tuple[str, str, str]:
    return (finding.code, str(finding.params), str(finding.data.get("key", "")))
