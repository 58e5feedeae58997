"""House rules: swaps, jump-in, what is official, and how rules meet."""

from __future__ import annotations

from pathlib import Path

import pytest
from asking import LANGUAGES, ODD, ask, flipped, stacks, topics_of, words

from unorules.ask.topics.meeting_places import MEETINGS, Meeting
from unorules.engine.options import BY_KEY
from unorules.records.record import read
from unorules.records.replay import replay
from unorules.rulebook.load import house_rules

TOPICS = topics_of("house", "formats", "no-mercy", "rest")
RULE_OF = {
    "stack": "progressive",
    "draw": "draw-until-playable",
    "strict": "no-bluff",
    "free": "free-wild-draw-four",
    "mercy": "mercy-25",
}


@pytest.mark.parametrize(
    ("topic", "rules", "verdict"),
    [
        ("own-rules", (), "yes"),
        ("change-rules-mid-round", (), "no"),
        ("house-rule", (), "explain"),
        ("seven-swap", (), "no"),
        ("seven-swap", ("seven-o",), "yes"),
        ("seven-swap", ("no-mercy",), "yes"),
        ("zero-rotate", (), "no"),
        ("zero-rotate", ("seven-o",), "yes"),
        ("zero-rotate", ("no-mercy",), "yes"),
        ("seven-swap-required", (), "no"),
        ("seven-swap-required", ("seven-o",), "yes"),
        ("seven-swap-required", ("no-mercy",), "yes"),
        ("seven-zero-uno", (), "no"),
        ("seven-zero-uno", ("seven-o",), "yes"),
        ("seven-zero-uno", ("no-mercy",), "unspecified"),
        ("jump-in", (), "no"),
        ("jump-in", ("jump-in",), "yes"),
        ("jump-in-match", (), "no"),
        ("jump-in-match", ("jump-in",), "no"),
        ("jump-in-action", (), "no"),
    ],
)
def test_the_table_of_topics_holds(topic: str, rules: tuple[str, ...], verdict: str) -> None:
    assert ask(topic, *(rules or ("official",))).verdict == verdict


@pytest.mark.parametrize(
    ("topic", "rules", "value"),
    [
        ("seven-zero-last-card", ("official",), "wins"),
        ("seven-zero-last-card", ("seven-o",), "wins"),
        ("jump-in-next-turn", ("official",), "nobody"),
        ("jump-in-next-turn", ("jump-in",), "after-jumper"),
        ("jump-in-action", ("jump-in",), "first-is-cancelled"),
        ("jump-in-action", ("no-mercy", "jump-in"), "effects-add"),
        ("jump-in-action", ("official",), None),
    ],
)
def test_the_values_of_the_table_hold(topic: str, rules: tuple[str, ...], value: str | None) -> None:
    assert ask(topic, *rules).value == value


def test_no_mercy_is_silent_on_uno_after_a_swap_and_leans_to_calling() -> None:
    assert ask("seven-zero-uno", "no-mercy").leaning == "yes"


@pytest.mark.parametrize(
    ("topic", "key", "other", "rules", "arguments"),
    [
        ("seven-swap", "seven_o.seven", "off", ("seven-o",), {}),
        ("zero-rotate", "seven_o.zero", "off", ("seven-o",), {}),
        ("seven-swap-required", "seven_o.seven", "may-swap", ("seven-o",), {}),
        ("seven-zero-last-card", "seven_o.last_card", "swaps-first", ("seven-o",), {}),
        ("seven-zero-uno", "seven_o.uno_after_swap", "call-travels", ("seven-o",), {}),
        ("seven-zero-uno", "seven_o.uno_after_swap", "not-needed", ("seven-o",), {}),
        ("jump-in", "jump_in.allowed", False, ("jump-in",), {}),
        ("jump-in-match", "jump_in.wilds", "all", ("jump-in",), {"card": "wild", "on": "wild"}),
        ("jump-in-match", "jump_in.wilds", "none", ("jump-in",), {"card": "wild-draw-four", "on": "wild-draw-four"}),
        ("jump-in-match", "jump_in.action_cards", "not-allowed", ("jump-in",), {"card": "r+2", "on": "r+2"}),
        ("jump-in-next-turn", "jump_in.next", "jumper-again", ("jump-in",), {}),
        ("jump-in-next-turn", "jump_in.next", "original-order", ("jump-in",), {}),
        ("jump-in-action", "jump_in.action_cards", "effects-add", ("jump-in",), {"card": "skip"}),
        ("jump-in-action", "jump_in.action_cards", "effects-add", ("jump-in",), {"card": "reverse"}),
        ("jump-in-action", "jump_in.action_cards", "not-allowed", ("jump-in",), {}),
        ("house-combination", "stacking.required", True, ("official",), {"rules": ["progressive", "force-play"]}),
    ],
)
def test_flipping_what_an_answer_rests_on_flips_it(
    topic: str, key: str, other: object, rules: tuple[str, ...], arguments: dict[str, object]
) -> None:
    before = ask(topic, *rules, **arguments)
    after = flipped(topic, {key: other}, *rules, **arguments)
    assert key in before.reasons
    assert (before.verdict, before.value) != (after.verdict, after.value)


def test_a_told_card_is_the_card_that_is_played() -> None:
    assert ask("jump-in-match", "jump-in", card="r+2", on="r+2").verdict == "yes"
    assert ask("jump-in-match", "jump-in", card="g+2", on="r+2").verdict == "no"
    assert ask("jump-in", "jump-in", card="b0", on="b0").reasons == ("deck",)
    assert ask("jump-in", "two-packs", "jump-in", card="b0", on="b0").verdict == "yes"


@pytest.mark.parametrize("rule", [name for name in house_rules() if name != "no-mercy-exclusions"])
def test_no_house_rule_is_official_in_the_classic_game(rule: str) -> None:
    assert ask("is-official", "official", rule=rule).verdict == "no"
    assert ask("no-mercy-in-classic", "official", rule=rule).verdict == "no"


@pytest.mark.parametrize(
    ("rule", "verdict"),
    [
        ("progressive", "yes"),
        ("seven-o", "yes"),
        ("draw-until-playable", "yes"),
        ("force-play", "yes"),
        ("mercy-25", "yes"),
        ("jump-in", "no"),
        ("multi-play", "no"),
        ("draw-three", "no"),
        ("bounce", "no"),
        ("low-score", "no"),
        ("no-mercy", "yes"),
        ("official", "no"),
    ],
)
def test_what_no_mercy_plays_is_official_there(rule: str, verdict: str) -> None:
    assert ask("is-official", "no-mercy", rule=rule).verdict == verdict


def test_what_the_table_has_laid_over_the_edition_is_not_official_for_it() -> None:
    assert ask("is-official", "official", "jump-in", rule="jump-in").verdict == "no"


def test_official_follows_what_is_played_not_what_is_named() -> None:
    edition_that_stacks = {"stacking.draw_two_on_draw_two": True, "stacking.wild_draw_four_on_wild_draw_four": True}
    assert flipped("is-official", edition_that_stacks, "official", rule="progressive").verdict == "yes"
    half = {"stacking.draw_two_on_draw_two": True}
    outcome = flipped("is-official", half, "official", rule="progressive")
    assert (outcome.verdict, outcome.reasons) == ("no", ("stacking.wild_draw_four_on_wild_draw_four",))


def test_a_house_rule_is_told_in_its_own_words_and_whether_it_is_in_force() -> None:
    assert ask("house-rule", "official", rule="jump-in").say == "not-in-force"
    assert ask("house-rule", "official", "jump-in", rule="jump-in").say == "in-force"
    assert "Jump" in words("house-rule", ask("house-rule", "official", rule="jump-in"), "en")


@pytest.mark.parametrize(
    ("rules", "verdict"),
    [
        (("progressive", "seven-o"), "no"),
        (("progressive", "jump-in"), "yes"),
        (("progressive", "draw-until-playable"), "no"),
        (("progressive", "multi-play"), "no"),
        (("progressive", "force-play"), "no"),
        (("progressive", "mercy-25"), "yes"),
        (("progressive", "no-action-finish"), "no"),
        (("progressive", "bounce"), "yes"),
        (("seven-o", "jump-in"), "yes"),
        (("draw-until-playable", "seven-o"), "yes"),
        (("draw-until-playable", "force-play"), "yes"),
        (("multi-play", "seven-o"), "unspecified"),
        (("jump-in", "no-action-finish"), "no"),
        (("low-score", "partners"), "unspecified"),
        (("partners", "challenge-uno"), "no"),
        (("low-score", "challenge-uno"), "no"),
        (("no-bluff", "free-wild-draw-four"), "no"),
        (("low-score", "two-packs"), "yes"),
    ],
)
def test_rules_that_meet_are_played(rules: tuple[str, ...], verdict: str) -> None:
    outcome = ask("house-combination", "official", rules=list(rules))
    assert outcome.verdict == verdict
    assert (outcome.leaning is not None) == (verdict == "unspecified")


@pytest.mark.parametrize("meeting", MEETINGS, ids=lambda meeting: "-".join(meeting.rules))
def test_every_meeting_is_reached_and_has_its_own_sentence(meeting: Meeting) -> None:
    rules = meeting.rules
    base = "no-mercy" if "no-mercy" in rules else "official"
    named = [RULE_OF.get(each, each) for each in rules if each not in ("two", "no-mercy")]
    arguments = {"rules": named} | ({"players": 2} if "two" in rules else {})
    outcome = ask("house-combination", base, **arguments)
    assert outcome.say.startswith(f"{meeting.id}-")
    for language in LANGUAGES:
        assert words("house-combination", outcome, language)


@pytest.mark.parametrize("topic", TOPICS)
def test_every_stack_and_every_odd_argument_is_answered_in_four_languages(topic: str) -> None:
    for index, stack in enumerate(stacks()):
        for arguments in ODD if index % 5 == 0 else ODD[:2]:
            outcome = ask(topic, *stack, **arguments)
            assert outcome.verdict in ("yes", "no", "value", "explain", "unspecified")
            assert (outcome.leaning is not None) == (outcome.verdict == "unspecified")
            assert all("." not in reason or reason in BY_KEY for reason in outcome.reasons)
            assert outcome.reasons or topic == "history"
            for language in LANGUAGES:
                text = words(topic, outcome, language)
                assert text and "{" not in text and "Texts(" not in text and "Kind." not in text


@pytest.mark.parametrize("topic", TOPICS)
def test_examples_replay_as_they_were_told(topic: str) -> None:
    for stack in (("official",), ("no-mercy",), ("official", "jump-in"), ("official", "seven-o")):
        example = ask(topic, *stack).example
        if example is None:
            continue
        played = replay(read(_toml(example.record)))
        allowed = [step for step in example.steps if step.verdict.allowed]
        assert played.ok
        assert [step.events for step in played.steps] == [step.events for step in allowed]


def _toml(record: dict[str, object]) -> str:
    import tomli_w

    return tomli_w.dumps(record)


@pytest.mark.parametrize("card", ["skip", "reverse", "draw-two"])
def test_a_kind_of_card_is_jumped_in_with_its_twin_unless_two_colours_are_asked_about(card: str) -> None:
    assert ask("jump-in-match", "jump-in", card=card).verdict == "yes"
    assert ask("jump-in-match", "jump-in", card=card, differs="colour").verdict == "no"
    assert ask("jump-in-match", "jump-in", card=card, on=card).verdict == "no"
    barred = flipped("jump-in-match", {"jump_in.action_cards": "not-allowed"}, "jump-in", card=card)
    assert (barred.verdict, barred.reasons) == ("no", ("jump_in.action_cards",))


@pytest.mark.parametrize("topic", ["jump-in", "jump-in-match"])
@pytest.mark.parametrize(
    ("key", "arguments", "say"),
    [
        ("jump_in.on_start_card", {"on": "start-card"}, "start"),
        ("jump_in.may_win", {"last": True}, "last"),
    ],
)
def test_the_start_card_and_the_last_card_are_played(
    topic: str, key: str, arguments: dict[str, object], say: str
) -> None:
    may = ask(topic, "jump-in", **arguments)
    assert (may.verdict, may.say) == ("yes", f"{say}-yes")
    assert key in may.reasons
    may_not = flipped(topic, {key: False}, "jump-in", **arguments)
    assert (may_not.verdict, may_not.say, may_not.reasons) == ("no", f"{say}-no", (key,))
    assert ask(topic, "official", **arguments).say == "off"
    assert flipped(topic, {key: False}, "jump-in").verdict == ("yes" if topic == "jump-in" else "no")
    for language in LANGUAGES:
        assert words(topic, may, language) != words(topic, may_not, language)


@pytest.mark.parametrize("limit", [10, 15, 40, 60])
def test_where_mercy_meets_another_rule_the_hand_grows_to_the_limit_in_force(limit: int) -> None:
    for other in ("progressive", "draw-until-playable"):
        arguments = {"rules": ["mercy-25", other]}
        usual = ask("house-combination", "official", "mercy-25", other, **arguments)
        outcome = flipped("house-combination", {"mercy.limit": limit}, "official", "mercy-25", other, **arguments)
        assert (outcome.verdict, outcome.leaning) == (usual.verdict, usual.leaning)


@pytest.mark.parametrize(("value", "say"), [("draw-one", "r43-no"), ("draw-two", "r43-no"), ("not-allowed", "r43-yes")])
def test_where_two_rules_meet_the_table_keeps_its_own_value(value: str, say: str, tmp_path: Path) -> None:
    """A special card that is merely barred as the last one leaves the turn as it is: with this limit, until something fits."""
    path = tmp_path / "own.toml"
    head = 'format = 1\nid = "own"\nkind = "house-rule"\ntitle = { en = "Own" }\n'
    rules = f'uses = ["draw-until-playable", "no-action-finish"]\n[round_end]\naction_card = "{value}"\n'
    path.write_text(head + rules, encoding="utf-8")
    named = {"rules": ["draw-until-playable", "no-action-finish"]}
    found = ask("house-combination", str(path), **named)
    assert all(words("house-combination", found, language) for language in LANGUAGES)
    assert (found.verdict, found.say) == ("unspecified", say)
