"""`unorules sheet`: the rules in force, on the screen or into a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from unorules.cli import exits
from unorules.cli.console import complain, show
from unorules.cli.files import write_new
from unorules.cli.findings import tell_findings
from unorules.diagnostics.system import why
from unorules.document.markdown import markdown
from unorules.document.model import Document
from unorules.document.plain import plain_text
from unorules.i18n.messages import Messages, load
from unorules.rulebook.load import load as load_rules
from unorules.sheets.rule_sheet import rule_sheet

_PAGE = 80


def run(rules: Sequence[str], lang: str, form: str | None, output: str | None, force: bool) -> int:
    """Write the sheet. `form` is terminal, markdown or, left open, what the name of the file says.

    Exit code 0 written, 1 the file could not be written, 2 the rules cannot be played.
    """
    messages = load(lang)
    rulebook = load_rules(list(rules))
    if not tell_findings(rulebook, messages):
        return exits.USAGE
    document = rule_sheet(rulebook, messages)
    if output is not None:
        return _write(Path(output), document, form, force, messages)
    if form == "markdown":
        print(markdown(document), end="")
    else:
        show(document)
    return exits.OK


def _write(path: Path, document: Document, form: str | None, force: bool, messages: Messages) -> int:
    as_markdown = form == "markdown" or (form is None and path.suffix.lower() in (".md", ".markdown"))
    text = markdown(document) if as_markdown else plain_text(document, _PAGE)
    try:
        write_new(path, text, over=force)
    except FileExistsError:
        complain(messages("cli.error.exists", path=path))
    except OSError as fault:
        complain(messages("cli.error.cannot-write", path=path, why=why(fault, messages)))
    else:
        complain(messages("cli.error.written", path=path))
        return exits.OK
    return exits.FOUND
