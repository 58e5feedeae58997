"""Where two house rules meet, and the hands and moves that show what happens then (variants.md R1 to R91)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.scene import Scene
from unorules.values import dataclass


@dataclass(frozen=True, slots=True)
class Meeting:
    """Where two rules meet: hands and moves as in official.py, and what is read off the table for a yes.

    `told` are the verdicts that have a sentence of their own. Without `sourced` no leaflet and no practice decides (the tag P):
    then the rules are silent unless a house rule sets one of `keys`.
    """

    rules: tuple[str, ...]
    id: str
    hands: tuple[str, ...]
    moves: tuple[str, ...]
    holds: Callable[[Scene], bool]
    told: str
    keys: tuple[str, ...] = ()
    sourced: bool = True
    top: str = "r5"
    pile: str = "g4 g6 b9 y9 r9 g9"
    seats: int = 4


def _allowed(scene: Scene) -> bool:
    return scene.last.verdict.allowed


def _refused(scene: Scene) -> bool:
    return not scene.last.verdict.allowed


def _owed(scene: Scene) -> bool:
    return _allowed(scene) and bool(scene.table.pending)


def _swaps(count: int) -> Callable[[Scene], bool]:
    return lambda scene: len(scene.events("swapped-hands")) + len(scene.events("rotated-hands")) >= count


def _happened(kind: str) -> Callable[[Scene], bool]:
    return lambda scene: bool(scene.events(kind))


def cards_drawn(scene: Scene) -> int:
    drawn = scene.events("drew")
    return int(str(drawn[-1].details["count"])) if drawn else 0


def _drew_more_than(count: int) -> Callable[[Scene], bool]:
    return lambda scene: cards_drawn(scene) > count


def _wrote(*seats: int) -> Callable[[Scene], bool]:
    """The seats write down the same, and something."""
    return lambda scene: scene.table.scores[seats[0]] > 0 and len({scene.table.scores[seat] for seat in seats}) == 1


_TWO, _TWO_TOO, _IDLE = "r+2 g3 y1", "b+2 y6 y8", "g1 g2 y9"
MANY = "y1 y1 y2 y2 y3 y3 y4 y4 y6 y6 y7 y7 y8 y8 y9 y9 b1 b1 b3 b3 b4 b4"
_STACK = ("stacking.draw_two_on_draw_two", "stacking.equal_or_higher")
_JUMP = "jump_in.allowed"

MEETINGS: Final = (
    Meeting(("stack", "seven-o"), "r2", (_TWO, "r7 y6 y8", _IDLE), ("r+2", "r7"), _allowed, "no"),
    Meeting(
        ("stack", "jump-in"),
        "r3",
        (_TWO, _TWO_TOO, _IDLE, "b+2 y3 y4"),
        ("r+2", "b+2", "3 jump b+2"),
        _allowed,
        "yes no",
        (_JUMP, "jump_in.action_cards", *_STACK),
    ),
    Meeting(("stack", "draw"), "r4", (_TWO, _TWO_TOO, _IDLE), ("r+2", "b+2", "draw"), _drew_more_than(4), "no"),
    Meeting(
        ("stack", "multi-play"),
        "r5",
        (_TWO, "b+2 g+2 y6 y8"),
        ("r+2", "b+2,g+2"),
        _allowed,
        "no",
        ("stacking.cards_per_turn",),
    ),
    Meeting(("stack", "force-play"), "r6", (_TWO, _TWO_TOO), ("r+2", "draw"), _refused, "no", ("stacking.required",)),
    Meeting(
        ("stack", "strict"),
        "r7",
        ("W+4 g3 y1", "W+4 b3 b8"),
        ("W+4", "W+4"),
        _allowed,
        "no",
        ("wild_draw_four.enforcement", "stacking.wild_draw_four_condition"),
    ),
    Meeting(("stack", "two"), "r12", (_TWO, _TWO_TOO), ("r+2", "b+2"), _owed, "yes", _STACK, seats=2),
    Meeting(
        ("stack", "mercy"),
        "r14",
        (_TWO, _TWO_TOO, MANY),
        ("r+2", "b+2", "draw"),
        _happened("eliminated"),
        "yes",
        ("mercy.limit",),
    ),
    Meeting(
        ("stack", "no-action-finish"), "r15", (_TWO, "b+2"), ("r+2", "b+2"), _allowed, "no", ("round_end.action_card",)
    ),
    Meeting(("stack", "bounce"), "r16", (_TWO, "rS y6 y8", _IDLE), ("r+2", "rS"), _owed, "yes", ("bounce.skip",)),
    Meeting(
        ("seven-o", "jump-in"),
        "r18",
        ("r7 b2 b9", _IDLE, "r7 y3 y4"),
        ("r7", "2 jump r7"),
        _swaps(2),
        "yes",
        (_JUMP, "seven_o.seven"),
    ),
    Meeting(
        ("draw", "seven-o"),
        "r19",
        ("g3 y1 y6", _IDLE),
        ("draw", "r7"),
        _swaps(1),
        "yes",
        ("turn.draw_limit", "seven_o.seven", "turn.drawn_card"),
        pile="g4 g6 r7 g9",
    ),
    Meeting(
        ("multi-play", "seven-o"),
        "r20",
        ("r7 b7 y1 g2", _IDLE),
        ("r7,b7>{1}",),
        _swaps(2),
        "no",
        ("turn.multi_play_actions",),
        sourced=False,
    ),
    Meeting(
        ("force-play", "seven-o"), "r21", ("r7 y1 g2", _IDLE), ("draw", "r7"), _swaps(1), "yes", ("seven_o.seven",)
    ),
    Meeting(("partners", "seven-o"), "r24", ("r7 b2 b9",), ("r7>{2}",), _swaps(1), "yes", ("seven_o.seven",)),
    Meeting(("seven-o", "two"), "r25", ("r0 b2 b9", _IDLE), ("r0",), _swaps(1), "yes", ("seven_o.zero",), seats=2),
    Meeting(
        ("mercy", "seven-o"),
        "r26",
        (_TWO, f"{MANY} b6", "r7 g1 g2"),
        ("r+2", "draw", "r7>{1}"),
        _allowed,
        "no",
        ("mercy.limit",),
    ),
    Meeting(
        ("no-action-finish", "seven-o"), "r27", ("r7", _IDLE), ("r7",), _happened("round-over"), "yes", sourced=False
    ),
    Meeting(
        ("draw", "jump-in"),
        "r28",
        ("g3 y1 y6", _IDLE, "r5 y3 y4"),
        ("draw", "2 jump r5"),
        _allowed,
        "no",
        pile="r9 g4",
    ),
    Meeting(
        ("jump-in", "multi-play"),
        "r29",
        ("r8 b8 y1 g2", _IDLE, "b8 y3 y4"),
        ("r8,b8", "2 jump b8"),
        _allowed,
        "yes",
        (_JUMP,),
    ),
    Meeting(("force-play", "jump-in"), "r30", ("r3 y1 y6", _IDLE, "r5 y3 y4"), ("r3",), _refused, "no"),
    *(
        Meeting(
            (mode, "jump-in"),
            "r31",
            ("W+4 g3 y1", _IDLE, "W+4 y3 y4"),
            ("W+4", "2 jump W+4"),
            _allowed,
            "yes no",
            (_JUMP, "jump_in.wilds"),
        )
        for mode in ("strict", "free")
    ),
    Meeting(
        ("jump-in", "partners"),
        "r34",
        ("r8 g3 y1", _IDLE, "r8 y3 y4"),
        ("r8", "2 jump r8"),
        _allowed,
        "yes",
        sourced=False,
    ),
    Meeting(("jump-in", "two"), "r35", ("g3 y1 y6", "r5 y3 y4"), ("1 jump r5",), _allowed, "yes", (_JUMP,), seats=2),
    Meeting(
        ("jump-in", "no-action-finish"),
        "r36",
        ("g3 y1 y6", _IDLE, "rS"),
        ("2 jump rS",),
        _allowed,
        "no",
        ("round_end.action_card",),
        top="rS",
    ),
    Meeting(
        ("bounce", "jump-in"),
        "r37",
        (_TWO, "rS y6 y8", _IDLE, "rS y3 y4"),
        ("r+2", "rS", "3 jump rS"),
        _allowed,
        "yes",
        ("jump_in.action_cards",),
        sourced=False,
    ),
    Meeting(
        ("draw", "force-play"),
        "r39",
        ("g3 y1 y6",),
        ("draw", "keep"),
        _refused,
        "yes",
        ("turn.drawn_card",),
        pile="g4 r9 g6",
    ),
    Meeting(
        ("draw", "mercy"),
        "r41",
        (f"{MANY} b6 b6",),
        ("draw",),
        _happened("eliminated"),
        "yes",
        ("mercy.limit",),
    ),
    # The rule itself has one card drawn, or two; where it merely bars the card, the turn is as any other.
    Meeting(("draw", "no-action-finish"), "r43", ("rS", _IDLE), ("draw",), _drew_more_than(2), "yes no", sourced=False),
    Meeting(("force-play", "multi-play"), "r44", ("r8 b8 y1 g2",), ("r8",), _refused, "no", sourced=False),
    Meeting(
        ("multi-play", "no-action-finish"),
        "r48",
        ("r8 b8", _IDLE),
        ("r8,b8",),
        _happened("round-over"),
        "yes",
        sourced=False,
    ),
    Meeting(("bounce", "multi-play"), "r49", (_TWO, "rS bS y6 y8"), ("r+2", "rS,bS"), _allowed, "no", sourced=False),
    Meeting(
        ("force-play", "no-action-finish"),
        "r52",
        ("rS", _IDLE),
        ("draw",),
        _refused,
        "no",
        ("round_end.action_card",),
    ),
    Meeting(
        ("challenge-uno", "mercy"),
        "r56",
        (_TWO, f"{MANY} b6", "r9"),
        ("r+2", "draw", "r9"),
        _wrote(1),
        "yes",
        sourced=False,
    ),
    Meeting(
        ("low-score", "mercy"),
        "r59",
        (_TWO, f"{MANY} b6", "r9"),
        ("r+2", "draw", "r9"),
        _wrote(1),
        "yes",
        ("scoring.points.knocked_out",),
        sourced=False,
    ),
    Meeting(
        ("low-score", "partners"),
        "r68",
        ("r9", "g8 yS", "b6 y1", "g3 yR"),
        ("r9",),
        _wrote(1, 3),
        "yes",
        sourced=False,
    ),
    Meeting(("bounce", "two"), "r70", (_TWO, "rS y6 y8"), ("r+2", "rS"), _owed, "yes", sourced=False, seats=2),
    Meeting(("bounce", "no-action-finish"), "r72", (_TWO, "rS"), ("r+2", "rS"), _allowed, "no", sourced=False),
    Meeting(
        ("jump-in", "no-mercy"),
        "r32",
        (_TWO, _IDLE, "r+2 y3 y4"),
        ("r+2", "2 jump r+2"),
        _owed,
        "yes",
        ("jump_in.action_cards",),
        sourced=False,
    ),
    Meeting(
        ("stack",),
        "r8",
        ("W+4 g3 y1", "W+4 b3 b8", _IDLE),
        ("W+4", "W+4", "challenge"),
        _happened("challenged"),
        "yes no",
        ("stacking.challenge", "wild_draw_four.enforcement", "wild_draw_four.condition"),
    ),
    Meeting(
        ("jump-in",),
        "r80",
        ("g3 y1 y6", _IDLE, "r5 g8"),
        ("2 jump r5", "3 catch {2}"),
        _happened("caught"),
        "yes",
        sourced=False,
    ),
)
