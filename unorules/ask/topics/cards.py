"""The cards: what each does, who is next after it, wilds and their colours, and when a +4 may rightly be laid."""

from __future__ import annotations

from collections.abc import Iterable

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.scene import NoSuchCardError, Scene
from unorules.ask.setting import a_wild, deck_key, drawn_by, example, fillers, in_deck, move, set_out, spoken
from unorules.ask.topics import topic
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.legal import mover_actions
from unorules.engine.rules import deck
from unorules.engine.table import Phase

_TOP = Card(Kind.NUMBER, Colour.RED, 5)
_FITS = Card(Kind.NUMBER, Colour.RED, 8)
_SAME_NUMBER = Card(Kind.NUMBER, Colour.GREEN, 5)
_NOTHING = "g3 y1"
_FOUR = Card(Kind.WILD_DRAW_FOUR)
_CONDITION = "wild_draw_four.condition"
_WILDS_COUNT = "wild_draw_four.wilds_count_as_colour"


def _laid(case: Case, card: Card, *, seats: int | None = None) -> Scene:
    """The card is laid on a red 5 by somebody with two cards more, at a table of four unless the question says."""
    about = {"seats": seats} if seats else {}
    hand = [card, *fillers(_TOP, Colour.RED, avoid=[card])]
    scene = set_out(case, [hand, "b9 y6", "g9 b6"], top=_TOP.text, **about)
    scene.attempt(move(scene, card))
    return scene


def _pay(scene: Scene) -> None:
    """Whoever owes cards draws them."""
    if scene.table.phase is Phase.PENALTY:
        scene.attempt("draw=blue" if scene.table.roulette and scene.table.colour is None else "draw")


def _asked(case: Case, usual: Card) -> tuple[Case, Card]:
    """The card in question, in red where it has a colour, under rules whose deck has it."""
    named = given.card(case.arguments.get("card"), Colour.RED, 8) or usual
    card = in_deck(case, named)
    if card.colour is not None:
        card = given.some(card.kind, Colour.RED, card.number or 0)
    there = case.where_there_is(card.kind)
    return there, in_deck(there, card)


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
    if owed and scene.table.turn == victim != 0 and scene.table.phase is Phase.TURN:
        say = f"{say}-and-plays"
    params = {"card": spoken(case, card), "n": owed or 0, "player": scene.players[0], "next": scene.players[victim]}
    reasons = _keys_of_effect(scene, card)
    shown = example(there, scene)
    return Outcome("explain", say, reasons, owed or None, params=params, example=shown, edition=there.edition)


def _four_seats(case: Case) -> int:
    told = given.whole(case.arguments.get("players")) or 4
    return min(max(told, case.rules.players_min), case.rules.players_max)


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
        return Outcome("value", "not-laid", reasons, "nobody", params=params, example=shown, edition=there.edition)
    _pay(scene)
    who = _who(scene)
    say = f"{who}-after-drawing" if owed or owed is None else who
    params |= {"next": scene.players[scene.table.turn], "victim": scene.players[victim], "n": owed or 0}
    keys, shown = _keys_of_turn(scene), example(there, scene)
    return Outcome("value", say, keys, who, params=params, example=shown, edition=there.edition)


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
    rightly = _is_right(scene)
    say = "yes" if rightly else "no"
    params = {"card": wild, "fits": _FITS, "player": scene.players[0]}
    return Outcome(say, say, scene.last.verdict.reasons, params=params, example=example(case, scene))


def _is_right(scene: Scene) -> bool:
    """Whether the last move was allowed and no bluff."""
    verdict = scene.last.verdict
    return verdict.allowed and not verdict.guilty_if_challenged


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
    value = [shade.value for shade in colours]
    return Outcome("value", say, ("match",), value, params=params, example=example(case, scene))


@topic("wild-change-mind")
def wild_change_mind(case: Case) -> Outcome:
    """A wild is down and its colour said: can another be named? No leaflet says; the engine holds to the first."""
    wild = a_wild(case)
    scene = set_out(case, [[wild, *fillers(_TOP, Colour.RED)], "b9 y6"], top=_TOP.text)
    scene.attempt(move(scene, wild, Colour.BLUE))
    allowed = scene.attempt("=green", seat=0)
    leaning = "yes" if allowed else "no"
    params = {"card": wild, "colour": Colour.BLUE, "other": Colour.GREEN, "player": scene.players[0]}
    reasons = scene.last.verdict.reasons
    shown = example(case, scene)
    return Outcome("unspecified", f"silent-{leaning}", reasons, leaning=leaning, params=params, example=shown)


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
    scene = _four_laid(case, four, [_FITS])
    params = {"card": four, "blocks": _FITS, "colour": Colour.RED, "player": scene.players[0]}
    say = _condition_in_words(four, blocks)
    reasons = ("match",) if four.colour else (_CONDITION,)
    return Outcome("explain", say, reasons, params=params, example=example(case, scene))


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
    scene = set_out(case, [[four, *beside, *rest], "b9 y6"], top=top.text, colour=shade.value)
    scene.attempt(move(scene, four))
    return scene


def _is_blocked(case: Case, four: Card, other: Card) -> bool:
    return not _is_right(_four_laid(case, four, [other]))


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
    scene = set_out(case, [[four, *rest, *padding], "b9 y6"], top=top.text, colour=shade.value)
    scene.attempt(move(scene, four))
    rightly = _is_right(scene)
    culprits = [card for card in dict.fromkeys(rest) if not _is_right(_four_alone_with(case, four, card, top, shade))]
    free = _is_right(_four_laid(case, four, [Card(Kind.NUMBER, shade, 8)], top, shade))
    say = "yes" if rightly else "no" if four.colour is None else "no-match"
    if rightly and (free or four.colour):
        say = "yes-free" if four.colour is None else "yes-match"
    named = tuple(culprits) or tuple(rest)
    params = {"card": four, "cards": named, "n": len(named), "colour": shade, "player": scene.players[0]}
    reasons = scene.last.verdict.reasons
    if rightly and not free and any(card.is_wild for card in rest):
        reasons = (*reasons, _WILDS_COUNT)
    return Outcome("yes" if rightly else "no", say, reasons, params=params, example=example(case, scene))


def _four_alone_with(case: Case, four: Card, other: Card, top: Card, shade: Colour) -> Scene:
    scene = set_out(case, [[four, other], "b9 y6"], top=top.text, colour=shade.value)
    scene.attempt(move(scene, four))
    return scene


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
    rightly = _is_right(scene)
    say = "yes" if rightly else "no"
    params = {"card": four, "wild": wild, "player": scene.players[0]}
    reasons = scene.last.verdict.reasons
    if four.colour is None:
        reasons = (_CONDITION, _WILDS_COUNT)
    return Outcome(say, say, reasons, params=params, example=example(case, scene))


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
    rightly = _is_right(scene)
    may_play = _plain_card_may_be_played(case)
    say = "yes" if rightly else "no" if may_play else "no-may-not"
    reasons = scene.last.verdict.reasons if rightly else (_CONDITION if may_play else "turn.drawn_card",)
    if rightly and four.colour is None:
        reasons = tuple(dict.fromkeys((_CONDITION, *reasons)))
    if four.colour is not None:
        say = {"yes": "yes-match", "no": "no-match"}.get(say, say)
        reasons = ("match",) if not rightly and may_play else reasons
    params = {"card": four, "colour": shade, "player": scene.players[0], "n": drawn_by(scene, 0)}
    return Outcome("yes" if rightly else "no", say, reasons, params=params, example=example(case, scene))


def _plain_card_may_be_played(case: Case) -> bool:
    scene = set_out(case, [_NOTHING, "b9 y6"], top=_TOP.text, draw_pile=_FITS.text)
    scene.attempt("draw")
    return scene.attempt(_FITS.text, seat=0)
