"""The persons of a question where they stand, the asker among them: who laid the card, and on whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_names import Named, named
from unorules.ask.words import Token

ME: Final = ""
_NEAR: Final = 3
_TO_WHOM: Final = ("lle", "lleen")


def people(seen: Frame) -> list[Named]:
    """The persons where they stand: those named, and the asker."""
    told = named(seen)
    told += _listed(seen, told)
    told += _once_more(seen, told)
    taken = {at for each in told for at in range(each.start, each.end)}
    mine = [
        Named(ME, word.folded, at, at + 1)
        for at, word in enumerate(seen.words)
        if at not in taken and word.kind == "word" and seen.said_at(at, "me-in-a-row", "first-person")
    ]
    return sorted([*told, *mine], key=lambda each: each.start)


def _listed(seen: Frame, told: list[Named]) -> list[Named]:
    """Words with a capital that mean something else, too, where they stand between names in a row: "Ivy, Max, Noor"."""
    starts, ends = {each.start for each in told}, {each.end for each in told}
    starts |= {at for at in range(len(seen.words)) if told and seen.said_at(at, "me-in-a-row")}
    found = {word.folded for at, word in enumerate(seen.words) if at not in starts and _may_sit(seen, at, starts, ends)}
    return [
        Named(word.text.capitalize(), word.text, at, at + 1)
        for at, word in enumerate(seen.words)
        if word.folded in found and at not in starts
    ]


def _once_more(seen: Frame, told: list[Named]) -> list[Named]:
    """Words with a capital that begin with a name told before: "Fias", whatever that is by itself."""
    taken = {at for each in told for at in range(each.start, each.end)}
    known = {each.name for each in told}
    found: list[Named] = []
    for at, word in enumerate(seen.words):
        if at not in taken and word.kind == "word" and word.text.istitle():
            name = next((name for name in known if _is_bent(name, word.text)), None)
            found += [] if name is None else [Named(name, word.text, at, at + 1)]
    return found


def _is_bent(name: str, form: str) -> bool:
    """Whether the form is the name with a short ending."""
    return len(name) >= _NEAR and form.startswith(name) and len(form) - len(name) <= _NEAR


def _may_sit(seen: Frame, at: int, starts: set[int], ends: set[int]) -> bool:
    word = seen.words[at]
    if is_kin(seen, at):
        return (at + 2 in starts or at - 1 in ends) and _in_commas(seen, at)
    if word.kind != "word" or not word.text.istitle() or seen.said_at(at, "never-a-name", "no-name"):
        return False
    if at == 0 or seen.words[at - 1].sentence != word.sentence:  # "Bo sits on my left", "Kay, Lee and Moe sit"
        known = any(mark.start <= at < mark.end for mark in seen.marks)
        seated = seen.said_at(at + 1, "sits-in-order") or (at + 2 in starts and joins(seen, at + 1))
        return not known and not seen.said_at(at, "sits-in-order") and seated
    if seen.said_at(at, "given-name"):
        return True  # "Tor", which means a number, too
    return (at + 2 in starts or at - 1 in ends) and _in_commas(seen, at)


def is_kin(seen: Frame, at: int) -> bool:
    """A word for kin, which sits in a row as a name does: "Dad, me, Lou"."""
    kin = seen.said_at(at, "another-person") or any(mark.concept == "nan" and mark.start == at for mark in seen.marks)
    return kin and not seen.said_at(at, "he-or-she", "pronoun", "me-in-a-row") and seen.words[at].kind == "word"


def _in_commas(seen: Frame, at: int) -> bool:
    behind = at + 1 >= len(seen.words) or seen.words[at + 1].kind == "stop" or seen.said_at(at + 1, "and-in-a-list")
    return behind and joins(seen, at - 1)


def joins(seen: Frame, at: int) -> bool:
    word = seen.words[at]
    if word.kind == "stop":
        return "," in word.text
    return seen.said_at(at, "and-in-a-list", "then-in-a-row")


def layer(seen: Frame) -> str | None:
    """Who laid the card: the nearest person before it in its sentence, outside of the row that tells the seats."""
    if seen.cards:
        first = seen.cards[0].start
        return None if _is_challenged(seen, first) else ME if _lays_it_myself(seen, first) else doer(seen, first)
    if (deed := deed_done(seen)) is not None:
        return ME if _is_my_deed(seen, deed) else doer(seen, deed)
    laid = [mark.start for mark in seen.marks if mark.concept == "lay"]
    return doer(seen, laid[-1] + 1) if laid and laid[-1] + 1 < len(seen.words) else None


def deed_done(seen: Frame) -> int | None:
    """Where somebody is passed over, or play is turned round, without a card being named: "I skipped Bo"."""
    asked = last_clause(seen)
    first = asked[0].start if asked else 0
    deeds = [mark.start for mark in seen.cues if mark.concept in ("passes-over-verb", "turned-round")]
    return next((at for at in sorted(deeds) if seen.words[at].start < first), None)


def _is_my_deed(seen: Frame, at: int) -> bool:
    """A verb in the first person, or one that opens its sentence: "Ohitin Bon.", "Skipped Bo."."""
    opens = at == 0 or seen.words[at - 1].sentence != seen.words[at].sentence
    return opens if seen.language != "fi" else seen.said_at(at, "deed-in-first-person")


def _lays_it_myself(seen: Frame, card: int) -> bool:
    """ "Löin ohituksen", "La en stopp": the verb right before the card tells of the asker's deed."""
    near = range(max(0, card - _NEAR), card)
    verb = next((at for at in near if seen.said_at(at, "puts-down", "lays", "first-person")), None)
    if verb is None or any(each.start in range(verb, card) for each in people(seen)):
        return False
    return seen.words[verb].sentence == seen.words[card].sentence and _is_my_deed(seen, verb)


def _is_challenged(seen: Frame, at: int) -> bool:
    """ "I challenged the +4 of Leif": whoever stands before the card did not lay it."""
    here = [mark for mark in seen.marks if seen.words[mark.start].sentence == seen.words[at].sentence]
    challenged = [mark.end for mark in here if mark.concept == "challenge" and mark.end <= at]
    between = range(challenged[-1], at) if challenged else range(0)
    named = any(each.start in between for each in people(seen))
    return bool(challenged) and not named and not any(mark.concept == "lay" and mark.end <= at for mark in here)


def doer(seen: Frame, at: int) -> str | None:
    here = seen.words[at].sentence
    told = [each for each in people(seen) if seen.words[each.start].sentence == here]
    before = [each for each in told if each.end <= at]
    row = [each for each in before if _is_in_a_row(seen, each, before)]
    acting = [each for each in before if each not in row] or before[-1:]
    return acting[-1].name if acting else next((each.name for each in told if each.start > at), None)


def _is_in_a_row(seen: Frame, each: Named, told: list[Named]) -> bool:
    """Whether a comma or "and" joins the person to another."""
    at = told.index(each)
    behind = told[at + 1] if at + 1 < len(told) else None
    return behind is not None and all(
        seen.words[place].kind == "stop" or seen.said_at(place, "and-in-a-list")
        for place in range(each.end, behind.start)
    )


def victim(seen: Frame) -> str | None:
    """On whom the card was laid: "a +4 on Vera", "plusnelosen Saijalle", "på mig"; None where it is not told."""
    for face in seen.cards[:1]:
        here = seen.words[face.start].sentence
        for each in people(seen):
            near = seen.words[each.start].sentence == here and face.end <= each.start < face.end + _NEAR
            if near and each.start > 0 and (_is_to(seen, each) or seen.said_at(each.start - 1, "laid-onto", "laid-on")):
                return each.name
        return ME if seen.says("on-me") else None
    return None


def _is_to(seen: Frame, each: Named) -> bool:
    """Whether the form says to whom: "Saijalle", "mulle"."""
    return seen.language == "fi" and each.form.casefold().endswith(_TO_WHOM) and each.form != each.name


def asked_in(seen: Frame, words: Sequence[Token]) -> list[str]:
    """The persons who stand among the words, each once."""
    starts = {word.start for word in words}
    return list(dict.fromkeys(each.name for each in people(seen) if seen.words[each.start].start in starts))
