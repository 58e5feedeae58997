"""Where two rules meet and no leaflet says what happens. What this engine does then is told in the locales under the same id.

The ids are those of the list of resolutions (R1 to R91); only those without a source stand here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from unorules.engine.options import Value
from unorules.rulebook.idle import has_twins, idle
from unorules.values import dataclass

Values = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two rules, by an option key each, that meet where `holds`; `value` is the word on which it rests what happens then."""

    id: str
    keys: tuple[str, str]
    holds: Callable[[Values], bool]
    value: str = ""

    @property
    def told(self) -> str:
        """The name of the sentence that says what this engine does."""
        return f"{self.id}-{self.value}" if self.value else self.id


def _on(key: str, *off: Value) -> Callable[[Values], bool]:
    """Whether the option has another value than `off` and decides something."""
    return lambda values: values[key] not in (off or (False, "off", 0, "none")) and idle(key, values) is None


def _at(key: str, value: Value) -> Callable[[Values], bool]:
    """Whether the option has this value and decides something."""
    return lambda values: values[key] == value and idle(key, values) is None


def _twins(card: str) -> Callable[[Values], bool]:
    """Whether the deck has two of the cards that are alike."""
    return lambda values: has_twins(card, values)


def _bundled(card: str) -> Callable[[Values], bool]:
    """Whether several of the cards can be laid together, where that is allowed."""
    return lambda values: values[_MULTI] != "identical" or has_twins(card, values)


def _both(*tests: Callable[[Values], bool]) -> Callable[[Values], bool]:
    return lambda values: all(test(values) for test in tests)


_SEVEN: Final = "seven_o.seven"
_JUMP: Final = "jump_in.allowed"
_UNTIL: Final = "turn.draw_limit"
_PLUS_FOUR: Final = "deck.wild_draw_four"
_MULTI: Final = "turn.multi_play"
_FORCE: Final = "turn.voluntary_draw"
_MERCY: Final = "mercy.limit"
_OUT: Final = "scoring.elimination"
_TEAMS: Final = "teams.partners"
_LOW: Final = "scoring.mode"
_FINISH: Final = "round_end.action_card"
_BARS: Final = ("draw-one", "draw-two", "not-allowed")
_BOUNCE: Final = "bounce.skip"
_MIXED: Final = "stacking.wild_draw_four_on_draw_two"

_seven = _on(_SEVEN)
_jump = _on(_JUMP)
_until = _on(_UNTIL, 1)
_multi = _on(_MULTI)
_multi_actions = _both(_multi, _on("turn.multi_play_actions"))
_force = _on(_FORCE, True)
_mercy = _on(_MERCY)
_out = _on(_OUT)
_teams = _on(_TEAMS)
_low = _on(_LOW, "winner-takes", "none")
_finish = _on(_FINISH, "allowed")
_bounce = _on(_BOUNCE)
_two = _on("players.min", *range(3, 21))
_strict = _on("wild_draw_four.enforcement", "challenge")
_challenge = _both(_on("wild_draw_four.condition"), _on("wild_draw_four.enforcement", "strict"), _on(_PLUS_FOUR))
_reset_free = _on("wild_draw_four.condition")
# A +2 and a +4 make six; a stack that lies on other draw cards is challenged only where that is allowed.
_stacked_challenge = _both(
    _on(_MIXED), _on("stacking.limit", *range(1, 6)), _on("stacking.challenge", "off"), _challenge
)
_jumped_skip = _both(_jump, _on("jump_in.action_cards", "not-allowed"), _twins("deck.skip"))
_reversing = _on("deck.reverse")

MEETINGS: Final = (
    Meeting("R17", (_MIXED, "wild_draw_four.enforcement"), _stacked_challenge),
    Meeting("R20", (_SEVEN, _MULTI), _both(_seven, _multi, _bundled("deck.digits"))),
    Meeting("R27", (_SEVEN, _FINISH), _both(_seven, _finish)),
    Meeting(
        "R31", (_JUMP, "wild_draw_four.condition"), _both(_jump, _on("jump_in.wilds"), _twins(_PLUS_FOUR), _challenge)
    ),
    Meeting("R34", (_JUMP, _TEAMS), _both(_jump, _teams)),
    Meeting("R37", (_JUMP, _BOUNCE), _both(_jumped_skip, _bounce)),
    Meeting("R40", (_UNTIL, "wild_draw_four.enforcement"), _both(_until, _strict, _reset_free)),
    *(Meeting("R43", (_UNTIL, _FINISH), _both(_until, _at(_FINISH, value)), value) for value in _BARS),
    Meeting("R44", (_FORCE, _MULTI), _both(_force, _multi)),
    Meeting("R47", (_MULTI, "two_players.reverse"), _both(_multi_actions, _reversing, _bundled("deck.reverse"), _two)),
    Meeting("R48", (_MULTI, _FINISH), _both(_multi, _finish)),
    Meeting("R49", (_MULTI, _BOUNCE), _both(_multi_actions, _bounce)),
    Meeting("R50", (_FORCE, "wild_draw_four.enforcement"), _both(_force, _challenge)),
    Meeting("R56", (_MERCY, _OUT), _both(_mercy, _out)),
    Meeting("R57", (_MERCY, _TEAMS), _both(_mercy, _teams)),
    Meeting("R59", (_MERCY, _LOW), _both(_mercy, _low)),
    Meeting("R68", (_TEAMS, _LOW), _both(_teams, _low)),
    Meeting("R70", (_BOUNCE, "two_players.reverse"), _both(_bounce, _two)),
    Meeting("R72", (_BOUNCE, _FINISH), _both(_bounce, _finish)),
    Meeting("R84", (_MULTI, "wild_draw_four.enforcement"), _both(_multi_actions, _challenge, _bundled(_PLUS_FOUR))),
)
"""In the order of their numbers."""


def meetings(values: Values) -> tuple[Meeting, ...]:
    """The meetings without a source that can happen under `values` (complete)."""
    return tuple(meeting for meeting in MEETINGS if meeting.holds(values))
