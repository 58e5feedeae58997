"""A slip of TOML is told once, at its place, and what its help shows makes the file right and loses no rule of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook.files import NOWHERE, checked, heavy, write
from tests.rulebook.mending import replaced
from unorules.diagnostics.model import Finding
from unorules.diagnostics.samples import HEAD
from unorules.diagnostics.show import full
from unorules.i18n.messages import load
from unorules.rulebook.check import check
from unorules.rulebook.model import LANGUAGES

BOTH = '["jump-in", "seven-o"]'
"""Two house rules as a list should have them."""

ENTRIES = [
    # two rules on a line: each keeps its own
    ('[uno]\npenalty = 3; call = "at-one-card"', "RS105", (6, 11), '[uno]\npenalty = 3\ncall = "at-one-card"'),
    ("[uno]\ncall = at-one-card; penalty = 3", "RS105", (6, 8), '[uno]\ncall = "at-one-card"\npenalty = 3'),
    ('[uno]\npenalty = 3 and call = "at-one-card"', "RS105", (6, 11), '[uno]\npenalty = 3\ncall = "at-one-card"'),
    ('[uno] penalty = 3 call = "at-one-card"', "RS105", (5, 6), '[uno]\npenalty = 3\ncall = "at-one-card"'),
    ('uno = { penalty = 3; call = "at-one-card" }', "RS116", (5, 20), 'uno = { penalty = 3, call = "at-one-card" }'),
    # brackets and braces
    ('uses = ["jump-in", "seven-o"\n]]', "RS105", (6, 2), f"uses = {BOTH[:-1]}\n]"),
    (f"uses = {BOTH}]", "RS105", (5, 30), f"uses = {BOTH}"),
    ("[uno]\npenalty = {3}", "RS105", (6, 11), "[uno]\npenalty = 3"),
    ('uses = {"jump-in"}', "RS105", (5, 8), 'uses = ["jump-in"]'),
    ("uses = {jump-in, seven-o}", "RS105", (5, 8), f"uses = {BOTH}"),
    ("[uno.penalty = 3]", "RS105", (5, 1), "uno.penalty = 3"),
    ("uno { penalty = 3 }", "RS114", (5, 5), "uno = { penalty = 3 }"),
    # lists without quotes, commas or brackets
    ("uses = [jump-in]", "RS109", (5, 8), 'uses = ["jump-in"]'),
    ("uses = jump-in", "RS109", (5, 8), 'uses = ["jump-in"]'),
    ("uses = jump-in, seven-o", "RS109", (5, 8), f"uses = {BOTH}"),
    ("uses = [jump-in, seven-o] # ours", "RS109", (5, 8), f"uses = {BOTH} # ours"),
    ("uses = [jump-in seven-o]", "RS109", (5, 8), f"uses = {BOTH}"),
    ("uses = [Jump In, Seven-O]", "RS109", (5, 8), f"uses = {BOTH}"),
    ("uses = [“jump-in”, ”seven-o”]", "RS109", (5, 8), f"uses = {BOTH}"),
    ('uses = "jump-in" "seven-o"', "RS109", (5, 8), f"uses = {BOTH}"),
    ('uses = <"jump-in">', "RS109", (5, 8), 'uses = ["jump-in"]'),
    ('uses = ["jump-in"; "seven-o"]', "RS116", (5, 18), f"uses = {BOTH}"),
    ('uses = ["jump-in" and "seven-o"]', "RS111", (5, 8), f"uses = {BOTH}"),
    ('uses = ["jump-in"/"seven-o"]', "RS111", (5, 8), f"uses = {BOTH}"),
    ('uses = ["jump-in, "seven-o"]', "RS111", (5, 8), f"uses = {BOTH}"),
    ('uses = ["jump-in", "seven-o"', "RS111", (5, 8), f"uses = {BOTH}"),
    ('uses = ["jump-in"],', "RS109", (5, 8), 'uses = ["jump-in"]'),
    ("uses = [\n  - jump-in\n]", "RS109", (6, 3), 'uses = [\n  "jump-in"\n]'),
    ("uses =\n  - jump-in\n  - seven-o", "RS105", (5, 7), f"uses = {BOTH}"),
    (f"uses =\n{BOTH}", "RS105", (5, 7), f"uses = {BOTH}"),
    ("pins = uno.penalty", "RS109", (5, 8), 'pins = ["uno.penalty"]'),
    # quotes
    ('[uno]\ncall = "at-one-card', "RS110", (6, 8), '[uno]\ncall = "at-one-card"'),
    ('[uno]\ncall = "at-one-card”', "RS110", (6, 8), '[uno]\ncall = "at-one-card"'),
    ("[uno]\ncall = \"at-one-card'", "RS110", (6, 8), '[uno]\ncall = "at-one-card"'),
    ('description = { en = "C:\\games\\uno" }', "RS108", (5, 25), 'description = { en = "C:\\\\games\\\\uno" }'),
    # headings without brackets
    ("uno\npenalty = 3", "RS105", (5, 1), "[uno]\npenalty = 3"),
    ("Uno:\npenalty = 3", "RS105", (5, 1), "[uno]\npenalty = 3"),
    ("uno {\npenalty = 3", "RS105", (5, 1), "[uno]\npenalty = 3"),
    ("scoring.points: {\nskip = 3", "RS105", (5, 1), "[scoring.points]\nskip = 3"),
    ("[uno]\ncall = «at-one-card»", "RS109", (6, 8), '[uno]\ncall = "at-one-card"'),
    ("== jump in ==\nallowed = true", "RS105", (5, 1), "[jump_in]\nallowed = true"),
    ("**uno**\npenalty = 3", "RS105", (5, 1), "[uno]\npenalty = 3"),
    # other signs than the equals sign, and none
    ('uses += ["jump-in"]', "RS114", (5, 6), 'uses = ["jump-in"]'),
    ("[uno]\npenalty → 3", "RS114", (6, 9), "[uno]\npenalty = 3"),
    ("[uno]\npenalty – 3", "RS114", (6, 9), "[uno]\npenalty = 3"),
    ("[uno]\npenalty 3", "RS114", (6, 9), "[uno]\npenalty = 3"),
    ("[uno]\npenalty = –3", "RS109", (6, 11), "[uno]\npenalty = 3"),
    # bullets and comments of other places
    ("[uno]\n- penalty = 3", "RS105", (6, 1), "[uno]\npenalty = 3"),
    ("[uno]\n• penalty = 3", "RS105", (6, 1), "[uno]\npenalty = 3"),
    ("[uno]\nlet penalty = 3", "RS105", (6, 1), "[uno]\npenalty = 3"),
    ("// ours", "RS105", (5, 1), "# ours"),
    ("-- ours", "RS105", (5, 1), "# ours"),
    ("; ours", "RS105", (5, 1), "# ours"),
    ("[uno]\npenalty = 3 – ours", "RS109", (6, 11), "[uno]\npenalty = 3 # ours"),
    ("[uno]\npenalty = 3 (ours)", "RS109", (6, 11), "[uno]\npenalty = 3 # ours"),
    ("[jump_in]\nallowed = kyllä // ours", "RS109", (6, 11), "[jump_in]\nallowed = true # ours"),
    ("[uno]\ncall = at-one-card // ours", "RS109", (6, 8), '[uno]\ncall = "at-one-card" # ours'),
    # numbers
    ("[uno]\npenalty = 3 kort", "RS109", (6, 11), "[uno]\npenalty = 3"),
    ("[uno]\npenalty = 3 cards", "RS109", (6, 11), "[uno]\npenalty = 3"),
    ("[uno]\npenalty = 3,0", "RS109", (6, 11), "[uno]\npenalty = 3"),
    ("[uno]\npenalty = 3!", "RS109", (6, 11), "[uno]\npenalty = 3"),
    ("[uno]\npenalty = [3]", "RS204", (6, 11), "[uno]\npenalty = 3"),
    ("[scoring]\ntarget = 1 000", "RS109", (6, 10), "[scoring]\ntarget = 1000"),
    ("[scoring]\ntarget = 1.000", "RS204", (6, 10), "[scoring]\ntarget = 1000"),
    ("[jump_in]\nallowed = true.", "RS109", (6, 11), "[jump_in]\nallowed = true"),
    ("```toml\n[uno]\npenalty = 3", "RS105", (5, 1), "\n[uno]\npenalty = 3"),
]


def only(place: Path, below: str) -> Finding:
    [found] = [each for each in checked(place, f"{below}\n").findings if each.severity != "note"]
    return found


@pytest.mark.parametrize(("below", "code", "where", "right"), ENTRIES)
def test_the_cure_of_a_slip_makes_the_file_right_and_keeps_every_rule(
    below: str, code: str, where: tuple[int, int], right: str, tmp_path: Path
) -> None:
    found = only(tmp_path, below)
    assert found.span is not None
    assert (found.code, (found.span.line, found.span.column)) == (code, where)
    mended = replaced(f"{HEAD}{below}\n", found.span, found.mends[0])
    assert mended == f"{HEAD}{right}\n"
    assert heavy(check(write(tmp_path, mended), folders=NOWHERE)) == []
    for language in LANGUAGES:
        assert full(found, load(language), lambda _: f"{HEAD}{below}".split("\n"))


@pytest.mark.parametrize(("before", "after"), [("{ sv = ", " }"), ("{ en = 'x', sv = ", " }")])
def test_an_apostrophe_within_single_quotes_is_pointed_at_and_double_ones_mend_it(
    before: str, after: str, tmp_path: Path
) -> None:
    line = f"description = {before}'det är mamma's regel'{after}"
    found = only(tmp_path, line)
    assert found.code == "RS105" and found.params["detail"].key == "toml.apostrophe"  # type: ignore[union-attr]
    assert found.span is not None and (found.span.line, found.span.column) == (5, line.index("'s regel") + 1)
    assert [each.params for each in found.helps] == [{"cure": '"det är mamma\'s regel"'}]
    mended = line.replace("'det är mamma's regel'", '"det är mamma\'s regel"')
    assert heavy(checked(tmp_path, f"{mended}\n")) == []


def test_a_character_by_its_number_wants_all_its_digits(tmp_path: Path) -> None:
    found = only(tmp_path, 'description = { en = "tab\\u00zz" }')
    assert (found.code, found.helps[0].key, found.helps[0].params["digits"]) == ("RS108", "digits", 4)
    found = only(tmp_path, 'description = { en = "tab\\U0000zz" }')
    assert (found.helps[0].key, found.helps[0].params["digits"]) == ("digits", 8)


def test_a_list_given_twice_is_told_with_the_one_list_that_holds_both(tmp_path: Path) -> None:
    found = only(tmp_path, 'uses = ["jump-in"]\nuses = ["seven-o"]')
    assert (found.code, [each.params for each in found.helps]) == ("RS106", [{"cure": f"uses = {BOTH}"}])


@pytest.mark.parametrize("value", ["½", "NaN", "nothing", "-", "?", "2,5", "3-4", "3 or 4"])
def test_what_is_no_number_of_the_option_is_told_its_numbers_and_no_text(value: str, tmp_path: Path) -> None:
    found = only(tmp_path, f"[uno]\npenalty = {value}")
    assert (found.code, [each.key for each in found.helps], found.mends) == ("RS109", ["number"], ())


def test_the_names_of_a_list_over_several_lines_are_told_one_by_one(tmp_path: Path) -> None:
    found = checked(tmp_path, "uses = [\n  jump-in,\n  seven-o\n]\n").findings
    assert [(each.code, each.mends) for each in found] == [("RS109", ('"jump-in"',)), ("RS109", ('"seven-o"',))]
