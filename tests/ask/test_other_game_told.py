"""Another game named within the sentence: asked about, or only told beside UNO."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

GAMES = [
    ("en", "Plump with five players: how many cards each?", None),
    ("en", "in Skip-Bo may I play two cards at once?", None),
    ("en", "how many cards in canasta?", None),
    ("en", "Tell me, how many cards do you get in rummy?", None),
    ("en", "When we play whist, who deals first?", None),
    ("en", "What's the hand size for crazy eights?", None),
    ("en", "We know canasta well, but how many cards do you get in UNO?", "hand-size"),
    ("fi", "Skip-Bossa saanko lyödä monta korttia kerralla?", None),
    ("fi", "montako korttia canastassa jaetaan?", None),
    ("fi", "Ristiseiska viidellä pelaajalla: montako korttia kullekin?", None),
    ("fi", "Kun pelataan paskahousua, kuka aloittaa?", None),
    ("fi", "Yleensä pelataan ristiseiskaa, mutta nyt UNOa: montako korttia jaetaan?", "hand-size"),
    ("nb", "Hvor mange kort får man i amerikaner?", None),
    ("nb", "Idiot med fem spillere: hvor mange kort hver?", None),
    ("nb", "i Skip-Bo, får jeg legge to kort samtidig?", None),
    ("nb", "Når vi spiller canasta, hvem begynner?", None),
    ("sv", "Plump med fem spelare: hur många kort var?", None),
    ("sv", "i Skip-Bo får jag lägga två kort samtidigt?", None),
    ("sv", "hur många kort delar man ut i canasta?", None),
    ("sv", "När vi spelar plump, vem börjar?", None),
    ("en", "If you play canasta with four, how many cards does each get?", None),
    ("en", "What happens in Skip-Bo when the draw pile is empty?", None),
    ("en", "Whist: who leads?", None),
    ("en", "Do you draw until you can play in Mau-Mau?", None),
    ("en", "May I play two cards at once in crazy eights?", None),
    ("en", "Unlike in crazy eights, how many cards do I draw in UNO when I can't play?", "draw-count"),
    ("en", "In rummy we deal ten. How many do we deal in UNO?", "hand-size"),
    ("en", "I only know whist. How many cards each in uno?", "hand-size"),
    ("en", "We play poker too, but in UNO can I put a +2 on a +2?", "stack-draw-two"),
    ("fi", "Jos pelaa canastaa neljällä, montako korttia kukin saa?", None),
    ("fi", "Mitä Skip-Bossa tapahtuu kun nostopakka loppuu?", None),
    ("fi", "Tuppi: kuka aloittaa?", None),
    ("fi", "Nostetaanko ristiseiskassa kunnes voi lyödä?", None),
    ("fi", "Saako paskahousussa lyödä kaksi korttia kerralla?", None),
    ("fi", "Toisin kuin paskahousussa, montako korttia UNOssa nostetaan?", "draw-count"),
    ("fi", "Rommissa jaetaan kymmenen. Montako UNOssa jaetaan?", "hand-size"),
    ("fi", "Osaan vain ristiseiskan. Montako korttia unossa kukin saa?", "hand-size"),
    ("nb", "Hvis man spiller canasta med fire, hvor mange kort får hver?", None),
    ("nb", "Hva skjer i Skip-Bo når trekkbunken er tom?", None),
    ("nb", "Amerikaner: hvem begynner?", None),
    ("nb", "Trekker man til man kan legge i vri åtter?", None),
    ("nb", "Får man legge to kort samtidig i idiot?", None),
    ("nb", "I motsetning til vri åtter, hvor mange kort trekker jeg i UNO når jeg ikke kan legge?", "draw-count"),
    ("nb", "I rommy deler vi ut ti. Hvor mange deler vi ut i UNO?", "hand-size"),
    ("nb", "Jeg kan bare whist. Hvor mange kort hver i uno?", "hand-size"),
    ("sv", "Om man spelar canasta på fyra, hur många kort får var och en?", None),
    ("sv", "Vad händer i Skip-Bo när draghögen är tom?", None),
    ("sv", "Plump: vem börjar?", None),
    ("sv", "Drar man tills man kan lägga i vändåtta?", None),
    ("sv", "Får man lägga två kort samtidigt i skitgubbe?", None),
    ("sv", "Till skillnad från vändåtta, hur många kort drar jag i UNO när jag inte kan lägga?", "draw-count"),
    ("sv", "I rummy delar vi ut tio. Hur många delar vi ut i UNO?", "hand-size"),
    ("sv", "Jag kan bara plump. Hur många kort får var och en i uno?", "hand-size"),
]


@pytest.mark.parametrize(("language", "question", "topic"), GAMES)
def test_another_game_is_declined_and_uno_beside_it_answered(language: str, question: str, topic: str | None) -> None:
    found = answer(question, ())
    assert (found.reading.topic if found.outcome else None) == topic
    assert found.reading.language == language
    assert found.status == ("answered" if topic else "out-of-scope")
