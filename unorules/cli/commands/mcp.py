"""`unorules mcp`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os

from unorules.cli.params import Lang
from unorules.i18n.language import choose


def command(lang: Lang = None) -> int:
    """Serve the tools to a program that speaks the Model Context Protocol."""
    from unorules.cli.mcp import run

    return run(choose(lang, os.environ))
