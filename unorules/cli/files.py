"""Writing a file whole or not at all, never over another one unasked, and never over what is no file."""

from __future__ import annotations

import errno
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from unorules.cli import exits
from unorules.cli.console import complain
from unorules.diagnostics.system import why
from unorules.i18n.messages import Messages

_STREAMS: Final = ("-", "/dev/stdout", "/dev/stderr", "/dev/fd/1", "/dev/fd/2", "/proc/self/fd/1", "/proc/self/fd/2")


class NoFileError(OSError):
    """What is to be written over is no file but a device, a pipe or a socket, which must not be replaced by one."""


class ReadOnlyError(PermissionError):
    """Nobody may write into the file that is to be written over; putting another in its place would go round that."""


def write_asked(file: str, text: str | bytes, over: bool, messages: Messages) -> int:
    """Write the file that the command line names and tell how it went, on standard error.

    Exit code 0 written, 1 the file could not be written, is there already, or the name stands for something else.
    """
    if file in _STREAMS:
        complain(messages("cli.error.no-stream", path=file))
        return exits.FOUND
    try:
        write_new(Path(file), text, over=over)
    except FileExistsError:
        complain(messages("cli.error.exists", path=file))
    except NoFileError:
        complain(messages("cli.error.no-file", path=file))
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
    except (OSError, ValueError) as fault:
        complain(messages("cli.error.cannot-write", path=place, why=why(fault, messages)))
        return exits.FOUND
    return exits.OK


def write_new(path: Path, text: str | bytes, *, over: bool = False) -> None:
    """Write bytes as they are, `text` as UTF-8. Raises FileExistsError where there is a file and `over` is false, OSError where
    it fails.

    A file that is read-only stays (ReadOnlyError). A link is followed.
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
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    beside = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        beside.chmod(mode)
        _put(beside, target, over)
    finally:
        with suppress(FileNotFoundError):
            beside.unlink()


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


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
