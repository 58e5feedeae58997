"""What is asked in so many words, whatever the words are likest to: a card drawn that does not fit, the pile looked through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_clause import concepts_asked, either_or_at, last_clause, marks_within
from unorules.ask.read_come_and_gone import COME_AND_GONE
from unorules.ask.read_drawn_in_vain import drawn_in_vain, drawn_past_the_penalty, drawn_until_it_fits, goes_on_drawing
from unorules.ask.read_everyday import done_about_a_four
from unorules.ask.read_features import Frame
from unorules.ask.read_form import form
from unorules.ask.read_gone_out import won_otherwise
from unorules.ask.read_laid_outright import LAID_OUTRIGHT
from unorules.ask.read_likes import upside_down
from unorules.ask.read_negation import is_negated
from unorules.ask.read_offer_topics import OFFERED
from unorules.ask.read_plainly_asked import PLAINLY_ASKED
from unorules.ask.read_points_made import what_comes_of_it
from unorules.ask.read_position import DRAW_CARDS, number_at
from unorules.ask.read_situations import jumped_in_with, kept_off_somehow, out_by_cards
from unorules.ask.read_swaps_told import seven_when_owing
from unorules.ask.read_telegrams import telegram
from unorules.ask.read_told_apart import enough_for
from unorules.ask.read_told_before import seven_while_owing

_LOOKING: Final = frozenset({"draw-from-discard", "conduct", "draw-pile-empty", "deck-composition"}) | NO_TOPIC
_DRAWING: Final = (
    frozenset(
        "pass-without-drawing play-drawn-card draw-count turn-after play-other-after-draw voluntary-draw"
        " must-play-drawn-card".split()
    )
    | NO_TOPIC
)
_CALLING: Final = frozenset({"uno-call-when", "uno-catch-window", "uno-penalty", "uno-self-correct"}) | NO_TOPIC
_DOUBTING: Final = frozenset({"forbidden", "cheat", "wrong", "not"})
_TAKING: Final = frozenset({"draw", "drew"})


def _filled_up(seen: Frame, topic: str) -> str | None:
    """ "My aunt tops up to seven cards after every turn. Do we?": a hand that is filled up, and no deal."""
    seven = any(_SEVEN in (number_at(seen, at), seen.units.get(at)) for at in range(len(seen.words)))
    filled = topic in _FILLING and seen.says("tops-up") and seven and seen.has("card", "hand", "fill-up")
    return "refill-hand" if filled and not seen.has("deal", "dealer") else None


_SEVEN: Final = 7
_FILLING: Final = (
    frozenset({"history", "uno-call-when", "uno-false-call", "hand-size", "draw-count", "turn-after"}) | NO_TOPIC
)


def outright(seen: Frame, topic: str) -> str | None:
    """The topic that is asked in so many words; None where none is, or where the likeliest is none of its neighbours."""
    return next((found for rule in _RULES if (found := rule(seen, topic)) is not None), None)


def looks_through(seen: Frame) -> bool:
    """ "May I leaf through the discard pile?": it is looked at, and nothing is taken."""
    clause = last_clause(seen)
    pile = "discard-pile" in concepts_asked(seen) or seen.says("played-cards", within=clause)
    if not pile or not seen.says("looks-through", within=clause):
        return False
    looked = {at for mark in seen.cues if mark.concept == "looks-through" for at in range(mark.start, mark.end)}
    return not any(mark.concept in _TAKING and mark.start not in looked for mark in seen.marks)  # "take a look"


def _looked_through(seen: Frame, topic: str) -> str | None:
    return "conduct" if topic in _LOOKING and looks_through(seen) else None


def turn_after_a_dud(seen: Frame) -> bool | None:
    """ "I draw one that doesn't fit: is my turn over?": True; "is it still my turn?": False; None where it is not asked."""
    clause = last_clause(seen)
    drawn = [mark.start for mark in seen.marks if mark.concept in _TAKING or mark.concept == "drawn-card"]
    duds = [mark.start for mark in seen.cues if mark.concept == "card-fits-not"]
    if not drawn or not duds or min(drawn) > max(duds) or any(face.kind in DRAW_CARDS for face in seen.cards):
        return None
    if seen.says("keeps-the-turn", within=clause):
        return False
    return True if seen.says("turn-passes", within=clause) else None


def _drawn_in_vain(seen: Frame, topic: str) -> str | None:
    return "draw-count" if topic in _DRAWING and turn_after_a_dud(seen) is not None else None


def pass_or_draw(seen: Frame, topic: str, asked_as: str) -> bool | None:
    """ "Is saying pass enough, or must I draw first?" is judged on its first half: whether that one asks for a duty."""
    if topic != "pass-without-drawing" or asked_as != "either-or":
        return None
    clause, cut = last_clause(seen), either_or_at(seen)
    first = [word for word in clause if cut is None or word.start < seen.words[cut].start]
    here = {mark.concept for mark in marks_within(seen, first)}
    if here & _DOUBTING or is_negated(seen):
        return None
    return "must" in here or seen.says("must-in-words", within=first)


def _called_with_two(seen: Frame, topic: str) -> str | None:
    """ "I had two cards left and already said uno. What now?": what comes of it is asked, not when it is said."""
    if topic not in _CALLING or not (seen.says("called-early") and seen.says("still-two")):
        return None
    clause = last_clause(seen)
    when = any(mark.concept == "when" and clause and seen.words[mark.start] is clause[0] for mark in seen.marks)
    told_before = not seen.says("called-early", within=clause)
    asked = form(seen, "uno-false-call") == "explain" or bool(concepts_asked(seen) & _CHARGED)
    return "uno-false-call" if not when and (told_before or asked) else None


_CHARGED: Final = frozenset({"draw", "penalty", "get"})
_RULES: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    _looked_through,
    drawn_past_the_penalty,
    _drawn_in_vain,
    drawn_in_vain,
    drawn_until_it_fits,
    goes_on_drawing,
    _called_with_two,
    telegram,
    won_otherwise,
    jumped_in_with,
    kept_off_somehow,
    out_by_cards,
    enough_for,
    upside_down,
    _filled_up,
    what_comes_of_it,
    seven_while_owing,
    done_about_a_four,
    seven_when_owing,
    *COME_AND_GONE,
    *PLAINLY_ASKED,
    *LAID_OUTRIGHT,
    *OFFERED,
)
