"""The end of a round: who is out, what a last card may be and still does, and what happens when the piles run dry."""

from __future__ import annotations

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.scene import Scene
from unorules.ask.setting import a_wild, drawn_by, example, in_deck, in_its_colour, move, seats, set_out, spoken
from unorules.ask.topics import topic
from unorules.ask.topics.together import at_once, laid_together
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.rules import deck
from unorules.engine.table import Phase

_TOP = Card(Kind.NUMBER, Colour.RED, 5)
_LAST = Card(Kind.NUMBER, Colour.RED, 8)
_LAST_CARD = "round_end.action_card"
_PLAY_ON = "round_end.play_on"
_NOT_LAST = {_LAST_CARD: "no-several", "uno.missed_call_blocks_win": "no-call"}
_EXHAUSTED = "piles.when_exhausted"


def _finish(case: Case, card: Card, *, colour: bool = True) -> Scene:
    """Somebody lays a last card on a 5 of its colour; the others hold cards that answer nothing."""
    scene = set_out(case, [[card], "y6 b9", "g1 g2 y9"], top=_under(card))
    text = move(scene, card)
    scene.attempt(text if colour else text.replace(f"={Colour.BLUE}", ""))
    return scene


def _under(card: Card) -> str:
    """A 5 on which the card goes."""
    return Card(Kind.NUMBER, card.colour or Colour.RED, 5).text


def _is_out(scene: Scene) -> bool:
    """Whether the first player has gone out with the last card laid."""
    return scene.last.verdict.allowed and not scene.table.hands[0]


def _asked(case: Case, usual: Kind) -> tuple[Case, Card]:
    """The last card in question, in red where it has a colour and none was said, under rules whose deck has it."""
    word = case.arguments.get("card")
    named = given.card(word, Colour.RED, 8) or given.some(usual)
    card = in_its_colour(word, in_deck(case, named))
    there = case.where_there_is(card.kind) if not card.is_number else case
    return there, in_deck(there, card)


@topic("round-end")
def round_end(case: Case) -> Outcome:
    """Somebody lays the last card: is the round over? And can it end by leaving one player in?"""
    scene = _finish(case, _LAST)
    over = scene.table.round_over
    knocks_out = _one_left_ends_it(case)
    say = ("first-out" if over else "last-holding") + ("-or-last-in" if knocks_out else "")
    params = {"player": scene.players[0], "n": case.rules.mercy_limit}
    reasons = (_PLAY_ON, "mercy.limit") if knocks_out else (_PLAY_ON,)
    return Outcome("explain", say, reasons, params=params, example=example(case, scene))


def _one_left_ends_it(case: Case) -> bool:
    """Everybody but one player draws to the limit, if there is one: does that end the round?"""
    limit = case.rules.mercy_limit
    if not limit:
        return False
    cards = [card for card in deck(case.rules) if card.is_number and card is not _TOP][: limit - 1]
    scene = set_out(case, [[Card(Kind.DRAW_TWO, Colour.RED), Card(Kind.NUMBER, Colour.GREEN, 3)], cards], seats=2)
    scene.attempt("r+2")
    scene.attempt("draw")
    return bool(scene.events("eliminated", 1))


@topic("finish-on-action")
def finish_on_action(case: Case) -> Outcome:
    """The last card is an action card or a wild: may it be laid? And several `cards` at once as the last ones?"""
    if cards := at_once(case, Kind.SKIP):
        return _finish_on_several(case, cards)
    there, card = _asked(case, Kind.SKIP)
    scene = _finish(there, card)
    out = _is_out(scene)
    reasons: tuple[str, ...] = (_LAST_CARD,) if card.is_action else ("match",)
    say = "yes" if card.is_action else "yes-number"
    if not out:
        say = "no" if scene.last.verdict.objection == _LAST_CARD else "no-blank"
        reasons = scene.last.verdict.reasons
        scene.attempt("draw")
        drawn = [event.rule for event in scene.events("drew", 0)]
        if say == "no" and drawn and _LAST_CARD not in drawn:
            say = "no-as-ever"  # how many that is, the next cards of the pile may decide
    params = {"card": spoken(case, card), "player": scene.players[0], "n": drawn_by(scene, 0)}
    verdict = "yes" if out else "no"
    return Outcome(verdict, say, reasons, params=params, example=example(there, scene), borrowed=there.borrowed)


def _finish_on_several(case: Case, cards: tuple[Card, ...]) -> Outcome:
    """The last cards are laid in one turn: may they be, and does that end the round?"""
    scene = laid_together(case, cards, last=True)
    out, objection, reasons = _is_out(scene), scene.last.verdict.objection, scene.last.verdict.reasons
    say = "yes-several" if out else _NOT_LAST.get(objection or "", "not-together")
    if say == "no-several":
        scene.attempt("draw")
    params = {"cards": cards, "player": scene.players[0]}
    return Outcome("yes" if out else "no", say, reasons, params=params, example=example(case, scene))


@topic("finish-draw-penalty")
def finish_draw_penalty(case: Case) -> Outcome:
    """The last card is a draw card: does the next player still draw?"""
    there, card = _asked(case, Kind.DRAW_TWO)
    scene = _finish(there, card)
    params: dict[str, object] = {"card": spoken(case, card), "player": scene.players[0], "n": 0}
    if not _is_out(scene):
        why, shown = scene.last.verdict.reasons, example(there, scene)
        return Outcome("no", "not-laid", why, 0, params=params, example=shown, borrowed=there.borrowed)
    victim = _next_player(there, card)
    if scene.table.phase is Phase.PENALTY:
        scene.attempt("draw")
    count = drawn_by(scene, victim)
    params |= {"next": scene.players[victim], "n": count}
    say = "yes" if count else "no" if card.draws else "draws-nothing"
    reasons: tuple[str, ...] = ("round_end.draw_effect",) if card.draws else ("match",)
    if count:
        reasons = (*reasons, _LAST_CARD)
    if not scene.table.round_over or scene.events("finished"):
        reasons = (_PLAY_ON,)
    verdict, shown = "yes" if count else "no", example(there, scene)
    return Outcome(verdict, say, reasons, count, params=params, example=shown, borrowed=there.borrowed)


def _next_player(case: Case, card: Card) -> int:
    """Who would have to draw for the card in mid-round."""
    scene = set_out(case, [f"{card} y1 g3", "y6 b9", "g1 g2 y9"], top=_under(card))
    scene.attempt(move(scene, card))
    return scene.table.turn


@topic("finish-wild-colour")
def finish_wild_colour(case: Case) -> Outcome:
    """A last wild laid without a colour: no leaflet says; the engine asks for one only where play goes on."""
    wild = a_wild(case)
    scene = _finish(case, wild, colour=False)
    params = {"card": wild, "player": scene.players[0]}
    shown = example(case, scene)
    if scene.last.verdict.objection == _LAST_CARD:
        return Outcome("no", "not-laid", (_LAST_CARD,), params=params, example=shown)
    must = "no" if _is_out(scene) else "yes"
    if case.is_house_rule(_PLAY_ON):
        return Outcome(must, must, (_PLAY_ON,), params=params, example=shown)
    return Outcome("unspecified", f"silent-{must}", (_PLAY_ON,), leaning=must, params=params, example=shown)


@topic("draw-pile-empty")
def draw_pile_empty(case: Case) -> Outcome:
    """The draw pile is empty and somebody has to draw; what lay on the discard pile stays there or goes along."""
    scene = set_out(case, ["g3 y1", "y6 b9"], top=_TOP.text)
    table = scene.table
    table.discard, table.draw_pile = [*table.draw_pile, _TOP], []
    scene.attempt("draw")
    kept = table.discard[0] is _TOP and not any("top" in event.details for event in scene.events("reshuffled"))
    params = {"player": scene.players[0], "n": drawn_by(scene, 0)}
    return Outcome("explain", "top-stays" if kept else "all-shuffled", ("piles.keep_top_card",), params=params)


@topic("nothing-to-reshuffle")
def nothing_to_reshuffle(case: Case) -> Outcome:
    """Not a card is left to draw: the turn passes, or the round ends with or without a winner."""
    scene = set_out(case, ["g3 y1 b8", "y6 b9", "g1"], top=_TOP.text, seats=seats(case))
    table = scene.table
    table.discard, table.draw_pile = [_TOP], []
    scene.attempt("draw")
    word = "draw-what-is-left"
    if table.round_over:
        word = "end-round-no-winner" if table.winner is None else "end-round-lowest-hand"
    params = {"player": scene.players[0], "next": scene.players[1]}
    if case.is_house_rule(_EXHAUSTED):
        return Outcome("value", word, (_EXHAUSTED,), word, params=params)
    return Outcome("unspecified", f"silent-{word}", (_EXHAUSTED,), word, leaning="value", params=params)
