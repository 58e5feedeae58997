"""The turn: drawing or playing, what may be done with the card drawn, and what a turn is not."""

from __future__ import annotations

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.scene import Scene
from unorules.ask.setting import drawn_by, example, fillers, in_deck, move, set_out
from unorules.ask.topics import topic
from unorules.ask.topics.drawn_later import laid_later
from unorules.ask.topics.laying import playable_of
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.legal import mover_actions
from unorules.engine.table import Phase

_TOP = Card(Kind.NUMBER, Colour.RED, 5)
_FITS = Card(Kind.NUMBER, Colour.RED, 8)
_IDLE = "y6 g9"
_NOTHING = "g3 y1"


@topic("voluntary-draw")
def voluntary_draw(case: Case) -> Outcome:
    """Somebody who could play draws instead."""
    scene = _could_play(case)
    allowed = scene.attempt("draw")
    params = {"card": _first_that_fits(scene), "player": scene.players[0]}
    key = "turn.voluntary_draw"
    verdict = "yes" if allowed else "no"
    if not allowed:
        scene.attempt(move(scene, _first_that_fits(scene)))
    shown = example(case, scene)
    if not case.is_house_rule(key) and not case.is_sourced(key):
        return Outcome("unspecified", f"silent-{verdict}", (key,), leaning=verdict, params=params, example=shown)
    return Outcome(verdict, verdict, (key,), params=params, example=shown)


def _first_that_fits(scene: Scene) -> Card:
    """The card that could have been laid at the start of the scene."""
    return next((card for card in scene.table.hands[0] if card.colour is scene.table.colour), _FITS)


def _could_play(case: Case) -> Scene:
    """A table with a card that fits in hand: the question's own where it has one, else the plain one."""
    told = given.position(case.arguments)
    if told.is_whole:
        found = playable_of(case, told)
        if found is not None and found[1] and any(card.colour is found[0].table.colour for card in found[1]):
            return found[0]
    return set_out(case, [f"{_FITS} {_NOTHING}", _IDLE], top=_TOP.text, draw_pile="b2 b4")


@topic("draw-count")
def draw_count(case: Case) -> Outcome:
    """Nothing in hand fits, and nothing that fits comes up for a long while: how many are drawn?"""
    long_row = "y9 g8 y8 g6 y6 g4 y4 g2 y2 b9 b8 b6"
    scene = set_out(case, [_NOTHING, "b1 b4"], top=_TOP.text, draw_pile=f"{long_row} {_FITS}")
    scene.attempt("draw")
    count = drawn_by(scene, 0)
    stopped_short = bool(scene.events("eliminated", 0))
    endless = scene.table.phase is Phase.DRAWN or count > len(long_row.split())
    value: int | str = "until-playable" if endless else count
    if stopped_short:  # the hand grew too big before the drawing was done
        limit = case.rules.turn_draw_limit
        value = limit if isinstance(limit, str) else int(limit)
    say = "until-playable" if isinstance(value, str) else "n"
    params = {"n": value if isinstance(value, int) else count, "player": scene.players[0], "next": scene.players[1]}
    return Outcome("value", say, ("turn.draw_limit",), value, params=params, example=example(case, scene))


def _after_draw(case: Case, hand: str = _NOTHING, drawn: Card = _FITS) -> Scene:
    """Somebody draws a card that fits."""
    scene = set_out(case, [hand, _IDLE], top=_TOP.text, draw_pile=f"{drawn} b2")
    scene.attempt("draw")
    return scene


def _drawn_card(case: Case) -> Card:
    """The card drawn: the one in question where it can be made to fit, else a plain number."""
    named = given.card(case.arguments.get("card"), Colour.RED, 8)
    if named is None:
        return _FITS
    named = in_deck(case, named)
    if named.colour is None:
        return named if named.kind not in (Kind.BLANK, Kind.WILD_DRAW_FOUR) and case.holds(named.kind) else _FITS
    return given.some(named.kind, Colour.RED, named.number or 8) if case.holds(named.kind) else _FITS


@topic("play-drawn-card")
def play_drawn_card(case: Case) -> Outcome:
    """The card just drawn fits and is laid at once; with `later` it is kept, and laid on the next turn."""
    card = _drawn_card(case)
    if case.arguments.get("later"):
        return laid_later(case, card)
    scene = _after_draw(case, drawn=card)
    allowed = scene.attempt(move(scene, card, seat=0), seat=0)
    say = "yes" if allowed else "no"
    params = {"card": card, "player": scene.players[0], "next": scene.players[1]}
    return Outcome(say, say, ("turn.drawn_card",), params=params, example=example(case, scene))


@topic("must-play-drawn-card")
def must_play_drawn_card(case: Case) -> Outcome:
    """The card just drawn fits; somebody would rather keep it. Drawn of need, and drawn although something fitted."""
    forced = _after_draw(case)
    may_play = forced.table.phase is Phase.DRAWN
    must = may_play and not forced.attempt("keep")
    if must:
        forced.attempt(move(forced, _FITS))
    say = "yes" if must else "no" if may_play else "no-may-not"
    free = _after_draw(case, f"r9 {_NOTHING}")
    if must and free.last.verdict.allowed and free.attempt("keep"):
        say = "yes-if-forced"
        if _drew_by_choice(case):
            return _kept_by_choice(case, free)
    params = {"card": _FITS, "player": forced.players[0]}
    shown = example(case, forced)
    return Outcome("yes" if must else "no", say, ("turn.drawn_card",), params=params, example=shown)


def _drew_by_choice(case: Case) -> bool:
    """Whether the question's hand held something that fitted before the draw."""
    told = given.position(case.arguments)
    found = playable_of(case, told) if told.is_whole else None
    return found is not None and bool(found[1])


def _kept_by_choice(case: Case, free: Scene) -> Outcome:
    params = {"card": _FITS, "player": free.players[0]}
    return Outcome("no", "yes-if-forced", ("turn.drawn_card",), params=params, example=example(case, free))


@topic("play-other-after-draw")
def play_other_after_draw(case: Case) -> Outcome:
    """Somebody has drawn and lays another card: one that fitted all along, where drawing was free to do."""
    scene, other = _after_draw(case, f"r9 {_NOTHING}"), Card(Kind.NUMBER, Colour.RED, 9)
    if not scene.last.verdict.allowed:
        scene, other = _after_draw(case), Card(Kind.NUMBER, Colour.GREEN, 3)
    allowed = scene.attempt(other.text, seat=0)
    say = "yes" if allowed else "no"
    params = {"card": other, "drawn": _FITS, "player": scene.players[0]}
    return Outcome(say, say, scene.last.verdict.reasons, params=params, example=example(case, scene))


@topic("pass-without-drawing")
def pass_without_drawing(case: Case) -> Outcome:
    """Nothing fits, and somebody passes without drawing."""
    scene = set_out(case, [_NOTHING, _IDLE], top=_TOP.text, draw_pile="b2 b4")
    allowed = scene.attempt("pass")
    if not allowed:
        scene.attempt("draw")
    say = "yes" if allowed else "no"
    params = {"player": scene.players[0], "n": drawn_by(scene, 0)}
    return Outcome(say, say, ("turn.pass_without_drawing",), params=params, example=example(case, scene))


@topic("refill-hand")
def refill_hand(case: Case) -> Outcome:
    """A card is laid and the turn passes: does the hand grow again?"""
    scene = set_out(case, [f"{_FITS} {_NOTHING}", _IDLE], top=_TOP.text)
    scene.attempt(_FITS.text)
    say = "yes" if drawn_by(scene, 0) else "no"
    params = {"player": scene.players[0], "n": len(scene.table.hands[0])}
    return Outcome(say, say, ("turn-order",), params=params, example=example(case, scene))


@topic("draw-from-discard")
def draw_from_discard(case: Case) -> Outcome:
    """Somebody draws: is there any way to the card on top of the discard pile?"""
    scene = set_out(case, [_NOTHING, _IDLE], top=_TOP.text, draw_pile="b2 b4 b6")
    ways = [action for action in mover_actions(scene.table) if _TOP in action.cards]
    scene.attempt("draw")
    taken = _TOP in scene.table.hands[0] or bool(ways)
    say = "yes" if taken else "no"
    params = {"card": _TOP, "player": scene.players[0]}
    return Outcome(say, say, ("phase",), params=params, example=example(case, scene))


@topic("play-after-penalty")
def play_after_penalty(case: Case) -> Outcome:
    """A penalty is paid, and the victim would play at once."""
    named = given.card(case.arguments.get("card"))
    laid = in_deck(case, named) if named is not None and named.draws else Card(Kind.DRAW_TWO, Colour.RED)
    if laid.colour:
        laid = Card(laid.kind, Colour.RED)
    first = [laid, *fillers(_TOP, Colour.RED)]
    scene = set_out(case, [first, "r9 b9 y6 g8", "r8 b8 y4 g6"], top=_TOP.text)
    scene.attempt(move(scene, laid))
    victim = scene.table.turn
    reply = next((card for card in scene.table.hands[victim] if card.colour is scene.table.colour), _FITS)
    scene.attempt("draw")
    allowed = scene.attempt(reply.text, seat=victim)
    say = "yes" if allowed else "no"
    params = {"card": laid.kind, "player": scene.players[victim], "n": drawn_by(scene, victim)}
    return Outcome(say, say, ("turn.after_penalty",), params=params, example=example(case, scene))
