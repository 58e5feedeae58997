"""Who says it stands behind the words, or who does it sits far off: the answer is a yes or a no."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

NOTHING: tuple[str, ...] = ()

RIGHT = [
    ("en", NOTHING, "You can end on a skip, says Tom. Is he right?"),
    ("en", NOTHING, "You can go out with a +4, claims Mum. Is she right?"),
    ("en", NOTHING, "The drawn card may be played at once, says Tom. Is he right?"),
    ("en", NOTHING, "A wild can go on any colour, reckons Gran. Is that right?"),
    ("en", NOTHING, "You may draw even if you could play, insists Dad. Is he right?"),
    ("fi", NOTHING, "Toimintokortti saa olla viimeinen, väittää sisko. Onko se oikeassa?"),
    ("fi", NOTHING, "Nostetun kortin saa pelata heti, sanoo Tom. Onko hän oikeassa?"),
    ("fi", NOTHING, "Saa nostaa vaikka voisi pelata, väittää isä. Onko se oikeassa?"),
    ("nb", NOTHING, "Man kan slutte på et hopp over, sier Tom. Har han rett?"),
    ("nb", NOTHING, "Et handlingskort kan være det siste, mener søsteren min. Har hun rett?"),
    ("nb", NOTHING, "Det trukne kortet kan spilles med en gang, sier Tom. Har han rett?"),
    ("nb", NOTHING, "Man kan trekke selv om man kunne lagt noe, hevder pappa. Har han rett?"),
    ("sv", NOTHING, "Man kan sluta på ett hoppa över-kort, säger Tom. Har han rätt?"),
    ("sv", NOTHING, "Ett actionkort får vara det sista, påstår systern. Har hon rätt?"),
    ("sv", NOTHING, "Det dragna kortet får spelas direkt, säger Tom. Har han rätt?"),
    ("sv", NOTHING, "Man får dra fast man kunde lägga, hävdar pappa. Har han rätt?"),
    ("en", NOTHING, "Nobody may stack on a +2 by the book. am i right or am i right"),
    ("en", NOTHING, "Action cards can be your last card, reckons my sister. Is she right?"),
    ("fi", NOTHING, "Jokerin saa lyödä vaikka muukin sopisi. Olenko mä oikeassa vai olenko mä oikeassa?"),
    ("nb", NOTHING, "Man kan legge joker selv om noe annet passer. Har jeg rett eller har jeg rett?"),
    ("sv", NOTHING, "Man får lägga joker fast något annat passar. Har jag rätt eller har jag rätt?"),
]

WRONG = [
    ("en", NOTHING, "You can stack a +4 on a +2, says Tom. Is he right?"),
    ("fi", NOTHING, "Kakkosen päälle saa pinota nelosen plussan, sanoo Tom. Onko hän oikeassa?"),
    ("nb", NOTHING, "Man kan legge +4 på +2, sier Tom. Har han rett?"),
    ("sv", NOTHING, "Man får lägga +4 på +2, säger Tom. Har han rätt?"),
    ("en", NOTHING, "You may not draw if you could play, insists Dad. Is he right?"),
    ("fi", NOTHING, "Nostettua korttia ei saa pelata heti, sanoo Tom. Onko hän oikeassa?"),
    ("nb", NOTHING, "Det trukne kortet kan ikke spilles samme tur, sier farmor. Har hun rett?"),
    ("sv", NOTHING, "Det dragna kortet får inte spelas samma tur, säger farmor. Har hon rätt?"),
    ("en", NOTHING, "The drawn card has to wait a turn, says Gran. Is she right?"),
    ("en", NOTHING, "Action cards can't be your last card, says Uncle Bob. Is he right?"),
    ("en", NOTHING, "You may lay two cards if they are the same, swears Jonas. is that so?"),
    ("en", NOTHING, "A girl at the far end of the table challenged my draw four. Is she allowed to?"),
    ("en", NOTHING, "I put a +4 on Ben and Lucy, three seats away, challenges me. Is that ok?"),
    ("en", NOTHING, "My partner wasn't next but challenged the wild draw four. Is he allowed?"),
    ("fi", NOTHING, "Toimintokortti ei saa olla viimeinen, sanoo eno. Onko se oikeassa?"),
    ("fi", NOTHING, "Kaks samaa saa lyödä yhtä aikaa, vannoo Jonas. Pitääkö paikkansa?"),
    ("fi", NOTHING, "Pöydän toisesta päästä yks haastoi mun nelosen. Onko sillä lupa?"),
    ("fi", NOTHING, "Löin Benille +4 ja kahden päässä istuva Liisa haastaa. Saako se tehdä niin?"),
    ("nb", NOTHING, "Et handlingskort kan ikke være det siste, sier onkel. Har han rett?"),
    ("nb", NOTHING, "To like kort kan legges på en gang, sverger Jonas. Stemmer det?"),
    ("nb", NOTHING, "Ei jente ytterst ved bordenden utfordret +4-kortet mitt. Har hun lov?"),
    ("nb", NOTHING, "Jeg la +4 på Ben, og Liv, som sitter langt unna, utfordrer. Er det lov?"),
    ("sv", NOTHING, "Två likadana får läggas på en gång, svär Jonas. Stämmer det?"),
    ("sv", NOTHING, "En tjej längst bort vid bordet utmanade min +4. Får hon det?"),
    ("sv", NOTHING, "Jag la +4 på Ben och Liv, som sitter långt bort, utmanar. Är det tillåtet?"),
]


@pytest.mark.parametrize(("language", "rules", "question"), RIGHT)
def test_whoever_says_what_may_be_done_is_right(language: str, rules: tuple[str, ...], question: str) -> None:
    assert answer(question, rules, language).verdict == "yes"


@pytest.mark.parametrize(("language", "rules", "question"), WRONG)
def test_whoever_denies_it_or_acts_from_afar_is_wrong(language: str, rules: tuple[str, ...], question: str) -> None:
    assert answer(question, rules, language).verdict == "no"
