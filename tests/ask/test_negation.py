"""Negated questions, and questions for what is forbidden."""

import pytest

from unorules.ask import model
from unorules.ask.read_features import frame
from unorules.ask.read_negation import asks_forbidden, is_negated


def seen(language, text):
    return frame(text, language, model.lexicon(language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("sv", "Får man inte lägga +2 på +2?"),
        ("sv", "Jag har ett färgvalskort, får jag inte lägga det?"),
        ("nb", "Er det ikke lov å legge +4 på +2?"),
        ("nb", "Kan ikke jeg legge den?"),
        ("fi", "Eikö saa lopettaa toimintakorttiin?"),
        ("fi", "Enkö saa haastaa?"),
        ("en", "Isn't it allowed to go out on a skip?"),
        ("en", "Can I not challenge that?"),
    ],
)
def test_a_question_with_a_not_in_it_is_negated(language, text):
    assert is_negated(seen(language, text))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("sv", "Får man lägga +2 på +2 eller inte?"),
        ("sv", "Får man gå ut på en joker om man inte har sagt uno?"),
        ("nb", "Hvis jeg ikke kan legge, må jeg da trekke?"),
        ("nb", "Stemmer det at man ikke kan stable?"),
        ("fi", "Saako lopettaa toimintakorttiin, jos ei ole sanonut UNOa?"),
        ("en", "Is it true that I may not stack?"),
        ("en", ""),
    ],
)
def test_a_not_elsewhere_does_not_negate_the_question(language, text):
    assert not is_negated(seen(language, text))


@pytest.mark.parametrize(
    ("language", "text", "asks"),
    [
        ("nb", "Er det forbudt å legge +4 på +2?", True),
        ("sv", "Är det fusk att lägga +4 när man har färgen?", True),
        ("en", "Is it forbidden or allowed to stack?", False),
        ("en", "Can I stack?", False),
    ],
)
def test_it_is_told_whether_something_forbidden_is_asked_for(language, text, asks):
    assert asks_forbidden(seen(language, text)) is asks
