"""Several rulesets in one word, "progressive,jump-in", where each is a word of its own: the command line that is meant."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import typer

_WORDS: Final = frozenset({"kept", "ids", "paths", "topics"})
"""Arguments that take several rulesets, each a word."""

_SIDES: Final = frozenset({"first", "second"})
"""Arguments whose rulesets are joined with `+`."""

_OPTIONS: Final = frozenset({"rules", "against", "uses"})
"""Options that are given once for each ruleset."""

_BETWEEN: Final = re.compile(r"[\s,;&+]+")
_AROUND: Final = "[](){}\"'"
_MOST: Final = 12


class ListedError(typer.TyperException):
    """A list of rulesets stands where each is named by itself. `args` are the words that name them so."""

    def __init__(self, args: Sequence[str]) -> None:
        super().__init__(" ".join(args))
        self.args_meant = tuple(args)


def refuse_listed(params: Iterable[Any], values: Mapping[str, Any], args: Sequence[str], left: Sequence[str]) -> None:
    """Raises ListedError where a word is a list of rulesets that are known, or one of them with what parts it from the next.

    `left` are the words that no argument takes: where an option names rulesets and each of them is one as well, they are meant so.
    """
    taken = [param for param in params if param.name in _WORDS | _SIDES | _OPTIONS]
    given = {word: param for param in taken for word in _given(values.get(param.name))}
    listed = {word: parts for word in given if (parts := _parts(word)) is not None}
    more = {word: parts for word in left if given and (parts := _parts(word, alone=True)) is not None}
    options = {param.name: max(param.opts, key=len) for param in taken if param.param_type_name == "option"}
    behind = next((options[given[word].name] for word in given if given[word].name in options), None)
    is_list = bool(more) and behind is not None if left else any(parts or len(given) > 1 for parts in listed.values())
    if not is_list or len(more) < len(left):
        return
    meant = [each for word in args for each in _meant(word, given, listed, options)]
    for word, parts in more.items():
        at = meant.index(word)
        meant[at : at + 1] = [each for part in parts for each in (str(behind), part)]
    raise ListedError(_without_twins(meant, frozenset(options.values()), taken))


def _meant(
    word: str, given: Mapping[str, Any], listed: Mapping[str, Sequence[str]], options: Mapping[str, str]
) -> Iterable[str]:
    """What stands in the place of a word; the option before it is written again for each."""
    head, equals, value = word.partition("=")
    if head.startswith("-") and equals and value in listed and given[value].name in options:
        return [each for part in listed[value] for each in (head, part)]
    if word not in listed:
        return [word]
    param, parts = given[word], listed[word]
    if param.name in _SIDES:
        return ["+".join(parts)]
    if param.name in options:
        return [each for at, part in enumerate(parts) for each in ([options[param.name]] if at else []) + [part]]
    return parts


def _without_twins(meant: Sequence[str], options: frozenset[str], params: Iterable[Any]) -> list[str]:
    """Without an option that lost its value."""
    names = options | {name for param in params for name in param.opts if name.startswith("-")}
    pairs = zip(meant, [*meant[1:], ""], strict=True)
    return [word for word, after in pairs if not (word in names and (after in names or not after))]


def _given(value: Any) -> tuple[str, ...]:
    words = value if isinstance(value, list | tuple) else (value,)
    return tuple(word for word in words if isinstance(word, str))


def _parts(word: str, *, alone: bool = False) -> tuple[str, ...] | None:
    """The rulesets in a word, none for what only parts them; None for a word that is no list, or holds anything else.

    A ruleset by itself is one where it stands `alone` behind others.
    """
    bare = word.strip(_AROUND)
    parts = tuple(part.strip(_AROUND) for part in _BETWEEN.split(bare) if part)
    if (parts == (word,) and not alone) or len(parts) > _MOST:
        return None
    from unorules.rulebook.names import suggest  # only for what is no plain name
    from unorules.rulebook.shelf import Shelf
    from unorules.rulebook.source import is_there

    if is_there(Path(word)):
        return None
    ids = Shelf().ids()
    known = [part if part in ids or is_there(Path(part)) else next(iter(suggest(part, ids)), "") for part in parts]
    return tuple(known) if all(known) and (parts or not word.strip(",;&+ ")) else None
