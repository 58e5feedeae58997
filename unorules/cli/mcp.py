"""`unorules mcp`: the tools for programs that speak the Model Context Protocol, on standard input and output."""

from __future__ import annotations

import signal
import sys
from importlib.util import find_spec

from unorules.cli import exits
from unorules.cli.console import complain
from unorules.i18n.messages import load


def run(lang: str) -> int:
    """Serve until the client hangs up. Exit code 0, or 2 where the extra `mcp` is not installed; Ctrl-C kills it."""
    messages = load(lang)
    if find_spec("mcp") is None:
        complain(messages("mcp.missing"))
        return exits.USAGE
    if sys.stdin is not None and sys.stdin.isatty():
        complain(messages("mcp.waiting"))
    from unorules.server.stdio import serve

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # what waits for the next line in a thread would not hear of it
    serve(lang)
    return exits.OK
