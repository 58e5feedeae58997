"""`unorules set`: one option of a ruleset file given another value, comments, order and line ends kept."""

from __future__ import annotations

import codecs

from unorules.cli import exits
from unorules.cli.assignments import WishError
from unorules.cli.console import complain
from unorules.cli.edited import Edit, edited
from unorules.cli.files import as_it_is, write_asked
from unorules.cli.own_file import file_meant, source_of
from unorules.cli.refused import refuse_faults
from unorules.cli.usage import placeholder
from unorules.diagnostics.visible import visible
from unorules.i18n.messages import load
from unorules.rulebook.source import MOST_BYTES


def run(name: str, edit: Edit, lang: str) -> int:
    """Change the ruleset of an id or path.

    Exit code 0 written or already so, 1 the file could not be written, 2 wrong usage, no such file, or a file that would be
    wrong afterwards.
    """
    messages = load(lang)
    try:
        if not (edit.sets or edit.unsets):
            raise WishError(messages("cli.error.missing", name=placeholder("KEY=VALUE", messages)))
        path = file_meant(name, messages)
        was = as_it_is(path, MOST_BYTES)
        source = source_of(path, messages)
        text = edited(path, source.text, edit, messages)
        refuse_faults(path, source.text, text, edit, messages)
    except WishError as wrong:
        complain(str(wrong))
        return exits.USAGE
    if text == source.text:
        complain(messages("set.nothing", path=visible(str(path))))
        return exits.OK
    mark = "\ufeff" if (was or b"").startswith(codecs.BOM_UTF8) else ""
    return write_asked(str(path), mark + text, True, messages, was)
