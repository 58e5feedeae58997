"""More topics that lie side by side, told apart by what was said; the rules of the other modules in the order they are tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask import read_challenges, read_counting, read_openings, read_stacks
from unorules.ask.read_features import Frame
from unorules.ask.read_form import concepts_asked, form, last_clause
from unorules.ask.read_position import DRAW_CARDS, number_at


def swap_card(seen: Frame, topic: str) -> str | None:
    """The Swap Hands card is no 7."""
    swaps = any(face.kind == "wild-swap-hands" for face in seen.cards) and not seen.has(
        "digit-7", "num-7", "seven-o", "seven-swap"
    )
    return "card-effect" if topic in ("seven-swap", "seven-swap-required") and swaps else None


_SHORT: Final = 3


def kept_though_it_fits(seen: Frame, topic: str) -> str | None:
    """A card was drawn, it fits, and the question is whether it may stay in the hand."""
    clause = last_clause(seen)
    stays = seen.says("keeps", within=clause if len(clause) > _SHORT else None) and seen.has(
        "drew", "drawn-card", "until-can"
    )
    return "must-play-drawn-card" if topic in ("voluntary-draw", "play-drawn-card") and stays else None


def colour_of_last_wild(seen: Frame, topic: str) -> str | None:
    """Whether a colour must be named at all; of the last card only where it is said to be the last."""
    last = seen.has("last-card", "last", "go-out", "win", "end", "second-last", "one-left", "run-out", "over", "only")
    played = seen.has("wild") and not seen.says("went-out")
    return "wild-colours" if topic == "finish-wild-colour" and played and not last else None


def card_over_wild(seen: Frame, topic: str) -> str | None:
    """A colour wished with a wild, and a card of another: whether that one matches."""
    told = [face for face in seen.cards if face.colour is not None]
    wished = seen.has("wish") and seen.has("wild")
    return "match" if topic == "wild-when-playable" and told and wished else None


def pile_is_reshuffled(seen: Frame, topic: str) -> str | None:
    """The discard pile is there to be turned over: then there is something to reshuffle."""
    empty = topic == "nothing-to-reshuffle" and seen.has("draw-pile") and seen.has("run-out")
    return (
        "draw-pile-empty"
        if empty
        and seen.has("discard-pile")
        and seen.has("shuffle", "reverse", "turn-up")
        and not (seen.has("nothing-left") or seen.has("num-1"))
        else None
    )


def held_after_draw(seen: Frame, topic: str) -> str | None:
    """Cards held, one drawn, and the question is after another than the drawn one."""
    faces = [face for face in seen.cards if face.colour is not None]
    last = faces[-1] if faces else None
    if topic != "playable-cards" or last is None or not seen.has("drew", "drawn-card") or form(seen, topic) != "yes-no":
        return None
    asked = last_clause(seen)
    named = bool(asked) and seen.words[last.start].start >= asked[0].start
    before = [face for face in faces[:-1] if face.card == last.card]
    return "play-other-after-draw" if named and before else None


def wild_on_wild(seen: Frame, topic: str) -> str | None:
    wilds = [face for face in seen.cards if face.kind == "wild"]
    return "match" if topic == "wild-when-playable" and len(wilds) == 2 and wilds[1].start - wilds[0].end <= 1 else None


def colour_of_any_kind(seen: Frame, topic: str) -> str | None:
    """ "May I name a colour that I do not hold?" asks about the colours, not what a wild does."""
    wild = topic == "card-effect" and [face.kind for face in seen.cards] == ["wild"]
    return "wild-colours" if wild and form(seen, topic) == "yes-no" and seen.has("choose", "wish") else None


def this_very_four(seen: Frame, topic: str) -> str | None:
    """A hand is told, and the question is after the +4 in it alone."""
    clause = last_clause(seen)
    asked = [face.kind for face in seen.cards if clause and seen.words[face.start].start >= clause[0].start]
    one = topic == "playable-cards" and asked == ["wild-draw-four"] and len(seen.cards) > 1
    return "wild-draw-four-legality" if one and form(seen, topic) == "yes-no" else None


def skip_lies_there(seen: Frame, topic: str) -> str | None:
    """A skip of another colour lies on top and one is held: nobody says that it was meant for the asker."""
    card, on = seen.roles.card, seen.roles.on
    coloured = card is not None and on is not None and None not in (card.colour, on.colour) and card.colour != on.colour
    told = seen.has("aimed", "skipped", "victim", "penalty", "answer", "pass-on", "draw", "turn")
    return "match" if topic == "answer-with-same" and coloured and not told and card and not _draws(card.kind) else None


def _draws(kind: str) -> bool:
    return kind in DRAW_CARDS


def drawn_but_no_four(seen: Frame, topic: str) -> str | None:
    """A card was drawn and named, and it is no +4."""
    four = any(face.kind == "wild-draw-four" for face in seen.cards)
    return "play-drawn-card" if topic == "wild-draw-four-drawn" and seen.cards and not four else None


def hindered_by_a_wild(seen: Frame, topic: str) -> str | None:
    """ "Does the wild stop me from playing my +4?" """
    four = topic == "wild-when-playable" and any(face.kind == "wild-draw-four" for face in seen.cards)
    return "wild-draw-four-with-wild" if four and any(face.kind == "wild" for face in seen.cards) else None


def noticed_afterwards(seen: Frame, topic: str) -> str | None:
    """A wrong card lies there already, and what now."""
    return "conduct" if topic == "match" and seen.has("too-late") and form(seen, topic) == "explain" else None


def who_is_next(seen: Frame, topic: str) -> str | None:
    """ "What now, who plays?" of a card asks for the next player, not for all that the card does."""
    asked = concepts_asked(seen)
    plays = "who" in asked and asked & {"turn", "lay", "continue", "play-again"} and not asked & _CHOOSES
    return "turn-after" if topic in ("card-effect", "no-mercy-card") and plays else None


_CHOOSES: Final = frozenset({"choose", "colour", "wish", "say", "swap", "decide", "deal"})


def drawn_without_a_stack(seen: Frame, topic: str) -> str | None:
    """Nothing can be played, and no draw card is told: what is drawn is an ordinary card, or several."""
    return "draw-count" if topic == "stack-total" and seen.has("cannot-play") and not seen.cards else None


def four_on_a_stack(seen: Frame, topic: str) -> str | None:
    """ "May I put a +4 on a stack if I have the colour?": that it is stacked comes first."""
    four = topic in ("wild-draw-four-legality", "wild-draw-four-with-wild") and "stack" in concepts_asked(seen)
    return "stack-wild-draw-four" if four and form(seen, topic) == "yes-no" else None


def nought_not_seven(seen: Frame, topic: str) -> str | None:
    told = {number_at(seen, at) for at in range(len(seen.words))} | {face.number for face in seen.cards}
    nought, seven = 0 in told or seen.has("digit-0"), _SEVEN in told or seen.has("digit-7", "seven-o")
    return "zero-rotate" if topic in ("seven-swap", "seven-swap-required") and nought and not seven else None


_SEVEN: Final = 7


def four_on_wild(seen: Frame, topic: str) -> str | None:
    """ "Does a +4 go on a wild?" asks whether they match; that a wild is held as well is another matter."""
    card, on = seen.roles.card, seen.roles.on
    laid = card is not None and on is not None and (card.kind, on.kind) == ("wild-draw-four", "wild")
    held = seen.has("hold", "had", "hold-points", "own", "instead", "both")
    return "match" if topic == "wild-draw-four-with-wild" and laid and not held else None


def uno_without_a_swap(seen: Frame, topic: str) -> str | None:
    """One card left, and no swap is spoken of."""
    swap = seen.has("swap", "rotate", "seven-o", "seven-swap", "digit-7", "digit-0", "num-7", "hand", "give", "shuffle")
    return "uno-call-when" if topic == "seven-zero-uno" and not swap else None


def noticed_late(seen: Frame, topic: str) -> str | None:
    """Nobody noticed until later: whether one can still be caught, not whether one was quick enough oneself."""
    told = topic == "uno-self-correct" and seen.has("nobody", "catch") and not seen.has("self", "self-correct", "first")
    return "uno-catch-window" if told and (seen.says("is-late") or seen.has("too-late")) else None


def any_seven(seen: Frame, topic: str) -> str | None:
    """A seven of which nobody says that it is the last card."""
    last = seen.has("last-card", "last", "go-out", "win", "end", "one-left", "second-last")
    if topic != "seven-zero-last-card" or last:
        return None
    return "zero-rotate" if any(face.number == 0 for face in seen.cards) and not seen.has("digit-7") else "seven-swap"


def after_the_jump(seen: Frame, topic: str) -> str | None:
    """ "I jumped in: who goes after me?" """
    who = topic in ("jump-in", "jump-in-match") and form(seen, topic) == "who"
    return "jump-in-next-turn" if who and concepts_asked(seen) & {"after", "turn", "next-player", "continue"} else None


RULES: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    read_challenges.turn_after_challenge,
    read_challenges.latest_moment,
    read_challenges.not_on_me,
    read_challenges.what_the_bluffer_draws,
    read_challenges.may_be_challenged,
    read_challenges.may_bluff,
    read_challenges.bystanders,
    read_stacks.may_not_must,
    read_stacks.stacking_at_all,
    read_openings.draws_though_able,
    read_openings.tells_the_count,
    read_openings.joins_late,
    read_openings.dealt_wrongly,
    read_openings.jumps_onto_the_start,
    after_the_jump,
    read_counting.won_or_out,
    read_counting.cards_for_so_many,
    read_counting.two_of_a_card,
    four_on_wild,
    four_on_a_stack,
    nought_not_seven,
    this_very_four,
    who_is_next,
    skip_lies_there,
    read_counting.points_of_a_card,
    read_counting.more_players_than_rules,
    read_challenges.how_it_goes,
    read_challenges.which_of_two_numbers,
    read_openings.start_of_an_edition,
    read_openings.deals_first,
    drawn_without_a_stack,
    uno_without_a_swap,
    noticed_late,
    any_seven,
    read_counting.left_with,
    read_counting.is_it_enough,
    read_challenges.cost_of_a_stacked_one,
    read_stacks.several_drawn,
    read_stacks.dodged_with_anything,
    read_stacks.two_of_four,
    swap_card,
    read_counting.counted_not_held,
    read_counting.worth_of_one_kind,
    read_openings.two_may_play,
    kept_though_it_fits,
    read_openings.whose_deal_is_next,
    read_openings.pair_players,
    read_openings.pair_goes_out,
    drawn_but_no_four,
    hindered_by_a_wild,
    noticed_afterwards,
    read_counting.won_with_points,
    colour_of_last_wild,
    card_over_wild,
    read_openings.started_with,
    read_openings.around_which_way,
    pile_is_reshuffled,
    read_stacks.rules_that_meet,
    held_after_draw,
    read_stacks.paid_by_another,
    read_stacks.victim_of_two,
    read_stacks.like_on_like,
    read_stacks.nothing_owed,
    read_stacks.stack_at_all,
    read_stacks.not_later,
    read_stacks.jumped_once,
    read_stacks.stack_or_pay,
    read_stacks.paid_before,
    read_openings.cards_in_hand,
    read_challenges.what_of_the_challenge,
    wild_on_wild,
    read_counting.how_points_count,
    colour_of_any_kind,
    read_challenges.challenged_at_all,
    read_counting.worth_of_one,
    read_openings.deals_next,
    read_openings.beside_the_dealer,
    read_stacks.jumped_with_a_seven,
)
