"""Cards held against what lies there, sums that are offered, whoever a card came upon, and words that are no names."""

import pytest

from unorules.ask.reading import read
from unorules.ask.reply import answer

STACKING = ["progressive"]


@pytest.mark.parametrize(
    ("language", "question", "topic"),
    [
        ("fi", "Sininen vitonen odottaa pakan päällä, mulla on sininen kolmonen. Voinko lyödä sen?", "match"),
        ("nb", "En blå femmer venter i bunken, jeg har en blå treer. Kan jeg legge den?", "match"),
        ("sv", "En grön åtta väntar i högen, jag har en grön etta. Får jag lägga den?", "match"),
        ("fi", "Kelpaako yhdeksikkö ylösalaisin kutosen päälle?", "match"),
        ("en", "Would a 6 turned upside down do on a 9?", "match"),
        ("fi", "Saanko passata vaikka olisin voinut lyödä?", "pass-without-drawing"),
        ("nb", "Kan man passe selv om man kunne ha lagt?", "pass-without-drawing"),
        ("sv", "Får man passa fast man kunde ha lagt?", "pass-without-drawing"),
        ("en", "May you pass even though you could have played?", "pass-without-drawing"),
        ("fi", "Saako selata jo pelattuja kortteja?", "conduct"),
        ("en", "Are there enough cards for 14 players?", "players"),
        ("nb", "Er det nok kort til 14 spillere?", "players"),
        ("sv", "Räcker korten till 14 spelare?", "players"),
        ("en", "The boy's four. Can he play?", "age"),
        ("fi", "Tyttö on kuusi. Saako hän pelata?", "age"),
        ("nb", "Jenta er fem. Får hun spille?", "age"),
        ("sv", "Dottern är sex. Får hon spela?", "age"),
    ],
)
def test_what_is_told_tells_the_topic(language: str, question: str, topic: str) -> None:
    assert read(question, language).topic == topic


@pytest.mark.parametrize(
    ("language", "question", "rules", "verdict"),
    [
        ("nb", "To pluss to kom på meg, må jeg trekke fire?", STACKING, "yes"),
        ("en", "Two draw twos came at me, must I draw four?", STACKING, "yes"),
        ("en", "A +4 was laid on my sister. Can I challenge it?", [], "no"),
        ("nb", "Noen la pluss fire på broren min. Kan jeg utfordre?", [], "no"),
        ("sv", "En plus fyra lades på brorsan. Kan jag utmana?", [], "no"),
        ("fi", "Plusnelonen lyötiin veljelle. Voinko haastaa sen?", [], "no"),
        ("en", "Nobody may stack on a +4 by the book. Am I right?", [], "yes"),
        ("sv", "När någon når 500, vinner hon eller åker hon ut?", [], "yes"),
        ("en", "Can I lay a +4 on a +4 no matter what I hold?", STACKING, "no"),
        ("nb", "Kan jeg legge +4 på +4 uansett hva jeg har?", STACKING, "no"),
        ("sv", "Får jag lägga +4 på +4 vad jag än har?", STACKING, "no"),
        ("fi", "Saanko lyödä +4:n +4:n päälle, oli kädessä mitä tahansa?", STACKING, "no"),
        ("fi", "Riittääkö tasan 500 pistettä voittoon?", [], "yes"),
        ("en", "Does a wild count for more than a skip?", [], "yes"),
        ("sv", "Ger en joker mer än ett stopp?", [], "yes"),
        ("sv", "Jag utmanade plus fyran och hon bluffade. Står jag över ändå?", [], "no"),
    ],
)
def test_the_case_is_judged_as_it_is_told(language: str, question: str, rules: list[str], verdict: str) -> None:
    assert answer(question, rules, language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "names"),
    [
        ("en", "Was uno invented in America?", ()),
        ("en", "Between calling green and the next turn, may I switch?", ()),
        ("en", "In Vera's hand was a seven. Does she swap?", ("Vera",)),
        ("fi", "Onko se virallinen sääntö vai Tiktok-juttu?", ()),
        ("fi", "Kai mulla on oikeus olla lyömättä?", ()),
        ("fi", "Kai löi +2:n. Pitääkö mun nostaa?", ("Kai",)),
        ("nb", "Kollegaen påstår at alle hender teller. Stemmer det?", ()),
        ("nb", "Karen sier at en +2 kan legges på en +2. Har hun rett?", ("Karen",)),
        ("sv", "Mannen säger att det blir hans tur. Har han rätt?", ()),
        ("sv", "Skolan säger att man får hoppa in. Stämmer det?", ()),
    ],
)
def test_places_things_and_small_words_are_no_names(language: str, question: str, names: tuple[str, ...]) -> None:
    assert read(question, language).names == names
