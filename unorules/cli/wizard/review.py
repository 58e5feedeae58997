"""The last look before anything is written: the rules in short, what they do, and which answers change."""

from __future__ import annotations

from collections.abc import Iterator

from unorules.ask.changed import Changed, changed
from unorules.ask.propositions import PROPOSITIONS
from unorules.cli.wizard.clash import standing, tell_standing
from unorules.cli.wizard.desk import Desk
from unorules.cli.wizard.dialogue import Dialogue, shortened, strong
from unorules.cli.wizard.effect import effect
from unorules.cli.wizard.plan import KEYS, Plan, StopError
from unorules.cli.wizard.trial import tried
from unorules.document.model import Block, Bullets, Labelled, Paragraph, bullets, paragraph, plain
from unorules.engine.seating import dealt_sizes
from unorules.i18n.messages import Messages
from unorules.records.option_said import option_said
from unorules.rulebook.load import load
from unorules.rulebook.model import Rulebook
from unorules.sheets.answer_page import sentence
from unorules.values import replace


def ask_review(talk: Dialogue, desk: Desk, plan: Plan) -> Plan:
    """The plan, once it can be written and somebody has said so. Raises StopError where nothing is to be written,
    UnplayableError.
    """
    plan = tried(talk, desk, plan)
    judged = desk.judge(plan.draft)
    talk.heading("new.review.question", *summary(desk, plan, judged.rulebook))
    tell_standing(talk, desk, plan, [*standing(desk, plan), *plan.shown])
    base = load([judged.rulebook.base])
    effects = effect(base.rules, judged.rulebook.rules, plan.seats, desk.messages) if plan.draft.uses else None
    found = _changed(base, judged.rulebook, talk.messages)
    talk.forget()
    if effects:
        talk.tell(paragraph(effects.sentence), effects.tried(plan.seats, talk.messages))
    talk.tell(*_preview(found, talk.messages))
    if desk.force and desk.path(plan.draft).exists():
        talk.say("new.review.overwrites")
    talk.say("new.review.ask")
    if not talk.is_yes(True, "new.review.help"):
        raise StopError
    return replace(plan, question=found[0].question) if found else plan


def summary(desk: Desk, plan: Plan, rulebook: Rulebook) -> Iterator[Block]:
    """The rules in short: what they are called, the deck, who can play, the house rules and what else is different."""
    messages, draft = desk.messages, plan.draft
    low, high = dealt_sizes(rulebook.rules)
    players = messages("new.review.exactly", n=low) if low == high else messages("new.review.range", min=low, max=high)
    yield _labelled("title", [paragraph(shortened(title)) for title in draft.titles.values()], messages)
    yield _labelled("deck", [paragraph(shortened(desk.title(draft.base)))], messages)
    yield _labelled("players", [paragraph(players)], messages)
    if draft.uses:
        yield _labelled("houses", [bullets(shortened(desk.title(name)) for name in draft.uses)], messages)
    given = rulebook.layers[-1].values.keys() - set(KEYS)  # the players are told above
    own = [option_said(key, rulebook.rules, messages) for key in draft.values if key in given]
    if own:
        yield _labelled("details", [bullets(own)], messages)
    yield _labelled("file", [paragraph(str(desk.path(draft)))], messages)


def _labelled(key: str, blocks: list[Paragraph] | list[Bullets], messages: Messages) -> Labelled:
    return Labelled(messages(f"new.review.{key}"), tuple(blocks))


def _changed(before: Rulebook, now: Rulebook, messages: Messages) -> tuple[Changed, ...]:
    keys = (f"examples.{topic}" for topic in PROPOSITIONS)
    questions = [messages(key) for key in keys if messages.has(key)]
    return changed(questions, messages.language, before, now)


def _preview(found: tuple[Changed, ...], messages: Messages) -> list[Block]:
    if not found:
        return [paragraph(messages("new.review.unchanged"))]
    return [paragraph(messages("new.review.changed")), *(block for each in found for block in _asked(each, messages))]


def _asked(each: Changed, messages: Messages) -> list[Block]:
    before = messages("new.review.before", answer=sentence(each.before, messages))
    now = messages("new.review.now", answer=sentence(each.now, messages))
    return [strong(each.question), Bullets((plain(before), plain(now)))]
