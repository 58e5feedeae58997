"""Taking values of one type out of a TOML file, telling what is wrong with those of another."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from datetime import date, datetime, time
from typing import Any, Final

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Label, Local, Param, Params, Span, Word
from unorules.i18n.language import SAME
from unorules.rulebook.aliases import TRUTH
from unorules.rulebook.model import ID, LANGUAGES, Texts
from unorules.rulebook.names import suggest
from unorules.rulebook.tomlfile import Path, TomlFile, dotted

MOST_FINDINGS: Final = 200
"""A file with more faults than this is not a ruleset; the rest is not told."""


MOST_LISTED: Final = 200
"""Entries of a list: there are fewer options, and no table has so many rulesets or so many cards to write on."""

_SHORT_LISTS: Final = ("uses", "excludes", "pins", "custom_card")

SHORT, LONG = 200, 2000
"""Letters that are shown of a title or name, and of any other text; a rule sheet has room for no more."""

_ONE_LINE: Final = ("title", "name")
_LONGEST_ID: Final = 80
_MOST_HIDDEN: Final = 4
_TURNING: Final = frozenset("\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

_NO_ROOM: Final = re.compile(
    "[\u00ad\u180e\u200b\u2060-\u2064\ufeff\ufff9-\ufffb]|(?:(?<=[ -~])|^)[\u200c\u200d]|[\u200c\u200d](?=[ -~]|$)"
)
"""Letters without width that nobody means; what joins the letters of some scripts and the parts of an emoji is meant there."""

_NO_INK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\ufe0e\ufe0f\uffa0")


class EnoughError(Exception):
    """So much is wrong that it is not worth reading on."""


class Reader:
    """Reads one file and gathers what is wrong in it, each fault once. `houses` are ids that may be meant by unknown names."""

    def __init__(self, toml: TomlFile, houses: tuple[str, ...] = ()) -> None:
        self.toml = toml
        self.houses = houses
        self.findings: list[Finding] = []

    def tell(
        self,
        code: str,
        span: Span | None,
        params: Params | None = None,
        *,
        helps: tuple[Help, ...] = (),
        suggestions: tuple[str, ...] = (),
        secondary: tuple[Label, ...] = (),
        related: tuple[str, ...] = (),
        key: str = "",
        mends: tuple[str, ...] = (),
    ) -> None:
        """Note a fault. `key` is what machines are told that it is about, `mends` what would be right exactly there."""
        data: dict[str, object] = {"key": key} if key else {}
        self.findings.append(
            finding(
                code,
                self.toml.file,
                span,
                params=params,
                helps=helps,
                suggestions=suggestions,
                secondary=secondary,
                related=related,
                data=data,
                mends=mends,
            )
        )
        if len(self.findings) >= MOST_FINDINGS:
            raise EnoughError

    def wrong_type(
        self,
        path: Path,
        wanted: str,
        value: object,
        cure: str = "",
        local: Local | None = None,
        helps: tuple[Help, ...] = (),
    ) -> None:
        """A value of another type; `cure` is how the line would be right, `local` the same in the reader's language."""
        params: dict[str, Param] = {"name": dotted(path), "wanted": Word(f"types.{wanted}"), "got": type_of(value)}
        name, _, meant = cure.partition(" = ")
        mends = (meant,) if name == path[-1] and not (helps or local) and "…" not in meant else ()
        helps = helps or ((Help("list" if wanted == "list" else "cure", {"cure": local or cure}),) if cure else ())
        suggestions = (cure,) if cure else ()
        span = self.toml.value(*path)
        self.tell("RS204", span, params, helps=helps, suggestions=suggestions, key=dotted(path), mends=mends)

    def lacks(
        self, name: str, span: Span | None, cure: str, local: Local | None = None, *, empty: bool = False
    ) -> None:
        """Something that must be there is not, or is there and `empty`; `cure` is the line that it lacks, `local` the same in the
        reader's language.
        """
        helps = (Help("cure", {"cure": local or cure}),)
        self.tell("RS203", span, {"name": name, "n": 0 if empty else 1}, helps=helps, suggestions=(cure,), key=name)

    def unknown_key(self, path: Path, candidates: Iterable[str], code: str = "RS201") -> None:
        """A key that is not among `candidates`, the keys that may stand there."""
        known = tuple(candidates)
        near = suggest(str(path[-1]), known)
        helps = (Help("near", {"suggestions": near}) if near else known_in(path[:-1], known),)
        params = {"name": dotted(path)}
        self.tell(code, self.toml.key(*path), params, helps=helps, suggestions=near, key=dotted(path), mends=near)

    def text(self, path: Path, value: object, cure: str = "") -> str | None:
        """A text without control characters, or None."""
        if not isinstance(value, str):
            self.wrong_type(path, "text", value, cure)
            return None
        return None if self.hides(path, value) else value

    def shown(self, path: Path, value: object, cure: str = "") -> str | None:
        """A text that pages show, in one paragraph and as much of it as they have room for; None where `text` takes none."""
        text = self.text(path, value, cure)
        most = SHORT if _is_one_line(path) else LONG
        if text is not None and ("\n" in text or "\t" in text):
            text = " ".join(text.split())
        length = len(text if text is not None else value) if isinstance(value, str) else 0
        if length > most:
            params: Params = {"name": dotted(path), "n": length, "most": most}
            self.tell("RS220", self.toml.value(*path), params, helps=(Help("shorten"),), key=dotted(path))
        if text is None or length <= most:
            return text
        return f"{text[: most - 1].rstrip()}…"

    def too_long(self, path: Path, value: list[Any]) -> bool:
        """Whether a list has more in it than any ruleset can need; tells so."""
        if len(value) <= MOST_LISTED:
            return False
        params: Params = {"name": dotted(path), "n": len(value), "most": MOST_LISTED}
        self.tell("RS219", self.toml.key(*path), params, helps=(Help("fewer", params),), key=dotted(path))
        return True

    def hides(self, path: Path, value: str) -> bool:
        """Whether `value` has control or bidirectional characters, or letters that take no room; tells so."""
        if value.isprintable():  # nearly always, and quicker than looking at each letter
            return False
        barred = "\n\t" if _is_one_line(path) else ""
        found = all_hidden(value, barred)
        for letter in found[:_MOST_HIDDEN]:
            self._hidden(path, letter)
        return bool(found)

    def _hidden(self, path: Path, found: str) -> None:
        params = {"name": dotted(path), "letter": f"U+{ord(found):04X}"}
        place = self.toml.letter(found, *path)
        broken = found == "\n"
        span, mends = place or self.toml.value(*path), (" " if broken else "",) if place else ()
        help_ = Help("line" if broken else "retype")
        self.tell("RS210", span, params, helps=(help_,), key=dotted(path), mends=mends)

    def not_kebab(self, path: Path, text: str) -> str:
        """A text that should be an id and is none; returns the id that it may stand for, or nothing.

        A ruleset is found by the name of its file, so where that is an id it is the one to write.
        """
        made = slug(text)
        stem = self.toml.path.stem
        meant = stem if path == ("id",) and ID.match(stem) else made
        near = (meant,) if meant else ()
        helps = tuple(Help("near", {"suggestions": near}) for _ in near)
        span, mends = self.toml.value(*path), tuple(quoted(each) for each in near)
        self.tell("RS211", span, {"id": text}, helps=helps, suggestions=near, key=dotted(path), mends=mends)
        return made

    def unknown_word(
        self, path: Path, value: str, words: Iterable[str], values: tuple[str, ...] = (), mends: tuple[str, ...] = ()
    ) -> None:
        """A word that is not among `words`; `values` is everything that may stand there, `mends` what may be meant, written out."""
        known = tuple(words)
        mends = mends or tuple(quoted(each) for each in suggest(value, known))
        near = tuple(each.strip('"') for each in mends)
        params: Params = {"name": dotted(path), "values": values or tuple(quoted(word) for word in known)}
        helps = (*(Help("near", {"suggestions": near}) for _ in near[:1]), Help("values", params))
        told = {**params, "value": value}
        span = self.toml.value(*path)
        self.tell("RS207", span, told, helps=helps, suggestions=near, key=dotted(path), mends=mends)

    def flag(self, path: Path, value: object, default: bool) -> bool:
        """True or false."""
        if not isinstance(value, bool):
            meant = TRUTH.get(str(value).strip().lower())
            self.wrong_type(path, "flag", value, "" if meant is None else f"{path[-1]} = {str(meant).lower()}")
            return default
        return value

    def list_of_texts(self, path: Path, value: object) -> tuple[tuple[int, str], ...]:
        """The texts of a list, each with its place in it."""
        name = dotted(path).rpartition(".")[2]
        if not isinstance(value, list):
            self.wrong_type(path, "list", value, f"{name} = [{_items(value)}]")
            return ()
        if path[-1] in _SHORT_LISTS and self.too_long(path, value):
            return ()
        found = ((index, self.text((*path, index), item)) for index, item in enumerate(value))
        return tuple((index, item) for index, item in found if item is not None)

    def texts(self, path: Path, value: object) -> Texts:
        """A text in several languages."""
        name = dotted(path).rpartition(".")[2]
        if not isinstance(value, dict):
            self.wrong_type(path, "texts", value, *in_languages(name, value if isinstance(value, str) else "…"))
            return Texts()
        found: dict[str, str] = {}
        for code, text in value.items():
            language = SAME.get(code, code)
            if language not in LANGUAGES:
                self._unknown_language((*path, code))
            elif (good := self.shown((*path, code), text)) is not None and not self._is_empty((*path, code), good):
                found.setdefault(language, good)
                if code == language:  # where both `no` and `nb` are given, each says what it is for
                    found[language] = good
        return Texts(found)

    def _unknown_language(self, path: Path) -> None:
        params: Params = {"language": str(path[-1]), "known": LANGUAGES}
        near = suggest(str(path[-1]), LANGUAGES)
        helps = (*(Help("near", {"suggestions": near}) for _ in near[:1]), Help("known", params))
        self.tell("RS208", self.toml.key(*path), params, helps=helps, suggestions=near, key=dotted(path), mends=near)

    def is_blank(self, value: object) -> bool:
        """Whether a table of languages says nothing in any of them."""
        return isinstance(value, dict) and all(isinstance(text, str) and is_unseen(text) for text in value.values())

    def _is_empty(self, path: Path, text: str) -> bool:
        if not is_unseen(text):
            return False
        self.tell("RS209", self.toml.value(*path), {"name": dotted(path)}, key=dotted(path))
        return True

    def tables(self, name: str, value: object) -> tuple[Mapping[str, Any], ...]:
        """The tables of `[[name]]`."""
        if isinstance(value, list) and all(isinstance(item, dict) for item in value):
            return () if name in _SHORT_LISTS and self.too_long((name,), value) else tuple(value)
        self.wrong_type((name,), "tables", value, f"[[{name}]]" if isinstance(value, dict) else "")
        return ()


def _is_one_line(path: Path) -> bool:
    """Whether a text stands on one line wherever it is shown: a title or a name, in one language or for all."""
    return not set(path[-2:]).isdisjoint(_ONE_LINE)


def first_hidden(text: str, barred: str = "") -> str | None:
    """The first of `all_hidden`."""
    return next(iter(all_hidden(text, barred)), None)


def all_hidden(text: str, barred: str = "") -> tuple[str, ...]:
    """The letters that steer, or are one of `barred`, each once; else the first without width in a text that shows something."""
    found = tuple(dict.fromkeys(letter for letter in text if is_hidden(letter) or letter in barred))
    blank = _NO_ROOM.search(text) if not found and not is_unseen(text) else None
    return (blank.group(),) if blank else found


def is_hidden(letter: str) -> bool:
    """Whether a character steers the terminal or the direction of writing instead of being seen."""
    return letter in _TURNING or (unicodedata.category(letter) == "Cc" and letter not in "\n\t")


def is_unseen(text: str) -> bool:
    """Whether a text shows nothing at all: blanks, letters without width, and those that fill a place and have no ink."""
    return all(each.isspace() or each in _NO_INK or unicodedata.category(each) == "Cf" for each in text)


_TYPES: Final[tuple[tuple[type | tuple[type, ...], str], ...]] = (
    (bool, "flag"),
    (int, "whole"),
    (float, "decimal"),
    (str, "text"),
    (list, "list"),
    (dict, "table"),
    ((date, datetime, time), "date"),
)


def type_of(value: object) -> Word:
    """What a value is, in words."""
    return Word(f"types.{next(word for types, word in _TYPES if isinstance(value, types))}")


def in_languages(name: str, text: str) -> tuple[str, Local]:
    """How one text is given as a table of languages: in English for machines, for people in their own language."""
    before, after = f"{name} = {{ ", f" = {quoted(text)} }}"
    return f"{before}en{after}", Local(before, after)


def _items(value: object) -> str:
    """The items of a list that was given as one text, or as a table of what is wanted."""
    from unorules.rulebook.slips.lists import names  # only for what is wrong

    if isinstance(value, str) and (listed := names(value)):
        return ", ".join(listed)
    on = [key for key, each in value.items() if each is True] if isinstance(value, dict) else []
    items = re.split(r"\s*[,;]\s*", value.strip()) if isinstance(value, str) else on or ["…"]
    return ", ".join(quoted(item) for item in items if item)


def quoted(text: str) -> str:
    """A text as TOML writes it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def slug(text: str) -> str:
    """A name as an id: kebab-case of plain letters."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("ø", "o").replace("æ", "ae"))
    bare = "".join(
        letter if letter.isascii() and letter.isalnum() else " "
        for letter in plain
        if not unicodedata.combining(letter)
    )
    return "-".join(bare.split())[:_LONGEST_ID].rstrip("-")


def known_in(table: Path, known: tuple[str, ...]) -> Help:
    """What may stand in a table, which is named as its header has it."""
    name = dotted(tuple(part for part in table if isinstance(part, str)))
    header = f"[[{name}]]" if any(isinstance(part, int) for part in table) else f"[{name}]"
    return Help("known-in" if name else "known", {"known": known, "table": header} if name else {"known": known})
