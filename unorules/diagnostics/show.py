"""Findings as text: a full frame with the place underlined, one line each, or data for machines. No colour.

Sentences come from the locale that is handed in; what a user's file says is only ever filled into them, made visible
first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

from unorules.diagnostics.frame import Mark, excerpt
from unorules.diagnostics.model import Finding, Local, Param, Params, Severity, Spoken, Word
from unorules.diagnostics.visible import visible

Lines = Callable[[str], Sequence[str]]
"""The lines of a file by its name; none where it cannot be shown."""

_CHOICES: Final = ("suggestions", "values", "wanted", "changes")
"""Parameters that are joined by "or"; the others by "and"."""

_NO_SOURCE: Final = "RS501"
_LONGEST: Final = 160
_MOST_LINES: Final = 8


class Words(Protocol):
    """The locale, as far as findings need it."""

    language: str

    def __call__(self, key: str, **params: object) -> str: ...

    def has(self, key: str) -> bool: ...

    def list(self, items: Iterable[object], conjunction: str = "and") -> str: ...


def headline(finding: Finding, words: Words) -> str:
    """What is wrong, in one sentence that stands alone."""
    return _word(f"{finding.code}.message", finding.params, words)


def helps(finding: Finding, words: Words) -> tuple[str, ...]:
    """What to do, a sentence each."""
    return tuple(_word(f"{finding.code}.help.{each.key}", each.params, words) for each in finding.helps)


def concise(finding: Finding, words: Words) -> str:
    """One line: place, weight, code, sentence."""
    place = visible(finding.file)
    if finding.span:
        place += f":{finding.span.line}:{finding.span.column}"
    severity = words(f"diagnostics.severity.{finding.severity}")
    return f"{place}: {severity}[{finding.code}]: {headline(finding, words)}"


def brief(finding: Finding, words: Words) -> str:
    """The one line, and below it, for an error, the other places that had a part, and what to do."""
    told = [sentence.replace("\n", "\n        ") for sentence in helps(finding, words)]
    places = [_place(mark) for mark in marks(finding, words) if not mark.primary and finding.severity is Severity.ERROR]
    return "\n    ".join([concise(finding, words), *places, *told])


def _place(mark: Mark) -> str:
    return f"{visible(mark.span.file)}:{mark.span.line}:{mark.span.column}: {mark.label}"


def full(finding: Finding, words: Words, lines: Lines, replay: str = "") -> str:
    """The frame: headline, the place underlined, further places, how to play what was seen (`replay`), what to do."""
    severity = words(f"diagnostics.severity.{finding.severity}")
    found = [f"{severity}[{finding.code}]: {headline(finding, words)}"]
    found_at = list(marks(finding, words))
    gutter = max((len(str(mark.span.line)) for mark in found_at), default=1)
    if found_at:
        found += excerpt(found_at, lines, gutter)
    else:
        found.append(f" --> {visible(finding.file)}")
    again = (replay,) if replay else ()
    lap = (words("diagnostics.lap"),) if finding.data.get("lap") else ()
    notes = [
        ("seen", (*seen(finding, words), *lap)),
        ("replay", again),
        *(("help", tuple(each.split("\n"))) for each in helps(finding, words)),
    ]
    told = [(key, lines) for key, lines in notes if lines]
    if told:
        found.append(" " * (gutter + 1) + "|")
    for key, (first, *rest) in told:
        found.append(f"{' ' * (gutter + 1)}= {words(f'diagnostics.severity.{key}')}: {first}")
        found += [f"{' ' * (gutter + 5)}{line}" for line in rest]
    return "\n".join(found)


def seen(finding: Finding, words: Words) -> tuple[str, ...]:
    """The position in which a fault was seen at play and what came of it, in the notation of records; else nothing. Where only
    the last moves are told, it is said between the two how many went before.
    """
    position, lines = finding.data.get("position"), finding.data.get("seen")
    if not isinstance(position, str) or not isinstance(lines, tuple):
        return ()
    count = finding.data.get("earlier")
    earlier = (words("diagnostics.earlier", n=count),) if count else ()
    return tuple(visible(str(line)) for line in (position, *earlier, *lines))


def summary(findings: Sequence[Finding], words: Words) -> str:
    """How many of each weight, or that nothing was found."""
    counts = [(severity, sum(each.severity is severity for each in findings)) for severity in Severity]
    told = [words(f"diagnostics.count.{severity}", n=count) for severity, count in counts if count]
    return words.list(told) if told else words("diagnostics.count.none")


def report(file: str, findings: Sequence[Finding], words: Words, lines: Lines, replays: Sequence[str] = ()) -> str:
    """One file's findings for people: errors and warnings in full, then the notes, then how many of each.

    A note takes a line, and more where there is more to it than that a source is missing. `replays` are the commands that
    play what was seen, one for each finding, empty where there is none.
    """
    told = list(zip(findings, replays or [""] * len(findings), strict=True))
    heavy = [full(each, words, lines, how) for each, how in told if each.severity is not Severity.NOTE]
    light = [_note(each, words, how) for each, how in told if each.severity is Severity.NOTE]
    last = f"{visible(file)}: {summary(findings, words)}"
    return "\n\n".join([*heavy, *(["\n".join(light)] if light else []), last])


def _note(found: Finding, words: Words, replay: str) -> str:
    told = concise(found, words) if found.code == _NO_SOURCE else brief(found, words)
    return f"{told}\n    {words('diagnostics.severity.replay')}: {replay}" if replay else told


def as_data(file: str, findings: Sequence[Finding], words: Words) -> dict[str, object]:
    """One file's findings for machines; the keys are the same whatever is wrong."""
    sound = all(each.severity is not Severity.ERROR for each in findings)
    return {"file": file, "ok": sound, "findings": [_data(each, words) for each in findings]}


def _data(finding: Finding, words: Words) -> dict[str, object]:
    span = finding.span
    return {
        "code": finding.code,
        "name": finding.name,
        "severity": finding.severity.value,
        "line": span.line if span else None,
        "column": span.column if span else None,
        "end_line": span.end_line if span else None,
        "end_column": span.end_column if span else None,
        "message": headline(finding, words),
        "help": "\n".join(helps(finding, words)) or None,
        "suggestions": [_short(each) for each in finding.suggestions],
        "related": [
            {"file": visible(mark.span.file), "line": mark.span.line, "column": mark.span.column, "message": mark.label}
            for mark in marks(finding, words)
            if not mark.primary
        ],
        "data": {
            **{key: _datum(value) for key, value in finding.data.items()},
            "about": [_short(each) for each in finding.related],
        },
    }


def _datum(value: object) -> object:
    """A value for machines; a text of several lines is a record to be played, and whole."""
    if isinstance(value, int):
        return value
    if isinstance(value, tuple):
        return [visible(str(each)) for each in value]
    text = str(value)
    return "\n".join(map(visible, text.split("\n"))) if "\n" in text else _short(text)


def marks(finding: Finding, words: Words) -> Iterable[Mark]:
    """The places of a finding with what is said of each, the one where the fault lies first."""
    if finding.span:
        key = f"{finding.code}.label"
        label = _word(key, finding.params, words) if words.has(f"diagnostics.{key}") else ""
        yield Mark(finding.span, label, primary=True)
    for other in finding.secondary:
        yield Mark(other.span, _word(f"{finding.code}.also.{other.key}", other.params, words), primary=False)


def _word(key: str, params: Params, words: Words) -> str:
    filled = {name: _filled(name, param, words) for name, param in params.items()}
    return words(f"diagnostics.{key}", **filled)


def _filled(name: str, param: Param, words: Words) -> str | int:
    if isinstance(param, int):
        return param
    if isinstance(param, Word):
        return words(f"diagnostics.{param.key}")
    if isinstance(param, Spoken):
        texts = param.by_language
        return visible(texts.get(words.language) or texts.get("en") or next(iter(texts.values()), ""))
    if isinstance(param, Local):
        return f"{_short(param.before)}{words.language}{_short(param.after)}"
    if isinstance(param, tuple):
        return words.list([f"`{_short(each)}`" for each in param], "or" if name in _CHOICES else "and")
    if name == "command":  # half a command is none
        return visible(param)
    if name != "cure":  # only what is to be written into a file has lines
        return _short(param)
    return "\n".join(_short(line) for line in param.split("\n")[:_MOST_LINES])


def _short(text: str) -> str:
    """The text, safe to print; the middle of a very long one is left out."""
    if len(text) > _LONGEST:
        text = f"{text[: _LONGEST // 2]}…{text[-_LONGEST // 4 :]}"
    return visible(text)
