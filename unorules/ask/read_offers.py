"""What is offered of a value by comparing or counting: fewer cards with ten players, a skip worth more, as many of each colour.

Each is a word that the topic found to be so or not (`facts` of its outcome); a table of phrases for the rest is offers_table.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.cards_in_words import COLOURS, Mention
from unorules.ask.read_bare_judgement import bare_judgement
from unorules.ask.read_beyond import beyond
from unorules.ask.read_clause import concepts_asked, last_clause, marks_within
from unorules.ask.read_doubts import first_of_two
from unorules.ask.read_features import Frame
from unorules.ask.read_first_card import let_off
from unorules.ask.read_position import number_at
from unorules.ask.read_question_words import asks_openly
from unorules.ask.read_so_many import cards_dealt

_COMPARED: Final = frozenset({"card-points", "card-count"})
_DECK: Final = frozenset({"deck-composition", "card-count", "deck-size"})
_FOUR: Final = 4
_SO_NEAR: Final = 4
_TWO: Final = 2


def offered(seen: Frame, topic: str, asked_as: str) -> tuple[int | str, ...] | None:
    """What is offered so that nothing else is; None where nothing of the kind is."""
    rule = _RULES.get(topic)
    found = rule(seen) if rule is not None and _may_confirm(seen, topic, asked_as) else ()
    return found or None


def _may_confirm(seen: Frame, topic: str, asked_as: str) -> bool:
    """Whether a yes can be wanted: "as many … as" is a comparison, though "how many" may stand in it."""
    compares = topic in _COMPARED | _DECK and seen.says("alike-in-number", within=last_clause(seen))
    return asked_as == "yes-no" or (asked_as == "value" and (compares or not asks_openly(seen)))


def _of_the_deal(seen: Frame) -> tuple[str, ...]:
    """ "We are ten: do we get fewer cards?", "does everybody get the same number?"."""
    clause = last_clause(seen)
    if any(seen.said_at(at - 1, "less-than", "more-than") for at in range(1, len(seen.words)) if _is_number(seen, at)):
        return ()
    if (dealt := cards_dealt(seen)) is not None and seen.says("should-have", within=clause):
        sign = ">" if seen.says("some-more", within=clause) else "<" if seen.says("some-fewer", within=clause) else ""
        return (f"{sign}{dealt}",) if sign else ()  # "she dealt us five. Should we have had more?"
    if dealt is not None and seen.says("falls-short", within=clause):
        return (f">{dealt}",)
    said = (("fewer", "fewer-cards"), ("more", "more-than-usual"), ("alike", "alike-in-number"))
    return next(((token,) for token, cue in said if seen.says(cue, within=clause)), ())


def _is_number(seen: Frame, at: int) -> bool:
    return number_at(seen, at) is not None or at in seen.units


def _of_two_cards(seen: Frame) -> tuple[str, ...]:
    """ "Is a reverse worth more than a skip?", "as many zeros as ones?": held against the other card by the topic."""
    if len(two_cards(seen)) < _TWO and not two_colours(seen):
        return ()
    clause = last_clause(seen)
    if seen.says("alike-in-number", within=clause):
        return ("alike",)
    if seen.says("worth-less", "fewer-cards", within=clause) or "less" in concepts_asked(seen):
        return ("fewer",)
    return ("more",) if seen.says("worth-more", within=clause) or "more" in concepts_asked(seen) else ()


def two_cards(seen: Frame) -> list[Mention]:
    """The two cards of the clause that asks, where there are just two, of different names."""
    starts = {word.start for word in last_clause(seen)}
    faces = [face for face in seen.cards if seen.words[face.start].start in starts]
    return faces if len(faces) == _TWO and faces[0].card != faces[1].card else []


def two_colours(seen: Frame) -> list[str]:
    """The two colours of the clause that are compared: "as many reds as blues?"."""
    clause = last_clause(seen)
    found = list(dict.fromkeys(mark.concept for mark in marks_within(seen, clause) if mark.concept in COLOURS))
    compared = seen.says("alike-in-number", "worth-more", "worth-less", within=clause) or "more" in concepts_asked(seen)
    return found if len(found) == _TWO and compared else []


def _of_the_cards(seen: Frame) -> tuple[int | str, ...]:
    """How many there are of a card beside another, of every colour, or whether there is such a card at all."""
    if two := _of_two_cards(seen):
        return two
    if (gone := _gone_by(seen)) is not None:
        return (f">{gone}",)
    if (held := _so_many_of_one(seen)) is not None:
        return (f"{beyond(seen, 'card-count') or ''}{held}",) if beyond(seen, "card-count") else (held,)
    if of_each_colour(seen) and len(seen.cards) == 1 and seen.units.get(seen.cards[0].start - 1) == 1:
        return (1,)  # "one zero of each colour", where "one" is more than an article
    clause = last_clause(seen)
    if not seen.cards and of_each_colour(seen) and seen.says("alike-in-number", within=clause):
        return ("alike",)
    return (">=1",) if asks_for_such_a_card(seen) else ()


def _gone_by(seen: Frame) -> int | None:
    """ "Six +4s have gone by. Could there be any left?": how many of the one card named were told, where more are asked for."""
    clause = last_clause(seen)
    kinds = {face.kind for face in seen.cards}
    if len(kinds) != 1 or not seen.says("any-left", within=clause) or "how-many" in concepts_asked(seen):
        return None
    before = [face for face in seen.cards if seen.words[face.start] not in clause]
    told = [
        face.count if face.count > 1 else number_at(seen, face.start - 1) or seen.units.get(face.start - 1)
        for face in before
    ]
    return next((number for number in told if number), None)


def _so_many_of_one(seen: Frame) -> int | None:
    """ "There are only two +4s in the pack": so many of the one card that is named, and no other number."""
    face = seen.cards[0] if len(seen.cards) == 1 and seen.has("deck", "box") else None
    if face is None or face.count < _TWO:
        return None
    told = {number_at(seen, at) for at in range(len(seen.words)) if not face.start <= at < face.end}
    return face.count if told <= {None, face.count} else None


def of_each_colour(seen: Frame) -> bool:
    """ "One zero of each colour?": it is counted by the colour."""
    told = bare_judgement(seen) is not None and seen.says("of-each-colour")  # "one zero of each. Is she right?"
    return told or seen.says("of-each-colour", within=last_clause(seen))


def asks_for_such_a_card(seen: Frame) -> bool:
    """ "Is there a card called swap hands?": whether the deck has it."""
    clause = last_clause(seen)
    there = "exists" in concepts_asked(seen) or seen.says("such-a-card", within=clause)
    numbered = any(_is_number(seen, at) for at, word in enumerate(seen.words) if word in clause)
    one = len({face.kind for face in seen.cards}) == 1 and seen.cards[0].count == 1
    return there and one and not numbered and (seen.says("such-a-card", within=clause) or seen.has("deck", "box"))


def _of_two_players(seen: Frame) -> tuple[str, ...]:
    """ "Is it even a game with two?"."""
    return ("a-game",) if not seen.cards and seen.says("game-possible", within=last_clause(seen)) else ()


def _of_a_start(seen: Frame) -> tuple[str, ...]:
    """ "She says it doesn't count": of a card that lies first, where nobody is let off."""
    clause = last_clause(seen)
    if seen.says("spared", within=clause):
        return let_off(seen)
    return ("no-effect",) if seen.says("not-for-me", within=clause) else ()


def _too_late(seen: Frame) -> tuple[str, ...]:
    """ "I had drawn two of the four": some of what is owed is drawn."""
    told = [(at, number_at(seen, at) or seen.units.get(at) or 0) for at in range(len(seen.words))]
    parts = [at for at, number in told if 0 < number < _FOUR]
    whole = [at for at, number in told if number == _FOUR] + [face.start for face in seen.cards if face.number == _FOUR]
    drawn = any(0 < all_of - some <= _SO_NEAR for some in parts for all_of in whole)
    return ("after-drawing",) if drawn and not seen.says("before-drawing") else ()


def _of_a_pair(seen: Frame) -> tuple[str, ...]:
    """ "My partner went out: do my cards count?", "does my partner score too?"."""
    clause = last_clause(seen)
    if (
        (seen.has("partner") or seen.says("partner-word"))
        and (seen.says("cards-of-mine", "cards-all-mine", within=clause) or _so_many_of_mine(seen) or _held_card(seen))
        and seen.says("counted-in", "counts-for", within=clause)
    ):
        return ("own-cards",)
    if seen.says("goes-alone", within=clause) and seen.says("point-word", within=clause):
        return ("each-player",)  # "do the points go to her alone?"
    shared = seen.says("ours-together", within=clause) and seen.says("point-word", within=clause)
    return ("team",) if shared or seen.says("scores-too", within=clause) else ()


def _so_many_of_mine(seen: Frame) -> bool:
    """ "Do my six count?": a number right behind "my", in the clause that asks."""
    clause = last_clause(seen)
    places = [at for at in range(1, len(seen.words)) if seen.words[at] in clause and seen.said_at(at - 1, "of-mine")]
    return any(_is_number(seen, at) for at in places)


def _held_card(seen: Frame) -> bool:
    """ "I'm sat with a wild. Does the wild count for us too?": a card of the clause that was told in a hand before it."""
    clause = last_clause(seen)
    asked = {face.kind for face in seen.cards if seen.words[face.start] in clause}
    told = {face.kind for face in seen.cards if seen.words[face.start] not in clause}
    others = seen.says("opponent-of-mine", "against-us", "the-other-side", within=clause)
    return bool(asked & told) and not others


def for_the_team(seen: Frame) -> tuple[str, ...]:
    """ "Does the team get the points, or only the one who went out?": the first of two."""
    first = first_of_two(seen)
    second = [word for word in last_clause(seen) if first and word.start > first[-1].start]
    team = seen.says("the-team", within=first) and seen.says("point-word", within=first)
    return ("team",) if team and seen.says("only-cue", within=second) and seen.says("won-it", within=second) else ()


_RULES: Final[dict[str, Callable[[Frame], tuple[int | str, ...]]]] = {
    "hand-size": _of_the_deal,
    "card-points": _of_two_cards,
    "card-count": _of_the_cards,
    "deck-composition": _of_the_cards,
    "two-players": _of_two_players,
    "start-card": _of_a_start,
    "challenge-when": _too_late,
    "partners-scoring": _of_a_pair,
}
