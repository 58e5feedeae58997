"""Opinions put as questions about rules: no rule tells what is fairer, more fun, or kind."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    "oisko teistä reilumpaa jos plusnelosia ei ois ollenkaan",
    "Eikö olis reilumpaa jos kaikki sais saman verran kortteja?",
    "Onko ilkeetä lyödä plusnelonen omalle mummolle?",
    "Oisko kivempi jos pluskakkosia ei ois?",
    "Pitäisikö teidän mielestä plusnelonen kieltää kokonaan?",
    "Onko törkeää haastaa oma vaimo?",
    "wouldn't it be fairer if there were no draw fours at all",
    "Is it mean to play a draw four on my grandma?",
    "Wouldn't the game be nicer without the skip cards?",
    "Would it be more fair if everybody drew two at the start?",
    "Is it nasty to challenge your own wife?",
    "Do you think it would be better if you could stack?",
    "hadde det ikke vært mer rettferdig om pluss fire ikke fantes",
    "Er det slemt å legge pluss fire på bestemor?",
    "Ville det ikke vært bedre om man kunne stable?",
    "Hadde det vært morsommere uten stoppkort?",
    "Er det stygt gjort å utfordre sin egen kone?",
    "Synes dere det burde være færre jokere i kortstokken?",
    "vore det inte rättvisare om det inte fanns några plus fyra",
    "Är det taskigt att lägga en plus fyra på mormor?",
    "Skulle det inte vara roligare utan stoppkort?",
    "Är det elakt att utmana sin egen fru?",
    "Tycker ni att det vore bättre om man fick stapla?",
    "Hade det inte varit schystare om alla fick dra två?",
    "Olisko peli jännempi jos jokereita ois enemmän?",
    "Onks se häijyä lyödä plusnelonen lapselle?",
    "Is it rude to call uno really loudly?",
    "Wouldn't it be kinder to leave out the +4s with small kids?",
    "Ville det vært jevnere om alle fikk fem kort?",
    "Er det frekt å legge +4 på en unge?",
    "Vore det roligare om man fick byta kort?",
    "Är det inte taskigt att lägga +4 på ett barn?",
]


@pytest.mark.parametrize("question", ASKED)
def test_what_is_fairer_or_kind_no_rule_tells(question: str) -> None:
    """Such a question is of the game, and yet of no rule."""
    assert answer(question, ["official"]).status == "out-of-scope"
