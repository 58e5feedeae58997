"""The figures of a simulation as a page: tables, a histogram in text, and what a house rule changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from unorules.document.model import Block, Bullets, Document, Heading, Runs, Table, bullets, paragraph, plain
from unorules.i18n.messages import Messages
from unorules.sheets.titles import in_a_row
from unorules.simulation.compare import Change, Comparison, Ratio
from unorules.simulation.outcome import Outcome, Simulated
from unorules.simulation.rounds import End
from unorules.simulation.statistics import Bin, Share, Tally, histogram, spread, wins_by_seat

_BAR: Final = 36
_FIGURES: Final = ("turns", "points", "largest_hand", "reshuffles", "match_rounds")
_COMPARED: Final = ("turns", "points", "largest_hand", "reshuffles")
_ODD_ENDS: Final = (End.NOBODY, End.TURN_LIMIT, End.NO_MOVE)


def simulation_page(outcome: Outcome, messages: Messages) -> Document:
    """Everything that is told of a simulation."""
    blocks = [*_head(outcome.main, messages), *_ends(outcome.main, messages), *_figures(outcome.main.tally, messages)]
    blocks += [*_lengths(outcome.main.tally.turns, messages), *_seats(outcome.main, messages)]
    if outcome.against is not None and (comparison := outcome.comparison) is not None:
        blocks += _beside(outcome.main, outcome.against, comparison, messages)
    return Document(tuple(blocks))


def titles(played: Simulated, messages: Messages) -> str:
    """The edition and the house rules over it, by their titles."""
    layers = [played.rulebook.edition, *played.rulebook.house_rules]
    return in_a_row((layer.title(messages.language) for layer in layers), messages)


def decimal(value: float, digits: int, messages: Messages) -> str:
    """A number with that many decimals, as the language writes it."""
    return f"{value:.{digits}f}".replace(".", messages("simulate.decimal-sign"))


def _percent(share: float, messages: Messages) -> str:
    return messages("simulate.percent", number=decimal(100 * share, 1, messages))


def _head(played: Simulated, messages: Messages) -> Iterator[Block]:
    plan, tally = played.plan, played.tally
    if plan.matches:
        yield Heading(messages("simulate.matches-played", n=tally.matches, rounds=tally.rounds))
    else:
        yield Heading(messages("simulate.rounds-played", n=tally.rounds))
    yield paragraph(messages("simulate.rules", rules=titles(played, messages)))
    yield paragraph(messages(f"simulate.how.{plan.policy}", n=plan.players, seed=plan.seed))


def _figures(tally: Tally, messages: Messages) -> Iterator[Block]:
    rows: list[tuple[Runs, ...]] = []
    for name in _FIGURES:
        found = spread(getattr(tally, name))
        if found is not None:
            mean, median = decimal(found.mean, _digits(name), messages), decimal(found.median, 1, messages)
            numbers = (mean, median, found.p95, found.largest)
            rows.append((plain(_label(name, messages)), *(plain(str(number)) for number in numbers)))
    if rows:
        columns = ("mean", "median", "p95", "most")
        header = ("", *(messages(f"simulate.figures.{name}") for name in columns))
        yield Table(header, tuple(rows), frozenset({1, 2, 3, 4}))
        yield paragraph(messages("simulate.figures.explained"))


def _digits(name: str) -> int:
    """Decimals of a mean: a reshuffle is rare."""
    return 2 if name == "reshuffles" else 1


def _label(name: str, messages: Messages) -> str:
    return messages(f"simulate.figures.{name.replace('_', '-')}")


def _lengths(turns: Counter[int], messages: Messages) -> Iterator[Block]:
    bins = histogram(turns)
    if not bins:
        return
    highest, total = max(each.count for each in bins), turns.total()
    rows = tuple(
        (plain(_range(each, messages)), plain(_percent(each.count / total, messages)), plain(_bar(each.count, highest)))
        for each in bins
    )
    yield Heading(messages("simulate.lengths"), 2)
    yield Table(("", "", ""), rows, frozenset({0, 1}))


def _range(each: Bin, messages: Messages) -> str:
    if each.high is None:
        return messages("simulate.at-least", n=each.low)
    return str(each.low) if each.low == each.high else f"{each.low}–{each.high}"


def _bar(count: int, highest: int) -> str:
    return "█" * max(1, round(_BAR * count / highest)) if count else ""


def _seats(played: Simulated, messages: Messages) -> Iterator[Block]:
    plan, tally = played.plan, played.tally
    wins, of = (tally.match_wins, tally.matches) if plan.matches else (tally.wins, tally.rounds)
    shares = wins_by_seat(wins, plan.players, of)
    header = tuple(messages(f"simulate.seats.{name}") for name in ("seat", "wins", "share", "interval"))
    rows = tuple(
        (
            plain(str(seat + 1)),
            plain(str(share.count)),
            plain(_percent(share.share, messages)),
            _interval(share, messages),
        )
        for seat, share in enumerate(shares)
    )
    yield Heading(messages("simulate.seats.heading"), 2)
    yield Table(header, rows, frozenset({0, 1, 2}))
    yield paragraph(messages("simulate.seats.in-matches" if plan.matches else "simulate.seats.in-rounds"))


def _interval(share: Share, messages: Messages) -> Runs:
    return plain(f"{_percent(share.low, messages)} – {_percent(share.high, messages)}")


def _ends(played: Simulated, messages: Messages) -> Iterator[Block]:
    """The rounds and matches that did not end with a winner, and the rounds that ran out of cards; nothing where there are none."""
    tally, limit = played.tally, played.plan.limit
    told = [
        messages(f"simulate.ends.{end}", n=tally.ends[end], limit=limit) for end in _ODD_ENDS if tally.ends[end.value]
    ]
    if tally.match_ends["unfinished"]:
        told.append(messages("simulate.ends.match", n=tally.match_ends["unfinished"]))
    if told:
        yield Heading(messages("simulate.ends.heading"), 2)
        yield bullets(told)
    if tally.ran_out[True]:
        yield paragraph(messages("simulate.ran-out", n=tally.ran_out[True], rounds=tally.rounds))


def _beside(main: Simulated, against: Simulated, found: Comparison, messages: Messages) -> Iterator[Block]:
    yield Heading(messages("simulate.beside.heading", rules=titles(against, messages)), 2)
    rows = []
    for name in _COMPARED:
        one, two = spread(getattr(main.tally, name)), spread(getattr(against.tally, name))
        if one is not None and two is not None:
            means = [decimal(each.mean, _digits(name), messages) for each in (one, two)]
            ratio = getattr(found, name)
            rows.append((plain(_label(name, messages)), *map(plain, means), plain(_ratio(ratio, messages))))
    if rows:
        columns = ("these", "those", "ratio")
        yield Table(("", *(messages(f"simulate.beside.{name}") for name in columns)), tuple(rows), frozenset({1, 2}))
    if found.turns is not None:
        yield paragraph(_verdict(found.turns, messages))
    if found.changes:
        yield Heading(messages("simulate.beside.changes"), 2)
        yield _changes(found.changes, messages)


def _ratio(ratio: Ratio | None, messages: Messages) -> str:
    if ratio is None:
        return "–"
    value, low, high = (decimal(each, 2, messages) for each in (ratio.value, ratio.low, ratio.high))
    return f"{value} ({low}–{high})"


def _verdict(ratio: Ratio, messages: Messages) -> str:
    percent = _percent(abs(ratio.value - 1), messages)
    if not ratio.is_clear:
        return messages("simulate.beside.same")
    return messages("simulate.beside.longer" if ratio.value > 1 else "simulate.beside.shorter", percent=percent)


def _changes(changes: tuple[Change, ...], messages: Messages) -> Bullets:
    return bullets(
        messages(
            "simulate.beside.change",
            now=messages.option(each.key, each.after),
            before=messages.option(each.key, each.before),
        )
        for each in changes
    )
