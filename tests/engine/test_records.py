"""The records in tests/records are played and compared with what must come of them.

A file holds `[record]`, laid under every record of the file (hand by hand), perhaps `[options]`, likewise, and cases:
`name`, `why` (the source of the expectation), `record`, `options` (laid over `rules` as one more house rule),
`custom_card` as in a ruleset, and `expect` (`never`: types of events that must not occur). `like` takes the record of
the case of that name in the same file, so that the two differ in nothing but what the second one writes itself.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import tomli_w

from tests.folded import for_every
from unorules.engine.options import OPTIONS, Option
from unorules.records.fault import RecordError
from unorules.records.record import read
from unorules.records.replay import as_json, replay
from unorules.rulebook.load import load

Json = dict[str, Any]
FOLDER = Path(__file__).parents[1] / "records"

UNDECIDED = {
    "players.age": "an age is no part of a record",
    "setup.dealer": "a record names its dealer",
    "setup.first_player": "a record begins left of the dealer, or with the player it names",
    "setup.next_dealer": "a record is one round",
    "scoring.optional": "says whether the leaflet has points at all, not how they are counted",
}
"""Options no record can decide, and why."""

ELSEWHERE = {10, 23, 33, 42, 46, 54, 62, 63, 64, 91}
"""Resolutions about an edition that does not ship."""


@dataclass(frozen=True, slots=True)
class Case:
    """One record with what must come of it."""

    id: str
    why: str
    record: Json
    options: Json
    cards: list[Json]
    expect: Json

    @property
    def position(self) -> str:
        """Everything but the rules: twins share it."""
        return json.dumps({key: value for key, value in self.record.items() if key != "rules"}, sort_keys=True)

    @property
    def rules(self) -> list[str]:
        return [*self.record["rules"], *(["this-case"] if self.house_rule else [])]

    @property
    def house_rule(self) -> str:
        """The options and cards of the case as the text of a ruleset; empty where it has none."""
        if not self.options and not self.cards:
            return ""
        found: Json = {"format": 1, "id": "this-case", "kind": "house-rule", "title": {"en": "This case"}}
        if self.cards:
            found["custom_card"] = self.cards
        for key, value in self.options.items():
            *above, last = key.split(".")
            table = found
            for name in above:
                table = table.setdefault(name, {})
            table[last] = value
        return tomli_w.dumps(found)


def read_cases(path: Path) -> Iterator[Case]:
    """The cases of a file, in its order."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    records: dict[str, Json] = {}
    for each in data["case"]:
        name = each["name"]
        assert name not in records, f"{path.name}: two cases are named {name!r}"
        below = records[each["like"]] if "like" in each else data.get("record", {})
        records[name] = _laid_over(below, each.get("record", {}))
        options = {**data.get("options", {}), **each.get("options", {})}
        cards = each.get("custom_card", [])
        yield Case(f"{path.stem}: {name}", each["why"], records[name], options, cards, each["expect"])


def _laid_over(below: Json, record: Json) -> Json:
    """The record over another one; of the hands below, those it does not name and has players for."""
    if record.get("start"):
        below = {key: value for key, value in below.items() if key not in ("top", "turn")}
    both = {**below, **record}
    hands = {name: hand for name, hand in below.get("hands", {}).items() if name in both["players"]}
    return {**both, "hands": {**hands, **record.get("hands", {})}}


CASES = [case for path in sorted(FOLDER.glob("*.toml")) for case in read_cases(path)]


def play(case: Case) -> Json | None:
    """The object `replay --json` prints; None where the record is wrong in itself."""
    return _played(tomli_w.dumps({**case.record, "rules": case.rules}), case.house_rule)


@cache
def _played(text: str, house_rule: str) -> Json | None:
    with TemporaryDirectory() as name:
        try:
            played = replay(read(text, _shelf(name, house_rule)))
        except RecordError:
            return None
    found: Json = json.loads(json.dumps(as_json(played, "refused")))
    return found


def _shelf(name: str, house_rule: str) -> Path:
    """A folder with the house rule of a case in it."""
    folder = Path(name)
    if house_rule:
        (folder / "this-case.toml").write_text(house_rule, encoding="utf-8")
    return folder


def faults(expect: Json, got: Json | None) -> list[str]:
    """In what `got` is not what was expected. Only what is asserted is compared; events must come in their order."""
    if expect.get("error") or got is None:
        same = bool(expect.get("error")) == (got is None)
        return [] if same else ["a wrong record was accepted, or a right one refused"]
    if got["ok"] != expect["ok"]:
        return [f"ok is {got['ok']}, objection {got['objection']}"]
    wrong = [] if expect["ok"] else list(_refusal(expect, got))
    wrong += _state(expect.get("state", {}), got["state"])
    events = [*got.get("opening", []), *(event for step in got["steps"] for event in step["events"])]
    wrong += _events(expect.get("events", []), events)
    wrong += [f"there is an event {each['type']}" for each in events if each["type"] in expect.get("never", [])]
    return wrong


def _refusal(expect: Json, got: Json) -> Iterator[str]:
    at = next(index for index, step in enumerate(got["steps"]) if not step["legal"])
    if at != expect["illegal_at"]:
        yield f"refused at move {at}, not {expect['illegal_at']}"
    rule = got["objection"]["rule"]
    if not any(rule == each or (each.endswith(".") and rule.startswith(each)) for each in expect["objection"]):
        yield f"objection {rule}, not {expect['objection']}"
    if "allowed" in expect and sorted(got["allowed"]) != sorted(expect["allowed"]):
        yield f"allowed is {got['allowed']}, not {expect['allowed']}"


def _state(expect: Json, got: Json) -> Iterator[str]:
    for key, asserted in expect.items():
        want, have = _compared(key, asserted, got)
        if have != want:
            yield f"{key} is {have}, not {want}"


def _compared(key: str, asserted: Any, got: Json) -> tuple[object, object]:
    """What is wanted and what is there, in one form. The word "none" stands for null, which TOML has not."""
    if key == "hand_sizes":
        return asserted, {name: len(got["hands"][name]) for name in asserted}
    if key == "hands":
        wanted = {name: sorted(hand.split()) for name, hand in asserted.items()}
        return wanted, {name: sorted(got["hands"][name]) for name in asserted}
    return None if asserted == "none" else asserted, got[key]


def _events(expect: list[Json], got: list[Json]) -> Iterator[str]:
    left = iter(got)
    for want in expect:
        if not any(all(each.get(key) == value for key, value in want.items()) for each in left):
            yield f"no event {want} in its place among {got}"
            return


@for_every(case=CASES)
def test_record_is_played_as_the_rules_have_it(case: Case) -> None:
    assert faults(case.expect, play(case)) == []


def _values(case: Case) -> dict[str, object]:
    """The value of every option the case is played under."""
    with TemporaryDirectory() as name:
        rules = load(case.rules, folders=[_shelf(name, case.house_rule)]).rules
    return {option.key: rules[option.key] for option in OPTIONS}


def _deciding_pairs() -> Iterator[tuple[str, object, object]]:
    """Two cases of one position whose rules differ in one option, and of which neither's outcome would do for the other."""
    tables: dict[str, list[Case]] = {}
    for case in CASES:
        tables.setdefault(case.position, []).append(case)
    for twins in tables.values():
        valued = [(case, _values(case)) for case in twins] if len(twins) > 1 else []
        for (one, its), (other, others) in combinations(valued, 2):
            keys = [key for key, value in its.items() if value != others[key]]
            if len(keys) == 1 and faults(one.expect, play(other)) and faults(other.expect, play(one)):
                yield keys[0], its[keys[0]], others[keys[0]]


@pytest.fixture(scope="module")
def decided() -> dict[str, set[object]]:
    """The values of each option under which cases come out otherwise than under another value of it."""
    found: dict[str, set[object]] = {}
    for key, one, other in _deciding_pairs():
        found.setdefault(key, set()).update((one, other))
    return found


@for_every(option=OPTIONS)
def test_every_value_of_an_option_decides_a_case(option: Option, decided: dict[str, set[object]]) -> None:
    if option.key in UNDECIDED:
        assert option.key not in decided
        return
    named = {True, False} if option.values.flag else {*option.values.words, *option.values.also}
    assert named <= decided[option.key]
    assert len(decided[option.key]) > 1


def test_every_resolution_of_how_two_rules_meet_has_a_case() -> None:
    named = {int(number) for case in CASES for number in re.findall(r"\bR(\d+)\b", case.why)}
    assert set(range(1, 92)) - ELSEWHERE <= named


def test_what_is_expected_can_fail() -> None:
    """The comparison itself: each part of an expectation is missed where it does not come true."""
    case = next(each for each in CASES if each.id == "uno: caught, two cards")
    wrong = (
        {"error": True},
        {"ok": False, "illegal_at": 0, "objection": ["match"]},
        {"ok": True, "state": {"turn": "Kari"}},
        {"ok": True, "state": {"hands": {"Aino": "g3"}}},
        {"ok": True, "state": {"hand_sizes": {"Aino": 2}}},
        {"ok": True, "events": [{"type": "drew"}, {"type": "caught"}]},
        {"ok": True, "events": [{"type": "drew", "count": 3}]},
        {"ok": True, "never": ["caught"]},
    )
    assert [expect for expect in wrong if not faults(expect, play(case))] == []
