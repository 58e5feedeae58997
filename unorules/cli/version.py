"""`unorules --version`: the version, and short hashes of the data that ships, to hold two installations side by side."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from unorules import __version__
from unorules.bundled import folder

_LENGTH: Final = 8
_TEXTS: Final = (".yaml", ".toml")


def told(program: str) -> str:
    """Two lines: the program with its version, and the hashes."""
    return f"{program} {__version__}\n" + "  ".join(f"{name} {short}" for name, short in hashes().items())


def hashes() -> dict[str, str]:
    """A short hash of the wording, of the rulesets and of what questions are read by; dashes where nothing lies there."""
    locales, rulesets = folder("locales"), folder("rulesets")
    return {
        "locales": _short(locales, locales.glob("*/*.yaml")),
        "rulesets": _short(rulesets, rulesets.glob("*.toml")),
        "model": _short(locales, locales.rglob("understanding.bin")),
    }


def _short(root: Path, files: Iterable[Path]) -> str:
    """The same on every system: by the names in the folder and what they hold, whichever way lines end."""
    found = hashlib.sha256()
    some = False
    for path in sorted(files):
        data = path.read_bytes()
        data = data.replace(b"\r\n", b"\n") if path.suffix in _TEXTS else data
        found.update(f"{path.relative_to(root).as_posix()} {len(data)}\n".encode() + data)
        some = True
    return found.hexdigest()[:_LENGTH] if some else "-" * _LENGTH
