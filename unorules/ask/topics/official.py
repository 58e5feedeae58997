"""Whether a house rule belongs to the rules of the edition: both are played side by side, and compared."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.scene import Example, NoSuchCardError, Scene
from unorules.ask.setting import example, move, set_out
from unorules.ask.supposing import book, supposing, values_of
from unorules.ask.topics import topic
from unorules.engine.cards import Kind, parse_card
from unorules.engine.rules import Rules, deck
from unorules.engine.state import State
from unorules.values import replace

Trial = Callable[[Case], Scene]
_NO_MERCY = "no-mercy"
_MARKS = (
    "mercy.limit",
    "stacking.equal_or_higher",
    "seven_o.seven",
    "seven_o.zero",
    "turn.draw_limit",
    "wild_draw_four.condition",
)


def _play(hands: tuple[str, ...], *moves: str, top: str = "r5", pile: str = "g4 g6 b9 y9 r9 g9") -> Trial:
    """A trial with these hands and moves."""
    return lambda case: run(case, hands, moves, top=top, pile=pile)


def run(case: Case, hands: tuple[str, ...], moves: Iterable[str], *, top: str, pile: str, seats: int = 4) -> Scene:
    """The moves in turn, each by whoever is to move (`2 jump r5`: by seat 2); `{1}` is the player of seat 1.

    What is refused is noted and left.
    """
    scene = set_out(case, hands, top=top, draw_pile=pile, seats=seats)
    for text in moves:
        seat, _, rest = text.partition(" ") if text[0].isdigit() else ("", "", text)
        move_text = _fill(scene, rest.format(*scene.players), int(seat) if seat else None)
        if not scene.table.round_over:
            scene.attempt(move_text, seat=int(seat) if seat else None)
    return scene


def _fill(scene: Scene, text: str, seat: int | None) -> str:
    """A card by itself gets what this table wants named with it."""
    head, word = ("jump ", text[5:]) if text.startswith("jump ") else ("", text)
    try:
        return head + move(scene, parse_card(word), seat=seat)
    except ValueError:
        return text


_OTHER = ("g1 g2 y9", "b1 b2 y8", "y1 y2 g9")
_MANY = "y1 y1 y2 y2 y3 y3 y4 y4 y6 y6 y7 y7 y8 y8 y9 y9 b1 b1 b3 b3 b4 b4 b6"
_TRIALS: Final[dict[str, Trial]] = {
    "two-on-two": _play(("r+2 g3 y1", "b+2 y6 y8"), "r+2", "b+2", "draw"),
    "four-on-four": _play(("W+4 g3 y1", "W+4 y6 y8"), "W+4", "W+4", "draw"),
    "four-on-two": _play(("r+2 g3 y1", "W+4 y6 y8"), "r+2", "W+4", "draw"),
    "two-on-four": _play(("W+4 g3 y1", "b+2 y6 y8"), "W+4", "b+2", "draw"),
    "seven": _play(("r7 b2 b9", *_OTHER), "r7"),
    "zero": _play(("r0 b2 b9", *_OTHER), "r0"),
    "twin": _play(("g3 y1 y6", "g8 y3 y4", "r5 b3 b8"), "2 jump r5"),
    "nothing-fits": _play(("g3 y1 y6",), "draw"),
    "drawn": _play(("g3 y1 y6",), "draw", "keep", pile="r9 g4"),
    "could-play": _play(("r3 y1 y6",), "draw"),
    "several": _play(("r8 b8 y1 g2",), "r8,b8"),
    "bluff": _play(("W+4 r3 y1", *_OTHER), "W+4", "challenge"),
    "skip-answers": _play(("r+2 g3 y1", "rS g8 y3"), "r+2", "rS", "draw"),
    "reverse-answers": _play(("r+2 g3 y1", "rR g8 y3"), "r+2", "rR", "draw"),
    "last-skip": _play(("rS",), "rS"),
    "last-two": _play(("r+2", *_OTHER), "r+2"),
    "points": _play(("r9", "g5 b1", "y6 b2", "b7 y3"), "r9"),
    "many": _play(("r+2 g3 g8", _MANY), "r+2", "draw"),
}


def _picture(case: Case, name: str) -> object:
    """What could be seen at the table: what was allowed, what a challenge would find, and where everything lies."""
    if name == "table":
        return case.rules.players_min, case.rules.players_max, len(deck(case.rules))
    try:
        scene = _TRIALS[name](case)
    except NoSuchCardError:
        return None
    seen = [(step.verdict.allowed, step.verdict.guilty_if_challenged) for step in scene.steps]
    state = State.of(scene.table)
    return seen, state, _at_the_brink(case) if name == "points" else None


def _at_the_brink(case: Case) -> object:
    """A round that takes somebody to the target: who is out, who has won."""
    target = case.rules.scoring_target
    scene = set_out(
        case, ("r9", "g5 b1", "y6 b2", "b7 y3"), seats=max(4, case.rules.players_min), totals=(0, target - 1)
    )
    scene.attempt("r9")
    return State.of(scene.table)


@cache
def _about(rule: str) -> tuple[str, ...]:
    """The trials in which the rule changes anything of the ordinary game."""
    found = book(rule)
    if found is None:
        return ()
    over = Case("", found)
    plain = _edition_alone(over)
    return tuple(name for name in ("table", *_TRIALS) if _picture(over, name) != _picture(plain, name))


def _edition_alone(case: Case) -> Case:
    """The question under the edition without the house rules laid over it: official is what the box says."""
    if not case.rulebook.house_rules:
        return case
    edition = case.rulebook.edition
    return replace(
        case, rulebook=replace(case.rulebook, layers=(edition,), names=(), rules=Rules(dict(edition.values)))
    )


def is_played(case: Case, rule: str) -> bool:
    """Whether laying the rule over the rules in force changes nothing that is played. An edition is compared as a whole."""
    found = book(rule)
    if found is None:
        return False
    if not found.house_rules:
        names = ("table", *_TRIALS)
        return all(_picture(case, name) == _picture(Case("", found), name) for name in names)
    if any(name in case.rulebook.ids for layer in found.house_rules for _, name in layer.excludes):
        return False
    over = supposing(case, values_of(rule))
    if over is case:
        return True
    # What a rule sets may be idle here: then its trials must come out as they do where it is played.
    alike = all(_picture(case, name) == _picture(over, name) for name in _about(rule))
    return alike and all(_allowed(case, name) == _allowed(Case("", found), name) for name in _about(rule))


def _allowed(case: Case, name: str) -> object:
    """Which moves of the trial were allowed."""
    if name not in _TRIALS:
        return None
    try:
        return [step.verdict.allowed for step in _TRIALS[name](case).steps]
    except NoSuchCardError:
        return None


def _reasons(case: Case, rule: str, played: bool) -> tuple[str, ...]:
    """The keys that the rule would change; where it is played already, those it would set, or those its trials rest on."""
    values = values_of(rule)
    if not values:
        found = book(rule)
        theirs = found.rules if found else case.rules
        return tuple(key for key in _MARKS if (case.rules[key] == theirs[key]) is played) or ("deck",)
    same = tuple(key for key, value in values.items() if case.rules[key] == value)
    differs = tuple(key for key in values if key not in same)
    return (same or rested_on(case, rule) or differs) if played else (differs or same)


def rested_on(case: Case, rule: str) -> tuple[str, ...]:
    """The options of the rule's own sections that the moves of its trials rest on here."""
    sections = tuple(f"{key.partition('.')[0]}." for key in values_of(rule))
    scenes = [_TRIALS[name](case) for name in _about(rule) if name in _TRIALS]
    keys = (key for scene in scenes for step in scene.steps for key in step.verdict.reasons)
    return tuple(dict.fromkeys(key for key in keys if key.startswith(sections)))


def rule_asked(case: Case) -> str | None:
    """The ruleset that the question is about: named, or told by the cards in it."""
    named = case.arguments.get("rule")
    if isinstance(named, str) and book(named) is not None:
        return named
    return _by_cards(case)


def _by_cards(case: Case) -> str | None:
    about = case.arguments
    card, on = given.card(about.get("card")), given.card(about.get("on"))
    if card is not None and on is not None and card.draws and on.draws:
        return "progressive" if card.kind is on.kind else "mixed-stacking"
    if card is not None and card.number in (0, 7):
        return "seven-o"
    if card is not None and on is None and card.kind is Kind.DRAW_TWO:
        return "progressive"
    count = given.whole(about.get("cards"))
    return "mercy-25" if count is not None and count > 20 else None


@topic("is-official", "no-mercy-in-classic")
def is_official(case: Case) -> Outcome:
    """Whether the edition plays the rule without anybody having agreed on it."""
    case = _edition_alone(case)
    rule = rule_asked(case) or (_NO_MERCY if case.topic == "no-mercy-in-classic" else None)
    params: dict[str, object] = {"edition": case.rulebook.edition.title}
    if rule is None:
        return Outcome("no", "unnamed", ("agreement",), params=params)
    played = is_played(case, rule)
    say = "yes" if played else "no"
    found = book(rule)
    if found is not None:
        layer = found.house_rules[-1] if found.house_rules else found.edition
        params["rule"] = layer.title
        if not found.house_rules and not played:
            say = "other-edition"
    return Outcome(say if played else "no", say, _reasons(case, rule, played), params=params, example=shown(case, rule))


def shown(case: Case, rule: str) -> Example | None:
    return _first(case, (name for name in _about(rule) if name in _TRIALS))


def _first(case: Case, names: Iterable[str]) -> Example | None:
    for name in names:
        try:
            return example(case, _TRIALS[name](case))
        except NoSuchCardError:
            continue
    return None
