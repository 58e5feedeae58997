"""Whose turn and whose hand it is by name, at a table whose seats are told in a row or one by one."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    ("en", "official", "Seated clockwise: Nell, Omar, Pia, Quinn. Omar drops a skip. Would that be Quinn now?", "yes"),
    ("en", "official", "Clockwise we have Gil, Hope, Ines and me. Hope played a reverse. Is it my turn next?", "no"),
    ("en", "official", "The order is Ray, Sue, Tim, Una. Sue has put down a reverse. So Ray's up, right?", "yes"),
    (
        "en",
        "official",
        "Round the table clockwise sit Zoe, Yan, Xia and Will, "
        "but we're going anticlockwise. Xia lays a draw two. Is it Zoe's turn after that?",
        "yes",
    ),
    ("en", "official", "We're five: Al, Bea, Cal, Dot and Ed, in that order. Ed lays a skip. Is Al next?", "no"),
    ("en", "official", "We sit clockwise me, Ned, Oli, Pam. I put a +2 on Ned. Does Ned get to play now?", "no"),
    ("en", "no-mercy", "Clockwise: Ann, Bob, Cat, Dev. Bob plays a skip everyone. Is it Cat's turn?", "no"),
    ("en", "official", "Bo sits on my left and Cy on my right. I laid a reverse. Is it Cy's go?", "yes"),
    (
        "fi",
        "official",
        "Järjestys pöydässä on Aino, Pekka, Liisa ja Ville. Pekka löi ohituksen. Onko Villen vuoro?",
        "yes",
    ),
    (
        "fi",
        "official",
        "Istutaan myötäpäivään minä, Sanna, Jere ja Outi. Löin suunnanvaihdon. Onko nyt Sannan vuoro?",
        "no",
    ),
    (
        "fi",
        "official",
        "Myötäpäivään istuvat Kaisa, Timo, Helmi ja Arto, "
        "mutta peli kulkee vastapäivään. Helmi löi ohituksen. Onko seuraavana Kaisa?",
        "yes",
    ),
    (
        "fi",
        "official",
        "Vuorojärjestys on Ella, Otso, Mikko, Iida, Noora. Noora löi plus kakkosen. Siis Otso on vuorossa?",
        "yes",
    ),
    ("fi", "official", "Meitä on neljä: Raimo, Seija, Esa ja mä. Esa löi ohituksen. Onks Raimon vuoro?", "yes"),
    ("fi", "no-mercy", "Myötäpäivään Aku, Bea, Cia, Dan. Aku löi kaikkien ohituksen. Onko Bean vuoro?", "no"),
    (
        "nb",
        "official",
        "Rundt bordet med klokka sitter Kari, Lars, Mona og Nils. Lars la en stopp. Er det Nils sin tur?",
        "yes",
    ),
    ("nb", "official", "Vi sitter med klokka: jeg, Ola, Pia og Randi. Jeg la en snu. Blir det Ola nå?", "no"),
    ("nb", "official", "Rekkefølgen er Eva, Finn, Gro, Hans. Hans la +2. Så det er Finn sin tur?", "yes"),
    (
        "nb",
        "official",
        "Vi sitter Tuva, Ulrik, Vilde og Yngve med klokka, "
        "men spiller mot klokka nå. Vilde la stå over. Er det Tuva som er neste?",
        "yes",
    ),
    ("nb", "official", "Eg sit med Kåre på venstre side og Liv på høgre. Eg la snu. Er det Liv sin tur?", "yes"),
    ("nb", "no-mercy", "Med klokka sitter Ida, Jon, Kim og Lea. Jon la hopp over alle. Er det Kim sin tur nå?", "no"),
    ("sv", "official", "Medurs runt bordet: Lisa, Måns, Nora, Olle. Måns la hoppa över. Är det Olles tur?", "yes"),
    ("sv", "official", "Vi sitter medurs jag, Petra, Rune och Sara. Jag la ett vändkort. Blir det Petra då?", "no"),
    ("sv", "official", "Ordningen är Tina, Ulf, Vera, Yngve. Yngve la +2. Så det är Ulfs tur, eller hur?", "yes"),
    (
        "sv",
        "official",
        "Medsols sitter Elsa, Folke, Greta och Hugo men vi spelar motsols. Greta la stopp. Är det Elsa nu?",
        "yes",
    ),
    (
        "sv",
        "official",
        "Till vänster om mig sitter Kajsa och till höger Leif. Jag la ett vändkort. Är det Leifs tur?",
        "yes",
    ),
    (
        "en",
        "official,jump-in",
        "Clockwise sit Gus, Hal, Ivy, Jan. Gus lays a green 4 and Jan jumps in with the same green 4. So it's Hal's turn?",
        "no",
    ),
    (
        "en",
        "official,jump-in",
        "Clockwise sit Gus, Hal, Ivy, Jan. Gus lays a green 4 and Ivy jumps in with her green 4. Is Jan next?",
        "yes",
    ),
    (
        "fi",
        "official,jump-in",
        "Järjestys on Aino, Eero, Kaija, Lauri. "
        "Aino löi punaisen vitosen ja Kaija hyppäsi väliin punaisella vitosella. Onko nyt Laurin vuoro?",
        "yes",
    ),
    (
        "fi",
        "official,jump-in",
        "Istutaan myötäpäivään Aino, Eero, Kaija, Lauri. "
        "Aino löi punaisen vitosen ja Lauri hyppäsi väliin samanlaisella. Onko nyt Eeron vuoro?",
        "no",
    ),
    (
        "nb",
        "official,jump-in",
        "Med klokka sitter Eli, Finn, Guri, Hans. Eli la blå treer og Guri hoppet inn med blå treer. Er det Finn sin tur?",
        "no",
    ),
    (
        "nb",
        "official,jump-in",
        "Vi sitter Eli, Finn, Guri, Hans med klokka. Eli la blå treer og Hans hoppet inn med sin. Er det Eli sin tur nå?",
        "yes",
    ),
    (
        "sv",
        "official,jump-in",
        "Medurs sitter Eva, Fia, Gun, Hans. Eva la gul sexa och Gun hoppade in med en likadan. Är det Hans tur?",
        "yes",
    ),
    (
        "sv",
        "official,jump-in",
        "Vi sitter medurs Eva, Fia, Gun, Hans. Eva la gul sexa och Hans hoppade in med sin gula sexa. Är det Fias tur?",
        "no",
    ),
    (
        "en",
        "official",
        "We sit clockwise Mia, Ned, Ola, Pat. Mia laid a +4, Ned challenged and was wrong. Is it Ola's turn?",
        "yes",
    ),
    (
        "en",
        "official",
        "We sit clockwise Mia, Ned, Ola, Pat. Mia laid a +4, Ned challenged and she had bluffed. Is it Ola's turn?",
        "no",
    ),
    (
        "fi",
        "official",
        "Myötäpäivään Mia, Niko, Outi, Pasi. Mia löi plus nelosen, Niko haastoi ja Mia oli bluffannut. Onko nyt Outin vuoro?",
        "no",
    ),
    (
        "fi",
        "official",
        "Järjestys on Mia, Niko, Outi, Pasi. Mia löi plus nelosen, Niko haastoi ja hävisi haasteen. Onko nyt Outin vuoro?",
        "yes",
    ),
    (
        "nb",
        "official",
        "Med klokka: Mia, Nora, Ola, Per. Mia la +4, Nora utfordret og tapte. Er det Ola sin tur?",
        "yes",
    ),
    (
        "nb",
        "official",
        "Med klokka sitter Mia, Nora, Ola, Per. Mia la +4, Nora utfordret og Mia hadde bløffet. Er det Ola sin tur?",
        "no",
    ),
    (
        "sv",
        "official",
        "Medurs: Mia, Nils, Olga, Per. Mia la +4, Nils utmanade och hade fel. Är det Olga som ska lägga?",
        "yes",
    ),
    (
        "sv",
        "official",
        "Medurs sitter Mia, Nils, Olga, Per. Mia la +4, Nils utmanade och Mia hade bluffat. Är det Olgas tur?",
        "no",
    ),
    ("en", "official,seven-o", "Clockwise it's Eve, Flo, Gus, Hal. Eve plays a 0. Does Flo get Eve's hand?", "yes"),
    (
        "en",
        "official,seven-o",
        "Clockwise it's Eve, Flo, Gus, Hal and play goes anticlockwise. Eve plays a 0. Does Flo get Eve's hand?",
        "no",
    ),
    (
        "en",
        "official,seven-o",
        "Ted is on my left, Uma on my right. We go clockwise and I laid a zero. Is it Uma who gets my cards?",
        "no",
    ),
    (
        "fi",
        "official,seven-o",
        "Myötäpäivään istuvat Eeva, Fanni, Kalle ja Heli. Eeva löi nollan. Saako Fanni Eevan kortit?",
        "yes",
    ),
    (
        "fi",
        "official,seven-o",
        "Pelataan vastapäivään. Mun vasemmalla istuu Ville ja oikealla Oona. Löin nollan. Saako Ville mun kortit?",
        "no",
    ),
    (
        "fi",
        "official,seven-o",
        "Pelataan myötäpäivään. Mun vasemmalla istuu Ville ja oikealla Oona. Löin nollan. Saako Ville mun kortit?",
        "yes",
    ),
    (
        "nb",
        "official,seven-o",
        "Med klokka sitter Eva, Finn, Gro, Hans. Eva la en null. Får Finn hånda til Eva?",
        "yes",
    ),
    (
        "nb",
        "official,seven-o",
        "Vi spiller mot klokka. Til venstre for meg sitter Tor og til høyre Unni. Jeg la en null. Er det Tor som får korta mine?",
        "no",
    ),
    ("sv", "official,seven-o", "Medurs sitter Eva, Folke, Gun, Hans. Eva la en nolla. Får Folke Evas kort?", "yes"),
    (
        "sv",
        "official,seven-o",
        "Vi går medurs. Till vänster om mig sitter Tor och till höger Ulla. Jag la en nolla. Är det Tor som får min hand?",
        "yes",
    ),
    ("en", "official", "Bess is to my left. I played a +2 and she drew. Bess reckons it's her go. Is it?", "no"),
    (
        "en",
        "official",
        "We're sat Ann, Ben, Cat, Dan clockwise. Dan plays a skip. Ben says it's his turn. Is he right?",
        "yes",
    ),
    (
        "en",
        "official",
        "Kay, Lee, Moe and Nan sit clockwise. Kay plays a reverse. Lee says it's her turn. Is she right?",
        "no",
    ),
    (
        "en",
        "official",
        "Clockwise: Kay, Lee, Moe, Nan. Moe plays a skip. Whose turn is it, Nan's or Kay's?",
        "value:player-after-next",
    ),
    (
        "en",
        "official",
        "Anticlockwise we sit Kay, Lee, Moe, Nan and we play anticlockwise. Kay played a skip. Is Moe next?",
        "yes",
    ),
    (
        "en",
        "official",
        "Kay sits across from me, Lee on my left, Moe on my right. I laid a skip. Is it Kay's turn?",
        "yes",
    ),
    ("en", "official", "After me sits Kay, after Kay sits Lee. I laid a +2. Is Lee next?", "yes"),
    ("fi", "official", "Mun vasemmalla istuu Kaisa ja oikealla Leo. Löin suunnanvaihdon. Onko nyt Leon vuoro?", "yes"),
    ("fi", "official", "Mun jälkeen istuu Kaisa ja Kaisan jälkeen Leo. Löin ohituksen. Onko Leon vuoro?", "yes"),
    (
        "fi",
        "official",
        "Istumajärjestys myötäpäivään on Heta, Iiro, Jaana, Kalle. "
        "Heta löi ohituksen. Iiro väittää että on hänen vuoronsa. Onko hän oikeassa?",
        "no",
    ),
    (
        "fi",
        "official",
        "Pöydän ympärillä on järjestyksessä Heta, Iiro, Jaana, Kalle. Jaana pisti plus kakkosen. Onko seuraava Heta?",
        "yes",
    ),
    (
        "fi",
        "official",
        "Peli kiertää vastapäivään ja myötäpäivään istuu Heta, Iiro, "
        "Jaana ja Kalle. Jaana laittoi plus kakkosen. Onko seuraava Heta?",
        "yes",
    ),
    (
        "fi",
        "official",
        "Heta, Iiro, Jaana ja mä istutaan myötäpäivään. Jaana löi suunnanvaihdon. Oonko mä seuraava?",
        "no",
    ),
    (
        "nb",
        "official",
        "Etter meg sitter Kari, og etter Kari sitter Leif. Jeg la en stå over. Er det Leif sin tur?",
        "yes",
    ),
    (
        "nb",
        "official",
        "Anne, Berit, Carl og David sitter med klokka. Anne la en stopp. Berit mener det er hennes tur. Har hun rett?",
        "no",
    ),
    ("nb", "official", "Rundt bordet: Anne, Berit, Carl, David. Carl la +2. Er det Anne som er neste?", "yes"),
    ("nb", "official", "Vi sitter Anne, Berit, Carl, jeg med klokka. Berit la snu. Er det min tur?", "no"),
    (
        "sv",
        "official",
        "Efter mig sitter Kajsa och efter Kajsa sitter Leif. Jag la ett stopp. Är det Leifs tur?",
        "yes",
    ),
    ("sv", "official", "Kajsa sitter till vänster om mig, Leif till höger. Jag la en vändning. Är det Leif nu?", "yes"),
    (
        "sv",
        "official",
        "Anna, Berit, Carl och David sitter medurs. Anna la ett stopp. Berit menar att det är hennes tur. Har hon rätt?",
        "no",
    ),
    ("sv", "official", "Runt bordet: Anna, Berit, Carl, David. Carl la +2. Är det Anna som är näst?", "yes"),
    ("sv", "official", "Vi sitter Anna, Berit, Carl, jag medurs. Berit la vänd. Är det min tur?", "no"),
    (
        "sv",
        "official",
        "I tur och ordning sitter Anna, Berit, Carl, David. David la hoppa över. Blir det Berit då?",
        "yes",
    ),
    ("en", "official,seven-o", "Clockwise it's me, Flo, Gus, Hal. Hal plays a zero. Do I get Hal's hand?", "yes"),
    (
        "fi",
        "official,seven-o",
        "Myötäpäivään istuvat Eeva, Fanni, Kalle ja Heli. Heli löi nollan. Saako Eeva Helin kortit?",
        "yes",
    ),
    (
        "nb",
        "official,seven-o",
        "Med klokka sitter Eva, Finn, Gro, Hans. Hans la en null. Er det Gro som får korta til Hans?",
        "no",
    ),
    (
        "sv",
        "official,seven-o",
        "Medurs sitter Eva, Folke, Gun, Hans men vi spelar motsols. Eva la en nolla. Får Hans Evas kort?",
        "yes",
    ),
    (
        "en",
        "official",
        "We sit clockwise Ann, Ben, Cat. Ben laid a +4, Cat challenged and lost. Is it Ann's turn now?",
        "yes",
    ),
    (
        "fi",
        "official",
        "Istutaan myötäpäivään Anu, Benjamin, Cia. Benjamin löi plusnelosen, Cia haastoi turhaan. Onko nyt Anun vuoro?",
        "yes",
    ),
    (
        "nb",
        "official",
        "Med klokka sitter Anne, Ben, Cato. Ben la +4, Cato utfordret og tok feil. Er det Anne sin tur nå?",
        "yes",
    ),
    (
        "sv",
        "official",
        "Medurs sitter Anna, Ben, Carl. Ben la +4, Carl utmanade men hade fel. Är det Annas tur nu?",
        "yes",
    ),
]


@pytest.mark.parametrize(("language", "rules", "question", "wanted"), ASKED)
def test_the_seats_told_say_whose_turn_or_hand_it_is(language: str, rules: str, question: str, wanted: str) -> None:
    found = answer(question, rules.split(","))
    verdict, _, value = wanted.partition(":")
    assert (found.reading.language, found.verdict) == (language, verdict)
    assert not value or str(found.value) == value


def test_the_example_shows_them_in_the_order_of_play() -> None:
    found = answer(
        "We sit Tuva, Ulrik, Vilde and Yngve clockwise but play anticlockwise. Vilde laid a skip. Who's next?", ()
    )
    assert found.outcome is not None
    assert found.outcome.example is not None
    assert found.outcome.example.players == ("Vilde", "Ulrik", "Tuva", "Yngve")


def test_a_place_that_is_not_theirs_is_no() -> None:
    table = "Clockwise sit Kay, Lee, Moe, Ned. Kay played a skip. Is it {}'s turn?"
    assert [answer(table.format(name), ()).verdict for name in ("Lee", "Moe", "Ned")] == ["no", "yes", "no"]
