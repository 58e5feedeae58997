"""Which rulesets a question names as being in force, which one it asks about, and whether it wants the box's rules alone."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_features import Frame

# Concept of the lexicon -> ruleset it stands for.
HOUSE_RULES: Final = {
    "progressive": "progressive",
    "mixed-stacking": "mixed-stacking",
    "seven-o": "seven-o",
    "jump-in-rule": "jump-in",
    "draw-until-playable": "draw-until-playable",
    "draw-three": "draw-three",
    "multi-play": "multi-play",
    "force-play": "force-play",
    "no-bluff": "no-bluff",
    "free-wild-draw-four": "free-wild-draw-four",
    "bounce": "bounce",
    "no-action-finish": "no-action-finish",
    "low-score": "low-score",
    "challenge-uno": "challenge-uno",
    "partner": "partners",
    "mercy-25": "mercy-25",
    "mercy": "mercy-25",
    "two-packs": "two-packs",
    "no-mercy": "no-mercy",
}
EDITIONS: Final = {
    "no-mercy": "no-mercy",
    "official-112": "official-112",
    "official-112-blank": "official-112-blank",
    "official-108": "official",
}
# Topics that ask about a rule: naming it does not put it in force.
ABOUT_A_RULE: Final = frozenset(
    "is-official house-rule no-mercy-in-classic own-rules change-rules-mid-round no-mercy which-edition deck-size deck-composition"
    " challenge-uno partners partners-scoring low-score eliminated players card-count".split()
)
_NEAR: Final = 8
# Rules whose name is also an ordinary word of the game: only "we play with it" puts them in force.
_NEEDS_SAYING: Final = frozenset(HOUSE_RULES) - {
    "no-mercy",
    "progressive",
    "mixed-stacking",
    "seven-o",
    "no-bluff",
    "mercy-25",
    "two-packs",
}


def named_rule(seen: Frame) -> str | None:
    """The ruleset that a question asks about, or None."""
    for mark in seen.marks:
        if mark.concept in HOUSE_RULES:
            return HOUSE_RULES[mark.concept]
    if seen.has("jump-in"):
        return "jump-in"
    if seen.has("stack", "in-a-row"):
        return "progressive"
    if seen.has("swap", "rotate") and seen.has("digit-7", "digit-0", "num-7"):
        return "seven-o"
    if seen.has("until-can"):
        return "draw-until-playable"
    return None


def rules_in_force(seen: Frame, topic: str | None) -> tuple[str, ...]:
    """The rulesets said to be in force: "we play with stacking", "in No Mercy"; none where the rule itself is the question."""
    found: list[str] = []
    if (
        seen.has("no-mercy")
        and topic not in ("no-mercy", "no-mercy-in-classic", "is-official", "house-rule", "which-edition", "own-rules")
        and not seen.has("ordinary")
    ):
        found.append("no-mercy")
    for concept, edition in EDITIONS.items():
        if concept != "no-mercy" and topic not in ABOUT_A_RULE and seen.has(concept):
            found.append(edition)
    if topic in ("is-official", "house-rule", "no-mercy-in-classic", "own-rules", "change-rules-mid-round"):
        return tuple(dict.fromkeys(found))
    for mark in seen.marks:
        rule = HOUSE_RULES.get(mark.concept)
        if rule is None or mark.concept in EDITIONS:
            continue
        if any(other.concept == "we-play" and -2 <= mark.start - other.end < _NEAR for other in seen.marks):
            found.append(rule)
    return tuple(dict.fromkeys(found))


def wants_official(seen: Frame) -> bool:
    """Whether the question is put "officially", "by the box"."""
    return seen.has("official")
