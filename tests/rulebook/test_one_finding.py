"""One slip is one finding: what a fault drags along is not told beside it, and one cure mends it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook.files import checked, heavy


@pytest.mark.parametrize(
    ("below", "code", "mended"),
    [
        ('uses = ["partners"]\n[scoring]\nelimination = true\n', "RS402", "elimination = false"),
        ('uses = ["challenge-uno"]\n[teams]\npartners = true\n', "RS402", "partners = false"),
        ('uses = ["no-mercy-exclusions"]\n[scoring.points]\nknocked_out = 0\n', "RS402", ""),
        ("[players]\nmin = 20\n", "RS213", "min = 2"),
        ('base = "no-mercy"\n[players]\nmin = 20\n', "RS213", "min = 2"),
    ],
)
def test_one_slip_is_told_once_and_mending_it_leaves_nothing_else(
    below: str, code: str, mended: str, tmp_path: Path
) -> None:
    assert heavy(checked(tmp_path, below)) == [code]
    last = below.rstrip("\n").rpartition("\n")[2]
    if mended:
        assert set(heavy(checked(tmp_path, below.replace(last, mended)))) <= {"RS309"}


@pytest.mark.parametrize(
    "below",
    [
        "[deck]\nzeros = 0\ndigits = 0\nskip = 0\nreverse = 0\ndraw_two = 0\nwild = 30\n",
        "[deck]\npacks = 6\n[players]\nmax = 20\n[setup]\nhand_size = 20\n",
        '[deck]\ndigits = "many"\n[setup]\nhand_size = 20\n[players]\nmin = 8\n',
        "[players]\nmin = 40\nmax = 2\n[teams]\npartners = true\n",
    ],
)
def test_a_value_that_is_refused_brings_up_nothing_that_rests_on_the_one_below_it(below: str, tmp_path: Path) -> None:
    assert len(heavy(checked(tmp_path, below))) == 1


def test_two_slips_are_still_two_findings(tmp_path: Path) -> None:
    below = 'uses = ["partners"]\n[scoring]\nelimination = true\n[players]\nmax = 6\n'
    assert sorted(heavy(checked(tmp_path, below))) == ["RS402", "RS410"]
