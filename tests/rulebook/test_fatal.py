"""A penalty that knocks out whoever draws it is told of, once for each penalty, where the table's own rules bring it about."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook.files import checked, heavy, write
from unorules.ask.scene import Scene
from unorules.rulebook.load import load


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
        ("[setup]\nhand_size = 10\n[uno]\npenalty = 10\n[mercy]\nlimit = 11\n", ["uno.penalty"]),
    ],
)
def test_a_penalty_of_one_less_than_the_limit_is_the_end(below: str, keys: list[str] | None, tmp_path: Path) -> None:
    found = [each for each in checked(tmp_path, below).findings if each.code == "RS419"]
    told = [str(each.params["penalty"]) for each in found]
    assert told == (["uno.false_call_penalty", "uno.false_accusation_penalty"] if keys is None else keys)


def test_hands_that_the_limit_is_too_low_for_hide_no_penalty(tmp_path: Path) -> None:
    below = "[mercy]\nlimit = 10\n[setup]\nhand_size = {}\n[wild_draw_four]\nguilty_draws = 12\n[uno]\npenalty = 10\n"
    told = [heavy(checked(tmp_path, below.format(hand))) for hand in (10, 6)]
    assert told == [["RS419", "RS419"]] * 2


def test_it_is_shown_with_the_limit_beside_it(tmp_path: Path) -> None:
    found = checked(tmp_path, "[uno]\npenalty = 10\n[mercy]\nlimit = 10\n")
    [fatal] = [each for each in found.findings if each.code == "RS419"]
    assert (fatal.span and fatal.span.line, [label.span.line for label in fatal.secondary]) == (6, [8])
    assert heavy(found) == ["RS419"]


_OWN = """base = "official-112"
[[custom_card]]
name = {{ en = "Twenty" }}
effect = {{ {effect}, choose_colour = true }}
count = 3
[mercy]
limit = 20
"""


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ("draw = 20", [("effect.draw", 20)]),
        ("draw = 19", [("effect.draw", 19)]),
        ("draw = 18", []),
        ("everyone_draws = 20", [("effect.everyone_draws", 20)]),
        ("everyone_draws = 18", []),
        ("draw = 10, everyone_draws = 9", [("effect.draw", 19)]),
        ("draw = 9, everyone_draws = 10", [("effect.everyone_draws", 19)]),
        ("draw = 9, everyone_draws = 9", []),
        ("draw = 5, everyone_draws = 20", [("effect.everyone_draws", 20)]),
    ],
)
def test_what_the_tables_own_card_hands_out_is_told_where_it_is_written(
    effect: str, told: list[tuple[str, int]], tmp_path: Path
) -> None:
    below = _OWN.format(effect=effect)
    found = [each for each in checked(tmp_path, below).findings if each.code == "RS419"]
    assert [(each.params["penalty"], each.params["cards"]) for each in found] == told
    for each in found:
        assert each.span and each.span.line == 8 and each.span.column > len("effect = { ")
        enough = each.helps[0].params["enough"]
        assert heavy(checked(tmp_path, below.replace("limit = 20", f"limit = {enough}"))) == []


def test_a_card_that_the_deck_has_no_room_for_knocks_nobody_out(tmp_path: Path) -> None:
    below = _OWN.format(effect="draw = 20").replace('base = "official-112"\n', "")
    assert heavy(checked(tmp_path, below)) == ["RS405"]


def test_the_round_is_played_as_it_is_told(tmp_path: Path) -> None:
    for cards, out in ((19, ["eliminated"]), (18, [])):
        found = checked(tmp_path, _OWN.format(effect=f"draw = {cards}"))
        scene = Scene(
            load([str(write(tmp_path, _OWN.format(effect=f"draw = {cards}")))]).rules, ["Wcu:twenty r1 r2", "b4"]
        )
        scene.attempt("Wcu:twenty=blue")
        scene.attempt("draw")
        assert [each.type for each in scene.events("eliminated")] == out
        assert bool(out) == any(each.code == "RS419" for each in found.findings)
