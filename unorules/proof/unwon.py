"""Rounds that nobody wins, and rounds that run out of cards: at every table, or at some."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice
from math import ceil
from typing import Final

from unorules.diagnostics.model import Help, Params
from unorules.engine.events import Event
from unorules.engine.rules import Rules, deck
from unorules.engine.seating import allowed_sizes
from unorules.proof.budget import Budget, Purse
from unorules.proof.causes import CARDS, base_rules, causes
from unorules.proof.faults import Fault, changes
from unorules.proof.games import Game, Watched, count_of, find_event, watch
from unorules.proof.surveys import DRY, MANY, MOST, Count, Survey, is_above, survey
from unorules.proof.tables import as_played, is_whole, tables
from unorules.proof.witness import Witness, testify_by_round, testify_by_stretch
from unorules.records.replay import Replay
from unorules.rulebook.model import Rulebook
from unorules.simulation.chance import seed_of
from unorules.simulation.rounds import End
from unorules.values import dataclass, replace

_TRIED: Final = 4
_SEEN: Final = 4
_BY_CHANCE: Final = 4
_HARDLY: Final = 4
_LEFT: Final = 0.75
_SIZES: Final = ("deck", "setup", "players")


@dataclass(frozen=True, slots=True)
class Trouble:
    """One kind of trouble: its codes at every table and at some, how often a survey has seen it and from which share on it is told,
    the rounds that may show it and in which ways, the best first, and what helps."""

    everywhere: str
    somewhere: str
    count: Callable[[Survey], Count]
    bound: float
    has: Callable[[Watched], bool]
    shows: tuple[Callable[[Rulebook, Watched], Witness | None], ...]
    help: str


def unwon(rulebook: Rulebook, surveys: tuple[Survey, ...], budget: Budget, purse: Purse) -> Iterator[Fault]:
    """The gravest thing to be said of the rounds, if any: that none is won, that some are not, that the cards run out."""
    first = surveys[0]
    if _is_hopeless(surveys):
        kind = _STUCK if first.stuck > first.endless else _endless(surveys, budget)
        lost = replace(kind, count=lambda each: each.lost)  # a rule that has them end otherwise is no cure
        tries = [(lost, kind.everywhere, first)]
    else:
        kinds = (_STUCK, _ENDLESS, _DRY) if is_whole(rulebook.rules) else (_ENDLESS,)
        seen = ((kind, found) for kind in kinds for found in reversed(surveys))
        tries = [(kind, kind.somewhere, found) for kind, found in seen if is_above(kind.count(found), kind.bound)]
    told = (_told(rulebook, found, kind, code, budget, purse) for kind, code, found in tries)
    yield from islice(filter(None, told), 1)


def _is_hopeless(surveys: tuple[Survey, ...]) -> bool:
    """Whether most rounds are lost at every table, and for sure at all together."""
    lost, played = (sum(found.lost[at] for found in surveys) for at in (0, 1))
    return all(found.lost[0] > MOST * found.lost[1] for found in surveys) and is_above((lost, played), MOST)


def _endless(surveys: tuple[Survey, ...], budget: Budget) -> Trouble:
    """What may be claimed of rounds that sensible players do not end: that nobody would, or only that they do not."""
    never = all(found.endless[0] == found.endless[1] for found in surveys)
    return _ENDLESS if never and not any(_ends_by_chance(found, budget) for found in surveys) else _DRAWN_OUT


def _ends_by_chance(found: Survey, budget: Budget) -> bool:
    """Whether some round at the table ends where everything is left to chance."""
    rules = found.rounds[0].game.rules
    games = (Game(rules, found.players, "random", seed_of(budget.seed, index)) for index in range(_BY_CHANCE))
    more = (watch(game, budget.turns, Purse(0)) for game in games)
    return any(each.end is not End.TURN_LIMIT for each in chain(found.by_chance, more))


def _told(rulebook: Rulebook, found: Survey, kind: Trouble, code: str, budget: Budget, purse: Purse) -> Fault | None:
    """The fault with its causes; None where it is the edition's own, or no position shows it."""
    count, of = kind.count(found)
    largest = found.players == tables(as_played(rulebook.rules))[-1]

    def holds(rules: Rules) -> bool | None:
        share = _share(rules, found.players, largest, kind, count / of, budget, purse)
        return None if share is None else share > count / of / 2

    keys = causes(rulebook, holds)
    if kind is _DRY:
        keys = _confirmed(rulebook, _that_matter(rulebook, keys), found, largest, budget)
    rounds = sorted(filter(kind.has, found.rounds), key=lambda each: each.turns)[:_TRIED] if keys else []
    tries = (show(rulebook, each) for show in kind.shows for each in rounds)
    witness = next(filter(None, tries), None)
    if witness is None:
        return None
    turns = min((each.turns for each in found.rounds if each.end is End.TURN_LIMIT), default=budget.turns)
    if code == _ENDLESS.everywhere:  # of these some were played by chance besides
        count, of = count + _BY_CHANCE, of + _BY_CHANCE
    params: Params = {"players": found.players, "count": count, "rounds": of, "turns": turns}
    lap = {"lap": True} if _show_lap in kind.shows else {}
    helps = _helps(rulebook, found, largest, kind, keys, budget)
    return Fault(code, keys, witness, params, helps, {"seed": budget.seed, **lap, **params})


def _helps(
    rulebook: Rulebook, found: Survey, largest: bool, kind: Trouble, keys: tuple[str, ...], budget: Budget
) -> tuple[Help, ...]:
    """What helps; of a deck that is too small for its table that says it all. Values are only named where one of them, put back
    alone, has been seen to end the trouble.
    """
    told = tuple(key for key in keys if kind is not _DRY or key.partition(".")[0] not in _SIZES)
    purse = Purse(budget.work // 4)

    def goes_on(rules: Rules) -> bool | None:
        share = _share(rules, found.players, largest, kind, kind.bound, budget, purse)
        return None if share is None else share > kind.bound / 2

    return (Help(kind.help), *changes(rulebook, told, goes_on))


def _confirmed(
    rulebook: Rulebook, keys: tuple[str, ...], found: Survey, largest: bool, budget: Budget
) -> tuple[str, ...]:
    """Those keys which, put back, take a quarter of the trouble away in as many rounds as have shown it; all where none does."""
    if len(keys) < 2:
        return keys
    base, purse, most = base_rules(rulebook), Purse(budget.work // 2), _LEFT * found.dry[0] / found.dry[1]
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


def _show_end(rulebook: Rulebook, each: Watched) -> Witness | None:
    """The last turns of a round that ends without a winner."""
    first = each.turns - each.game.players + 1
    return testify_by_round(rulebook, each.game, first, each.turns, _is_unwon)


def _is_unwon(played: Replay) -> bool:
    return played.ok and played.table.round_over and played.table.winner is None


def _show_lap(rulebook: Rulebook, each: Watched) -> Witness | None:
    """Some late turns after which the players together hold no fewer cards than before."""
    return testify_by_stretch(rulebook, each.game, each.turns, _leads_nowhere)


def _leads_nowhere(played: Replay) -> bool:
    return played.ok and not played.table.round_over and _gain(played) >= 0


def _gain(played: Replay) -> int:
    """How many cards more than before all players together hold at the end."""
    return sum(_gained(event) for step in played.steps for event in step.events)


def _gained(event: Event) -> int:
    signs = {"drew": count_of(event), "discarded": -count_of(event), "played": -1}
    return signs.get(event.type, 0)


def _show_draw(rulebook: Rulebook, each: Watched) -> Witness | None:
    """A draw that finds nothing."""
    return _show_event(rulebook, each, lambda event: event.type == "drew" and not count_of(event))


def _show_short(rulebook: Rulebook, each: Watched) -> Witness | None:
    """A draw card that makes somebody draw more than there is; who is knocked out on the way draws no more either."""
    owed = {card.kind.value: card.draws for card in deck(rulebook.rules)}

    def is_short(event: Event) -> bool:
        return event.type == "drew" and count_of(event) < owed.get(str(event.details.get("reason")), 0)

    return None if rulebook.rules.mercy_limit else _show_event(rulebook, each, is_short)


def _is_drawn_out(each: Watched) -> bool:
    return each.end is End.TURN_LIMIT and each.game.policy == "sensible"


def _show_event(rulebook: Rulebook, each: Watched, wanted: Callable[[Event], bool]) -> Witness | None:
    """The turn in which something of that kind first happens."""

    def shows(played: Replay) -> bool:
        return any(wanted(event) for step in played.steps for event in step.events)

    turn = find_event(each.game, each.turns, lambda event, _table: wanted(event))
    return None if turn is None else testify_by_round(rulebook, each.game, turn, turn, shows)


_STUCK: Final = Trouble(
    "RS601", "RS604", lambda found: found.stuck, MANY, lambda each: each.end is not End.TURN_LIMIT, (_show_end,), "more"
)
_ENDLESS: Final = Trouble(
    "RS602", "RS605", lambda found: found.endless, MANY, lambda each: each.end is End.TURN_LIMIT, (_show_lap,), "fewer"
)
_DRAWN_OUT: Final = replace(_ENDLESS, everywhere="RS614", has=_is_drawn_out)
_DRY: Final = Trouble(
    "RS606",
    "RS606",
    lambda found: found.dry,
    DRY,
    lambda each: each.dry is not None,
    (_show_draw, _show_short),
    "fewer",
)
