"""A draft as a ruleset file: valid TOML with a comment above every rule that says what it decides and what it may be.

The comments tell the question and the choices, never the value, so that they stay true when the value is changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from textwrap import wrap
from typing import Final, Protocol

from unorules.diagnostics.visible import visible
from unorules.engine.options import BY_KEY
from unorules.rulebook.drafting import Draft
from unorules.rulebook.editing import dotted_key, written
from unorules.rulebook.model import Ruleset
from unorules.rulebook.read_head import FORMAT
from unorules.rulebook.shelf import Shelf

SCHEMA: Final = "unorules.schema.json"
"""The name of the schema beside the rulesets."""

_WIDE: Final = 100
_LONGEST: Final = 200


class Words(Protocol):
    """The locale, as far as comments need it."""

    language: str

    def __call__(self, key: str, **params: object) -> str: ...


def draft_text(
    draft: Draft, words: Words, *, schema: bool = False, shelf: Shelf | None = None, name: str | None = None
) -> str:
    """The file. With `schema` its first line tells editors of the schema beside it, as Taplo and its kin read it.

    `name` is what commands call the file, by default the id of the ruleset.

    Whatever the draft holds becomes valid TOML; whether it makes sense is not looked at.
    """
    shelf = shelf or Shelf()
    lines = [f"#:schema ./{SCHEMA}"] if schema else []
    lines += [
        *_opening(draft, words, name or draft.id),
        "",
        f"format = {FORMAT}",
        f"id = {written(draft.id)}",
        'kind = "house-rule"',
    ]
    lines += [f"title = {_texts(draft.titles)}", *(_pair(key, value) for key, value in _top(draft))]
    lines += _base(draft, words, shelf) + _uses(draft, words, shelf)
    lines += list(_tables(draft, words)) + _source(draft, words)
    return "\n".join(lines) + "\n"


def comment(key: str, words: Words) -> tuple[str, ...]:
    """The comment above an option."""
    option = BY_KEY[key]
    return _comment(words("new.file.option", question=words(f"options.{key}.question"), values=str(option.values)))


def source_comment(words: Words) -> tuple[str, ...]:
    """The comment above the source of the options."""
    return _comment(words("new.file.source"))


def base_comment(name: str, words: Words, shelf: Shelf | None = None) -> tuple[str, ...]:
    """The comment above the base."""
    return _comment(words("new.file.base", title=_title(shelf or Shelf(), name, words)))


def uses_comment(words: Words) -> tuple[str, ...]:
    """The comment above the house rules in force."""
    return _comment(words("new.file.uses"))


def opening(title: str, name: str, words: Words) -> tuple[str, ...]:
    """The comment at the top of the ruleset that commands call `name`: its title, and how it came about."""
    return (*_comment(title), *_comment(words("new.file.opening", name=name)))


def _comment(text: str) -> tuple[str, ...]:
    return tuple(f"# {line}" for line in wrap(_short(text), _WIDE - 2, break_on_hyphens=False))


def _short(text: str) -> str:
    """The text as a comment can hold it: one line, nothing that steers, not for ever."""
    shown = visible(" ".join(text.split()))
    return shown if len(shown) <= _LONGEST else shown[:_LONGEST] + "…"


def _opening(draft: Draft, words: Words, name: str) -> Iterator[str]:
    title = draft.titles.get(words.language) or next(iter(draft.titles.values()), draft.id)
    yield from opening(title, name, words)


def _texts(texts: Mapping[str, str]) -> str:
    pairs = ", ".join(_pair(language, text) for language, text in texts.items())
    return f"{{ {pairs} }}" if pairs else "{}"


def _pair(key: str, value: object) -> str:
    return f"{dotted_key([key])} = {written(value)}"


def _top(draft: Draft) -> Iterator[tuple[str, object]]:
    """Values without a table."""
    yield from ((key, value) for key, value in draft.values.items() if "." not in key)


def _title(shelf: Shelf, name: str, words: Words) -> str:
    found = shelf.find(name)
    return found.title(words.language) if isinstance(found, Ruleset) else name


def _base(draft: Draft, words: Words, shelf: Shelf) -> list[str]:
    return ["", *base_comment(draft.base, words, shelf), f"base = {written(draft.base)}"]


def _uses(draft: Draft, words: Words, shelf: Shelf) -> list[str]:
    if not draft.uses:
        return []
    lines = ["", *uses_comment(words), "uses = ["]
    for name in draft.uses:
        lines += [f"  {line}" for line in _use(name, words, shelf)]
    return [*lines, "]"]


def _use(name: str, words: Words, shelf: Shelf) -> Iterator[str]:
    found = shelf.find(name)
    if isinstance(found, Ruleset):
        title, about = found.title(words.language), found.description(words.language)
        yield from _comment(words("new.file.use", title=title, about=about) if about else title)
    yield f"{written(name)},"


def _tables(draft: Draft, words: Words) -> Iterator[str]:
    """The tables in the order of the options; what is no option comes last."""
    own = {key: value for key, value in draft.values.items() if "." in key}
    ordered = [key for key in BY_KEY if key in own] + [key for key in own if key not in BY_KEY]
    for section in dict.fromkeys(_section(key) for key in ordered):
        yield from ("", f"[{dotted_key(section.split('.'))}]")
        for key in (key for key in ordered if _section(key) == section):
            yield from comment(key, words) if key in BY_KEY else ()
            yield _pair(key.rpartition(".")[2], own[key])


def _section(key: str) -> str:
    return key.rpartition(".")[0]


def _source(draft: Draft, words: Words) -> list[str]:
    """Whose word the own options are: the table's."""
    keys = [key for key in BY_KEY if key in draft.values]
    if not keys:
        return []
    languages = list(draft.titles) or [words.language]
    return [
        "",
        *source_comment(words),
        "[[sources]]",
        'id = "our-table"',
        'kind = "table"',
        f"title = {_texts(_agreed(languages))}",
        "covers = [",
        *(f"  {written(key)}," for key in keys),
        "]",
    ]


def _agreed(languages: Iterable[str]) -> dict[str, str]:
    """ "Agreed at our table" in each language."""
    from unorules.i18n.messages import load

    return {language: load(language)("new.file.agreed") for language in languages}
