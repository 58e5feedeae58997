"""The small tables on which two rules are tried against each other, for the deck and the players that the rules have.

They are written with what they need for a moment of the game to come up, never for one option; what the deck lacks drops out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final

from unorules.engine.cards import COLOURED_ACTIONS, WILDS, Card, Colour, Kind, parse_card, parse_cards
from unorules.engine.options import Value
from unorules.engine.rules import Rules, deck
from unorules.proof.parting_setting import Setting, hands

_RED: Final = (*(Card(kind, Colour.RED) for kind in COLOURED_ACTIONS), *(Card(kind) for kind in (*WILDS, Kind.BLANK)))
_NUMBERS: Final = tuple(parse_cards("r5 r7 r0"))
_PLAIN: Final = "g1 y2 g3 y4 g6 y8"
"""What other hands hold: numbers that fit nothing shown."""

Hands = tuple[tuple[Card, ...], ...]


def settings(rules: Rules, flips: Mapping[str, Value], family: str) -> list[Setting]:
    """The tables of a family, those with the least to look at first; `flips` are the other values tried, by option."""
    tables = _Tables(rules, flips)
    sizes = tables.sizes if family in _ANY_SIZE else tables.sizes[:2]
    found = (setting for size in sizes for setting in getattr(tables, family)(size))
    return sorted(dict.fromkeys(filter(tables.fits, found)), key=lambda setting: setting.weight)


PAIRS: Final = "teams.partners"

FAMILIES: Final[Mapping[str, frozenset[str]]] = {
    "starts": frozenset({"start-card", "out-of-turn"}),
    "draws": frozenset({"draw", "draw-although-able", "drawn-card", "pass"}),
    "pairs": frozenset({"several-cards"}),
    "bluffs": frozenset({"wild-draw-four", "challenge", "challenge-won", "challenge-lost"}),
    "calls": frozenset({"uno-call", "uno-catch"}),
    "effects": frozenset({"seven-played", "zero-played", "penalty-paid", "roulette", "two-left"}),
    "answers": frozenset({"answer-to-penalty", "challenge"}),
    "jumps": frozenset({"out-of-turn"}),
    "lasts": frozenset({"last-card", "round-scored"}),
    "totals": frozenset({"match-end"}),
    "many": frozenset({"hand-grows", "knocked-out", "round-scored"}),
    "empty": frozenset({"piles-empty"}),
}
"""The families of tables, each with the moments of the game that come up on them."""

_ANY_SIZE: Final = ("lasts", "totals")
"""Where it matters that four may play in pairs."""


class _Tables:
    def __init__(self, rules: Rules, flips: Mapping[str, Value]) -> None:
        self.rules = rules
        self.flips = flips
        self.cards = set(deck(rules))
        self.most_owed = sum(card.draws for card in deck(rules))
        self.special = [card for card in _RED if card in self.cards]
        self.special += [card for each in rules.custom.values() if (card := each.card) in self.cards]
        least = max(2, rules.players_min)
        self.sizes = [size for size in (2, 3, 4) if least <= size <= rules.players_max] or [least]
        if rules.teams_partners or PAIRS in flips:
            self.sizes = [4]

    def fits(self, setting: Setting) -> bool:
        """Whether as many may play, the deck has the cards, and what is owed could ever come together."""
        if setting.pending > self.most_owed:
            return False
        shown = [*setting.pile, *(card for hand in setting.hands for card in hand)]
        return len(setting.hands) in self.sizes and all(card in self.cards for card in shown)

    def seats(self, size: int, *own: str) -> Hands:
        """Hands in seat order, those not given with plain numbers."""
        plain = [" ".join(_PLAIN.split()[seat % 5 : seat % 5 + 2]) for seat in range(len(own), size)]
        return hands(*own[:size], *plain)

    def numbers(self, *keys: str) -> list[int]:
        """The numbers that any of the options has on either side."""
        found = [self.rules[key] for key in keys] + [self.flips[key] for key in keys if key in self.flips]
        return sorted({value for value in found if isinstance(value, int) and not isinstance(value, bool)})

    def starts(self, size: int) -> Iterator[Setting]:
        """The first card is turned up."""
        for card in (*_NUMBERS, *self.special):
            twin = f"{card} " if card.is_number else ""
            yield Setting(self.seats(size, "b1 b2", f"{twin}g9 y8"), pile=(card, *parse_cards("r3 b9")))

    def bluffs(self, size: int) -> Iterator[Setting]:
        """A wild draw four laid rightly or not, by any of the conditions."""
        for rest in ("b1", "r9", "r9 b1", "b3 b1", "W b1", "b1 b2"):
            yield Setting(self.seats(size, f"W+4 {rest}", "g4 y6"), parse_card("r3"))

    def calls(self, size: int) -> Iterator[Setting]:
        """Somebody comes down to one card, or says so with more of them."""
        top, pile = parse_card("r3"), (parse_card("r9"),)
        for card in ("r5", "rS", "r7", "r+2"):
            yield Setting(self.seats(size, f"{card} b1", "g4"), top)
            yield Setting(self.seats(size, f"{card} b1", "g4 y6"), top, pile=pile)
        yield Setting(self.seats(size, "r5 b1 b2"), top)
        yield Setting(self.seats(size, "b1", "g4 y6"), top, pile=pile)
        yield Setting(self.seats(size, "r+2 b+2"), top)

    def effects(self, size: int) -> Iterator[Setting]:
        """One card laid, and hands that may be swapped or have to draw."""
        top = parse_card("r3")
        for card in (*_NUMBERS, *self.special):
            yield Setting(self.seats(size, f"{card} b1", "g4"), top)
            yield Setting(self.seats(size, f"{card} b1 b2"), top)
            yield Setting(self.seats(size, f"{card} r9", "g4"), top)

    def pairs(self, size: int) -> Iterator[Setting]:
        """Two cards that may be laid together."""
        top = parse_card("r3")
        for pair in ("r5 r5", "r5 b5", "rS bS", "rR bR", "r+2 b+2", "rS rS", "r7 b7", "rDA bDA"):
            yield Setting(self.seats(size, f"{pair} g8"), top)
            yield Setting(self.seats(size, pair), top)

    def answers(self, size: int) -> Iterator[Setting]:
        """Cards are owed, and some card may answer."""
        drawing = [card for card in self.special if card.draws or card.custom]
        may = [*drawing, *(card for card in self.special if card.kind in (Kind.SKIP, Kind.REVERSE))]
        debts = {card.draws: card for card in drawing if card.draws}
        limits = [limit for limit in self.numbers("stacking.limit") if limit]
        for top, card in product(drawing, may):
            owed = dict.fromkeys([top.draws, *(top.draws + least for least in debts), *limits])
            # A wild draw four may be a bluff; anything else may have the wrong colour.
            rests = ("b1", "r9") if card.kind is Kind.WILD_DRAW_FOUR else ("g8",)
            for pending, answer, rest in product(owed, dict.fromkeys((card, _blue(card))), rests):
                if pending >= top.draws > 0:
                    yield Setting(self.seats(size, f"{answer} {rest} g4"), top, Colour.RED, pending=pending)
            yield from self.several(size, top, card)

    def several(self, size: int, top: Card, card: Card) -> Iterator[Setting]:
        """Several draw cards that may answer at once."""
        if card.draws and not card.is_wild and top.draws:
            for colours in ((Colour.RED, Colour.BLUE), tuple(Colour)):
                own = " ".join(Card(card.kind, colour).text for colour in colours)
                yield Setting(self.seats(size, f"{own} g8"), top, Colour.RED, pending=top.draws)

    def jumps(self, size: int) -> Iterator[Setting]:
        """Somebody holds the twin of the card on top, or of the card that is laid."""
        for card in (*_NUMBERS, *self.special):
            for rest in ("", " g1"):
                yield Setting(self.seats(size, "b1 b2", "g4 y6", f"{card}{rest}"), card, Colour.RED)
                yield Setting(self.seats(size, f"{card} b1", f"{card}{rest}"), parse_card("r3"), Colour.RED)
                yield Setting(self.seats(size, f"{card} b1", "g4 y6", f"{card}{rest}"), parse_card("r3"), Colour.RED)

    def draws(self, size: int) -> Iterator[Setting]:
        """Nothing fits, or something does, and cards wait in the pile that do or do not."""
        top = parse_card("r3")
        misses = "g1 y2 g4 y6 g8 y9 g2 y4 g6 y8 g9"
        limits = self.numbers("turn.draw_limit")
        lengths = dict.fromkeys((0, 1, *limits, *(limit - 1 for limit in limits)))
        piles = [parse_cards(" ".join([*misses.split()[:length], "r9"])) for length in lengths if 0 <= length <= 10]
        for pile in piles:
            for own in ("b1", "b1 b2", "r1 b1", "W+4 r1 b1"):
                yield Setting(self.seats(size, own), top, pile=pile)
        for card in self.special:
            yield Setting(self.seats(size, "b1"), top, pile=(card,))
            yield Setting(self.seats(size, f"{card}"), top, pile=piles[-1])

    def lasts(self, size: int) -> Iterator[Setting]:
        """The last card: what it scores, and whether the match is over with it."""
        top = parse_card("r3")
        for card in (*_NUMBERS, *self.special):
            yield Setting(self.seats(size, str(card)), top)
            yield Setting(self.seats(size, str(card), "b9"), top)
            yield Setting(self.seats(size, "r1", str(card)), top)
        for pile in ((), (parse_card("r9"),)):
            yield Setting(self.seats(size, "r1 r2", "g9 y8"), top, pile=pile)
            yield Setting(self.seats(size, "rS r2", "g9 y8"), top, pile=pile)

    def totals(self, size: int) -> Iterator[Setting]:
        """Close to the end of the match: totals are such that the cards left just reach a target, or pass it."""
        top = parse_card("r3")
        hand = self.seats(size, "r1", *["b9", "g5", "y4"][: size - 1])
        left = (9, 14, 18)[size - 2] if size < 5 else 9
        for target in self.numbers("scoring.target"):
            for short in (left, left - 1, 9, 8):
                if short < target:
                    yield Setting(hand, top, totals=(target - short, *(0,) * (size - 1)))
                    yield Setting(hand, top, totals=(0, target - short, *(0,) * (size - 2)))
                    yield Setting(hand, top, totals=(target - short,) * size)
            if size > 2 and target > 9:  # the two best come level as somebody else ends the match
                yield Setting(hand, top, totals=(9, 0, target - 5, *(0,) * (size - 3)))
        for rounds in self.numbers("scoring.rounds"):
            if rounds:
                yield Setting(hand, top, rounds=rounds - 1)
                yield Setting(hand, top, rounds=rounds - 1, totals=(0, left, *(0,) * (size - 2)))
                yield Setting(hand, top, rounds=rounds - 1, totals=(9, 0, *(0,) * (size - 2)))

    def many(self, size: int) -> Iterator[Setting]:
        """A hand close to too many cards, its owner about to draw."""
        for limit in self.numbers("mercy.limit"):
            for missing in (1, 2, 3):
                full = self._full(limit - missing)
                if full:
                    yield Setting(self.seats(size, full), parse_card("r3"), pile=parse_cards("b9 b8"))
                    for card in self.special:
                        if card.draws:
                            owed = card.draws
                            yield Setting(self.seats(size, full), card, Colour.RED, pending=owed)

    def _full(self, count: int) -> str:
        """So many cards none of which fits a red 3 or is held by others."""
        held = (*_PLAIN.split(), "b8", "b9", "b1", "b2")
        plain = [card for card in deck(self.rules) if card.colour not in (None, Colour.RED) and card.number != 3]
        found = sorted((card for card in plain if card.text not in held), key=lambda card: card.is_action)[:count]
        return " ".join(card.text for card in found) if 0 < len(found) == count else ""

    def empty(self, size: int) -> Iterator[Setting]:
        """Nothing lies in the draw pile: one hand holds the rest of the deck."""
        holder = size - 1
        for own in ("b1", "r5 b1"):
            yield Setting(self.seats(size, own), parse_card("r3"), rest=holder)
        yield Setting(self.seats(size, "r+2 b1"), parse_card("r3"), rest=holder)


def _blue(card: Card) -> Card:
    return card if card.is_wild else Card(card.kind, Colour.BLUE, card.number)
