"""Reading a game record: TOML to a table set up and the moves to play. What is wrong in it is a placed RecordError."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

from unorules.diagnostics.model import Finding
from unorules.diagnostics.system import reason
from unorules.engine.actions import Action, parse_action
from unorules.engine.cards import Card, Colour, Kind, parse_card, parse_colour
from unorules.engine.rules import Rules, deck
from unorules.engine.seating import allowed_sizes, seats
from unorules.engine.shuffle import shuffled
from unorules.engine.start import turn_start_card
from unorules.engine.table import Phase, Table
from unorules.records.fault import Fault, RecordError, place
from unorules.rulebook.defaults import own_folders
from unorules.rulebook.load import load
from unorules.rulebook.model import Rulebook
from unorules.rulebook.other_files import no_record
from unorules.rulebook.shelf import Shelf
from unorules.values import dataclass

LARGEST = 8_000_000
_KEYS = {
    "format": int,
    "rules": list,
    "players": list,
    "title": str,
    "turn": str,
    "direction": str,
    "top": str,
    "colour": str,
    "pending": int,
    "draw_pile": str,
    "seed": int,
    "moves": list,
    "hands": dict,
    "totals": dict,
    "start": bool,
    "dealer": str,
}
_DIRECTIONS = {"clockwise": 1, "counter-clockwise": -1}


@dataclass(frozen=True, slots=True)
class Record:
    """A record that can be played: the rules, the table before the first move, and the moves."""

    rulebook: Rulebook
    title: str
    table: Table
    moves: tuple[Action, ...]


def read_file(path: Path) -> Record:
    """Read a record file. Raises RecordError for whatever is wrong in it, an unreadable file included."""
    try:
        if path.exists() and not (path.is_file() or path.is_dir() or path.is_relative_to("/dev")):
            raise RecordError(Fault("unreadable", {"why": "device"}))  # a pipe may never have anything to say
        with path.open("rb") as file:  # what is no file may have no end
            raw = file.read(LARGEST + 1)
    except OSError as fault:
        raise RecordError(Fault("unreadable", {"why": reason(fault)})) from None
    if len(raw) > LARGEST:
        raise RecordError(Fault("too-large", {"limit": str(LARGEST)}))
    try:
        return read(raw.decode("utf-8-sig"), path.parent)
    except UnicodeDecodeError:
        raise RecordError(Fault("not-utf-8")) from None


def read(text: str, folder: Path | None = None, shelf: Shelf | None = None) -> Record:
    """Read the text of a record; rulesets named in it may lie in `folder` or in the user's own, or are what `shelf` has.

    Raises RecordError.
    """
    return _Reader(text, folder, shelf).record()


class _Reader:
    """Reads one record; keeps the text so that faults can be placed."""

    def __init__(self, text: str, folder: Path | None, shelf: Shelf | None = None) -> None:
        self.text = text
        self.folder = folder
        self.shelf = shelf
        from unorules.rulebook.source import Source  # a table set in the program needs no reader of TOML
        from unorules.rulebook.syntax import parse

        toml = parse(Source("", Path(), text))
        if isinstance(toml, Finding):
            line, column = (toml.span.line, toml.span.column) if toml.span else (1, 1)
            raise RecordError(Fault("syntax", {}, line, column, toml))
        self.data: dict[str, Any] = toml.data

    def fail(self, key: str, at: str, needle: str = "", **params: str) -> NoReturn:
        line, column = place(self.text, at, needle)
        raise RecordError(Fault(key, params, line, column))

    def record(self) -> Record:
        if kind := no_record(self.data):
            raise RecordError(Fault(f"is-{kind}"))
        self._check_keys()
        rulebook = self._rulebook()
        players = self._players(rulebook.rules)
        table = self._table(rulebook.rules, players)
        moves = tuple(self._move(line, players) for line in self._strings("moves"))
        return Record(rulebook, self.data.get("title", ""), table, moves)

    def _check_keys(self) -> None:
        for key, value in self.data.items():
            wanted = _KEYS.get(key)
            if wanted is None:
                self.fail("unknown-key", key, name=key, near=_nearest(key, _KEYS))
            if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
                self.fail("wrong-type", key, name=key, wanted=wanted.__name__)
        if self.data.get("format", 1) != 1:
            self.fail("unknown-format", "format", found=str(self.data["format"]))

    def _strings(self, key: str) -> list[str]:
        found = self.data.get(key, [])
        for item in found:
            if not isinstance(item, str):
                self.fail("wrong-type", key, name=key, wanted="str")
        return list(found)

    def _rulebook(self) -> Rulebook:
        names = self._strings("rules")
        shelf = self.shelf or Shelf([*([self.folder] if self.folder else []), *own_folders()])
        rulebook = load(names, shelf=shelf)
        if not rulebook.ok:
            params, (line, column) = {"names": ", ".join(names)}, place(self.text, "rules")
            raise RecordError(Fault("rules", params, line, column, findings=rulebook.findings))
        return rulebook

    def _players(self, rules: Rules) -> tuple[str, ...]:
        players = tuple(self._strings("players"))
        twice = [name for name, count in Counter(players).items() if count > 1 or not name.strip()]
        if twice:
            self.fail("player-twice", "players", f'"{twice[0]}"', name=twice[0])
        low, high = allowed_sizes(rules)
        if not low <= len(players) <= high:
            self.fail("number-of-players", "players", n=str(len(players)), seats=seats(rules))
        return players

    def _table(self, rules: Rules, players: tuple[str, ...]) -> Table:
        seed = self.data.get("seed", 0)
        hands = {self._seat(name, players, "hands"): self._hand(name, cards) for name, cards in self._hands().items()}
        starts = self.data.get("start", False)
        discard = [] if starts else [self._top()]
        given = self._cards("draw_pile", self.data.get("draw_pile", ""))
        rest = self._rest_of_deck(rules, [*discard, *given, *(card for hand in hands.values() for card in hand)])
        pile, seed = shuffled(rest, seed)
        missing = [seat for seat in range(len(players)) if seat not in hands]
        self._assure_dealt(len(missing), rules.setup_hand_size, len(pile))
        for seat in missing:
            hands[seat] = [pile.pop() for _ in range(rules.setup_hand_size)]
        all_hands = [hands[seat] for seat in range(len(players))]
        table = Table(rules, players, all_hands, pile + given[::-1], discard, seed=seed, events=[])
        table.totals = self._totals(players)
        if starts:
            self._start(table, players)
        else:
            self._middle(table, players)
        return table

    def _assure_dealt(self, missing: int, hand: int, left: int) -> None:
        """Refuse a record whose hands left out, of `hand` cards each, cannot be dealt from the `left` cards."""
        if missing * hand > left:
            self.fail("too-few-to-deal", "players", count=str(missing), hand=str(hand), left=str(left))

    def _hands(self) -> dict[str, Any]:
        found: dict[str, Any] = self.data.get("hands", {})
        return found

    def _hand(self, name: str, cards: object) -> list[Card]:
        if not isinstance(cards, str):
            self.fail("wrong-type", name, name=name, wanted="str")
        return self._cards(name, cards)

    def _seat(self, name: str, players: tuple[str, ...], at: str) -> int:
        if name not in players:
            self.fail("unknown-player", at, name, name=name, near=_nearest(name, players))
        return players.index(name)

    def _cards(self, key: str, text: str) -> list[Card]:
        return [self._card(key, word) for word in text.replace(",", " ").split()]

    def _card(self, key: str, word: str) -> Card:
        try:
            return parse_card(word)
        except ValueError:
            self.fail("no-card", key, word, card=word)

    def _top(self) -> Card:
        if "top" not in self.data:
            self.fail("no-top", "players")
        return self._card("top", self.data["top"])

    def _rest_of_deck(self, rules: Rules, used: list[Card]) -> list[Card]:
        have = Counter(deck(rules))
        taken = Counter(used)
        for card, count in taken.items():
            if count > have[card]:
                key = "card-not-in-deck" if not have[card] else "card-too-often"
                self.fail(key, self._where(card), card.text, card=card.text, count=str(count), deck=str(have[card]))
        return list((have - taken).elements())

    def _where(self, card: Card) -> str:
        for key in ("draw_pile", "top"):
            if card.text in str(self.data.get(key, "")).split():
                return key
        return next((name for name, cards in self._hands().items() if card.text in str(cards).split()), "hands")

    def _totals(self, players: tuple[str, ...]) -> list[int]:
        found = [0] * len(players)
        for name, total in self.data.get("totals", {}).items():
            if not isinstance(total, int) or isinstance(total, bool):
                self.fail("wrong-type", name, name=name, wanted="int")
            found[self._seat(name, players, "totals")] = total
        return found

    def _start(self, table: Table, players: tuple[str, ...]) -> None:
        dealer = self.data.get("dealer")
        seat = self._seat(dealer, players, "dealer") if dealer is not None else len(players) - 1
        for each, hand in enumerate(table.hands):
            table.emit("dealt", each, "setup.hand_size", count=len(hand))
        if not table.draw_pile:
            self.fail("no-start-card", "draw_pile")
        turn_start_card(table, seat)

    def _middle(self, table: Table, players: tuple[str, ...]) -> None:
        turn = self.data.get("turn")
        table.turn = self._seat(turn, players, "turn") if turn is not None else 0
        direction = self.data.get("direction", "clockwise")
        if direction not in _DIRECTIONS:
            self.fail("no-direction", "direction", direction, found=direction)
        table.direction = _DIRECTIONS[direction]
        table.colour = self._colour_in_force(table.top)
        table.colour_before = table.colour
        table.twin_window = True
        table.called = [seat for seat, hand in enumerate(table.hands) if len(hand) == 1]
        self._owe(table)

    def _colour_in_force(self, top: Card) -> Colour | None:
        named = self.data.get("colour")
        if named is None:
            if top.colour is None:
                self.fail("no-colour", "top", top.text, card=top.text)
            return top.colour
        try:
            colour = parse_colour(named)
        except ValueError:
            self.fail("unknown-colour", "colour", named, found=named)
        if top.colour is not None and colour is not top.colour:
            self.fail("colour-differs", "colour", named, found=colour.value, card=top.text)
        return colour

    def _owe(self, table: Table) -> None:
        pending = self.data.get("pending", 0)
        if pending < 0 or pending > len(deck(table.rules)):
            self.fail("wrong-pending", "pending", str(pending), found=str(pending))
        if pending and not can_owe(table.rules, table.top):
            self.fail("no-debt", "pending", str(pending), card=table.top.text)
        if pending:
            set_pending(table, pending)

    def _move(self, line: str, players: tuple[str, ...]) -> Action:
        name, colon, text = line.partition(":")
        if not colon:
            self.fail("no-move", "moves", line, move=line)
        seat = self._seat(name.strip(), players, "moves")
        try:
            return parse_action(text.strip(), seat, players)
        except ValueError:
            self.fail("no-move", "moves", line, move=text.strip())


def _nearest(name: str, known: Iterable[str]) -> str:
    from difflib import get_close_matches  # only a wrong name needs it

    return next(iter(get_close_matches(name, known, 1)), "")


def can_owe(rules: Rules, top: Card) -> bool:
    """Whether cards may be owed while this one lies on top: it makes somebody draw, or handed a penalty on (R16)."""
    if top.kind in (Kind.SKIP, Kind.REVERSE):
        return (rules.bounce_skip if top.kind is Kind.SKIP else rules.bounce_reverse) != "off"
    written = rules.custom.get(top.custom or "")
    return bool(written.draw if written else top.draws)


def set_pending(table: Table, pending: int) -> None:
    """Let the player to move owe cards for the card on top, laid by the player before."""
    table.pending, table.phase = pending, Phase.PENALTY
    table.stack = 1 if table.top.draws == pending else 2
    table.last_added = table.top.draws
    if table.top.kind is Kind.WILD_DRAW_FOUR and table.rules.challengeable:
        table.accused = (table.turn - table.direction) % len(table.players)
