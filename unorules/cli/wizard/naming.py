"""What the rules are called: the name for people in one or more languages, and the id by which they are found."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from typing import Final

from unorules.cli.wizard.clash import clashes
from unorules.cli.wizard.counted import joins
from unorules.cli.wizard.desk import Desk
from unorules.cli.wizard.dialogue import BackError, Dialogue, shortened, strong
from unorules.cli.wizard.plan import Plan
from unorules.diagnostics.show import headline, helps
from unorules.document.model import bullets, paragraph
from unorules.i18n.language import LANGUAGES, normalise
from unorules.i18n.messages import Messages, load
from unorules.rulebook.drafting import free_id, is_id, proposed_id
from unorules.rulebook.reader import slug
from unorules.rulebook.shelf import SHIPPED
from unorules.values import replace

_CODE: Final = re.compile(r"[A-Za-z]{2,3}([-_][A-Za-z]{2})?\Z")
_UNSEEN: Final = dict.fromkeys(map(ord, "\u00ad\u200b\u2060\ufeff"))


def ask_title(talk: Dialogue, desk: Desk, plan: Plan) -> Plan:
    """The name in the language of the dialogue."""
    talk.heading("new.title.question")
    talk.say("new.title.ask")
    return _titled(talk, desk, plan, talk.messages.language, talk.messages("new.title.default"))


def ask_languages(talk: Dialogue, desk: Desk, plan: Plan) -> Plan:
    """The name in further languages, as many as are wanted. Raises BackError with those and the names given so far."""
    own = talk.messages.language
    while True:
        known = dict.fromkeys((*plan.languages, *plan.draft.titles))
        try:
            kept = _wanted(talk, own, [language for language in known if language != own])
        except BackError:
            raise BackError(plan) from None
        titles = {language: title for language, title in plan.draft.titles.items() if language in (own, *kept)}
        plan = replace(plan, draft=replace(plan.draft, titles=titles), languages=tuple(kept))
        try:
            return _in_each(talk, desk, plan, kept)
        except BackError as back:  # from a name to the question which languages, with those that were given
            plan = back.kept if isinstance(back.kept, Plan) else plan


def _wanted(talk: Dialogue, own: str, kept: Sequence[str]) -> list[str]:
    """The further languages that are wanted; those of `kept` stand as the default."""
    others = [language for language in LANGUAGES if language != own]
    called = [f"{each} ({name})" if (name := _name_of(each, talk.messages)) else each for each in others]
    talk.heading("new.languages.question")
    while True:
        talk.say("new.languages.ask", languages=talk.messages.list(called))
        typed = talk.line(" ".join(kept))
        if (wanted := _languages(typed, own)) is not None:
            return wanted
        if typed.casefold() in talk.messages("new.no").split():
            return []
        if talk.wants_help(typed):
            talk.say("new.languages.help")
        else:
            strange = _strange(typed)
            talk.not_understood(strange[0] if len(strange) == 1 else typed)


def _in_each(talk: Dialogue, desk: Desk, plan: Plan, wanted: Sequence[str]) -> Plan:
    """The plan with a name in each of the languages, but for those left out. Raises BackError with the names given so far."""
    for language in wanted:
        named = f"new.languages.in.{language}"
        asked = talk.messages(named if talk.messages.has(named) else "new.languages.in.any", language=language)
        skips = "" if language in plan.draft.titles else f" {talk.messages('new.languages.skip')}"
        talk.tell(paragraph(f"{asked}{skips}"))
        try:
            plan = _titled(talk, desk, plan, language, "")
        except BackError:
            raise BackError(plan) from None
    return plan


def _languages(typed: str, own: str) -> list[str] | None:
    """The languages in a line, by their codes or names, without the dialogue's own; None where one of them is none."""
    found = [_language(word) for word in _parts(typed)]
    if not all(found) or (typed and not found):
        return None
    return [each for each in dict.fromkeys(found) if each and each != own]


def _parts(typed: str) -> list[str]:
    """The words of a line that commas, blanks, signs or an "and" of any language part."""
    return [word for word in re.split(r"[\s,;&+/]+", typed) if word and word.casefold() not in joins()]


def _strange(typed: str) -> list[str]:
    return [word for word in _parts(typed) if not _language(word)]


def _language(word: str) -> str | None:
    return _by_code(word) or _by_name(word)


def _by_code(word: str) -> str | None:
    """The language of a code, alone or with a country: a name that merely begins like one, "fi-jutut", is none."""
    return normalise(word) if _CODE.match(word) else None


def _name_of(code: str, messages: Messages) -> str:
    key = f"new.languages.called.{code}"
    return messages(key) if messages.has(key) else ""


def _by_name(word: str) -> str | None:
    """The language that goes by a name in any of the languages; by its beginning from four letters on: "suomeksi"."""
    wanted = word.casefold()
    for spoken in map(load, LANGUAGES):
        for code in LANGUAGES:
            name = _name_of(code, spoken).casefold()
            if name and (wanted == name or (len(wanted) > 3 and _root(wanted) == _root(name))):
                return code
    return None


def _root(name: str) -> str:
    """What the names of one language have in common in its own forms: svensk, svenska; suomi, suomeksi."""
    return name[:4]


def _titled(talk: Dialogue, desk: Desk, plan: Plan, language: str, proposed: str) -> Plan:
    """The plan with a name in the language, asked again until it is one that a file may hold; none where none is proposed."""
    while True:
        typed = without_unseen(talk.line(plan.draft.titles.get(language, proposed)))
        if talk.wants_help(typed):
            talk.say("new.title.help")
        elif not typed:
            return plan
        else:
            titled = replace(plan, draft=replace(plan.draft, titles={**plan.draft.titles, language: typed}))
            if not _complained(talk, desk, titled, language):
                return titled


def without_unseen(text: str) -> str:
    """A name without the letters that have no width and join nothing: nobody means them, and no search would find it."""
    return text.translate(_UNSEEN)


def _complained(talk: Dialogue, desk: Desk, plan: Plan, language: str) -> bool:
    """Whether something is wrong with the name, told as `validate` would."""
    wrong = [
        each
        for each in clashes(desk, plan, names=True)
        if str(each.data.get("key", "")) in ("title", f"title.{language}")
    ]
    for finding in wrong:
        told = helps(finding, talk.messages)
        talk.tell(strong(f"! {headline(finding, talk.messages)}"), *([bullets(told)] if told else []))
    return bool(wrong)


def id_for(title: str, messages: Messages, taken: Container[str] = ()) -> str:
    """An id for a title, not among `taken`; that of "Our rules" where no letter of the title can stand in one."""
    return proposed_id(title if slug(title) else messages("new.title.default"), taken)


def ask_id(talk: Dialogue, desk: Desk, plan: Plan) -> Plan:
    """The id, made from the name where none was chosen yet."""
    talk.heading("new.id.question")
    taken = frozenset() if desk.force else desk.taken()
    title = plan.draft.titles.get(talk.messages.language, "")
    proposed = plan.draft.id if plan.named else id_for(title, talk.messages, taken)
    if not plan.named and not slug(title):
        talk.say("new.id.nameless")
    talk.say("new.id.ask", path=str(desk.path(replace(plan.draft, id=proposed))))
    while True:
        typed = talk.line(proposed)
        if talk.wants_help(typed):
            talk.say("new.id.help")
        elif typed in SHIPPED:
            talk.say("new.id.shipped", id=typed, proposed=free_id(typed, taken))
        elif not is_id(typed):
            talk.say("new.id.wrong", id=shortened(typed), proposed=id_for(slug(typed) or title, talk.messages, taken))
        elif typed in taken:
            talk.say("new.id.exists", id=typed, proposed=free_id(typed, taken))
        else:
            return replace(plan, draft=replace(plan.draft, id=typed), named=True)
