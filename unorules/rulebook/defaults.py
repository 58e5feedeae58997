"""The folders of the user's settings and rulesets, and the rules that hold where none are named, kept there or named outside."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from unorules.diagnostics.model import Finding
from unorules.rulebook.source import Source, read
from unorules.values import dataclass

VARIABLE: Final = "UNORULES_RULES"
KEY: Final = "rules"
_BETWEEN: Final = re.compile(r"[\s,;+]+")
_APART: Final = ("win32", "darwin")
"""Systems that keep settings elsewhere than where the XDG base directory specification says."""


class SettingsError(ValueError):
    """The file of settings cannot be read, or `rules` in it is no list of texts. `path` is the file, `fault` what keeps it from
    being read as TOML; None where it is, and then `line` is that of `rules` and `cure` what it may say.
    """

    def __init__(self, path: Path, fault: Finding | None = None, line: int = 1, cure: str = "") -> None:
        super().__init__(str(path))
        self.path = path
        self.fault = fault
        self.line = line
        self.cure = cure


@dataclass(frozen=True, slots=True)
class Defaults:
    """The default rules, ids or paths as `--rules` takes them, none for `official`; `place` is where they stand."""

    rules: tuple[str, ...] = ()
    place: str = ""


def settings_folder(environ: Mapping[str, str] = os.environ) -> Path | None:
    """The folder of settings: `unorules` in $XDG_CONFIG_HOME where that is set, else where the system keeps such folders.

    None where the user has no home.
    """
    named = Path(environ.get("XDG_CONFIG_HOME", ""))
    if named.is_absolute():  # a relative one is to be ignored, says the specification
        return named / "unorules"
    try:
        if sys.platform in _APART:
            from platformdirs import user_config_path  # 7 ms, and elsewhere it says what stands below

            return user_config_path("unorules", appauthor=False)
        return Path.home() / ".config" / "unorules"
    except RuntimeError:
        return None


def own_folders(environ: Mapping[str, str] = os.environ) -> tuple[Path, ...]:
    """The user's folder of rulesets: UNORULES_RULESETS, else `rulesets` in the folder of settings."""
    named = environ.get("UNORULES_RULESETS")
    if named:
        return (Path(named),)
    settings = settings_folder(environ)
    return (settings / "rulesets",) if settings else ()


def settings_file(environ: Mapping[str, str] = os.environ) -> Path | None:
    """The file of settings, whether it is there or not; None where the user has no home."""
    place = settings_folder(environ)
    return place / "config.toml" if place else None


def default_rules(environ: Mapping[str, str] = os.environ) -> Defaults:
    """The rules for where none are named: those of UNORULES_RULES, divided by commas, else those of the settings.

    The variable set to nothing stands for no default. Raises SettingsError for settings that cannot be read.
    """
    named = environ.get(VARIABLE)
    if named is not None:
        return Defaults(tuple(each.strip() for each in named.split(",") if each.strip()), VARIABLE)
    path = settings_file(environ)
    if path is None or not path.is_file():
        return Defaults()
    return Defaults(_rules(path), str(path))


def _rules(path: Path) -> tuple[str, ...]:
    source = read(path)
    if not isinstance(source, Source):
        raise SettingsError(path, source)
    return rules_kept(source)


def rules_kept(source: Source) -> tuple[str, ...]:
    """The default rules in the text of settings. Raises SettingsError."""
    import tomllib  # most tables have no such file

    try:
        found = tomllib.loads(source.text).get(KEY, [])
    except (ValueError, RecursionError):
        raise SettingsError(source.path, no_toml(source)) from None
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise _no_list(source, found)
    return tuple(found)


def _no_list(source: Source, found: object) -> SettingsError:
    """What is said of settings in which `rules` is something else; ids in it are kept in what is proposed."""
    import json  # as above

    from unorules.rulebook.model import ID
    from unorules.rulebook.syntax import parse

    toml = parse(source)
    span = None if isinstance(toml, Finding) else toml.key(KEY) or toml.value(KEY)
    texts = [each for each in (found if isinstance(found, list) else [found]) if isinstance(each, str)]
    ids = [part for text in texts for part in _BETWEEN.split(text) if ID.match(part)]
    cure = f"{KEY} = {json.dumps(ids or ['jump-in'])}"
    return SettingsError(source.path, line=span.line if span else 1, cure=cure)


def no_toml(source: Source) -> Finding | None:
    """What keeps the text of settings from being TOML; None where it is."""
    from unorules.rulebook.syntax import parse

    found = parse(source)
    return found if isinstance(found, Finding) else None


def settings_with(text: str, rules: Sequence[str]) -> str:
    """The text of the settings with these default rules, or without any; everything else stays as it is.

    Raises EditError where that cannot be done.
    """
    from unorules.rulebook.editing import with_value, without, written

    return with_value(text, (KEY,), written(list(rules))) if rules else without(text, (KEY,))
