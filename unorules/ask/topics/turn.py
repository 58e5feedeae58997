"""The turn: what fits on what, drawing or playing, what may be done with the card drawn, and what a turn is not."""

from __future__ import annotations

from dataclasses import dataclass

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.scene import NoSuchCardError, Scene
from unorules.ask.setting import deck_key, drawn_by, example, fillers, in_deck, move, other_colours, set_out
from unorules.ask.topics import topic
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.judge import Verdict, playable
from unorules.engine.legal import mover_actions
from unorules.engine.table import Phase

_TOP = Card(Kind.NUMBER, Colour.RED, 5)
_FITS = Card(Kind.NUMBER, Colour.RED, 8)
_IDLE = "y6 g9"
_NOTHING = "g3 y1"


@dataclass(frozen=True, slots=True)
class _Pair:
    """A card, what it is to lie on and the colour in force; `named` is the colour to name with a wild."""

    card: Card
    on: Card
    colour: Colour
    named: Colour


@topic("match")
def match(case: Case) -> Outcome:
    """One card held against the top of the pile; with a hand and no card, the whole hand."""
    told = given.position(case.arguments)
    if told.is_whole and given.card(case.arguments.get("card")) is None:
        return _hand_against_top(case, told)
    pair = _pair(case)
    if not case.holds(pair.card.kind):
        lacking = (deck_key(pair.card.kind, pair.card.number),)
        return Outcome("no", "not-in-deck", lacking, params={"card": pair.card, "on": pair.on})
    try:
        scene = _held_against(case, pair, told.hand)
    except NoSuchCardError:
        scene = _held_against(case, pair, None)
    text = move(scene, pair.card, pair.named)
    scene.attempt(text)
    rightly = _is_right(scene.last.verdict)
    say = f"yes-{_how(pair)}" if rightly else _why_not(scene, pair)
    if say == "no" and not (given.says_colour(case.arguments.get("card")) or "colour" in case.arguments):
        say = "no-other-colour"
    params = {"card": pair.card, "on": pair.on, "colour": pair.colour, "player": scene.players[0]}
    reasons = scene.last.verdict.reasons
    return Outcome("yes" if rightly else "no", say, reasons, params=params, example=example(case, scene))


def _is_right(verdict: Verdict) -> bool:
    """A bluff stands until it is challenged, but rightly laid it is not (topics.md, `wild-draw-four-legality`)."""
    return verdict.allowed and not verdict.guilty_if_challenged


def _held_against(case: Case, pair: _Pair, hand: tuple[Card, ...] | None) -> Scene:
    rest = list(hand or fillers(pair.on, pair.colour, avoid=[pair.card]))
    if pair.card in rest:
        rest.remove(pair.card)
    if len(rest) < 2:
        rest += fillers(pair.on, pair.colour, avoid=[pair.card])
    return set_out(case, [[pair.card, *rest], _IDLE], top=pair.on.text, colour=pair.colour.value)


def _pair(case: Case) -> _Pair:
    """What was said, made up to a pair of cards: of two colours where no colour was said."""
    told = given.position(case.arguments)
    about = case.arguments
    on_word = about["on"] if "on" in about else about.get("top")
    shade = told.colour
    card = given.card(about.get("card"), Colour.GREEN, 8) or Card(Kind.NUMBER, Colour.GREEN, 5)
    card = in_deck(case, card, Colour.GREEN)
    on = given.card(on_word, shade if shade and not card.is_wild else Colour.RED, 5)
    if on is None:
        on = _plain_top(case, card, shade if not card.is_wild else None)
    on = in_deck(case, on, Colour.RED)
    if not card.is_wild and on.colour is card.colour and not given.says_colour(about.get("card")):
        card = given.card(about.get("card"), other_colours(on.colour)[0], 8) or card
    named = shade or Colour.BLUE
    if card.is_wild or shade is None:
        return _Pair(card, on, on.colour or shade or Colour.BLUE, named)
    if on.colour not in (None, shade):
        on = Card(Kind.WILD)  # a colour other than the card's own was named with a wild
    return _Pair(card, on, shade, named)


def _plain_top(case: Case, card: Card, shade: Colour | None) -> Card:
    number = 4 if card.number == 5 else 5
    if shade is not None:
        return Card(Kind.NUMBER, shade, number)
    if card.number is not None and not given.says_colour(case.arguments.get("card")):
        return Card(Kind.NUMBER, Colour.RED, card.number)
    return Card(Kind.NUMBER, Colour.RED if card.colour is not Colour.RED else Colour.BLUE, card.number or number)


def _how(pair: _Pair) -> str:
    if pair.card.is_wild:
        return "wild"
    if pair.card.colour is pair.colour:
        return "colour"
    return "number" if pair.card.is_number else "symbol"


def _why_not(scene: Scene, pair: _Pair) -> str:
    """Whether it lay at the colour alone, the blank's emptiness, the +4's condition, or the last card laid."""
    objection = scene.last.verdict.objection
    if objection == "match":
        return "no-named-colour" if pair.on.colour is None else "no"
    return "no-blank" if objection == "deck.blank" else "no-condition"


def _hand_against_top(case: Case, told: given.Position) -> Outcome:
    found = _playable(case, told)
    if found is None:
        return match(_without(case, "hand", "top"))
    scene, cards = found
    say = "hand-yes" if cards else "hand-no"
    _show(scene, cards)
    params = {"cards": tuple(cards), "n": len(cards), "on": scene.table.discard[0], "player": scene.players[0]}
    return Outcome("yes" if cards else "no", say, ("match",), params=params, example=example(case, scene))


def _without(case: Case, *names: str) -> Case:
    arguments = {name: value for name, value in case.arguments.items() if name not in names}
    return Case(case.topic, case.rulebook, arguments, case.names, case.edition)


def _playable(case: Case, told: given.Position) -> tuple[Scene, list[Card]] | None:
    """The hand at its table, and which of its cards may rightly be laid."""
    hand = tuple(in_deck(case, card) for card in told.hand or ())
    top, shade = told.on_top(hand)
    try:
        scene = set_out(case, [hand, _IDLE], top=in_deck(case, top).text, colour=shade.value)
    except NoSuchCardError:
        return None
    laid = {action.cards[0] for action in mover_actions(scene.table, calls=False) if action.cards}
    right = playable(scene.table)
    return scene, [card for card in dict.fromkeys(hand) if card in laid and card in right]


def _show(scene: Scene, cards: list[Card]) -> None:
    """Play the first card that fits, or draw where none does."""
    scene.attempt(move(scene, cards[0]) if cards else "draw")


@topic("playable-cards")
def playable_cards(case: Case) -> Outcome:
    """Every card of the hand tried on the top card; a +4 that would be a bluff is left out."""
    told = given.position(case.arguments)
    plain = given.position({"hand": ["b5", "g8", "r2", "W"], "top": "r5"})
    found = _playable(case, told) if told.is_whole else None
    scene, cards = found or _playable(case, plain) or (set_out(case, [_NOTHING]), [])
    bluffs = [card for card in scene.table.hands[0] if card.kind is Kind.WILD_DRAW_FOUR and card not in cards]
    params = {
        "cards": tuple(cards),
        "n": len(cards),
        "on": scene.table.top,
        "colour": scene.table.colour or Colour.RED,
        "player": scene.players[0],
    }
    _show(scene, cards)
    say = "cards" if cards else "none"
    reasons = ("match", "wild_draw_four.condition") if bluffs else ("match",)
    value = [card.text for card in cards]
    return Outcome("value", say, reasons, value, params=params, example=example(case, scene))


@topic("play-several")
def play_several(case: Case) -> Outcome:
    """Two cards of one number laid at once, or the very cards that the question names."""
    cards = _several(case)
    try:
        scene = _laid_together(case, cards)
    except NoSuchCardError:
        cards = _pair_of(8)
        scene = _laid_together(case, cards)
    allowed = scene.last.verdict.allowed
    say = "yes" if allowed else "no"
    if not allowed and scene.last.verdict.objection == "turn.multi_play_actions":
        say = "no-actions"
    elif not allowed and _laid_together(_without(case, "top"), (_pair_of(8)[0],) * 2).last.verdict.allowed:
        say = "no-not-these"
    params = {"cards": cards, "n": len(cards), "player": scene.players[0]}
    reasons = scene.last.verdict.reasons
    return Outcome("yes" if allowed else "no", say, reasons, params=params, example=example(case, scene))


def _pair_of(number: int) -> tuple[Card, ...]:
    return (Card(Kind.NUMBER, Colour.RED, number), Card(Kind.NUMBER, Colour.GREEN, number))


def _several(case: Case) -> tuple[Card, ...]:
    """The cards in question, coloured ones lying so that the first may fit: at least two, at most four."""
    told = case.arguments.get("cards")
    count = given.whole(told)
    held = given.cards(told) if not isinstance(told, int) else None
    if held is not None and len(held) > 1:
        return tuple(in_deck(case, card) for card in held[:4])
    one = given.card(case.arguments.get("card"))
    if one is not None and not one.is_wild:
        return tuple(given.some(one.kind, shade, one.number or 0) for shade in (Colour.RED, Colour.GREEN))
    if count is not None and 4 < count <= 9:
        return _pair_of(count)
    hand = given.cards(case.arguments.get("hand")) or ()
    alike = tuple(card for card in hand if sum(other.symbol == card.symbol for other in hand) > 1)
    return alike[:4] or _pair_of(8)


def _laid_together(case: Case, cards: tuple[Card, ...]) -> Scene:
    told = given.position(case.arguments)
    shade = next((card.colour for card in cards if card.colour), Colour.RED)
    number = next(each for each in (5, 4, 6) if each not in {card.number for card in cards})
    top = told.top if told.top and told.top.colour else Card(Kind.NUMBER, shade, number)
    cards = tuple(sorted(cards, key=lambda card: not (card.colour is top.colour or card.symbol == top.symbol)))
    scene = set_out(case, [[*cards, *fillers(top, shade, avoid=cards)], _IDLE], top=top.text)
    last = move(scene, cards[-1])
    scene.attempt(",".join([*(card.text for card in cards[:-1]), last]))
    return scene


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
        found = _playable(case, told)
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
    """The card just drawn fits and is laid at once."""
    card = _drawn_card(case)
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
    found = _playable(case, told) if told.is_whole else None
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
