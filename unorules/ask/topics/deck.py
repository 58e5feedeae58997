"""The game and its deck: who may play, how many cards of which kind, and which pack this is."""

from __future__ import annotations

from collections.abc import Sequence

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.setting import deck_key, read_against_deck, set_out
from unorules.ask.topics import topic
from unorules.ask.topics.match_ends import points_key
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.ending import hand_points
from unorules.engine.rules import deck
from unorules.engine.seating import allowed_sizes, dealt_sizes
from unorules.rulebook.boxes import fitting

_PACKS = {
    ("official",): "classic",
    ("official-112", "official-112-start-cards"): "shuffle",
    ("official-112-swap",): "swap",
    ("official-112-blank",): "blank",
    ("official-112", "official-112-start-cards", "official-112-swap"): "customizable",
    ("official-112", "official-112-start-cards", "official-112-swap", "official-112-blank"): "of-112",
    ("no-mercy",): "no-mercy",
}
_CARDS_OF_A_PACK = 20
_DEALT = ("deck", "setup.hand_size")


@topic("players")
def players(case: Case) -> Outcome:
    """From how many to how many, as far as the deck can be dealt to so many; with a number, whether so many may play."""
    least, allowed = allowed_sizes(case.rules)
    most = dealt_sizes(case.rules)[1]
    count = given.whole(case.arguments.get("players"))
    if most < allowed and (count is None or count < 1 or count > most):
        return _short(case, count if count is not None and count >= 1 else None, [least, most])
    reasons = _seating(case, most < allowed)
    params = {"least": least, "most": most, "n": count or most}
    if count is None or count < 1:
        return Outcome("value", "exactly" if least == most else "range", reasons, [least, most], params=params)
    say = "too-many" if count > most else "too-few" if count < least else "fits"
    if "players.min" in reasons and say != "fits":
        reasons = ("players.max",) if say == "too-many" else ("players.min",)
    told = "exactly" if least == most else say
    return Outcome("yes" if say == "fits" else "no", told, reasons, [least, most], params=params)


def _short(case: Case, count: int | None, sizes: list[int]) -> Outcome:
    """The cards keep the table smaller than the rules would have it: asked in general, or whether `count` may play."""
    params = {
        "n": count or sizes[1],
        "most": sizes[1],
        "cards": len(deck(case.rules)),
        "hand": case.rules.setup_hand_size,
    }
    told = ("value", "cards-for") if count is None else ("no", "cards-short")
    return Outcome(*told, _DEALT, sizes, params=params)


def _seating(case: Case, short: bool) -> tuple[str, ...]:
    """What lets so many play: partners are four; where the cards do not reach to the most allowed, that limit is none of it."""
    if allowed_sizes(case.rules) != (case.rules.players_min, case.rules.players_max):
        return ("teams.partners",)
    return ("players.min", *_DEALT) if short else ("players.min", "players.max")


@topic("age")
def age(case: Case) -> Outcome:
    """The age printed on the box."""
    years = case.rules.players_age
    return Outcome("value", "n" if years else "any", ("players.age",), years, params={"n": years})


@topic("deck-size")
def deck_size(case: Case) -> Outcome:
    """Every card of the deck in force, counted."""
    count = len(deck(case.rules))
    params = {"n": count, "packs": case.rules.deck_packs}
    told, so = "n" if case.rules.deck_packs == 1 else "packs", by_colours(deck(case.rules))
    return Outcome("value", told, _deck_reasons(case), count, params=params, facts=so)


def by_colours(cards: Sequence[Card]) -> tuple[str, ...]:
    """Whether there are as many cards of each colour."""
    return ("alike",) if len({sum(card.colour is shade for card in cards) for shade in Colour}) == 1 else ("uneven",)


def beside(one: int, other: int | None) -> tuple[str, ...]:
    """What one number is to another that it is asked to be compared with."""
    return () if other is None else ("more" if one > other else "fewer" if one < other else "alike",)


def _deck_reasons(case: Case, *keys: str) -> tuple[str, ...]:
    found = keys or ("deck",)
    return found if case.rules.deck_packs == 1 else (*found, "deck.packs")


@topic("lost-card")
def lost_card(case: Case) -> Outcome:
    """A card is missing: play goes on without it. Where the deck has blanks, one of them can stand in for it."""
    scene = set_out(case, ["r8 g3 y1", "y6 b9"])
    scene.table.draw_pile.pop()
    leaning = "yes" if scene.attempt("r8") else "no"
    blank = case.holds(Kind.BLANK)
    say = "silent-blank" if blank else "silent"
    reasons = ("deck.blank",)
    params = {"player": scene.players[0]}
    return Outcome("unspecified", say, reasons, leaning=leaning, params=params)


@topic("deck-points")
def deck_points(case: Case) -> Outcome:
    """Every card of the deck counted as if it had been left in a hand."""
    cards = deck(case.rules)
    points = hand_points(case.rules, cards)
    worth = (points_key(kind) for kind in dict.fromkeys(card.kind for card in cards))
    reasons = (*_deck_reasons(case), *worth)
    return Outcome("value", "n", reasons, points, params={"n": points, "cards": len(cards)})


@topic("deck-composition")
def deck_composition(case: Case) -> Outcome:
    """The deck by the three sorts of card, and the kinds beside the numbers."""
    cards = deck(case.rules)
    kinds = tuple(dict.fromkeys(card.kind for card in cards if card.is_action))
    params = {
        "n": len(cards),
        "numbers": sum(card.is_number for card in cards),
        "actions": sum(card.is_action and not card.is_wild for card in cards),
        "wilds": sum(card.is_wild for card in cards),
        "kinds": kinds,
    }
    told = "sorts" if kinds else "numbers"
    return Outcome("explain", told, _deck_reasons(case), params=params, facts=by_colours(cards))


@topic("card-count")
def card_count(case: Case) -> Outcome:
    """How many cards of the deck are of that kind, number or colour."""
    word, shade = case.arguments.get("card"), given.colour(case.arguments.get("colour"))
    card = given.card(word, shade or Colour.RED)
    if card is None:
        each = _of_each(deck(case.rules)) if case.arguments.get("each") and not shade else None
        return _of_colours(case, each) if each else _of_colour(case, shade) if shade else deck_size(case)
    kind = read_against_deck(case, card.kind)
    exact = given.says_colour(word) or (shade is not None and card.colour is not None)
    found = _of_the_kind(case, card, str(word).strip().lower() == Kind.NUMBER)
    if exact:
        found = [other for other in found if other.colour is card.colour]
    if case.arguments.get("each") and not exact and (each := _of_each(found)):
        return _each(case, card, kind, each, len(found))
    if kind is not card.kind:
        card = given.some(kind, card.colour or Colour.RED)
    params = {"n": len(found), "card": card, "kind": kind, "number": card.number, "colour": card.colour}
    any_number = card.is_number and str(word).strip().lower() == Kind.NUMBER
    keys = ("deck.zeros", "deck.digits") if any_number else (deck_key(kind, card.number),)
    other = given.card(case.arguments.get("beside"), Colour.RED)
    so = beside(len(found), None if other is None else len(_of_the_kind(case, other)))
    say, reasons = _count_words(card, exact, any_number), _deck_reasons(case, *keys)
    return Outcome("value", say, reasons, len(found), params=params, facts=so)


def _of_the_kind(case: Case, card: Card, any_number: bool = False) -> list[Card]:
    """The cards of the deck of a card's kind, of its number where it has one and not any is meant."""
    kind = read_against_deck(case, card.kind)
    found = [other for other in deck(case.rules) if other.kind is kind]
    return [other for other in found if other.number == card.number] if card.is_number and not any_number else found


def _of_each(found: Sequence[Card]) -> int | None:
    """How many there are of each colour, where all of the four have as many."""
    counts = {sum(card.colour is shade for card in found) for shade in Colour}
    return counts.pop() if len(counts) == 1 else None


def _each(case: Case, card: Card, kind: Kind, count: int, together: int) -> Outcome:
    params = {"n": count, "all": together, "kind": kind, "number": card.number}
    say = "each-number" if card.is_number else "each-kind"
    return Outcome("value", say, _deck_reasons(case, deck_key(kind, card.number)), count, params=params)


def _count_words(card: Card, exact: bool, any_number: bool) -> str:
    if any_number:
        return "numbers-of-colour" if exact else "numbers"
    if exact:
        return "face"
    return "of-number" if card.is_number else "of-kind"


def _of_colours(case: Case, count: int) -> Outcome:
    so = by_colours(deck(case.rules))
    return Outcome("value", "each-colour", _deck_reasons(case), count, params={"n": count}, facts=so)


def _of_colour(case: Case, shade: Colour) -> Outcome:
    count, other = _so_many(case, shade), given.colour(case.arguments.get("beside"))
    so = beside(count, _so_many(case, other) if other else None)
    return Outcome("value", "of-colour", _deck_reasons(case), count, params={"n": count, "colour": shade}, facts=so)


def _so_many(case: Case, shade: Colour) -> int:
    return sum(card.colour is shade for card in deck(case.rules))


@topic("which-edition")
def which_edition(case: Case) -> Outcome:
    """The shipped editions whose deck has so many cards, or the cards named."""
    count, kinds = _clues(case.arguments.get("cards"), case.arguments.get("card"), case.arguments.get("total"))
    if count is None and not kinds:
        return Outcome("explain", "overview", ("deck",))
    matching = tuple(box.edition for box in fitting(count, kinds))
    say = _PACKS.get(matching, "several" if matching else "unknown")
    return Outcome("explain", say, ("deck",), params={"n": count or 0})


def _clues(*told: object) -> tuple[int | None, set[Kind]]:
    """The number of cards, and the kinds of card that the question names."""
    count, kinds = None, set()
    for value in told:
        for item in value if isinstance(value, list | tuple) else (value,):
            number = given.whole(item)
            if number is not None and number > _CARDS_OF_A_PACK:
                count = number
            elif (kind := given.kind(item)) is not None and item is not None:
                kinds.add(kind)
    return count, kinds
