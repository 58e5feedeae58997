"""What is wrong with rules that stand in no file yet, with what would mend it in the options that ask for them."""

from __future__ import annotations

from typing import Final

from unorules.cli.hints import as_argument
from unorules.cli.wizard.desk import Desk, told
from unorules.cli.wizard.narrow import Narrowed, narrowed, span
from unorules.cli.wizard.narrow import told as told_narrowed
from unorules.cli.wizard.plan import KEYS, Plan
from unorules.cli.wizard.table import seats
from unorules.diagnostics.model import Finding
from unorules.i18n.messages import Messages
from unorules.rulebook.curing import Cure
from unorules.rulebook.drafting import Draft
from unorules.values import replace

_KEPT: Final = ("because", "near")
"""Help that speaks of no place in a file."""

_IN_FILE: Final = frozenset({"line", "command"})
"""What help speaks of that only a file has."""

_SEATS: Final = ("RS404", "RS409", "RS410", "RS411")
"""What is about how many sit down: to mend one of these and leave another would be no help."""

_NO_EFFECT: Final = "RS403"
_CROSSED: Final = "RS213"
"""More at least than at most: two options or house rules, of which one gives way."""

_BY_HAND: Final = ("RS2", "RS6")
"""A value that cannot be is put right and not left out; and no cure of what only play shows can be tried without playing."""


def told_as_options(findings: tuple[Finding, ...], draft: Draft, desk: Desk, players: str | None) -> list[str]:
    """Each finding once, and below it the options that mend it; where none do, its own help, without lines of a file.

    `players` is what --players was given.
    """
    narrow = _narrowed(draft, desk, players)
    found = _overruled(narrow, desk) if narrow else []
    for finding in findings:
        if narrow and finding.code == _NO_EFFECT and narrow.name in finding.params.values():
            continue  # that is what overruling it comes to
        mended = [_mending(cure, draft, players, desk.messages) for cure in _cures(finding, draft, desk)]
        helps = [each for each in as_argument(finding).helps if _IN_FILE.isdisjoint(each.params)]
        kept = [each for each in helps if not mended or each.key in _KEPT]
        (text,) = told([replace(as_argument(finding), helps=tuple(kept))], desk.messages)
        found.append("\n".join([text, *(f"    {line}" for line in dict.fromkeys(mended))]))
    return list(dict.fromkeys(found))


def _narrowed(draft: Draft, desk: Desk, players: str | None) -> Narrowed | None:
    """The house rule that lets others sit down than --players does; None where there is none."""
    wanted = seats(players or "")
    return narrowed(desk, Plan(draft, wished=wanted[1], fewest=wanted[0])) if wanted else None


def _overruled(found: Narrowed, desk: Desk) -> list[str]:
    """That a house rule is overruled by --players, and the options that would have it otherwise."""
    fitting = f"--players {span(found.seats).replace('–', '-')}"
    ways = [
        desk.messages("new.option.leave-out", option=f"--use {found.name}"),
        desk.messages("new.option.instead", option=fitting),
    ]
    severity = desk.messages("diagnostics.severity.warning")
    return ["\n".join([f"{severity}: {told_narrowed(desk, found)}", *(f"    {way}" for way in ways)])]


def _cures(finding: Finding, draft: Draft, desk: Desk) -> tuple[Cure, ...]:
    """The cures of a finding; a name that is none, or a value that cannot be, is mended by the one that was meant."""
    if (finding.code.startswith(_BY_HAND) and finding.code != _CROSSED) or (
        finding.suggestions and any(each.key == "near" for each in finding.helps)
    ):
        return ()
    found = desk.cures(draft, finding)
    whole = tuple(each for each in found if not _still_crowded(each, desk))
    return whole if finding.code in _SEATS and whole else found


def _still_crowded(cure: Cure, desk: Desk) -> bool:
    """Whether after a cure there are still too many at the table, or too many for partners."""
    return any(each.code in _SEATS for each in desk.judge(cure.draft).heavy)


def _mending(cure: Cure, draft: Draft, players: str | None, messages: Messages) -> str:
    match cure.way:
        case "leave-out":
            return messages("new.option.leave-out", option=f"--use {cure.name}")
        case "take":
            return messages("new.option.add", option=f"--use {cure.name}")
        case "settle" if players and cure.name in KEYS:
            return messages("new.option.instead", option=_sets(cure.draft))
        case "settle":
            told = "instead" if cure.name in draft.values else "add"
            return messages(f"new.option.{told}", option=f"--set {cure.name}={_written(cure.value)}")
        case "instead":
            option = "--use" if cure.name in cure.draft.uses else "--base"
            return messages("new.option.instead", option=f"{option} {cure.name}")
        case "back":
            own = (
                f"--players {players}"
                if players and cure.name in KEYS
                else f"--set {cure.name}={_written(draft.values[cure.name])}"
            )
            return messages("new.option.leave-out", option=own)
    return _seating(cure, draft, players, messages)


def _seating(cure: Cure, draft: Draft, players: str | None, messages: Messages) -> str:
    """Other numbers of players: by one option where it can say them, in the place of those given."""
    given = f"--players {players}" if players else _sets(draft)
    if not _sets(cure.draft):
        return messages("new.option.leave-out", option=given)
    option = _sets(cure.draft) if cure.low == cure.value else f"--players {cure.low}-{cure.value}"
    return messages("new.option.instead" if given else "new.option.add", option=option)


def _sets(draft: Draft) -> str:
    return " ".join(f"--set {key}={draft.values[key]}" for key in KEYS if key in draft.values)


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
