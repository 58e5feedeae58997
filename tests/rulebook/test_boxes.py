"""Boxes are told apart by what the editions themselves hold and by the leaflets that bear them out."""

from __future__ import annotations

import pytest

from unorules.engine.cards import Kind
from unorules.rulebook.boxes import boxes, differences, fitting
from unorules.rulebook.load import editions, load


def ids(**told: object) -> list[str]:
    return [box.edition for box in fitting(**told)]  # type: ignore[arg-type]


def test_every_edition_is_a_box_with_a_leaflet_of_its_own() -> None:
    assert [box.edition for box in boxes()] == list(editions())
    leaflets = [leaflet for box in boxes() for leaflet in box.leaflets]
    assert all(box.leaflets for box in boxes())
    assert len(leaflets) == len(set(leaflets))


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        (108, ["official"]),
        (112, ["official-112", "official-112-start-cards", "official-112-swap", "official-112-blank"]),
        (168, ["no-mercy"]),
        (110, []),
    ],
)
def test_the_number_of_cards_tells_boxes_apart(cards: int, found: list[str]) -> None:
    assert ids(cards=cards) == found


@pytest.mark.parametrize(
    ("kinds", "found"),
    [
        ((Kind.BLANK,), ["official-112-blank"]),
        ((Kind.WILD_SWAP_HANDS,), ["official-112-swap"]),
        ((Kind.WILD_SHUFFLE_HANDS, Kind.WILD_CUSTOMIZABLE), ["official-112", "official-112-start-cards"]),
        ((Kind.WILD_DRAW_TEN,), ["no-mercy"]),
        ((Kind.BLANK, Kind.WILD_SHUFFLE_HANDS), []),
    ],
)
def test_cards_of_its_own_tell_a_box(kinds: tuple[Kind, ...], found: list[str]) -> None:
    assert ids(kinds=kinds) == found


@pytest.mark.parametrize(
    ("leaflet", "edition"),
    [
        ("41940-0923", "official"),
        ("41940", "official"),
        ("W2087", "official-112"),
        ("w2087-0920-19A", "official-112"),
        ("T8231", "official-112-start-cards"),
        ("42003-0970-G1", "official-112-swap"),
        ("41001", "official-112-blank"),
        ("42001pr", "official-112-blank"),
        ("J4299", "official-112-blank"),
        ("HWV18", "no-mercy"),
    ],
)
def test_the_number_of_a_leaflet_names_the_edition(leaflet: str, edition: str) -> None:
    assert ids(leaflet=leaflet) == [edition]


@pytest.mark.parametrize("leaflet", ["99999", "2008", "W", "419", "-"])
def test_no_other_number_names_one(leaflet: str) -> None:
    assert ids(leaflet=leaflet) == []


def test_what_is_told_must_all_fit() -> None:
    assert ids(cards=112, leaflet="41940") == []
    assert ids(cards=112, kinds=(Kind.WILD_CUSTOMIZABLE,), leaflet="42003") == ["official-112-swap"]


@pytest.mark.parametrize("edition", editions())
def test_differences_are_those_of_the_rules_start_cards_first(edition: str) -> None:
    found = differences(edition)
    rules, plain = load([edition]).rules, load(["official"]).rules
    assert all(rules[key] == value != plain[key] for key, value in found.items())
    starts = [key.startswith("start_card.") for key in found]
    assert starts == sorted(starts, reverse=True)
    assert not any(key.startswith("deck.") for key in found)


def test_the_box_whose_start_cards_do_nothing_says_so_first() -> None:
    assert next(iter(differences("official-112"))) == "start_card.draw_two"
    assert differences("official") == {}
