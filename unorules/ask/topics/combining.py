"""House rules that meet: the position where they do is played, as variants.md numbers them (R1 to R91)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.scene import Scene
from unorules.ask.supposing import book, goes_together, rests_on, shown, values_of, with_rule
from unorules.ask.topics import topic
from unorules.ask.topics.knocking_out import limit_of
from unorules.ask.topics.meeting_places import MANY, MEETINGS, Meeting, cards_drawn
from unorules.ask.topics.official import run
from unorules.ask.topics.swapping import uno_after_swap
from unorules.rulebook.load import house_rules
from unorules.values import replace

_MORE: Final = " b7 b7 b8 b8 g7 g7 g8 g8"
_FEATURE: Final = {
    "progressive": "stack",
    "mixed-stacking": "stack",
    "draw-until-playable": "draw",
    "draw-three": "draw",
    "no-bluff": "strict",
    "free-wild-draw-four": "free",
    "mercy-25": "mercy",
}


@topic("house-combination")
def house_combination(case: Case) -> Outcome:
    """The rules named are laid over what is in force, and where two of them meet is played."""
    names = _named(case)
    asked, laid = case, case
    for name in names:  # what is in force already stays as the table has it
        laid = laid if name in case.rulebook.ids else with_rule(laid, name)
    titles = [found.layers[-1].title for name in names if (found := book(name)) is not None]
    if not _together(asked, names):
        return Outcome("no", "clash", _clashing_keys(names), params={"rules": titles})
    features = _features(laid, names)
    meeting = next((each for each in MEETINGS if set(each.rules) <= features and _is_of(each, names)), None)
    if meeting is not None:
        return _met(asked, laid, meeting)
    if features & {"seven-o"} and len(names) < 2:
        return _call_after_swap(laid)
    if len(names) > 1:
        return Outcome("yes", "apart", ("agreement",), params={"rules": titles})
    return Outcome("yes", "plain", ("agreement",))


def _named(case: Case) -> tuple[str, ...]:
    """The house rules that the question names, else those in force."""
    told = case.arguments.get("rules")
    listed = list(told) if isinstance(told, list | tuple) else [told]
    listed.append(case.arguments.get("rule"))
    found = [each for each in listed if isinstance(each, str) and each in house_rules()]
    return tuple(dict.fromkeys(found or [each for each in case.rulebook.ids if each in house_rules()]))


def _together(case: Case, names: Iterable[str]) -> bool:
    ids = tuple(dict.fromkeys((*case.rulebook.ids, *names)))
    shipped = all(book(each) is not None for each in ids)
    return goes_together(ids) if shipped else goes_together(("official", *names))


def _clashing_keys(names: tuple[str, ...]) -> tuple[str, ...]:
    """What one of the rules holds fast and another sets, else the first thing that each of them sets."""
    values = {name: values_of(name) for name in names}
    layers = [layer for name in names if (found := book(name)) is not None for layer in found.house_rules]
    pinned = dict.fromkeys(key for layer in layers for _, key in layer.pins)
    held = tuple(key for key in pinned if any(key in each for each in values.values()))
    return held or tuple(next(iter(each)) for each in values.values() if each) or ("agreement",)


def _is_of(meeting: Meeting, names: tuple[str, ...]) -> bool:
    """A rule by itself meets the ordinary game only where the question names no other."""
    return len(meeting.rules) > 1 or len(names) == 1


def _features(case: Case, names: Iterable[str]) -> set[str]:
    found = {_FEATURE.get(name, name) for name in names}
    if given.whole(case.arguments.get("players")) == 2:
        found.add("two")
    if case.rulebook.base == "no-mercy":
        found |= {"no-mercy", "mercy"}
    return found


def _met(asked: Case, case: Case, meeting: Meeting) -> Outcome:
    scene = _run(case, meeting)
    say = "yes" if meeting.holds(scene) else "no"
    keys = rests_on(case, meeting.keys, lambda other: meeting.holds(_run(other, meeting)))
    reasons = keys or scene.last.verdict.reasons
    drawn = scene.events("drew")
    params = {
        "n": scene.table.pending or cards_drawn(scene),
        "card": scene.last.action.cards[-1] if scene.last.action.cards else scene.table.top,
        "player": scene.players[scene.last.action.seat],
        "next": scene.players[scene.table.turn],
        "other": scene.players[drawn[-1].seat or 0] if drawn else scene.players[0],
    }
    told = f"{meeting.id}-{say}" if say in meeting.told.split() else f"plays-{say}"
    example = shown(asked, case, scene)
    if meeting.sourced or asked.is_house_rule(*meeting.keys):
        return Outcome(say, told, reasons, params=params, example=example, played_by=case.rules)
    shown_with: dict[str, Any] = {"params": params, "example": example, "played_by": case.rules}
    return Outcome("unspecified", told, reasons, leaning=say, **shown_with)


def _run(case: Case, meeting: Meeting) -> Scene:
    hands = tuple(hand.replace(MANY, _nearly_out(case)) for hand in meeting.hands)
    return run(case, hands, meeting.moves, top=meeting.top, pile=meeting.pile, seats=meeting.seats)


def _nearly_out(case: Case) -> str:
    """A hand three short of the limit in force, of cards that fit nothing red."""
    words = (MANY + _MORE).split()
    count = limit_of(case) - 3
    return " ".join((words * 2)[:count])


def _call_after_swap(case: Case) -> Outcome:
    outcome = uno_after_swap(case)
    return replace(outcome, say=f"r77-{outcome.say}", played_by=case.rules)
