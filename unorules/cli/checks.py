"""What `unorules doctor` looks at: each check is a state, a message and what stands in it. Nothing is mended, nothing sent."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

from unorules import __version__, bundled, store
from unorules.cli.version import hashes
from unorules.i18n.language import chosen_by, languages
from unorules.values import dataclass, field

State = Literal["ok", "note", "wrong"]
_PRINTING: Final = ("typst", "fontpkg_atkinson_hyperlegible")
_LETTERS: Final = "åäöæø✓"


@dataclass(frozen=True, slots=True)
class Check:
    """One thing looked at. `told` is the message under `doctor`, `data` what it is filled with and what machines are told.

    `ok` is as it should be, `note` a thing that one may do without, `wrong` one that is needed.
    """

    name: str
    state: State
    told: str
    data: Mapping[str, object] = field(default_factory=dict)


def checks(lang: str, asked: str | None) -> Iterator[Check]:
    """All of them in the order in which they are told; `asked` is the language that the command line names."""
    yield Check("version", "ok", "version", {"version": __version__, **hashes()})
    yield Check("python", "ok", "python", {"python": platform.python_version(), "place": at_home(Path(sys.executable))})
    yield Check("platform", "ok", "platform", {"system": platform.system(), "release": platform.release()})
    yield _wording()
    rulesets = _rulesets()
    yield rulesets
    yield _reading()
    yield _language(lang, asked)
    yield _cache()
    if rulesets.state == "ok":  # nothing is laid over rules that are not there
        yield from _of_the_user()
    yield _extra("pdf", _PRINTING)
    yield _extra("mcp", ("mcp",))
    yield _terminal()


def at_home(path: Path) -> str:
    """A path with the user's home as ``~``: who it is need not be told."""
    try:
        return str(Path("~") / path.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(path)


def _wording() -> Check:
    """Whether every language that ships has every file that English has, and all files are readable. A language that somebody has
    begun may lack any, and what it lacks English says."""
    from unorules.ask.language import LANGUAGES
    from unorules.i18n.audit_files import audited

    place = bundled.folder("locales")
    names = {path.name for path in (place / "en").glob("*.yaml")}
    lacking = [f"{code}/{name}" for code in LANGUAGES for name in sorted(names) if not (place / code / name).is_file()]
    files = (path for path in sorted(place.glob("*/*.yaml")) if path.name != "lexicon.yaml")
    spoilt = [f"{path.parent.name}/{path.name}" for path in files if audited(path).flaws]
    begun = [code for code in languages() if code not in LANGUAGES]
    if begun and not spoilt and not lacking:
        told = {"place": at_home(place), "n": len(LANGUAGES), "broken": "", "begun": " ".join(begun)}
        return Check("locales", "ok", "locales.begun", told)
    return _data("locales", place, lacking + spoilt, len(languages()))


def _rulesets() -> Check:
    from unorules.rulebook.load import shipped
    from unorules.rulebook.model import Ruleset
    from unorules.rulebook.shelf import open_file

    place = bundled.folder("rulesets")
    files = [place / f"{name}.toml" for name in shipped()]
    return _data(
        "rulesets", place, [each.name for each in files if not _is_sound(open_file(each), Ruleset)], len(files)
    )


def _is_sound(found: object, kind: type) -> bool:
    return isinstance(found, kind) and not getattr(found, "findings", ())


def _reading() -> Check:
    """Whether what questions are read by is there and is what was written."""
    from unorules.ask import model
    from unorules.ask.language import LANGUAGES

    place = bundled.folder("locales")
    files = [place / model.FILE, *(place / code / model.FILE for code in LANGUAGES)]
    return _data("model", place, [str(each.relative_to(place)) for each in files if not _is_model(each)], len(files))


def _is_model(path: Path) -> bool:
    from unorules.ask import model

    try:
        model.parse(path.read_bytes())
    except (OSError, ValueError, LookupError, TypeError):
        return False
    return True


def _data(name: str, place: Path, broken: list[str], n: int) -> Check:
    told = {"place": at_home(place), "n": n, "broken": " ".join(broken)}
    return Check(name, "wrong" if broken else "ok", f"{name}.{'broken' if broken else 'whole'}", told)


def _language(lang: str, asked: str | None) -> Check:
    by = chosen_by(asked, os.environ)
    told = {"language": lang, "by": by, "languages": " ".join(languages())}
    return Check("language", "ok", "language.by" if by else "language.fallback", told)


def _cache() -> Check:
    place = store.folder()
    if place is None:
        return Check("cache", "note", "cache.none", {"place": None, "writable": False, "kilobytes": 0})
    size = _size(place)
    told = {"place": at_home(place), "writable": is_writable(place), "kilobytes": -(-size // 1000)}
    return Check(
        "cache", "ok" if told["writable"] else "note", "cache.kept" if told["writable"] else "cache.shut", told
    )


def _size(place: Path) -> int:
    try:
        return sum(path.stat().st_size for path in place.glob("*") if path.is_file())
    except OSError:
        return 0


def is_writable(place: Path) -> bool:
    """Whether a folder may be written to, or could be made where there is none."""
    try:
        there = next((each for each in (place, *place.absolute().parents) if each.exists()), None)
        return there is not None and there.is_dir() and os.access(there, os.W_OK | os.X_OK)
    except OSError:
        return False


def _of_the_user() -> Iterator[Check]:
    from unorules.cli.checks_of_the_user import default, own, settings

    yield settings()
    yield own()
    yield default()


def _extra(name: str, modules: tuple[str, ...]) -> Check:
    there = all(find_spec(each) is not None for each in modules)
    return Check(name, "ok" if there else "note", f"{name}.{'there' if there else 'missing'}", {"there": there})


def _terminal() -> Check:
    encoding = getattr(sys.stdout, "encoding", None) or "?"
    try:
        _LETTERS.encode(encoding)
        full = True
    except (LookupError, UnicodeEncodeError):
        full = False
    told = {"encoding": encoding, "terminal": sys.stdout.isatty()}
    return Check("terminal", "ok" if full else "note", "terminal.full" if full else "terminal.narrow", told)
