"""A hand that grows too big: the mercy rule played out, shared by the topics that speak of players who are out."""

from __future__ import annotations

from unorules.ask.case import Case
from unorules.ask.scene import Example, Scene
from unorules.ask.setting import example, set_out
from unorules.engine.ending import lost_points
from unorules.values import dataclass

_NUMBERS = (1, 2, 3, 4, 6, 8, 9)
_FEWEST, _MOST = 3, 90
_USUAL = 25  # what people who speak of mercy mean (concordance 170), tried where no limit is in force


@dataclass(frozen=True, slots=True)
class Knocked:
    """What became of the player whose hand grew to that size.

    `count` is how many cards were held at the end of it, `where` what became of the hand (aside, under, gone), `points`
    what it counted for.
    """

    is_out: bool
    count: int
    player: str
    where: str
    points: int
    shown: Example | None


def limit_of(case: Case) -> int:
    """The size of hand at which somebody is out here; the usual one where nobody ever is."""
    return case.rules.mercy_limit or _USUAL


def when(case: Case, say: str) -> str:
    """The sentence for a limit that is looked at once a turn or a draw is over; `say` itself for one that acts at once."""
    timing = case.rules.mercy_timing
    return say if timing == "immediately" else f"{say}-{timing}"


def knock_out(case: Case, count: int) -> Knocked:
    """Seat 1 draws up to that many cards, a +2 being the last of it; then the round is played to its end."""
    scene = _grow(case, min(max(count, _FEWEST), _MOST))
    gone = scene.events("eliminated", 1)
    held = int(str(gone[0].details["count"])) if gone else len(scene.table.hands[1])
    where = _where(scene)
    if gone:
        _go_out(scene)
    return Knocked(bool(gone), held, scene.players[1], where, _points(scene), example(case, scene))


def _grow(case: Case, count: int) -> Scene:
    limit = case.rules.mercy_limit
    start = min(count, limit or count) - 2
    hand = " ".join(f"{'ybg'[at % 3]}{_NUMBERS[at % len(_NUMBERS)]}" for at in range(start))
    about = {"draw_pile": "g4 g6 b6 y6 b4", "seats": max(3, case.rules.players_min)}
    if count - start == 2:
        scene = set_out(case, ["r+2 g3 g8", hand, "r9"], top="r5", **about)
        scene.attempt("r+2")
    else:
        scene = set_out(case, ["g3 g8", hand, "r9"], top="r+2", turn=1, pending=count - start, **about)
    scene.attempt("draw")
    return scene


def _where(scene: Scene) -> str:
    table = scene.table
    if table.aside:
        return "aside"
    return "gone" if table.gone else "under"


def _go_out(scene: Scene) -> None:
    if scene.table.round_over:
        return
    scene.attempt("r9")
    if not scene.table.round_over:
        scene.attempt("uno", seat=2)


def _points(scene: Scene) -> int:
    """What the hand of the player who is out counted, in whosever sum; nothing where nobody wrote anything down."""
    table = scene.table
    return lost_points(table, 1) if 1 in table.knocked_out and any(table.scores) else 0
