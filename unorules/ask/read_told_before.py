"""Topics told by what came before the clause that asks: a card offered as an answer, a total that was hit, a late shout."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_cards_laid import asks_if_stuck
from unorules.ask.read_catching import caught_late
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_dodges import asks_of_a_seven
from unorules.ask.read_features import Frame
from unorules.ask.read_players import players
from unorules.ask.read_position import DRAW_CARDS, loose_colours, number_at
from unorules.ask.words import Token

_SHORT: Final = 6
_PAIR: Final = 2
_HIGH: Final = 100
_FOUR: Final = "wild-draw-four"
_STACKS: Final = {
    ("draw-two", "draw-two"): "stack-draw-two",
    ("wild-draw-four", "wild-draw-four"): "stack-wild-draw-four",
    ("wild-draw-four", "draw-two"): "stack-wild-draw-four-on-draw-two",
    ("draw-two", "wild-draw-four"): "stack-draw-two-on-wild-draw-four",
}
_LAID_ON: Final = frozenset({*_STACKS.values(), "no-mercy-stacking", "stack-required"})
_TARGETS: Final = frozenset({"exact-target", "target-score"})
_OF_FOURS: Final = frozenset({"wild-draw-four-drawn", "wild-draw-four-legality", "challenge-colour"})
_CALLS: Final = frozenset({"uno-false-accusation", "uno-false-call"})
_OF_A_STACK: Final = (
    frozenset(
        "stack-draw-two stack-draw-two-on-wild-draw-four stack-wild-draw-four-on-draw-two house-combination stack-total"
        " seven-swap play-after-penalty stack-wild-draw-four stack-required".split()
    )
    | NO_TOPIC
)


def good_enough(seen: Frame, topic: str) -> str | None:
    """ "+6 at me, and all I have is a +4. Does it do?": whether it may be laid, not whether it must."""
    clause = last_clause(seen)
    card, on = seen.roles.card, seen.roles.on
    if topic not in _LAID_ON or card is None or on is None or not {card.kind, on.kind} <= DRAW_CARDS:
        return None
    asked = len(clause) <= _SHORT and seen.says("does-it-do", within=clause) and "must" not in concepts_asked(seen)
    pair = _STACKS.get((card.kind, on.kind), "no-mercy-stacking")
    return (pair if topic == "stack-required" else topic) if asked else None


def four_and_no_drawing(seen: Frame, topic: str) -> str | None:
    """ "I have a wild but no reds, and I laid my +4": whether the +4 may be laid; of drawing nothing is said."""
    four = any(face.kind == _FOUR for face in seen.cards)
    if topic != "voluntary-draw" or not four or seen.has("draw", "drew", "pass", "drawn-card"):
        return None
    return "wild-draw-four-with-wild" if any(face.kind == "wild" for face in seen.cards) else "wild-draw-four-legality"


def noticed_late(seen: Frame, topic: str) -> str | None:
    """ "I forgot UNO. The next one had laid when Eva shouted. Must I draw?": nobody was accused who had said it."""
    told = topic in _CALLS and seen.has("forgot") and caught_late(seen, "uno-catch-window") is True
    return "uno-catch-window" if told else None


def hit_the_target(seen: Frame, topic: str) -> str | None:
    """ "I've just hit 500. So that's me the winner?": whether that total has won, not whether it must be exact."""
    if topic not in _TARGETS:
        return None
    clause = last_clause(seen)
    asked = {word.start for word in clause}
    told = any((number_at(seen, at) or 0) >= _HIGH and word.start not in asked for at, word in enumerate(seen.words))
    won = seen.says("is-the-winner", within=clause)
    exactly = seen.says("exact-amount", "more-than-that-much", within=clause)
    mine = seen.says(
        "first-person", "i-act", "me-in-a-row", within=[word for word in seen.words if word.start not in asked]
    )
    return "match-total" if told and won and mine and not exactly else None


def what_goes(seen: Frame, topic: str) -> str | None:
    """ "She laid a +4 and said green. The next one holds a green 2 and a yellow 7: what can he lay?": of cards held."""
    asked = concepts_asked(seen)
    held = [face for face in seen.cards if face.colour is not None]
    open_ended = {"what", "lay"} <= asked and not asked & {"or", "if", "happens"} and not asks_if_stuck(seen)
    return "playable-cards" if topic in _OF_FOURS and open_ended and len(held) > 1 else None


def drew_and_goes_on(seen: Frame, topic: str) -> str | None:
    """ "Dad hit me with a +2. I draw two and then carry on with my turn, yeah?": whether one plays after paying, by any number."""
    if topic not in ("draw-card-two-players", "turn-after") or players(seen) == _PAIR or seen.has("two-players"):
        return None
    one = len({face.kind for face in seen.cards} & DRAW_CARDS) == 1 and not seen.has("challenge", "stack", "jump-in")
    clause = last_clause(seen)
    mine = seen.says("first-person", "i-act", "i-drew", within=clause) and seen.says("carries-on", within=clause)
    return "play-after-penalty" if one and mine and {"draw", "drew"} & concepts_asked(seen) else None


def both_in_hand(seen: Frame, topic: str) -> str | None:
    """ "It's yellow. I hold a yellow +2 and a +4. May I use the +4?": the two lie side by side in a hand, and none was laid."""
    clause = last_clause(seen)
    draws = [face for face in seen.cards if face.kind in DRAW_CARDS]
    before = [face for face in draws if clause and seen.words[face.start].start < clause[0].start]
    if topic not in _LAID_ON or len(before) != _PAIR or before[0].kind == before[1].kind:
        return None
    first, second = before
    asked = [face for face in draws if face not in before]
    beside = all(seen.said_at(at, *_BESIDE) or seen.words[at].kind == "stop" for at in range(first.end, second.start))
    held = seen.says(
        "mine-held", "row-hand", "sits-with", within=[word for word in seen.words if word.start < clause[0].start]
    )
    told = [word for word in seen.words if word.start < clause[0].start]
    came = seen.says("lays", "puts-down", "came-upon-me", "hit-me", "on-me", "came-at", within=told) and not held
    of_four = {first.kind, second.kind} == {_FOUR, "draw-two"} and all(face.kind == _FOUR for face in asked)
    return (
        "wild-draw-four-legality"
        if beside and held and of_four and asked and not came and _none_came(seen, told)
        else None
    )


def _none_came(seen: Frame, told: list[Token]) -> bool:
    """Whether no draw card is told to have been laid on anybody."""
    return not seen.says("puts-down", "came-upon-me", "hit-me", "on-me", "is-hit-for", within=told)


_BESIDE: Final = ("and-in-a-list", "row-joins", "article", "begins-a-noun", "lists", "both-cards")


def unchallenged(seen: Frame, topic: str) -> str | None:
    """ "I didn't challenge, I drew my four. My go now?": whether one plays after paying, no challenge was made."""
    if topic not in ("challenge-next-turn", "challenge-failure", "challenge-success"):
        return None
    made = [mark.start for mark in seen.marks if mark.concept == "challenge"]
    denied = [
        at for at in made if any(seen.said_at(near, "told-not", "denies", "without") for near in range(at - 2, at + 2))
    ]
    drew = seen.has("draw", "drew", "paid")
    turn = bool({"turn", "may", "lay", "continue", "next-player"} & concepts_asked(seen)) or seen.says(
        "is-mine", within=last_clause(seen)
    )
    return "play-after-penalty" if made and denied == made and drew and turn else None


def takes_unchallenged(seen: Frame, topic: str) -> str | None:
    """ "If I don't want to challenge, do I just take the four?": what the +4 itself makes one draw."""
    return "card-effect" if topic in _UNCHALLENGED and _would_not_challenge(seen) else None


def of_the_four(seen: Frame, topic: str) -> dict[str, str]:
    """The +4 as the card whose effect is asked, where only the challenge to it is spoken of."""
    return {"card": _FOUR} if topic == "card-effect" and not seen.cards and _would_not_challenge(seen) else {}


def _would_not_challenge(seen: Frame) -> bool:
    """Whether no challenge is wanted, and it is asked what is drawn then."""
    made = [mark.start for mark in seen.marks if mark.concept == "challenge"]
    denied = any(
        seen.said_at(near, "told-not", "denies", "none-of") for at in made for near in range(max(0, at - _SHORT), at)
    )
    asked = concepts_asked(seen)
    takes = bool({"draw", "drew", "paid"} & asked) or seen.says("takes-cards", "draw-deed", within=last_clause(seen))
    return bool(made) and denied and takes and "if" in asked and not asked & {"turn", "lay", "or"}


_UNCHALLENGED: Final = frozenset(
    "challenge challenge-failure challenge-success challenge-when play-after-penalty stack-total".split()
)


def plays_on_unchallenged(seen: Frame, topic: str) -> bool | None:
    """False, since a yes goes to playing on, where it is asked after a penalty that was paid unchallenged; None elsewhere."""
    asked = topic == "play-after-penalty" and unchallenged(seen, "challenge-next-turn") is not None
    mine = seen.says("is-mine", "first-person", within=last_clause(seen))
    return False if asked and mine and not seen.says("told-not", "none-of", within=last_clause(seen)) else None


def only_one_that_fits(seen: Frame, topic: str) -> str | None:
    """ "My +4 was the only card I could play. Can he still challenge?": whether it may be challenged, not a last card."""
    told = topic in ("challenge-last-card", "challenge-who") and seen.says("only-playable")
    asked = "may" in concepts_asked(seen) and "who" not in concepts_asked(seen) and "challenge" in concepts_asked(seen)
    return "challenge" if told and asked else None


def how_long_for_it(seen: Frame, topic: str) -> str | None:
    """ "He's down to one card and said nothing. How long can I get him for it?": until when one may be caught."""
    asked = concepts_asked(seen)
    told = seen.has("one-left", "last-card", "forgot") and "must" not in asked and not seen.has("drew", "draw-pile")
    return "uno-catch-window" if topic in ("draw-count", "uno-penalty") and told and "until-when" in asked else None


def wrongly_laid_unseen(seen: Frame, topic: str) -> str | None:
    """ "Gran put green on red and nobody noticed. Does it count?": a wrong card that lies there, and no +4."""
    four = any(face.kind.startswith("wild") for face in seen.cards) or seen.has("bluff", "challenge", "wild-draw-four")
    laid = seen.has("lay") or seen.says("lays", "puts-down")
    colours = {colour for _, colour in loose_colours(seen)} | {face.colour for face in seen.cards if face.colour}
    return "conduct" if topic == "bluff" and not four and laid and len(colours) > 1 else None


def laid_on_the_pile(seen: Frame, topic: str) -> str | None:
    """ "The discard pile's top card is a wild, blue was called. I put a blue 2. Fine?": a card is laid, and none taken."""
    taken = seen.has("draw", "drew", "from-discard", "take") or seen.says("takes-them", "takes-cards", "draw-deed")
    laid = seen.has("lay") or seen.says("lays", "puts-down")
    told = any(face.colour is not None for face in seen.cards) and len(seen.cards) > 1
    return "match" if topic == "draw-from-discard" and laid and told and not taken else None


def lays_the_lot(seen: Frame, topic: str) -> str | None:
    """ "My hand: red 3, red 3, blue 3. Can I unload the lot?": several in one turn, not which of them may be laid."""
    numbers = [face.number for face in seen.cards if face.number is not None]
    alike = any(numbers.count(each) > 1 for each in numbers)
    asked = seen.says("the-whole-lot", within=last_clause(seen)) and "may" in concepts_asked(seen)
    return "play-several" if topic == "playable-cards" and alike and asked else None


def seven_while_owing(seen: Frame, topic: str) -> str | None:
    """ "I owe four after two +2s. Can I lay a 7, swap and get out of it?": no 7 is laid on a penalty that is not paid."""
    clause = last_clause(seen)
    if topic not in _OF_A_STACK or not clause or not asks_of_a_seven(seen):
        return None
    before = [word for word in seen.words if word.start < clause[0].start]
    owes = seen.says("owes-cards", "owes", "is-in-debt", within=before)
    draws = any(face.kind in DRAW_CARDS and seen.words[face.start] in before for face in seen.cards)
    asked = any(face.kind in DRAW_CARDS and seen.words[face.start] in clause for face in seen.cards)
    return "answer-draw-card" if owes and draws and not asked and concepts_asked(seen) & {"may", "lay"} else None


TOLD_BEFORE: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    good_enough,
    four_and_no_drawing,
    noticed_late,
    hit_the_target,
    what_goes,
    drew_and_goes_on,
    both_in_hand,
    unchallenged,
    takes_unchallenged,
    only_one_that_fits,
    lays_the_lot,
    laid_on_the_pile,
    wrongly_laid_unseen,
    how_long_for_it,
    seven_while_owing,
)
