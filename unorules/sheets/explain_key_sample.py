"""A small ruleset that gives an option another value than the official one, with whatever it needs to decide something."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from unorules.diagnostics.samples import HEAD
from unorules.engine.options import BY_KEY, Option, Value
from unorules.rulebook.idle import idle
from unorules.rulebook.meant import as_written
from unorules.rulebook.shelf import EDITIONS, HOUSE_RULES, shipped_ruleset
from unorules.sheets.explain_sample import is_sound

Values = Mapping[str, Value]


def key_sample(option: Option) -> str | None:
    """The text of the ruleset, the simplest that `validate` has nothing to say against; None where there is none."""
    return next(filter(is_sound, _candidates(option)), None)


def _candidates(option: Option) -> Iterator[str]:
    for value in _others(option):
        for head, below in _bases():
            if below[option.key] != value and idle(option.key, {**below, option.key: value}) is None:
                yield _text({option.key: value}, head)
    for name in HOUSE_RULES:  # what a house rule that ships gives along with it
        values = shipped_ruleset(name).values
        if option.key in values:
            yield _text(values)


def _others(option: Option) -> Iterator[Value]:
    """Other values than the official one, ordinary ones first: a number near it rather than a bound."""
    values, default = option.values, option.default
    if values.flag:
        yield not default
        return
    yield from (word for word in values.words if word != default)
    start = default if isinstance(default, int) else values.low or 0
    for number in (start + 1, start - 1, start + 5, start + 10, *values.also, 2 * start):
        if number != default and values.accepts(number):
            yield number


def _bases() -> Iterator[tuple[str, Values]]:
    """What a ruleset may lie on, with the line that says so and the values then in force: the simplest first."""
    official = shipped_ruleset(EDITIONS[0]).values
    yield "", official
    for name in HOUSE_RULES:
        house = shipped_ruleset(name)
        if not house.pins and not house.excludes:
            yield f'uses = ["{name}"]\n', {**official, **house.values}
    for name in EDITIONS[1:]:
        yield f'base = "{name}"\n', shipped_ruleset(name).values


def _text(values: Values, head: str = "") -> str:
    """A ruleset that gives these values, each under the heading of its table."""
    found = HEAD + head
    section = ""
    for key, (written,) in ((key, as_written((value,))) for key, value in values.items()):
        if BY_KEY[key].section != section:
            section = BY_KEY[key].section
            found += f"\n[{section}]\n"
        found += f"{key.rpartition('.')[2]} = {written}\n"
    return found
