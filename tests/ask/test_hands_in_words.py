"""Hands as they are called out at the table."""

from __future__ import annotations

import pytest

from unorules.ask.hands_in_words import HandError, hand_told
from unorules.ask.rounds_in_words import round_told
from unorules.records.evening import Left, Round
from unorules.rulebook.load import load

CLASSIC, NO_MERCY = load(["official"]).rules, load(["no-mercy"]).rules
PLAYERS = ("Aino", "Bo Ek", "Cai: the 2nd", "Ö'Dea")


@pytest.mark.parametrize(
    ("language", "text", "hand"),
    [
        ("en", "red 8, skip", "r8 skip"),
        ("en", "0 3 wild", "0 3 wild"),
        ("en", "r8 g+2 W+4", "r8 g+2 W+4"),
        ("en", "two skips and a wild", "skip skip wild"),
        ("en", "red 8, 2 skips", "r8 skip skip"),
        ("en", "2 x skip", "skip skip"),
        ("en", "a red five, blue reverse and a +2", "r5 bR draw-two"),
        ("en", "seven, eight", "7 8"),
        ("en", "wild draw four", "wild-draw-four"),
        ("fi", "punainen kahdeksikko, ohitus ja kaksi värinvaihtoa", "r8 skip wild wild"),
        ("fi", "seiska, nolla", "7 0"),
        ("nb", "rød 8, stå over og to jokere", "r8 skip wild wild"),
        ("sv", "röd åtta, hoppa över, två plustvåor", "r8 skip draw-two draw-two"),
        ("sv", "0 3 joker", "0 3 wild"),
        ("sv", "red 8, skip", "r8 skip"),
    ],
)
def test_cards_are_read_in_notation_and_in_words(language: str, text: str, hand: str) -> None:
    assert " ".join(hand_told(text, CLASSIC, language)) == hand


@pytest.mark.parametrize("language", ["en", "fi", "nb", "sv"])
@pytest.mark.parametrize("text", ["penguin", "12", "red 8 penguin", "r8 qq"])
def test_what_is_no_card_is_never_left_out_in_silence(text: str, language: str) -> None:
    with pytest.raises(HandError, match="no-card"):
        hand_told(text, CLASSIC, language)


def test_cards_are_those_of_the_deck() -> None:
    assert hand_told("+4", CLASSIC, "en") == ("W+4",)
    assert hand_told("+4", NO_MERCY, "en") == ("draw-four",)
    with pytest.raises(HandError, match="not-in-deck"):
        hand_told("draw ten", CLASSIC, "en")


def told(text: str, **about: object) -> Round:
    return round_told(text, PLAYERS, CLASSIC, "en", **about)  # type: ignore[arg-type]


def test_who_is_left_out_has_won() -> None:
    found = told("Bo Ek: red 8; cai: the 2nd: 0 3; ö'dea: 5")
    assert found == Round({"Bo Ek": Left(("r8",)), "Cai: the 2nd": Left(("0", "3")), "Ö'Dea": Left(("5",))}, "Aino")


def test_points_may_be_told_instead_of_cards() -> None:
    found = told("Bo Ek=28 Cai: the 2nd = 53, Aino=5", points=True)
    assert found.winner == "Ö'Dea"
    assert found.left["Cai: the 2nd"] == Left((), 53)


def test_the_winner_may_be_named_and_others_have_nothing() -> None:
    assert told("Aino: won; Bo Ek: r8; Cai: the 2nd: -; Ö'Dea: nothing") == Round({"Bo Ek": Left(("r8",))}, "Aino")


def test_somebody_may_have_been_knocked_out() -> None:
    found = told("Aino: out; Bo Ek: out r8 skip; Cai: the 2nd: 5")
    assert found.left["Aino"] == Left(out=True)
    assert found.left["Bo Ek"] == Left(("r8", "skip"), None, True)
    assert told("Aino=out Bo Ek=3 Cai: the 2nd=4", points=True).left["Aino"].out


def test_who_is_out_of_the_match_has_no_part() -> None:
    assert told("Bo Ek: 5; Cai: the 2nd: 3", away=("Ö'Dea",)).winner == "Aino"
    with pytest.raises(HandError, match="out-of-match"):
        told("Bo Ek: 5; Cai: the 2nd: 3", away=("Bo Ek",))


@pytest.mark.parametrize(
    ("text", "points", "key"),
    [
        ("Bo Ek: r8", False, "who-won"),
        ("Aino: 1; Bo Ek: 3; Cai: the 2nd: 4; Ö'Dea: 5", False, "nobody-out"),
        ("Aino: won; Bo Ek: won", False, "two-winners"),
        ("Bx: r8; Aino: 3", False, "no-player"),
        ("Aino: 3; Bx: r8", False, "no-player"),
        ("Aino: 5; Aino: 6", False, "told-twice"),
        ("nothing of the kind", False, "no-hands"),
        ("", False, "no-hands"),
        ("Bo Ek=x", True, "no-points"),
        ("Bo Ek=-3", True, "no-points"),
        ("Bo Ek=9999999", True, "no-points"),
    ],
)
def test_what_cannot_be_taken_is_told(text: str, points: bool, key: str) -> None:
    with pytest.raises(HandError, match=key):
        told(text, points=points)


def test_with_nobody_out_the_rules_may_find_a_winner() -> None:
    everybody = "Aino: 1; Bo Ek: 3; Cai: the 2nd: 4; Ö'Dea: 5"
    lowest = CLASSIC.replace({"piles.when_exhausted": "end-round-lowest-hand"})
    assert round_told(everybody, PLAYERS, lowest, "en").winner == "Aino"
    assert round_told(everybody.replace("3", "1"), PLAYERS, lowest, "en").winner is None
    nobody = CLASSIC.replace({"piles.when_exhausted": "end-round-no-winner"})
    assert round_told(everybody, PLAYERS, nobody, "en").winner is None
