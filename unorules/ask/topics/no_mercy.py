"""No Mercy: what it is, the hand that grows too big, its stacking, and its own cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.scene import NoSuchCardError, Scene
from unorules.ask.setting import example, move, read_against_deck, set_out, spoken
from unorules.ask.supposing import book
from unorules.ask.topics import official, topic
from unorules.ask.topics.formats import by_cards
from unorules.ask.topics.knocking_out import knock_out, limit_of
from unorules.ask.topics.stacking import answer_with
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.rules import deck
from unorules.values import replace

__all__ = ("official",)
"""It answers one of this group's topics."""

_EDITION = "no-mercy"
_OWN: Final = (
    Kind.DRAW_FOUR,
    Kind.SKIP_EVERYONE,
    Kind.DISCARD_ALL,
    Kind.WILD_REVERSE_DRAW_FOUR,
    Kind.WILD_DRAW_SIX,
    Kind.WILD_DRAW_TEN,
    Kind.WILD_COLOUR_ROULETTE,
)


@topic("no-mercy")
def no_mercy(case: Case) -> Outcome:
    """What sets the edition apart, each figure as it plays."""
    if case.rulebook.base != _EDITION and (found := book(_EDITION)) is not None:
        case = replace(case, rulebook=found)
    knocked = knock_out(case, limit_of(case))
    cards = [kind for kind in _OWN if case.holds(kind)]
    params = {"n": len(deck(case.rules)), "limit": limit_of(case), "cards": cards, "max": case.rules.players_max}
    reasons = ("deck", "mercy.limit", "stacking.equal_or_higher", "seven_o.seven", "seven_o.zero", "turn.draw_limit")
    say = "is" if knocked.is_out else "no-limit"
    return Outcome("explain", say, reasons, params=params, example=knocked.shown, played_by=case.rules)


@topic("mercy-rule")
def mercy_rule(case: Case) -> Outcome:
    """A hand grows to that many cards: is the player out?"""
    hand = given.position(case.arguments).hand
    told = given.whole(case.arguments.get("cards"))
    count = told or (len(hand) if hand else 0) or limit_of(case)
    outcome = by_cards(case, count)
    if told is None and not hand and not case.rules.mercy_limit:
        return replace(outcome, say="not-here")
    if outcome.say == "cards-dealt" and told is None and not hand:
        return replace(outcome, verdict="yes", value=case.rules.mercy_limit)
    if outcome.verdict == "no" and knock_out(case, limit_of(case)).is_out:
        return replace(outcome, say="cards-not-yet")
    return outcome


@topic("no-mercy-stacking")
def stacking(case: Case) -> Outcome:
    """One card as the answer to another that has just been laid against its player."""
    reply, under = _asked(case)
    if under is Kind.WILD_COLOUR_ROULETTE or not reply.draws:
        return _plain_answer(case, reply, under)
    if not case.holds(under):
        return Outcome("no", "lacking", ("deck",), params={"card": given.some(under)})
    return _with_victim(answer_with(_readable(case), reply, under))


def _with_victim(outcome: Outcome) -> Outcome:
    """The sentence names who draws in the end: a reverse draw four sends the total back."""
    played = outcome.example
    seats = [event.seat for step in played.steps for event in step.events if event.type == "drew"] if played else []
    if played is None or not seats or seats[-1] is None:
        return outcome
    return replace(outcome, params={**outcome.params, "next": played.players[seats[-1]]})


def _asked(case: Case) -> tuple[Card, Kind]:
    """The card and what it is to lie on; in a deck with the big draw cards a +6 on a coloured +4 where nothing was said."""
    word, on_word = case.arguments.get("card"), case.arguments.get("on", case.arguments.get("top"))
    big = case.holds(Kind.WILD_DRAW_SIX) and case.holds(Kind.DRAW_FOUR)
    usual = Kind.WILD_DRAW_SIX if big else Kind.WILD_DRAW_FOUR
    lower = Kind.DRAW_FOUR if big else Kind.DRAW_TWO
    kind = read_against_deck(case, given.kind(word) or usual)
    under = read_against_deck(case, given.kind(on_word) or lower)
    if not given.some(under).draws and under is not Kind.WILD_COLOUR_ROULETTE:
        under = lower
    card = given.card(word, Colour.BLUE)
    return (card if card is not None and card.kind is kind else given.some(kind, Colour.BLUE)), under


def _readable(case: Case) -> Case:
    """Only what the scene can use: a card or hand that cannot be read is left out."""
    about = case.arguments
    found: dict[str, Any] = {}
    for name in ("card", "on"):
        card = given.card(about.get(name))
        if card is not None:
            found[name] = card.text if given.says_colour(about[name]) else card.kind.value
    hand = given.cards(about.get("hand"))
    if hand:
        found["hand"] = [card.text for card in hand]
    shade = given.colour(about.get("colour"))
    if shade is not None:
        found["colour"] = shade.value
    players = given.whole(about.get("players"))
    if players is not None:
        found["players"] = players
    found |= {name: about[name] for name in ("pending", "cards") if name in about}
    return replace(case, arguments=found)


def _plain_answer(case: Case, reply: Card, under: Kind) -> Outcome:
    """A card that draws nothing on a draw card, or any card on a colour roulette."""
    laid = given.some(under)
    missing = next((card for card in (reply, laid) if not case.holds(card.kind)), None)
    if missing is not None:
        return Outcome("no", "lacking", ("deck",), params={"card": missing})
    scene = set_out(case, [f"{laid} g3 y1", f"{reply} y6 y8", "g1 g2 y9"], seats=max(3, case.seats))
    scene.attempt(move(scene, laid))
    allowed = scene.attempt(move(scene, reply))
    reasons = scene.last.verdict.reasons
    _pay(scene)
    drawn = scene.events("drew")
    count = int(str(drawn[-1].details["count"])) if drawn else 0
    victim = drawn[-1].seat if drawn else None
    params: dict[str, object] = {"card": spoken(case, reply), "on": spoken(case, laid, "on"), "n": count}
    params |= {"player": scene.players[1], "next": scene.players[victim or 0]}
    say = "yes" if allowed else "no"
    return Outcome(say, say, reasons, count if allowed else None, params=params, example=example(case, scene))


def _pay(scene: Scene) -> None:
    if scene.table.phase == "penalty":
        scene.attempt("draw" if scene.judge("draw").allowed else "draw=blue")


@topic("no-mercy-card")
def own_card(case: Case) -> Outcome:
    """What one of its cards does, under the rules in force or the edition that has it."""
    told = given.kind(case.arguments.get("card"))
    kind = read_against_deck(case, told) if told is not None else None
    effect = _EFFECTS.get(kind) if kind is not None else None
    if kind is None or effect is None:
        return _list_of_cards(case)
    try:
        case = case.where_there_is(kind)
        return replace(effect(case, kind), borrowed=case.borrowed)
    except NoSuchCardError:
        return _list_of_cards(case)


def _list_of_cards(case: Case) -> Outcome:
    found = book(_EDITION)
    holder = case if any(case.holds(kind) for kind in _OWN) or found is None else replace(case, rulebook=found)
    cards = [kind for kind in _OWN if holder.holds(kind)]
    return Outcome("explain", "all", ("deck",), params={"cards": cards})


def _draw_card(case: Case, kind: Kind) -> Outcome:
    """How many it costs, and whom."""
    two = given.whole(case.arguments.get("players")) == 2
    card = given.some(kind)
    seats = 2 if two else max(3, case.seats)
    scene = set_out(case, [f"{card} g3 y1", "g1 g2 y9", "y3 y4 y6"][:seats], seats=seats)
    scene.attempt(move(scene, card))
    _pay(scene)
    drawn = scene.events("drew")[-1]
    count, victim = int(str(drawn.details["count"])), drawn.seat or 0
    params = {"card": kind, "n": count, "player": scene.players[0], "next": scene.players[victim]}
    turned = "-turns" if scene.events("reversed") else "-wild" if card.is_wild else ""
    say = "draws-self" if victim == 0 else f"draws{turned}"
    return Outcome("explain", say, ("match",), count, params=params, example=example(case, scene))


def _roulette(case: Case, kind: Kind) -> Outcome:
    """Who names the colour, read off who may."""
    card = given.some(kind)
    scene = set_out(case, [f"{card} g3 y1", "g1 g2 y9", "y3 y4 y6"], draw_pile="g4 y1 r3 b8 g6")
    scene.attempt(move(scene, card))
    _pay(scene)
    chosen = scene.events("colour-chosen")
    victim = bool(chosen) and chosen[0].seat == 1
    drawn = scene.events("drew")
    count = int(str(drawn[-1].details["count"])) if drawn else 0
    params = {"n": count, "player": scene.players[0], "next": scene.players[1], "colour": Colour.BLUE}
    say, value = ("victim", "next-player") if victim else ("player", "same-player")
    reasons = ("no_mercy.roulette_chooser",)
    return Outcome("explain", f"roulette-{say}", reasons, value, params=params, example=example(case, scene))


def _skip_everyone(case: Case, kind: Kind) -> Outcome:
    card = given.some(kind)
    scene = set_out(case, [f"{card} g3 y1", "g1 g2 y9", "y3 y4 y6"], seats=max(3, case.seats))
    scene.attempt(move(scene, card))
    params = {"player": scene.players[0], "n": len(scene.events("skipped"))}
    value = "same-player" if scene.table.turn == 0 else "next-player"
    return Outcome("explain", "skip-everyone", ("turn-order",), value, params=params, example=example(case, scene))


def _discard_all(case: Case, kind: Kind) -> Outcome:
    shade = given.colour(case.arguments.get("colour")) or _colour_of_card(case) or Colour.RED
    card = given.some(kind, shade)
    others = [each for each in Colour if each is not shade]
    hand = f"{card} {shade.letter}3 {shade.letter}8 {shade.letter}S {others[0].letter}6 {others[1].letter}9"
    scene = set_out(case, [hand, "y1 y2", "g1 g2"], top=f"{shade.letter}5")
    scene.attempt(move(scene, card))
    shed = scene.events("discarded")
    count = int(str(shed[0].details["count"])) if shed else 0
    params = {"n": count, "player": scene.players[0], "colour": shade}
    facts = (("goes-along",) if count else ()) + (("counts-within",) if _hits_within(case, card) else ())
    return Outcome("explain", "discard-all", ("match",), params=params, example=example(case, scene), facts=facts)


def _hits_within(case: Case, card: Card) -> bool:
    """Whether a +2 that goes out beneath the card has to be paid by anybody."""
    shade = card.colour or Colour.RED
    scene = set_out(case, [f"{card} {shade.letter}+2 g6 y9", "y1 y2", "g1 g2"], top=f"{shade.letter}5")
    scene.attempt(move(scene, card))
    return scene.table.phase == "penalty"


def _colour_of_card(case: Case) -> Colour | None:
    word = case.arguments.get("card")
    card = given.card(word)
    return card.colour if card is not None and given.says_colour(word) else None


_EFFECTS: Final[Mapping[Kind, Callable[[Case, Kind], Outcome]]] = {
    Kind.DRAW_TWO: _draw_card,
    Kind.DRAW_FOUR: _draw_card,
    Kind.WILD_DRAW_FOUR: _draw_card,
    Kind.WILD_REVERSE_DRAW_FOUR: _draw_card,
    Kind.WILD_DRAW_SIX: _draw_card,
    Kind.WILD_DRAW_TEN: _draw_card,
    Kind.WILD_COLOUR_ROULETTE: _roulette,
    Kind.SKIP_EVERYONE: _skip_everyone,
    Kind.DISCARD_ALL: _discard_all,
}
