"""Who may challenge, who sees a hand, who names the colour and who begins, asked of persons by name."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    ("en", "official", "I put a +4 on Vera. Otto sits beside her and wants to challenge it. May Otto?", "no"),
    ("en", "official", "Ben laid a +4 on Cara. Can Cara challenge it?", "yes"),
    ("en", "official", "Ben laid a +4 on Cara. Can Dora challenge instead?", "no"),
    ("fi", "official", "Löin plus nelosen Katrille. Jaska istuu kauempana ja haluaa haastaa. Saako Jaska?", "no"),
    ("fi", "official", "Löin plus nelosen Katrille. Saako Katri haastaa sen?", "yes"),
    ("fi", "official", "Petri löi plusnelosen Saijalle. Voiko Mika haastaa?", "no"),
    ("nb", "official", "Jeg la +4 på Vera. Otto sitter ved siden av og vil utfordre. Kan Otto det?", "no"),
    ("nb", "official", "Jeg la +4 på Vera. Kan Vera utfordre?", "yes"),
    ("nb", "official", "Per la +4 på Siri. Får Knut utfordre den?", "no"),
    ("sv", "official", "Jag la +4 på Vera. Otto sitter bredvid och vill syna. Får Otto det?", "no"),
    ("sv", "official", "Jag la +4 på Vera. Får Vera utmana?", "yes"),
    ("sv", "official", "Per la +4 på Siri. Får Knut utmana den?", "no"),
    (
        "en",
        "official",
        "Rita challenged my +4 and I showed her my hand. Now Sam and Tom want to look too. Must I show them as well?",
        "no",
    ),
    (
        "fi",
        "official",
        "Riitta haastoi mun plusnelosen ja näytin kortit sille. Nyt Sami ja Tomi haluu kans nähdä. Pitääkö mun näyttää niillekin?",
        "no",
    ),
    (
        "nb",
        "official",
        "Rita utfordret +4-en min og jeg viste henne hånda. Nå vil Siv og Tom også se. Må jeg vise dem også?",
        "no",
    ),
    ("en", "no-mercy", "Nora laid the colour roulette on me. Is it Nora who picks the colour?", "no"),
    ("en", "no-mercy", "Nora laid the colour roulette on me. Do I pick the colour?", "yes"),
    ("fi", "no-mercy", "Niilo löi väriruletin mulle. Valitseeko Niilo värin?", "no"),
    ("fi", "no-mercy", "Niilo löi väriruletin mulle. Valitsenko minä värin?", "yes"),
    ("nb", "no-mercy", "Nils la fargeruletten på meg. Er det Nils som velger farge?", "no"),
    ("nb", "no-mercy", "Nils la fargeruletten på meg. Er det jeg som velger farge?", "yes"),
    ("sv", "no-mercy", "Anton la färgrouletten på mig. Väljer Anton färgen?", "no"),
    ("sv", "no-mercy", "Anton la färgrouletten på mig. Är det jag som väljer färg?", "yes"),
    (
        "en",
        "official",
        "Just the missus and me playing. I laid a +2 and she drew. Whose turn is it?",
        "value:same-player",
    ),
    ("fi", "official", "Pelataan vain Liisa ja minä. Löin +2:n ja Liisa nosti. Kenen vuoro on?", "value:same-player"),
    (
        "nb",
        "official",
        "Det er bare Kari og jeg som spiller. Jeg la +2 og hun trakk. Hvem sin tur er det?",
        "value:same-player",
    ),
    (
        "sv",
        "official",
        "Det är bara Kajsa och jag som spelar. Jag la +2 och hon drog. Vems tur är det?",
        "value:same-player",
    ),
    ("en", "official-112-blank", "Mum dealt and the first card turned was a reverse. Is it Mum who starts?", "no"),
    ("en", "official", "Kim dealt and the first card turned was a reverse. Does Kim start?", "yes"),
    ("fi", "official", "Kalle jakoi ja ensimmäinen kortti oli suunnanvaihto. Aloittaako Kalle?", "yes"),
    ("fi", "official-112-blank", "Äiti jakoi ja käänsi ekaks suunnanvaihdon. Alottaako äiti?", "no"),
    ("nb", "official", "Kari ga og første kort var en snu. Er det Kari som begynner?", "yes"),
    ("nb", "official-112-blank", "Kari ga og første kort var en snu. Er det Kari som begynner?", "no"),
    ("sv", "official", "Kalle gav och första kortet var ett vändkort. Är det Kalle som börjar?", "yes"),
    ("sv", "official-112-blank", "Kalle gav och första kortet var ett vändkort. Är det han som börjar?", "no"),
    ("en", "official", "I laid a skip on Kim. Is it Kim's turn now?", "no"),
    ("fi", "official", "Löin +2:n Katrille ja se nosti. Onko nyt Katrin vuoro?", "no"),
    ("nb", "official", "Jeg la +2 på Kari og hun trakk. Er det Kari sin tur nå?", "no"),
    ("sv", "official", "Jag la +2 på Karin och hon drog. Är det Karins tur nu?", "no"),
    ("en", "no-mercy", "Five of us. I laid a skip everyone. Whose turn is it now?", "value:same-player"),
    ("fi", "no-mercy", "Meitä on viisi. Löin kaikkien ohituksen. Kenen vuoro nyt on?", "value:same-player"),
    ("nb", "no-mercy", "Vi er fem. Jeg la hopp over alle. Hvem sin tur er det nå?", "value:same-player"),
    (
        "en",
        "official-112-blank",
        "I dealt and turned a reverse. Ned is on my left, Olga on my right. Does Olga start?",
        "yes",
    ),
    ("en", "official", "I dealt and turned a reverse. Ned is on my left, Olga on my right. Do I start?", "yes"),
    ("nb", "official", "Jeg delte ut og første kort var en snu. Er det jeg som begynner?", "yes"),
    ("sv", "official", "Jag gav och första kortet blev ett vändkort. Är det jag som börjar?", "yes"),
    ("en", "official", "Pat laid a +4 on me. Can Quinn challenge it?", "no"),
    ("nb", "official", "Per la +4 på meg. Kan Siri utfordre den?", "no"),
    ("sv", "official", "Per la +4 på mig. Kan Siri utmana den?", "no"),
    ("fi", "official", "Pekka löi plusnelosen mulle. Voiko Siiri haastaa?", "no"),
]


@pytest.mark.parametrize(("language", "rules", "question", "wanted"), ASKED)
def test_persons_are_told_apart_by_what_they_did(language: str, rules: str, question: str, wanted: str) -> None:
    found = answer(question, rules.split(","))
    verdict, _, value = wanted.partition(":")
    assert (found.reading.language, found.verdict) == (language, verdict)
    assert not value or str(found.value) == value
