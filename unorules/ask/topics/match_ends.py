"""How a match ends that goes by rounds or ends level, and why no points are written: what the topics of counting share."""

from __future__ import annotations

from typing import Final

from unorules.ask.case import Case, Outcome
from unorules.ask.scene import Scene
from unorules.ask.topics.rounds import counted, played_round, who_writes
from unorules.engine.cards import Kind
from unorules.engine.ending import counts_wins
from unorules.engine.rules import deck
from unorules.records.option_said import most_rounds

_MODE, _TIE, _ROUNDS = "scoring.mode", "scoring.tie", "scoring.rounds"
_MOST_REASONS: Final = 4


def points_key(kind: Kind) -> str:
    """The option that says what a card of the kind counts."""
    return f"scoring.points.{kind.value.replace('-', '_')}"


def why_nothing(case: Case) -> tuple[str, ...]:
    """The options for which nobody writes points: the table does not count, or every card counts nothing."""
    if case.rules.scoring_mode == "none":
        return (_MODE,)
    kinds = dict.fromkeys(card.kind for card in deck(case.rules))
    return tuple(points_key(kind) for kind in kinds)[:_MOST_REASONS]


def by_rounds(case: Case, value: int) -> Outcome:
    """The match ends after so many rounds; without points, those who have won most of them have won it."""
    say, why = (most_rounds(case.rules), why_nothing(case)) if counts_wins(case.rules) else ("rounds", ())
    return Outcome("value", say, (_ROUNDS, *why), value, params={"n": case.rules.scoring_rounds})


def tied_by_rounds(case: Case) -> Outcome:
    """Two have won as many rounds as each other when the last is over."""
    hands = ["y6 b9", "g9 b2"]
    seats = len(played_round(case, hands).players)
    scene = played_round(
        case, hands, [seat % 2 if case.rules.teams_partners else int(seat == 1) for seat in range(seats)]
    )
    counted(scene)
    word = "joint" if scene.table.match_over else "extra-round"
    params = {"player": scene.players[0], "other": scene.players[1], "n": scene.table.totals[0]}
    tie = () if case.rules.scoring_mode == "none" else (_TIE,)
    return Outcome("value", word, (_ROUNDS, *tie, *why_nothing(case)), word, params=params)


def tied(case: Case) -> Scene:
    """A round after which the two best are equal and the match could end."""
    hands = ["y6 b9", "g9 b2"]
    scores, _ = counted(played_round(case, hands))
    enough, writes = case.rules.scoring_target + 1, who_writes(case)
    wanted = [enough] * len(scores)
    if writes == "winner":
        wanted[2:] = [0] * len(wanted[2:])
    elif writes == "own" and len(wanted) > 2:
        wanted[:2] = [0, 0]
    scene = played_round(case, hands, [want - score for want, score in zip(wanted, scores, strict=True)])
    counted(scene)
    return scene
