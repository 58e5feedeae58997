"""What the names of house rules and editions in the lexicons stand for."""

from __future__ import annotations

from typing import Final

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
