"""The command line: what it understands, what it says when it does not, and how it ends."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from unorules import __version__
from unorules.cli import exits
from unorules.cli.app import main

FULL = Path("/dev/full")


@pytest.fixture(autouse=True)
def in_english(monkeypatch):
    monkeypatch.setenv("UNORULES_LANG", "en")


def run(*words):
    """The exit code of a command line run in this process."""
    with pytest.raises(SystemExit) as ended:
        main(list(words))
    return ended.value.code


def spawn(*words, **environ):
    """A command line run as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "unorules", *words],
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"} | environ,
        timeout=60,
        check=False,
    )


def test_the_version_is_told(capsys):
    assert run("--version") == exits.OK
    first, second = capsys.readouterr().out.splitlines()
    assert first == f"unorules {__version__}"
    assert re.fullmatch(r"locales [0-9a-f]{8}  rulesets [0-9a-f]{8}  model [0-9a-f]{8}", second)


def test_without_a_word_the_help_is_shown(capsys):
    assert run() == exits.OK
    told = capsys.readouterr().out
    for command in ("ask", "judge", "replay", "rules", "validate", "sheet"):
        assert f"\n{command} " in told


@pytest.mark.parametrize("language", ["fi", "nb", "sv", "en"])
@pytest.mark.parametrize("command", ["ask", "judge", "replay", "rules", "validate", "sheet"])
def test_every_command_has_help_in_every_language(command, language, capsys):
    assert run(command, "--lang", language, "--help") == exits.OK
    assert "--lang" in capsys.readouterr().out


def test_help_speaks_the_language_of_the_environment(capsys, monkeypatch):
    monkeypatch.setenv("UNORULES_LANG", "fi")
    run("--help")
    assert "Ratkaisee UNO-kiistoja" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["jugde"], "There is no command `jugde`\nDid you mean `judge`?"),
        (["Can I stack +2?"], "unorules ask …"),
        (["judge", "--tpo", "r5"], "There is no option `--tpo`\nDid you mean `--top`?"),
        (["judge", "--players", "many"], "`--players` must be a whole number from 2 to 20"),
        (["judge", "--players", "99"], "`--players` must be a whole number from 2 to 20"),
        (["judge", "--top"], "`--top` needs a value"),
        (["ask", "--rules", "--lang", "en", "May I?"], "`--rules` needs a value"),
        (["simulate", "--record", "3", "--force"], "`--record` needs 2 values"),
        (["validate"], "`PATH` is missing"),
        (["sheet", "--format", "docx"], "`--format` must be `terminal`, `markdown`, `html` or `pdf`"),
        (["sheet", "official"], "There is a word too many: official\nMore: unorules sheet --help"),
        (["sheet", "a", "b"], "There are 2 words too many: a b"),
        (["sheet", "--force=yes"], "`--force` takes no value\nMore: unorules sheet --help"),
        (["simulate", "--record", "3"], "`--record` needs 2 values\nMore: unorules simulate --help"),
        (["--version=1"], "`--version` takes no value\nMore: unorules --help"),
        (["ask", "--batch", "-", "why?"], "`--batch` and `QUESTION` cannot be given together\nMore: unorules ask"),
        (["ask", "--batch", "-", "--record", "x"], "`--batch` and `--record` cannot be given together"),
        (["judge", "--record", "x", "--top", "r5"], "`--record` and `--top` cannot be given together"),
        (["judge", "--record", "x", "--players", "3"], "`--record` and `--players` cannot be given together"),
        (["judge", "--record", "x", "-r", "official"], "`--record` and `--rules` cannot be given together"),
        (["judge", "--top", "r5", "--hand", ""], "The hand is empty"),
        (["judge", "--top", "", "--hand", "r5"], "--top takes exactly one card"),
        (["judge", "--top", "r5 r6", "--hand", "r7"], "--top takes exactly one card"),
        (["judge", "--top", "r5", "--hand", "b+2 y3", "--pending", "2"], "nothing can be owed for `r5`"),
        (["sheet", "--lang", "de"], "`de` is not a language that is spoken here: take `fi`, `nb`, `sv` or `en`"),
    ],
)
def test_a_command_line_that_cannot_be_read_is_told_so(words, told, capsys):
    assert run(*words) == exits.USAGE
    captured = capsys.readouterr()
    assert captured.out == ""
    assert told in captured.err


def test_what_was_typed_cannot_disturb_the_terminal(capsys):
    assert run("\x1b[31mask\u202e") == exits.USAGE
    assert not set(capsys.readouterr().err) & {"\x1b", "\u202e"}


def test_a_complaint_speaks_the_language_asked_for(capsys):
    assert run("sheet", "--lang", "no", "--format", "docx") == exits.USAGE
    assert "må være `terminal`, `markdown`, `html` eller `pdf`" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["fi", "nb", "sv"])
@pytest.mark.parametrize("words", [["sheet", "a"], ["sheet", "a", "b"], ["sheet", "--force=1"], ["ask", "--batch"]])
def test_no_complaint_falls_back_to_english(words, language, capsys, monkeypatch):
    monkeypatch.setenv("UNORULES_LANG", language)
    assert run(*words) == exits.USAGE
    told = capsys.readouterr().err
    assert not {"unexpected", "argument", "Option", "value", "the", "takes"} & set(told.replace("`", " ").split())


def test_a_language_that_is_not_spoken_is_told_with_the_variable_that_names_it(capsys, monkeypatch):
    monkeypatch.setenv("UNORULES_LANG", "xx")
    monkeypatch.setenv("LC_ALL", "C")
    assert run("sheet") == exits.USAGE
    told = capsys.readouterr().err
    assert "UNORULES_LANG" in told and "`xx`" in told and "`nb`" in told
    assert run("sheet", "--lang", "yy") == exits.USAGE
    assert "UNORULES_LANG" not in capsys.readouterr().err


def test_the_help_tells_the_exit_codes(capsys):
    assert run("--help") == exits.OK
    told = capsys.readouterr().out.partition("Exit codes")[2]
    assert [line[0] for line in told.splitlines() if line[:1].isdigit()] == ["0", "1", "2", "3"]


def test_a_dash_is_standard_output(capsys):
    assert run("sheet") == exits.OK
    plain = capsys.readouterr().out
    assert run("sheet", "-o", "-") == exits.OK
    assert capsys.readouterr().out == plain


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
@pytest.mark.parametrize("linked", [False, True])
@pytest.mark.parametrize(
    "words",
    [
        ["sheet", "-o"],
        ["ask", "Can I put a +2 on a +2?", "--record"],
        ["simulate", "--rounds", "1", "--record", "1"],
    ],
)
def test_what_is_no_file_is_not_replaced_by_one(words, linked, tmp_path, capsys):
    place = tmp_path / "pipe"
    os.mkfifo(place)
    asked = tmp_path / "link"
    asked.symlink_to(place)
    assert run(*words, str(asked if linked else place), "--force") == exits.FOUND
    assert place.is_fifo()
    assert "not a file" in capsys.readouterr().err
    assert {each.name for each in tmp_path.iterdir()} == {"pipe", "link"}


@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/fd/1"])
def test_standard_output_by_another_name_is_a_dash_instead(name, capsys):
    assert run("sheet", "-o", name, "--force") == exits.FOUND
    assert "--output -" in capsys.readouterr().err


def test_bytes_that_are_no_text_become_replacement_characters(capsys):
    assert run("ask", "--json", "Can I stack\udcff?") == exits.OK
    assert '"Can I stack\ufffd?"' in capsys.readouterr().out


def test_a_sheet_is_written_once_and_over_only_when_forced(tmp_path, capsys):
    target = tmp_path / "sheet.md"
    assert run("sheet", "-o", str(target)) == exits.OK
    first = target.read_text(encoding="utf-8")
    assert first.startswith("# UNO rules")
    assert run("sheet", "-o", str(target), "--lang", "fi") == exits.FOUND
    assert target.read_text(encoding="utf-8") == first
    assert "--force" in capsys.readouterr().err
    assert run("sheet", "-o", str(target), "--lang", "fi", "--force") == exits.OK
    assert target.read_text(encoding="utf-8").startswith("# UNO-säännöt")


def test_a_sheet_that_cannot_be_written_is_told(tmp_path, capsys):
    assert run("sheet", "-o", str(tmp_path / "nowhere" / "sheet.txt")) == exits.FOUND
    assert "cannot be written" in capsys.readouterr().err


def test_rules_that_cannot_be_played_have_no_sheet(capsys):
    assert run("sheet", "-r", "low-score", "-r", "challenge-uno") == exits.USAGE
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "challenge-uno" in captured.err


def test_the_keyboard_stops_it_without_a_traceback(monkeypatch, capsys):
    def stop(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr("unorules.cli.sheet.rule_sheet", stop)
    assert run("sheet") == exits.INTERRUPTED
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1"])
def test_a_stream_that_lacks_letters_gets_the_nearest(encoding):
    done = spawn("sheet", "--lang", "nb", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    told = done.stdout.decode(encoding)
    assert "===" in told
    assert "?" not in told.partition("Kortstokken")[0]
    if encoding == "ascii":
        assert "Bli kvitt alle kortene dine forst." in told


def test_a_c_locale_is_no_trouble():
    done = spawn("sheet", "--lang", "fi", LC_ALL="C", LANG="C", PYTHONIOENCODING="")
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(os.name == "nt", reason="pipes break otherwise there")
def test_a_broken_pipe_ends_quietly():
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "unorules", "sheet"], stdout=writer, stderr=subprocess.PIPE, timeout=60, check=False
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (exits.OK, b"")


@pytest.mark.skipif(os.name == "nt", reason="pipes break otherwise there")
def test_a_pipe_that_breaks_midway_ends_as_quietly():
    words = [sys.executable, "-m", "unorules", "rules", "--show"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        running.stdout.read(10)
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == exits.OK


def closed(words, *numbers):
    """A command line run with some of the three streams closed."""
    code = "import os, sys\nfor number in sys.argv[1].split(): os.close(int(number))\n"
    code += "os.execv(sys.executable, [sys.executable, '-m', 'unorules', *sys.argv[2:]])"
    start = [sys.executable, "-c", code, " ".join(map(str, numbers)), *words]
    return subprocess.run(
        start, capture_output=True, text=True, env=os.environ | {"UNORULES_LANG": "en"}, timeout=60, check=False
    )


@pytest.mark.skipif(os.name == "nt", reason="a program of its own there")
@pytest.mark.parametrize(
    ("words", "numbers", "code", "told"),
    [
        (["ask", "Can I stack +2?"], (1,), exits.FOUND, "The output cannot be written: it is closed\n"),
        (["rules"], (1,), exits.FOUND, "The output cannot be written: it is closed\n"),
        (["ask", "--batch", "-"], (0,), exits.USAGE, "The file can’t be read: it is closed\n"),
        (["ask", ""], (2,), exits.USAGE, ""),
        (["ask", "Can I stack +2?"], (1, 2), exits.FOUND, ""),
    ],
)
def test_a_stream_that_is_closed_is_told_without_a_traceback(words, numbers, code, told):
    done = closed(words, *numbers)
    assert (done.returncode, done.stderr) == (code, told)


@pytest.mark.skipif(not FULL.exists(), reason="no full device here")
def test_where_complaints_cannot_be_written_the_exit_code_stays():
    with FULL.open("wb") as full:
        done = subprocess.run([sys.executable, "-m", "unorules", "ask", ""], stderr=full, timeout=60, check=False)
    assert done.returncode == exits.USAGE


@pytest.mark.skipif(not FULL.exists(), reason="no full device here")
def test_a_full_disk_is_told_without_a_traceback():
    with FULL.open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "unorules", "sheet", "--lang", "en"],
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert done.returncode == exits.FOUND
    assert done.stderr.startswith(b"The output cannot be written: ")
    assert done.stderr.count(b"\n") == 1


def test_rich_is_not_imported_where_no_colours_are_drawn():
    code = "import sys; sys.argv = ['unorules', 'sheet']\nfrom unorules.cli.app import main\ntry: main()\nfinally: "
    done = subprocess.run(
        [sys.executable, "-c", code + "print('rich' in sys.modules, 'pydantic' in sys.modules)"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout.endswith("False False\n")
