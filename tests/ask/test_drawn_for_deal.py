"""Cards drawn for the deal: an action card counts nothing, however it is worded, and who then deals."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

DRAWN = [
    ("Drawing for dealer I pulled a reverse. They say it's not worth a thing. Is that so?", "official", "yes"),
    ("Drawing for dealer I pulled a draw two. They say it counts for diddly squat. Are they right?", "official", "yes"),
    ("Drawing for dealer I pulled a skip and Jo a nine. I say the skip beats the nine. Am I right?", "official", "no"),
    ("We drew for dealer: me a skip, him a nine. So he deals, right?", "official", "yes"),
    ("We drew for dealer: me a skip, him a nine. So I deal, right?", "official", "no"),
    ("We cut for dealer. Gran got a wild, I got a 2. Does Gran deal?", "official", "no"),
    ("We cut for dealer. Gran got a wild, I got a 2. Do I deal?", "official", "yes"),
    (
        "Nostettiin jakajaa, sain kakkosplussan. Sanovat ettei se oo siinä minkään arvonen. Pitääkö paikkansa?",
        "official",
        "yes",
    ),
    (
        "Nostettiin jakajaa. Mä sain ohituksen ja Pena ysin. Mun mielestä ohitus voittaa ysin. Oonko mä oikeessa?",
        "official",
        "no",
    ),
    ("Nostettiin jakajaa, mulla ohitus ja Penalla ysi. Eli Pena jakaa, eikö niin?", "official", "yes"),
    ("Nostettiin jakajaa, mulla ohitus ja Penalla ysi. Eli mä jaan, eikö niin?", "official", "no"),
    ("Nostettiin jakajaa. Mummo sai jokerin ja mä kakkosen. Jakaako mummo?", "official", "no"),
    ("Nostettiin jakajaa. Mummo sai villin ja mä kakkosen. Eli mä jaan, eiks niin?", "official", "yes"),
    ("Me trekte om kven som deler, eg fekk snu. Dei seier han ikkje er verd noko. Stemmer det?", "official", "yes"),
    (
        "Vi trakk om hvem som deler. Jeg fikk stopp og Per nieren. Jeg mener stopp slår nieren. Har jeg rett?",
        "official",
        "no",
    ),
    ("Vi trakk om hvem som deler, jeg fikk stopp og Per en nier. Så Per deler, ikke sant?", "official", "yes"),
    ("Vi trakk om hvem som deler, jeg fikk stopp og Per en nier. Så jeg deler, ikke sant?", "official", "no"),
    ("Vi trakk om hvem som gir. Bestemor fikk joker, jeg en toer. Er det bestemor som gir da?", "official", "no"),
    (
        "Vi trakk om hvem som gir. Bestemor fikk joker, jeg en toer. Da er det jeg som gir, ikke sant?",
        "official",
        "yes",
    ),
    (
        "Vi drog om given, jag fick ett vändkort. Dom säger att det inte är värt ett dugg. Stämmer det?",
        "official",
        "yes",
    ),
    (
        "Vi drog om vem som ger. Jag fick stopp och Nisse nian. Jag säger att stopp slår nian. Har jag rätt?",
        "official",
        "no",
    ),
    ("Vi drog om vem som ger, jag fick stopp och Nisse en nia. Så Nisse ger, eller hur?", "official", "yes"),
    ("Vi drog om vem som ger, jag fick stopp och Nisse en nia. Så jag ger, eller hur?", "official", "no"),
    ("Vi drog om given. Mormor fick en joker, jag fick en tvåa. Ger mormor då?", "official", "no"),
    ("Vi drog om given. Mormor fick en joker, jag fick en tvåa. Då är det jag som ger, va?", "official", "yes"),
    (
        "Vi drog om given, Olle fick stopp. Olle säger att det inte är värt noll utan tjugo. Har han rätt?",
        "official",
        "no",
    ),
    ("We cut for the deal and Ron's card is a draw two. What is it worth?", "official", "value:0"),
    ("Cutting to see who deals, my nephew shows a skip: twenty points, he says. Is that so?", "official", "no"),
    ("To pick the dealer we each drew one. I have a wild, Ann a two. Do I deal?", "official", "no"),
    ("Kuka jakaa -arvonnassa tuli ohitus. Mikä sen arvo on?", "official", "value:0"),
    ("Käännettiin kortit että kuka jakaa, Reijolla jokeri ja mulla kakkonen. Jakaako Reijo?", "official", "no"),
    ("Vi snudde hvert vårt kort for å se hvem som gir. Jeg fikk stopp. Hva er det verdt?", "official", "value:0"),
    ("Vi vände varsitt kort för att se vem som ger. Jag fick stopp. Vad är det värt?", "official", "value:0"),
    ("Dragning om given: Barbro fick plus två och säger tjugo. Har hon rätt?", "official", "no"),
    (
        "We cut for dealer, Priya pulled a reverse and says it's worth twenty. I say it's worth nothing. Who's right?",
        "official",
        "value:0",
    ),
    (
        "Vi drog om vem som ger, Maja fick ett vändkort och påstår att det är värt tjugo. Jag säger noll. Vem av oss har rätt?",
        "official",
        "value:0",
    ),
    (
        "Nostettiin kuka jakaa, Pirkko sai suunnanvaihdon ja sanoo että se on kakskymmentä. Mä sanon nolla. Kumpi on oikeessa?",
        "official",
        "value:0",
    ),
    (
        "Vi trakk om hvem som gir, Kari fikk snu og mener det er verdt tjue. Jeg sier null. Hvem har rett?",
        "official",
        "value:0",
    ),
]


@pytest.mark.parametrize(("question", "rules", "wanted"), DRAWN)
def test_an_action_card_drawn_for_the_deal_is_weighed_against_the_number(
    question: str, rules: str, wanted: str
) -> None:
    """Who deals and what the card is worth are two ways to say one thing."""
    found = answer(question, [rules])
    verdict, _, value = wanted.partition(":")
    assert found.verdict == verdict
    assert not value or str(found.value) == value
