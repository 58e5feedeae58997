"""Which house rule a part of a question tells, by what is done there or by its name: "a seven swaps hands", "we play Seven-O"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.named_rules import HOUSE_RULES
from unorules.values import dataclass

_DRAWING: Final = frozenset({"draw-two", "wild-draw-four", "draw-four", "wild-draw-six", "wild-draw-ten"})
_ACTIONS: Final = frozenset({"skip", "reverse", "draw-two", "wild", "wild-draw-four"})
_TURNING: Final = frozenset({"skip", "reverse"})
_THREE, _SEVEN, _MERCY, _MANY_POINTS = 3, 7, 25, 100


@dataclass(frozen=True, slots=True)
class Told:
    """What one part of a question says: its cues and concepts, its cards and numbers."""

    cues: frozenset[str]
    concepts: frozenset[str]
    cards: tuple[Mention, ...]
    numbers: frozenset[int]
    joined: bool

    def says(self, *cues: str) -> bool:
        """Whether all the cues are said."""
        return self.cues.issuperset(cues)

    def means(self, *concepts: str) -> bool:
        """Whether any of the concepts is named."""
        return not self.concepts.isdisjoint(concepts)

    def kinds(self) -> list[str]:
        """The kinds of the cards named."""
        return [face.kind for face in self.cards]


def rule_of(told: Told) -> str | None:
    """The house rule whose content a part tells."""
    found = next((rule for rule, tells in _TELLS if tells(told)), None)
    return found or next((_BY_NAME[concept] for concept in sorted(told.concepts) if concept in _BY_NAME), None)


# Names that mean a rule and nothing else.
_BY_NAME: Final = {
    name: rule
    for name, rule in HOUSE_RULES.items()
    if name not in {"bounce", "low-score", "challenge-uno", "partner", "mercy-25", "mercy", "no-mercy"}
}


def _mixes(told: Told) -> bool:
    drawing = [kind for kind in told.kinds() if kind in _DRAWING]
    mixed = len(set(drawing)) > 1 and not told.joined
    return (mixed and (told.says("here-stack") or told.means("may"))) or told.says("here-stack", "here-mix")


def _stacks(told: Told) -> bool:
    drawing = [kind for kind in told.kinds() if kind in _DRAWING]
    return told.says("here-stack") or (len(drawing) > 1 and told.means("may"))


def _swaps(told: Told) -> bool:
    digits = told.numbers | {face.number for face in told.cards if face.number is not None}
    sevens = _SEVEN in digits or told.means("digit-7", "num-7")
    noughts = 0 in digits or told.means("digit-0", "num-0")
    return (told.says("here-swap") and (sevens or noughts)) or (told.says("here-rotate") and noughts)


def _ends_on_a_number(told: Told) -> bool:
    special = told.says("here-special") or any(kind in _ACTIONS for kind in told.kinds())
    return told.says("here-number-last") or (special and told.says("here-finish", "bars-it"))


def _draws_on(told: Told) -> bool:
    return told.says("here-until") and told.means("draw", "until-can") and _THREE not in told.numbers


def _draws_three(told: Told) -> bool:
    return told.means("draw", "drew") and _THREE in told.numbers and told.says("here-up-to")


def _bounces(told: Told) -> bool:
    kinds = set(told.kinds())
    return told.says("here-bounce") and bool(kinds & _TURNING)


def _knocks_out(told: Told) -> bool:
    return told.says("here-knockout") and any(number >= _MANY_POINTS for number in told.numbers)


def _is_free(told: Told) -> bool:
    return told.says("here-any-time") and told.kinds() == ["wild-draw-four"]


def _lays_several(told: Told) -> bool:
    alike = told.means("together") and told.means("same", "same-number")
    return alike or (told.says("here-several") and told.means("lay", "may", "same-number", "number"))


_TELLS: Final[tuple[tuple[str, Callable[[Told], bool]], ...]] = (
    ("no-action-finish", _ends_on_a_number),
    ("no-bluff", lambda told: told.says("here-bluff", "bars-it")),
    ("force-play", lambda told: told.says("here-force")),
    ("bounce", _bounces),
    ("mixed-stacking", _mixes),
    ("progressive", _stacks),
    ("seven-o", _swaps),
    ("jump-in", lambda told: told.says("here-jump")),
    ("draw-three", _draws_three),
    ("draw-until-playable", _draws_on),
    ("free-wild-draw-four", _is_free),
    ("mercy-25", lambda told: told.says("here-mercy") and _MERCY in told.numbers),
    ("challenge-uno", _knocks_out),
    ("low-score", lambda told: told.says("here-lowest")),
    ("partners", lambda told: told.says("here-pairs")),
    ("two-packs", lambda told: told.says("here-packs")),
    ("multi-play", _lays_several),
)
