"""What becomes of the top card when the pile is empty, and who may challenge or add where house rules meet."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

TOP = [
    ("Nostopakka on tyhjä ja sekoitetaan poistopino. Päällimmäinen jää, eikö niin?", "yes"),
    ("Pakka loppui. Sekoitetaanko koko poistopino, myös päällimmäinen?", "no"),
    ("Nostopino tyhjä. Otetaanko se päällimmäinen kortti mukaan sekoitukseen?", "no"),
    ("Nostopakka loppui. Ylin kortti jää paikalleen, eiks joo?", "yes"),
    ("Kun nostopakka loppuu, sekoitetaanko päällimmäinen kortti muiden mukana?", "no"),
    ("Nostopakasta loppui kortit. Pitääkö myös päällimmäinen kortti sekoittaa?", "no"),
    ("Trekkbunken er tom og vi stokker kastebunken. Det øverste blir liggende, ikke sant?", "yes"),
    ("Bunken er slutt. Skal hele kastebunken stokkes, det øverste kortet med?", "no"),
    ("Det er tomt for trekkort. Blir det øverste med i stokkingen?", "no"),
    ("Ingen kort å trekke. Det øverste kortet får ligge, vel?", "yes"),
    ("Når trekkbunken tar slutt, skal også det øverste kortet i kastebunken stokkes inn?", "no"),
    ("Det er ingen kort igjen i bunken. Skal det øverste kortet også stokkes?", "no"),
    ("Draghögen är tom och vi blandar slänghögen. Det översta ligger kvar, eller hur?", "yes"),
    ("Leken är slut. Ska hela kasthögen blandas, det översta kortet med?", "no"),
    ("Inga kort kvar att dra. Ska det översta me i blandningen?", "no"),
    ("Inga kort att dra. Det översta kortet får ligga kvar, väl?", "yes"),
    ("När draghögen tar slut, ska även det översta kortet i kasthögen blandas in?", "no"),
    ("Högen tog slut. Ska översta kortet också blandas?", "no"),
    ("Draw pile empty, we reshuffle the discards. The top one stays, right?", "yes"),
    ("Deck's gone. Does the top one get shuffled in too?", "no"),
    ("No cards left to draw. Is the whole discard pile shuffled, top card included?", "no"),
    ("Stock's empty. The card on top stays where it is, doesn't it?", "yes"),
    ("When the draw pile runs out do you mix in the uppermost card of the discard pile also?", "no"),
    ("Draw pile used up. So the topmost card remains and the others get shuffled, right?", "yes"),
]

MEETING = [
    (
        "Jump-in and Progressive together: two +2s in the stack. Somebody jumps in with the same +2. Does the sum grow to six?",
        ["official", "jump-in", "progressive"],
        "no",
    ),
    (
        "Jump-in og Progressive sammen: i stabelen ligger to +2. Noen hopper inn med en helt lik +2. Øker summen til seks?",
        ["official", "jump-in", "progressive"],
        "no",
    ),
    (
        "Jump-in och Progressive ihop: två +2 i stapeln. Någon hoppar in med en likadan +2. Växer summan till sex?",
        ["official", "jump-in", "progressive"],
        "no",
    ),
    (
        "Väliinlyönti ja Progressive yhdessä: pinossa kaksi +2:ta. Joku lyö väliin samanlaisen +2:n. Nouseeko summa kuuteen?",
        ["official", "jump-in", "progressive"],
        "no",
    ),
]

NOBODY = [
    ("House rule here: no bluffing. Who can challenge a +4 then?", ["official", "no-bluff"], "nobody"),
    ("We play no bluffing, +4 only when legal. Who has the right to challenge?", ["official", "no-bluff"], "nobody"),
    ("Husregel: ingen bløff. Hvem kan da utfordre en +4?", ["official", "no-bluff"], "nobody"),
    ("Vi spiller uten bløff, +4 bare når det er lov. Hvem får utfordre?", ["official", "no-bluff"], "nobody"),
    ("Husregel: ingen bluff. Vem får då utmana en +4?", ["official", "no-bluff"], "nobody"),
    ("Vi kör utan bluff, +4 bara när det är tillåtet. Vem har rätt att utmana?", ["official", "no-bluff"], "nobody"),
    ("Kotisääntö: ei bluffausta. Kuka saa silloin haastaa +4:n?", ["official", "no-bluff"], "nobody"),
    (
        "Meillä bluffaus on kielletty, +4 vain kun on lupa. Kenellä on oikeus haastaa?",
        ["official", "no-bluff"],
        "nobody",
    ),
]


@pytest.mark.parametrize(("question", "verdict"), TOP)
def test_the_top_card_stays(question: str, verdict: str) -> None:
    found = answer(question)
    assert (found.reading.topic, found.verdict) == ("draw-pile-empty", verdict)


@pytest.mark.parametrize(("question", "rules", "verdict"), MEETING)
def test_the_sum_does_not_grow_by_a_card_that_was_jumped_in_with(question: str, rules: list[str], verdict: str) -> None:
    assert answer(question, rules).verdict == verdict


@pytest.mark.parametrize(("question", "rules", "value"), NOBODY)
def test_nobody_challenges_where_no_bluff_is_allowed(question: str, rules: list[str], value: str) -> None:
    assert answer(question, rules).value == value
