"""Why a file cannot be had is told in the reader's own words, never in the operating system's English."""

import errno
import os
from pathlib import Path

import pytest

from tests.folded import for_every
from unorules.diagnostics.show import headline
from unorules.diagnostics.system import reason, why
from unorules.i18n.messages import load
from unorules.records.fault import RecordError
from unorules.records.record import read_file
from unorules.records.telling import fault_text
from unorules.rulebook.check import check

LANGUAGES = ("fi", "nb", "sv", "en")


@for_every(language=LANGUAGES)
@for_every(number=sorted(errno.errorcode))
def test_every_error_of_the_system_is_told_in_every_language(number: int, language: str) -> None:
    fault = OSError(number, os.strerror(number))
    told = why(fault, load(language))
    assert told and os.strerror(number) not in told


def test_the_common_ones_are_told_apart() -> None:
    numbers = (errno.ENOENT, errno.EISDIR, errno.ENOTDIR, errno.EACCES, errno.ENOSPC, errno.EROFS, errno.ENAMETOOLONG)
    assert len({reason(OSError(number, "")) for number in numbers}) == len(numbers)
    assert reason(ValueError("embedded null byte")) == "no-name"
    assert reason(OSError()) == "other"


@pytest.mark.parametrize("language", LANGUAGES)
def test_findings_and_records_say_why(language: str, tmp_path: Path) -> None:
    messages = load(language)
    for path, key in ((tmp_path / "none.toml", "missing"), (tmp_path, "folder")):
        told = messages(f"diagnostics.system.{key}")
        [found] = check(path, folders=()).findings
        assert headline(found, messages).endswith(told)
        with pytest.raises(RecordError) as wrong:
            read_file(path)
        assert fault_text(messages, wrong.value.fault).endswith(told)
