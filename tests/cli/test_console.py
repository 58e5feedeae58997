"""The screen: colours where they are wanted, the same words without them."""

import io
import re

import pytest

from unorules.cli import console, streams
from unorules.document.model import Document, Paragraph, Run, plain

PAGE = Document(
    (Paragraph((Run("No.", "no"), *plain(" On the table lies "), Run("red +2", "card", "red"), *plain("."))),)
)
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch):
    for name in ("NO_COLOR", "FORCE_COLOR", "COLORTERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")


def drawn(columns, monkeypatch):
    monkeypatch.setenv("COLUMNS", str(columns))
    out = Terminal()
    console.show(PAGE, out)
    return out.getvalue()


def test_a_terminal_gets_colours_and_the_same_words(monkeypatch):
    told = drawn(80, monkeypatch)
    assert "\x1b[" in told
    assert ESCAPES.sub("", told) == "No. On the table lies [red +2].\n"


def test_a_narrow_terminal_gets_narrow_lines(monkeypatch):
    told = ESCAPES.sub("", drawn(20, monkeypatch))
    assert max(map(len, told.splitlines())) <= console.NARROW


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_colours_can_be_declined(name, value, monkeypatch):
    monkeypatch.setenv(name, value)
    assert drawn(80, monkeypatch) == "No. On the table lies [red +2].\n"


@pytest.mark.parametrize(
    ("columns", "wide"), [("50", 50), ("7", console.NARROW), ("900", console.WIDE), ("", 80), ("wide", 80), ("0", 80)]
)
def test_off_a_terminal_columns_count_where_they_are_set(columns, wide, monkeypatch):
    monkeypatch.setenv("COLUMNS", columns)
    assert console.width(io.StringIO()) == wide


def test_a_pipe_gets_plain_text():
    out = io.StringIO()
    console.show(PAGE, out)
    assert out.getvalue() == "No. On the table lies [red +2].\n"


@pytest.mark.parametrize(
    ("text", "encoding", "told"),
    [
        ("Nei – rød ✓", "ascii", b"Nei - rod +"),
        ("vihreä “8”…", "ascii", b'vihrea "8"...'),
        ("rød ✗", "cp1252", b"r\xf8d x"),
        ("漢", "ascii", b"?"),
    ],
)
def test_what_cannot_be_printed_becomes_the_nearest_that_can(text, encoding, told, monkeypatch):
    raw = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(raw, encoding=encoding))
    streams.prepare()
    print(text, end="", flush=True)
    assert raw.getvalue() == told


def test_machines_get_escapes_instead_and_lose_nothing(monkeypatch):
    raw = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(raw, encoding="ascii"))
    streams.prepare()
    streams.prepare_for_json()
    print('"rød 🂡"', end="", flush=True)
    assert raw.getvalue() == rb'"r\u00f8d \ud83c\udca1"'
