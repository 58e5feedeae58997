"""What a follow-up names: cards, and rulesets by what players call them or by their ids."""

from __future__ import annotations

from collections.abc import Sequence

from unorules.ask.cards_in_words import Mention
from unorules.ask.named_rules import EDITIONS, HOUSE_RULES
from unorules.ask.read_features import Frame


def cards_said(seen: Frame) -> dict[str, str]:
    """The card and what it is laid on, as far as the text says."""
    pair = {"card": seen.roles.card, "on": seen.roles.on}
    return {name: face.card for name, face in pair.items() if face is not None}


def is_just_a_colour(seen: Frame, face: Mention) -> bool:
    """ "A green one": the "one" is no number."""
    return face.colour is not None and seen.said_at(face.end - 1, "mere-one")


def laid(before: tuple[str, ...], named: tuple[str, ...], more: bool) -> tuple[str, ...]:
    """The rules that the question names now: those named before give way, unless these come on top of them."""
    return tuple(dict.fromkeys((*before, *named))) if more else named


def rules_named(seen: Frame, own: Sequence[str]) -> list[tuple[str, range]]:
    """Every ruleset named, with the words that name it; `own` are ids of the table's own."""
    found = {
        mark.start: (rule, range(mark.start, mark.end))
        for mark in seen.marks
        if (rule := EDITIONS.get(mark.concept) or HOUSE_RULES.get(mark.concept))
    }
    return [*found.values(), *_by_id(seen, own)]


def _by_id(seen: Frame, own: Sequence[str]) -> list[tuple[str, range]]:
    """Rulesets of the table's own that are named by their ids."""
    words = [word.folded for word in seen.words]
    found = []
    for rule in own:
        parts = rule.split("-")
        for at in range(len(words) - len(parts) + 1):
            if words[at : at + len(parts)] == parts:
                found.append((rule, range(at, at + len(parts))))
    return found
