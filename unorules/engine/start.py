"""The deal and the start card (concordance 12-27, 88), and the next round of a match."""

from __future__ import annotations

from collections.abc import Sequence

from unorules.engine.cards import Card, Kind
from unorules.engine.rules import Rules, deck
from unorules.engine.shuffle import shuffled
from unorules.engine.table import Phase, Table

_START_KEY = {
    Kind.DRAW_TWO: "start_card.draw_two",
    Kind.DRAW_FOUR: "start_card.draw_two",
    Kind.SKIP: "start_card.skip",
    Kind.SKIP_EVERYONE: "start_card.skip",
    Kind.DISCARD_ALL: "start_card.skip",
    Kind.REVERSE: "start_card.reverse",
    Kind.WILD: "start_card.wild",
    Kind.WILD_SHUFFLE_HANDS: "start_card.wild",
    Kind.WILD_SWAP_HANDS: "start_card.wild",
    Kind.WILD_CUSTOMIZABLE: "start_card.wild",
    Kind.WILD_DRAW_FOUR: "start_card.wild_draw_four",
    Kind.WILD_REVERSE_DRAW_FOUR: "start_card.wild_draw_four",
    Kind.WILD_DRAW_SIX: "start_card.wild_draw_four",
    Kind.WILD_DRAW_TEN: "start_card.wild_draw_four",
    Kind.WILD_COLOUR_ROULETTE: "start_card.wild_draw_four",
}


def start_key(card: Card) -> str | None:
    """The option that decides what this start card does; None for a number (nothing, R78) and for a blank (covered)."""
    return _START_KEY.get(card.kind)


def deal(rules: Rules, players: Sequence[str], seed: int, dealer: int | None = None) -> Table:
    """Shuffle with `seed`, deal, and turn the start card. The dealer sits last unless `dealer` names a seat."""
    table = shuffled_table(rules, players, seed)
    begin(table, len(players) - 1 if dealer is None else dealer)
    return table


def shuffled_table(rules: Rules, players: Sequence[str], seed: int) -> Table:
    """A table with the deck shuffled and nothing dealt yet."""
    pile, seed = shuffled(deck(rules), seed)
    return Table(rules, tuple(players), [[] for _ in players], pile, [], seed=seed, events=None)


def begin(table: Table, dealer: int) -> None:
    """Deal a hand to every seat that still plays and turn the start card."""
    deal_hands(table)
    turn_start_card(table, dealer)


def deal_hands(table: Table) -> None:
    """Deal a hand to every seat that still plays, from the top of the draw pile.

    Raises ValueError where no card would be left to begin with.
    """
    count, seats = table.rules.setup_hand_size, table.active()
    if count * len(seats) >= len(table.draw_pile):
        raise ValueError(
            f"{len(table.draw_pile)} cards are not enough for {len(seats)} hands of {count} and a start card"
        )
    for seat in seats:
        table.hands[seat] = [table.draw_pile.pop() for _ in range(count)]
        table.emit("dealt", seat, "setup.hand_size", count=count)


def turn_start_card(table: Table, dealer: int) -> None:
    """Turn cards from the draw pile until one stays, and let it act as the rules in force say."""
    table.turn = table.after(dealer)
    table.phase = Phase.TURN
    while True:
        card = table.draw_pile.pop()
        key = start_key(card)
        mode = "ignored" if card.kind is Kind.BLANK else table.rules[key] if key else "stays"
        if mode not in ("ignored", "returned") or not _another_will_do(table):
            break
        if mode == "ignored":
            table.discard.append(card)
        else:
            _put_back(table, card)
        table.emit("start-card-passed", None, key or "deck.blank", card=card, why=str(mode))
    table.discard.append(card)
    table.colour = card.colour
    table.twin_window = table.from_start = True
    table.emit("start-card", None, key or "match", card=card)
    _act(table, dealer, card, str(mode))


def _another_will_do(table: Table) -> bool:
    return any(start_key(card) is None and card.kind is not Kind.BLANK for card in table.draw_pile) or any(
        table.rules[key] not in ("ignored", "returned") for card in table.draw_pile if (key := start_key(card))
    )


def _put_back(table: Table, card: Card) -> None:
    """Somewhere into the pile, below what was given in a record: the bottom half, by the seed (notation.md)."""
    order, table.seed = shuffled(range(max(1, len(table.draw_pile) // 2)), table.seed)
    table.draw_pile.insert(order[0], card)


def _act(table: Table, dealer: int, card: Card, mode: str) -> None:
    if mode == "stays":
        return
    if mode in ("ignored", "returned"):  # nothing but such cards is left: the last one lies there without effect
        _name_colour_if_none(table)
    elif card.kind is Kind.SKIP_EVERYONE:
        _skip_all(table)
    elif card.kind is Kind.SKIP:
        table.emit("skipped", table.turn, "start_card.skip")
        table.turn = table.after(table.turn)
    elif card.draws:
        table.pending, table.phase, table.last_added = card.draws, Phase.PENALTY, card.draws
    elif card.kind is Kind.REVERSE:
        _reverse(table, dealer, mode)
    else:
        _name_colour_if_none(table)


def _name_colour_if_none(table: Table) -> None:
    if table.colour is None:
        table.phase = Phase.COLOUR


def _skip_all(table: Table) -> None:
    """Everybody but the player who would begin is passed over: that player begins all the same."""
    for seat in table.active():
        if seat != table.turn:
            table.emit("skipped", seat, "start_card.skip")


def _reverse(table: Table, dealer: int, mode: str) -> None:
    """The dealer begins (S-2008), or the player on the dealer's right (S-2001); play goes on counter-clockwise."""
    table.direction, table.last_reversed = -table.direction, True
    table.emit("reversed", None, "start_card.reverse", direction="counter-clockwise")
    begins = dealer if table.is_active(dealer) and mode == "dealer-starts" else table.after(dealer)
    table.turn = begins


def next_round(table: Table, dealer: int) -> tuple[Table, int]:
    """The next round of the match: the deal passes on as `setup.next_dealer` says, totals are kept.

    Returns the new table and its dealer. Who is out of the match is not dealt in.
    """
    rules = table.rules
    pile, seed = shuffled(deck(rules), table.seed)
    new = Table(
        rules,
        table.players,
        [[] for _ in table.players],
        pile,
        [],
        seed=seed,
        totals=list(table.totals),
        out_of_match=table.out_of_match,
        rounds_before=table.rounds_before + 1,
        events=None if table.events is None else [],
    )
    heir = table.winner if rules.setup_next_dealer == "winner" else None
    dealer = heir if heir is not None and new.is_active(heir) else new.after(dealer)
    begin(new, dealer)
    return new, dealer
