"""When an option decides nothing under the others: what the table of options says, and what only the whole deck shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from unorules.engine.cards import COLOURED_ACTIONS, CUSTOMIZABLE, WILDS, Card, Colour, Kind
from unorules.engine.options import BY_KEY, Value, is_idle
from unorules.engine.start import start_key

Values = Mapping[str, Value]

_NO_CALLS: Final = (
    "uno.penalty=0 uno.false_accusation_penalty=0 uno.missed_call_blocks_win=false uno.say_on_last_card=false"
)
_NO_STACKED_FOUR: Final = (
    "stacking.wild_draw_four_on_wild_draw_four=false stacking.wild_draw_four_on_draw_two=false "
    "stacking.equal_or_higher=off"
)
_BARRED: Final = "round_end.action_card!=allowed"
_ROUNDS: Final = "scoring.rounds!=0 scoring.elimination=false"
_NEVER_TWO: Final = "players.min!=2 round_end.play_on=first-out mercy.limit=0 scoring.elimination=false"
_SCORED_OUT: Final = "scoring.elimination=true"

_ALSO: Final[Mapping[str, tuple[str, ...]]] = {
    # A draw card is no number card, so it is never the last one where only numbers may be.
    "round_end.draw_effect": (_BARRED,),
    "wild_draw_four.last_card_challenge": (_BARRED,),
    "round_end.play_on": ("players.max=2",),
    "stacking.challenge": (_NO_STACKED_FOUR,),
    "uno.catcher": ("uno.penalty=0 uno.false_accusation_penalty=0",),
    "uno.catch_until": (_NO_CALLS,),
    "uno.self_correct": (_NO_CALLS,),
    "uno.call_again": (_NO_CALLS,),
    "seven_o.uno_after_swap": (_NO_CALLS,),
    "scoring.optional": ("scoring.mode=none",),
    "scoring.rounds": (_SCORED_OUT,),
    "scoring.target": (_ROUNDS,),
    "scoring.target_test": (_ROUNDS,),
    "scoring.tie": (_SCORED_OUT,),
    "scoring.points.number": ("deck.zeros=0 deck.digits=0",),
    "two_players.reverse": ("deck.reverse=0 deck.wild_customizable=0 deck.blank=0", _NEVER_TWO),
    "no_mercy.reverse_draw_four_two_players": (_NEVER_TWO,),
}
"""Further conjunctions, as an option's `idle` has them; `key!=value` holds where the value is another one."""


_PAID: Final = ("turn.after_penalty", "round_end.draw_effect", "bounce.skip", "bounce.reverse")
"""What needs a card that makes somebody draw."""

_SPECIAL: Final = (
    *(Card(kind, Colour.RED) for kind in COLOURED_ACTIONS),
    *(Card(kind) for kind in (*WILDS, Kind.BLANK)),
)


def idle(key: str, values: Values) -> str | None:
    """Why an option decides nothing under `values` (complete): the settings that make it so, as `key=value`, or None."""
    found = is_idle(BY_KEY[key], dict(values))
    if found is not None:
        return found
    conjunctions = (*_ALSO.get(key, ()), *_without_cards(key))
    return next((_settings(each, values) for each in conjunctions if _holds(each, values)), None)


def _without_cards(key: str) -> tuple[str, ...]:
    """What cannot happen because the deck lacks the cards: one that is not there scores nothing and begins no round."""
    section, _, name = key.rpartition(".")
    if section == "start_card":
        return (" ".join(f"{_deck_key(card)}=0" for card in _SPECIAL if start_key(card) == key),)
    if key in _PAID:
        may_draw = (card for card in _SPECIAL if card.draws or card.kind in (*CUSTOMIZABLE, Kind.WILD_COLOUR_ROULETTE))
        return (" ".join(f"{_deck_key(card)}=0" for card in may_draw),)
    card = f"deck.{name}"
    return (f"{card}=0",) if section == "scoring.points" and card in BY_KEY else ()


def _deck_key(card: Card) -> str:
    return f"deck.{card.kind.value.replace('-', '_')}"


def _holds(conjunction: str, values: Values) -> bool:
    return all(_agrees(pair, values) for pair in conjunction.split())


def _agrees(pair: str, values: Values) -> bool:
    key, _, wanted = pair.partition("=")
    if key.endswith("!"):
        return _text(values[key[:-1]]) != wanted
    return _text(values[key]) == wanted


def _settings(conjunction: str, values: Values) -> str:
    """The conjunction with the values in force."""
    keys = (pair.partition("=")[0].removesuffix("!") for pair in conjunction.split())
    return " ".join(f"{key}={_text(values[key])}" for key in keys)


def _text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
