"""When an option decides nothing under the others: what the table of options says, and what only the whole deck shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from unorules.engine.cards import COLOURED_ACTIONS, CUSTOMIZABLE, WILDS, Card, Colour, Kind
from unorules.engine.options import BY_KEY, NO_ADDED_FOUR, Value
from unorules.engine.start import start_key
from unorules.rulebook.stacks import (
    LIMIT,
    STACKS,
    is_over_limit,
    lacking_cards,
    lacking_for_several,
    smallest_of_several,
    smallest_stacks,
    within_deck,
    within_limit,
)

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
_NEVER_TWO: Final = (
    "players.min!=2 round_end.play_on=first-out mercy.limit=0 scoring.elimination=false",
    "players.min!=2 round_end.play_on=first-out mercy.limit=0 scoring.mode=none",
)
_SCORED_OUT: Final = "scoring.elimination=true ?scoring.mode!=none"
_TWO: Final = "players.max=2"
_NO_SEVENS_OR_ZEROS: Final = (
    "deck.zeros=0 seven_o.seven=off",
    "deck.digits=0 seven_o.zero=off",
    "deck.zeros=0 deck.digits=0",
)
_NO_SWAP_CARDS: Final = "deck.wild_shuffle_hands=0 deck.wild_swap_hands=0 deck.wild_customizable=0 deck.blank=0"

_ALSO: Final[Mapping[str, tuple[str, ...]]] = {
    # A draw card is no number card, so it is never the last one where only numbers may be.
    "round_end.draw_effect": (_BARRED,),
    "wild_draw_four.last_card_challenge": (_BARRED,),
    "round_end.play_on": ("players.max=2",),
    "wild_draw_four.challenger": (_TWO,),
    "wild_draw_four.hand_shown_to": (_TWO,),
    "stacking.challenge": tuple(f"{_NO_STACKED_FOUR} {each}" for each in NO_ADDED_FOUR),
    "uno.catcher": (_NO_CALLS,),
    "uno.catch_until": (_NO_CALLS,),
    "uno.self_correct": (_NO_CALLS,),
    "uno.call_again": (_NO_CALLS,),
    "seven_o.uno_after_swap": (_NO_CALLS, *(f"{each} {_NO_SWAP_CARDS}" for each in _NO_SEVENS_OR_ZEROS)),
    "seven_o.last_card": _NO_SEVENS_OR_ZEROS,
    "scoring.optional": ("scoring.mode=none",),
    "scoring.rounds": (_SCORED_OUT,),
    "scoring.target": (_ROUNDS,),
    "scoring.target_test": (_ROUNDS,),
    "scoring.tie": (_SCORED_OUT,),
    "scoring.points.number": ("deck.zeros=0 deck.digits=0",),
    "two_players.reverse": ("deck.reverse=0 deck.wild_customizable=0 deck.blank=0", *_NEVER_TWO),
    "no_mercy.reverse_draw_four_two_players": _NEVER_TWO,
}
"""Further conjunctions, as an option's `idle` has them; `key!=value` holds where the value is another one, and what begins with
`?` is not told: without it the rest would decide nothing either."""


_PAID: Final = ("turn.after_penalty", "round_end.draw_effect", "bounce.skip", "bounce.reverse")
"""What needs a card that makes somebody draw."""

_SPECIAL: Final = (
    *(Card(kind, Colour.RED) for kind in COLOURED_ACTIONS),
    *(Card(kind) for kind in (*WILDS, Kind.BLANK)),
)


def _deck_key(card: Card) -> str:
    return f"deck.{card.kind.value.replace('-', '_')}"


_ANY: Final = tuple(key for key in BY_KEY if key.startswith("deck.") and key != "deck.packs")
_COLOURED: Final = tuple(_deck_key(card) for card in _SPECIAL if card.colour is not None)
_BLACK: Final = tuple(_deck_key(card) for card in _SPECIAL if card.colour is None)
_NAMED: Final = "deck.wild_draw_four"
_JUMPED: Final = "jump_in.action_cards"
_JUMPED_WILDS: Final = "jump_in.wilds"
_TOGETHER: Final = "stacking.cards_per_turn"
_BUNDLES: Final = "turn.multi_play"
_BUNDLED_ACTIONS: Final = "turn.multi_play_actions"


def idle(key: str, values: Values) -> str | None:
    """Why an option decides nothing under `values` (complete): the settings that make it so, as `key=value`, or None.

    A reason that is not itself without effect comes first; where each is, what makes it so is told before it.
    """
    found = _reasons(key, values)
    if not found:
        return None
    roots = [[_reasons(other, values) for other in _keys(reason)] for reason in found]
    firm = next((reason for reason, below in zip(found, roots, strict=True) if not any(below)), None)
    if firm is not None:
        return firm
    behind = (reasons[0] for reasons in roots[0] if reasons)
    return " ".join(dict.fromkeys(" ".join((*behind, found[0])).split()))


def _reasons(key: str, values: Values) -> tuple[str, ...]:
    """All that makes an option decide nothing, each by itself."""
    conjunctions = (*BY_KEY[key].idle, *_ALSO.get(key, ()), *_without_cards(key))
    others = (_settings(each, values) for each in conjunctions if _holds(each, values))
    found = (*others, *_without_stacks(key, conjunctions, values), _without_twins(key, values))
    return tuple(each for each in found if each)


def _without_stacks(key: str, conjunctions: tuple[str, ...], values: Values) -> Iterator[str]:
    """What leaves no stack that the option is about: the cards that the deck lacks, or the limit."""
    if key not in STACKS and not any("stacking." in each for each in conjunctions):
        return
    held = within_deck(values)
    off = [each for each in STACKS if held[each] != values[each]]
    if key in off or (off and any(_holds(each, held) for each in conjunctions)):
        yield " ".join(dict.fromkeys(" ".join(lacking_cards(values, each) for each in off).split()))
    elif key == _TOGETHER and smallest_stacks(values) and not smallest_of_several(values):
        yield lacking_for_several(values)
    elif _is_out_of_reach(key, conjunctions, values):
        yield f"{LIMIT}={values[LIMIT]}"


def _is_out_of_reach(key: str, conjunctions: Iterable[str], values: Values) -> bool:
    """Whether the limit on stacks leaves no stack that the option is about."""
    limit = values[LIMIT]
    if not isinstance(limit, int) or not limit or key == LIMIT:
        return False
    held = within_limit(values)
    if key == _TOGETHER and limit < smallest_of_several(values):
        return True
    return is_over_limit(key, values) or (held is not values and any(_holds(each, held) for each in conjunctions))


def lifting_limit(keys: Iterable[str], values: Values) -> int:
    """The lowest limit on stacks under which each of some options decides something; 0 where no limit does that."""
    wanted = tuple(keys)
    tries = (
        (limit, {**values, LIMIT: limit})
        for limit in sorted({*smallest_stacks(values).values(), smallest_of_several(values)} - {0})
    )
    return next((limit for limit, tried in tries if not any(idle(key, tried) for key in wanted)), 0)


def _keys(reason: str) -> tuple[str, ...]:
    return tuple(pair.partition("=")[0] for pair in reason.split())


def has_twins(card: str, values: Values) -> bool:
    """Whether of the cards that an option of the deck counts two are alike."""
    count = values[card]
    return isinstance(count, int) and (count > 1 or (count == 1 and values["deck.packs"] != 1))


def _are_alike(card: str, key: str, values: Values) -> bool:
    """Whether the deck has two such cards that are alike: for several of one number it takes no like colour."""
    if key.startswith("jump_in.") or values[_BUNDLES] != "same-number" or card in _BLACK:
        return has_twins(card, values)
    return values[card] != 0


def _without_twins(key: str, values: Values) -> str | None:
    """What needs two cards that are alike, in a deck in which every card of the kind lies once or not at all, or may not be laid
    upon its like."""
    if not key.startswith("jump_in.") and (key not in (_BUNDLES, _BUNDLED_ACTIONS) or values[_BUNDLES] == "off"):
        return None
    cards, barred_by = _twins_for(key, values)
    if any(_are_alike(each, key, values) for each in cards):
        return None
    single = [each for each in cards if values[each] == 1]
    missing = [*single, "deck.packs"] if single else cards
    barring = [bar for bar, kept in barred_by.items() if any(_are_alike(each, key, values) for each in kept)]
    return " ".join(f"{each}={values[each]}" for each in (*missing, *barring))


def _twins_for(key: str, values: Values) -> tuple[tuple[str, ...], dict[str, tuple[str, ...]]]:
    """The counts of the cards of which two that are alike give the option something to decide, and those of the cards that would
    but for another option, by its key."""
    actions = (*_COLOURED, *_BLACK)
    if key == _BUNDLED_ACTIONS:
        return actions, {}
    if key == _BUNDLES:
        if values[_BUNDLED_ACTIONS] != "none":
            return _ANY, {}
        return tuple(each for each in _ANY if each not in actions), {_BUNDLED_ACTIONS: actions}
    if key == _JUMPED_WILDS:
        return _BLACK, {}
    barred: dict[str, tuple[str, ...]] = {}
    wilds = values[_JUMPED_WILDS]
    if wilds != "all":
        barred[_JUMPED_WILDS] = tuple(each for each in _BLACK if wilds == "none" or each != _NAMED)
    if key != _JUMPED and values[_JUMPED] == "not-allowed":
        barred[_JUMPED] = _COLOURED
    out = {each for cards in barred.values() for each in cards}
    every = (*_COLOURED, *_BLACK) if key == _JUMPED else _ANY
    return tuple(each for each in every if each not in out), barred


def _without_cards(key: str) -> tuple[str, ...]:
    """What cannot happen because the deck lacks the cards: one that is not there scores nothing and begins no round."""
    section, _, name = key.rpartition(".")
    if key == "round_end.action_card":
        return (" ".join(f"{_deck_key(card)}=0" for card in _SPECIAL),)
    if section == "start_card":
        return (" ".join(f"{_deck_key(card)}=0" for card in _SPECIAL if start_key(card) == key),)
    if key in _PAID:
        may_draw = (card for card in _SPECIAL if card.draws or card.kind in (*CUSTOMIZABLE, Kind.WILD_COLOUR_ROULETTE))
        return (" ".join(f"{_deck_key(card)}=0" for card in may_draw),)
    card = f"deck.{name}"
    return (f"{card}=0",) if section == "scoring.points" and card in BY_KEY else ()


def _holds(conjunction: str, values: Values) -> bool:
    return all(_agrees(pair, values) for pair in conjunction.split())


def _agrees(pair: str, values: Values) -> bool:
    key, _, wanted = pair.removeprefix("?").partition("=")
    if key.endswith("!"):
        return _text(values[key[:-1]]) != wanted
    return _text(values[key]) == wanted


def _settings(conjunction: str, values: Values) -> str:
    """The conjunction with the values in force."""
    keys = (pair.partition("=")[0].removesuffix("!") for pair in conjunction.split() if pair[0] != "?")
    return " ".join(f"{key}={_text(values[key])}" for key in keys)


def _text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
