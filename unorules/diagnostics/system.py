"""Why the operating system would not read or write: a word of the locale, since its own sentence is in English."""

from __future__ import annotations

import errno
from collections.abc import Callable
from typing import Final

_REASONS: Final = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long-name",
    errno.ELOOP: "loop",
    errno.EBADF: "closed",
}


def reason(fault: OSError | ValueError) -> str:
    """The last part of the message `diagnostics.system.<reason>`; a ValueError comes of a name that no file can have."""
    if isinstance(fault, UnicodeDecodeError):
        return "not-utf-8"
    if isinstance(fault, OSError):
        return _REASONS.get(fault.errno or 0, "other")
    return "no-name"


def why(fault: OSError | ValueError, words: Callable[[str], str]) -> str:
    """The reason in the words of a locale."""
    return words(f"diagnostics.system.{reason(fault)}")
