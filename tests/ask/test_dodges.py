"""What is laid on a draw card that waits: a skip thrown there, and a seven to be rid of it."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    "question, rules, told",
    [
        ("Red +2 came at me and I slapped a green skip on it. Does my skip stand?", "official bounce", "no"),
        ("Red +2 came at me and I slapped a red skip on it. Does my skip stand?", "official bounce", "yes"),
        (
            "A +2 has been thrown at me and I hold a 7. May I play the seven and pass the trouble on?",
            "official progressive seven-o",
            "no",
        ),
        ("+4 coming my way and I've a seven. Can I lay the 7, swap hands and let them draw?", "official seven-o", "no"),
        (
            "Keltainen plus kakkonen tuli ja läväytin siihen sinisen ohituksen. Kelpaako mun ohitus?",
            "official bounce",
            "no",
        ),
        (
            "Keltainen plus kakkonen tuli ja läväytin siihen keltaisen ohituksen. Kelpaako mun ohitus?",
            "official bounce",
            "yes",
        ),
        (
            "Plus kakkonen odottaa mua ja mulla on seiska. Voinko lyödä seiskan ja sysätä sotkun jollekin toiselle?",
            "official progressive seven-o",
            "no",
        ),
        ("Gul pluss to kom, og jeg slengte på en blå stopp. Gjelder stoppen min?", "official bounce", "no"),
        ("Gul pluss to kom, og jeg slengte på en gul stopp. Gjelder stoppen min?", "official bounce", "yes"),
        (
            "Det ligger en +2 og venter på meg, og jeg har en sjuer. Kan jeg legge sjueren og gi elendigheten til en annen?",
            "official progressive seven-o",
            "no",
        ),
        ("Röd plustvå kom och jag slängde på ett grönt stopp. Gäller stoppet?", "official bounce", "no"),
        ("Röd plustvå kom och jag slängde på ett rött stopp. Gäller stoppet?", "official bounce", "yes"),
        (
            "En +2 väntar på mig och jag har en sjua. Får jag lägga sjuan och lämna över eländet till nån annan?",
            "official progressive seven-o",
            "no",
        ),
        ("They hit me with a blue +2, I put a yellow reverse down. Does it count?", "official bounce", "no"),
        ("They hit me with a blue +2, I put a blue reverse down. Does it count?", "official bounce", "yes"),
        (
            "Mun edessä on +4 ja kädessä seiska. Saanko lyödä seiskan ja vaihtaa kädet ennen nostamista?",
            "official seven-o",
            "no",
        ),
        ("Fikk en rød +2 mot meg og la en gul snu på. Holder den?", "official bounce", "no"),
        ("En +4 er på vei mot meg. Får jeg legge sjueren min og bytte hånd i stedet?", "official seven-o", "no"),
        ("Fick en blå +2 på mig och la ett gult vändkort. Håller det?", "official bounce", "no"),
    ],
)
def test_what_draws_nothing_answers_only_as_the_rules_allow(question: str, rules: str, told: str) -> None:
    found = answer(question, rules.split())
    assert found.verdict == told


@pytest.mark.parametrize(
    "question, rules, told",
    [
        (
            "I drew a five that fits and have two more fives in hand. Can all three go down now?",
            "official multi-play",
            "no",
        ),
        ("Picked up a 9 that goes, and I already hold a 9. May I lay both?", "official multi-play", "no"),
        (
            "Nostin sopivan vitosen ja kädessä on kaks vitosta lisää. Saako kaikki kolme lyödä nyt?",
            "official multi-play",
            "no",
        ),
        (
            "Nostin pakasta kasin joka käy, ja kädessä on toinen kasi. Voinko lyödä molemmat?",
            "official multi-play",
            "no",
        ),
        (
            "Jeg trakk en åtter som passer, og har en åtter til på hånden. Kan jeg legge begge to?",
            "official multi-play",
            "no",
        ),
        (
            "Dro en nier fra bunken og den går. Har to niere fra før. Får jeg legge alle sammen?",
            "official multi-play",
            "no",
        ),
        (
            "Jag drog en femma som passar och har två femmor till på hand. Får jag lägga alla tre nu?",
            "official multi-play",
            "no",
        ),
        (
            "Tog upp en åtta som går att lägga, och jag har redan en åtta. Kan jag lägga båda?",
            "official multi-play",
            "no",
        ),
        ("Drew a red 3 that's playable, got another 3 already. Do both go down together?", "official multi-play", "no"),
        (
            "Trakk en rød sekser som passer. Har en grønn sekser på hånda. Kan begge legges?",
            "official multi-play",
            "no",
        ),
        ("Jag plockade upp en grön fyra som passar och har en blå fyra. Kan båda läggas?", "official multi-play", "no"),
    ],
)
def test_a_drawn_card_goes_down_alone(question: str, rules: str, told: str) -> None:
    found = answer(question, rules.split())
    assert found.verdict == told
