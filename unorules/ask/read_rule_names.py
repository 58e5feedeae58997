"""Which house rule a question speaks of, where it tells the rule instead of naming it, and names said with a "with" or "in"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame

DRAWING: Final = frozenset({"draw-two", "wild-draw-four", "draw-four", "draw-card"})
_TURNING: Final = frozenset({"skip", "reverse"})
_ACTIONS: Final = frozenset({"skip", "reverse", "draw-two", "wild", "wild-draw-four"})
# Names that mean a rule and nothing else: said with a "with" or an "in" they put it in force.
_PROPER: Final = {
    "seven-o": "seven-o",
    "mixed-stacking": "mixed-stacking",
    "no-bluff": "no-bluff",
    "challenge-uno": "challenge-uno",
    "two-packs": "two-packs",
}
_BY_NAME: Final = {"progressive": "progressive", "jump": "jump-in"}
# Finnish says "in" and "with" by an ending.
_FINNISH_IN: Final = ("ssa", "lla", "ssakin")
_BEFORE: Final = 2


def told_rule(seen: Frame) -> str | None:
    """The house rule whose content a question tells: "a seven swaps hands", "you can't end on a special card"."""
    for rule, tells in _TOLD:
        if tells(seen):
            return rule
    return None


def _draws_on_draws(seen: Frame) -> bool:
    kinds = [face.kind for face in seen.cards if face.kind in DRAWING]
    return len(kinds) > 1 and len(kinds) == len(seen.cards)


def _mixed(seen: Frame) -> bool:
    return _draws_on_draws(seen) and len({face.kind for face in seen.cards}) > 1


def _dodged(seen: Frame) -> bool:
    kinds = {face.kind for face in seen.cards}
    return bool(kinds & DRAWING) and bool(kinds & _TURNING)


def _swaps(seen: Frame) -> bool:
    sevens = any(face.number in (0, 7) for face in seen.cards) or seen.has("digit-7", "digit-0", "num-7")
    sevens = sevens or any(word.number in (0, 7) for word in seen.words if word.kind == "number")
    return seen.has("swap", "rotate") and sevens


def _ends_on_action(seen: Frame) -> bool:
    special = seen.has("action-card", "wilds") or any(face.kind in _ACTIONS for face in seen.cards)
    return seen.has("go-out", "last-card", "win", "end") and special


_TOLD: Final[tuple[tuple[str, Callable[[Frame], bool]], ...]] = (
    ("seven-o", _swaps),
    ("jump-in", lambda seen: seen.has("jump-in")),
    ("no-action-finish", _ends_on_action),
    ("bounce", _dodged),
    ("mixed-stacking", _mixed),
    ("progressive", lambda seen: _draws_on_draws(seen) or seen.has("stack", "in-a-row")),
    ("draw-until-playable", lambda seen: seen.has("until-can")),
    ("no-bluff", lambda seen: seen.has("bluff")),
    ("free-wild-draw-four", lambda seen: seen.has("always") and any(c.kind == "wild-draw-four" for c in seen.cards)),
    ("multi-play", lambda seen: seen.has("several")),
    ("mercy-25", lambda seen: seen.has("mercy", "eliminate")),
)


def names_with(seen: Frame) -> list[str]:
    """Rules put in force by "with Seven-O", "i Progressive", "Seven-O:ssa": a proper name behind such a word."""
    found = []
    for mark in seen.marks:
        rule = _proper(seen, mark)
        if rule is not None and _is_led_in(seen, mark):
            found.append(rule)
    return found


def _proper(seen: Frame, mark: Mark) -> str | None:
    if mark.concept in ("progressive", "jump-in-rule"):
        return next((rule for name, rule in _BY_NAME.items() if seen.words[mark.start].folded.startswith(name)), None)
    return _PROPER.get(mark.concept)


def _is_led_in(seen: Frame, mark: Mark) -> bool:
    if seen.language == "fi":
        last = seen.words[mark.end - 1]
        after = seen.words[mark.end].folded if mark.end < len(seen.words) else ""
        return (last.folded + last.tail).endswith(_FINNISH_IN) or after.endswith(_FINNISH_IN)
    return any(seen.said_at(at, "led-in-by") for at in range(mark.start - _BEFORE, mark.start))


def named_at_head(seen: Frame, rules: Mapping[str, str]) -> list[str]:
    """Rules that a heading names and nothing besides: "Progressive UNO. …", "Jump-in and Progressive together: …"."""
    end = next((at for at, word in enumerate(seen.words) if word.kind == "stop"), len(seen.words))
    if end == len(seen.words) or "?" in seen.words[end].text or end > _LONGEST_HEAD:
        return []
    if seen.words[end].text[0] == "," and last_clause(seen)[0].sentence == seen.words[end].sentence:
        return []  # a rule and a comma may begin the question itself
    told = {at: mark.concept for mark in seen.marks if mark.concept in rules for at in range(mark.start, mark.end)}
    if not all(told.get(at, "mercy") not in _ORDINARY or _is_of_a_head(seen, at) for at in range(end)):
        return []
    return [rules[concept] for at, concept in told.items() if at < end and concept not in _ORDINARY]


def _is_of_a_head(seen: Frame, at: int) -> bool:
    """A word that goes with the name of a rule in a heading: "UNO", "and", "together", "rules", "on"."""
    if seen.said_at(at, "row-joins", "rule-is-on", "goes-together"):
        return True
    return any(mark.start <= at < mark.end and mark.concept in _OF_A_HEAD for mark in seen.marks)


_OF_A_HEAD: Final = frozenset({"uno", "rules", "house-rule"})
_LONGEST_HEAD: Final = 6
# Rules whose concept is an ordinary word of the game as well.
_ORDINARY: Final = frozenset({"mercy", "partner", "no-mercy"})


def mercy_here(seen: Frame) -> bool:
    """Whether the rule of 25 cards is said to be in force at this table, in a sentence that is not the one that asks."""
    clause = last_clause(seen)
    asking = clause[0].sentence if clause else -1
    named = {seen.words[mark.start].sentence for mark in seen.marks if mark.concept in ("mercy", "mercy-25")} - {asking}
    played = {seen.words[mark.start].sentence for mark in seen.marks if mark.concept in ("we-play", "house-rule")}
    played |= {seen.words[mark.start].sentence for mark in seen.cues if mark.concept in _PLAYED_HERE}
    return bool(named & played)


_PLAYED_HERE: Final = frozenset({"we-here", "rule-taken-in"})
