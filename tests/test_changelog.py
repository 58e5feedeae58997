"""The changelog names the version that is installed, and nothing that there is not."""

from __future__ import annotations

import re

import pytest

from tests.test_readme import ROOT
from unorules import __version__, api
from unorules.cli.commands import NAMES, Lazy
from unorules.diagnostics.codes import CODES
from unorules.server.tools import TOOLS

TEXT = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
NEWEST = re.split(r"^## ", TEXT, flags=re.MULTILINE)[1]
WORDS = {"six": 6, "seven": 7, "eighteen": 18}


def test_the_newest_version_is_the_one_that_is_installed() -> None:
    head, date = re.match(r"(\S+) – (\d{4}-\d\d-\d\d)\n", NEWEST).groups()  # type: ignore[union-attr]
    assert head == __version__
    assert date


def test_every_command_that_it_names_is_there_and_every_command_is_named() -> None:
    assert set(re.findall(r"`unorules (\w+)", NEWEST)) == set(NAMES)


@pytest.mark.parametrize("option", sorted(set(re.findall(r"`(--[\w-]+)", NEWEST)) - {"--version"}))
def test_every_option_that_it_names_is_there(option: str) -> None:
    assert option in {each for name in NAMES for param in Lazy()[name].params for each in param.opts}


def test_every_code_that_it_names_is_there() -> None:
    assert set(re.findall(r"RS\d{3}", NEWEST)) <= set(CODES)


def test_its_numbers_are_those_of_what_ships() -> None:
    said = re.search(r"(\w+) editions and (\w+) house rules", NEWEST)
    assert said
    assert (WORDS[said[1]], WORDS[said[2]]) == (len(api.editions()), len(api.house_rules()))
    assert len((ROOT / "tests" / "topic_ids.txt").read_text(encoding="utf-8").split()) > 100


def test_it_lists_the_tools_and_the_verbs() -> None:
    tools = re.search(r"(\w+) tools, ([\w, ]+) and (\w+)\.", NEWEST)
    assert tools
    assert WORDS[tools[1]] == len(TOOLS)
    assert [*tools[2].split(", "), tools[3]] == [tool.__name__ for tool in TOOLS]
    verbs = re.search(r"`docs/library.md`\): ([\w, ]+)\.", NEWEST)
    assert verbs
    assert all(callable(getattr(api, verb)) for verb in verbs[1].split(", "))
