"""A value told as a deed, a wish or a duty, with a judgement behind it: the yes goes to what is told, or to its being wrong."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

CALLED = [
    ("en", "Grandpa dealt us nine cards each at the start. Was that out of line?", "yes"),
    ("en", "I dealt everyone seven cards to begin. Was that above board?", "yes"),
    ("en", "I was the dealer and I started the game myself. Did I overstep the mark?", "yes"),
    ("en", "We wrote down fifty points for a wild card. Did we bend the rules?", "no"),
    ("fi", "Jaoin jokaiselle yhdeksän korttia alussa. Rikoinko sääntöjä?", "yes"),
    ("fi", "Jaoin kaikille seitsemän korttia. Menikö nappiin?", "yes"),
    ("fi", "Olin jakaja ja aloitin itse pelin. Ylitinkö valtuuteni?", "yes"),
    ("nb", "Jeg delte ut ni kort til hver. Gikk jeg over streken?", "yes"),
    ("nb", "Jeg delte ut sju kort til hver. Er alt etter boka?", "yes"),
    ("nb", "Jeg var giver og begynte selv. Tok jeg meg til rette?", "yes"),
    ("sv", "Jag gav alla nio kort var i början. Gick jag över skacklorna?", "yes"),
    ("sv", "Jag gav alla sju kort var i början. Är det korrekt?", "yes"),
    ("sv", "Jag var giv och började själv. Klev jag över strecket?", "yes"),
]
CLAIMED = [
    ("en", "My nephew is five and his gran says the box is meant for older kids than that. Is she right?", "yes"),
    ("en", "Dad swears the box tops out at six players. Does it?", "no"),
    ("nb", "Onkel sier at en joker er verdt førti poeng. Tar han feil?", "yes"),
    ("sv", "Mamma säger att åldersgränsen är nio. Har hon rätt?", "no"),
]
OBJECTED = [
    ("nb", "Jeg delte ut og begynte selv. Kona kremtet. Hadde hun et poeng?", "yes"),
    ("nb", "Hun ønsket seg lilla. Kan jeg kreve en skikkelig farge?", "yes"),
    ("en", "She picked purple for her wild. May I insist on a proper colour?", "yes"),
]
LEFT_OUT = [
    ("en", "There are nine of us and one box. Does someone have to sit this one out?", "no"),
    ("en", "Eleven of us are playing with one pack. Must somebody sit out?", "yes"),
    ("fi", "Meitä on kahdeksan ja yksi pakka. Pitääkö jonkun jäädä sivuun?", "no"),
    ("fi", "Kaksitoista pelaajaa ja yksi pakka. Jääkö joku ulkopuolelle?", "yes"),
    ("nb", "Vi er tolv spillere og har én kortstokk. Må noen sitte ute?", "yes"),
    ("sv", "Vi är tolv spelare och har en kortlek. Måste någon sitta ute?", "yes"),
]
OWED = [
    ("en", "The first card was a draw two, and I'm first to play. Do I have to swallow it?", "yes"),
    ("fi", "Aloituskortti on +2 ja olen ensimmäinen pelaaja. Onko se minun nieltävä?", "yes"),
    ("nb", "Startkortet var +2, og jeg er førstemann. Må jeg svelge den?", "yes"),
    ("sv", "Startkortet blev +2 och jag ska börja. Måste jag svälja det?", "yes"),
]
WENT_ON = [
    ("en", "When one of us goes out, do the others keep playing?", "no"),
    ("fi", "Kun yksi pääsee korteistaan, jatkavatko muut vielä keskenään?", "no"),
    ("nb", "Når én er ute, spiller de andre videre om annenplassen?", "no"),
    ("sv", "När en har gått ut, kör resten vidare då?", "no"),
    ("en", "I drew one card and it doesn't fit. Is my turn over?", "yes"),
    ("nb", "Jeg trakk ett kort og det passer ikke. Er turen min over?", "yes"),
]


@pytest.mark.parametrize(("language", "text", "verdict"), CALLED + CLAIMED + OBJECTED + LEFT_OUT + OWED + WENT_ON)
def test_what_is_told_is_held_against_the_value_and_the_judgement_says_which_way(
    language: str, text: str, verdict: str
) -> None:
    assert answer(text, ["official"], language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("en", "Total point value of every card in a standard 108 UNO deck", 1240),
        ("en", "Three of us play. He claims the draw pile is 91 cards. Correct figure please.", 86),
        ("nb", "Hvor langt spiller vi når vi fører poeng, 300 eller", 500),
    ],
)
def test_a_number_beside_a_wish_for_the_value_is_no_claim(language: str, text: str, value: int) -> None:
    found = answer(text, ["official"], language)
    assert (found.verdict, found.value) == ("value", value)


def test_a_turn_is_not_over_after_one_card_where_three_are_drawn() -> None:
    text = "I drew one card and it doesn't fit. Is my turn over?"
    assert answer(text, ["official", "draw-three"], "en").verdict == "no"


def test_who_drew_a_card_without_a_number_does_not_deal() -> None:
    text = "Vi trakk om hvem som skal gi. Jeg fikk en sjuer, Kari fikk +2. Er det hun som deler?"
    assert answer(text, ["official"], "nb").verdict == "no"


def test_who_sits_at_the_dealers_right_was_not_to_begin() -> None:
    text = "Jeg delte ut. Per sitter til venstre for meg og Kari til høyre. Kari la først. Hadde hun rett til det?"
    assert answer(text, ["official"], "nb").verdict == "no"
