"""Reading the score of an evening: TOML to rounds. What is wrong in it is a placed RecordError, and nothing is guessed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NoReturn

from unorules.diagnostics.model import Finding, Span
from unorules.engine.rules import deck
from unorules.engine.seating import allowed_sizes, most_dealt, seats
from unorules.records.evening import FORMAT, MOST_POINTS, Correction, Evening, Left, Round, card_meant
from unorules.records.fault import Fault, RecordError
from unorules.rulebook.defaults import own_folders
from unorules.rulebook.load import load
from unorules.rulebook.model import Rulebook
from unorules.rulebook.other_files import no_evening
from unorules.rulebook.source import MOST_BYTES, Source
from unorules.rulebook.source import read as read_source
from unorules.rulebook.syntax import parse
from unorules.rulebook.tomlfile import TomlFile

_KEYS: Final = {"format": int, "rules": list, "players": list, "rounds": list, "corrections": list}
_OF_A_ROUND: Final = {"winner": str, "out": list, "points": dict, "hands": dict}
_OF_A_CORRECTION: Final = {"round": int, "was": dict}
_TOO_LARGE: Final = "RS102"  # whose words speak of rulesets
Place = tuple[str | int, ...]


def read_evening(path: Path) -> Evening:
    """Read a file. Raises RecordError for whatever is wrong in it, an unreadable file included."""
    source = read_source(path)
    if isinstance(source, Finding) and source.code == _TOO_LARGE:
        raise RecordError(Fault("too-large", {"limit": str(MOST_BYTES)}))
    if not isinstance(source, Source):
        raise RecordError(Fault("syntax", syntax=source))
    return parse_evening(source)


def parse_evening(source: Source) -> Evening:
    """Read a text. Rulesets named in it may lie beside the file or among the user's own. Raises RecordError."""
    toml = parse(source)
    if isinstance(toml, Finding):
        line, column = (toml.span.line, toml.span.column) if toml.span else (1, 1)
        raise RecordError(Fault("syntax", {}, line, column, toml))
    return _Reader(toml).evening()


class _Reader:
    def __init__(self, toml: TomlFile) -> None:
        self.toml = toml
        self.data = toml.data
        self.players: tuple[str, ...] = ()

    def fail(self, key: str, at: Place, *, of_key: bool = False, **params: str) -> NoReturn:
        """Raise a fault at a value, or at its key; at the nearest thing around it that has a place."""
        span: Span | None = None
        while at and span is None:
            span = self.toml.key(*at) if of_key else self.toml.value(*at)
            at = at[:-1]
        line, column = (span.line, span.column) if span else (1, 1)
        raise RecordError(Fault(key, params, line, column))

    def evening(self) -> Evening:
        if kind := no_evening(self.data):
            raise RecordError(Fault(f"is-{kind}"))
        self._check(self.data, _KEYS, ())
        if self.data.get("format", FORMAT) != FORMAT:
            self.fail("unknown-format", ("format",), found=str(self.data["format"]))
        rulebook, rules = self._rules()
        self.players = self._players(rulebook)
        rounds = tuple(self._round(each, ("rounds", at)) for at, each in enumerate(self.data.get("rounds", [])))
        found = self.data.get("corrections", [])
        corrections = tuple(self._correction(each, ("corrections", at), len(rounds)) for at, each in enumerate(found))
        return Evening(rulebook, rules, self.players, rounds, corrections)

    def _check(self, table: Any, keys: Mapping[str, type], at: Place) -> None:
        """That a table has only these keys, each of its type."""
        if not isinstance(table, dict):
            self.fail("wrong-type", at, name=str(at[0]), wanted="dict")
        for key, value in table.items():
            wanted = keys.get(key)
            if wanted is None:
                near = next(iter(get_close_matches(key, keys, 1)), "")
                self.fail("unknown-key", (*at, key), of_key=True, name=key, near=near)
            if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
                self.fail("wrong-type", (*at, key), name=key, wanted=wanted.__name__)

    def _texts(self, found: list[Any], at: Place) -> tuple[str, ...]:
        for index, each in enumerate(found):
            if not isinstance(each, str):
                self.fail("wrong-type", (*at, index), name=str(at[-1]), wanted="str")
        return tuple(found)

    def _rules(self) -> tuple[Rulebook, tuple[str, ...]]:
        names = self._texts(self.data.get("rules", []), ("rules",))
        folder = self.toml.path.parent
        rulebook = load(names, folders=[folder, *own_folders()])
        if not rulebook.ok:
            span = self.toml.value("rules")
            line, column = (span.line, span.column) if span else (1, 1)
            raise RecordError(Fault("rules", {"names": ", ".join(names)}, line, column, findings=rulebook.findings))
        return rulebook, names

    def _players(self, rulebook: Rulebook) -> tuple[str, ...]:
        if "players" not in self.data:
            self.fail("no-players", ())
        players = self._texts(self.data["players"], ("players",))
        for index, name in enumerate(players):
            if not name.strip() or Counter(players)[name] > 1:
                self.fail("player-twice", ("players", index), name=name)
        rules = rulebook.rules
        low, high = allowed_sizes(rules)
        if not low <= len(players) <= high:
            self.fail("number-of-players", ("players",), n=str(len(players)), seats=seats(rules))
        if len(players) > most_dealt(rules):
            self.fail("too-few-cards", ("players",), n=str(len(players)), cards=str(len(deck(rules))))
        return players

    def _round(self, found: Any, at: Place) -> Round:
        self._check(found, _OF_A_ROUND, at)
        winner = found.get("winner")
        if winner is not None:
            self._known(winner, (*at, "winner"))
        out = self._texts(found.get("out", []), (*at, "out"))
        for index, name in enumerate(out):
            self._known(name, (*at, "out", index))
        left = {name: Left(out=True) for name in out}
        for name, text in found.get("hands", {}).items():
            left[name] = self._hand(name, text, (*at, "hands", name), name in out)
        for name, points in found.get("points", {}).items():
            if name in found.get("hands", {}):
                self.fail("told-twice", (*at, "points", name), of_key=True, name=name)
            left[name] = self._counted(name, points, (*at, "points", name), name in out)
        if winner in left and (left[winner].cards or left[winner].points or left[winner].out):
            self.fail("winner-holds", (*at, "winner"), name=str(winner))
        return Round({name: left[name] for name in self.players if name in left}, winner)

    def _known(self, name: str, at: Place, *, of_key: bool = False) -> None:
        if name not in self.players:
            near = next(iter(get_close_matches(name, self.players, 1)), "")
            self.fail("unknown-player", at, of_key=of_key, name=name, near=near)

    def _hand(self, name: str, text: Any, at: Place, out: bool) -> Left:
        self._known(name, at, of_key=True)
        if not isinstance(text, str):
            self.fail("wrong-type", at, name=name, wanted="str")
        for word in text.split():
            try:
                card_meant(word)
            except ValueError:
                self.fail("no-card", at, card=word)
        return Left(tuple(text.split()), None, out)

    def _counted(self, name: str, points: Any, at: Place, out: bool) -> Left:
        self._known(name, at, of_key=True)
        if not isinstance(points, int) or isinstance(points, bool):
            self.fail("wrong-type", at, name=name, wanted="int")
        if not 0 <= points <= MOST_POINTS:
            self.fail("wrong-points", at, found=str(points)[:20], most=str(MOST_POINTS))
        return Left((), points, out)

    def _correction(self, found: Any, at: Place, rounds: int) -> Correction:
        self._check(found, _OF_A_CORRECTION, at)
        number = found.get("round", 0)
        if not 1 <= number <= rounds:
            self.fail("no-round", (*at, "round"), found=str(number)[:20], rounds=str(rounds))
        return Correction(number, self._round(found.get("was", {}), (*at, "was")))
