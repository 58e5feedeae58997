"""What is printed does not depend on how many processes the work is shared out to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from unorules.cli.app import main
from unorules.cli.validate import _MANY
from unorules.diagnostics.samples import HEAD

BODIES = (
    "[uno]\npenalty = 3\n",
    "[uno]\npenalty = 30\n",
    "[turn]\ndraw_limit = 3\n",
    "[deck]\nzeros = 0\ndigits = 0\n",
    "[setup]\nhand_size = 8\n[deck]\nskip = 0\n",
    "[turn\n",
)


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(words)
    told = capsys.readouterr()
    return ended.value.code, told.out, told.err


@pytest.mark.parametrize("form", ["full", "json", "sarif"])
def test_validate_prints_the_same_for_one_process_and_for_two(
    form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for each in range(_MANY):
        name = f"house-{each}"
        body = HEAD.replace("sample", name) + BODIES[each % len(BODIES)]
        (tmp_path / f"{name}.toml").write_text(body, encoding="utf-8")
    words = ("validate", "--lang", "en", "--format", form, str(tmp_path), "--jobs")
    alone = printed(capsys, *words, "1")
    assert alone == printed(capsys, *words, "2")
    assert alone[0] == 1
    assert len(set(re.findall(r"house-\d+\.toml", alone[1]))) > _MANY // 2, "the files are told"


@pytest.mark.parametrize(
    "words",
    [
        ("--rounds", "60"),
        ("--rounds", "60", "--json"),
        ("--rounds", "40", "--policy", "sensible", "--players", "2"),
        ("--matches", "3", "--players", "3"),
        ("--rounds", "40", "--rules", "progressive", "--against", "official"),
    ],
)
def test_simulate_prints_the_same_for_one_process_and_for_two(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    alone = printed(capsys, "simulate", "--lang", "en", "--seed", "11", *words, "--jobs", "1")
    assert alone == printed(capsys, "simulate", "--lang", "en", "--seed", "11", *words, "--jobs", "2")
    assert alone[0] == 0
    assert alone[1]
