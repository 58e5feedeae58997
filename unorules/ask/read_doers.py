"""Who of the persons named does what, so that each sits where the answer has its part played.

The seats are told in the order in which an answer needs them; an empty name is somebody whom the question does not name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from unorules.ask.names_bent import owns
from unorules.ask.read_features import Frame
from unorules.ask.read_names import Named, named
from unorules.ask.read_seats_told import told_seats

_OF_A_CHALLENGE: Final = frozenset(
    "challenge challenge-success challenge-failure challenge-next-turn challenge-when challenge-who challenge-hand-shown-to"
    " challenge-which-colour challenge-colour".split()
)
_OF_A_STACK: Final = frozenset(
    "stack-draw-two stack-wild-draw-four stack-draw-two-on-wild-draw-four stack-wild-draw-four-on-draw-two answer-with-same"
    " answer-draw-card draw-card-later-turn stack-required".split()
)
_OF_A_BIG_HAND: Final = frozenset({"mercy-rule", "eliminated"})
_OF_A_CALL: Final = frozenset(
    "uno-penalty uno-catch-window uno-catch-who uno-self-correct uno-missed-win uno-on-last-card uno-call-again".split()
)
_OF_A_JUMP: Final = frozenset({"jump-in", "jump-in-match", "jump-in-action", "jump-in-next-turn"})
_SO_NEAR: Final = 3


def seats(seen: Frame, topic: str) -> tuple[str, ...]:
    """The persons named, seat by seat."""
    told = named(seen)
    if (row := told_seats(seen, topic)) is not None:
        return row
    if topic in _OF_A_CHALLENGE:
        return _challenged(seen, told)
    if topic in _OF_A_STACK:
        return _led_by(told, None, _asked_of(seen, told) or _upon(seen, told))
    if topic in _OF_A_JUMP:
        return _jumper_behind(seen, told)
    if topic in _OF_A_BIG_HAND:
        return _placed("", told) if len(_distinct(told)) == 1 else _distinct(told)
    if topic in _OF_A_CALL:
        return _silent_first(seen, told)
    return _row(seen, told) if topic == "stack-total" else _distinct(told)


def _distinct(told: Iterable[Named]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(each.name for each in told))


def _placed(first: str, told: Iterable[Named]) -> tuple[str, ...]:
    """Everybody named, behind whoever sits first."""
    return (first, *(name for name in _distinct(told) if name != first))


def _challenged(seen: Frame, told: list[Named]) -> tuple[str, ...]:
    """Whose +4 it is sits first, and whoever challenges it next."""
    owner = next((each.name for each in told if _owns_a_card(seen, each)), None)
    challenger = _subject(seen, told, "challenge")
    others = [name for name in _distinct(told) if name != challenger]
    layer = owner if owner != challenger else None
    if layer is None and challenger is not None:
        layer = others[0] if others else ""
    return _led_by(told, layer, challenger)


def _led_by(told: list[Named], first: str | None, second: str | None) -> tuple[str, ...]:
    """Everybody named with these two, where they are known, on the first seats."""
    names = _distinct(told)
    if second is not None and first is None:
        first = next((name for name in names if name != second), "")
    if first is None:
        return names
    ahead = (first, *([second] if second is not None else []))
    return (*ahead, *(name for name in names if name not in ahead))


def _owns_a_card(seen: Frame, each: Named) -> bool:
    """ "Outin +4", "Lisa's +4", "Åkes svarta": a form that says whose, right before a card."""
    whose = owns(each.form, seen.language) or "'" in seen.words[each.end - 1].text
    return whose and any(face.start - 1 <= each.end <= face.start for face in seen.cards)


def _subject(seen: Frame, told: Iterable[Named], concept: str) -> str | None:
    """Who does what the concept says: the person in the nominative right before the verb, else between "may" and the verb."""
    for mark in seen.marks:
        if mark.concept != concept:
            continue
        near = [each for each in told if each.form == each.name and 0 <= mark.start - each.end < _SO_NEAR]
        near = [each for each in near if not _owns_a_card(seen, each)]
        near = [each for each in near if not _is_parted(seen, each.end, mark.start)]
        if near:
            return near[-1].name
        behind = [each for each in told if each.start == mark.end and each.form == each.name]
        if behind and any(m.concept in ("may", "must", "if") and m.end == mark.start for m in seen.marks):
            return behind[0].name
    return None


def _is_parted(seen: Frame, start: int, end: int) -> bool:
    return any(seen.words[at].kind == "stop" for at in range(start, end))


def _asked_of(seen: Frame, told: list[Named]) -> str | None:
    """Of whom it is asked whether they may or must: the one named right behind that word, or right before it."""
    for mark in seen.marks:
        if mark.concept in ("may", "must"):
            for each in told:
                if each.form == each.name and (each.start == mark.end or each.end == mark.start):
                    return each.name
    return None


def _jumper_behind(seen: Frame, told: list[Named]) -> tuple[str, ...]:
    """Whose card lies there sits first, and whoever jumps in with another between."""
    jumper = _subject(seen, told, "jump-in")
    others = [name for name in _distinct(told) if name != jumper]
    if jumper is None:
        return tuple(others)
    first, *rest = others or [""]
    return (first, rest[0] if rest else "", jumper, *rest[1:])


def _upon(seen: Frame, told: list[Named]) -> str | None:
    """Who is named right behind a card that was laid on them."""
    laid = [
        face.end for face in seen.cards if any(mark.concept == "lay" and mark.end <= face.start for mark in seen.marks)
    ]
    others = [each for each in told if not _owns_a_card(seen, each)]  # "a +2 on Tom's +2" lies on a card
    return next((each.name for at in laid for each in others if at <= each.start < at + _SO_NEAR - 1), None)


def _silent_first(seen: Frame, told: list[Named]) -> tuple[str, ...]:
    """Whoever forgot UNO sits first; whoever noticed it last where three are named."""
    silent = _subject(seen, told, "forgot")
    if silent is None:
        return _distinct(told)
    catcher = _subject(seen, told, "catch")
    names = _placed(silent, told)
    return (*(name for name in names if name != catcher), catcher) if catcher and len(names) > 2 else names


def _row(seen: Frame, told: list[Named]) -> tuple[str, ...]:
    """Those who laid the row, in order, and whoever is asked about behind them; the asker, who laid one, goes unnamed."""
    names = list(_distinct(told))
    draws = _subject(seen, told, "draw") or _asked_of(seen, told)
    behind = _drawer_last(names, draws)
    lays = [mark.start for mark in seen.marks if mark.concept == "lay"]
    for at in lays:
        if (at and seen.said_at(at - 1, "i-myself")) or seen.said_at(at + 1, "i-myself"):
            before = sum(each.start < at for each in told)
            behind.insert(min(before, len(behind)), "")
    return tuple(behind)


def _drawer_last(names: list[str], drawer: str | None) -> list[str]:
    return names if drawer is None else [*(name for name in names if name != drawer), drawer]
