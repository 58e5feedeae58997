"""How every call runs its course: what is said of a fault on the way, and the code that the process ends with."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Never

from unorules.cli import exits, streams
from unorules.cli.console import complain
from unorules.i18n.language import UnknownLanguageError, languages, normalise, spoken_by_system
from unorules.i18n.messages import Messages, load


def run(args: Sequence[str], work: Callable[[], int]) -> Never:
    """Do the work that `args` ask for, and exit with its code."""
    streams.prepare()
    code = exits.OK
    try:
        code = _done(args, work)
        streams.finish()
    except BrokenPipeError:
        pass  # whoever reads along has read enough
    except OSError as fault:
        from unorules.diagnostics.system import why

        messages = spoken(args)
        complain(messages("cli.error.cannot-print", why=why(fault, messages)))
        code = exits.FOUND
    except KeyboardInterrupt:
        code = exits.INTERRUPTED
    streams.abandon()
    sys.exit(code)


def _done(args: Sequence[str], work: Callable[[], int]) -> int:
    try:
        return work()
    except exits.ToldError as told:
        return told.code
    except UnknownLanguageError as fault:
        messages = spoken(args)
        there = messages.list([f"`{each}`" for each in languages()], "or")
        key = "cli.error.no-language-set" if fault.variable else "cli.error.no-language"
        complain(messages(key, name=fault.variable, asked=fault.asked, languages=there))
        return exits.USAGE


def spoken(args: Sequence[str]) -> Messages:
    """The language to complain in and to help in: that of --lang where it can be had, else the environment's."""
    wanted = next((after for before, after in pairwise(args) if before == "--lang"), None)
    wanted = wanted or next((word.removeprefix("--lang=") for word in args if word.startswith("--lang=")), None)
    named = (wanted, os.environ.get("UNORULES_LANG"))
    found = next((each for each in named if each and normalise(each)), None)
    return load(found or spoken_by_system(os.environ))
