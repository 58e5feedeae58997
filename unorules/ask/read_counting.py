"""What is counted, and what it comes to: cards of the deck, points of a hand, a match; told apart by what was said."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_features import Frame
from unorules.ask.read_form import concepts_asked, form, last_clause
from unorules.ask.read_players import players
from unorules.ask.read_position import a_number_card, number_at

_NEAR: Final = 2


_ELSE_COUNTED: Final = frozenset({"finish-draw-penalty", "stack-total", "no-mercy", "no-mercy-card", "players"})


def points_of_a_card(seen: Frame, topic: str) -> str | None:
    """ "What does one get for it in points?" asks no effect."""
    return "card-points" if topic in ("card-effect", "no-mercy-card") and "points" in concepts_asked(seen) else None


def won_with_points(seen: Frame, topic: str) -> str | None:
    """ "I had 388 and won the round with 112" tells a total, not the deck."""
    numbers = [at for at in range(len(seen.words)) if (number_at(seen, at) or 0) > _MOST_ON_A_HAND]
    return "match-total" if topic == "deck-points" and seen.has("win", "round") and len(numbers) > 1 else None


_MOST_ON_A_HAND: Final = 50


def more_players_than_rules(seen: Frame, topic: str) -> str | None:
    """ "There are seven of us and we play No Mercy: does that work?" """
    many = topic == "no-mercy-in-classic" and players(seen) is not None and not seen.has("ordinary", "rule", "rules")
    return "players" if many and not seen.cards else None


def counts_cards(seen: Frame) -> bool:
    """Whether "how many" stands right before a card: "how many ordinary wilds", not "how many cards for a draw two"."""
    much = ("paljon", "much", "mye", "mykj", "mycke")
    wanted = [
        mark.end
        for mark in seen.marks
        if mark.concept == "how-many" and not seen.words[mark.end - 1].folded.startswith(much)
    ]
    return any(0 <= face.start - end <= _NEAR for face in seen.cards for end in wanted)


_MAY_BE_COUNTED: Final = frozenset(
    {
        "hand-points",
        "wild-draw-four-with-wild",
        "card-points",
        "deck-composition",
        "deck-size",
        "lost-card",
        "card-effect",
    }
)


def counted_not_held(seen: Frame, topic: str) -> str | None:
    """ "How many ordinary wilds are there?" counts the deck's, no hand's points."""
    in_the_box = topic in _ELSE_COUNTED and seen.has("box", "deck", "exists")
    counted = (topic in _MAY_BE_COUNTED or in_the_box) and counts_cards(seen)
    return "card-count" if counted and not seen.has("points", "score", "go-out", "hold-points") else None


def worth_of_one_kind(seen: Frame, topic: str) -> str | None:
    """ "What is that shuffle card worth if one is left with it?" names one kind of card, once or in other words again."""
    kinds = {(face.kind, face.number) for face in seen.cards}
    one = topic == "hand-points" and len(kinds) == 1 and all(face.count == 1 for face in seen.cards)
    covered = {at for face in seen.cards for at in range(face.start, face.end)}
    alone = all(number_at(seen, at) is None for at in range(len(seen.words)) if at not in covered)
    worth = one and alone and len(seen.cards) <= 2 and seen.cards[0].colour is None and seen.cards[0].kind != "number"
    return (
        "card-points"
        if worth and "points" in concepts_asked(seen) and not seen.has("together", "sum", "in-all")
        else None
    )


def how_points_count(seen: Frame, topic: str) -> str | None:
    """ "How do you count points?" wants the cards' values."""
    how = topic == "scoring-optional" and form(seen, topic) == "explain" and seen.has("how")
    return "card-points" if how else None


def worth_of_one(seen: Frame, topic: str) -> str | None:
    """ "What is an eight worth?" names a card, not the deck."""
    one = (
        topic in ("deck-points", "target-score")
        and (len(seen.cards) == 1 or a_number_card(seen) is not None)
        and seen.has("points")
    )
    return "card-points" if one and not seen.has("target", "deck", "deck-count", "whole", "sum", "in-all") else None


def won_or_out(seen: Frame, topic: str) -> str | None:
    """ "I have 500: have I won, or am I out?" asks of the match, whichever way it is played."""
    asked = concepts_asked(seen)
    return "match-total" if topic in _OUT_OF_A_MATCH and {"win", "eliminate"} <= asked and _reached(seen) else None


_OUT_OF_A_MATCH: Final = frozenset({"eliminated", "challenge-uno", "exact-target", "low-score"})


_SMALLEST_TOTAL: Final = 100


def _reached(seen: Frame) -> bool:
    return any((number_at(seen, at) or 0) >= _SMALLEST_TOTAL for at in range(len(seen.words))) or seen.has("target")


def left_with(seen: Frame, topic: str) -> str | None:
    """Somebody went out, and hands are told: they are counted, not played."""
    told = (
        topic == "playable-cards" and seen.has("go-out") and not seen.has("top-card", "match") and len(seen.cards) > 2
    )
    return "hand-points" if told and form(seen, topic) == "value" else None


def is_it_enough(seen: Frame, topic: str) -> str | None:
    """ "I have 300 and they hold four wilds. Is that enough?" asks of the match."""
    enough = seen.says("enough", within=last_clause(seen))
    return "match-total" if topic == "hand-points" and enough and _reached(seen) else None


def cards_for_so_many(seen: Frame, topic: str) -> str | None:
    """ "Are there enough cards for 20 players?" counts players, not a hand."""
    told = topic == "mercy-rule" and players(seen) is not None and not seen.has("mercy", "eliminate", "had", "hold")
    return "players" if told else None


def two_of_a_card(seen: Frame, topic: str) -> str | None:
    """ "Can I go out with two skips?" counts cards, not players."""
    if topic not in _OF_TWO or not seen.has("go-out", "win"):
        return None
    cards = {face.start for face in seen.cards}
    pairs = [mark for mark in seen.marks if mark.concept == "two-players"]
    counts = all(
        mark.end in cards or (mark.end < len(seen.words) and number_at(seen, mark.end) is not None) for mark in pairs
    )
    return "play-several" if pairs and counts else None


_OF_TWO: Final = frozenset({"skip-two-players", "reverse-two-players", "draw-card-two-players", "seven-zero-last-card"})
