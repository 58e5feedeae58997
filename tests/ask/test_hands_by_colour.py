"""Hands told by how many of a colour are held, cards laid together, and cards of which there are not so many."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

COLOURS = [
    ("official", "Blue is called. I've got two blues and a +4. May I lay the +4?", "no"),
    ("official", "It's yellow. My hand: no yellows, three reds, a green. Is the +4 allowed?", "yes"),
    (
        "official",
        "Red's the colour. There's zero reds in my hand, loads of yellows, and a +4. Am I allowed to drop it?",
        "yes",
    ),
    ("official", "Table's on green. I've one lonely green, some blues and a +4. Can I play the +4?", "no"),
    (
        "official",
        "Called colour is blue. All that's in my hand is two greens, a red and the +4. Legit to play it?",
        "yes",
    ),
    ("official", "Top's a yellow 6. I've got yellows galore and a +4. Can the +4 come out?", "no"),
    (
        "official",
        "Two greens in my hand, a wild and a +4, and it's green on the pile. Can I get away with the +4 by the rules?",
        "no",
    ),
    ("official", "Väri on punainen. Kädessä kaksi punaista ja plus nelonen. Saanko lyödä nelosen?", "no"),
    (
        "official",
        "Vihreä menossa. Mulla ei oo yhtään vihreetä, sinisiä vaikka kuinka ja yks +4. Saako sen lyödä?",
        "yes",
    ),
    (
        "official",
        "Väri on sininen. Nolla sinistä kädessä, keltaisia on paljon ja sitten plus nelonen. Saanko pelata sen?",
        "yes",
    ),
    ("official", "Väriksi sanottiin sininen. Kädessä kaksi vihreää, yksi punainen ja +4. Saanko lyödä nelosen?", "yes"),
    ("official", "Päällä keltainen kutonen. Keltaisia mulla on vaikka muille jakaa ja yksi +4. Saako sen lyödä?", "no"),
    (
        "official",
        "Kädessä kaks vihreetä, jokeri ja +4, ja pinossa vihreä. Saako plus nelosen lyödä sääntöjen mukaan?",
        "no",
    ),
    ("official", "Grønt gjelder. Jeg har to grønne og en +4. Kan jeg legge +4-en?", "no"),
    ("official", "Det er rødt. Null røde på hånda, masse blå og en +4. Er det lov å legge den?", "yes"),
    ("official", "Blått på bordet. Jeg har bare én blå, tre gule og en +4. Kan +4 legges?", "no"),
    ("official", "Blått er valgt. På hånda: to grønne, en rød og +4. Får jeg legge den?", "yes"),
    ("official", "Gul 6 øverst. Masse gule på hånda og en +4. Kan jeg legge +4?", "no"),
    (
        "official",
        "To grønne på hånda, en joker og en +4, og det er grønt på bunken. Kan jeg legge +4 etter reglene?",
        "no",
    ),
    ("official", "Det är blått. Jag har tre blå och en +4. Får jag lägga +4?", "no"),
    ("official", "Gult gäller. Inga gula på handen men två röda och en +4. Får den läggas?", "yes"),
    ("official", "Grönt ligger. Noll gröna hos mig, blåa i massor och en +4. Får jag lägga den?", "yes"),
    ("official", "Blått är önskat. På handen: två gröna, en röd och +4. Får jag lägga den?", "yes"),
    ("official", "Gul sexa överst. Massor av gula på handen och en +4. Kan jag lägga +4?", "no"),
    (
        "official",
        "Två gröna på handen, en joker och en +4, och det är grönt på högen. Får jag lägga +4 enligt reglerna?",
        "no",
    ),
]

TOGETHER = [
    (
        "official multi-play",
        "We play that equal numbers go down together. Can I put two reverses down at once too?",
        "no",
    ),
    ("official multi-play", "Doubles are allowed at ours, same number. Two blue +2s in one go, is that on?", "no"),
    ("official multi-play", "Meillä saa lyödä samat numerot kerralla. Käykö kaks ohituskorttia yhdessä?", "no"),
    (
        "official multi-play",
        "Meillä monta samaa numeroa saa lyödä kerralla. Saako kaksi suunnanvaihtoakin iskeä yhtä aikaa?",
        "no",
    ),
    ("official multi-play", "Hos oss kan man legge like tall samtidig. Gjelder det to stoppkort også?", "no"),
    ("official multi-play", "Hos oss legges like tall i samme slengen. Går to snukort også?", "no"),
    ("official multi-play", "Vi kör att lika siffror får läggas ihop. Gäller det två vändkort också?", "no"),
    ("official multi-play", "Hemma får man lägga flera av samma siffra. Kan man lägga två +2 på en gång då?", "no"),
]

COUNTED = [
    ("official", "My mate says he's holding three green 7s from one ordinary deck. Can that be?", "no"),
    ("official", "Kev swears he had three red zeros in the one hand, single deck. Possible?", "no"),
    ("official", "In my 2008 box there are 4 wilds, says my cousin. Is that the right number?", "yes"),
    ("official", "Onko mahdollista että jollain on kolme keltaista nollaa, kun pakkoja on yksi?", "no"),
    ("official", "Broren min sier han har to blå nuller fra samme stokk. Kan det stemme?", "no"),
    ("official", "Kan noen ha fem +4 på hånda når det bare er én stokk?", "no"),
    ("official", "Min syster påstår att hon har fem jokrar, vanliga, från en kortlek. Kan det stämma?", "no"),
    ("official", "Morfar säger att han hade tre gröna ettor i samma hand och vi har bara en kortlek. Går det?", "no"),
]


@pytest.mark.parametrize(("rules", "question", "wanted"), COLOURS)
def test_a_hand_is_told_by_its_colours(rules: str, question: str, wanted: str | int | list[str]) -> None:
    found = answer(question, rules.split())
    assert wanted in (found.verdict, found.value)


@pytest.mark.parametrize(("rules", "question", "wanted"), TOGETHER)
def test_action_cards_do_not_go_down_together(rules: str, question: str, wanted: str | int | list[str]) -> None:
    found = answer(question, rules.split())
    assert found.reading.topic in "play-several house-combination".split()
    assert wanted in (found.verdict, found.value)


@pytest.mark.parametrize(("rules", "question", "wanted"), COUNTED)
def test_a_deck_has_no_more_of_a_card(rules: str, question: str, wanted: str | int | list[str]) -> None:
    found = answer(question, rules.split())
    assert found.reading.topic in "card-count".split()
    assert wanted in (found.verdict, found.value)


HANDS_SHOWN = [
    (
        "Pile was yellow, she +4'd and called blue. I challenged: no yellow in her hand at all, but blues. Is she caught?",
        "no",
    ),
    (
        "Pino keltainen, Sami lyö +4 ja huutaa sininen. Haastettiin: kädessä kaksi sinistä, ei yhtään keltaista. Jäikö kiinni?",
        "no",
    ),
    ("Bunken var gul, hun la +4 og sa blått. Jeg utfordret: ingen gule på hånda, bare blå. Er hun avslørt?", "no"),
    ("Det låg gult, hon la +4 och sa blått. Jag utmanade: inga gula på handen, bara blåa. Är hon avslöjad?", "no"),
]

DRAWN_ON_IT = [
    ("What does the wild that has a reverse and a +4 do?", "wild-reverse-draw-four"),
    ("Mitä tekee jokeri, jossa on suunnanvaihto ja +4?", "wild-reverse-draw-four"),
    ("Hva gjør jokeren som har snu og +4?", "wild-reverse-draw-four"),
    ("Vad gör jokern som har vändning och +4?", "wild-reverse-draw-four"),
]


@pytest.mark.parametrize(("question", "verdict"), HANDS_SHOWN)
def test_whoever_is_caught_had_the_colour_before_it(question: str, verdict: str) -> None:
    found = answer(question, ["official"])
    assert (found.reading.topic, found.verdict) == ("wild-draw-four-legality", verdict)


@pytest.mark.parametrize(("question", "card"), DRAWN_ON_IT)
def test_a_card_is_told_by_what_is_drawn_on_it(question: str, card: str) -> None:
    assert answer(question, ["no-mercy"]).reading.arguments["card"] == card


IN_THE_BOX = [
    "Is there a shuffle hands card in this box from 2015?",
    "Onks täs vuoden 2015 laatikossa yhtään sekoita kädet -korttia?",
    "Finnes det noe stokk hendene-kort i esken fra 2015?",
    "Finns det något blanda händerna-kort i lådan från 2015?",
]


@pytest.mark.parametrize("question", IN_THE_BOX)
def test_a_year_is_no_count_of_cards(question: str) -> None:
    found = answer(question, ["official"])
    assert (found.reading.topic, found.value) == ("card-count", 0)


def test_a_person_is_no_card() -> None:
    question = "Tor sitter igjen med en sekser, et hopp over alle-kort og en fargerulett. Hva er den hånda verdt?"
    assert answer(question, ["no-mercy"], "nb").value == 76


def test_a_wild_on_a_wild_is_asked_of_no_other_card() -> None:
    question = (
        "Wild on the table, Grace said blue. I've no blue, just another wild and a red 3. Can a wild go on a wild?"
    )
    assert answer(question, ["official"], "en").verdict == "yes"
