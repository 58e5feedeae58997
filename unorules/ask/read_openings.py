"""Who plays, who deals, how it begins: topics that lie side by side, told apart by what was said."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_features import Frame
from unorules.ask.read_form import concepts_asked, form, last_clause


def cards_in_hand(seen: Frame, topic: str) -> str | None:
    """ "How many cards has one got?" without a word of the deck is a hand's."""
    of_all = seen.has("deck", "box", "two-packs", "sum", "edition", "lost-card", "draw-pile", "whole", "exists")
    mine = seen.says("has-one", within=last_clause(seen))
    return "hand-size" if topic == "deck-size" and mine and not of_all else None


def two_may_play(seen: Frame, topic: str) -> str | None:
    """ "Can one play with only two?" asks how many may play, not what is different."""
    asked = topic == "two-players" and form(seen, topic) == "yes-no" and not seen.cards
    differs = seen.has(
        "explain",
        "what",
        "how",
        "rules",
        "rule",
        "seven-o",
        "seven-swap",
        "same",
        "turn",
        "skip",
        "reverse",
        "other",
        "compare",
        "house-rule",
        "points",
        "draw",
        "challenge",
    )
    return "players" if asked and "may" in concepts_asked(seen) and not differs else None


def pair_goes_out(seen: Frame, topic: str) -> str | None:
    """One of a pair is out: whether the other has to go on is a matter of playing in pairs."""
    return "partners" if topic == "round-end" and seen.has("partner") else None


def pair_players(seen: Frame, topic: str) -> str | None:
    """ "How many does it take to play in pairs?" """
    return "players" if topic in ("partners", "partners-scoring") and seen.has("many-players") else None


def whose_deal_is_next(seen: Frame, topic: str) -> str | None:
    """Who dealt is told, and whether it goes round."""
    dealt = seen.has("deal", "dealer", "dealer-choice") or seen.says("deals")
    round_ = seen.says("goes-round", within=last_clause(seen))
    return "next-dealer" if topic in ("round-end", "uno-call-again", "dealer-choice") and dealt and round_ else None


def started_with(seen: Frame, topic: str) -> str | None:
    """What is turned up at the start is nobody's card."""
    turned_up = seen.has("start-card") and bool(seen.cards)
    return (
        "start-card"
        if topic in ("turn-after", "card-effect", "direction", "reverse-two-players") and turned_up
        else None
    )


def around_which_way(seen: Frame, topic: str) -> str | None:
    return (
        "direction" if topic == "first-player" and "direction" in concepts_asked(seen) and not seen.has("who") else None
    )


def deals_next(seen: Frame, topic: str) -> str | None:
    """ "Who deals the next hand?" is not asked of the first."""
    after = seen.says("next", within=last_clause(seen))
    return "next-dealer" if topic == "dealer-choice" and after and seen.has("deal", "dealer", "dealer-choice") else None


def beside_the_dealer(seen: Frame, topic: str) -> str | None:
    """Who dealt is known, and the question is who begins."""
    begins = topic == "dealer-choice" and seen.has("start", "first") and seen.has("left", "right-side", "right")
    return "first-player" if begins else None


def start_of_an_edition(seen: Frame, topic: str) -> str | None:
    """The leaflet is named, and a start card: the card is asked about."""
    return "start-card" if topic == "which-edition" and seen.has("start-card") and bool(seen.cards) else None


def deals_first(seen: Frame, topic: str) -> str | None:
    """ "Who is to deal first?" asks for the dealer."""
    asked = concepts_asked(seen)
    deals = topic == "first-player" and {"who", "deal"} <= asked and not seen.has("left", "right-side", "next-dealer")
    return "dealer-choice" if deals and "lay" not in asked else None


def joins_late(seen: Frame, topic: str) -> str | None:
    """Somebody comes in the middle: no rule is changed by it."""
    return "conduct" if topic == "change-rules-mid-round" and seen.has("joining", "leaving") else None


def jumps_onto_the_start(seen: Frame, topic: str) -> str | None:
    """ "Can I jump in on the start card?" is asked of jumping in."""
    return "jump-in" if topic == "start-card" and seen.has("jump-in", "jump-in-rule") else None


def draws_though_able(seen: Frame, topic: str) -> str | None:
    """ "Must I draw if I have something that fits?" asks of drawing by choice."""
    able = seen.has("can-play") and seen.has("if", "even-if") and seen.has("draw")
    denied = seen.has("cannot-play", "not", "drawn-card", "drew")
    return "voluntary-draw" if topic == "pass-without-drawing" and able and not denied else None


def tells_the_count(seen: Frame, topic: str) -> str | None:
    """ "Do I have to say how many cards I have?", with no word of UNO."""
    counts = seen.says("manners-card-count-sure") and seen.has("say", "must", "explain")
    return "conduct" if topic == "uno-call-when" and counts and not seen.has("uno") else None


def dealt_wrongly(seen: Frame, topic: str) -> str | None:
    """A deal that went wrong, and what now."""
    anew = seen.says("dealt-anew") or (
        topic == "hand-size" and seen.has("misdeal") and seen.has("again", "deal", "new")
    )
    return "conduct" if topic in _DEALT and anew else None


_DEALT: Final = frozenset({"hand-size", "next-dealer", "lost-card"})
