"""The house rules: chosen from the list by number or by any name that players have for them, explained and tried out on demand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from unorules.cli.wizard.clash import cleared
from unorules.cli.wizard.counted import joins
from unorules.cli.wizard.desk import Desk
from unorules.cli.wizard.dialogue import HELP, BackError, Dialogue, in_a_row, strong, titled
from unorules.cli.wizard.effect import effect
from unorules.cli.wizard.plan import Plan
from unorules.cli.wizard.table import editions_known
from unorules.document.model import Block, Paragraph, Run, Runs, bullets, paragraph
from unorules.i18n.messages import Messages
from unorules.rulebook.aliases import ALIASES
from unorules.rulebook.model import Ruleset
from unorules.rulebook.names import parted, suggest
from unorules.rulebook.reader import slug
from unorules.rulebook.shelf import HOUSE_RULES, SHIPPED, Shelf
from unorules.values import dataclass, replace

_NUMBERS: Final = re.compile(r"[\s,;]*\d+(?:(?:[\s,;]+|\s*[+&]\s*)\d+)*[\s,;]*\Z")
_POINTED: Final = re.compile(r"#?(\d+)[.)]?\Z")


@dataclass(frozen=True, slots=True)
class _List:
    """The rulesets in the order of their numbers."""

    rulesets: tuple[Ruleset, ...]
    messages: Messages

    @property
    def language(self) -> str:
        return self.messages.language

    def called(self, ruleset: Ruleset) -> str:
        """Its title, with its id where another in the list is called the same."""
        title = ruleset.title(self.language)
        if sum(each.title(self.language) == title for each in self.rulesets) == 1:
            return title
        return self.messages("new.with-id", title=title, id=ruleset.id)

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(each.id for each in self.rulesets)

    def meant(self, word: str) -> tuple[str, ...]:
        """The ids that a number or a name may stand for; the likeliest first."""
        if word.isdecimal():
            number = int(word[:9])
            return (self.ids[number - 1],) if 1 <= number <= len(self.ids) else ()
        if word in self.ids:
            return (word,)
        titles: dict[str, list[str]] = {}
        for each in self.rulesets:
            titles.setdefault(each.title(self.language), []).append(each.id)
        called = (name for title in suggest(word, titles) for name in titles[title])
        return tuple(dict.fromkeys((*suggest(word, self.ids), *called)))


def ask_houses(talk: Dialogue, desk: Desk, plan: Plan) -> Plan:
    """The house rules in force, laid in the order in which they were chosen."""
    talk.heading("new.houses.question")
    listed = _List(tuple(_offered(desk, plan)), talk.messages)
    left = _show(talk, listed, plan)
    while typed := _typed(talk, plan, left):
        if left and typed == talk.more:
            left = _show(talk, listed, plan, left)
        elif typed == HELP:
            left = _show(talk, listed, plan)
        elif typed.startswith(HELP):
            _explain(talk, desk, plan, listed, typed.removeprefix(HELP).strip())
        else:
            plan = _toggled(talk, desk, plan, listed, typed)
            talk.tell(paragraph(_chosen(talk, plan, listed)))
    return cleared(talk, desk, plan)


def _typed(talk: Dialogue, plan: Plan, left: int) -> str:
    """A line; without one, more of the list while some of it is left."""
    try:
        return talk.line(talk.more if left else "")
    except BackError:
        raise BackError(plan) from None


def _offered(desk: Desk, plan: Plan) -> list[Ruleset]:
    own = [name for name in Shelf().ids() if name not in SHIPPED and name != plan.draft.id]
    names = dict.fromkeys((*HOUSE_RULES, *own, *plan.draft.uses))
    found = [each for name in names if (each := desk.find(name)) is not None]
    return [each for each in found if each.kind == "house-rule"]


def _show(talk: Dialogue, listed: _List, plan: Plan, first: int = 0) -> int:
    """The list as far as there is room; the place of the first rule left, 0 where all were shown."""
    language = talk.messages.language
    rows: list[Runs] = [titled(listed.called(each), each.description(language)) for each in listed.rulesets]
    marks = [each.id in plan.draft.uses for each in listed.rulesets]
    below = Paragraph((Run(_chosen(talk, plan, listed), "strong"), Run(f" {talk.messages('new.houses.ask')}")))
    return talk.numbered(rows, marks, (below,), first)


def _chosen(talk: Dialogue, plan: Plan, listed: _List) -> str:
    titles = {each.id: listed.called(each) for each in listed.rulesets}
    if not plan.draft.uses:
        return talk.messages("new.houses.none")
    chosen = in_a_row((titles.get(name, name) for name in plan.draft.uses), talk.messages)
    return talk.messages("new.houses.chosen", titles=chosen)


def _toggled(talk: Dialogue, desk: Desk, plan: Plan, listed: _List, typed: str) -> Plan:
    """The plan with what was named put in or taken out; what was not understood is told, and the rest holds."""
    uses = list(plan.draft.uses)
    named = [_one(talk, desk, plan, listed, word) for word in _words(talk, listed, typed)]
    for name in filter(None, named):
        uses.remove(name) if name in uses else uses.append(name)
    if None in named and any(named):
        talk.say("new.houses.rest")
    gone = [desk.title(name) for name in plan.draft.uses if name not in uses]
    try:
        changed = cleared(talk, desk, replace(plan, draft=replace(plan.draft, uses=tuple(uses))))
    except BackError:
        return plan
    if gone:
        talk.say("new.houses.taken-out", titles=in_a_row(gone, talk.messages))
    return changed


def _words(talk: Dialogue, listed: _List, typed: str) -> list[str]:
    """The numbers and names in a line: commas part names, but for a title that has one, and so do blanks and "and" where each
    part names something.
    """
    if _NUMBERS.match(typed):
        return re.findall(r"\d+", typed)
    found: list[str] = []
    for part in parted(typed, map(listed.called, listed.rulesets)):
        words = [_bare(word) for word in part.split() if word.casefold() not in joins()]
        exact = all(word.isdecimal() or word in listed.ids for word in words)
        apart = exact or (not listed.meant(part) and all(map(listed.meant, words)))
        joined = _joined(part)
        is_row = not apart and len(joined) > 1 and all(map(listed.meant, joined))
        found += words if apart else joined if is_row else [part]
    return found


def _joined(part: str) -> list[str]:
    """What the words for "and" stand between."""
    ends = [at for at, word in enumerate(part.split()) if word.casefold() in joins()]
    words = part.split()
    starts = [0, *(at + 1 for at in ends)]
    return [" ".join(words[start:end]) for start, end in zip(starts, [*ends, len(words)], strict=True) if start < end]


def _bare(word: str) -> str:
    """A number without the point or bracket behind it; any other word as it is."""
    return found[1] if (found := _POINTED.match(word)) else word


def _edition(desk: Desk, listed: _List, word: str) -> str:
    """The edition that goes by just that name, which no house rule has; an empty text where none does."""
    wanted = slug(word)
    if word.isdecimal() or wanted in {
        slug(name) for each in listed.rulesets for name in (each.id, listed.called(each))
    }:
        return ""
    for name in editions_known(desk):
        title = desk.title(name)
        called = (name, title, title.partition(",")[0], *ALIASES.get(name, "").split())
        if wanted and wanted in map(slug, called):
            return name
    return ""


def _one(talk: Dialogue, desk: Desk, plan: Plan, listed: _List, word: str) -> str | None:
    """The house rule that a word names, asked for where several may be meant; None where none is."""
    if edition := _edition(desk, listed, word):
        is_chosen = edition == plan.draft.base
        talk.say("new.houses.edition-chosen" if is_chosen else "new.houses.edition", title=desk.title(edition))
        return None
    meant = listed.meant(word)
    if not meant and (place := talk.place(word, len(listed.ids))) is not None:
        return listed.ids[place]
    if not meant:
        talk.not_understood(word, of=len(listed.ids))
        if not word.isdecimal():
            talk.say("new.houses.commas" if " " in word else "new.houses.wanted")
        return None
    if len(meant) == 1:
        return meant[0]
    found = [each for name in meant for each in listed.rulesets if each.id == name]
    rows = [titled(listed.called(each), each.description(listed.language)) for each in found]
    place = talk.which(word, rows)
    return None if place is None else meant[place]


def _explain(talk: Dialogue, desk: Desk, plan: Plan, listed: _List, word: str) -> None:
    """What one house rule says, with what it does not go, what it does to the game over the rules chosen so far, and how it
    is taken in or out.
    """
    name = _one(talk, desk, plan, listed, word)
    if name is None:
        return
    place = listed.ids.index(name)
    ruleset = listed.rulesets[place]
    messages = talk.messages
    sentences = [messages.option(key, value) for key, value in ruleset.values.items()]
    blocks: list[Block] = [strong(listed.called(ruleset)), paragraph(ruleset.description(messages.language))]
    blocks += [bullets(sentences)] if sentences else []
    if ruleset.excludes:
        titles = in_a_row((desk.title(name) for _, name in ruleset.excludes), messages)
        blocks.append(paragraph(messages("new.houses.excludes", titles=titles)))
    state = "is-in" if name in plan.draft.uses else "is-out"
    talk.tell(*blocks)
    with talk.playing():
        shown = _effect(desk, plan, name)
    if shown:
        talk.tell(*shown)
    talk.say(f"new.houses.{state}", n=place + 1)


def _effect(desk: Desk, plan: Plan, name: str) -> Sequence[Block]:
    without = replace(plan.draft, uses=tuple(each for each in plan.draft.uses if each != name))
    before, now = desk.judge(without), desk.judge(replace(without, uses=(*without.uses, name)))
    tried = effect(before.rulebook.rules, now.rulebook.rules, plan.seats, desk.messages, rule=True)
    if tried is None:
        return []
    return [paragraph(tried.sentence), *[tried.tried(plan.seats, desk.messages)] * (tried.players != plan.seats)]
