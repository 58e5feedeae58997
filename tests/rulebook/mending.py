"""The cures that findings show, carried out as whoever reads them would: each is a text of the file mended."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator

from unorules.diagnostics.model import Finding, Help, Severity, Span
from unorules.rulebook.check import Checked
from unorules.rulebook.editing import with_value, without, written

Mended = Iterator[tuple[str, str]]
"""What was done, and the text that it gives."""


def mendings(text: str, found: Finding) -> Mended:
    """The file of `text` after each cure of a finding in it that can be carried out without a choice of one's own."""
    if found.span:
        for mend in found.mends:
            yield f"mend {mend!r}", replaced(text, found.span, mend)
    for help_ in found.helps:
        act = _ACTS.get((found.code, help_.key)) or _ACTS.get(("", help_.key))
        if act:
            for name, new in act(text, found, help_):
                yield f"{help_.key}: {name}", new


def weights(checked: Checked) -> set[tuple[str, object]]:
    """The errors and warnings, each with what it is about."""
    heavy = (each for each in checked.findings if each.severity is not Severity.NOTE)
    return {(each.code, str(each.data.get("key", ""))) for each in heavy}


def replaced(text: str, span: Span, new: str) -> str:
    lines = text.split("\n")
    start = sum(len(line) + 1 for line in lines[: span.line - 1]) + span.column - 1
    end = sum(len(line) + 1 for line in lines[: span.end_line - 1]) + span.end_column - 1
    return text[:start] + new + text[end:]


def pasted(text: str, lines: str) -> str:
    """Lines of TOML put where they belong: each key into its table, those of no table at the top."""
    for path, value in _leaves(tomllib.loads(lines), ()):
        text = with_value(text, path, written(value))
    return text


def _leaves(data: dict[str, object], above: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], object]]:
    for key, value in data.items():
        if isinstance(value, dict) and key not in ("title", "says"):
            yield from _leaves(value, (*above, key))
        else:
            yield (*above, key), value


def _cure(text: str, found: Finding, help_: Help) -> Mended:
    cure = help_.params["cure"]
    if found.code == "RS109":  # the value alone, which is among the mends
        return
    if isinstance(cure, str) and "…" not in cure:
        key = cure.partition(" = ")[0]
        if found.span and found.code in _IN_PLACE:
            if not isinstance(found.data.get("key"), str) or not str(found.data["key"]).endswith(key):
                return
            value = cure.partition(" = ")[2]
            yield cure, replaced(text, found.span, value)
            return
        if key == "uses" and (old := tomllib.loads(text).get("uses")):
            cure = f"uses = {written([*old, *tomllib.loads(cure)['uses']])}"
        yield cure, pasted(text, cure)


_IN_PLACE = ("RS204", "RS205")
"""Of these the cure is the line with its value, which stands in the place of what was given."""


def _line_out(text: str, found: Finding, help_: Help) -> Mended:
    """The line, or the entry of `uses`, that the finding is about is left out."""
    name = str(help_.params.get("name") or found.params.get("name", help_.params.get("id", "")))
    if "." in name:
        yield f"without {name}", without(text, tuple(name.split(".")))
    else:
        yield from _unused(text, name)


def _unused(text: str, name: str) -> Mended:
    uses = [each for each in tomllib.loads(text).get("uses", []) if each != name]
    new = with_value(text, ("uses",), written(uses)) if uses else without(text, ("uses",))
    yield f"without use of {name}", new


def _take_out(text: str, found: Finding, help_: Help) -> Mended:
    names = help_.params.get("names")
    if isinstance(names, tuple):
        for name in names:
            text = without(text, tuple(name.split(".")))
        yield f"without {names}", text
    elif help_.params.get("id") in tomllib.loads(text).get("uses", []):
        yield from _unused(text, str(help_.params["id"]))


def _used(text: str, found: Finding, help_: Help) -> Mended:
    names = help_.params["suggestions"]
    assert isinstance(names, tuple)
    for name in names:
        uses = [*tomllib.loads(text).get("uses", []), name]
        yield f"use {name}", with_value(text, ("uses",), written(uses))
    if help_.key == "rulesets":
        yield from _line_out(text, found, help_)


def _set(text: str, found: Finding, help_: Help) -> Mended:
    key, value = str(help_.params["name"]), str(help_.params["value"])
    literal = value if value in ("true", "false") or value.isdecimal() else f'"{value}"'
    yield f"{key} = {literal}", with_value(text, tuple(key.split(".")), literal)


def _sets(**values: str) -> Callable[[str, Finding, Help], Mended]:
    """Each of some options set to a value; braces hold a parameter of the help."""

    def act(text: str, found: Finding, help_: Help) -> Mended:
        for name, value in values.items():
            key, literal = name.replace("__", "."), value.format(**help_.params)
            yield f"{key} = {literal}", with_value(text, tuple(key.split(".")), literal)

    return act


def _four(text: str, found: Finding, help_: Help) -> Mended:
    names = help_.params["names"]
    assert isinstance(names, tuple)
    for name in names:
        text = with_value(text, tuple(name.split(".")), "4")
    yield "four", text


def _lower(text: str, found: Finding, help_: Help) -> Mended:
    enough, penalty = help_.params["enough"], str(help_.params["penalty"])
    yield "limit", with_value(text, ("mercy", "limit"), str(enough))
    if penalty.startswith("effect."):  # of the table's own card, within its line
        yield (
            "penalty",
            re.sub(rf"\b{penalty.removeprefix('effect.')} = \d+", f"{penalty.removeprefix('effect.')} = 1", text),
        )
        return
    yield "penalty", with_value(text, tuple(penalty.split(".")), "0" if penalty.startswith("deck.") else "1")


_ACTS: dict[tuple[str, str], Callable[[str, Finding, Help], Mended]] = {
    ("", "cure"): _cure,
    ("", "here"): _cure,
    ("RS204", "list"): _cure,
    ("RS309", "drop"): _line_out,
    ("RS403", "keys"): _line_out,
    ("RS403", "given"): _line_out,
    ("RS403", "rulesets"): _used,
    ("RS415", "keys"): _line_out,
    ("RS401", "take-out"): _take_out,
    ("RS402", "take-out"): _take_out,
    ("RS410", "take-out"): _take_out,
    ("RS411", "take-out"): _take_out,
    ("RS410", "four"): _four,
    ("RS411", "four"): _four,
    ("RS408", "limit"): _sets(stacking__limit="{all}"),
    ("RS420", "limit"): _sets(stacking__limit="{all}"),
    ("RS403", "use"): _used,
    ("RS403", "drop"): _line_out,
    ("RS415", "drop"): _line_out,
    ("RS413", "out"): _line_out,
    ("RS414", "out"): _line_out,
    ("RS413", "set"): _set,
    ("RS414", "set"): _set,
    ("RS416", "points"): _sets(scoring__points__number="1", scoring__rounds="3"),
    ("RS416", "points-only"): _sets(scoring__points__number="1"),
    ("RS418", "more"): _sets(setup__hand_size="2"),
    ("RS419", "lower"): _lower,
    ("RS419", "card"): _lower,
}
"""How each help is carried out, by code and key; where a code is missing, for every code."""
