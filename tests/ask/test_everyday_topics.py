"""Everyday questions and the topic a fellow player would hear: draws by need, manners, cards told by what they do."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

KEPT_AFTER_NEED = [
    (
        "en",
        "I'd nothing I could play so I had to draw, and it's a red 9 that goes. Am I allowed hang on to it for later?",
    ),
    ("en", "Couldn't go, so I drew one, and it fits. May I keep it for later?"),
    ("fi", "Ei ollu mitään lyötävää niin jouduin nostamaan, ja se on punainen ysi joka käy. Saanko säästää sen?"),
    ("fi", "Mikään ei käynyt, oli pakko nostaa ja nostettu kortti sopii. Voinko pitää sen kädessä?"),
    ("nb", "Jeg hadde ingenting å legge så jeg måtte trekke, og det er en rød nier som går. Får jeg lov å spare den?"),
    ("nb", "Måtte trekke fordi ingenting passet, og det jeg trakk passer. Kan jeg holde på det til senere?"),
    ("sv", "Jag hade inget som gick så jag var tvungen att dra, och det blev en röd nia som går. Får jag spara den?"),
    ("sv", "Inget passade, jag fick plocka ett kort och det gick. Får jag hålla på det till senare?"),
]


@pytest.mark.parametrize(("language", "question"), KEPT_AFTER_NEED)
def test_keeping_what_was_drawn_by_need_is_no_draw_by_choice(language: str, question: str) -> None:
    for rules, verdict in (("official", "yes"), ("official-112-blank", "no")):
        found = answer(question, [rules], language)
        assert (found.reading.topic, found.verdict) == ("must-play-drawn-card", verdict)


TOLD = [
    # A card held over one that lies there, on one's own turn and out of turn.
    ("en", "jump-in", "A green eight is waiting on the pile, I have a green one. Can I lay it?", "match", "yes"),
    ("en", "", "There's a red six on the pile, I've got a red six and it's my turn. May I play it?", "match", "yes"),
    ("fi", "", "Vihreä kasi odottaa pinossa, mulla on vihreä ykkönen. Saanko lyödä sen?", "match", "yes"),
    ("nb", "", "Det ligger en rød sekser, jeg har en rød sekser og det er min tur. Får jeg legge den?", "match", "yes"),
    ("sv", "", "Det ligger en röd sexa och jag har en röd sexa, det är min tur. Får jag lägga den?", "match", "yes"),
    (
        "en",
        "jump-in",
        "There's a green 5 there. Al slammed a blue 5 on it though it wasn't his turn. Does that go?",
        "",
        "no",
    ),
    (
        "fi",
        "jump-in",
        "Pinossa on vihreä vitonen. Ale paiskas siihen sinisen vitosen vaikkei ollu sen vuoro. Meneekö?",
        "",
        "no",
    ),
    (
        "nb",
        "jump-in",
        "Det ligger en grønn femmer. Al la en blå femmer på den selv om det ikke var hans tur. Går det?",
        "",
        "no",
    ),
    (
        "sv",
        "jump-in",
        "Det ligger en grön femma. Al la dit en blå femma fast det inte var hans tur. Går det?",
        "",
        "no",
    ),
    # Who comes, goes or whispers.
    (
        "en",
        "",
        "My brother in law's just walked in, we're in the middle of a round. Can he be dealt in?",
        "conduct",
        "",
    ),
    ("fi", "", "Lanko tuli just ovesta ja kierros on kesken. Voiko sille jakaa kortit nyt?", "conduct", ""),
    ("nb", "", "Svogeren kom akkurat inn døra og vi er midt i en runde. Kan han få kort nå?", "conduct", ""),
    ("sv", "", "Svågern klev just in genom dörren och vi är mitt i en runda. Kan han få kort nu?", "conduct", ""),
    ("en", "", "Jo wants to drop out halfway. Is she allowed to just leave?", "conduct", ""),
    ("sv", "", "Får man sluta mitt i en omgång?", "conduct", ""),
    (
        "fi",
        "",
        "Äiti kuiskutti Eliaksen korvaan minkä kortin sen kannattaa lyödä. Saako siitä antaa sakkoa?",
        "conduct",
        "",
    ),
    # A wild as the last card, and any wild.
    ("nb", "", "Når man går ut på en joker, må man si en farge da?", "finish-wild-colour", ""),
    ("sv", "", "Behöver man säga färg om man går ut på en joker?", "finish-wild-colour", ""),
    ("en", "", "Do I have to pick a colour every time I play a wild?", "wild-colours", "yes"),
    ("fi", "", "Pitääkö väri valita joka kerta kun lyö jokerin?", "wild-colours", "yes"),
    ("nb", "", "Må jeg velge farge hver gang jeg legger joker?", "wild-colours", "yes"),
    ("sv", "", "Måste jag välja färg varje gång jag lägger joker?", "wild-colours", "yes"),
    ("nb", "", "Truls la joker og nekter å si noen farge. Slipper han unna med det?", "wild-colours", "no"),
    # +4 with the colour in the hand, in Finnish without an owner.
    ("fi", "", "voiks +4:n lyödä jos on samaa väriä", "wild-draw-four-legality", "no"),
    ("fi", "", "Voiko plusnelosen panna vaikka on samaa väriä kädessä?", "wild-draw-four-legality", "no"),
    # The last card, a wrong accusation, a start card that would swap.
    ("fi", "", "Tarviiko viimestä korttia lyödessä huutaa jotain?", "uno-on-last-card", "no"),
    ("nb", "", "Mia beskyldte meg for ikke å ha sagt UNO. Hva koster det henne å ta feil?", "uno-false-accusation", ""),
    (
        "en",
        "",
        "I pounced on Nige for not calling UNO but it turns out he had. Do I take two?",
        "uno-false-accusation",
        "",
    ),
    ("en", "seven-o", "The start card was a 7. Does anybody have to swap hands right away?", "start-card", "no"),
    ("fi", "seven-o", "Alotuskortti oli seiska. Pitääkö jonkun nyt vaihtaa kätensä heti alkuun?", "start-card", "no"),
    ("nb", "seven-o", "Startkortet var en sjuer. Må noen bytte hånd med en gang?", "start-card", "no"),
    ("sv", "seven-o", "Startkortet var en sjua. Måste någon byta hand på en gång?", "start-card", "no"),
    # Another card after a draw, one more after two drawn in vain, a year, an effect with two.
    (
        "sv",
        "",
        "Drog ett kort i onödan och såg att jag haft en röd fyra. Är det för sent att lägga fyran?",
        "play-other-after-draw",
        "yes",
    ),
    ("fi", "draw-three", "Nostin jo kaks enkä kumpaakaan voi lyödä. Saanko ottaa vielä yhden?", "draw-count", "yes"),
    ("en", "", "Uncle Bernie swears the game goes back to 1971. Is he right for once?", "history", "yes"),
    ("sv", "", "Farbror svär på att spelet är från 1971. Har han rätt?", "history", "yes"),
    ("nb", "", "Har stoppkortet noe å si når vi bare er to?", "skip-two-players", "yes"),
    (
        "en",
        "mixed-stacking",
        "A +4 came at me, blue was called. I've a red +2. Can I add mine?",
        "stack-draw-two-on-wild-draw-four",
        "no",
    ),
]


@pytest.mark.parametrize(("language", "rules", "question", "topic", "verdict"), TOLD)
def test_topic_and_verdict(language: str, rules: str, question: str, topic: str, verdict: str) -> None:
    found = answer(question, ["official", *rules.split()], language)
    assert found.reading.topic == topic if topic else (found.reading.topic or "").startswith("jump-in")
    assert found.verdict == (verdict or "unspecified")


VALUES = [
    ("en", "official-112", "How many of those cards you may write your own rule on should there be?", "card-count", 3),
    ("fi", "official-112", "Montako niitä kortteja joihin saa kirjottaa oman säännön pitäis olla?", "card-count", 3),
    ("nb", "official-112", "Hvor mange sånne kort man kan skrive en egen regel på skal det være?", "card-count", 3),
    (
        "sv",
        "official-112",
        "Hur många såna där kort som man får skriva en egen regel på ska det finnas?",
        "card-count",
        3,
    ),
    (
        "en",
        "official-112",
        "I was left with the card that shuffles all hands. How many points is that?",
        "card-points",
        50,
    ),
    (
        "fi",
        "official-112",
        "Jäin kiinni kortti kädessä joka sekottaa kaikkien kädet. Montako pistettä siitä saa?",
        "card-points",
        50,
    ),
    (
        "nb",
        "official-112",
        "Jeg brant inne med kortet som stokker alle hendene. Hvor mange poeng gir det Vegard?",
        "card-points",
        50,
    ),
    ("sv", "official-112-start-cards", "Vad är jokern som blandar om allas händer värd?", "card-points", 40),
    ("en", "official", "what are the wilds worth in the new edition", "card-points", 50),
    ("fi", "official", "minkä arvosia jokerit on uudessa painoksessa", "card-points", 50),
    ("nb", "official", "hva er jokerne verdt i den nye utgaven", "card-points", 50),
    (
        "fi",
        "official",
        "Eka kortti pakasta oli villi nelosnosto. Mitäs sille tehdään",
        "start-card",
        "returned-and-replaced",
    ),
    (
        "nb",
        "official",
        "Det første kortet var villkortet med pluss fire. Hva nå?",
        "start-card",
        "returned-and-replaced",
    ),
    (
        "en",
        "official",
        "Can't go. What's the most cards I may have to draw before the turn passes on?",
        "draw-count",
        1,
    ),
    ("nb", "official", "Kan ikke legge. Hva er det meste jeg kan måtte trekke før turen går videre?", "draw-count", 1),
    ("fi", "official", "minkä ikäsenä tätä voi alkaa pelata", "age", 7),
    ("fi", "official", "minkäikäisille peli on tarkotettu", "age", 7),
    ("fi", "no-mercy", "monestako kortista putoo", "mercy-rule", 25),
    ("en", "no-mercy", "how many cards knock you out", "mercy-rule", 25),
    ("fi", "official", "Kuka voittaa ottelun?", "target-score", 500),
]


@pytest.mark.parametrize(("language", "rules", "question", "topic", "value"), VALUES)
def test_topic_and_value(language: str, rules: str, question: str, topic: str, value: int | str) -> None:
    found = answer(question, [rules], language)
    assert (found.reading.topic, found.verdict, found.value) == (topic, "value", value)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "15 cards for me, is that too many?"),
        ("fi", "15 korttia mulle, onko se liikaa?"),
        ("nb", "15 kort til meg, er det for mange?"),
        ("sv", "15 kort till mig, är det för många?"),
    ],
)
def test_cards_dealt_to_one(language: str, question: str) -> None:
    found = answer(question, ["official"], language)
    assert (found.reading.topic, found.verdict) == ("hand-size", "yes")
