"""A deed told and a bare judgement behind it: whichever way it is put, the yes or no is the right one."""

from __future__ import annotations

from itertools import product

import pytest

from unorules.ask.reading import read

DEEDS = {
    "en": [
        ("my brother put a blue 5 on a yellow 6", "match"),
        ("she laid a +4 on my +2", "stack-wild-draw-four-on-draw-two"),
        ("he drew though he had a card that fits", "voluntary-draw"),
        ("Tom went out on a skip", "finish-on-action"),
        ("Ann took a card out of the discard pile", "draw-from-discard"),
    ],
    "fi": [
        ("veli laittoi sinisen 5 keltaisen 6 päälle", "match"),
        ("hän löi +4 minun +2:n päälle", "stack-wild-draw-four-on-draw-two"),
        ("hän nosti kortin, vaikka kädessä oli sopiva", "voluntary-draw"),
        ("Tomi lopetti ohituskorttiin", "finish-on-action"),
        ("Anna löi eri kortin kuin minkä nosti", "play-other-after-draw"),
    ],
    "nb": [
        ("broren min la en blå 5 på en gul 6", "match"),
        ("hun la +4 på min +2", "stack-wild-draw-four-on-draw-two"),
        ("han trakk et kort enda han kunne legge", "voluntary-draw"),
        ("Tom gikk ut på et stoppkort", "finish-on-action"),
        ("Anne la et annet kort enn det hun trakk", "play-other-after-draw"),
    ],
    "sv": [
        ("min bror la en blå femma på en gul sexa", "match"),
        ("hon la +4 på min +2", "stack-wild-draw-four-on-draw-two"),
        ("han drog ett kort fast han kunde lägga", "voluntary-draw"),
        ("Tom gick ut på ett stopp", "finish-on-action"),
        ("Anna la ett annat kort än det hon drog", "play-other-after-draw"),
    ],
}
IN_ORDER = {
    "en": ["is that allowed?", "isn't that allowed?", "was that right?"],
    "fi": ["onko se sallittua?", "eikö se ole sallittua?", "oliko se oikein?"],
    "nb": ["er det lov?", "er ikke det lov?", "var det riktig?"],
    "sv": ["är det tillåtet?", "är inte det tillåtet?", "var det rätt?"],
}
A_MISDEED = {
    "en": ["is that cheating?", "isn't that cheating?", "isn't that wrong?", "isn't that against the rules?"],
    "fi": ["onko se huijausta?", "eikö se ole huijausta?", "eikö se ole väärin?", "eikö se ole vastoin sääntöjä?"],
    "nb": ["er det juks?", "er ikke det juks?", "er ikke det feil?", "er ikke det mot reglene?"],
    "sv": ["är det fusk?", "är inte det fusk?", "är inte det fel?", "är inte det mot reglerna?"],
}


def _asked(tails: dict[str, list[str]]) -> list[tuple[str, str, str]]:
    return [
        (language, f"{deed}, {tail}", topic)
        for language, deeds in DEEDS.items()
        for (deed, topic), tail in product(deeds, tails[language])
    ]


@pytest.mark.parametrize(("language", "question", "topic"), _asked(IN_ORDER))
def test_whether_a_deed_was_in_order_is_asked_of_the_deed(language: str, question: str, topic: str) -> None:
    found = read(question, language)
    assert (found.topic, found.turned) == (topic, False)


@pytest.mark.parametrize(("language", "question", "topic"), _asked(A_MISDEED))
def test_whether_a_deed_was_a_misdeed_turns_it_round_with_a_not_or_without(
    language: str, question: str, topic: str
) -> None:
    found = read(question, language)
    assert (found.topic, found.turned) == (topic, True)


@pytest.mark.parametrize(
    ("language", "question", "card", "on"),
    [
        ("en", "Blue 5 is lying there and Jonas slapped down a yellow 6. Wrong?", "y6", "b5"),
        ("fi", "Pöydässä on sininen 5 ja Joonas löi keltaisen 6. Menikö väärin?", "y6", "b5"),
        ("nb", "Blå 5 ligger, og Jonas smelte på en gul 6. Er ikke det feil?", "y6", "b5"),
        ("sv", "Blå 5 ligger och Jonas slängde på en gul 6. Är inte det fel?", "y6", "b5"),
    ],
)
def test_what_is_put_on_what_lies_there(language: str, question: str, card: str, on: str) -> None:
    told = read(question, language).arguments
    assert (told.get("card"), told.get("on", told.get("top"))) == (card, on)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "My brother hits me with a +2 and I hold a +2. Can I put it on and have gran take four cards?"),
        ("fi", "Veli lyö mulle +2:n ja mulla on itselläkin +2. Saanko lyödä sen ja antaa mummon nostaa neljä?"),
        ("nb", "Lillebror slår i bordet med +2 og jeg har +2 sjøl. Kan jeg legge den på og la farmor ta fire?"),
        ("sv", "Lillebror slår i bordet med +2 och jag har +2 själv. Får jag lägga på den och låta farmor ta fyra?"),
    ],
)
def test_four_cards_to_draw_make_no_draw_four_of_a_draw_two(language: str, question: str) -> None:
    assert read(question, language).topic in ("stack-draw-two", "answer-with-same")
