"""Laying rulesets over each other: order, base, origins, and what is wrong between files."""

from pathlib import Path

import pytest

from tests.rulebook.files import NOWHERE, checked, codes, heavy, loaded, write
from unorules.diagnostics.samples import HEAD
from unorules.rulebook.check import check
from unorules.rulebook.defaults import own_folders
from unorules.rulebook.load import load
from unorules.rulebook.shelf import shipped_ruleset


def house(place: Path, name: str, text: str) -> Path:
    return write(place, HEAD.replace("sample", name) + text, name)


def test_house_rules_lie_over_official_where_no_base_is_named() -> None:
    rulebook = loaded("progressive", "jump-in")
    assert rulebook.ids == ("official", "progressive", "jump-in")
    assert rulebook.names == ("progressive", "jump-in")
    assert rulebook.ok and not rulebook.findings
    assert rulebook.value("jump_in.allowed") is True
    assert rulebook.rules.stacking_draw_two_on_draw_two is True
    assert loaded().ids == ("official",)


def test_an_edition_may_stand_anywhere_among_the_names() -> None:
    assert loaded("seven-o", "no-mercy").ids == ("no-mercy", "seven-o")


def test_two_editions_do_not_go_together() -> None:
    rulebook = loaded("official", "no-mercy")
    assert codes(rulebook) == ["RS307"] and not rulebook.ok


def test_what_a_file_uses_is_laid_first_each_once(tmp_path: Path) -> None:
    house(tmp_path, "low", "[uno]\npenalty = 3\n")
    house(tmp_path, "mid", 'uses = ["low", "jump-in"]\n[uno]\npenalty = 5\n')
    path = house(tmp_path, "top", 'base = "official-112"\nuses = ["mid", "low"]\n[setup]\nhand_size = 6\n')
    rulebook = loaded(path)
    assert rulebook.ids == ("official-112", "low", "jump-in", "mid", "top")
    assert rulebook.value("uno.penalty") == 5
    assert rulebook.decided_by("uno.penalty").id == "mid"
    assert (rulebook.origin("setup.hand_size").line, rulebook.origin("setup.hand_size").column) == (8, 1)
    assert rulebook.origin("uno.call").ruleset == "official-112"


def test_the_base_of_a_used_file_does_not_count(tmp_path: Path) -> None:
    house(tmp_path, "low", 'base = "no-mercy"\n[uno]\npenalty = 3\n')
    assert loaded(house(tmp_path, "top", 'uses = ["low"]\n')).base == "official"


def test_an_edition_on_the_command_line_replaces_the_base_of_a_file_with_a_note(tmp_path: Path) -> None:
    path = house(tmp_path, "table", 'base = "official-112"\n[uno]\npenalty = 3\n')
    rulebook = loaded("official", path)
    assert rulebook.ids == ("official", "table")
    assert codes(rulebook) == ["RS314"] and rulebook.ok


def test_files_with_different_bases_do_not_go_together(tmp_path: Path) -> None:
    one = house(tmp_path, "one", 'base = "official-112"\n[uno]\npenalty = 3\n')
    two = house(tmp_path, "two", 'base = "no-mercy"\n[setup]\nhand_size = 6\n')
    assert codes(loaded(one, two)) == ["RS307"]


def test_names_that_disagree_are_a_warning_that_names_both_places() -> None:
    rulebook = loaded("draw-three", "draw-until-playable")
    assert rulebook.ok and rulebook.value("turn.draw_limit") == "until-playable"
    [found] = rulebook.findings
    assert (found.code, found.severity) == ("RS308", "warning")
    assert found.span is not None and Path(found.span.file).stem == "draw-until-playable"
    assert Path(found.secondary[0].span.file).stem == "draw-three"


def test_own_key_settles_what_the_used_ones_dispute(tmp_path: Path) -> None:
    below = 'uses = ["draw-three", "draw-until-playable"]\n[turn]\ndraw_limit = "until-playable"\n'
    assert heavy(checked(tmp_path, below)) == []


def test_faults_of_all_files_are_gathered(tmp_path: Path) -> None:
    one = house(tmp_path, "one", "[uno]\npenalty = 30\n")
    two = write(tmp_path, "[uno\n", "two")
    rulebook = loaded("jump-inn", one, two, tmp_path / "none.toml")
    assert sorted(codes(rulebook)) == ["RS101", "RS111", "RS206", "RS301"]
    assert not rulebook.ok
    assert rulebook.value("uno.penalty") == 2


def test_a_fault_below_is_told_by_the_file_that_has_it_and_named_by_the_one_that_uses_it(tmp_path: Path) -> None:
    house(tmp_path, "broken", "[uno]\npenaltie = 3\n")
    house(tmp_path, "middle", 'uses = ["broken"]\n')
    path = house(tmp_path, "top", 'uses = ["middle"]\n')
    assert codes(loaded(path)) == ["RS201"]
    assert codes(checked(tmp_path, 'uses = ["middle"]\n', "top")) == ["RS313"]


def test_a_ring_of_files_is_told_once_by_each(tmp_path: Path) -> None:
    house(tmp_path, "one", 'uses = ["two"]\n')
    house(tmp_path, "two", 'uses = ["one"]\n')
    assert codes(checked(tmp_path, 'uses = ["two"]\n', "one")) == ["RS303"]
    assert codes(checked(tmp_path, 'uses = ["one"]\n', "two")) == ["RS303"]
    assert codes(checked(tmp_path, 'uses = ["one"]\n', "outside")) == ["RS313"]


def test_a_pin_is_held_against_what_is_laid_above_and_not_below(tmp_path: Path) -> None:
    house(tmp_path, "season", 'pins = ["uno.penalty"]\nbecause = { en = "Season." }\n[uno]\npenalty = 4\n')
    house(tmp_path, "other", "[uno]\npenalty = 3\n")
    assert codes(loaded(tmp_path / "season.toml", tmp_path / "other.toml")) == ["RS402"]
    assert heavy(loaded(tmp_path / "other.toml", tmp_path / "season.toml")) == ["RS308"]
    own = checked(tmp_path, 'uses = ["season"]\n[uno]\npenalty = 3\n')
    assert heavy(own) == ["RS402"]
    found = next(each for each in own.findings if each.code == "RS402")
    assert found.span is not None and (found.span.line, found.span.column) == (7, 11)
    assert found.secondary[0].span.line == 5


def test_what_is_carried_over_from_no_mercy_is_a_conflict_that_names_it(tmp_path: Path) -> None:
    below = 'uses = ["no-mercy-exclusions"]\n[mercy]\nlimit = 25\n[stacking]\nequal_or_higher = "last-card"\n'
    found = [each for each in checked(tmp_path, below).findings if each.severity == "error"]
    assert [(each.code, each.span.line if each.span else 0) for each in found] == [("RS402", 7), ("RS402", 9)]
    assert all("no-mercy-exclusions" in each.related for each in found)


def test_challenge_uno_by_keys_alone_is_not_played_in_pairs(tmp_path: Path) -> None:
    below = '[players]\nmin = 4\nmax = 4\n[teams]\npartners = true\n[scoring]\nmode = "own-cards"\nelimination = true\n'
    assert heavy(checked(tmp_path, below)) == ["RS406"]


@pytest.mark.parametrize(
    ("below", "code"),
    [
        ('base = "no-mercy"\nuses = ["progressive"]\n', "RS403"),
        ('base = "no-mercy"\nuses = ["no-bluff"]\n', "RS401"),
        ('[deck]\ndigits = 0\npacks = 4\n[seven_o]\nseven = "must-swap"\n', "RS403"),
        ("[scoring.points]\nwild_draw_ten = 100\n", "RS403"),
        ('uses = ["partners"]\n[players]\nmin = 2\nmax = 2\n', "RS411"),
    ],
)
def test_rules_that_meet_badly_are_told(below: str, code: str, tmp_path: Path) -> None:
    assert heavy(checked(tmp_path, below)) == [code]


def test_a_pinned_key_never_changes_nothing(tmp_path: Path) -> None:
    assert heavy(checked(tmp_path, 'pins = ["uno.penalty"]\n[uno]\npenalty = 2\n')) == []


def test_own_folder_is_named_by_the_environment_or_the_folder_of_settings() -> None:
    assert own_folders({"UNORULES_RULESETS": "/a/b"}) == (Path("/a/b"),)
    assert own_folders({"XDG_CONFIG_HOME": "/c"}) == (Path("/c/unorules/rulesets"),)


def test_ids_are_found_in_own_folders_and_never_outside_them(tmp_path: Path) -> None:
    inside = tmp_path / "own"
    inside.mkdir()
    house(inside, "cabin", "[uno]\npenalty = 3\n")
    house(tmp_path, "outside", "[uno]\npenalty = 4\n")
    assert load(["cabin"], folders=[inside]).value("uno.penalty") == 3
    assert codes(load(["outside"], folders=[inside])) == ["RS301"]
    path = house(inside, "climber", 'uses = ["../outside"]\n')
    assert codes(loaded(path)) == ["RS302"]


def test_custom_cards_reach_the_rules_with_their_words(tmp_path: Path) -> None:
    card = '[[custom_card]]\nname = { en = "Sing aloud" }\ntext = { nb = "Syng." }\n'
    card += "effect = { draw = 2, skips = true }\ncount = 2\n"
    rulebook = loaded(house(tmp_path, "song", f'base = "official-112"\n{card}'))
    assert rulebook.ok
    assert rulebook.rules.custom["sing-aloud"].draw == 2
    assert rulebook.cards[0].text("sv") == "Syng."


def test_languages_of_norway_are_taken_for_bokmaal(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD.replace("{ en =", "{ no ="), "sample")
    assert loaded(path).layers[-1].title.by_language == {"nb": "Sample"}


def test_a_source_speaks_of_the_value_in_force_where_it_is_laid_and_of_no_later_one(tmp_path: Path) -> None:
    """Jump-in tells what programs do with wilds; that is no word for or against a value laid above it."""
    path = house(tmp_path, "cabin", 'uses = ["jump-in"]\n[jump_in]\nwilds = "none"\n')
    assert loaded("jump-in").sources_for("jump_in.wilds")
    assert loaded(path).sources_for("jump_in.wilds") == ()
    above = house(tmp_path, "above", 'uses = ["cabin"]\n[jump_in]\nwilds = "wild-draw-four"\n')
    assert loaded(above).sources_for("jump_in.wilds") == ()
    assert loaded(path).sources_for("jump_in.next") == loaded("jump-in").sources_for("jump_in.next")


def test_the_base_that_nobody_named_is_told_to_be_the_default(tmp_path: Path) -> None:
    found = check(house(tmp_path, "home", 'excludes = ["official"]\n'), folders=NOWHERE).findings
    clash = next(one for one in found if one.code == "RS401")
    assert [each.key for each in clash.helps] == ["assumed"]
    assert clash.span is not None and clash.span.line == 5
    above = check(house(tmp_path, "above", 'uses = ["home"]\n'), folders=NOWHERE).findings
    clash = next(one for one in above if one.code == "RS401")
    assert [(Path(each.span.file).stem, each.key) for each in clash.secondary] == [("home", "excluded")]
    named = check(house(tmp_path, "named", 'base = "official"\nuses = ["home"]\n'), folders=NOWHERE).findings
    helps = next(one for one in named if one.code == "RS401").helps
    assert [each.key for each in helps] == ["take-out", "base"]


def test_a_file_that_takes_a_shipped_name_is_told_by_whatever_loads_it(tmp_path: Path) -> None:
    path = house(tmp_path, "jump-in", "[uno]\npenalty = 3\n")
    assert "RS218" in codes(loaded(path))
    assert "RS218" not in codes(loaded("jump-in"))


def test_a_file_that_is_the_shipped_one_takes_nobodys_name(tmp_path: Path) -> None:
    shipped = Path(shipped_ruleset("jump-in").toml.path)
    copy = tmp_path / "jump-in.toml"
    copy.write_bytes(shipped.read_bytes())
    (tmp_path / "link").symlink_to(shipped.parent, target_is_directory=True)
    for path in (shipped, copy, tmp_path / "link" / "jump-in.toml"):
        assert "RS218" not in codes(loaded(path))
        assert "RS218" not in [one.code for one in check(path).findings]


@pytest.mark.parametrize("below", ["[mercy]\nlimit = 0\n", '[[custom_card]]\nname = { en = "Sing" }\n'])
def test_nothing_that_rests_on_a_base_is_told_of_one_that_is_none(below: str, tmp_path: Path) -> None:
    assert len(heavy(checked(tmp_path, below))) == 1
    found = checked(tmp_path, f'base = "nope"\n{below}')
    assert heavy(found) == ["RS301"]
    assert "RS301" in codes(load([found.file], folders=NOWHERE))
    assert "RS401" in heavy(checked(tmp_path, f'base = "nope"\nuses = ["partners", "challenge-uno"]\n{below}'))


def test_of_more_custom_cards_than_the_deck_can_hold_the_number_is_told_and_mended(tmp_path: Path) -> None:
    card = '[[custom_card]]\non = "blank"\nname = { en = "Break" }\ncount = '
    found = checked(tmp_path, f'base = "official-112-blank"\n{card}9\n')
    [short] = [each for each in found.findings if each.code == "RS405"]
    assert (short.params["n"], short.mends, [each.key for each in short.helps]) == (4, ("4",), ["count", "raise"])
    assert short.span is not None
    line = found.lines(short.file)[short.span.line - 1]
    assert line[short.span.column - 1 : short.span.end_column - 1] == "9"
    assert heavy(checked(tmp_path, f'base = "official-112-blank"\n{card}4\n')) == []


def test_a_number_of_players_that_no_line_of_the_file_gives_is_not_to_be_taken_out(tmp_path: Path) -> None:
    write(tmp_path, HEAD.replace("sample", "six") + "[players]\nmax = 6\n", "six")
    found = checked(tmp_path, 'uses = ["partners", "six"]\n')
    [open_to_six] = [each for each in found.findings if each.code == "RS410"]
    assert [each.key for each in open_to_six.helps] == ["four"]
