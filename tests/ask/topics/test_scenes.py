"""The scenes people see: lawful plays are lawful, bluffs are found out, and nobody's colour is made up."""

import pytest

from tests.ask.topics.asking import ask, case, rulebook, stacks
from unorules.ask.answer import Answer
from unorules.ask.case import AnyColour
from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.reading import Reading
from unorules.engine.cards import Card, Kind, parse_card
from unorules.engine.options import BY_KEY, is_idle
from unorules.i18n.messages import load as words
from unorules.rulebook.load import editions, load
from unorules.sheets.why import why

STACKING = [
    ("stack-wild-draw-four", {}),
    ("stack-draw-two-on-wild-draw-four", {}),
    ("answer-with-same", {"card": "wild-draw-four"}),
    ("stack-total", {"cards": ["draw-two", "draw-two", "wild-draw-four"]}),
    ("stack-total", {"cards": ["wild-draw-four", "wild-draw-four"]}),
    ("challenge-hand-shown-to", {}),
]


def moves(outcome):
    return [step.action for step in outcome.example.steps]


@pytest.mark.parametrize(
    "names", [("official",), ("official", "progressive"), ("official", "mixed-stacking"), ("no-mercy",)]
)
def test_a_bluff_shown_for_an_answer_is_found_out(names):
    for topic in PROPOSITIONS:
        found = ask(topic, *names)
        steps = found.example.steps if found.example else ()
        if topic != "bluff" and any(step.verdict.guilty_if_challenged for step in steps):
            assert any(step.action.verb == "challenge" for step in steps), topic


def test_a_hand_that_forbids_the_four_is_shown_with_its_challenge():
    found = ask("wild-draw-four-legality", "official", hand=["W+4", "y8", "b5"], top="y5")
    assert found.verdict == "no"
    assert [action.verb for action in moves(found)] == ["play", "challenge"]


@pytest.mark.parametrize(("topic", "arguments"), STACKING)
@pytest.mark.parametrize("house", [(), ("progressive",), ("mixed-stacking",)])
def test_the_first_four_of_a_stack_is_laid_rightly_where_nobody_may_bluff(topic, arguments, house):
    found = ask(topic, "official", "no-bluff", *house, **arguments)
    refused = [step.verdict.objection for step in found.example.steps if not step.verdict.allowed]
    assert "wild_draw_four.condition" not in refused


@pytest.mark.parametrize("names", [*((edition,) for edition in editions()), ("official", "force-play")])
def test_every_kind_of_card_is_answered_with_its_like(names):
    for kind in Kind:
        if kind is not Kind.NUMBER:
            assert ask("answer-with-same", *names, card=kind.value).verdict in ("yes", "no")
            assert ask("stack-total", *names, card=kind.value).verdict == "value"


@pytest.mark.parametrize("names", list(stacks()))
def test_a_win_without_a_call_stands_whoever_plays(names):
    blocks = rulebook(*names).rules.uno_missed_call_blocks_win
    assert ask("uno-missed-win", *names).verdict == ("no" if blocks else "yes")


@pytest.mark.parametrize("topic", ["card-effect", "turn-after", "finish-on-action", "finish-draw-penalty"])
def test_a_card_keeps_the_colour_it_was_named_with_and_gets_none_unasked(topic):
    named = "b+2" if topic == "finish-draw-penalty" else "bS"
    kind = parse_card(named).kind
    told, untold = ask(topic, "official", card=named), ask(topic, "official", card=kind.value)
    assert told.params["card"] is parse_card(named)
    assert moves(told)[0].cards == (parse_card(named),)
    assert untold.params["card"] is kind


def test_a_bare_number_is_said_without_a_colour():
    assert ask("seven-swap", "official", card="7").params["card"] == AnyColour(7)
    assert ask("match", "official", card="7", on="7").params["card"] == AnyColour(7)
    assert ask("stack-draw-two", "official").params["card"] is Kind.DRAW_TWO
    assert ask("match", "official", card="r7", on="b7").params["card"] is parse_card("r7")


def test_a_key_that_is_only_pinned_to_what_the_edition_says_is_not_set():
    assert ask("challenge-last-card", "official", "no-mercy-exclusions").verdict == "unspecified"
    assert case("challenge-last-card", "official", "seven-o").is_house_rule("seven_o.seven")


def test_a_rule_that_is_idle_here_is_not_taken_for_played():
    assert ask("house-rule", "no-mercy", rule="mixed-stacking").say == "not-in-force"
    assert ask("house-rule", "no-mercy", rule="progressive").say == "in-force"
    assert ask("house-rule", "official", "mixed-stacking", rule="mixed-stacking").say == "in-force"


@pytest.mark.parametrize(
    ("topic", "arguments"),
    [
        ("house-rule", {"rule": "jump-in"}),
        ("house-rule", {"rule": "mixed-stacking"}),
        ("partners", {}),
        ("challenge-uno", {}),
    ],
)
@pytest.mark.parametrize("base", ["official", "no-mercy"])
def test_a_rule_asked_about_is_explained_as_it_plays(topic, arguments, base):
    found = ask(topic, base, **arguments)
    rules = found.played_by
    assert rules is not None
    assert any("." in key and not is_idle(BY_KEY[key], rules.values()) for key in found.reasons)
    reading = Reading("", "en", topic, 1.0, "answered", arguments)
    told = why(Answer(reading, rulebook(base), "answered", found.verdict, outcome=found), words("en"))
    own = [key for key in found.reasons if "." in key and rules[key] != rulebook(base).rules[key]]
    assert own
    assert any(words("en").option(key, rules[key]) in told for key in own)


def test_a_reason_that_holds_of_every_move_is_left_out():
    reading = Reading("", "en", "card-effect", 1.0, "answered", {"card": "skip"})
    found = ask("card-effect", "official", card="skip")
    assert why(Answer(reading, rulebook("official"), "answered", "explain", outcome=found), words("en")) == []


def test_a_match_is_shown_with_the_askers_numbers():
    found = ask("match-total", "official", total=430, hands=["81"])
    record = found.example.record
    assert record["totals"]["Aino"] == 430
    assert found.example.state["points"] == 81
    assert ask("match-total", "official", total=511).example is None


def test_a_card_with_the_tables_own_rule_does_what_is_written_on_it(tmp_path):
    file = tmp_path / "sing.toml"
    file.write_text(OWN, encoding="utf-8")
    found = ask_under(load(["official-112", str(file)]))
    assert found.say == "custom-told"
    assert found.params["rule"]("en") == "Everyone sings."


OWN = """
format = 1
id = "sing"
kind = "house-rule"
title = { en = "Singing" }

[[custom_card]]
id = "sing"
on = "wild-customizable"
name = { en = "Song" }
text = { en = "Everyone sings." }
effect = { choose_colour = true }
"""


def ask_under(rules):
    from unorules.ask.case import Case
    from unorules.ask.topics import find

    assert rules.ok, rules.findings
    return find("card-effect")(Case("card-effect", rules, {"card": "wild-customizable"}))


def test_no_card_is_made_up_for_a_plain_question_about_stacking():
    for topic in ("stack-draw-two", "stack-wild-draw-four", "answer-with-same", "bounce"):
        assert not isinstance(ask(topic, "official").params["card"], Card), topic
