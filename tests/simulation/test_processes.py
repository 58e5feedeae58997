"""Sharing work out: in order, whatever the number of processes, and no process without need."""

import os

import pytest

from unorules.simulation import processes
from unorules.simulation.processes import cores, shared_out


def test_what_is_done_comes_in_the_order_of_the_pieces():
    pieces = list(range(40))
    assert list(shared_out(str, pieces, 1)) == list(shared_out(str, pieces, 2)) == [str(piece) for piece in pieces]


def test_a_fault_in_another_process_is_heard_of_here():
    with pytest.raises(ValueError, match="invalid literal"):
        list(shared_out(int, ["1", "two", "3"], 2))


def test_leaving_early_ends_the_processes():
    import multiprocessing

    done = shared_out(str, list(range(100)), 2)
    assert next(done) == "0"
    assert multiprocessing.active_children()
    done.close()
    assert not multiprocessing.active_children()


def test_nothing_is_started_for_one_piece_or_one_process(monkeypatch):
    monkeypatch.setattr(processes, "_PROCESSES", None)
    assert list(shared_out(str, [1], 8)) == ["1"]
    assert list(shared_out(str, [1, 2], 1)) == ["1", "2"]


def test_no_number_of_processes_means_all_cores():
    assert cores(0) == os.cpu_count()
    assert cores(3) == 3
