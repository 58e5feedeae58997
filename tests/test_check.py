"""The one command before a commit stops at the first step that is red."""

from __future__ import annotations

import pytest

from tests.check import STEPS, check


def test_the_first_red_step_is_the_last_that_runs(capfd: pytest.CaptureFixture[str]) -> None:
    assert check([("this",), ("json.tool", "/no/such/file"), ("platform",)]) != 0
    told = capfd.readouterr().out
    assert "--- this\n" in told
    assert "json.tool /no/such/file: red" in told
    assert "platform" not in told


def test_it_is_green_when_every_step_is(capfd: pytest.CaptureFixture[str]) -> None:
    assert check([("this",)]) == 0
    assert "green" in capfd.readouterr().out


def test_tests_come_first_then_linters_then_types() -> None:
    assert STEPS == (("pytest",), ("ruff", "check"), ("ruff", "format", "--check"), ("mypy",))
