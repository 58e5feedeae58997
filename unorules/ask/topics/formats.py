"""Two at the table, playing in pairs, the elimination match, and what becomes of a player who is out."""

from __future__ import annotations

from typing import Any

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.scene import NoSuchCardError, Scene
from unorules.ask.setting import example, move, read_against_deck, set_out
from unorules.ask.supposing import goes_together, is_silent_on, rests_on, shown, with_rule
from unorules.ask.topics import topic
from unorules.ask.topics.knocking_out import Knocked, knock_out, limit_of, when
from unorules.ask.topics.scoring import match_total
from unorules.engine.cards import Kind
from unorules.engine.ending import hand_points
from unorules.records.option_said import deals_past_the_limit
from unorules.values import replace

_KINDS = {"skip-two-players": Kind.SKIP, "reverse-two-players": Kind.REVERSE, "draw-card-two-players": Kind.DRAW_TWO}
_TURN_KEYS = ("two_players.reverse", "turn.after_penalty", "no_mercy.reverse_draw_four_two_players")
_REVERSE = "two_players.reverse"
_ACTIONS = ("S", "S", "R", "R", "S", "S", "R", "R")


@topic(*_KINDS)
def two_players_card(case: Case) -> Outcome:
    """With two at the table a card is laid (and what it costs is drawn): whose turn is it?"""
    told = given.kind(case.arguments.get("card")) if case.topic == "draw-card-two-players" else None
    kind = read_against_deck(case, told) if told is not None and _draws(told) else _KINDS[case.topic]
    return _again(case, kind)


def _draws(kind: Kind) -> bool:
    return given.some(kind).draws > 0 or kind is Kind.WILD_COLOUR_ROULETTE


def _again(case: Case, kind: Kind) -> Outcome:
    asked = case
    case = case.where_there_is(kind) if not case.holds(kind) and _ships(kind) else case
    scene = _two(case, kind)
    if len(scene.players) != 2:
        return Outcome("no", "not-for-two", ("players.min",), params={"n": len(scene.players)})
    params: dict[str, object] = {"card": kind, "player": scene.players[0], "other": scene.players[1]}
    params["n"] = _paid(scene)
    same = _same(scene)
    reasons = rests_on(case, _TURN_KEYS, lambda other: _same(_two(other, kind))) or ("turn-order",)
    say, value = ("yes", "same-player") if same else ("no", "next-player")
    out: dict[str, Any] = {"params": params, "example": example(case, scene), "borrowed": case.borrowed}
    if kind is Kind.REVERSE and is_silent_on(asked, _REVERSE) and case.borrowed is None:
        return Outcome("unspecified", f"usually-{say}", (_REVERSE,), value, leaning=say, **out)
    return Outcome(say, say, reasons, value, **out)


def _ships(kind: Kind) -> bool:
    return kind is not Kind.BLANK


def _two(case: Case, kind: Kind) -> Scene:
    card = given.some(kind)
    scene = set_out(case, [f"{card} b2 y1", "g1 g2 y9"], seats=2, draw_pile="y3 y4 b6 b8 y6 y8 b9 b1 g6 g8")
    scene.attempt(move(scene, card))
    _pay(scene)
    return scene


def _pay(scene: Scene) -> None:
    """Whoever owes cards draws them; the victim of a roulette names a colour with it."""
    if scene.table.phase == "penalty":
        scene.attempt("draw" if scene.judge("draw").allowed else "draw=blue")


def _paid(scene: Scene) -> int:
    return sum(int(str(event.details["count"])) for event in scene.events("drew"))


def _same(scene: Scene) -> bool:
    return scene.table.turn == 0


@topic("two-players")
def two_players(case: Case) -> Outcome:
    """Skip, reverse and the draw card, each laid with one opponent; or the one that the question names."""
    told = given.kind(case.arguments.get("card"))
    if told is not None and (told in (Kind.SKIP, Kind.REVERSE) or _draws(told)):
        return _again(case, read_against_deck(case, told))
    skip, reverse = (_two(case, kind) for kind in (Kind.SKIP, Kind.REVERSE))
    if len(skip.players) != 2:
        return Outcome("no", "not-for-two", ("players.min",), params={"n": len(skip.players)})
    drawing = _two(case, Kind.DRAW_TWO if case.holds(Kind.DRAW_TWO) else Kind.WILD_DRAW_FOUR)
    say = "skips" if _same(reverse) else "turns"
    if not _same(drawing):
        say += "-and-opponent-plays"
    params = {"player": skip.players[0], "other": skip.players[1]}
    reasons = (_REVERSE, "turn.after_penalty")
    return Outcome("explain", say, reasons, params=params, example=example(case, reverse), facts=("a-game",))


@topic("partners", "partners-scoring")
def partners(case: Case) -> Outcome:
    """Four at the table, partners opposite; one goes out, and the engine counts."""
    asked, case = case, with_rule(case, "partners")
    told = _hands_told(case) or _hands_worth(case)
    hands = told or ("g8 yS", "b6 y1", "g3 yR")
    scene = set_out(case, ["r9", hands[0], _partner(hands), hands[1]], seats=4)
    scene.attempt("r9")
    if not scene.table.round_over:
        scene.attempt("uno", seat=0)
    scores = scene.table.scores
    own_cards = scores[1] == scores[3] and scores[1] > scores[0]
    value = scores[1] if own_cards else scores[0]
    params = {
        "n": value,
        "player": scene.players[0],
        "partner": scene.players[2],
        "others": [scene.players[1], scene.players[3]],
    }
    mode = "own-cards" if own_cards else "winner-takes" if value else "none"
    keys = rests_on(case, ("teams.partners", "scoring.mode"), lambda other: _scored(other, hands))
    counted: int | str | None = value if case.topic == "partners-scoring" and told else None
    if case.arguments.get("what") == "who" and value:
        counted = "each-player" if own_cards else "team"
    out: dict[str, Any] = {"params": params, "example": shown(asked, case, scene), "played_by": case.rules}
    out["facts"] = ("round-over",) if scene.table.round_over else ()
    out["facts"] += ("own-cards",) if _partner_counts(case) else ()
    return Outcome("explain", mode, keys or ("teams.partners",), counted, **out)


def _hands_told(case: Case) -> tuple[str, ...] | None:
    """The opponents' hands, the partner's last, as far as they were told."""
    told = case.arguments.get("hands")
    if not isinstance(told, list | tuple):
        return None
    found = [given.cards(hand) for hand in told]
    texts = tuple(" ".join(card.text for card in hand) for hand in found if hand)
    return texts if len(texts) >= 2 else None


def _hands_worth(case: Case) -> tuple[str, ...] | None:
    """Hands of the two opponents that are worth the points told, of other colours each so that the deck has them all."""
    told = case.arguments.get("points")
    if not isinstance(told, list | tuple) or len(told) != 2:
        return None
    one, two = _worth(int(told[0]), "y", "g"), _worth(int(told[1]), "b", "r")
    return (one, two) if one and two else None


def _worth(points: int, one: str, other: str) -> str | None:
    """Action cards, and numbers for what is left; None where one hand of two colours cannot be worth so much."""
    twenties, rest = divmod(points, 20)
    if twenties > len(_ACTIONS) or not points:
        return None
    cards = [f"{(one, other)[at % 2]}{name}" for at, name in enumerate(_ACTIONS[:twenties])]
    while rest:
        cards.append(f"{one}{min(9, rest)}")
        rest -= min(9, rest)
    return " ".join(cards)


def _partner_counts(case: Case) -> bool:
    """Whether it changes any score what the partner of the one who goes out is left with."""
    return _scored(case, ("g8 yS", "b6 y1", "g3")) != _scored(case, ("g8 yS", "b6 y1", "g3 yR"))


def _partner(hands: tuple[str, ...]) -> str:
    return hands[2] if len(hands) > 2 else "g3 y4"


def _scored(case: Case, hands: tuple[str, ...]) -> tuple[int, ...]:
    try:
        scene = set_out(case, ["r9", hands[0], _partner(hands), hands[1]], seats=4)
    except NoSuchCardError:
        return ()
    scene.attempt("r9")
    return tuple(scene.table.scores)


@topic("challenge-uno")
def challenge_uno(case: Case) -> Outcome:
    """Everybody writes down the cards left in hand; who reaches the figure is out of the match."""
    asked, case = case, with_rule(case, "challenge-uno")
    total = _total_told(case)
    if total is not None:
        return _out_with(asked, case, total)
    target = case.rules.scoring_target
    scene = _round(case, target)
    say = "reach" if scene.events("eliminated", 1) else "exceed"
    params = {"n": target, "player": scene.players[0], "other": scene.players[1]}
    reasons = ("scoring.elimination", "scoring.mode", "scoring.target", "scoring.target_test")
    out: dict[str, Any] = {"params": params, "example": shown(asked, case, scene), "played_by": case.rules}
    return Outcome("explain", say, reasons, target, **out)


def _total_told(case: Case) -> int | None:
    """What the account stands at: the total, and the hand that is still to be written down."""
    total = given.whole(case.arguments.get("total"))
    if total is None:
        return None
    hands = case.arguments.get("hands")
    counted = [given.cards(hand) for hand in hands] if isinstance(hands, list | tuple) else []
    return total + sum(hand_points(case.rules, hand) for hand in counted if hand)


def _round(case: Case, total: int) -> Scene:
    """A round after which seat 1 stands at the total (5 of it from a green 5 left in hand)."""
    count = max(3, case.rules.players_min)
    scene = set_out(case, ["r9", "g5", "b6 y1"], seats=count, totals=(0, max(0, total - 5)))
    scene.attempt("r9")
    if not scene.table.round_over:
        scene.attempt("uno", seat=0)
    return scene


def _out_with(asked: Case, case: Case, total: int) -> Outcome:
    scene = _round(case, total)
    out = bool(scene.events("eliminated", 1))
    keys = ("scoring.elimination", "scoring.target", "scoring.target_test")
    params = {"n": total, "target": case.rules.scoring_target, "player": scene.players[1]}
    say = "yes" if out else "no"
    told: dict[str, Any] = {"params": params, "example": shown(asked, case, scene), "played_by": case.rules}
    return Outcome(say, f"total-{say}", keys, case.rules.scoring_target, **told)


@topic("eliminated")
def eliminated(case: Case) -> Outcome:
    """Whether and how somebody is out under these rules, and where the cards and the points go."""
    total = _total_told(case)
    named = case.arguments.get("rule")
    if total is not None:
        return challenge_uno(case) if named == "challenge-uno" else _eliminated_by_total(case, total)
    count = given.whole(case.arguments.get("cards"))
    if count is not None:
        return by_cards(case, count)
    knocked = knock_out(case, limit_of(case))
    if named == "challenge-uno" or (not knocked.is_out and case.rules.eliminates):
        return replace(challenge_uno(case), say="match")
    if named in ("mercy-25", "no-mercy") and not knocked.is_out:
        over = with_rule(case, "mercy-25")
        knocked = knock_out(over, limit_of(over))
        if not goes_together(over.rulebook.ids):
            knocked = replace(knocked, shown=None)
        if knocked.is_out:
            return replace(_told(over, knocked), played_by=over.rules)
    if not knocked.is_out:
        return Outcome("explain", "nobody", ("mercy.limit", "scoring.elimination"))
    return _told(case, knocked)


def _eliminated_by_total(case: Case, total: int) -> Outcome:
    if case.rules.eliminates:
        return _out_with(case, case, total)
    params = {"n": total, "target": case.rules.scoring_target, "player": _round(case, total).players[1]}
    won = match_total(case).verdict == "yes"
    return Outcome("no", "total-won" if won else "total-off", ("scoring.elimination",), params=params)


def by_cards(case: Case, count: int) -> Outcome:
    """Whether a player with that many cards is out; the value of a yes is how many it takes, 0 where no number does."""
    knocked, limit = knock_out(case, count), case.rules.mercy_limit
    if deals_past_the_limit(case.rules) and knocked.is_out:
        return _past_the_deal(case, count, knocked)
    verdict = "yes" if knocked.is_out else "no"
    say = when(case, "cards-yes") if knocked.is_out else "cards-no"
    value = limit if knocked.is_out or not limit else None
    params = {"n": limit if knocked.is_out else count, "limit": limit, "player": knocked.player}
    return Outcome(verdict, say, ("mercy.limit",), value, params=params, example=knocked.shown)


def _past_the_deal(case: Case, count: int, knocked: Knocked) -> Outcome:
    """Where hands of so many cards are dealt: whoever has drawn up to the limit is out, who holds what was dealt is not."""
    drawn = count > case.rules.setup_hand_size
    limit = case.rules.mercy_limit
    shown = knocked.shown if drawn else None
    params = {"n": limit, "limit": limit, "player": knocked.player}
    return Outcome(
        "yes" if drawn else "explain",
        "cards-dealt",
        ("mercy.limit", "setup.hand_size"),
        limit if drawn else None,
        params=params,
        example=shown,
    )


def _told(case: Case, knocked: Knocked) -> Outcome:
    say = f"{knocked.where}-end-of-turn" if case.rules.mercy_timing == "end-of-turn" else knocked.where
    params = {"n": knocked.count, "player": knocked.player, "points": knocked.points}
    reasons = ("mercy.limit", "mercy.hand", "scoring.points.knocked_out")
    return Outcome("explain", say, reasons, params=params, example=knocked.shown)
