"""Asking on: the topic is kept, one thing is changed, and a question that stands by itself is left alone."""

from __future__ import annotations

import pytest

from unorules.ask.follow_up import FollowUp, follow_up, goes_on
from unorules.ask.reading import Reading, read
from unorules.ask.reply import answer_to

STACK = "Can I put a +4 on a +2?"


def on(question: str, *texts: str, language: str | None = None, own: tuple[str, ...] = ()) -> FollowUp:
    """What the last of `texts` makes of the question, each going on from the one before."""
    reading = read(question, language)
    found: FollowUp | None = None
    for text in texts:
        found = follow_up(reading, text, language, own)
        assert found is not None, text
        reading = found.reading
    assert found is not None
    return found


def changes(found: FollowUp) -> list[tuple[str, object]]:
    return [(each.what, each.value) for each in found.changes]


@pytest.mark.parametrize(
    ("question", "text", "change"),
    [
        (STACK, "and with Progressive?", ("rules", ("progressive",))),
        (STACK, "And in No Mercy?", ("rules", ("no-mercy",))),
        (STACK, "and with the 112 cards?", ("rules", ("official-112",))),
        ("Saako +4 lyödä +2:n päälle?", "ja Progressivella?", ("rules", ("progressive",))),
        ("Saako +4 lyödä +2:n päälle?", "entä No Mercyssä?", ("rules", ("no-mercy",))),
        ("Kan man legge +4 på +2?", "og med stabling?", ("rules", ("progressive",))),
        ("Får man lägga +4 på +2?", "och med den nya leken?", ("rules", ("official-112",))),
        (STACK, "and officially?", ("official", None)),
        ("Saako +4 lyödä +2:n päälle?", "entä virallisesti?", ("official", None)),
        ("Kan man legge +4 på +2?", "og offisielt?", ("official", None)),
        ("Får man lägga +4 på +2?", "och officiellt?", ("official", None)),
        ("What does a reverse do?", "and with two players?", ("players", 2)),
        ("What does a reverse do?", "and with three?", ("players", 3)),
        ("Mitä suunnanvaihto tekee?", "entä kahdestaan?", ("players", 2)),
        ("Mitä suunnanvaihto tekee?", "entä neljällä pelaajalla?", ("players", 4)),
        ("Hva gjør snu-kortet?", "og hvis vi er to?", ("players", 2)),
        ("Vad gör vändkortet?", "och om vi är fyra?", ("players", 4)),
        ("What does a reverse do?", "and a skip?", ("card", "skip")),
        ("Mitä suunnanvaihto tekee?", "entä ohitus?", ("card", "skip")),
        (STACK, "and on a +4?", ("on", "wild-draw-four")),
        ("May I lay a red 2 on a blue 2?", "and a green one?", ("colour", "green")),
        ("Får jag lägga röd 2 på blå 2?", "och en grön?", ("colour", "green")),
        ("May I lay a red 2 on a blue 2?", "and a green 5?", ("card", "g5")),
        ("What does a skip do?", "what if it was my last card?", ("last", None)),
        ("Mitä ohitus tekee?", "entä jos se oli viimeinen korttini?", ("last", None)),
        ("Hva gjør stå over?", "hva om det var mitt siste kort?", ("last", None)),
        ("Vad gör hoppa över?", "tänk om det var mitt sista kort?", ("last", None)),
        ("How many cards do I draw if my challenge fails?", "and if the challenge succeeds?", ("won", None)),
        ("Montako nostan jos haaste onnistuu?", "entä jos haaste epäonnistuu?", ("lost", None)),
        ("I had 430 points and get 81, have I won?", "and with 60?", ("total", 60)),
        (STACK, "in Swedish?", ("language", "sv")),
        ("Kan man legge +4 på +2?", "på finsk?", ("language", "fi")),
    ],
)
def test_one_thing_is_changed(question: str, text: str, change: tuple[str, object]) -> None:
    assert changes(on(question, text)) == [change]


def test_what_is_not_named_stays() -> None:
    found = on("What does a reverse do?", "and with two players?", "and a skip?", "and with Jump-In?").reading
    assert found.topic == "card-effect"
    assert found.arguments == {"card": "skip", "players": 2}
    assert found.rules == ("jump-in",)


@pytest.mark.parametrize(
    ("text", "topic"),
    [
        ("and a +2?", "stack-draw-two"),
        ("and on a +4?", "stack-wild-draw-four"),
        ("and a skip?", "bounce"),
        ("and a wild?", "answer-draw-card"),
        ("and a +10?", "no-mercy-stacking"),
    ],
)
def test_another_card_on_a_draw_card_leads_to_the_topic_of_that_pair(text: str, topic: str) -> None:
    assert on(STACK, text).reading.topic == topic


@pytest.mark.parametrize(
    ("question", "topic"),
    [
        ("Do we swap hands when a 7 is played?", "seven-zero-last-card"),
        ("Who may challenge a wild draw four?", "challenge-last-card"),
        ("What does a reverse do?", "finish-on-action"),
        ("What does a draw two do?", "finish-draw-penalty"),
        ("How many cards do I draw if I forget to say UNO?", "uno-missed-win"),
        (STACK, "stack-wild-draw-four-on-draw-two"),
    ],
)
def test_a_last_card_leads_where_the_rules_speak_of_it(question: str, topic: str) -> None:
    assert on(question, "and what if it was my last card?").reading.topic == topic


def verdict(reading: Reading) -> tuple[object, object]:
    found = answer_to(reading, ())
    return found.verdict, found.value


def test_the_answer_is_the_engine_s_under_what_was_changed() -> None:
    assert verdict(read(STACK)) == ("no", None)
    assert verdict(on(STACK, "and with mixed stacking?").reading) == ("yes", 6)
    assert verdict(on(STACK, "and with mixed stacking?", "and officially?").reading) == ("no", None)
    assert verdict(on(STACK, "and a +2?", "and with Progressive?").reading) == ("yes", 4)


def test_the_last_card_of_a_stack_wins_and_the_next_player_draws_all() -> None:
    found = answer_to(on(STACK, "and a +2?", "and with Progressive?", "what if it was my last card?").reading, ())
    assert (found.verdict, found.value) == ("yes", 4)
    assert found.outcome is not None and found.outcome.say == "wins"


def test_rules_take_the_place_of_those_named_before_unless_they_come_on_top() -> None:
    assert on(STACK, "and with Progressive?", "and with Jump-In?").reading.rules == ("jump-in",)
    assert on(STACK, "and with Progressive?", "and with Jump-In too?").reading.rules == ("progressive", "jump-in")


def test_rules_may_be_left_out_again() -> None:
    found = on(STACK, "and with Progressive?", "and without stacking?")
    assert (found.reading.rules, changes(found)) == ((), [("without", ("progressive",))])


def test_rules_of_the_table_s_own_are_known_by_their_ids() -> None:
    assert on(STACK, "and with our cabin?", own=("our-cabin",)).reading.rules == ("our-cabin",)


@pytest.mark.parametrize(
    "text",
    [
        "Can I jump in with an identical card?",
        "and can I stack a +2 on a +2?",
        "How many cards does each player get?",
        "What is No Mercy?",
        "and what is the weather like?",
        "and with bathing caps?",
        "what if?",
        "",
    ],
)
def test_a_question_by_itself_and_what_changes_nothing_are_left_alone(text: str) -> None:
    assert follow_up(read(STACK), text) is None


def test_nothing_goes_on_from_a_question_that_was_not_understood() -> None:
    assert follow_up(read("blah blah blah"), "and with two players?") is None


def test_a_last_card_that_means_nothing_is_not_placed() -> None:
    assert follow_up(read("How many cards does each player get?"), "what if it was my last card?") is None
    assert goes_on("what if it was my last card?", "en")


def test_a_question_that_was_turned_stays_so() -> None:
    reading = read("Is it forbidden to put a +4 on a +2?")
    assert verdict(reading) == ("yes", None)
    assert verdict(on(reading.text, "and with mixed stacking?").reading) == ("no", 6)


def test_the_text_of_a_follow_up_tells_the_whole_question() -> None:
    assert on(STACK, "and with two players?").reading.text == f"{STACK} and with two players?"


MORE = {
    "en": (
        "and if there are two of us", "same with +4?", "what if we are three", "is it the same in No Mercy?",
        "And if we don't play stacking?", "and by the leaflet?", "does that hold in No Mercy too?",
    ),
    "fi": (
        "entä jos pelataan Progressivea?", "mites kahdestaan", "ja jos meitä on viisi?", "entä 112 kortin pakalla?",
        "entä virallisten sääntöjen mukaan?", "mutta jos meillä on sekaketjutus?",
    ),
    "nb": (
        "hva med en joker?", "enn med to spillere?", "hva hvis vi er fem?", "men hvis vi spiller med stabling?",
        "gjelder det samme i No Mercy?", "og etter reglene i esken?",
    ),
    "sv": (
        "hur är det med joker?", "om vi är tre då?", "men med No Mercy då?", "och med en hoppa över?",
        "gäller det i No Mercy också?", "och om vi spelar med blandad stapling?",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("language", "text"), [(language, text) for language, texts in MORE.items() for text in texts])
def test_it_is_asked_on_in_many_wordings(language: str, text: str) -> None:
    questions = {
        "en": "Can I put a +2 on a +2?",
        "fi": "Saako +2:n lyödä +2:n päälle?",
        "nb": "Kan man legge +2 på +2?",
        "sv": "Får man lägga +2 på +2?",
    }
    assert len(on(questions[language], text).changes) == 1
