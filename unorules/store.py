"""Compiled forms of files, kept in the user's cache folder so that nothing is parsed twice.

A form is thrown away when any of its files has changed since: another time of change, size or place on the disk, or another
version of unorules. Two processes may build it at once; each writes a file of its own and puts it in place whole.
Where there is no folder to write to nothing is kept, and whoever asked goes on with the files themselves.
"""

from __future__ import annotations

import json
import os
import sys
import time
import zlib
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from unorules import __version__

VARIABLE: Final = "UNORULES_CACHE"
"""The environment variable that names the folder; set and empty, nothing is kept."""

_FORM: Final = "1"
_LONGEST_HEAD: Final = 1_000_000
_OURS: Final = 0o700
_LEFT_BEHIND: Final = 3600


class Kept:
    """What was kept of some files, by name; each part is read when it is asked for."""

    def __init__(self, places: Mapping[str, tuple[int, int]], body: bytes) -> None:
        self._places = places
        self._body = body

    def get(self, name: str) -> Any:
        """The part of that name, None where there is none."""
        place = self._places.get(name)
        return None if place is None else json.loads(self._body[place[0] : place[0] + place[1]])

    def __contains__(self, name: str) -> bool:
        return name in self._places


def folder(environ: Mapping[str, str] = os.environ) -> Path | None:
    """Where things are kept; None where the user has no home or wants nothing kept."""
    named = environ.get(VARIABLE)
    if named is not None:
        return Path(named) if named else None
    beside = Path(environ.get("XDG_CACHE_HOME", ""))
    if beside.is_absolute():
        return beside / "unorules"
    try:
        home = Path.home()
    except RuntimeError:
        return None
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "unorules" / "Cache"
    return home / ("Library/Caches" if sys.platform == "darwin" else ".cache") / "unorules"


def kept(name: str, files: Iterable[Path], build: Callable[[], Mapping[str, Any]]) -> Kept | None:
    """The parts that `build` makes of `files`, as they were kept or else made now and kept.

    What `build` returns must be what JSON can say. None where nothing can be kept: then `build` is not called.
    """
    place = folder()
    if place is None:
        return None
    sources = list(files)
    try:
        mark = _mark(sources)
        path = place / f"{name}-{_short(sources)}.json"
        found = _read(path, mark)
        if found is not None or not _ours(place):
            return found
        parts = build()
        if _mark(sources) != mark:
            return None  # somebody is writing them just now
        data = _written(mark, parts)
        _put(path, data)
        return _read(path, mark)
    except OSError:
        return None


def _mark(sources: Iterable[Path]) -> list[list[int | str]]:
    """What tells whether any of the files has changed."""
    told: list[list[int | str]] = [[_FORM, __version__]]
    for path in sources:
        stat = path.stat()
        told.append([path.name, stat.st_mtime_ns, stat.st_ctime_ns, stat.st_size, stat.st_ino])
    return told


def _short(sources: Iterable[Path]) -> str:
    """A short name of the folder that the files lie in, so that two installations do not fight over one place."""
    folders = sorted({str(path.parent) for path in sources})
    return f"{zlib.crc32(os.fsencode(os.pathsep.join(folders))):08x}"


def _read(path: Path, mark: list[list[int | str]]) -> Kept | None:
    """What a file holds, None where it is not there, not whole, or of other files."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    head, line, body = data.partition(b"\n")
    if not line or len(head) > _LONGEST_HEAD:
        return None
    try:
        told = json.loads(head)
        places = {name: (at, length) for name, (at, length) in told["parts"].items()}
        whole = told["mark"] == mark and told["size"] == len(body)
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
    return Kept(places, body) if whole else None


def _written(mark: list[list[int | str]], parts: Mapping[str, Any]) -> bytes:
    places, pieces, at = {}, [], 0
    for name, part in parts.items():
        piece = json.dumps(part, ensure_ascii=False, separators=(",", ":")).encode()
        places[name] = (at, len(piece))
        pieces.append(piece)
        at += len(piece)
    head = json.dumps({"mark": mark, "parts": places, "size": at}, separators=(",", ":"))
    return b"\n".join([head.encode(), b"".join(pieces)])


def _ours(place: Path) -> bool:
    """Whether the folder is there, or could be made, and may be written to by us."""
    place.mkdir(mode=_OURS, parents=True, exist_ok=True)
    return os.access(place, os.W_OK | os.X_OK)


def _put(path: Path, data: bytes) -> None:
    import tempfile  # 3 ms, and only once

    _sweep(path)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(name).replace(path)
    finally:
        with suppress(FileNotFoundError):
            Path(name).unlink()


def _sweep(path: Path) -> None:
    """Take away what builders of this file left when they were killed, an hour ago or longer."""
    for left in path.parent.glob(f".{path.name}.*"):
        with suppress(OSError):
            if time.time() - left.stat().st_mtime > _LEFT_BEHIND:
                left.unlink()
