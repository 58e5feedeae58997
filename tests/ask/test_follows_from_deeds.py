"""What is said to follow from a deed, what is wondered last, and a deed held to be fine."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    (
        "Må man ikke legge hvis man kan? Eller er det greit å trekke likevel? Jeg bare lurer på om jeg kan trekke frivillig.",
        "official",
        "yes",
    ),
    (
        "Måste man inte lägga om man kan? Eller är det okej att dra ändå? Jag undrar bara om jag får dra frivilligt.",
        "official",
        "yes",
    ),
    (
        "Don't you have to play if you can? Or is it fine to draw anyway? I'm just wondering if I can draw by choice.",
        "official",
        "yes",
    ),
    (
        "Eikö ole pakko lyödä jos voi? Vai saako silti nostaa? Mietin vaan voinko nostaa vapaaehtoisesti.",
        "official",
        "yes",
    ),
    ("Ola hiver en +4 på +2-en min og sier at nå må nestemann ta seks. Har han rett?", "official", "no"),
    ("Ola slänger en +4 på min +2 och säger att nu måste nästa ta sex. Har han rätt?", "official", "no"),
    ("Olly chucks a +4 on my +2 and says the next one has to take six now. Is he right?", "official", "no"),
    (
        "Olli heittää plusnelosen mun pluskakkosen päälle ja sanoo että nyt seuraava nostaa kuusi. Onko oikeessa?",
        "official",
        "no",
    ),
    ("Ola hiver en +4 på +2-en min og sier at nå må nestemann ta seks. Har han rett?", "mixed-stacking", "yes"),
    ("Olly chucks a +4 on my +2 and says the next one has to take six now. Is he right?", "mixed-stacking", "yes"),
    (
        "Elsa la +2 på mej, gul. Har inget gult alls men en +4. Ja smäller på den, de e väl lugnt?",
        "mixed-stacking",
        "yes",
    ),
    ("Jag fick en +2 på mig och lägger min +4 på den, det är väl lugnt?", "mixed-stacking", "yes"),
    ("Jag fick en +2 på mig och lägger min +4 på den, det är väl lugnt?", "official", "no"),
    ("I got a +2 and I'm slapping my +4 on it, that's fine, right?", "mixed-stacking", "yes"),
    ("I got a +2 and I'm slapping my +4 on it, that's fine, right?", "official", "no"),
    ("Jeg fikk en +2 og legger +4 på den, det er vel greit?", "mixed-stacking", "yes"),
    ("Jeg fikk en +2 og legger +4 på den, det er vel greit?", "official", "no"),
    ("Sain +2:n ja lyön siihen +4:n, sehän on ookoo?", "mixed-stacking", "yes"),
    ("Sain +2:n ja lyön siihen +4:n, sehän on ookoo?", "official", "no"),
    ("Sain +2:n ja pistän siihen +4:n päälle, eihän siinä oo mitään?", "mixed-stacking", "yes"),
    ("Jag fick en +2 på mig och lägger min +4 på den, det är väl ingen fara?", "mixed-stacking", "yes"),
    ("I got a +2 and I'm slapping my +4 on it, all good?", "mixed-stacking", "yes"),
    ("Jeg fikk en +2 og smeller på en +4, det går vel bra?", "mixed-stacking", "yes"),
    ("Must I play if I can? I'm only asking, I'm wondering whether I may draw instead.", "official", "yes"),
    ("Kim drops a +2 on my +4 and says the next player draws six. Is she right?", "official", "no"),
    ("Kimi läväyttää +2:n mun +4:n päälle ja sanoo että seuraava ottaa kuus. Onko Kimi oikeessa?", "official", "no"),
    ("Kim smäller en +2 på min +4 och säger att nästa drar sex. Har hon rätt?", "official", "no"),
    ("Kim drops a +2 on my +4 and says the next player draws six. Is she wrong?", "official", "yes"),
]


@pytest.mark.parametrize(("question", "rules", "wanted"), ASKED)
def test_the_deed_is_judged_by_what_is_said_of_it(question: str, rules: str, wanted: str) -> None:
    """Whoever says what a card costs holds it to be allowed."""
    found = answer(question, rules.split(","))
    verdict, _, value = wanted.partition(":")
    assert found.verdict == verdict
    assert not value or str(found.value) == value
