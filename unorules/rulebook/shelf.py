"""Where rulesets are found: the shipped ones, the user's own folders, and the files beside a file."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from unorules.bundled import folder
from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Params
from unorules.rulebook.model import Ruleset
from unorules.rulebook.read import read_ruleset
from unorules.rulebook.reader import ID
from unorules.rulebook.source import read
from unorules.rulebook.syntax import parse

EDITIONS: Final = (
    "official",
    "official-112",
    "official-112-start-cards",
    "official-112-swap",
    "official-112-blank",
    "no-mercy",
)
HOUSE_RULES: Final = (
    "progressive",
    "mixed-stacking",
    "seven-o",
    "jump-in",
    "draw-until-playable",
    "draw-three",
    "multi-play",
    "force-play",
    "no-bluff",
    "free-wild-draw-four",
    "bounce",
    "no-action-finish",
    "low-score",
    "challenge-uno",
    "partners",
    "mercy-25",
    "two-packs",
    "no-mercy-exclusions",
)
SHIPPED: Final = EDITIONS + HOUSE_RULES
"""The ids of what ships, in the order in which they are told."""

Opened = Ruleset | Finding
"""A file that could be read, with whatever is wrong in it; or what kept it from being read."""


def own_folders(environ: Mapping[str, str] = os.environ) -> tuple[Path, ...]:
    """The user's folder of rulesets: UNORULES_RULESETS, else `unorules/rulesets` in the folder of settings."""
    named = environ.get("UNORULES_RULESETS")
    if named:
        return (Path(named),)
    settings = environ.get("XDG_CONFIG_HOME")
    try:
        return ((Path(settings) if settings else Path.home() / ".config") / "unorules" / "rulesets",)
    except RuntimeError:  # no home
        return ()


@cache
def shipped_ruleset(name: str) -> Ruleset:
    """A ruleset that ships. Raises KeyError for a name that is none, ValueError for a file that was spoilt."""
    if name not in SHIPPED:
        raise KeyError(name)
    found = open_file(folder("rulesets") / f"{name}.toml", f"rulesets/{name}.toml")
    if isinstance(found, Finding):
        raise ValueError(f"{found.file}: {found.name}")
    return found


def located(path: Path) -> Path:
    """The one path of a file, whatever way leads to it; the path itself where no file can have it."""
    try:
        return path.resolve()
    except (OSError, RuntimeError, ValueError):
        return path


def shadowing(ruleset: Ruleset) -> tuple[Finding, ...]:
    """That a file of the table's own has the id of a ruleset that ships, which `uses` and `--rules` find instead; else nothing."""
    if ruleset.id not in SHIPPED or ruleset is shipped_ruleset(ruleset.id):
        return ()
    shipped = shipped_ruleset(ruleset.id).toml
    if located(ruleset.toml.path) == located(shipped.path) or ruleset.toml.text == shipped.text:
        return ()  # whichever of the two is found says the same
    params: Params = {"id": ruleset.id}
    span = ruleset.toml.value("id")
    return (finding("RS218", ruleset.file, span, params=params, helps=(Help("rename"),), data={"key": "id"}),)


def open_file(path: Path, file: str | None = None) -> Opened:
    """Read a file as a ruleset. Raises nothing."""
    source = read(path, file)
    if isinstance(source, Finding):
        return source
    toml = parse(source)
    return toml if isinstance(toml, Finding) else read_ruleset(toml, HOUSE_RULES)


class Shelf:
    """Rulesets by id, each file read once. Shipped ids come first, then `folders` in their order."""

    def __init__(self, folders: Sequence[Path] | None = None) -> None:
        self.folders = tuple(own_folders() if folders is None else folders)
        self._read: dict[Path, Opened] = {}

    def find(self, name: str, beside: Path | None = None) -> Opened | None:
        """The ruleset of an id, sought also beside the file `beside`; None where there is none."""
        if name in SHIPPED:
            return shipped_ruleset(name)
        if not ID.match(name):
            return None
        places = (*self.folders, *((beside.parent,) if beside else ()))
        path = next((place / f"{name}.toml" for place in places if (place / f"{name}.toml").is_file()), None)
        return self.open(path) if path else None

    def open(self, path: Path) -> Opened:
        """The ruleset of a file."""
        where = located(path)
        if where not in self._read:
            self._read[where] = open_file(path)
        return self._read[where]

    def ids(self, beside: Path | None = None) -> tuple[str, ...]:
        """Every id that `find` knows."""
        places: Iterable[Path] = (*self.folders, *((beside.parent,) if beside else ()))
        found = (path.stem for place in places if place.is_dir() for path in sorted(place.glob("*.toml")))
        return tuple(dict.fromkeys((*SHIPPED, *(name for name in found if ID.match(name)))))
