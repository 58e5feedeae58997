"""Jump-in: an identical card out of turn, who plays next, and what becomes of the first card (variants.md 3, R3, R18)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.scene import NoSuchCardError, Scene
from unorules.ask.setting import example, fillers, in_deck, move, other_colours, read_against_deck, spoken
from unorules.ask.supposing import rests_on
from unorules.ask.topics import topic
from unorules.ask.topics.at_one_moment import of_two_at_once
from unorules.engine.cards import Card, Colour, Kind

ALLOWED = "jump_in.allowed"
_KEYS = (ALLOWED, "jump_in.wilds", "jump_in.action_cards", "jump_in.may_win")
_PLAIN = Card(Kind.NUMBER, Colour.RED, 5)
START_CARD = "start-card"
_EACH = (Kind.SKIP, Kind.REVERSE)


@topic("jump-in", "jump-in-match")
def jump_in(case: Case) -> Outcome:
    """Somebody whose turn it is not lays a card on top: its twin, or what the question holds against it."""
    if case.arguments.get("tie"):
        return of_two_at_once(case, _cut_in(case, _PLAIN, _PLAIN))
    card, top = _pair(case)
    if case.arguments.get("on") == START_CARD or case.arguments.get("last"):
        return _at_an_end(case, card)
    scene = _cut_in(case, card, top)
    if scene is None:
        return _no_twin(case, card)
    allowed = scene.last.verdict.allowed
    reasons = scene.last.verdict.reasons
    if allowed:
        reasons = rests_on(case, _KEYS, lambda other: _may(other, card, top)) or reasons
    say = _how(allowed, scene.last.verdict.objection)
    named = (card, top) if say == "differs" else (spoken(case, card), spoken(case, top, "on"))
    params: dict[str, object] = {"card": named[0], "on": named[1]}
    params |= {"player": scene.players[_jumper(len(scene.players))], "other": scene.players[0]}
    return Outcome("yes" if allowed else "no", say, reasons, params=params, example=example(case, scene))


def _at_an_end(case: Case, card: Card) -> Outcome:
    """The twin of the start card, or a twin that is the last card in hand, laid out of turn."""
    start = case.arguments.get("on") == START_CARD
    if start and not card.is_number:
        card = _PLAIN  # what an action card does as the start card is another question
    scene = _cut_in(case, card, card, last=not start, start=start)
    if scene is None:
        return _no_twin(case, card)
    verdict, situation = scene.last.verdict, "start" if start else "last"
    keys = (*_KEYS, "jump_in.on_start_card")
    reasons = verdict.reasons
    if verdict.allowed:
        reasons = rests_on(case, keys, lambda other: _tried_at_an_end(other, card, start=start)) or reasons
    told = {"jump_in.on_start_card": "start-no", "jump_in.may_win": "last-no"}
    say = told.get(verdict.objection or "", _how(verdict.allowed, verdict.objection))
    if verdict.allowed:
        ended = start or bool(scene.events("round-over"))
        say = f"{situation}-yes" if ended else "last-plays-on"
    params: dict[str, object] = {"card": spoken(case, card), "on": spoken(case, card)}
    params |= {"player": scene.players[_jumper(len(scene.players))], "other": scene.players[0]}
    return Outcome("yes" if verdict.allowed else "no", say, reasons, params=params, example=example(case, scene))


def _tried_at_an_end(case: Case, card: Card, *, start: bool) -> bool | None:
    scene = _cut_in(case, card, card, last=not start, start=start)
    return scene.last.verdict.allowed if scene else None


def _how(allowed: bool, objection: str | None) -> str:
    if allowed:
        return "yes"
    return {ALLOWED: "off", "match": "differs"}.get(objection or "", "barred")


def _pair(case: Case) -> tuple[Card, Card]:
    """What is to be laid and what lies there: twins, or for `jump-in-match` two colours where none was said."""
    about = case.arguments
    word, on_word = about.get("card"), about["on"] if "on" in about else about.get("top")
    # A skip is asked about with its twin; only "same number, other colour" and a number without a colour ask for two colours.
    differs = case.topic == "jump-in-match" and _of_two_colours(about)
    card, on = given.card(word, Colour.RED, 6), given.card(on_word, Colour.GREEN if differs else Colour.RED, 6)
    held = given.position(about).hand or ()
    if card is None:
        card = next((each for each in held if each == on), held[0] if held else None)
    if card is None:
        card = on if on is not None and not differs else Card(Kind.NUMBER, Colour.RED, 6) if differs else _PLAIN
        if on is not None and on.is_wild:
            card = on
    card = in_deck(case, card)
    if on is None:
        on = _twin_or_other(card, differs and not given.says_colour(word))
    on = in_deck(case, on, Colour.RED)
    if differs and on == card and not (given.says_colour(word) or given.says_colour(on_word)):
        on = _twin_or_other(card, other=True)
    return card, on


def _of_two_colours(about: Mapping[str, Any]) -> bool:
    """Whether the question is of two cards that differ in colour: none is named, both are, or it says so."""
    kind = given.kind(about.get("card"))
    return kind in (None, Kind.NUMBER) or "on" in about or "top" in about or about.get("differs") == "colour"


def _twin_or_other(card: Card, other: bool) -> Card:
    """The card again, or one of another colour with the same face; a wild over something else is held against a number."""
    if not other or card.colour is None:
        return card
    shade = other_colours(card.colour)[0]
    return Card(card.kind, shade, card.number) if card.is_number else Card(card.kind, shade)


def _jumper(seats: int, told: object = None) -> int:
    """The seat told; else one that neither is to move nor sits before the one who is, where there are enough of them."""
    if isinstance(told, int) and 0 < told < seats:
        return told
    return 2 if seats > 3 else 1


def _seats(case: Case) -> int:
    told = given.whole(case.arguments.get("players"))
    return max(case.rules.players_min, min(told or 4, case.rules.players_max))


def _cut_in(case: Case, card: Card, top: Card, *, last: bool = False, start: bool = False) -> Scene | None:
    """Seat 0 is to move on `top`; another holds the card and lays it out of turn. None where the deck has no such pair.

    `last`: it is the only card in hand; `start`: `top` has been turned up at the start, and nobody has played yet.
    """
    seats = _seats(case)
    jumper = _jumper(seats, case.arguments.get("jumper"))
    hands = _idle_hands(top, card, jumper + 1)
    hands[jumper] = card.text if last else f"{card} {hands[jumper]}"
    about: dict[str, Any] = {"colour": "red"} if top.is_wild else {}
    about |= {"start": True, "draw_pile": top.text} if start else {"top": top.text}
    try:
        scene = case.scene(hands, seats=seats, **about)
    except NoSuchCardError:
        return None
    scene.attempt(f"jump {move(scene, card, seat=jumper)}", seat=jumper)
    return scene


def _idle_hands(top: Card, card: Card, count: int) -> list[str]:
    """Two cards each that fit nothing shown."""
    idle = fillers(top, top.colour or Colour.RED, 2 * count, avoid=[card])
    return [f"{idle[2 * seat]} {idle[2 * seat + 1]}" for seat in range(count)]


def _may(case: Case, card: Card, top: Card) -> bool | None:
    scene = _cut_in(case, card, top)
    return scene.last.verdict.allowed if scene else None


def _no_twin(case: Case, card: Card) -> Outcome:
    """The deck has no second card of that face: the rule is tried on a plain pair, and then there is nothing to lay."""
    plain = _cut_in(case, _PLAIN, _PLAIN)
    params = {"card": card}
    if plain is None or not plain.last.verdict.allowed:
        reasons = plain.last.verdict.reasons if plain else ("deck",)
        shown = {"card": card, "on": card, "player": plain.players[_jumper(len(plain.players))] if plain else ""}
        say = "off" if plain else "no-twin"
        return Outcome("no", say, reasons, params=shown | {"other": ""}, example=case.played(plain) if plain else None)
    return Outcome("no", "no-twin", ("deck",), params=params)


@topic("jump-in-next-turn")
def next_turn(case: Case) -> Outcome:
    """Who is to move after a jump-in; nobody where there is none."""
    told = given.card(case.arguments.get("card"))
    card = told if told is not None and told.is_number else _PLAIN
    scene = _cut_in(case, card, card) or _cut_in(case, _PLAIN, _PLAIN)
    if scene is None:
        return Outcome("value", "off", ("deck",), "nobody", params={"player": "", "next": ""})
    seat = case.arguments.get("jumper")
    value = _who(scene, seat)
    keys = rests_on(case, (ALLOWED, "jump_in.next"), lambda other: _who(_cut_in(other, _PLAIN, _PLAIN), seat))
    players = scene.players
    params = {"player": players[_jumper(len(players), seat)], "next": players[scene.table.turn], "other": players[0]}
    say = "off" if value == "nobody" else value
    return Outcome("value", say, keys or (ALLOWED,), value, params=params, example=case.played(scene))


def _who(scene: Scene | None, seat: object = None) -> str:
    if scene is None or not scene.last.verdict.allowed:
        return "nobody"
    table, jumper = scene.table, _jumper(len(scene.players), seat)
    if table.turn == jumper:
        return "same-player"
    return "after-jumper" if table.turn == table.after(jumper) else "original-order"


@topic("jump-in-action")
def twin_action(case: Case) -> Outcome:
    """An action card is laid, its twin is thrown on it out of turn: one of them takes effect, or both."""
    card = _action(case)
    scene = _twin_laid(case, card)
    if scene is None:
        card = Card(Kind.DRAW_TWO, Colour.RED)
        scene = _twin_laid(case, card)
    if scene is None:
        return Outcome("no", "no-twin", ("deck",), params={"card": card})
    value = _becomes(scene, card)
    keys = rests_on(case, (ALLOWED, "jump_in.action_cards", "jump_in.wilds"), lambda other: _tried(other, card))
    players = scene.players
    victim = scene.table.turn
    params = {
        "card": card if given.says_colour(case.arguments.get("card")) else card.kind,
        "player": players[0],
        "other": players[_jumper(len(players))],
        "next": players[victim],
        "n": scene.table.pending or 0,
    }
    shown = case.played(scene)
    if value is None:
        return Outcome("no", "off", keys or (ALLOWED,), params=params, example=shown)
    return Outcome("value", _said(value, card), keys or (ALLOWED,), value, params=params, example=shown)


def _said(value: str, card: Card) -> str:
    return value if value == "not-allowed" else f"{value}-draws" if card.draws else value


def _action(case: Case) -> Card:
    told = given.card(case.arguments.get("card")) or given.card(case.arguments.get("on"))
    if told is None or not (told.draws or told.kind in _EACH):
        return Card(Kind.DRAW_TWO, Colour.RED)
    kind = read_against_deck(case, told.kind)
    if kind is told.kind:
        return told
    return Card(kind, told.colour or Colour.RED)


def _twin_laid(case: Case, card: Card) -> Scene | None:
    """Seat 0 lays the card, and a seat further on its twin. None where the deck has no two."""
    seats = _seats(case)
    jumper = _jumper(seats)
    hands = _idle_hands(card, card, jumper + 1)
    hands[0] = f"{card} {hands[0]}"
    hands[jumper] = f"{card} {hands[jumper]}"
    try:
        scene = case.scene(hands, top=f"{(card.colour or Colour.RED).letter}5", seats=seats)
    except NoSuchCardError:
        return None
    scene.attempt(move(scene, card))
    scene.attempt(f"jump {move(scene, card, seat=jumper)}", seat=jumper)
    return scene


def _tried(case: Case, card: Card) -> str | None:
    scene = _twin_laid(case, card)
    return _becomes(scene, card) if scene else None


def _becomes(scene: Scene, card: Card) -> str | None:
    """Read off what is owed, who was passed over, or which way round it goes."""
    step = scene.last
    if not step.verdict.allowed:
        return None if step.verdict.objection == ALLOWED else "not-allowed"
    if card.draws:
        cancelled = scene.table.pending == card.draws
    elif card.kind is Kind.SKIP:
        cancelled = sum(event.type == "skipped" for event in step.events) == 1
    else:
        cancelled = scene.table.direction == -1
    return "first-is-cancelled" if cancelled else "effects-add"
