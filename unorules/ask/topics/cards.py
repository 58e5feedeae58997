"""The cards: what each does, who is next after it, and wilds with their colours."""

from __future__ import annotations

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.scene import Scene
from unorules.ask.setting import (
    a_wild,
    call_the_bluff,
    example,
    fillers,
    in_deck,
    in_its_colour,
    is_right,
    move,
    set_out,
    spoken,
)
from unorules.ask.topics import plus_four, topic
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.legal import mover_actions
from unorules.engine.rules import deck
from unorules.engine.seating import allowed_sizes
from unorules.engine.table import Phase
from unorules.rulebook.model import Texts

__all__ = ("plus_four",)
_TOP = Card(Kind.NUMBER, Colour.RED, 5)
_FITS = Card(Kind.NUMBER, Colour.RED, 8)


def _laid(case: Case, card: Card, *, seats: int | None = None) -> Scene:
    """The card is laid on a 5 of its colour by somebody with two cards more, at a table of four unless the question says."""
    about = {"seats": seats} if seats else {}
    top = Card(Kind.NUMBER, card.colour or Colour.RED, 5)
    hand = [card, *fillers(top, card.colour or Colour.RED, avoid=[card])]
    scene = set_out(case, [hand, "b9 y6", "g9 b6"], top=top.text, **about)
    scene.attempt(move(scene, card))
    return scene


def _pay(scene: Scene) -> None:
    """Whoever owes cards draws them."""
    if scene.table.phase is Phase.PENALTY:
        scene.attempt("draw=blue" if scene.table.roulette and scene.table.colour is None else "draw")


def _asked(case: Case, usual: Card) -> tuple[Case, Card]:
    """The card in question, in red where it has a colour and none was said, under rules whose deck has it."""
    word = case.arguments.get("card")
    card = in_its_colour(word, in_deck(case, given.card(word, Colour.RED, 8) or usual))
    there = case.where_there_is(card.kind)
    return there, _with_its_rule(there, in_deck(there, card))


def _with_its_rule(case: Case, card: Card) -> Card:
    """Of the cards that a table may write on, the one that carries a rule of its own, where one does."""
    written = [other for other in deck(case.rules) if other.kind is card.kind and other.custom is not None]
    return written[0] if written and card.custom is None else card


def _rule_of(case: Case, card: Card) -> Texts | None:
    """What the table has written on the card, in its own words."""
    texts = [each.text for each in case.rulebook.cards if each.card.id == card.custom]
    return texts[0] if texts and texts[0] else None


def _rules_on(case: Case, kind: Kind) -> Texts | None:
    """Everything that the table has written on cards of the kind, each under its name; None for fewer than two of them."""
    printed = {card.custom for card in deck(case.rules) if card.kind is kind}
    written = [each for each in case.rulebook.cards if each.card.id in printed]
    languages = {language for each in written for language in (*each.name.by_language, *each.text.by_language)}
    if len(written) < 2:
        return None
    return Texts({at: " ".join(f"{each.name(at)}: {each.text(at)}" for each in written) for at in sorted(languages)})


@topic("card-effect")
def card_effect(case: Case) -> Outcome:
    """The card is laid, whoever owes cards draws, and what happened is told."""
    if given.card(case.arguments.get("card")) is None:
        kinds = tuple(dict.fromkeys(card.kind for card in deck(case.rules) if card.is_action))
        return Outcome("explain", "overview" if kinds else "numbers", ("deck",), params={"kinds": kinds})
    there, card = _asked(case, _FITS)
    scene = _laid(there, card, seats=_four_seats(there))
    owed = scene.table.pending
    victim = scene.table.turn
    say = _what_happened(scene, card)
    _pay(scene)
    if owed and say != "custom" and scene.table.turn == victim != 0 and scene.table.phase is Phase.TURN:
        say = f"{say}-and-plays"
    params: dict[str, object] = {"card": spoken(case, card), "n": owed or 0}
    params |= {"player": scene.players[0], "next": scene.players[victim]}
    if say == "custom" and (rule := _rule_of(there, card)) is not None:
        say, params["rule"] = "custom-told", rule
    if say.startswith("custom") and given.card(word := case.arguments.get("card")) != card:
        rules = _rules_on(there, given.kind(word) or card.kind)
        if rules is not None:
            return Outcome("explain", "customs", ("deck",), params={"rules": rules}, borrowed=there.borrowed)
    reasons = _keys_of_effect(scene, card)
    shown = example(there, scene)
    return Outcome("explain", say, reasons, owed or None, params=params, example=shown, borrowed=there.borrowed)


def _four_seats(case: Case) -> int:
    told = given.whole(case.arguments.get("players")) or 4
    low, high = allowed_sizes(case.rules)
    return min(max(told, low), high)


def _what_happened(scene: Scene, card: Card) -> str:
    """The sentence for what the card did, read off the events."""
    if not scene.last.verdict.allowed:
        return "blank"
    told = {event.type for event in scene.last.events}
    if card.custom is not None:
        return "custom"
    if scene.table.roulette:
        return "roulette" if scene.last.action.colour is None else "roulette-by-player"
    if scene.table.pending:
        return "reverses-and-draws" if "reversed" in told else "wild-draws" if card.is_wild else "draws"
    moved = {"shuffled-hands": "shuffles", "swapped-hands": "swaps", "rotated-hands": "rotates"}
    if found := next((say for event, say in moved.items() if event in told), None):
        return f"{found}-number" if card.is_number else found
    if "reversed" in told:
        return "reverses-and-skips" if "skipped" in told else "reverses"
    if "skipped" in told:
        return "skips" if len(scene.events("skipped")) == 1 else "skips-everyone"
    if card.kind is Kind.DISCARD_ALL:
        return "discards"
    return "wild" if card.is_wild else "plain"


def _keys_of_effect(scene: Scene, card: Card) -> tuple[str, ...]:
    """The options that decide what the card does; `turn-order` where none does."""
    if card.number in (0, 7):
        return (f"seven_o.{'zero' if card.number == 0 else 'seven'}",)
    if card.kind is Kind.BLANK:
        return ("deck.blank",)
    if card.kind is Kind.WILD_COLOUR_ROULETTE:
        return ("no_mercy.roulette_chooser",)
    return _keys_of_turn(scene)


def _keys_of_turn(scene: Scene) -> tuple[str, ...]:
    """The options that gave the turn to somebody else than the next in order."""
    rules = [event.rule for step in scene.steps for event in step.events if event.type == "skipped"]
    if any(step.action.verb == "draw" for step in scene.steps):
        rules.append("turn.after_penalty")
    keys = tuple(dict.fromkeys(rule for rule in rules if "." in rule and not rule.startswith("deck.")))
    two = len(scene.players) == 2 and scene.events("reversed")
    if two and scene.steps[0].action.cards and scene.steps[0].action.cards[-1].kind is Kind.REVERSE:
        keys = ("two_players.reverse",)
    return keys or ("turn-order",)


def _steps(scene: Scene) -> int:
    """How many seats on from the first player the turn is, in the direction in which play now goes."""
    count = len(scene.players)
    return (scene.table.turn * scene.table.direction) % count


@topic("turn-after")
def turn_after(case: Case) -> Outcome:
    """The card is laid, whoever owes cards draws: whose turn is it then?"""
    there, card = _asked(case, _FITS)
    scene = _laid(there, card, seats=_four_seats(there))
    victim = scene.table.turn
    owed = scene.table.pending
    params: dict[str, object] = {"card": spoken(case, card), "player": scene.players[0]}
    if not scene.last.verdict.allowed:
        reasons = scene.last.verdict.reasons
        shown = example(there, scene)
        return Outcome("value", "not-laid", reasons, "nobody", params=params, example=shown, borrowed=there.borrowed)
    _pay(scene)
    who = _who(scene)
    say = f"{who}-after-drawing" if owed or owed is None else who
    params |= {"next": scene.players[scene.table.turn], "victim": scene.players[victim], "n": owed or 0}
    keys, shown = _keys_of_turn(scene), example(there, scene)
    facts = (who, f"seat-{scene.table.turn}")
    return Outcome("value", say, keys, who, params=params, example=shown, borrowed=there.borrowed, facts=facts)


def _who(scene: Scene) -> str:
    """The word for the player to move, seen from the first player and from the direction as it was before the card."""
    steps = _steps(scene)
    if steps == 0:
        return "same-player"
    if len(scene.players) == 2:
        return "next-player"
    turned = scene.table.direction < 0
    if steps == 1:
        return "previous-player" if turned else "next-player"
    return "player-before-previous" if turned else "player-after-next"


@topic("wild-when-playable")
def wild_when_playable(case: Case) -> Outcome:
    """A wild is laid by somebody who holds a card that fits."""
    wild = in_deck(case, given.card(case.arguments.get("card")) or a_wild(case))
    if not wild.is_wild or not case.holds(wild.kind):
        wild = a_wild(case)
    scene = set_out(case, [[wild, _FITS, *fillers(_TOP, Colour.RED)], "b9 y6"], top=_TOP.text)
    scene.attempt(move(scene, wild))
    rightly, reasons = is_right(scene.last.verdict), scene.last.verdict.reasons
    call_the_bluff(scene)
    say = "yes" if rightly else "no"
    params = {"card": wild, "fits": _FITS, "player": scene.players[0]}
    return Outcome(say, say, reasons, params=params, example=example(case, scene))


@topic("wild-same-colour")
def wild_same_colour(case: Case) -> Outcome:
    """A wild names the colour that is in force already."""
    wild, shade = a_wild(case), given.colour(case.arguments.get("colour")) or Colour.RED
    top = Card(Kind.NUMBER, shade, 5)
    scene = set_out(case, [[wild, *fillers(top, shade)], "b9 y6"], top=top.text)
    scene.attempt(move(scene, wild, shade))
    say = "yes" if scene.last.verdict.allowed else "no"
    params = {"card": wild, "colour": shade, "player": scene.players[0]}
    return Outcome(say, say, scene.last.verdict.reasons, params=params, example=example(case, scene))


@topic("wild-colours")
def wild_colours(case: Case) -> Outcome:
    """Every way in which a wild may be laid: which colours can be named, and can none be?"""
    wild = a_wild(case)
    scene = set_out(case, [[wild, *fillers(_TOP, Colour.RED)], "b9 y6"], top=_TOP.text)
    ways = [action.colour for action in mover_actions(scene.table) if action.cards == (wild,)]
    colours = [shade for shade in Colour if shade in ways]
    say = "none-needed" if None in ways else "must-name"
    scene.attempt(wild.text)
    scene.attempt(move(scene, wild))
    params = {"card": wild, "colours": tuple(colours), "n": len(colours), "player": scene.players[0]}
    if case.arguments.get("order"):  # the bare card is refused where the colour goes with it
        return Outcome("explain", "order", ("match",), params=params, example=example(case, scene))
    value = [shade.value for shade in colours]
    return Outcome("value", say, ("match",), value, params=params, example=example(case, scene))


# What somebody meant who says no colour of their own.
_MEANT = (Colour.GREEN, Colour.BLUE)


@topic("wild-change-mind")
def wild_change_mind(case: Case) -> Outcome:
    """A wild is down and its colour said: can another be named? No leaflet says; the engine holds to the first."""
    wild = a_wild(case)
    scene = set_out(case, [[wild, *fillers(_TOP, Colour.RED)], "b9 y6"], top=_TOP.text)
    said = given.colour(case.arguments.get("colour")) or Colour.BLUE
    meant = given.colour(case.arguments.get("other")) or next(each for each in _MEANT if each is not said)
    scene.attempt(move(scene, wild, said))
    allowed = scene.attempt(f"={meant.value}", seat=0)
    leaning = "yes" if allowed else "no"
    params = {"card": wild, "colour": said, "other": meant, "player": scene.players[0]}
    reasons = scene.last.verdict.reasons
    shown = example(case, scene)
    return Outcome("unspecified", f"silent-{leaning}", reasons, leaning=leaning, params=params, example=shown)
