"""An answer as a page: verdict, why, the example as it was played, other rules, sources."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from unorules.ask.answer import Answer, Elsewhere
from unorules.ask.case import Outcome
from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.scene import Example, Step
from unorules.document.model import Block, Bullets, Document, Labelled, Paragraph, Run, Runs, Steps, plain
from unorules.document.model import Step as Shown
from unorules.engine.cards import Card, Colour, Kind, parse_card
from unorules.i18n.messages import Messages
from unorules.records.telling import event_text, objection_text
from unorules.rulebook.load import load
from unorules.rulebook.model import Rulebook, Source, Texts

_WORDS = ("yes", "no", "unspecified")
_MOST_REASONS = 5


def answer_page(answer: Answer, messages: Messages) -> Document:
    """The whole answer, or what was understood and the nearest questions where there is none."""
    if answer.outcome is None:
        return Document(tuple(_not_answered(answer, messages)))
    blocks: list[Block] = [Paragraph(_headline(answer, messages))]
    blocks += _labelled(messages("ask.why"), [Paragraph(plain(text)) for text in why(answer, messages)])
    if answer.outcome.example is not None:
        blocks += _labelled(messages("ask.example"), _example(answer.outcome.example, messages))
    if answer.elsewhere:
        blocks += _labelled(
            messages("ask.elsewhere"),
            [Bullets(tuple(_other(each, answer, messages) for each in _worth_telling(answer)))],
        )
    blocks += _labelled(messages("ask.sources"), [Bullets(tuple(plain(text) for text in _sources(answer, messages)))])
    blocks += _labelled(messages("ask.rules"), [Paragraph(plain(_rules(answer.rulebook, messages)))])
    return Document(tuple(blocks))


def sentence(answer: Answer, messages: Messages) -> str:
    """The answer in one breath, for people."""
    if answer.outcome is None:
        return messages(f"ask.{answer.status}")
    word = _verdict_word(answer, messages)
    fact = fact_of(answer.reading.topic or "", answer.outcome, messages)
    return f"{word}. {fact}" if word else fact


def fact_of(topic: str, outcome: Outcome, messages: Messages) -> str:
    """The sentence that states what the engine found."""
    key = f"answers_{PROPOSITIONS[topic].group.replace('-', '_')}.{topic}.{outcome.say}"
    fact = messages(key, **{name: worded(value, messages) for name, value in outcome.params.items()})
    if outcome.edition is None:
        return fact
    title = load([outcome.edition]).title(messages.language)
    return f"{fact} {messages('ask.edition', title=title)}"


def worded(value: Any, messages: Messages) -> Any:
    """A parameter in the words of the language: cards, kinds and colours as terms, lists as the language lists them."""
    if isinstance(value, Card):
        return messages.card(value)
    if isinstance(value, Kind):
        return messages.kind(value)
    if isinstance(value, Colour):
        return messages.colour(value)
    if isinstance(value, Texts):
        return value(messages.language)
    if isinstance(value, (list, tuple)):
        return messages.list([worded(item, messages) for item in value])
    return value


def why(answer: Answer, messages: Messages) -> list[str]:
    """The rule in plain words, one sentence for each reason."""
    reasons = answer.outcome.reasons if answer.outcome else ()
    found = []
    for reason in reasons:
        if "." in reason:
            found.append(messages.option(reason, answer.rulebook.rules[reason]))
        elif messages.has(f"rules.{reason}"):
            found.append(messages(f"rules.{reason}"))
    return list(dict.fromkeys(found))[:_MOST_REASONS]


def _labelled(label: str, blocks: list[Any]) -> list[Block]:
    return [Labelled(label, tuple(blocks))] if blocks else []


def _verdict_word(answer: Answer, messages: Messages) -> str:
    return messages(f"ask.verdict.{answer.verdict}") if answer.verdict in _WORDS else ""


def _headline(answer: Answer, messages: Messages) -> Runs:
    word = _verdict_word(answer, messages)
    fact = fact_of(answer.reading.topic or "", answer.outcome, messages) if answer.outcome else ""
    if not word:
        return (Run(fact, "strong"),)
    tone = {"yes": "yes", "no": "no"}.get(str(answer.verdict), "strong")
    return (Run(f"{word}.", tone), Run("  " + fact))  # type: ignore[arg-type]


def _example(example: Example, messages: Messages) -> list[Paragraph | Bullets | Steps]:
    found: list[Paragraph | Bullets | Steps] = []
    top = example.record.get("top")
    if isinstance(top, str):
        colour = example.record.get("colour") or _colour_of(top)
        text = messages("ask.table", top=messages.card(parse_card(top)), colour=messages.colour(str(colour)))
        found.append(Paragraph(plain(text[:1].upper() + text[1:])))
    acting = {step.action.seat for step in example.steps}
    hands = example.record.get("hands")
    if isinstance(hands, dict):
        for seat, name in enumerate(example.players):
            if seat in acting and hands[name]:
                found.append(Paragraph(_hand(name, hands[name], messages)))
    openings = [
        plain(event_text(messages, event, example.players)) for event in example.opening if event.type != "dealt"
    ]
    steps = [Shown(runs, "done") for runs in openings] + [
        _step(step, example.players, messages) for step in example.steps
    ]
    if steps:
        found.append(Steps(tuple(steps)))
    return found


def _colour_of(text: str) -> str:
    colour = parse_card(text).colour
    return colour.value if colour else "red"


def _hand(name: str, cards: str, messages: Messages) -> Runs:
    head, _, tail = messages("ask.holds", player=name, cards="\0").partition("\0")
    runs = [Run(head)]
    for index, word in enumerate(cards.split()):
        if index:
            runs.append(Run(" "))
        runs.append(card_run(parse_card(word), messages))
    return (*runs, Run(tail)) if tail else tuple(runs)


def card_run(card: Card, messages: Messages) -> Run:
    """A card as a run: its short name, tinted by its colour."""
    return Run(str(messages.card(card)["short"]), "card", card.colour.value if card.colour else "")


def _step(step: Step, players: tuple[str, ...], messages: Messages) -> Shown:
    name = players[step.action.seat]
    if not step.verdict.allowed:
        runs = (Run(f"{name}: "), *_move(step, players, messages))
        return Shown(runs, "refused", plain(objection_text(messages, step.verdict.objection or "phase")))
    texts = [event_text(messages, event, players) for event in step.events]
    return Shown(plain(" ".join(texts)), "done")


def _move(step: Step, players: tuple[str, ...], messages: Messages) -> Runs:
    if not step.action.cards:
        return plain(step.action.text(players))
    return tuple(card_run(card, messages) for card in step.action.cards)


def _worth_telling(answer: Answer) -> list[Elsewhere]:
    """The other rules that people want to hear of: a single house rule that answers as its edition alone does adds nothing."""
    base = next((each for each in answer.elsewhere if each.rules == (answer.rulebook.base,)), None)
    if base is None:
        return list(answer.elsewhere)
    alone = (base.verdict, base.value, base.leaning)
    return [
        each
        for each in answer.elsewhere
        if each is base or each.rules[0] != base.rules[0] or (each.verdict, each.value, each.leaning) != alone
    ]


def _other(each: Elsewhere, answer: Answer, messages: Messages) -> Runs:
    base = answer.rulebook.base
    names = [name for name in each.rules if name != base or len(each.rules) == 1]
    word = messages(f"ask.verdict.{each.verdict}").lower() if each.verdict in _WORDS else ""
    if each.leaning in ("yes", "no"):
        word = messages(f"ask.leaning.{each.leaning}")
    value = "" if each.value is None else _value_text(each.value)
    return (Run(" + ".join(names), "code"), Run("  " + ", ".join(part for part in (word, value) if part)))


def _value_text(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return ", ".join(str(item) for item in value)
    return str(value)


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


def _rules(rulebook: Rulebook, messages: Messages) -> str:
    titles = " + ".join(f"{layer.id} ({layer.title(messages.language)})" for layer in rulebook.layers)
    return f"{titles} · {messages('ask.change')}"


def _not_answered(answer: Answer, messages: Messages) -> Iterable[Block]:
    yield Paragraph(plain(messages(f"ask.{answer.status}")))
    questions = [choice.question for choice in answer.choices if choice.question]
    if questions:
        if answer.status != "unclear":
            yield Paragraph(plain(messages("ask.nearest")))
        yield Bullets(tuple(plain(question) for question in questions))
