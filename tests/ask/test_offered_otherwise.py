"""Answers in a word put to be confirmed: too late, who challenges, whose choice, what stays, what a twin cancels."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    (
        "en",
        ("official",),
        "Deck's run dry. Niall scooped up the entire discard pile, the card we were playing on and all, and started "
        "shuffling. Should he have left that top one where it was?",
        "yes",
    ),
    (
        "en",
        ("official",),
        "I challenged Mark's plus four and now the whole family want a look at his cards. He'll show me and nobody else. "
        "Is that enough?",
        "yes",
    ),
    (
        "en",
        ("official",),
        "Only the person sitting next to you can catch you for not saying UNO, that's what our Karen says. Is she making "
        "that up?",
        "yes",
    ),
    (
        "en",
        ("official",),
        "My cousin insists only the person right after me may catch me for not saying UNO, anyone else has to keep "
        "schtum. Is that so?",
        "no",
    ),
    (
        "en",
        ("official", "two-packs"),
        "Both packs in one big heap, six +4s gone by since the shuffle and Greg says that's the lot. Could there still "
        "be any left in there?",
        "yes",
    ),
    (
        "en",
        ("official", "jump-in"),
        "I played a red +2 at Al, and before he'd lifted a card Bea jumped in with the other red +2. Does Al still have "
        "to take two for mine?",
        "no",
    ),
    (
        "fi",
        ("official",),
        "olin jo nostanu kaks neljasta kortista ku paatin haastaa plus nelosen, myohastyinko",
        "yes",
    ),
    (
        "fi",
        ("official",),
        "Plus nelonen lyötiin Jannelle enkä minä istu edes sen vieressä. Voinko silti minä haastaa?",
        "no",
    ),
    (
        "fi",
        ("official",),
        "Pakka loppui ja Ville sekoitti koko poistopakan, päällimmäisenkin. Olisko se päällimmäinen pitänyt jättää pöytään?",
        "yes",
    ),
    (
        "fi",
        ("no-mercy",),
        "Sain rulettikortin niskaani ja lyöjä valitsi värin. Olisko se ollu mun valinta?",
        "yes",
    ),
    (
        "fi",
        ("official",),
        "Nostettiin kortit jakajan valitsemiseks. Mä sain plus nelosen ja Teppo pelkän ykkösen. Tepon pitää siis jakaa, vai?",
        "yes",
    ),
    (
        "fi",
        ("official", "seven-o"),
        "Alotuskortti oli seiska. Pitääkö jonkun nyt vaihtaa kätensä heti alkuun?",
        "no",
    ),
    (
        "fi",
        ("official", "challenge-uno"),
        "Mulla tuli just 503 pistettä täyteen ja tuuletin. Muut vaan katto säälien. Voitinko mä tän Challenge Unon?",
        "no",
    ),
    (
        "nb",
        ("official",),
        "Hadde trukket ett av de fire korta da jeg angra og ville utfordre. Var jeg for sein?",
        "yes",
    ),
    (
        "nb",
        ("official",),
        "Jeg utfordret +4-en til Leif og hadde rett, så han måtte trekke. Er det jeg som skal legge nå?",
        "yes",
    ),
    (
        "nb",
        ("no-mercy",),
        "Fargeruletten ble lagt på meg. Er det jeg som velger fargen?",
        "yes",
    ),
    (
        "nb",
        ("official",),
        "Truls la joker og nekter å si noen farge, for han bryr seg ikke. Slipper han unna med det?",
        "no",
    ),
    (
        "nb",
        ("official",),
        "Jeg la joker og sa bare «samme det» i stedet for en farge. Er det godt nok?",
        "no",
    ),
    (
        "sv",
        ("official",),
        "Jonna la +4 på Emil. Jag sitter mittemot och ville ifrågasätta den men de andra säger att bara Emil får göra "
        "det. Stämmer det?",
        "yes",
    ),
    (
        "sv",
        ("official",),
        "Satt tvärs över bordet, såg att Idas plusfyra mot Moa luktade bluff och ville utmana. Moa själv ville inte. "
        "Hade jag rätt till det?",
        "no",
    ),
    (
        "sv",
        ("official",),
        "Jag synade och hade rätt. Nu säger de att min tur är förbi. Är den det?",
        "no",
    ),
    (
        "sv",
        ("official",),
        "Högen tog slut och Kalle blandade hela kasthögen, översta kortet med. Borde det ha fått ligga kvar?",
        "yes",
    ),
    (
        "sv",
        ("official-112-swap",),
        "Det första kortet som hamnade uppåt var byt händer-jokern. Ska den som börjar byta hand med någon då?",
        "no",
    ),
    (
        "sv",
        ("official-112-start-cards",),
        "Rasmus blev sittande med jokern som blandar om allas händer. 50 poäng till mig eller?",
        "no",
    ),
]


@pytest.mark.parametrize(("language", "rules", "question", "verdict"), ASKED)
def test_the_yes_goes_to_what_is_offered(language: str, rules: tuple[str, ...], question: str, verdict: str) -> None:
    assert answer(question, rules, language).verdict == verdict
