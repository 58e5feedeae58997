"""Passing, a card drawn in vain, and the discard pile looked through."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

TURNS = [
    ("en", "", "can I just say pass?", "pass-without-drawing", "no"),
    ("en", "", 'Can I just say "pass" instead of drawing?', "pass-without-drawing", "no"),
    ("en", "", "May I pass though I could play?", "pass-without-drawing", "no"),
    ("en", "", "I've a card that fits. Can I pass anyway?", "pass-without-drawing", "no"),
    ("en", "", "if I draw one and it doesn't fit is my turn over?", "draw-count", "yes"),
    ("en", "", "I draw a card I can't use: does the turn go to the next one?", "draw-count", "yes"),
    ("en", "", "can I look through the discard pile?", "conduct", "unspecified"),
    ("en", "", "May I leaf through the played cards to see what's gone?", "conduct", "unspecified"),
    ("en", "", "Is it allowed to look at the cards already played?", "conduct", "unspecified"),
    ("fi", "", "meneekö vuoro ohi jos nostan kortin joka ei käy", "draw-count", "yes"),
    ("fi", "", "nostin kortin eikä se käynyt, onko vuoro nyt seuraavan?", "draw-count", "yes"),
    ("fi", "", "Voinko vain sanoa passi?", "pass-without-drawing", "no"),
    ("fi", "", "Saanko passata vaikka voisin lyödä?", "pass-without-drawing", "no"),
    ("fi", "", "Mulla olis sopiva kortti. Voinko silti vaan passata?", "pass-without-drawing", "no"),
    ("fi", "", "Saako poistopakkaa selata?", "conduct", "unspecified"),
    ("fi", "", "Saanko katsoa mitä kortteja on jo pelattu?", "conduct", "unspecified"),
    ("nb", "", "kan jeg bare si pass?", "pass-without-drawing", "no"),
    ("nb", "", "Får jeg passe selv om jeg kunne ha lagt?", "pass-without-drawing", "no"),
    ("nb", "", "Jeg har et kort som passer. Kan jeg si pass likevel?", "pass-without-drawing", "no"),
    ("nb", "", "Hvis jeg trekker ett kort og det ikke passer, er turen min over da?", "draw-count", "yes"),
    ("nb", "", "går turen videre når jeg trekker et kort som ikke kan legges?", "draw-count", "yes"),
    ("nb", "", "Får man kikke i kastebunken?", "conduct", "unspecified"),
    ("nb", "", "Er det lov å bla gjennom kortene som er lagt?", "conduct", "unspecified"),
    ("sv", "", "kan jag bara säga pass?", "pass-without-drawing", "no"),
    ("sv", "", "Jag har ett kort som passar. Får jag stå över ändå?", "pass-without-drawing", "no"),
    ("sv", "", "Om jag drar ett kort och det inte passar, är min tur slut då?", "draw-count", "yes"),
    ("sv", "", "går turen vidare om jag tar upp ett kort som inte går att lägga?", "draw-count", "yes"),
    ("sv", "", "får man kolla i kasthögen?", "conduct", "unspecified"),
    ("sv", "", "Får man bläddra bland de spelade korten?", "conduct", "unspecified"),
    (
        "en",
        "",
        "Nothing I hold goes on this. Am I allowed to skip drawing and simply pass?",
        "pass-without-drawing",
        "no",
    ),
    ("en", "", "Picked up a card and it's no good: does play move on to the next person?", "draw-count", "yes"),
    ("en", "", "Does my go end when the card I drew doesn't match?", "draw-count", "yes"),
    ("en", "", "I drew a card that doesn't fit. Is it still my turn?", "draw-count", "no"),
    ("en", "", "I took a card and can't play it, next player's turn?", "draw-count", "yes"),
    ("en", "", "Is it cheating to flick through the discards?", "conduct", "unspecified"),
    ("en", "", "Am I allowed a quick look through the discard pile to count the wilds?", "conduct", "unspecified"),
    ("en", "", "Can I take a card from the discard pile?", "draw-from-discard", "no"),
    ("en", "", "May I go through the discard pile and pick up a card I like?", "draw-from-discard", "no"),
    ("en", "", "I drew a card that doesn't fit. May I play another one instead?", "play-other-after-draw", "no"),
    ("fi", "", "Mikään ei käy. Saanko jättää nostamatta ja sanoa pass?", "pass-without-drawing", "no"),
    ("fi", "", "Nostin kortin jota ei voi lyödä, siirtyykö vuoro?", "draw-count", "yes"),
    ("fi", "", "Loppuuko mun vuoro jos nostettu kortti ei käy?", "draw-count", "yes"),
    ("fi", "", "Nostin kortin eikä se sovi. Onko edelleen mun vuoro?", "draw-count", "no"),
    ("fi", "draw-until-playable", "Meneekö vuoro ohi jos nostan kortin joka ei käy?", "draw-count", "no"),
    ("fi", "", "Onko huijausta kurkkia poistopakkaan?", "conduct", "unspecified"),
    ("fi", "", "Saako pelattujen korttien pinoa plärätä?", "conduct", "unspecified"),
    ("fi", "", "Saako kortin nostaa poistopakasta?", "draw-from-discard", "no"),
    ("nb", "", "Ingenting passer. Får jeg bare passe uten å trekke?", "pass-without-drawing", "no"),
    ("nb", "", "Jeg trakk et kort som ikke passer, er det nestemanns tur?", "draw-count", "yes"),
    ("nb", "", "Er turen min slutt hvis kortet jeg trakk ikke kan brukes?", "draw-count", "yes"),
    ("nb", "", "Jeg trakk et kort som ikke passer. Er det fortsatt min tur?", "draw-count", "no"),
    ("nb", "draw-until-playable", "Hvis jeg trekker et kort som ikke passer, går turen videre?", "draw-count", "no"),
    ("nb", "", "Er det juks å titte i kastebunken?", "conduct", "unspecified"),
    ("nb", "", "Kan jeg se gjennom kastebunken for å telle jokere?", "conduct", "unspecified"),
    ("nb", "", "Kan jeg ta et kort fra kastebunken?", "draw-from-discard", "no"),
    ("sv", "", "Inget passar. Får jag bara säga pass utan att dra?", "pass-without-drawing", "no"),
    ("sv", "", "Jag drog ett kort som inte passar, är det nästas tur?", "draw-count", "yes"),
    ("sv", "", "Tar min tur slut om kortet jag drog inte går att lägga?", "draw-count", "yes"),
    ("sv", "", "Jag drog ett kort som inte passar. Är det fortfarande min tur?", "draw-count", "no"),
    ("sv", "draw-until-playable", "Om jag drar ett kort som inte passar, går turen vidare?", "draw-count", "no"),
    ("sv", "", "Är det fusk att bläddra i kasthögen?", "conduct", "unspecified"),
    ("sv", "", "Kan jag gå igenom kasthögen för att räkna jokrar?", "conduct", "unspecified"),
    ("sv", "", "Får man ta ett kort ur kasthögen?", "draw-from-discard", "no"),
    ("en", "", "Can you peek at the cards that have been played?", "conduct", "unspecified"),
    ("en", "", "Can I check the discards for which +4s are gone?", "conduct", "unspecified"),
    ("en", "", "May I look at the draw pile?", "conduct", "unspecified"),
    ("en", "", "can I pass?", "pass-without-drawing", "no"),
    ("en", "", "Is saying pass enough, or do I have to draw first?", "pass-without-drawing", "no"),
    ("en", "", "one drawn, doesn't fit, end of my turn?", "draw-count", "yes"),
    ("fi", "", "Riittääkö että sanon pass vai pitääkö nostaa ensin?", "pass-without-drawing", "no"),
    ("fi", "", "Nostin yhden, ei sovi, onko vuoroni ohi?", "draw-count", "yes"),
    ("nb", "", "Holder det å si pass eller må jeg trekke først?", "pass-without-drawing", "no"),
    ("nb", "", "Trakk ett, passer ikke, er turen min over?", "draw-count", "yes"),
    ("sv", "", "Räcker det att säga pass eller måste jag dra först?", "pass-without-drawing", "no"),
    ("sv", "", "Drog ett, passar inte, är min tur slut?", "draw-count", "yes"),
]


@pytest.mark.parametrize(("language", "rules", "question", "topic", "verdict"), TURNS)
def test_a_pass_a_vain_draw_and_a_look_at_the_pile_are_told_apart(
    language: str, rules: str, question: str, topic: str, verdict: str
) -> None:
    found = answer(question, (rules,) if rules else ())
    assert (found.reading.language, found.reading.topic, found.verdict) == (language, topic, verdict)


LOOKED_THROUGH = [
    ("en", "can I look through the discard pile?"),
    ("en", "May I leaf through the played cards to see what's gone?"),
    ("en", "Is it allowed to look at the cards already played?"),
    ("fi", "Saako poistopakkaa selata?"),
    ("fi", "Saanko katsoa mitä kortteja on jo pelattu?"),
    ("nb", "Får man kikke i kastebunken?"),
    ("nb", "Er det lov å bla gjennom kortene som er lagt?"),
    ("sv", "får man kolla i kasthögen?"),
]


@pytest.mark.parametrize(("language", "question"), LOOKED_THROUGH)
def test_looking_through_the_pile_is_no_showing_of_hands(language: str, question: str) -> None:
    found = answer(question, ()).reading
    assert (found.language, found.arguments["what"]) == (language, "discard-pile")
