"""Writing a file whole or not at all, never over another one unasked, and never over what is no file."""

from __future__ import annotations

import errno
import glob
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

from unorules.cli import exits
from unorules.cli.console import complain
from unorules.diagnostics.system import why
from unorules.i18n.messages import Messages

STREAMS: Final = ("-", "/dev/stdout", "/dev/stderr", "/dev/fd/1", "/dev/fd/2", "/proc/self/fd/1", "/proc/self/fd/2")
BESIDE: Final = ".unorules"
"""How the names of files end that are to take another's place."""

LOCKS: Final = os.name == "posix"
"""Whether a file can be held while another takes its place; Windows replaces none that is open."""

_LEFT_BEHIND: Final = 3600


class NoFileError(OSError):
    """What is to be written over is no file but a device, a pipe or a socket, which must not be replaced by one."""


class ChangedError(OSError):
    """The file that is to be written over is not as it was when it was read: somebody else has written it meanwhile."""


class ReadOnlyError(PermissionError):
    """Nobody may write into the file that is to be written over; putting another in its place would go round that."""


def write_asked(file: str, text: str | bytes, over: bool, messages: Messages, was: bytes | None = None) -> int:
    """Write the file that the command line names and tell how it went, on standard error; `was` as for `write_new`.

    Exit code 0 written, 1 the file could not be written, is there already, or the name stands for something else.
    """
    if file in STREAMS:
        complain(messages("cli.error.no-stream", path=file))
        return exits.FOUND
    try:
        write_new(Path(file), text, over=over, was=was)
    except FileExistsError:
        complain(messages("cli.error.exists", path=file))
    except NoFileError:
        complain(messages("cli.error.no-file", path=file))
    except ChangedError:
        complain(messages("cli.error.changed", path=file))
    except ReadOnlyError:
        complain(messages("cli.error.read-only", path=file))
    except (OSError, ValueError) as fault:
        complain(messages("cli.error.cannot-write", path=file, why=why(fault, messages)))
    else:
        complain(messages("cli.error.written", path=file))
        return exits.OK
    return exits.FOUND


def folder_asked(place: Path, messages: Messages) -> int:
    """See that there is a folder at `place`, and make it where nothing is. Exit code 0, or 1 with the reason told."""
    try:
        place.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        complain(messages("cli.error.cannot-write", path=place, why=messages("diagnostics.system.file")))
        return exits.FOUND
    except (OSError, ValueError) as fault:
        complain(messages("cli.error.cannot-write", path=place, why=why(fault, messages)))
        return exits.FOUND
    return exits.OK


def as_it_is(path: Path, most: int) -> bytes | None:
    """What a file holds before it is read and written anew, to be told to `write_new`; no more than `most` bytes and one.

    None where it cannot be read, or is no file: whoever reads it next says why.
    """
    try:
        if path.is_file():
            with path.open("rb") as file:
                return file.read(most + 1)
    except (OSError, ValueError):
        pass
    return None


def write_new(path: Path, text: str | bytes, *, over: bool = False, was: bytes | None = None) -> None:
    """Write bytes as they are, `text` as UTF-8. Raises FileExistsError where there is a file and `over` is false, OSError where
    it fails.

    A file that is read-only stays (ReadOnlyError), and so does one that holds something else than `was`, where that is given:
    two that read a file, change it and write it at once never undo each other's change (ChangedError). A link is followed.
    What is no file is left alone (NoFileError, for a folder IsADirectoryError), `over` or not. It all goes
    to a file beside the place first, so a reader sees the old file or the new one and nothing between.
    """
    target = _followed(path)
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if target.exists() and not target.is_file():
        raise NoFileError(f"{path}")
    if target.exists() and not over:
        raise FileExistsError(f"{path}")
    if target.exists() and _is_read_only(target):
        raise ReadOnlyError(errno.EACCES, os.strerror(errno.EACCES))
    data = text.encode("utf-8") if isinstance(text, str) else text
    mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
    _sweep(target)
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=BESIDE)
    beside = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())  # else a power cut may leave the name with nothing behind it
        beside.chmod(mode)
        if was is None:
            _put(beside, target, over)
        else:
            _put_in_turn(beside, target, was)
    finally:
        with suppress(FileNotFoundError):
            beside.unlink()


def _sweep(target: Path) -> None:
    """Take away what writers of this file left beside it when they were killed, an hour ago or longer."""
    with suppress(OSError):
        for left in target.parent.glob(f".{glob.escape(target.name)}.*{BESIDE}"):
            with suppress(OSError):
                if time.time() - left.stat().st_mtime > _LEFT_BEHIND:
                    left.unlink()


def _is_read_only(target: Path) -> bool:
    """Whether the file is marked so, which stops even those who may do everything, or the system would not let us."""
    return not target.stat().st_mode & 0o222 or not os.access(target, os.W_OK)


def _followed(path: Path) -> Path:
    try:
        return path.resolve()
    except RuntimeError:  # what Python 3.11 and 3.12 raise for links that go round in a circle
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP)) from None


def _put(beside: Path, target: Path, over: bool) -> None:
    if not over:
        # A link fails where somebody has put a file there meanwhile; a replacement would not notice.
        try:
            os.link(beside, target)
        except FileExistsError:
            raise
        except OSError:
            pass  # no hard links here
        else:
            return
        if target.exists():
            raise FileExistsError(f"{target}")
    beside.replace(target)


def _put_in_turn(beside: Path, target: Path, was: bytes) -> None:
    """Put the new file in the old one's place while no other of our kind does so."""
    try:
        with _held(target) as held:
            if held.read(len(was) + 1) != was:
                raise ChangedError(errno.EBUSY, os.strerror(errno.EBUSY))
            if LOCKS:
                beside.replace(target)
    except FileNotFoundError:
        raise ChangedError(errno.ENOENT, os.strerror(errno.ENOENT)) from None
    if not LOCKS:
        beside.replace(target)


@contextmanager
def _held(target: Path) -> Iterator[IO[bytes]]:
    """The file that bears the name, locked: one that was put aside while we waited for it is let go again."""
    while True:
        with target.open("rb") as file:
            _lock(file)
            if not LOCKS or os.path.samestat(os.fstat(file.fileno()), target.stat()):
                yield file
                return


def _lock(file: IO[bytes]) -> None:
    """Wait until no other process holds the file, where files can be held at all."""
    with suppress(ImportError, OSError):  # a file system may know no locks
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
