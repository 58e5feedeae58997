"""A stack that lies there before the question, and one card more or none: how many are drawn, and whether it may be laid."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

STACKS = [
    ("en", "Two +2s were played before me and I have none. How many do I draw?", 4),
    (
        "en",
        "Two +2s were played before me. I have a third one. May I put it down, and how many will the next one draw?",
        6,
    ),
    ("en", "Three +2s were played before me and I have a +4. May I put it down?", "no"),
    ("en", "Three draw twos have been laid before my turn and I can't add any. How many cards do I pick up?", 6),
    ("en", "There are two +2 on the table, I have no +2. How many must I take?", 4),
    ("en", "Two +2s were played and I add a third. How many does the next player draw?", 6),
    ("en", "Two +2s were played before me. I have a third one. I put it down. How many will the next one draw?", 6),
    ("en", "Someone laid a +2, the next one laid another +2, and I have nothing to add. How many do I draw?", 4),
    ("en", "Three +4s came before me and I hold no draw card. What do I draw in all?", 12),
    (
        "en",
        "Four +2s in a row have landed before my turn, and I've got one more. If I lay it, how many does the next player draw?",
        10,
    ),
    ("en", "A +2 was played before me. I have a second one and lay it. How many for the next one?", 4),
    ("fi", "Ennen minua lyötiin kaksi +2:ta eikä minulla ole yhtään. Montako nostan?", 4),
    ("fi", "Ennen minua pelattiin kaksi +2:ta. Minulla on kolmas. Saanko lyödä sen, ja montako seuraava nostaa?", 6),
    ("fi", "Ennen minua lyötiin kolme +2:ta ja minulla on +4. Saanko lyödä sen?", "no"),
    ("fi", "Pöydässä on kaksi +2:ta, mulla ei oo yhtään. Montako korttia mun pitää nostaa?", 4),
    ("fi", "Kolme plus kakkosta lyötiin ennen mun vuoroa, en voi lisätä. Kuinka monta nostan?", 6),
    ("fi", "Kaksi +2:ta on lyöty ja lisään kolmannen. Montako seuraava nostaa?", 6),
    (
        "fi",
        "Neljä +2:ta lyötiin peräkkäin ennen minua, ja minulla on vielä yksi. Jos lyön sen, montako seuraava nostaa?",
        10,
    ),
    ("fi", "Kolme +4:ää lyötiin ennen minua eikä minulla ole nostokorttia. Montako nostan yhteensä?", 12),
    ("nb", "To +2 ble lagt før meg, og jeg har ingen. Hvor mange trekker jeg?", 4),
    ("nb", "To +2 ble lagt før meg. Jeg har en tredje. Kan jeg legge den, og hvor mange må nestemann trekke?", 6),
    ("nb", "Tre +2 ble lagt før meg, og jeg har en +4. Kan jeg legge den?", "no"),
    ("nb", "Det ligger to +2 på bordet, og jeg har ingen +2. Hvor mange må jeg ta?", 4),
    ("nb", "Tre +2 er lagt før min tur, og jeg kan ikke legge på flere. Hvor mange kort må jeg trekke?", 6),
    ("nb", "To +2 er lagt, og jeg legger på en tredje. Hvor mange må neste spiller trekke?", 6),
    ("nb", "Fire +2 på rad ble lagt før meg, og jeg har en til. Hvis jeg legger den, hvor mange må neste trekke?", 10),
    ("nb", "Tre +4 ble lagt før meg, og jeg har ingen trekkort. Hvor mange trekker jeg til sammen?", 12),
    ("sv", "Två +2 lades före mig och jag har ingen. Hur många drar jag?", 4),
    ("sv", "Två +2 spelades före mig. Jag har en tredje. Får jag lägga den, och hur många ska nästa dra?", 6),
    ("sv", "Tre +2 lades före mig och jag har en +4. Får jag lägga den?", "no"),
    ("sv", "Det ligger två +2 på bordet, jag har ingen +2. Hur många måste jag ta?", 4),
    ("sv", "Tre +2 har lagts före min tur och jag kan inte lägga på fler. Hur många kort måste jag dra?", 6),
    ("sv", "Två +2 har lagts och jag lägger på en tredje. Hur många drar nästa spelare?", 6),
    ("sv", "Fyra +2 i rad lades före mig och jag har en till. Om jag lägger den, hur många måste nästa dra?", 10),
    ("sv", "Tre +4 lades före mig och jag har inget dragkort. Hur många drar jag totalt?", 12),
    ("en", "There were three +2s stacked up by the time it reached me and I hadn't got one. How much do I draw?", 6),
    ("en", "Two draw fours came round to me, no draw four in my hand. How many cards is that?", 8),
    ("en", "Five +2s have been played and it is my turn with no +2. What's my total?", 10),
    ("en", "Dad played a +2, Mum played a +2, and I haven't one. How many do I draw?", 4),
    ("en", "Two +4s were laid before me. I've got a +2. Can I lay it?", "no"),
    ("fi", "Kaksi plus kakkosta tuli ennen mua, mulla ei oo plus kakkosta. Paljonko nostan?", 4),
    ("fi", "Viisi +2:ta on jo lyöty ja on mun vuoro, eikä mulla ole sellaista. Montako nostan?", 10),
    ("fi", "Isä löi +2:n, äiti löi +2:n, eikä mulla ole. Montako nostan?", 4),
    ("fi", "Kaksi +4:ää lyötiin ennen minua. Mulla on +2. Voinko lyödä sen?", "no"),
    ("fi", "Kolme +2:ta on pinossa ja mulla on neljäs. Montako seuraava joutuu nostamaan, jos lyön sen?", 8),
    ("nb", "Fem +2 er lagt og det er min tur, men jeg har ikke noen. Hvor mange kort blir det på meg?", 10),
    ("nb", "Far la +2, mor la +2, og jeg har ingen. Hvor mange kort må jeg trekke?", 4),
    ("nb", "To +4 ble lagt før meg. Jeg har en +2. Får jeg legge den?", "no"),
    ("nb", "Tre +2 ligger i bunken og jeg har den fjerde. Hvor mange må neste trekke hvis jeg legger den?", 8),
    ("sv", "Fem +2 har lagts och det är min tur, men jag har ingen. Hur många kort blir det för mig?", 10),
    ("sv", "Pappa la +2, mamma la +2, och jag har ingen. Hur många kort måste jag dra?", 4),
    ("sv", "Två +4 lades före mig. Jag har en +2. Får jag lägga den?", "no"),
    ("sv", "Tre +2 ligger i högen och jag har den fjärde. Hur många måste nästa dra om jag lägger den?", 8),
]


@pytest.mark.parametrize(("language", "question", "right"), STACKS)
def test_the_cards_told_to_lie_there_are_counted_once(language: str, question: str, right: int | str) -> None:
    found = answer(question, ["official", "progressive"], language)
    assert right in (found.value, found.verdict)


def test_without_stacking_no_third_card_may_be_laid() -> None:
    question = "Two +2s were played before me. I have a third one. May I put it down?"
    assert answer(question, ["official"], "en").verdict == "no"
