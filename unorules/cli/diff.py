"""`unorules diff`: in which options two rulebooks differ, and where each of them parts the two, played both ways."""

from __future__ import annotations

from pathlib import Path

from unorules.cli import exits
from unorules.cli.console import show
from unorules.cli.findings import tell_findings
from unorules.diagnostics.visible import json_text
from unorules.i18n.messages import load
from unorules.proof.parting import differences
from unorules.rulebook.load import load as load_rules
from unorules.sheets.parting_json import parting_json
from unorules.sheets.parting_page import Side, parting_page


def run(one: str, other: str, lang: str, as_json: bool) -> int:
    """Compare two rulebooks, each an id, a path or several of them joined with `+`.

    Exit code 0 compared, whether they differ or not, 2 where one of them cannot be played.
    """
    messages = load(lang)
    asked = _parts(one), _parts(other)
    books = load_rules(asked[0]), load_rules(asked[1])
    if not tell_findings(books, messages):
        return exits.USAGE
    sides = Side(_name(one, asked[0]), books[0]), Side(_name(other, asked[1]), books[1])
    if sides[0].name == sides[1].name:
        sides = Side(one, books[0]), Side(other, books[1])
    found = differences(*books)
    if as_json:
        print(json_text(parting_json(sides, found, messages)))
    else:
        show(parting_page(sides, found, messages))
    return exits.OK


def _parts(text: str) -> list[str]:
    """The ids and paths of one side; a file whose own name holds a `+` is meant as it stands."""
    return [text] if Path(text).is_file() else text.split("+")


def _name(text: str, parts: list[str]) -> str:
    """What the side is called: ids, and of paths the name of the file."""
    if len(parts) == 1 and not text.endswith(".toml"):
        return text
    return "+".join(Path(part).stem if part.endswith(".toml") else part for part in parts)
