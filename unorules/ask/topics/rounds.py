"""A round that is over, and what the players have written down for the hands that were left."""

from __future__ import annotations

from collections.abc import Sequence

from unorules.ask import given
from unorules.ask.case import Case
from unorules.ask.scene import Example, Scene
from unorules.ask.setting import example, in_deck, move, seats, set_out
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.ending import counting_cards, counts_points, end_round, round_scores
from unorules.engine.events import Event

TOP = Card(Kind.NUMBER, Colour.RED, 5)


LAST = Card(Kind.NUMBER, Colour.RED, 8)


Hand = tuple[Card, ...]


def played_round(case: Case, hands: Sequence[Hand | str], totals: Sequence[int] = (), *, last: bool = True) -> Scene:
    """The first player goes out with a number, the others are left with these hands, and the round is counted.

    `last`: where the match goes by rounds, this is the last of them.
    """
    scene = set_out(case, [[LAST], *hands], top=TOP.text, totals=totals, seats=max(len(hands) + 1, seats(case, 2)))
    scene.table.rounds_before = max(case.rules.scoring_rounds - 1, 0) if last else 0
    scene.attempt(move(scene, LAST))
    return scene


def counted(scene: Scene) -> tuple[list[int], list[Event]]:
    """What each has written down, and the events of it; a round played on for second place is cut short here."""
    if not scene.table.round_over:
        end_round(scene.table, 0)
    told = [event for step in scene.steps for event in step.events]
    return scene.table.scores, [*told, *(scene.table.events or ())]


def shown(case: Case, scene: Scene) -> Example | None:
    """The example, unless the round was cut short or stands late in a match of so many rounds."""
    plain = scene.table.rounds_before == 0 and any(event.type == "round-over" for event in scene.last.events)
    return example(case, scene) if plain else None


def who_writes(case: Case) -> str:
    """Who writes points down after a round: winner, own, team, team-own (both teams) or nobody."""
    if not counts_points(case.rules):
        return "nobody"
    table, left = set_out(case, seats=4).table, counting_cards(case.rules)[:1]
    table.hands = [[], *[list(left) for _ in table.players[1:]]]
    if not left:  # only who is knocked out counts anything
        table.knocked_out = list(range(1, len(table.players)))
    scores = round_scores(table, 0)
    if len(scores) == 4 and scores[0] and scores[0] == scores[2]:
        return "team-own" if scores[1] else "team"
    return "winner" if scores[0] else "own"


def hands_of(case: Case) -> tuple[list[Hand], int] | None:
    """The hands told, and points told as a bare number ("he had 81"); None where nothing can be made of them."""
    told = case.arguments.get("hands") or case.arguments.get("hand")
    if not isinstance(told, list | tuple) or not told:
        return None
    rows = [told] if not any(isinstance(item, list | tuple) for item in told) else list(told)
    hands, points = [], 0
    for row in rows:
        items = row if isinstance(row, list | tuple) else str(row).split()
        found: list[Card] = []
        for index, item in enumerate(items):
            number = given.whole(item)
            card = given.card(item, list(Colour)[index % 4])
            if number is not None and number > 9:
                points += number
            elif card is None:
                return None
            else:
                found.append(in_deck(case, card, list(Colour)[index % 4]))
        hands.append(tuple(found))
    return hands, points
