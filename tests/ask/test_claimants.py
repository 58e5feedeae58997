"""Who is right, which of two it is, and what was assumed: all read off what the engine did."""

from __future__ import annotations

import pytest

from unorules.ask.alternatives import alternative
from unorules.ask.assumed import players_assumed, players_shown
from unorules.ask.claimants import Right, who_is_right
from unorules.ask.reply import answer
from unorules.i18n.messages import load as words
from unorules.sheets.answer_page import answer_page, sentence

RIGHT = [
    ("Lisa says you may put +4 on +2, I say no. Who is right?", Right("you")),
    ("Who is right, Lisa or me? Lisa says you can put +4 on +2.", Right("you")),
    ("Lisa says I can't put a +2 on a +2, I say I can. Who's right?", Right("name", "Lisa")),
    ("My brother says you can go out on a wild, I say you can't. Who is right?", Right("name", "Your brother")),
    ("My mum says we get 5 cards each, I say 7. Who is right?", Right("you")),
    ("Aino says you may go out on a reverse, Bo says you may not. Who is right?", Right("name", "Aino")),
    ("Lisa says you may stack +2s and I say you may too. Who is right?", Right("neither")),
    ("Liisa sanoo että +2 saa lyödä +2 päälle, minä sanon että ei saa. Kuka on oikeassa?", Right("you")),
    ("Kuka on oikeassa, Liisa vai minä? Liisa sanoo että +2 saa lyödä +2 päälle.", Right("you")),
    (
        "Veljeni väittää että viimeinen kortti saa olla toimintakortti, minä väitän että ei saa. Kumpi on oikeassa?",
        Right("name", "Veljesi"),
    ),
    ("Äiti sanoo että korttia jaetaan 5, isä sanoo 7. Kumpi on oikeassa?", Right("name", "Isä")),
    ("Hvem har rett? Jeg: +2 kan svares med +2. Kona: nei, du trekker.", Right("name", "Kona")),
    ("Pappa sier 112, jeg sier 108 kort i kortstokken. Hvem har rett?", Right("you")),
    (
        "Broren min sier at man må si UNO når man legger siste kort, jeg sier at man ikke må. Hvem har rett?",
        Right("you"),
    ),
    ("Lisa säger att man får lägga +4 på +2, jag säger nej. Vem har rätt?", Right("you")),
    ("Min bror säger att sjuan byter hand, jag säger att det inte är så. Vem har rätt?", Right("you")),
    ("Mamma säger att man får stapla +2 och pappa säger att man inte får. Vem har rätt?", Right("name", "Pappa")),
]


@pytest.mark.parametrize(("question", "right"), RIGHT)
def test_the_one_who_is_right_is_named(question: str, right: Right) -> None:
    assert who_is_right(answer(question)) == right


def test_other_rules_make_the_other_right() -> None:
    question = "Lisa says you may put +2 on +2, I say no. Who is right?"
    assert who_is_right(answer(question)) == Right("you")
    assert who_is_right(answer(question, ["progressive"])) == Right("name", "Lisa")


@pytest.mark.parametrize(
    "question",
    [
        "Who can challenge a +4?",
        "My mum says it is her table. I say it is mine. Who's right?",
        "They say you may stack +2s, some say you may not. Who is right?",
        "Nana says you may not stack +2 on +2. Is she right?",
        "Lisa and I argue about +2 on +2. Who is right?",
        "Vem har rätt att straffa den som inte ropar uno?",
    ],
)
def test_nobody_is_named_where_it_cannot_be_read_who_claims_what(question: str) -> None:
    assert who_is_right(answer(question)) is None


@pytest.mark.parametrize(
    ("language", "question", "told"),
    [
        ("en", RIGHT[0][0], "You are right. "),
        ("fi", RIGHT[7][0], "Olet oikeassa. "),
        ("nb", RIGHT[12][0], "Du har rett. "),
        ("sv", RIGHT[14][0], "Du har rätt. "),
    ],
)
def test_the_answer_begins_with_who_is_right(language: str, question: str, told: str) -> None:
    found = answer(question)
    assert found.reading.language == language
    assert sentence(found, words(language)).startswith(told)


@pytest.mark.parametrize(
    ("question", "which", "said"),
    [
        ("Can I put +2 on +2, or do I have to draw?", "second", "do I have to draw"),
        ("Får jag lägga +4 på +2 eller måste jag dra?", "second", "måste jag dra"),
        ("Kan jeg legge min +4 på +4 eller må jeg plukke opp fire?", "second", "må jeg plukke opp fire"),
        (
            "Saako viimeinen kortti olla toimintakortti vai pitääkö nostaa?",
            "first",
            "Saako viimeinen kortti olla toimintakortti",
        ),
        ("Kan jeg gå ut på et jokerkort eller er det ikke lov?", "first", "Kan jeg gå ut på et jokerkort"),
    ],
)
def test_of_two_things_the_one_that_holds_is_named(question: str, which: str, said: str) -> None:
    found = answer(question)
    one = alternative(found)
    assert one is not None and (one.which, one.words) == (which, said)
    assert said in sentence(found, words(found.reading.language))


def test_what_the_engine_did_not_do_is_not_named() -> None:
    found = answer("Do we swap hands when a 7 is played or is it just a number?")
    assert (found.verdict, alternative(found)) == ("no", None)
    assert not sentence(found, words("en")).startswith(("Yes", "No"))


def test_a_long_alternative_is_not_repeated() -> None:
    question = f"May I {'really and truly ' * 5}go out on a wild, or must I draw?"
    found = alternative(answer(question))
    assert found is not None and (found.which, found.words) == ("first", "")


@pytest.mark.parametrize(
    ("question", "assumed"),
    [
        ("Whose turn is it after a skip?", True),
        ("Whose turn is it after a skip with two players?", False),
        ("Can I put a +4 on a +2?", False),
        ("How many can play?", False),
        ("How many cards are left in the draw pile with four players?", False),
    ],
)
def test_a_number_of_players_is_told_where_the_answer_hangs_on_it(question: str, assumed: bool) -> None:
    found = answer(question)
    assert (players_assumed(found) is not None) is assumed
    labels = [block.label for block in answer_page(found, words("en")).blocks if hasattr(block, "label")]
    assert ("Assumed" in labels) is assumed


def test_an_example_with_other_players_than_were_told_says_so() -> None:
    assert players_shown(answer("There are two of us, who can challenge a +4?")) == 4
    assert players_shown(answer("There are two of us, can I put a +4 on a +2?")) is None
