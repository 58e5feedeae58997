"""An answer as a page: verdict, why, the example as it was played, other rules, sources."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from unorules.ask.answer import Answer
from unorules.ask.assumed import players_assumed, players_shown
from unorules.ask.scene import Example, Step
from unorules.diagnostics.visible import visible
from unorules.document.model import Block, Bullets, Document, Labelled, Paragraph, Run, Runs, Steps, plain
from unorules.document.model import Step as Shown
from unorules.engine.cards import Card, parse_card
from unorules.i18n.messages import Messages
from unorules.records.moves import tried_text
from unorules.records.telling import event_text, objection_text
from unorules.rulebook.model import Rulebook, Source
from unorules.sheets.fact import fact_of
from unorules.sheets.other_rules import other_rules
from unorules.sheets.verdict_words import verdict_words
from unorules.sheets.why import why

_CARDS = "\0"


def answer_page(answer: Answer, messages: Messages, change: str = "ask.change") -> Document:
    """The whole answer, or what was understood and the nearest questions where there is none.

    `change` is the message that says how other rules are taken.
    """
    if answer.outcome is None:
        return Document(tuple(_not_answered(answer, messages)))
    messages = _naming(answer, messages)
    blocks: list[Block] = [Paragraph(_headline(answer, messages))]
    blocks += _labelled(messages("ask.assumed.label"), [Paragraph(plain(text)) for text in _assumed(answer, messages)])
    blocks += _labelled(messages("ask.why"), [Paragraph(plain(text)) for text in why(answer, messages)])
    if answer.outcome.example is not None:
        names = answer.rulebook.card_names(messages.language)
        blocks += _labelled(messages("ask.example"), played(answer.outcome.example, messages, names))
    if answer.elsewhere:
        blocks += _labelled(messages("ask.elsewhere"), [Bullets(tuple(other_rules(answer, messages)))])
    blocks += _labelled(messages("ask.sources"), [Bullets(tuple(plain(text) for text in _sources(answer, messages)))])
    blocks += _labelled(messages("ask.rules"), [Paragraph(plain(_rules(answer.rulebook, messages, change)))])
    return Document(tuple(blocks))


def _assumed(answer: Answer, messages: Messages) -> list[str]:
    """What the question left open, where it matters; and where the example shows other than what it told."""
    assumed, shown = players_assumed(answer), players_shown(answer)
    told = [messages("ask.assumed.players", n=assumed)] if assumed is not None else []
    return told + ([messages("ask.assumed.shown", n=shown)] if shown is not None else [])


def sentence(answer: Answer, messages: Messages) -> str:
    """The answer in one breath, for people."""
    if answer.outcome is None:
        return messages(f"ask.{answer.status}")
    messages = _naming(answer, messages)
    fact = fact_of(answer.reading.topic or "", answer.outcome, messages)
    if answer.status == "unclear":
        return messages("ask.which-way", fact=fact)
    word = verdict_words(answer, messages)
    return f"{word}. {fact}" if word else fact


def _naming(answer: Answer, messages: Messages) -> Messages:
    """The messages with the names of the table's own cards."""
    names = answer.rulebook.card_names(messages.language)
    return messages.naming({card: visible(name) for card, name in names.items()})


def _labelled(label: str, blocks: list[Any]) -> list[Block]:
    return [Labelled(label, tuple(blocks))] if blocks else []


def _headline(answer: Answer, messages: Messages) -> Runs:
    if answer.status == "unclear":
        return plain(sentence(answer, messages))
    word = verdict_words(answer, messages)
    fact = fact_of(answer.reading.topic or "", answer.outcome, messages) if answer.outcome else ""
    if not word:
        return (Run(fact, "strong"),)
    tone = {"yes": "yes", "no": "no"}.get(str(answer.verdict), "strong")
    return (Run(f"{word}.", tone), Run("  " + fact))  # type: ignore[arg-type]


def played(example: Example, messages: Messages, names: Mapping[str, str]) -> list[Paragraph | Bullets | Steps]:
    """The example as blocks: what lies on the table, what is held, and each step with what came of it."""
    found: list[Paragraph | Bullets | Steps] = []
    top = example.record.get("top")
    if isinstance(top, str):
        colour = example.record.get("colour") or _colour_of(top)
        text = messages("ask.table", top=messages.card(parse_card(top)), colour=messages.colour(str(colour)))
        found.append(Paragraph(plain(text[:1].upper() + text[1:])))
    acting = {step.action.seat for step in example.steps}
    if any(
        event.details.get("points") for step in example.steps for event in step.events if event.type == "round-over"
    ):
        acting = set(range(len(example.players)))  # what the others are left with is what counts
    hands = example.record.get("hands")
    if isinstance(hands, dict):
        for seat, name in enumerate(example.players):
            if seat in acting and hands[name]:
                found.append(Paragraph(_hand(name, hands[name], messages)))
    openings = [
        plain(event_text(messages, event, example.players, names)) for event in example.opening if event.type != "dealt"
    ]
    steps = [Shown(runs, "done") for runs in openings] + [
        _step(step, example.players, messages, names) for step in example.steps
    ]
    if steps:
        found.append(Steps(tuple(steps)))
    return found


def _colour_of(text: str) -> str:
    colour = parse_card(text).colour
    return colour.value if colour else "red"


def _hand(name: str, cards: str, messages: Messages) -> Runs:
    head, _, tail = messages("ask.holds", player=name, cards=_CARDS).partition(_CARDS)
    runs = (Run(head), *_cards((parse_card(word) for word in cards.split()), messages))
    return (*runs, Run(tail)) if tail else runs


def card_run(card: Card, messages: Messages) -> Run:
    """A card as a run: its short name, tinted by its colour."""
    return Run(str(messages.card(card)["short"]), "card", card.colour.value if card.colour else "")


def _step(step: Step, players: tuple[str, ...], messages: Messages, names: Mapping[str, str]) -> Shown:
    if not step.verdict.allowed:
        objection = step.verdict.told_as or step.verdict.objection or "phase"
        return Shown(_tried(step, players, messages), "refused", plain(objection_text(messages, objection)))
    texts = [event_text(messages, event, players, names) for event in step.events]
    return Shown(plain(" ".join(texts)), "done")


def _tried(step: Step, players: tuple[str, ...], messages: Messages) -> Runs:
    """What was tried and refused, the cards as cards."""
    head, _, tail = tried_text(messages, step.action, players, _CARDS).partition(_CARDS)
    runs = (Run(head), *_cards(step.action.cards, messages))
    return (*runs, Run(tail)) if tail else runs


def _cards(cards: Iterable[Card], messages: Messages) -> Runs:
    """Cards beside each other."""
    runs: list[Run] = []
    for card in cards:
        runs += [Run(" ")] * bool(runs) + [card_run(card, messages)]
    return tuple(runs)


def _sources(answer: Answer, messages: Messages) -> Iterator[str]:
    language = messages.language
    if not answer.sources:
        yield messages("ask.no-source")
    for source in answer.sources:
        yield source_text(source, language, messages)


def source_text(source: Source, language: str, messages: Messages) -> str:
    """The source by its title; where it disagrees, with what it says."""
    if source.agrees or not source.says:
        return source.title(language)
    return messages("ask.says-otherwise", title=source.title(language), says=source.says(language))


def _rules(rulebook: Rulebook, messages: Messages, change: str) -> str:
    layers = zip(rulebook.labels, rulebook.layers, strict=True)
    titles = " + ".join(f"{label} ({layer.title(messages.language)})" for label, layer in layers)
    return f"{titles} · {messages(change)}"


def _not_answered(answer: Answer, messages: Messages) -> Iterable[Block]:
    yield Paragraph(plain(messages(f"ask.{answer.status}")))
    questions = [choice.question for choice in answer.choices if choice.question]
    if questions:
        if answer.status != "unclear":
            yield Paragraph(plain(messages("ask.nearest")))
        yield Bullets(tuple(plain(question) for question in questions))
