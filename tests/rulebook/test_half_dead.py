"""Rules that decide nothing beside others are told, those that come in by `uses` too, and no cure leads into another fault."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rulebook.files import NOWHERE, checked, heavy, write
from unorules.ask.scene import Scene
from unorules.diagnostics.model import Finding
from unorules.diagnostics.samples import HEAD
from unorules.diagnostics.show import headline, helps
from unorules.i18n.messages import load
from unorules.rulebook.check import check
from unorules.rulebook.idle import idle
from unorules.rulebook.load import editions, house_rules
from unorules.rulebook.load import load as load_rules
from unorules.rulebook.stacks import answered_stacks

FOUR_ON_FOUR = "stacking.wild_draw_four_on_wild_draw_four"


def the(code: str, below: str, place: Path) -> Finding:
    [found] = [each for each in checked(place, below).findings if each.code == code]
    return found


@pytest.mark.parametrize(
    ("uses", "limit", "dead"),
    [("progressive", 4, 1), ("progressive", 7, 1), ("mixed-stacking", 5, 3), ("mixed-stacking", 6, 1)],
)
def test_stacking_rules_that_a_limit_leaves_without_effect_are_told_once(
    uses: str, limit: int, dead: int, tmp_path: Path
) -> None:
    below = f'uses = ["{uses}"]\n[stacking]\nlimit = {limit}\n'
    assert heavy(checked(tmp_path, below)) == ["RS415"]
    found = the("RS415", below, tmp_path)
    assert found.params["n"] == dead and FOUR_ON_FOUR in found.related
    assert [label.params["name"] for label in found.secondary] == ["stacking.limit"]


@pytest.mark.parametrize(
    ("below", "code", "enough"),
    [
        ('uses = ["progressive"]\n[stacking]\nlimit = 4\n', "RS415", 8),
        ('uses = ["mixed-stacking"]\n[stacking]\nlimit = 6\n', "RS415", 8),
        ("[stacking]\nlimit = 4\ndraw_two_on_draw_two = true\nwild_draw_four_on_draw_two = true\n", "RS403", 6),
    ],
)
def test_a_limit_that_is_too_low_is_told_with_the_number_that_is_enough(
    below: str, code: str, enough: int, tmp_path: Path
) -> None:
    found = the(code, below, tmp_path)
    assert (found.helps[0].key, found.helps[0].params) == ("limit", {"name": "stacking.limit", "enough": enough})
    for number, codes in ((enough, []), (enough - 1, [code])):
        assert heavy(checked(tmp_path, re.sub(r"limit = \d+", f"limit = {number}", below))) == codes


def test_what_is_without_effect_whatever_the_limit_is_told_beside_a_limit_that_forbids_every_stack(
    tmp_path: Path,
) -> None:
    below = '[stacking]\nlimit = 1\nequal_or_higher = "last-card"\ndraw_two_on_draw_two = true\nrequired = true\n'
    found = [each for each in checked(tmp_path, below).findings if each.severity != "note"]
    assert [each.code for each in found] == ["RS408", "RS403"]
    assert found[1].params["settings"] == ("stacking.equal_or_higher = last-card",)


def test_what_is_about_stacks_is_not_told_beside_a_limit_that_leaves_none(tmp_path: Path) -> None:
    below = '[stacking]\nlimit = 4\nchallenge = "off"\nwild_draw_four_condition = false\n'
    assert heavy(checked(tmp_path, f'uses = ["progressive"]\n{below}')) == ["RS415"]
    assert heavy(checked(tmp_path, f'uses = ["progressive"]\n{below.replace("4", "8", 1)}')) == []
    own = "draw_two_on_draw_two = true\nwild_draw_four_on_wild_draw_four = true\n"
    assert [each.data["key"] for each in checked(tmp_path, below + own).findings if each.code == "RS403"] == [
        "stacking.wild_draw_four_on_wild_draw_four"
    ]


def test_a_limit_that_leaves_no_stack_of_fours_leaves_nothing_to_say_of_them() -> None:
    values = load_rules(["progressive"], folders=()).rules.values()
    fours = ("stacking.challenge", "stacking.wild_draw_four_condition")
    for limit, reason in ((0, None), (8, None), (4, "stacking.limit=4")):
        assert {idle(key, values | {"stacking.limit": limit}) for key in fours} == {reason}


def test_a_stacking_rule_of_the_own_file_above_its_limit_has_no_effect(tmp_path: Path) -> None:
    below = "[stacking]\nlimit = 4\ndraw_two_on_draw_two = true\nwild_draw_four_on_draw_two = true\n"
    found = the("RS403", below, tmp_path)
    assert (found.data["key"], found.suggestions[0]) == ("stacking.wild_draw_four_on_draw_two", "stacking.limit")


@pytest.mark.parametrize("uses", ["progressive", "mixed-stacking"])
def test_what_is_said_of_a_limit_that_is_too_low_leads_into_no_other_fault(uses: str, tmp_path: Path) -> None:
    low = f'uses = ["{uses}"]\n[stacking]\nlimit = 3\n'
    assert heavy(checked(tmp_path, low)) == ["RS408"]
    [help_] = the("RS408", low, tmp_path).helps
    assert heavy(checked(tmp_path, low.replace("3", str(help_.params["all"])))) == []


def test_a_limit_counts_for_the_rule_that_makes_the_stack() -> None:
    values = load_rules(["mixed-stacking"], folders=()).rules.values()
    for limit, dead in ((0, 0), (4, 3), (6, 1), (8, 0)):
        held = values | {"stacking.limit": limit}
        keys = [key for key in held if "_on_" in key and idle(key, held) == f"stacking.limit={limit}"]
        assert len(keys) == dead


def test_half_a_shipped_rule_is_told_at_its_entry(tmp_path: Path) -> None:
    found = the("RS415", 'uses = ["jump-in", "seven-o"]\n[deck]\ndigits = 0\n', tmp_path)
    assert found.span is not None and (found.span.line, found.span.column) == (5, 20)
    assert found.params["keys"] == ("seven_o.seven",)
    assert "RS415" not in heavy(checked(tmp_path, 'uses = ["seven-o"]\n[deck]\nzeros = 2\n'))


@pytest.mark.parametrize("edition", editions())
def test_no_shipped_rule_is_said_to_be_half_dead_over_an_edition_that_has_its_cards(
    edition: str, tmp_path: Path
) -> None:
    for name in house_rules():
        found = checked(tmp_path, f'base = "{edition}"\nuses = ["{name}"]\n')
        assert edition != "official" or "RS415" not in heavy(found)
        for each in found.findings:
            assert each.code != "RS415" or len(each.params["keys"]) < len(
                load_rules([name], folders=()).layers[-1].values
            )


@pytest.mark.parametrize(
    "below",
    ['base = "no-mercy"\nuses = ["progressive"]\n', 'uses = ["mercy-25"]\n[mercy]\nlimit = 30\n'],
)
def test_an_entry_without_effect_is_shown_with_what_makes_it_so(below: str, tmp_path: Path) -> None:
    found = the("RS403", below, tmp_path)
    assert [label.key for label in found.secondary] == ["because"]


POINTLESS = "".join(f"{kind} = 0\n" for kind in ("number", "skip", "reverse", "draw_two", "wild", "wild_draw_four"))


@pytest.mark.parametrize(
    ("below", "expected"),
    [
        (f"[scoring]\ntarget = 1\n[scoring.points]\n{POINTLESS}", ["RS416"]),
        (f"[scoring]\nrounds = 3\n[scoring.points]\n{POINTLESS}", []),
        (f'[scoring]\nrounds = 3\ntie = "extra-round"\n[scoring.points]\n{POINTLESS}', ["RS416"]),
        (f"[scoring.points]\n{POINTLESS.replace('wild = 0', 'wild = 1')}", []),
        (f"[mercy]\nlimit = 25\n[scoring.points]\nknocked_out = 100\n{POINTLESS}", []),
    ],
)
def test_a_match_without_points_has_no_end(below: str, expected: list[str], tmp_path: Path) -> None:
    assert heavy(checked(tmp_path, below)) == expected


NOTHING = "[players]\nmax = 2\n[deck]\nzeros = 0\ndigits = 0\nskip = 0\nreverse = 0\ndraw_two = 0\nwild = 0\n"


def test_an_empty_deck_is_called_empty_and_one_of_fours_wants_numbers(tmp_path: Path) -> None:
    assert heavy(checked(tmp_path, f"{NOTHING}wild_draw_four = 0\n")) == ["RS417"]
    assert [each.key for each in the("RS407", f"{NOTHING}wild_draw_four = 20\n", tmp_path).helps] == ["numbers"]


def test_a_hand_of_one_is_a_note(tmp_path: Path) -> None:
    assert the("RS418", "[setup]\nhand_size = 1\n", tmp_path).severity == "note"


def test_partners_are_told_what_to_take_out_and_what_to_set(tmp_path: Path) -> None:
    used = the("RS410", 'uses = ["partners"]\n[players]\nmin = 3\nmax = 5\n', tmp_path)
    assert [(each.key, each.params["names"]) for each in used.helps] == [("take-out", ("players.min", "players.max"))]
    own = the("RS410", "[teams]\npartners = true\n[players]\nmax = 5\n", tmp_path)
    assert [(each.key, each.params["names"]) for each in own.helps] == [("four", ("players.min", "players.max"))]


def test_a_base_that_is_the_file_itself_is_to_be_taken_out(tmp_path: Path) -> None:
    found = the("RS305", 'base = "sample"\n', tmp_path)
    assert [each.key for each in found.helps] == ["itself"]
    assert [each.key for each in the("RS305", 'base = "jump-in"\n', tmp_path).helps] == ["uses"]


def test_what_disagrees_within_a_file_is_settled_there(tmp_path: Path) -> None:
    found = the("RS308", 'uses = ["draw-three", "draw-until-playable"]\n', tmp_path)
    assert [each.key for each in found.helps] == ["here"]
    apart = load_rules(["draw-three", "draw-until-playable"], folders=NOWHERE)
    assert [each.key for one in apart.findings for each in one.helps if one.code == "RS308"] == ["settle"]


def test_two_that_disagree_on_how_many_play_are_told_once_where_partners_say_it(tmp_path: Path) -> None:
    uses = 'uses = ["partners", "two-packs"]\n'
    assert heavy(checked(tmp_path, uses)) == ["RS410"]
    [help_] = the("RS410", uses, tmp_path).helps
    assert (help_.key, help_.params["names"]) == ("four", ("players.max",))
    assert heavy(checked(tmp_path, f"{uses}[players]\nmax = 4\n")) == []


def test_a_rule_without_effect_is_told_with_all_that_takes_it_away(tmp_path: Path) -> None:
    found = the("RS403", 'uses = ["progressive"]\n[deck]\ndraw_two = 0\nwild_draw_four = 0\n', tmp_path)
    assert found.params["settings"] == ("deck.draw_two = 0", "deck.wild_draw_four = 0")


def test_no_rule_of_another_game_is_to_be_taken_up_for_what_two_players_do(tmp_path: Path) -> None:
    found = the("RS403", '[players]\nmin = 3\n[two_players]\nreverse = "only-turns"\n', tmp_path)
    assert found.suggestions == ("players.min",)
    assert "mercy" not in "".join(helps(found, load("en"))) and "elimination" not in "".join(helps(found, load("en")))


def test_a_name_that_stands_many_times_is_told_once_with_the_number(tmp_path: Path) -> None:
    found = the("RS310", "uses = [" + '"jump-in", ' * 150 + "]\n", tmp_path)
    assert "150" in headline(found, load("en")) and "twice" not in headline(found, load("en"))
    assert "twice" in headline(the("RS310", 'uses = ["jump-in", "jump-in"]\n', tmp_path), load("en"))


@pytest.mark.parametrize("language", ["fi", "nb", "sv", "en"])
def test_no_message_names_a_number_that_leads_nowhere(language: str, tmp_path: Path) -> None:
    words = load(language)
    found = the("RS412", 'uses = ["seven-o", "multi-play"]\n', tmp_path)
    assert "R20" not in headline(found, words) + "".join(helps(found, words))


@pytest.mark.parametrize(
    ("below", "help_key", "mended"),
    [
        ('"uno.penalty" = 3\n', "unquoted", "uno.penalty = 3\n"),
        ("[uno]\npenalty == 3\n", "equals", "[uno]\npenalty = 3\n"),
        ("[uno]\npenalty = 3 // hello\n", "comment", "[uno]\npenalty = 3 # hello\n"),
        ("[UNO]\npenalty = 3\n", "small", "[uno]\npenalty = 3\n"),
    ],
)
def test_a_slip_is_mended_by_what_is_said(below: str, help_key: str, mended: str, tmp_path: Path) -> None:
    path = write(tmp_path, HEAD + below)
    [found] = check(path, folders=NOWHERE).findings
    assert [each.key for each in found.helps] == [help_key]
    assert found.span is not None
    lines = (HEAD + below).split("\n")
    line = lines[found.span.line - 1]
    [cure] = found.mends
    lines[found.span.line - 1] = line[: found.span.column - 1] + cure + line[found.span.end_column - 1 :]
    text = "\n".join(lines)
    assert text.split("\n", 4)[4].replace("=3", "= 3") == mended
    assert heavy(check(write(tmp_path, text), folders=NOWHERE)) == []


def test_old_line_ends_and_endless_numbers_are_told_with_their_place(tmp_path: Path) -> None:
    [old] = check(write(tmp_path, HEAD.replace("\n", "\r").encode()), folders=NOWHERE).findings
    assert (old.code, [each.key for each in old.helps]) == ("RS113", ["line-ends"])
    [long] = checked(tmp_path, f"[uno]\npenalty = {'9' * 5000}\n").findings
    assert long.span is not None and (long.span.line, long.span.column) == (6, 11)


@pytest.mark.parametrize(
    ("below", "limit", "code", "enough"),
    [
        ("", 1, "RS408", 8),
        ("", 4, "RS420", 8),
        ("", 6, "RS420", 8),
        ("[deck]\nwild_draw_four = 0\n", 3, "RS408", 4),
        ('base = "no-mercy"\n', 3, "RS408", 20),
        ('base = "no-mercy"\n', 5, "RS420", 20),
        ('base = "no-mercy"\n', 12, "RS420", 20),
    ],
)
@pytest.mark.parametrize("mode", ["last-card", "running-total"])
def test_a_limit_that_bars_the_answers_to_high_draw_cards_is_told_and_its_cure_lets_them_be_laid(
    mode: str, below: str, limit: int, code: str, enough: int, tmp_path: Path
) -> None:
    given = 'equal_or_higher = "running-total"\n' if mode == "running-total" else ""
    given = given if "no-mercy" in below else f'equal_or_higher = "{mode}"\n'  # that edition has the other by itself
    stacking = f"[stacking]\n{given}limit = "
    keys, _, deck = below.partition("[") if below.startswith("base") else ("", "", below.removeprefix("["))
    text = f"{keys}{stacking}{{}}\n" + (f"[{deck}" if deck else "")
    assert heavy(checked(tmp_path, text.format(limit))) == [code]
    found = the(code, text.format(limit), tmp_path)
    assert found.helps[0].params == {"all": enough}
    assert heavy(checked(tmp_path, text.format(enough))) == []
    assert heavy(checked(tmp_path, text.format(enough - 1))) == ["RS420" if enough > 4 else "RS408"]


@pytest.mark.parametrize(("limit", "answered"), [(6, False), (7, False), (8, True)])
def test_the_engine_lays_what_the_limit_is_told_to_leave_room_for(limit: int, answered: bool) -> None:
    rules = load_rules(["official"], folders=()).rules.replace(
        {"stacking.equal_or_higher": "running-total", "stacking.limit": limit}
    )
    scene = Scene(rules, ["W+4 b1", "b1 b2"], top="W+4", colour="red", pending=4)
    assert scene.judge("W+4=red").allowed is answered
    assert (max(answered_stacks(rules.values()).values()) <= limit) is answered
