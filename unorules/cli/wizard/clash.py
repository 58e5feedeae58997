"""What does not go together, told as it arises, each with its cures to choose from."""

from __future__ import annotations

from functools import partial
from typing import Final

from unorules.cli.wizard.choice import choice
from unorules.cli.wizard.desk import Desk
from unorules.cli.wizard.dialogue import Dialogue, strong
from unorules.cli.wizard.narrow import Narrowed, asked, ends_of, left_so, narrowed
from unorules.cli.wizard.plan import KEYS, Clash, Plan
from unorules.cli.wizard.worded import advice, worded
from unorules.diagnostics.model import Finding, Severity
from unorules.document.model import Paragraph, Runs, bullets, paragraph, plain
from unorules.engine.options import BY_KEY
from unorules.rulebook.curing import Cure
from unorules.rulebook.drafting import Draft, Judged
from unorules.rulebook.model import Rulebook
from unorules.values import replace

_LATER: Final = ("title", "id")
"""Keys that a later question is about."""

_PARTNERS: Final = ("RS410", "RS411")
"""Of these is told although no file would have them: a wish for more players goes against them."""

_FOUR: Final = (_PARTNERS[0], "")
"""Stands among what was left for the wish for more players that partners do not grant."""

_DISAGREE: Final = "RS308"
_HOLDS_ANYWAY: Final = "RS309"
MOST_SEATS: Final = "players.max"


def cleared(talk: Dialogue, desk: Desk, plan: Plan) -> Plan:
    """The plan after every clash in it that was not left before was told, and cured where a cure was chosen.

    Raises BackError where what led to it is to be taken back.
    """
    while True:
        narrow = narrowed(desk, plan)
        if narrow is not None and narrow.clash not in plan.left:
            plan = _overruled(desk, asked(talk, desk, plan, narrow), narrow)
            continue
        clash = next((each for each in clashes(desk, plan) if _name(each) not in plan.left), None)
        if clash is None:
            return _as_wished(talk, desk, plan) if narrow is None else plan
        chosen = _asked(talk, desk, clash, _cures(desk, plan.draft, clash))
        left = replace(plan, left=plan.left | {_name(clash)})
        plan = _settled(desk, plan, clash, chosen) if chosen else left


def _overruled(desk: Desk, plan: Plan, narrow: Narrowed) -> Plan:
    """The plan in which no more is asked about a house rule that has no effect, where numbers were kept that overrule it."""
    if narrow.clash not in plan.left:
        return plan
    idle = (each for each in clashes(desk, plan) if each.code == "RS403" and narrow.name in each.params.values())
    return replace(plan, left=plan.left | {_name(each) for each in idle})


def _settled(desk: Desk, plan: Plan, clash: Finding, chosen: Cure) -> Plan:
    """The plan with a cure. Who lets partners be four has said what becomes of a wish for more: no more is asked about it, and as
    many as were to play before may do so again without them.
    """
    cured = _cured(desk, plan, chosen)
    if clash.code not in _PARTNERS or chosen.way != "players":
        return cured
    before = plan.draft.values.get(MOST_SEATS)
    wished = before if isinstance(before, int) else plan.wished
    return replace(cured, wished=wished, left=cured.left | {_FOUR})


def cured_by_play(talk: Dialogue, desk: Desk, plan: Plan, shown: tuple[Finding, ...]) -> Plan:
    """The plan after what play has shown to be wrong was told, each with the cures that were seen to mend it at play, until one is
    chosen; what was left as it is, is told and not asked about again. Raises BackError.
    """
    judged = desk.judge(plan.draft)
    now = replace(judged, findings=(*judged.findings, *shown))
    for finding in sorted(shown, key=lambda each: each.severity is not Severity.ERROR):
        name = (finding.code, "")
        known = () if name in plan.left else desk.cures(plan.draft, finding, partial(_played, desk, plan.draft, now))
        talk.forget()  # the cures were tried by play
        if not known:
            tell_clash(talk, desk, finding)
        elif chosen := _asked(talk, desk, finding, known):
            return _cured(desk, plan, chosen)
        elif finding.severity is not Severity.ERROR:
            plan = replace(plan, left=plan.left | {name})
    return plan


def _played(desk: Desk, draft: Draft, now: Judged, other: Draft) -> Judged:
    """What play shows of a draft; of the one at hand that is known."""
    return now if other == draft else desk.play(other)


def _cured(desk: Desk, plan: Plan, chosen: Cure) -> Plan:
    """The plan with a cure; whoever lets fewer sit down is not held to the number of before, and whoever settles how many is asked
    about no wish against it.
    """
    most = int(desk.judge(chosen.draft).rulebook.value(MOST_SEATS))
    fewer = chosen.way == "players" or chosen.name == MOST_SEATS
    settled = chosen.way == "settle" and chosen.name == MOST_SEATS
    seats = min(plan.seats, most) if fewer else plan.seats
    given_up = settled or (chosen.way == "back" and chosen.name == MOST_SEATS)
    return replace(plan, draft=chosen.draft, seats=seats, wished=0 if given_up else plan.wished)


def _as_wished(talk: Dialogue, desk: Desk, plan: Plan) -> Plan:
    """The plan with room for as many as were asked for, told, once that is possible where it was not before."""
    low, high = ends_of(desk.judge(plan.draft).rulebook)
    if not plan.wished or (high >= plan.wished and low <= plan.fewest):
        return plan
    if high >= plan.wished:
        return _few_enough(talk, desk, plan)
    free = plan.with_values({key: value for key, value in plan.draft.values.items() if key != MOST_SEATS})
    if int(desk.judge(free.draft).rulebook.value(MOST_SEATS)) < plan.wished:
        free = free.with_values({**free.draft.values, MOST_SEATS: plan.wished})
    had = {_name(each) for each in clashes(desk, plan)}
    against = [each for each in clashes(desk, free) if _name(each) not in had]
    partners = [each for each in against if each.code in _PARTNERS]
    if partners:
        return _decided(talk, desk, plan, free, partners[0])
    if against:  # a number of one's own was chosen knowing that; one that fell away with a house rule was not
        return plan if MOST_SEATS in plan.draft.values else cleared(talk, desk, free)
    talk.say("new.players.again", n=plan.wished)
    return free


def _few_enough(talk: Dialogue, desk: Desk, plan: Plan) -> Plan:
    """The plan with room for as few as were told, over an edition that wants more; partners are asked about elsewhere."""
    if desk.judge(plan.draft).rulebook.value("teams.partners"):
        return plan
    talk.say("new.players.again", n=plan.fewest)
    return plan.with_values({**plan.draft.values, KEYS[0]: plan.fewest})


def _decided(talk: Dialogue, desk: Desk, plan: Plan, free: Plan, clash: Finding) -> Plan:
    """The plan after the wish for more players, as in `free`, has met partners: asked once, which of the two it shall be."""
    if not plan.left.isdisjoint({_name(clash), _FOUR}):
        return plan
    # The number is in no file yet, so there is none to take back.
    found = _cures(desk, free.draft, clash)
    chosen = _asked(talk, desk, clash, tuple(each for each in found if each.way != "back"))
    if chosen is None:
        return replace(plan, left=plan.left | {_name(clash)})
    if chosen.way == "players":
        return replace(_cured(desk, plan, chosen), wished=0)
    values = {key: value for key, value in chosen.draft.values.items() if key != MOST_SEATS}
    return cleared(talk, desk, replace(plan, draft=replace(chosen.draft, values=values)))


def _cures(desk: Desk, draft: Draft, clash: Finding) -> tuple[Cure, ...]:
    """The cures of a clash; partners can always be left out, although as many as are wanted may meet something else then."""
    found = tuple(each for each in desk.cures(draft, clash) if not _unmended(desk, each, clash))
    if clash.code not in _PARTNERS or any(each.way == "leave-out" for each in found):
        return found
    brought = [name for name in draft.uses if (each := desk.find(name)) and each.values.get("teams.partners")]
    rest = tuple(name for name in draft.uses if name not in brought)
    return (*found, *(Cure("leave-out", name, replace(draft, uses=rest)) for name in brought[:1]))


def _unmended(desk: Desk, cure: Cure, clash: Finding) -> bool:
    """Whether partners would still be open to others than four after one of two numbers was given up."""
    return (
        clash.code in _PARTNERS
        and cure.way == "back"
        and any(each.code in _PARTNERS for each in desk.judge(cure.draft).heavy)
    )


def clashes(desk: Desk, plan: Plan, *, names: bool = False) -> list[Finding]:
    """The errors and warnings of a plan, errors first; those about the name and the id only with `names`."""
    heavy = desk.judge(plan.draft).heavy
    if any(
        each.code in _PARTNERS for each in heavy
    ):  # beside that, a number that holds anyway is nothing anybody chose
        heavy = tuple(each for each in heavy if each.code != _HOLDS_ANYWAY or each.data.get("key") not in KEYS)
    ours = [each for each in heavy if names or str(each.data.get("key", "")).partition(".")[0] not in _LATER]
    return sorted(ours, key=lambda each: (each.severity is not Severity.ERROR, each.code not in _PARTNERS))


def standing(desk: Desk, plan: Plan) -> list[Finding]:
    """The clashes that were left as they are."""
    return [each for each in clashes(desk, plan) if _name(each) in plan.left]


def put_again(plan: Plan, wrong: list[Finding]) -> Plan:
    """The plan in which these clashes are asked about once more."""
    return replace(plan, left=plan.left - {_name(each) for each in wrong})


def _name(finding: Finding) -> Clash:
    return (finding.code, str(finding.params))


def _asked(talk: Dialogue, desk: Desk, clash: Finding, found: tuple[Cure, ...]) -> Cure | None:
    tell = partial(tell_clash, talk, desk, clash, cured=bool(found))
    rows = [_cure(cure, desk) for cure in found]
    place = choice(talk, tell, rows, partial(_explain, talk, desk, found, rows))
    if place is not None:
        return found[place]
    talk.say("new.clash.left-wrong" if clash.severity is Severity.ERROR else "new.clash.left")
    return None


def _explain(talk: Dialogue, desk: Desk, found: tuple[Cure, ...], rows: list[Runs], place: int) -> None:
    """A cure once more, with what the ruleset is that it is about, or what the option decides."""
    name = found[place].name
    ruleset, question = desk.find(name), f"options.{name}.question"
    about = ruleset.description(talk.messages.language) if ruleset else ""
    if name in BY_KEY:
        about = talk.messages(question)
    talk.tell(Paragraph(rows[place]), *([paragraph(about)] if about else []))
    talk.say("new.clash.help")


def tell_clash(talk: Dialogue, desk: Desk, clash: Finding, *, cured: bool = False) -> None:
    """Show what does not go together, and why; without cures to choose from, also what would mend it."""
    reasons = advice(clash, desk, cured=cured)
    talk.tell(strong(f"! {worded(clash, desk)}"), *([bullets(reasons)] if reasons else []))


def tell_standing(talk: Dialogue, desk: Desk, plan: Plan, left: list[Finding]) -> None:
    """Remind of what was left as it is, without asking again."""
    book = desk.judge(plan.draft).rulebook
    told = dict.fromkeys([*(_as_left(each, desk, book) for each in left), *left_so(desk, plan)])
    if told:
        talk.tell(paragraph(talk.messages("new.clash.standing")), bullets(told))


def _as_left(clash: Finding, desk: Desk, book: Rulebook) -> str:
    """What does not go together; of a disagreement on an option also what is played while nobody settles it."""
    key = str(clash.params.get("name", ""))
    if clash.code != _DISAGREE or key not in BY_KEY:
        return worded(clash, desk)
    return desk.messages(
        "new.clash.held", clash=worded(clash, desk), sentence=desk.messages.option(key, book.value(key))
    )


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
