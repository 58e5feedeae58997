"""Where a follow-up leads: the topic that asks the same of another card, with the last card, or of the other end of a challenge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from unorules.engine.cards import Kind, parse_card

Arguments = dict[str, Any]
Step = tuple[str, Arguments]

_PLUS: Final = ("draw-two", "wild-draw-four")
_STACKED: Final = {
    "stack-draw-two": ("draw-two", "draw-two"),
    "stack-wild-draw-four": ("wild-draw-four", "wild-draw-four"),
    "stack-wild-draw-four-on-draw-two": ("wild-draw-four", "draw-two"),
    "stack-draw-two-on-wild-draw-four": ("draw-two", "wild-draw-four"),
}
_ANSWERED: Final = frozenset({*_STACKED, "answer-draw-card", "bounce", "no-mercy-stacking"})
"""Topics that ask whether a card answers a draw card."""
_OF_TWO: Final = {"reverse-two-players": "reverse", "skip-two-players": "skip", "draw-card-two-players": "draw-two"}
_OF_ONE_CARD: Final = frozenset(
    "card-effect turn-after card-points card-count start-card finish-on-action finish-draw-penalty challenge-other-card"
    " answer-with-same no-mercy-card play-after-penalty play-drawn-card wild-when-playable dealer-choice-action-card"
    " jump-in jump-in-match jump-in-action match draw-card-later-turn".split()
)
_CHALLENGED: Final = frozenset(
    "bluff challenge challenge-who challenge-when challenge-success challenge-failure challenge-next-turn challenge-colour"
    " challenge-which-colour challenge-hand-shown-to".split()
)
_AS_LAST: Final = {
    "seven-swap": "seven-zero-last-card",
    "zero-rotate": "seven-zero-last-card",
    "seven-swap-required": "seven-zero-last-card",
    "uno-call-when": "uno-on-last-card",
    "uno-penalty": "uno-missed-win",
    "uno-catch-window": "uno-missed-win",
    "uno-self-correct": "uno-missed-win",
    "wild-colours": "finish-wild-colour",
    "wild-same-colour": "finish-wild-colour",
} | dict.fromkeys(_CHALLENGED - {"bluff"}, "challenge-last-card")
"""What is asked of the last card where these were asked of any."""
_STAYS: Final = frozenset({"jump-in", "jump-in-match", *_STACKED})
"""Topics whose own scene can be set with a last card."""
_LAID_AS_LAST: Final = frozenset(
    "card-effect turn-after match wild-when-playable bluff wild-draw-four-legality wild-draw-four-with-wild start-card"
    " wild-draw-four-drawn play-drawn-card finish-on-action card-points".split()
)
_OF_FOUR: Final = frozenset({"bluff", "wild-draw-four-legality", "wild-draw-four-with-wild", "wild-draw-four-drawn"})


def with_card(topic: str, arguments: Arguments, said: Mapping[str, str]) -> Step | None:
    """The same asked of another card: `said` holds `card`, `on` for what it is laid on, or both. None where no card matters."""
    if topic in _ANSWERED:
        return _answering(topic, arguments, said)
    if topic in _OF_TWO:
        card = said.get("card", "")
        return next(((name, arguments) for name, kind in _OF_TWO.items() if _kind(card) == kind), None)
    if topic not in _OF_ONE_CARD or ("on" in said and "on" not in arguments and "card" not in said):
        return None
    return topic, arguments | dict(said)


def _answering(topic: str, arguments: Arguments, said: Mapping[str, str]) -> Step:
    usual = _STACKED.get(topic, ("wild", "draw-two"))
    if "card" not in said and "draw" not in _kind(said["on"]):
        said = {"card": said["on"]}  # what draws nothing cannot be what is answered
    card = said.get("card", str(arguments.get("card", usual[0])))
    on = said.get("on", str(arguments.get("on", usual[1])))
    found = arguments | {"card": card, "on": on}
    kinds = _kind(card), _kind(on)
    stacked = next((name for name, pair in _STACKED.items() if pair == kinds), None)
    if stacked is not None:
        return stacked, found
    found.pop("last", None)  # only those can be set with a last card
    if kinds[0] in ("skip", "reverse"):
        return "bounce", found
    draws = {kind for kind in kinds if "draw" in kind}
    return ("no-mercy-stacking" if len(draws) == len(set(kinds)) else "answer-draw-card"), found


def _kind(card: str) -> str:
    """The kind of a card as arguments have it: a kind, notation, or a bare number."""
    if card in set(Kind):
        return card
    try:
        return parse_card(card).kind.value
    except ValueError:
        return Kind.NUMBER.value


def with_players(topic: str, arguments: Arguments, count: int) -> Step | None:
    """The same asked where so many play. None where the topic is about two players as such."""
    if topic == "two-players" and count != 2:
        return None
    if topic in _OF_TWO and count != 2:
        return "turn-after", {"card": _OF_TWO[topic]} | arguments | {"players": count}
    return topic, arguments | {"players": count}


def with_colour(topic: str, arguments: Arguments, colour: str) -> Step:
    """The same asked of another colour: of the card's where one was said, else of the colour in force."""
    card = str(arguments.get("card", ""))
    if card not in set(Kind) and card[:1] in "rygb" and card:
        return topic, arguments | {"card": colour[0] + card[1:]}
    return topic, arguments | {"colour": colour}


def as_last_card(topic: str, arguments: Arguments) -> Step | None:
    """The same asked of the last card. None where that means nothing."""
    if topic in _STAYS:
        return topic, arguments | {"last": True}
    if topic in _AS_LAST:
        return _AS_LAST[topic], arguments
    if topic not in _LAID_AS_LAST:
        return None
    card = "wild-draw-four" if topic in _OF_FOUR else str(arguments.get("card", ""))
    if not card or _kind(card) == Kind.NUMBER.value:
        return "round-end", arguments
    draws = _kind(card) in _PLUS and topic in ("card-effect", "turn-after")
    return ("finish-draw-penalty" if draws else "finish-on-action"), {"card": card}


def as_challenged(topic: str, arguments: Arguments, won: bool) -> Step | None:
    """The same asked where the challenge is right, or wrong. None where nothing is challenged."""
    if topic == "challenge-next-turn":
        return topic, arguments | {"success": won}
    if topic in ("challenge", "challenge-success", "challenge-failure", "bluff"):
        return ("challenge-success" if won else "challenge-failure"), arguments
    return None
