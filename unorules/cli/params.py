"""Parameters that several commands share, and what their values ask for at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import typer

from unorules.cli import streams
from unorules.cli.usage import NotTogetherError

Rules = Annotated[list[str] | None, typer.Option("--rules", "-r")]
Lang = Annotated[str | None, typer.Option("--lang")]
Json = Annotated[bool, typer.Option("--json")]
Force = Annotated[bool, typer.Option("--force")]


def alone(name: str, others: Mapping[str, object]) -> None:
    """Raises NotTogetherError where one of `others` was given beside the option `name`."""
    for other, value in others.items():
        if value is not None and value != []:
            raise NotTogetherError(name, other)


def for_machines(wanted: bool) -> None:
    """What is printed is for machines: UTF-8 whatever the terminal speaks."""
    if wanted:
        streams.prepare_for_json()
