"""Half questions that turn round what was never told, and another game."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    "question, status",
    [
        ("Thanks! And in the opposite case?", "unclear"),
        ("right, and the other way round?", "unclear"),
        ("Can you call checkmate before the other one moves?", "out-of-scope"),
        ("Tack. Och i motsatt fall?", "unclear"),
        ("ok, samma fast tvärtom", "unclear"),
        ("Är det schackmatt om kungen kan flytta?", "out-of-scope"),
        ("Takk. Og omvendt?", "unclear"),
        ("ok, det samme bare omvendt", "unclear"),
        ("Onkelen min gjorde som naboen gjorde i fjor. Hadde han rett?", "unclear"),
        ("Er det sjakkmatt hvis kongen kan flytte?", "out-of-scope"),
        ("Kiitos. Entä päinvastaisessa tapauksessa?", "unclear"),
        ("ok, sama mutta toisinpäin", "unclear"),
        ("Setä teki niin kuin naapuri teki viime viikolla. Oliko hän oikeassa?", "unclear"),
        ("Onko se shakkimatti jos kuningas pääsee karkuun?", "out-of-scope"),
    ],
)
def test_nothing_to_turn_round_is_not_guessed_at(question: str, status: str) -> None:
    assert answer(question, ["official"]).status == status
