"""What of a hand may be laid while a draw card that was just played on it is unpaid."""

from __future__ import annotations

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.scene import NoSuchCardError, Scene
from unorules.ask.setting import drawn_by, example, in_deck, is_right, move, set_out
from unorules.engine.cards import Card
from unorules.engine.legal import mover_actions

_OTHERS = "y6 g9"
_MOST_OWED = 200


def playable_in_answer(case: Case) -> Outcome | None:
    """The cards of the hand that answer what is owed, ``pending``; None where no hand is told or nothing is owed."""
    told, owed = given.position(case.arguments), given.whole(case.arguments.get("pending"))
    if not owed or not told.is_whole:
        return None
    hand = tuple(in_deck(case, card) for card in told.hand or ())
    top, shade = told.on_top(hand)
    try:
        scene = set_out(case, [hand, _OTHERS], top=in_deck(case, top).text, colour=shade.value, pending=_at_most(owed))
    except NoSuchCardError:
        return None
    cards = _answers(scene, hand)
    reasons = scene.judge(move(scene, (cards or list(hand))[0])).reasons
    scene.attempt(move(scene, cards[0]) if cards else "draw")
    params = {
        "cards": tuple(cards),
        "n": len(cards) or drawn_by(scene, 0),
        "on": scene.table.discard[0],
        "player": scene.players[0],
    }
    say = "cards" if cards else "none-owed"
    value = [card.text for card in cards]
    return Outcome("value", say, reasons, value, params=params, example=example(case, scene))


def _at_most(owed: int) -> int:
    return min(owed, _MOST_OWED)


def _answers(scene: Scene, hand: tuple[Card, ...]) -> list[Card]:
    """The different cards that may rightly be laid now."""
    laid = {action.cards[0] for action in mover_actions(scene.table, calls=False) if action.cards}
    return [card for card in dict.fromkeys(hand) if card in laid and is_right(scene.judge(move(scene, card)))]
