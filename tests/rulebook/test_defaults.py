"""The folder of settings, and the rules that hold where none are named."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from unorules.rulebook.defaults import (
    Defaults,
    SettingsError,
    default_rules,
    settings_file,
    settings_folder,
    settings_with,
)


def kept(place: Path, text: str) -> dict[str, str]:
    """An environment whose settings say `text`."""
    (place / "unorules").mkdir()
    (place / "unorules" / "config.toml").write_text(text, encoding="utf-8")
    return {"XDG_CONFIG_HOME": str(place)}


def test_the_folder_is_the_one_that_the_system_has_for_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    platformdirs = pytest.importorskip("platformdirs")
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    assert settings_folder() == platformdirs.user_config_path("unorules", appauthor=False)


@pytest.mark.skipif(sys.platform == "win32", reason="no such variable there")
def test_a_folder_named_by_the_environment_goes_before_unless_it_is_relative(tmp_path: Path) -> None:
    assert settings_folder({"XDG_CONFIG_HOME": str(tmp_path)}) == tmp_path / "unorules"
    assert settings_folder({"XDG_CONFIG_HOME": "here"}) == settings_folder({})


def test_without_a_home_there_are_no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", homeless)
    monkeypatch.setattr(sys, "platform", "linux")
    assert settings_file({}) is None
    assert default_rules({}) == Defaults()


def test_without_settings_there_is_no_default(tmp_path: Path) -> None:
    assert default_rules({"XDG_CONFIG_HOME": str(tmp_path)}) == Defaults()


def test_the_settings_hold_the_default(tmp_path: Path) -> None:
    found = default_rules(kept(tmp_path, '# ours\nrules = ["official-112", "cabin"]\n'))
    assert found == Defaults(("official-112", "cabin"), str(tmp_path / "unorules" / "config.toml"))


def test_the_variable_goes_before_the_settings_and_may_be_empty(tmp_path: Path) -> None:
    environ = kept(tmp_path, 'rules = ["cabin"]\n')
    found = default_rules({**environ, "UNORULES_RULES": " no-mercy , two-packs,"})
    assert found == Defaults(("no-mercy", "two-packs"), "UNORULES_RULES")
    assert default_rules({**environ, "UNORULES_RULES": ""}).rules == ()


@pytest.mark.parametrize(
    "text", ["rules = 3\n", 'rules = "cabin"\n', "rules = [1]\n", "rules =\n", "\0\0\0", "a.b" * 9000]
)
def test_settings_that_cannot_be_read_are_told(text: str, tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as fault:
        default_rules(kept(tmp_path, text))
    assert fault.value.path == tmp_path / "unorules" / "config.toml"


def test_a_new_default_leaves_the_rest_of_the_settings_as_it_is() -> None:
    text = '# ours\nrules = ["a"] # every day\nother = 1\n'
    assert settings_with(text, ["b", "c"]) == text.replace('["a"]', '["b", "c"]')
    assert settings_with(text, []) == "# ours\nother = 1\n"
    assert settings_with("", ["b"]) == 'rules = ["b"]\n'
    assert settings_with("", []) == ""
