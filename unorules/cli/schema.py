"""`unorules schema`: the JSON Schema of ruleset files, for editors."""

from __future__ import annotations

import json

from unorules.cli import exits, streams
from unorules.cli.files import write_asked
from unorules.i18n.messages import load
from unorules.rulebook.schema import schema


def run(lang: str, output: str | None, force: bool) -> int:
    """Write the schema into the file `output`; without one, or with `-`, print it.

    Exit code 0 written, 1 the file could not be written, is there already, or is no file.
    """
    messages = load(lang)
    text = json.dumps(schema(messages), ensure_ascii=False, indent=2) + "\n"
    if output is not None and output != "-":
        return write_asked(output, text, force, messages)
    streams.prepare_for_a_file()
    print(text, end="")
    return exits.OK
