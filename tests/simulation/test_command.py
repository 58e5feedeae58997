"""`unorules simulate`: what it prints, what it refuses, and the record it writes."""

import json
import re

import pytest

from unorules.cli import exits
from unorules.cli.app import main
from unorules.cli.simulate import Wish, run
from unorules.diagnostics.samples import HEAD
from unorules.records.record import read_file
from unorules.records.replay import replay
from unorules.rulebook.load import house_rules, load
from unorules.simulation.chance import seed_of
from unorules.simulation.jobs import POLICIES
from unorules.simulation.rounds import note_round

LANGUAGES = ("fi", "nb", "sv", "en")


def told(capsys, wish, language="en", code=exits.OK):
    """What a simulation prints on both streams."""
    assert run(wish, False, language) == code
    return capsys.readouterr()


def as_json(capsys, wish):
    """The object that a simulation prints for machines."""
    assert run(wish, True, "en") == exits.OK
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(capsys, language):
    wish = Wish(rules=("no-mercy",), against=("official",), rounds=12, policy="sensible", max_turns=60)
    page = told(capsys, wish, language).out
    assert "█" in page
    assert not re.search(r"[{}]|\bNone\b", page)
    assert page.count("%") > 10


def test_the_languages_tell_the_same_numbers(capsys):
    numbers = []
    for language in LANGUAGES:
        page = told(capsys, Wish(rounds=40), language).out
        numbers.append(re.findall(r"\d+[.,]\d", page.replace(",", ".")))
    assert numbers[0] == numbers[1] == numbers[2] == numbers[3]


def test_machines_get_the_figures(capsys):
    found = as_json(capsys, Wish(rounds=50, players=3, seed=9))
    assert (found["rules"], found["players"], found["seed"], found["rounds"]) == (["official"], 3, 9, 50)
    assert sum(each["count"] for each in found["wins"]) == found["ends"]["won"] == 50
    assert sum(each["count"] for each in found["histogram"]) == found["turns"]["count"] == 50
    assert found["turns"]["median"] <= found["turns"]["p95"] <= found["turns"]["largest"]
    assert found["matches"] is found["against"] is found["comparison"] is None


def test_machines_get_the_comparison(capsys):
    found = as_json(capsys, Wish(rules=("progressive",), against=("official",), rounds=20))
    assert found["against"]["rules"] == ["official"]
    keys = [each["rule"] for each in found["comparison"]["changes"]]
    assert keys == ["stacking.draw_two_on_draw_two", "stacking.wild_draw_four_on_wild_draw_four"]
    mean, other = found["turns"]["mean"], found["against"]["turns"]["mean"]
    assert found["comparison"]["ratios"]["turns"]["value"] == pytest.approx(mean / other, abs=1e-4)


def test_whole_matches_are_counted_as_such(capsys):
    found = as_json(capsys, Wish(matches=4, policy="sensible"))
    assert found["matches"]["count"] == sum(each["count"] for each in found["matches"]["wins"]) == 4
    assert found["rounds"] == found["turns"]["count"] > 8
    assert told(capsys, Wish(matches=4, policy="sensible")).out.startswith("4 matches played")


def test_a_round_given_up_is_told(capsys):
    assert "3 rounds were given up after 5 turns" in told(capsys, Wish(rounds=3, max_turns=5)).out


def test_it_is_told_in_how_many_rounds_the_cards_ran_out(capsys, tmp_path):
    (tmp_path / "sample.toml").write_text(HEAD + "[deck]\ndigits = 1\n", encoding="utf-8")
    thin = Wish(rules=(str(tmp_path / "sample.toml"),), rounds=12, players=10, policy="sensible")
    dry = as_json(capsys, thin)["ran_out"]
    assert 0 < dry <= 12
    assert f"In {dry} of 12 rounds there was at some point nothing left to draw." in told(capsys, thin).out
    assert as_json(capsys, Wish(rounds=12))["ran_out"] == 0
    assert "nothing left to draw" not in told(capsys, Wish(rounds=12)).out


@pytest.mark.parametrize("rule", house_rules())
def test_every_house_rule_that_ships_can_be_simulated(capsys, rule):
    found = as_json(capsys, Wish(rules=(rule,), rounds=6, policy="sensible"))
    assert found["ends"]["no-move"] == 0
    assert found["ends"]["won"] >= 4


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (Wish(rounds=1, matches=1), "not both"),
        (Wish(rules=("partners",), players=3), "3 players cannot play: the rules are for 4"),
        (Wish(rules=("no-such-rule",)), "no-such-rule"),
        (Wish(against=("no-such-rule",)), "no-such-rule"),
        (Wish(rules=("partners", "challenge-uno")), "challenge-uno"),
        (Wish(rounds=5, record=(6, "x.toml")), "from 1 to 5"),
        (Wish(matches=5, record=(1, "x.toml")), "goes with --rounds"),
        (Wish(policy="clever"), "`random` or `sensible`"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(capsys, wish, why):
    said = told(capsys, wish, code=exits.USAGE)
    assert why in said.err.replace("random or sensible", "`random` or `sensible`")
    assert said.out == ""


def test_rules_without_points_have_no_match(tmp_path, capsys):
    ruleset = tmp_path / "no-points.toml"
    ruleset.write_text(
        'format = 1\nid = "no-points"\nkind = "house-rule"\ntitle = { en = "x" }\n[scoring]\nmode = "none"\n'
    )
    assert "never ends" in told(capsys, Wish(rules=(str(ruleset),), matches=2), code=exits.USAGE).err


def test_a_round_is_written_as_a_record_that_replays_to_the_same_end(tmp_path, capsys):
    file = tmp_path / "round.toml"
    told(capsys, Wish(rules=("seven-o",), rounds=9, seed=3, record=(7, str(file))))
    noted = note_round(load(["seven-o"]).rules, 4, POLICIES["random"], seed_of(3, 6))
    played = replay(read_file(file))
    assert played.ok
    assert played.table.winner == noted.course.winner
    assert played.table.points == noted.course.points


def test_a_file_is_not_written_over_unasked(tmp_path, capsys):
    file = tmp_path / "round.toml"
    file.write_text("mine")
    assert "--force" in told(capsys, Wish(rounds=2, record=(1, str(file))), code=exits.FOUND).err
    assert file.read_text() == "mine"
    told(capsys, Wish(rounds=2, record=(1, str(file)), force=True))
    assert file.read_text() != "mine"


@pytest.mark.parametrize("seed", ["1e9", "1.5", "0x10", "many"])
def test_a_seed_that_is_no_whole_number_is_told_in_words(capsys, monkeypatch, seed):
    monkeypatch.setenv("UNORULES_LANG", "en")
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "--seed", seed])
    assert ended.value.code == exits.USAGE
    assert "`--seed` must be a whole number, written in digits alone" in capsys.readouterr().err


def test_rounds_without_a_winner_stand_first(capsys):
    page = told(capsys, Wish(rules=("official",), rounds=3, max_turns=2)).out
    assert page.index("Without a winner") < page.index("Who wins")
