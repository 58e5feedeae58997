"""Topics told apart by what is put to be confirmed: whether there is such a card, how many of each colour, who may just deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_offers import asks_for_such_a_card, of_each_colour, two_cards
from unorules.ask.read_players import players
from unorules.ask.read_position import number_at

_OF_DECKS: Final = (
    frozenset(
        "deck-composition which-edition card-effect seven-swap seven-zero-uno house-rule no-mercy-in-classic".split()
    )
    | NO_TOPIC
)
_OF_PASSING: Final = frozenset({"pass-without-drawing", "voluntary-draw"})
_OF_CALLING: Final = frozenset({"uno-catch-window", "uno-missed-win"})
_OF_TWO: Final = frozenset({"reverse-two-players", "skip-two-players"})
_TWO: Final = 2
_OF_SCORES: Final = frozenset({"who-scores", "finish-draw-penalty", "round-end", "partners"})


def _such_a_card(seen: Frame, topic: str) -> str | None:
    called = seen.says("such-a-card", within=last_clause(seen)) and asks_for_such_a_card(seen)
    return "card-count" if topic in _OF_DECKS and (called or _by_the_colour(seen, topic)) else None


def _by_the_colour(seen: Frame, topic: str) -> bool:
    """ "Is it one zero per colour, or two?"."""
    one = len({face.card for face in seen.cards}) == 1
    numbered = any(number_at(seen, at) is not None or at in seen.units for at in range(len(seen.words)))
    return topic == "deck-composition" and one and numbered and of_each_colour(seen)


def _in_years(seen: Frame, topic: str) -> str | None:
    """ "Must one be ten years?": a number of years is no number of players."""
    places = range(len(seen.words) - 1)
    told = any(number_at(seen, at) is not None and seen.said_at(at + 1, "years-counted") for at in places)
    return "age" if topic == "players" and told and not seen.has("player", "many-players") else None


def _without_lots(seen: Frame, topic: str) -> str | None:
    """ "Gran wants to deal. May she, without our drawing for it?": no card is drawn in play."""
    clause = last_clause(seen)
    dealing = seen.has("deal", "dealer", "give") and seen.says("without-lots", within=clause)
    return "dealer-choice" if topic in _OF_PASSING and dealing else None


def _of_the_partner(seen: Frame, topic: str) -> str | None:
    """ "My partner went out. Do the cards I'm left with count?"."""
    clause = last_clause(seen)
    mine = seen.says("cards-of-mine", within=clause) and seen.says("counted-in", within=clause)
    told = (seen.has("partner") or seen.says("partner-word")) and mine and "draw" not in concepts_asked(seen)
    return "partners-scoring" if topic in _OF_SCORES and told else None


def _turn_lost(seen: Frame, topic: str) -> str | None:
    """ "Does one lose the turn for a forgotten UNO?": what it costs."""
    clause = last_clause(seen)
    lost = seen.says("turn-lost", "loses-turn", within=clause) and concepts_asked(seen) & {"turn", "skipped"}
    told = {"forgot", "uno"} <= concepts_asked(seen) and not seen.says("misses-call", within=clause)
    return "uno-penalty" if topic in _OF_CALLING and lost and told else None


def _whose_turn(seen: Frame, topic: str) -> str | None:
    """ "We are five and I reversed: is it her now?": no game of two."""
    told = players(seen)
    return "turn-after" if topic in _OF_TWO and told is not None and told > _TWO else None


def _none_of_it(seen: Frame, topic: str) -> str | None:
    """ "May I call green though I have none?": which colours may be called."""
    held_none = seen.says("colour-none-holds", within=last_clause(seen)) and "may" in concepts_asked(seen)
    return "wild-colours" if topic in ("wild-same-colour", "wild-change-mind") and held_none else None


def _all_of_them(seen: Frame, topic: str) -> str | None:
    """ "May everybody at the table challenge it?": who may."""
    clause = last_clause(seen)
    told = [mark for mark in (*seen.cues, *seen.marks) if mark.concept in ("everybody", "everyone")]
    everybody = [mark.end for mark in told if seen.words[mark.start] in clause]
    asked = {"may", "challenge"} <= concepts_asked(seen) and any(not seen.said_at(at, "says-so") for at in everybody)
    return "challenge-who" if topic == "challenge" and asked and not any(at in seen.units for at in everybody) else None


def _worth_beside(seen: Frame, topic: str) -> str | None:
    """ "Does a wild give more than a skip?": two cards held against each other, and nothing else that could be more."""
    clause = last_clause(seen)
    told = {mark.concept for mark in seen.marks} - {face.kind for face in seen.cards}
    compared = len(two_cards(seen)) == _TWO and seen.says("worth-more", "worth-less", within=clause)
    return "card-points" if topic in NO_TOPIC and compared and told <= _OF_WORTH else None


_OF_WORTH: Final = frozenset(
    {"more", "several", "less", "give", "points", "skipped", "count", "get", "card", "high-card", "worth"}
)
OFFERED: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    _such_a_card,
    _in_years,
    _without_lots,
    _of_the_partner,
    _turn_lost,
    _whose_turn,
    _none_of_it,
    _all_of_them,
    _worth_beside,
)
