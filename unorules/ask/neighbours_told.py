"""Who sits beside whom, told one by one: "Wes is on my left", "after Cy sits Di", "Kay sits across from me", "a +2 on Ned"."""

from __future__ import annotations

from typing import Final

from unorules.ask.persons_told import ME, layer, victim
from unorules.ask.read_features import Frame
from unorules.ask.read_names import Named

_NEAR: Final = 4
_ACROSS: Final = 2
_SIDES: Final = {"seat-left": 1, "seat-right": -1}


def pairs(seen: Frame, told: list[Named], way: int) -> list[tuple[str, str, int]]:
    """Two neighbours each, and the step of the clock from the first to the second."""
    found: list[tuple[str, str, int]] = []
    beside = ME
    for mark in seen.cues:
        if mark.concept in _SIDES:
            pair = _beside(seen, told, mark.start, mark.end, beside)
            if pair is not None:
                beside = pair[0]
                found.append((*pair, _SIDES[mark.concept]))
        elif mark.concept == "sits-opposite":
            pair = _beside(seen, told, mark.start, mark.end, ME)
            if pair is not None:
                found.append((*pair, _ACROSS))
        elif mark.concept == "sits-after":
            pair = _around(seen, told, mark.start, mark.end)
            if pair is not None:
                found.append((*pair, way))
    first, hit = layer(seen), victim(seen)
    if first is not None and hit is not None and first != hit:
        found.append((first, hit, way))
    return found


def _beside(seen: Frame, told: list[Named], start: int, end: int, usual: str) -> tuple[str, str] | None:
    """Whose side it is, and who sits there."""
    here = [each for each in told if seen.words[each.start].sentence == seen.words[start].sentence]
    owner = next((each for each in here if _owns_the_side(seen, each, start, end)), None)
    mine = any(seen.said_at(at, "of-me") for at in range(max(0, start - 2), min(end + 2, len(seen.words))))
    others = [each for each in here if each is not owner and each.name != ME]
    before = [each for each in others if each.end <= start and not _is_cut(seen, each.end, start)]
    behind = [each for each in others if each.start >= end and not _is_cut(seen, end, each.start)]
    seated = before[-1] if before else behind[0] if behind else None
    if seated is None:
        return None
    whose = owner.name if owner is not None else ME if mine else usual
    return (whose, seated.name) if whose != seated.name else None


def _owns_the_side(seen: Frame, each: Named, start: int, end: int) -> bool:
    """ "Kirstin oikealla", "on Bo's left", "to the left of Bo", "til venstre for Bo"."""
    if each.name == ME:
        return False
    if (each.end == start and each.form != each.name) or (each.end == start and "'" in seen.words[each.end - 1].text):
        return True
    return end < each.start + 1 and each.start - end <= 1 and seen.said_at(end, "side-of")


def _is_cut(seen: Frame, start: int, end: int) -> bool:
    return any(seen.words[at].kind == "stop" or seen.said_at(at, "and-in-a-list") for at in range(start, end))


def _around(seen: Frame, told: list[Named], start: int, end: int) -> tuple[str, str] | None:
    """Who sits before and who after, where "sits after" or "after … sits" joins two persons."""
    here = [each for each in told if seen.words[each.start].sentence == seen.words[start].sentence]
    before = [each for each in here if start - _NEAR <= each.start < start]
    behind = [each for each in here if end <= each.start < end + _NEAR]
    if seen.language == "fi":
        return _behind_whom(seen, before, behind, start)
    if not behind:
        return None
    if before and not _is_cut(seen, before[-1].end, start):
        return behind[0].name, before[-1].name
    return (behind[0].name, behind[1].name) if len(behind) > 1 else None


def _behind_whom(seen: Frame, before: list[Named], behind: list[Named], at: int) -> tuple[str, str] | None:
    """ "Kaisan jälkeen istuu Leo", "Leo istuu Kaisan jälkeen": the word stands behind the one it belongs to."""
    mine = seen.said_at(at - 1, "of-me")
    owner = ME if mine else before[-1].name if before and before[-1].end == at else None
    others = [*behind[:1], *(each for each in reversed(before) if each.name != owner)]
    return (owner, others[0].name) if owner is not None and others else None
