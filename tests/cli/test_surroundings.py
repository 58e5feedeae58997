"""The commands where the network is cut off, and where the environment is odd: no traceback, and the right code."""

import json
import os
import re
import stat
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest

from unorules.cli import exits, streams

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "docs" / "examples"

_CUT = """
import socket

def refused(*_args, **_kwargs):
    raise AssertionError("the network was asked for")

socket.socket.connect = socket.socket.connect_ex = refused
socket.socket.bind = socket.socket.sendto = refused
socket.create_connection = socket.getaddrinfo = socket.gethostbyname = refused
"""
"""Run as Python starts. Sockets as such stay: asyncio makes pairs of them within a process."""

COMMANDS = [
    (["--version"], exits.OK),
    (["--help"], exits.OK),
    (["ask", "Får man gå ut på ett specialkort?"], exits.OK),
    (["ask", "--json", "Can I stack +2?"], exits.OK),
    (["ask", "--short", "Saako +2:n päälle laittaa +2:n?"], exits.OK),
    (["ask", "what is the weather like"], exits.NOT_UNDERSTOOD),
    (["ask"], exits.USAGE),
    (["questions", "uno"], exits.OK),
    (["judge", "--top", "r5", "--hand", "r7 b2", "r7"], exits.OK),
    (["judge", "--top", "r5", "--hand", "r7 b2", "b2"], exits.FOUND),
    (["replay", str(EXAMPLES / "challenge.toml")], exits.FOUND),
    (["rules"], exits.OK),
    (["rules", "--show", "no-mercy"], exits.OK),
    (["which", "--cards", "112"], exits.OK),
    (["explain", "RS201", "uno.penalty"], exits.OK),
    (["diff", "official", "seven-o"], exits.OK),
    (["default"], exits.OK),
    (["validate", str(EXAMPLES / "our-rules.toml")], exits.FOUND),
    (["validate", "nowhere.toml"], exits.USAGE),
    (["schema"], exits.OK),
    (["sheet", "--lang", "fi"], exits.OK),
    (["sheet", "--format", "html", "--lang", "sv"], exits.OK),
    (["simulate", "--rounds", "5"], exits.OK),
    (["completion", "bash"], exits.OK),
    (["man", "--lang", "nb"], exits.OK),
    (["doctor"], exits.OK),
    (["locales"], exits.OK),
    (["nonsense"], exits.USAGE),
]


_ONE_BY_ONE = """
import io, json, os, sys, traceback
from unorules.cli.entry import main

def streams():
    return [io.TextIOWrapper(io.BytesIO(), each.encoding, each.errors) for each in (sys.__stdout__, sys.__stderr__)]

given, done = json.loads(os.environ.pop("COMMANDS")), []
for words in given:
    sys.argv = ["unorules", *words]
    sys.stdout, sys.stderr = streams()
    try:
        code = main()
    except SystemExit as ended:
        code = ended.code
    except BaseException:
        traceback.print_exc()
        code = "broken"
    for each in (sys.stdout, sys.stderr):
        each.flush()
    done.append([code or 0, *(each.buffer.getvalue().hex() for each in (sys.stdout, sys.stderr))])
sys.__stdout__.write(json.dumps(done))
"""
"""Many commands in one process, each with streams of its own that are encoded as those of the process are: most of what a
process costs is its start."""


def started(how: Sequence[str], place: Path, environ: Mapping[str, str]) -> "subprocess.CompletedProcess[bytes]":
    """Python in an environment of which it knows nothing but what is given."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return subprocess.run(
        [sys.executable, *how],
        cwd=place,
        env=kept | {"PYTHONPATH": str(ROOT), "UNORULES_RULES": ""} | environ,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=120,
        check=False,
    )


def run(words, place, environ):
    return started(["-m", "unorules", *words], place, environ)


def one_by_one(commands, place, environ):
    """The commands by what they are, each with its code and what it wrote, as `run` has it."""
    given = [list(each) for each in dict.fromkeys(map(tuple, commands))]
    told = started(["-c", _ONE_BY_ONE], place, environ | {"COMMANDS": json.dumps(given)})
    assert told.returncode == 0, told.stderr.decode(errors="replace")
    return {
        tuple(words): SimpleNamespace(returncode=code, stdout=bytes.fromhex(out), stderr=bytes.fromhex(err))
        for words, (code, out, err) in zip(given, json.loads(told.stdout), strict=True)
    }


def sound(done, code, words=()):
    """Whether a command ended as it should."""
    told = f"{' '.join(words)}: {done.stderr.decode(errors='replace')}"
    assert b"Traceback" not in done.stderr, told
    assert done.returncode == code, told


@pytest.fixture(scope="module")
def cut_off(tmp_path_factory):
    """An environment in which whoever asks for the network fails."""
    place = tmp_path_factory.mktemp("cut")
    (place / "sitecustomize.py").write_text(_CUT, encoding="utf-8")
    return {"PYTHONPATH": f"{place}{os.pathsep}{ROOT}", "HOME": str(place), "PYTHONIOENCODING": "utf-8"}


def test_the_network_would_be_missed(cut_off, tmp_path):
    """The cut is one: what asks for the network fails there."""
    code = "import urllib.request; urllib.request.urlopen('http://127.0.0.1:9')"
    done = subprocess.run(
        [sys.executable, "-c", code], env=cut_off, cwd=tmp_path, capture_output=True, timeout=60, check=False
    )
    assert b"the network was asked for" in done.stderr


def test_no_command_needs_the_network(cut_off, tmp_path):
    done = one_by_one([words for words, _ in COMMANDS], tmp_path, cut_off)
    for words, code in COMMANDS:
        sound(done[tuple(words)], code, words)


def test_a_pdf_needs_no_network(cut_off, tmp_path):
    pytest.importorskip("typst")
    done = run(["sheet", "--lang", "sv", "-o", "sheet.pdf"], tmp_path, cut_off)
    sound(done, exits.OK)
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")


FEW = [COMMANDS[at] for at in (1, 2, 5, 9, 17, 18, 20, 25)]
ODD = {
    "C": {"LANG": "C", "LC_ALL": "C"},
    "latin-1": {"PYTHONIOENCODING": "latin-1", "UNORULES_LANG": "fi"},
    "cp1252": {"PYTHONIOENCODING": "cp1252", "UNORULES_LANG": "nb"},
    "cp437": {"PYTHONIOENCODING": "cp437", "UNORULES_LANG": "sv"},
    "cp850": {"PYTHONIOENCODING": "cp850", "UNORULES_LANG": "fi"},
    "ascii": {"PYTHONIOENCODING": "ascii", "UNORULES_LANG": "nb"},
    "no such locale": {"LANG": "xx_YY.nonsense@euro", "LC_ALL": "fi_FI.ISO-8859-1", "LANGUAGE": ":::"},
    "no home": {"HOME": "", "USERPROFILE": ""},
    "narrow": {"COLUMNS": "40", "UNORULES_LANG": "fi"},
    "nonsense": {"COLUMNS": "wide", "LANG": "\x7f", "TERM": "no-such-terminal"},
    "dumb": {"TERM": "dumb"},
    "bare": {},
}
"""Environments of which the home is unknown, and everything else that is not named."""


def is_decoded(words, out, odd):
    if words != ["sheet", "--format", "html", "--lang", "sv"]:  # a file, and its format is UTF-8
        out.decode(ODD[odd].get("PYTHONIOENCODING", "utf-8"))


@pytest.mark.parametrize("odd", ODD)
def test_an_odd_environment_is_no_trouble_to_any_command(odd, tmp_path):
    environ = ODD[odd] | {"UNORULES_CACHE": os.environ["UNORULES_CACHE"]}
    done = one_by_one([words for words, _ in FEW], tmp_path, environ)
    for words, code in FEW:
        sound(done[tuple(words)], code, words)
        is_decoded(words, done[tuple(words)].stdout, odd)


# As somebody calls them: what a process does with its own streams, and as it ends, is seen nowhere else.
@pytest.mark.parametrize(("at", "odd"), list(enumerate(ODD)))
def test_an_odd_environment_is_no_trouble_to_a_process_of_its_own(at, odd, tmp_path):
    words, code = FEW[at % len(FEW)]
    done = run(words, tmp_path, ODD[odd] | {"UNORULES_CACHE": os.environ["UNORULES_CACHE"]})
    sound(done, code, words)
    is_decoded(words, done.stdout, odd)


NARROW = [
    ["--help"],
    ["--version"],
    ["sheet"],
    ["doctor"],
    ["locales", "--help"],
    ["judge", "--top", "y5", "--hand", "b5 y8 W+4", "W+4=blue"],
    ["replay", str(EXAMPLES / "challenge.toml")],
    ["rules"],
    ["rules", "--show", "jump-in"],
    ["validate", "no-such-file.toml"],
    ["score", "no-such-file.toml"],
    ["simulate", "--players", "19"],
    ["ask", "--rules", "no-such-rules", "May I stack?"],
]


@cache
def in_columns(columns):
    """What is printed in Finnish on a terminal of that width."""
    commands = NARROW if columns == 40 else [words for words, width in VERY_NARROW if width == columns]
    environ = {"COLUMNS": str(columns), "UNORULES_LANG": "fi", "PYTHONIOENCODING": "utf-8"}
    return one_by_one(commands, ROOT / "docs", environ)


@pytest.mark.parametrize("words", NARROW, ids=lambda each: " ".join(each)[:30])
def test_what_is_printed_keeps_to_the_width_of_the_terminal(words):
    done = in_columns(40)[tuple(words)]
    lines = (done.stdout + done.stderr).decode("utf-8").splitlines()
    whole = re.compile(r"\s*(`[^`]*`[.,:]?|\S+)")  # a command to be copied, the name of an option or a file
    assert [line for line in lines if len(line) > 40 and not whole.fullmatch(line)] == []


def test_a_pipe_gets_each_line_whole(tmp_path):
    done = run(["judge", "--top", "y5", "--hand", "b5 b6 b7 b8 b9 y1 y2 y3 W W+4"], tmp_path, {"UNORULES_LANG": "en"})
    assert len(max(done.stdout.decode("utf-8").splitlines(), key=len)) > 90


def test_a_pipe_gets_utf_8_where_no_locale_is_set(tmp_path):
    for locale in ({}, {"LANG": "C", "LC_ALL": "C"}):
        done = run(["questions", "uno", "--lang", "fi"], tmp_path, locale)
        assert "ä" in done.stdout.decode("utf-8")


VERY_NARROW = [
    (["ask", "Saako +2:n päälle laittaa +4:n?"], 24),
    (["which"], 24),
    (["which", "--leaflet", "W2087"], 24),
    (["rules"], 24),
    (["rules", "--show", "jump-in"], 24),
    (["questions", "haaste"], 24),
    (["score", str(EXAMPLES / "evenings" / "friday.toml")], 24),
    (["doctor"], 24),
    (["locales"], 20),
    (["judge", "--top", "y5", "--hand", "b5 y8 W+4", "W+4=blue"], 20),
    (["ask", "--rules", "no-such-rules", "Saako ketjuttaa?"], 20),
]


@pytest.mark.parametrize(
    ("words", "columns"), VERY_NARROW, ids=lambda each: " ".join(each)[:30] if isinstance(each, list) else ""
)
def test_a_very_narrow_terminal_gets_lines_that_fit(words, columns):
    done = in_columns(columns)[tuple(words)]
    lines = (done.stdout + done.stderr).decode("utf-8").splitlines()
    assert len(lines) > 3
    whole = re.compile(r"\s*(`[^`]*`[.,:]?|\S+)")  # what is one word stays whole
    assert [line for line in lines if len(line) > columns and not whole.fullmatch(line)] == []


@pytest.fixture
def shut(tmp_path):
    """A home in which nothing may be written: by its rights, and for those who may do all by a file in each folder's place."""
    home = tmp_path / "home"
    for name in (".cache", ".config"):
        (home / name).mkdir(parents=True)
        (home / name / "unorules").touch()
    home.chmod(stat.S_IRUSR | stat.S_IXUSR)
    yield {"HOME": str(home), "USERPROFILE": str(home), "APPDATA": str(home / ".config")}
    home.chmod(stat.S_IRWXU)


def test_a_home_that_cannot_be_written_to_is_no_trouble(shut, tmp_path):
    for words, code in FEW:  # each starts with nothing that another has compiled
        sound(run(words, tmp_path, shut), code, words)


def test_a_default_that_cannot_be_kept_there_is_told(shut, tmp_path):
    done = run(["default", "seven-o"], tmp_path, shut | {"UNORULES_LANG": "en"})
    sound(done, exits.FOUND)
    assert b"cannot be written" in done.stderr


def test_a_home_that_is_unknown_is_told_by_those_who_need_it(tmp_path, monkeypatch):
    code = (
        "import pathlib, sys; pathlib.Path.home = classmethod(lambda _: (_ for _ in ()).throw(RuntimeError('none')))\n"
    )
    code += "from unorules.cli.app import main; main()"
    for words, wanted in (
        (["doctor"], exits.OK),
        (["ask", "Can I stack +2?"], exits.OK),
        (["default", "seven-o"], exits.FOUND),
    ):
        done = subprocess.run(
            [sys.executable, "-c", code, *words],
            env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "UNORULES_LANG": "en"},
            cwd=tmp_path,
            capture_output=True,
            timeout=60,
            check=False,
        )
        sound(done, wanted)


def test_every_sign_of_the_wording_has_something_near_it_where_only_ascii_is_to_be_had():
    files = [
        each
        for each in (ROOT / "locales").glob("*/*.yaml")
        if each.stem not in ("lexicon", "cues", "numbers", "tokens")
    ]
    signs = {sign for each in files for sign in each.read_text(encoding="utf-8") if not sign.isascii()}
    assert len(signs) > 20
    assert [sign for sign in signs if "?" in streams._plain(sign)] == []
