"""What an argument of `explain` stands for: a code, an option, a table, a ruleset, by its name or by what players call it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, Literal

from unorules.ask.words import fold
from unorules.diagnostics.codes import CODES
from unorules.engine.cards import Kind as CardKind
from unorules.engine.options import BY_KEY
from unorules.i18n.messages import load
from unorules.rulebook.aliases import ALIASES
from unorules.rulebook.meant import SECTIONS
from unorules.rulebook.model import LANGUAGES
from unorules.rulebook.names import suggest
from unorules.rulebook.shelf import SHIPPED, Shelf, shipped_ruleset
from unorules.rulebook.source import is_file
from unorules.sheets.explain_head import FILE_KEYS
from unorules.values import dataclass

Kind = Literal["code", "option", "table", "ruleset", "card", "key"]
_MOST = 5
_LONGEST_NAME = 4
"""Words in the name of a card; more are a sentence about it."""

_DEEDS: Final = {"challenge": "wild_draw_four"}
"""What is done to a card, as questions have it, and the table that it is settled in."""

_PLUS: Final = frozenset(
    "plus plussa plussat pluskort plusskort pluskortet pluss pluskortti plus-card plus-kort".split()
)
"""A card that makes somebody draw, whichever."""


@dataclass(frozen=True, slots=True)
class Topic:
    """One thing that can be explained: a code, the key of an option, the name of a table, the id or path of a ruleset, a kind
    of card, a key of the file itself."""

    kind: Kind
    name: str


@dataclass(frozen=True, slots=True)
class Meant:
    """What an argument means. Without `topics`, `choices` are names that it may stand for (`sure`: each of them is called so)."""

    topics: tuple[Topic, ...]
    choices: tuple[str, ...] = ()
    sure: bool = False


def find(text: str, language: str) -> Meant:
    """What `text` means, players' words in any of the four languages included, those of `language` first. Raises nothing."""
    wanted = text.strip().removeprefix("[").removesuffix("]")
    topics = tuple(_named(wanted)) or tuple(_called(wanted))
    if len(topics) == 1 or len({topic.kind for topic in topics}) == len(topics) > 0:
        return Meant(topics)
    card = _card(wanted, language)
    if card and card.name != CardKind.NUMBER:
        return Meant((card,))
    if topics:
        return Meant((), tuple(topic.name for topic in topics[:_MOST]), sure=True)
    if _bare(wanted) in _PLUS:
        return Meant((), ("+2", "+4"), sure=True)
    near = _near(wanted)
    if near:
        return Meant((), near)
    spoken = _spoken_of(wanted, language)
    if spoken:
        return Meant((Topic("ruleset", spoken),))
    said = card or _deed(wanted, language)
    return Meant((said,)) if said else Meant(())


def _named(text: str) -> Iterator[Topic]:
    """What is called just so. A table and a ruleset may have one name, and then both are meant."""
    code = (
        text.upper() if text.upper() in CODES else next((row.code for row in CODES.values() if row.name == text), None)
    )
    if code:
        yield Topic("code", code)
        return
    key = text if text in BY_KEY else text.lower().replace("-", "_")
    if key in BY_KEY:
        yield Topic("option", key)
        return
    if key in FILE_KEYS:
        yield Topic("key", key)
        return
    if text in SECTIONS:
        yield Topic("table", text)
    if text in SHIPPED or text in Shelf().ids() or _is_path(text):
        yield Topic("ruleset", text)
    elif text not in SECTIONS and key in SECTIONS:
        yield Topic("table", key)


def _is_path(text: str) -> bool:
    from pathlib import Path

    return text.endswith(".toml") or is_file(Path(text))


def _called(text: str) -> Iterator[Topic]:
    """What players call so: a table rather than a single option or ruleset, then whatever has that for a name or title."""
    word = _bare(text)
    if not word:
        return
    called = _aliases().get(word, ())
    tables = [name for name in called if name in SECTIONS]
    if tables:
        yield from (Topic("table", name) for name in tables)
        return
    rulesets = [name for name in called if name in SHIPPED]
    leaves = {word.replace("-", "_"), *(name for name in called if name not in SHIPPED)}
    options = [key for key in BY_KEY if key.rpartition(".")[2] in leaves]
    if rulesets or options:
        yield from (Topic("ruleset", name) for name in rulesets)
        yield from (Topic("option", key) for key in options)
    else:
        yield from _titles().get(word, ())


@cache
def _aliases() -> dict[str, tuple[str, ...]]:
    """What each of the players' words stands for."""
    found: dict[str, dict[str, None]] = {}
    for name, words in ALIASES.items():
        for word in words.split():
            found.setdefault(_bare(word), {})[name] = None
    return {word: tuple(names) for word, names in found.items()}


@cache
def _titles() -> dict[str, tuple[Topic, ...]]:
    """Options and shipped rulesets by their names in any language."""
    found: dict[str, dict[Topic, None]] = {}
    for language in LANGUAGES:
        messages = load(language)
        named = [(Topic("option", key), messages(f"options.{key}.name")) for key in BY_KEY]
        named += [(Topic("ruleset", name), shipped_ruleset(name).title(language)) for name in SHIPPED]
        for topic, name in named:
            found.setdefault(_bare(name), {})[topic] = None
    return {name: tuple(topics) for name, topics in found.items()}


def _bare(text: str) -> str:
    """The words without capitals, accents and signs, blanks as hyphens: so aliases are written."""
    parts = (fold(part) for part in text.replace("_", " ").replace("-", " ").split())
    return "-".join(part for part in parts if part)


def _near(text: str) -> tuple[str, ...]:
    """Names spelt like it; of an option also its last word."""
    names = (*CODES, *(row.name for row in CODES.values()), *SECTIONS, *BY_KEY, *FILE_KEYS, *Shelf().ids())
    found = tuple(key for key in FILE_KEYS if key.rpartition(".")[2] == text.lower()) or suggest(text, names)
    if found:
        return found
    leaves = suggest(text, dict.fromkeys(key.rpartition(".")[2] for key in BY_KEY))
    return tuple(key for key in BY_KEY if key.rpartition(".")[2] in leaves)[:_MOST]


def _card(text: str, language: str) -> Topic | None:
    """The one kind of card that these few words name, in any language."""
    if _bare(text) in _card_names():
        return Topic("card", _card_names()[_bare(text)])
    if "_" in text or "." in text or len(text.split()) > _LONGEST_NAME:
        return None
    from unorules.ask import model  # only for words that are no name of anything else
    from unorules.ask.read_features import frame

    for spoken in _first(language, LANGUAGES):
        kinds = {face.kind for face in frame(text, spoken, model.lexicon(spoken)).cards}
        if len(kinds) == 1:
            return Topic("card", kinds.pop())
    return None


@cache
def _card_names() -> dict[str, str]:
    """The kinds of card by their names in any language."""
    return {_bare(str(load(language).kind(kind))): kind.value for language in LANGUAGES for kind in CardKind}


def _deed(text: str, language: str) -> Topic | None:
    """The table that settles what is done to a card, where nothing but that is said."""
    from unorules.ask import model  # as above
    from unorules.ask.read_features import frame

    for spoken in _first(language, LANGUAGES):
        said = {mark.concept for mark in frame(text, spoken, model.lexicon(spoken)).marks}
        if len(said) == 1 and (table := _DEEDS.get(said.pop())):
            return Topic("table", table)
    return None


def _spoken_of(text: str, language: str) -> str | None:
    """The ruleset that somebody who says this in a question speaks of."""
    from unorules.ask import model  # only for words that are no name of anything
    from unorules.ask.read_features import frame
    from unorules.ask.read_rules import named_rule

    for spoken in _first(language, LANGUAGES):
        found = named_rule(frame(text, spoken, model.lexicon(spoken)))
        if found in SHIPPED:
            return found
    return None


def _first(one: str, others: Iterable[str]) -> Iterator[str]:
    yield one
    yield from (each for each in others if each != one)
