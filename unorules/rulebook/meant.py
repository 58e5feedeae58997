"""What a name or a value that is not there may stand for: a key of the head, a table, an option, a ruleset, a value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from unorules.diagnostics.model import Help
from unorules.engine.options import OPTIONS, Option, Value
from unorules.rulebook.aliases import NUMBERS, TRUTH
from unorules.rulebook.names import suggest
from unorules.values import dataclass

Shape = Literal["table", "tables", "list", "value"]
"""What is given under the name: a table, several in double brackets, a list, or something else."""

SECTIONS: Final = {
    section: tuple(option.key.rpartition(".")[2] for option in OPTIONS if option.section == section)
    for section in dict.fromkeys(option.section for option in OPTIONS)
}
"""The keys of each table, `scoring.points` being a table of its own."""

TABLES: Final = tuple(dict.fromkeys(section.partition(".")[0] for section in SECTIONS))
HEAD: Final = ("format", "id", "kind", "title", "description", "base", "uses", "excludes", "pins", "because")
OTHERS: Final = ("sources", "custom_card")
"""The tables in double brackets."""

_OFF: Final = ("off", "none")
_LONGEST_NUMBER: Final = 10
_MOST_WORDS: Final = 4
_LONGEST_TEXT: Final = 60
_TEXTS: Final = ("title", "description", "because")
_LISTS: Final = ("uses", "excludes", "pins")
_FITTING: Final[dict[Shape, tuple[str, ...]]] = {
    "table": (*SECTIONS, *_TEXTS),
    "tables": OTHERS,
    "list": _LISTS,
    "value": ("id", "kind", "base"),
}
"""What may stand at the top in such a shape."""

_NEAR: Final[dict[Shape, tuple[str, ...]]] = {
    "table": (*SECTIONS, *_TEXTS, *OTHERS),
    "tables": (*OTHERS, *SECTIONS),
    "list": (*_LISTS, *OTHERS, *SECTIONS),
    "value": (*HEAD, *OTHERS, *SECTIONS),
}


@dataclass(frozen=True, slots=True)
class Meant:
    """What may be meant, likeliest first: names that fit here, tables, options by their full key, rulesets. `small` is whether
    the name is right but for its capitals."""

    names: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    rulesets: tuple[str, ...] = ()
    small: bool = False

    @property
    def helps(self) -> tuple[Help, ...]:
        """What to say of it, as RS201 and RS202 word it."""
        near = [Help(word, {"suggestions": found}) for word, found in self._found() if found]
        if self.rulesets:
            near.append(Help("rulesets", {"suggestions": self.rulesets, "cure": f'uses = ["{self.rulesets[0]}"]'}))
        return tuple(near)

    @property
    def suggestions(self) -> tuple[str, ...]:
        """All of it, each once."""
        return tuple(dict.fromkeys((*self.names, *self.tables, *self.options, *self.rulesets)))

    def _found(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return ("small" if self.small else "near", self.names), ("tables", self.tables), ("options", self.options)


def shape(value: object) -> Shape:
    """The shape of a value."""
    if isinstance(value, dict):
        return "table"
    if isinstance(value, list):
        return "tables" if any(isinstance(item, dict) for item in value) else "list"
    return "value"


def meant_at_the_top(name: str, given: Shape, houses: Iterable[str]) -> Meant:
    """What a name at the top of a file may stand for. `houses` are the ids of house rules."""
    options = () if given in ("table", "tables") else options_called(name)
    names = (name.lower(),) if name.lower() in _FITTING[given] else ()
    return Meant(
        names or suggest(name, _NEAR[given]), options=options, rulesets=suggest(name, houses), small=bool(names)
    )


def meant_in_a_table(name: str, houses: Iterable[str]) -> Meant:
    """What a name that its table does not have may stand for elsewhere."""
    tables = suggest(name, (*SECTIONS, *OTHERS))
    return Meant(tables=tables, options=options_called(name), rulesets=suggest(name, houses))


def fitting(names: Iterable[str], given: Shape) -> tuple[str, ...]:
    """Those of `names` that may take the place of a name at the top under which something of that shape is given."""
    return tuple(name for name in names if name in _FITTING[given])


def options_called(name: str) -> tuple[str, ...]:
    """Up to three options whose last word is `name` or near it."""
    words = suggest(name, dict.fromkeys(option.key.rpartition(".")[2] for option in OPTIONS))
    return tuple(option.key for option in OPTIONS if option.key.rpartition(".")[2] in words)[:3]


def meanings(option: Option, value: object) -> tuple[Value, ...]:
    """The values of `option` that may be meant by one that it does not have: 4 for "4", "four" or 4.0, true for "yes" or 1, what
    is alone in a list."""
    if isinstance(value, bool):
        found = _from_flag(option, value)
    elif isinstance(value, str):
        found = _from_text(option, value)
    elif isinstance(value, list):
        found = tuple(each for item in value[:1] if len(value) == 1 for each in (item, *meanings(option, item)))
    elif isinstance(value, float):
        found = (int(value),) if value.is_integer() else ()
    else:
        found = (bool(value),) if value in (0, 1) else ()
    return tuple(meant for meant in found if option.values.accepts(meant))


def _from_flag(option: Option, value: bool) -> tuple[Value, ...]:
    """Off is 0 or a word for it; on is any of the other words."""
    words = option.values.words
    off = tuple(word for word in words if word in _OFF)
    if value:
        return tuple(word for word in words if word not in off) if off else ()
    return (*off, 0)


def _from_text(option: Option, text: str) -> tuple[Value, ...]:
    plain = text.strip().lower()
    if option.values.flag:
        return (TRUTH[plain],) if plain in TRUTH else ()
    if plain.removeprefix("+").isdecimal() and len(plain) < _LONGEST_NUMBER:
        return (int(plain),)
    found: tuple[Value, ...] = suggest(text, option.values.words)
    found += (NUMBERS[plain],) if plain in NUMBERS else ()
    return found or (_from_flag(option, TRUTH[plain]) if plain in TRUTH else _counted(plain))


def _counted(text: str) -> tuple[Value, ...]:
    """The one number in a few words: 500 in "500 points"."""
    words = text.split() if "-" not in text else []
    numbers = [
        int(word) if word.isdecimal() else NUMBERS[word] for word in words if word.isdecimal() or word in NUMBERS
    ]
    return tuple(numbers) if len(numbers) == 1 and len(words) <= _MOST_WORDS and len(text) < _LONGEST_TEXT else ()


def as_written(values: Iterable[Value]) -> tuple[str, ...]:
    """Values as TOML writes them."""
    return tuple(
        str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)
        for value in values
    )
