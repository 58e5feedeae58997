"""Answering a draw card: stacked in kind, mixed, bounced, with another card, or later on an ordinary turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from unorules.ask import given
from unorules.ask.case import Case, Outcome, card_of
from unorules.ask.scene import Example, NoSuchCardError, Scene
from unorules.ask.setting import call_the_bluff, drawn_by, example, move, set_out, spoken
from unorules.ask.supposing import supposing
from unorules.ask.topics import topic
from unorules.ask.topics.onto_stack import LIMIT, laid_at_once, lying
from unorules.ask.topics.stack_met import faced_with, laid_first, other_colours
from unorules.ask.topics.stack_row import (
    MOST_IN_A_ROW,
    STOPPED_BY,
    laid_as,
    lay_in_a_row,
    own_draw_four,
    row_of_cards,
    twin_thrown_in,
)
from unorules.engine.actions import Verb
from unorules.engine.cards import Card, Colour, Kind
from unorules.values import replace

_PAIRS = {
    "stack-draw-two": (Kind.DRAW_TWO, Kind.DRAW_TWO),
    "stack-wild-draw-four": (Kind.WILD_DRAW_FOUR, Kind.WILD_DRAW_FOUR),
    "stack-wild-draw-four-on-draw-two": (Kind.WILD_DRAW_FOUR, Kind.DRAW_TWO),
    "stack-draw-two-on-wild-draw-four": (Kind.DRAW_TWO, Kind.WILD_DRAW_FOUR),
}
_REFUSED = {LIMIT: "over-limit", "round_end.action_card": "not-last"}
_LYING = ("cards", "pending")
_DRAWING = (Kind.DRAW_TWO, Kind.DRAW_FOUR, Kind.WILD_DRAW_FOUR, Kind.WILD_DRAW_SIX, Kind.WILD_DRAW_TEN)


@topic(*_PAIRS)
def stack(case: Case) -> Outcome:
    """The first player lays one draw card, the second tries to answer it with another and pass the total on."""
    answer, under = (own_draw_four(case, kind) for kind in _PAIRS[case.topic])
    return answer_with(case, _reply_card(case, answer), under)


def _reply_card(case: Case, kind: Kind) -> Card:
    """The card answered with: in the colour that was said, else in the colour that its table asks for."""
    named = case.card("card")
    if named is not None and named.kind is kind and given.says_colour(case.arguments.get("card")):
        return named
    return card_of(kind, Colour.BLUE)


def answer_with(case: Case, reply: Card, under: Kind) -> Outcome:
    """Whether the card answers a penalty laid with a card of the other kind, and what then is owed.

    A stack that lies there already is told by `pending`, the cards owed, or by `cards`, the draw cards in it.
    """
    top, pending = lying(case, under)
    under = top.kind
    laid, called = laid_first(case, under, reply)
    try:
        scene = faced_with(case, reply, (laid, called), pending if pending > laid.draws else 0)
    except NoSuchCardError as lacking:
        if lacking.card not in (laid, reply):
            raise  # it only fills up the scene, and is no answer
        return Outcome("no", "lacking", ("deck",), params={"card": lacking.card})
    seat = scene.table.turn
    allowed = scene.attempt(laid_as(reply, called))
    guilty = scene.last.verdict.guilty_if_challenged
    reasons = scene.last.verdict.reasons
    objection = scene.last.verdict.objection or ""
    owed = scene.table.pending
    call_the_bluff(scene)
    if scene.last.action.verb is Verb.PLAY:
        scene.attempt("draw")
    params = {
        "card": spoken(case, reply),
        "on": spoken(case, laid, "on"),
        "n": owed,
        "limit": case.rules.stacking_limit,
        "player": scene.players[seat],
        "next": scene.players[(seat + 1) % len(scene.players)],
    }
    if allowed and guilty:
        # By the rules it should not be laid, though it stands until somebody challenges it (as on an ordinary turn).
        reasons = (*reasons, "stacking.wild_draw_four_condition")
        return Outcome("no", "bluff", reasons, params=params, example=case.played(scene))
    if allowed and scene.table.round_over and not scene.table.hands[seat]:
        drawn = drawn_by(scene, (seat + 1) % len(scene.players))
        return Outcome("yes", "wins", reasons, drawn, params=params | {"n": drawn}, example=case.played(scene))
    verdict = "yes" if allowed else "no"
    say = _REFUSED.get(objection, verdict) if case.topic in _PAIRS else "over-limit" if objection == LIMIT else verdict
    return Outcome(verdict, say, reasons, owed if allowed else None, params=params, example=case.played(scene))


@topic("stack-total")
def stack_total(case: Case) -> Outcome:
    """Draw cards are laid one after the other as far as the rules let them be; the last victim draws.

    With `together` one player lays them all in one turn, on a plain card or on the draw card `on`.
    """
    if case.arguments.get("what") == "limit":
        return _how_big(case)
    if case.arguments.get("together"):
        return laid_at_once(case)
    if case.arguments.get("jumped") and (thrown := _thrown_in(case)) is not None:
        return thrown
    row = lay_in_a_row(case, row_of_cards(case))
    if row is None:
        return Outcome("value", "lacking", ("deck",), 0, params={"n": 0})
    scene, refusals, stopped = row
    drawn = scene.events("drew")[-1]
    count = int(str(drawn.details["count"]))
    if scene.events("eliminated"):
        # Whoever owes so many is out before all of them are drawn.
        count = sum(card.draws for step in scene.steps if step.verdict.allowed for card in step.action.cards)
    said = [*refusals, *(key for step in scene.steps for key in step.verdict.reasons)]
    keys = tuple(dict.fromkeys(key for key in said if key.startswith("stack")))
    params: dict[str, object] = {"n": count, "player": scene.players[drawn.seat or 0]}
    say = "stacked" if drawn.details["reason"] == "stack" else "single"
    if stopped is not None:
        say = STOPPED_BY.get(refusals[-1], "stopped")
        params |= {"card": stopped.kind, "limit": case.rules.stacking_limit}
    return Outcome("value", say, keys or ("phase",), count, params=params, example=case.played(scene))


def _thrown_in(case: Case) -> Outcome | None:
    """The last card of a row is thrown in out of turn on its twin; None where the rules let nobody do so."""
    for cards in (row_of_cards(case), row_of_cards(case)[-2:]):
        scene = twin_thrown_in(case, cards)
        if scene is None:
            continue
        drawn = scene.events("drew")[-1]
        count = int(str(drawn.details["count"]))
        params: dict[str, object] = {"n": count, "player": scene.players[drawn.seat or 0]}
        keys = ("jump_in.allowed", "jump_in.action_cards")
        return Outcome("value", "thrown-in", keys, count, params=params, example=case.played(scene))
    return None


def _how_big(case: Case) -> Outcome:
    """How high a stack may get: the limit, tried where a row of draw cards reaches it."""
    answered = next((each for each in _pairs_tried(case) if each.value is not None), None)
    if answered is None:
        off = next(_pairs_tried(case))
        return Outcome("no", "limit-off", off.reasons, 0, params=off.params, example=off.example)
    limit = case.rules.stacking_limit
    if not limit:
        return Outcome("explain", "limit-none", (LIMIT,), params=answered.params, example=answered.example)
    return Outcome("value", "limit", (LIMIT,), limit, params={"limit": limit}, example=_stopped_at_the_limit(case))


def _pairs_tried(case: Case) -> Iterator[Outcome]:
    """Each draw card answered with each, as far as a deck can have them; no limit stands in the way."""
    free = replace(supposing(case, {LIMIT: 0}), arguments={})
    for kinds in _PAIRS.values():
        answer, under = (own_draw_four(free, kind) for kind in kinds)
        yield answer_with(free, card_of(answer, Colour.BLUE), under)


def _stopped_at_the_limit(case: Case) -> Example | None:
    row = lay_in_a_row(case, [card_of(Kind.DRAW_TWO, list(Colour)[index % 4]) for index in range(MOST_IN_A_ROW)])
    return case.played(row[0]) if row is not None and row[1] == [LIMIT] else None


@topic("draw-card-later-turn")
def later_turn(case: Case) -> Outcome:
    """The victim pays; the player after then lays a card on the draw card, as on any turn."""
    kind = own_draw_four(case, case.kind("on") or case.kind() or Kind.DRAW_TWO)
    if not card_of(kind).draws:
        kind = Kind.DRAW_TWO
    case = case.where_there_is(kind)
    on = case.card("on")
    laid = on if on is not None and on.kind is kind else card_of(kind, Colour.RED)
    reply = case.card() or card_of(kind, Colour.BLUE)
    one, two = other_colours(laid, reply, "red")
    hands = [f"{laid} {one}3 {two}1", f"{one}1 {two}2", f"{reply} {one}6 {two}8"]
    try:
        scene = case.scene(hands, top=f"{(laid.colour or Colour.RED).letter}5", seats=max(3, case.seats))
    except NoSuchCardError as lacking:
        if lacking.card not in (laid, reply):
            raise  # it only fills up the scene, and is no answer
        return Outcome("no", "lacking", ("deck",), params={"card": lacking.card})
    scene.attempt(laid_as(laid, "red"))
    scene.attempt("draw")
    scene.go_round(2)
    allowed = scene.attempt(laid_as(reply, "green"))
    say = "yes" if allowed else "no"
    params = {"card": spoken(case, reply), "on": spoken(case, laid, "on"), "player": scene.players[2]}
    why, shown = scene.last.verdict.reasons, case.played(scene)
    return Outcome(say, say, why, params=params, example=shown, borrowed=case.borrowed)


@topic("answer-draw-card", "bounce")
def answer_draw_card(case: Case) -> Outcome:
    """A card that draws nothing, laid by the victim of a draw card."""
    named, under = case.kind(), own_draw_four(case, case.kind("on") or Kind.DRAW_TWO)
    if not card_of(under).draws:
        under = Kind.DRAW_TWO
    if named is not None and card_of(named).draws:
        return _as_stack(case, own_draw_four(case, named), under)
    if named is None and (sent_on := _sent_on(case, under)) is not None:
        return sent_on
    reply = case.card() or card_of(Kind.NUMBER, Colour.RED, 5)
    return _best_of(case, under, (reply,))


def _sent_on(case: Case, under: Kind) -> Outcome | None:
    """Whatever reply there is where no card was told: a skip or a reverse, else, unless that is what is asked, the same card."""
    found = _best_of(case, under, (card_of(Kind.SKIP), card_of(Kind.REVERSE)))
    if case.topic == "bounce" or found.verdict == "yes":
        return found
    alike = answer_with(case, _reply_card(case, under), under) if case.kind("on") is not None else None
    return alike if alike is not None and alike.verdict == "yes" else None


def _as_stack(case: Case, named: Kind, under: Kind) -> Outcome:
    return answer_with(case, _reply_card(case, named), under)


def _best_of(case: Case, under: Kind, replies: Sequence[Card]) -> Outcome:
    """The first reply that is allowed, else the first that is refused."""
    outcomes = [_answer_plainly(case, reply, under) for reply in replies]
    return next((outcome for outcome in outcomes if outcome.verdict == "yes"), outcomes[0])


def _answer_plainly(case: Case, reply: Card, under: Kind) -> Outcome:
    case = case.where_there_is(under)
    colour = reply.colour or Colour.RED
    laid = case.card("on") if case.kind("on") is under else None
    laid = laid or card_of(under, colour)
    one, two = other_colours(laid, reply, colour.value)
    hands = [f"{laid} {one}3 {two}1", f"{reply} {one}6 {two}8", f"{one}1 {two}2"]
    try:
        scene = case.scene(hands, top=f"{(laid.colour or colour).letter}4", seats=4)
    except NoSuchCardError as lacking:
        if lacking.card not in (laid, reply):
            raise  # it only fills up the scene, and is no answer
        return Outcome("no", "lacking", ("deck",), params={"card": lacking.card})
    told = case.arguments.get("colour")
    scene.attempt(laid_as(laid, told if isinstance(told, str) and told in set(Colour) else colour.value))
    allowed = scene.attempt(laid_as(reply, "green"))
    reasons = scene.last.verdict.reasons
    owed = scene.table.pending or 0
    scene.attempt("draw")
    victim = scene.events("drew")[-1].seat or 0
    params: dict[str, object] = {"card": spoken(case, reply), "on": spoken(case, laid, "on"), "n": owed}
    params |= {"player": scene.players[1], "next": scene.players[victim]}
    verdict, say = ("yes", "bounced") if allowed else ("no", "dodge")
    return Outcome(verdict, say, reasons, params=params, example=case.played(scene), borrowed=case.borrowed)


@topic("stack-required")
def stack_required(case: Case) -> Outcome:
    """Somebody who could answer pays instead: may they? Whatever lies there besides, one card is tried on one."""
    case = replace(case, arguments={name: told for name, told in case.arguments.items() if name not in _LYING})
    told = _pair_told(case)
    tried = answer_with(case, card_of(told[0], Colour.BLUE), told[1]) if told else None
    if told and tried and tried.verdict == "yes":
        return _pay_instead(case, *told)
    for kinds in _PAIRS.values():
        answer, under = (own_draw_four(case, kind) for kind in kinds)
        outcome = answer_with(case, card_of(answer, Colour.BLUE), under)
        if outcome.verdict == "yes":
            return _not_with_these(tried) or _pay_instead(case, answer, under)
    usual = next((kind for kind in _DRAWING if case.holds(kind)), Kind.DRAW_TWO)
    outcome = answer_with(case, card_of(usual, Colour.BLUE), usual)
    if outcome.verdict == "yes":
        return _not_with_these(tried) or _pay_instead(case, usual, usual)
    say = "lacking" if outcome.say == "lacking" else "off"
    return Outcome("no", say, outcome.reasons, params=outcome.params, example=outcome.example)


def _pair_told(case: Case) -> tuple[Kind, Kind] | None:
    """The draw card laid and the draw card beneath it, where the question tells both."""
    answer, under = case.kind(), case.kind("on")
    if answer is None or under is None or not (card_of(answer).draws and card_of(under).draws):
        return None
    return own_draw_four(case, answer), own_draw_four(case, under)


def _not_with_these(tried: Outcome | None) -> Outcome | None:
    """The answer where the cards told do not go on each other, though others do; None where no such cards were told."""
    if tried is None or tried.say != "no":
        return None
    return Outcome("no", "not-these", tried.reasons, params=tried.params, example=tried.example)


def _pay_instead(case: Case, answer: Kind, under: Kind) -> Outcome:
    laid, reply = card_of(under, Colour.RED), card_of(answer, Colour.BLUE)
    scene = case.scene([f"{laid} g3 y1", f"{reply} y6 y8", "g1 g2 y9"], top="r5")
    scene.attempt(laid_as(laid, "blue"))
    may_pay = scene.attempt("draw")
    if not may_pay:
        scene.attempt(laid_as(reply, "green"))
    say = "no" if may_pay else "yes"
    params = {"card": reply.kind, "on": laid.kind, "player": scene.players[1]}
    return Outcome(say, say, ("stacking.required",), params=params, example=case.played(scene))


@topic("answer-with-same")
def answer_with_same(case: Case) -> Outcome:
    """The player hit by a card lays another of its kind at once: the skipped have no turn to do it in."""
    kind = own_draw_four(case, case.kind() or case.kind("on") or Kind.SKIP)
    if card_of(kind).draws:
        return answer_with(case, _reply_card(case, kind), kind)
    case = case.where_there_is(kind)
    laid, reply = card_of(kind, Colour.RED), card_of(kind, Colour.BLUE)
    scene = set_out(case, [f"{laid} g3 y1", f"{reply} y6 y8", "g1 g2 y9"], top="r5")
    scene.attempt(move(scene, laid, Colour.RED))
    reply = _held(scene, kind) or reply  # hands may have been swapped or shuffled: whoever has one now
    seat = next((seat for seat, hand in enumerate(scene.table.hands) if seat and reply in hand), 1)
    allowed = scene.attempt(move(scene, reply, Colour.GREEN, seat=seat), seat=seat)
    verdict, say = ("yes", "ordinary") if allowed else ("no", "skipped")
    params = {"card": kind, "on": kind, "player": scene.players[seat]}
    shown = example(case, scene)
    return Outcome(verdict, say, scene.last.verdict.reasons, params=params, example=shown, borrowed=case.borrowed)


def _held(scene: Scene, kind: Kind) -> Card | None:
    """A card of the kind in the hand of the player to move."""
    return next((card for card in scene.table.hands[scene.table.turn] if card.kind is kind), None)
