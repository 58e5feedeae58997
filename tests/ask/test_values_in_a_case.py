"""Yes or no asked of a topic that has a value: the case told decides."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

CASES = [
    (
        "Moa never said uno. The next one got his card down before anyone woke up. Can we still do her for it?",
        "official",
        "no",
    ),
    ("Sam forgot uno and the next one hasn't played yet. Can we still get him?", "official", "yes"),
    (
        "No Mercy: the first card turned over was a skip. Does the player left of the dealer miss a go?",
        "no-mercy",
        "no",
    ),
    ("The start card was a reverse. Does the dealer go first?", "official", "yes"),
    ("At the start, does it go clockwise?", "official", "yes"),
    ("Dad deals and now he wants to start as well. May he?", "official", "no"),
    ("Someone laid a wild and said pink. Is that OK?", "official", "no"),
    ("The first card up is a skip. Does the player to the left of the dealer get to play?", "official", "no"),
    ("The lad's five. May he play by the box?", "official", "no"),
    ("Pena unohti unon eikä seuraava oo vielä lyöny. Voidaanko sitä sakottaa?", "official", "yes"),
    ("No mercyssä eka kortti oli ohitus. Meneekö jakajan vasemmalla istuvalta vuoro?", "no-mercy", "no"),
    ("Aloituskortti oli suunnanvaihto. Alottaako jakaja?", "official", "yes"),
    ("Isä jako ja nyt se haluu alottaakin. Saako se?", "official", "no"),
    ("Joku löi villin ja sano pinkki. Käykö se?", "official", "no"),
    ("Plusnelonen lyötiin siskolle. Voinko mä haastaa sen?", "official", "no"),
    ("Meitä on kakstoista. Voidaanko kaikki pelata?", "official", "no"),
    ("Vaari jakoi kortit ja aikoo aloittaa itse. Käykö se?", "official", "no"),
    ("Moa sa aldri uno. Nestemann rakk å legge kortet sitt før noen våkna. Kan vi ta a likevel?", "official", "no"),
    ("Per glømte uno og nestemann har ikke lagt ennå. Kan vi ta ham?", "official", "yes"),
    ("No Mercy, første kortet var et stoppkort. Må han til venstre for giver stå over?", "no-mercy", "no"),
    ("Startkortet var snu kort. Begynner giveren?", "official", "yes"),
    ("Pappa delte ut og nå vil han begynne også. Får han lov til det?", "official", "no"),
    ("Noen la joker og sa rosa. Går det an?", "official", "no"),
    ("Pluss fire ble lagt på søstera mi. Kan jeg utfordre den?", "official", "no"),
    ("Første kortet er et stopp. Får den til venstre for giveren spille?", "official", "no"),
    ("Bestefar ga kortene og vil begynne selv. Får han det?", "official", "no"),
    (
        "Moa sa aldrig uno. Nästa man hann lägga sitt kort innan nån vakna. Kan vi sätta dit henne ändå?",
        "official",
        "no",
    ),
    ("Kalle glömde uno och nästa spelare la sitt kort innan vi kom på det. Kan man ta honom ändå?", "official", "no"),
    ("No Mercy: första kortet vi vände var en +2. Måste den till vänster om given dra två då?", "no-mercy", "no"),
    ("Första kortet vi vände var en +2. Måste den till vänster om given ta upp två då?", "official", "yes"),
    ("Morbror börja åt höger. Är det rätt håll?", "official", "no"),
    ("Farmor gav åtta kort var. Är det rätt?", "official", "no"),
    ("Han la +4 på mig och jag hade redan tagit upp mina fyra. Kan jag syna än?", "official", "no"),
    ("Lena la ett stopp och Kim sitter näst. Är det Kims tur?", "official", "no"),
    ("Hon glömde uno och innan Lee la ropade Ann. Ska hon dra två?", "official", "yes"),
]


@pytest.mark.parametrize(("question", "rules", "wanted"), CASES)
def test_the_case_told_gets_its_yes_or_no(question: str, rules: str, wanted: str) -> None:
    """The engine knows the value, and the question is held against it."""
    found = answer(question, [rules])
    verdict, _, value = wanted.partition(":")
    assert found.verdict == verdict
    assert not value or str(found.value) == value
