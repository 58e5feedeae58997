"""Cards that can never be laid, and decks of which no card may be the last: the engine is asked in every position that matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Final

from unorules.diagnostics.model import Help
from unorules.engine.actions import Action, Verb
from unorules.engine.cards import Card, Colour, Kind, write_cards
from unorules.engine.judge import layable, needs_colour, object_to
from unorules.engine.rules import Rules, deck
from unorules.engine.seating import allowed_sizes
from unorules.engine.table import Phase, Table
from unorules.proof.causes import base_rules, causes, first
from unorules.proof.faults import Fault, change, changes
from unorules.proof.places import depth
from unorules.proof.surveys import Survey
from unorules.proof.tables import as_played, unwritten
from unorules.proof.witness import Witness, testify
from unorules.rulebook.model import Rulebook
from unorules.simulation.rounds import names

_BLANK: Final = Card(Kind.BLANK)
_MOVER: Final = 0


def never_laid(rulebook: Rulebook) -> Iterator[Fault]:
    """The cards that no position lets anybody lay. Of blanks with nothing written on them it is a note where the edition has as
    many: a house rule that puts in more has brought them about.
    """
    rules = rulebook.rules
    for card in dict.fromkeys(deck(rules)):
        if can_be_laid(rules, card):
            continue
        own_blank = card is _BLANK and not _adds_blanks(rulebook)
        found = () if own_blank else causes(rulebook, partial(_is_idle, card))
        keys = found or (("deck.blank",) if card is _BLANK else ())
        rule = _objection(rules, card)
        witness = _refused(rulebook, card, rule) if keys else None
        if witness is None:
            continue
        if own_blank:
            yield Fault("RS608", keys, witness, {"n": unwritten(rules)}, (Help("write"),))
        else:
            helps = (
                (Help("write"),)
                if card is _BLANK
                else changes(rulebook, keys, partial(_is_idle, card)) or (change(keys),)
            )
            yield Fault("RS607", first(rule, keys), witness, {"card": card.text, "rule": rule}, helps)


def _adds_blanks(rulebook: Rulebook) -> bool:
    """Whether a house rule leaves more blanks with nothing written on them than its edition has."""
    return depth(rulebook, "deck.blank") > 0 and unwritten(rulebook.rules) > unwritten(base_rules(rulebook))


def nobody_out(rulebook: Rulebook, surveys: tuple[Survey, ...]) -> Iterator[Fault]:
    """That no card of the deck may be the last, and rounds are not won in another way either."""
    rules = as_played(rulebook.rules)
    if any(found.lost[0] < found.lost[1] for found in surveys) or can_go_out(rules):
        return
    keys = causes(rulebook, _bars)
    last = next(card for card in deck(rules) if card is not _BLANK)
    rule = _objection(rules, last, alone=True)
    witness = _refused(rulebook, last, rule) if keys else None
    if witness:
        yield Fault(
            "RS603", first(rule, keys), witness, {"rule": rule}, (Help("numbers"), *changes(rulebook, keys, _bars))
        )


def _bars(rules: Rules) -> bool:
    return not can_go_out(as_played(rules))


def can_be_laid(rules: Rules, card: Card) -> bool:
    """Whether the engine lets a player lay the card in some position of this deck: on any top, with any other card in hand or
    none, on the turn or as an answer to what is owed."""
    return any(card in layable(table) for table in _positions(rules, card))


def _is_idle(card: Card, rules: Rules) -> bool:
    """Whether the deck has the card, and nobody can ever lay it."""
    return card in deck(rules) and not can_be_laid(rules, card)


def can_go_out(rules: Rules) -> bool:
    """Whether some card of the deck may be somebody's last."""
    return any(
        len(table.hands[_MOVER]) == 1 and card in layable(table)
        for card in dict.fromkeys(deck(rules))
        for table in _positions(rules, card, alone=True)
    )


def _positions(rules: Rules, card: Card, *, alone: bool = False) -> Iterator[Table]:
    """A player about to lay the card, who has said UNO where it is the only one.

    Of the other cards one of each kind and colour is enough, and of the tops those with the card's own symbol besides.
    """
    cards = Counter(deck(rules))
    cards[card] -= 1
    others = {(each.kind, each.colour, each.custom): each for each in cards if cards[each]}.values()
    alike = [each for each in cards if cards[each] and each.symbol == card.symbol]
    fillers: list[Card | None] = [None] if alone else [None, *others]
    for filler in fillers:
        hand = [card] if filler is None else [card, filler]
        for top in dict.fromkeys((*alike, *others)):
            if cards[top] > (filler is top):
                yield from _tables(rules, hand, top)


def _tables(rules: Rules, hand: list[Card], top: Card) -> Iterator[Table]:
    for colour in (top.colour,) if top.colour else tuple(Colour):
        called = [_MOVER] if len(hand) == 1 else []
        table = Table(rules, names(2), [hand, []], [], [top], colour=colour, called=called)
        yield table
        if top.draws:
            owing = Table(rules, names(2), [hand, []], [], [top], colour=colour, called=called)
            owing.pending, owing.stack, owing.phase, owing.last_added = top.draws, 1, Phase.PENALTY, top.draws
            yield owing


def _objection(rules: Rules, card: Card, *, alone: bool = False) -> str:
    """What most often forbids the card on its player's turn, other than that it does not match."""
    turns = (table for table in _positions(rules, card, alone=alone) if table.phase is Phase.TURN)
    found = Counter(object_to(table, _attempt(table, card)) for table in turns)
    del found[None], found["match"]
    return str(found.most_common(1)[0][0]) if found else "match"


def _attempt(table: Table, card: Card) -> Action:
    return Action(_MOVER, Verb.PLAY, (card,), Colour.RED if needs_colour(table, card) else None)


def _refused(rulebook: Rulebook, card: Card, rule: str) -> Witness | None:
    """A position of the smallest table in which the card is tried and refused for that reason."""
    rules = rulebook.rules
    turns = (table for table in _positions(rules, card) if table.phase is Phase.TURN)
    refused = [table for table in turns if object_to(table, _attempt(table, card)) == rule]
    if not refused:
        return None
    table = min(refused, key=lambda each: not each.top.is_number)  # the plainest position is the best
    players = names(allowed_sizes(rules)[0])
    record = {
        "players": list(players),
        "turn": players[_MOVER],
        "top": table.top.text,
        "colour": table.colour.value if table.top.is_wild and table.colour else None,
        "hands": {players[_MOVER]: write_cards(table.hands[_MOVER])},
        "moves": [f"{players[_MOVER]}: {_attempt(table, card).text(players)}"],
    }
    return testify(rulebook, record, lambda played: played.objection == rule)
