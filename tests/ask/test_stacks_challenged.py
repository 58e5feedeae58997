"""A challenge within a stack, doubted in other words as well, and a jump-in onto one."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    "question, rules, told",
    [
        (
            "Two plus fours already in the stack, I doubted the last one and was wrong. How many do I take?",
            "official progressive",
            10,
        ),
        (
            "A pair of +4s lie on each other, I challenge the top one and miss. How many cards for me?",
            "official progressive",
            10,
        ),
        (
            "Two plus fours lie there on each other, I challenge the last and I'm right. How many must the other one take?",
            "official progressive",
            8,
        ),
        (
            "There were four to draw in the chain when I jumped in with the same blue +2. Did the pile grow to six?",
            "official progressive jump-in",
            "no",
        ),
        (
            "Kaks plus nelosta on päällekkäin, haastan viimeisen ja olen väärässä. Montako joudun nostamaan?",
            "official progressive",
            10,
        ),
        (
            "Pinossa oli jo kaksi plus nelosta, en uskonut viimeiseen ja erehdyin. Kuinka monta korttia mulle tulee?",
            "official progressive",
            10,
        ),
        (
            "Kaksi plus nelosta päällekkäin, haastan jälkimmäisen ja olen oikeassa. Montako korttia se toinen nostaa?",
            "official progressive",
            8,
        ),
        (
            "Pino oli neljässä kun hyppäsin väliin samalla sinisellä +2:lla. Tuliko siitä kuusi?",
            "official progressive jump-in",
            "no",
        ),
        (
            "To pluss firere lå allerede i stabelen, jeg trodde ikke på den siste og tok feil. Hvor mange kort blir det på meg?",
            "official progressive",
            10,
        ),
        (
            "Det ligg to pluss firarar oppå kvarandre, eg utfordrar den øvste og tek feil. Kor mange kort får eg?",
            "official progressive",
            10,
        ),
        (
            "To pluss firere ligger oppå hverandre, jeg utfordrer den siste og har rett. Hvor mange må den andre ta?",
            "official progressive",
            8,
        ),
        (
            "Det var fire å trekke i kjeden da jeg hoppet inn med den samme blå +2. Vokste bunken til seks?",
            "official progressive jump-in",
            "no",
        ),
        (
            "Två plusfyror ligger på varandra, jag utmanar den sista och missar. Hur många ska jag ta?",
            "official progressive",
            10,
        ),
        (
            "Det låg två +4 i högen redan, jag synade den sista och hade fel. Hur många kort får jag?",
            "official progressive",
            10,
        ),
        (
            "Två plusfyror ligger på varandra, jag utmanar den sista och har rätt. Hur många får den andre ta?",
            "official progressive",
            8,
        ),
        (
            "Kedjan stod på fyra när jag hoppade in med samma blå +2. Växte högen till sex?",
            "official progressive jump-in",
            "no",
        ),
        (
            "Three plus fours stacked, I challenged the last one and got it wrong. How many do I pick up?",
            "official progressive",
            14,
        ),
        (
            "Two +4s on top of each other. I didn't believe the second and I was right. How many does she draw?",
            "official progressive",
            8,
        ),
        (
            "Kolme plus nelosta päällekkäin, haastoin ylimmän ja haaste meni pieleen. Montako nostan?",
            "official progressive",
            14,
        ),
        (
            "Det lå to +4 oppå hverandre. Jeg utfordret den øverste, men den var lovlig. Hvor mange trekker jeg?",
            "official progressive",
            10,
        ),
        (
            "To pluss fire ligger i stabelen, jeg tviler på den siste og får rett. Hvor mange kort må hun trekke?",
            "official progressive",
            8,
        ),
        (
            "Tre plusfyror i rad, jag utmanade den sista men hade fel. Hur många kort tar jag?",
            "official progressive",
            14,
        ),
        (
            "Fyra kort låg i högen när Pelle hoppade in med en likadan röd +2. Blev den sex då?",
            "official progressive jump-in",
            "no",
        ),
    ],
)
def test_a_challenge_in_a_stack_costs_all_of_it(question: str, rules: str, told: str | int) -> None:
    found = answer(question, rules.split())
    assert (found.value if found.verdict == "value" else found.verdict) == told
