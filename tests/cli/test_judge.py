"""`unorules judge`: one move in a position, all that is allowed there, and a bluff told from a move that stands."""

from __future__ import annotations

import json

import pytest

from tests.cli.test_app import run
from unorules.cli import exits

HELD = ["judge", "--top", "y5", "--hand", "b5 y8 W+4", "--lang", "en"]
WITHOUT_YELLOW = ["judge", "--top", "y5", "--hand", "g8 W+4", "--lang", "en"]


@pytest.mark.parametrize(
    ("move", "code", "told"), [("b5", exits.OK, "Allowed: b5\n"), ("b8", exits.FOUND, "Not allowed: b8\n")]
)
def test_one_move_is_allowed_or_refused_by_the_exit_code_too(
    move: str, code: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*HELD, move) == code
    assert capsys.readouterr().out.startswith(told)


def test_without_a_move_what_is_allowed_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*HELD) == exits.OK
    assert capsys.readouterr().out == "Allowed moves: b5 y8 W+4=red W+4=yellow W+4=green W+4=blue draw\n"


def test_a_bluff_is_told_from_a_move_that_stands(capsys: pytest.CaptureFixture[str]) -> None:
    for position, told, guilty in (
        (HELD, "It can be laid, but a challenge would succeed: W+4=blue\n", True),
        (WITHOUT_YELLOW, "Allowed: W+4=blue\n", False),
    ):
        assert run(*position, "W+4=blue") == exits.OK
        assert capsys.readouterr().out.startswith(told)
        assert run(*position, "W+4=blue", "--json") == exits.OK
        found = json.loads(capsys.readouterr().out)
        assert (found["legal"], found["guilty_if_challenged"]) == (True, guilty)
