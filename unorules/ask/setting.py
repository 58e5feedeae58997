"""Setting a table for a question, whatever deck is in force: cards that it lacks are lent to the scene.

A borrowed card changes no rule; it only makes the position possible ("I hold three red fives"). Such a scene answers,
but it is no record that can be replayed, so it is not shown as an example.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from unorules.ask import given
from unorules.ask.case import AnyColour, Case
from unorules.ask.scene import Example, NoSuchCardError, Scene
from unorules.engine.cards import Card, Colour, Kind, parse_cards
from unorules.engine.judge import Verdict, needs_colour, takes_target
from unorules.engine.options import BY_KEY
from unorules.engine.rules import Rules, deck
from unorules.engine.seating import allowed_sizes

_WILDS_BY_USE = (
    Kind.WILD,
    Kind.WILD_CUSTOMIZABLE,
    Kind.WILD_SHUFFLE_HANDS,
    Kind.WILD_SWAP_HANDS,
    Kind.WILD_REVERSE_DRAW_FOUR,
    Kind.WILD_DRAW_SIX,
    Kind.WILD_DRAW_TEN,
)


def set_out(case: Case, hands: Sequence[Iterable[Card] | str] = (), **about: Any) -> Scene:
    """The scene under the rules in force; hands for which there is no seat are left out.

    Raises NoSuchCardError where no deck could hold these cards.
    """
    low, high = allowed_sizes(case.rules)
    places = about["seats"] = min(about.get("seats") or seats(case), high)
    seated = hands[: max(places, low)]
    texts = [hand if isinstance(hand, str) else " ".join(card.text for card in hand) for hand in seated]
    about.setdefault("names", case.people)
    try:
        return Scene(case.rules, texts, **about)
    except NoSuchCardError:
        needed = [*parse_cards(about.get("top", "r5")), *parse_cards(about.get("draw_pile", ""))]
        for text in texts:
            needed += parse_cards(text)
        return Scene(_with(case.rules, needed), texts, **about)


def seats(case: Case, usual: int = 3) -> int:
    """How many play: as the question says, else `usual`, brought within what the rules allow."""
    told = given.whole(case.arguments.get("players"))
    low, high = allowed_sizes(case.rules)
    return min(max(told or usual, low), high)


def example(case: Case, scene: Scene) -> Example | None:
    """The scene as an example; None where it was played with borrowed cards."""
    return case.played(scene) if scene.rules is case.rules else None


def deck_key(kind: Kind, number: int | None = None) -> str:
    """The option that says how many such cards the deck has."""
    if kind is Kind.NUMBER:
        return "deck.zeros" if number == 0 else "deck.digits"
    return f"deck.{kind.value.replace('-', '_')}"


def _with(rules: Rules, needed: Sequence[Card]) -> Rules:
    """The same rules with a deck that has at least these cards, beside a plain supply of numbers."""
    wanted = {"deck.zeros": 1, "deck.digits": 2}
    faces = Counter(needed)
    for card, count in faces.items():
        key = deck_key(card.kind, card.number)
        coloured = card.colour is not None
        all_of_kind = count if coloured else sum(n for other, n in faces.items() if other.kind is card.kind)
        wanted[key] = max(wanted.get(key, 0), -(-all_of_kind // rules.deck_packs))
    values = {key: max(int(rules[key]), count) for key, count in wanted.items()}
    if any(not BY_KEY[key].values.accepts(value) for key, value in values.items()):
        raise NoSuchCardError(next(iter(faces)))
    return rules.replace(values)


def read_against_deck(case: Case, kind: Kind) -> Kind:
    """In No Mercy "+4" is that deck's own draw four (answers.md)."""
    if kind is Kind.WILD_DRAW_FOUR and not case.holds(kind) and case.holds(Kind.DRAW_FOUR):
        return Kind.DRAW_FOUR
    return kind


def in_deck(case: Case, card: Card, shade: Colour = Colour.RED) -> Card:
    """The card as this deck has it: "+4" as above, and a customizable card as the table has written on it."""
    kind = read_against_deck(case, card.kind)
    if kind is not card.kind:
        return Card(kind, shade)
    if not card.is_wild:
        return card
    printed = [other for other in deck(case.rules) if other.kind is kind]
    return card if card in printed else printed[0] if printed else Card(kind)


def spoken(case: Case, card: Card, name: str = "card") -> Card | Kind | AnyColour:
    """The card as the question spoke of it under the argument `name`: a colour that nobody said is not told."""
    word = case.arguments.get(name)
    if given.says_colour(word) or card.custom is not None:
        return card
    if card.number is not None and str(word).strip() == str(card.number):
        return AnyColour(card.number)
    return card.kind


def in_its_colour(word: object, card: Card, shade: Colour = Colour.RED) -> Card:
    """The card in the colour that the question said; where it said none, in `shade`."""
    if card.colour is None or given.says_colour(word):
        return card
    return given.some(card.kind, shade, card.number or 0)


def call_the_bluff(scene: Scene) -> None:
    """A wild draw four that lies there wrongly is challenged, so that nobody takes the example for a lawful play."""
    if scene.last.verdict.guilty_if_challenged and not scene.table.round_over:
        scene.attempt("challenge")


def idle(count: int, *shown: Colour | None) -> list[Card]:
    """Number cards in none of the colours shown, as far as that is possible; never a 0, 5 or 7."""
    shades = other_colours(*shown) or list(Colour)
    numbers = (3, 1, 6, 8, 4, 9, 2)
    return [Card(Kind.NUMBER, shades[at % len(shades)], numbers[at % len(numbers)]) for at in range(count)]


def a_wild(case: Case) -> Card:
    """The plainest wild of the deck whose player names a colour; a borrowed plain one where it has none."""
    held = {card.kind: card for card in deck(case.rules) if card.is_wild and card.custom is None}
    return next((held[kind] for kind in _WILDS_BY_USE if kind in held), Card(Kind.WILD))


def move(scene: Scene, card: Card, colour: Colour = Colour.BLUE, *, seat: int | None = None, laid: int = 1) -> str:
    """How the card is laid here: with a colour and somebody to swap with where it takes them, "!" where it must be.

    `laid` is how many cards go down with it, itself among them.
    """
    seat = scene.table.turn if seat is None else seat
    text = card.text
    if needs_colour(scene.table, card):
        text += f"={colour}"
    if scene.rules.uno_say_on_last_card and len(scene.table.hands[seat]) == laid:
        text += "!"
    if takes_target(scene.table, card):
        text += f">{scene.players[(seat + 1) % len(scene.players)]}"
    return text


def is_right(verdict: Verdict) -> bool:
    """A bluff stands until it is challenged, but rightly laid it is not (topics.md, `wild-draw-four-legality`)."""
    return verdict.allowed and not verdict.guilty_if_challenged


def other_colours(*colours: Colour | None) -> list[Colour]:
    """The colours that are none of these."""
    return [each for each in Colour if each not in colours]


def fillers(top: Card, shade: Colour, count: int = 2, *, avoid: Iterable[Card] = ()) -> list[Card]:
    """Number cards that do not fit on `top` while `shade` holds; never a 0 or a 7, which may move hands."""
    used = {top.number, *(card.number for card in avoid)}
    free = [number for number in (3, 1, 8, 6, 9, 2, 4, 5) if number not in used] or [3 if top.number != 3 else 1]
    shades = other_colours(shade, top.colour) or other_colours(shade)
    return [Card(Kind.NUMBER, shades[at % len(shades)], free[at % len(free)]) for at in range(count)]


def drawn_by(scene: Scene, seat: int) -> int:
    """How many cards the seat has drawn in the scene."""
    total = 0
    for event in scene.events("drew", seat):
        count = event.details["count"]
        total += count if isinstance(count, int) else 0
    return total
