"""Who stands how to a deed: a misdeed asked about, a refusal or an objection judged, whatever bars it, and plain "may I?"."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

STANCES = [
    ("I threw a +2 on Ann's +2 and told Raj to take four. He refuses. Is he within his rights?", "", "yes"),
    ("Per la +2 oppå min +2 og vil at Kari skal ta fire. Hun nekter. Har hun rett?", "", "yes"),
    ("Kalle la +2 på min +2 och vill att Stina ska ta fyra. Hon vägrar. Gör hon rätt?", "", "yes"),
    ("Iskin plus kakkosen toisen päälle ja Leena kieltäytyy nostamasta neljää. Onko Leena oikeassa?", "", "yes"),
    ("She put down two sevens at once. We said no. Was that right of us?", "multi-play", "no"),
    ("Yngstemann hadde to sjuere og la begge på én gang. Vi sa nei. Var det riktig av oss?", "multi-play", "no"),
    ("Maja la tre femmor på en gång och vi lät henne inte. Var det korrekt av oss?", "", "yes"),
    ("Liisa löi kolme vitosta kerralla ja me ei hyväksytty sitä. Tehtiinkö oikein?", "", "yes"),
    ("I drew a card that fitted and laid it. Ron protests. Has he got grounds?", "", "no"),
    ("Jeg trakk et kort som passet og la det med en gang. Bestefar protesterer. Har han grunn til det?", "", "no"),
    ("Jag drog ett kort som passade och la det på en gång. Farfar protesterar. Har han skäl till det?", "", "no"),
    ("Nostin kortin, se kävi ja löin sen heti. Ukki protestoi. Onko sillä aihetta?", "", "no"),
    ("Two of us left. She laid a reverse and played again at once. Was she cheating?", "", "no"),
    ("Bare Ola og jeg spiller. Han la snu og spilte på nytt med én gang. Jukset han?", "", "no"),
    (
        "Det är bara jag och Nisse som spelar. Jag la en vändning och körde igen. Nisse kallar det fusk. Har han fel?",
        "",
        "yes",
    ),
    ("Kaksistaan pelattiin ja löin suunnanvaihdon, sit heti perään uuden kortin. Huijasinko mä?", "", "no"),
    ("Drew a card, then played a different one I already had. Nan says I can't do that. Am I in the wrong?", "", "yes"),
    ("Father-in-law put a +2 on me and I put my +2 on it. Is he right that I couldn't do that?", "", "yes"),
    ("Svigerfar la +2 på meg og jeg sendte min egen +2 videre. Har han rett i at jeg ikke kunne gjøre det?", "", "yes"),
    ("Svärfar la +2 på mig och jag skickade min egen +2 vidare. Har han rätt i att jag inte fick göra så?", "", "yes"),
    ("Löin oman plus kakkoseni Artun plus kakkosen päälle. Onko se oikeassa siinä etten saanut tehdä niin?", "", "yes"),
]

OBJECTIONS = [
    ("La rød femmer på blå femmer og ble buet ut. Hadde de noen grunn til det?", "", "no"),
    ("La en röd femma på en blå femma och blev utbuad. Hade de någon anledning till det?", "", "no"),
    ("Put a red 5 on a blue 5 and got booed. Had they any reason to boo?", "", "no"),
    ("Löin sinisen vitosen punaisen vitosen päälle ja muut nurisi. Oliko siihen aihetta?", "", "no"),
    ("Would anyone be entitled to complain if I put a wild down while I still had a red that fits?", "", "no"),
    ("Jeg la joker og sa rødt, og det var rødt fra før. Har noen rett til å klage?", "", "no"),
    ("Jag la en joker och valde gult fast det redan var gult. Kan någon invända mot det?", "", "no"),
    ("Löin jokerin ja valitsin sinisen, vaikka se oli jo sininen. Saako joku siitä valittaa?", "", "no"),
    ("She took the top card of the discard pile. Was I wrong to stop her?", "", "no"),
    ("Hun tok øverste kort fra kastebunken i stedet for å trekke. Gjorde jeg galt i å stoppe henne?", "", "no"),
    (
        "Hon plockade det översta kortet ur slänghögen istället för att dra. Gjorde jag fel som stoppade henne?",
        "",
        "no",
    ),
    ("Could anything stop me from ending on a wild?", "", "no"),
    ("any rule against taking the top discard instead of drawing?", "", "yes"),
    ("Er det noe i veien for å legge joker når jeg har en blå som passer?", "", "no"),
    ("Finns det något hinder för att lägga en joker när man har en grön som passar?", "", "no"),
    ("Onko jotain estettä lyödä jokeri, vaikka mulla ois käypä punainen kortti?", "", "no"),
    ("A +4 came at me and I've a +4 of my own. Would it be out of order to put mine on top?", "progressive", "no"),
    ("Is there anything to stop us having rules of our own if we all agree before the deal?", "", "no"),
    (
        "Jeg har ingen grønne, men en vanlig joker ved siden av +4. Gjør jokeren at jeg ikke kan legge +4 på grønn 6?",
        "",
        "no",
    ),
]

FREEDOMS = [
    ("I'd nothing to play, so I drew, and it fits. Have I any choice about laying it?", "official-112-blank", "no"),
    ("Hadde ikke noe å legge så jeg måtte trekke, og fikk et kort som passer. Kan jeg beholde det?", "no-mercy", "no"),
    ("Drew till I got a yellow 3, which fits. I'd sooner keep it for later. Is that allowed?", "no-mercy", "no"),
    ("I had drawn the four already when I thought of challenging. Was I too late?", "", "yes"),
    ("Ehdin jo nostaa ne neljä ja sit vasta tuli mieleen haastaa. Myöhästyinkö?", "", "yes"),
    ("Jeg hadde allerede trukket de fire da jeg ville utfordre. Var jeg for sent ute?", "", "yes"),
    ("Jag hade redan dragit fyra kort när jag ville ifrågasätta. Är det för sent då?", "", "yes"),
    (
        "Seppo löi mulle +4 ja mä haastoin, mut se ei suostu näyttämään kättään. Onko sen pakko?",
        "free-wild-draw-four",
        "no",
    ),
]


@pytest.mark.parametrize("question, rules, verdict", [*STANCES, *OBJECTIONS, *FREEDOMS])
def test_a_judgement_is_of_whoever_it_names(question: str, rules: str, verdict: str) -> None:
    base = () if rules.startswith(("official", "no-mercy")) else ("official",)
    assert answer(question, [*base, *rules.split()]).verdict == verdict


@pytest.mark.parametrize(
    "question",
    [
        "A yellow 8 lies there. I hold a red 8, a blue 2 and a +4. Can I honestly lay that +4 although the 8 would do?",
        "Pöydällä keltainen kasi. Mulla on punainen kasi, sininen kakkonen ja +4. Saanko lyödä sen nelosen, vaikka kasikin kävis?",
        "Det ligger gul 8. Jeg har rød 8, blå 2 og +4. Kan jeg legge +4-en selv om åtteren også passer?",
        "Det ligger en gul 8. Jag har röd 8, blå 2 och +4. Får jag lägga +4:an fast åttan också passar?",
    ],
)
def test_a_plain_may_question_is_never_asked_back(question: str) -> None:
    assert answer(question, ["official"]).verdict == "yes"
