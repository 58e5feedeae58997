"""Rules that no table can play by, or that surely were not meant: found by looking at the values, without playing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Label, Param, Params, Severity, Span, Word
from unorules.engine.cards import COLOURED_ACTIONS, WILDS, Kind
from unorules.engine.ending import counts_points
from unorules.engine.options import BY_KEY, Value
from unorules.engine.rules import Rules, deck
from unorules.engine.seating import allowed_sizes, most_dealt
from unorules.rulebook.clashes import clashes, written
from unorules.rulebook.fatal import fatal
from unorules.rulebook.stack import Layer, Stack
from unorules.rulebook.stacks import LIMIT, answered_stacks, smallest_stacks
from unorules.rulebook.starting import deck_key, none_begins, unbegun
from unorules.rulebook.tell import Values, last_laid, number, tell

_POINTS: Final = "scoring.points."
_SHOWN: Final = 4
_HELD: Final = "RS402"
"""A value that has to go back to what it was: what it brings about with others goes with it."""
_FOUR: Final = ("RS410", "RS411")
_COUNTED: Final = ("RS404", "RS405", "RS407", "RS409", "RS416", "RS417")
"""What is told after counting the deck, whichever of its keys is named."""

_SEATS: Final = ("players.min", "players.max")


def together(stack: Stack) -> Iterator[Finding]:
    """What is wrong between the layers and with the values in force; over a base that is none only what does not rest on it."""
    if not stack.unfounded:
        between = clashes(stack)
        held = {str(each.data["key"]) for each in between if each.code == _HELD}
        refused = _refused(stack)
        rest = (each for each in unplayable(stack) if held.isdisjoint(each.related) and not _hangs_on(each, refused))
        yield from _each_once([*between, *rest])
        return
    yield from (found for found in clashes(stack) if not stack.rests_on_base(found))
    yield from _namesakes(stack)


def _refused(stack: Stack) -> set[str]:
    """The options that some file gives a value which they do not have: what is in force there nobody has meant."""
    told = (each for layer in stack.layers for each in layer.ruleset.findings if each.severity is Severity.ERROR)
    return {key for each in told if (key := str(each.data.get("key", ""))) in BY_KEY}


def _hangs_on(found: Finding, refused: set[str]) -> bool:
    """Whether a finding rests on one of these options; what is told after counting the deck does on all of the deck."""
    counted = found.code in _COUNTED and any(key.startswith("deck.") for key in refused)
    return counted or not refused.isdisjoint(found.related)


def _each_once(found: list[Finding]) -> Iterator[Finding]:
    """The findings, without a disagreement on how many may play where partners tell how many it has to be: one cure mends both."""
    told = any(each.code in _FOUR for each in found)
    yield from (each for each in found if not (told and each.code == "RS308" and each.data.get("key") in _SEATS))


def unplayable(stack: Stack) -> Iterator[Finding]:
    """What is wrong with the values in force together."""
    values = stack.values()
    if number(values, "players.min") > number(values, "players.max"):
        yield _min_above_max(stack, values)
    elif values["teams.partners"]:
        yield from _partners(stack, values)
    yield from _deck(stack, values)
    yield from _limit(stack, values)
    yield from _match(stack, values)
    yield from fatal(stack, values)
    if values["setup.hand_size"] == 1:
        yield tell("RS418", stack, ("setup.hand_size",), {}, Help("more"))
    if values["turn.draw_limit"] != 1 and values["turn.drawn_card"] == "may-not-play":
        yield _either("RS413", stack, {"turn.draw_limit": 1, "turn.drawn_card": "may-play"})
    if not values["turn.voluntary_draw"] and values["turn.pass_without_drawing"]:
        yield _either("RS414", stack, {"turn.voluntary_draw": True, "turn.pass_without_drawing": False})
    yield from _namesakes(stack)
    yield from _cards(stack, values)


def _either(code: str, stack: Stack, mended: Mapping[str, Value]) -> Finding:
    """Two values that do not go together: either of them may give way, by taking its line out where what lies below is right."""
    return tell(code, stack, tuple(mended), {}, *(_put_right(stack, key, value) for key, value in mended.items()))


def _put_right(stack: Stack, key: str, value: Value) -> Help:
    index = stack.layers.index(stack.giving(key))
    if index and stack.layers[index].via is None and stack.values(index)[key] != stack.values()[key]:
        return Help("out", {"name": key})
    return Help("set", {"name": key, "value": written(value)})


def _min_above_max(stack: Stack, values: Values) -> Finding:
    low, high = number(values, "players.min"), number(values, "players.max")
    params: Params = {"min": low, "max": high}
    return tell("RS213", stack, ("players.min", "players.max"), params, Help("mend", params))


def _partners(stack: Stack, values: Values) -> Iterator[Finding]:
    low, high = number(values, "players.min"), number(values, "players.max")
    if (low, high) == (4, 4):
        return
    keys = ("teams.partners", "players.min", "players.max")
    if low <= 4 <= high:
        yield tell("RS410", stack, keys, {"min": low, "max": high}, *_four(stack, values))
    else:
        seats = f"{low}–{high}" if low != high else str(low)
        yield tell("RS411", stack, keys, {"seats": seats}, *_four(stack, values))


def _four(stack: Stack, values: Values) -> Iterator[Help]:
    """How the table comes to seat four: a line that hides a 4 given below is to be taken out, any other number set."""
    wrong = [key for key in ("players.min", "players.max") if values[key] != 4]
    own = {key: stack.layers.index(stack.giving(key)) for key in wrong if stack.giving(key).via is None}
    hiding = tuple(key for key, index in own.items() if stack.values(index)[key] == 4)
    if hiding:
        yield Help("take-out", {"names": hiding})
    if rest := tuple(key for key in wrong if key not in hiding):
        yield Help("four", {"names": rest})


def _deck(stack: Stack, values: Values) -> Iterator[Finding]:
    rules = Rules(values)
    cards = deck(rules)
    size = len(cards)
    if not size:
        yield tell("RS417", stack, tuple(_thinned(stack, values)[:1]) or ("deck.digits",), {}, Help("cards"))
        return
    if none_begins(values) and not any(card.is_number for card in cards):
        yield unbegun(stack, values)
        return
    (low, high), most = allowed_sizes(rules), most_dealt(rules)
    if most < low <= high:  # more at least than at most is told by itself
        yield _crowded("RS404", stack, values, low, size)
    elif low <= high and most < high:
        yield _crowded("RS409", stack, values, high, size)


def _crowded(code: str, stack: Stack, values: Values, players: int, size: int) -> Finding:
    """Of the deck the key is named that takes away most of the cards which the edition has; none where it has them all."""
    hand = number(values, "setup.hand_size")
    limit = "players.min" if code == "RS404" else "players.max"
    keys = ("setup.hand_size", limit, *_thinned(stack, values)[:1])
    help_ = "cards" if values["teams.partners"] else "fewer"  # partners are as many as they are
    blamed = last_laid(stack, keys).partition(".")[0]
    params: dict[str, Param] = {"players": players, "hand": hand, "needed": players * hand + 1, "size": size}
    return tell(code, stack, keys, {**params, "fault": Word(f"crowded.{blamed}")}, Help(help_))


def _thinned(stack: Stack, values: Values) -> list[str]:
    """The keys of the deck that have fewer cards than in the edition, those that miss most in front."""
    base, pack = stack.layers[0].ruleset.values, ("deck.zeros", *map(deck_key, COLOURED_ACTIONS))
    copies = dict.fromkeys(pack, 4) | {"deck.digits": 36}
    keys = ["deck.zeros", "deck.digits", *(deck_key(kind) for kind in (*COLOURED_ACTIONS, *WILDS, Kind.BLANK))]
    missing = {key: (number(base, key) - number(values, key)) * copies.get(key, 1) for key in keys if key in base}
    return sorted((key for key in missing if missing[key] > 0), key=lambda key: -missing[key])


def _limit(stack: Stack, values: Values) -> Iterator[Finding]:
    """A limit under the smallest stack of two cards forbids every stack; a higher one may leave some draw cards unanswered."""
    limit, stacks, answers = number(values, LIMIT), smallest_stacks(values).values(), answered_stacks(values)
    help_ = Help("limit", {"all": max((*stacks, *answers.values()), default=0)})
    unanswered = {cards: owed for cards, owed in answers.items() if owed > limit}
    if limit and stacks and limit < min(stacks):
        yield tell("RS408", stack, (LIMIT,), {"limit": limit, "smallest": min(stacks)}, help_)
    elif limit and unanswered:
        cards = min(unanswered)
        params: Params = {"limit": limit, "cards": cards, "smallest": unanswered[cards]}
        yield tell("RS420", stack, (LIMIT, "stacking.equal_or_higher"), params, help_)


def _match(stack: Stack, values: Values) -> Iterator[Finding]:
    """A match for points whose every card counts nothing has no end; by rounds it has one, unless those who are level play on."""
    plays_on = values["scoring.tie"] == "extra-round"
    alone = bool(values["scoring.elimination"])
    if values["scoring.mode"] == "none" or (values["scoring.rounds"] != 0 and not plays_on and not alone):
        return
    if counts_points(Rules(values)):
        return
    kinds = [kind for kind in (*COLOURED_ACTIONS, *WILDS, Kind.BLANK) if number(values, deck_key(kind))]
    keys = [f"{_POINTS}{kind.value.replace('-', '_')}" for kind in kinds]
    if number(values, "deck.zeros") or number(values, "deck.digits"):
        keys.insert(0, f"{_POINTS}number")
    own = sorted(keys, key=lambda key: -stack.layers.index(stack.giving(key)))[:_SHOWN]
    if own:
        yield tell("RS416", stack, tuple(own), {}, Help("points-only" if alone or plays_on else "points"))


def _namesakes(stack: Stack) -> Iterator[Finding]:
    """Custom cards of one id in two files: only one of them could be told from the other in a game."""
    firsts: dict[str, tuple[Layer, int]] = {}
    for layer in stack.layers:
        for index, card in enumerate(layer.ruleset.cards):
            first, place = firsts.setdefault(card.card.id, (layer, index))
            if first is layer:
                continue
            span = layer.place("custom_card", index)
            earlier = first.ruleset.toml.key("custom_card", place)
            yield finding(
                "RS216",
                span.file if span else layer.ruleset.file,
                span,
                params={"id": card.card.id},
                secondary=(Label(earlier, "first"),) if earlier else (),
                related=(first.id, layer.id),
                data={"key": "custom_card.id"},
            )


def _cards(stack: Stack, values: Values) -> Iterator[Finding]:
    """Custom cards that find no card in the deck to stand on, or not as many as they are."""
    left = {kind: number(values, deck_key(kind)) for kind in (Kind.WILD_CUSTOMIZABLE, Kind.BLANK)}
    takers: dict[Kind, Span] = {}
    for layer in stack.layers:
        for index, card in enumerate(layer.ruleset.cards):
            kind = card.card.on
            free = max(0, left[kind])
            left[kind] -= card.card.count
            if left[kind] < 0:
                yield _homeless(layer, index, number(values, deck_key(kind)), free, takers.get(kind))
            if free and (place := layer.ruleset.toml.key("custom_card", index)):
                takers[kind] = place


def _homeless(layer: Layer, index: int, value: int, free: int, taker: Span | None) -> Finding:
    """The custom card of that number, which is more than the `free` ones of the `value` cards in the deck; a card before it
    (`taker`) may have taken the others.
    """
    card = layer.ruleset.cards[index].card
    key = deck_key(card.on)
    counted = layer.place("custom_card", index, "count") if free else None
    span = counted or layer.place("custom_card", index)
    why = Word("homeless.taken" if value else "homeless.none")
    params: Params = {"id": card.id, "name": key, "value": value, "count": card.count, "n": free, "why": why}
    helps = (Help("count", params),) if counted and not layer.via else ()
    return finding(
        "RS405",
        span.file if span else layer.ruleset.file,
        span,
        params=params,
        secondary=(Label(taker, "taker"),) if taker and taker != span else (),
        helps=(*helps, Help("raise" if value else "deck", {"name": key})),
        suggestions=(key,),
        related=(key,),
        mends=(str(free),) if helps else (),
    )
