"""What the options of `new` come to: a draft of a ruleset, and a place that it may have."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from unorules.cli.ask import legible
from unorules.cli.assignments import BY_HAND, PlaceError, WishError, assignments
from unorules.cli.files import STREAMS
from unorules.cli.wizard.desk import STREAM, Desk
from unorules.cli.wizard.naming import id_for, without_unseen
from unorules.cli.wizard.plan import KEYS
from unorules.cli.wizard.table import room_for, seats
from unorules.diagnostics.visible import visible
from unorules.i18n.language import LANGUAGES, normalise
from unorules.i18n.messages import Messages
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


def drafted(wish: Wish, desk: Desk) -> Draft:
    """The draft that the options ask for; nothing is written and nothing judged. Raises WishError."""
    messages = desk.messages
    if wish.output is None and desk.folder is None:
        raise WishError(messages("new.wrong.no-home"))
    titles = _titles(wish.titles, messages)
    for text in wish.sets:
        _refuse_reserved(legible(text.partition("=")[0]).strip(), messages)
    base = "official" if wish.base is None else wish.base
    values = assignments(wish.sets, messages)
    draft = Draft(_id(wish, desk, titles), titles, base, tuple(dict.fromkeys(wish.uses)), values)
    return _unrepeated(draft, desk) if wish.players is None else _seated(wish.players, draft, desk)


def refuse_place(desk: Desk, draft: Draft) -> None:
    """Raises WishError for a file asked for that would not be found by its name, PlaceError for one that could not be written."""
    if desk.output is None or desk.output == STREAM:
        return
    path = Path(desk.output)
    if not path.parent.is_dir():
        raise PlaceError(desk.messages("new.wrong.no-folder", path=visible(desk.output)))
    if path.suffix != _ENDING and not _is_device(path):
        proposed = visible(str(path.with_name(f"{draft.id}.toml")))
        raise WishError(desk.messages("new.wrong.ending", path=visible(desk.output), proposed=proposed))
    if path.stem != draft.id:
        proposed = visible(str(path.with_name(f"{draft.id}.toml")))
        raise WishError(desk.messages("new.wrong.stem", path=visible(desk.output), proposed=proposed))


def with_ending(output: str | None) -> str | None:
    """The file that is asked for, with the ending that every ruleset has where the name has none: only so it is found."""
    if output is None or output == STREAM or output.endswith(("/", os.sep)) or not Path(output).name:
        return output
    path = Path(output)
    is_bare = not path.suffix and path.name.casefold() != _ENDING and not path.is_dir() and not _is_device(path)
    return str(path.with_name(f"{path.name}{_ENDING}")) if is_bare else output


def _is_device(path: Path) -> bool:
    """Whether the name stands for something that is no file; that cannot be written, and is told so then."""
    return str(path) in STREAMS or (path.exists() and not path.is_file())


def _id(wish: Wish, desk: Desk, titles: Mapping[str, str]) -> str:
    """The name of the file where one is given, else the title as an id: one that is free where no letter of it can stand in one,
    for then nobody chose it.
    """
    if wish.output is not None and wish.output != STREAM:
        return _id_of_file(wish.output, desk, titles)
    title = titles.get(desk.messages.language) or next(iter(titles.values()), "")
    return id_for(title, desk.messages, () if slug(title) or desk.force else desk.taken())


def _id_of_file(output: str, desk: Desk, titles: Mapping[str, str]) -> str:
    """The id that a file of that name holds. Raises WishError for a folder, and where nothing could be found by the name."""
    if Path(output).is_dir() or output.endswith(("/", os.sep)):
        raise WishError(desk.messages("new.wrong.folder", path=visible(output)))
    if Path(output).name.casefold() == _ENDING:
        proposed = f"{id_for(next(iter(titles.values()), ''), desk.messages)}.toml"
        raise WishError(desk.messages("new.wrong.stem", path=visible(output), proposed=proposed))
    named = slug(Path(output).stem)[:80].strip("-") or id_for("", desk.messages)
    if named in SHIPPED:
        raise WishError(desk.messages("new.id.shipped", id=named, proposed=free_id(named, desk.taken())))
    return named


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


def _refuse_reserved(key: str, messages: Messages) -> None:
    """Raises WishError for a key that has an option of its own, and for what is written by hand."""
    head = key.partition(".")[0]
    if head in _OWN_OPTIONS:
        raise WishError(messages("new.wrong.own-option", name=visible(key), option=_OWN_OPTIONS[head]))
    if head in (*_GIVEN, *BY_HAND):
        raise WishError(messages("new.wrong.by-hand", name=visible(key)))


def _unrepeated(draft: Draft, desk: Desk) -> Draft:
    """The draft without those numbers of players that the rules below it say already, as --players leaves them out."""
    if not any(key in draft.values for key in KEYS):
        return draft
    rest = {key: value for key, value in draft.values.items() if key not in KEYS}
    below = desk.judge(replace(draft, values=rest)).rulebook
    own = {key: value for key, value in draft.values.items() if key in rest or value != below.value(key)}
    return replace(draft, values=own)


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
