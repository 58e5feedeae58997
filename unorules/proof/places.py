"""Where a value in force stands, as seen from the file that was asked about: in it, or at the entry that brought the value in.
And by which names the rules are called again."""

from __future__ import annotations

from unorules.diagnostics.model import Span
from unorules.proof.causes import CARDS, weightiest
from unorules.rulebook.model import Rulebook, Ruleset
from unorules.rulebook.shelf import SHIPPED, located, shipped_ruleset
from unorules.rulebook.stack import STANDARD


def asked(rulebook: Rulebook) -> Ruleset:
    """The ruleset on top: what was asked about."""
    return rulebook.layers[-1]


def depth(rulebook: Rulebook, key: str) -> int:
    """Which layer gives the value, from 0 for the edition."""
    return next(
        (at for at in range(len(rulebook.layers) - 1, -1, -1) if _gives(rulebook.layers[at], key)),
        0,
    )


def place(rulebook: Rulebook, key: str) -> Span | None:
    """The value in the file asked about, or the entry of its `uses` or its `base` that brings the value in."""
    at = depth(rulebook, key)
    layer = rulebook.layers[at]
    path = _written(layer) if key == CARDS else tuple(key.split("."))
    for above in rulebook.layers[at + 1 :]:
        entry = next((index for index, name in above.uses if name == layer.id), None)
        if entry is not None:
            layer, path = above, ("uses", entry)
        elif at == 0 and layer is rulebook.edition and above.base == layer.id:
            layer, path = above, ("base",)
    return layer.toml.value(*path)


def _written(layer: Ruleset) -> tuple[str | int, ...]:
    """What the table has written on the card that hands out most; where none makes anybody draw, on the first."""
    found = weightiest([each.card for each in layer.cards])
    if found is None:
        return (CARDS, 0)
    at, effect = found
    return (CARDS, at, "effect", effect)


def own_files(rulebook: Rulebook) -> tuple[str, ...]:
    """The files among the rules that do not ship, the one on top first."""
    return tuple(layer.file for layer in reversed(rulebook.layers) if not _ships(layer))


def _gives(layer: Ruleset, key: str) -> bool:
    return bool(layer.cards) if key == CARDS else key in layer.values


def names_of(rulebook: Rulebook) -> tuple[str, ...]:
    """What `--rules` and records call the rules by: the edition where no file names it, then what was asked for."""
    house = rulebook.house_rules
    used = {name for layer in house for _, name in layer.uses}
    own = [layer for layer in house if layer.id not in used]
    named = any(layer.base == rulebook.base for layer in own)
    below = [] if house and (named or rulebook.base == STANDARD) else [rulebook.edition]
    return tuple(name_of(layer) for layer in (*below, *own))


def name_of(layer: Ruleset) -> str:
    """The id of what ships, else the file."""
    return layer.id if _ships(layer) else layer.file


def _ships(layer: Ruleset) -> bool:
    return layer.id in SHIPPED and located(layer.toml.path) == located(shipped_ruleset(layer.id).toml.path)
