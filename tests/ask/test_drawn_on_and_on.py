"""Whether drawing goes on, told by somebody and doubted by an echo."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    ("Yks nostettu eikä sovi. Porukka huutaa että nostat kunnes löytyy. Onko pakko?", "official", "no"),
    ("Trakk ett som ikke går. Alle roper at jeg må fortsette å trekke til det passer. Må jeg?", "official", "no"),
    ("Drog ett som inte går. Alla skriker att jag ska dra tills det passar. Måste jag det?", "official", "no"),
    (
        "Couldn't go, drew one, still nowt. Gaz says I've to keep drawing til something fits. Do I heck?",
        "official",
        "no",
    ),
    ("Had nothing and drew one. Sis wants me to go on drawing till I can play. Must I?", "official", "no"),
    ("Bea says we carry on drawing until one goes. Surely not?", "official", "no"),
    (
        "Couldn't go, drew one, still nowt. Gaz says I've to keep drawing til something fits. Do I?",
        "draw-until-playable",
        "yes",
    ),
    (
        "Ei käyny mikään, nostin yhen, ei vieläkään. Gösta sanoo että pitää nostaa niin kauan ku joku käy. Pitääkö muka?",
        "official",
        "no",
    ),
    (
        "Nostin yhen eikä sekään käy. Siskon mielestä mun pitää jatkaa nostamista kunnes joku käy. Täytyykö?",
        "official",
        "no",
    ),
    (
        "Kunne ikke legge, trakk ett, fortsatt ingenting. Geir sier jeg må trekke til noe passer. Må jeg vel ikke?",
        "official",
        "no",
    ),
    (
        "Trakk et kort som ikke passet. Søstera mi vil at jeg skal trekke videre til jeg kan legge. Må jeg det?",
        "official",
        "no",
    ),
    (
        "Kunde inte lägga, drog ett, fortfarande inget. Gösta säger att jag måste dra tills nåt passar. Måste jag det?",
        "official",
        "no",
    ),
    (
        "Drog ett kort som inte passade. Syrran vill att jag fortsätter dra tills jag kan lägga. Måste jag?",
        "official",
        "no",
    ),
]


@pytest.mark.parametrize(("question", "rules", "wanted"), ASKED)
def test_an_echo_doubts_what_was_said_before_it(question: str, rules: str, wanted: str) -> None:
    """A bare "do I?" asks of the sentence before it."""
    found = answer(question, rules.split(","))
    verdict, _, value = wanted.partition(":")
    assert found.verdict == verdict
    assert not value or str(found.value) == value
