"""From a question to its answer: totals, premises that do not hold, cards that the table has named, and silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from unorules.ask.reading import read
from unorules.ask.reply import answer
from unorules.i18n.messages import load as messages_of

CUSTOM = """\
format = 1
id = "{id}"
kind = "house-rule"
title = {{ en = "Own" }}

[[custom_card]]
id = "sing"
name = {{ en = "Sing", fi = "Laulu" }}
text = {{ en = "The next player sings or draws two." }}
effect = {{ draw = 2, skips = true, choose_colour = true }}

[[custom_card]]
id = "dance"
name = {{ en = "Dance" }}
text = {{ en = "Everybody dances." }}
effect = {{ choose_colour = true }}
"""
LIMITED = """\
format = 1
id = "{id}"
kind = "house-rule"
title = {{ en = "Own" }}

[{section}]
{key} = {value}
"""


def own(folder: Path, name: str, text: str, **values: object) -> str:
    path = folder / f"{name}.toml"
    path.write_text(text.format(id=name, **values), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("question", "test", "verdict"),
    [
        ("Do I win with exactly 500 points?", "reach", "yes"),
        ("Voitanko tasan 500 pisteellä?", "reach", "yes"),
        ("Do I win with exactly 500 points?", "exceed", "no"),
        ("Do I win with exactly 499 points?", "reach", "no"),
        ("Do you need exactly 500 to win?", "reach", "no"),
    ],
)
def test_a_total_told_is_held_against_the_target(question: str, test: str, verdict: str, tmp_path: Path) -> None:
    rules = own(tmp_path, "test", LIMITED, section="scoring", key="target_test", value=f'"{test}"')
    assert answer(question, [rules] if test == "exceed" else []).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict", "value"),
    [
        ("How many cards does the challenger draw if the challenge fails?", "value", 0),
        ("How many cards before you are out?", "value", 0),
        ("Am I out with 25 cards?", "no", None),
    ],
)
def test_a_premise_that_does_not_hold_is_nought_for_a_number_and_no_else(
    question: str, verdict: str, value: int | None
) -> None:
    found = answer(question, ["no-bluff"])
    assert (found.verdict, found.value) == (verdict, value)


def test_a_card_is_found_by_the_name_that_the_table_has_written_on_it(tmp_path: Path) -> None:
    rules = ["official-112", own(tmp_path, "own", CUSTOM)]
    for question, language in (("What does the Sing card do?", None), ("Mitä Laulu tekee?", "fi")):
        found = answer(question, rules, language)
        assert (found.reading.topic, found.arguments) == ("card-effect", {"card": "Wcu:sing"})
    assert answer("What does the Sing card do?", ["official-112"]).reading.arguments != {"card": "Wcu:sing"}
    assert answer("What does the reverse card do?", rules).arguments == {"card": "reverse"}


def test_a_customizable_card_is_told_with_everything_written_on_such_cards(tmp_path: Path) -> None:
    found = answer("What does a customizable wild do?", ["official-112", own(tmp_path, "own", CUSTOM)])
    assert found.outcome is not None and found.outcome.say == "customs"
    told = str(found.outcome.params["rules"]("en"))
    assert "sings or draws two" in told and "Everybody dances" in told


@pytest.mark.parametrize(
    ("question", "arguments"),
    [
        ("Can I jump in on the start card?", {"on": "start-card"}),
        ("Kan jeg hoppe inn på startkortet?", {"on": "start-card"}),
        ("May I jump in with my last card and win?", {"last": True}),
        ("Saanko hypätä väliin viimeisellä kortilla?", {"last": True}),
        ("May I play two red eights at once?", {"cards": ["r8", "r8"]}),
        ("Får jag lägga två röda sjuor på en gång?", {"cards": ["r7", "r7"]}),
        ("Saanko lyödä kaksi punaista kasia kerralla?", {"cards": ["r8", "r8"]}),
        ("May I play two identical cards at once?", {"alike": True}),
        ("Saanko lyödä kaksi samanlaista korttia kerralla?", {"alike": True}),
    ],
)
def test_what_a_question_says_of_the_situation_is_not_lost(question: str, arguments: dict[str, object]) -> None:
    assert read(question).arguments == arguments


@pytest.mark.parametrize("language", ["fi", "nb", "sv", "en"])
def test_that_the_rules_do_not_say_stands_once_in_an_answer(language: str) -> None:
    messages = messages_of(language)
    silence = messages("ask.verdict.unspecified")
    folder = Path(__file__).parents[2] / "locales" / language
    for file in sorted(folder.glob("answers_*.yaml")):
        assert silence not in file.read_text(encoding="utf-8"), file.name
