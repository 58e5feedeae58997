"""How many play, in the dialogue of `unorules new`: what narrows the table, and what makes room at it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.cli.sitting import Sitting, own_folder  # noqa: F401
from unorules.cli import exits
from unorules.cli.wizard import effect
from unorules.cli.wizard.effect import both_seat
from unorules.engine.rules import Rules
from unorules.i18n.messages import load as words
from unorules.rulebook.load import load
from unorules.rulebook.model import LANGUAGES


def test_the_players_are_told_once_at_the_review(capsys) -> None:
    told = Sitting(capsys, "", "3-5", "", "", "Cabin", "", "", "n").seen[-1]
    assert "3 to 5" in told
    assert "Changed by you" not in told


@pytest.mark.parametrize(
    ("uses", "wanted", "seats"),
    [((), 20, 10), (("partners",), 20, 4), (("two-packs",), 20, 10), ((), 2, 2), (("partners",), 2, 4), ((), 7, 7)],
)
def test_rules_are_tried_out_by_a_number_that_may_play_with_and_without_them(uses, wanted: int, seats: int) -> None:
    before, now = load(["official"]).rules, load(["official", *uses]).rules
    assert both_seat(before, now, wanted) == seats
    assert all(rules.players_min <= seats <= rules.players_max for rules in (before, now))


def test_nothing_is_tried_out_where_nobody_can_play_by_both() -> None:
    before, now = Rules({"players.min": 5}), load(["official", "partners"]).rules
    assert both_seat(before, now, 5) is None
    assert effect.effect(before, now, 5, words("en")) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_by_how_many_the_rules_were_tried_out(language: str, capsys) -> None:
    told = " ".join(Sitting(capsys, "", "20", "1", "", "", "X", "", "", "", language=language).told.split())
    assert words(language)("new.effect.how-other", n=10, players=10, wanted=20) in told


def test_who_settles_for_four_partners_is_not_asked_about_twenty_again(capsys) -> None:
    told = Sitting(capsys, "", "20", "1", "partners", "1", "").told
    assert told.count("What shall we do?") == 2
    assert "Chosen: Two packs and Partners." in told


def test_two_packs_are_offered_before_fewer_players(capsys) -> None:
    told = Sitting(capsys, "", "20").told
    assert told.index("1  Take Two packs as well") < told.index(
        "2  Let 2 to 14 play: there are not enough cards for more"
    )


def test_a_cure_that_makes_a_value_of_ones_own_idle_takes_it_back_too(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "20", "1", "", "", "Cabin", "", "", "")
    assert sitting.told.count("What shall we do?") == 1
    data = tomllib.loads((place / "cabin.toml").read_text(encoding="utf-8"))
    assert (data["uses"], "players" in data) == (["two-packs"], False)


def test_as_many_as_were_wanted_play_as_soon_as_they_can(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "20", "2", "two packs", "", "", "Cabin", "", "", "")
    assert "Now there is room for 20, as you wanted." in sitting.told
    assert sitting.code == exits.OK
    assert load([str(place / "cabin.toml")]).rules.players_max == 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_or_five_and_partners_are_told_what_is_wrong_and_that_alone(language: str, capsys) -> None:
    sitting = Sitting(capsys, "", "4-5", "partners", "", "", language=language)
    told = words(language)
    shown = " ".join(sitting.told.split())
    assert told("diagnostics.RS410.message", min=4, max=5)[1:] in shown
    assert told("new.cure.exactly", n=4) in shown
    assert told.option("players.min", 4) not in shown
    assert told("new.cure.back", name=told("options.players.min.name")) not in shown


@pytest.mark.parametrize(("cure", "uses", "most"), [("1", ["partners"], 4), ("2", None, 10)])
def test_six_players_and_partners_are_a_clash_with_a_choice(cure: str, uses, most: int, capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "6", "partners", cure, "", "", "Cabin", "", "", "")
    assert sitting.told.count("What shall we do?") == 1
    assert "Partners are four" in sitting.told
    assert tomllib.loads((place / "cabin.toml").read_text(encoding="utf-8")).get("uses") == uses
    assert load([str(place / "cabin.toml")]).rules.players_max == most


def test_six_players_and_partners_left_as_they_are_are_not_asked_about_again(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "6", "partners", "", "", "", "Cabin", "", "", "")
    assert (sitting.told.count("What shall we do?"), sitting.code) == (1, exits.OK)


def test_whoever_lets_fewer_play_is_not_held_to_the_number_of_before(capsys) -> None:
    told = " ".join(Sitting(capsys, "", "20", "2", "progressive", "", "", "Cabin", "", "", "").told.split())
    assert words("en")("new.effect.how-other", n=10, players=10, wanted=14) in told
    assert "instead of 20" not in told


def test_a_number_of_players_chosen_later_stays(capsys, place: Path) -> None:
    answers = ("", "20", "2", "", "players.max", "1", "12", "<", "two packs", "", "", "Cabin", "", "", "")
    assert Sitting(capsys, *answers).code == exits.OK
    assert load([str(place / "cabin.toml")]).rules.players_max == 12


def test_twenty_players_are_kept_when_the_second_pack_goes(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "20", "1", "17", "", "", "", "", "Cabin", "", "", "", "")
    assert sitting.code == exits.OK
    assert sitting.told.count("! The deck has 108 cards, and a full table of 20 needs 141") == 2
    assert "2 to 15" in sitting.told
    assert load([str(place / "cabin.toml")]).rules.players_max == 20


def test_partners_meet_the_twenty_that_were_kept(capsys) -> None:
    told = Sitting(capsys, "", "20", "1", "17", "", "15").told
    assert "! Partners are four, and the table is open to 4 to 20" in told


def test_whoever_gives_up_a_number_of_their_own_is_not_asked_again(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "20", "1", "17", "3", "", "", "Cabin", "", "", "")
    assert sitting.code == exits.OK
    assert load([str(place / "cabin.toml")]).rules.players_max == 10


def test_partners_who_are_to_be_four_are_four_at_once_and_as_many_as_before_without_them(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "20", "2", "", "<", "15", "1", "15", "", "", "Cabin", "", "", "")
    assert sitting.told.count("What shall we do?") == 2
    assert "Partners are four, and the table is open to 4 to 20" not in sitting.told
    assert sitting.code == exits.OK
    assert load([str(place / "cabin.toml")]).rules.players_max == 14


def test_a_wish_that_meets_partners_can_be_kept_by_leaving_them_out(capsys) -> None:
    told = Sitting(capsys, "", "20", "1", "17", "", "15").told
    last = told[told.rindex("! Partners are four") :]
    assert "Let exactly 4 play" in last and "Leave out Partners" in last
