"""Told who acted and who noticed, in what order: whether whoever forgot UNO can still be made to pay."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    ("language", "verdict", "story"),
    [
        (
            "en",
            "no",
            "Player B had already played before anyone noticed that A never called uno. Can A still be penalised?",
        ),
        ("en", "yes", "Sam forgot uno and the next one has gone already. Is it too late to make him draw?"),
        (
            "en",
            "yes",
            "Kit forgot to say uno, we spotted it before the next person had touched a card. Does he draw two?",
        ),
        ("en", "yes", "I caught her straight away, nobody had played yet. Must she take two?"),
        ("en", "no", "The next guy had drawn his card before I yelled that Leo forgot uno. Can Leo still be punished?"),
        ("en", "no", "If the next player draws before anybody notices I forgot uno, can I still be punished?"),
        ("en", "yes", "I noticed that Ben forgot uno before the next player drew. Does Ben pay?"),
        (
            "en",
            "no",
            "We only noticed once the next player had laid her card. Does he still get the penalty for not saying uno?",
        ),
        ("fi", "yes", "Leo ei sanonut unoa ja seuraava on jo lyönyt. Onko liian myöhäistä rankaista Leoa?"),
        (
            "fi",
            "yes",
            "Väinö unohti unon, mutta huomasin sen ennen kuin seuraava ehti tehdä mitään. Saako Väinö sakkokortit?",
        ),
        (
            "fi",
            "no",
            "Naapuri oli jo aloittanut vuoronsa kun huomasimme, ettei Meeri sanonut unoa. Voiko Meeriä enää sakottaa?",
        ),
        ("fi", "yes", "Onko myöhäistä vaatia Kallelta sakkoa unohdetusta unosta, kun seuraava on jo nostanut?"),
        ("fi", "no", "Huomasin vasta kun seuraava oli jo nostanut, että Mikko ei sanonut unoa. Saako Mikko sakon?"),
        ("fi", "yes", "Huomasin Saaran unohtaneen unon ennen kuin seuraava pelasi. Joutuuko Saara nostamaan?"),
        (
            "nb",
            "no",
            "Spiller A la nest siste kort uten å si UNO. B trakk et kort. Først da sa C fra. Må A ta straffekort?",
        ),
        (
            "nb",
            "no",
            "Guro glemte å si uno, og nestemann hadde allerede lagt før noen merket det. Kan hun fortsatt straffes?",
        ),
        ("nb", "yes", "Ola glemte uno, men jeg så det før neste hadde rørt kortene. Må han trekke to?"),
        ("nb", "no", "Neste spiller hadde alt trukket da vi oppdaget at Nora ikke sa uno. Får Nora fortsatt straff?"),
        (
            "nb",
            "no",
            "Først etter at Per hadde begynt turen sin så vi at Lise ikke hadde sagt uno. Må Lise trekke to likevel?",
        ),
        ("nb", "yes", "Vi oppdaget at Kim glemte uno før nestemann trakk. Må Kim ta straffen?"),
        ("nb", "yes", "Nestemann har alt lagt. Er det for seint å kreve straff av Tor som glemte uno?"),
        ("nb", "no", "Nestemann rakk å legge før noen oppdaget at Tor glemte uno. Må Tor ta straffekort?"),
        ("sv", "yes", "Måns glömde uno men jag såg det innan nästa hade hunnit röra sina kort. Måste han dra två?"),
        ("sv", "yes", "Kalle sa inte uno och nästa har redan lagt. Är det för sent att straffa Kalle?"),
        (
            "sv",
            "no",
            "Först när Bosse hade börjat sin tur upptäckte vi att Stina inte sagt uno. Får Stina ändå straff?",
        ),
        ("sv", "no", "B drog ett kort och först därefter ropade C att A glömt uno. Måste A ta två kort?"),
        ("sv", "yes", "Vi märkte att Kim glömde uno innan nästa drog. Måste Kim ta straffet?"),
        ("sv", "no", "Nästa hann dra ett kort innan nån märkte att Bo glömde uno. Måste Bo ta två kort?"),
        ("sv", "yes", "Nästa spelare hade redan dragit. Är det försent att kräva att Bo tar straffkort för glömt uno?"),
    ],
)
def test_a_story_tells_whether_it_was_too_late(language: str, verdict: str, story: str) -> None:
    assert answer(story, ["official"], language).verdict == verdict
