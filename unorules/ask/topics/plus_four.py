"""When a wild draw four may rightly be laid: with a hand told, beside another wild, and just drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.scene import NoSuchCardError, Scene
from unorules.ask.setting import (
    a_wild,
    call_the_bluff,
    deck_key,
    drawn_by,
    example,
    fillers,
    in_deck,
    is_right,
    move,
    set_out,
)
from unorules.ask.topics import topic
from unorules.ask.topics.four_on_stack import CONDITION, owed_for
from unorules.engine.cards import Card, Colour, Kind
from unorules.values import replace

_TOP = Card(Kind.NUMBER, Colour.RED, 5)
_FITS = Card(Kind.NUMBER, Colour.RED, 8)
_SAME_NUMBER = Card(Kind.NUMBER, Colour.GREEN, 5)
_NOTHING = "g3 y1"
_FOUR = Card(Kind.WILD_DRAW_FOUR)
_CONDITION = "wild_draw_four.condition"
_WILDS_COUNT = "wild_draw_four.wilds_count_as_colour"


@topic("wild-draw-four-legality")
def wild_draw_four_legality(case: Case) -> Outcome:
    """The very hand judged on the very top card; without one, what the condition is, found out by trying hands."""
    told = given.position(case.arguments)
    if absent := _no_four(case):
        return absent
    if told.is_whole:
        try:
            return _judged(case, told)
        except NoSuchCardError:
            pass
    four = _four_of(case)
    blocks = [_is_blocked(case, four, other) for other in (_FITS, _SAME_NUMBER, Card(Kind.WILD))]
    scene = _held_and_laid(case, four, told.hand or ())
    params = {"card": four, "blocks": _FITS, "colour": Colour.RED, "player": scene.players[0]}
    say = _condition_in_words(four, blocks)
    reasons: tuple[str, ...] = ("match",) if four.colour else (_CONDITION,)
    if _stack_is_apart(case, four):
        reasons = (*reasons, CONDITION)
        say = f"{say}-but-stacked" if any(blocks) else "stacked"
    call_the_bluff(scene)
    at_any_time = "no" if any(blocks) else "yes"
    verdict = at_any_time if case.arguments.get("any_time") and not told.hand and not four.colour else "explain"
    return Outcome(verdict, say, reasons, params=params, example=example(case, scene))


def _held_and_laid(case: Case, four: Card, hand: tuple[Card, ...]) -> Scene:
    """The +4 laid beside the hand told, on a card of a colour that it holds; beside a red card where no hand is told."""
    held = [in_deck(case, card) for card in hand if card.kind is not four.kind]
    shade = next((card.colour for card in held if card.colour), None)
    if shade is None:
        return _four_laid(case, four, [_FITS])
    number = next(each for each in (5, 4, 6) if each not in {card.number for card in held})
    try:
        return _tried(case, four, held, Card(Kind.NUMBER, shade, number), shade)
    except NoSuchCardError:
        return _four_laid(case, four, [_FITS])


def _condition_in_words(four: Card, blocks: list[bool]) -> str:
    """What keeps a +4 back: a card of the colour, a card of the number, a wild."""
    if four.colour is not None:
        return "coloured"
    colour, number, wild = blocks
    if number:
        return "nothing-else"
    if wild:
        return "colour-and-wilds"
    return "colour" if colour else "free"


def _stack_is_apart(case: Case, four: Card) -> bool:
    """Whether inside a stack the +4 may be laid beside cards that would forbid it on an ordinary turn."""
    plain = replace(case, arguments={})
    if not _is_blocked(plain, four, _FITS):
        return False
    stacks = (replace(case, arguments={"on": kind}) for kind in (Kind.WILD_DRAW_FOUR, Kind.DRAW_TWO))
    return any(_beneath(each, four, Colour.RED) and not _is_blocked(each, four, _FITS) for each in stacks)


def _stack_frees(case: Case, four: Card, shade: Colour) -> bool:
    """Whether the +4 is laid inside a stack, and may be laid there beside what would forbid it elsewhere."""
    return _beneath(case, four, shade) is not None and _stack_is_apart(case, four)


def _beneath(case: Case, four: Card, shade: Colour) -> Mapping[str, Any] | None:
    """What the question says that the +4 is laid on, where that is a stack which it may answer."""
    return owed_for(case, four, given.kind(case.arguments.get("on")), shade)


def _no_four(case: Case) -> Outcome | None:
    """A deck without a +4: it may not be laid, as there is none."""
    four = in_deck(case, _FOUR)
    if case.holds(four.kind):
        return None
    return Outcome("no", "not-in-deck", (deck_key(Kind.WILD_DRAW_FOUR),), params={"card": four})


def _four_of(case: Case, shade: Colour = Colour.RED) -> Card:
    return in_deck(case, _FOUR, shade)


def _four_laid(case: Case, four: Card, beside: Iterable[Card], top: Card = _TOP, shade: Colour = Colour.RED) -> Scene:
    """The +4 is laid by somebody who holds these cards beside it, and two that do not matter."""
    rest = fillers(top, shade, avoid=beside)
    return _tried(case, four, [*beside, *rest], top, shade)


def _tried(case: Case, four: Card, beside: Iterable[Card], top: Card, shade: Colour) -> Scene:
    """The +4 tried by somebody who holds just these beside it: on the top card, or on what the question says lies there."""
    lies = _beneath(case, four, shade) or {"top": top.text, "colour": shade.value}
    scene = set_out(case, [[four, *beside], "b9 y6"], **lies)
    scene.attempt(move(scene, four))
    return scene


def _is_blocked(case: Case, four: Card, other: Card) -> bool:
    return not is_right(_four_laid(case, four, [other]).last.verdict)


def _judged(case: Case, told: given.Position) -> Outcome:
    """The question's own hand: is its +4 rightly laid?"""
    top, shade = told.on_top()
    top, four = in_deck(case, top), _four_of(case, shade)
    hand = [in_deck(case, card) for card in told.hand or ()]
    four = next((card for card in hand if card.kind is four.kind), four)
    rest = list(hand)
    if four in rest:
        rest.remove(four)
    padding = [] if rest else fillers(top, shade)
    scene = _tried(case, four, [*rest, *padding], top, shade)
    rightly = is_right(scene.last.verdict)
    culprits = [
        card for card in dict.fromkeys(rest) if not is_right(_tried(case, four, [card], top, shade).last.verdict)
    ]
    free = is_right(_four_laid(case, four, [Card(Kind.NUMBER, shade, 8)], top, shade).last.verdict)
    is_apart = free and _stack_frees(case, four, shade)
    say = "yes" if rightly else "no" if four.colour is None else "no-match"
    if rightly and (free or four.colour):
        say = "yes-match" if four.colour else "stacked" if is_apart else "yes-free"
    named = tuple(culprits) or tuple(rest)
    params = {"card": four, "cards": named, "n": len(named), "colour": shade, "player": scene.players[0]}
    reasons = scene.last.verdict.reasons
    if rightly and not free and any(card.is_wild for card in rest):
        reasons = (*reasons, _WILDS_COUNT)
    if is_apart:
        reasons = tuple(CONDITION if each == _CONDITION else each for each in reasons)
    call_the_bluff(scene)
    return Outcome("yes" if rightly else "no", say, reasons, params=params, example=example(case, scene))


@topic("wild-draw-four-with-wild")
def wild_draw_four_with_wild(case: Case) -> Outcome:
    """No card of the colour is held, but another wild: the question's own, a plain one, or a second +4."""
    if absent := _no_four(case):
        return absent
    told = given.position(case.arguments)
    if told.is_whole:
        try:
            return _with_say_for_wild(_judged(case, told))
        except NoSuchCardError:
            pass
    four = _four_of(case)
    named = given.card(case.arguments.get("card"))
    wild = a_wild(case)
    if named is not None and named.kind is Kind.WILD_DRAW_FOUR and four.kind is named.kind:
        wild = four
    scene = _four_laid(case, four, [wild])
    rightly = is_right(scene.last.verdict)
    say = "yes" if rightly else "no"
    if rightly and is_right(_four_laid(case, four, [_FITS]).last.verdict):
        say = "yes-match" if four.colour else "stacked" if _stack_frees(case, four, Colour.RED) else "yes-free"
    params = {"card": four.kind, "wild": wild.kind, "player": scene.players[0]}
    reasons = scene.last.verdict.reasons
    if four.colour is None:
        reasons = (CONDITION if say == "stacked" else _CONDITION, _WILDS_COUNT)
    call_the_bluff(scene)
    return Outcome("yes" if rightly else "no", say, reasons, params=params, example=example(case, scene))


def _with_say_for_wild(found: Outcome) -> Outcome:
    return Outcome(
        found.verdict,
        f"hand-{found.say}",
        tuple(dict.fromkeys((*found.reasons, _WILDS_COUNT))),
        params=found.params,
        example=found.example,
    )


@topic("wild-draw-four-drawn")
def wild_draw_four_drawn(case: Case) -> Outcome:
    """A +4 comes up from the draw pile: may it be laid at once?"""
    if absent := _no_four(case):
        return absent
    told = given.position(case.arguments)
    if told.is_whole:
        try:
            return _drawn_four(case, told)
        except NoSuchCardError:
            pass
    return _drawn_four(case, given.Position(tuple(fillers(_TOP, Colour.RED)), _TOP, Colour.RED))


def _drawn_four(case: Case, told: given.Position) -> Outcome:
    top, shade = told.on_top()
    top, four = in_deck(case, top), _four_of(case, shade)
    hand = [in_deck(case, card) for card in told.hand or ()]
    if four in hand:
        hand.remove(four)  # it is the card that was drawn
    if len(hand) < 2:
        hand += fillers(top, shade, avoid=hand)
    about = {"top": top.text, "colour": shade.value, "draw_pile": four.text}
    scene = set_out(case, [hand, "b9 y6"], **about)
    drew = scene.attempt("draw")
    if not drew:  # a hand that has to play: what would hold of the card itself
        scene = set_out(case, [[four, *hand], "b9 y6"], **(about | {"draw_pile": ""}))
    scene.attempt(move(scene, four, seat=0), seat=0)
    rightly = is_right(scene.last.verdict)
    may_play = _plain_card_may_be_played(case)
    say = "yes" if rightly else "no" if may_play else "no-may-not"
    reasons = scene.last.verdict.reasons if rightly else (_CONDITION if may_play else "turn.drawn_card",)
    if rightly and four.colour is None:
        reasons = tuple(dict.fromkeys((_CONDITION, *reasons)))
    if four.colour is not None:
        say = {"yes": "yes-match", "no": "no-match"}.get(say, say)
        reasons = ("match",) if not rightly and may_play else reasons
    params = {"card": four, "colour": shade, "player": scene.players[0], "n": drawn_by(scene, 0)}
    call_the_bluff(scene)
    return Outcome("yes" if rightly else "no", say, reasons, params=params, example=example(case, scene))


def _plain_card_may_be_played(case: Case) -> bool:
    scene = set_out(case, [_NOTHING, "b9 y6"], top=_TOP.text, draw_pile=_FITS.text)
    scene.attempt("draw")
    return scene.attempt(_FITS.text, seat=0)
