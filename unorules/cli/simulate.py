"""`unorules simulate`: play many rounds or matches, and tell how long they are, who wins and what a house rule changes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from unorules.cli import exits
from unorules.cli.console import complain, progress, show
from unorules.cli.files import write_asked
from unorules.cli.findings import tell_findings
from unorules.engine.rules import deck
from unorules.i18n.messages import Messages, load
from unorules.records.writing import noted_record, write_record
from unorules.rulebook.load import load as load_rules
from unorules.rulebook.model import Rulebook
from unorules.sheets.simulation_json import simulation_json
from unorules.sheets.simulation_page import simulation_page
from unorules.simulation.chance import seed_of
from unorules.simulation.jobs import POLICIES, Plan, play
from unorules.simulation.outcome import Outcome, Simulated
from unorules.simulation.processes import cores
from unorules.simulation.rounds import MAX_TURNS, note_round

ROUNDS = 1000
PLAYERS = 4


@dataclass(frozen=True, slots=True)
class Wish:
    """What the command line asks for. Of `rounds` and `matches` one may be given; without either, 1000 rounds.

    `players` left open are four, or as near as the rules allow; `jobs` 0 are as many as the machine has cores. `record` is the
    number of a round, from 1, and the file that it is written to.
    """

    rules: Sequence[str] = ()
    against: Sequence[str] = ()
    rounds: int | None = None
    matches: int | None = None
    players: int | None = None
    policy: str = "random"
    seed: int = 0
    jobs: int = 1
    max_turns: int = MAX_TURNS
    record: tuple[int, str] | None = None
    force: bool = False


def run(wish: Wish, as_json: bool, lang: str) -> int:
    """Play and print. Exit code 0 played, 1 the record could not be written, 2 wrong usage or rules, 130 stopped."""
    messages = load(lang)
    main, against = load_rules(list(wish.rules)), load_rules(list(wish.against)) if wish.against else None
    if not tell_findings([main] if against is None else [main, against], messages):
        return exits.USAGE
    plan = _plan(wish, main)
    wrong = _wrong(wish, plan, main, against, messages)
    if wrong:
        complain(wrong)
        return exits.USAGE
    if wish.record is not None and (code := _write(*wish.record, wish, plan, messages)):
        return code
    outcome = _play(wish, plan, main, against, messages)
    if outcome is None:
        return exits.INTERRUPTED
    if as_json:
        print(json.dumps(simulation_json(outcome), ensure_ascii=False))
    else:
        show(simulation_page(outcome, messages))
    return exits.OK


def _plan(wish: Wish, rulebook: Rulebook) -> Plan:
    rules = rulebook.rules
    players = wish.players or min(max(PLAYERS, rules.players_min), rules.players_max)
    count = wish.matches or wish.rounds or ROUNDS
    return Plan(rules, players, wish.policy, count, wish.seed, wish.max_turns, wish.matches is not None)


def _wrong(wish: Wish, plan: Plan, main: Rulebook, against: Rulebook | None, messages: Messages) -> str:
    """What cannot be played so, in a sentence; nothing where all is well."""
    if wish.rounds is not None and wish.matches is not None:
        return messages("simulate.wrong.rounds-or-matches")
    if wish.policy not in POLICIES:
        return messages("simulate.wrong.policy", found=wish.policy, policies=messages.list(POLICIES, "or"))
    for rules in (rulebook.rules for rulebook in (main, against) if rulebook is not None):
        if not rules.players_min <= plan.players <= rules.players_max:
            few, most = rules.players_min, rules.players_max
            return messages("simulate.wrong.players", n=plan.players, min=few, max=most)
        if rules.setup_hand_size * plan.players >= len(deck(rules)):
            return messages("simulate.wrong.too-few-cards", n=plan.players, cards=len(deck(rules)))
        if plan.matches and rules.scoring_mode == "none" and not rules.scoring_rounds:
            return messages("simulate.wrong.no-match")
    if wish.record is not None and (plan.matches or not 1 <= wish.record[0] <= plan.count):
        return messages("simulate.wrong.record", n=plan.count)
    return ""


def _write(number: int, file: str, wish: Wish, plan: Plan, messages: Messages) -> int:
    """Write a round as a record; the exit code."""
    noted = note_round(plan.rules, plan.players, POLICIES[plan.policy], seed_of(plan.seed, number - 1), plan.limit)
    title = messages("simulate.record-title", number=number, seed=plan.seed)
    text = write_record(noted_record(noted, wish.rules or ["official"]), title)
    return write_asked(file, text, wish.force, messages)


def _play(wish: Wish, plan: Plan, main: Rulebook, against: Rulebook | None, messages: Messages) -> Outcome | None:
    """Play both sets of rules; None where it was stopped from the keyboard."""
    other = None if against is None else replace(plan, rules=against.rules)
    total = plan.count * (1 if other is None else 2)
    done = 0

    def heard(more: int) -> None:
        nonlocal done
        done += more
        advance(more)

    try:
        with progress(messages("simulate.playing"), total) as advance:
            jobs = cores(wish.jobs)
            first = Simulated(main, plan, play(plan, jobs, heard))
            if against is None or other is None:
                return Outcome(first)
            return Outcome(first, Simulated(against, other, play(other, jobs, heard)))
    except KeyboardInterrupt:
        complain(messages("simulate.stopped", n=done, total=total))
        return None
