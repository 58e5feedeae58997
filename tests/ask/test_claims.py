"""What is put to be confirmed is held against the answer: the right claim gets a yes, a wrong one a no, in every language."""

from __future__ import annotations

import pytest

from unorules.ask import facts, model, token_table
from unorules.ask.case import Outcome
from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.read_claim import claims
from unorules.ask.read_features import frame
from unorules.ask.read_tokens import token_claims
from unorules.ask.reply import answer
from unorules.i18n.messages import load as words
from unorules.sheets.answer_page import sentence

OFFERED = [
    ("first-player", "The player on the dealer's left starts, right?", "The dealer starts, right?"),
    ("first-player", "Den til venstre for giveren begynner, ikke sant?", "Det er giveren som begynner, ikke sant?"),
    ("first-player", "Den till vänster om given börjar, eller hur?", "Den till höger om given börjar, eller hur?"),
    ("first-player", "Jakajan vasemmalla istuva aloittaa, eikö niin?", "Jakaja aloittaa, eikö niin?"),
    ("direction", "Do we go clockwise, right?", "Do we go counter-clockwise at the start, right?"),
    ("direction", "Man går väl medurs?", "man går motsols från början va"),
    ("card-points", "A skip is worth twenty, isn't it?", "A skip is worth ten, isn't it?"),
    ("card-points", "Er en joker verdt femti poeng, stemmer det?", "Er en joker verdt førti poeng, stemmer det?"),
    ("card-points", "Ohitus on kaksikymmentä pistettä, eikö?", "Ohitus on kymmenen pistettä, eikö?"),
    ("deck-size", "Det ska väl vara 108 kort i leken?", "Det ska väl vara hundratolv kort i leken?"),
    ("deck-size", "pakassa on satakaheksan korttia, eikö?", "pakassa on satakaksitoista korttia, eikö?"),
    ("who-scores", "The winner gets the points, right?", "Everyone writes down their own points, right?"),
    (
        "uno-call-when",
        "uno sies idet jeg legger det nest siste, stemmer det?",
        "uno sies når man har ett kort igjen, stemmer det?",
    ),
    ("draw-pile-empty", "När draghögen tar slut blandar vi om, eller hur?", "Draghögen är slut, så rundan är över va?"),
    (
        "round-end",
        "The round is over once somebody goes out, right?",
        "The round goes on till only one has cards, right?",
    ),
    (
        "uno-catch-who",
        "Kuka tahansa saa huomauttaa unohtuneesta unosta, eikö?",
        "Vain seuraava saa huomauttaa unosta, eikö?",
    ),
    ("wild-colours", "Må jeg si en farge når jeg legger joker?", "får man si rosa når man legger joker?"),
    ("challenge-hand-shown-to", "Får bara utmanaren se handen?", "Får alla runt bordet se handen när jag utmanas?"),
    (
        "challenge-who",
        "So only the one hit by the +4 may challenge it?",
        "Can my brother challenge when it was played on me?",
    ),
    ("challenge-who", "saaks vaan se haastaa jolle se lyötiin", "saaks kuka vaan haastaa plusnelosen"),
    (
        "challenge-when",
        "Måste man utmana innan man tar upp korten?",
        "Hinner jag utmana när jag redan tagit upp korten?",
    ),
    ("challenge-when", "lyt eg utfordra før eg trekkjer", "kan eg utfordra etter at eg har trekt dei fire korta"),
    ("challenge-next-turn", "Står jeg over når jeg utfordret feil?", "Står jeg over når utfordringen min var riktig?"),
    (
        "uno-catch-who",
        "får hon mittemot säga till att ja glömde uno",
        "e de bara grannen som får säga till om uno glöms?",
    ),
    ("uno-penalty", "Is forgetting uno two cards?", "just the one card if you forget to say uno?"),
    ("hand-size", "Do you get seven cards?", "Do you get ten cards at the start?"),
    ("draw-count", "riittääks yks kortti jos ei voi lyödä", "Nostetaanko kunnes saa sopivan kortin?"),
    (
        "draw-count",
        "Trekker jeg bare ett kort når jeg ikke kan legge?",
        "Må jeg trekke helt til jeg får et kort jeg kan legge?",
    ),
    ("players", "is ten the most that can play", "Is four the maximum number of players?"),
    ("age", "Kan en sjuåring spille uno?", "Kan en seksåring spille uno?"),
    ("history", "uno er fra syttitallet, stemmer det", "uno er fra nittitallet, stemmer det"),
]


@pytest.mark.parametrize(("topic", "right", "wrong"), OFFERED)
def test_a_claim_is_held_against_the_answer(topic: str, right: str, wrong: str) -> None:
    so, not_so = answer(right), answer(wrong)
    assert (so.reading.topic, so.verdict) == (topic, "yes")
    assert (not_so.reading.topic, not_so.verdict) == (topic, "no")


def test_of_several_things_offered_all_must_be_so() -> None:
    asked = "The first card turned up is a {}. Does the first player draw two and miss a turn?"
    assert answer(asked.format("draw two")).verdict == "yes"
    assert answer(asked.format("skip")).verdict == "no"


@pytest.mark.parametrize(
    ("claim", "value", "held"),
    [
        (4, 4, True),
        (11, [2, 10], False),
        (">1000", 1240, True),
        ("<=5", 7, False),
        ("<=10", [2, 20], False),
        (">1", "until-playable", True),
        (3, "until-playable", False),
        (4, None, None),
    ],
)
def test_numbers_are_compared_as_they_are_offered(claim: int | str, value: object, held: bool | None) -> None:
    assert facts.holds("draw-count", claim, Outcome("value", "n", (), value)) is held


def test_the_tables_speak_of_topics_that_there_are() -> None:
    told = {line.split()[0] for table in (token_table._TABLE, facts._TABLE) for line in table.strip().splitlines()}
    assert told <= set(PROPOSITIONS)


def test_an_account_that_tells_nothing_of_a_claim_stays_an_account() -> None:
    assert facts.holds("which-edition", "anything", Outcome("explain", "told", ())) is None


@pytest.mark.parametrize(
    ("question", "verdict", "beside"),
    [
        ("The dealer begins, right?", "no", "to the dealer’s left begins"),
        ("We are eleven, is that too many?", "yes", "from 2 to 10 can play"),
        ("Is forgetting uno three cards?", "no", "draws 2 cards"),
        ("Is forgetting uno two cards?", "yes", "draws 2 cards"),
    ],
)
def test_what_holds_stands_beside_the_yes_or_the_no(question: str, verdict: str, beside: str) -> None:
    found = answer(question)
    told = sentence(found, words("en"))
    assert found.verdict == verdict
    assert told.casefold().startswith(f"{verdict}. ") and beside in told


@pytest.mark.parametrize(
    ("language", "text", "offered"),
    [
        ("en", "It goes anticlockwise, right?", "counter-clockwise"),
        ("en", "It goes clockwise, right?", "clockwise"),
        ("fi", "Kierretäänkö vastapäivään?", "counter-clockwise"),
        ("fi", "Kierretäänkö myötäpäivään?", "clockwise"),
        ("nb", "Går det moturs?", "counter-clockwise"),
        ("nb", "Går det med klokken?", "clockwise"),
        ("sv", "Går det motsols?", "counter-clockwise"),
        ("sv", "Går det medsols?", "clockwise"),
    ],
)
def test_the_way_round_is_offered(language: str, text: str, offered: str) -> None:
    assert token_claims(frame(text, language, model.lexicon(language)), "direction") == (offered,)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Do I pick up 2 cards, even at 7?"),
        ("fi", "Nostanko 2 korttia, kun kello on 7?"),
        ("nb", "Trekker jeg 2 straffekort klokken 7?"),
        ("sv", "Drar jag 2 kort klockan 7?"),
    ],
)
def test_the_number_of_cards_is_offered_and_no_other(language: str, text: str) -> None:
    assert claims(frame(text, language, model.lexicon(language)), "uno-penalty", "yes-no")[:1] == (2,)
