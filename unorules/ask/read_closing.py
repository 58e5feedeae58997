"""A story with a few words behind it that have it judged: "… and says that's four for Mags. Is there anything in that?".

Which words do so, and whether a yes to them calls the story right or wrong, is learnt (`learn_closings.py`). The question is then
read as if the plainest judgement stood there, "is that right?" of a claim and "is that allowed?" of a deed: which way what is told
goes, and which way the closing turns it, need not be learnt of each other.
"""

from __future__ import annotations

import math
import re
from functools import lru_cache
from typing import Final

from unorules.ask import model
from unorules.ask.closings import parted, traits
from unorules.ask.lexicon import Mark
from unorules.ask.read_bare_judgement import JUDGES, bare_judgement, is_small
from unorules.ask.read_clause import marks_within
from unorules.ask.read_deeds import plainest
from unorules.ask.read_features import Frame, frame
from unorules.values import dataclass

_TABLE: Final = "closings"
# The chance from which a closing is taken for one; of those held back that were so sure 98 in a hundred had the right sign.
_SURE: Final = 0.75
_CLAIMED, _DONE = "asks-if-true", "asks-plainly"
_SAID: Final = ("says-so", "says-it-too", "cries-out", "holds-that")
_QUOTED: Final = re.compile(r"[\"“”„»«:]|(?:^|[\s:(])['‘’]\w")


@dataclass(frozen=True, slots=True)
class Closing:
    """What is told, the words behind it, and whether a yes to these calls it wrong."""

    told: str
    words: str
    wrong: bool


@lru_cache(maxsize=64)
def closing_of(text: str, language: str) -> Closing | None:
    """The judgement that ends a question; None where its end asks for anything else."""
    best: tuple[float, Closing] | None = None
    for told, words in parted(text):
        chances = _chances(words, language)
        sure = max(chances)
        if sure >= _SURE and (best is None or sure > best[0]):
            best = sure, Closing(told, words, chances[1] == sure)
    return None if best is None else best[1]


def _chances(words: str, language: str) -> tuple[float, float]:
    """How likely the words call right what is told, and how likely they call it wrong."""
    table = model.of_language(language).tables.get(_TABLE)
    if table is None:
        return 0.0, 0.0
    sums = [0.0, 0.0]
    for trait, counts in (traits(words) | {"": 1.0}).items():
        table.add(trait, counts, sums)
    right, wrong = (math.exp(min(each, 50.0)) for each in sums)
    return right / (1 + right + wrong), wrong / (1 + right + wrong)


def judged_at_the_end(seen: Frame) -> tuple[Frame, bool] | None:
    """What is told with the plainest judgement behind it, and whether it was called wrong; None where nothing is judged."""
    closing = _with_the_tag(seen, closing_of(seen.text, seen.language) or _by_its_parts(seen))
    if closing is None:
        return None
    claimed = _is_claimed(seen, closing)
    told = closing.told if claimed else _without_claims(seen, closing.told)
    plain = with_plain(told, seen.language, claimed=claimed)
    if plain == seen.text:
        return None
    return frame(plain, seen.language, model.lexicon(seen.language)), closing.wrong


def done_against_a_claim(seen: Frame) -> tuple[Frame, bool] | None:
    """The deed alone, asked plainly, that was done after somebody said one may not: "Nora says you can't. I did all the same.
    Was I OK to?"; and whether it was called wrong.
    """
    closing = closing_of(seen.text, seen.language) or _by_its_parts(seen)
    if closing is None or _is_claimed(seen, closing):
        return None
    told = _without_claims(seen, closing.told)
    if told == closing.told:
        return None
    return frame(
        with_plain(told, seen.language, claimed=False), seen.language, model.lexicon(seen.language)
    ), closing.wrong


def done_anyway(seen: Frame) -> bool | None:
    """ "Nora says you can't lay it. I did it anyway. Was that wrong?": whether the deed she speaks of is called wrong."""
    closing = closing_of(seen.text, seen.language) or _by_its_parts(seen)
    before = [word for word in seen.words if closing and word.start < len(closing.told) and word.kind != "stop"]
    if closing is None or not before or _is_claimed(seen, closing):
        return None
    deed = [word for word in before if word.sentence == before[-1].sentence]
    told = (
        len(deed) <= _FEWEST + 1 and seen.says("all-the-same", within=deed) and not seen.says("told-not", within=deed)
    )
    claims = [mark for mark in seen.cues if mark.concept in _SAID and not _is_called_out(seen, mark)]
    earlier = any(seen.words[mark.start].sentence < deed[0].sentence for mark in claims)
    return closing.wrong if told and earlier and seen.says("first-person", "i-act", within=deed) else None


def _by_its_parts(seen: Frame) -> Closing | None:
    """A judgement known by its parts: "had he any right?"."""
    bare = bare_judgement(seen)
    if bare is None or bare.echo:
        return None
    tail = [word for word in seen.words[bare.start :] if word.kind != "stop"]
    if seen.says(*_OF_ANOTHER_DEED, within=tail):
        return None
    start = seen.words[bare.start].start
    closing = Closing(seen.text[:start], seen.text[start:], bare.wrong)
    return None if seen.says("judged-a-misdeed", within=tail) and _is_claimed(seen, closing) else closing


_OF_ANOTHER_DEED: Final = (
    "keeps",
    "keeps-it",
    "keeps-own-hand",
    "declines-it",
    "gives-them-back",
    "duty-verb",
    "demands-it",
)


def _with_the_tag(seen: Frame, closing: Closing | None) -> Closing | None:
    """ "… Mick is wrong, isn't he?": behind a tag that only asks for a yes, what is stated before it judges."""
    if closing is None or len(closing.words.split()) > _TAG:
        return closing
    told = [at for at, word in enumerate(seen.words) if word.start < len(closing.told) and word.kind != "stop"]
    if not told:
        return closing
    stated = [at for at in told if seen.words[at].sentence == seen.words[told[-1]].sentence]
    judging = [mark for mark in seen.cues if mark.concept in JUDGES and mark.start in stated and mark.end - 1 in stated]
    spent = {at for mark in judging for at in range(mark.start, mark.end)}
    bare = judging and len(stated) < len(told) and all(at in spent or is_small(seen, at) for at in stated[1:])
    if not bare or len(stated) > _STATED or seen.says("told-not", within=[seen.words[at] for at in stated]):
        return closing
    start = seen.words[stated[0]].start
    wrong = any(mark.concept == JUDGES[1] for mark in judging)
    return Closing(seen.text[:start], seen.text[start:], wrong != closing.wrong)


_TAG: Final = 2
_STATED: Final = 5


def _without_claims(seen: Frame, told: str) -> str:
    """What was done, without what others said before it: "Nora says you can't. I did all the same. Was I OK to?"."""
    words = [word for word in seen.words if word.start < len(told) and word.kind != "stop"]
    claims = [mark for mark in seen.cues if mark.concept in _SAID and not _is_called_out(seen, mark)]
    said = {seen.words[mark.start].sentence for mark in claims}
    if not words or not said & {word.sentence for word in words} or words[-1].sentence in said:
        return told
    last = max(each for each in said if each < words[-1].sentence)
    behind = [word for word in words if word.sentence > last]
    return (
        told[behind[0].start :]
        if len(behind) >= _FEWEST and seen.says("first-person", "i-act", within=behind)
        else told
    )


_FEWEST: Final = 5


def with_plain(told: str, language: str, *, claimed: bool) -> str:
    """The story with the plainest judgement behind it, of a claim or of a deed."""
    asked = plainest(language, _CLAIMED if claimed else _DONE)
    return f"{told.rstrip(' ,;:.!?–—-…')}. {asked[:1].upper()}{asked[1:]}?"


def _is_called_out(seen: Frame, mark: Mark) -> bool:
    """ "I said UNO", "pass, she said": a word of the game is called, and nothing is claimed."""
    return any(each.concept in ("uno", "pass") and -_NEAR <= each.start - mark.end <= 1 for each in seen.marks)


_NEAR: Final = 3


def _is_claimed(seen: Frame, closing: Closing) -> bool:
    """Whether the last that is told is what somebody says."""
    before = [word for word in seen.words if word.start < len(closing.told)]
    if not before:
        return False
    last = [word for word in before if word.sentence == before[-1].sentence]
    tail = [word for word in seen.words if word.start >= len(closing.told)]
    if seen.says("judged-a-misdeed", within=tail) and not seen.says("he-or-she", "they-all", within=tail):
        return False  # "was I cheating?": the deed, whoever said what of it
    nobody = any(mark.concept == "nobody" for mark in marks_within(seen, last))
    told = [mark for mark in seen.cues if mark.concept in _SAID] + [
        mark for mark in seen.marks if mark.concept == "says"
    ]
    said = any(seen.words[mark.start] in last and not (nobody or _is_called_out(seen, mark)) for mark in told)
    return said or bool(_QUOTED.search(closing.told[last[0].start :]))
