"""Every cure that a finding shows mends it when it is carried out, and brings up nothing that was not wrong before."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from tests.rulebook.files import NOWHERE, write
from tests.rulebook.mending import mendings, weights
from unorules.diagnostics.samples import HEAD, SAMPLES
from unorules.rulebook.check import check
from unorules.rulebook.load import load
from unorules.rulebook.shelf import HOUSE_RULES

HIDING = ("RS1", "RS2", "RS301", "RS302", "RS408")
"""What such a fault hides comes up once it is mended: a table of a wrong name may hold a wrong key."""

ODD = {
    "settle-what-is-idle": 'base = "no-mercy"\nuses = ["free-wild-draw-four", "no-mercy-exclusions"]\n',
    "out-leaves-a-limit": 'uses = ["progressive"]\n[stacking]\nlimit = 5\nrequired = true\n',
    "use-makes-twice": "[stacking]\ndraw_two_on_draw_two = true\nlimit = 8\n",
    "two-idle": '[turn]\nmulti_play = "identical"\nmulti_play_actions = "effect-once"\n[deck]\ndigits = 1\nskip = 1\nreverse = 1\n'
    "draw_two = 1\nwild = 1\nwild_draw_four = 1\n",
    "drawn-in-vain": '[turn]\ndraw_limit = 3\ndrawn_card = "may-not-play"\n',
    "drawn-in-vain-by-use": 'uses = ["draw-three"]\n[turn]\ndrawn_card = "may-not-play"\n',
    "forced-and-free-by-use": 'uses = ["force-play"]\n[turn]\npass_without_drawing = true\n',
    "no-points": "[scoring]\ntarget = 300\n[scoring.points]\nnumber = 0\nskip = 0\nreverse = 0\ndraw_two = 0\nwild = 0\n"
    "wild_draw_four = 0\n",
    "no-points-level": '[scoring]\nrounds = 3\ntie = "extra-round"\n[scoring.points]\nnumber = 0\nskip = 0\nreverse = 0\n'
    "draw_two = 0\nwild = 0\nwild_draw_four = 0\n",
    "fatal": "[mercy]\nlimit = 11\n[uno]\npenalty = 10\n[wild_draw_four]\nfailed_challenge_extra = 9\n",
    "fatal-ten": 'base = "no-mercy"\n[mercy]\nlimit = 11\n',
    "pins": 'base = "no-mercy"\nuses = ["no-mercy-exclusions", "force-play", "mercy-25"]\n',
    "seven-lacking": 'uses = ["seven-o"]\n[deck]\nzeros = 0\n',
    "jump-off": '[jump_in]\nwilds = "all"\n',
    "partners-six": 'uses = ["partners"]\n[players]\nmin = 3\nmax = 6\n',
    "packs": 'uses = ["two-packs", "jump-in"]\n[deck]\npacks = 2\n',
}
"""House rules that are wrong in more ways than one."""


def bad_cures(place: Path, text: str, name: str = "sample") -> list[str]:
    """What the cures of a text do not mend, or bring up anew."""
    before = check(write(place, text, name), folders=NOWHERE)
    told = []
    for found in before.findings:
        for done, new in mendings(text, found):
            after = check(write(place, new, name), folders=NOWHERE)
            hidden = found.code.startswith(HIDING)
            news = set() if hidden else weights(after) - weights(before)
            if any(each.code == found.code and each.params == found.params for each in after.findings) or news:
                told.append(f"{found.code} {done}: {sorted(news, key=str)}")
    return told


@pytest.mark.parametrize("code", [code for code, each in SAMPLES.items() if isinstance(each.failing, str)])
def test_the_cures_of_every_sample_mend_it(code: str, tmp_path: Path) -> None:
    sample = SAMPLES[code]
    if code == "RS115":
        pytest.skip("two hundred faults and none of them its own")
    for name, text in sample.beside.items():
        write(tmp_path, text, name)
    assert bad_cures(tmp_path, str(sample.failing), sample.name) == []


@pytest.mark.parametrize("name", ODD)
def test_the_cures_of_odd_rules_mend_them(name: str, tmp_path: Path) -> None:
    assert bad_cures(tmp_path, HEAD + ODD[name]) == []


@pytest.mark.parametrize("base", ["official", "no-mercy"])
def test_the_cures_of_any_two_house_rules_together_mend_them(base: str, tmp_path: Path) -> None:
    pairs = list(permutations(HOUSE_RULES, 2))
    texts = [f'{HEAD}base = "{base}"\nuses = ["{one}", "{other}"]\n' for one, other in pairs]
    assert [told for text in texts for told in bad_cures(tmp_path, text)] == []


def test_an_id_that_is_none_is_mended_by_the_name_of_the_file(tmp_path: Path) -> None:
    text = HEAD.replace('id = "sample"', 'id = "My Rules"')
    [found] = [each for each in check(write(tmp_path, text), folders=NOWHERE).findings if each.code == "RS211"]
    assert found.mends == ('"sample"',)


def test_whoever_only_loads_the_rules_is_told_the_same_cures(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD + ODD["pins"])
    checked = {(each.code, each.span): each.helps for each in check(path, folders=NOWHERE).findings}
    told = {(each.code, each.span): each.helps for each in load([str(path)], folders=NOWHERE).findings}
    assert told and all(checked[name] == helps for name, helps in told.items())
