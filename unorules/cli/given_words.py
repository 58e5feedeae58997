"""What is amiss with the words of a command line although Typer reads them: a name that is empty, an option that is given twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

import typer

_NAMED: Final = frozenset(
    {
        "against",
        "base",
        "batch",
        "evening",
        "example",
        "files",
        "first",
        "ids",
        "output",
        "paths",
        "place",
        "record",
        "records",
        "ruleset",
        "second",
        "target",
        "uses",
        "written",
    }
)
"""Parameters that take the name of a file, a folder or a ruleset."""

_WISHES: Final = frozenset({"base", "seats", "target"})
"""Parameters that say what is to be made: of two of them one would be lost."""


class NamelessError(typer.TyperException):
    """Nothing stands where the name of a file, a folder or a ruleset is meant."""

    def __init__(self, param: Any) -> None:
        super().__init__(str(param.name))
        self.param = param


class GivenTwiceError(typer.TyperException):
    """An option that takes one value is given several times."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def refuse_nameless(params: Iterable[Any], values: Mapping[str, Any]) -> None:
    """Raises NamelessError for an empty word, which the system would take for the folder that is open."""
    for param in params:
        value = values.get(param.name)
        words = value if isinstance(value, list | tuple) else (value,)
        if param.name in _NAMED and any(isinstance(word, str) and not word.strip() for word in words):
            raise NamelessError(param)


def refuse_twice(params: Iterable[Any], args: Iterable[str]) -> None:
    """Raises GivenTwiceError for a wish that is told twice."""
    wishes = {name: param for param in params if param.name in _WISHES for name in param.opts}
    heads = [word.partition("=")[0] for word in args if word.startswith("-")]
    seen = Counter(str(wishes[head].name) for head in heads if head in wishes)
    for head in heads:
        if head in wishes and seen[str(wishes[head].name)] > 1:
            raise GivenTwiceError(head)
