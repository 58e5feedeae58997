"""Topics that lie side by side, told apart by what was said: who was right in a challenge, how many play, what is counted.

The weights choose among topics by their words; where two topics share their words, what the question says outright decides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask import read_challenges, read_counting, read_neighbours
from unorules.ask.cards_in_words import COLOURS
from unorules.ask.read_features import Frame
from unorules.ask.read_form import concepts_asked, form, last_clause, marks_within
from unorules.ask.read_players import players
from unorules.ask.read_position import number_at

_COSTS: Final = frozenset(
    {"challenge", "challenge-success", "challenge-failure", "challenge-which-colour", "challenge-last-card"}
)
_BOTH: Final = ("both", "begge", "bada", "mol")
_FOR_TWO: Final = {
    "skip-two-players": "answer-with-same",
}
_SMALLEST_TOTAL: Final = 20
_MOST_PLAYERS: Final = 40
_SMALLEST_DECK, _LARGEST_DECK = 80, 400


def refined(seen: Frame, topic: str) -> str:
    """The topic that the question's own statements point to; the topic given where they point nowhere else."""
    for rule in (*_RULES, *read_neighbours.RULES):
        found = rule(seen, topic)
        if found is not None:
            return found
    return topic


def challenge_won(seen: Frame) -> bool | None:
    """Whether the question tells that the challenge was right (True) or wrong (False); None where it does not."""
    won, lost = seen.says("challenge-won"), seen.says("challenge-lost")
    if won != lost:
        return won
    if seen.says("lost-it") and not seen.says("i-was-challenged"):
        return False
    clause = last_clause(seen)
    first = clause[0].start if clause else 0
    told = [
        mark for mark in seen.marks if seen.words[mark.start].start < first or mark.concept in ("guilty", "innocent")
    ]
    concepts = {mark.concept for mark in told}
    if "innocent" in concepts or "wrong" in concepts:
        return False
    if "guilty" in concepts or "right" in concepts or _had_the_colour(seen):
        return True
    return None


def _had_the_colour(seen: Frame) -> bool:
    """ "… and he did have a yellow": somebody else is said to have held the colour, after a challenge."""
    challenged = [mark.start for mark in seen.marks if mark.concept == "challenge"]
    if not challenged:
        return False
    for mark in seen.marks:
        if mark.concept not in COLOURS and mark.concept != "colour":
            continue
        before = [word.folded for word in seen.words[max(0, mark.start - 5) : mark.start]]
        if set(before) & _HAD and not set(before) & _NOT:
            return True
    return False


_HAD: Final = frozenset("had did have hade hadde hadd har oli olikin visst".split())
_NOT: Final = frozenset("no not none ingen inga ikke ikkje inte int ei eika didnt didn't hadn't wasnt".split())


def _cost_of_a_challenge(seen: Frame, topic: str) -> str | None:
    counts = seen.has("how-many", "deck-count")
    if topic not in _COSTS or form(seen, topic) not in ("value", "who"):
        return None
    if not counts and (topic == "challenge-which-colour" or not seen.has("draw", "drew", "give", "what")):
        return None
    if not seen.has("challenge", "accuse", "guilty", "innocent"):
        return None
    won = challenge_won(seen)
    return None if won is None else "challenge-success" if won else "challenge-failure"


def _turn_after_a_challenge(seen: Frame, topic: str) -> str | None:
    """ "I challenged and was wrong, whose turn is it?" asks for no number of cards."""
    told = topic in ("challenge-success", "challenge-failure") and seen.says("whose-turn", within=last_clause(seen))
    return "challenge-next-turn" if told and not seen.has("how-many") else None


def _may_i_challenge(seen: Frame, topic: str) -> str | None:
    if topic != "challenge-who" or form(seen, topic) != "yes-no":
        return None
    clause = last_clause(seen)
    asked = {mark.concept for mark in marks_within(seen, clause)}
    mine = seen.says("may-i", within=clause) and not asked & {"anyone", "everyone", "next-player", "only"}
    away = read_challenges.is_anothers(seen) or seen.says("seat-far", "bystander")
    return "challenge" if mine and seen.has("aimed") and not away else None


def _out_on_points(seen: Frame, topic: str) -> str | None:
    out = topic in ("match-total", "round-end") and (seen.has("eliminate") or seen.says("drops-out"))
    total = any((number_at(seen, at) or 0) > _SMALLEST_TOTAL for at in range(len(seen.words)))
    won = "win" in concepts_asked(seen)  # "have I won or am I out?" is asked of the match
    return "eliminated" if out and total and not won and not seen.has("mercy") else None


def _cards_missing(seen: Frame, topic: str) -> str | None:
    if topic != "lost-card":
        return None
    numbers = [number_at(seen, at) or 0 for at in range(len(seen.words))]
    return "deck-size" if any(_SMALLEST_DECK < number < _LARGEST_DECK for number in numbers) else None


def _too_many_players(seen: Frame, topic: str) -> str | None:
    asked = (
        topic in ("draw-pile-size", "hand-size")
        and form(seen, topic) == "yes-no"
        and not seen.has("draw-pile", "card", "deal", "each", "hold-points")
        and not (topic == "hand-size" and seen.has("everyone"))
        and not any((number_at(seen, at) or 0) > _MOST_PLAYERS for at in range(len(seen.words)))
    )
    return "players" if asked and players(seen) is not None else None


def _how_many_in_the_deck(seen: Frame, topic: str) -> str | None:
    counted = topic == "card-effect" and form(seen, topic) == "value" and read_counting.counts_cards(seen)
    return (
        "card-count" if counted and not seen.has("draw", "drew", "penalty", "points", "victim", "next-player") else None
    )


def _all_at_once(seen: Frame, topic: str) -> str | None:
    asked = {mark.concept for mark in marks_within(seen, last_clause(seen))}
    both = any(word.folded.startswith(_BOTH) for word in seen.words)
    return (
        "play-several"
        if topic in ("playable-cards", "match") and asked & {"several", "together"} and not both
        else None
    )


def _not_with_two(seen: Frame, topic: str) -> str | None:
    answered = seen.has("answer", "same", "aimed", "on-top")
    return _FOR_TWO.get(topic) if answered and not seen.has("two-players") and players(seen) != 2 else None


def _officially_how_many(seen: Frame, topic: str) -> str | None:
    asked = marks_within(seen, last_clause(seen))
    counts = topic == "is-official" and any(mark.concept == "how-many" for mark in asked) and seen.has("draw", "drew")
    return "draw-count" if counts else None


_RULES: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    _turn_after_a_challenge,
    _cost_of_a_challenge,
    _may_i_challenge,
    _out_on_points,
    _cards_missing,
    _too_many_players,
    _how_many_in_the_deck,
    _all_at_once,
    _not_with_two,
    _officially_how_many,
)
