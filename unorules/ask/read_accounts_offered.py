"""What is offered of points and of cards drawn: a pair's sum, who writes it, a hand knocked out, one card more than was drawn."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_names import named
from unorules.ask.read_pair_points import sum_offered
from unorules.ask.read_position import number_at

_LIMIT: Final = 25
_TARGET: Final = 500
_HUNDRED: Final = 100
_DIGIT: Final = 9
_KNOCKED: Final = frozenset({"eliminated", "match-total", "mercy-rule", "who-scores", "card-points"})


def told_in_points(seen: Frame, topic: str) -> tuple[int | str, ...]:
    """The sum that is offered, or who is said to write the points."""
    made = sum_offered(seen) if topic == "partners-scoring" or (topic == "hand-points" and knocked_out(seen)) else None
    if made is not None:
        return (made,)
    writes = _who_writes(seen) if topic == "who-scores" else None
    return () if writes is None else (writes,)


def _who_writes(seen: Frame) -> str | None:
    """ "Ola went out, I was left with 34. Does Ola get them?": the one who went out, or one who still held cards."""
    clause = last_clause(seen)
    starts = {word.start for word in clause}
    persons = named(seen)
    out = [mark.start for mark in seen.marks if mark.concept in ("go-out", "win", "run-out")]
    out = [at for at in out if seen.words[at].start not in starts]
    before = [each for each in persons if out and each.start < out[0]]
    asked = [each.name for each in persons if seen.words[each.start].start in starts]
    if not before or not asked or not seen.says("left-in-a-hand"):
        return None
    return "round-winner" if asked[0] == before[-1].name else "each-player"


def knocked_out(seen: Frame) -> int:
    """How many players are told to have been put out by the size of their hand."""
    return sum(_so_many_out(seen, at) for at in range(len(seen.words)) if _is_knocked_out(seen, at))


def _so_many_out(seen: Frame, at: int) -> int:
    """ "Two others were out on 25 cards each", "Kim and Lee were out on 25": how many that one limit put out."""
    sentence = seen.words[at].sentence
    out = next(n for n in range(at) if seen.words[n].sentence == sentence and seen.said_at(n, "knocked-out-with"))
    first = max((n + 1 for n in range(out) if seen.words[n].kind == "stop"), default=0)
    few = [number for near, number in seen.units.items() if first <= near < out and number > 1]
    people = [each for each in named(seen) if first <= each.start < out]
    joined = sum(
        all(seen.said_at(n, "and-in-a-list") for n in range(one.end, two.start)) for one, two in pairwise(people)
    )
    return few[0] if len(few) == 1 else 1 + joined


def _is_knocked_out(seen: Frame, at: int) -> bool:
    cards = seen.said_at(at + 1, "cards-behind-it")
    sentence = seen.words[at].sentence
    places = (near for near in range(at) if seen.words[near].sentence == sentence)
    return cards and (number_at(seen, at) or 0) >= _LIMIT and any(seen.said_at(n, "knocked-out-with") for n in places)


def points_for_one_out(seen: Frame, topic: str) -> str | None:
    """ "Siri was out on 25 cards and I won the round. Do I get 250 for her?": points for a hand, not whether she is out."""
    clause = last_clause(seen)
    begins = {word.start for word in clause}
    places = [at for at, word in enumerate(seen.words) if word.start in begins]
    amount = any((number_at(seen, at) or 0) >= _HUNDRED for at in places)
    asked = amount or ("how-many" in concepts_asked(seen) and seen.says("point-word", within=clause))
    mine = seen.says("the-teller", within=clause)
    return "hand-points" if topic in _KNOCKED and asked and mine and knocked_out(seen) else None


def more_than_the_target(seen: Frame, topic: str) -> str | None:
    """ "I'm on 500 dead. Must I have more than that?": whether the figure itself is enough."""
    return "exact-target" if topic in ("match-total", "target-score") and _wants_more(seen) else None


def at_the_target(seen: Frame) -> dict[str, Any]:
    """The total that is not to be enough."""
    return {"total": _TARGET, "more": True} if _wants_more(seen) else {}


def _wants_more(seen: Frame) -> bool:
    clause = last_clause(seen)
    asked = seen.says("has-to-have", within=clause) and seen.says("more-than-that-much", within=clause)
    told = any(number_at(seen, at) == _TARGET for at in range(len(seen.words)))
    return asked and told and "how-many" not in concepts_asked(seen)


def one_more_after(seen: Frame) -> int | None:
    """ "I've drawn three. Must I draw a fourth?": how many were drawn, where the clause asks for one more."""
    clause = last_clause(seen)
    if not seen.says("one-more-than-that", within=clause):
        return None
    starts = {word.start for word in clause}
    before = [at for at, word in enumerate(seen.words) if word.start not in starts]
    told = [number_at(seen, at) or seen.units.get(at) or 0 for at in before]
    few = [number for number in told if 0 < number <= _DIGIT]
    return few[0] if few else 1


def told_and_more(seen: Frame) -> int | None:
    """ "I took four, she wants two more": what comes of both, where the clause names so many more and a number stands before it."""
    clause = last_clause(seen)
    starts = {word.start for word in clause}
    more = [at for at, word in enumerate(seen.words) if word.start in starts and _is_of_more(seen, at)]
    before = [_number(seen, at) for at, word in enumerate(seen.words) if clause and word.start < clause[0].start]
    few = [number for number in before if 0 < number <= _DIGIT]
    return few[-1] + _number(seen, more[0]) if few and more else None


def _number(seen: Frame, at: int) -> int:
    return number_at(seen, at) or seen.units.get(at) or 0


def _is_of_more(seen: Frame, at: int) -> bool:
    """Whether so many "more" are told there; Finnish may say it before the number."""
    near = (at + 1, at + 2) if seen.language != "fi" else (at - 1, at + 1)
    return 0 < _number(seen, at) <= _DIGIT and any(seen.said_at(place, "more-of-them") for place in near)


def counted_out_of_hand(seen: Frame, topic: str) -> str | None:
    """ "A blue 2 on top, none of mine goes. How many do I draw?": the cards are told, and only the number is asked."""
    asked = concepts_asked(seen)
    return "draw-count" if topic == "playable-cards" and {"how-many", "draw"} <= asked else None
