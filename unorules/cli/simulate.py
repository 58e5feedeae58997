"""`unorules simulate`: play many rounds or matches, and tell how long they are, who wins and what a house rule changes."""

from __future__ import annotations

from collections.abc import Sequence

from unorules.cli import exits
from unorules.cli.console import complain, progress, show
from unorules.cli.files import write_asked
from unorules.cli.findings import foretold, shown_by, tell_findings
from unorules.diagnostics.visible import json_text
from unorules.i18n.messages import Messages, load
from unorules.records.writing import noted_record, write_record
from unorules.rulebook.load import load as load_rules
from unorules.rulebook.model import Rulebook
from unorules.sheets.plan_fault import plan_fault
from unorules.sheets.simulation_json import simulation_json
from unorules.sheets.simulation_page import simulation_page, titles
from unorules.simulation.chance import seed_of
from unorules.simulation.jobs import POLICIES, Plan, play
from unorules.simulation.outcome import Outcome, Simulated
from unorules.simulation.plans import PlanError, assure_playable, plan_for
from unorules.simulation.processes import cores
from unorules.simulation.rounds import MAX_TURNS, End, note_round
from unorules.values import dataclass, replace


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
    try:
        plan = _plan(wish, main, against)
    except PlanError as wrong:
        complain(plan_fault(wrong, messages))
        return exits.USAGE
    if wish.record is not None and (code := _write(*wish.record, wish, plan, messages)):
        return code
    outcome = _play(wish, plan, main, against, messages)
    if outcome is None:
        return exits.INTERRUPTED
    if as_json:
        print(json_text(simulation_json(outcome)))
    else:
        show(simulation_page(outcome, messages))
    for played in filter(None, (outcome.main, outcome.against)):
        _tell_unwon(played, messages)
    return exits.OK


def _tell_unwon(played: Simulated, messages: Messages) -> None:
    """Say on standard error that rounds had no winner: the figures are of the others."""
    tally = played.tally
    lost = tally.rounds - tally.ends[End.WON.value]
    if lost:
        told = messages("simulate.unwon", n=lost, rounds=tally.rounds, rules=titles(played, messages))
        # Where a fault was told before the rounds, so was the command that shows it.
        why = [] if foretold(played.rulebook) else shown_by(played.rulebook, messages, "simulate.unwon-why")
        complain("\n".join([told, *why]))


def _plan(wish: Wish, main: Rulebook, against: Rulebook | None) -> Plan:
    """What is to be played. Raises PlanError where it cannot be."""
    plan = plan_for(
        main.rules,
        rounds=wish.rounds,
        matches=wish.matches,
        players=wish.players,
        policy=wish.policy,
        seed=wish.seed,
        max_turns=wish.max_turns,
    )
    assure_playable(plan, [rulebook.rules for rulebook in (main, against) if rulebook is not None])
    if wish.record is not None and (plan.matches or not 1 <= wish.record[0] <= plan.count):
        raise PlanError("record", n=plan.count)
    return plan


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
