"""docs/mcp.md tells the tools, their parameters and the limits that there are."""

from __future__ import annotations

import inspect
import json
import re

from tests.test_readme import ROOT
from unorules.server import limits
from unorules.server.tools import TOOLS

PAGE = (ROOT / "docs" / "mcp.md").read_text(encoding="utf-8")


def between(mark: str) -> str:
    found = re.search(rf"<!-- {mark} -->\n(.*?)<!-- end -->", PAGE, re.DOTALL)
    assert found
    return found[1]


def test_the_page_lists_the_tools_with_what_they_take() -> None:
    told = {row[0]: row[1:] for row in (re.findall(r"`(\w+)`", line) for line in between("tools").splitlines()) if row}
    assert told == {tool.__name__: list(inspect.signature(tool).parameters) for tool in TOOLS}


def test_the_page_tells_the_limits() -> None:
    told = [int(number) for number in re.findall(r"\b\d+\b", between("limits"))]
    kept = [limits.QUESTION, limits.TOML, limits.RECORD, limits.NOTATION]
    kept += [limits.RULESETS, limits.ROUNDS, limits.MATCHES, limits.TURNS]
    assert told == kept


def test_the_settings_that_it_shows_are_json() -> None:
    [block] = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    server = json.loads(block)["mcpServers"]["unorules"]
    assert (server["command"], server["args"]) == ("unorules", ["mcp"])
