"""Questions of the moment and between people, hands filled up, and turns that what is told leaves no doubt of."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    "question, rules, told",
    [
        ("Is it mean to play a +4 on your own grandchild?", "official", "out-of-scope"),
        ("Hey whose turn is it now?", "official", "unclear"),
        ("And with the seven then?", "official seven-o", "unclear"),
        (
            "My aunt tops her hand up to seven cards after every draw like in rummy. Do we do that in Uno?",
            "official",
            "no",
        ),
        ("Onko ilkeetä lyödä +4 omalle lapsenlapselle?", "official", "out-of-scope"),
        ("Hei kenen vuoro on nyt?", "official", "unclear"),
        ("Entäs seiskan kanssa sitten?", "official seven-o", "unclear"),
        (
            "Täti täydentää kätensä seitsemään korttiin joka vuoron jälkeen niinku rommissa. Tehdäänkö niin unossa?",
            "official",
            "no",
        ),
        ("Er det slemt å legge +4 på sitt eget barnebarn?", "official", "out-of-scope"),
        ("Hei, hvem sin tur er det nå?", "official", "unclear"),
        ("Og med sjueren da?", "official seven-o", "unclear"),
        (
            "Onkelen min fyller opp til sju kort etter hver tur som i vri åtter. Skal vi gjøre det i uno?",
            "official",
            "no",
        ),
        ("Är det elakt att lägga +4 på sin egen mormor?", "official", "out-of-scope"),
        ("Hej vems tur är det nu?", "official", "unclear"),
        ("Och med nollan då?", "official seven-o", "unclear"),
        (
            "Min faster fyller på till sju kort efter varje drag som i vändåtta. Ska man göra det i uno?",
            "official",
            "no",
        ),
        ("Is it cruel to skip your own mother twice in a row?", "official", "out-of-scope"),
        ("So who's turn is it now then?", "official", "unclear"),
        ("Onko törkeää lyödä plus nelonen omalle äidille?", "official", "out-of-scope"),
        ("Kenen vuoro nyt?", "official", "unclear"),
        ("Er det stygt å legge pluss fire på sin egen bestemor?", "official", "out-of-scope"),
        ("Hvem sin tur er det no?", "official", "unclear"),
        ("Är det taskigt att ge sitt barnbarn en plusfyra?", "official", "out-of-scope"),
        ("Vems tur är det nu då?", "official", "unclear"),
    ],
)
def test_what_no_rule_tells_is_not_answered(question: str, rules: str, told: str) -> None:
    found = answer(question, rules.split())
    assert (found.verdict if found.status == "answered" else found.status) == told


@pytest.mark.parametrize(
    "question, rules, told",
    [
        ("Wild was called red. I've only a blue nine and a green two, does either go?", "official", "no"),
        ("My last card is just a plain blue 4 on a blue 7. Can I go out with it?", "official no-action-finish", "yes"),
        ("She put a blue +4, the coloured one, right on a blue 3. Was that legal?", "no-mercy", "yes"),
        (
            "Never said uno, nobody noticed, laid my last card and won. Now they want to take the win off me. Can they?",
            "official",
            "no",
        ),
        (
            "A +4 may be laid even with the colour in hand, and if nobody challenges it stands. Is that right?",
            "official",
            "yes",
        ),
        (
            "Is there any provision obliging a player to play a card when he can, or is drawing free?",
            "official-112",
            "no",
        ),
        (
            "Jokerilla sanottiin vihreä. Mulla on punanen kolmonen ja sininen vitonen, käykö kumpikaan?",
            "official",
            "no",
        ),
        (
            "Viimeinen korttini on ihan tavallinen vihreä kutonen vihreän kakkosen päälle. Saako sillä lopettaa?",
            "official no-action-finish",
            "yes",
        ),
        ("Se löi vihreän +4:n, sen värillisen, suoraan vihreän ysin päälle. Onko laillista?", "no-mercy", "yes"),
        (
            "En sanonut unoa, kukaan ei huomannut, löin viimeisen kortin ja voitin. Nyt ne haluaa viedä voiton. Voiko ne?",
            "official",
            "no",
        ),
        (
            "Plus nelosen saa lyödä vaikka väriä olisi kädessä, ja jos kukaan ei haasta se pysyy. Onko tämä totta?",
            "official",
            "yes",
        ),
        (
            "Onko mitään määräystä joka velvoittaa lyömään kortin kun voi, vai saako vapaasti nostaa?",
            "official-112",
            "no",
        ),
        ("Jokeren ble rød. Jeg har bare en blå nier og en grønn toer, går noen av dem?", "official", "no"),
        (
            "Det siste kortet mitt er bare en vanlig grønn sekser på en grønn toer. Er det greit å gå ut med den?",
            "official no-action-finish",
            "yes",
        ),
        ("Han la en grønn +4, den fargede, rett på en grønn nier. Er det lov?", "no-mercy", "yes"),
        (
            "Jeg sa ikke uno, ingen merket det, og jeg la siste kortet og vant. Nå vil de ta fra meg seieren. Kan de det?",
            "official",
            "no",
        ),
        (
            "Man kan legge pluss fire selv om man har fargen, og hvis ingen utfordrer blir den liggende. Stemmer det?",
            "official",
            "yes",
        ),
        (
            "Er det noen regel som pålegger deg å legge kort når du kan, eller står det deg fritt å trekke?",
            "official-112",
            "no",
        ),
        ("Jokern blev röd. Jag har bara en blå nia och en grön tvåa, går nån av dem?", "official", "no"),
        (
            "Mitt sista kort är bara en vanlig grön sexa på en grön tvåa. Är det okej att gå ut med den?",
            "official no-action-finish",
            "yes",
        ),
        ("Han la en grön +4, den färgade, rakt på en grön nia. Är det tillåtet?", "no-mercy", "yes"),
        (
            "Jag sa inte uno, ingen märkte det, och jag la sista kortet och vann. Nu vill de ta ifrån mig segern. Får de det?",
            "official",
            "no",
        ),
        (
            "Man kan lägga +4 fast man har färgen, och om ingen utmanar så ligger den kvar. Stämmer det?",
            "official",
            "yes",
        ),
        (
            "Finns det någon bestämmelse som ålägger en spelare att lägga kort när han kan, eller står det fritt att dra?",
            "official-112",
            "no",
        ),
    ],
)
def test_what_is_told_leaves_no_doubt(question: str, rules: str, told: str) -> None:
    found = answer(question, rules.split())
    assert found.verdict == told


@pytest.mark.parametrize(
    "question, told",
    [
        ("Is Uno too hard for my nine-year-old?", "no"),
        ("Is Uno too hard for my six-year-old?", "yes"),
        ("Onko Uno liian vaikea viisivuotiaalle?", "yes"),
        ("Är Uno för svårt för min nioåring?", "no"),
        ("Är Uno för svårt för en femåring?", "yes"),
        ("They want to void my win because I forgot to say uno. Does my win stand?", "yes"),
        ("De vill underkänna min vinst för att jag glömde säga uno. Gäller min vinst?", "yes"),
    ],
)
def test_neighbours_of_these_turns_are_left_as_they_are(question: str, told: str) -> None:
    assert answer(question, ["official"]).verdict == told
