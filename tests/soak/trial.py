"""A place to try a whole installation in: a copy of the program, a home, a cache and files, and commands run there."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
LONGEST = 300
"""Seconds after which a command counts as hanging."""

CRASHES = ("mkstemp", "half", "fsync", "before-replace", "after-replace", "before-link", "after-link")
"""Where in the writing of a file a command may be killed, besides anywhere by the clock."""

_CRASHING = """
import os, signal, tempfile
at = os.environ.get("SOAK_CRASH", "")
def die():
    os.kill(os.getpid(), signal.SIGKILL)
def around(module, name):
    real = getattr(module, name)
    def call(*given, **named):
        if at in (f"before-{name}", "fsync" if name == "fsync" else ""):
            die()
        found = real(*given, **named)
        if at == f"after-{name}":
            die()
        return found
    setattr(module, name, call)
if at:
    for name in ("replace", "link", "fsync"):
        around(os, name)
if at == "mkstemp":
    real_mkstemp = tempfile.mkstemp
    def mkstemp(*given, **named):
        real_mkstemp(*given, **named)
        die()
    tempfile.mkstemp = mkstemp
if at == "half":
    real_fdopen = os.fdopen
    def fdopen(*given, **named):
        file = real_fdopen(*given, **named)
        class Half:
            def __enter__(self): return self
            def __exit__(self, *_): pass
            def write(self, data):
                file.write(data[: len(data) // 2]); file.flush(); die()
        return Half() if given[1:2] == ("wb",) else file
    os.fdopen = fdopen
"""
"""Run as Python starts: the process kills itself in the middle of a write."""

SURROUNDINGS: Mapping[str, Mapping[str, str]] = {
    "plain": {"LANG": "C.UTF-8"},
    "LANG=C": {"LANG": "C", "LC_ALL": "C"},
    "no locale": {},
    "odd locale": {"LANG": "xx_YY.nonsense@euro", "LANGUAGE": ":::"},
    "Finnish, ISO": {"LANG": "fi_FI.ISO-8859-1"},
    "cp437": {"PYTHONIOENCODING": "cp437"},
    "cp850": {"PYTHONIOENCODING": "cp850"},
    "latin-1": {"PYTHONIOENCODING": "latin-1"},
    "ascii": {"PYTHONIOENCODING": "ascii"},
    "40 columns": {"COLUMNS": "40"},
    "dumb": {"TERM": "dumb", "COLUMNS": "0"},
    "no home": {"HOME": ""},
}
"""Environments that commands are run in, one drawn for each."""


class FaultError(AssertionError):
    """Something does not hold."""


@dataclass(frozen=True, slots=True)
class Done:
    """What became of a command."""

    words: tuple[str, ...]
    code: int
    out: bytes
    err: bytes
    seconds: float

    def ended(self, *codes: int) -> Done:
        """This, where it ended with one of these codes and without a traceback; else FaultError."""
        if b"Traceback" in self.err or b"Traceback" in self.out:
            raise FaultError(f"traceback of {self.words}: {self.err[-1500:].decode(errors='replace')}")
        if self.code not in codes:
            raise FaultError(f"code {self.code} of {self.words}: {self.err[-500:].decode(errors='replace')}")
        return self


def _within(limit: int | None) -> list[str]:
    """The beginning of a command that can write no larger files than that."""
    if limit is None:
        return []
    code = "import os, resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, ({0}, {0})); os.execv(sys.argv[1], sys.argv[1:])"
    return [sys.executable, "-c", code.format(limit)]


@dataclass(slots=True)
class Trial:
    """The place, and what was met there."""

    place: Path
    random: random.Random
    commands: int = 0
    killed: int = 0
    surroundings: dict[str, int] = field(default_factory=dict)
    usual: dict[str, float] = field(default_factory=dict)
    _big: dict[str, Path] = field(default_factory=dict)

    def prepare(self) -> None:
        """Copy the program and make the folders."""
        for name in ("unorules", "rulesets", "locales"):
            ignored = shutil.ignore_patterns("__pycache__", "questions")
            shutil.copytree(ROOT / name, self.place / "program" / name, ignore=ignored)
        for name in ("home", "own", "work", "crash", "temp"):
            (self.place / name).mkdir()
        (self.place / "crash" / "sitecustomize.py").write_text(_CRASHING, encoding="utf-8")

    def environ(self, surroundings: str, **more: str) -> dict[str, str]:
        place = self.place
        return {
            "PATH": os.environ["PATH"],
            "HOME": str(place / "home"),
            "TMPDIR": str(place / "temp"),
            "PYTHONPATH": os.pathsep.join([str(place / "crash"), str(place / "program")]),
            "UNORULES_CACHE": str(place / "cache"),
            "UNORULES_RULESETS": str(place / "own"),
            "XDG_CONFIG_HOME": str(place / "home" / "settings"),
            **SURROUNDINGS[surroundings],
            **more,
        }

    def start(
        self,
        words: Sequence[str],
        *,
        surroundings: str = "plain",
        limit: int | None = None,
        **more: str,
    ) -> subprocess.Popen[bytes]:
        """Start a command; it may write files of no more than `limit` bytes."""
        self.commands += 1
        self.surroundings[surroundings] = self.surroundings.get(surroundings, 0) + 1

        return subprocess.Popen(
            [*_within(limit), sys.executable, "-m", "unorules", *words],
            cwd=self.place / "work",
            env=self.environ(surroundings, **more),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def run(self, *words: str, surroundings: str | None = None, limit: int | None = None, **more: str) -> Done:
        """Run a command to its end, in surroundings drawn by lot where none are given."""
        chosen = surroundings or self.random.choice(tuple(SURROUNDINGS))
        started = time.perf_counter()
        process = self.start(words, surroundings=chosen, limit=limit, **more)
        return ended(process, words, started)

    def plainly(self, *words: str) -> Done:
        return self.run(*words, surroundings="plain")

    def crash(self, *words: str) -> Done:
        """Run a command and kill it, in the middle of writing or by the clock; it may have been done before."""
        self.killed += 1
        started = time.perf_counter()
        if self.random.random() < 0.6:
            process = self.start(words, SOAK_CRASH=self.random.choice(CRASHES))
            return ended(process, words, started)
        process = self.start(words)
        usual = self.usual.get(words[0], 1.0)
        try:
            process.wait(self.random.uniform(0.1, 1.1) * usual)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
        else:
            self.usual[words[0]] = 0.5 * usual + 0.5 * (time.perf_counter() - started)
        return ended(process, words, started)

    def big(self, kind: str) -> Path:
        """A file of a hundred megabytes: questions, one line, TOML, or nothing but zeros."""
        if kind not in self._big:
            path = self.place / f"big-{kind}.toml"
            piece = {
                "lines": "Kan man legge +4 på +2?\n",
                "line": "Kan man legge +4 på +2? ",
                "toml": 'format = 1\n[a]\nb = "c"\n# comment\n',
                "zeros": "\0" * 64,
            }[kind].encode()
            block = piece * (1_000_000 // len(piece) + 1)
            with path.open("wb") as file:
                while file.tell() < 100_000_000:
                    file.write(block)
            self._big[kind] = path
        return self._big[kind]

    def leftovers(self) -> list[Path]:
        """What killed writers left beside their files."""
        return [each for name in ("own", "work", "home", "cache") for each in (self.place / name).rglob(".*.*.*")]


def ended(process: subprocess.Popen[bytes], words: Sequence[str], started: float) -> Done:
    """What became of a command that was started; FaultError where it does not end."""
    try:
        out, err = process.communicate(timeout=LONGEST)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        raise FaultError(f"{tuple(words)} hangs") from None
    return Done(tuple(words), process.returncode, out, err, time.perf_counter() - started)
