"""A +4 laid on another, and the way play goes after a reverse."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    ("A +4 on Grandma, may I challenge it?", "official", "no"),
    ("+4 på mormor, kan jag utmana?", "official", "no"),
    ("+4 mummolle, saanko minä haastaa?", "official", "no"),
    ("Pluss fire på bestemor, får jeg utfordre?", "official", "no"),
    ("Someone plays a reverse. Is the direction change real: do we go the opposite way?", "official", "yes"),
    ("Olle la ett vändkort. Byter spelet riktning?", "official", "yes"),
    ("Ole la snu. Snur det retningen på spillet, altså motsatt vei?", "official", "yes"),
    ("Olli löi suunnanvaihdon. Mennäänkö nyt toiseen suuntaan?", "official", "yes"),
    ("+4 on my sister, can I challenge it?", "official", "no"),
    ("Someone hit my brother with a +4. Can I challenge it for him?", "official", "no"),
    ("Plusnelonen siskolle, saanko mä haastaa sen?", "official", "no"),
    ("+4 på søsteren min, kan jeg utfordre den?", "official", "no"),
    ("+4 på min syster, får jag utmana den?", "official", "no"),
    ("I laid a reverse. Does play go the other way?", "official", "yes"),
    ("Reverse on the table: does play go the other way now?", "official", "yes"),
    ("Löin suunnanvaihdon. Kääntyykö kiertosuunta?", "official", "yes"),
    ("Jeg la et snukort. Går det andre veien nå?", "official", "yes"),
    ("Jag la ett vändkort. Går det åt andra hållet nu?", "official", "yes"),
    ("Arvid laid a +4 and said green, I drew. Next player holds a green 3. Can he play it?", "official", "yes"),
    ("Arvid laid a +4 and said green, I drew. Next player holds a red 3. Can he play it?", "official", "no"),
    ("Arvid la +4 och sa grönt, jag drog fyra. Nästa spelare har en röd fyra. Får han lägga den?", "official", "no"),
    ("Arvid la +4 och sa grönt, jag drog fyra. Nästa spelare har en grön fyra. Får han lägga den?", "official", "yes"),
    (
        "Arvid la +4 og sa grønt, jeg trakk fire. Neste spiller har en grønn femmer. Kan han legge den?",
        "official",
        "yes",
    ),
    ("Arvid la +4 og sa grønt, jeg trakk fire. Neste spiller har en gul femmer. Kan han legge den?", "official", "no"),
    (
        "Arvi löi +4:n ja sanoi vihreä, minä nostin neljä. Seuraavalla pelaajalla on vihreä vitonen. Saako hän lyödä sen?",
        "official",
        "yes",
    ),
    (
        "Arvi löi +4:n ja sanoi vihreä, minä nostin neljä. Seuraavalla pelaajalla on keltainen vitonen. Saako hän lyödä sen?",
        "official",
        "no",
    ),
    ("Arvid la +4 och sa grönt, jag drog. Nästa spelare har en röd fyra. Vad får han lägga?", "official", "value:[]"),
]


@pytest.mark.parametrize(("question", "rules", "wanted"), ASKED)
def test_the_seat_tells_what_is_asked(question: str, rules: str, wanted: str) -> None:
    """Only the one hit may challenge; a reverse turns the way round."""
    found = answer(question, rules.split(","))
    verdict, _, value = wanted.partition(":")
    assert found.verdict == verdict
    assert not value or str(found.value) == value
