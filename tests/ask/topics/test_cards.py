"""The cards: their effects, who is next, wilds, and when a +4 may rightly be laid."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from asking import ask, case, flipped, words

from unorules.ask.asking import outcome
from unorules.ask.reply import answer
from unorules.diagnostics.samples import HEAD
from unorules.i18n.messages import load
from unorules.sheets.answer_page import sentence
from unorules.sheets.fact import fact_of


@pytest.mark.parametrize(
    ("card", "rules", "say", "value"),
    [
        ("skip", "official", "skips", None),
        ("reverse", "official", "reverses", None),
        ("draw-two", "official", "draws", 2),
        ("wild", "official", "wild", None),
        ("wild-draw-four", "official", "wild-draws", 4),
        ("wild-draw-four", "no-mercy", "draws", 4),
        ("number", "official", "plain", None),
        ("7", "official", "plain", None),
        ("7", "seven-o", "swaps-number", None),
        ("0", "no-mercy", "rotates-number", None),
        ("wild-shuffle-hands", "official-112", "shuffles", None),
        ("wild-swap-hands", "official-112-swap", "swaps", None),
        ("wild-customizable", "official-112", "wild", None),
        ("blank", "official-112-blank", "blank", None),
        ("skip-everyone", "no-mercy", "skips-everyone", None),
        ("discard-all", "no-mercy", "discards", None),
        ("wild-reverse-draw-four", "no-mercy", "reverses-and-draws", 4),
        ("wild-draw-six", "no-mercy", "wild-draws", 6),
        ("wild-draw-ten", "no-mercy", "wild-draws", 10),
        ("wild-colour-roulette", "no-mercy", "roulette", None),
    ],
)
def test_what_a_card_does_is_read_off_the_game(card: str, rules: str, say: str, value: int | None) -> None:
    outcome = ask("card-effect", rules, card=card)
    assert (outcome.verdict, outcome.say, outcome.value, outcome.edition) == ("explain", say, value, None)


@pytest.mark.parametrize(
    ("card", "edition"),
    [
        ("blank", "official-112-blank"),
        ("wild-shuffle-hands", "official-112"),
        ("wild-swap-hands", "official-112-swap"),
        ("discard-all", "no-mercy"),
    ],
)
def test_a_card_that_the_deck_lacks_is_told_of_from_the_first_edition_that_has_it(card: str, edition: str) -> None:
    assert ask("card-effect", "official", card=card).edition == edition


def test_a_reverse_between_two_works_like_a_skip_where_the_rules_say_so() -> None:
    assert ask("card-effect", "official", card="reverse", players=2).say == "reverses-and-skips"
    only_turns = {"two_players.reverse": "only-turns"}
    assert flipped("card-effect", only_turns, "official", card="reverse", players=2).say == "reverses"


@pytest.mark.parametrize(
    ("card", "players", "rules", "value"),
    [
        ("number", 4, "official", "next-player"),
        ("skip", 4, "official", "player-after-next"),
        ("skip", 3, "official", "player-after-next"),
        ("draw-two", 4, "official", "player-after-next"),
        ("wild-draw-four", 5, "official", "player-after-next"),
        ("reverse", 4, "official", "previous-player"),
        ("reverse", 3, "official", "previous-player"),
        ("skip", 2, "official", "same-player"),
        ("reverse", 2, "official", "same-player"),
        ("draw-two", 2, "official", "same-player"),
        ("number", 2, "official", "next-player"),
        ("skip-everyone", 4, "no-mercy", "same-player"),
        ("wild-reverse-draw-four", 4, "no-mercy", "player-before-previous"),
        ("wild-colour-roulette", 4, "no-mercy", "player-after-next"),
        ("blank", 4, "official-112-blank", "nobody"),
    ],
)
def test_whose_turn_it_is_after_a_card(card: str, players: int, rules: str, value: str) -> None:
    assert ask("turn-after", rules, card=card, players=players).value == value


def test_the_people_of_the_question_sit_at_the_table() -> None:
    outcome = ask("turn-after", "official", card="skip", players=4)
    assert outcome.params["next"] == "Kari"
    assert "Kari" in words("turn-after", outcome, "nb")


@pytest.mark.parametrize(
    ("key", "value", "arguments", "expected"),
    [
        ("turn.after_penalty", "may-play", {"card": "draw-two"}, "next-player"),
        ("two_players.reverse", "only-turns", {"card": "reverse", "players": 2}, "next-player"),
    ],
)
def test_the_turn_follows_the_option_it_rests_on(
    key: str, value: str, arguments: dict[str, object], expected: str
) -> None:
    assert key in ask("turn-after", "official", **arguments).reasons
    assert flipped("turn-after", {key: value}, "official", **arguments).value == expected


@pytest.mark.parametrize("rules", ["official", "official-112", "no-mercy", "force-play", "no-bluff"])
def test_a_wild_may_always_be_laid_and_name_any_colour(rules: str) -> None:
    assert ask("wild-when-playable", rules).verdict == "yes"
    assert ask("wild-same-colour", rules, colour="green").verdict == "yes"
    colours = ask("wild-colours", rules)
    assert (colours.say, colours.value) == ("must-name", ["red", "yellow", "green", "blue"])


def test_nothing_says_whether_a_colour_can_be_taken_back_and_the_engine_holds_to_it() -> None:
    outcome = ask("wild-change-mind", "official")
    assert (outcome.verdict, outcome.leaning) == ("unspecified", "no")


@pytest.mark.parametrize(
    ("rules", "say"),
    [("official", "colour"), ("free-wild-draw-four", "free"), ("no-bluff", "colour"), ("no-mercy", "coloured")],
)
def test_the_condition_of_the_plus_four_is_found_out_by_trying_hands(rules: str, say: str) -> None:
    outcome = ask("wild-draw-four-legality", rules)
    assert (outcome.verdict, outcome.say) == ("explain", say)


@pytest.mark.parametrize(
    ("values", "say"),
    [
        ({"wild_draw_four.condition": "nothing-else-playable"}, "nothing-else"),
        ({"wild_draw_four.wilds_count_as_colour": True}, "colour-and-wilds"),
        ({"wild_draw_four.condition": "none"}, "free"),
    ],
)
def test_the_condition_follows_its_options(values: dict[str, object], say: str) -> None:
    assert flipped("wild-draw-four-legality", values, "official").say == say


@pytest.mark.parametrize(
    ("hand", "about", "rules", "verdict"),
    [
        (["b5", "b8", "W+4"], {"top": "y5"}, "official", "yes"),
        (["y2", "b8", "W+4"], {"top": "y5"}, "official", "no"),
        (["rS", "W+4"], {"colour": "red"}, "official", "no"),
        (["rS"], {"top": "W", "colour": "green"}, "official", "yes"),
        (["y2", "W+4"], {"top": "y5"}, "no-bluff", "no"),
        (["y2", "W+4"], {"top": "y5"}, "free-wild-draw-four", "yes"),
        (["y2", "W+4"], {"top": "y5"}, "no-mercy", "no"),
        (["y2", "y+4"], {"top": "y5"}, "no-mercy", "yes"),
    ],
)
def test_the_very_hand_is_judged(hand: list[str], about: dict[str, str], rules: str, verdict: str) -> None:
    assert ask("wild-draw-four-legality", rules, hand=hand, **about).verdict == verdict


def test_the_cards_that_stand_in_the_way_are_named() -> None:
    outcome = ask("wild-draw-four-legality", "official", hand=["y2", "b8", "yS", "W+4"], top="y5")
    assert [card.text for card in outcome.params["cards"]] == ["y2", "yS"]


@pytest.mark.parametrize("card", ["wild", "wild-draw-four"])
def test_another_wild_in_hand_does_not_matter_unless_wilds_count(card: str) -> None:
    topic, key = "wild-draw-four-with-wild", "wild_draw_four.wilds_count_as_colour"
    before = ask(topic, "official", card=card)
    assert before.verdict == "yes"
    assert key in before.reasons
    assert flipped(topic, {key: True}, "official", card=card).verdict == "no"


@pytest.mark.parametrize(
    ("rules", "arguments", "verdict"),
    [
        ("official", {}, "yes"),
        ("official", {"hand": ["b1", "W+4"], "top": "b9"}, "no"),
        ("free-wild-draw-four", {"hand": ["b1", "W+4"], "top": "b9"}, "yes"),
        ("no-bluff", {"hand": ["b1"], "top": "b9"}, "no"),
        ("force-play", {"hand": ["b1"], "top": "b9"}, "no"),
        ("no-mercy", {}, "yes"),
    ],
)
def test_a_plus_four_just_drawn_is_under_the_same_condition(
    rules: str, arguments: dict[str, object], verdict: str
) -> None:
    assert ask("wild-draw-four-drawn", rules, **arguments).verdict == verdict


def test_a_card_just_drawn_cannot_be_laid_where_none_can() -> None:
    outcome = flipped("wild-draw-four-drawn", {"turn.drawn_card": "may-not-play"}, "official")
    assert (outcome.verdict, outcome.reasons) == ("no", ("turn.drawn_card",))


def test_a_deck_without_any_plus_four_says_so() -> None:
    for topic in ("wild-draw-four-legality", "wild-draw-four-with-wild", "wild-draw-four-drawn"):
        outcome = flipped(topic, {"deck.wild_draw_four": 0}, "official")
        assert (outcome.verdict, outcome.reasons) == ("no", ("deck.wild_draw_four",))


@pytest.fixture
def own(tmp_path: Path) -> Callable[[str], str]:
    """Writes a house rule of the table's own, and gives its path."""

    def written(below: str) -> str:
        file = tmp_path / "sample.toml"
        file.write_text(HEAD + below, encoding="utf-8")
        return str(file)

    return written


NO_FOUR = "[deck]\nwild_draw_four = 0\n[scoring.points]\nwild_draw_four = 77\n"


@pytest.mark.parametrize(
    ("topic", "below", "card", "verdict", "value"),
    [
        ("finish-on-action", '[round_end]\naction_card = "not-allowed"\n', "discard-all", "no", None),
        ("finish-draw-penalty", '[round_end]\naction_card = "not-allowed"\n', "wild-draw-ten", "no", 0),
        ("card-points", "[scoring.points]\ndiscard_all = 77\n", "discard-all", "value", 77),
        ("card-points", NO_FOUR, "wild-draw-four", "value", 77),
    ],
)
def test_what_the_tables_own_file_says_of_a_card_holds_although_the_deck_lacks_it(
    own: Callable[[str], str], topic: str, below: str, card: str, verdict: str, value: int | None
) -> None:
    found = outcome(case(topic, own(below), card=card))
    assert (found.verdict, found.value) == (verdict, value)
    assert found.borrowed is not None and found.borrowed.by_file


@pytest.mark.parametrize("base", ["official", "official-112", "no-mercy"])
def test_a_card_that_a_file_took_out_is_put_back_into_its_own_edition_and_that_is_said(
    own: Callable[[str], str], base: str
) -> None:
    file = own(f'base = "{base}"\n[deck]\nwild_draw_four = 0\nskip = 0\n')
    found = outcome(case("card-effect", file, card="skip"))
    assert found.borrowed is not None and (found.borrowed.edition, found.borrowed.lent) == (base, True)
    assert found.example is None
    assert "take this card out of the deck" in fact_of("card-effect", found, load("en"))


def test_an_edition_alone_is_told_where_a_file_says_nothing_that_differs(own: Callable[[str], str]) -> None:
    found = outcome(case("finish-on-action", own('base = "official-112"\n'), card="discard-all"))
    assert found.borrowed is not None
    assert (found.edition, found.borrowed.by_file, found.borrowed.lent) == ("no-mercy", False, False)
    assert fact_of("finish-on-action", found, load("en")).endswith("since this deck lacks the card.")


@pytest.mark.parametrize("topic", ["bluff", "challenge", "challenge-success", "challenge-last-card", "challenge-when"])
def test_a_challenge_where_the_deck_lacks_the_plus_four_says_that_it_was_put_back(
    own: Callable[[str], str], topic: str
) -> None:
    found = outcome(case(topic, own("[deck]\nwild_draw_four = 0\n[wild_draw_four]\nguilty_draws = 6\n")))
    assert found.borrowed is not None and found.borrowed.lent and found.example is None
    assert topic != "challenge-success" or found.value == 6


@pytest.mark.parametrize("question", ["What does Sing do?", "What does the customizable wild do?"])
def test_what_the_table_wrote_on_a_card_is_told_although_its_deck_has_none_to_write_on(
    own: Callable[[str], str], question: str
) -> None:
    text = '[[custom_card]]\nname = { en = "Sing" }\ntext = { en = "The next player sings." }\n'
    told = sentence(answer(question, [own(text)]), load("en"))
    assert "The next player sings." in told
    assert told.endswith("with your house rules over it, since this deck lacks the card.")
