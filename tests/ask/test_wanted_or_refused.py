"""What somebody demands, refuses or strikes out, and a bare question behind it."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    "question, rules, verdict",
    [
        ("Ordinary Uno, nothing added. My niece played a 7 and demands my hand. Do I have to give it?", "", "no"),
        ("She laid a 7 and wants my cards. We never talked about that. Can I keep mine?", "", "yes"),
        ("Had to play a 7 but I've a lovely hand. Any way I can say no thanks to the swap?", "seven-o", "no"),
        ("Vanlig Uno uten noe ekstra. Tantebarnet la en 7-er og krever at vi bytter kort. Må jeg?", "", "no"),
        ("Hun la en sjuer og vil ha korta mine. Vi har ikke snakka om noe sånt. Kan jeg beholde mine?", "", "yes"),
        ("Kan man takke nei til byttet når noen legger en 7-er?", "seven-o", "no"),
        ("Vanligt Uno, inget avtalat. Systerdottern lade en sjua och kräver att vi byter händer. Måste jag?", "", "no"),
        ("Hon lade en sjua och vill ha mina kort. Vi har inte pratat om nåt sånt. Får jag behålla mina?", "", "yes"),
        (
            "Jonna tog två för den röda +2:an och stod över. Nu är det Alis tur, han vill lägga en blå +2 på den "
            "röda. Kan man neka honom det?",
            "",
            "no",
        ),
        (
            "Tavallinen Uno, ei mitään sovittua. Siskontyttö löi seiskan ja vaatii että vaihdetaan kädet. Onko pakko?",
            "",
            "no",
        ),
        ("Se löi seiskan ja haluaa mun kortit. Tällaisesta ei oo puhuttu mitään. Saanko pitää omani?", "", "yes"),
        ("Pelataan seven-o:lla. Voiko vaihdosta kieltäytyä kun itse lyö seiskan?", "", "no"),
    ],
)
def test_hands_and_plays_demanded_or_refused(question: str, rules: str, verdict: str) -> None:
    assert answer(question, ["official", *rules.split()]).verdict == verdict


@pytest.mark.parametrize(
    "question, rules, verdict",
    [
        ("Dad voids my win because it was a reverse. Does he get to?", "", "no"),
        ("I went out, then they noticed I'd never said Uno. They want my win scrapped. Is it?", "", "no"),
        ("Pappa underkjenner seieren min fordi jeg la et snu-kort sist. Får han lov til det?", "", "no"),
        ("Jeg gikk ut og så oppdaga de at jeg ikke hadde sagt Uno. Blir seieren annullert?", "", "no"),
        ("Pappa ogiltigförklarar min vinst för att jag slutade på en vändare. Har han rätt att göra det?", "", "no"),
        ("Jag gick ut och först sedan märkte de att jag glömt säga Uno. Ryker vinsten?", "", "no"),
        ("Isä mitätöi voittoni koska viimeinen korttini oli suunnanvaihto. Onko hänellä oikeus siihen?", "", "no"),
        ("Menin ulos ja vasta sitten huomattiin etten sanonut Unoa. Perutaanko voittoni?", "", "no"),
    ],
)
def test_a_win_that_stands_cannot_be_struck_out(question: str, rules: str, verdict: str) -> None:
    assert answer(question, ["official", *rules.split()]).verdict == verdict


@pytest.mark.parametrize(
    "question, rules, verdict",
    [
        ("I put a +4 on Ann's +4, told Raj to pick up eight. He refuses. Is he in the right?", "", "yes"),
        ("Jeg la +4 på Annes +4 og ba Raj ta åtte. Han nekter. Har han rett i det?", "", "yes"),
        ("Jag lade +4 på Annas +4 och sa åt Raj att ta åtta. Han vägrar. Har han rätt i det?", "", "yes"),
        ("Löin +4:n Annan +4:n päälle ja käskin Rajn nostaa kahdeksan. Hän kieltäytyy. Onko hän oikeassa?", "", "yes"),
        (
            "Halfway through the round Frank decided that noughts pass all hands round. Just like that. Does he "
            "have the right to do that?",
            "",
            "no",
        ),
        (
            "Midt i runden bestemte Frank at nuller sender rundt alle hendene. Bare sånn. Har han rett til å gjøre det?",
            "",
            "no",
        ),
        (
            "Mitt i omgången bestämde Frank att nollor skickar runt alla händer. Bara sådär. Har han rätt att göra det?",
            "",
            "no",
        ),
        (
            "Kesken kierroksen Frank päätti että nollat kierrättävät kaikki kädet. Noin vain. Onko hänellä oikeus tehdä niin?",
            "",
            "no",
        ),
    ],
)
def test_who_refuses_a_stack_or_adds_a_rule_is_judged(question: str, rules: str, verdict: str) -> None:
    assert answer(question, ["official", *rules.split()]).verdict == verdict
