"""A penalty that knocks out whoever draws it is told of, once for each penalty, where the table's own rules bring it about."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook.files import checked, heavy


@pytest.mark.parametrize(
    ("below", "keys"),
    [
        ("[uno]\npenalty = 10\n[mercy]\nlimit = 11\n", ["uno.penalty"]),
        ("[uno]\npenalty = 9\n[mercy]\nlimit = 11\n", []),
        ("[uno]\npenalty = 10\n", []),
        ("[uno]\nfalse_call_penalty = 10\nfalse_accusation_penalty = 9\n[mercy]\nlimit = 10\n", None),
        (
            "[wild_draw_four]\nfailed_challenge_extra = 6\n[mercy]\nlimit = 11\n",
            ["wild_draw_four.failed_challenge_extra"],
        ),
        ("[wild_draw_four]\nfailed_challenge_extra = 6\n[deck]\nwild_draw_four = 0\n[mercy]\nlimit = 11\n", []),
        ('base = "no-mercy"\n[mercy]\nlimit = 11\n', ["deck.wild_draw_ten"]),
        ('base = "no-mercy"\n[mercy]\nlimit = 12\n', []),
        ("[setup]\nhand_size = 10\n[uno]\npenalty = 10\n[mercy]\nlimit = 11\n", []),
    ],
)
def test_a_penalty_of_one_less_than_the_limit_is_the_end(below: str, keys: list[str] | None, tmp_path: Path) -> None:
    found = [each for each in checked(tmp_path, below).findings if each.code == "RS419"]
    told = [str(each.params["penalty"]) for each in found]
    assert told == (["uno.false_call_penalty", "uno.false_accusation_penalty"] if keys is None else keys)


def test_it_is_shown_with_the_limit_beside_it(tmp_path: Path) -> None:
    found = checked(tmp_path, "[uno]\npenalty = 10\n[mercy]\nlimit = 10\n")
    [fatal] = [each for each in found.findings if each.code == "RS419"]
    assert (fatal.span and fatal.span.line, [label.span.line for label in fatal.secondary]) == (6, [8])
    assert heavy(found) == ["RS419"]
