"""How many, as a question offers it: "do I draw six?", "one and done?", "is four the most that may play?"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask.read_clause import last_clause, marks_within
from unorules.ask.read_editions import names_an_edition
from unorules.ask.read_features import Frame
from unorules.ask.read_players import players
from unorules.ask.read_position import number_at
from unorules.ask.words import Token

_MOST_PLAYERS: Final = 40
MORE_THAN_ONE: Final = ">1"


def drawn_or_dealt(seen: Frame) -> int | None:
    """A number right before the word for cards, or right behind the verb of drawing, though a card may be called so."""
    clause = last_clause(seen)
    counted = [at for at in places(seen, clause) if not names_an_edition(seen, at, "draw-count")]
    found = [value for at in counted if (value := _amount_at(seen, at)) is not None]
    if found:
        return found[-1]
    return 1 if seen.says("just-one", within=clause) else None


def _amount_at(seen: Frame, at: int) -> int | None:
    word = seen.words[at]
    value = word.number if word.kind == "number" else seen.units.get(at)
    of_cards = seen.said_at(at + 1, "card-word") and not seen.said_at(at - 1, "none-of")
    dealt = seen.said_at(at - 1, "has-dealt") or seen.said_at(at + 1, "has-dealt")
    return value if of_cards or dealt or seen.said_at(at - 1, "draw-deed", "takes-cards", "has-drawn") else None


def four_and_two(seen: Frame) -> int | None:
    """ "Four plus two": six, as the penalty of a challenge is reckoned up."""
    told = [seen.units.get(at) or seen.words[at].number for at in places(seen, last_clause(seen))]
    small = [number for number in told if number is not None]
    added = small == [2, 4] and seen.says("added-on", within=last_clause(seen))
    return sum(small) if small == [4, 2] or added else None


def draws_once(seen: Frame) -> tuple[int | str, ...] | None:
    """Whether one card, one more, or card after card is to be drawn; None where the clause that asks tells none of it."""
    clause = last_clause(seen)
    if seen.says("my-turn-over", within=clause) and not _more_told(seen):
        return (1,)
    if _goes_on(seen, clause) or (_only_echoes(seen, clause) and _goes_on(seen, _before(seen, clause))):
        return ("until-playable",)
    if seen.says("one-more", "more-than", within=clause):
        return (MORE_THAN_ONE,)
    return (1,) if seen.says("just-one", "turn-ends-there", within=clause) else None


def _goes_on(seen: Frame, clause: list[Token]) -> bool:
    """Whether card after card is spoken of."""
    until = any(mark.concept == "until-can" for mark in marks_within(seen, clause))
    return until or seen.says("again-and-again", within=clause)


def _only_echoes(seen: Frame, clause: list[Token]) -> bool:
    """ "Do I heck?", "måste jag det?": nothing but a doubt of what was said before."""
    return len(clause) <= _ECHO and {mark.concept for mark in marks_within(seen, clause)} <= _DOUBTS


def _before(seen: Frame, clause: list[Token]) -> list[Token]:
    """The sentence before the clause that asks."""
    told = [word for word in seen.words if word.kind != "stop" and word.start < clause[0].start] if clause else []
    return [word for word in told if word.sentence == told[-1].sentence]


_ECHO: Final = 5
_DOUBTS: Final = frozenset({"must", "may", "not", "right", "official", "rules", "self", "had", "hold"})


def _more_told(seen: Frame) -> bool:
    """Whether two or more are told to have been drawn."""
    return any((number_at(seen, at) or 0) > 1 for at in range(len(seen.words)))


def most_players(seen: Frame) -> int | None:
    """The number said to be the most that may play: "is four the maximum?", "can only six play this one?"."""
    clause = last_clause(seen)
    if (told := _stops_at(seen)) is not None:
        return told
    for at in places(seen, clause):
        value = number_at(seen, at)
        if value is None or value > _MOST_PLAYERS or any(seen.said_at(near, "we-are") for near in (at - 1, at - 2)):
            continue
        if seen.said_at(at - 1, "only-cue") or any(seen.said_at(near, "at-most") for near in range(at - 4, at + 5)):
            return value
    return None


def _stops_at(seen: Frame) -> int | None:
    """ "Trev says the box stops at eight": the number at which the box is told to end, wherever it stands."""
    ends = [(mark.start, mark.end) for mark in seen.cues if mark.concept == "stops-at"]
    beside = [near for start, end in ends for near in (end, start - 1) if 0 <= near < len(seen.words)]
    told = (number_at(seen, near) or seen.units.get(near) for near in beside)
    return next((value for value in told if value is not None and value <= _MOST_PLAYERS), None)


def compared_players(seen: Frame) -> int | None:
    """The number behind "more than", "fewer than" or "at least", though no word for players stands by it."""
    for at in places(seen, last_clause(seen)):
        compared = any(seen.said_at(near, "more-than", "less-than", "at-least") for near in (at - 1, at - 2))
        value = number_at(seen, at)
        if compared and value is not None and value <= _MOST_PLAYERS:
            return value
    return None


def more_than_told(seen: Frame, clause: Sequence[Token]) -> int | None:
    """The players told before the clause that asks whether they are too many, where it names no number itself."""
    return None if any(number_at(seen, at) is not None for at in places(seen, clause)) else players(seen)


def places(seen: Frame, clause: Sequence[Token]) -> list[int]:
    """The places of the clause's words in the question."""
    starts = {word.start for word in clause}
    return [at for at, word in enumerate(seen.words) if word.start in starts]


def turns_lost(seen: Frame) -> int | None:
    """How many turns are said to be lost: a number right before the word for turns."""
    return next((value for at in range(len(seen.words)) if (value := turns_at(seen, at)) is not None), None)


def turns_at(seen: Frame, at: int) -> int | None:
    """The number at this place, where turns are counted."""
    if not seen.said_at(at + 1, "turns-counted") or seen.words[at].kind == "stop":
        return None
    found = number_at(seen, at)
    return seen.units.get(at) if found is None else found  # "två turer" may be a phrase of its own
