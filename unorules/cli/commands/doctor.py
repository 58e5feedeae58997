"""`unorules doctor`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os

from unorules.cli.params import Json, Lang, for_machines
from unorules.i18n.language import choose


def command(json: Json = False, lang: Lang = None) -> int:
    """Look whether everything that the program needs is there."""
    from unorules.cli.doctor import run

    for_machines(json)
    return run(choose(lang, os.environ), lang, json)
