"""The last look before anything is written: the rules in short, what they do, and which answers change."""

from __future__ import annotations

from collections.abc import Iterator

from unorules.ask.changed import Changed, changed
from unorules.ask.propositions import PROPOSITIONS
from unorules.cli.wizard.clash import cleared, cured_by_play, put_again, standing, tell_standing
from unorules.cli.wizard.desk import Desk, proven
from unorules.cli.wizard.dialogue import Dialogue, shortened, strong
from unorules.cli.wizard.effect import effect
from unorules.cli.wizard.plan import Plan, StopError
from unorules.cli.wizard.table import KEYS
from unorules.diagnostics.model import Finding, Severity
from unorules.document.model import Block, Bullets, Labelled, Paragraph, bullets, paragraph, plain
from unorules.i18n.messages import Messages
from unorules.rulebook.load import load
from unorules.rulebook.model import Rulebook
from unorules.sheets.answer_page import sentence
from unorules.values import replace


class UnplayableError(Exception):
    """The rules cannot be played as they stand: the question about house rules is put again, over the plan as it is now."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan


def ask_review(talk: Dialogue, desk: Desk, plan: Plan) -> Plan:
    """The plan, once it can be written and somebody has said so. Raises StopError where nothing is to be written,
    UnplayableError.
    """
    talk.heading("new.review.question")
    plan = cleared(talk, desk, plan)
    judged, left = desk.judge(plan.draft), standing(desk, plan)
    if not judged.ok:  # of what cannot be written there is nothing to sum up, nor to play
        tell_standing(talk, desk, left)
        raise _back_to_the_rules(talk, plan, left)
    talk.tell(*_summary(desk, plan, judged.rulebook))
    tell_standing(talk, desk, left)
    talk.say("new.review.trying")
    shown = proven(desk.text(plan.draft), desk.path(plan.draft))
    chosen = cured_by_play(talk, desk, plan, shown)
    if chosen.draft != plan.draft:
        return ask_review(talk, desk, chosen)
    plan = chosen
    if any(finding.severity is Severity.ERROR for finding in shown):
        raise _back_to_the_rules(talk, plan, left)
    base = load([judged.rulebook.base])
    tried = effect(base.rules, judged.rulebook.rules, plan.seats, desk.messages) if plan.draft.uses else None
    found = _changed(base, judged.rulebook, talk.messages)
    talk.forget()
    if tried:
        talk.tell(paragraph(tried.sentence), tried.tried(plan.seats, talk.messages))
    talk.tell(*_preview(found, talk.messages))
    if desk.force and desk.path(plan.draft).exists():
        talk.say("new.review.overwrites")
    talk.say("new.review.ask")
    if not talk.is_yes(True, "new.review.help"):
        raise StopError
    return replace(plan, question=found[0].question) if found else plan


def _back_to_the_rules(talk: Dialogue, plan: Plan, left: list[Finding]) -> UnplayableError:
    """What leads back to where the rules can be mended, told; of the errors among what was left it is asked again."""
    talk.say("new.review.must")
    talk.wait()
    return UnplayableError(put_again(plan, [each for each in left if each.severity is Severity.ERROR]))


def _summary(desk: Desk, plan: Plan, rulebook: Rulebook) -> Iterator[Block]:
    messages, draft = desk.messages, plan.draft
    low, high = rulebook.value("players.min"), rulebook.value("players.max")
    players = messages("new.review.exactly", n=low) if low == high else messages("new.review.range", min=low, max=high)
    yield _labelled("title", [paragraph(shortened(title)) for title in draft.titles.values()], messages)
    yield _labelled("deck", [paragraph(shortened(desk.title(draft.base)))], messages)
    yield _labelled("players", [paragraph(players)], messages)
    if draft.uses:
        yield _labelled("houses", [bullets(shortened(desk.title(name)) for name in draft.uses)], messages)
    given = rulebook.layers[-1].values.keys() - set(KEYS)  # the players are told above
    own = [messages.option(key, rulebook.value(key)) for key in draft.values if key in given]
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
