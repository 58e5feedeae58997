"""What a question offers to be confirmed: "do I draw four?" claims 4, "must I go on till I can play?" until-playable.

A claim can be doubted at once ("is that too few?", "is one missing?", "isn't it wrong to …"): then the yes is to its being wrong.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.read_accounts_offered import one_more_after, told_and_more, told_in_points
from unorules.ask.read_alive import lives_on, made_many
from unorules.ask.read_alone import challenge_of_one, points_of_one
from unorules.ask.read_amounts import (
    MORE_THAN_ONE,
    compared_players,
    drawn_or_dealt,
    draws_once,
    four_and_two,
    more_than_told,
    most_players,
    turns_lost,
)
from unorules.ask.read_beyond import beyond
from unorules.ask.read_clause import asks_after_a_comma, concepts_asked, either_or_at, last_clause, marks_within, place
from unorules.ask.read_counting import counted_by_us, held_together
from unorules.ask.read_details import details
from unorules.ask.read_doubts import first_of_two
from unorules.ask.read_drawn_for_deal import drawn_claims
from unorules.ask.read_drawn_in_vain import drawn_and_one_more, past_so_many, stopped_after
from unorules.ask.read_editions import names_an_edition
from unorules.ask.read_features import Frame
from unorules.ask.read_hands import is_offered
from unorules.ask.read_last_card import lays_after_the_end
from unorules.ask.read_off_by import enough, off_by
from unorules.ask.read_offers import for_the_team
from unorules.ask.read_outright import turn_after_a_dud
from unorules.ask.read_pays import falls_on_the_wrong_one
from unorules.ask.read_players import players_meant
from unorules.ask.read_position import number_at
from unorules.ask.read_quarrel import of_the_one_judged
from unorules.ask.read_question_words import asks_openly
from unorules.ask.read_seats_told import seat_claims
from unorules.ask.read_so_many import cards_dealt
from unorules.ask.read_sole_card import sole_card
from unorules.ask.read_stack_story import without_amounts
from unorules.ask.read_telegrams import wants_an_account
from unorules.ask.read_tokens import token_claims
from unorules.ask.read_twin import twin_offered
from unorules.ask.read_undone_topics import undone_claims
from unorules.ask.read_values import wants_the_value
from unorules.ask.read_whose_points import of_the_partner_too

_THREE: Final = 3
_NUMBERS: Final = frozenset(
    "players age deck-size deck-points card-count dealer-choice-action-card hand-size draw-pile-size draw-count deck-composition"
    " challenge-success challenge-failure stack-total uno-penalty card-points hand-points target-score history card-effect"
    " no-mercy-card".split()
)
_NOT_PLAYERS: Final = _NUMBERS - {"players", "age"}  # what these ask about is no number of players
# What words put together end in: "straffkort", "sakkokorttia".
_CARDS: Final = ("kort", "korttia")
_LARGEST: Final = {
    "uno-penalty": 20,
    "hand-size": 20,
    "players": 40,
    "draw-count": 20,
    "challenge-success": 40,
    "challenge-failure": 40,
    "age": 99,
}


def claims(seen: Frame, topic: str, asked_as: str) -> tuple[int | str, ...]:
    """What is offered for confirmation: only where a value or an account is asked for yes or no, or stated to be confirmed."""
    seen = without_amounts(seen)
    if asked_as == "either-or" and topic == "players":
        told = more_than_told(seen, last_clause(seen))
        return () if told is None else (told,)  # "we are fourteen: is that fine, or too many?"
    if not asks_openly(seen) and (seats := seat_claims(seen, topic)):
        return seats
    short = asked_as == "yes-no" or (asked_as == "value" and not asks_openly(seen))  # "One too many?"
    if short and (right := off_by(seen, topic) or enough(seen, topic)) is not None:
        return (right,)
    if asked_as == "yes-no" and (alone := challenge_of_one(seen, topic) or points_of_one(seen, topic)):
        return alone
    if (detail := details(seen, topic, asked_as)) is not None:
        return detail
    if asked_as == "yes-no" and (pair := of_the_partner_too(seen, topic)):
        return pair
    if topic == "round-end" and asked_as == "yes-no" and lays_after_the_end(seen):
        return ("last-holding",)  # whoever still lays on it holds that the round goes on
    if wants_an_account(seen):
        return ()
    if asked_as == "yes-no" and (reckoned := told_in_points(seen, topic)):
        return reckoned
    if topic == "jump-in-action" and asked_as == "yes-no" and (twin := twin_offered(seen)):
        return twin
    if asked_as == "either-or" and topic == "partners-scoring":
        return for_the_team(seen)  # "do they add up their points, or only the winner's?": neither half tells it
    if asked_as == "either-or" and PROPOSITIONS[topic].kind == "explain":
        half = token_claims(seen, topic, first_of_two(seen))  # "is the round over, or must I finish too?"
        return () if set(half) & _CHOOSERS or topic == "low-score" else half
    if (undone := undone_claims(seen, topic)) is not None and asked_as == "yes-no":
        return undone
    plain = asked_as == "yes-no" or (asked_as in ("value", "explain") and not asks_openly(seen))
    if PROPOSITIONS[topic].modality != "none" or not plain or wants_the_value(seen):
        return ()
    if {"how-many", "or"} <= concepts_asked(seen) and asks_openly(seen):
        return ()  # "one card, or how many?"
    if topic == "eliminated" and lives_on(seen, topic) is not None and made_many(seen):
        return ()  # "on 520, may I be in the next round?"
    if topic == "draw-count":
        return _to_draw(seen)
    if topic == "dealer-choice-action-card" and (drawn := drawn_claims(seen)) is not None:
        return drawn
    if topic == "card-count" and (held := held_together(seen)) is not None:
        return (f">={held}",)
    if topic == "playable-cards":
        sole = sole_card(seen)
        return () if sole is None else (sole,)
    if topic == "players" and (most := most_players(seen)) is not None:
        return (f"most-{most}",)
    number = _amount(seen, topic) if topic in _NUMBERS and not _either_number(seen) else None
    if topic == "card-effect" and past_so_many(seen) and (cost := _costs(seen)):
        return (f">{cost}",)
    if topic in ("card-effect", "no-mercy-card") and (turns := turns_lost(seen)) is not None:
        return (f"turns-{turns}",)
    if topic == "history" and number is not None:
        return (f"19{number}s",) if number in _DECADES else (number,)
    offered: tuple[int | str, ...] = () if number is None else (_compared(seen, topic, number),)
    return offered + token_claims(seen, topic) if topic not in _NUMBERS or topic in _TOKENS_TOO else offered


# Who names a colour is told by name, whichever of the two was asked about first.
_CHOOSERS: Final = frozenset({"player", "next-player"})
_DECADES: Final = range(50, 100, 10)


def _amount(seen: Frame, topic: str) -> int | None:
    reckoned = four_and_two(seen) or told_and_more(seen) if topic in _CHALLENGES else None
    number = _number(seen, topic) if reckoned is None else reckoned
    if falls_on_the_wrong_one(seen, topic):
        return 0  # the other one draws them
    if number is None and topic == "hand-size":
        return drawn_or_dealt(seen) or cards_dealt(seen)
    if number is None and topic == "uno-penalty":
        number = _told_as_a_card(seen)
    return drawn_or_dealt(seen) if number is None and topic in _DRAWN_OR_DEALT else number


def _told_as_a_card(seen: Frame) -> int | None:
    """ "Fick ta fyra kort": so many cards taken, in words that name a card, too."""
    faces = [
        face
        for face in seen.cards
        if face.kind in _COUNTS and any(_is_counted(seen, at) for at in (face.end - 1, face.end))
    ]
    return _COUNTS[faces[-1].kind] if faces else None


_COUNTS: Final = {"draw-two": 2, "wild-draw-four": 4, "draw-four": 4}


def _costs(seen: Frame) -> int:
    """How many the draw card demands that is told."""
    return next((_COUNTS[face.kind] for face in seen.cards if face.kind in _COUNTS), 0)


_CHALLENGES: Final = frozenset({"challenge-success", "challenge-failure"})
_DRAWN_OR_DEALT: Final = _CHALLENGES | {"uno-penalty", "hand-size", "card-count"}


def _either_number(seen: Frame) -> bool:
    """ "53 or 57?" offers two numbers: then the value itself is the answer."""
    ors = [mark for mark in marks_within(seen, last_clause(seen)) if mark.concept == "or"]
    return any(
        number_at(seen, mark.start - 1) is not None and number_at(seen, mark.end) is not None
        for mark in ors
        if mark.start > 0 and mark.end < len(seen.words)
    )


# A number that is drawn, and what else the card does.
_TOKENS_TOO: Final = frozenset({"card-effect", "no-mercy-card", "history", "uno-penalty", "dealer-choice-action-card"})


def _to_draw(seen: Frame) -> tuple[int | str, ...]:
    """How many are to be drawn: one, three, or until one can be played."""
    if (enough := _called_enough(seen)) is not None:
        return (enough,)
    if (stopped := stopped_after(seen)) is not None:
        return (f"<={stopped}",)
    if (drawn := drawn_and_one_more(seen)) is not None:
        return (f">{drawn}",)
    if (together := told_and_more(seen)) is not None:
        return (f">={together}",)
    if seen.says("draws-more", within=last_clause(seen)) and (so_many := one_more_after(seen)) is not None:
        return (f">{so_many}",)
    over = turn_after_a_dud(seen)
    if over is not None:
        return (1,) if over else (MORE_THAN_ONE,)
    once = draws_once(seen)
    if once is not None and (once != (MORE_THAN_ONE,) or one_more_after(seen) is None):
        return once
    if (so_many := one_more_after(seen)) is not None:
        return (f">{so_many}",)
    if seen.says("found-at-last") and (found_after := drawn_or_dealt(seen) or _number(seen, "draw-count")):
        return (f"{beyond(seen, 'draw-count') or '>='}{found_after}",)  # "she drew eleven before she found one"
    goes_on = {mark.concept for mark in marks_within(seen, last_clause(seen))} & {"until-can", "continue"}
    number = _number(seen, "draw-count")
    if goes_on or seen.has("draw-until-playable") or (seen.has("until-can", "continue") and number is None):
        return ("until-playable",)
    number = drawn_or_dealt(seen) if number is None else number
    if number is not None:
        said = _compared(seen, "draw-count", number)
        return (number if str(said).startswith("<=") else said,)  # "up to three" is the rule of three
    if seen.says("more-than"):
        return (">1",)
    return (1,) if seen.says("just-one") else (_THREE,) if seen.has("draw-three") else ()


def _called_enough(seen: Frame) -> int | None:
    """ "She drew six. One would have been enough, wouldn't it?": the number that the clause itself names."""
    clause = last_clause(seen)
    marks = [mark for mark in seen.cues if mark.concept == "would-be-enough" and seen.words[mark.start] in clause]
    if not marks:
        return None
    before = range(place(seen, clause[0]), marks[0].start)
    if any(seen.said_at(at, "told-not") for at in before[1:]) or either_or_at(seen) is not None:
        return None
    return next((number for at in before if (number := number_at(seen, at)) is not None), None)


def _compared(seen: Frame, topic: str, number: int) -> int | str:
    """The number, or what the value is to be to it: "more than a thousand", "at most ten", "he is five: old enough?"."""
    if (sign := beyond(seen, topic)) is not None:
        return f"{sign}{number}"
    at = next((at for at in range(len(seen.words)) if number_at(seen, at) == number), 0)
    if topic == "age" and seen.says("older-than-that"):
        return f">{number}"
    if topic == "age" and (seen.says("old-enough", "too-young", "too-tricky") or seen.has("may")):
        under = any(seen.said_at(near, "less-than") for near in range(max(0, at - _SO_NEAR), at))
        return number if _asks_for_duty(seen) else f"<{number}" if under else f"<={number}"
    of_cards = {place for face in seen.cards for place in range(face.start, face.end)}  # "hopp over" compares nothing
    for cue, sign in _COMPARISONS.items():
        if any(seen.said_at(near, cue) for near in range(max(0, at - _SO_NEAR), at) if near not in of_cards):
            return f"{sign}{number}"
    return f"<={number}" if topic == "players" and seen.says("at-most") else number


def _asks_for_duty(seen: Frame) -> bool:
    """ "Must one be nine?" offers the age itself, "may one of nine play?" an age that is to suffice."""
    return "must" in concepts_asked(seen) and "may" not in concepts_asked(seen)


_SO_NEAR: Final = 2
_COMPARISONS: Final = {"at-most": "<=", "at-least": ">=", "more-than": ">", "less-than": "<"}


def _number(seen: Frame, topic: str) -> int | None:
    """The number asked about: one with the word for cards or points behind it, else the last; of the clause that asks, if there."""
    if topic == "players":
        return players_meant(seen, topic) or compared_players(seen)
    found = [at for at in range(len(seen.words)) if _may_be_offered(seen, topic, at)]
    clause = last_clause(seen)
    asked = [at for at in found if clause and clause[0].start <= seen.words[at].start <= clause[-1].start] or found
    judged = of_the_one_judged(seen)
    asked = [at for at in found if at in judged] or asked
    asked = [at for at in asked if seen.words[at] in asks_after_a_comma(seen)] or asked
    asked = [at for at in asked if not seen.said_at(at - 1, "told-not")] or asked  # "six and not four"
    if not asked:
        return None
    if topic == "deck-size" and (counted := counted_by_us(seen, found)) is not None:
        return counted
    if topic in _ALL_TOGETHER:
        return max(number_at(seen, at) or 0 for at in asked)
    if topic == "card-points" and seen.cards:
        return number_at(seen, next((at for at in asked if at >= seen.cards[0].end), asked[0]))
    behind = [at for at in asked if _is_counted(seen, at + 1)]
    return number_at(seen, behind[-1] if behind else asked[-1])


def _is_counted(seen: Frame, at: int) -> bool:
    """Whether the word is what numbers are told of: cards, points, years."""
    return at < len(seen.words) and (seen.said_at(at, "counted-noun") or seen.words[at].folded.endswith(_CARDS))


def _may_be_offered(seen: Frame, topic: str, at: int) -> bool:
    number = number_at(seen, at)
    if number is None or number > _LARGEST.get(topic, 5000) or _is_year(topic, number):
        return False
    if any(face.start <= at < face.end for face in seen.cards) or names_an_edition(seen, at, topic):
        return False
    if topic in _OF_THE_STACK and any(face.start == at + 1 and face.count == number for face in seen.cards):
        return False  # "three draw fours on the pile": so many of the card
    # Of a row it is asked what it comes to, though so many sit there.
    drawn = topic == "stack-total" and seen.words[at] in last_clause(seen) and not seen.said_at(at + 1, "people-of")
    if (
        number == _players_told(seen, topic)
        and not drawn
        and not (at + 1 < len(seen.words) and seen.said_at(at + 1, "cards-of"))
    ):
        return False
    if topic in _OF_HANDS:
        return is_offered(seen, at)
    counted = _is_counted(seen, at + 1) or seen.said_at(at - 1, "draw-deed", "takes-cards", "only-cue")
    counted = counted or (topic == "card-count" and any(face.start == at + 1 for face in seen.cards))
    article = number == 1 and seen.words[at].kind == "word" and not counted and at + 1 < len(seen.words)
    return not article  # "a" is no number


# What is to be drawn, or said of the pile, where the cards that lie there may be counted.
_OF_THE_STACK: Final = _CHALLENGES | {"stack-total", "uno-penalty", "draw-count", "draw-pile-size", "hand-size"}
# Of a deal, the largest number told is what is offered; the others are players and hands.
_ALL_TOGETHER: Final = frozenset({"draw-pile-size", "deck-size", "deck-points"})
# The numbers of a hand's cards are none that is offered.
_OF_HANDS: Final = frozenset({"hand-points"})


def _players_told(seen: Frame, topic: str) -> int | None:
    return players_meant(seen, topic) if topic in _NOT_PLAYERS else None


def _is_year(topic: str, number: int) -> bool:
    return topic != "history" and 1900 <= number <= 2100
