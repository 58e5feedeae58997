"""Somebody who sits before the dialogue of `unorules new`, or gives it options; and what comes of it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.remembered import remember
from unorules.cli.app import main
from unorules.cli.wizard import conversation, dialogue, effect, screen
from unorules.cli.wizard.desk import Desk
from unorules.cli.wizard.dialogue import Dialogue
from unorules.i18n.messages import load as words
from unorules.rulebook.check import check
from unorules.rulebook.drafting import Draft

LINES = {"100x30": (100, 30), "80x24": (80, 24), "40x24": (40, 24)}


@pytest.fixture(name="place", autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of settings of its own; returns that of the rulesets."""
    for name in ("UNORULES_RULESETS", "UNORULES_RULES", "LINES", "TERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.setenv("UNORULES_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(effect, "ROUNDS", 10)
    remember(monkeypatch)
    return tmp_path / "settings" / "unorules" / "rulesets"


class Sitting:
    """Somebody who answers, and reads on with Enter wherever there is more; what was on the screen before each answer is
    kept in `seen`.
    """

    def __init__(
        self, capsys: pytest.CaptureFixture[str], *answers: str, language: str = "en", output: str | None = None
    ) -> None:
        self.seen: list[str] = []
        self.prompts: list[str] = []
        self._capsys = capsys
        self._left: Iterator[str] = iter(answers)
        self._waits = [f"[{words(language)(f'new.page.{each}')}] > " for each in ("more", "pause")]
        desk = Desk(words(language), output)
        self.code = conversation.converse(Dialogue(words(language), self._read), desk, Draft())
        self.last = capsys.readouterr().out
        self.errors = ""

    def _read(self, prompt: str) -> str:
        self.seen.append(self._capsys.readouterr().out)
        self.prompts.append(prompt)
        if prompt in self._waits:
            return ""
        try:
            return next(self._left)
        except StopIteration:
            raise EOFError from None

    @property
    def told(self) -> str:
        return "".join((*self.seen, self.last))


def sized(monkeypatch: pytest.MonkeyPatch, size: str) -> tuple[int, int]:
    columns, rows = LINES[size]
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setattr(screen, "height", lambda: rows)
    monkeypatch.setattr(dialogue, "height", lambda: rows)
    return columns, rows


def run(*given: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["new", *given])
    return int(ended.value.code or 0)


def heavy(path: Path) -> list[str]:
    return [found.code for found in check(path).findings if found.severity != "note"]


def answered(*lines: str, language: str = "en", draft: Draft | None = None, output: str | None = None) -> int:
    """The exit code of a dialogue with these answers; without an answer left the input is at its end."""
    left: Iterator[str] = iter(lines)

    def read(_prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    messages = words(language)
    code = conversation.converse(Dialogue(messages, read), Desk(messages, output), draft or Draft())
    assert next(left, None) is None, "not every answer was asked for"
    return code


def data(place: Path, name: str = "cabin-rules") -> dict[str, object]:
    return tomllib.loads((place / f"{name}.toml").read_text(encoding="utf-8"))
