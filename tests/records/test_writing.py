"""Records written, read and played again: simulated rounds, and the examples of answers."""

import tomllib

import pytest

from unorules.ask import topics
from unorules.ask.case import Case
from unorules.ask.propositions import PROPOSITIONS
from unorules.cli import exits
from unorules.cli.ask import run as ask
from unorules.cli.replay import run as replay_files
from unorules.engine.shuffle import next_seed
from unorules.engine.state import State
from unorules.records.record import read
from unorules.records.replay import replay, state_json
from unorules.records.writing import noted_record, rules_named, write_record, written_seed
from unorules.rulebook.load import load, shipped
from unorules.simulation.chance import seed_of
from unorules.simulation.jobs import POLICIES
from unorules.simulation.rounds import note_round, play_round, round_at

TURN_SET_BY_HAND = {"stack-total", "uno-call-again"}


@pytest.mark.parametrize("name", shipped())
def test_a_simulated_round_replays_to_the_very_position(name):
    rules = load([name]).rules
    players = min(max(4, rules.players_min), rules.players_max)
    for policy in POLICIES.values():
        seed = seed_of(11, len(name))
        table, chance = round_at(rules, players, seed)
        table.events = []
        play_round(table, policy, chance)
        played = replay(read(write_record(noted_record(note_round(rules, players, policy, seed), [name]))))
        assert played.ok
        assert State.of(played.table) == State.of(table)


def test_a_round_with_reshuffles_replays_with_the_same_shuffles(tmp_path):
    ruleset = tmp_path / "few-cards.toml"
    ruleset.write_text('format = 1\nid = "few-cards"\nkind = "house-rule"\ntitle = { en = "x" }\n[deck]\ndigits = 1\n')
    rules = load([str(ruleset)]).rules
    rounds = (note_round(rules, 4, POLICIES["random"], seed) for seed in range(400))
    noted = next(found for found in rounds if found.course.reshuffles > 1)
    played = replay(read(write_record(noted_record(noted, [str(ruleset)]))))
    assert played.ok
    assert sum(event.type == "reshuffled" for step in played.steps for event in step.events) == noted.course.reshuffles
    assert (played.table.winner, played.table.points) == (noted.course.winner, noted.course.points)


@pytest.mark.parametrize("name", shipped())
def test_the_example_of_every_answer_replays_to_the_same_end(name):
    rulebook = load([name])
    told = 0
    for topic in PROPOSITIONS:
        if topic in TURN_SET_BY_HAND or topic not in known_topics():
            continue
        example = topics.find(topic)(Case(topic, rulebook, {}, ())).example
        if example is None:
            continue
        played = replay(read(write_record(example.record)))
        assert played.ok, topic
        assert state_json(played.table) == example.state, topic
        told += 1
    assert told > 50


def known_topics():
    """The topics that have an answer."""
    found = set()
    for topic in PROPOSITIONS:
        try:
            topics.find(topic)
        except KeyError:
            continue
        found.add(topic)
    return found


@pytest.mark.parametrize("seed", [0, 1, 7, (1 << 63) - 1, 1 << 63, (1 << 64) - 1])
def test_a_written_seed_comes_out_as_the_table_stood_and_fits_toml(seed):
    written = written_seed(seed)
    assert -(1 << 63) <= written < 1 << 63
    assert next_seed(written & ((1 << 64) - 1)) == seed


def test_a_record_is_written_in_the_order_of_the_notation_without_empty_keys():
    record = {"moves": ["A: r5"], "hands": {"A": "r5 r6"}, "colour": None, "players": ["A", "B"], "format": 1}
    text = write_record(record, "Äiti sanoi: +4?")
    assert list(tomllib.loads(text)) == ["format", "title", "players", "moves", "hands"]
    assert tomllib.loads(text)["title"] == "Äiti sanoi: +4?"


def test_a_ruleset_that_does_not_ship_is_named_by_its_file(tmp_path):
    ruleset = tmp_path / "ours.toml"
    ruleset.write_text('format = 1\nid = "ours"\nkind = "house-rule"\ntitle = { en = "x" }\n[uno]\npenalty = 4\n')
    rulebook = load([str(ruleset)])
    assert rules_named(rulebook, {"rules": list(rulebook.ids)}) == ["official", str(ruleset)]


def test_ask_writes_its_example_for_replay(tmp_path, capsys):
    file = tmp_path / "example.toml"
    assert ask("Can I put a +2 on a +2?", ["progressive"], "en", False, str(file)) == exits.OK
    assert replay_files([str(file)], False, "en", True) == exits.OK
    assert "Why:" in capsys.readouterr().out
    assert tomllib.loads(file.read_text(encoding="utf-8"))["rules"] == ["official", "progressive"]


def test_ask_does_not_write_over_a_file_unasked(tmp_path, capsys):
    file = tmp_path / "example.toml"
    file.write_text("mine")
    assert ask("Can I put a +2 on a +2?", [], "en", False, str(file)) == exits.FOUND
    assert file.read_text() == "mine"
    assert "--force" in capsys.readouterr().err
    assert ask("Can I put a +2 on a +2?", [], "en", False, str(file), True) == exits.OK
    assert file.read_text() != "mine"
