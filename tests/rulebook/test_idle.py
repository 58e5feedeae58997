"""Options that decide nothing under the others are told, and rules that cannot meet are not said to."""

from pathlib import Path

import pytest

from tests.rulebook.files import checked, heavy
from unorules.engine.options import BY_KEY, OPTIONS
from unorules.records.record import read
from unorules.records.replay import replay
from unorules.rulebook.idle import idle
from unorules.rulebook.load import load
from unorules.rulebook.meetings import meetings

OFFICIAL = load(["official"], folders=()).rules


def values(**changed: object) -> dict:
    return OFFICIAL.values() | {key.replace("__", "."): value for key, value in changed.items()}


@pytest.mark.parametrize(
    ("key", "changed", "reason"),
    [
        ("round_end.draw_effect", {"round_end__action_card": "draw-two"}, "round_end.action_card=draw-two"),
        ("round_end.draw_effect", {"round_end__action_card": "not-allowed"}, "round_end.action_card=not-allowed"),
        (
            "wild_draw_four.last_card_challenge",
            {"round_end__action_card": "draw-one"},
            "round_end.action_card=draw-one",
        ),
        (
            "uno.catcher",
            {"uno__penalty": 0},
            "uno.penalty=0 uno.false_accusation_penalty=0 uno.missed_call_blocks_win=false uno.say_on_last_card=false",
        ),
        ("scoring.target", {"scoring__rounds": 3}, "scoring.rounds=3 scoring.elimination=false"),
        ("scoring.rounds", {"scoring__elimination": True}, "scoring.elimination=true"),
        ("start_card.reverse", {"deck__reverse": 0}, "deck.reverse=0"),
        ("start_card.draw_two", {"deck__draw_two": 0}, "deck.draw_two=0 deck.draw_four=0"),
        ("scoring.points.skip", {"deck__skip": 0}, "deck.skip=0"),
        ("jump_in.wilds", {}, "jump_in.allowed=false"),
    ],
)
def test_the_settings_that_make_an_option_idle_are_named(key: str, changed: dict, reason: str) -> None:
    assert idle(key, values(**changed)) == reason
    if changed:
        assert idle(key, values()) is None


@pytest.mark.parametrize(
    ("key", "changed"),
    [
        ("uno.catcher", {"uno__penalty": 0, "uno__false_accusation_penalty": 2}),
        ("uno.call_again", {"uno__penalty": 0, "uno__missed_call_blocks_win": True}),
        ("uno.catcher", {"uno__penalty": 0, "uno__missed_call_blocks_win": True}),
        ("stacking.challenge", {"jump_in__allowed": True, "jump_in__action_cards": "effects-add"}),
        (
            "turn.multi_play",
            {"turn__multi_play": "identical", "deck__digits": 1, "turn__multi_play_actions": "effect-once"},
        ),
        ("scoring.target", {"scoring__rounds": 3, "scoring__elimination": True, "scoring__mode": "own-cards"}),
        ("two_players.reverse", {"players__min": 3, "mercy__limit": 25}),
    ],
)
def test_what_may_still_come_up_is_not_idle(key: str, changed: dict) -> None:
    assert idle(key, values(**changed)) is None


def test_without_any_card_that_makes_draw_nothing_is_paid() -> None:
    none = values(deck__draw_two=0, deck__wild_draw_four=0)
    for key in ("turn.after_penalty", "round_end.draw_effect", "bounce.skip", "bounce.reverse"):
        assert idle(key, values()) is None
        assert "deck.wild_colour_roulette=0" in (idle(key, none) or "")
        assert idle(key, none | {"deck.blank": 4}) is None


@pytest.mark.parametrize("edition", ["official", "no-mercy", "official-112"])
def test_reasons_are_settings_in_force(edition: str) -> None:
    held = load([edition], folders=()).rules.values()
    for option in OPTIONS:
        for pair in (idle(option.key, held) or "").split():
            key, _, value = pair.partition("=")
            assert key in BY_KEY
            assert str(held[key]).lower() == value


@pytest.mark.parametrize(
    "below",
    [
        '[round_end]\naction_card = "not-allowed"\ndraw_effect = false\n',
        '[round_end]\naction_card = "draw-two"\ndraw_effect = false\n',
        '[uno]\npenalty = 0\ncatcher = "next-player"\n',
        "[scoring]\nrounds = 3\ntarget = 300\n",
    ],
)
def test_an_option_that_another_makes_idle_is_a_warning(below: str, tmp_path: Path) -> None:
    assert heavy(checked(tmp_path, below)) == ["RS403"]


def test_only_rules_that_lift_the_idleness_are_offered(tmp_path: Path) -> None:
    barred = checked(tmp_path, '[round_end]\naction_card = "draw-two"\ndraw_effect = false\n')
    found = next(one for one in barred.findings if one.code == "RS403")
    assert "no-action-finish" not in found.suggestions
    missing = checked(tmp_path, '[jump_in]\nwilds = "all"\n')
    assert "jump-in" in next(one for one in missing.findings if one.code == "RS403").suggestions


@pytest.mark.parametrize(
    ("meeting", "live", "settled"),
    [
        ("R17", {"stacking__wild_draw_four_on_draw_two": True}, {"stacking__challenge": "off"}),
        ("R17", {"stacking__wild_draw_four_on_draw_two": True}, {"stacking__limit": 4}),
        ("R70", {"bounce__skip": "any"}, {"deck__skip": 0}),
        ("R37", {"bounce__skip": "any", "jump_in__allowed": True}, {"jump_in__action_cards": "not-allowed"}),
        (
            "R47",
            {"turn__multi_play": "same-number", "turn__multi_play_actions": "effect-each"},
            {"deck__reverse": 0},
        ),
        ("R56", {"mercy__limit": 25, "scoring__elimination": True}, {"scoring__mode": "none"}),
    ],
)
def test_a_meeting_is_told_only_while_both_rules_are_live(meeting: str, live: dict, settled: dict) -> None:
    assert meeting in {each.id for each in meetings(values(**live))}
    assert meeting not in {each.id for each in meetings(values(**live, **settled))}


@pytest.mark.parametrize(("value", "drawn"), [("draw-one", 1), ("draw-two", 2), ("not-allowed", 4)])
def test_where_two_rules_meet_it_is_told_what_the_value_in_force_does(value: str, drawn: int, tmp_path: Path) -> None:
    below = f'uses = ["draw-until-playable"]\n[round_end]\naction_card = "{value}"\n'
    [met] = [one for one in checked(tmp_path, below).findings if one.code == "RS412"]
    [help_] = met.helps
    assert help_.key == f"R43-{value}"
    record = (
        f'format = 1\nrules = ["{tmp_path / "sample.toml"}"]\nplayers = ["A", "B", "C"]\nturn = "A"\ntop = "r5"\n'
        'draw_pile = "b1 b2 b3 r7 g1 g2"\nmoves = ["A: draw"]\n[hands]\nA = "rS"\nB = "r2 y5"\nC = "b5 y7"\n'
    )
    [drew] = [event for event in replay(read(record)).steps[0].events if event.type == "drew"]
    assert drew.details["count"] == drawn


def test_a_bounce_without_skips_is_idle_and_meets_nothing(tmp_path: Path) -> None:
    found = checked(tmp_path, '[deck]\nskip = 0\n[bounce]\nskip = "any"\n')
    assert heavy(found) == ["RS403"]
    assert not [one for one in found.findings if one.code == "RS412"]


@pytest.mark.parametrize(
    ("key", "changed", "cause"),
    [
        ("jump_in.wilds", {"jump_in__allowed": True, "deck__wild": 0, "deck__wild_draw_four": 0}, "deck.wild=0"),
        ("jump_in.wilds", {"jump_in__allowed": True, "deck__wild": 1, "deck__wild_draw_four": 1}, "deck.packs=1"),
        ("wild_draw_four.challenger", {"players__max": 2}, "players.max=2"),
        ("wild_draw_four.hand_shown_to", {"players__max": 2}, "players.max=2"),
        ("seven_o.uno_after_swap", {"deck__zeros": 0, "seven_o__zero": "pass-all"}, "deck.zeros=0"),
        ("seven_o.uno_after_swap", {"deck__digits": 0, "seven_o__seven": "must-swap"}, "deck.digits=0"),
    ],
)
def test_what_can_never_come_up_is_idle(key: str, changed: dict, cause: str) -> None:
    assert cause in (idle(key, values(**changed)) or "").split()


@pytest.mark.parametrize(
    ("key", "changed", "cause"),
    [
        ("turn.multi_play", {"turn__multi_play": "identical", "deck__digits": 1}, "deck.packs=1"),
        ("turn.multi_play", {"turn__multi_play": "same-number", "deck__digits": 0, "deck__zeros": 0}, "deck.digits=0"),
        ("stacking.cards_per_turn", {"stacking__draw_two_on_draw_two": True, "stacking__limit": 4}, "stacking.limit=4"),
        ("stacking.required", {"stacking__draw_two_on_draw_two": True, "deck__draw_two": 0}, "deck.draw_two=0"),
        ("stacking.limit", {"stacking__draw_two_on_draw_two": True, "deck__draw_two": 0}, "deck.draw_two=0"),
    ],
)
def test_what_the_cards_or_the_limit_never_let_be_laid_is_idle(key: str, changed: dict, cause: str) -> None:
    assert cause in (idle(key, values(**changed)) or "").split()


ONCE = {
    f"deck__{name}": 1 for name in ("zeros", "digits", "skip", "reverse", "draw_two", "wild", "wild_draw_four", "packs")
}


@pytest.mark.parametrize("key", ["turn.multi_play", "jump_in.allowed", "jump_in.next"])
def test_cards_that_have_no_like_are_never_laid_together(key: str) -> None:
    rules = {"turn__multi_play": "identical", "jump_in__allowed": True}
    assert "deck.packs=1" in (idle(key, values(**rules, **ONCE)) or "").split()
    assert idle(key, values(**rules)) is None
    assert idle(key, values(**rules, **(ONCE | {"deck__packs": 2}))) is None
    assert idle("turn.multi_play", values(turn__multi_play="same-number", **ONCE)) is None


def test_without_action_cards_none_can_be_the_last() -> None:
    special = [option.key for option in OPTIONS if option.section == "deck"]
    none = {key.replace(".", "__"): 0 for key in special if key not in ("deck.zeros", "deck.digits", "deck.packs")}
    assert "deck.skip=0" in (idle("round_end.action_card", values(**none)) or "")
    assert idle("round_end.action_card", values(**(none | {"deck__skip": 1}))) is None


def test_shuffled_hands_may_leave_one_card_without_sevens_or_zeros() -> None:
    held = {"deck__zeros": 0, "seven_o__zero": "pass-all"}
    assert idle("seven_o.uno_after_swap", values(**held, deck__wild_shuffle_hands=1)) is None


def test_a_cause_that_has_no_effect_itself_is_not_told_alone() -> None:
    nothing = values(deck__wild_draw_four=0, wild_draw_four__condition="none")
    assert idle("wild_draw_four.enforcement", nothing) == "deck.wild_draw_four=0"
    bluffless = values(wild_draw_four__condition="none", wild_draw_four__enforcement="strict", deck__wild_draw_four=0)
    assert idle("wild_draw_four.guilty_draws", bluffless) == "deck.wild_draw_four=0"


def test_points_that_are_not_counted_put_nobody_out_of_a_match_by_rounds() -> None:
    unscored = values(scoring__mode="none", scoring__elimination=True, scoring__rounds=3)
    assert idle("scoring.elimination", unscored) == "scoring.mode=none"
    assert idle("scoring.rounds", unscored) is None
    assert idle("two_players.reverse", unscored | {"players.min": 3}) is not None


@pytest.mark.parametrize(
    ("below", "cure"),
    [
        ('base = "no-mercy"\nuses = ["mercy-25"]\n', "given"),
        ('uses = ["mercy-25"]\n[mercy]\nlimit = 30\n', "keys"),
    ],
)
def test_an_entry_that_changes_nothing_is_told(below: str, cure: str, tmp_path: Path) -> None:
    found = checked(tmp_path, below)
    assert heavy(found) == ["RS403"]
    [entry] = [one for one in found.findings if one.data.get("key") == "mercy-25"]
    assert [each.key for each in entry.helps] == [cure]


LONE = "[deck]\ndigits = 1\nskip = 1\nreverse = 1\ndraw_two = 1\nwild = {}\nwild_draw_four = {}\n[jump_in]\nallowed = true\n"


@pytest.mark.parametrize(
    ("wild", "four", "further", "is_idle"),
    [
        (1, 1, "", True),
        (4, 1, "", True),  # a wild may not be jumped in, and of the +4 there is one
        (4, 1, 'wilds = "all"\n', False),
        (1, 4, "", False),
        (1, 4, 'wilds = "none"\n', True),
    ],
)
def test_jumping_in_needs_two_cards_alike_that_may_be_jumped_in(
    wild: int, four: int, further: str, is_idle: bool, tmp_path: Path
) -> None:
    found = checked(tmp_path, LONE.format(wild, four) + further).findings
    told = [each for each in found if each.code == "RS403" and each.data["key"] == "jump_in.allowed"]
    assert bool(told) is is_idle
    assert not any(each.code == "RS412" for each in found) or four > 1


def test_only_cards_that_may_be_jumped_in_are_named_to_be_changed(tmp_path: Path) -> None:
    found = checked(tmp_path, LONE.format(1, 1)).findings
    [told] = [each for each in found if each.code == "RS403"]
    assert "deck.wild_draw_four" in told.suggestions and "deck.wild" not in told.suggestions
    found = checked(tmp_path, LONE.format(4, 1)).findings
    [told] = [each for each in found if each.code == "RS403"]
    assert "jump_in.wilds" in told.suggestions and "deck.wild" not in told.suggestions


@pytest.mark.parametrize(
    ("meeting", "live", "settled"),
    [
        ("R31", {"jump_in__allowed": True}, {"deck__wild_draw_four": 1}),
        ("R37", {"jump_in__allowed": True, "bounce__skip": "any"}, {"deck__skip": 1}),
        ("R20", {"seven_o__seven": "must-swap", "turn__multi_play": "identical"}, {"deck__digits": 1}),
    ],
)
def test_two_cards_alike_meet_only_in_a_deck_that_has_them(meeting: str, live: dict, settled: dict) -> None:
    assert meeting in {each.id for each in meetings(values(**live))}
    assert meeting not in {each.id for each in meetings(values(**live, **settled))}
