"""Whole rounds as text to be read: one file for each ruleset that ships, in tests/playthroughs.

``python -m tests.engine.playthrough`` makes them anew and tells which differ; ``--write`` keeps what it made. A round is made of
its header alone (rulesets, players, seed). Where a round no longer shows its rule, ``--write`` looks for another seed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from unorules.engine.actions import Action, Verb
from unorules.engine.events import Event
from unorules.engine.legal import mover_actions, other_actions
from unorules.engine.options import OPTIONS
from unorules.engine.rules import Rules, deck
from unorules.engine.shuffle import shuffled
from unorules.engine.start import begin
from unorules.engine.step import carry_out
from unorules.engine.table import Table
from unorules.rulebook.load import editions, shipped

from .perft import rules_of
from .positions import NAMES

FOLDER = Path(__file__).parents[1] / "playthroughs"
MOST_LINES = 120
MOST_ACTS = 60
SEEDS = 4000

SHOWS = {
    "official": ("challenged", "caught", "reversed", "skipped"),
    "official-112": ("shuffled-hands", "start-card-passed"),
    "official-112-start-cards": ("shuffled-hands", "start-card for start_card.skip"),
    "official-112-swap": ("swapped-hands", "said-uno"),
    "official-112-blank": ("drew 4 for uno.penalty",),
    "no-mercy": ("discarded", "drew for stack", "colour-chosen for no_mercy.roulette_chooser", "rotated-hands"),
    "progressive": ("drew 6 for stack",),
    "mixed-stacking": ("drew 6 for stack", "played W+4"),
    "seven-o": ("swapped-hands", "rotated-hands", "caught"),
    "jump-in": ("jumped-in", "caught"),
    "draw-until-playable": ("drew 4 for turn.draw_limit",),
    "draw-three": ("drew 3 for turn.draw_limit", "kept"),
    "multi-play": ("several cards",),
    "force-play": ("drew 1 for turn.draw_limit", "played W+4"),
    "no-bluff": ("drew for wild-draw-four", "skipped"),
    "free-wild-draw-four": ("drew for wild-draw-four", "played W+4"),
    "bounce": ("reversed for bounce.reverse",),
    "no-action-finish": ("drew for round_end.action_card",),
    "low-score": ("challenged", "reversed"),
    "challenge-uno": ("challenged", "skipped"),
    "partners": ("challenged", "reversed", "caught"),
    "mercy-25": ("eliminated",),
    "two-packs": ("challenged", "reversed"),
    "no-mercy-exclusions": ("drew for wild-draw-four", "caught"),
}
"""What the round of a ruleset must show."""

SEATS = {"partners": 4, "no-mercy": 3, "jump-in": 3, "seven-o": 3, "bounce": 3, "two-packs": 5}
"""Players, where two are not enough to show the rule."""

EAGER = 0.92
RELUCTANT = {"mercy-25": 0.3}
"""How often players lay a card when they can; hands grow to twenty-five only where they seldom do."""


@dataclass(slots=True)
class Playthrough:
    """One round: what was written, and what it showed."""

    lines: list[str]
    shown: set[str]
    table: Table

    @property
    def text(self) -> str:
        """The file."""
        return "\n".join(self.lines) + "\n"

    @property
    def fits(self) -> bool:
        """Whether the round came to its end within a page or two."""
        return self.table.round_over and len(self.lines) <= MOST_LINES


def make(ruleset: str, seats: int, seed: int) -> Playthrough:
    """The round that the seed gives, up to its end or to the longest that is worth reading."""
    rules = rules_of((ruleset,))
    cards, left = shuffled(deck(rules), seed)
    names = NAMES[:seats]
    table = Table(rules, names, [[] for _ in names], cards, [], seed=left, events=[])
    found = Playthrough([*header(ruleset, rules, names, seed), ""], set(), table)
    begin(table, seats - 1)
    found.lines += [f"    {line}" for line in tell(table, found.shown) if not line.startswith("dealt")]
    random = Random(seed)
    for number in range(1, MOST_ACTS + 1):
        if table.round_over:
            break
        found.lines.append(f"{number:2}. {position(table)}")
        action = choose(table, random, RELUCTANT.get(ruleset, EAGER))
        carry_out(table, action)
        move = f"{names[action.seat]}: {action.text(names)}"
        found.shown.update({"several cards"} if len(action.cards) > 1 else ())
        told = tell(table, found.shown)
        found.lines += [f"    {head:<18} {line}" for head, line in zip([move] + [""] * len(told), told, strict=False)]
    return found


def header(ruleset: str, rules: Rules, names: tuple[str, ...], seed: int) -> Iterator[str]:
    """What the round is made of, and what a house rule changes."""
    yield f"rules    {ruleset}"
    yield f"players  {' '.join(names)}, {names[-1]} deals"
    yield f"seed     {seed}"
    yield f"cards    {len(deck(rules))}"
    if ruleset not in editions():
        for option in OPTIONS:
            if rules[option.key] != option.default:
                yield f"         {option.key} = {rules[option.key]}"


def position(table: Table) -> str:
    """What lies on the table, the hand of the player to move, and how many cards the others hold."""
    way = "->" if table.direction > 0 else "<-"
    owed = {None: ", roulette", 0: ""}.get(table.pending, f", {table.pending} owed")
    phase = "" if table.phase.value in ("turn", "penalty") else f", {table.phase.value}"
    held = " ".join(sorted(card.text for card in table.hands[table.turn]))
    others = ", ".join(
        f"{name} {len(hand)}"
        for seat, (name, hand) in enumerate(zip(table.players, table.hands, strict=True))
        if seat != table.turn and table.is_active(seat)
    )
    colour = table.colour.value if table.colour else "no colour"
    return f"{table.top} {colour} {way}{owed}{phase} | {table.players[table.turn]}: {held} | {others}"


def tell(table: Table, shown: set[str]) -> list[str]:
    """The events since the last call, each with its cause."""
    events, table.events = table.events or [], []
    for event in events:
        shown.update(marks(event))
    return [sentence(event, table.players) for event in events]


def marks(event: Event) -> Iterator[str]:
    """What the event shows: its type, its cause, a reason and a number of cards."""
    yield event.type
    yield f"{event.type} for {event.rule}"
    if event.type == "drew":
        yield f"drew for {event.details['reason']}"
        yield f"drew {event.details['count']} for {event.rule}"
        yield f"drew {event.details['count']} for {event.details['reason']}"
    if event.type == "played":
        yield f"played {event.details['card']}"


def sentence(event: Event, names: tuple[str, ...]) -> str:
    """An event in a line: type, who, what, and the rule in brackets."""
    found = event.record(names)
    rest = [f"{key} {value}" if key not in ("player", "card", "winner") else str(value) for key, value in plain(found)]
    return f"{event.type} {', '.join(rest)} [{event.rule}]".replace(" , ", " ").replace("  ", " ")


def plain(found: dict[str, object]) -> Iterator[tuple[str, object]]:
    """The details worth reading, lists and tables written out."""
    for key, value in found.items():
        if key in ("type", "rule") or value is None:
            continue
        if isinstance(value, list):
            yield key, " ".join(map(str, value))
        elif isinstance(value, dict):
            yield key, " ".join(f"{name} {number}" for name, number in value.items())
        else:
            yield key, value


def choose(table: Table, random: Random, eager: float = EAGER) -> Action:
    """Players who lay a card when they can, mostly call, and often jump in, catch and challenge."""
    others = [action for action in other_actions(table) if action.verb is not Verb.UNO or random.random() < 0.3]
    if others and random.random() < 0.5:
        return random.choice(others)
    mine = mover_actions(table)
    laid = [action for action in mine if action.cards and (action.uno or random.random() < 0.6)]
    laid = laid or [action for action in mine if action.cards]
    bundles = [action for action in laid if len(action.cards) > 1]
    doubts = [action for action in mine if action.verb is Verb.CHALLENGE]
    if doubts and random.random() < 0.4:
        return doubts[0]
    if laid and random.random() < eager:
        return random.choice(bundles or laid)
    return random.choice([action for action in mine if not action.cards] or mine)


def search(ruleset: str) -> Playthrough:
    """The first seed whose round fits and shows what it must. Raises LookupError where there is none."""
    for seed in range(1, SEEDS):
        found = make(ruleset, SEATS.get(ruleset, 2), seed)
        if found.fits and set(SHOWS[ruleset]) <= found.shown:
            return found
    raise LookupError(f"no short round of {ruleset} shows {', '.join(SHOWS[ruleset])}")


def path(ruleset: str) -> Path:
    """The file of a ruleset."""
    return FOLDER / f"{ruleset}.txt"


def again(ruleset: str) -> Playthrough:
    """The round made anew from the header of its file."""
    text = path(ruleset).read_text(encoding="utf-8")
    seed, players = re.search(r"^seed +(\d+)$", text, re.M), re.search(r"^players +(.*),", text, re.M)
    assert seed and players, "the header names players and seed"
    return make(ruleset, len(players[1].split()), int(seed[1]))


def keep(ruleset: str) -> None:
    """Write the file, with its old seed where the round still shows its rule."""
    found = again(ruleset) if path(ruleset).is_file() else None
    if found is None or not found.fits or not set(SHOWS[ruleset]) <= found.shown:
        found = search(ruleset)
    path(ruleset).write_text(found.text, encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Tell which files differ from what is made now; exit 1 where some do."""
    wanted = [name for name in shipped() if name in arguments] or list(shipped())
    if "--write" in arguments:
        for ruleset in wanted:
            keep(ruleset)
        return 0
    differing = [name for name in wanted if path(name).read_text(encoding="utf-8") != again(name).text]
    print(*differing, sep="\n")
    return int(bool(differing))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
