"""House rules that are told, and rules that somebody only claims: what is in force, and what is asked by the box."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    "question, rules, told",
    [
        ("My flatmate reckons you may put down three sixes in one go. Is that so?", "official", "no"),
        ("Gran tells everyone we can lay two nines at once. Is it true?", "official", "no"),
        ("I played a seven and now Ellie demands we swap hands. Does basic Uno have that?", "official", "no"),
        ("plain old uno, I've got 27 cards. Dave says with 25 you're out, is he right", "official", "no"),
        (
            "House rule here: equal numbers go down together. I've two 4s, red and yellow, and a red 8 is up. Both at once?",
            "official",
            "yes",
        ),
        ("No Mercy goes to 500 as well, just like the normal game, right?", "no-mercy", "no"),
        ("Serkku kertoo että voidaan heittää kaks kasia kerralla. Onko näin?", "official", "no"),
        ("Pelasin seiskan ja Oona käskee vaihtaa kädet. Onko tavallisessa Unossa sellaista?", "official", "no"),
        (
            "ihan tavallista unoa, mulla on 26 korttia. sisko sanoo että yli 25 putoaa, onko se oikeassa",
            "official",
            "no",
        ),
        (
            "Meillä saa lyödä samat numerot kerralla. "
            "Mulla on punanen ja sininen vitonen ja pöydällä punainen kakkonen. Saanko lyödä molemmat?",
            "official",
            "yes",
        ),
        ("No Mercyssä pelataan viiteensataan niinku tavallisessakin, eikö niin?", "no-mercy", "no"),
        ("Fetteren min forteller at vi kan kaste to åttere samtidig. Er det sånn?", "official", "no"),
        ("Jeg la en sjuer og nå krever Ola at vi bytter hånd. Er det slik i vanlig Uno?", "official", "no"),
        ("helt vanlig uno, jeg har 26 kort. søstera mi sier at alle over 25 er ute, har hun rett", "official", "no"),
        (
            "Her i huset kan like tall legges sammen. "
            "Jeg har en rød og en blå femmer, og det ligger en rød toer. Kan jeg legge begge?",
            "official",
            "yes",
        ),
        ("No Mercy går til 500 akkurat som det vanlige, ikke sant?", "no-mercy", "no"),
        ("Min kusin berättar att vi kan kasta två åttor samtidigt. Är det så?", "official", "no"),
        ("Jag la en sjua och nu kräver Nils att vi byter händer. Är det så i vanligt Uno?", "official", "no"),
        ("helt vanligt uno, jag har 26 kort. syrran säger att alla över 25 är ute, har hon rätt", "official", "no"),
        (
            "Hos oss får man lägga lika siffror ihop. Jag har en röd och en blå femma och en röd tvåa ligger. Får jag lägga båda?",
            "official",
            "yes",
        ),
        ("No Mercy går till 500 precis som det vanliga, eller hur?", "no-mercy", "no"),
        ("Naapuri selittää että kolme kasia saa heittää yhtä aikaa. Pitääkö paikkansa?", "official", "no"),
        ("Onkelen min påstår at man kan legge tre seksere på én gang. Stemmer det?", "official", "no"),
        ("En kompis hävdar att man får lägga tre sexor på en gång. Stämmer det?", "official", "no"),
    ],
)
def test_a_rule_told_is_in_force_and_a_rule_claimed_is_not(question: str, rules: str, told: str) -> None:
    found = answer(question, rules.split())
    assert found.verdict == told
