"""Topics that lie side by side, told apart by what a question tells outright: what is on the table, what is held, what is counted.

The weights choose among topics by words and their order. Some ninety rules stood here until the weights knew better than they
on questions that neither had seen; those that are left rest on cards and numbers, which weights cannot compare.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.read_accounts import grown_total
from unorules.ask.read_accounts_offered import counted_out_of_hand, more_than_the_target, points_for_one_out
from unorules.ask.read_alive import alive_in_an_ordinary_game, alive_or_out
from unorules.ask.read_alone import ALONE_TOPICS
from unorules.ask.read_by_name import BY_NAME
from unorules.ask.read_bystanders import bystanders, peeks_at_the_partner
from unorules.ask.read_cards_laid import CARDS_LAID
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_colour_story import caught_by_a_colour
from unorules.ask.read_counted_out import passed_with_the_lowest, target_of_another
from unorules.ask.read_counting import COUNTING
from unorules.ask.read_deck import by_its_deck
from unorules.ask.read_dodges import moved_on, seven_under_a_draw_card, skip_thrown
from unorules.ask.read_drawn_among import drawn_among
from unorules.ask.read_drawn_by_need import DRAWN_BY_NEED
from unorules.ask.read_drawn_for_deal import drawn_for_the_deal
from unorules.ask.read_drawn_later import drawn_and_kept
from unorules.ask.read_duties import duty_elsewhere
from unorules.ask.read_everyday import EVERYDAY, answered_by_another
from unorules.ask.read_features import Frame
from unorules.ask.read_form import form
from unorules.ask.read_gone_out import cheered_too_soon
from unorules.ask.read_hands import counted_together, points_wanted, written_against_oneself
from unorules.ask.read_hit import drawn_after_the_end, out_when_hit
from unorules.ask.read_judged_hand import judged_by_the_hand
from unorules.ask.read_judged_topics import JUDGED_TOPICS
from unorules.ask.read_last_card import drawn_for_the_last, last_on_a_stack
from unorules.ask.read_likes import LIKES
from unorules.ask.read_named_outright import NAMED_OUTRIGHT, added_to_another
from unorules.ask.read_ones_own_turn import ONES_OWN_TURN
from unorules.ask.read_pays import who_pays
from unorules.ask.read_penalties_told import PENALTIES
from unorules.ask.read_plain import PLAIN_RULES
from unorules.ask.read_plays_told import judged_by_the_last
from unorules.ask.read_points_made import POINTS_MADE
from unorules.ask.read_position import number_at
from unorules.ask.read_row_told import row_comes_to
from unorules.ask.read_rule_names import mercy_here
from unorules.ask.read_seat_topics import (
    again_with_two,
    challenged_for_another,
    drawn_for_the_second,
    next_one_over_a_four,
    turn_after_a_reverse,
    turned_the_other_way,
)
from unorules.ask.read_seated_far import far_one_challenges, not_on_me
from unorules.ask.read_seats_told import turn_of_one
from unorules.ask.read_situations import SITUATIONS
from unorules.ask.read_so_many import SO_MANY
from unorules.ask.read_stacks import summed_in_a_row, summed_up
from unorules.ask.read_together import as_it_lies, at_once
from unorules.ask.read_told_apart import TOLD_APART
from unorules.ask.read_told_before import TOLD_BEFORE
from unorules.ask.read_too_many import too_many_cards
from unorules.ask.read_totals import cards_held
from unorules.ask.read_turn_of_two import played_on_of_two
from unorules.ask.read_twin import TWINS_THROWN
from unorules.ask.read_two_ways import both_ways, out_or_in
from unorules.ask.read_undone_topics import told_undone
from unorules.ask.read_upon_me import owed_or_paid
from unorules.ask.read_wished import judged_under_a_wild

_SMALLEST_TOTAL: Final = 20
_PAIR: Final = 2
_MIXED: Final = frozenset({"stack-draw-two-on-wild-draw-four", "stack-wild-draw-four-on-draw-two"})
_OF_A_KIND: Final = {"draw-two": "stack-draw-two", "wild-draw-four": "stack-wild-draw-four"}


def refined(seen: Frame, topic: str) -> str:
    """The topic that the question's own statements point to; the topic given where they point nowhere else."""
    return next((found for rule in _RULES if (found := rule(seen, topic)) is not None), topic)


def _out_on_points(seen: Frame, topic: str) -> str | None:
    """ "I have 510: am I out?" under rules that throw players out."""
    out = topic in ("match-total", "round-end", "exact-target") and (
        seen.has("eliminate") or seen.says("drops-out", "out-of-the-game")
    )
    total = any((number_at(seen, at) or 0) > _SMALLEST_TOTAL for at in range(len(seen.words)))
    won = "win" in concepts_asked(seen)  # "have I won or am I out?" is asked of the match
    return "eliminated" if out and total and not won and not seen.has("mercy") else None


def _card_over_wild(seen: Frame, topic: str) -> str | None:
    """A colour wished with a wild, and a card of another: whether that one matches."""
    told = any(face.colour is not None for face in seen.cards)
    wished = seen.has("wish") and seen.has("wild")
    return "match" if topic == "wild-when-playable" and told and wished else None


def _held_after_draw(seen: Frame, topic: str) -> str | None:
    """Cards held, one drawn, and the question is after another than the drawn one."""
    faces = [face for face in seen.cards if face.colour is not None]
    last = faces[-1] if faces else None
    if topic != "playable-cards" or last is None or not seen.has("drew", "drawn-card") or form(seen, topic) != "yes-no":
        return None
    asked = last_clause(seen)
    named = bool(asked) and seen.words[last.start].start >= asked[0].start
    before = any(face.card == last.card for face in faces[:-1])
    return "play-other-after-draw" if named and before else None


def _is_drawn(seen: Frame) -> bool:
    return seen.has("draw", "drew", "drawn-card") or seen.says("drew-it")


def _passed_over(seen: Frame, topic: str) -> str | None:
    """ "May I pass although I could have laid?": a turn passed, where of drawing nothing is said."""
    passed = topic == "voluntary-draw" and "pass" in concepts_asked(seen)
    return "pass-without-drawing" if passed and not _is_drawn(seen) else None


def _like_on_like(seen: Frame, topic: str) -> str | None:
    """ "No +2 on a +4, fine. But a draw 4 on a draw 4?" asks by its last sentence; "a +2 came, I have a +2" by all of it."""
    clause = last_clause(seen)
    asked = [face.kind for face in seen.cards if clause and seen.words[face.start].start >= clause[0].start]
    asked = asked if len(asked) == _PAIR else [face.kind for face in seen.cards]
    alike = len(asked) >= _PAIR and len(set(asked)) == 1 and topic in _MIXED
    return _OF_A_KIND.get(asked[0]) if alike else None


def _knocked_out_here(seen: Frame, topic: str) -> str | None:
    """ "We took in the 25-card rule. I have 24 and got a +2: am I out?": it is in force, and the hand is judged."""
    if topic not in ("no-mercy-in-classic", "is-official", "house-rule") or not mercy_here(seen):
        return None
    out = "eliminate" in concepts_asked(seen) or seen.says("drops-out", "is-out", within=last_clause(seen))
    return "mercy-rule" if out and cards_held(seen) is not None else None


def _who_challenges(seen: Frame, topic: str) -> str | None:
    """ "No bluffing here: who may challenge then?"."""
    who = topic == "house-combination" and form(seen, topic) == "who"
    return "challenge-who" if who and "challenge" in concepts_asked(seen) else None


def _sum_after_a_jump(seen: Frame, topic: str) -> str | None:
    """ "Somebody jumps in with the same +2: does the sum grow to six?"."""
    asked = seen.says("sum-grows", "swells", within=last_clause(seen)) or "stack" in concepts_asked(seen)
    draws = any(face.kind in ("draw-two", "draw-four") for face in seen.cards) and seen.has("jump-in")
    summed = draws and asked and seen.says("the-sum", "heap", within=last_clause(seen))
    return "jump-in-action" if topic in _SUMMED and summed else None


_SUMMED: Final = frozenset({"house-combination", "stack-total", "stack-draw-two", "draw-card-later-turn"})


def _no_colour_named(seen: Frame, topic: str) -> str | None:
    """ "I laid a wild and said that I didn't care": is no colour a choice?"."""
    open_left = topic in ("wild-same-colour", "wild-when-playable", "match") and seen.says(
        "leaves-it-open", "names-no-colour"
    )
    return "wild-colours" if open_left and seen.has("wild") and not any(face.colour for face in seen.cards) else None


def _top_of_the_pile(seen: Frame, topic: str) -> str | None:
    """ "Nothing left to draw. The top one stays, right?": what becomes of the card, not whether it may be taken."""
    clause = last_clause(seen)
    stays = seen.says("the-top", within=clause) and seen.says("stays-put", within=clause)
    taken = concepts_asked(seen) & {"draw", "drew", "lay"}
    return "draw-pile-empty" if topic in ("draw-from-discard", "nothing-to-reshuffle") and stays and not taken else None


def _hand_to_be_shown(seen: Frame, topic: str) -> str | None:
    """ "Must I show my hand when somebody challenges?": who sees it, not whether one may challenge."""
    near = topic == "challenge" or (topic == "challenge-last-card" and not seen.has("last-card", "one-left"))
    shown = near and {"show-hand", "must"} <= concepts_asked(seen)
    return "challenge-hand-shown-to" if shown else None


_RULES: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    _out_on_points,
    added_to_another,
    _card_over_wild,
    _held_after_draw,
    *ONES_OWN_TURN,
    *DRAWN_BY_NEED,
    _passed_over,
    last_on_a_stack,
    drawn_for_the_last,
    drawn_and_kept,
    *TOLD_BEFORE,
    answered_by_another,
    duty_elsewhere,
    _like_on_like,
    at_once,
    as_it_lies,
    bystanders,
    cheered_too_soon,
    peeks_at_the_partner,
    alive_in_an_ordinary_game,
    alive_or_out,
    *TWINS_THROWN,
    row_comes_to,
    *CARDS_LAID,
    *TOLD_APART,
    *SITUATIONS,
    told_undone,
    too_many_cards,
    far_one_challenges,
    not_on_me,
    *PLAIN_RULES,
    by_its_deck,
    summed_up,
    summed_in_a_row,
    both_ways,
    out_or_in,
    who_pays,
    owed_or_paid,
    *ALONE_TOPICS,
    caught_by_a_colour,
    *COUNTING,
    *SO_MANY,
    drawn_for_the_deal,
    turned_the_other_way,
    turn_after_a_reverse,
    again_with_two,
    played_on_of_two,
    drawn_for_the_second,
    challenged_for_another,
    next_one_over_a_four,
    *POINTS_MADE,
    *JUDGED_TOPICS,
    *LIKES,
    judged_under_a_wild,
    judged_by_the_last,
    judged_by_the_hand,
    _who_challenges,
    _sum_after_a_jump,
    _no_colour_named,
    _top_of_the_pile,
    _knocked_out_here,
    _hand_to_be_shown,
    skip_thrown,
    moved_on,
    seven_under_a_draw_card,
    drawn_among,
    passed_with_the_lowest,
    grown_total,
    counted_together,
    points_wanted,
    written_against_oneself,
    points_for_one_out,
    more_than_the_target,
    counted_out_of_hand,
    drawn_after_the_end,
    out_when_hit,
    target_of_another,
    *NAMED_OUTRIGHT,
    *BY_NAME,
    *PENALTIES,
    turn_of_one,
    *EVERYDAY,
)
