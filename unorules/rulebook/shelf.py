"""Where rulesets are found: the shipped ones, the user's own folders, and the files beside a file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

from unorules.bundled import folder
from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Params
from unorules.rulebook.compiled import Unread, as_data, from_data
from unorules.rulebook.defaults import own_folders
from unorules.rulebook.model import ID, Ruleset
from unorules.rulebook.names import suggest
from unorules.rulebook.source import Source, is_file, leads_out, read
from unorules.store import Kept, kept

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
_MOST_LISTED: Final = 500
SHIPPED: Final = EDITIONS + HOUSE_RULES
"""The ids of what ships, in the order in which they are told."""

Opened = Ruleset | Finding
"""A file that could be read, with whatever is wrong in it; or what kept it from being read."""


@cache
def shipped_ruleset(name: str) -> Ruleset:
    """A ruleset that ships. Raises KeyError for a name that is none, ValueError for a file that was spoilt."""
    if name not in SHIPPED:
        raise KeyError(name)
    path, file = folder("rulesets") / f"{name}.toml", f"rulesets/{name}.toml"
    data = compiled.get(name) if (compiled := _compiled()) else None
    if data is not None:
        return from_data(data, Unread(file, path))
    found = open_file(path, file)
    if isinstance(found, Finding):
        raise ValueError(f"{found.file}: {found.name}")
    return found


def entitled(text: str, known: Sequence[str]) -> tuple[str, ...]:
    """The ids among `known` of what ships under a title that somebody wrote in the place of an id, in any language."""
    titles = {title: name for name in SHIPPED for title in shipped_ruleset(name).title.by_language.values()}
    return tuple(dict.fromkeys(titles[each] for each in suggest(text, titles) if titles[each] in known))


@cache
def _compiled() -> Kept | None:
    """What ships, as it is kept after it was read once."""
    paths = {name: folder("rulesets") / f"{name}.toml" for name in SHIPPED}
    return kept("rulesets", paths.values(), lambda: {name: _data(name, path) for name, path in paths.items()})


def _data(name: str, path: Path) -> dict[str, Any] | None:
    found = open_file(path, f"rulesets/{name}.toml")
    return None if isinstance(found, Finding) else as_data(found)


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
    return source if isinstance(source, Finding) else open_text(source)


def open_text(source: Source) -> Opened:
    """Read a text as a ruleset. Raises nothing."""
    from unorules.rulebook.other_files import no_ruleset, other_file
    from unorules.rulebook.read import read_ruleset  # 10 ms with TOML's reader, for what was not compiled before
    from unorules.rulebook.syntax import parse

    toml = parse(source)
    if isinstance(toml, Finding):
        return toml
    other = other_file(toml.data)
    return no_ruleset(source.file, other) if other else read_ruleset(toml, HOUSE_RULES)


class Shelf:
    """Rulesets by id, each file read once. Shipped ids come first, then `folders` in their order."""

    def __init__(self, folders: Sequence[Path] | None = None) -> None:
        self.folders = tuple(own_folders() if folders is None else folders)
        self._read: dict[Path, Opened] = {}
        self._held: dict[Path, Source] = {}
        self._ids: dict[Path | None, tuple[str, ...]] = {}

    def find(self, name: str, beside: Path | None = None) -> Opened | None:
        """The ruleset of an id, sought also beside the file `beside`; None where there is none."""
        if name in SHIPPED:
            return shipped_ruleset(name)
        path = self.place(name, beside)
        if path is None:
            return None
        return (leads_out(path) if beside and path.parent == beside.parent else None) or self.open(path)

    def place(self, name: str, beside: Path | None = None) -> Path | None:
        """The file of the table's own that has an id, in the user's folders or beside the file `beside`; else None."""
        if not ID.match(name):
            return None
        places = (*self.folders, *((beside.parent,) if beside else ()))
        return next((path for place in places if is_file(path := place / f"{name}.toml")), None)

    def open(self, path: Path) -> Opened:
        """The ruleset of a file."""
        where = located(path)
        if where not in self._read:
            self._read[where] = open_file(path)
        return self._read[where]

    def hold(self, path: Path, text: str) -> Opened:
        """Take `text` for what the file says, whether there is one or not; the ruleset of it."""
        source = Source(str(path), path, text)
        self._held[located(path)] = source
        self._read[located(path)] = held = open_text(source)
        return held

    def source(self, path: Path) -> Source | Finding:
        """What the file says, be it held or read."""
        return self._held.get(located(path)) or read(path)

    def ids(self, beside: Path | None = None) -> tuple[str, ...]:
        """Every id that `find` knows; of a folder with very many files only the first."""
        near = beside.parent if beside else None
        if near not in self._ids:
            places = (*self.folders, *((near,) if near else ()))
            found = (path.stem for place in places for path in sorted(place.glob("*.toml")) if ID.match(path.stem))
            own = islice((name for name in found if self.place(name, beside)), _MOST_LISTED)
            self._ids[near] = tuple(dict.fromkeys((*SHIPPED, *own)))
        return self._ids[near]
