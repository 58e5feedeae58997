""" "Is it wrong not to …?", "there's no harm in not …", "must I …?": whether a deed must be done, however it is asked."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

NOTHING: tuple[str, ...] = ()

SO = [
    ("en", NOTHING, "There's no harm in not challenging, right?"),
    ("en", NOTHING, "Surely I needn't play the drawn card?"),
    ("en", NOTHING, "Does the challenged player have to show his cards?"),
    ("en", ("progressive",), "There's nothing wrong in not stacking my +2, is there?"),
    ("fi", NOTHING, "Eihän siinä mitään pahaa ole, jos olen haastamatta?"),
    ("fi", NOTHING, "Enhän riko sääntöjä, jos pidän nostamani kortin?"),
    ("fi", NOTHING, "Ei kai mun tarvii lyödä nostettua korttia?"),
    ("fi", NOTHING, "Pitääkö haastetun näyttää korttinsa?"),
    ("nb", NOTHING, "Jeg bryter vel ingen regler hvis jeg beholder kortet jeg trakk?"),
    ("nb", NOTHING, "Jeg må vel ikke legge kortet jeg trakk?"),
    ("nb", NOTHING, "Må den som blir utfordret vise kortene sine?"),
    ("sv", NOTHING, "Det gör väl inget om jag låter bli att utmana?"),
    ("sv", NOTHING, "Jag bryter väl inte mot reglerna om jag behåller kortet jag drog?"),
    ("sv", NOTHING, "Jag måste väl inte lägga kortet jag drog?"),
    ("sv", NOTHING, "Måste den som blir utmanad visa sina kort?"),
]

NOT_SO = [
    ("en", NOTHING, "Is it a mistake not to challenge a draw four?"),
    ("en", NOTHING, "Is it cheating not to play the card I drew?"),
    ("en", NOTHING, "Isn't it forbidden not to play the drawn card?"),
    ("en", NOTHING, "Do I have to skip my turn if none of my cards goes?"),
    ("en", NOTHING, "Must I lay my cards open for everyone when challenged?"),
    ("en", ("progressive",), "Need I answer a +2 with my own +2?"),
    ("fi", NOTHING, "Onko virhe olla haastamatta plus nelosta?"),
    ("fi", NOTHING, "Onko huijausta jättää nostettu kortti lyömättä?"),
    ("fi", NOTHING, "Eikö ole kiellettyä olla lyömättä nostettua korttia?"),
    ("fi", NOTHING, "Onko mun pakko jättää vuoro väliin kun mikään kortti ei käy?"),
    ("fi", NOTHING, "Pitääkö kaikille näyttää kortit kun haastetaan?"),
    ("fi", ("progressive",), "Tarviiko plus kakkoseen vastata omalla plus kakkosella?"),
    ("nb", NOTHING, "Er det en feil å ikke utfordre en pluss fire?"),
    ("nb", NOTHING, "Er det juks å ikke legge kortet man trakk?"),
    ("nb", NOTHING, "Er det ikke forbudt å la være å legge det trukne kortet?"),
    ("nb", NOTHING, "Må jeg stå over hvis ingen av kortene passer?"),
    ("nb", NOTHING, "Må jeg vise kortene til alle når jeg blir utfordret?"),
    ("nb", ("progressive",), "Behøver jeg å svare på en +2 med min egen +2?"),
    ("sv", NOTHING, "Är det fusk att inte lägga kortet man drog?"),
    ("sv", NOTHING, "Är det inte förbjudet att låta bli att lägga det dragna kortet?"),
    ("sv", NOTHING, "Måste jag stå över om inget av korten passar?"),
    ("sv", NOTHING, "Måste jag visa korten för alla när jag blir utmanad?"),
    ("sv", ("progressive",), "Behöver jag svara på en +2 med min egen +2?"),
]


@pytest.mark.parametrize(("language", "rules", "question"), SO)
def test_the_denial_or_the_duty_holds(language: str, rules: tuple[str, ...], question: str) -> None:
    assert answer(question, rules, language).verdict == "yes"


@pytest.mark.parametrize(("language", "rules", "question"), NOT_SO)
def test_nothing_makes_a_duty_of_it(language: str, rules: tuple[str, ...], question: str) -> None:
    assert answer(question, rules, language).verdict == "no"
