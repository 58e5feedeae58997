"""A row of draw cards as a question tells of it, laid one after the other as far as the rules let them be."""

from __future__ import annotations

from collections.abc import Sequence

from unorules.ask.case import Case, card_of
from unorules.ask.scene import NoSuchCardError, Scene, SceneError
from unorules.ask.setting import idle
from unorules.engine.cards import Card, Colour, Kind, parse_card

MOST_IN_A_ROW = 8
_FEWEST_TO_JUMP = 4
STOPPED_BY = {"stacking.limit": "stopped-limit", "stacking.equal_or_higher": "stopped-low"}


def own_draw_four(case: Case, kind: Kind) -> Kind:
    """In No Mercy "+4" is that deck's own draw four (answers.md)."""
    if kind is Kind.WILD_DRAW_FOUR and not case.holds(kind) and case.holds(Kind.DRAW_FOUR):
        return Kind.DRAW_FOUR
    return kind


def is_card(word: object) -> bool:
    try:
        parse_card(str(word))
    except ValueError:
        return False
    return True


def laid_as(card: Card, colour: str) -> str:
    return f"{card}={colour}" if card.is_wild else card.text


def row_of_cards(case: Case) -> list[Card]:
    """The draw cards told of, in order; three +2 where nothing is told. Colours that are not said are dealt round."""
    told = case.arguments.get("cards")
    plain = own_draw_four(case, case.kind() or Kind.DRAW_TWO)
    if not card_of(plain).draws:
        plain = Kind.DRAW_TWO
    if isinstance(told, int) and not isinstance(told, bool):
        words: list[object] = [plain] * min(max(told, 1), MOST_IN_A_ROW)
    else:
        words = list(told)[:MOST_IN_A_ROW] if isinstance(told, (list, tuple)) else []
    found = [card for index, word in enumerate(words) if (card := _draw_card(case, word, index)) is not None]
    return found or [card_of(plain, colour) for colour in list(Colour)[:3]]


def _draw_card(case: Case, word: object, index: int) -> Card | None:
    """The draw card that a word names, None for what draws nothing."""
    try:
        card = card_of(own_draw_four(case, Kind(str(word))), list(Colour)[index % 4])
    except ValueError:
        card = parse_card(str(word)) if is_card(word) else card_of(Kind.NUMBER)
    return card if card.draws else None


def lay_in_a_row(case: Case, cards: Sequence[Card]) -> tuple[Scene, list[str], Card | None] | None:
    """Each card by the next player; where it may not answer the one before, that player pays and the one after lays it.

    A stack that a card may not be added to ends the row. Returns the scene, what forbade an answer, and the card that ended
    it; None where the deck has not so many cards.
    """
    gaps = [1] * len(cards)
    refusals: list[str] = []
    while True:
        try:
            scene = _set_row(case, cards, gaps)
        except NoSuchCardError:
            return None
        refused = _play_row(scene, cards, gaps)
        if refused is None or gaps[refused] > 1:
            return scene, refusals, None
        refusals.append(scene.last.verdict.objection or "phase")
        if scene.table.stack > 1 or refusals[-1] in STOPPED_BY:
            scene.attempt("draw")
            return scene, refusals, cards[refused]
        gaps[refused] = 2


def twin_thrown_in(case: Case, told: Sequence[Card]) -> Scene | None:
    """Each card but the last by the next player, the last by one whose turn it is not; the one after draws. None where refused."""
    cards = [*told[:-1], told[-2]] if len(told) > 1 else [told[0], told[0]]  # a twin is what is thrown in
    seats = max(len(cards) + 1, _FEWEST_TO_JUMP)
    jumper = len(cards)
    held: list[list[Card]] = [[card] for card in cards[:-1]] + [[] for _ in range(seats - len(cards) + 1)]
    held[jumper] = [cards[-1]]
    faced = {card.colour or Colour.RED for card in cards}
    aside = idle(2 * seats, *faced)
    hands = [" ".join(map(str, [*own, *aside[2 * seat : 2 * seat + 2]])) for seat, own in enumerate(held)]
    try:
        scene = case.scene(hands, top=f"{(cards[0].colour or Colour.RED).letter}5", seats=seats)
    except SceneError:
        return None
    laid = all(scene.attempt(laid_as(card, _called(cards, index).value)) for index, card in enumerate(cards[:-1]))
    thrown = laid and scene.attempt(f"jump {laid_as(cards[-1], Colour.RED.value)}", seat=jumper)
    return scene if thrown and scene.attempt("draw") else None


def _set_row(case: Case, cards: Sequence[Card], gaps: Sequence[int]) -> Scene:
    seats = min(max(sum(gaps) + 1, case.seats), case.rules.players_max)
    held: list[list[Card]] = [[] for _ in range(seats)]
    faced: list[set[Colour]] = [set() for _ in range(seats)]
    at, in_force = 0, cards[0].colour or Colour.RED
    farthest = 1 if case.rules.turn_after_penalty == "may-play" else 2  # who pays may lay the next card themselves
    for index, (card, gap) in enumerate(zip(cards, [0, *gaps[1:]], strict=True)):
        at = (at + min(gap, farthest)) % seats
        held[at].append(card)
        faced[at].add(in_force)  # a card of that colour beside a +4 would make it a bluff
        in_force = card.colour or _called(cards, index)
    hands = [" ".join(map(str, [*own, *_beside(seat, faced[seat])])) for seat, own in enumerate(held)]
    return case.scene(hands, top=f"{(cards[0].colour or Colour.RED).letter}5", seats=seats)


def _beside(seat: int, faced: set[Colour]) -> list[Card]:
    """Two number cards of colours that are not in force when the seat plays, other ones at each seat."""
    return idle(2 * (seat + 1), *faced)[-2:]


def _called(cards: Sequence[Card], index: int) -> Colour:
    """The colour named with a wild: the next card's, so that it can be answered."""
    after = cards[index + 1].colour if index + 1 < len(cards) else None
    return after or Colour.RED


def _play_row(scene: Scene, cards: Sequence[Card], gaps: Sequence[int]) -> int | None:
    """Lay the row and let the last victim draw; the index of the card that was refused, None where all were laid."""
    for index, card in enumerate(cards):
        if gaps[index] > 1:
            scene.attempt("draw")
        if not scene.attempt(laid_as(card, _called(cards, index).value)):
            return index
    scene.attempt("draw")
    return None
