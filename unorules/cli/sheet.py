"""`unorules sheet`: the rules in force, on the screen or into a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from unorules.cli import exits
from unorules.cli.console import show
from unorules.cli.files import write_asked
from unorules.cli.findings import tell_findings
from unorules.document.markdown import markdown
from unorules.document.model import Document
from unorules.document.plain import plain_text
from unorules.i18n.messages import load
from unorules.rulebook.load import load as load_rules
from unorules.sheets.rule_sheet import rule_sheet

_PAGE = 80


def run(rules: Sequence[str], lang: str, form: str | None, output: str | None, force: bool) -> int:
    """Write the sheet. `form` is terminal, markdown or, left open, what the name of the file says; `output` is the file,
    `-` or nothing for standard output.

    Exit code 0 written, 1 the file could not be written, 2 the rules cannot be played or `output` is no file.
    """
    messages = load(lang)
    rulebook = load_rules(list(rules))
    if not tell_findings([rulebook], messages):
        return exits.USAGE
    document = rule_sheet(rulebook, messages)
    if output is not None and output != "-":
        return write_asked(output, _text(Path(output), document, form), force, messages)
    if form == "markdown":
        print(markdown(document), end="")
    else:
        show(document)
    return exits.OK


def _text(path: Path, document: Document, form: str | None) -> str:
    as_markdown = form == "markdown" or (form is None and path.suffix.lower() in (".md", ".markdown"))
    return markdown(document) if as_markdown else plain_text(document, _PAGE)
