"""Writing a file whole or not at all, and never over another one unasked."""

from __future__ import annotations

import errno
import os
import tempfile
from contextlib import suppress
from pathlib import Path


def write_new(path: Path, text: str, *, over: bool = False) -> None:
    """Write `text` as UTF-8. Raises FileExistsError where there is a file and `over` is false, OSError where it fails.

    The text goes to a file beside the place first, so a reader sees the old file or the new one and nothing between.
    """
    target = path.resolve()
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if target.exists() and not over:
        raise FileExistsError(f"{path}")
    mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    beside = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        beside.chmod(mode)
        _put(beside, target, over)
    finally:
        with suppress(FileNotFoundError):
            beside.unlink()


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
