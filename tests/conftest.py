"""Nothing of the tests touches what the user keeps."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from unorules.store import VARIABLE


@pytest.fixture(scope="session", autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Compiled forms go to a folder of this run, and to no user's."""
    before = os.environ.get(VARIABLE)
    os.environ[VARIABLE] = str(tmp_path_factory.mktemp("cache"))
    yield
    if before is None:
        del os.environ[VARIABLE]
    else:
        os.environ[VARIABLE] = before


@pytest.fixture(scope="session", autouse=True)
def _no_default() -> Iterator[None]:
    """Where a test names no rules, `official` holds, whatever the user plays by."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("UNORULES_RULES", "")
        yield


@pytest.fixture(scope="session", autouse=True)
def _no_terminal() -> Iterator[None]:
    """What is printed is nobody's terminal: pytest-xdist sets COLUMNS for its workers, and lines would be folded to it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("COLUMNS", raising=False)
        yield
