"""What an argument of `explain` stands for: a code, an option, a table, a ruleset, by its name or by what players call it."""

from __future__ import annotations

import re
from collections.abc import Iterator
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
from unorules.rulebook.names import suggest, without_rule
from unorules.rulebook.shelf import SHIPPED, Shelf, shipped_ruleset
from unorules.rulebook.source import is_file
from unorules.sheets.explain_head import FILE_KEYS
from unorules.sheets.explain_said import is_mended, said, spoken_of
from unorules.values import dataclass

Kind = Literal["code", "option", "table", "ruleset", "card", "key"]
_MOST = 5
_LONGEST_NAME = 4
"""Words in the name of a card; more are a sentence about it."""

_DEEDS: Final = ("stack", "challenge")
"""What is done with a card, and has a table of its own."""


@dataclass(frozen=True, slots=True)
class Topic:
    """One thing that can be explained: a code, the key of an option, the name of a table, the id or path of a ruleset, a kind
    of card, a key of the file itself."""

    kind: Kind
    name: str


@dataclass(frozen=True, slots=True)
class Meant:
    """What an argument means. Without `topics`, `choices` are names that it may stand for (`sure`: each of them is called so;
    `general`: it is the word for all of their kind; `elsewhere`: it is a game or an edition that no ruleset is of)."""

    topics: tuple[Topic, ...]
    choices: tuple[str, ...] = ()
    sure: bool = False
    general: bool = False
    elsewhere: bool = False


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
    of_the_file = tuple(key for key in FILE_KEYS if key.rpartition(".")[2] == wanted.lower())
    spoken = None if of_the_file else _said(wanted, language)
    if spoken:
        return spoken
    near = of_the_file or _near(wanted)
    if near:
        return Meant((), near)
    ruleset = spoken_of(wanted, language)
    if ruleset:
        return Meant((Topic("ruleset", ruleset),))
    return Meant((card,)) if card else Meant(())


def _said(text: str, language: str) -> Meant | None:
    """What is meant by words of the players that are no name of anything; of what is written like a key there is none."""
    if "_" in text or "." in text:
        return None
    found = said(text, language)
    if found.elsewhere or len(found.names) > 1:
        return Meant((), found.names, sure=not found.elsewhere, general=found.general, elsewhere=found.elsewhere)
    for name in found.names:
        card = _card_names().get(name)
        return Meant((Topic("card", card),) if card else tuple(_named(name)))
    return None


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
    called = _aliases().get(word) or _aliases().get(without_rule(word), ())
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
    parts = (fold(part) for part in re.split(r"[\s_–-]+", text))
    return "-".join(part for part in parts if part)


def _near(text: str) -> tuple[str, ...]:
    """Names spelt like it; of an option also its last word."""
    names = (*CODES, *(row.name for row in CODES.values()), *SECTIONS, *BY_KEY, *FILE_KEYS, *Shelf().ids())
    found = suggest(text, names)
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

    for spoken in dict.fromkeys((language, *LANGUAGES)):
        seen = frame(text, spoken, model.lexicon(spoken))
        if spoken != language and seen.strange and is_mended(seen.words):  # not said in that language
            continue
        kinds = {face.kind for face in seen.cards}
        if len(kinds) == 1 and not seen.has(*_DEEDS):
            return Topic("card", kinds.pop())
    return None


@cache
def _card_names() -> dict[str, str]:
    """The kinds of card by their names in any language."""
    names = {_bare(str(load(language).kind(kind))): kind.value for language in LANGUAGES for kind in CardKind}
    return names | {kind.value: kind.value for kind in CardKind}
