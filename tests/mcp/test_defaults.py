"""Where a call names no rules, those of the table hold that owns the computer; its own files may lie anywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from unorules.server import tools

PENALTY = "How many cards for forgetting UNO?"
CABIN = 'format = 1\nid = "cabin"\nkind = "house-rule"\ntitle = { en = "Cabin" }\n[uno]\npenalty = 5\n'


def test_the_default_holds_where_no_rules_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNORULES_RULES", "progressive")
    assert tools.ask(PENALTY).data["rules"] == ["official", "progressive"]
    assert tools.ask(PENALTY, rules=["official"]).data["rules"] == ["official"]
    assert tools.judge("y5", "b5").data["rules"] == ["official", "progressive"]
    assert tools.sheet().data["rules"] == ["official", "progressive"]
    assert tools.simulate(rounds=1, against=["jump-in"]).data["rules"] == ["official", "progressive"]


def test_the_default_may_be_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "cabin.toml"
    path.write_text(CABIN, encoding="utf-8")
    monkeypatch.setenv("UNORULES_RULES", str(path))
    assert tools.ask(PENALTY).data["value"] == 5


def test_beside_a_default_that_is_a_file_no_other_file_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "cabin.toml"
    path.write_text(CABIN, encoding="utf-8")
    (tmp_path / "secret").write_text("x = 1", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("UNORULES_RULES", str(path))
    found = tools.simulate(rounds=1, against=["secret"])
    assert (found.is_error, found.data["error"]["kind"]) == (True, "limit")


def test_a_default_that_cannot_be_played_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNORULES_RULES", "no-such-rules")
    found = tools.ask(PENALTY)
    assert (found.is_error, found.data["error"]["kind"]) == (True, "rules")
    assert found.data["error"]["findings"][0]["code"] == "RS301"


def test_settings_that_cannot_be_read_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "unorules").mkdir()
    (tmp_path / "unorules" / "config.toml").write_text("rules = 3\n", encoding="utf-8")
    monkeypatch.delenv("UNORULES_RULES", raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    found = tools.ask(PENALTY)
    assert found.data["error"]["kind"] == "settings"
    assert "config.toml" in found.text
