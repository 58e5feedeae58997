"""Which file is meant by the name of a ruleset of one's own, and what stands in it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from unorules.cli.assignments import WishError
from unorules.diagnostics.model import Finding
from unorules.diagnostics.show import brief
from unorules.diagnostics.visible import visible
from unorules.i18n.messages import Messages
from unorules.rulebook.defaults import own_folders
from unorules.rulebook.meant import HEAD, OTHERS, SECTIONS
from unorules.rulebook.model import ID
from unorules.rulebook.other_files import no_ruleset, other_file
from unorules.rulebook.shelf import EDITIONS, SHIPPED, Shelf
from unorules.rulebook.source import Source, is_file, read
from unorules.rulebook.syntax import parse

_OF_RULES: Final = frozenset((*HEAD, *OTHERS, *(section.partition(".")[0] for section in SECTIONS)))
"""What stands at the top of a ruleset; a file of some other program has none of it."""


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

    here = f"{name}.toml"
    if is_file(Path(here)):
        return messages("set.no-ruleset-here", id=name, file=here)
    near = suggest(name, (each for each in Shelf().ids() if each not in SHIPPED))
    if near:
        return messages("set.no-ruleset-near", id=name, near=messages.list([f"`{each}`" for each in near], "or"))
    return messages("set.no-ruleset", id=name)


def source_of(path: Path, messages: Messages) -> Source:
    """The text of the file. Raises WishError where it cannot be read, is no TOML and so cannot be edited, or is no ruleset: the
    program's own file of another kind, or one with nothing of a ruleset in it; an empty one may become a ruleset.
    """
    source = read(path)
    if not isinstance(source, Source):
        raise WishError(brief(source, messages))
    toml = parse(source)
    if isinstance(toml, Finding):
        raise WishError(brief(toml, messages))
    if other := other_file(toml.data):
        raise WishError(brief(no_ruleset(str(path), other), messages))
    if toml.data and not any(key in _OF_RULES for key in toml.data):
        raise WishError(messages("set.no-rules", path=visible(str(path))))
    return source
