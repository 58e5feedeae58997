"""More topics that lie side by side, told apart by what was said: stacks and rows, what a card is for, how the game starts."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Final

from unorules.ask.cards_in_words import COLOURS
from unorules.ask.read_features import Frame
from unorules.ask.read_form import form, last_clause, marks_within
from unorules.ask.read_players import players
from unorules.ask.read_position import DRAW_CARDS, number_at

_CHALLENGES: Final = frozenset({"challenge-success", "challenge-failure", "challenge-when"})
_PENDING: Final = frozenset({"stack", "in-a-row", "pass-on"})
_NOBODYS: Final = {
    "en": frozenset("not".split()),
    "nb": frozenset("ikke ikkje".split()),
    "sv": frozenset("inte int".split()),
    "fi": frozenset("ei eika".split()),
}
_ON_ME: Final = frozenset("me meg mig mej minulle mulle minuun muhun".split())
_NEAR: Final = 2
_WITH: Final = frozenset("with med me en a".split())
_TAKE_ALL: Final = frozenset({"how-many", "what", "draw", "sum", "explain"})


def _asked(seen: Frame) -> set[str]:
    return {mark.concept for mark in marks_within(seen, last_clause(seen))}


def turn_after_challenge(seen: Frame, topic: str) -> str | None:
    """ "… do I still lose my turn?" after a challenge asks who plays, not what is drawn."""
    asked = _asked(seen)
    settled = seen.has("guilty", "innocent") or topic != "challenge-when"
    if topic not in _CHALLENGES or not settled or asked & {"how-many", "until-when", "too-late"}:
        return None
    whose = {"skipped", "turn", "play-again"} | ({"next-player"} if form(seen, topic) == "who" else set())
    return "challenge-next-turn" if asked & whose else None


def latest_moment(seen: Frame, topic: str) -> str | None:
    """ "What is the latest point …?" asks when, whichever deed it is about."""
    when = "until-when" in _asked(seen)
    return "challenge-when" if topic in ("challenge", "bluff") and when else None


def not_on_me(seen: Frame, topic: str) -> str | None:
    """ "It was played on Raj, not on me: may I challenge?" asks who may."""
    return "challenge-who" if topic == "challenge" and is_anothers(seen) else None


def is_anothers(seen: Frame) -> bool:
    """Whether it is said that the card was not laid on oneself: "not on me", "inte mot mig"."""
    words = [word.folded for word in seen.words]
    for at, word in enumerate(words):
        near = words[max(0, at - 2) : at]
        if word in _ON_ME and set(near) & _NOBODYS[seen.language]:
            return True
    return False


def several_drawn(seen: Frame, topic: str) -> str | None:
    """A row of draw cards, and what the last of them comes to."""
    row = [face for face in seen.cards if face.kind in DRAW_CARDS]
    many = len(row) > 2 or sum(face.count for face in row) > 2
    stacked = topic.startswith(("stack-", "answer-", "no-mercy-stacking"))
    asks = form(seen, topic) in ("value", "explain") and bool(_asked(seen) & _TAKE_ALL) and not seen.has("may")
    return "stack-total" if many and stacked and asks and topic != "stack-required" else None


def dodged_with_anything(seen: Frame, topic: str) -> str | None:
    """ "Can a draw two be blocked somehow?" names no card to block it with."""
    row = [face for face in seen.cards if face.kind in DRAW_CARDS]
    if topic != "stack-draw-two" or len(row) != 1 or len(seen.cards) != 1 or row[0].count > 1:
        return None
    before = seen.words[row[0].start - 1].folded if row[0].start else ""
    if before in _WITH or seen.words[row[0].end - 1].folded.endswith(("lla", "llä")):
        return None  # "blocked with a draw two" names the answer
    return "bounce" if "answer" in _asked(seen) and not _asked(seen) & _PENDING and not seen.has("same") else None


def two_of_four(seen: Frame, topic: str) -> str | None:
    """ "I hold two +4 and nothing of the colour: may I lay the first?": the other is no way out."""
    fours = [face for face in seen.cards if face.kind == "wild-draw-four"]
    held = any(face.count > 1 for face in fours) and seen.has("had", "hold", "have")
    told = topic in ("bluff", "stack-wild-draw-four", "wild-draw-four-legality") and not seen.has(
        "aimed", "stack", "in-a-row"
    )
    return "wild-draw-four-with-wild" if held and told and seen.has("colour", "same-colour", *COLOURS) else None


def swap_card(seen: Frame, topic: str) -> str | None:
    """The Swap Hands card is no 7."""
    swaps = any(face.kind == "wild-swap-hands" for face in seen.cards) and not seen.has(
        "digit-7", "num-7", "seven-o", "seven-swap"
    )
    return "card-effect" if topic in ("seven-swap", "seven-swap-required") and swaps else None


_MAY_BE_COUNTED: Final = frozenset({"hand-points", "wild-draw-four-with-wild", "card-points", "deck-composition"})


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


def pair_players(seen: Frame, topic: str) -> str | None:
    """ "How many does it take to play in pairs?" """
    return "players" if topic in ("partners", "partners-scoring") and seen.has("many-players") else None


def colour_of_last_wild(seen: Frame, topic: str) -> str | None:
    """Whether a colour must be named at all; of the last card only where it is said to be the last."""
    last = seen.has("last-card", "last", "go-out", "win", "end", "second-last", "one-left", "run-out")
    played = seen.has("after") and seen.has("wild")
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
    return "direction" if topic == "first-player" and "direction" in _asked(seen) and not seen.has("who") else None


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


def rules_that_meet(seen: Frame, topic: str) -> str | None:
    """A swap, a jump or a bounce while cards are owed: two house rules meet."""
    pending = seen.has("stack") and (seen.has("wait", "aimed", "pass-on", "in-a-row") or _owed(seen))
    if topic in ("seven-swap", "seven-swap-required") and pending:
        return "house-combination"
    if topic in ("jump-in", "jump-in-match", "jump-in-action") and seen.has("stack") and _two_draw_cards(seen):
        return "house-combination"
    return None


def _owed(seen: Frame) -> bool:
    return any((number_at(seen, at) or 0) > 1 for at in range(len(seen.words)))


def _two_draw_cards(seen: Frame) -> bool:
    return sum(face.count for face in seen.cards if face.kind in DRAW_CARDS) > 1


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


def paid_by_another(seen: Frame, topic: str) -> str | None:
    """A draw card that was paid and a later player: an ordinary turn."""
    clause = last_clause(seen)
    drawn = any(
        mark.concept in ("drew", "draw", "paid") and seen.words[mark.start].start < clause[0].start
        for mark in seen.marks
    )
    row = any(face.kind in DRAW_CARDS for face in seen.cards)
    return "draw-card-later-turn" if topic == "play-several" and drawn and row and seen.has("player", "third") else None


def victim_of_two(seen: Frame, topic: str) -> str | None:
    """With two players, and one of them has drawn for a draw card: whose turn it is then."""
    two = players(seen) == 2 and any(face.kind in DRAW_CARDS for face in seen.cards)
    return "draw-card-two-players" if topic in ("wild-draw-four-drawn", "play-after-penalty") and two else None


_OF_A_KIND: Final = {"draw-two": "stack-draw-two", "wild-draw-four": "stack-wild-draw-four"}


def like_on_like(seen: Frame, topic: str) -> str | None:
    """ "No +2 on a +4, fine. But a draw 4 on a draw 4?" asks by its last sentence."""
    clause = last_clause(seen)
    asked = [face.kind for face in seen.cards if clause and seen.words[face.start].start >= clause[0].start]
    pair = len(asked) == 2 and asked[0] == asked[1] and topic in _MIXED
    return _OF_A_KIND.get(asked[0]) if pair else None


def stack_at_all(seen: Frame, topic: str) -> str | None:
    """ "Can I stack?" asks whether one may, not whether one must."""
    told = {
        "must",
        "force-play",
        "refuse",
        "choose",
        "optional",
        "instead",
        "no-draw",
        "draw",
        "hold",
        "had",
        "even-if",
    }
    short = len(last_clause(seen)) <= _SHORT and "stack" in _asked(seen)
    plain = topic == "stack-required" and "may" in _asked(seen) and not told & {mark.concept for mark in seen.marks}
    return "stack-draw-two" if plain and short else None


_SHORT: Final = 5


def stack_or_pay(seen: Frame, topic: str) -> str | None:
    """ "Must I answer, as I hold another?" asks whether one must."""
    must = topic in _OF_A_KIND.values() and "must" in _asked(seen) and seen.has("hold", "had")
    return "stack-required" if must and seen.has("answer", "lay", "stack") else None


def paid_before(seen: Frame, topic: str) -> str | None:
    """The draw card was paid for by somebody, and another comes after: an ordinary turn."""
    paid = topic in _OF_A_KIND.values() and seen.has("after", "next-player", "when") and seen.has("paid", "drew")
    return "draw-card-later-turn" if paid and not seen.has("aimed", "instead", "stack") else None


def cards_in_hand(seen: Frame, topic: str) -> str | None:
    """ "How many cards has one got?" without a word of the deck is a hand's."""
    of_all = seen.has("deck", "box", "two-packs", "sum", "edition", "lost-card", "draw-pile", "whole", "exists")
    words = [word.folded for word in last_clause(seen)]
    mine = any(pair in _HAS_ONE for pair in itertools.pairwise(words))
    return "hand-size" if topic == "deck-size" and mine and not of_all else None


_HAS_ONE: Final = frozenset({("har", "man"), ("har", "jag"), ("har", "jeg"), ("do", "i"), ("do", "you"), ("har", "en")})


def what_of_the_challenge(seen: Frame, topic: str) -> str | None:
    """A challenge that is told with the colour held or not: what happens then is what was won or lost."""
    then = topic == "challenge" and seen.has("what-happens") and seen.has("challenge")
    won = _colour_was_held(seen) if then else None
    return None if won is None else "challenge-success" if won else "challenge-failure"


def _colour_was_held(seen: Frame) -> bool | None:
    if seen.has("guilty"):
        return True
    if seen.has("innocent"):
        return False
    told = [mark for mark in seen.marks if mark.concept in ("hold", "hold-points", "had")]
    coloured = any(mark.concept in COLOURS for mark in seen.marks)
    return True if told and coloured and not seen.has("not", "nobody") else None


def wild_on_wild(seen: Frame, topic: str) -> str | None:
    wilds = [face for face in seen.cards if face.kind == "wild"]
    return "match" if topic == "wild-when-playable" and len(wilds) == 2 and wilds[1].start - wilds[0].end <= 1 else None


def how_points_count(seen: Frame, topic: str) -> str | None:
    """ "How do you count points?" wants the cards' values."""
    how = topic == "scoring-optional" and form(seen, topic) == "explain" and seen.has("how")
    return "card-points" if how else None


_MIXED: Final = frozenset({"stack-wild-draw-four-on-draw-two", "stack-draw-two-on-wild-draw-four"})


def colour_of_any_kind(seen: Frame, topic: str) -> str | None:
    """ "May I name a colour that I do not hold?" asks about the colours, not what a wild does."""
    wild = topic == "card-effect" and [face.kind for face in seen.cards] == ["wild"]
    return "wild-colours" if wild and form(seen, topic) == "yes-no" and seen.has("choose", "wish") else None


def challenged_at_all(seen: Frame, topic: str) -> str | None:
    """ "May I challenge it?" of a draw card that is not said to be stacked."""
    asked = topic == "no-mercy-stacking" and "challenge" in _asked(seen) and not seen.has("stack", "in-a-row")
    return "challenge" if asked else None


def beside_the_dealer(seen: Frame, topic: str) -> str | None:
    """Who dealt is known, and the question is who begins."""
    begins = topic == "dealer-choice" and seen.has("start", "first") and seen.has("left", "right-side", "right")
    return "first-player" if begins else None


def jumped_with_a_seven(seen: Frame, topic: str) -> str | None:
    return "house-combination" if topic.startswith("jump-in") and seen.has("swap") and seen.has("digit-7") else None


RULES: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    turn_after_challenge,
    latest_moment,
    not_on_me,
    several_drawn,
    dodged_with_anything,
    two_of_four,
    swap_card,
    counted_not_held,
    pair_players,
    colour_of_last_wild,
    card_over_wild,
    started_with,
    around_which_way,
    pile_is_reshuffled,
    rules_that_meet,
    held_after_draw,
    paid_by_another,
    victim_of_two,
    like_on_like,
    stack_at_all,
    stack_or_pay,
    paid_before,
    cards_in_hand,
    what_of_the_challenge,
    wild_on_wild,
    how_points_count,
    colour_of_any_kind,
    challenged_at_all,
    beside_the_dealer,
    jumped_with_a_seven,
)
