"""`unorules new`: a ruleset of the table's own, put together by questions on a terminal or by options anywhere."""

from __future__ import annotations

import json
import os
import re
import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from unorules.cli import exits, streams
from unorules.cli.as_options import told_as_options
from unorules.cli.ask import legible
from unorules.cli.console import complain
from unorules.cli.wizard.desk import STREAM, Desk, proven
from unorules.cli.wizard.naming import id_for, without_unseen
from unorules.cli.wizard.table import KEYS, room_for, seats
from unorules.diagnostics.model import Severity
from unorules.diagnostics.visible import visible
from unorules.i18n.language import LANGUAGES, normalise
from unorules.i18n.messages import Messages, load
from unorules.rulebook.drafting import Draft, free_id
from unorules.rulebook.reader import slug
from unorules.rulebook.shelf import SHIPPED
from unorules.values import dataclass, replace

_OWN_OPTIONS: Final[Mapping[str, str]] = {"title": "--title", "base": "--base", "uses": "--use", "id": "--output"}
_CODE: Final = re.compile(r"[a-z]{2}\Z")
"""What is surely meant for the code of a language before `=`."""

_ENDING: Final = ".toml"
"""The ending alone, which is no name."""

_GIVEN: Final = ("format", "kind")
_BY_HAND: Final = ("sources", "custom_card")


@dataclass(frozen=True, slots=True)
class Wish:
    """What the command line asks for; None and nothing were not given. `titles` are texts, or `fi=text` for another language."""

    base: str | None = None
    uses: Sequence[str] = ()
    sets: Sequence[str] = ()
    titles: Sequence[str] = ()
    players: str | None = None
    output: str | None = None
    force: bool = False


class WishError(ValueError):
    """An option says what cannot be; the text of the exception is what is told of it."""


def run(wish: Wish, lang: str) -> int:
    """Put a ruleset together and write it. Without a title it is asked for, on a terminal.

    Exit code 0 written, 1 the file could not be written or is there already, 2 wrong options or rules that would be wrong,
    130 stopped from the keyboard.
    """
    messages = load(lang)
    desk = Desk(messages, wish.output, wish.force)
    try:
        draft = _draft(wish, desk)
        if not wish.titles:
            return _asked(desk, draft)
    except WishError as wrong:
        complain(str(wrong))
        return exits.USAGE
    return _written(desk, draft, wish.players)


def _asked(desk: Desk, draft: Draft) -> int:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise WishError(desk.messages("new.wrong.no-terminal"))
    if desk.output == STREAM:
        raise WishError(desk.messages("new.wrong.no-title"))
    refuse_place(desk, draft)
    from unorules.cli.wizard.conversation import converse
    from unorules.cli.wizard.dialogue import Dialogue

    return converse(Dialogue(desk.messages), desk, draft)


def refuse_place(desk: Desk, draft: Draft) -> None:
    """Raises WishError for a file asked for that could not be written, or not be found, before a question is answered in vain."""
    if desk.output is None:
        return
    path = Path(desk.output)
    if not path.parent.is_dir():
        raise WishError(desk.messages("new.wrong.no-folder", path=visible(desk.output)))
    if path.stem != draft.id and slug(path.stem):
        raise WishError(desk.messages("new.wrong.stem", path=visible(desk.output), proposed=f"{draft.id}.toml"))


def _written(desk: Desk, draft: Draft, players: str | None) -> int:
    judged = desk.judge(draft)
    findings = (*judged.heavy, *proven(desk.text(draft), desk.path(draft)))
    refused = any(finding.severity is Severity.ERROR for finding in findings)
    lines = told_as_options(findings, draft, desk, players)
    for each in [desk.messages("new.wrong.refused")] * refused + lines:
        complain(each)
    if refused:
        return exits.USAGE
    if desk.output == STREAM:
        streams.prepare_for_a_file()
        print(desk.text(draft), end="")
        return exits.OK
    return desk.write(draft)


def _draft(wish: Wish, desk: Desk) -> Draft:
    messages = desk.messages
    if wish.output is None and desk.folder is None:
        raise WishError(messages("new.wrong.no-home"))
    titles = _titles(wish.titles, messages)
    values = assignments(wish.sets, messages)
    for key in values:
        _refuse_reserved(key, messages)
    base = "official" if wish.base is None else wish.base
    draft = Draft(_id(wish, desk, titles), titles, base, tuple(dict.fromkeys(wish.uses)), values)
    return draft if wish.players is None else _seated(wish.players, draft, desk)


def _id(wish: Wish, desk: Desk, titles: Mapping[str, str]) -> str:
    """The name of the file where one is given, else the title as an id: one that is free where no letter of it can stand in one,
    for then nobody chose it.
    """
    if wish.output is not None and wish.output != STREAM:
        if Path(wish.output).is_dir() or wish.output.endswith(("/", os.sep)):
            raise WishError(desk.messages("new.wrong.folder", path=visible(wish.output)))
        if Path(wish.output).name.casefold() == _ENDING:
            proposed = f"{id_for(next(iter(titles.values()), ''), desk.messages)}.toml"
            raise WishError(desk.messages("new.wrong.stem", path=visible(wish.output), proposed=proposed))
        named = slug(Path(wish.output).stem)[:80].strip("-") or id_for("", desk.messages)
        if named in SHIPPED:
            raise WishError(desk.messages("new.id.shipped", id=named, proposed=free_id(named, desk.taken())))
        return named
    title = titles.get(desk.messages.language) or next(iter(titles.values()), "")
    return id_for(title, desk.messages, () if slug(title) or desk.force else desk.taken())


def _titles(texts: Iterable[str], messages: Messages) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in map(legible, texts):
        head, sign, rest = text.partition("=")
        named = normalise(head) if sign and len(head.strip()) == 2 else None
        if sign and not named and _CODE.match(head):
            raise WishError(messages("new.wrong.language", language=head, languages=messages.list(LANGUAGES, "or")))
        language = named or messages.language
        if language in found:
            raise WishError(messages("new.wrong.title-twice", language=language))
        found[language] = without_unseen(rest if named else text).strip()
        if not found[language]:
            raise WishError(messages("new.wrong.no-title"))
    return found


def assignments(texts: Iterable[str], messages: Messages) -> dict[str, object]:
    """The `key=value` of some words: a value is what TOML reads in it, else the text itself. Raises WishError."""
    found: dict[str, object] = {}
    for text in map(legible, texts):
        key, sign, value = text.partition("=")
        key = key.strip()
        if not sign or not key or any(not part for part in key.split(".")):
            raise WishError(messages("new.wrong.set", text=visible(text[:200])))
        if key in found:
            raise WishError(messages("new.wrong.set-twice", name=visible(key[:200])))
        found[key] = value_of(value.strip())
        if one := _one_of(key, found[key]):
            raise WishError(messages("new.wrong.table", name=visible(key[:200]), argument=visible(one[:200])))
        if _holds_tables(found[key]):
            raise WishError(messages("new.wrong.by-hand", name=visible(key[:200])))
    return found


def _one_of(key: str, value: object) -> str:
    """The first value in a table as an argument of its own; nothing for what is no table of plain values."""
    if key in _BY_HAND or not isinstance(value, dict) or not value or any(map(_holds_tables, value.values())):
        return ""
    name, first = next(iter(value.items()))
    text = first if isinstance(first, str) else json.dumps(first, default=str)
    return f"{key}.{name}={text}"


def _holds_tables(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(_holds_tables(each) for each in value))


def value_of(text: str) -> object:
    """A value as TOML, or the bare words themselves."""
    try:
        found = tomllib.loads(f"value = {text}")
    except (ValueError, RecursionError):
        return text
    value = found.get("value")
    is_number = value == value  # noqa: PLR0124 - `nan`, which no option can be, is not even equal to itself
    return value if list(found) == ["value"] and is_number else text


def _refuse_reserved(key: str, messages: Messages) -> None:
    head = key.partition(".")[0]
    if head in _OWN_OPTIONS:
        raise WishError(messages("new.wrong.own-option", name=visible(key), option=_OWN_OPTIONS[head]))
    if head in (*_GIVEN, *_BY_HAND):
        raise WishError(messages("new.wrong.by-hand", name=visible(key)))


def _seated(text: str, draft: Draft, desk: Desk) -> Draft:
    wanted = seats(text)
    if wanted is None:
        raise WishError(desk.messages("new.wrong.players"))
    if both := next((key for key in KEYS if key in draft.values), None):
        option = f"--set {both}={draft.values[both]}"
        raise WishError(desk.messages("new.wrong.players-twice", players=f"--players {visible(text)}", option=option))
    low, high = (desk.judge(draft).rulebook.value(f"players.{end}") for end in ("min", "max"))
    values = room_for(dict(draft.values), wanted, int(low), int(high))
    return replace(draft, values=values)
