"""Completion in the shell: the scripts, the grammar of the commands, and the fast way from words to candidates."""

from typing import Final

VARIABLE: Final = "_UNORULES_COMPLETES_FOR"
"""Names the shell that asks; the words of the command line, the one being typed last, are the arguments. A name like Typer's own
(`_UNORULES_COMPLETE`) would be looked at by Typer too."""

SHELLS: Final = ("bash", "zsh", "fish")
