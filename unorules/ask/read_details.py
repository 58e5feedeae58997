"""Details of a card or a count offered to be confirmed: what goes out along with a discard-all, who names the colour of a roulette,
whether the cards left within a pair count, and another way to win.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import COLOURS
from unorules.ask.read_by_name import roulette_by_name
from unorules.ask.read_chooser import chooser_claimed
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_doubts import first_of_two
from unorules.ask.read_drawn_in_vain import drawn_beyond
from unorules.ask.read_features import Frame
from unorules.ask.read_offers import offered
from unorules.ask.read_partner import partners_cards_offered
from unorules.ask.read_position import number_at
from unorules.ask.words import Token

_CARDS: Final = frozenset({"no-mercy-card", "card-effect"})
_DRAWING: Final = frozenset({"draw-two", "draw-four"})
_CALLING: Final = frozenset({"say", "says", "wish", "choose", "challenge", "call", "name"})
_AT_A_TIME: Final = frozenset({"or", "before", "after", "when", "another", "new", "same", "not"})
_NEAR: Final = 3
_HEAD: Final = 4


def details(seen: Frame, topic: str, asked_as: str) -> tuple[int | str, ...] | None:
    """What is offered of such a detail, so that nothing else is; None where none is asked about."""
    if topic == "card-effect" and asked_as == "yes-no" and (beyond := drawn_beyond(seen)) is not None:
        return (f">{beyond}",)
    if topic in _CARDS and asked_as == "yes-no":
        return (
            roulette_by_name(seen)
            or chooser_claimed(seen)
            or _of_a_roulette(seen)
            or _of_a_discard(seen)
            or _of_a_swap(seen)
        )
    if topic == "partners-scoring" and asked_as in ("yes-no", "either-or"):
        own = _own_cards_count(seen, asked_as) or (asked_as == "yes-no" and partners_cards_offered(seen))
        return ("own-cards",) if own else offered(seen, topic, asked_as)
    if topic == "wild-colours" and asked_as == "yes-no":
        return ("some-colour",) if _must_one_name_it(seen) or _is_to_name_it(seen) else None
    if topic == "round-end" and asked_as == "yes-no":
        return ("other-way",) if seen.says("another-way", within=last_clause(seen)) else None
    return offered(seen, topic, asked_as)


def _must_one_name_it(seen: Frame) -> bool:
    """ "Must one always name a colour?"; "måste han inte säga en färg?", put with a "not", still asks for the duty."""
    clause = last_clause(seen)
    head = clause[:_HEAD]
    not_put = seen.says("must-head", within=clause[:1]) and seen.says("told-not", within=head[1:])
    with_not = seen.says("asks-with-not", within=clause[:1]) and "may" not in concepts_asked(seen)
    named = {"say", "choose", "wish"} & concepts_asked(seen)
    plain = bool(named) and "must" in concepts_asked(seen) and not concepts_asked(seen) & _AT_A_TIME
    must = (with_not or plain) and not concepts_asked(seen) & set(COLOURS)
    return (not_put or must) and seen.says("colour-word", within=clause)


def _is_to_name_it(seen: Frame) -> bool:
    """ "He won't name a colour. Does he have to?": of a colour that is not named it is asked whether it must be."""
    clause = last_clause(seen)
    before = [word for word in seen.words if clause and word.start < clause[0].start]
    left = seen.says("names-no-colour", "no-colour", "leaves-it-open", "skips-choice", within=before)
    must = "must" in concepts_asked(seen) or seen.says("must-head", "must-in-words", within=clause)
    return left and must and not concepts_asked(seen) & (set(COLOURS) | {"not", "or"})


def _of_a_swap(seen: Frame) -> tuple[str, ...] | None:
    """ "I laid swap hands and he won't. Can he refuse?", "does he have to hand them over?"."""
    clause = last_clause(seen)
    if not any(face.kind == "wild-swap-hands" and seen.words[face.start] not in clause for face in seen.cards):
        return None
    if seen.says("keeps-hand", within=clause):
        return ("hands-kept",)
    must = "must" in concepts_asked(seen) or seen.says("must-head", "must-in-words", within=clause)
    return ("hands-given",) if must and seen.says("gives-hand", within=clause) else None


def _of_a_discard(seen: Frame) -> tuple[str, ...] | None:
    """ "Do the other reds go out in the same turn?", "must the next one draw for the +2 among them?"."""
    if not any(face.kind == "discard-all" for face in seen.cards):
        return None
    clause = last_clause(seen)
    among = any(face.kind in _DRAWING for face in seen.cards) and seen.says("takes-cards", "takes-them", within=clause)
    if among and not seen.says("i-act", within=clause):
        return ("counts-within",)
    if seen.says("goes-along", within=clause) or _all_of_them(seen, clause):
        return ("goes-along",)
    return (
        ("one-goes-along",) if seen.says("only-cue", within=clause) and seen.says("card-word", within=clause) else None
    )


def _all_of_them(seen: Frame, clause: list[Token]) -> bool:
    """ "Do all four go?": all of those that were told, and so many of them."""
    of_cards = {at for face in seen.cards for at in range(face.start, face.end)}
    places = [at for at, word in enumerate(seen.words) if word in clause and at not in of_cards]
    counted = [at for at in places if seen.said_at(at, "all-of-them") and _is_a_number(seen, at + 1)]
    return bool(counted) and not concepts_asked(seen) & {"not", "or", "if", "draw", "drew"}


def _is_a_number(seen: Frame, at: int) -> bool:
    """Whether a number stands at that place, in figures or letters."""
    return at < len(seen.words) and (number_at(seen, at) is not None or at in seen.units)


def _of_a_roulette(seen: Frame) -> tuple[str, ...] | None:
    """ "I laid the roulette and called blue": whoever laid it, or the other one, names the colour."""
    laid = [face.start for face in seen.cards if face.kind == "wild-colour-roulette"]
    called = [at for at in range(len(seen.words)) if _is_called(seen, at)]
    if not laid or not called or called[0] < laid[0]:
        return None
    mine = _who_acts(seen, called[0])
    laid_by_another = any(seen.said_at(at, "they-act") for at in range(laid[0]))
    if mine is None:
        return None
    return ("next-player",) if mine == laid_by_another else ("player",)


def _who_acts(seen: Frame, until: int) -> bool | None:
    """Whether the nearest person before a word is the speaker (True) or another (False); None where there is none."""
    for at in range(until, -1, -1):
        if seen.said_at(at, "i-act") or seen.said_at(at, "they-act"):
            return seen.said_at(at, "i-act")
    return None


def _is_called(seen: Frame, at: int) -> bool:
    """Whether a colour is said there."""
    begun = [mark for mark in seen.marks if mark.start == at and mark.concept in _CALLING]
    if any(mark.concept in ("choose", "wish") and mark.end - at > 1 for mark in begun):
        return True
    near = range(at + 1, at + 1 + _NEAR)
    return bool(begun) and any(mark.start in near and mark.concept in COLOURS for mark in seen.marks)


def _own_cards_count(seen: Frame, asked_as: str) -> bool:
    """ "My partner went out and I have five left. Do they count for the others?", "do we get points for what I am left with?"."""
    clause = first_of_two(seen) if asked_as == "either-or" else last_clause(seen)
    if not seen.says("counts-for", "point-word", within=clause):
        return False
    left = [mark for mark in seen.cues if mark.concept == "left-in-hand"]
    return any(_are_of_the_pair(seen, mark.start) for mark in left)


def _are_of_the_pair(seen: Frame, at: int) -> bool:
    """Whether who is left with cards there is the speaker or the partner, and none of the others."""
    near = range(max(0, at - 2 * _NEAR), at + 1)
    mine = any(seen.said_at(place, "i-act", "is-mine", "i-myself") for place in near)
    partner = any(mark.concept == "partner" and mark.start in near for mark in seen.marks)
    return (mine or partner) and not any(seen.said_at(place, "opponent-of-mine", "against-us") for place in near)
