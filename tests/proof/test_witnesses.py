"""Every fault that play has found can be seen by playing its witness."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.proof.files import by_play, played, proven, replayed
from tests.rulebook.files import loaded
from unorules.diagnostics.codes import CODES
from unorules.diagnostics.model import Finding, Severity, Word
from unorules.diagnostics.samples import SAMPLES
from unorules.diagnostics.show import headline, seen
from unorules.engine.events import Event
from unorules.i18n.messages import load
from unorules.proof.budget import Purse
from unorules.proof.games import Game, watch
from unorules.records.replay import Replay
from unorules.rulebook.model import LANGUAGES
from unorules.simulation.chance import seed_of
from unorules.simulation.rounds import End

BY_PLAY = [code for code in CODES if code.startswith("RS6")]


def finding_of(code: str) -> Finding:
    failing = SAMPLES[code].failing
    assert isinstance(failing, str)
    [found] = [each for each in by_play(played(failing)) if each.code == code]
    return found


def events(replay: Replay) -> list[Event]:
    return [event for step in replay.steps for event in step.events]


def drawn(replay: Replay) -> int:
    return sum(int(str(event.details["count"])) for event in events(replay) if event.type == "drew")


def ends_without_a_winner(found: Finding, replay: Replay) -> bool:
    return replay.ok and replay.table.round_over and replay.table.winner is None


def leads_nowhere(found: Finding, replay: Replay) -> bool:
    laid = sum(event.type == "played" for event in events(replay))
    return replay.ok and not replay.table.round_over and drawn(replay) >= laid > 0


def is_refused_as_told(found: Finding, replay: Replay) -> bool:
    return replay.objection == found.params.get("rule", "deck.blank")


def is_refused_with_one_card_in_hand(found: Finding, replay: Replay) -> bool:
    return is_refused_as_told(found, replay) and len(replay.table.hands[replay.table.turn]) == 1


def finds_nothing_to_draw(found: Finding, replay: Replay) -> bool:
    return replay.ok and any(event.type == "drew" and event.details["count"] == 0 for event in events(replay))


def pays_too_little(found: Finding, replay: Replay) -> bool:
    owed = found.params["amount"]
    paid = [event.details["count"] for event in events(replay) if event.details.get("reason") == "failed-challenge"]
    return replay.ok and isinstance(owed, int) and any(isinstance(each, int) and each < owed for each in paid)


def knocks_out_with_one_card(found: Finding, replay: Replay) -> bool:
    out = [event.details["count"] for event in events(replay) if event.type == "eliminated"]
    return replay.ok and found.params["hand"] in (out[0], int(str(out[0])) - 1)


def is_won_from_the_seat(found: Finding, replay: Replay) -> bool:
    return replay.ok and replay.table.winner == int(str(found.params["seat"])) - 1


def is_a_whole_round(found: Finding, replay: Replay) -> bool:
    return replay.ok and replay.table.round_over and bool(replay.opening)


SHOWS: dict[str, Callable[[Finding, Replay], bool]] = {
    "RS601": ends_without_a_winner,
    "RS602": leads_nowhere,
    "RS603": is_refused_with_one_card_in_hand,
    "RS604": ends_without_a_winner,
    "RS605": leads_nowhere,
    "RS606": finds_nothing_to_draw,
    "RS607": is_refused_as_told,
    "RS608": is_refused_as_told,
    "RS609": pays_too_little,
    "RS610": knocks_out_with_one_card,
    "RS611": knocks_out_with_one_card,
    "RS612": is_won_from_the_seat,
    "RS613": is_a_whole_round,
    "RS614": leads_nowhere,
}


@pytest.mark.parametrize("code", BY_PLAY)
def test_replaying_the_witness_shows_the_fault(code: str) -> None:
    found = finding_of(code)
    assert SHOWS[code](found, replayed(found))


@pytest.mark.parametrize("code", BY_PLAY)
def test_a_witness_is_one_line_of_position_and_a_few_moves(code: str) -> None:
    found = finding_of(code)
    position, seen, record = (found.data[key] for key in ("position", "seen", "record"))
    assert re.match(r"top=\S+ .*turn=P\d+ .*\| P1 ", str(position))
    assert isinstance(seen, tuple) and 0 < len(seen) <= 9
    assert found.severity is Severity.NOTE or len(str(record)) < 1000


@pytest.mark.parametrize("code", BY_PLAY)
def test_the_finding_stands_at_a_value_that_had_a_part_in_it(code: str) -> None:
    found = finding_of(code)
    assert found.span is not None
    assert found.data["key"] in found.related
    lines = str(SAMPLES[code].failing).split("\n")
    name = str(found.data["key"]).rpartition(".")[2]
    assert lines[found.span.line - 1].startswith((name, "uses", "base"))


def test_of_a_round_that_is_told_whole_the_figures_and_the_seed_are_told_too() -> None:
    for code in ("RS612", "RS613"):
        told = finding_of(code).data
        assert {"policy", "seed", "rounds", "players", "before", "base"} <= set(told)


@pytest.mark.parametrize("code", ["RS601", "RS604"])
def test_of_rounds_without_a_winner_it_is_told_how_they_were_played_and_the_same_play_shows_as_many(code: str) -> None:
    found = finding_of(code)
    policy, seed, rounds = (found.data[each] for each in ("policy", "seed", "rounds"))
    assert found.params["play"] == Word(f"play.{policy}") and found.params["seed"] == seed == 5
    rules, players, many = loaded(found.file).rules, int(str(found.data["players"])), int(str(rounds))
    games = [Game(rules, players, str(policy), seed_of(int(str(seed)), index)) for index in range(many)]
    ends = [watch(game, 1000, Purse(0)).end for game in games]
    assert sum(each in (End.NOBODY, End.NO_MOVE) for each in ends) == found.params["count"]


@pytest.mark.parametrize("code", ["RS601", "RS604"])
def test_the_sentence_says_the_play_and_the_seed_in_every_language(code: str) -> None:
    found = finding_of(code)
    for language in LANGUAGES:
        told = headline(found, load(language))
        assert load(language)("diagnostics.play.sensible") in told and "5)" in told


TEN_AT_PENALTIES = """\
[wild_draw_four]
condition = "none"
[stacking]
draw_two_on_draw_two = true
draw_two_on_wild_draw_four = true
wild_draw_four_on_draw_two = true
wild_draw_four_on_wild_draw_four = true
cards_per_turn = 4
required = true
[turn]
after_penalty = "may-play"
[deck]
wild_draw_four = 20
draw_two = 8
"""


@pytest.mark.parametrize("code", [*BY_PLAY, TEN_AT_PENALTIES])
def test_of_a_witness_that_shows_its_last_moves_it_is_told_how_many_went_before(code: str) -> None:
    found = finding_of(code) if code in CODES else next(each for each in proven(code) if "lap" in each.data)
    shown, steps = found.data["seen"], replayed(found).steps
    assert isinstance(shown, tuple)
    moves = len(shown) - str(shown[-1]).startswith("top=")
    earlier = len(steps) - moves
    assert found.data.get("earlier", 0) == earlier and (code in CODES or earlier == 3)
    for language in LANGUAGES:
        words = load(language)
        told = seen(found, words)[1] if earlier else ""
        assert told == (words("diagnostics.earlier", n=earlier) if earlier else "")
        assert seen(found, words)[1 + bool(earlier) :] == shown
