"""A line as people are told it: the table that it begins at, the moves, and what came of each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from unorules.document.model import Labelled, Paragraph, Run, Runs, Steps, paragraph, plain
from unorules.document.model import Step as Shown
from unorules.engine.cards import Card, Colour
from unorules.engine.events import Event
from unorules.i18n.messages import Messages
from unorules.proof.parting_line import Played
from unorules.proof.parting_search import Line
from unorules.records.replay import Step
from unorules.records.telling import event_text, objection_text
from unorules.sheets.answer_page import card_run

Blocks = list[Paragraph | Steps]


class Teller:
    """Tells lines in one language; `card_names` are what the table's own cards are called, by their ids."""

    def __init__(self, messages: Messages, card_names: Mapping[str, str]) -> None:
        self.words = messages
        self.card_names = card_names

    def position(self, line: Line, played: Played) -> Labelled:
        """What lies on the table and who holds what, and the moves before the last one."""
        setting = line.setting
        blocks: Blocks = [paragraph(text) for text in self._situation(line)]
        for seat, (name, hand) in enumerate(zip(setting.players, setting.hands, strict=True)):
            key = "diff.holds-rest" if seat == setting.rest else "ask.holds"
            blocks.append(Paragraph(self.with_cards(key, hand, player=name)))
        if setting.pile:
            blocks.append(Paragraph(self.with_cards("diff.pile", setting.pile)))
        before = played.steps[:-1]
        if before:
            blocks.append(Steps(tuple(self._step(step, setting.players) for step in before)))
        return Labelled(self.words("diff.table"), tuple(blocks))

    def parted(self, played: Played) -> Blocks:
        """What came of the last move, or of the first card."""
        players = played.table.players
        if played.last is None:
            return self.happened(played.opening, players)
        return [Steps((self._step(played.last, players),))]

    def happened(self, events: Sequence[Event], players: Sequence[str]) -> Blocks:
        """Events without a move."""
        return [Steps((Shown(plain(self._texts(events, players)), "done"),))]

    def with_cards(self, key: str, cards: Sequence[Card], **params: object) -> Runs:
        """A sentence with cards in it, shown as cards."""
        head, _, tail = self.words(key, cards="\0", **params).partition("\0")
        runs: list[Run] = [Run(head)] if head else []
        for index, card in enumerate(cards):
            runs += [Run(" ")] * bool(index) + [card_run(card, self.words)]
        return (*runs, Run(tail)) if tail else tuple(runs)

    def _situation(self, line: Line) -> Iterator[str]:
        """The card on top, what is owed, and how the match stands."""
        setting = line.setting
        players = setting.players
        if setting.top is None:
            yield self.words("diff.start", player=players[setting.dealer])
        else:
            colour = self.words.colour(setting.top.colour or setting.colour or Colour.RED)
            told = self.words("ask.table", top=self.words.card(setting.top), colour=colour)
            yield told[:1].upper() + told[1:]
        if setting.pending:
            yield self.words("diff.owes", player=players[0], n=setting.pending)
        for name, total in zip(players, setting.totals, strict=False):
            if total:
                yield self.words("diff.total", player=name, n=total)
        if setting.rounds:
            yield self.words("diff.rounds", n=setting.rounds)

    def _step(self, step: Step, players: Sequence[str]) -> Shown:
        """A move with what came of it."""
        move = Run(f"{players[step.action.seat]}: {step.action.text(players)}", "code")
        if step.objection is not None:
            return Shown((move,), "refused", plain(objection_text(self.words, step.told_as or step.objection)))
        return Shown((move,), "done", plain(self._texts(step.events, players)))

    def _texts(self, events: Sequence[Event], players: Sequence[str]) -> str:
        return " ".join(event_text(self.words, event, players, self.card_names) for event in events)
