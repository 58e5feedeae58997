"""What would mend a draft: every cure is tried first and offered only where less is wrong after it and nothing new."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Final, Literal

from unorules.diagnostics.model import Finding, Severity
from unorules.engine.options import Value
from unorules.engine.seating import most_dealt
from unorules.rulebook.drafting import Draft, Judged
from unorules.rulebook.model import Rulebook
from unorules.rulebook.shelf import EDITIONS, HOUSE_RULES
from unorules.rulebook.stack import STANDARD
from unorules.rulebook.stacks import LIMIT
from unorules.values import dataclass, replace

MOST: Final = 4
"""More cures than this are no choice."""

_TRIED: Final = 6
_FEWEST: Final = 2
_DRY: Final = ("RS601", "RS604", "RS606")
"""What more cards, or fewer who hold them, may mend."""

_CROWDED: Final = ("RS404", "RS409")
_PARTNERS: Final = ("RS410", "RS411")
_DISAGREE: Final = "RS308"
_UNKNOWN: Final = "RS301"
_MISPLACED: Final = ("RS304", "RS305")
_SAME: Final = "RS309"
_RULESETS: Final = ("leave-out", "take", "instead")
_PLAYERS: Final = ("players.min", "players.max")

Judge = Callable[[Draft], Judged]
Seated = Callable[[Rulebook], int]
"""The most players that the rules have cards enough for; 0 where that is left open."""

Way = Literal["leave-out", "take", "settle", "back", "instead", "players"]


@dataclass(frozen=True, slots=True)
class Cure:
    """A change to a draft that mends something: leave a house rule out or take one, settle an option at a value or give it
    back to the rules below, play with another ruleset instead, let other numbers of players sit down (`low` to `value`). `name` is
    the ruleset or the option.
    """

    way: Way
    name: str
    draft: Draft
    value: Value | None = None
    low: int = 0


def dealt(book: Rulebook) -> int:
    """The most players that the deck can be dealt to."""
    return most_dealt(book.rules)


def cures(
    draft: Draft, finding: Finding, judge: Judge, trial: Judge | None = None, seated: Seated = dealt
) -> tuple[Cure, ...]:
    """Up to four cures of one finding, what it names itself first.

    `trial` judges what a cure comes to, by default `judge`; where that takes long (it may play), only the first few are tried.
    `seated` tells how many the cards are enough for.
    """
    now = judge(draft)
    before = _weight(trial(draft) if trial else now)
    found: list[Cure] = []
    said = _saying_nothing(now)
    for each in islice(_candidates(draft, finding, now.rulebook, judge, seated), _TRIED if trial else None):
        cure = each if each.way not in _RULESETS else replace(each, draft=_tidied(each.draft, judge, said))
        if len(found) < MOST and cure.draft != draft and _mends((trial or judge)(cure.draft), finding, before):
            found.append(cure)
            if finding.code in _MISPLACED and draft.base in (STANDARD, cure.name):
                break  # what was wished for is there, in its place
    return tuple(found)


def _tidied(draft: Draft, judge: Judge, said: frozenset[str]) -> Draft:
    """The draft without the values of its own that say only now what holds anyway; else a cure would bring a new fault."""
    idle = _saying_nothing(judge(draft)) - said
    if not idle & draft.values.keys():
        return draft
    return replace(draft, values={key: value for key, value in draft.values.items() if key not in idle})


def _saying_nothing(judged: Judged) -> frozenset[str]:
    return frozenset(str(each.data.get("key", "")) for each in judged.findings if each.code == _SAME)


def _mends(after: Judged, finding: Finding, before: Mapping[Severity, int]) -> bool:
    weight = _weight(after)
    if any(each.code == finding.code and each.params == finding.params for each in after.findings):
        return False
    return (weight[Severity.ERROR], weight[Severity.WARNING]) < (before[Severity.ERROR], before[Severity.WARNING])


def _weight(judged: Judged) -> dict[Severity, int]:
    return {
        severity: sum(finding.severity is severity for finding in judged.findings)
        for severity in (Severity.ERROR, Severity.WARNING)
    }


def _candidates(draft: Draft, finding: Finding, book: Rulebook, judge: Judge, seated: Seated) -> Iterator[Cure]:
    if finding.code in _PARTNERS:
        yield _seats(draft, 4, 4, judge)
    if finding.code in (*_CROWDED, *_DRY):
        yield _take(draft, "two-packs")
        yield from _fewer(draft, book, judge, seated)
    if finding.code == _DISAGREE:
        yield from _settled(draft, finding, book)
    if finding.code in _MISPLACED:
        yield from _moved(draft, finding)
    if finding.code == _UNKNOWN:
        yield from _instead(draft, str(finding.params.get("id", "")), finding.suggestions)
    yield from _raised(draft, finding)
    yield from (_take(draft, name) for name in finding.suggestions if name in HOUSE_RULES)
    yield from (_left_out(draft, name) for name in draft.uses if name in finding.related)
    yield from (_back(draft, key) for key in draft.values if key in _keys_of(finding))
    if draft.base in finding.related and finding.code != _SAME:
        yield from (Cure("instead", name, replace(draft, base=name)) for name in EDITIONS)
    yield from (_left_out(draft, name) for name in draft.uses if name not in finding.related)
    yield from (_back(draft, key) for key in draft.values if key not in _keys_of(finding))


def _keys_of(finding: Finding) -> tuple[str, ...]:
    return (str(finding.data.get("key", "")), *finding.related)


def _left_out(draft: Draft, name: str) -> Cure:
    return Cure("leave-out", name, replace(draft, uses=tuple(each for each in draft.uses if each != name)))


def _instead(draft: Draft, name: str, near: tuple[str, ...]) -> Iterator[Cure]:
    """What may have been meant by a name that is none."""
    for other in near:
        uses = tuple(other if each == name else each for each in draft.uses)
        base = other if draft.base == name else draft.base
        yield Cure("instead", other, replace(draft, base=base, uses=tuple(dict.fromkeys(uses))))


def _moved(draft: Draft, finding: Finding) -> Iterator[Cure]:
    """An edition among the house rules as what they lie on, a house rule in the place of an edition among them."""
    name = str(finding.params.get("id", ""))
    if finding.code == "RS304":
        uses = tuple(each for each in draft.uses if each != name)
        yield Cure("instead", name, replace(draft, base=name, uses=uses))
    else:
        yield Cure("instead", name, replace(_take(draft, name).draft, base=STANDARD))


def _take(draft: Draft, name: str) -> Cure:
    uses = draft.uses if name in draft.uses else (*draft.uses, name)
    return Cure("take", name, replace(draft, uses=uses))


def _back(draft: Draft, key: str) -> Cure:
    return Cure(
        "back", key, replace(draft, values={each: value for each, value in draft.values.items() if each != key})
    )


def _settled(draft: Draft, finding: Finding, book: Rulebook) -> Iterator[Cure]:
    """Either of the two values on which rulesets disagree."""
    key = str(finding.data.get("key", ""))
    given = (layer.values[key] for layer in book.house_rules if key in layer.values)
    for value in dict.fromkeys(given):
        yield Cure("settle", key, replace(draft, values={**draft.values, key: value}), value)


def _raised(draft: Draft, finding: Finding) -> Iterator[Cure]:
    """The limit on stacks as high as the finding says is enough."""
    numbers = (each.params.get("enough", each.params.get("all")) for each in finding.helps if each.key == "limit")
    for number in numbers:
        if isinstance(number, int):
            yield Cure("settle", LIMIT, replace(draft, values={**draft.values, LIMIT: number}), number)


def _seats(draft: Draft, low: int, high: int, judge: Judge) -> Cure:
    """So many players, by options of the draft's own where the rules below say otherwise, or disagree about it."""
    free = {key: value for key, value in draft.values.items() if key not in _PLAYERS}
    below = judge(replace(draft, values=free))
    argued = {str(each.data.get("key", "")) for each in below.findings if each.code == _DISAGREE}
    ends = zip(_PLAYERS, (low, high), strict=True)
    own = {key: value for key, value in ends if below.rulebook.value(key) != value or key in argued}
    return Cure("players", "players.max", replace(draft, values={**free, **own}), high, low)


def _fewer(draft: Draft, book: Rulebook, judge: Judge, seated: Seated) -> Iterator[Cure]:
    """As many players as the cards are enough for."""
    low, high = (int(book.value(key)) for key in _PLAYERS)
    most = seated(book)
    if _FEWEST <= most < high:
        yield _seats(draft, min(low, most), most, judge)
