"""Two rulebooks side by side as a page: what differs, and for each option where the two part ways, played both ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from unorules.document.model import Block, Document, Heading, Labelled, Paragraph, Run, Runs, Table, paragraph, plain
from unorules.engine.options import Value
from unorules.i18n.messages import Messages
from unorules.proof.parting import Agreed, Difference, Idle, Parting, Unseen
from unorules.proof.parting_deal import Dealt, Held, NextDealer, Seats
from unorules.rulebook.model import Rulebook
from unorules.sheets.explain_words import quoted, written
from unorules.sheets.parting_facts import differing_facts
from unorules.sheets.parting_told import Blocks, Teller
from unorules.values import dataclass


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two: what it was called when it was asked for, and the rules."""

    name: str
    rulebook: Rulebook


def parting_page(sides: tuple[Side, Side], found: Sequence[Difference], messages: Messages) -> Document:
    """The whole comparison, `found` being what `differences` says of the two rulebooks."""
    page = _Page(sides, messages)
    blocks: list[Block] = [Heading(messages("diff.title", one=sides[0].name, other=sides[1].name))]
    if found:
        blocks.append(page.table(found))
    cards = page.cards()
    if not found and not cards:
        blocks.append(paragraph(messages("diff.same")))
    blocks += cards
    for difference in found:
        blocks += page.difference(difference)
    return Document(tuple(blocks))


class _Page:
    def __init__(self, sides: tuple[Side, Side], messages: Messages) -> None:
        self.sides = sides
        self.names = (sides[0].name, sides[1].name)
        self.words = messages
        own = (side.rulebook.card_names(messages.language) for side in sides)
        self.tell = Teller(messages, {key: name for names in own for key, name in names.items()})

    def table(self, found: Sequence[Difference]) -> Table:
        """What differs, with where each value comes from."""
        rows = tuple(
            ((Run(each.key, "code"),), self._value(0, each.key, each.one), self._value(1, each.key, each.other))
            for each in found
        )
        return Table((self.words("diff.option"), *self.names), rows)

    def _value(self, side: int, key: str, value: Value) -> Runs:
        """A value with the ruleset and the line that gives it."""
        origin = self.sides[side].rulebook.origin(key)
        return (Run(written(value), "code"), Run(f" ({origin.ruleset}:{origin.line})", "faint"))

    def cards(self) -> list[Block]:
        """The table's own cards, where the two have not the same."""
        ids = [frozenset(card.card for card in side.rulebook.cards) for side in self.sides]
        if ids[0] == ids[1]:
            return []
        rows = []
        for side in self.sides:
            names = [card.name(self.words.language) for card in side.rulebook.cards]
            rows.append((plain(side.name), plain(self.words.list(names) if names else "–")))
        return [Heading(self.words("diff.cards"), 2), Table(("", ""), tuple(rows))]

    def difference(self, found: Difference) -> Iterator[Block]:
        """One option: what it says on either side, and where the two part."""
        yield Heading(f"{found.key} – {self.words(f'options.{found.key}.name')}", 2)
        says = [paragraph(self.words.option(found.key, value)) for value in (found.one, found.other)]
        yield from self._both([says[0]], [says[1]])
        shown = found.shown
        match shown:
            case Parting():
                yield from self._parting(found, shown)
            case Seats():
                may = self.names if shown.one else self.names[::-1]
                yield paragraph(self.words("diff.seats", n=shown.number, may=may[0], other=may[1]))
            case Held():
                yield self._held(shown)
            case Dealt():
                dealt = [self.tell.happened([event], shown.players) for event in (shown.one, shown.other)]
                yield from self._both(dealt[0], dealt[1])
            case NextDealer():
                yield from self._next_dealer(shown)
            case Idle():
                yield from self._idle(shown)
            case Agreed():
                yield paragraph(self.words("diff.agreed"))
            case Unseen():
                yield paragraph(self.words("diff.unseen", n=shown.moves))

    def _both(self, one: Blocks, other: Blocks) -> Iterator[Block]:
        """The two sides below each other."""
        yield Labelled(self.names[0], tuple(one))
        yield Labelled(self.names[1], tuple(other))

    def _parting(self, found: Difference, shown: Parting) -> Iterator[Block]:
        """The table, the moves that both allow, and the one that comes out otherwise."""
        if shown.supposed is not None:
            key, value = shown.supposed
            yield paragraph(self.words("diff.supposed", setting=f"`{key} = {written(value)}`"))
        yield self.tell.position(shown.line, shown.one)
        facts = differing_facts(shown.one, shown.other, self.words)
        one, other = (
            [*self.tell.parted(played), *(paragraph(fact) for fact in facts[side])]
            for side, played in enumerate((shown.one, shown.other))
        )
        yield from self._both(one, other)
        yield Labelled(self.words("diff.notation"), (Paragraph((Run(str(shown.line), "code"),)),))
        if shown.by is not None:
            yield paragraph(self.words("diff.otherwise-by", name=self.names[shown.by], option=f"`{found.key}`"))

    def _held(self, shown: Held) -> Block:
        """Equal cards that only one deck has so many of."""
        may = self.names if shown.one > shown.other else self.names[::-1]
        cards = (shown.card,) * shown.count
        return Paragraph(self.tell.with_cards("diff.held", cards, may=may[0], other=may[1], n=shown.count))

    def _next_dealer(self, shown: NextDealer) -> Iterator[Block]:
        """A round played, and who deals after it."""
        players = shown.line.setting.players
        yield self.tell.position(shown.line, shown.one)
        one, other = (
            [*self.tell.parted(played), paragraph(self.words("diff.deals", player=players[dealer]))]
            for played, dealer in zip((shown.one, shown.other), shown.dealers, strict=True)
        )
        yield from self._both(one, other)

    def _idle(self, shown: Idle) -> Iterator[Block]:
        """The settings that leave nothing to decide."""
        one, other = (
            paragraph(self.words("diff.idle", settings=self._settings(each))) for each in (shown.one, shown.other)
        )
        if shown.one == shown.other:
            yield one
        else:
            yield from self._both([one], [other])

    def _settings(self, reason: str) -> str:
        return quoted((" = ".join(pair.split("=")) for pair in reason.split()), self.words)
