"""One message file of a locale as an audit has to see it: each text with its line, and what is wrong with the file itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from unorules.i18n.messages import is_plural

_STEP: Final = 2
"""Blanks a step: by them the shelves of a file are told apart (see shelves.py)."""


@dataclass(frozen=True, slots=True)
class Text:
    """One template and the line, from 1, on which it begins; `form` is its plural form where it is one of several."""

    template: str
    line: int
    form: str = ""


@dataclass(frozen=True, slots=True)
class Flaw:
    """Something wrong with a file whatever other languages say: unreadable, twice or indent."""

    what: str
    line: int
    key: str = ""
    why: str = ""


@dataclass(slots=True)
class Audited:
    """A file read: its texts by their keys, as messages are asked for, and its flaws."""

    texts: dict[str, Text] = field(default_factory=dict)
    flaws: list[Flaw] = field(default_factory=list)
    data: Any = None


def audited(path: Path) -> Audited:
    """Read a file of messages or terms. Raises nothing; where it cannot be read it has one flaw and no texts."""
    import yaml

    found = Audited()
    loader: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    try:
        text = path.read_text(encoding="utf-8")
        root = yaml.compose(text, Loader=loader)
        found.data = yaml.load(text, Loader=loader)
    except yaml.MarkedYAMLError as fault:
        at = fault.problem_mark.line + 1 if fault.problem_mark else 1
        return Audited(flaws=[Flaw("unreadable", at, why="yaml")])
    except (yaml.YAMLError, UnicodeDecodeError, RecursionError):
        return Audited(flaws=[Flaw("unreadable", 1, why="text")])
    except FileNotFoundError:
        return Audited(flaws=[Flaw("unreadable", 0, why="missing")])
    except OSError:
        return Audited(flaws=[Flaw("unreadable", 1, why="file")])
    if root is None:
        return found
    if not isinstance(root, yaml.MappingNode):
        return Audited(flaws=[Flaw("unreadable", 1, why="yaml")])
    own = path.stem == "messages" or any(key.value == path.stem for key, _ in root.value)
    for key, text_found, flaw in _walked(root, "" if own else f"{path.stem}.", 0):
        if flaw is not None:
            found.flaws.append(flaw)
        elif text_found is not None:
            found.texts[key] = text_found
    return found


def _walked(node: Any, before: str, depth: int) -> Iterator[tuple[str, Text | None, Flaw | None]]:
    """The texts under a mapping and the flaws in it."""
    seen: set[str] = set()
    several = is_plural({key_node.value: value for key_node, value in node.value})
    for key_node, value in node.value:
        key, line = f"{before}{key_node.value}", key_node.start_mark.line + 1
        if key in seen:
            yield key, None, Flaw("twice", line, key)
        seen.add(key)
        if depth < _STEP and not node.flow_style and key_node.start_mark.column != depth * _STEP:
            yield key, None, Flaw("indent", line, key)
        if isinstance(value.value, str):
            yield key, Text(value.value, line, key_node.value if several else ""), None
        elif value.id == "mapping":
            yield from _walked(value, f"{key}.", depth + 1)
        else:
            yield key, Text(" ".join(str(each.value) for each in value.value), line), None
