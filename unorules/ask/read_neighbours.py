"""More topics that lie side by side, told apart by what was said: what a card is for, what is counted, how the game starts."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Final

from unorules.ask import read_challenges, read_stacks
from unorules.ask.read_features import Frame
from unorules.ask.read_form import concepts_asked, form, last_clause
from unorules.ask.read_judged import ENOUGH
from unorules.ask.read_position import a_number_card, number_at

_NEAR: Final = 2


def swap_card(seen: Frame, topic: str) -> str | None:
    """The Swap Hands card is no 7."""
    swaps = any(face.kind == "wild-swap-hands" for face in seen.cards) and not seen.has(
        "digit-7", "num-7", "seven-o", "seven-swap"
    )
    return "card-effect" if topic in ("seven-swap", "seven-swap-required") and swaps else None


_MAY_BE_COUNTED: Final = frozenset(
    {
        "hand-points",
        "wild-draw-four-with-wild",
        "card-points",
        "deck-composition",
        "deck-size",
        "lost-card",
        "card-effect",
    }
)


def counts_cards(seen: Frame) -> bool:
    """Whether "how many" stands right before a card: "how many ordinary wilds", not "how many cards for a draw two"."""
    much = ("paljon", "much", "mye", "mykj", "mycke")
    wanted = [
        mark.end
        for mark in seen.marks
        if mark.concept == "how-many" and not seen.words[mark.end - 1].folded.startswith(much)
    ]
    return any(0 <= face.start - end <= _NEAR for face in seen.cards for end in wanted)


def counted_not_held(seen: Frame, topic: str) -> str | None:
    """ "How many ordinary wilds are there?" counts the deck's, no hand's points."""
    counted = topic in _MAY_BE_COUNTED and counts_cards(seen)
    return "card-count" if counted and not seen.has("points", "score", "go-out", "hold-points") else None


def worth_of_one_kind(seen: Frame, topic: str) -> str | None:
    """ "What is that shuffle card worth if one is left with it?" names one kind of card, once or in other words again."""
    kinds = {(face.kind, face.number) for face in seen.cards}
    one = topic == "hand-points" and len(kinds) == 1 and all(face.count == 1 for face in seen.cards)
    covered = {at for face in seen.cards for at in range(face.start, face.end)}
    alone = all(number_at(seen, at) is None for at in range(len(seen.words)) if at not in covered)
    worth = one and alone and len(seen.cards) <= 2 and seen.cards[0].colour is None and seen.cards[0].kind != "number"
    return (
        "card-points"
        if worth and "points" in concepts_asked(seen) and not seen.has("together", "sum", "in-all")
        else None
    )


def two_may_play(seen: Frame, topic: str) -> str | None:
    """ "Can one play with only two?" asks how many may play, not what is different."""
    asked = topic == "two-players" and form(seen, topic) == "yes-no" and not seen.cards
    differs = seen.has(
        "explain",
        "what",
        "how",
        "rules",
        "rule",
        "seven-o",
        "seven-swap",
        "same",
        "turn",
        "skip",
        "reverse",
        "other",
        "compare",
        "house-rule",
        "points",
        "draw",
        "challenge",
    )
    return "players" if asked and "may" in concepts_asked(seen) and not differs else None


def kept_though_it_fits(seen: Frame, topic: str) -> str | None:
    """A card was drawn, it fits, and the question is whether it may stay in the hand."""
    stays = bool({word.folded for word in last_clause(seen)} & _KEEP)
    return "must-play-drawn-card" if topic == "voluntary-draw" and stays and seen.has("drew", "drawn-card") else None


_KEEP: Final = frozenset(
    "keep hang hold save saving beholde behalde spare spara behalla pitaa saastaa saastan jattaa sailyttaa".split()
)


def whose_deal_is_next(seen: Frame, topic: str) -> str | None:
    """Who dealt is told, and whether it goes round."""
    dealt = seen.has("deal", "dealer", "dealer-choice") or {word.folded for word in seen.words} & _DEALT
    round_ = {word.folded for word in last_clause(seen)} & _GOES_ROUND
    return "next-dealer" if topic in ("round-end", "uno-call-again", "dealer-choice") and dealt and round_ else None


_DEALT: Final = frozenset("gir ga gav giver dele delte deler jakaa jakoi jakaja ger given dealt deals deal".split())
_GOES_ROUND: Final = frozenset(
    "omgang rundgang tur turas vuorotellen kiertaa kiertaako rotate rotates round turvis".split()
)


def pair_players(seen: Frame, topic: str) -> str | None:
    """ "How many does it take to play in pairs?" """
    return "players" if topic in ("partners", "partners-scoring") and seen.has("many-players") else None


def colour_of_last_wild(seen: Frame, topic: str) -> str | None:
    """Whether a colour must be named at all; of the last card only where it is said to be the last."""
    last = seen.has("last-card", "last", "go-out", "win", "end", "second-last", "one-left", "run-out")
    played = seen.has("after", "immediately") and seen.has("wild")
    return "wild-colours" if topic == "finish-wild-colour" and played and not last else None


def card_over_wild(seen: Frame, topic: str) -> str | None:
    """A colour wished with a wild, and a card of another: whether that one matches."""
    told = [face for face in seen.cards if face.colour is not None]
    wished = seen.has("wish") and seen.has("wild")
    return "match" if topic == "wild-when-playable" and told and wished else None


def started_with(seen: Frame, topic: str) -> str | None:
    """What is turned up at the start is nobody's card."""
    turned_up = seen.has("start-card") and bool(seen.cards)
    return (
        "start-card"
        if topic in ("turn-after", "card-effect", "direction", "reverse-two-players") and turned_up
        else None
    )


def around_which_way(seen: Frame, topic: str) -> str | None:
    return (
        "direction" if topic == "first-player" and "direction" in concepts_asked(seen) and not seen.has("who") else None
    )


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


def cards_in_hand(seen: Frame, topic: str) -> str | None:
    """ "How many cards has one got?" without a word of the deck is a hand's."""
    of_all = seen.has("deck", "box", "two-packs", "sum", "edition", "lost-card", "draw-pile", "whole", "exists")
    words = [word.folded for word in last_clause(seen)]
    mine = any(pair in _HAS_ONE for pair in itertools.pairwise(words))
    return "hand-size" if topic == "deck-size" and mine and not of_all else None


_HAS_ONE: Final = frozenset({("har", "man"), ("har", "jag"), ("har", "jeg"), ("do", "i"), ("do", "you"), ("har", "en")})


def wild_on_wild(seen: Frame, topic: str) -> str | None:
    wilds = [face for face in seen.cards if face.kind == "wild"]
    return "match" if topic == "wild-when-playable" and len(wilds) == 2 and wilds[1].start - wilds[0].end <= 1 else None


def how_points_count(seen: Frame, topic: str) -> str | None:
    """ "How do you count points?" wants the cards' values."""
    how = topic == "scoring-optional" and form(seen, topic) == "explain" and seen.has("how")
    return "card-points" if how else None


def colour_of_any_kind(seen: Frame, topic: str) -> str | None:
    """ "May I name a colour that I do not hold?" asks about the colours, not what a wild does."""
    wild = topic == "card-effect" and [face.kind for face in seen.cards] == ["wild"]
    return "wild-colours" if wild and form(seen, topic) == "yes-no" and seen.has("choose", "wish") else None


def worth_of_one(seen: Frame, topic: str) -> str | None:
    """ "What is an eight worth?" names a card, not the deck."""
    one = (
        topic in ("deck-points", "target-score")
        and (len(seen.cards) == 1 or a_number_card(seen) is not None)
        and seen.has("points")
    )
    return "card-points" if one and not seen.has("target", "deck", "deck-count", "whole", "sum", "in-all") else None


def deals_next(seen: Frame, topic: str) -> str | None:
    """ "Who deals the next hand?" is not asked of the first."""
    after = any(word.folded.startswith(_NEXT) for word in last_clause(seen))
    return "next-dealer" if topic == "dealer-choice" and after and seen.has("deal", "dealer", "dealer-choice") else None


_NEXT: Final = ("next", "neste", "nasta", "seuraav")


def beside_the_dealer(seen: Frame, topic: str) -> str | None:
    """Who dealt is known, and the question is who begins."""
    begins = topic == "dealer-choice" and seen.has("start", "first") and seen.has("left", "right-side", "right")
    return "first-player" if begins else None


def won_or_out(seen: Frame, topic: str) -> str | None:
    """ "I have 500: have I won, or am I out?" asks of the match, whichever way it is played."""
    asked = concepts_asked(seen)
    return "match-total" if topic in _OUT_OF_A_MATCH and {"win", "eliminate"} <= asked and _reached(seen) else None


_OUT_OF_A_MATCH: Final = frozenset({"eliminated", "challenge-uno", "exact-target", "low-score"})
_SMALLEST_TOTAL: Final = 100


def _reached(seen: Frame) -> bool:
    return any((number_at(seen, at) or 0) >= _SMALLEST_TOTAL for at in range(len(seen.words))) or seen.has("target")


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
    told = topic == "uno-self-correct" and seen.has("nobody", "catch") and not seen.has("self")
    return "uno-catch-window" if told and (seen.says("is-late") or seen.has("too-late")) else None


def any_seven(seen: Frame, topic: str) -> str | None:
    """A seven of which nobody says that it is the last card."""
    last = seen.has("last-card", "last", "go-out", "win", "end", "one-left", "second-last")
    if topic != "seven-zero-last-card" or last:
        return None
    return "zero-rotate" if any(face.number == 0 for face in seen.cards) and not seen.has("digit-7") else "seven-swap"


def left_with(seen: Frame, topic: str) -> str | None:
    """Somebody went out, and hands are told: they are counted, not played."""
    told = (
        topic == "playable-cards" and seen.has("go-out") and not seen.has("top-card", "match") and len(seen.cards) > 2
    )
    return "hand-points" if told and form(seen, topic) == "value" else None


def is_it_enough(seen: Frame, topic: str) -> str | None:
    """ "I have 300 and they hold four wilds. Is that enough?" asks of the match."""
    enough = {word.folded for word in last_clause(seen)} & ENOUGH
    return "match-total" if topic == "hand-points" and enough and _reached(seen) else None


def joins_late(seen: Frame, topic: str) -> str | None:
    """Somebody comes in the middle: no rule is changed by it."""
    return "conduct" if topic == "change-rules-mid-round" and seen.has("joining", "leaving") else None


def dealt_wrongly(seen: Frame, topic: str) -> str | None:
    """A deal that went wrong, and what now."""
    return "conduct" if topic == "hand-size" and seen.has("misdeal") and seen.has("again", "deal", "new") else None


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
    joins_late,
    dealt_wrongly,
    after_the_jump,
    won_or_out,
    four_on_wild,
    uno_without_a_swap,
    noticed_late,
    any_seven,
    left_with,
    is_it_enough,
    read_challenges.cost_of_a_stacked_one,
    read_stacks.several_drawn,
    read_stacks.dodged_with_anything,
    read_stacks.two_of_four,
    swap_card,
    counted_not_held,
    worth_of_one_kind,
    two_may_play,
    kept_though_it_fits,
    whose_deal_is_next,
    pair_players,
    colour_of_last_wild,
    card_over_wild,
    started_with,
    around_which_way,
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
    cards_in_hand,
    read_challenges.what_of_the_challenge,
    wild_on_wild,
    how_points_count,
    colour_of_any_kind,
    read_challenges.challenged_at_all,
    worth_of_one,
    deals_next,
    beside_the_dealer,
    read_stacks.jumped_with_a_seven,
)
