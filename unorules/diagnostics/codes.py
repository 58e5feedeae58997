"""Every fault that can be found: its code, its name and how much it weighs. A code is never used for another fault.

RS1xx the file and its TOML, RS2xx names, types and ranges, RS3xx rulesets laid over each other, RS4xx rule against
rule, RS5xx sources, RS6xx what only play can prove. A sample of each, and the same one mended, stand in samples.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from unorules.diagnostics.model import Finding, Help, Label, Params, Severity, Span
from unorules.values import dataclass


@dataclass(frozen=True, slots=True)
class Code:
    """One row of the registry. `name` is the bad thing in kebab-case, never its cure."""

    code: str
    name: str
    severity: Severity


_E, _W, _N = Severity.ERROR, Severity.WARNING, Severity.NOTE

_ROWS: Final = (
    ("RS101", "unreadable-file", _E),
    ("RS102", "too-large", _E),
    ("RS103", "not-utf-8", _E),
    ("RS104", "not-text", _E),
    ("RS105", "not-toml", _E),
    ("RS106", "key-twice", _E),
    ("RS107", "closed-table", _E),
    ("RS108", "bad-escape", _E),
    ("RS109", "not-a-value", _E),
    ("RS110", "open-text", _E),
    ("RS111", "open-bracket", _E),
    ("RS112", "nested-too-deeply", _E),
    ("RS113", "raw-control-character", _E),
    ("RS114", "no-equals-sign", _E),
    ("RS115", "too-much-to-tell", _N),
    ("RS116", "no-comma", _E),
    ("RS117", "letter-in-key", _E),
    ("RS201", "unknown-key", _E),
    ("RS202", "unknown-table", _E),
    ("RS203", "missing-key", _E),
    ("RS204", "wrong-type", _E),
    ("RS205", "quoted-value", _E),
    ("RS206", "out-of-range", _E),
    ("RS207", "unknown-word", _E),
    ("RS208", "unknown-language", _E),
    ("RS209", "empty-text", _W),
    ("RS210", "hidden-character", _E),
    ("RS211", "not-kebab-case", _E),
    ("RS212", "id-is-not-file-name", _W),
    ("RS213", "min-above-max", _E),
    ("RS214", "unknown-format", _E),
    ("RS215", "unknown-effect", _E),
    ("RS216", "card-twice", _E),
    ("RS217", "no-such-option", _E),
    ("RS218", "id-of-a-shipped-ruleset", _W),
    ("RS219", "list-too-long", _E),
    ("RS220", "text-too-long", _N),
    ("RS301", "unknown-ruleset", _E),
    ("RS302", "path-for-id", _E),
    ("RS303", "uses-itself", _E),
    ("RS304", "edition-in-uses", _E),
    ("RS305", "base-is-no-edition", _E),
    ("RS306", "edition-on-a-base", _E),
    ("RS307", "two-editions", _E),
    ("RS308", "uses-disagree", _W),
    ("RS309", "changes-nothing", _W),
    ("RS310", "named-twice", _W),
    ("RS311", "excludes-what-it-uses", _E),
    ("RS312", "incomplete-edition", _E),
    ("RS313", "broken-below", _E),
    ("RS314", "base-replaced", _N),
    ("RS315", "uses-too-deep", _E),
    ("RS401", "shut-out", _E),
    ("RS402", "pin-broken", _E),
    ("RS403", "no-effect", _W),
    ("RS404", "deck-too-small", _E),
    ("RS405", "card-without-deck", _W),
    ("RS406", "two-endings", _E),
    ("RS407", "nothing-to-start-with", _E),
    ("RS408", "limit-below-any-stack", _W),
    ("RS409", "crowded-table", _W),
    ("RS410", "partners-not-only-four", _W),
    ("RS411", "partners-without-four", _E),
    ("RS412", "no-leaflet-says", _N),
    ("RS413", "drawn-in-vain", _W),
    ("RS414", "forced-and-free", _W),
    ("RS415", "partly-without-effect", _W),
    ("RS416", "match-without-end", _W),
    ("RS417", "empty-deck", _E),
    ("RS418", "hand-of-one", _N),
    ("RS419", "penalty-knocks-out", _W),
    ("RS420", "limit-bars-answers", _W),
    ("RS501", "no-source", _N),
    ("RS502", "source-twice", _W),
    ("RS503", "source-without-id", _E),
    ("RS504", "says-nothing", _W),
    ("RS601", "stuck-position", _E),
    ("RS602", "endless-round", _E),
    ("RS603", "nobody-can-go-out", _E),
    ("RS604", "some-rounds-stuck", _W),
    ("RS605", "some-rounds-endless", _W),
    ("RS606", "deck-runs-dry", _W),
    ("RS607", "card-never-played", _W),
    ("RS608", "blank-left-blank", _N),
    ("RS609", "penalty-no-pile-can-pay", _W),
    ("RS610", "mercy-at-the-deal", _E),
    ("RS611", "out-at-the-first-card", _W),
    ("RS612", "seat-wins-too-often", _N),
    ("RS613", "rounds-much-longer", _N),
    ("RS614", "endless-among-the-sensible", _W),
)

CODES: Final[Mapping[str, Code]] = {code: Code(code, name, severity) for code, name, severity in _ROWS}
"""The registry, by code, in order."""


def finding(
    code: str,
    file: str,
    span: Span | None = None,
    *,
    params: Params | None = None,
    secondary: tuple[Label, ...] = (),
    helps: tuple[Help, ...] = (),
    suggestions: tuple[str, ...] = (),
    related: tuple[str, ...] = (),
    data: Mapping[str, object] | None = None,
    mends: tuple[str, ...] = (),
) -> Finding:
    """A finding of a registered code. Raises KeyError for a code that is not registered."""
    row = CODES[code]
    return Finding(
        row.code,
        row.name,
        row.severity,
        file,
        span,
        params or {},
        secondary,
        helps,
        suggestions,
        related,
        data or {},
        mends,
    )
