"""Ruleset files for tests: written where they are wanted, from the text that a test holds."""

from __future__ import annotations

from pathlib import Path

from unorules.bundled import folder
from unorules.diagnostics.samples import EVERY_OPTION, HEAD
from unorules.rulebook.check import Checked, check
from unorules.rulebook.load import load
from unorules.rulebook.model import Rulebook

NOWHERE = ()
"""No folders of the user's own: tests read what ships and what they wrote."""


def every_option() -> str:
    """The option tables of the edition `official`."""
    text = (folder("rulesets") / "official.toml").read_text(encoding="utf-8")
    return text[text.index("[players]") : text.index("[[sources]]")]


def write(place: Path, content: str | bytes, name: str = "sample") -> Path:
    path = place / f"{name}.toml"
    if isinstance(content, str):
        content = content.replace(EVERY_OPTION, every_option()).encode("utf-8")
    path.write_bytes(content)
    return path


def checked(place: Path, below: str, name: str = "sample") -> Checked:
    """The check of a house rule: `below` stands under a sound head."""
    return check(write(place, HEAD.replace("sample", name) + below, name), folders=NOWHERE)


def codes(found: Checked | Rulebook) -> list[str]:
    return [finding.code for finding in found.findings]


def heavy(found: Checked | Rulebook) -> list[str]:
    """The codes of errors and warnings."""
    return [finding.code for finding in found.findings if finding.severity != "note"]


def loaded(*names: str | Path) -> Rulebook:
    return load([str(name) for name in names], folders=NOWHERE)
