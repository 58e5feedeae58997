"""Names, types and ranges: what somebody may have meant, and what may stand there."""

from pathlib import Path

import pytest

from tests.rulebook.files import NOWHERE, checked, heavy, write
from unorules.diagnostics.model import Finding
from unorules.diagnostics.samples import HEAD as SOUND
from unorules.diagnostics.show import headline, helps
from unorules.engine.options import OPTIONS
from unorules.i18n.messages import load
from unorules.rulebook.aliases import ALIASES
from unorules.rulebook.check import check
from unorules.rulebook.meant import HEAD, SECTIONS
from unorules.rulebook.names import suggest
from unorules.rulebook.read_cards import EFFECTS
from unorules.rulebook.shelf import HOUSE_RULES, SHIPPED


def only(place: Path, below: str) -> Finding:
    [found] = [each for each in checked(place, below).findings if each.severity == "error"]
    return found


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("progresive", "progressive"),
        ("Seven O", "seven-o"),
        ("jump_in", "jump-in"),
        ("stabling", "progressive"),
        ("stapling", "mixed-stacking"),
        ("ketjutus", "progressive"),
        ("7-0", "seven-o"),
        ("väliinlyönti", "jump-in"),
        ("inhopp", "jump-in"),
        ("hopp inn", "jump-in"),
        ("makkerspill", "partners"),
        ("pelipakko", "force-play"),
        ("drawuntilplayable", "draw-until-playable"),
        ("lyödä väliin", "jump-in"),
        ("hypätä väliin", "jump-in"),
        ("armosääntö", "mercy-25"),
        ("25-kortsregelen", "mercy-25"),
        ("hoppa in-regeln", "jump-in"),
        ("0–7-regeln", "seven-o"),
        ("jump in rule", "jump-in"),
        ("sevens", "seven-o"),
        ("+4 på +2", "mixed-stacking"),
        ("ei bluffia", "no-bluff"),
        ("måste lägga", "force-play"),
        ("flere like kort", "multi-play"),
        ("vähiten pisteitä voittaa", "low-score"),
        ("utslagning på poäng", "challenge-uno"),
        ("spela i par", "partners"),
        ("snu tilbake", "bounce"),
        ("pinoamnen", "progressive"),
        ("stablng", "mixed-stacking"),
    ],
)
def test_house_rules_are_known_by_what_players_call_them(word: str, meant: str) -> None:
    assert meant in suggest(word, HOUSE_RULES)


def test_nothing_is_suggested_that_is_not_near() -> None:
    assert suggest("tuesday-at-the-harbour", SHIPPED) == ()
    assert suggest("", SHIPPED) == ()
    assert suggest("x" * 5000, SHIPPED) == ()
    for name in ("cabin", "mummola", "hytteregler", "fredag", "our-table", "rule", "uno"):
        assert suggest(name, HOUSE_RULES) == ()


def test_every_alias_stands_for_something_that_there_is() -> None:
    keys = {key for section in SECTIONS.values() for key in section}
    source = {"covers", "says", "agrees", "effect"}
    languages = {"fi", "nb", "sv", "en"}
    known = keys | set(SECTIONS) | set(SHIPPED) | set(HEAD) | set(EFFECTS) | source | languages
    known |= {"sources", "custom_card", "house-rule", "edition"} | {
        word for each in OPTIONS for word in each.values.words
    }
    assert set(ALIASES) <= known


@pytest.mark.parametrize(
    ("below", "code", "line", "suggestion"),
    [
        ("[turn]\npenalty = 3\n", "RS201", 6, "uno.penalty"),
        ("[uno]\nPenalty = 3\n", "RS201", 6, "penalty"),
        ("[turn]\ndraw-limit = 3\n", "RS201", 6, "draw_limit"),
        ("[uno]\nstraff = 4\n", "RS201", 6, "penalty"),
        ("[uno]\nrangaistus = 4\n", "RS201", 6, "penalty"),
        ("[stacking]\ncolor_condition = false\n", "RS201", 6, "colour_condition"),
        ("penalty = 3\n", "RS201", 5, "uno.penalty"),
        ("stabling = true\n", "RS201", 5, "progressive"),
        ("[stakcing]\nlimit = 12\n", "RS202", 5, "stacking"),
        ("[Turn]\ndraw_limit = 3\n", "RS202", 5, "turn"),
        ("[points]\nskip = 10\n", "RS202", 5, "scoring.points"),
        ('[[source]]\nid = "x"\n', "RS202", 5, "sources"),
        ('[turn]\ndraw_limit = "until-playble"\n', "RS207", 6, "until-playable"),
        ('[turn]\ndrawn_card = "must_play"\n', "RS207", 6, "must-play"),
        ("[jump_in]\nallowed = 1\n", "RS204", 6, "true"),
        ('[jump_in]\nallowed = "on"\n', "RS204", 6, "true"),
        ('[jump_in]\nallowed = "ja"\n', "RS204", 6, "true"),
        ('[jump_in]\nallowed = "true"\n', "RS205", 6, "true"),
        ("[uno]\npenalty = 3.0\n", "RS204", 6, "3"),
        ('[turn]\ndraw_limit = "3"\n', "RS205", 6, "3"),
        ('uses = "jump-in"\n', "RS204", 5, 'uses = ["jump-in"]'),
        ('because = "so"\n', "RS204", 5, 'because = { en = "so" }'),
        ('[sources]\nid = "x"\n', "RS204", 5, "[[sources]]"),
        ('description = { se = "x" }\n', "RS208", 5, "sv"),
        ('uses = ["../g05.toml"]\n', "RS302", 5, "g05"),
        ('base = "jump-in"\n', "RS305", 5, None),
    ],
)
def test_one_fault_gets_one_finding_with_its_cure(
    below: str, code: str, line: int, suggestion: str | None, tmp_path: Path
) -> None:
    found = only(tmp_path, below)
    assert (found.code, found.span.line if found.span else None) == (code, line)
    assert suggestion is None or suggestion in found.suggestions


def test_a_key_of_the_head_below_a_table_is_sent_to_the_top(tmp_path: Path) -> None:
    found = only(tmp_path, '[uno]\npenalty = 3\nuses = ["jump-in"]\n')
    assert (found.code, found.helps[0].key) == ("RS201", "head")


@pytest.mark.parametrize(
    "value", ["-1", "11", "99999999999999999999", "[3]", "2.5", "2026-12-24", "true", '"many"', "{ a = 1 }"]
)
def test_no_wrong_value_gets_into_the_rules(value: str, tmp_path: Path) -> None:
    found = only(tmp_path, f"[uno]\npenalty = {value}\n")
    assert found.code in ("RS204", "RS206")
    assert "0…10" in found.helps[-1].params["values"]


def test_a_table_that_is_unknown_is_told_once_whatever_is_in_it(tmp_path: Path) -> None:
    assert heavy(checked(tmp_path, "[house]\na = 1\nb = 2\n[house.c]\nd = 3\n")) == ["RS202"]


def test_hidden_characters_are_found_in_every_text(tmp_path: Path) -> None:
    below = (
        'because = { en = "a\\u202eb" }\n[[sources]]\nid = "x\\u0007"\ntitle = "\\u2066"\ncovers = []\n'
        'agrees = false\nsays = { en = "\\u200f" }\n'
    )
    assert heavy(checked(tmp_path, below)) == ["RS210"] * 4


def test_joined_emoji_and_line_breaks_are_no_hidden_characters(tmp_path: Path) -> None:
    assert heavy(checked(tmp_path, 'description = { en = """👨‍👩‍👧\n\tyes""" }\n')) == []


@pytest.mark.parametrize(
    ("table", "meant"), [("scoring.point", "points"), ("scoring.pionts", "points"), ("turn.stackin", "stacking")]
)
def test_a_table_inside_another_may_be_meant(table: str, meant: str, tmp_path: Path) -> None:
    found = only(tmp_path, f"[{table}]\nskip = 3\n")
    assert (found.code, found.suggestions[0]) == ("RS202", meant)


@pytest.mark.parametrize("text", ['title = "Plain"', 'title = { en = "Sample" }\ndescription = "hei"'])
def test_a_text_for_all_languages_is_told_that_a_table_of_languages_is_wanted(text: str, tmp_path: Path) -> None:
    path = write(tmp_path, SOUND.replace('title = { en = "Sample" }', text))
    (found,) = [one for one in check(path, folders=NOWHERE).findings if one.severity == "error"]
    assert found.code == "RS204"
    told = {headline(found, load(language)) for language in ("en", "fi", "nb", "sv")}
    assert len(told) == 4
    assert any("wants a table of languages, and this is a text" in each for each in told)


def test_a_range_stands_in_backticks_wherever_it_is_told(tmp_path: Path) -> None:
    below = 'base = "official-112"\n[[custom_card]]\nname = { en = "Sing" }\neffect = { draw = 99 }\n'
    found = only(tmp_path, below)
    assert helps(found, load("en")) == ("`custom_card.effect.draw` may be `0…20`",)


@pytest.mark.parametrize(
    ("below", "meant"),
    [
        ('[uno]\npenalty = "fyra"\n', "4"),
        ("[uno]\npenalty = 4.0\n", "4"),
        ('[mercy]\nlimit = "av"\n', "0"),
        ("[stacking]\nlimit = false\n", "0"),
        ("[seven_o]\nzero = true\n", '"pass-all"'),
        ('[bounce]\nskip = "samma färg"\n', '"same-colour"'),
        ('[uno]\ncatcher = "kaikki"\n', '"anyone"'),
        ('[turn]\ndraw_limit = "unlimited"\n', '"until-playable"'),
        ('[jump_in]\nallowed = "joo"\n', "true"),
        ("[jump_in]\nallowed = 1\n", "true"),
        ("[uno]\npenalty = fire\n", "4"),
        ("[bounce]\nskip = samme farge\n", '"same-colour"'),
        ('[[custom_card]]\nname = { en = "x" }\neffect = { skips = "ja" }\n', "true"),
    ],
)
def test_values_are_known_by_what_players_call_them(below: str, meant: str, tmp_path: Path) -> None:
    assert only(tmp_path, below).mends == (meant,)


@pytest.mark.parametrize(
    ("below", "helps_with"),
    [
        ("stacking = true\n", ("`[stacking]`", 'uses = ["progressive"]')),
        ("[uno]\nstacking = true\n", ("`stacking`", 'uses = ["progressive"]')),
        ('tittel = { nb = "Hytta" }\n', ("`title`",)),
        ('[uno]\ntitle = { nb = "Hytta" }\n', ("above the first table",)),
        ('uses = "jump-in; seven-o"\n', ('uses = ["jump-in", "seven-o"]',)),
        ('base = ["official-112"]\n', ('base = "official-112"',)),
        ("[scoring]\npoints = 20\n", ("`[scoring.points]`",)),
        ('pins = ["uno"]\n', ("`uno.penalty`",)),
    ],
)
def test_a_thing_in_the_wrong_place_is_shown_the_right_one(
    below: str, helps_with: tuple[str, ...], tmp_path: Path
) -> None:
    told = " ".join(helps(only(tmp_path, below), load("en")))
    assert all(each in told for each in helps_with), told
