"""The rules tried out by play before they get a name: what only play shows is told where it can still be changed."""

from __future__ import annotations

from unorules.cli.wizard.clash import cleared, cured_by_play, put_again, standing, tell_standing
from unorules.cli.wizard.desk import Desk, proven
from unorules.cli.wizard.dialogue import Dialogue
from unorules.cli.wizard.plan import Plan, UnplayableError
from unorules.diagnostics.model import Finding, Severity
from unorules.rulebook.drafting import Draft
from unorules.values import replace


def tried(talk: Dialogue, desk: Desk, plan: Plan) -> Plan:
    """The plan after a few hundred rounds, cured where a cure was chosen; what was tried out already is not played again.

    Raises UnplayableError where the rules cannot be played as they are left, and BackError.
    """
    plan = cleared(talk, desk, plan)
    if not desk.judge(plan.draft).ok:
        left = standing(desk, plan)
        tell_standing(talk, desk, plan, left)
        raise back_to_the_rules(talk, plan, left)
    if plan.tried == _rules(plan.draft):
        return plan
    with talk.playing():
        shown = proven(desk.text(plan.draft), desk.path(plan.draft))
    chosen = cured_by_play(talk, desk, plan, shown)
    if chosen.draft != plan.draft:
        return tried(talk, desk, chosen)
    if any(finding.severity is Severity.ERROR for finding in shown):
        raise back_to_the_rules(talk, chosen, standing(desk, chosen))
    return replace(chosen, tried=_rules(plan.draft), shown=shown)


def _rules(draft: Draft) -> Draft:
    """The draft without what it is called, which makes no difference to play."""
    return replace(draft, id="", titles={})


def back_to_the_rules(talk: Dialogue, plan: Plan, left: list[Finding]) -> UnplayableError:
    """What leads back to where the rules can be mended, told; of the errors among what was left it is asked again."""
    talk.say("new.review.must")
    talk.wait()
    return UnplayableError(put_again(plan, [each for each in left if each.severity is Severity.ERROR]))
