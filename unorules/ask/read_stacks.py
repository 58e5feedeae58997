"""Stacks and rows of draw cards, and where two house rules meet: topics that share their words, told apart by what was said."""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import COLOURS
from unorules.ask.read_features import Frame
from unorules.ask.read_form import concepts_asked, either_or_at, form, last_clause, marks_within
from unorules.ask.read_players import players
from unorules.ask.read_position import DRAW_CARDS, number_at

_PENDING: Final = frozenset({"stack", "in-a-row", "pass-on"})


_WITH: Final = frozenset("with med me en a".split())


_TAKE_ALL: Final = frozenset({"how-many", "what", "draw", "sum", "explain"})


def several_drawn(seen: Frame, topic: str) -> str | None:
    """A row of draw cards, and what the last of them comes to."""
    row = [face for face in seen.cards if face.kind in DRAW_CARDS]
    many = len(row) > 2 or sum(face.count for face in row) > 2
    stacked = topic.startswith(("stack-", "answer-", "no-mercy-stacking", "draw-card-later"))
    asks = form(seen, topic) in ("value", "explain") and bool(concepts_asked(seen) & _TAKE_ALL) and not seen.has("may")
    return "stack-total" if many and stacked and asks and topic != "stack-required" else None


def dodged_with_anything(seen: Frame, topic: str) -> str | None:
    """ "Can a draw two be blocked somehow?" names no card to block it with."""
    row = [face for face in seen.cards if face.kind in DRAW_CARDS]
    if topic != "stack-draw-two" or len(row) != 1 or len(seen.cards) != 1 or row[0].count > 1:
        return None
    before = seen.words[row[0].start - 1].folded if row[0].start else ""
    if before in _WITH or seen.words[row[0].end - 1].folded.endswith(("lla", "llä")):
        return None  # "blocked with a draw two" names the answer
    return (
        "bounce"
        if "answer" in concepts_asked(seen) and not concepts_asked(seen) & _PENDING and not seen.has("same")
        else None
    )


def two_of_four(seen: Frame, topic: str) -> str | None:
    """ "I hold two +4 and nothing of the colour: may I lay the first?": the other is no way out."""
    fours = [face for face in seen.cards if face.kind == "wild-draw-four"]
    held = any(face.count > 1 for face in fours) and seen.has("had", "hold", "have")
    told = topic in ("bluff", "stack-wild-draw-four", "wild-draw-four-legality") and not seen.has(
        "aimed", "stack", "in-a-row"
    )
    return "wild-draw-four-with-wild" if held and told and seen.has("colour", "same-colour", *COLOURS) else None


def rules_that_meet(seen: Frame, topic: str) -> str | None:
    """A swap, a jump or a bounce while cards are owed: two house rules meet."""
    pending = seen.has("stack") and (seen.has("wait", "aimed", "pass-on", "in-a-row") or _owed(seen))
    if (
        topic in ("answer-draw-card", "play-after-penalty")
        and seen.has("swap")
        and seen.has("digit-7", "num-7", "seven-o")
    ):
        return "house-combination"
    if topic in ("seven-swap", "seven-swap-required") and pending:
        return "house-combination"
    if topic in ("jump-in", "jump-in-match", "jump-in-action") and seen.has("stack") and _two_draw_cards(seen):
        return "house-combination"
    return None


def _owed(seen: Frame) -> bool:
    return any((number_at(seen, at) or 0) > 1 for at in range(len(seen.words)))


def _two_draw_cards(seen: Frame) -> bool:
    return sum(face.count for face in seen.cards if face.kind in DRAW_CARDS) > 1


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


def nothing_owed(seen: Frame, topic: str) -> str | None:
    """One card on another where neither makes anybody draw: whether they match."""
    pair = len(seen.cards) == 2 and not any(face.kind in DRAW_CARDS for face in seen.cards)
    owed = seen.has("aimed", "pass-on", "penalty", "answer", "draw", "drew", "draw-card", "stack", "skipped")
    return "match" if topic in ("bounce", "answer-draw-card") and pair and not owed else None


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
    short = len(last_clause(seen)) <= _SHORT and "stack" in concepts_asked(seen)
    plain = (
        topic == "stack-required" and "may" in concepts_asked(seen) and not told & {mark.concept for mark in seen.marks}
    )
    return "stack-draw-two" if plain and short else None


_SHORT: Final = 5


def not_later(seen: Frame, topic: str) -> str | None:
    """One draw card on another, and nothing says that the first was paid for: an answer to it."""
    pair = [face.kind for face in seen.cards]
    if topic != "draw-card-later-turn" or len(pair) != 2 or seen.has(*_LATER):
        return None
    return (
        _STACKED.get((pair[0], pair[1]))
        if seen.roles.card in (None, seen.cards[0])
        else _STACKED.get((pair[1], pair[0]))
    )


_LATER: Final = (
    "paid drew draw after before turn next-player player already when later own-turn again penalty match-game colour top-card"
    " new first round nothing-owed third not aimed now".split()
)
_STACKED: Final = {
    ("draw-two", "draw-two"): "stack-draw-two",
    ("wild-draw-four", "wild-draw-four"): "stack-wild-draw-four",
    ("wild-draw-four", "draw-two"): "stack-wild-draw-four-on-draw-two",
    ("draw-two", "wild-draw-four"): "stack-draw-two-on-wild-draw-four",
}


def jumped_once(seen: Frame, topic: str) -> str | None:
    """A jump on the start card or with the last card is asked of jumping in, where no other rule is named."""
    asked = (
        seen.has("jump-in", "jump-in-rule") and "may" in concepts_asked(seen) and seen.has("start-card", "last-card")
    )
    return "jump-in" if asked and topic in _NEAR_A_JUMP and not seen.has("seven-o", "seven-swap", "stack") else None


_NEAR_A_JUMP: Final = frozenset(
    "change-rules-mid-round uno-on-last-card jump-in-match jump-in-action finish-on-action house-combination".split()
)


def stack_or_pay(seen: Frame, topic: str) -> str | None:
    """ "Must I answer, as I hold another?" asks whether one must."""
    must = topic in _OF_A_KIND.values() and "must" in concepts_asked(seen) and seen.has("hold", "had")
    return "stack-required" if must and seen.has("answer", "lay", "stack") else None


def may_not_must(seen: Frame, topic: str) -> str | None:
    """ "May I pass it on with mine, or must I draw?", "could I lay it so that Robin draws eight?" ask whether one may."""
    if topic != "stack-required" or not seen.cards:
        return None
    cut = either_or_at(seen)
    asked = {mark.concept for mark in marks_within(seen, last_clause(seen)) if cut is None or mark.start < cut}
    lays = "may" in asked and asked & {"lay", "pass-on", "answer", "on-top"}
    return _OF_A_KIND.get(seen.cards[0].kind) if lays and not asked & _FREELY else None


_FREELY: Final = frozenset(
    "must refuse choose optional instead draw no-draw keep even-if hold-points force-play".split()
)


def paid_before(seen: Frame, topic: str) -> str | None:
    """The draw card was paid for by somebody, and another comes after: an ordinary turn."""
    later = seen.has("after", "next-player", "when") or seen.says("now-mine")
    paid = topic in _OF_A_KIND.values() and later and seen.has("paid", "drew")
    return "draw-card-later-turn" if paid and not seen.has("aimed", "instead", "stack") else None


_MIXED: Final = frozenset({"stack-wild-draw-four-on-draw-two", "stack-draw-two-on-wild-draw-four"})


def jumped_with_a_seven(seen: Frame, topic: str) -> str | None:
    return "house-combination" if topic.startswith("jump-in") and seen.has("swap") and seen.has("digit-7") else None


def stacking_at_all(seen: Frame, topic: str) -> str | None:
    """ "Is stacking allowed?" asks for a yes, not for what the house rule is."""
    if topic != "house-rule" or seen.cards or len(seen.words) > _AT_ALL:
        return None
    asks = seen.says("inverted-verb", within=seen.words[:1]) or seen.has("may", "forbidden", "cheat")
    other = seen.has("what", "explain", "house-rule", "how", "rule")
    return "stack-draw-two" if asks and not other and seen.has("stack", "progressive") else None


_AT_ALL: Final = 6
