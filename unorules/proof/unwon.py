"""Rounds that nobody wins, and rounds that run out of cards: at every table, or at some."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice
from math import ceil
from typing import Final

from unorules.diagnostics.model import Help, Params, Word
from unorules.engine.rules import Rules, deck
from unorules.engine.seating import allowed_sizes
from unorules.proof.budget import Budget, Purse
from unorules.proof.causes import CARDS, base_rules, causes
from unorules.proof.faults import Fault, changes, main_of
from unorules.proof.games import Game, Watched, watch
from unorules.proof.seats import limit_of
from unorules.proof.seen_by import in_a_while, simulation
from unorules.proof.shown_at import empty_draw, fruitless_lap, short_draw, unwon_end
from unorules.proof.surveys import DRY, MANY, MOST, Count, Survey, is_above, survey
from unorules.proof.tables import as_played, is_whole, tables
from unorules.proof.witness import Witness
from unorules.rulebook.model import Rulebook
from unorules.simulation.chance import seed_of
from unorules.simulation.rounds import End
from unorules.values import dataclass, replace

_TRIED: Final = 4
_SEEN: Final = 4
_LONG: Final = 4
_SHORT: Final = (("random", 30), ("sensible", 10))
_SOON: Final = 120
_HARDLY: Final = 4
_LEFT: Final = 0.75
_SIZES: Final = ("deck", "setup", "players")
_CARDS: Final = ("RS604", "RS606")
"""What fewer players at the largest table may mend."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """One kind of trouble: its codes at every table and at some, how often a survey has seen it and from which share on it is told,
    the rounds that may show it and in which ways, the best first, what helps, and how those play of whom it is told."""

    everywhere: str
    somewhere: str
    count: Callable[[Survey], Count]
    bound: float
    has: Callable[[Watched], bool]
    shows: tuple[Callable[[Rulebook, Watched], Witness | None], ...]
    help: str
    plays: tuple[str, ...] = ("sensible",)


def unwon(rulebook: Rulebook, surveys: tuple[Survey, ...], budget: Budget, purse: Purse) -> Iterator[Fault]:
    """The gravest thing to be said of the rounds, if any: that none is won, that some are not, that the cards run out."""
    first = surveys[0]
    if _is_hopeless(surveys):
        kind, more = (_STUCK, ()) if first.stuck > first.endless else _endless(surveys, budget)
        lost = replace(kind, count=lambda each: each.lost)  # a rule that has them end otherwise is no cure
        tries = [(lost, kind.everywhere, replace(first, rounds=(*first.rounds, *more)))]
    else:
        kinds = (_STUCK, _DRAWN_OUT, _DRY) if is_whole(rulebook.rules) else (_DRAWN_OUT,)
        seen = ((kind, found) for kind in kinds for found in reversed(surveys))
        tries = [(kind, kind.somewhere, found) for kind, found in seen if is_above(kind.count(found), kind.bound)]
    told = (_told(rulebook, found, kind, code, budget, purse) for kind, code, found in tries)
    yield from islice(filter(None, told), 1)


def _is_hopeless(surveys: tuple[Survey, ...]) -> bool:
    """Whether most rounds are lost at every table, and for sure at all together."""
    lost, played = (sum(found.lost[at] for found in surveys) for at in (0, 1))
    return all(found.lost[0] > MOST * found.lost[1] for found in surveys) and is_above((lost, played), MOST)


def _endless(surveys: tuple[Survey, ...], budget: Budget) -> tuple[Trouble, tuple[Watched, ...]]:
    """What may be claimed of rounds that sensible players do not end: that none was seen to end however people play, with rounds
    of the first table played by chance that show it, or only that sensible ones do not."""
    if all(found.endless[0] == found.endless[1] for found in surveys):
        more = [_long_by_chance(found, budget) for found in surveys]
        every = (*chain(*more), *chain(*(found.by_chance for found in surveys)))
        if all(each.end is End.TURN_LIMIT for each in every) and not any(_ends_soon(each, budget) for each in surveys):
            return _ENDLESS, more[0]
    return _DRAWN_OUT, ()


def _long_by_chance(found: Survey, budget: Budget) -> tuple[Watched, ...]:
    """A few rounds of a table in which everything is left to chance."""
    seeds = (seed_of(budget.seed, index) for index in range(_LONG))
    games = (Game(found.rounds[0].game.rules, found.players, "random", seed) for seed in seeds)
    return tuple(watch(game, budget.turns, Purse(0)) for game in games)


def _ends_soon(found: Survey, budget: Budget) -> bool:
    """Whether one of many rounds at the table ends soon: where some end and most do not, those that do are short."""
    rules = found.rounds[0].game.rules
    seeds = ((policy, seed_of(budget.seed, _LONG + index)) for policy, many in _SHORT for index in range(many))
    games = (Game(rules, found.players, policy, seed) for policy, seed in seeds)
    return any(watch(game, _SOON, Purse(0)).end is not End.TURN_LIMIT for game in games)


def _told(rulebook: Rulebook, found: Survey, kind: Trouble, code: str, budget: Budget, purse: Purse) -> Fault | None:
    """The fault with its causes; None where it is the edition's own, or no position shows it."""
    count, of = kind.count(found)
    largest = found.players == tables(as_played(rulebook.rules))[-1]

    def holds(rules: Rules) -> bool | None:
        share = _share(rules, found.players, largest, kind, count / of, budget, purse)
        return None if share is None else share > count / of / 2

    keys, told = causes(rulebook, holds), kind
    if kind is _DRY:
        keys = _confirmed(rulebook, _that_matter(rulebook, keys), found, largest, budget)
        told, (count, of) = _as_played(found)
    rounds = sorted(filter(told.has, found.rounds), key=lambda each: each.turns)[:_TRIED] if keys else []
    tries = (show(rulebook, each) for show in kind.shows for each in rounds)
    witness = next(filter(None, tries), None)
    if witness is None:
        return None
    given_up = [each.turns for each in found.rounds if each.end is End.TURN_LIMIT and each.game.policy in told.plays]
    if code == _ENDLESS.everywhere:  # of these some were played by chance besides
        count = of = len(given_up)
    turns = min(given_up, default=budget.turns)
    if code == _STUCK.everywhere:  # others were given up, and that is another thing
        count, of = found.stuck
    params: Params = {"players": found.players, "count": count, "rounds": of, "turns": turns}
    figures: dict[str, object] = {"seed": budget.seed, "policy": " ".join(told.plays), **params}
    params = {**params, "seed": budget.seed, "play": Word(f"play.{told.plays[0]}")}
    if kind is _DRY:
        blamed = "sizes" if main_of(rulebook, keys).partition(".")[0] in _SIZES else "drawn"
        params = {**params, "fault": Word(f"dry.{blamed}")}
    lap = {"lap": True} if fruitless_lap in kind.shows else {}
    helps = (*_helps(rulebook, found, largest, kind, keys, budget, code), *_seen(rulebook, found, told, budget))
    return Fault(code, keys, witness, params, helps, {**figures, **lap})


def _as_played(found: Survey) -> tuple[Trouble, Count]:
    """The cards running out, as those play of whom it is told, and how often they do so."""
    policy, count = found.dry_played
    return replace(_DRY, has=lambda each: each.dry is not None and each.game.policy == policy, plays=(policy,)), count


def _seen(rulebook: Rulebook, found: Survey, kind: Trouble, budget: Budget) -> Iterator[Help]:
    """The commands that play on in the ways that the trouble is told of, each as many rounds as do not take long."""
    for policy in kind.plays:
        rounds = [each for each in found.rounds if each.game.policy == policy]
        many = in_a_while(rounds, budget)
        yield from simulation(rulebook, found.players, budget.seed, many, policy=policy)


def _helps(
    rulebook: Rulebook, found: Survey, largest: bool, kind: Trouble, keys: tuple[str, ...], budget: Budget, code: str
) -> tuple[Help, ...]:
    """What helps; of a deck that is too small for its table that says it all. Values are only named where one of them, put back
    alone, has been seen to end the trouble.
    """
    told = tuple(key for key in keys if kind is not _DRY or key.partition(".")[0] not in _SIZES)
    purse = Purse(budget.work // 4)

    def goes_on(rules: Rules) -> bool | None:
        share = _share(rules, found.players, largest, kind, kind.bound, budget, purse)
        return None if share is None else share > kind.bound / 2

    fewer = _fewer(rulebook, kind, budget) if code in _CARDS else Help(kind.help)
    return (fewer, *changes(rulebook, told, goes_on))


def _fewer(rulebook: Rulebook, kind: Trouble, budget: Budget) -> Help:
    """That more cards or fewer players help: how many, where they were seen to, and only cards where no number does."""
    low, high = allowed_sizes(rulebook.rules)
    most = limit_of(rulebook, budget)
    if not most:
        return Help("cards")
    return Help("seats", {"most": most}) if low <= most < high else Help(kind.help)


def _confirmed(
    rulebook: Rulebook, keys: tuple[str, ...], found: Survey, largest: bool, budget: Budget
) -> tuple[str, ...]:
    """Those keys which, put back, take a quarter of the trouble away in as many rounds as have shown it; all where none does."""
    if len(keys) < 2:
        return keys
    count, of = found.dry
    base, purse, most = base_rules(rulebook), Purse(budget.work // 2), _LEFT * count / of
    put_back = {key: rulebook.rules.replace({key: base[key]}) for key in keys if key != CARDS}
    few = _SEEN / len(found.rounds)
    shares = {key: _share(rules, found.players, largest, _DRY, few, budget, purse) for key, rules in put_back.items()}
    return tuple(key for key in keys if (share := shares.get(key)) is not None and share <= most) or keys


def _that_matter(rulebook: Rulebook, keys: tuple[str, ...]) -> tuple[str, ...]:
    """The keys without those counts of cards that make the deck hardly smaller, beside one that makes it much smaller."""
    rules, base = rulebook.rules, base_rules(rulebook)
    size = len(deck(rules))
    counts = [key for key in keys if key.startswith("deck.")]
    missing = {key: len(deck(rules.replace({key: base[key]}))) - size for key in counts}
    most = max(missing.values(), default=0)
    return tuple(key for key in keys if key not in missing or missing[key] * _HARDLY >= most)


def _share(
    rules: Rules, players: int, largest: bool, kind: Trouble, expected: float, budget: Budget, purse: Purse
) -> float | None:
    """The share of the trouble among a few short rounds at the same table under other rules; None where it cannot be told."""
    played = as_played(rules)
    known = tables(played)
    if not known or purse.is_empty or known[-1] < players <= allowed_sizes(played)[1]:
        return None  # a deck that cannot even be dealt to the table tells nothing of it
    players = known[-1] if largest else min(max(players, known[0]), known[-1])
    enough = min(budget.rounds, ceil(_SEEN / expected))
    few = Budget(enough, enough, budget.turns // 2, seed=budget.seed)
    count, of = kind.count(survey(played, players, few, purse))
    return count / of


def _is_stuck(each: Watched) -> bool:
    return each.end in (End.NOBODY, End.NO_MOVE) and each.game.policy == "sensible"


def _is_drawn_out(each: Watched) -> bool:
    return each.end is End.TURN_LIMIT and each.game.policy == "sensible"


_STUCK: Final = Trouble("RS601", "RS604", lambda found: found.stuck, MANY, _is_stuck, (unwon_end,), "more")
_ENDLESS: Final = Trouble(
    "RS602",
    "RS605",
    lambda found: found.endless,
    MANY,
    lambda each: each.end is End.TURN_LIMIT,
    (fruitless_lap,),
    "fewer",
    ("sensible", "random"),
)
_DRAWN_OUT: Final = replace(_ENDLESS, everywhere="RS614", has=_is_drawn_out, plays=("sensible",))
_DRY: Final = Trouble(
    "RS606",
    "RS606",
    lambda found: found.dry,
    DRY,
    lambda each: each.dry is not None,
    (empty_draw, short_draw),
    "fewer",
)
