"""Laying cards: what fits on what, what of a hand can be played, and several at once."""

from __future__ import annotations

from collections.abc import Sequence

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.scene import NoSuchCardError, Scene
from unorules.ask.setting import (
    call_the_bluff,
    deck_key,
    example,
    fillers,
    in_deck,
    is_right,
    move,
    other_colours,
    set_out,
    spoken,
)
from unorules.ask.topics import topic
from unorules.ask.topics.onto_stack import several_onto
from unorules.ask.topics.owing import playable_in_answer
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.judge import playable
from unorules.engine.legal import mover_actions
from unorules.engine.rules import deck
from unorules.values import dataclass

_IDLE = ("y6 g9", "b3 y4", "r1 b2")
_NOTHING = "g3 y1"


@dataclass(frozen=True, slots=True)
class _Pair:
    """A card, what it is to lie on and the colour in force; `named` is the colour to name with a wild."""

    card: Card
    on: Card
    colour: Colour
    named: Colour


@topic("match")
def match(case: Case) -> Outcome:
    """One card held against the top of the pile; with a hand and no card, the whole hand."""
    told = given.position(case.arguments)
    if told.is_whole and given.card(case.arguments.get("card")) is None:
        return _hand_against_top(case, told)
    pair = _pair(case)
    if not case.holds(pair.card.kind):
        lacking = (deck_key(pair.card.kind, pair.card.number),)
        return Outcome("no", "not-in-deck", lacking, params={"card": pair.card, "on": pair.on})
    try:
        scene = _held_against(case, pair, told.hand)
    except NoSuchCardError:
        scene = _held_against(case, pair, None)
    text = move(scene, pair.card, pair.named)
    scene.attempt(text)
    rightly = is_right(scene.last.verdict)
    say = f"yes-{_how(pair)}" if rightly else _why_not(scene, pair)
    if say == "yes-wild" and told.hand is None and _is_conditional(case, pair):
        say = "yes-condition"
    if say == "no" and not (given.says_colour(case.arguments.get("card")) or "colour" in case.arguments):
        say = "no-other-colour"
    card, on = _as_told(case, pair, say)
    params = {"card": card, "on": on, "colour": pair.colour, "player": scene.players[0]}
    reasons = scene.last.verdict.reasons
    call_the_bluff(scene)
    return Outcome("yes" if rightly else "no", say, reasons, params=params, example=example(case, scene))


def _as_told(case: Case, pair: _Pair, say: str) -> tuple[object, object]:
    """The two cards as the question named them: without a colour where it said none and none matters to the answer."""
    about = case.arguments
    on_name = "on" if "on" in about else "top"
    if say in ("yes-colour", "no-named-colour") or "card" not in about:
        return pair.card, pair.on
    return spoken(case, pair.card), spoken(case, pair.on, on_name) if on_name in about else pair.on


def _is_conditional(case: Case, pair: _Pair) -> bool:
    """Whether a card of the colour in hand would stand in the way of this wild."""
    in_the_way = (Card(Kind.NUMBER, pair.colour, 8), Card(Kind.NUMBER, pair.colour, 6))
    scene = _held_against(case, pair, in_the_way)
    return not is_right(scene.judge(move(scene, pair.card, pair.named)))


def _held_against(case: Case, pair: _Pair, hand: tuple[Card, ...] | None) -> Scene:
    rest = list(hand or fillers(pair.on, pair.colour, avoid=[pair.card]))
    if pair.card in rest:
        rest.remove(pair.card)
    if len(rest) < 2:
        rest += fillers(pair.on, pair.colour, avoid=[pair.card])
    return set_out(
        case, [[pair.card, *rest], _idle((pair.card, pair.on, *rest))], top=pair.on.text, colour=pair.colour.value
    )


def _idle(told: Sequence[Card]) -> str:
    """The hand of somebody who does nothing, of none of the cards that are told: there may be no more of them in the deck."""
    texts = {card.text for card in told}
    return next((hand for hand in _IDLE if not texts & set(hand.split())), _IDLE[0])


def _pair(case: Case) -> _Pair:
    """What was said, made up to a pair of cards: of two colours where no colour was said."""
    told = given.position(case.arguments)
    about = case.arguments
    on_word = about["on"] if "on" in about else about.get("top")
    shade = told.colour
    card = given.card(about.get("card"), Colour.GREEN, 8) or Card(Kind.NUMBER, Colour.GREEN, 5)
    card = in_deck(case, card, Colour.GREEN)
    on = given.card(on_word, shade if shade and not card.is_wild else Colour.RED, 5)
    if on is None:
        on = _plain_top(case, card, shade if not card.is_wild else None)
    on = in_deck(case, on, Colour.RED)
    if not card.is_wild and on.colour is card.colour and not given.says_colour(about.get("card")):
        card = given.card(about.get("card"), other_colours(on.colour)[0], 8) or card
    named = shade or Colour.BLUE
    if card.is_wild or shade is None:
        return _Pair(card, on, on.colour or shade or Colour.BLUE, named)
    if on.colour not in (None, shade):
        on = Card(Kind.WILD)  # a colour other than the card's own was named with a wild
    return _Pair(card, on, shade, named)


def _plain_top(case: Case, card: Card, shade: Colour | None) -> Card:
    number = 4 if card.number == 5 else 5
    if shade is not None:
        return Card(Kind.NUMBER, shade, number)
    if card.number is not None and not given.says_colour(case.arguments.get("card")):
        return Card(Kind.NUMBER, Colour.RED, card.number)
    return Card(Kind.NUMBER, Colour.RED if card.colour is not Colour.RED else Colour.BLUE, card.number or number)


def _how(pair: _Pair) -> str:
    if pair.card.is_wild:
        return "wild"
    if pair.card.colour is pair.colour:
        return "colour"
    return "number" if pair.card.is_number else "symbol"


def _why_not(scene: Scene, pair: _Pair) -> str:
    """Whether it lay at the colour alone, the blank's emptiness, the +4's condition, or the last card laid."""
    objection = scene.last.verdict.objection
    if objection == "match":
        return "no-named-colour" if pair.on.colour is None else "no"
    return "no-blank" if objection == "deck.blank" else "no-condition"


def _hand_against_top(case: Case, told: given.Position) -> Outcome:
    found = playable_of(case, told)
    if found is None:
        return match(_without(case, "hand", "top"))
    scene, cards = found
    say = "hand-yes" if cards else "hand-no"
    _show(scene, cards)
    params = {"cards": tuple(cards), "n": len(cards), "on": scene.table.discard[0], "player": scene.players[0]}
    return Outcome("yes" if cards else "no", say, ("match",), params=params, example=example(case, scene))


def _without(case: Case, *names: str) -> Case:
    arguments = {name: value for name, value in case.arguments.items() if name not in names}
    return Case(case.topic, case.rulebook, arguments, case.names, case.borrowed)


def playable_of(case: Case, told: given.Position) -> tuple[Scene, list[Card]] | None:
    """The hand at its table, and which of its cards may rightly be laid."""
    hand = tuple(in_deck(case, card) for card in told.hand or ())
    top, shade = told.on_top(hand)
    try:
        scene = set_out(case, [hand, _idle((*hand, top))], top=in_deck(case, top).text, colour=shade.value)
    except NoSuchCardError:
        return None
    laid = {action.cards[0] for action in mover_actions(scene.table, calls=False) if action.cards}
    right = playable(scene.table)
    return scene, [card for card in dict.fromkeys(hand) if card in laid and card in right]


def _show(scene: Scene, cards: list[Card]) -> None:
    """Play the first card that fits, or draw where none does."""
    scene.attempt(move(scene, cards[0]) if cards else "draw")


@topic("playable-cards")
def playable_cards(case: Case) -> Outcome:
    """Every card of the hand tried on the top card; a +4 that would be a bluff is left out."""
    if (owing := playable_in_answer(case)) is not None:
        return owing
    told = given.position(case.arguments)
    plain = given.position({"hand": ["b5", "g8", "r2", "W"], "top": "r5"})
    found = playable_of(case, told) if told.is_whole else None
    scene, cards = found or playable_of(case, plain) or (set_out(case, [_NOTHING]), [])
    conditional = any(card.kind is Kind.WILD_DRAW_FOUR for card in scene.table.hands[0])
    params = {
        "cards": tuple(cards),
        "n": len(cards),
        "on": scene.table.top,
        "colour": scene.table.colour or Colour.RED,
        "player": scene.players[0],
    }
    _show(scene, cards)
    say = "cards" if cards else "none"
    reasons = ("match", "wild_draw_four.condition") if conditional else ("match",)
    value = [card.text for card in cards]
    return Outcome("value", say, reasons, value, params=params, example=example(case, scene))


@topic("play-several")
def play_several(case: Case) -> Outcome:
    """Two cards of one number laid at once, or the very cards that the question names; draw cards also as an answer to one."""
    if (answered := several_onto(case)) is not None:
        return answered
    cards = _several(case)
    try:
        scene = _laid_together(case, cards)
    except NoSuchCardError:
        cards = _pair_of(8)
        scene = _laid_together(case, cards)
    if scene.last.verdict.allowed and scene.rules is not case.rules:
        # Allowed with borrowed cards: those of the deck are shown instead, unless the question named the cards.
        others = None if _names_cards(case) else _pair_in(case)
        if others is None:
            say = "no-such-cards" if _names_cards(case) else "no-pair"
            return Outcome("no", say, ("deck",), params={"cards": cards, "n": len(cards)})
        cards, scene = others, _laid_together(case, others)
    allowed = scene.last.verdict.allowed
    say = "no" if not allowed else "yes" if case.rules.turn_multi_play == "same-number" else "yes-alike"
    if not allowed and scene.last.verdict.objection == "turn.multi_play_actions":
        say = "no-actions"
    elif not allowed and _laid_together(_without(case, "top"), (_pair_of(8)[0],) * 2).last.verdict.allowed:
        say = "no-not-these"
    params = {"cards": cards, "n": len(cards), "player": scene.players[0]}
    reasons = scene.last.verdict.reasons
    return Outcome("yes" if allowed else "no", say, reasons, params=params, example=example(case, scene))


def _names_cards(case: Case) -> bool:
    return any(name in case.arguments for name in ("card", "hand")) or isinstance(
        case.arguments.get("cards"), str | list
    )


def _pair_in(case: Case) -> tuple[Card, Card] | None:
    """Two cards of the deck that go down together, numbers for preference; None where it has no two such."""
    held = deck(case.rules)
    shown = sorted((card for card in dict.fromkeys(held) if card.colour), key=lambda card: not card.is_number)
    alike = case.rules.turn_multi_play == "identical"
    for card in shown:
        others = [card] * (held.count(card) > 1) if alike else [each for each in shown if each.symbol == card.symbol]
        for other in others:
            if (alike or other is not card) and _laid_together(case, (card, other)).last.verdict.allowed:
                return card, other
    return None


def _pair_of(number: int, other: Colour = Colour.GREEN) -> tuple[Card, ...]:
    return (Card(Kind.NUMBER, Colour.RED, number), Card(Kind.NUMBER, other, number))


def _several(case: Case) -> tuple[Card, ...]:
    """The cards in question, coloured ones lying so that the first may fit: at least two, at most four."""
    # Where only identical cards go together, cards of which no colour was said are meant so.
    alike = bool(case.arguments.get("alike")) or case.rules.turn_multi_play == "identical"
    second = Colour.RED if alike else Colour.GREEN
    told = case.arguments.get("cards")
    held = given.cards(told) if not isinstance(told, int) else None
    if held is not None and len(held) > 1:
        return tuple(in_deck(case, card) for card in (_twins(told, held) if alike else held)[:4])
    one = given.card(case.arguments.get("card"))
    if one is not None and not one.is_wild:
        return tuple(given.some(one.kind, shade, one.number or 0) for shade in (Colour.RED, second))
    count = given.whole(told)
    if count is not None and 4 < count <= 9:
        return _pair_of(count, second)
    hand = given.cards(case.arguments.get("hand")) or ()
    same = tuple(card for card in hand if sum(other.symbol == card.symbol for other in hand) > 1)
    return same[:4] or _pair_of(8, second)


def _twins(told: object, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards in one colour, where they are of one face and no colour was said."""
    words = told if isinstance(told, list | tuple) else str(told).split()
    if len({card.symbol for card in cards}) > 1 or any(given.says_colour(word) for word in words):
        return cards
    return tuple(given.some(card.kind, Colour.RED, card.number or 0) for card in cards)


def _laid_together(case: Case, cards: tuple[Card, ...]) -> Scene:
    told = given.position(case.arguments)
    shade = next((card.colour for card in cards if card.colour), Colour.RED)
    number = next(each for each in (5, 4, 6) if each not in {card.number for card in cards})
    top = told.top if told.top and told.top.colour else Card(Kind.NUMBER, shade, number)
    cards = tuple(sorted(cards, key=lambda card: not (card.colour is top.colour or card.symbol == top.symbol)))
    scene = set_out(case, [[*cards, *fillers(top, shade, avoid=cards)], _idle((*cards, top))], top=top.text)
    last = move(scene, cards[-1])
    scene.attempt(",".join([*(card.text for card in cards[:-1]), last]))
    return scene
