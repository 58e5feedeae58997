"""Words, concepts and cards: what a question is made of before anything is understood."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from unorules.ask import model
from unorules.ask.language import LANGUAGES
from unorules.ask.lexicon import Lexicon, compile_lexicon, from_shipped, lend
from unorules.ask.read_features import frame
from unorules.ask.words import fold, tokens
from unorules.bundled import folder

LOCALES = folder("locales")


def lexicon_of(concepts: dict[str, str], language: str = "en") -> Lexicon:
    return from_shipped(compile_lexicon(concepts, language))


def concepts(lexicon: Lexicon, text: str, language: str = "en") -> list[str]:
    return [mark.concept for mark in lexicon.marks(tokens(text, language))]


@example("\ufe70", "fi")  # a mark for vowels that stands alone
@given(st.text(max_size=200), st.sampled_from((*LANGUAGES, "")))
def test_any_text_has_tokens(text: str, language: str) -> None:
    assert all(token.folded for token in tokens(text, language) if token.kind == "word")


def test_plus_numbers_notation_and_endings_are_told_apart() -> None:
    found = [(token.kind, token.folded, token.tail) for token in tokens("W+4 y5:n +4:n päälle, 7-0 ja 8:lla?", "fi")]
    assert ("card", "W+4", "") in found
    assert ("plus", "+4", "n") in found
    assert ("pair", "7-0", "") in found
    assert ("number", "8", "lla") in found


@pytest.mark.parametrize(
    ("written", "meant", "language"),
    [("FÅR", "far", "sv"), ("blaa", "blå", "nb"), ("øverst", "överst", "nb"), ("sooooo", "soo", "en")],
)
def test_folding_makes_the_ways_of_writing_a_word_one(written: str, meant: str, language: str) -> None:
    assert fold(written, language) == fold(meant, language)


def test_the_longest_phrase_wins_and_stems_stand_for_all_their_words() -> None:
    lexicon = lexicon_of({"draw": "draw", "draw-pile": "draw pile*", "lay": "play*"})
    assert concepts(lexicon, "playing from the draw piles, draw") == ["lay", "draw-pile", "draw"]


def test_a_word_written_with_its_marks_means_just_that_word() -> None:
    lexicon = lexicon_of({"say": "sa", "then": "så"}, "nb")
    assert concepts(lexicon, "så", "nb") == ["then"]
    assert concepts(lexicon, "sa", "nb") == ["say", "then"]


def test_a_slip_of_the_pen_is_put_right_only_where_the_word_is_strange() -> None:
    shipped = {**compile_lexicon({"challenge": "challenge*"}, "en"), "known": "challenge channel"}
    lexicon = from_shipped(shipped)
    mended = lexicon.mended(tokens("chalenge channel"))
    assert [token.folded for token in mended] == ["challenge", "channel"]


def test_only_words_that_mean_nothing_of_ones_own_are_borrowed() -> None:
    own = compile_lexicon({"may": "kan", "stack": "stapl*"}, "sv")
    assert lend({"challenge": "challenge, stapling", "may": "may"}, own, "sv") == {"challenge": "challenge"}


@pytest.mark.parametrize("file", ["lexicon", "cues"])
def test_every_language_knows_the_same_concepts(file: str) -> None:
    known = {
        language: set(yaml.safe_load((LOCALES / language / f"{file}.yaml").read_text(encoding="utf-8")))
        for language in LANGUAGES
    }
    assert {language: found ^ known["en"] for language, found in known.items()} == {each: set() for each in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_lexicon_is_that_of_the_file(language: str) -> None:
    """Run ``python -m unorules.ask.train`` after a change to a lexicon."""
    written = yaml.load(Path(LOCALES / language / "lexicon.yaml").read_text(encoding="utf-8"), Loader=yaml.CBaseLoader)
    shipped = model.of_language(language).header["lexicon"]
    for part, entries in compile_lexicon(written, language).items():
        for head, lines in entries.items():
            assert shipped[part][head].startswith(lines), head


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_cues_are_those_of_the_file(language: str) -> None:
    """Run ``python -m unorules.ask.train --cues`` after a change to the cues."""
    written = yaml.load(Path(LOCALES / language / "cues.yaml").read_text(encoding="utf-8"), Loader=yaml.CBaseLoader)
    assert model.of_language(language).header["lexicon"]["cues"] == compile_lexicon(written, language)


def test_a_cue_hides_no_other() -> None:
    cues = compile_lexicon({"keep": "hang on", "hang": "hang, on", "fine": "fi*"}, "en")
    lexicon = from_shipped({"whole": {}, "stems": {}, "cues": cues})
    found = [(mark.concept, mark.start, mark.end) for mark in lexicon.cued(tokens("hang on finely"))]
    assert sorted(found) == [("fine", 2, 3), ("hang", 0, 1), ("hang", 1, 2), ("keep", 0, 2)]


@pytest.mark.parametrize(
    ("language", "text", "cards"),
    [
        ("fi", "vihreä kahdeksikko ja punaisen plus kakkosen", ["g8", "r+2"]),
        ("fi", "kolme seiskaa", ["7"]),
        ("nb", "en rød sjuer, grønn stå over og joker", ["r7", "gS", "wild"]),
        ("sv", "blå femman på gul 8", ["b5", "y8"]),
        ("sv", "ett vändkort och en plusfyra", ["reverse", "wild-draw-four"]),
        ("en", "I hold blue 5, a red skip and W+4", ["b5", "rS", "wild-draw-four"]),
        ("en", "a skip of green", ["gS"]),
        ("en", "do I draw two cards?", []),
        ("en", "can a draw two go on it?", ["draw-two"]),
    ],
)
def test_cards_are_read_as_people_name_them(language: str, text: str, cards: list[str]) -> None:
    assert [card.card for card in frame(text, language, model.lexicon(language)).cards] == cards


def test_cards_are_counted() -> None:
    seen = frame("two red skips and three +2s", "en", model.lexicon("en"))
    assert [(card.card, card.count) for card in seen.cards] == [("rS", 2), ("draw-two", 3)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fi", "saako +4:n laittaa +2:n päälle"),
        ("fi", "+2:n päälle +4, käykö"),
        ("nb", "kan jeg legge pluss fire på en pluss to"),
        ("sv", "får man svara på en dra två med en dra fyra"),
        ("en", "can I put my +4 on top of a draw two"),
        ("en", "she plays a +2 on me, can I throw a +4"),
    ],
)
def test_who_lies_on_whom_is_told_from_the_words_between(language: str, text: str) -> None:
    told = frame(text, language, model.lexicon(language)).roles
    assert told.card is not None and told.on is not None
    assert (told.card.kind, told.on.kind) == ("wild-draw-four", "draw-two")
