"""A house rule of the table's own being put together: its file, its id, what it leaves open, what would mend it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rulebook.files import NOWHERE
from unorules.engine.options import OPTIONS
from unorules.i18n.messages import load as words
from unorules.rulebook.check import check
from unorules.rulebook.curing import Cure, cures
from unorules.rulebook.draft_text import SCHEMA, comment, draft_text
from unorules.rulebook.drafting import Draft, Judged, free_id, is_id, judged, left_open, proposed_id
from unorules.rulebook.load import load
from unorules.rulebook.model import LANGUAGES
from unorules.rulebook.shelf import SHIPPED, Shelf

CABIN = Draft(
    "cabin-rules",
    {"en": "Cabin rules", "fi": "Mökkisäännöt"},
    "official",
    ("progressive", "jump-in"),
    {"uno.penalty": 4, "stacking.limit": 12},
)


def text_of(draft: Draft, language: str = "en") -> str:
    return draft_text(draft, words(language), shelf=Shelf(NOWHERE))


def judge(draft: Draft) -> Judged:
    return judged(text_of(draft), Path(f"{draft.id}.toml"), NOWHERE)


# The file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_becomes_a_file_against_which_nothing_can_be_said(language: str, tmp_path: Path) -> None:
    path = tmp_path / "cabin-rules.toml"
    path.write_text(text_of(CABIN, language), encoding="utf-8")
    assert [found.code for found in check(path, folders=NOWHERE).findings if found.severity != "note"] == []
    rulebook = load([str(path)], folders=NOWHERE)
    assert rulebook.ids == ("official", "progressive", "jump-in", "cabin-rules")
    assert (rulebook.value("uno.penalty"), rulebook.value("stacking.limit")) == (4, 12)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_question_and_its_choices_above_it_and_not_its_value(language: str) -> None:
    lines = text_of(CABIN, language).splitlines()
    above = lines[lines.index("penalty = 4") - 1]
    question = words(language)("options.uno.penalty.question")
    assert above.startswith(f"# {question}")
    assert "0…10" in above
    assert all(len(line) <= 100 for line in lines if line.startswith("#"))


def test_every_option_has_a_comment_in_every_language_that_is_its_own() -> None:
    for language in LANGUAGES:
        assert len({comment(option.key, words(language)) for option in OPTIONS}) > len(OPTIONS) - 3


def test_the_own_rules_have_a_source_so_that_nobody_asks_whose_they_are() -> None:
    codes = {found.code for found in judge(CABIN).findings}
    assert "RS501" not in codes


def test_a_schema_is_named_on_the_first_line_where_there_is_one() -> None:
    assert draft_text(CABIN, words("en"), schema=True, shelf=Shelf(NOWHERE)).startswith(f"#:schema ./{SCHEMA}\n#")
    assert SCHEMA not in text_of(CABIN)


TEXTS = st.text(max_size=60) | st.sampled_from(
    ['"', "'''", '"""', "\\", "\u202e", "\x1b[31m", "🎴", "שלום", "a\nb", "{n}", "#"]
)


@settings(derandomize=True, max_examples=120, deadline=None)
@given(
    st.dictionaries(st.sampled_from(LANGUAGES), TEXTS, min_size=1),
    st.dictionaries(TEXTS, TEXTS | st.booleans() | st.integers() | st.lists(TEXTS, max_size=2), max_size=2),
)
def test_whatever_a_draft_holds_its_file_is_toml_that_says_so(
    titles: dict[str, str], values: dict[str, object]
) -> None:
    own = {f"other.{key}": value for key, value in values.items() if key and "." not in key}
    data = tomllib.loads(text_of(Draft("x", titles, values=own)))
    assert data["title"] == titles
    assert data.get("other", {}) == {key.removeprefix("other."): value for key, value in own.items()}


# Ids


@pytest.mark.parametrize(
    ("title", "made"),
    [
        ("Cabin rules", "cabin-rules"),
        ("Mökin säännöt!", "mokin-saannot"),
        ("Påskens «ærlige» øl-UNO", "paskens-aerlige-ol-uno"),
        ("Jump-In", "jump-in-2"),
        ("🎴", "our-rules"),
        ("قواعدنا", "our-rules"),
        ("a" * 10_000, "a" * 40),
        ("one two " * 1000, "one-two-one-two-one-two-one-two-one-two"),
    ],
)
def test_an_id_is_made_from_the_title(title: str, made: str) -> None:
    assert proposed_id(title) == made
    assert is_id(made)


def test_an_id_that_is_taken_gets_a_number() -> None:
    assert free_id("cabin", {"cabin", "cabin-2"}) == "cabin-3"
    assert all(free_id(name) == f"{name}-2" for name in SHIPPED)
    assert not any(map(is_id, (*SHIPPED, "Cabin", "a b", "", "-", "a" * 81)))


# What is left open


def test_what_the_chosen_rules_leave_open_are_the_options_that_they_wake() -> None:
    found = left_open(judge(Draft("x", {"en": "x"}, uses=("jump-in",))).rulebook)
    assert set(found) == {option.key for option in OPTIONS if option.key.startswith("jump_in.")} - {"jump_in.allowed"}


def test_what_a_chosen_rule_decides_is_not_open_but_what_the_draft_decides_is() -> None:
    assert "stacking.challenge" in left_open(judge(CABIN).rulebook)
    assert "stacking.limit" in left_open(judge(CABIN).rulebook)
    assert left_open(judge(Draft("x", {"en": "x"})).rulebook) == ()


# Cures


def ways(draft: Draft, code: str) -> dict[str, Cure]:
    finding = next(each for each in judge(draft).findings if each.code == code)
    return {f"{cure.way} {cure.name}": cure for cure in cures(draft, finding, judge)}


def drafted(*uses: str, base: str = "official", **values: object) -> Draft:
    return Draft("x", {"en": "x"}, base, uses, {key.replace("__", "."): value for key, value in values.items()})


@pytest.mark.parametrize(
    ("draft", "code", "cured"),
    [
        (drafted("partners", "challenge-uno"), "RS401", {"leave-out partners", "leave-out challenge-uno"}),
        (drafted("low-score", "challenge-uno"), "RS401", {"leave-out low-score", "leave-out challenge-uno"}),
        (drafted("no-bluff", base="no-mercy"), "RS401", {"leave-out no-bluff"}),
        (drafted("draw-three", "draw-until-playable"), "RS308", {"settle turn.draw_limit"}),
        (drafted(jump_in__wilds="all"), "RS403", {"take jump-in", "back jump_in.wilds"}),
        (drafted(uno__penalty=2), "RS309", {"back uno.penalty"}),
        (drafted(uno__penalty=44), "RS206", {"back uno.penalty"}),
        (drafted(players__max=18), "RS409", {"players players.max", "take two-packs", "back players.max"}),
        (drafted("partners", players__max=6), "RS410", {"players players.max", "leave-out partners"}),
        (drafted("progressive", stacking__limit=3), "RS408", {"back stacking.limit"}),
        (drafted("jmp-in"), "RS301", {"leave-out jmp-in"}),
    ],
)
def test_a_clash_has_cures_that_were_tried(draft: Draft, code: str, cured: set[str]) -> None:
    found = ways(draft, code)
    assert cured <= set(found)
    for cure in found.values():
        assert code not in {each.code for each in judge(cure.draft).findings if each.severity == "error"}
        assert len(judge(cure.draft).heavy) < len(judge(draft).heavy)


def test_either_of_two_values_settles_a_disagreement() -> None:
    draft = drafted("draw-three", "draw-until-playable")
    finding = next(each for each in judge(draft).findings if each.code == "RS308")
    settled = [cure.value for cure in cures(draft, finding, judge) if cure.way == "settle"]
    assert settled == [3, "until-playable"]


def test_partners_over_two_packs_may_be_exactly_four() -> None:
    found = ways(drafted("two-packs", "partners", players__max=20), "RS410")
    assert found["players players.max"].draft.values == {"players.max": 4}


def test_a_misspelt_house_rule_gives_way_to_the_one_that_was_meant() -> None:
    cure = ways(drafted("two-packs", "jmp-in"), "RS301")["instead jump-in"]
    assert cure.draft.uses == ("two-packs", "jump-in")


def test_players_that_a_ruleset_wants_anyway_are_not_written_again() -> None:
    cure = ways(drafted("partners", players__max=6), "RS410")["players players.max"]
    assert cure.draft.values == {}
    assert (cure.low, cure.value) == (4, 4)
