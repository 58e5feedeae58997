"""What stands among the quarrels is what `ask` answers, under any rules and in every language."""

from itertools import product

import pytest

from tests.folded import for_every
from unorules.ask.reading import read
from unorules.ask.reply import as_asked, in_this_deck, outcome_of
from unorules.document.model import Quarrels, Section
from unorules.document.plain import plain_text
from unorules.i18n.language import languages
from unorules.i18n.messages import load
from unorules.rulebook.load import load as load_rules
from unorules.rulebook.load import shipped
from unorules.rulebook.model import Rulebook
from unorules.sheets.quarrels import MOST, TOPICS, answered, kind_of
from unorules.sheets.rule_sheet import rule_sheet

SIZES = ("full", "card", "pocket")


def quarrels_of(names, language="en", size="full"):
    document = rule_sheet(load_rules(names), load(language), size=size)
    section = next(block for block in document.blocks if isinstance(block, Section) and block.id == "quarrels")
    assert isinstance(section.blocks[0], Quarrels)
    return section.blocks[0].items


PLAYED_BY = ((), ("progressive", "seven-o", "jump-in"), ("no-mercy",))
ASKED = tuple(
    (topic, language, PLAYED_BY[(number + at) % len(PLAYED_BY)])
    for number, topic in enumerate(TOPICS)
    for at, language in enumerate(languages())
)
"""Every quarrel in every language and by all of these rules, and every language by each of them."""


def test_every_quarrel_is_asked_by_all_the_rules():
    assert {(topic, rules) for topic, _, rules in ASKED} == set(product(TOPICS, PLAYED_BY))
    assert {(language, rules) for _, language, rules in ASKED} == set(product(languages(), PLAYED_BY))


@for_every(asked=ASKED)
def test_the_question_asked_at_the_table_is_answered_alike(asked):
    topic, language, rules = asked
    book = load_rules(list(rules))
    here = answered(topic, book, load(language))
    read_so = in_this_deck(read(here.reading.text, language), book)
    assert read_so.status == "answered"
    found = outcome_of(read_so, book)
    assert (*as_asked(read_so, found), found.leaning) == (here.verdict, here.value, here.outcome.leaning)


@for_every(size=SIZES)
@for_every(name=shipped())
def test_there_are_as_many_quarrels_as_there_is_room_for(name, size):
    found = quarrels_of([name], size=size)
    assert MOST[size] - (4 if size == "full" else 0) <= len(found) <= MOST[size]
    assert len({quarrel.question for quarrel in found}) == len(found)
    assert all(str(each) not in quarrel.question for quarrel in found for each in "{}")
    assert sum(1 for quarrel in found if quarrel.example) == (size != "pocket")


@pytest.mark.parametrize("language", languages())
def test_what_the_table_decides_otherwise_comes_first_and_is_marked(language):
    found = quarrels_of(["progressive", "jump-in"], language)
    marks = [bool(quarrel.mark) for quarrel in found]
    assert marks == sorted(marks, reverse=True)
    assert marks.count(True) == 4
    assert all(quarrel.was for quarrel in found if quarrel.mark)
    assert not any(quarrel.mark for quarrel in quarrels_of(["no-mercy"], language))


@pytest.mark.parametrize("name", ["official", "no-mercy", "free-wild-draw-four", "low-score"])
def test_a_quarrel_shows_its_verdict_by_word_or_sentence(name):
    for quarrel in quarrels_of([name]):
        told = "".join(run.text for run in quarrel.answer)
        assert told.endswith((".", "!", ")"))
        assert quarrel.words or quarrel.verdict in ("depends", "value", "no")


def test_the_kind_of_a_verdict_is_read_off_the_answer():
    official, words = load_rules(["official"]), load("en")
    kinds = {topic.id: kind_of(answered(topic, official, words)) for topic in TOPICS}
    assert kinds["two-on-two"] == "no"
    assert kinds["drawn-card"] == "yes"
    assert kinds["four-when"] == "depends"
    assert kinds["forgotten-uno"] == "value"


@pytest.mark.parametrize("language", languages())
def test_no_sentence_speaks_of_somebody_whom_the_sheet_does_not_know(language):
    for names in (["official"], ["progressive", "seven-o", "jump-in", "bounce"], ["no-mercy"]):
        for quarrel in quarrels_of(names, language):
            told = "".join(run.text for run in quarrel.answer)
            assert not {"Aino", "Eero", "Kari", "Ida"} & set(told.replace(",", " ").replace(":", " ").split())


def test_the_limit_of_the_question_is_that_of_the_rules():
    text = plain_text(rule_sheet(load_rules(["mercy-25"]), load("en")), 100)
    assert "I have 25 cards: am I out?" in text


@pytest.mark.parametrize("language", ["fi", "nb", "sv", "en"])
@pytest.mark.parametrize("names", [["official"], ["draw-three"], ["no-mercy"]])
def test_no_number_is_told_twice_in_a_row(names, language):
    for quarrel in quarrels_of(names, language):
        told = "".join(run.text for run in quarrel.answer).lower()
        assert quarrel.verdict != "value" or not quarrel.words or quarrel.words.lower() not in told
    drawing = next(
        each
        for each in quarrels_of(["official"], language)
        if load(language)("quarrels.draw-how-many") == each.question
    )
    assert drawing.words == "", "you draw one card: that says it"


@pytest.mark.parametrize("language", languages())
def test_what_the_sheet_says_is_not_left_open_among_its_quarrels(language):
    silence = load(language)("ask.verdict.unspecified").rstrip(".")
    for names in (["official-112"], ["official-112-swap"], ["official"]):
        found = quarrels_of(names, language)
        assert not [each for each in found if each.words.rstrip(".") == silence]


@pytest.mark.parametrize("language", languages())
def test_when_a_draw_four_may_be_played_knows_of_stacks(language):
    rules = load_rules(["progressive"])
    apart = Rulebook(rules.layers, rules.rules.replace({"stacking.wild_draw_four_condition": False}), (), ())
    four = next(each for each in TOPICS if each.id == "four-when")
    bound, free = (answered(four, book, load(language)).outcome.say for book in (rules, apart))
    assert (bound, free) == ("colour", "colour-but-stacked")
