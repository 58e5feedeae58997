"""`unorules validate`: check ruleset files and tell what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

from unorules import __version__
from unorules.bundled import folder
from unorules.cli import exits
from unorules.cli.console import complain, progress, say
from unorules.cli.usage import PROGRAM
from unorules.cli.witnesses import Witnesses
from unorules.diagnostics.codes import finding
from unorules.diagnostics.github import github
from unorules.diagnostics.model import Finding, Params, Severity, Word
from unorules.diagnostics.sarif import sarif
from unorules.diagnostics.show import as_data, concise, report
from unorules.diagnostics.visible import json_text, visible
from unorules.i18n.messages import Messages, load
from unorules.rulebook.check import Checked, check
from unorules.rulebook.draft_text import SCHEMA
from unorules.rulebook.model import ID
from unorules.rulebook.other_files import is_other_file
from unorules.rulebook.shelf import SHIPPED, Shelf
from unorules.rulebook.source import is_file, is_there, leads_out
from unorules.rulebook.stack import unknown
from unorules.values import dataclass

_UNREADABLE = "RS101"
_ENDING = ".toml"
_NAMED = 5
"""So many files that were passed over are named."""

_MANY = 8
"""From so many files on a second process saves more than it takes to start."""


@dataclass(frozen=True, slots=True)
class _Place:
    """A file to be checked; `named` unless it was merely met in a folder."""

    file: str
    named: bool = True


def run(
    paths: Sequence[str],
    form: str,
    lang: str,
    strict: bool,
    play: bool = True,
    jobs: int = 0,
    records: str | None = None,
    force: bool = False,
) -> int:
    """Check each file, each in a folder, or a ruleset by its id. `form` is full, concise, json, sarif or github.

    What is found no fault with is played as well, unless `play` is false, for what only play shows.
    Many files are shared out to `jobs` processes, 0 for as many as the machine has cores; what is printed does not depend on it.
    What play has shown is written as records into the folder `records`, where one is named.
    The exit code is that of what was found, whether or not all of it was shown:
    0 nothing wrong, 1 an error was found (with `strict`, a warning counts) or a record not written, 2 there is no such file,
    or it cannot be read.
    """
    messages = load(lang)
    places = list(dict.fromkeys(place for path in paths for place in _places(path)))
    counted = (Severity.ERROR, Severity.WARNING) if strict else (Severity.ERROR,)
    findings: list[Finding] = []
    witnesses = Witnesses(records, force, messages)
    for path in paths if form == "full" else ():
        _tell_passed_over(path, messages)
    for checked in _all_checked(places, play, jobs, messages):
        findings += checked.findings
        told = _told(checked, form, messages, witnesses)
        if told and form == "full":
            say(told)
        elif told:
            print(told)
    if form == "sarif":
        print(json_text(sarif(findings, messages, "unorules", __version__), 2))
    elif form == "full" and any(found.severity is not Severity.NOTE for found in findings):
        say(f"\n{_more(findings, messages)}")
    witnesses.tell_of_none(findings, play)
    if any(found.code == _UNREADABLE for found in findings) or not all(_is_there(place.file) for place in places):
        return exits.USAGE
    return exits.FOUND if any(found.severity in counted for found in findings) else witnesses.code


def _all_checked(places: Sequence[_Place], play: bool, jobs: int, messages: Messages) -> Iterable[Checked]:
    """Each place checked, in order: few as they come, many all at once, with a bar to wait by."""
    work = partial(_checked, play=play)
    if len(places) < _MANY:
        return map(work, places)
    from unorules.simulation.processes import cores, shared_out

    found = []
    with (
        progress(messages("validate.checking"), len(places)) as advance,
        closing(shared_out(work, places, cores(jobs))) as checked_places,
    ):
        for checked in checked_places:
            found.append(checked)
            advance(1)
    return found


def _places(path: str) -> Iterator[_Place]:
    """A path itself, the rulesets of a folder (the folder where it has none), or the file of a ruleset by its id."""
    place = Path(path)
    if _is_folder(place):
        found = (file for file in sorted(place.glob(f"*{_ENDING}")) if is_file(file) and not is_other_file(file))
        yield from [_Place(str(file), False) for file in found] or [_Place(path)]
    elif ID.match(path) and not is_there(place):
        own = folder("rulesets") / f"{path}.toml" if path in SHIPPED else Shelf().place(path)
        yield _Place(str(own or path))
    else:
        yield _Place(path)


def _tell_passed_over(path: str, messages: Messages) -> None:
    """Tell, on standard error, which files of a folder are not read, since the name of a ruleset ends otherwise or something
    else of the program's own stands in them."""
    place = Path(path)
    if not _is_folder(place):
        return
    files = sorted(place.iterdir())
    for key, names in (
        ("passed-over", [each.name for each in files if _is_passed_over(each)]),
        ("no-rulesets", [each.name for each in files if each.suffix == _ENDING and is_other_file(each)]),
    ):
        if names:
            more = [messages("validate.more-files", n=len(names) - _NAMED)] if len(names) > _NAMED else []
            told = messages.list([*(f"`{visible(name)}`" for name in names[:_NAMED]), *more])
            complain(messages(f"validate.{key}", files=told, folder=visible(path)))


def _is_passed_over(file: Path) -> bool:
    return file.is_file() and file.suffix != _ENDING and file.name != SCHEMA and not file.name.startswith(".")


def _is_folder(place: Path) -> bool:
    try:
        return place.is_dir()
    except (OSError, ValueError):
        return False


def _is_there(file: str) -> bool:
    try:
        return Path(file).exists() and not Path(file).is_dir()
    except (OSError, ValueError):
        return False


def _checked(place: _Place, play: bool) -> Checked:
    file = place.file
    if _is_folder(Path(file)):
        params: Params = {"file": file, "why": Word("system.no-rulesets")}
        return Checked(file, (finding("RS101", file, params=params),), {})
    if ID.match(file) and not is_there(Path(file)):
        return Checked(file, (unknown(file, None, file, Shelf().ids(), "rules"),), {})
    away = None if place.named else leads_out(Path(file))
    if away:
        return Checked(file, (away,), {})
    if play:
        from unorules.proof.prove import check_and_prove  # as many modules as a simulation

        return check_and_prove(file)
    return check(file)


def _told(checked: Checked, form: str, messages: Messages, witnesses: Witnesses) -> str:
    replays = [witnesses.command(found) for found in checked.findings]
    if form == "json":
        return json_text(as_data(checked.file, checked.findings, messages))
    if form == "sarif":  # one log for all files, at the end
        return ""
    if form in ("concise", "github"):
        line = concise if form == "concise" else github
        return "\n".join(line(found, messages) for found in checked.findings)
    return report(checked.file, checked.findings, messages, checked.lines, replays)


def _more(findings: Sequence[Finding], messages: Messages) -> str:
    """The command that tells more of what was found, once for each code; notes explain themselves."""
    codes = dict.fromkeys(found.code for found in findings if found.severity is not Severity.NOTE)
    return messages("explain.more", command=f"{PROGRAM} explain {' '.join(codes)}")
