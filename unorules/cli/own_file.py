"""Which file is meant by the name of a ruleset of one's own, and what stands in it."""

from __future__ import annotations

from pathlib import Path

from unorules.cli.assignments import WishError
from unorules.diagnostics.model import Finding
from unorules.diagnostics.show import brief
from unorules.i18n.messages import Messages
from unorules.rulebook.defaults import own_folders
from unorules.rulebook.model import ID
from unorules.rulebook.shelf import EDITIONS, SHIPPED, Shelf
from unorules.rulebook.source import Source, read
from unorules.rulebook.syntax import parse


def file_meant(name: str, messages: Messages) -> Path:
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


def source_of(path: Path, messages: Messages) -> Source:
    """The text of the file. Raises WishError where it cannot be read, or is no TOML and so cannot be edited."""
    source = read(path)
    wrong = source if isinstance(source, Finding) else parse(source)
    if isinstance(wrong, Finding):
        raise WishError(brief(wrong, messages))
    assert isinstance(source, Source)
    return source
