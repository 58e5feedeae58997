"""One law for capitals: what a command says begins with one, what a finding says does not, and within a sentence only names do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import yaml

from unorules.bundled import folder
from unorules.rulebook.model import LANGUAGES

NAMES = frozenset(
    "UNO Uno No Mercy Show Em Mattel TOML YAML JSON UTF-8 PDF HTML SARIF AI KI MCP Enter Ctrl-C Ctrl-D Escape ID Model Context "
    "Protocol Merle Robbins Ohio Windows Macintosh Unix Nordic English Finnish Norwegian Swedish Cai Bo Aino Challenge Jump-In "
    "Seven-O Progressive W2087 R65 R67 True On GitHub DOM I Chat Claude Desktop USA Reading".split()
)
"""By their first letters: in Finnish and Norwegian they have endings."""

INSIDE = {
    "cli": ("param.deed", "placeholder"),
    "explain": ("page.official-value", "more"),
    "new": ("page", "details.own", "details.idle", "review", "option", "languages.called", "yes", "no"),
    "set": (),
    "default": (),
    "validate": ("more-files",),
    "diff": (),
    "rulesets": (),
    "doctor": (),
    "which": ("keep",),
    "locales": ("read", "unread"),
}
"""The files of what commands say, and in each the keys of what stands within a line, or is to be typed."""

SENTENCE = re.compile(r"(?<=[a-zåäöøæ,;] )([A-ZÅÄÖØÆ][\w-]*)")
WHOLE = re.compile(r"`[^`]*`|[“”«»\"][^“”«»\"]*[“”«»\"]")


@cache
def texts(language: str) -> dict[str, str]:
    """Every text of the files named above, by its key; yaml's own quick reader where it is built in."""
    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    found: dict[str, str] = {}
    for name in (*INSIDE, "diagnostics"):
        data = yaml.load((folder("locales") / language / f"{name}.yaml").read_text(encoding="utf-8"), loader)
        found |= dict(_leaves(data, name))
    return found


def _leaves(data: dict[str, Any], above: str) -> Iterator[tuple[str, str]]:
    for key, value in data.items():
        if isinstance(value, dict):
            yield from _leaves(value, f"{above}.{key}")
        else:
            yield f"{above}.{key}", str(value)


def is_inside(key: str) -> bool:
    name, _, rest = key.partition(".")
    return any(rest == each or rest.startswith(f"{each}.") for each in INSIDE[name])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_command_says_begins_with_a_capital(language: str) -> None:
    said = {
        key: text for key, text in texts(language).items() if not key.startswith("diagnostics.") and not is_inside(key)
    }
    assert {key: text for key, text in said.items() if text[:1].islower()} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_finding_says_begins_small(language: str) -> None:
    said = {key: text for key, text in texts(language).items() if re.match(r"diagnostics\.RS\d+\.", key)}
    first = {key: re.split(r"[\s:-]", text, maxsplit=1)[0] for key, text in said.items()}
    assert {key: word for key, word in first.items() if word[:1].isupper() and not _is_name(word)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_within_a_sentence_only_names_have_capitals(language: str) -> None:
    found = {
        key: word
        for key, text in texts(language).items()
        for word in SENTENCE.findall(WHOLE.sub("", text))
        if not _is_name(word) and not word.isupper()
    }
    assert found == {}


def _is_name(word: str) -> bool:
    return any(
        word == name or word.startswith(f"{name}-") or (len(name) > 2 and word.startswith(name)) for name in NAMES
    )
