"""What a topic is given: the rules in force and what the question said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from unorules.ask.scene import NAMES, Example, NoSuchCardError, Scene
from unorules.engine.cards import Card, Colour, Kind, parse_card
from unorules.engine.rules import Rules, deck
from unorules.engine.seating import allowed_sizes
from unorules.rulebook.load import load
from unorules.rulebook.model import Rulebook, Ruleset
from unorules.values import dataclass, field, replace

_EDITIONS = ("official", "official-112", "official-112-swap", "official-112-blank", "no-mercy")


@dataclass(frozen=True, slots=True)
class AnyColour:
    """The number cards of a number, where the question named no colour ("a 7")."""

    number: int


@dataclass(frozen=True, slots=True)
class Borrowed:
    """That the deck in force lacks a card: the `edition` whose deck has it, and the `rules` that it was played by.

    `by_file` says that the table's own files are laid over that edition and change something in it; `lent` that they took the
    card out of the deck themselves, and it was put back, which no file says and no record can name.
    """

    edition: str
    rules: Rules
    by_file: bool = False
    lent: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the engine answered to a topic's plain proposition or question.

    `verdict` is yes, no, value, explain or unspecified (then `leaning`: what the engine does and most tables do).
    `say` names the sentence, `topics.<topic>.<say>` of the locale, to be filled with `params`: numbers, and objects that the
    locale has words for (Card, Kind, Colour). `reasons` are option keys, or `match`, `turn-order`, `not-in-hand`, `phase`,
    `agreement`, `manners`, `deck`. `played_by` are the rules that the answer was read off where they are not those in force: a
    rule that is asked about is laid over them to be explained. `facts` are what is so beside the value (see facts.py).
    """

    verdict: str
    say: str
    reasons: tuple[str, ...]
    value: Any = None
    leaning: str | None = None
    params: Mapping[str, Any] = field(default_factory=dict)
    example: Example | None = None
    borrowed: Borrowed | None = None
    played_by: Rules | None = None
    facts: tuple[str, ...] = ()

    @property
    def edition(self) -> str | None:
        """The edition that a card was borrowed from, if one was."""
        return self.borrowed.edition if self.borrowed else None


@dataclass(frozen=True, slots=True)
class Case:
    """One question under one rulebook. `arguments` are those of topics.md; `names` are persons named in the question,
    seat by seat, an empty one where nobody is named."""

    topic: str
    rulebook: Rulebook
    arguments: Mapping[str, Any] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    borrowed: Borrowed | None = None

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.rulebook.rules

    def scene(self, hands: Sequence[str] = (), **about: Any) -> Scene:
        """A table under the rules in force; see Scene. `players` of the question decides the seats unless given."""
        about.setdefault("seats", self.seats)
        about.setdefault("names", self.people)
        return Scene(self.rules, hands, **about)

    @property
    def people(self) -> tuple[str, ...]:
        """Who sits there, seat by seat: those whom the question names, and others where it names nobody."""
        others = (name for name in NAMES if name not in self.names)
        return (*(name or next(others) for name in self.names), *others)

    @property
    def seats(self) -> int:
        """How many play: as the question says, else three (or what the rules force)."""
        wanted = self.arguments.get("players", 3)
        count = wanted if isinstance(wanted, int) else 3
        low, high = allowed_sizes(self.rules)
        return min(max(count, low), high)

    def kind(self, name: str = "card") -> Kind | None:
        """The kind of card an argument names; None where the question named none."""
        card = self.card(name)
        return card.kind if card is not None else None

    def card(self, name: str = "card", colour: Colour = Colour.RED, number: int = 5) -> Card | None:
        """A card the argument fits: the very one named, or one of its kind in `colour` (and `number`); None for no card."""
        return named_card(self.arguments.get(name), colour, number)

    def holds(self, kind: Kind) -> bool:
        """Whether the deck in force has such a card."""
        return any(card.kind is kind for card in deck(self.rules))

    def where_there_is(self, kind: Kind) -> Case:
        """This case, or where the deck lacks the card the same over the first shipped edition that has it (answers.md): what the
        table's own files say of it still holds."""
        if self.holds(kind):
            return self
        below = self.rulebook.base
        for edition in (*[below] * (below in _EDITIONS), *_EDITIONS):
            plain = _laid((edition,))
            if _has(plain.rules, kind):
                return self._over(plain, kind)
        raise NoSuchCardError(card_of(kind))

    def _over(self, plain: Rulebook, kind: Kind) -> Case:
        """The house rules laid over an edition that has the card; the edition alone where the two do not go together."""
        laid = _laid((plain.base, *self.rulebook.names))
        rulebook = self._as_supposed(laid if laid.ok else plain)
        lent = not _has(rulebook.rules, kind)
        if lent:  # the files themselves took it out: it is put back, and the rest of their deck stays
            keys = ("deck.zeros", "deck.digits") if kind is Kind.NUMBER else (_deck_key(kind),)
            rulebook = replace(rulebook, rules=rulebook.rules.replace({each: plain.rules[each] for each in keys}))
        by_file = (rulebook.rules.values(), rulebook.rules.custom) != (plain.rules.values(), plain.rules.custom)
        borrowed = Borrowed(plain.base, rulebook.rules, by_file, lent)
        return replace(self, rulebook=rulebook, borrowed=borrowed)

    def _as_supposed(self, rulebook: Rulebook) -> Rulebook:
        """The rulebook with whatever this case supposes otherwise than its files say."""
        files = _laid((self.rulebook.base, *self.rulebook.names))
        if not files.ok or files.rules is self.rules:
            return rulebook
        supposed = {key: value for key, value in self.rules.values().items() if value != files.rules[key]}
        return replace(rulebook, rules=rulebook.rules.replace(supposed)) if supposed else rulebook

    def played(self, scene: Scene) -> Example | None:
        """The scene as an example under the ids in force; None where it has a card that the files took out."""
        return None if self.borrowed and self.borrowed.lent else scene.example(self.rulebook.ids)

    def is_house_rule(self, *keys: str) -> bool:
        """Whether a house-rule file, shipped or own, set any of the keys: then that file decides, and nothing is silent.

        A key that a file only pins to what the edition says anyway is not set by it.
        """
        return any(self._sets(self.rulebook.decided_by(key), key) for key in keys)

    def _sets(self, layer: Ruleset, key: str) -> bool:
        pinned = any(key == each for _, each in layer.pins)
        kept = self.rules[key] == self.rulebook.edition.values.get(key)
        return layer.kind == "house-rule" and not (pinned and kept)

    def is_sourced(self, *keys: str) -> bool:
        """Whether some source stands behind all the keys under the rules in force."""
        return not any(self.rulebook.is_silent(key) for key in keys)


@cache
def _laid(names: tuple[str, ...]) -> Rulebook:
    return load(list(names))


def _has(rules: Rules, kind: Kind) -> bool:
    return any(card.kind is kind for card in deck(rules))


def _deck_key(kind: Kind) -> str:
    return f"deck.{kind.value.replace('-', '_')}"


def card_of(kind: Kind, colour: Colour = Colour.RED, number: int = 5) -> Card:
    """Some card of the kind: of `colour` where it has one, with `number` where it is a number."""
    for shape in ((kind, colour), (kind,), (kind, colour, number)):
        try:
            return Card(*shape)
        except ValueError:
            continue
    raise ValueError(kind)


def named_card(value: object, colour: Colour = Colour.RED, number: int = 5) -> Card | None:
    """The card that a word of the question names: a kind, a card in notation, or a bare number in `colour`."""
    text = str(value)
    if text in set(Kind):
        return card_of(Kind(text), colour, number)
    if len(text) == 1 and text.isdecimal():
        return Card(Kind.NUMBER, colour, int(text))
    try:
        return parse_card(text)
    except ValueError:
        return None


def keys_of(events: Iterable[Any]) -> tuple[str, ...]:
    """The option keys that made these events happen, each once, fixed behaviours left out."""
    return tuple(dict.fromkeys(event.rule for event in events if "." in event.rule))
