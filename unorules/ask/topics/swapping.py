"""Seven-O: the 7 that swaps hands and the 0 that passes them on, as last card and with UNO (variants.md 2, R76, R77)."""

from __future__ import annotations

from collections.abc import Sequence

from unorules.ask import given
from unorules.ask.case import AnyColour, Case, Outcome
from unorules.ask.scene import Scene
from unorules.ask.setting import example, move, set_out
from unorules.ask.supposing import is_silent_on, rests_on
from unorules.ask.topics import topic
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.matching import fits

SEVEN, ZERO = "seven_o.seven", "seven_o.zero"
_KEY = {7: SEVEN, 0: ZERO}
_REST = "b2 b9"
_OTHERS = ("g1 g2 g8 y1", "y3 y4 y6", "b1 b3 b4 b6")


def card_asked(case: Case, *numbers: int) -> Card:
    """The card of one of these numbers that the question names or has in the hand, else a red one of the first."""
    told = given.card(case.arguments.get("card"))
    held = given.position(case.arguments).hand or ()
    for card in (told, *held):
        if card is not None and card.number in numbers:
            return card
    return Card(Kind.NUMBER, Colour.RED, numbers[0])


def _is_told(case: Case, number: int) -> bool:
    told = given.card(case.arguments.get("card"))
    return told is not None and told.number == number


def _set(case: Case, card: Card, rest: str | None = None) -> Scene:
    """Seat 0 to move with the card, and the hand and top that were told where the card goes with them."""
    told = given.position(case.arguments)
    hand = [card.text]
    if rest is not None:
        hand += rest.split()
    elif told.hand is not None and len(told.hand) > 1:
        others = list(told.hand)
        if card in others:
            others.remove(card)
        hand += [other.text for other in others]
    else:
        hand += _REST.split()
    top, shade = told.on_top((card,)) if told.top or told.colour else (None, None)
    if top is None or not fits(card, top, shade):
        top = shade = None
    about = {"top": top.text if top else f"{(card.colour or Colour.RED).letter}5"}
    if top is not None and top.is_wild and shade is not None:
        about["colour"] = shade.value
    return set_out(case, [" ".join(hand), *_OTHERS[: max(1, case.seats - 1)]], **about)


def _spoken(case: Case, number: int) -> object:
    """The 7 or the 0 as the question spoke of it."""
    card = card_asked(case, number)
    return card if given.says_colour(case.arguments.get("card")) else AnyColour(number)


def moved(scene: Scene) -> bool:
    """Whether hands have changed owners."""
    return bool(scene.events("swapped-hands") or scene.events("rotated-hands"))


@topic("seven-swap", "zero-rotate")
def hands_move(case: Case) -> Outcome:
    """A 7 or a 0 is laid; the engine moves hands or does not."""
    number = 7 if case.topic == "seven-swap" else 0
    card = card_asked(case, number)
    scene = _set(case, card)
    before = [[each for each in hand if (seat, each) != (0, card)] for seat, hand in enumerate(scene.table.hands)]
    scene.attempt(move(scene, card))
    say = "yes" if moved(scene) else "no"
    params = {"card": _spoken(case, card.number or 0), "player": scene.players[0], "other": scene.players[1]}
    facts = _moves(before, scene.table.hands)
    return Outcome(say, say, (_KEY[number],), params=params, example=example(case, scene), facts=facts)


def _moves(before: list[list[Card]], after: Sequence[Sequence[Card]]) -> tuple[str, ...]:
    """Whose hand has gone to whom: ``hand-0-1`` is the first one's, which the next one holds now."""
    seats = range(len(before))
    return tuple(
        f"hand-{one}-{two}" for one in seats for two in seats if one != two and before[one] == list(after[two])
    )


@topic("seven-swap-required")
def swap_required(case: Case) -> Outcome:
    """A 7 is laid without naming anybody to swap with: refused, or the swap comes about by itself, or nothing happens."""
    card = card_asked(case, 7, 0)
    key = _KEY[card.number or 0]
    scene = _set(case, card)
    could = move(scene, card)
    took = scene.attempt(card.text)
    if not took:
        scene.attempt(could)
    params = {"card": _spoken(case, card.number or 0), "player": scene.players[0]}
    shown = example(case, scene)
    if moved(scene):
        say = "yes" if card.number == 7 else "zero"
        return Outcome("yes", say, (key,), params=params, example=shown)
    return Outcome("no", "off" if could == card.text else "may", (key,), params=params, example=shown)


@topic("seven-zero-last-card")
def last_card(case: Case) -> Outcome:
    """The 7 or the 0 as last card: the round is won, or hands move first."""
    numbers = (0,) if _is_told(case, 0) else (7,) if _is_told(case, 7) else (7, 0)
    played = [(number, _lay_last(case, number)) for number in numbers]
    number, scene = next(((each, shown) for each, shown in played if moved(shown)), played[0])
    value = _last_card_does(scene)
    keys = rests_on(case, (_KEY[number], "seven_o.last_card"), lambda other: _last_card_does(_lay_last(other, number)))
    params = {"card": _spoken(case, number), "player": scene.players[0]}
    return Outcome("value", value, keys or (_KEY[number],), value, params=params, example=example(case, scene))


def _lay_last(case: Case, number: int) -> Scene:
    card = card_asked(case, number)
    scene = _set(case, card, rest="")
    scene.attempt(move(scene, card))
    return scene


def _last_card_does(scene: Scene) -> str:
    return "swaps-first" if moved(scene) else "wins"


@topic("seven-zero-uno")
def uno_after_swap(case: Case) -> Outcome:
    """A hand of one card comes by a swap, nothing is said, and somebody points it out."""
    numbers = (0, 7) if _is_told(case, 0) else (7, 0)
    played = [(number, _receive_one(case, number)) for number in numbers]
    number, scene = next(((each, shown) for each, shown in played if moved(shown)), played[0])
    params = {"player": scene.players[0], "other": scene.players[1], "card": _spoken(case, number)}
    shown = example(case, scene)
    if not moved(scene):
        return Outcome("no", "off", (_KEY[number],), params=params, example=shown)
    must = bool(scene.events("caught"))
    reasons = (_KEY[number], "seven_o.uno_after_swap")
    say = "yes" if must else "no"
    silent = is_silent_on(case, "seven_o.uno_after_swap") and not case.is_house_rule(SEVEN, ZERO)
    if silent:
        return Outcome("unspecified", f"usually-{say}", reasons, leaning=say, params=params, example=shown)
    return Outcome(say, say, reasons, params=params, example=shown)


def _receive_one(case: Case, number: int) -> Scene:
    """Seat 0 gets the one card of the neighbour that the swap or the passing on takes it from."""
    card = card_asked(case, number)
    giver = 1 if number == 7 else case.seats - 1
    hands = [f"{card} {_REST}", *(_idle_hand(seat) for seat in range(1, giver)), "g1"]
    scene = set_out(case, hands, top=f"{(card.colour or Colour.RED).letter}5")
    scene.attempt(move(scene, card))
    if moved(scene) and not scene.table.round_over:
        scene.attempt(f"catch {scene.players[0]}", seat=scene.table.turn)
    return scene


def _idle_hand(seat: int) -> str:
    numbers = (1, 3, 4, 6, 8, 9)
    return " ".join(f"y{numbers[(seat + step) % len(numbers)]}" for step in range(2))
