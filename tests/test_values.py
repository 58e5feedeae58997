"""Values are to everybody what frozen dataclasses are, and nothing is compiled for them."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import subprocess
import sys
from typing import Any

import pytest

from unorules.values import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class Seat:
    player: str
    cards: int = 7
    won: dict[str, int] = field(default_factory=dict)

    @property
    def is_last_card(self) -> bool:
        return self.cards == 1


@dataclass(frozen=True, slots=True, order=True)
class Place:
    line: int
    column: int = 1


@dataclass(frozen=True)
class Loose:
    name: str


@dataclasses.dataclass(frozen=True, slots=True)
class Standard:
    player: str
    cards: int = 7
    won: dict[str, int] = dataclasses.field(default_factory=dict)


def test_fields_are_given_in_order_by_name_or_by_default() -> None:
    assert Seat("Kari") == Seat(player="Kari", cards=7, won={}) == Seat("Kari", 7)
    assert Seat("Kari", 1).is_last_card
    assert Seat("Kari").won is not Seat("Kari").won


@pytest.mark.parametrize(
    ("given", "named"), [((), {}), (("a", 1, {}, 4), {}), (("a",), {"player": "b"}), (("a",), {"cads": 1})]
)
def test_what_a_dataclass_is_not_made_of_neither_is_a_value(given: tuple[Any, ...], named: dict[str, Any]) -> None:
    for kind in (Seat, Standard):
        with pytest.raises(TypeError):
            kind(*given, **named)


def test_a_value_stays_as_it_is() -> None:
    seat = Seat("Kari")
    for change in (lambda: setattr(seat, "cards", 1), lambda: delattr(seat, "cards"), lambda: setattr(seat, "x", 1)):
        with pytest.raises(dataclasses.FrozenInstanceError):
            change()
    assert not hasattr(seat, "__dict__")
    assert seat == Seat("Kari")


def test_values_are_told_apart_by_class_and_fields() -> None:
    assert Place(1, 2) != Place(2, 1)
    assert Place(1, 2) != (1, 2)
    assert Loose("a") != Standard("a")
    assert len({Place(1), Place(1, 1), Place(2)}) == 2
    assert {Loose("a"): 1}[Loose("a")] == 1
    assert Place(1, 9) < Place(2) <= Place(2) and Place(3) > Place(2) >= Place(2)
    with pytest.raises(TypeError):
        _ = Place(1) < 2  # type: ignore[operator]


def test_it_reads_as_a_dataclass_reads() -> None:
    assert repr(Seat("Kari", 2)) == repr(Standard("Kari", 2)).replace("Standard", "Seat")
    match Seat("Kari", 3):
        case Seat(player, cards):
            assert (player, cards) == ("Kari", 3)
        case _:
            pytest.fail("no match")


def test_it_is_replaced_copied_and_sent_to_another_process() -> None:
    seat = Seat("Kari", 2, {"Kari": 40})
    assert replace(seat, cards=1) == dataclasses.replace(seat, cards=1) == Seat("Kari", 1, {"Kari": 40})
    assert replace(Standard("Kari"), cards=1) == Standard("Kari", 1)
    assert copy.deepcopy(seat) == pickle.loads(pickle.dumps(seat)) == seat


def test_the_standard_library_knows_its_fields() -> None:
    assert dataclasses.is_dataclass(Seat)
    assert dataclasses.asdict(Seat("Kari", 2)) == dataclasses.asdict(Standard("Kari", 2))
    told, standard = (
        [(each.name, each.type, each.default) for each in dataclasses.fields(kind)] for kind in (Seat, Standard)
    )
    assert told == standard


def test_no_code_is_compiled_for_it() -> None:
    code = "import sys, unorules.values, unorules.document.model; sys.exit('dataclasses' in sys.modules)"
    assert subprocess.run([sys.executable, "-S", "-c", code], check=False, env={"PYTHONPATH": "."}).returncode == 0
