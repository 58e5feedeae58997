"""`unorules which`: the rules of a box, from the words on the command line."""

from __future__ import annotations

import json

import pytest

from unorules.ask.reply import answer
from unorules.cli import exits
from unorules.cli.app import main
from unorules.cli.which import kinds_named
from unorules.engine.cards import Kind
from unorules.rulebook.boxes import boxes
from unorules.rulebook.model import LANGUAGES


def run(*given: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["which", *given])
    return int(ended.value.code or 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_anything_told_all_are_listed(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--lang", language) == exits.OK
    out = capsys.readouterr().out
    assert all(box.edition in out for box in boxes())


def test_a_box_tells_its_start_cards_and_how_to_keep_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--leaflet", "W2087", "--lang", "en") == exits.OK
    out = capsys.readouterr().out
    assert "112 cards." in out
    assert out.index("start_card.draw_two") < out.index("uno.call")
    assert "unorules default official-112 makes them the default." in out


def test_several_that_fit_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--has", "shuffle-hands", "--lang", "en", "--cards", "112") == exits.OK
    out = capsys.readouterr().out
    assert "2 boxes fit." in out
    assert "Plays by the same rules as the classic pack." in out


def test_machines_get_an_object_a_box(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--has", "blank", "--json") == exits.OK
    (found,) = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert (found["edition"], found["cards"], found["extra"]) == ("official-112-blank", 112, {"blank": 4})
    assert found["differs"]["uno.penalty"] == 4


@pytest.mark.parametrize(
    ("language", "word", "kind"),
    [
        ("en", "blank", Kind.BLANK),
        ("en", "draw ten", Kind.WILD_DRAW_TEN),
        ("en", "shuffle hands", Kind.WILD_SHUFFLE_HANDS),
        ("fi", "tyhjä", Kind.BLANK),
        ("fi", "sekoita kädet", Kind.WILD_SHUFFLE_HANDS),
        ("nb", "tom", Kind.BLANK),
        ("sv", "tomt", Kind.BLANK),
        ("sv", "+10", Kind.WILD_DRAW_TEN),
        ("sv", "wild_swap_hands", Kind.WILD_SWAP_HANDS),
    ],
)
def test_cards_are_named_in_the_words_of_the_language_or_by_their_ids(language: str, word: str, kind: Kind) -> None:
    assert kinds_named(word, language) == [kind]


@pytest.mark.parametrize(
    ("given", "told", "code"),
    [
        (("--cards", "110"), "No box has 110 cards, only 108, 112 or 168", exits.FOUND),
        (("--leaflet", "99999"), "No leaflet with the number `99999` is known.", exits.FOUND),
        (("--has", "blank", "--has", "shuffle-hands"), "No box has these cards together", exits.FOUND),
        (("--cards", "108", "--has", "blank"), "No box that is known here is like that.", exits.FOUND),
        (("--has", "penguin"), "`penguin` is not a card that tells boxes apart", exits.USAGE),
        (("--cards", "many"), "`--cards` must be a whole number", exits.USAGE),
    ],
)
def test_what_fits_nothing_says_why(
    given: tuple[str, ...], told: str, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*given, "--lang", "en") == code
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(("cards", "say"), [(108, "classic"), (112, "of-112"), (168, "no-mercy")])
def test_the_question_which_edition_this_is_agrees(cards: int, say: str) -> None:
    found = answer(f"My box has {cards} cards, which edition is it?")
    assert found.reading.topic == "which-edition"
    assert found.outcome is not None and found.outcome.say == say
