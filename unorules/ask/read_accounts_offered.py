"""What is offered of points and of cards drawn: a pair's sum, who writes it, a hand knocked out, one card more than was drawn."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_names import named
from unorules.ask.read_pair_points import sum_offered
from unorules.ask.read_position import number_at
from unorules.ask.words import Token

_LIMIT: Final = 25
_SO_NEAR: Final = 3
_TARGETS: Final = (500, 1000)
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


def puts_out(seen: Frame, at: int) -> bool:
    """Whether the number is that of the cards that put somebody out."""
    return _is_knocked_out(seen, at)


def _is_knocked_out(seen: Frame, at: int) -> bool:
    sentence = seen.words[at].sentence
    places = [near for near in range(at) if seen.words[near].sentence == sentence]
    bare = number_at(seen, at) == _LIMIT and any(seen.said_at(n, "knocked-out-with") for n in places[-_SO_NEAR:])
    cards = bare or seen.said_at(at + 1, "cards-behind-it")  # "out at 25"
    return cards and (number_at(seen, at) or 0) >= _LIMIT and any(seen.said_at(n, "knocked-out-with") for n in places)


def points_for_one_out(seen: Frame, topic: str) -> str | None:
    """ "Siri was out on 25 cards and I won the round. Do I get 250 for her?": points for a hand, not whether she is out."""
    clause = last_clause(seen)
    begins = {word.start for word in clause}
    places = [at for at, word in enumerate(seen.words) if word.start in begins]
    amount = any((number_at(seen, at) or 0) >= _HUNDRED for at in places)
    asked = amount or ("how-many" in concepts_asked(seen) and seen.says("point-word", within=clause))
    mine = seen.says("the-teller", within=clause)
    if any(number_at(seen, at) in _TARGETS for at in places) and _has_a_total(seen, places):
        # "I have 870 and one is out on 25 cards. Am I past the thousand?"
        return "match-total" if topic in _KNOCKED and knocked_out(seen) else None
    return "hand-points" if topic in _KNOCKED and asked and mine and knocked_out(seen) else None


def _has_a_total(seen: Frame, asked: list[int]) -> bool:
    """Whether a number as large as a total stands outside the clause that asks."""
    return any((number_at(seen, at) or 0) >= _HUNDRED for at in range(len(seen.words)) if at not in asked)


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
    clause = _demand(seen)
    if not seen.says("one-more-than-that", "draws-more", within=clause):
        return None
    starts = {word.start for word in clause}
    before = [at for at, word in enumerate(seen.words) if word.start not in starts]
    if (row := _drawn_in_a_row(seen)) > 1:
        return row
    told = [number_at(seen, at) or seen.units.get(at) or 0 for at in before]
    few = [number for number in told if 0 < number <= _DIGIT]
    return few[0] if few else 1


def _demand(seen: Frame) -> list[Token]:
    """The clause that asks; of a bare "must I?" the sentence before it, where others are told to want something."""
    clause = last_clause(seen)
    bare = len(clause) <= _BARE and (
        seen.says("duty-verb", "duty-word", "must-in-words", "must-head", within=clause)
        or "must" in concepts_asked(seen)
    )
    if not bare or not clause or clause[0].sentence == 0:
        return clause
    before = [word for word in seen.words if word.sentence == clause[0].sentence - 1 and word.kind != "stop"]
    return before if seen.says("holds-that", "says-it-too", "says-so", "urges-on", within=before) else clause


_BARE: Final = 4


def _drawn_in_a_row(seen: Frame) -> int:
    """ "I've drawn a red 1, a blue 9 and a green 2": how many cards are listed behind the verb of drawing."""
    faces = sorted(seen.cards, key=lambda face: face.start)
    drawn = [at for at in range(len(seen.words)) if seen.said_at(at, "has-drawn")]
    drawn += [mark.start for mark in seen.marks if mark.concept in ("draw", "drew")]
    first = next((face for face in faces if any(0 <= face.start - at <= _SO_NEAR for at in drawn)), None)
    if first is None:
        return 0
    row = [first]
    for face in faces[faces.index(first) + 1 :]:
        between = range(row[-1].end, face.start)
        if not all(seen.words[at].kind == "stop" or seen.said_at(at, "and-in-a-list", "an-article") for at in between):
            break
        row.append(face)
    return len(row)


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
