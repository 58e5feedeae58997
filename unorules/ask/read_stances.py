"""Who stands how to a deed that was told: "… Was she cheating?", "… We said no. Were we right?", "… Nan objects. Has she a case?".

A judgement behind a deed is of the deed, or of what somebody has against it: their refusal, their objection. Whichever it is,
the deed is read as if the plainest question stood behind it ("is that allowed?"); each of the two turns that round where it is
against it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from unorules.ask import model
from unorules.ask.lexicon import Mark
from unorules.ask.propositions import modality
from unorules.ask.read_bare_judgement import Judged, bare_judgement
from unorules.ask.read_clause import last_clause, marks_within, place
from unorules.ask.read_deeds import plainest
from unorules.ask.read_features import Frame, frame
from unorules.ask.words import Token
from unorules.values import dataclass

AGAINST: Final = "stands-against"
_FOR: Final = "stands-for"
_SHORTEST: Final = 3
_LONGEST_STAND: Final = 12
_STEM: Final = 4
_NEAR: Final = 3
_STOPS: Final = " ,;:.!?–-…"
_FIRST: Final = ("first-person", "we-as-doers", "judged-of-mine")
_MINE_TOO: Final = ("we-ourselves", "i-myself")
_KIN: Final = ("names", "nan")
_JOINS: Final = ("joins-on", "and-in-a-list")
_CLAIMS: Final = ("says-so", "says-it-too", "holds-that", "cries-out")
_DEEDS: Final = frozenset({"lay", "stack", "answer", "jump-in", "pass", "challenge", "swap"})
# Of what is so, these tell a deed: whoever plays again, or takes a hand.
_OF_A_DEED: Final = frozenset(
    {"reverse-two-players", "skip-two-players", "draw-card-two-players", "seven-swap", "zero-rotate"}
)
# A call, a challenge, a rule agreed: what is refused there is no card laid.
_NO_DEED: Final = ("uno-", "challenge", "lost-card", "own-rules", "change-rules", "scoring-", "bluff")
_UNTOLD: Final = frozenset({"never", "nobody", "forbidden", "cheat", "wrong", "refuse"})
_NOT_BEFORE: Final = (
    *(AGAINST, _FOR, "refuses-it", "objected", "made-to", "wants-taken", "tells-misdeed", "plain-ban"),
)


@dataclass(frozen=True, slots=True)
class Stand:
    """The words that tell the deed, whether the stand is against it, whether it is the asker's own, and who has it."""

    deed: range
    against: bool
    mine: bool
    many: bool
    named: frozenset[str]


def is_a_deed(topic: str) -> bool:
    """Whether what the topic is about is something that somebody did."""
    return topic in _OF_A_DEED or (modality(topic) == "may" and not topic.startswith(_NO_DEED))


def judged_by_stance(seen: Frame, topic: str) -> tuple[Frame, bool] | None:
    """The deed, asked plainly, and whether a yes goes to its being wrong; None where no deed is told and judged so."""
    if not is_a_deed(topic):
        return None
    if (denied := _right_that_not(seen, topic)) is not None:
        return denied
    bare = bare_judgement(seen)
    if bare is None or bare.echo:
        return None
    tail = [word for word in seen.words[bare.start :] if word.kind != "stop"]
    if (stand := stand_before(seen, bare.start)) is None:
        if _is_for_a_reason(seen, bare, tail):
            return plainly(seen, range(bare.start), not bare.wrong)
        deed = range(bare.start) if _is_only_told(seen, bare, tail) else _before_a_claim(seen, bare, tail)
        return None if deed is None else plainly(seen, deed, bare.wrong)
    of_it = _is_of_the_stand(seen, tail, stand)
    return None if of_it is None else plainly(seen, stand.deed, bare.wrong != (of_it and stand.against))


def plainly(seen: Frame, deed: range, wrong: bool) -> tuple[Frame, bool] | None:
    """What those words tell with "is that allowed?" behind it, without what is quoted."""
    if sum(seen.words[at].kind != "stop" for at in deed) < _SHORTEST:
        return None
    end = seen.words[deed.stop].start if deed.stop < len(seen.words) else len(seen.text)
    told = _QUOTED.sub("", seen.text[seen.words[deed.start].start : end]).strip(_STOPS)
    return frame(f"{told}. {plainest(seen.language)}?", seen.language, model.lexicon(seen.language)), wrong


_QUOTED: Final = re.compile(r"[\"“”„][^\"“”„]{12,}[\"“”„]|«[^»]{12,}»")


def _is_only_told(seen: Frame, bare: Judged, tail: list[Token]) -> bool:
    """Whether a misdeed is asked about, and nobody says, refuses or denies anything before."""
    told = seen.words[: bare.start]
    misdeed = seen.says("judged-a-misdeed", within=tail)
    if not misdeed or seen.has("says") or seen.says(*_CLAIMS, *_NOT_BEFORE, within=told):
        return False
    return not {mark.concept for mark in seen.marks if mark.end <= bare.start} & _UNTOLD


def _is_for_a_reason(seen: Frame, bare: Judged, tail: list[Token]) -> bool:
    """ "I laid a 5 on a 5 and got booed. Had they any reason to?": an objection, in whatever words it is told."""
    told = seen.words[: bare.start]
    others = seen.says("they-all", within=tail) and not seen.says(
        "they-all", within=told
    )  # "had he?" is of whoever did it
    reason = (
        others and seen.says("judged-for-a-reason", within=tail) and not seen.says(*_FIRST, *_MINE_TOO, within=tail)
    )
    return reason and not seen.has("says") and not seen.says(*_CLAIMS, within=told)


def _before_a_claim(seen: Frame, bare: Judged, tail: list[Token]) -> range | None:
    """One's own deed, where another says something of it and one asks of oneself: "Nan says I can't do that. Am I wrong?"."""
    if not seen.says(*_FIRST, within=tail):
        return None
    begins = _last_sentence(seen, bare.start).start
    claims = [mark for mark in seen.cues if mark.concept in _CLAIMS and mark.end <= bare.start]
    told = [seen.words[at] for at in range(begins)]
    acts = seen.says(*_FIRST, "i-act", "of-mine", "i-drew", within=told)
    if not claims or min(mark.start for mark in claims) < begins or not acts:
        return None
    near = {at for mark in claims for at in range(mark.start - 2, mark.end + 2)}
    own = any(seen.said_at(at, *_FIRST, "of-mine", "says-i") for at in near if begins <= at < bare.start)
    return None if own or seen.says(*_NOT_BEFORE, within=told) else range(begins)


def _last_sentence(seen: Frame, end: int) -> range:
    """The words of the sentence before that word, without the stop behind it."""
    last = max((at for at in range(end) if seen.words[at].kind != "stop"), default=-1)
    if last < 0:
        return range(0)
    return range(next(at for at in range(last + 1) if seen.words[at].sentence == seen.words[last].sentence), last + 1)


def stand_before(seen: Frame, end: int) -> Stand | None:
    """The last sentence, or its last part, where it says that somebody will not have the deed, or lets it pass."""
    sentence = _last_sentence(seen, end)
    found = [mark for mark in seen.cues if mark.concept in (AGAINST, _FOR) and mark.start in sentence]
    found += [mark for at in sentence if (mark := _wont(seen, at, sentence.stop)) is not None]
    return next((stand for mark in found if (stand := _stand(seen, mark, sentence.stop - 1)) is not None), None)


def _wont(seen: Frame, at: int, end: int) -> Mark | None:
    """ "Nå vil Siri ikke trekke", "nu vill hon inte ta dem": a will denied behind whoever it is of."""
    if not seen.said_at(at, "will-verb"):
        return None
    denial = next((near for near in range(at + 1, min(at + _NEAR, end)) if seen.said_at(near, "told-not")), None)
    if denial is None:
        return None
    behind = range(denial + 1, min(denial + _NEAR, end))
    pays = any(mark.concept in ("draw", "drew", "accept", "swap") and mark.start in behind for mark in seen.marks)
    return Mark(AGAINST, at, denial + 1) if pays or any(seen.said_at(near, "takes-cards") for near in behind) else None


def _stand(seen: Frame, mark: Mark, last: int) -> Stand | None:
    start = _begins(seen, mark)
    deed = _deed(seen, start, mark, last)
    if deed is None:
        return None
    words = range(start, last + 1) if deed.start == 0 else range(start, mark.start)
    named = _called(seen.words[at] for at in words)
    if not any(seen.said_at(at, "given-name") for at in words):
        named |= _called_last(seen, deed)  # "she's refusing" is whoever was named last
    many = any(seen.said_at(at, "they-all") for at in range(start, mark.start))
    return Stand(deed, mark.concept == AGAINST, _is_mine(seen, start, mark), many, named)


def _begins(seen: Frame, mark: Mark) -> int:
    """Where the part of the sentence begins that the mark stands in."""
    at = mark.start
    sentence = seen.words[at].sentence
    while at > 0 and seen.words[at - 1].sentence == sentence and seen.words[at - 1].kind != "stop":
        if seen.said_at(at - 1, *_JOINS):
            return at - 1
        at -= 1
    return at


def _deed(seen: Frame, start: int, mark: Mark, last: int) -> range | None:
    """The words that tell the deed: what stands before the stand, or behind its "because" ("Nan moaned when I laid both")."""
    behind = next(
        (at for at in range(mark.end, min(mark.end + _NEAR, last)) if seen.said_at(at, "because-of-it")), None
    )
    if behind is not None and last - behind >= _SHORTEST and start < _SHORTEST:
        return range(behind + 1, last + 1)
    if mark.start - start <= 1 and seen.said_at(start, *_JOINS):
        return None  # "she laid a wild and refused to draw": the refusal is part of what she did
    told = seen.says(*_CLAIMS, within=seen.words[start : mark.start])  # "… says I should have laid …"
    other = any(each.concept in _DEEDS and mark.end <= each.start <= last for each in seen.marks)
    return range(start) if start >= _SHORTEST and last - start < _LONGEST_STAND and (told or not other) else None


def _is_mine(seen: Frame, start: int, mark: Mark) -> bool:
    if any(each.concept == "stand-of-mine" and each.start == mark.start for each in seen.cues):
        return True
    heads = range(start, min(mark.start, start + _NEAR))
    return any(seen.said_at(at, "first-person", "we-as-doers") for at in heads)


def _is_of_the_stand(seen: Frame, tail: list[Token], stand: Stand) -> bool | None:
    """Whether it is the stand that is judged (True) or the deed (False); None where that is not told."""
    if seen.says("the-stand-itself", "judged-for-a-reason", within=tail):
        return True
    if seen.says("the-deed-itself", within=tail):
        return False
    if seen.says(*_FIRST, within=tail):
        return stand.mine
    named = _called(tail[1:])
    if named:
        return bool(named & stand.named) and not stand.mine
    if stand.many and seen.says("he-or-she", within=tail):
        return False  # "they made him take it back. Was he wrong?"
    kin = any(mark.concept in _KIN for mark in marks_within(seen, tail))
    person = seen.says("he-or-she", "many-speak", "those-others", within=tail) or (
        seen.says("another-person", within=tail) and seen.says("judged-a-person", within=tail)
    )
    if kin or person:
        return not stand.mine
    if seen.says(*_MINE_TOO, within=tail):
        return stand.mine
    return (
        False if seen.says("fits-in", "judged-a-misdeed", within=tail) else None
    )  # "is that allowed?", whoever is cross


def _called(words: Iterable[Token]) -> frozenset[str]:
    """The beginnings of the names among the words."""
    return frozenset(re.split("['’]", word.text)[0].casefold()[:_STEM] for word in words if word.text[:1].isupper())


def _called_last(seen: Frame, deed: range) -> frozenset[str]:
    """Whoever is named last before a stand of "her": whom she is."""
    named = [seen.words[at] for at in deed if seen.words[at].text[:1].isupper() and at > deed.start]
    return _called(named[-1:])


def _right_that_not(seen: Frame, topic: str) -> tuple[Frame, bool] | None:
    """ "Is she right that I couldn't do that?": the claim is told in the clause that asks, and denies the deed told before."""
    clause = last_clause(seen)
    one = topic == "play-several" and seen.says(
        "only-cue", "hand-only", within=clause
    )  # "… that you may only lay one?"
    if len(clause) < _SHORTEST or not (one or seen.says("does-so", within=clause)):
        return None
    start = place(seen, clause[0])
    said = [mark for mark in seen.cues if start <= mark.start and mark.concept in ("judged-right", "judged-wrong")]
    that = next((at for at in range(start + 1, len(seen.words)) if seen.said_at(at, "that-it-was")), None)
    if not said or that is None or said[0].start >= that:
        return None
    behind = [word for word in seen.words[that:] if word.kind != "stop"]
    denied = one or seen.says("told-not", "claims-not", within=behind)
    stand = stand_before(seen, start)
    return plainly(seen, range(start) if stand is None else stand.deed, (said[0].concept == "judged-wrong") != denied)
