"""How many may sit down: what the rules allow, partners, and what the deck can be dealt to."""

from __future__ import annotations

from unorules.engine.rules import Rules, deck

PARTNERS = 4
"""With partners four play, partners opposite each other (two teams of two)."""


def allowed_sizes(rules: Rules) -> tuple[int, int]:
    """The fewest and the most that may play. With partners four do, where the numbers given allow it at all."""
    low, high = rules.players_min, rules.players_max
    return (PARTNERS, PARTNERS) if rules.teams_partners and low <= PARTNERS <= high else (low, high)


def most_dealt(rules: Rules) -> int:
    """How many hands the deck can be dealt into, with a card left to begin with."""
    return (len(deck(rules)) - 1) // rules.setup_hand_size


def dealt_sizes(rules: Rules) -> tuple[int, int]:
    """The fewest and the most that can play: those allowed, as far as the deck can be dealt to so many. Whatever tells how many
    can play tells these.
    """
    low, high = allowed_sizes(rules)
    return low, min(high, max(low, most_dealt(rules)))


def seats(rules: Rules) -> str:
    """How many can play, in figures: "2–10", or "4" where it must be so many."""
    low, high = dealt_sizes(rules)
    return f"{low}–{high}" if low != high else str(low)
