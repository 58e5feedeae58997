"""What is laid onto a stack that lies there already, as a question tells of it: one draw card, or several in one turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.scene import Scene
from unorules.ask.setting import call_the_bluff, example, fillers, in_deck, move, other_colours, set_out
from unorules.ask.topics.stack_row import own_draw_four
from unorules.ask.topics.together import at_once, in_one_turn, laid_together, told_cards
from unorules.engine.cards import Card, Colour, Kind
from unorules.values import replace

LIMIT: Final = "stacking.limit"
_PER_TURN: Final = "stacking.cards_per_turn"
_MOST_OWED: Final = 200


def lying(case: Case, under: Kind) -> tuple[Card, int]:
    """The draw card on top of what lies there, and how many cards are owed for it all: the card alone where no more is told.

    `cards` are the draw cards that lie there, in order, or how many of the kind; `pending` is what they come to.
    """
    cards = _drawing(told_cards(case, under))
    top = cards[-1] if cards else _one_of(case, under)
    owed = given.whole(case.arguments.get("pending")) or sum(card.draws for card in cards)
    return top, max(min(owed, _MOST_OWED), top.draws)


def _one_of(case: Case, under: Kind) -> Card:
    on = case.card("on")
    return on if on is not None and on.kind is under else given.some(under)


def _drawing(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards, if each of them makes somebody draw; else none."""
    return cards if all(card.draws for card in cards) else ()


def several_onto(case: Case) -> Outcome | None:
    """Several draw cards laid at once as the answer to a draw card; None where the question tells of no stack.

    `cards` are those laid (or how many, of the kind `card` or else `on`); `on` is the draw card that lies there and `pending`
    what is owed. With `what` = "limit" it is asked how many may be laid.
    """
    if case.arguments.get("what") == "limit":
        return _how_many(case)
    told = _answered_with(case)
    if told is None:
        return None
    on, cards = told
    scene = _answered(case, on, cards)
    allowed, reasons = scene.last.verdict.allowed, scene.last.verdict.reasons
    seat = scene.last.action.seat
    params: dict[str, object] = {
        "cards": cards,
        "on": on.kind,
        "n": scene.table.pending or 0,
        "player": scene.players[seat],
        "next": scene.players[(seat + 1) % len(scene.players)],
        "limit": case.rules.stacking_limit,
    }
    say = "answered" if allowed else _why_not(scene, cards)
    alone = scene.judge(move(scene, cards[0])).reasons if say in ("too-many", "unanswered") else ()
    if say == "too-many":
        params["n"] = case.rules.stacking_cards_per_turn
        reasons = (*reasons, *alone)
    elif say == "unanswered":
        reasons = alone
    call_the_bluff(scene)
    scene.attempt("draw")
    return Outcome("yes" if allowed else "no", say, reasons, params=params, example=example(case, scene))


def _answered_with(case: Case) -> tuple[Card, tuple[Card, ...]] | None:
    """What lies there and what is laid on it, where both are draw cards."""
    about = case.arguments
    under = given.kind(about.get("on"))
    cards = _drawing(told_cards(case, about.get("card") or under, fewest=2))
    if under is None and "pending" in about and cards:
        under = cards[0].kind
    on = in_deck(case, given.card(about.get("on")) or given.some(under)) if under else None
    return (on, cards) if on is not None and on.draws and len(cards) > 1 else None


def _answered(case: Case, on: Card, cards: Sequence[Card]) -> Scene:
    """The scene with the cards tried: laid on a card of the player before, or on a stack of what is owed already."""
    shade = on.colour or next((card.colour for card in cards if card.colour), None) or Colour.BLUE
    hand = [*cards, *fillers(on, shade, avoid=cards)]
    owed = given.whole(case.arguments.get("pending")) or 0
    if owed > on.draws:
        owed = min(owed, _MOST_OWED)
        scene = set_out(case, [hand, "y6 g9"], top=on.text, colour=shade.value, pending=owed)
    else:
        aside = other_colours(shade, on.colour)
        top = Card(Kind.NUMBER, on.colour or aside[0], 5)
        beside = fillers(top, top.colour or aside[0], avoid=[on])
        scene = set_out(case, [[on, *beside], hand, "y6 g9"], top=top.text)
        scene.attempt(move(scene, on, shade))
    scene.attempt(in_one_turn(scene, cards))
    return scene


def _why_not(scene: Scene, cards: Sequence[Card]) -> str:
    """Whether no draw card may be answered so, or too many are laid at once, or too many would be owed."""
    objection = scene.last.verdict.objection
    if objection == LIMIT:
        return "over-limit"
    alone = scene.judge(move(scene, cards[0]))
    return "too-many" if objection == _PER_TURN and alone.allowed else "unanswered"


def _how_many(case: Case) -> Outcome:
    """How many draw cards one answer may be: tried with a pair of each kind that a stack can be of."""
    under = given.kind(case.arguments.get("on"))
    tried = [_pair(case, kind) for kind in ([under] if under else _stacked_kinds(case)) if given.some(kind).draws]
    most = case.rules.stacking_cards_per_turn
    for found in tried:
        if found is not None and found.say != "unanswered":
            params = {**found.params, "n": most}
            return Outcome("value", "most", found.reasons, most, params=params, example=found.example)
    off = next((found for found in tried if found is not None), None)
    return off or Outcome("no", "no", ("turn.multi_play",))


def _stacked_kinds(case: Case) -> Iterator[Kind]:
    yield from (kind for kind in Kind if case.holds(kind) and given.some(kind).draws)


def _pair(case: Case, kind: Kind) -> Outcome | None:
    kind = own_draw_four(case, kind)
    return several_onto(Case(case.topic, case.rulebook, {"cards": [kind, kind], "on": kind}, case.names))


def laid_at_once(case: Case) -> Outcome:
    """What the next player draws where somebody lays several draw cards in one turn, as the rules let them be laid."""
    told = _answered_with(case)
    if told is not None:
        scene, cards = _answered(case, *told), told[1]
    else:
        cards = _drawing(at_once(case, Kind.DRAW_TWO)) or at_once(replace(case, arguments={"cards": 2}), Kind.DRAW_TWO)
        scene = laid_together(case, cards)
    refused = None if scene.last.verdict.allowed else scene.last.verdict
    if refused is not None:
        scene.attempt(move(scene, cards[0]))
    reasons = scene.last.verdict.reasons if refused is None else refused.reasons
    if refused is None and told is None:
        reasons = (*reasons, "turn.multi_play_actions")
    scene.attempt("draw")
    drawn = scene.events("drew")
    count = int(str(drawn[-1].details["count"])) if drawn else 0
    victim = (drawn[-1].seat or 0) if drawn else scene.table.turn
    params = {"cards": cards, "n": count, "player": scene.players[victim]}
    say = "together" if refused is None else "not-together"
    return Outcome("value", say, reasons, count, params=params, example=example(case, scene))
