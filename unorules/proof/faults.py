"""What play has proven, and the finding made of it: placed at the values that bring it about, with the witness beside it."""

from __future__ import annotations

from collections.abc import Mapping

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Label, Params
from unorules.proof.causes import CARDS, Holds, drawing_less, mending, weightiest
from unorules.proof.places import asked, depth, place
from unorules.proof.witness import Witness
from unorules.rulebook.clashes import written
from unorules.rulebook.model import Rulebook
from unorules.values import dataclass, field

_FURTHER, _MOST = 3, 4


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: its code, the keys that bring it about, the likeliest first, and a position in which it is seen."""

    code: str
    keys: tuple[str, ...]
    witness: Witness
    params: Params = field(default_factory=dict)
    helps: tuple[Help, ...] = ()
    figures: Mapping[str, object] = field(default_factory=dict)


def change(keys: tuple[str, ...]) -> Help:
    """That changing one of the values would mend it."""
    return Help("change", {"changes": keys[:_MOST]})


def changes(rulebook: Rulebook, keys: tuple[str, ...], holds: Holds) -> tuple[Help, ...]:
    """The same of those values that were tried, each put back alone; none where it takes more than one."""
    found = mending(rulebook, keys[:_MOST], holds)
    return (change(tuple(_said(rulebook, key, holds) for key in found)),) if found else ()


def _said(rulebook: Rulebook, key: str, holds: Holds) -> str:
    """The key as it stands in the file; of the table's own cards the effect that was seen to bring the fault about by itself."""
    found = weightiest([*rulebook.rules.custom.values()]) if key == CARDS else None
    return key if found is None or holds(drawing_less(rulebook.rules)) is not False else f"effect.{found[1]}"


def main_of(rulebook: Rulebook, keys: tuple[str, ...]) -> str:
    """The key at which a fault is told: the one laid last."""
    return max(keys, key=lambda key: depth(rulebook, key))


def as_finding(rulebook: Rulebook, fault: Fault) -> Finding:
    """The finding stands at the key that was laid last, with the others as further places."""
    main = main_of(rulebook, fault.keys)
    span = place(rulebook, main)
    rest = [(key, place(rulebook, key)) for key in fault.keys if key not in (main, CARDS)]
    secondary = tuple(
        Label(there, "other", {"name": key, "value": written(rulebook.value(key))})
        for key, there in rest
        if there and there != span
    )
    return finding(
        fault.code,
        span.file if span else asked(rulebook).file,
        span,
        params=fault.params,
        secondary=secondary[:_FURTHER],
        helps=fault.helps,
        suggestions=fault.keys[:_MOST],
        related=fault.keys,
        data={
            "key": main,
            "rules": fault.witness.rules,
            **fault.figures,
            "position": fault.witness.position,
            **({"earlier": fault.witness.earlier} if fault.witness.earlier else {}),
            "seen": fault.witness.seen,
            "record": fault.witness.record,
        },
    )
