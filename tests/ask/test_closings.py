"""A few words behind a story that have it judged: which they are, and whether they call it right or wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from unorules.ask import model
from unorules.ask.closings import bare, parted
from unorules.ask.language import LANGUAGES
from unorules.ask.read_closing import closing_of, judged_at_the_end, with_plain
from unorules.ask.read_deeds import plainest
from unorules.ask.read_features import frame
from unorules.bundled import folder


def closings(language: str) -> Any:
    path = Path(folder("locales")) / language / "questions" / "parts" / "closings.yaml"
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def test_a_question_is_parted_at_stops_commas_and_dashes() -> None:
    told = list(parted("She laid two 7s at once, he says that's fine – is he right?"))
    assert told == [
        ("She laid two 7s at once", "he says that's fine – is he right?"),
        ("She laid two 7s at once, he says that's fine", "is he right?"),
    ]
    assert list(parted("Is he right?")) == []


def test_a_name_is_as_good_as_any_other() -> None:
    assert bare("Is Peter right?") == bare("is NAN right".replace("NAN", "Ottie")) == "is name right"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_closing_is_listed_both_ways(language: str) -> None:
    listed = closings(language)
    said = {
        side: {bare(each) for kind in ("deed", "claim") for every in listed[kind][side].values() for each in every}
        for side in ("right", "wrong")
    }
    assert not said["right"] & said["wrong"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plainest_closings_are_those_that_are_read(language: str) -> None:
    plain = closings(language)["plain"]
    said = {kind: plainest(language, cue) for kind, cue in (("deed", "asks-plainly"), ("claim", "asks-if-true"))}
    assert {kind: text.rstrip("?").lower() for kind, text in plain.items()} == said


@pytest.mark.parametrize(
    ("language", "text", "words", "wrong"),
    [
        ("en", "Mum laid two 7s at once. Is that kosher?", "Is that kosher?", False),
        ("en", "He says a skip can be challenged. Is he making that up?", "Is he making that up?", True),
        ("en", "I put my +2 on his, was I out of order", "was I out of order", True),
        ("fi", "Serkku sanoo että plussia saa ketjuttaa. Valehteliko se?", "Valehteliko se?", True),
        ("fi", "Löin kaksi seiskaa kerralla, meniks oikein", "meniks oikein", False),
        ("nb", "Dama mi sier hun kan sende +2-en tilbake. Tar hun feil?", "Tar hun feil?", True),
        ("nb", "Jeg la to sjuere på en gang. Er det innafor?", "Er det innafor?", False),
        ("sv", "Hon la två sjuor samtidigt. Har hon rätt?", "Har hon rätt?", False),
        ("sv", "Jag la min +2 på hans. Bröt jag mot reglerna?", "Bröt jag mot reglerna?", True),
    ],
)
def test_what_judges_is_known_and_which_way(language: str, text: str, words: str, wrong: bool) -> None:
    found = closing_of(text, language)
    assert found is not None
    assert (found.words, found.wrong) == (words, wrong)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "He laid a +4 on me. How many do I draw?"),
        ("en", "I drew one and it fits. Can I lay it?"),
        ("fi", "Sain plus nelosen. Montako mun pitää nostaa?"),
        ("nb", "Hun la en +4. Hvor mange kort må jeg trekke?"),
        ("sv", "Låg på 412 sen förut och drog in 77. Har jag vunnit hela spelet?"),
        ("sv", "Kalle drog två. Hur många ska jag ta upp?"),
    ],
)
def test_what_asks_for_anything_else_is_no_closing(language: str, text: str) -> None:
    assert closing_of(text, language) is None


@pytest.mark.parametrize(
    ("text", "plain", "wrong"),
    [
        ("She laid two 7s at once. Was that a foul?", "She laid two 7s at once. Is that allowed?", True),
        ("Mum says you may lay two. Is she having me on?", "Mum says you may lay two. Is that right?", True),
        ("Mum says you may lay two. Is she right?", "Mum says you may lay two. Is that right?", False),
    ],
)
def test_it_is_read_as_if_the_plainest_stood_there(text: str, plain: str, wrong: bool) -> None:
    judged = judged_at_the_end(frame(text, "en", model.lexicon("en")))
    assert judged is not None
    assert (judged[0].text, judged[1]) == (plain, wrong)


def test_the_plainest_stays_as_it_is() -> None:
    text = with_plain("She laid two 7s at once", "en", claimed=False)
    assert judged_at_the_end(frame(text, "en", model.lexicon("en"))) is None
