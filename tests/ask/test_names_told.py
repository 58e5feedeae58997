"""Persons named in a question: in the nominative, and each where the answer has their part played."""

from __future__ import annotations

import pytest

from unorules.ask.reading import read
from unorules.ask.reply import answer

NAMED = [
    ("fi", "Voiko Petrin +4:n haastaa?", ("Petri",)),
    ("fi", "Saako Pekka haastaa Matin +4:n?", ("Matti", "Pekka")),
    ("fi", "Haastoiko Jaakko Heikin +4:n aiheesta?", ("Heikki", "Jaakko")),
    ("fi", "Väinöllä on 25 korttia, putoaako Väinö?", ("", "Väinö")),
    ("fi", "Illalla on 27 korttia, putoaako Ilta?", ("", "Ilta")),
    ("fi", "Joonaksella on 0 ja 3, Anna-Maijalla jokeri. Montako pistettä Lars saa?", ("Joonas", "Anna-Maija", "Lars")),
    ("fi", "Liisalla 0, 3 ja jokeri. Montako pistettä voittaja saa?", ("Liisa",)),
    ("fi", "Riitta löi +2:n Sepolle, saako Seppo lyödä +2:n päälle?", ("Riitta", "Seppo")),
    ("fi", "Saako Kerttu haastaa Tuomaan +4:n?", ("Tuomas", "Kerttu")),
    ("sv", "Får Karin utmana Åkes +4?", ("Åke", "Karin")),
    ("sv", "Hans gick ut med +2, måste Malin dra ändå?", ("Hans", "Malin")),
    ("sv", "Får Nils utmana Lars' +4?", ("Lars", "Nils")),
    ("sv", "Kan man utmana Svens +4?", ("Sven",)),
    ("sv", "Mats la +2 på Anna-Lena. Får Anna-Lena lägga +2 på den?", ("Mats", "Anna-Lena")),
    ("sv", "Ulla har 25 kort, åker Ulla ut?", ("", "Ulla")),
    ("nb", "Kan Solveig utfordre Karis +4?", ("Kari", "Solveig")),
    ("nb", "Hans la +2 på Ingrid. Må Ingrid trekke?", ("Hans", "Ingrid")),
    ("nb", "Kan vi utfordre Oles +4?", ("Ole",)),
    ("nb", "Knut har 25 kort, ryker Knut?", ("", "Knut")),
    ("nb", "Får Nils utfordre Lars' +4?", ("Lars", "Nils")),
    ("nb", "Anne-Grete sa ikke uno, og Kåre så det. Hvor mange må Anne-Grete trekke?", ("Anne-Grete", "Kåre")),
    ("fi", "Timo lyö +2:n väliin Väinön +2:n päälle, kuka nostaa ja montako?", ("Väinö", "", "Timo")),
    ("en", "Eve played a red +2 and Owen jumped in with an identical one. Who draws?", ("Eve", "", "Owen")),
    ("en", "Can Eve challenge James' +4?", ("James", "Eve")),
    ("en", "Can I challenge Molly's +4?", ("Molly",)),
    ("en", "Tom has 25 cards, is Tom out?", ("", "Tom")),
    ("en", "Ruth played a +2 on Owen, may Owen put a +2 on it?", ("Ruth", "Owen")),
    ("en", "If Lucy challenges Paul's +4 and loses, how many does she draw?", ("Paul", "Lucy")),
    ("en", "Mary-Ann played a +4 on Ben. Can Ben challenge?", ("Mary-Ann", "Ben")),
]


@pytest.mark.parametrize(("language", "text", "seats"), NAMED)
def test_names_stand_in_the_nominative_and_on_their_seats(language: str, text: str, seats: tuple[str, ...]) -> None:
    assert read(text, language).names == seats


NOBODY = [
    ("fi", "Moi! Saanko lyödä +2:n +2:n päälle?"),
    ("sv", "Hans kort var rött, får jag lägga en blå?"),
    ("nb", "Hans kort var rødt, kan jeg legge en blå?"),
    ("en", "May I play a +2? I'm not sure."),
]


@pytest.mark.parametrize(("language", "text"), NOBODY)
def test_what_is_no_name_names_nobody(language: str, text: str) -> None:
    assert read(text, language).names == ()


SUMS = [
    ("en", "Lars, Lisa and James each played a +2. How many does Eve draw?", 3),
    ("en", "Amy and Ben each laid a +2. How many does Cleo draw?", 2),
    ("sv", "Lars, Nils och Åke lade var sin +2. Hur många drar Eva?", 3),
    ("sv", "Mats och Ulla har lagt var sin +2, hur många drar Kerstin?", 2),
    ("nb", "Kari, Ola og jeg la hver sin +2. Hvor mange må Nils trekke?", 3),
    ("nb", "Knut og Siri la hver sin +2. Hvor mange må Arne trekke?", 2),
    ("fi", "Liisa, Outi ja Timo löivät kukin +2:n. Montako Eeva nostaa?", 3),
    ("fi", "Pekka ja Matti löivät kumpikin +2:n. Montako Riitta nostaa?", 2),
]


@pytest.mark.parametrize(("language", "text", "cards"), SUMS)
def test_each_of_several_lays_a_card(language: str, text: str, cards: int) -> None:
    reading = read(text, language)
    assert (reading.topic, reading.arguments["cards"]) == ("stack-total", ["draw-two"] * cards)


ENDED = [
    ("fi", "Pekka haastaa +4:n ja häviää, montako hän nostaa?", "challenge-failure"),
    ("fi", "Haastan +4:n ja olen väärässä, montako nostan?", "challenge-failure"),
    ("sv", "Ulla utmanar en +4 och förlorar, hur många drar hon?", "challenge-failure"),
    ("sv", "Om jag utmanar +4 och har fel, hur många drar jag?", "challenge-failure"),
    ("nb", "Knut utfordrer +4 og taper, hvor mange må han trekke?", "challenge-failure"),
    ("nb", "Hvis jeg utfordrer +4 og tar feil, hvor mange må jeg trekke?", "challenge-failure"),
    ("en", "Ruth challenges a +4 and loses, how many does she draw?", "challenge-failure"),
    ("en", "If I challenge a +4 and I'm wrong, how many do I draw?", "challenge-failure"),
]


@pytest.mark.parametrize(("language", "text", "topic"), ENDED)
def test_how_a_challenge_ends_is_told_with_a_second_verb(language: str, text: str, topic: str) -> None:
    assert read(text, language).topic == topic


HELD = [
    ("en", "Can I play two sevens at once?", ["7", "7"]),
    ("en", "My last two cards are both blue 4. Can I go out with both?", ["b4", "b4"]),
    ("sv", "Får jag lägga två sjuor samtidigt?", ["7", "7"]),
    ("nb", "Kan jeg legge to sjuere samtidig?", ["7", "7"]),
    ("fi", "Saanko lyödä kaksi seiskaa kerralla?", ["7", "7"]),
]


@pytest.mark.parametrize(("language", "text", "cards"), HELD)
def test_the_cards_that_are_told_are_the_cards_of_the_answer(language: str, text: str, cards: list[str]) -> None:
    reading = read(text, language)
    assert (reading.topic, reading.arguments["cards"]) == ("play-several", cards)


HANDS = [
    ("en", "May I play +4 with red 3, red 8 and blue 2 in hand when a red 5 is on the table?", "r5", "no"),
    ("en", "Can I play a +4 with green 3 and blue 9 in hand when a red 5 is on the table?", "r5", "yes"),
    ("sv", "Får jag lägga +4 med röd 3 och blå 2 på handen när en röd 5 ligger på bordet?", "r5", "no"),
    ("nb", "Kan jeg legge +4 med rød 3 og blå 2 på hånden når en rød 5 ligger på bordet?", "r5", "no"),
    ("fi", "Saanko lyödä +4:n, jos kädessä on punainen 3 ja sininen 2 ja pöydässä on punainen 5?", "r5", "no"),
]


@pytest.mark.parametrize(("language", "text", "top", "verdict"), HANDS)
def test_the_hand_and_the_card_on_the_table_are_kept_apart(language: str, text: str, top: str, verdict: str) -> None:
    found = answer(text, (), language)
    assert (found.reading.arguments["top"], found.verdict) == (top, verdict)


ANSWERED = [
    ("en", "Ruth played a +2 on Owen, may Owen put a +2 on it?"),
    ("en", "Fred played a +2 on Kate, may Kate put a +2 on it?"),
    ("sv", "Mats lade +2 på Ulla, får Ulla lägga +2 på den?"),
    ("nb", "Knut la +2 på Solveig, kan Solveig legge +2 på den?"),
    ("fi", "Riitta löi +2:n Sepolle, saako Seppo lyödä +2:n päälle?"),
]


@pytest.mark.parametrize(("language", "text"), ANSWERED)
def test_a_victim_who_is_named_answers_and_waits_for_no_later_turn(language: str, text: str) -> None:
    assert answer(text, (), language).verdict == "no"
    assert answer(text, ("progressive",), language).verdict == "yes"


MERCY = [
    ("fi", "Mikä on armosääntö?"),
    ("sv", "Vad är nåderegeln?"),
    ("nb", "Hva er nåderegelen?"),
    ("en", "What is the mercy rule?"),
]


@pytest.mark.parametrize(("language", "text"), MERCY)
def test_the_mercy_rule_is_explained_where_it_is_not_in_force(language: str, text: str) -> None:
    found = answer(text, (), language)
    assert found.outcome is not None
    assert (found.outcome.say, found.outcome.params["n"]) == ("not-here", 25)


def test_manners_rest_on_nothing_that_is_agreed_before_the_deal() -> None:
    found = answer("A player joined late, when may they join?", (), "en")
    assert found.outcome is not None
    assert (found.reading.topic, found.outcome.reasons) == ("conduct", ("manners",))


ALIKE = [
    ("fi", "Saanko lyödä väliin samanlaisella +2:lla?"),
    ("fi", "Saako Timo hypätä väliin täysin samanlaisella ohituksella?"),
    ("sv", "Får jag hoppa in med en likadan +2?"),
    ("nb", "Kan jeg hoppe inn med en lik +2?"),
    ("en", "Can I jump in with an identical +2?"),
]


@pytest.mark.parametrize(("language", "text"), ALIKE)
def test_whether_a_twin_may_be_jumped_in_with_is_answered_yes_or_no(language: str, text: str) -> None:
    assert answer(text, ("jump-in",), language).verdict == "yes"
    assert answer(text, (), language).verdict == "no"
