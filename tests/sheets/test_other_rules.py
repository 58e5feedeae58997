"""What an answer says of other rules fits the question: no bare yes or no beside an account."""

import pytest

from unorules.ask.reply import answer
from unorules.i18n.messages import load
from unorules.sheets.other_rules import other_rules


def lines(question, language="en", rules=()):
    """Each line on other rules: the names of the rulesets, and what is said of them."""
    found = answer(question, rules, language)
    for runs in other_rules(found, load(language)):
        yield "".join(run.text for run in runs[:-1]), runs[-1].text.removeprefix(":").strip()


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "How does challenging a wild draw four work?"),
        ("fi", "Miten +4:n haastaminen toimii?"),
        ("nb", "Hvordan fungerer det å utfordre +4?"),
        ("sv", "Hur går det till att utmana +4?"),
        ("en", "Which colour counts in a challenge, the one before or the one just chosen?"),
        ("en", "How many cards do I draw if my challenge fails?"),
        ("en", "Whose turn is it after a successful challenge?"),
        ("en", "What happens to a player who is eliminated?"),
    ],
)
def test_beside_an_account_stands_a_sentence(language, question):
    found = dict(lines(question, language))
    assert found
    assert all(told.endswith(".") and " " in told for told in found.values()), found


def test_rules_that_say_the_same_sentence_share_a_line():
    names = [names for names, _ in lines("How does challenging a wild draw four work?")]
    assert names == ["no-mercy, no-bluff, free-wild-draw-four"]


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Can I stack +4 on +2?", "yes, 6 cards"),
        ("How many points do I need to win?", "1000 points"),
        ("When do I say UNO?", "with one card left"),
    ],
)
def test_what_a_word_or_a_number_answers_is_told_in_it(question, told):
    assert told in dict(lines(question)).values()


def test_nothing_to_draw_is_no_number_beside_a_yes() -> None:
    found = answer("With two players, can I put a +2 on a +2 if it is my last card?", ["progressive"], "en")
    told = ["".join(run.text for run in line) for line in other_rules(found, load("en"))]
    assert any("no-mercy" in line for line in told) and not any("0 cards" in line for line in told)
