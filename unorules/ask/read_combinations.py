"""Which house rules a question lets meet: "stacking and Seven-O together?", "may I jump in on a stack?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.named_rules import HOUSE_RULES
from unorules.ask.read_features import Frame
from unorules.ask.words import Token

# What names or tells a rule (locales/*/cues.yaml) -> the ruleset.
_SAID: Final = {
    "rule-progressive": "progressive",
    "rule-mixed": "mixed-stacking",
    "rule-seven-o": "seven-o",
    "rule-jump-in": "jump-in",
    "rule-draw-until": "draw-until-playable",
    "rule-draw-three": "draw-three",
    "rule-multi-play": "multi-play",
    "rule-force-play": "force-play",
    "rule-no-bluff": "no-bluff",
    "rule-free-four": "free-wild-draw-four",
    "rule-bounce": "bounce",
    "rule-number-last": "no-action-finish",
    "rule-low-score": "low-score",
    "rule-challenge-uno": "challenge-uno",
    "rule-partners": "partners",
    "rule-mercy": "mercy-25",
    "rule-two-packs": "two-packs",
}
# Names of the lexicon that are also ordinary words: only the cues above tell whether the rule is meant.
_ORDINARY: Final = frozenset({"multi-play", "draw-three", "partner", "mercy", "no-mercy", "low-score", "bounce"})
_IN_FIGURES: Final = {"7-0": "seven-o", "25": "mercy-25"}
_PAIR: Final = 2


def rules_that_meet(seen: Frame) -> list[str]:
    """The rules in the order they are named; none where fewer than two are told, as then those in force are meant."""
    told = {name: rule for name, rule in HOUSE_RULES.items() if name not in _ORDINARY} | _SAID
    named = [(mark.start, told[mark.concept]) for mark in (*seen.marks, *seen.cues) if mark.concept in told]
    named += [(at, _IN_FIGURES[key]) for at, word in enumerate(seen.words) if (key := _figures(word)) in _IN_FIGURES]
    found = dict.fromkeys(rule for _, rule in sorted(named))
    if seen.says("rule-mixed"):
        found.pop("progressive", None)  # one rule on stacking
    return list(found) if len(found) >= _PAIR else []


def _figures(word: Token) -> str:
    """What a rule named in figures comes to: ``7-0``, ``25`` of "25-kortsregeln"; an amount of cards to draw is none."""
    return word.folded if word.kind in ("pair", "number") else ""
