"""Whoever reads along may go: a command then prints into nothing, says nothing of it, and ends with the code it always has."""

import os
import subprocess
import sys

import pytest

from unorules.cli import exits

pytestmark = pytest.mark.skipif(os.name == "nt", reason="pipes break otherwise there")
POSITION = ["--top", "r5", "--hand", "b6 r2"]
LINES = "May I jump in?\n{bad\n" * 4
COMMANDS = {
    "ask": (["ask", "May I jump in?"], exits.OK),
    "ask, not understood": (["ask", "qwer asdf"], exits.NOT_UNDERSTOOD),
    "ask for machines": (["ask", "--json", "qwer asdf"], exits.NOT_UNDERSTOOD),
    "ask in short": (["ask", "--short", "qwer asdf"], exits.NOT_UNDERSTOOD),
    "batch": (["ask", "--batch", "LINES"], exits.LINE_FAILED),
    "batch for machines": (["ask", "--batch", "LINES", "--json"], exits.LINE_FAILED),
    "batch from a stream": (["ask", "--batch", "-", "--short"], exits.LINE_FAILED),
    "score": (["score", "evening.toml"], exits.OK),
    "which": (["which"], exits.OK),
    "diff": (["diff", "official", "no-mercy"], exits.OK),
    "validate": (["validate", "LINES"], exits.FOUND),
    "judge": (["judge", *POSITION, "b6"], exits.FOUND),
    "replay": (["replay", "LINES"], exits.USAGE),
    "questions": (["questions"], exits.OK),
    "rules": (["rules", "--show"], exits.OK),
    "explain": (["explain", "jump-in", "nosuchthing"], exits.USAGE),
    "schema": (["schema"], exits.OK),
    "sheet": (["sheet", "-o", "-"], exits.OK),
    "simulate": (["simulate", "--rounds", "3"], exits.OK),
    "help": (["ask", "--help"], exits.OK),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_the_exit_code_is_that_of_what_was_found_although_nobody_reads(name, tmp_path):
    words, code = COMMANDS[name]
    (tmp_path / "LINES").write_text(LINES, encoding="utf-8")
    if name == "score":
        spawned(["score", "evening.toml", "--players", "Aino,Eero"], tmp_path, subprocess.DEVNULL)
    reader, writer = os.pipe()
    os.close(reader)
    done = spawned(words, tmp_path, writer)
    os.close(writer)
    assert done.returncode == code
    assert b"Traceback" not in done.stderr and b"written" not in done.stderr


def spawned(words, folder, out):
    return subprocess.run(
        [sys.executable, "-m", "unorules", *words],
        input=LINES.encode(),
        stdout=out,
        stderr=subprocess.PIPE,
        env=os.environ | {"UNORULES_LANG": "en"},
        cwd=folder,
        timeout=60,
        check=False,
    )


def test_questions_without_end_are_answered_no_longer_than_somebody_reads(tmp_path):
    words = [sys.executable, "-m", "unorules", "ask", "--batch", "-", "--short"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=tmp_path) as asking:
        asking.stdout.close()
        with pytest.raises(BrokenPipeError):
            for _ in range(100_000):
                asking.stdin.write(b"May I jump in?\n")
        asking.stdin.raw.close()
    assert asking.returncode == exits.OK
