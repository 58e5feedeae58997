"""What came of a verb, as the command line tells it: the object that `--json` prints, and the text for people."""

from __future__ import annotations

from typing import Any

from unorules.api.verbs import UnknownNameError
from unorules.ask.answer import Answer
from unorules.ask.reply import RulesError
from unorules.diagnostics.model import Finding, Severity
from unorules.diagnostics.show import as_data, brief, report
from unorules.document.plain import plain_text
from unorules.document.printed import WIDTH
from unorules.i18n.language import UnknownLanguageError, languages
from unorules.i18n.messages import Messages
from unorules.i18n.messages import load as words
from unorules.records.fault import RecordError
from unorules.records.position import Judged
from unorules.records.replay import Replay
from unorules.records.replay import as_json as replay_json
from unorules.records.telling import objection_text, tell_replay
from unorules.rulebook.check import Checked
from unorules.rulebook.model import Rulebook
from unorules.sheets.judged_page import judged_json, judged_lines, position_fault
from unorules.sheets.plan_fault import plan_fault
from unorules.simulation.outcome import Outcome
from unorules.simulation.plans import PlanError

Found = Answer | Judged | Checked | Replay | Outcome | Rulebook
"""What the verbs give back."""

Wrong = RulesError | RecordError | PlanError | UnknownNameError | UnknownLanguageError
"""What the verbs raise and people are told."""


def as_json(found: Found, language: str | None = None) -> dict[str, Any]:
    """The object that the command of the same name prints with `--json`; its keys are stable, and all values are plain data.

    `language` is that of the sentences in it: of an answer its own unless given, else English. Of a Rulebook it is the object of
    `rules --show`. Raises UnknownLanguageError, and TypeError for what no verb gives back.
    """
    messages = _words(found, language)
    match found:
        case Answer():
            from unorules.sheets.answer_json import answer_json

            return answer_json(found, messages)
        case Judged():
            return judged_json(found, messages)
        case Checked():
            return as_data(found.file, found.findings, messages)
        case Replay():
            sentence = objection_text(messages, found.told_as or found.objection) if found.objection else None
            return replay_json(found, sentence)
        case Outcome():
            from unorules.sheets.simulation_json import simulation_json

            return simulation_json(found)
        case Rulebook():
            from unorules.sheets.rules_json import rules_json

            return rules_json(found, messages.language)
    raise TypeError(type(found).__name__)


def as_text(found: Found | Wrong, language: str | None = None, *, width: int = WIDTH) -> str:
    """The text that the command of the same name prints, without colours, in lines of at most `width` columns where it flows.

    An error that a verb raised is told as the command would tell it, with places and what to do. Of a Rulebook its findings are
    told. Raises UnknownLanguageError, and TypeError for what no verb gives back or raises.
    """
    messages = _words(found, language)
    if isinstance(found, Exception):
        return _wrong_text(found, messages)
    match found:
        case Answer():
            from unorules.sheets.answer_page import answer_page

            return plain_text(answer_page(found, messages), width)
        case Judged():
            return "\n".join(judged_lines(found, messages)) + "\n"
        case Checked():
            return report(found.file, found.findings, messages, found.lines) + "\n"
        case Replay():
            cards = found.rulebook.card_names(messages.language)
            return "\n".join(tell_replay(messages, found, cards=cards)) + "\n"
        case Outcome():
            from unorules.sheets.simulation_page import simulation_page

            return plain_text(simulation_page(found, messages), width)
        case Rulebook():
            return _findings(found.findings, messages)
    raise TypeError(type(found).__name__)


def _wrong_text(wrong: Wrong, messages: Messages) -> str:
    if isinstance(wrong, RulesError):
        errors = [each for each in wrong.rulebook.findings if each.severity is Severity.ERROR]
        return _findings(errors, messages)
    if isinstance(wrong, RecordError):
        return position_fault(wrong.fault, messages) + "\n"
    if isinstance(wrong, PlanError):
        return plan_fault(wrong, messages) + "\n"
    if isinstance(wrong, UnknownNameError):
        return _unknown_name(wrong, messages)
    if isinstance(wrong, UnknownLanguageError):
        return messages("cli.error.no-language", asked=wrong.asked, languages=messages.list(languages(), "or")) + "\n"
    raise TypeError(type(wrong).__name__)


def _unknown_name(wrong: UnknownNameError, messages: Messages) -> str:
    near = messages.list((f"`{choice}`" for choice in wrong.choices), "or")
    if wrong.sure:
        return messages("explain.several", name=wrong.name, near=near) + "\n"
    more = messages("explain.near", near=near) if near else messages("explain.list")
    return f"{messages('explain.unknown', name=wrong.name)}\n{more}\n"


def _findings(findings: tuple[Finding, ...] | list[Finding], messages: Messages) -> str:
    return "".join(f"{brief(each, messages)}\n" for each in findings)


def _words(found: object, language: str | None) -> Messages:
    if language is not None:
        return words(language)
    return words(found.reading.language if isinstance(found, Answer) else "en")
