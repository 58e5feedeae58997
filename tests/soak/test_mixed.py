"""The long evening, made short: a command killed at each step of writing a file, and faults that are told."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from random import Random

import pytest

from . import hostile_questions, mixed
from .trial import CRASHES, Done, FaultError, Trial, ended

pytestmark = pytest.mark.skipif(os.name == "nt", reason="nothing is killed so there")


@pytest.fixture(scope="module")
def trial(tmp_path_factory: pytest.TempPathFactory) -> Trial:
    found = Trial(tmp_path_factory.mktemp("trial"), Random(1))
    found.prepare()
    return found


@pytest.mark.parametrize("at", CRASHES)
def test_whoever_is_killed_while_writing_leaves_the_old_file_or_the_new_one(at: str, trial: Trial) -> None:
    path = trial.place / "work" / f"{at}.toml"
    words = ["score", str(path), "--players", "Aino,Bo"]
    first = ended(trial.start(words, SOAK_CRASH=at), words, time.perf_counter())
    assert path.exists() == (at in ("after-link", "before-replace", "after-replace"))  # new files are linked
    assert (first.code == -signal.SIGKILL) == ("replace" not in at)
    trial.plainly(*words, "--force").ended(0)
    words = ["score", str(path), "add", "--points", "Bo=7"]
    second = ended(trial.start(words, SOAK_CRASH=at), words, time.perf_counter())
    assert (second.code == -signal.SIGKILL) == ("link" not in at)
    told = path.read_text("utf-8")
    assert ("Bo = 7" in told) == (at in ("before-link", "after-link", "after-replace"))
    trial.plainly("score", str(path)).ended(0)


def test_two_at_once_lose_nothing(trial: Trial) -> None:
    mixed.twice(trial)


def test_a_traceback_and_a_wrong_code_are_faults() -> None:
    done = Done(("ask",), 1, b"", b"Traceback (most recent call last):", 0.1)
    with pytest.raises(FaultError, match="traceback"):
        done.ended(1)
    with pytest.raises(FaultError, match="code 1"):
        Done(("ask",), 1, b"", b"no", 0.1).ended(0, 2)


def test_a_fault_is_told_and_counted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def falls(_: Trial) -> None:
        raise FaultError("a round was lost")

    monkeypatch.setattr(mixed, "DEEDS", {falls: 1})
    monkeypatch.setattr(Trial, "prepare", lambda _: None)
    assert mixed.main(["--minutes", "0.0001"]) == 1
    told = capsys.readouterr()
    assert "FAULT in falls: FaultError: a round was lost" in told.err
    assert "faults 0" not in told.out


def test_hostile_questions_are_asked_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert hostile_questions.main(["--questions", "100", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert "100 questions in" in told
    assert "faults    0 {}" in told


def test_a_question_that_falls_is_a_fault(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def falls(*_: object) -> None:
        raise ValueError("no such script")

    monkeypatch.setattr(hostile_questions, "answered", falls)
    assert hostile_questions.main(["--questions", "3"]) == 1
    assert "no such script" in capsys.readouterr().err


def test_the_small_files_of_the_trial_are_its_own(trial: Trial) -> None:
    assert Path(trial.environ("plain")["HOME"]).is_relative_to(trial.place)
    assert "UNORULES_RULES" not in trial.environ("no home")
