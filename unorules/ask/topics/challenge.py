"""The challenge of a wild draw four: whether, by whom, until when, what it costs and what then holds."""

from __future__ import annotations

from collections.abc import Callable

from unorules.ask.case import Case, Outcome, card_of, named_card
from unorules.ask.scene import Scene, SceneError
from unorules.ask.setting import idle, in_its_colour, move, spoken
from unorules.ask.supposing import rests_on
from unorules.ask.topics import Topic, topic
from unorules.engine.cards import Card, Colour, Kind
from unorules.values import replace

_GUILTY = "W+4 y8 b5"
_INNOCENT = "W+4 b8 b7"
_KEYS = ("wild_draw_four.condition", "wild_draw_four.enforcement")


def _four(case: Case) -> Card:
    """The deck's own +4: the wild one where there is one."""
    for kind in (Kind.WILD_DRAW_FOUR, Kind.WILD_REVERSE_DRAW_FOUR, Kind.DRAW_FOUR):
        if case.holds(kind):
            return card_of(kind, Colour.YELLOW)
    return card_of(Kind.WILD_DRAW_FOUR)


def _of_a_four(*names: str) -> Callable[[Topic], Topic]:
    """A topic about a +4: asked where the deck has one, and where it was borrowed, saying so."""

    def made(ask: Topic) -> Topic:
        def asked(case: Case) -> Outcome:
            there = case.where_there_is(_four(case).kind)
            found = ask(there)
            return found if there.borrowed is None else replace(found, borrowed=there.borrowed)

        topic(*names)(asked)
        return ask

    return made


def _laid(case: Case, hand: str, seats: int = 4) -> Scene:
    """A yellow 5 lies there; the first player lays a +4 out of the hand given and names blue."""
    four = _four(case)
    scene = case.scene([hand.replace("W+4", four.text), "g1 b2 r3"], top="y5", seats=max(seats, case.seats))
    scene.attempt(f"{four}=blue" if four.is_wild else four.text)
    return scene


def _challenged(case: Case, hand: str) -> Scene:
    scene = _laid(case, hand)
    if not scene.table.round_over and scene.last.verdict.allowed:
        scene.attempt("challenge")
    return scene


def _not_in_force(case: Case, scene: Scene) -> Outcome:
    """There is nothing to be challenged: the key that switches it off is the reason."""
    if scene.last.verdict.allowed:
        scene.attempt("challenge")
    return Outcome("no", "off", _why_off(scene), params={"player": scene.players[0]}, example=case.played(scene))


def _why_off(scene: Scene) -> tuple[str, ...]:
    objection = scene.last.verdict.objection
    return _KEYS[::-1] if objection == _KEYS[0] and scene.last.action.cards else (objection or _KEYS[1],)


def _may_be_challenged(case: Case) -> bool:
    scene = _laid(case, _INNOCENT)
    return scene.last.verdict.allowed and scene.judge("challenge").allowed


@_of_a_four("bluff")
def bluff(case: Case) -> Outcome:
    """Yellow is in force and held, and a +4 is laid all the same; nobody challenges."""
    scene = _laid(case, _GUILTY)
    allowed, guilty = scene.last.verdict.allowed, scene.last.verdict.guilty_if_challenged
    if allowed:
        scene.attempt("draw")
    say = "no" if not allowed else "yes" if guilty else "free"
    params = {"player": scene.players[0], "next": scene.players[1]}
    verdict = "yes" if allowed else "no"
    return Outcome(verdict, say, _KEYS, params=params, example=case.played(scene))


@_of_a_four("challenge")
def challenge(case: Case) -> Outcome:
    """May a +4 be challenged, and what comes of it either way?"""
    if not _may_be_challenged(case):
        return _not_in_force(case, _laid(case, _INNOCENT))
    won, lost = _challenged(case, _GUILTY), _challenged(case, _INNOCENT)
    params = {
        "player": won.players[0],
        "challenger": won.players[1],
        "won": _drawn(won, 0),
        "lost": _drawn(lost, 1),
    }
    reasons = (*_KEYS, "wild_draw_four.guilty_draws", "wild_draw_four.failed_challenge_extra")
    say = "yes" if params["won"] else "yes-free"
    return Outcome("yes", say, reasons, params=params, example=case.played(won))


def _drawn(scene: Scene, seat: int) -> int:
    return sum(int(str(event.details["count"])) for event in scene.events("drew", seat))


@_of_a_four("challenge-who")
def challenge_who(case: Case) -> Outcome:
    """Every seat tries to challenge."""
    scene = _laid(case, _INNOCENT)
    seats = range(1, len(scene.players))
    able = [seat for seat in seats if scene.judge("challenge", seat).allowed and scene.last.verdict.allowed]
    if not able:
        off = _not_in_force(case, scene)
        return Outcome("value", "nobody", off.reasons, "nobody", params=off.params, example=off.example)
    value = "next-player" if able == [scene.table.turn] and len(seats) > 1 else "any-other-player"
    refused = next((seat for seat in seats if seat not in able), None)
    if refused is not None:
        scene.attempt("challenge", refused)
    params = {"player": scene.players[0], "next": scene.players[1]}
    return Outcome("value", value, ("wild_draw_four.challenger",), value, params=params, example=case.played(scene))


@_of_a_four("challenge-when")
def challenge_when(case: Case) -> Outcome:
    """The victim draws first and then tries to challenge."""
    if not _may_be_challenged(case):
        return _not_in_force(case, _laid(case, _INNOCENT))
    scene = _laid(case, _GUILTY)
    scene.attempt("draw")
    too_late = not scene.attempt("challenge", 1)
    value = "before-drawing" if too_late else "any-time"
    params = {"player": scene.players[0], "next": scene.players[1]}
    reasons = ("phase",) if too_late else ("wild_draw_four.enforcement",)
    return Outcome("value", value, reasons, value, params=params, example=case.played(scene))


@_of_a_four("challenge-hand-shown-to")
def hand_shown_to(case: Case) -> Outcome:
    """Who is told in the event of the challenge to have seen the hand."""
    scene = _challenged(case, _GUILTY)
    shown = scene.events("challenged")
    reasons = ("wild_draw_four.hand_shown_to",)
    if not shown:
        off = _not_in_force(case, _laid(case, _INNOCENT))
        return Outcome("value", "nobody", off.reasons, "nobody", params=off.params, example=off.example)
    names = shown[0].details["hand_shown_to"]
    value = "challenger" if names == (scene.players[1],) else "everyone"
    params = {"player": scene.players[0], "next": scene.players[1]}
    return Outcome("value", value, reasons, value, params=params, example=case.played(scene))


@_of_a_four("challenge-success", "challenge-failure")
def challenge_cost(case: Case) -> Outcome:
    """How many cards the loser of the challenge draws; in a stack with what lies under the last +4."""
    success = case.topic == "challenge-success"
    stack = _stacked(case, success)
    stacked = stack is not None and stack.last.verdict.allowed
    scene = stack if stack is not None and stacked else _challenged(case, _GUILTY if success else _INNOCENT)
    if not scene.events("challenged"):
        off = _not_in_force(case, _laid(case, _INNOCENT))
        return Outcome("no", "off", off.reasons, 0, params=off.params, example=off.example)
    event = scene.events("challenged")[-1]
    loser = event.other if event.details["success"] else event.seat
    count = _drawn(scene, loser or 0)
    keys = ["wild_draw_four.guilty_draws" if success else "wild_draw_four.failed_challenge_extra"]
    if stacked:
        keys += ["stacking.challenge", "stacking.wild_draw_four_condition"]
    if stack is not None:
        keys += [key for step in stack.steps for key in step.verdict.reasons if key.startswith("stacking.")]
    params = {"n": count, "player": scene.players[event.other or 0], "challenger": scene.players[event.seat or 0]}
    reasons = tuple(dict.fromkeys(keys))
    return Outcome("value", "stack" if stacked else "one", reasons, count, params=params, example=case.played(scene))


def _stacked(case: Case, success: bool) -> Scene | None:
    """A row of draw cards, the last a +4 that is challenged, where the question tells of one, as far as the rules allow it."""
    told = case.arguments.get("cards")
    words = [Kind.WILD_DRAW_FOUR] * told if isinstance(told, int) else told if isinstance(told, (list, tuple)) else []
    cards = [
        card for index, word in enumerate(words) if (card := named_card(word, list(Colour)[index % 4])) is not None
    ]
    cards = [card for card in cards if card.draws]
    if len(cards) < 2 or cards[-1].kind is not Kind.WILD_DRAW_FOUR:
        return None
    colour = cards[-2].colour or Colour.RED
    other = next(each for each in Colour if each is not colour)
    held = f"{colour.letter}8 {other.letter}6" if success else f"{other.letter}8 {other.letter}6"
    aside = idle(2 * len(cards), colour, cards[0].colour or Colour.YELLOW)
    hands = [f"{card} {aside[2 * index]} {aside[2 * index + 1]}" for index, card in enumerate(cards[:-1])]
    hands += [f"{cards[-1]} {held}", "g7 b2 y3"]
    try:
        scene = case.scene(hands, top=f"{(cards[0].colour or Colour.YELLOW).letter}5", seats=len(hands))
    except SceneError:
        return None
    for card in cards:
        if not scene.attempt(f"{card}={colour}" if card.is_wild else card.text):
            return scene
    scene.attempt("challenge")
    return scene


@_of_a_four("challenge-next-turn")
def next_turn(case: Case) -> Outcome:
    """Whose turn it is once the challenge is settled."""
    success = case.arguments.get("success")
    scene = _challenged(case, _INNOCENT if success is False else _GUILTY)
    if not scene.events("challenged"):
        off = _not_in_force(case, _laid(case, _INNOCENT))
        return Outcome("value", "nobody", off.reasons, "nobody", params=off.params, example=off.example)
    value = _turn_value(scene)
    reasons = ("wild_draw_four.after_success",) if success is not False else ("turn-order",)
    params = {"player": scene.players[0], "challenger": scene.players[1], "next": scene.players[scene.table.turn]}
    say = f"{'failure' if success is False else 'success'}-{value}"
    facts = (value, f"seat-{scene.table.turn}")
    return Outcome("value", say, reasons, value, params=params, example=case.played(scene), facts=facts)


def _turn_value(scene: Scene) -> str:
    if scene.table.turn == 1:
        return "challenger"
    return "player-after-next" if scene.table.turn == 2 else "challenged"


@_of_a_four("challenge-which-colour")
def which_colour(case: Case) -> Outcome:
    """One hand holds only the colour before, another only the colour named: which is guilty?"""
    before, named = _challenged(case, "W+4 y8 g6"), _challenged(case, "W+4 b8 g6")
    if not before.events("challenged"):
        return _not_in_force(case, _laid(case, _INNOCENT))
    guilty = [bool(scene.events("challenged")[0].details["success"]) for scene in (before, named)]
    value = {(True, False): "colour-before-the-play", (False, True): "colour-named"}.get((guilty[0], guilty[1]), "both")
    params = {"player": before.players[0], "colour": Colour.YELLOW, "named": Colour.BLUE}
    return Outcome("value", value, _KEYS[:1], value, params=params, example=case.played(before))


@_of_a_four("challenge-colour")
def colour_stands(case: Case) -> Outcome:
    """The challenge is won: is the colour named still in force?"""
    scene = _challenged(case, _INNOCENT if case.arguments.get("success") is False else _GUILTY)
    if not scene.events("challenged"):
        return _not_in_force(case, _laid(case, _INNOCENT))
    stands = scene.table.colour is Colour.BLUE
    say = "yes" if stands else "no"
    params = {"player": scene.players[0], "colour": scene.table.colour, "named": Colour.BLUE}
    reasons = ("wild_draw_four.colour_after_success",)
    return Outcome(say, say, reasons, params=params, example=case.played(scene))


_LAST = (
    "wild_draw_four.last_card_challenge",
    "round_end.action_card",
    "round_end.play_on",
    "round_end.draw_effect",
)


@_of_a_four("challenge-last-card")
def last_card(case: Case) -> Outcome:
    """A +4 as the last card: may it be challenged, and to what end?"""
    if not _may_be_challenged(case):
        scene = _laid_and_refused(case)
        return Outcome("no", "off", _why_off(scene), params={"player": scene.players[0]}, example=case.played(scene))
    scene = _last_four(case)
    allowed = not scene.table.round_over and scene.judge("challenge").allowed
    if allowed:
        scene.attempt("challenge")
    verdict = "yes" if allowed else "no"
    params = {"player": scene.players[0], "next": scene.players[1], "n": _drawn(scene, 1)}
    reasons = rests_on(case, _LAST, _last_may_be_challenged)
    example = case.played(scene)
    if not scene.steps[0].verdict.allowed:
        return Outcome("no", "not-last", scene.steps[0].verdict.reasons, params=params, example=example)
    if case.is_house_rule(*_LAST):
        return Outcome(verdict, verdict, reasons, params=params, example=example)
    return Outcome("unspecified", f"usually-{verdict}", reasons, leaning=verdict, params=params, example=example)


def _last_four(case: Case) -> Scene:
    four = _four(case)
    scene = case.scene([four.text, "g1 b2 r3", "g4 b6"], top="y5")
    scene.attempt(f"{four}=blue!" if four.is_wild else f"{four}!")
    return scene


def _last_may_be_challenged(case: Case) -> bool:
    scene = _last_four(case)
    return not scene.table.round_over and scene.judge("challenge").allowed


def _laid_and_refused(case: Case) -> Scene:
    scene = _laid(case, _INNOCENT)
    if scene.last.verdict.allowed:
        scene.attempt("challenge")
    return scene


@topic("challenge-other-card")
def other_card(case: Case) -> Outcome:
    """Any other card is laid, and the next player tries to challenge it."""
    kind = case.kind() or Kind.DRAW_TWO
    if kind in (Kind.WILD_DRAW_FOUR, Kind.NUMBER):
        kind = Kind.DRAW_TWO
    case = case.where_there_is(kind)
    card = in_its_colour(case.arguments.get("card"), case.card() or card_of(kind), Colour.YELLOW)
    card = card if card.kind is kind else card_of(kind, Colour.YELLOW)
    shade = card.colour or Colour.YELLOW
    rest = " ".join(map(str, idle(2, shade)))
    scene = case.scene([f"{card} {rest}", "g1 b2 r3"], top=f"{shade.letter}5", seats=max(3, case.seats))
    scene.attempt(move(scene, card))
    allowed = scene.attempt("challenge", 1)
    say = "yes" if allowed else "no"
    params = {"card": spoken(case, card), "player": scene.players[0]}
    return Outcome(
        say, say, ("wild_draw_four.enforcement",), params=params, example=case.played(scene), borrowed=case.borrowed
    )
