"""Sources: what every leaflet tells has one, what no leaflet tells has none."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer
from unorules.rulebook.load import editions, load
from unorules.rulebook.model import FIXED


@pytest.mark.parametrize("edition", editions())
@pytest.mark.parametrize("rule", FIXED)
def test_every_edition_has_a_source_for_what_no_option_decides(edition: str, rule: str) -> None:
    assert any(source.agrees for source in load([edition], folders=()).sources_for(rule))


@pytest.mark.parametrize(
    "question",
    [
        "I have a red 3, a green skip and a wild. The pile shows a blue skip. What may I play?",
        "What does a reverse do?",
        "Which way round do we play?",
        "How many cards are there in the deck?",
    ],
)
def test_what_every_leaflet_says_has_the_leaflet_of_the_edition_for_its_source(question: str) -> None:
    assert "mattel-41940-0923-2008" in [source.id for source in answer(question).sources]
    assert "mattel-hwv18-4b70-2023" in [source.id for source in answer(question, ["no-mercy"]).sources]


@pytest.mark.parametrize(
    "question", ["May I change the colour after I have named it?", "May we change the rules in the middle of a round?"]
)
def test_what_no_leaflet_says_has_none(question: str) -> None:
    found = answer(question)
    assert found.status == "answered"
    assert found.sources == ()


def test_what_another_edition_lends_has_its_leaflet_for_its_source() -> None:
    found = answer("What does the colour roulette do?")
    assert found.outcome is not None and found.outcome.edition == "no-mercy"
    assert "mattel-hwv18-4b70-2023" in [source.id for source in found.sources]
