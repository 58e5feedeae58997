"""Words in a row as typed into a search box, what a card is for, and what it costs."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    "question, rules, value",
    [
        ("wild draw six points value no mercy", "no-mercy", "50"),
        ("reverse card uno point value", "official", "20"),
        ("hoppa över alla-kortet no mercy poängvärde", "no-mercy", "20"),
        ("vändkort uno poängvärde", "official", "20"),
        ("kast alle-kortet no mercy poengverdi", "no-mercy", "20"),
        ("stoppkort uno poengverdi", "official", "20"),
        ("heitä kaikki kortti no mercy pistearvo", "no-mercy", "20"),
        ("ohituskortti uno pistearvo", "official", "20"),
    ],
)
def test_a_card_and_the_word_for_points_ask_what_it_counts(question: str, rules: str, value: str) -> None:
    assert str(answer(question, rules.split()).value) == value


@pytest.mark.parametrize(
    "question, rules, verdict",
    [
        ("lowest score wins uno scoring explained", "official", "explain"),
        ("lägst poäng vinner uno förklaring", "official", "explain"),
        ("lavest poeng vinner uno forklaring", "official", "explain"),
        ("pienin pistemäärä voittaa uno selitys", "official", "explain"),
    ],
)
def test_an_account_wanted_is_given(question: str, rules: str, verdict: str) -> None:
    assert answer(question, rules.split()).verdict == verdict


@pytest.mark.parametrize(
    "question, topic",
    [
        ("penalty for playing out of turn uno", "conduct"),
        ("uno straff spela i fel tur", "conduct"),
        ("straff for å spille utenfor tur uno", "conduct"),
        ("rangaistus vuorotta pelaamisesta uno", "conduct"),
    ],
)
def test_a_penalty_for_playing_out_of_turn_is_manners(question: str, topic: str) -> None:
    assert answer(question, ["official"]).reading.topic == topic


@pytest.mark.parametrize(
    "question, rules, topic",
    [
        ("These cards with nowt on 'em, what are they for?", "official-112-blank", "card-effect"),
        ("De tomma korten, vad ska man ha dem till?", "official-112-blank", "card-effect"),
        ("De helhvite kortene, hva skal de brukes til?", "official-112-blank", "card-effect"),
        ("Ne tyhjät kortit, mitä varten ne on?", "official-112-blank", "card-effect"),
    ],
)
def test_what_a_blank_is_for_is_what_it_does(question: str, rules: str, topic: str) -> None:
    assert answer(question, rules.split()).reading.topic == topic


@pytest.mark.parametrize(
    "question, rules, value",
    [
        ("I dropped a +4 on our Kev, what's the damage?", "official", "4"),
        ("Jag la en +4 på Lasse, vad blir smällen?", "official", "4"),
        ("La en pluss to på Geir, hva blir skaden?", "official", "2"),
        ("Lyön plusnelosen Karille, paljonko se kirpaisee?", "official", "4"),
    ],
)
def test_the_damage_is_what_the_card_costs(question: str, rules: str, value: str) -> None:
    assert str(answer(question, rules.split()).value) == value
