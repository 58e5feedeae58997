"""What ships is sound, complete in four languages, and says where every rule comes from."""

from itertools import permutations

import pytest

from tests.rulebook.files import NOWHERE, heavy, loaded
from unorules.bundled import folder
from unorules.engine.options import BY_KEY, OPTIONS
from unorules.engine.rules import deck
from unorules.rulebook.check import check
from unorules.rulebook.load import editions, house_rules, shipped
from unorules.rulebook.model import LANGUAGES
from unorules.rulebook.shelf import shipped_ruleset

SILENT = {
    "setup.next_dealer",
    "wild_draw_four.last_card_challenge",
    "uno.false_call_penalty",
    "uno.false_accusation_penalty",
    "piles.when_exhausted",
    "scoring.tie",
    "scoring.points.blank",
}
"""No leaflet says; nobody else is taken for an authority either."""

MISSING_CARDS = {
    f"scoring.points.{card}"
    for card in (
        "draw_four",
        "skip_everyone",
        "discard_all",
        "wild_reverse_draw_four",
        "wild_draw_six",
        "wild_draw_ten",
        "wild_colour_roulette",
    )
}
SWITCHED_OFF = {
    "turn.multi_play_actions",
    "scoring.points.knocked_out",
    "mercy.timing",
    "mercy.hand",
    "no_mercy.roulette_chooser",
    "no_mercy.reverse_draw_four_two_players",
}
"""What decides nothing in the edition needs no source there."""

CLASSIC = SILENT | MISSING_CARDS | SWITCHED_OFF
NO_TWO_PLAYER_RULES = {"official-112", "official-112-start-cards", "official-112-swap"}
NO_MERCY = (
    SILENT
    | {f"scoring.points.{card}" for card in ("wild_shuffle_hands", "wild_swap_hands", "wild_customizable")}
    | {key for key in BY_KEY if key.startswith("wild_draw_four.") and key != "wild_draw_four.condition"}
    | {key for key in BY_KEY if key.startswith("stacking.") and ("_on_" in key or "wild" in key)}
    | {
        "stacking.challenge",
        "turn.voluntary_draw",
        "turn.multi_play_actions",
        "seven_o.uno_after_swap",
        "jump_in.action_cards",
    }
)


def test_the_list_of_what_ships_is_the_folder() -> None:
    assert {path.stem for path in folder("rulesets").glob("*.toml")} == set(shipped())
    assert shipped() == editions() + house_rules()


@pytest.mark.parametrize("name", shipped())
def test_no_shipped_file_has_anything_above_a_note(name: str) -> None:
    assert heavy(check(folder("rulesets") / f"{name}.toml", folders=NOWHERE)) == []


@pytest.mark.parametrize("name", shipped())
def test_every_text_is_there_in_four_languages(name: str) -> None:
    ruleset = shipped_ruleset(name)
    texts = [ruleset.title, ruleset.description]
    texts += [ruleset.because] if ruleset.excludes or ruleset.pins else []
    texts += [source.says for source in ruleset.sources if source.says]
    assert all(set(text.by_language) == set(LANGUAGES) for text in texts)


@pytest.mark.parametrize("name", shipped())
def test_every_source_that_disagrees_tells_what_it_says(name: str) -> None:
    assert all(source.says for source in shipped_ruleset(name).sources if not source.agrees)


@pytest.mark.parametrize("name", editions())
def test_an_edition_writes_every_option_and_every_other_key_has_a_source(name: str) -> None:
    rulebook = loaded(name)
    assert set(rulebook.edition.values) == set(BY_KEY)
    silent = {key for key in BY_KEY if rulebook.is_silent(key)}
    if name == "no-mercy":
        assert silent == NO_MERCY
    else:
        assert silent == CLASSIC | ({"two_players.reverse"} if name in NO_TWO_PLAYER_RULES else set())


@pytest.mark.parametrize("name", house_rules())
def test_every_key_of_a_house_rule_has_a_source(name: str) -> None:
    rulebook = loaded(name)
    assert all(any(source.agrees for source in rulebook.sources_for(key)) for key in rulebook.layers[-1].values)


def test_official_is_what_the_table_of_options_says() -> None:
    assert shipped_ruleset("official").values == {option.key: option.default for option in OPTIONS}


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("official", 108),
        ("official-112", 112),
        ("official-112-start-cards", 112),
        ("official-112-swap", 112),
        ("official-112-blank", 112),
        ("no-mercy", 168),
        ("two-packs", 216),
    ],
)
def test_decks_have_the_size_that_the_box_promises(name: str, size: int) -> None:
    assert len(deck(loaded(name).rules)) == size


def test_editions_differ_from_official_where_their_leaflets_do() -> None:
    differing = {name: loaded(name).rules for name in editions()}
    assert differing["official-112"]["start_card.draw_two"] == "ignored"
    assert differing["official-112"]["scoring.points.wild_customizable"] == 50
    assert differing["official-112-start-cards"]["scoring.points.wild_shuffle_hands"] == 40
    assert differing["official-112-swap"]["deck.wild_swap_hands"] == 1
    assert differing["official-112-swap"]["scoring.optional"] is False
    assert differing["official-112-blank"]["uno.penalty"] == 4
    assert differing["official-112-blank"]["start_card.reverse"] == "right-of-dealer-starts"
    assert differing["no-mercy"]["stacking.equal_or_higher"] == "last-card"
    assert differing["no-mercy"]["jump_in.wilds"] == "none"


CONFLICTS = {
    ("partners", "challenge-uno"),
    ("challenge-uno", "partners"),
    ("low-score", "challenge-uno"),
    ("challenge-uno", "low-score"),
    ("no-bluff", "free-wild-draw-four"),
    ("free-wild-draw-four", "no-bluff"),
    ("no-mercy-exclusions", "mercy-25"),
    ("mercy-25", "no-mercy-exclusions"),
    ("no-mercy-exclusions", "force-play"),
    ("no-mercy-exclusions", "free-wild-draw-four"),
}


def test_pairs_of_house_rules_conflict_where_the_rules_of_the_game_say_so_and_nowhere_else() -> None:
    assert {pair for pair in permutations(house_rules(), 2) if not loaded(*pair).ok} == CONFLICTS


def test_editions_and_house_rules_conflict_only_where_no_mercy_has_nothing_to_bluff_with() -> None:
    stacks = {(edition, house) for edition in editions() for house in house_rules() if not loaded(edition, house).ok}
    assert stacks == {("no-mercy", name) for name in ("no-bluff", "free-wild-draw-four", "no-mercy-exclusions")}


def test_leaflets_that_disagree_are_named_with_what_they_say() -> None:
    said = {
        source.id: source.says("en") for source in loaded("official").sources_for("uno.penalty") if not source.agrees
    }
    assert said["mattel-41001-0925-2001"] == "A forgotten UNO costs four cards."
    points = loaded("official-112").sources_for("scoring.points.wild_shuffle_hands")
    assert [source.agrees for source in points] == [True, False, False]


def test_a_house_rule_brings_its_own_sources_and_leaves_those_of_what_it_changes() -> None:
    ids = [source.id for source in loaded("progressive").sources_for("stacking.draw_two_on_draw_two")]
    assert "mattel-41940-0923-2008" in ids
    assert "realunogame-2020" not in ids
    assert loaded("official").is_silent("uno.false_call_penalty")
    assert not loaded("seven-o").is_silent("seven_o.uno_after_swap")
    assert loaded("no-mercy").is_silent("seven_o.uno_after_swap")


@pytest.mark.parametrize("name", shipped())
def test_a_shipped_file_is_told_by_the_same_name_wherever_the_package_lies(name: str) -> None:
    toml = shipped_ruleset(name).toml
    assert toml.file == f"rulesets/{name}.toml"
    assert toml.path == folder("rulesets") / f"{name}.toml"
    assert toml.path.is_file()
