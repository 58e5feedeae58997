"""What is told without playing is what `validate` tells, and it is told of rules that a file of the table's own has a part in."""

from __future__ import annotations

import pytest

from tests.proof.files import played
from tests.rulebook.files import NOWHERE, loaded, write
from unorules.diagnostics.samples import HEAD, SAMPLES
from unorules.proof.foreseen import foreseen
from unorules.rulebook.load import load, shipped

FORESEEN = ("RS603", "RS607", "RS608", "RS610", "RS611")


@pytest.mark.parametrize("code", [code for code in SAMPLES if code.startswith("RS6")])
def test_of_each_sample_it_tells_those_codes_that_take_no_whole_round(code, tmp_path):
    sample = str(SAMPLES[code].failing)
    found = foreseen(load([str(write(tmp_path, sample))], folders=NOWHERE))
    assert [one.code for one in found] == ([code] if code in FORESEEN else [])
    assert {one.code for one in found} <= {one.code for one in played(sample).findings}


def test_what_ships_has_nothing_foreseen_but_blanks_to_write_on():
    told = {name: [one.code for one in foreseen(loaded(name))] for name in shipped()}
    assert {name: found for name, found in told.items() if found} == {"official-112-blank": ["RS608"]}


@pytest.mark.parametrize("other", ["[mercy]\nlimit = 40\n", '[piles]\nwhen_exhausted = "end-round-lowest-hand"\n'])
def test_where_a_round_may_be_won_in_another_way_only_play_tells(other, tmp_path):
    barred = '[deck]\nzeros = 0\ndigits = 0\npacks = 4\n[round_end]\naction_card = "not-allowed"\n'
    assert [one.code for one in foreseen(load([str(write(tmp_path, HEAD + barred))], folders=NOWHERE))] == ["RS603"]
    assert foreseen(load([str(write(tmp_path, HEAD + barred + other))], folders=NOWHERE)) == ()
