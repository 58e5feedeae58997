"""`unorules set`: one option of a ruleset file given another value, comments, order and line ends kept."""

from __future__ import annotations

import codecs
import shlex
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from unorules.cli import exits
from unorules.cli.console import complain
from unorules.cli.files import as_it_is, write_asked
from unorules.cli.hints import as_argument
from unorules.cli.new import WishError, assignments
from unorules.cli.usage import placeholder
from unorules.cli.wizard.desk import proven, told
from unorules.diagnostics.model import Finding, Severity
from unorules.diagnostics.show import brief
from unorules.diagnostics.visible import visible
from unorules.engine.options import BY_KEY
from unorules.i18n.language import LANGUAGES
from unorules.i18n.messages import Messages, load
from unorules.rulebook.defaults import own_folders
from unorules.rulebook.draft_text import base_comment, comment, opening, source_comment
from unorules.rulebook.drafting import judged
from unorules.rulebook.editing import EditError, newline_of, with_value, without, written
from unorules.rulebook.editing_sources import covered, uncovered
from unorules.rulebook.meant import HEAD, SECTIONS
from unorules.rulebook.model import ID
from unorules.rulebook.shelf import EDITIONS, SHIPPED, Shelf
from unorules.rulebook.source import MOST_BYTES, Source, read
from unorules.rulebook.syntax import parse
from unorules.values import dataclass, replace

_LISTS: Final = ("uses", "excludes", "pins")
_BY_HAND: Final = ("sources", "custom_card")
_UNKNOWN: Final = ("RS201", "RS202")


@dataclass(frozen=True, slots=True)
class Edit:
    """What is to be changed: `key=value` words, and keys to be taken out."""

    sets: Sequence[str] = ()
    unsets: Sequence[str] = ()


def run(name: str, edit: Edit, lang: str) -> int:
    """Change the ruleset of an id or path.

    Exit code 0 written or already so, 1 the file could not be written, 2 wrong usage, no such file, or a file that would be
    wrong afterwards.
    """
    messages = load(lang)
    try:
        if not (edit.sets or edit.unsets):
            raise WishError(messages("cli.error.missing", name=placeholder("KEY=VALUE", messages)))
        path = _path(name, messages)
        was = as_it_is(path, MOST_BYTES)
        source = _source(path, messages)
        text = _edited(path, source, edit, messages)
        _refuse_faults(path, source.text, text, edit, messages)
    except WishError as wrong:
        complain(str(wrong))
        return exits.USAGE
    if text == source.text:
        complain(messages("set.nothing", path=visible(str(path))))
        return exits.OK
    mark = "\ufeff" if (was or b"").startswith(codecs.BOM_UTF8) else ""
    return write_asked(str(path), mark + text, True, messages, was)


def _path(name: str, messages: Messages) -> Path:
    """The file of an own ruleset. Raises WishError for one that ships, and for a name that is none."""
    path = Path(name)
    if path.is_file() and not ID.match(name):
        return path
    own = (folder / f"{name}.toml" for folder in own_folders())
    found = next((each for each in own if each.is_file()), None) if ID.match(name) and name not in SHIPPED else None
    if found is not None:
        return found
    if path.exists():
        return path
    if name in SHIPPED:
        option = "--base" if name in EDITIONS else "--use"
        raise WishError(messages("set.shipped", id=name, option=option))
    if ID.match(name):
        raise WishError(_unknown(name, messages))
    return path


def _unknown(name: str, messages: Messages) -> str:
    from unorules.rulebook.names import suggest

    near = suggest(name, (each for each in Shelf().ids() if each not in SHIPPED))
    if near:
        return messages("set.no-ruleset-near", id=name, near=messages.list([f"`{each}`" for each in near], "or"))
    return messages("set.no-ruleset", id=name)


def _source(path: Path, messages: Messages) -> Source:
    """The text of the file. Raises WishError where it cannot be read, or is no TOML and so cannot be edited."""
    source = read(path)
    wrong = source if isinstance(source, Finding) else parse(source)
    if isinstance(wrong, Finding):
        raise WishError(brief(wrong, messages))
    assert isinstance(source, Source)
    return source


def _edited(path: Path, source: Source, edit: Edit, messages: Messages) -> str:
    text = source.text
    wanted = assignments(edit.sets, messages)
    _refuse_both(wanted, edit.unsets, messages)
    for key, value in wanted.items():
        keys = _keys(key, messages)
        if keys == ("id",) and value != path.stem:  # it would be found by neither of the two
            raise WishError(messages("set.id", path=visible(str(path)), id=visible(path.stem)))
        if keys == ("title",) and isinstance(value, str):
            told = _quoted(f"title.{messages.language}", value)
            raise WishError(messages("set.in-languages", name=key, argument=visible(told[:200])))
        try:
            new = with_value(text, keys, written(_listed(key, value)))
        except EditError:
            raise WishError(messages("set.by-hand", name=visible(key))) from None
        text = _retold(covered(new, key) if key in BY_KEY else new, text, keys)
    for key in edit.unsets:
        keys = _keys(key, messages)
        try:
            new = without(text, keys, _comments(key))
            if new == text:
                _refuse_unknown(path, text, keys, messages)
        except EditError:
            raise WishError(messages("set.by-hand", name=visible(key))) from None
        text = new if new == text else uncovered(new, ".".join(keys), _source_comments())
    return text


def _quoted(key: str, value: str) -> str:
    """The argument as it is typed."""
    return f"{key}={value}" if shlex.quote(value) == value else f"{key}={shlex.quote(value)}"


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
            was, now = (opening(title, str(after["id"]), words) for title in titles)
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
    if not all(keys) or keys[0] in _BY_HAND:
        raise WishError(messages("set.by-hand", name=visible(key[:200])))
    return keys


def _listed(key: str, value: object) -> object:
    """A list of ids may be given as words with commas."""
    if key in _LISTS and isinstance(value, str):
        return [each.strip() for each in value.split(",") if each.strip()]
    return value


def _comments(key: str) -> frozenset[str]:
    """The lines that `new` writes above an option, in every language: they go when it goes."""
    if key not in BY_KEY:
        return frozenset()
    return frozenset(line for language in LANGUAGES for line in comment(key, load(language)))


def _source_comments() -> frozenset[str]:
    """The line that `new` writes above the source of the table's own options, in every language."""
    return frozenset(line for language in LANGUAGES for line in source_comment(load(language)))


def _refuse_faults(path: Path, before: str, after: str, edit: Edit, messages: Messages) -> None:
    """Tell what is wrong with the new text that was not wrong with the old one, and how much else was and still is. Raises
    WishError where an error is new.
    """
    had = {_name(finding) for finding in judged(before, path).findings}
    now, played = judged(after, path).heavy, proven(after, path)
    shown = {finding.code for finding in proven(before, path)} if played else set()
    new = [finding for finding in now if _name(finding) not in had]
    new += [finding for finding in played if finding.code not in shown]
    errors = [finding for finding in new if finding.severity is Severity.ERROR]
    lines = [line for each in errors or new for line in _told_of(each, edit, messages)]
    if errors:
        raise WishError("\n".join([messages("set.refused", path=visible(str(path))), *lines]))
    if others := len(now) + len(played) - len(new):
        lines.append(messages("set.others", n=others, path=visible(str(path))))
    for line in lines:
        complain(line)


def _told_of(finding: Finding, edit: Edit, messages: Messages) -> list[str]:
    """A finding in words; a ruleset that is to be left out of `uses` stands in the argument and on no line that is there yet."""
    given = next((each for each in edit.sets if each.partition("=")[0].strip() == "uses"), "")
    out = [each for each in finding.helps if given and each.key == "take-out" and "line" in each.params]
    kept = tuple(each for each in finding.helps if each not in out)
    (text,) = told([as_argument(replace(finding, helps=kept))], messages)
    leave = [
        messages("new.option.leave-out-of", id=str(each.params["id"]), argument=visible(given[:200])) for each in out
    ]
    return ["\n".join([text, *(f"    {line}" for line in leave)])]


def _name(finding: Finding) -> tuple[str, str, str]:
    return (finding.code, str(finding.params), str(finding.data.get("key", "")))
