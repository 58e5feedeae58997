"""`unorules ask` at the table: question after question, one line answers, and what only a terminal gets."""

from __future__ import annotations

import io
import json
import os
import select
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import unorules
from unorules.cli import exits
from unorules.cli.app import main
from unorules.cli.table_talk import Read, run
from unorules.i18n.audit import unused
from unorules.rulebook.model import LANGUAGES


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("UNORULES_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))


def reading(lines: Iterator[str | BaseException]) -> Read:
    def read(prompt: str) -> str:
        line = next(lines, EOFError())
        if isinstance(line, BaseException):
            raise line
        print(f"{prompt}{line}".encode(errors="replace").decode())
        return line

    return read


def talk(
    capsys: pytest.CaptureFixture[str], *lines: str | BaseException, lang: str | None = None, short: bool = False
) -> str:
    """Everything that is said in a talk of these lines."""
    assert run([], lang, short, reading(iter(lines))) == exits.OK
    out, err = capsys.readouterr()
    return out + err


def test_a_question_is_asked_on(capsys: pytest.CaptureFixture[str]) -> None:
    told = talk(capsys, "Can I put a +4 on a +2?", "and with mixed stacking?", "and officially?", ":quit", "never read")
    assert "The same question with Mixed stacking:\nYes. " in told
    assert "The same question by the rules in the box:\nNo. " in told
    assert "never read" not in told


def test_a_new_question_is_a_new_one(capsys: pytest.CaptureFixture[str]) -> None:
    told = talk(capsys, "Can I put a +4 on a +2?", "How many cards does each player get?")
    assert "Each player is dealt 7 cards." in told
    assert "The same question" not in told


def test_what_cannot_be_placed_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    told = talk(capsys, "Can I put a +4 on a +2?", "and with bathing caps?")
    assert "I can’t tell what that changes in the question before." in told


def test_a_follow_up_without_a_question_before_is_a_question(capsys: pytest.CaptureFixture[str]) -> None:
    assert "I can’t tell what that changes" not in talk(capsys, "and with bathing caps?")


def test_the_number_of_a_question_offered_asks_it(capsys: pytest.CaptureFixture[str]) -> None:
    told = talk(capsys, "may one draw or play?", "1")
    assert "Type the number to ask that one." in told
    first = next(line for line in told.splitlines() if line.startswith("1  "))
    assert f"{first[3:].strip()[:20]}" in told
    assert "> 1\n" in told and "Sources" in told.partition("> 1\n")[2]


def test_rules_are_laid_shown_and_kept_where_they_cannot_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    told = talk(capsys, ":rules", ":rules progressive jump-in", "Can I put a +2 on a +2?", ":rules no-such", ":rules")
    assert "Rules: official (Classic UNO, 108 cards)\n" in told
    assert "Yes. " in told
    assert "there is no ruleset `no-such`" in told
    assert "The rules stay as they were: official + progressive + jump-in" in told
    assert told.count("Rules: official (Classic UNO, 108 cards) + progressive (Progressive UNO) + jump-in") == 2


def test_rules_of_the_table_end_what_a_question_named(capsys: pytest.CaptureFixture[str]) -> None:
    told = talk(capsys, "Can I put a +4 on a +2?", "and with mixed stacking?", ":rules official", ":again")
    assert told.rpartition(":again\n")[2].startswith("No. ")


def test_rules_that_cannot_be_played_begin_no_talk(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["no-such-rules"], None, False, reading(iter(()))) == exits.USAGE
    out, err = capsys.readouterr()
    assert out == "" and "no-such-rules" in err


def test_what_does_not_go_with_the_rules_is_left_out_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    told = talk(capsys, ":rules no-mercy", "Can I put a +4 on a +2?", "and with no bluff?")
    assert "`no-bluff` can’t be laid over the rules here and is left out" in told


def test_the_language_is_the_question_s_own_or_one_that_is_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    told = talk(
        capsys, "Kan man legge +4 på +2?", ":lang fi", ":again", ":lang", ":lang xx", ":lang auto", "på svenska?"
    )
    assert "Nei. " in told
    assert "Vastaukset ovat tästä lähtien suomeksi." in told
    assert ":again\nEi. " in told
    assert "`xx`" in told and "`auto`" in told
    assert "Samma fråga på svenska:\nNej. " in told


def test_the_last_example_is_written_as_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "an example.toml"
    told = talk(
        capsys, f":record {file}", "Can I put a +4 on a +2?", ":record", f":record {file}", f":record {file}",
        f":record {file} --force",
    )  # fmt: skip
    assert "Nothing has been answered yet." in told
    assert "Name the file to write to" in told
    assert told.count(f"Written: {file}") == 2
    assert "exists already" in " ".join(told.split())
    assert 'title = "Can I put a +4 on a +2?"' in file.read_text(encoding="utf-8")


def test_commands_are_listed_and_a_slip_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    told = talk(capsys, ":help", ":rulez", ":xyzzy", ":history", "Can I put a +4 on a +2?", ":history")
    assert ":record FILE" in told
    assert "There is no `:rulez`; did you mean `:rules`?" in told
    assert "There is no `:xyzzy`. `:help` shows what there is." in told
    assert "1  Can I put a +4 on a +2?" in told


@pytest.mark.parametrize("command", [":again", ":why", ":history"])
def test_before_the_first_question_there_is_nothing(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Nothing has been answered yet." in talk(capsys, command)


def test_an_interrupt_ends_the_line_and_not_the_talk(capsys: pytest.CaptureFixture[str]) -> None:
    told = talk(capsys, KeyboardInterrupt(), "Can I put a +4 on a +2?")
    assert "No. " in told


def test_odd_lines_are_passed_over_or_answered_but_never_end_the_talk(capsys: pytest.CaptureFixture[str]) -> None:
    told = talk(capsys, "", "   ", ":", ":  rules", "\ud800\x1b[31m?", "9", "x" * 5000, "Can I put a +4 on a +2?")
    assert "Rules: official" in told
    assert "No. " in told
    assert "\x1b" not in told.replace("> ?\x1b[31m?", "")


def test_one_line_answers_at_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    told = talk(capsys, "Can I put a +4 on a +2?", "and with mixed stacking?", ":why", short=True)
    lines = told.splitlines()
    at = lines.index("> Can I put a +4 on a +2?")
    assert lines[at + 1].startswith("No. ") and lines[at + 2] == "> and with mixed stacking?"
    assert lines[at + 3].startswith("Yes. ") and lines[at + 4] == "> :why"
    assert "Sources" in told.partition(":why")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_own_words_between_the_answers(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = talk(capsys, ":help", ":rules", ":lang", ":nothing", lang=language)
    english = talk(capsys, ":help", ":rules", ":lang", ":nothing", lang="en")
    same = [line for line in told.splitlines() if line and line in english.splitlines() and not line.startswith(">")]
    assert same == [] or language == "en"


# From the command line


def asked(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["ask", *words])
    out, err = capsys.readouterr()
    return int(ended.value.code or 0), out, err


def test_short_prints_the_verdict_and_the_sentence_alone(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = asked(capsys, "--short", "Can I put a +4 on a +2?")
    assert code == exits.OK
    assert out == "No. The penalty can’t be passed on: Eero draws 2 cards and misses a turn.\n"


def test_short_offers_questions_in_the_same_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = asked(capsys, "--short", "may one draw or play?")
    assert code == exits.NOT_UNDERSTOOD
    assert out.startswith("I’m not sure what you are asking. Perhaps “") and out.count("\n") == 1


def test_short_answers_a_batch_in_a_line_each(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "questions"
    file.write_text("Can I stack +2?\n\nKan man legge +4 på +2?\n", encoding="utf-8")
    code, out, _ = asked(capsys, "--short", "--batch", str(file))
    assert code == exits.OK
    first, second = out.splitlines()
    assert first.startswith("No. ") and second.startswith("Nei. ")


def test_short_is_nothing_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = asked(capsys, "--short", "--json", "Can I stack +2?")
    assert code == exits.USAGE
    assert "`--short` and `--json` cannot be given together" in err


def test_json_stays_as_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = asked(capsys, "--json", "Can I put a +4 on a +2, or must I draw?")
    assert json.loads(out)["verdict"] == "no"


def test_off_a_terminal_a_question_is_wanted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("Can I stack +2?\n"))
    code, out, err = asked(capsys)
    assert (code, out) == (exits.USAGE, "")
    assert err


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals there")
def test_a_terminal_stays_for_more() -> None:
    import pty

    child, terminal = pty.fork()
    if child == 0:
        os.execvpe(sys.executable, [sys.executable, "-m", "unorules", "ask", "--short"], os.environ)
    os.write(terminal, b"Can I put a +4 on a +2?\nand with mixed stacking?\n:quit\n")
    told, until = b"", time.monotonic() + 60
    while time.monotonic() < until:
        if select.select([terminal], [], [], 1)[0]:
            try:
                told += os.read(terminal, 65536)
            except OSError:
                break
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == exits.OK
    assert "No. The penalty" in told.decode() and "Yes. Eero" in told.decode()


def test_no_sentence_is_left_that_nothing_says() -> None:
    assert unused(Path(unorules.__file__).parent, ["talk", "questions", "which", "score", "ask"]) == ()
