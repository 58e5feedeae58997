"""A deed told, and a denial behind it that asks: "that is not on, is it?" is answered as "is that allowed?"."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

DENIED = [
    ("She laid two red sixes at once. That's not on, is it?", "official", "no"),
    ("She laid two red sixes at once. You can't do that, can you?", "official", "no"),
    ("There was a red 5 and I laid a blue 9. That won't do, will it?", "official", "no"),
    ("He put a +2 on my +2 and passed it on. Surely that's not on?", "official", "no"),
    ("Dad jumped in out of turn with the same card. That's not okay, is it?", "official", "no"),
    ("Grandad picked two cards out of the discard pile. That isn't fair, is it?", "official", "no"),
    ("I put a red 3 on a red 8. That's not against the rules, is it?", "official", "no"),
    ("She laid both her green 4s at once. That's not cheating, is it?", "official", "yes"),
    ("I drew a card that fits and kept it. That isn't forbidden, is it?", "official", "no"),
    ("Se löi kaks punasta kutosta kerralla. Eihän se käy?", "official", "no"),
    ("Se löi kaks kutosta kerralla. Eihän niin saa tehdä?", "official", "no"),
    ("Pinossa oli punanen 5 ja mä löin punasen 9. Eihän se käy?", "official", "yes"),
    ("Pinossa oli punanen 5 ja mä löin sinisen 9. Eihän se käy?", "official", "no"),
    ("Mulla oli vihree 3 joka ois sopinu mut nostin pakasta sen sijaan. Eihän se käy?", "official", "yes"),
    ("Se löi +2 mun +2 päälle ja passas eteenpäin. Ei kai niin saa?", "official", "no"),
    ("Se löi +2 mun +2 päälle ja passas eteenpäin. Ei kai niin saa?", "progressive", "yes"),
    ("Isä löi saman kortin vaikkei ollu sen vuoro. Eihän se oo sallittua?", "official", "no"),
    ("Vika kortti oli ohitus ja mä lopetin siihen. Eihän se oo sallittua?", "official", "yes"),
    ("Hun la to røde seksere på en gang. Det går vel ikke an?", "official", "no"),
    ("Det lå rød 5, og jeg la rød 9. Det går vel ikke an?", "official", "yes"),
    ("Det lå rød 5, og jeg la blå 9. Det går vel ikke an?", "official", "no"),
    ("Han la +2 på min +2 og sendte det videre. Det går vel ikke?", "official", "no"),
    ("Pappa la samme kort utenfor tur. Det går jo ikke an, gjør det vel?", "official", "no"),
    ("Bestefar tok to kort fra kastebunken. Det holder vel ikke?", "official", "no"),
    ("Eg la raud 3 på raud 8. Det er vel ikkje juks?", "official", "no"),
    ("Jeg trakk et kort som passet og beholdt det. Det er vel ikke forbudt?", "official", "no"),
    ("Bestemor delte ut åtte kort til hver. Det er vel ikke riktig?", "official", "no"),
    ("Hon la två röda sexor på en gång. Det funkar väl inte?", "official", "no"),
    ("Han la två sexor samtidigt. Det får man väl inte?", "official", "no"),
    ("Det låg röd 5 och jag la röd 9. Det funkar väl inte?", "official", "yes"),
    ("Det låg röd 5 och jag la blå 9. Det funkar väl inte?", "official", "no"),
    ("Jag hade en grön 3 som passade men drog ur högen i stället. Det får man väl inte?", "official", "yes"),
    ("Han la +2 på min +2 och skickade vidare. Så får man väl inte göra?", "official", "no"),
    ("Han la +2 på min +2 och skickade vidare. Så får man väl inte göra?", "progressive", "yes"),
    ("Sista kortet var stopp och jag gick ut på det. Det är väl inte tillåtet?", "official", "yes"),
    ("Morfar tog två kort ur slänghögen. Det går väl inte för sig?", "official", "no"),
]


@pytest.mark.parametrize(("question", "rules", "wanted"), DENIED)
def test_a_denial_that_asks_is_answered_as_its_plain_twin(question: str, rules: str, wanted: str) -> None:
    """The "not" turns nothing round, and what it asks for, leave or misdeed, is judged."""
    found = answer(question, [rules])
    verdict, _, value = wanted.partition(":")
    assert found.verdict == verdict
    assert not value or str(found.value) == value
