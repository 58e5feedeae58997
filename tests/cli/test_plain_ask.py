"""A question asked plainly is read without Typer, just as Typer reads it, and answered the same."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unorules.cli.app import main
from unorules.cli.commands import Lazy
from unorules.cli.plain_ask import plainly_asked

QUESTION = "Kan man legge +4 på +2?"
OPTIONS = "- -- --rules -r --lang --json --short --record --force --batch --help --rules=official -rofficial --lang=nb --nonsense"
WORDS = st.sampled_from([QUESTION, "Can", "I?", "", "official", "no-mercy", "nb", "fi", *OPTIONS.split()])


def as_typer_reads(words: list[str]) -> dict[str, Any]:
    command = Lazy()["ask"]
    context = command.make_context("ask", list(words), resilient_parsing=False)
    return dict(context.params)


@given(st.lists(WORDS, max_size=6))
def test_what_is_read_plainly_typer_reads_alike(words: list[str]) -> None:
    asked = plainly_asked(["ask", *words])
    if asked is None:
        return
    read = as_typer_reads(words)
    assert asked.question == tuple(read.pop("question"))
    assert asked.rules == tuple(read.pop("rules") or ())
    assert (asked.lang, asked.json, asked.short) == (read.pop("lang"), read.pop("json"), read.pop("short"))
    assert not any(read.values()), "nothing else was asked for"


@pytest.mark.parametrize(
    "words",
    [
        [QUESTION],
        [*QUESTION.split()],
        [QUESTION, "--json"],
        [QUESTION, "--short", "--lang", "fi"],
        ["-r", "no-mercy", "--rules", "jump-in", QUESTION],
    ],
)
def test_questions_are_read_plainly(words: list[str]) -> None:
    assert plainly_asked(["ask", *words]) is not None


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["ask"],
        ["judge", QUESTION],
        ["ask", "--help"],
        ["ask", QUESTION, "--json", "--short"],
        ["ask", QUESTION, "--rules"],
        ["ask", QUESTION, "--lang", "nb", "--lang", "fi"],
        ["ask", QUESTION, "--record", "example.toml"],
    ],
)
def test_everything_else_is_left_to_typer(words: list[str]) -> None:
    assert plainly_asked(words) is None


def called(module: str, words: list[str], **environ: str) -> tuple[int, bytes, bytes]:
    code = f"import sys; from {module} import main; sys.argv[1:] = {words!r}; main()"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        check=False,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"} | environ,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("words", "environ"),
    [
        ([QUESTION], {}),
        ([QUESTION, "--json", "--rules", "no-mercy"], {}),
        (["qwertyuiop"], {"UNORULES_LANG": "sv"}),
        (["   "], {"UNORULES_LANG": "fi"}),
        ([QUESTION, "--lang", "xx"], {}),
        ([QUESTION], {"UNORULES_LANG": "xx"}),
        ([QUESTION, "--rules", "no-such-rules"], {"UNORULES_LANG": "en"}),
        ([QUESTION], {"UNORULES_RULES": "no-such-rules", "UNORULES_LANG": "en"}),
    ],
)
def test_both_ways_end_alike(words: list[str], environ: dict[str, str]) -> None:
    assert plainly_asked(["ask", *words]) is not None
    assert called("unorules.cli.entry", ["ask", *words], **environ) == called(
        "unorules.cli.app", ["ask", *words], **environ
    )


def test_a_question_loads_neither_typer_nor_rich() -> None:
    code = (
        f"import sys; sys.argv[1:] = ['ask', {QUESTION!r}]\nfrom unorules.cli.entry import main\n"
        "try: main()\nfinally: print(sorted({'typer', 'rich', 'yaml'} & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, timeout=60)
    assert done.stderr == b"[]\n"


@pytest.mark.parametrize(("language", "marks"), [("fi", "””"), ("sv", "””"), ("nb", "«»"), ("en", "“”")])
def test_questions_to_choose_from_stand_in_the_marks_of_the_language(language: str, marks: str, capsys) -> None:
    with pytest.raises(SystemExit):
        main(["ask", "--short", "--lang", language, "blabla"])
    told = capsys.readouterr().out
    assert told.count(marks[0]) >= 2
    assert not set("“”«»") - set(marks) & set(told)
