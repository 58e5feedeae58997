"""What does not go together, told as it arises, each with its cures to choose from."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from unorules.cli.wizard.desk import Desk
from unorules.cli.wizard.dialogue import HELP, Dialogue, strong
from unorules.cli.wizard.plan import Clash, Plan
from unorules.diagnostics.model import Finding, Severity, Spoken
from unorules.diagnostics.show import headline, helps
from unorules.document.model import Block, Runs, bullets, plain
from unorules.engine.options import BY_KEY
from unorules.rulebook.curing import Cure, cures
from unorules.rulebook.model import Texts

_IDS: Final = ("id", "by", "first", "second", "base", "edition")
"""Parameters of findings that are ids of rulesets."""

_IDLE: Final = "RS403"
_DISAGREE: Final = "RS308"
_SIDES: Final = ("first", "second", "name")
_LATER: Final = ("title", "id")
"""Keys that a later question is about."""


def cleared(talk: Dialogue, desk: Desk, plan: Plan) -> Plan:
    """The plan after every clash in it that was not left before was told, and cured where a cure was chosen.

    Raises BackError where what led to it is to be taken back.
    """
    while True:
        clash = next((each for each in clashes(desk, plan) if _name(each) not in plan.left), None)
        if clash is None:
            return plan
        found = cures(plan.draft, clash, desk.judge)
        chosen = _asked(talk, desk, clash, found)
        plan = replace(plan, draft=chosen.draft) if chosen else replace(plan, left=plan.left | {_name(clash)})


def clashes(desk: Desk, plan: Plan, *, names: bool = False) -> list[Finding]:
    """The errors and warnings of a plan, errors first; those about the name and the id only with `names`."""
    heavy = desk.judge(plan.draft).heavy
    ours = [each for each in heavy if names or str(each.data.get("key", "")).partition(".")[0] not in _LATER]
    return sorted(ours, key=lambda each: each.severity is not Severity.ERROR)


def _name(finding: Finding) -> Clash:
    return (finding.code, str(finding.params))


def _asked(talk: Dialogue, desk: Desk, clash: Finding, found: tuple[Cure, ...]) -> Cure | None:
    tell_clash(talk, desk, clash, cured=bool(found))
    if not found:
        talk.say("new.clash.none")
    else:
        talk.numbered([_cure(cure, desk) for cure in found])
        talk.say("new.clash.ask")
    while typed := talk.line():
        if typed.isdecimal() and len(typed) < 10 and 1 <= int(typed) <= len(found):
            return found[int(typed) - 1]
        talk.say("new.clash.ask") if typed == HELP else talk.not_understood(typed)
    talk.say("new.clash.left")
    return None


def tell_clash(talk: Dialogue, desk: Desk, clash: Finding, *, cured: bool = False) -> None:
    """Show what does not go together, and why; without cures to choose from, also what would mend it."""
    talk.tell(strong(f"! {_told(clash, desk)}"), *_advice(clash, talk, cured))


def _told(clash: Finding, desk: Desk) -> str:
    """What does not go together. By which settings an option is idle is of use only to who sees the file."""
    if clash.code == _IDLE:
        return desk.messages("new.clash.idle", name=_called(str(clash.params["name"]), desk))
    worded = _in_words(clash, desk)
    if clash.code == _DISAGREE:  # the two values are told by the cures, as sentences
        return desk.messages("new.clash.disagree", **{name: str(worded.params[name]) for name in _SIDES})
    return headline(worded, desk.messages)


def _in_words(clash: Finding, desk: Desk) -> Finding:
    """The finding with the titles of rulesets and the names of options for their ids and keys."""
    told = dict(clash.params)
    for name in _IDS:
        if isinstance(told.get(name), str):
            told[name] = desk.title(str(told[name]))
    if str(told.get("name")) in BY_KEY:
        told["name"] = _called(str(told["name"]), desk)
    return replace(clash, params=told)


def _advice(clash: Finding, talk: Dialogue, cured: bool) -> list[Block]:
    """Why it does not go together, in the words of the ruleset that says so; what to write, where no cure is at hand."""
    reasons = [each.params["because"] for each in clash.helps if each.key == "because"]
    sentences = [Texts(each.by_language)(talk.messages.language) for each in reasons if isinstance(each, Spoken)]
    if not cured:
        others = tuple(each for each in clash.helps if each.key != "because")
        sentences += [each.replace("\n", " ") for each in helps(replace(clash, helps=others), talk.messages)]
    return [bullets(sentences)] if sentences else []


def _cure(cure: Cure, desk: Desk) -> Runs:
    messages = desk.messages
    match cure.way:
        case "leave-out" | "take" | "instead":
            return plain(messages(f"new.cure.{cure.way}", title=desk.title(cure.name)))
        case "settle":
            return plain(messages("new.cure.settle", sentence=messages.option(cure.name, cure.value)))
        case "back":
            return plain(messages("new.cure.back", name=_called(cure.name, desk)))
    if cure.low == cure.value:
        return plain(messages("new.cure.exactly", n=cure.value))
    return plain(messages("new.cure.players", min=cure.low, max=cure.value))


def _called(name: str, desk: Desk) -> str:
    """The name of an option, or the title of a ruleset."""
    key = f"options.{name}.name"
    return desk.messages(key) if name in BY_KEY else desk.title(name)
