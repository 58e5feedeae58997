"""Calling UNO: when, what a forgotten call costs, who may catch whom and until when, false calls and accusations."""

from __future__ import annotations

from unorules.ask.case import Case, Outcome
from unorules.ask.scene import Scene
from unorules.ask.topics import topic

_CALL = {
    "when-playing": "when-playing-second-to-last-card",
    "before-playing": "before-playing-second-to-last-card",
    "at-one-card": "at-one-card",
}


def _down_to_one(case: Case, move: str = "r5", seats: int = 4) -> Scene:
    """The first player lays the second-to-last card; by default without a word."""
    scene = case.scene(["r5 b7", "r1 r2 g3", "r9 g6 b8"], top="r4", draw_pile="g1 g2 y3 y4", seats=seats)
    scene.attempt(move)
    return scene


def _drawn(scene: Scene, seat: int) -> int:
    return sum(int(str(event.details["count"])) for event in scene.events("drew", seat))


@topic("uno-call-when")
def call_when(case: Case) -> Outcome:
    """The words follow `uno.call`; the example shows the call that is on time."""
    mode = case.rules.uno_call
    scene = case.scene(["r5 b7", "r1 r2 g3", "r9 g6 b8"], top="r4", seats=3)
    if mode == "before-playing":
        scene.attempt("uno")
    scene.attempt("r5" if mode == "before-playing" else "r5!")
    scene.attempt(f"catch {scene.players[0]}", 1)
    value = _CALL[mode]
    params = {"player": scene.players[0]}
    return Outcome("value", value, ("uno.call",), value, params=params, example=case.played(scene))


@topic("uno-penalty")
def penalty(case: Case) -> Outcome:
    """A forgotten call is caught in time."""
    scene = _down_to_one(case)
    scene.attempt(f"catch {scene.players[0]}", scene.table.turn)
    count = _drawn(scene, 0)
    params = {"n": count, "player": scene.players[0], "next": scene.players[1]}
    return Outcome("value", "value", ("uno.penalty",), count, params=params, example=case.played(scene))


@topic("uno-catch-window")
def catch_window(case: Case) -> Outcome:
    """Told that it was noticed late or in time: caught or not? Else until when."""
    late = case.arguments.get("late")
    until = case.rules.uno_catch_until
    scene = _down_to_one(case)
    if late is not False:
        scene.attempt("r1")
    catcher = 1 if case.rules.uno_catcher == "next-player" and late is False else 2
    scene.attempt(f"catch {scene.players[0]}", catcher)
    caught = bool(scene.events("caught"))
    params = {"player": scene.players[0], "next": scene.players[1], "n": _drawn(scene, 0)}
    if late is None:
        value = f"until-{until}" if until != "end-of-round" else "until-end-of-round"
        return Outcome("value", value, ("uno.catch_until",), value, params=params, example=case.played(scene))
    say = "yes" if caught else "no"
    return Outcome(say, say, ("uno.catch_until",), params=params, example=case.played(scene))


@topic("uno-catch-who")
def catch_who(case: Case) -> Outcome:
    """Every other seat tries to catch."""
    scene = _down_to_one(case)
    move = f"catch {scene.players[0]}"
    able = [seat for seat in range(1, len(scene.players)) if scene.judge(move, seat).allowed]
    value = "any-other-player" if len(able) == len(scene.players) - 1 else "next-player"
    scene.attempt(move, len(scene.players) - 1)
    params = {"player": scene.players[0], "next": scene.players[1]}
    return Outcome("value", value, ("uno.catcher",), value, params=params, example=case.played(scene))


@topic("uno-self-correct")
def self_correct(case: Case) -> Outcome:
    """The call comes late but before anybody has noticed."""
    scene = _down_to_one(case)
    scene.attempt("uno", 0)
    safe = not scene.attempt(f"catch {scene.players[0]}", scene.table.turn) or not _drawn(scene, 0)
    say = "yes" if safe else "no"
    params = {"player": scene.players[0], "n": _drawn(scene, 0)}
    return Outcome(say, say, ("uno.self_correct",), params=params, example=case.played(scene))


@topic("uno-on-last-card")
def on_last_card(case: Case) -> Outcome:
    """The very last card is laid without a word."""
    last = case.scene(["r5", "r1 r2 g3"], top="r4", seats=2)
    last.attempt("r5")
    must = not last.table.round_over and last.last.verdict.allowed
    if must:
        last.attempt(f"catch {last.players[0]}", 1)
    say = "yes" if must else "no"
    params = {"player": last.players[0], "n": _drawn(last, 0)}
    return Outcome(say, say, ("uno.say_on_last_card",), params=params, example=case.played(last))


def _call_and_lay(case: Case, scene: Scene, card: str) -> None:
    if case.rules.uno_call == "before-playing":
        scene.attempt("uno")
        scene.attempt(card)
    else:
        scene.attempt(f"{card}!")


@topic("uno-missed-win")
def missed_win(case: Case) -> Outcome:
    """The call was forgotten, nobody said anything, and the last card is laid."""
    # Everybody lays red, so that the last card still fits however many play.
    hands = ["r5 r8", "r1 r2 g3", "r3 r6 y1", "r9 r6 y3"]
    seats = max(2, case.rules.players_min)
    scene = case.scene(hands[:seats], top="r4", seats=seats, draw_pile="g1 g2 y2 y6 b1 b2")
    scene.attempt("r5")
    scene.go_round()
    stands = scene.attempt("r8!")
    stands = stands and scene.table.round_over
    say = "yes" if stands else "no"
    params = {"player": scene.players[0]}
    reasons = ("uno.missed_call_blocks_win", "uno.catch_until")
    return Outcome(say, say, reasons, params=params, example=case.played(scene))


@topic("uno-call-again")
def call_again(case: Case) -> Outcome:
    """Called once, drew a card, came down to one again without a word."""
    seats = min(max(2, case.rules.players_min), 4)
    hands = ["r5 b6", "r1 r2 g3 g4", "r3 r6 y1 y2", "r7 r9 y3 y6"][:seats]
    scene = case.scene(hands, top="r4", draw_pile="r8 g2 y3 y4", seats=seats)
    _call_and_lay(case, scene, "r5")
    scene.go_round()
    scene.attempt("draw")
    scene.go_round()  # where the drawn card has to wait for the next turn
    scene.attempt("r8")
    scene.attempt(f"catch {scene.players[0]}", 1)
    must = bool(scene.events("caught"))
    say = "yes" if must else "no"
    params = {"player": scene.players[0], "n": _drawn(scene, 0)}
    return Outcome(say, say, ("uno.call_again",), params=params, example=case.played(scene))


@topic("uno-false-call")
def false_call(case: Case) -> Outcome:
    """UNO said with more than one card left."""
    scene = case.scene(["r5 b7 g8", "r1 r2 g3"], top="r4", seats=3)
    scene.attempt("r5!")
    return _silent_penalty(case, scene, "uno.false_call_penalty", _drawn(scene, 0), 0)


@topic("uno-false-accusation")
def false_accusation(case: Case) -> Outcome:
    """Somebody is accused who has called."""
    scene = case.scene(["r5 b7", "r1 r2 g3", "r9 g6 b8"], top="r4", seats=3)
    _call_and_lay(case, scene, "r5")
    scene.attempt(f"catch {scene.players[0]}", 1)
    return _silent_penalty(case, scene, "uno.false_accusation_penalty", _drawn(scene, 1), 1)


def _silent_penalty(case: Case, scene: Scene, key: str, count: int, seat: int) -> Outcome:
    """No leaflet has such a penalty; a table's own file may (`unspecified` until then)."""
    params = {"player": scene.players[seat], "n": count}
    verdict = "yes" if count else "no"
    example = case.played(scene)
    if case.is_house_rule(key):
        return Outcome(verdict, verdict, (key,), count, params=params, example=example)
    return Outcome("unspecified", f"usually-{verdict}", (key,), count, verdict, params=params, example=example)


@topic("uno-two-at-once")
def two_at_once(case: Case) -> Outcome:
    """Call and catch come at the same moment: the engine takes them in the order given, the leaflets do not say."""
    scene = _down_to_one(case)
    scene.attempt("uno", 0)
    scene.attempt(f"catch {scene.players[0]}", scene.table.turn)
    params = {"player": scene.players[0], "next": scene.players[1]}
    return Outcome("unspecified", "usually", ("agreement",), leaning="yes", params=params, example=case.played(scene))
