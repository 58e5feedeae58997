"""Sharing out: the figures do not depend on how many processes there are, and Ctrl-C ends them all."""

import os
import signal
import subprocess
import sys
import time

import pytest

from unorules.engine.cards import Kind
from unorules.engine.rules import CustomCard, Rules
from unorules.simulation.jobs import Plan, play

OFFICIAL = Rules()


def test_the_figures_are_the_same_for_any_number_of_processes():
    plan = Plan(OFFICIAL, count=90, policy="sensible", seed=4)
    alone = play(plan)
    assert alone.rounds == 90
    assert play(plan, 3) == alone


def test_matches_are_shared_out_too():
    plan = Plan(Rules({"scoring.rounds": 2}), players=3, count=9, matches=True)
    alone = play(plan)
    assert (alone.matches, alone.rounds) == (9, 18)
    assert play(plan, 2) == alone


def test_cards_that_the_table_wrote_reach_the_other_processes():
    written = CustomCard("sing", Kind.WILD_CUSTOMIZABLE, count=3, everyone_draws=2)
    plan = Plan(Rules({"deck.wild_customizable": 3}, [written]), count=40)
    assert play(plan, 2) == play(plan)
    assert play(plan) != play(Plan(Rules({"deck.wild_customizable": 3}), count=40))


def test_more_rounds_begin_with_the_same_ones():
    few, many = play(Plan(OFFICIAL, count=20)), play(Plan(OFFICIAL, count=40))
    assert few.turns <= many.turns


def test_another_seed_gives_other_rounds():
    assert play(Plan(OFFICIAL, count=20, seed=1)) != play(Plan(OFFICIAL, count=20, seed=2))


def test_every_round_is_heard_of():
    heard = []
    play(Plan(OFFICIAL, count=50), 1, heard.append)
    assert sum(heard) == 50
    heard.clear()
    play(Plan(OFFICIAL, count=50), 2, heard.append)
    assert sum(heard) == 50


def test_nothing_is_started_for_a_single_share(monkeypatch):
    monkeypatch.setattr("unorules.simulation.processes._PROCESSES", None)
    assert play(Plan(OFFICIAL, count=1), 8).rounds == 1


@pytest.mark.skipif(os.name != "posix", reason="signals to a group of processes")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_every_process_without_a_traceback(jobs):
    words = [sys.executable, "-m", "unorules", "simulate", "--rounds", "5000000", "--jobs", jobs, "--lang", "en"]
    # A shell lets what it starts in the background ignore SIGINT, and a process hands that on to its children.
    heeding = (
        "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"
    )
    words = [sys.executable, "-c", heeding, *words]
    running = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, text=True)
    time.sleep(2)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert running.returncode == 130
    assert out == ""
    assert err.startswith("Stopped after ")
    assert "Traceback" not in err
    deadline = time.monotonic() + 10
    while _alive(running.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _alive(running.pid)


def _alive(group):
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
