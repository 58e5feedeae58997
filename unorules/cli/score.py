"""`unorules score`: the score of an evening, kept in a file: begun, added to, put right, shown."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from unorules.ask.hands_in_words import HandError
from unorules.ask.rounds_in_words import round_told
from unorules.cli import exits
from unorules.cli.console import complain, show
from unorules.cli.files import ChangedError, NoFileError, ReadOnlyError, as_it_is, write_new
from unorules.cli.findings import tell_findings
from unorules.diagnostics.system import why
from unorules.diagnostics.visible import json_text, visible
from unorules.engine.cards import Kind
from unorules.i18n.messages import Messages, load
from unorules.records.evening import Evening, Round, written
from unorules.records.evening_points import matches
from unorules.records.evening_reading import parse_evening, read_evening
from unorules.records.fault import Fault, RecordError
from unorules.records.telling import fault_text
from unorules.rulebook.load import load as load_rules
from unorules.rulebook.model import ID
from unorules.rulebook.source import MOST_BYTES, Source
from unorules.sheets.score_page import score_json, score_page
from unorules.values import dataclass

DEEDS: Final = ("add", "correct", "undo")
_LONGEST: Final = 60


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line asks for: words behind the file, and its options."""

    words: Sequence[str] = ()
    players: Sequence[str] = ()
    rules: Sequence[str] = ()
    points: str | None = None
    force: bool = False


class _RefusedError(Exception):
    """What was asked for cannot be done, and this is what to say."""


def run(file: str, asked: Asked, lang: str, as_json: bool) -> int:
    """Do what is asked with the score in `file`, and show it.

    Exit code 0, 1 where the file cannot be written or is there already, 2 where it cannot be read or the words cannot be taken.
    """
    messages = load(lang)
    path = Path(file)
    try:
        if asked.players:
            return _begun(path, asked, messages, as_json)
        was = as_it_is(path, MOST_BYTES)
        evening = read_evening(path)
        if not tell_findings([evening.rulebook], messages):
            return exits.USAGE
        changed = _changed(evening, asked, messages)
    except RecordError as wrong:
        complain(_fault(path, wrong.fault, messages))
        return exits.USAGE
    except HandError as wrong:
        complain(_wrong(wrong, messages))
        return exits.USAGE
    except _RefusedError as refused:
        complain(str(refused))
        return exits.USAGE
    code = exits.OK if changed is evening else _put(path, changed, True, messages, was)
    if code == exits.OK:
        _show(changed, messages, as_json)
    return code


def _show(evening: Evening, messages: Messages, as_json: bool) -> None:
    if as_json:
        print(json_text(score_json(evening)))
    else:
        show(score_page(evening, messages))


def _begun(path: Path, asked: Asked, messages: Messages, as_json: bool) -> int:
    """Begin an evening. Raises _RefusedError where so many cannot play, or a name stands twice."""
    rules = [each if ID.match(each) else str(Path(each).absolute()) for each in asked.rules]
    rulebook = load_rules(rules)
    if not tell_findings([rulebook], messages):
        return exits.USAGE
    evening = Evening(rulebook, tuple(rules), tuple(_names(asked.players)))
    try:
        parse_evening(Source(str(path), path, written(evening)))
    except RecordError as wrong:  # its place is one in a file that is not written
        raise _RefusedError(_told(wrong.fault, messages)) from None
    code = _put(path, evening, asked.force, messages)
    if code == exits.OK:
        _show(evening, messages, as_json)
    return code


def _names(given: Sequence[str]) -> list[str]:
    """One text holds all names, set apart by commas; of several each is a name as it stands."""
    names = given[0].split(",") if len(given) == 1 else given
    return [" ".join(name.split()) for name in names]


def _changed(evening: Evening, asked: Asked, messages: Messages) -> Evening:
    """The evening with what is asked for. Raises HandError or _RefusedError."""
    if asked.rules:
        raise _RefusedError(messages("score.wrong.rules-later"))
    deed, *rest = asked.words or (("add",) if asked.points else ("",))
    if deed == "add":
        return evening.with_round(_round(" ".join(rest), evening, len(evening.rounds), asked, messages))
    if deed == "undo" and not rest and not asked.points:
        if not evening.rounds:
            raise _RefusedError(messages("score.wrong.no-rounds"))
        return evening.without_last()
    if deed == "correct":
        number = _number(rest[0] if rest else "", evening, messages)
        return evening.corrected(number, _round(" ".join(rest[1:]), evening, number - 1, asked, messages))
    if deed:
        raise _RefusedError(_no_deed(deed, messages))
    return evening


def _round(text: str, evening: Evening, before: int, asked: Asked, messages: Messages) -> Round:
    """The round told, played when there were so many before it."""
    if asked.points and text:
        raise _RefusedError(messages("cli.error.not-together", name="--points", other=visible(text)[:_LONGEST]))
    so_far = matches(Evening(evening.rulebook, evening.rules, evening.players, evening.rounds[:before]))[-1]
    away = () if so_far.over else so_far.out
    rules = evening.rulebook.rules
    return round_told(
        asked.points or text, evening.players, rules, messages.language, points=bool(asked.points), away=away
    )


def _number(word: str, evening: Evening, messages: Messages) -> int:
    count = len(evening.rounds)
    if not count:
        raise _RefusedError(messages("score.wrong.no-rounds"))
    if not (word.isdecimal() and len(word) < 7 and 1 <= int(word) <= count):
        raise _RefusedError(messages("score.wrong.no-round", found=visible(word)[:_LONGEST], n=count))
    return int(word)


def _no_deed(word: str, messages: Messages) -> str:
    from difflib import get_close_matches

    deeds = messages.list([f"`{each}`" for each in DEEDS], "or")
    near = get_close_matches(word, DEEDS, 1)
    told = messages("score.wrong.no-deed", word=visible(word)[:_LONGEST], deeds=deeds)
    return f"{told}\n{messages('cli.error.near', near=f'`{near[0]}`')}" if near else told


def _put(path: Path, evening: Evening, over: bool, messages: Messages, was: bytes | None = None) -> int:
    """Write the evening; in the place of the one that was read only where nobody has changed that meanwhile."""
    try:
        write_new(path, written(evening), over=over, was=was)
    except FileExistsError:
        complain(messages("cli.error.exists", path=visible(str(path))))
    except NoFileError:
        complain(messages("cli.error.no-file", path=visible(str(path))))
        return exits.USAGE
    except ChangedError:
        complain(messages("cli.error.changed", path=visible(str(path))))
    except ReadOnlyError:
        complain(messages("cli.error.read-only", path=visible(str(path))))
    except (OSError, ValueError) as fault:
        complain(messages("cli.error.cannot-write", path=visible(str(path)), why=why(fault, messages)))
    else:
        return exits.OK
    return exits.FOUND


def _fault(path: Path, fault: Fault, messages: Messages) -> str:
    """What is wrong with the file, and where; for one that is not there, how to begin it."""
    told = _told(fault, messages)
    if fault.syntax is not None and fault.syntax.span is None:
        begin = f"\n{messages('score.wrong.begin', path=visible(str(path)))}" if not path.exists() else ""
        return f"{told}{begin}"
    return f"{path}:{fault.line}:{fault.column}: {told}"


def _told(fault: Fault, messages: Messages) -> str:
    key = f"score.fault.{fault.key}"
    if not messages.has(key):
        return fault_text(messages, fault)
    told, near = messages(key, **fault.filling), fault.params.get("near")
    return f"{told}; {messages('record.did-you-mean', near=near)}" if near else told


def _wrong(wrong: HandError, messages: Messages) -> str:
    params = {name: _param(value, messages) for name, value in wrong.params.items()}
    told = messages(f"score.wrong.{wrong.key}", **params)
    return f"{told}\n{messages('cli.error.near', near=params['near'])}" if params.get("near") else told


def _param(value: object, messages: Messages) -> object:
    if isinstance(value, Kind):
        return messages.kind(value)
    if isinstance(value, list):
        return messages.list((visible(str(each)) for each in value), "or")
    return visible(str(value))[:_LONGEST]
