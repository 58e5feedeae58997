"""A drawn card that fits: must it be laid, or may it be kept?"""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

KEPT = [
    (
        "Couldn't go, took one off the pile, and would you believe it, it fits. Have I got to play it or can I sit on it?",
        "official-112-blank",
        "yes",
    ),
    (
        "Couldn't go, took one off the pile, and would you believe it, it fits. Have I got to play it or can I sit on it?",
        "official",
        "no",
    ),
    ("I drew one and it fits. Can I keep it or have I got to play it?", "official", "yes"),
    ("I drew one and it fits. Can I keep it or have I got to play it?", "force-play", "no"),
    ("I picked up a card that goes. Must I lay it or may I hang on to it?", "force-play", "yes"),
    ("Drew a playable card. Am I forced to play it or can I hold it back?", "official", "no"),
    ("Nostin kortin ja se käy. Onko pakko lyödä vai saanko pitää?", "official", "no"),
    ("Nostin kortin ja se käy. Onko pakko lyödä vai saanko pitää?", "force-play", "yes"),
    ("Nostin pakasta kortin joka sopii. Pakko lyödä vai saanko pitää", "force-play", "yes"),
    ("Nostin pakasta kortin joka sopii. Pakko lyödä vai saanko pitää", "official", "no"),
    ("Nostettu kortti käy. Saanko jättää sen käteen vai täytyykö se lyödä?", "official", "yes"),
    ("Sain nostossa käyvän kortin, pitääks se pelata heti vai voinks säästää sen?", "official", "no"),
    ("Jeg trakk et kort og det passer. Må jeg legge det eller kan jeg beholde det?", "official", "no"),
    ("Jeg trakk et kort og det passer. Må jeg legge det eller kan jeg beholde det?", "force-play", "yes"),
    ("Jeg trakk et kort som passer. Kan jeg spare det, eller må jeg legge det?", "official", "yes"),
    ("Eg trekte eit kort som går. Må eg leggja det eller kan eg sitja på det?", "official", "no"),
    ("Det jeg trakk passer. Er jeg nødt til å spille det eller kan jeg ta vare på det?", "official", "no"),
    ("Det jeg trakk passer. Er jeg nødt til å spille det eller kan jeg ta vare på det?", "force-play", "yes"),
    ("Jag drog ett kort och det passar. Måste jag lägga det eller får jag behålla det?", "official", "no"),
    ("Jag drog ett kort och det passar. Måste jag lägga det eller får jag behålla det?", "force-play", "yes"),
    ("Jag drog ett kort som passar. Får jag spara det eller måste jag lägga det?", "official", "yes"),
    ("Kortet jag drog passar. Är jag tvungen att spela det eller kan jag sitta på det?", "official", "no"),
    ("Kortet jag drog passar. Är jag tvungen att spela det eller kan jag sitta på det?", "force-play", "yes"),
    ("Plockade upp ett som passar, måste ja lägga't eller kan ja spara det", "official", "no"),
    ("I pulled a yellow 5 and yellow is up. Am I obliged to drop it or can I keep it back?", "force-play", "yes"),
    (
        "Tuli keltanen vitonen nostossa ja keltanen on pöydässä. Täytyykö iskeä heti vai saako säästää?",
        "official",
        "no",
    ),
    ("Nostettu sopii. Saanko pitää sen vai pitääkö panna pöytään?", "force-play", "no"),
    ("Trakk gul femmer og gult ligger. Er jeg nødt til å smelle den ned, eller kan jeg beholde den?", "official", "no"),
    ("Det trukne kortet passer. Kan jeg spare på det eller må det på bordet?", "force-play", "no"),
    (
        "Drog en gul femma och gult ligger uppe. Är jag tvungen att smälla ner den eller får jag behålla den?",
        "official",
        "no",
    ),
    ("Det dragna kortet passar. Får jag spara på det eller måste det på bordet?", "force-play", "no"),
]


@pytest.mark.parametrize(("question", "rules", "wanted"), KEPT)
def test_of_laying_and_keeping_the_first_decides(question: str, rules: str, wanted: str) -> None:
    """The duty is asked about, whatever words the keeping has."""
    found = answer(question, [rules])
    verdict, _, value = wanted.partition(":")
    assert found.verdict == verdict
    assert not value or str(found.value) == value
