"""The text of a ruleset file with some keys given other values, and others taken out."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from unorules.cli.assignments import BY_HAND, WishError, assignments, quoted
from unorules.cli.hints import as_argument
from unorules.cli.wizard.desk import told
from unorules.diagnostics.visible import visible
from unorules.engine.options import BY_KEY
from unorules.i18n.language import LANGUAGES
from unorules.i18n.messages import Messages, load
from unorules.rulebook.draft_text import base_comment, comment, opening, source_comment, uses_comment
from unorules.rulebook.drafting import judged
from unorules.rulebook.editing import EditError, newline_of, with_value, without, written
from unorules.rulebook.editing_sources import covered, uncovered
from unorules.rulebook.meant import HEAD, SECTIONS
from unorules.rulebook.model import Ruleset
from unorules.rulebook.names import parted
from unorules.rulebook.shelf import Shelf
from unorules.values import dataclass

_LISTS: Final = ("uses", "excludes", "pins")
_TEXTS: Final = ("title", "description", "because")
"""What has a text for each language."""

_LASTING: Final = ("format", "id", "kind")
"""What every ruleset has, and what the file itself settles."""

_UNKNOWN: Final = ("RS201", "RS202")


@dataclass(frozen=True, slots=True)
class Edit:
    """What is to be changed: `key=value` words, and keys to be taken out."""

    sets: Sequence[str] = ()
    unsets: Sequence[str] = ()


def edited(path: Path, text: str, edit: Edit, messages: Messages) -> str:
    """The text of the file at `path` after the edit. Raises WishError for what cannot be written without another key changing."""
    wanted = assignments(edit.sets, messages)
    _refuse_both(wanted, edit.unsets, messages)
    for key, value in wanted.items():
        text = _given(path, text, key, value, messages)
    for key in edit.unsets:
        text = _taken_out(path, text, key, messages)
    return text


def _given(path: Path, text: str, key: str, value: object, messages: Messages) -> str:
    """The text with a value for the key."""
    keys = _keys(key, messages)
    if keys == ("id",) and value != path.stem:  # it would be found by neither of the two
        raise WishError(messages("set.id", path=visible(str(path)), id=visible(path.stem)))
    if len(keys) == 1 and key in _TEXTS:
        empty = isinstance(value, str) and not value.strip()
        told = quoted(f"{key}.{messages.language}", "…" if empty else value)
        raise WishError(messages("set.in-languages", name=key, argument=visible(told[:200])))
    try:
        new = with_value(text, keys, written(_listed(key, value)))
    except EditError:
        raise WishError(messages("set.by-hand", name=visible(key))) from None
    return _retold(covered(new, key) if key in BY_KEY else new, text, keys)


def _taken_out(path: Path, text: str, key: str, messages: Messages) -> str:
    """The text without the key; a text in several languages goes in all of them."""
    keys = _keys(key, messages)
    if keys == ("title",):
        raise WishError(messages("set.needed", name=key, argument=quoted(f"title.{messages.language}", "…")))
    if len(keys) == 1 and key in _LASTING:
        raise WishError(messages("set.lasting", name=key))
    try:
        new = (
            _without_text(text, key)
            if keys[0] in _TEXTS and len(keys) == 1
            else without(text, keys, _comments(key, text))
        )
        if new == text:
            _refuse_unknown(path, text, keys, messages)
    except EditError:
        raise WishError(messages("set.by-hand", name=visible(key))) from None
    return new if new == text else uncovered(new, ".".join(keys), _source_comments())


def _without_text(text: str, key: str) -> str:
    told = tomllib.loads(text).get(key)
    if not isinstance(told, dict):
        return without(text, (key,))
    for language in told:
        text = without(text, (key, language))
    return without(text, (key,))


def _refuse_both(wanted: Iterable[str], unsets: Iterable[str], messages: Messages) -> None:
    """Raises WishError for a key that is to be set and taken out at once."""
    out = {_keys(each, messages) for each in unsets}
    for key in wanted:
        if _keys(key, messages) in out:
            raise WishError(messages("set.both", name=visible(key[:200])))


def _retold(new: str, old: str, keys: tuple[str, ...]) -> str:
    """The new text with the comments that `new` wrote about the base and the title saying what they are now."""
    if keys[0] not in ("base", "title"):
        return new
    before, after = tomllib.loads(old), tomllib.loads(new)
    for words in map(load, LANGUAGES):
        if keys == ("base",) and isinstance(before.get("base"), str) and isinstance(after["base"], str):
            new = _replaced(new, base_comment(before["base"], words), base_comment(after["base"], words))
        if keys == ("title", words.language) and all(isinstance(each.get("id"), str) for each in (before, after)):
            titles = [str(each.get("title", {}).get(words.language, "")) for each in (before, after)]
            for name in (str(after["id"]), f"{after['id']}.toml"):
                was, now = (opening(title, name, words) for title in titles)
                new = _replaced(new, was, now)
    return new


def _replaced(text: str, was: Sequence[str], now: Sequence[str]) -> str:
    """The text with other lines of comment in the place of those, which stand there once."""
    newline = newline_of(text)
    old = newline.join(was) + newline
    return text.replace(old, newline.join(now) + newline) if text.count(old) == 1 else text


def _refuse_unknown(path: Path, text: str, keys: tuple[str, ...], messages: Messages) -> None:
    """Raises WishError for a key that a file cannot hold, in the words for one that does; EditError for a table."""
    key = ".".join(keys)
    if key in BY_KEY or keys[0] in HEAD:
        return
    if key in SECTIONS:
        raise EditError(keys)
    findings = judged(with_value(text, keys, "0"), path).findings
    found = [each for each in findings if each.code in _UNKNOWN and each.data.get("key") == key]
    wrong = found or [each for each in findings if each.code in _UNKNOWN]
    if wrong:
        raise WishError("\n".join(told([as_argument(wrong[0])], messages)))


def _keys(key: str, messages: Messages) -> tuple[str, ...]:
    keys = tuple(part.strip() for part in key.split("."))
    if not all(keys) or keys[0] in BY_HAND:
        raise WishError(messages("set.by-hand", name=visible(key[:200])))
    return keys


def _listed(key: str, value: object) -> object:
    """A list of ids may be given as words with commas; a title in their place is told as one name."""
    if key in _LISTS and isinstance(value, str):
        return parted(value, _titles() if "," in value else ())
    return value


def _titles() -> set[str]:
    """What rulesets are called, in every language."""
    shelf = Shelf()
    found = (shelf.find(name) for name in shelf.ids())
    return {title for each in found if isinstance(each, Ruleset) for title in each.title.by_language.values()}


def _comments(key: str, text: str) -> frozenset[str]:
    """The lines that `new` writes above an option, the base or the house rules, in every language: they go when it goes."""
    if key == "base" and isinstance(name := tomllib.loads(text).get(key), str):
        return frozenset(line for language in LANGUAGES for line in base_comment(name, load(language)))
    if key == "uses":
        return frozenset(line for language in LANGUAGES for line in uses_comment(load(language)))
    if key not in BY_KEY:
        return frozenset()
    return frozenset(line for language in LANGUAGES for line in comment(key, load(language)))


def _source_comments() -> frozenset[str]:
    """The line that `new` writes above the source of the table's own options, in every language."""
    return frozenset(line for language in LANGUAGES for line in source_comment(load(language)))
