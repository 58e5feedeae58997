"""Where the wording itself says whether the yes of a question is its topic's yes: then nothing need be weighed.

"Is that cheating?" turns what may be done; "must I?" and "does it really have to?" keep what must be or is so; of "A or B?" the
first half is looked at. The rules are tried in order, and the first that knows decides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from unorules.ask.propositions import modality
from unorules.ask.read_features import Frame
from unorules.ask.read_form import either_or_at, last_clause, marks_within
from unorules.ask.read_judged import judged
from unorules.ask.words import Token

DENIALS: Final = frozenset({"not", "never", "forbidden", "nobody", "no-draw"})
_AGAINST: Final = frozenset({"forbidden", "cheat", "wrong", "not", "nobody", "never"})
# Whose proposition is that nothing is to pay: "do I still get a penalty?" asks for the opposite.
_SPARED: Final = frozenset({"uno-self-correct", "uno-missed-win"})
_TURN_AGAIN: Final = frozenset({"reverse-two-players", "skip-two-players", "draw-card-two-players"})
# What the rules make happen: "does everybody really have to?" is its own yes.
_WHAT_MUST_HAPPEN: Final = frozenset(
    "zero-rotate seven-swap finish-draw-penalty uno-false-call uno-false-accusation mercy-rule".split()
)
_PAYING: Final = frozenset({"penalty", "draw", "paid"})
_SHORT_CLAUSE, _SHORTEST_TAGGED, _HEAD = 6, 4, 4


def settled_by_wording(seen: Frame, topic: str) -> bool | None:
    """True or False where the last clause says plainly what it asks for, None where it does not.

    Only rules that know better than the weights do, on questions as they are asked at tables, are kept.
    """
    clause = last_clause(seen)
    return next((found for rule in _RULES if (found := rule(seen, topic, clause)) is not None), None)


def _concepts(seen: Frame, clause: list[Token]) -> set[str]:
    return {mark.concept for mark in marks_within(seen, clause)}


def _who_is_right(seen: Frame, topic: str, clause: list[Token]) -> bool | None:
    """ "Who is right?" takes no side: the rule itself is told. A claim that is judged may say that it goes the other way."""
    concepts = _concepts(seen, clause)
    if {"who", "right"} <= concepts:
        return False
    found = judged(seen, topic)
    return found if found or "wrong" in concepts else None


def _surely_not(seen: Frame, topic: str, clause: list[Token]) -> bool | None:
    """ "Det er vel ikke lov?", "eihän niin saa tehdä?": judged by what it asks about, as a question with a "not" is."""
    if not seen.says("surely-not", within=clause) or seen.says("confirms", within=clause[-2:]):
        return None
    if seen.language == "fi" and not seen.says("surely-not", within=clause[:1]):
        return None  # "…, eihän?" at the end has a statement confirmed
    return modality(topic) == "may" and seen.says("plain-ban", within=clause)


def _by_a_tag(seen: Frame, topic: str, clause: list[Token]) -> bool | None:
    """ "That's not allowed, is it?" is answered by what the tag asks."""
    kind = modality(topic)
    tagged = len(clause) > _SHORTEST_TAGGED and seen.says("tag-verb", within=clause[-2:-1])
    tagged = tagged and seen.says("tag-subject", within=clause[-1:]) and seen.says("told-not", within=clause[:-2])
    if tagged and (kind == "may" or len(clause) <= _SHORT_CLAUSE):
        return False
    denied = any(mark.concept in DENIALS for mark in marks_within(seen, clause[:-2]))
    return False if kind == "may" and denied and seen.says("asks-after-all", within=clause[-3:]) else None


def _of_its_own_topic(seen: Frame, topic: str, clause: list[Token]) -> bool | None:
    """ "Must we count points?", "am I still in?", "is it her turn now?": what only one topic, or a few, can be asked."""
    if topic == "scoring-optional" and seen.says("must-head", within=clause[:3]):
        return True
    concepts = _concepts(seen, clause)
    if topic in _SPARED and (concepts & _PAYING or seen.says("owes", within=clause)):
        return None if seen.says("goes-free", "gets-off", within=clause) else not concepts & _AGAINST
    if topic in _TURN_AGAIN and not concepts & {"cheat", "forbidden", "wrong"}:
        return _whose_turn(seen, clause)
    still_in = "or" not in concepts and seen.says("still-in", within=clause)
    return True if topic == "mercy-rule" and still_in else None


def _must_or_wrong(seen: Frame, topic: str, clause: list[Token]) -> bool | None:
    """ "Is it enough …?" of what must be, "does it keep me from …?", "did I do wrong?" of what may be."""
    kind, concepts = modality(topic), _concepts(seen, clause)
    if topic in _WHAT_MUST_HAPPEN and "must" in concepts and not concepts & _AGAINST:
        return False
    cut = either_or_at(seen, clause)
    half = clause if cut is None else [word for word in clause if word.start < seen.words[cut].start]
    if kind == "must" and seen.says("enough", within=half) and "not" not in concepts:
        return True
    if kind == "may" and seen.says("keeps-from", within=half):
        return True
    wrong = kind == "may" and "wrong" in concepts and not concepts & {"right", "says", "or", "challenge", "may"}
    return True if wrong else None


def _put_with_a_not(seen: Frame, topic: str, clause: list[Token]) -> bool | None:
    """ "Er det ikke lov å …?", "eikö saa …?", "får man inte …?": judged by what it asks about (answers.md)."""
    if not clause or modality(topic) != "may" or _concepts(seen, clause) & {"must", "cheat", "wrong"}:
        return None
    heads = clause[:5]
    inverted = seen.says("inverted-verb", within=heads[:1]) and seen.says("told-not", within=heads[1:])
    if not inverted and not seen.says("asks-with-not", within=heads[:1]):
        return None
    return seen.says("plain-ban", within=clause)  # "isn't that forbidden?" asks whether it is


def _first_half(seen: Frame, topic: str, clause: list[Token]) -> bool | None:
    """A ban, a "must" or a "may" in what is asked, of two things in the first."""
    if not clause:
        return None
    kind, cut = modality(topic), either_or_at(seen, clause)
    first, until = clause[0].start, seen.words[cut].start if cut is not None else clause[-1].start + 1
    half = [mark for mark in seen.marks if first <= seen.words[mark.start].start < until]
    told = {mark.concept for mark in half}
    ahead = clause[:_HEAD] if cut is None else [word for word in clause[:_HEAD] if word.start < seen.words[cut].start]
    told |= {"must"} if "force-play" in told or seen.says("must-head", within=ahead) else set()
    # "Får man inte …?" asks whether one may: a ban that opens the question is none.
    bans = any(mark.concept in ("forbidden", "cheat") and first < seen.words[mark.start].start for mark in half)
    if bans and kind == "may" and not told & {"right", "not", "wrong", "challenge", "accuse", "says"}:
        return True
    if cut is not None and kind == "may" and not told & {*_AGAINST, "must", "penalty", "draw", "refuse"}:
        return False  # "does it go on that, or must the colour match?"
    if cut is not None and topic in _WHAT_MUST_HAPPEN and not told & {*_AGAINST, "safe", "no-draw"}:
        return False
    if "must" in told and kind == "must" and not told & _AGAINST:
        return False
    if cut is not None and kind in ("may", "must") and told & {"may", "must"} and not told & _AGAINST:
        return ("must" in told) != (kind == "must")
    return None


def _whose_turn(seen: Frame, clause: list[Token]) -> bool | None:
    """With two: True where the turn is asked for another than the one who laid, False for the same; None where that is not said."""
    commas = [word.start for word in seen.words if word.kind == "stop" and "," in word.text]
    tail = [word for word in clause if not commas or word.start > commas[-1]]
    asked = _person(seen, tail) or _person(seen, clause)  # "then she gets a turn, no?"
    if asked is None:
        return None
    return asked == "mine" if _laid_by_the_other(seen, tail) else asked == "other"


def _laid_by_the_other(seen: Frame, tail: Sequence[Token]) -> bool:
    """Whether somebody else is told to have laid the card, before the question itself: "she puts down a reverse, …"."""
    laid = [mark.start for mark in seen.marks if mark.concept == "lay" and seen.words[mark.start] not in tail]
    return any(seen.said_at(at - 1, "the-other-one") and not seen.said_at(at - 1, "my-own-turn") for at in laid if at)


def _person(seen: Frame, words: Sequence[Token]) -> str | None:
    other, mine = seen.says("the-other-one", within=words), seen.says("my-own-turn", within=words)
    return None if other == mine else "other" if other else "mine"


_RULES: Final[tuple[Callable[[Frame, str, list[Token]], bool | None], ...]] = (
    _who_is_right,
    _surely_not,
    _by_a_tag,
    _of_its_own_topic,
    _must_or_wrong,
    _put_with_a_not,
    _first_half,
)
