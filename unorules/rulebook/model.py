"""What a table plays by, and where each part of it comes from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from typing import Final, Literal

from unorules.diagnostics.model import Finding, Severity
from unorules.engine.options import BY_KEY, Value
from unorules.engine.rules import CustomCard, Rules
from unorules.i18n.language import languages
from unorules.rulebook.tomlfile import TomlFile
from unorules.values import dataclass, field

ID: Final = re.compile(r"(?!.{81})[a-z0-9]+(?:-[a-z0-9]+)*\Z")
"""Kebab-case, and short enough for the name of a file."""
LANGUAGES: Final = languages()
Kind = Literal["edition", "house-rule"]
FIXED: Final = ("match", "turn-order", "deck")
"""What no option decides and leaflets tell all the same: what goes on what, whose turn it is, which cards there are. Sources may
cover these as they do options."""

SOURCE_KINDS: Final = ("leaflet", "publisher", "page", "practice", "table")


@dataclass(frozen=True, slots=True)
class Texts:
    """One text in some of the languages. Where a language is missing, English speaks, else whichever comes first."""

    by_language: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, language: str) -> str:
        found = self.by_language
        return found.get(language) or found.get("en") or next(iter(found.values()), "")

    def __bool__(self) -> bool:
        return bool(self.by_language)


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a value was given: the ruleset, its file, line and column from 1."""

    ruleset: str
    file: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Source:
    """What one source says of some keys. `agrees`: it says what the ruleset says; else `says` tells what it says instead.

    `kind` is leaflet, publisher, page, practice or table: printed with the cards, said by the publisher elsewhere,
    written by others, done so without being written, or agreed at the table. One source may make several statements,
    each its own Source of the same id.
    """

    id: str
    kind: str
    title: Texts
    covers: tuple[str, ...]
    agrees: bool
    says: Texts
    ruleset: str


@dataclass(frozen=True, slots=True)
class CardText:
    """What the table wrote on a card, for people; its effect is in `card`."""

    card: CustomCard
    name: Texts
    text: Texts


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One file as it was read, by itself. What was wrong in it is left out of `values` and told in `findings`.

    `uses`, `excludes` and `pins` hold what was well formed, each with its place in the list of the file.
    """

    id: str
    kind: Kind
    title: Texts
    description: Texts
    base: str | None
    uses: tuple[tuple[int, str], ...]
    excludes: tuple[tuple[int, str], ...]
    pins: tuple[tuple[int, str], ...]
    because: Texts
    values: Mapping[str, Value]
    sources: tuple[Source, ...]
    cards: tuple[CardText, ...]
    toml: TomlFile
    findings: tuple[Finding, ...] = ()

    @property
    def file(self) -> str:
        """The file, as it is told to people."""
        return self.toml.file

    @property
    def ok(self) -> bool:
        """Whether it is sound by itself."""
        return all(finding.severity is not Severity.ERROR for finding in self.findings)

    def origin(self, key: str) -> Origin:
        """Where this file gives `key`; the head of the file where it does not."""
        span = self.toml.key(*key.split("."))
        return Origin(self.id, self.file, span.line if span else 1, span.column if span else 1)


@dataclass(frozen=True)
class Rulebook:
    """Rulesets laid over each other, base first, with one value for every option.

    `base` is the id of the edition; `names` are the house rules as they were asked for. `findings` are what is wrong in any of the
    files or between them; with an error among them the rules are not to be played (`ok`).
    """

    layers: tuple[Ruleset, ...]
    rules: Rules
    names: tuple[str, ...]
    findings: tuple[Finding, ...]

    @property
    def ok(self) -> bool:
        """Whether these rules may be played."""
        return all(finding.severity is not Severity.ERROR for finding in self.findings)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids in force, base first."""
        return tuple(layer.id for layer in self.layers)

    @property
    def labels(self) -> tuple[str, ...]:
        """The ids in force for people: one that two rulesets have tells the file as well."""
        ids = self.ids
        return tuple(f"{each.id} ({each.file})" if ids.count(each.id) > 1 else each.id for each in self.layers)

    @property
    def base(self) -> str:
        """The id of the edition below everything."""
        return self.layers[0].id

    @property
    def edition(self) -> Ruleset:
        """The edition below everything."""
        return self.layers[0]

    @property
    def house_rules(self) -> tuple[Ruleset, ...]:
        """What is laid over the edition, in that order."""
        return self.layers[1:]

    @property
    def cards(self) -> tuple[CardText, ...]:
        """What the table wrote on its cards."""
        return tuple(card for layer in self.layers for card in layer.cards)

    def card_names(self, language: str) -> dict[str, str]:
        """What the table's own cards are called, by the ids that stand in the notation."""
        return {each.card.id: each.name(language) for each in self.cards}

    @cached_property
    def sources(self) -> tuple[Source, ...]:
        """Every statement of every source of every ruleset in force."""
        return tuple(source for layer in self.layers for source in layer.sources)

    def value(self, key: str) -> Value:
        """The value in force. Raises KeyError for a key that is no option."""
        return self.rules[key]

    def decided_by(self, key: str) -> Ruleset:
        """The ruleset laid last among those that give `key`; the edition where none does."""
        return next((layer for layer in reversed(self.layers) if key in layer.values), self.edition)

    def origin(self, key: str) -> Origin:
        """Where the value in force was given."""
        return self.decided_by(key).origin(key)

    def sources_for(self, key: str) -> tuple[Source, ...]:
        """What sources say of the value in force, those that agree first; none of a value that was laid over.

        `key` is an option or one of FIXED; no source covers anything else.
        """
        found = [
            source for layer in self.layers[self._since(key) :] for source in layer.sources if key in source.covers
        ]
        return tuple(sorted(found, key=lambda source: not source.agrees))

    def is_silent(self, key: str) -> bool:
        """Whether no leaflet says: the edition decides `key`, and no source agrees with it."""
        return self.decided_by(key) is self.edition and not any(source.agrees for source in self.sources_for(key))

    def differing(self) -> tuple[str, ...]:
        """The keys whose value is not the edition's own."""
        below = self.edition.values
        return tuple(key for key, value in self.rules.values().items() if key in below and below[key] != value)

    def title(self, language: str) -> str:
        """The title of the whole: of the only house rule, or of the edition where there is none or several."""
        return (self.layers[-1] if len(self.names) == 1 else self.edition).title(language)

    def _since(self, key: str) -> int:
        """The layer from which on the value has been the one in force; what lies between it and another value speaks of that."""
        if key not in BY_KEY:
            return 0
        value, since, differs = self.rules[key], 0, False
        for index, layer in enumerate(self.layers):
            if key in layer.values:
                if differs and layer.values[key] == value:
                    since = index
                differs = layer.values[key] != value
        return since
