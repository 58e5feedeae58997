"""Decks that a table's own file has thinned out: every topic is answered in words, and what is shown can be replayed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from asking import LANGUAGES, case

from unorules.ask.asking import outcome
from unorules.ask.case import Outcome
from unorules.ask.propositions import PROPOSITIONS
from unorules.diagnostics.samples import HEAD
from unorules.i18n.messages import load as messages_of
from unorules.records.record import read
from unorules.records.replay import replay
from unorules.records.writing import rules_named, write_record
from unorules.rulebook.load import load
from unorules.sheets.fact import fact_of

NO_DRAWS = "draw_two = 0\nwild_draw_four = 0\n"
THIN = {
    "no digits": "[deck]\ndigits = 0\n",
    "no numbers": "[deck]\nzeros = 0\ndigits = 0\npacks = 3\n",
    "nothing draws": f"[deck]\n{NO_DRAWS}",
    "only others draw": f"[deck]\n{NO_DRAWS}wild_draw_six = 8\n[stacking]\nequal_or_higher = 'last-card'\n",
    "one of each": "[deck]\ndigits = 1\nskip = 1\nreverse = 1\ndraw_two = 1\nwild = 1\nwild_draw_four = 1\n[players]\nmax = 4\n",
    "nothing acts": f"base = 'official-112'\n[deck]\nskip = 0\nreverse = 0\nwild = 0\n{NO_DRAWS}",
    "no draw four in No Mercy": "base = 'no-mercy'\n[deck]\ndraw_four = 0\nwild_draw_ten = 0\ndigits = 0\n",
    "two players": "[deck]\ndigits = 1\nzeros = 0\n[players]\nmax = 2\n",
}
ASKED: tuple[dict[str, Any], ...] = (
    {},
    {"card": "wild-draw-four", "on": "draw-two"},
    {"card": "discard-all", "on": "skip"},
    {"card": "blank", "on": "7"},
    {"card": "r5", "on": "r+2"},
)


@pytest.mark.parametrize("name", THIN)
def test_every_topic_is_answered_and_its_example_is_a_record_of_these_rules(name: str, tmp_path: Path) -> None:
    file = tmp_path / "sample.toml"
    file.write_text(HEAD + THIN[name], encoding="utf-8")
    for topic in PROPOSITIONS:
        for arguments in ASKED:
            found = outcome(case(topic, str(file), **arguments))
            assert all(fact_of(topic, found, messages_of(language)) for language in LANGUAGES)
            assert _can_be_replayed(found, str(file)), (topic, arguments)


def _can_be_replayed(found: Outcome, file: str) -> bool:
    if found.example is None:
        return True
    laid = load([file] if found.edition is None else [found.edition, file])
    rulebook = laid if laid.ok or found.edition is None else load([found.edition])
    record = dict(found.example.record)
    return replay(read(write_record({**record, "rules": rules_named(rulebook, record)}))).ok


@pytest.mark.parametrize("name", ["no digits", "no numbers"])
def test_a_card_that_only_fills_up_the_scene_is_not_said_to_be_lacking(name: str, tmp_path: Path) -> None:
    file = tmp_path / "sample.toml"
    file.write_text(HEAD + THIN[name], encoding="utf-8")
    for topic in ("stack-draw-two", "stack-wild-draw-four", "bounce", "draw-card-later-turn"):
        assert outcome(case(topic, str(file))).say != "lacking"


@pytest.mark.parametrize(
    ("topic", "arguments", "key"),
    [
        ("start-card", {"card": "draw-two"}, "draw_two"),
        ("start-card", {"card": "wild"}, "wild"),
        ("start-card", {"card": "reverse"}, "reverse"),
        ("dealer-choice-action-card", {"card": "skip"}, "skip"),
        ("match", {"card": "5", "on": "skip"}, "skip"),
        ("play-several", {"cards": ["skip", "skip"]}, "skip"),
        ("play-several", {"cards": ["draw-two", "draw-two"], "on": "draw-two"}, "draw_two"),
        ("finish-on-action", {"cards": ["draw-two", "draw-two"]}, "draw_two"),
        ("jump-in", {"card": "skip"}, "skip"),
        ("wild-when-playable", {}, "wild"),
        ("wild-same-colour", {}, "wild"),
        ("finish-wild-colour", {}, "wild"),
    ],
)
def test_an_answer_about_a_card_that_the_own_rules_take_out_says_so(
    topic: str, arguments: dict[str, Any], key: str, tmp_path: Path
) -> None:
    file = tmp_path / "sample.toml"
    file.write_text(f"{HEAD}[deck]\n{key} = 0\n", encoding="utf-8")
    there, without = outcome(case(topic, "official", **arguments)), outcome(case(topic, str(file), **arguments))
    assert there.borrowed is None
    assert without.borrowed is not None and without.borrowed.lent
    for language in LANGUAGES:
        words = messages_of(language)
        assert fact_of(topic, without, words).endswith(words("ask.put-back"))


def test_nothing_is_said_of_cards_that_nobody_asked_about(tmp_path: Path) -> None:
    file = tmp_path / "sample.toml"
    file.write_text(f"{HEAD}[deck]\nwild = 0\n", encoding="utf-8")
    for topic in ("playable-cards", "stack-draw-two", "round-end", "uno-penalty"):
        assert outcome(case(topic, str(file))).borrowed is None


@pytest.mark.parametrize(
    ("topic", "arguments"),
    [
        ("start-card", {"card": "discard-all"}),
        ("start-card", {"card": "wild-draw-six"}),
        ("jump-in-match", {"card": "draw-four"}),
        ("play-several", {"cards": ["draw-four", "draw-four"]}),
        ("dealer-choice-action-card", {"card": "skip-everyone"}),
    ],
)
def test_an_answer_about_a_card_that_the_edition_never_had_is_anothers_and_says_so(
    topic: str, arguments: dict[str, Any]
) -> None:
    found, there = outcome(case(topic, "official", **arguments)), outcome(case(topic, "no-mercy", **arguments))
    assert found.edition == "no-mercy" and there.borrowed is None
    assert (found.verdict, found.say) == (there.verdict, there.say)
