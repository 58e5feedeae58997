"""A card told by what is drawn on it: "the wild that has a reverse and a +4 on it" is one card, not three."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.cue_marks import is_said
from unorules.ask.lexicon import Mark
from unorules.values import replace

_WILD: Final = "wild"
_SHOWN: Final = {
    frozenset({"reverse", "wild-draw-four"}): "wild-reverse-draw-four",
    frozenset({"reverse", "draw-four"}): "wild-reverse-draw-four",
    frozenset({"wild-reverse-draw-four"}): "wild-reverse-draw-four",
    frozenset({"wild-draw-six"}): "wild-draw-six",
    frozenset({"wild-draw-ten"}): "wild-draw-ten",
    frozenset({"wild-draw-four"}): "wild-draw-four",
}
_NEAR: Final = 4
_BESIDE: Final = 2


def as_drawn_on_it(faces: Sequence[Mention], cues: Sequence[Mark]) -> tuple[Mention, ...]:
    """The cards, a wild and what it is told to show made one."""
    found: list[Mention] = []
    skipped: set[int] = set()
    for index, face in enumerate(faces):
        if index in skipped:
            continue
        shown = _shown_on(faces, index, cues) if face.kind == _WILD and face.colour is None else []
        kind = _SHOWN.get(frozenset(faces[each].kind for each in shown))
        if kind is None:
            found.append(face)
            continue
        skipped.update(shown)
        found.append(replace(face, kind=kind, end=faces[shown[-1]].end))
    return tuple(found)


def _shown_on(faces: Sequence[Mention], wild: int, cues: Sequence[Mark]) -> list[int]:
    """The faces told right behind a wild as what stands on it."""
    shown: list[int] = []
    end, reach = faces[wild].end, _NEAR
    for index in range(wild + 1, min(wild + 1 + _BESIDE, len(faces))):
        near = range(end, faces[index].start)
        if len(near) > reach or faces[index].colour is not None:
            break
        if not shown and not any(is_said(cues, at, "stands-on-it") for at in near):
            break
        shown.append(index)
        end, reach = faces[index].end, _BESIDE
    return shown
