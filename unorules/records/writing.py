"""Writing a game record as TOML that `replay` plays to the same end (notation.md, "A game record")."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from unorules.engine.cards import write_cards
from unorules.engine.shuffle import seed_before
from unorules.rulebook.model import Rulebook
from unorules.rulebook.shelf import SHIPPED

if TYPE_CHECKING:
    from unorules.simulation.rounds import Noted  # a question plays no rounds

_ORDER = ("format", "title", "rules", "players", "start", "dealer", "turn", "direction", "top", "colour", "pending")


def write_record(record: Mapping[str, object], title: str = "") -> str:
    """The text of a record given as a mapping by the keys of notation.md; keys without a value are left out."""
    found = {"title": title} | dict(record) if title else dict(record)
    import tomli_w  # only a record that is written down needs it

    first = {key: found.pop(key) for key in _ORDER if key in found}
    return tomli_w.dumps({key: value for key, value in (first | found).items() if value is not None})


def rules_named(rulebook: Rulebook, record: Mapping[str, object]) -> list[str]:
    """The rulesets that a record names by their ids, those that do not ship by their files, so that `replay` finds them."""
    files = {layer.id: layer.file for layer in rulebook.layers if layer.id not in SHIPPED}
    ids = record.get("rules", ())
    return [files.get(str(each), str(each)) for each in ids] if isinstance(ids, (list, tuple)) else []


def written_seed(seed: int) -> int:
    """What a record says for a table that stands at `seed`: reading a record shuffles once, and TOML has signed numbers."""
    before = seed_before(seed)
    return before - (1 << 64) if before >> 63 else before


def noted_record(noted: Noted, rules: Iterable[str]) -> dict[str, object]:
    """A simulated round as a record, from the start card on; `rules` are ids or paths as for `--rules`."""
    players = noted.players
    return {
        "format": 1,
        "rules": list(rules),
        "players": list(players),
        "start": True,
        "dealer": players[noted.dealer],
        "seed": written_seed(noted.seed),
        "draw_pile": write_cards(noted.draw_pile),
        "moves": [f"{players[action.seat]}: {action.text(players)}" for action in noted.actions],
        "hands": {name: write_cards(hand) for name, hand in zip(players, noted.hands, strict=True)},
    }
