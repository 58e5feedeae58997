"""How many may sit down before the cards run out: one number, that mends what is told wherever it is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.proof.files import played, proven
from tests.rulebook.files import NOWHERE, write
from unorules.diagnostics.model import Finding
from unorules.diagnostics.samples import HEAD
from unorules.diagnostics.show import helps
from unorules.engine.rules import Rules
from unorules.i18n.messages import load
from unorules.proof.budget import Budget, Purse
from unorules.proof.games import Game, watch
from unorules.proof.players import PLAYERS
from unorules.proof.prove import check_and_prove
from unorules.proof.seats import most_seated
from unorules.simulation.chance import seed_of
from unorules.simulation.rounds import play_round, round_at

CROWDED = "[players]\nmax = 20\n"
THIN = "[deck]\ndigits = 1\n"


def the(code: str, below: str) -> Finding:
    [found] = [each for each in played(HEAD + below).findings if each.code == code]
    return found


def limit(found: Finding) -> int:
    [most] = [each.params["most"] for each in found.helps if each.key == "seats"]
    assert isinstance(most, int)
    return most


def test_one_limit_is_told_of_a_deck_that_is_too_small_to_deal_and_too_small_to_play() -> None:
    most = limit(the("RS409", CROWDED))
    assert most == limit(the("RS606", CROWDED)) < 15


@pytest.mark.parametrize("below", [CROWDED, THIN])
def test_the_limit_mends_what_is_told_and_one_more_does_not(below: str) -> None:
    most = limit(the("RS606", below))
    text = "[players]\nmax = {}\n" + below.removeprefix(CROWDED)
    codes = [{each.code for each in played(HEAD + text.format(each)).findings} for each in (most, most + 1)]
    assert not {"RS606", "RS409", "RS604"} & codes[0]
    assert "RS606" in codes[1]


def test_partners_and_rules_whose_cards_never_last_have_no_limit() -> None:
    assert most_seated(Rules({"teams.partners": True, "players.max": 20}), Budget()) == 0
    assert most_seated(Rules({"deck.digits": 0, "deck.zeros": 3, "setup.hand_size": 20}), Budget()) == 0


@pytest.mark.parametrize("below", [CROWDED, THIN])
def test_the_command_that_shows_the_share_is_named(below: str) -> None:
    for found in proven(below):
        if found.code == "RS606":
            told = helps(found, load("en"))[-1]
            players = found.params["players"]
            assert f" --players {players} --policy sensible --seed 5 --rounds 100`" in told


PAIRS = 'uses = ["partners"]\n[deck]\ndigits = 0\nzeros = 3\ndraw_two = 4\n[setup]\nhand_size = {}\n'


def test_partners_are_not_told_to_be_fewer() -> None:
    assert "cards" in [each.key for each in the("RS606", PAIRS.format(10)).helps]
    assert [each.key for each in the("RS404", PAIRS.format(15)).helps] == ["cards"]


def test_a_simulation_counts_the_rounds_that_run_out_as_the_proof_does() -> None:
    rules = Rules({"deck.digits": 1})
    budget = Budget()
    for index in range(8):
        seed = seed_of(budget.seed, index)
        watched = watch(Game(rules, 10, "sensible", seed), budget.turns, Purse(budget.work))
        table, chance = round_at(rules, 10, seed)
        assert play_round(table, PLAYERS["sensible"], chance).ran_out == (watched.dry is not None)


def test_a_number_that_a_ruleset_below_holds_on_to_is_not_to_be_changed(tmp_path: Path) -> None:
    write(tmp_path, HEAD.replace("sample", "held") + 'pins = ["players.max"]\n[players]\nmax = 15\n', "held")
    found = check_and_prove(write(tmp_path, HEAD + 'uses = ["held"]\n' + THIN), folders=NOWHERE).findings
    helps = {each.code: [help_.key for help_ in each.helps] for each in found}
    assert (helps["RS409"], helps["RS606"]) == (["fewer"], ["cards", "simulate"])
    alone = check_and_prove(tmp_path / "held.toml", folders=NOWHERE).findings
    assert [each.helps[0].key for each in alone if each.code == "RS606"] == ["seats"]


def test_a_limit_that_mends_is_told_alike_wherever_the_deck_is_too_small() -> None:
    short = "[deck]\nzeros = 0\ndigits = 0\n"
    assert limit(the("RS409", short)) == limit(the("RS606", short)) == 2
    assert not {each.code for each in played(HEAD + "[players]\nmax = 2\n" + short).findings} & {"RS409", "RS606"}
