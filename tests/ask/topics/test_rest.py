"""Conduct, on which the leaflets are silent, and history."""

from __future__ import annotations

import pytest
from asking import ask

WHAT = ("card-count", "advice", "wrong-card", "out-of-turn", "misdeal", "joining", "leaving", "showing")


@pytest.mark.parametrize("what", [*WHAT, None, "something else"])
def test_conduct_stays_unspecified(what: str | None) -> None:
    outcome = ask("conduct", "official", what=what)
    assert outcome.verdict == "unspecified"
    assert outcome.say == (what if what in WHAT else "plain")


def test_the_engine_refuses_the_wrong_card_and_the_wrong_turn_itself() -> None:
    assert ask("conduct", "official", what="wrong-card").reasons[0] == "match"
    assert ask("conduct", "official", what="out-of-turn").reasons[0] == "turn-order"


def test_history_has_its_year() -> None:
    outcome = ask("history", "official")
    assert (outcome.verdict, outcome.value) == ("explain", 1971)
