"""One test for all the rows of a kind: it names every row that fails, with what was wrong, and not only the first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from inspect import signature
from itertools import product
from pathlib import Path
from typing import Any

import pytest

Test = Callable[..., None]

_FAILS = (Exception, pytest.fail.Exception, pytest.skip.Exception)
"""A row that is left out is one that shows nothing."""


def for_every(**rows: Iterable[Any]) -> Callable[[Test], Test]:
    """Run a test for every row, of several names for every combination, as one test.

    What else it takes are fixtures as ever. They are the same for all rows, but for `tmp_path`: each row has a folder of its own.
    """
    names, every = tuple(rows), list(product(*rows.values()))
    assert every, f"there is no row of {', '.join(names)}"

    def folded(test: Test) -> Test:
        @wraps(test)
        def run(**fixtures: Any) -> None:
            failed = []
            for number, row in enumerate(every):
                try:
                    test(**dict(zip(names, row, strict=True)), **_of_the_row(fixtures, number))
                except _FAILS as fault:
                    failed.append(f"{', '.join(map(_called, row))}: {type(fault).__name__}: {fault}")
                    if "capsys" in fixtures:
                        fixtures["capsys"].readouterr()
            if failed:
                pytest.fail("\n".join((f"{len(failed)} of {len(every)} rows fail:", *failed)), pytrace=False)

        taken = signature(test)
        rest = [each for name, each in taken.parameters.items() if name not in names]
        run.__signature__ = taken.replace(parameters=rest)  # type: ignore[attr-defined]
        return run

    return folded


def _of_the_row(fixtures: dict[str, Any], number: int) -> dict[str, Any]:
    if "tmp_path" not in fixtures:
        return fixtures
    place: Path = fixtures["tmp_path"] / f"row-{number}"
    place.mkdir()
    return {**fixtures, "tmp_path": place}


def _called(row: object) -> str:
    """What a row is known by: its key or its id where it has one."""
    return str(getattr(row, "key", None) or getattr(row, "id", None) or row)
