"""Before the first move: who deals and begins, how many cards, the start card, and who deals next."""

from __future__ import annotations

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.scene import Scene
from unorules.ask.setting import example, in_deck, move, seats, set_out, spoken
from unorules.ask.topics import topic
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.rules import deck
from unorules.engine.seating import allowed_sizes, dealt_sizes
from unorules.engine.start import deal, next_round
from unorules.engine.table import Phase

_TOP = Card(Kind.NUMBER, Colour.RED, 5)
_LAST = Card(Kind.NUMBER, Colour.RED, 8)
_DEALER, _FIRST, _HAND, _NEXT = "setup.dealer", "setup.first_player", "setup.hand_size", "setup.next_dealer"
_PLAIN_START = Card(Kind.NUMBER, Colour.GREEN, 6)


def _begun(case: Case, first: Card, players: int) -> Scene:
    """A round about to be played: this card is turned up first, plain numbers follow. The dealer sits last."""
    after = [Card(Kind.NUMBER, shade, 4) for shade in Colour]
    return set_out(case, draw_pile=" ".join(card.text for card in (first, *after)), seats=players, start=True)


@topic("dealer-choice")
def dealer_choice(case: Case) -> Outcome:
    """How the dealer is chosen: it happens before there is a table, so the option itself is read."""
    word = case.rules.setup_dealer
    return Outcome("value", word, (_DEALER,), word)


@topic("dealer-choice-action-card")
def dealer_choice_action_card(case: Case) -> Outcome:
    """What a card that is no number counts in the draw for the deal: by its number nothing, by its points those."""
    named = given.card(case.arguments.get("card")) or Card(Kind.SKIP, Colour.RED)
    card = in_deck(case, named)
    word = case.rules.setup_dealer
    value = {"highest-number": card.number or 0, "highest-points": case.rules.points(card)}.get(word, 0)
    return Outcome("value", word, (_DEALER,), value, params={"card": spoken(case, card), "n": value})


@topic("hand-size")
def hand_size(case: Case) -> Outcome:
    """Cards are dealt: how many does each player get?"""
    count = case.rules.setup_hand_size
    players = seats(case, 4)
    if len(deck(case.rules)) > players * count:
        count = len(deal(case.rules, tuple(str(seat) for seat in range(players)), seed=1).hands[0])
    return Outcome("value", "n", (_HAND,), count, params={"n": count}, facts=(_beside_others(case, count),))


def _beside_others(case: Case, count: int) -> str:
    """Whether so many as are told get as many cards as any other number of players: they are dealt to the fewest and the most."""
    found = {_dealt(case, players) for players in (allowed_sizes(case.rules)[0], dealt_sizes(case.rules)[1])}
    return "alike" if found == {count} else "fewer" if count < max(found) else "more"


def _dealt(case: Case, players: int) -> int:
    if len(deck(case.rules)) <= players * case.rules.setup_hand_size:
        return case.rules.setup_hand_size
    return len(deal(case.rules, tuple(str(seat) for seat in range(players)), seed=1).hands[0])


@topic("draw-pile-size")
def draw_pile_size(case: Case) -> Outcome:
    """Cards are dealt and a number is turned up: how many are left?"""
    told = given.whole(case.arguments.get("players")) or 4
    least, allowed = allowed_sizes(case.rules)
    most = dealt_sizes(case.rules)[1]
    if not least <= told <= most and "players" in case.arguments:
        reasons = ("players.min",) if told < least else ("players.max",) if told > allowed else ("deck", _HAND)
        params = {"n": 0, "players": told, "least": least, "most": most}
        exactly = least == most
        return Outcome("value", f"not-so-many{'-exactly' if exactly else ''}", reasons, 0, params=params)
    players = seats(case, 4)
    first = next((card for card in deck(case.rules) if card.is_number), None)
    dealt = players * case.rules.setup_hand_size
    count = max(len(deck(case.rules)) - dealt - 1, 0)
    shown = None
    if first is not None and count:
        scene = set_out(case, draw_pile=first.text, seats=players, start=True)
        count, shown = len(scene.table.draw_pile), example(case, scene)
    params = {"n": count, "players": players, "cards": len(deck(case.rules)), "dealt": dealt}
    return Outcome("value", "n", ("deck", _HAND), count, params=params, example=shown)


@topic("first-player")
def first_player(case: Case) -> Outcome:
    """A number lies there: whose turn is it? Where the table agrees on somebody, the deal does not say."""
    scene = _begun(case, _PLAIN_START, seats(case, 4))
    word = case.rules.setup_first_player
    params = {"player": scene.players[scene.table.turn], "dealer": scene.players[-1]}
    return Outcome("value", word, (_FIRST,), word, params=params, example=example(case, scene))


@topic("direction")
def direction(case: Case) -> Outcome:
    """A number lies there and the first player plays: which way does the turn go?"""
    scene = set_out(case, ["r8 g3 y1", "y6 b9"], top=_TOP.text, seats=seats(case, 4))
    scene.attempt("r8")
    value = str(scene.example(()).state["direction"])
    params = {"player": scene.players[0], "next": scene.players[scene.table.turn]}
    return Outcome("value", value, ("turn-order",), value, params=params, example=example(case, scene))


@topic("start-card")
def start_card(case: Case) -> Outcome:
    """The card is turned up before the first move, and what follows is told."""
    named = given.card(case.arguments.get("card"), Colour.RED, 8) or Card(Kind.DRAW_TWO, Colour.RED)
    card = in_deck(case, named)
    scene = _begun(case, card, max(seats(case, 4), min(3, allowed_sizes(case.rules)[1])))
    told = scene.opening[0]
    reasons: tuple[str, ...]
    first, owed = scene.table.turn, scene.table.pending or 0
    value = _passed_over(told.details.get("why")) if told.type == "start-card-passed" else _start(scene)
    params = {
        "card": spoken(case, card),
        "n": owed,
        "player": scene.players[0],
        "next": scene.players[scene.table.turn],
        "begins": scene.players[first],
        "dealer": scene.players[-1],
    }
    reasons = (told.rule,) if "." in told.rule else ("match",)
    if value.startswith("first-player-draws"):
        reasons = (*reasons, "turn.after_penalty")
    return Outcome("value", _start_words(value), reasons, value, params=params, example=example(case, scene))


def _passed_over(why: object) -> str:
    return "returned-and-replaced" if why == "returned" else "ignored-and-covered"


def _start(scene: Scene) -> str:
    """The word for what a start card that stays did."""
    table = scene.table
    if table.phase is Phase.COLOUR:
        scene.attempt("=blue")
        return "first-player-chooses-colour"
    if table.pending:
        return _drawn_at_the_start(scene)
    if any(event.type == "reversed" for event in scene.opening):
        who = "dealer" if table.turn == len(scene.players) - 1 else "right-of-dealer"
        return f"{who}-starts-counter-clockwise"
    skipped = [event.seat for event in scene.opening if event.type == "skipped"]
    if not skipped:
        return "no-effect"
    return "first-player-is-skipped" if skipped == [0] and table.turn != 0 else "everyone-else-is-skipped"


def _drawn_at_the_start(scene: Scene) -> str:
    """The first player draws, and loses the turn or has it all the same."""
    words = {2: "two", 4: "four"}
    count = scene.table.pending or 0
    scene.attempt("draw")
    then = "is-skipped" if scene.events("skipped", 0) else "plays"
    return f"first-player-draws-{words.get(count, count)}-and-{then}"


def _start_words(value: str) -> str:
    """One sentence for each word, however many cards are drawn."""
    if value.startswith("first-player-draws"):
        return "first-player-draws-and-is-skipped" if value.endswith("skipped") else "first-player-draws-and-plays"
    return value


@topic("next-dealer")
def next_dealer(case: Case) -> Outcome:
    """A round is won by somebody who does not sit beside the dealer, and the next one is dealt."""
    scene = set_out(case, ["y6 b9", [_LAST], "g1 g2 y9"], top=_TOP.text, turn=1, seats=max(3, seats(case, 4)))
    scene.attempt(move(scene, _LAST))
    word = case.rules.setup_next_dealer
    params = {"dealer": scene.players[-1], "next": scene.players[0], "player": scene.players[1]}
    if scene.table.round_over and len(deck(case.rules)) > len(scene.players) * case.rules.setup_hand_size + 1:
        _, seat = next_round(scene.table, len(scene.players) - 1)
        word = "round-winner" if seat == 1 else "left-of-dealer"
        params |= {"next": scene.players[seat]}
    value = "round-winner" if word in ("winner", "round-winner") else "left-of-dealer"
    shown = example(case, scene)
    if case.is_house_rule(_NEXT):
        return Outcome("value", value, (_NEXT,), value, params=params, example=shown)
    return Outcome("unspecified", f"silent-{value}", (_NEXT,), value, leaning="value", params=params, example=shown)
