"""Counting: what cards and hands are worth, who writes it down, and when a match is won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.scene import Example, NoSuchCardError, Scene, SceneError
from unorules.ask.setting import in_deck, spoken
from unorules.ask.topics import topic
from unorules.ask.topics.card_worth import beside, nothing_counts, overview
from unorules.ask.topics.knocking_out import knock_out, limit_of
from unorules.ask.topics.match_ends import by_rounds, points_key, tied, tied_by_rounds, why_nothing
from unorules.ask.topics.rounds import LAST, TOP, Hand, counted, hands_of, played_round, shown, who_writes
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.ending import counts_wins, hand_points
from unorules.engine.events import Event
from unorules.engine.rules import deck

_MODE, _TARGET, _TEST, _TIE = "scoring.mode", "scoring.target", "scoring.target_test", "scoring.tie"
_ROUNDS, _OUT, _TEAMS = "scoring.rounds", "scoring.elimination", "teams.partners"
_PLAIN = [["8", "skip"], ["0", "3", "wild"]]
_PLAIN_TOTAL = 430
_MOST_CARDS = 12
_APART = 100


@topic("card-points")
def card_points(case: Case) -> Outcome:
    """What a card left in hand counts."""
    if nothing := nothing_counts(case, "value"):
        return nothing
    word = case.arguments.get("card")
    named = given.card(word)
    if named is None:
        return overview(case)
    card = in_deck(case, named)
    there = case.where_there_is(card.kind)
    card = in_deck(there, card)
    rules = there.rules
    key = points_key(card.kind)
    value: int | str = rules.points(card)
    say = "n"
    if str(word).strip().lower() == Kind.NUMBER and rules.points(TOP) != rules.points(LAST):
        value, say = "face-value", "face-value"
    hand = (card, Card(Kind.NUMBER, Colour.YELLOW, 9)) if card.is_number else (card,)
    scene = played_round(there, [hand])
    counted(scene)
    params = {"card": spoken(case, card), "n": rules.points(card)}
    reasons = (key, "deck") if there.borrowed else (key,)
    out: dict[str, Any] = {"params": params, "example": shown(there, scene), "borrowed": there.borrowed}
    return Outcome("value", say, reasons, value, facts=beside(there, rules.points(card)), **out)


@topic("hand-points")
def hand_points_topic(case: Case) -> Outcome:
    """The cards left in the hands told, counted together."""
    if nothing := nothing_counts(case, "value"):
        return nothing
    plain = [] if case.arguments.get("knocked") else _PLAIN
    told = hands_of(case) or hands_of(_with(case, hands=plain)) or ([], 0)
    hands, points = told
    cards = tuple(card for hand in hands for card in hand)
    lost = _for_those_out(case)
    value = hand_points(case.rules, cards) + points + lost
    params: dict[str, Any] = {"n": value, "cards": cards}
    reasons = tuple(dict.fromkeys(points_key(card.kind) for card in cards))
    say = who_writes(case) if cards else "told"
    reasons = ("scoring.points.knocked_out", *reasons) if lost else reasons
    shown_as = None if lost else _left_with(case, hands)
    return Outcome("value", say, (*reasons, _MODE), value, params=params, example=shown_as)


def _for_those_out(case: Case) -> int:
    """What those count for whom the size of their hand put out."""
    put_out = given.whole(case.arguments.get("knocked")) or 0
    return put_out * knock_out(case, limit_of(case)).points if put_out else 0


def _left_with(case: Case, hands: list[Hand]) -> Example | None:
    """The round in which they were left with these hands, where it can be set out."""
    if not all(hands) or not case.rules.players_min <= len(hands) + 1 <= case.rules.players_max:
        return None
    try:
        scene = played_round(_with(case, players=None), hands)
    except NoSuchCardError:
        return None
    counted(scene)
    return shown(case, scene)


def _with(case: Case, **arguments: Any) -> Case:
    return Case(case.topic, case.rulebook, {**case.arguments, **arguments}, case.names, case.borrowed)


def _match_with(
    case: Case, total: int, *, last: bool = False, left: Sequence[Hand] = ()
) -> tuple[Scene, list[Event], int]:
    """A round after which the player in question has `total` points: the scene, its events, and the seat.

    Where the winner writes points it is the winner, where all write their own it is one who still held cards.
    `left` are hands for the others to be left with, instead of the plain ones.
    """
    writes = who_writes(case)
    me = 1 if writes in ("own", "team-own") else 0
    hands: list[Hand | str] = ["y6 b9", "g9 b2", "g1 y3"] if writes.startswith("team") else ["y6 b9", "g9 b2"]
    if left:
        hands = list(left) if writes in ("winner", "own") else [left[0], "y0", "g0"]
    scores, _ = counted(played_round(case, hands))
    before = [0] * len(scores)
    before[me] = total - scores[me]
    if writes.startswith("team"):
        before[me + 2] = total - scores[me + 2]
    scene = played_round(case, hands, before, last=last)
    _, events = counted(scene)
    return scene, events, me


def _enough(case: Case) -> int:
    """The least total that meets the target: one more than the figure where that has to be passed."""
    return case.rules.scoring_target + (case.rules.scoring_target_test == "exceed")


def _ends_at(case: Case, total: int) -> bool:
    """Whether such a total ends the match, or puts its owner out of it."""
    _, events, me = _match_with(case, total)
    return any(event.type == "match-over" or (event.type == "eliminated" and event.seat == me) for event in events)


@topic("match-total")
def match_total(case: Case) -> Outcome:
    """The total after the round: does it win the match?"""
    if nothing := nothing_counts(case, "no"):
        return nothing
    before, told = given.whole(case.arguments.get("total")), hands_of(case)
    if before is None and told is None:
        before, told = _PLAIN_TOTAL, hands_of(_with(case, hands=_PLAIN))
    hands, points = told or ([], 0)
    cards = [card for hand in hands for card in hand]
    gained = hand_points(case.rules, cards) + points + _for_those_out(case)
    total = (before or 0) + gained
    others = given.wholes(case.arguments.get("others")) if who_writes(case) == "own" else []
    scene, events, me = _among(case, total, others) if others else _as_they_told(case, total, gained, hands)
    over = next((event for event in events if event.type == "match-over"), None)
    won = over is not None and over.seat is not None and _on_one_side(scene, over.seat, me)
    target = _enough(case)
    params = {
        "n": total,
        "gained": gained,
        "target": target,
        "missing": max(target - total, 0),
        "player": scene.players[me],
    }
    say, reasons = _match_words(case, total, events, me, over is not None)
    reasons = (*reasons, *dict.fromkeys(points_key(card.kind) for card in cards))
    verdict = "yes" if won else "no"
    if say == "target":
        say = "won" if won else "not-yet"
    if others and over is not None and over.seat is not None and say == "lowest-wins":
        say = "lowest-of-all" if won else "not-the-lowest"
    # With a bare total nothing was played that could be shown.
    example_of = shown(case, scene) if gained else None
    return Outcome(verdict, say, reasons, total, params=params, example=example_of)


def _as_they_told(case: Case, total: int, gained: int, hands: list[Hand]) -> tuple[Scene, list[Event], int]:
    """The round with what was told: the hands, or hands that are worth the points; the plain one where that cannot be set out."""
    cards = tuple(card for hand in hands for card in hand)
    if hand_points(case.rules, cards) != gained:
        found = _worth(case, gained)
        hands, cards = [found] if found else [], found
    hands = [hand for hand in hands if hand] if who_writes(case) == "winner" else [cards] * bool(cards)
    if hands and len(hands) < case.rules.players_max:
        try:
            alone = _with(case, players=max(len(hands) + 1, case.rules.players_min))
            return _match_with(alone, total, left=hands)
        except SceneError:
            pass
    return _match_with(case, total)


def _among(case: Case, total: int, others: Sequence[int]) -> tuple[Scene, list[Event], int]:
    """A round after which the player in question, who still held cards, and the others have these totals."""
    wanted = [others[0], total, *others[1:]][: case.rules.players_max]
    wanted += [total + _APART] * (case.rules.players_min - len(wanted))
    hands = [f"{shade}6" for shade in ("y", "b", "g", "y", "b", "g", "y", "b", "g")[: len(wanted) - 1]]
    alone = _with(case, players=len(wanted))
    scores, _ = counted(played_round(alone, hands))
    before = [want - score for want, score in zip(wanted, scores, strict=True)]
    scene = played_round(alone, hands, before)
    _, events = counted(scene)
    return scene, events, 1


def _worth(case: Case, points: int) -> Hand:
    """Cards of the deck that together count so many points, the dearest first; none where there are no such cards."""
    found: list[Card] = []
    for card, count in Counter(deck(case.rules)).items():
        if card in (LAST, TOP) or card.custom is not None:
            continue
        found += [card] * min(count, 2)
    taken: list[Card] = []
    for card in sorted(found, key=lambda each: (-case.rules.points(each), each.kind is not Kind.WILD)):
        if 0 < case.rules.points(card) <= points and len(taken) < _MOST_CARDS:
            taken.append(card)
            points -= case.rules.points(card)
    return tuple(taken) if points == 0 else ()


def _on_one_side(scene: Scene, one: int, other: int) -> bool:
    return one == other or (scene.rules.teams_partners and len(scene.players) == 4 and (one - other) % 2 == 0)


def _match_words(case: Case, total: int, events: list[Event], me: int, over: bool) -> tuple[str, tuple[str, ...]]:
    """The sentence and the keys: out of the match, by rounds, lowest wins, or the target itself."""
    test = (_TEST,) if total == case.rules.scoring_target else ()
    if case.rules.eliminates:
        out = any(event.type == "eliminated" and event.seat == me for event in events)
        return "out" if out else "still-in", (_OUT, _TARGET, *test)
    if case.rules.scoring_rounds:
        return "rounds", (_ROUNDS,)
    if me:
        return "lowest-wins" if over else "lowest-not-yet", (_MODE, _TARGET, *test)
    return "target", (_TARGET, *test, _MODE)


@topic("target-score")
def target_score(case: Case) -> Outcome:
    """The figure at which a match ends, tried out: a total above it ends the match, and so may the figure itself."""
    rounds = case.rules.scoring_rounds
    if case.arguments.get("what") == "rounds" and rounds and _goes_by_rounds(case):
        return by_rounds(case, rounds)
    nothing = nothing_counts(case, "value")
    if nothing and not (rounds and _goes_by_rounds(case)):
        return nothing
    target = case.rules.scoring_target
    if nothing or not _ends_at(case, target + 1) or _goes_by_rounds(case):
        return by_rounds(case, 0)
    scene, events, me = _match_with(case, target)
    say = "reach" if _ends_at(case, target) else "exceed"
    reasons: tuple[str, ...] = (_TARGET,)
    if any(event.type == "eliminated" for event in events) or case.rules.eliminates:
        say, reasons = f"out-{say}", (_TARGET, _OUT)
    elif me:
        say = f"lowest-{say}"
    return Outcome("value", say, reasons, target, params={"n": target}, example=shown(case, scene))


def _goes_by_rounds(case: Case) -> bool:
    """Whether a match ends after so many rounds, however few the points."""
    if case.rules.eliminates:
        return False
    _, events, _ = _match_with(case, 0, last=True)
    return any(event.type == "match-over" for event in events)


@topic("exact-target")
def exact_target(case: Case) -> Outcome:
    """Somebody goes past the figure: is that as good?"""
    if nothing := nothing_counts(case, "no"):
        return nothing
    target = case.rules.scoring_target
    over = target + 12
    params = {"n": over, "target": target}
    if _goes_by_rounds(case):
        return Outcome("no", "rounds", (_ROUNDS,), params={"n": case.rules.scoring_rounds, "target": target})
    scene, _, me = _match_with(case, over)
    past = _ends_at(case, over)
    say = "yes" if not past else "no-lowest" if me else "no" if _ends_at(case, target) else "no-exceed"
    return Outcome("no" if past else "yes", say, (_TEST,), params=params, example=shown(case, scene))


@topic("who-scores")
def who_scores(case: Case) -> Outcome:
    """A round is counted: who writes something down?"""
    writes = who_writes(case)
    value = {"winner": "round-winner", "own": "each-player", "nobody": "nobody"}.get(writes, "team")
    reasons = (_TEAMS, _MODE) if value == "team" else why_nothing(case) if value == "nobody" else (_MODE,)
    scene = played_round(case, ["y6 b9", "g9 b2"])
    scores, _ = counted(scene)
    params = {"player": scene.players[0], "n": max(scores)}
    return Outcome("value", writes, reasons, value, params=params, example=shown(case, scene))


@topic("scoring-optional")
def scoring_optional(case: Case) -> Outcome:
    """Whether a table may leave out the counting: it changes no move, so the option itself is read."""
    if who_writes(case) == "nobody":
        return Outcome("yes", "none", why_nothing(case))
    say = "yes" if case.rules.scoring_optional else "no"
    return Outcome(say, say, ("scoring.optional",), params={"target": case.rules.scoring_target})


@topic("low-score")
def low_score(case: Case) -> Outcome:
    """The other way of counting, and whether this table counts so."""
    writes = who_writes(case)
    scene = _left_or_plain(case)
    say = {"own": "on", "team-own": "on", "nobody": "none"}.get(writes, "off")
    reasons: tuple[str, ...] = (_MODE,)
    if say == "none":
        reasons = why_nothing(case)
    if say == "on" and case.rules.eliminates:
        say, reasons = "elimination", (_MODE, _OUT)
    params = {"target": _enough(case)}
    return Outcome("explain", say, reasons, params=params, example=shown(case, scene))


def _left_or_plain(case: Case) -> Scene:
    """The round in which the others were left with the hands told, or with the plain ones."""
    told = hands_of(case)
    hands = [hand for hand in told[0] if hand] if told else []
    try:
        scene = played_round(case, hands or ["y6 b9", "g9 b2"])
    except SceneError:
        scene = played_round(case, ["y6 b9", "g9 b2"])
    counted(scene)
    return scene


@topic("score-tie")
def score_tie(case: Case) -> Outcome:
    """Two share the winning total, or have won as many rounds: is the match over, and who has it?"""
    if counts_wins(case.rules):
        return tied_by_rounds(case)
    if nothing := nothing_counts(case, "no"):
        return nothing
    if case.rules.eliminates:
        return Outcome("no", "elimination", (_OUT,), params={"target": _enough(case)})
    scene = tied(case)
    word = "joint" if scene.table.match_over else "extra-round"
    params = {"player": scene.players[0], "other": scene.players[1], "n": scene.table.totals[0]}
    example_of = shown(case, scene)
    if case.is_house_rule(_TIE):
        return Outcome("value", word, (_TIE,), word, params=params, example=example_of)
    return Outcome("unspecified", f"silent-{word}", (_TIE,), word, leaning="value", params=params, example=example_of)
