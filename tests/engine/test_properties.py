"""What holds of every round under every rule: made-up rulesets, played at random, out-of-turn acts included."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from hypothesis import HealthCheck, given, settings

from unorules.engine.actions import Action, Verb, parse_action
from unorules.engine.events import Event
from unorules.engine.judge import judge, object_to
from unorules.engine.legal import legal_actions, mover_actions, other_actions
from unorules.engine.state import State
from unorules.engine.step import NotAllowedError, act, step
from unorules.engine.table import Phase, Table

from .ledger import Ledger
from .random_play import choose, play, table_for
from .strategies import Plan, plans
from .universe import is_listable, universe


def examples(count: int) -> settings:
    """The same made-up rounds at each run."""
    return settings(max_examples=count, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def moments(plan: Plan, every: int, acts: int = 120) -> Iterator[Table]:
    """The table of the plan at every so-many-th act, and at the end."""
    table = table_for(plan.rules, plan.seats, plan.deal)
    yield table
    for number, _ in enumerate(play(table, Random(plan.play), acts)):
        if number % every == every - 1 or table.round_over:
            yield table


def copy(table: Table) -> Table:
    """The same position at another table."""
    return State.of(table).table(table.rules)


@given(plans())
@examples(250)
def test_nothing_is_lost_and_somebody_can_always_go_on(plan: Plan) -> None:
    """Cards are counted at each event; the player to move, the colour and what is owed after each act."""
    table = table_for(plan.rules, plan.seats, plan.deal)
    for _ in play(table, Random(plan.play), acts=120):
        assert table.round_over or mover_actions(table)


@given(plans())
@examples(120)
def test_what_is_listed_is_allowed_and_what_is_allowed_is_listed(plan: Plan) -> None:
    for table in moments(plan, every=9):
        found = [*mover_actions(table), *other_actions(table)]
        assert len(set(found)) == len(found), "nothing is listed twice"
        for action in found:
            assert object_to(table, action) is None, action.text(table.players)
        plain = {plainly(action) for action in found}
        for action in universe(table):
            if object_to(table, action) is None and is_listable(table, action):
                assert plainly(action) in plain, (
                    f"{action.seat}: {action.text(table.players)} is allowed and not listed"
                )


def plainly(action: Action) -> Action:
    """The action without its "!", and with the cards between the lowest and the top one in order."""
    cards = action.cards
    if len(cards) > 3:
        cards = (cards[0], *sorted(cards[1:-1], key=str), cards[-1])
    return Action(action.seat, action.verb, cards, action.colour, target=action.target)


@given(plans())
@examples(60)
def test_a_call_that_is_not_listed_changes_nothing_or_costs_cards(plan: Plan) -> None:
    for table in moments(plan, every=6):
        listed = other_actions(table)
        for seat in table.active():
            call = Action(seat, Verb.UNO)
            if call in listed or object_to(table, call) is not None or called_by_playing(table, seat):
                continue
            before, after = State.of(table), copy(table)
            act(after, call)
            assert State.of(after) == before or len(after.hands[seat]) != len(before.hands[seat])


def called_by_playing(table: Table, seat: int) -> bool:
    """Whether the call belongs to the card that the seat lays next, where it is listed as "!"."""
    return seat == table.turn and len(table.hands[seat]) == 2


@given(plans())
@examples(120)
def test_a_refused_action_leaves_the_table_as_it_was(plan: Plan) -> None:
    for table in moments(plan, every=30):
        before = State.of(table)
        for action in islice(universe(table), 0, None, 5):
            verdict = judge(table, action)
            assert verdict.allowed == (verdict.objection is None)
            assert verdict.reasons
            if not verdict.allowed:
                refused(table, action)
        assert State.of(table) == before


def refused(table: Table, action: Action) -> None:
    try:
        act(table, action)
    except NotAllowedError as fault:
        assert fault.objection == object_to(table, action)
    else:
        raise AssertionError(f"{action} was refused and carried out")


@given(plans())
@examples(80)
def test_a_position_is_the_same_after_its_text_and_after_a_table(plan: Plan) -> None:
    for table in moments(plan, every=10):
        state = State.of(table)
        assert State.parse(str(state)) == state
        assert State.of(state.table(plan.rules)) == state
        assert hash(State.parse(str(state))) == hash(state)


@given(plans())
@examples(80)
def test_a_step_of_a_position_is_an_act_at_a_table(plan: Plan) -> None:
    table, random = table_for(plan.rules, plan.seats, plan.deal), Random(plan.play)
    state = State.of(table)
    for _ in range(60):
        if table.round_over:
            return
        action = choose(table, random)
        before, heard = str(state), len(table.events or ())
        state, events = step(state, plan.rules, action)
        act(table, action)
        assert State.of(table) == state
        assert tuple(table.events or ())[heard:] == events
        assert before != str(state) or not events or action.verb is Verb.UNO


@given(plans())
@examples(90)
def test_the_moves_written_down_give_the_same_events_and_position(plan: Plan) -> None:
    table = table_for(plan.rules, plan.seats, plan.deal)
    names = table.players
    lines = [(action.seat, action.text(names)) for action in play(table, Random(plan.play), acts=120)]
    again = table_for(plan.rules, plan.seats, plan.deal)
    for seat, text in lines:
        act(again, parse_action(text, seat, names))
    assert State.of(again) == State.of(table)
    assert told(again) == told(table)


def told(table: Table) -> list[Event]:
    return list(table.events or ())


@given(plans())
@examples(120)
def test_what_the_mover_may_do_does_not_depend_on_hidden_cards(plan: Plan) -> None:
    """The other hands and the draw pile are dealt anew; whether a bluff would be found out stays as it is."""
    random = Random(plan.play)
    for table in moments(plan, every=8):
        allowed = mover_actions(table)
        other = copy(table)
        hidden = [
            card for seat, held in enumerate(other.hands) if seat != table.turn for card in held
        ] + other.draw_pile
        random.shuffle(hidden)
        for seat, held in enumerate(other.hands):
            if seat != table.turn:
                other.hands[seat] = [hidden.pop() for _ in held]
        other.draw_pile = hidden
        assert mover_actions(other) == allowed


@given(plans())
@examples(150)
def test_the_events_alone_tell_what_everybody_holds(plan: Plan) -> None:
    table, random = table_for(plan.rules, plan.seats, plan.deal), Random(plan.play)
    ledger, heard = Ledger(table), len(table.events or ())
    for _ in play(table, random, acts=120):
        ledger.hear(told(table)[heard:], table)
        heard = len(told(table))
        assert ledger.hands == [sorted(map(str, held)) for held in table.hands]
        assert ledger.direction == table.direction
        assert table.round_over == ledger.over


@given(plans())
@examples(60)
def test_the_list_for_a_position_is_the_movers_and_then_the_others(plan: Plan) -> None:
    for table in moments(plan, every=25):
        found = legal_actions(State.of(table), plan.rules)
        assert found == (*mover_actions(table), *other_actions(table))
        assert bool(found) == (table.phase is not Phase.ROUND_OVER)
