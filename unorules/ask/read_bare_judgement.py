"""A bare judgement at the end, whoever it is of: "Did Gran deal right?", "Onko Marjut oikeassa?", "Har de andra fel?".

It is told by its parts: a verb that asks, whoever is judged, and a word that judges. An echo ("… says I miss my go. Do I?") judges
what was claimed before it, without any such word. Where a word stands in it that is neither, nothing is judged.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.read_clause import last_clause, place
from unorules.ask.read_features import Frame
from unorules.ask.read_opener import ends_as_asking
from unorules.values import dataclass

_SHORTEST: Final = 3
_LONGEST: Final = 10
_LONGEST_ECHO: Final = 5
_FEW_MORE: Final = 4
_STEM: Final = 4
_KIN: Final = ("names", "nan")
JUDGES: Final = ("judged-right", "judged-wrong")
_PERSON: Final = ("he-or-she", "another-person", "many-speak", "first-person", "we-ourselves", "i-myself")
_BECOMES: Final = "turns-into-"


@dataclass(frozen=True, slots=True)
class Judged:
    """Where the judgement begins, whether it is asked to be wrong, and whether it only echoes what was claimed."""

    start: int
    wrong: bool
    echo: bool


def bare_judgement(seen: Frame) -> Judged | None:
    """The judgement that ends the question, behind a stop or a comma; None where something else is asked."""
    tail = judging_tail(seen)
    if not tail or tail.start < _SHORTEST or len(tail) > _LONGEST or not asks_at_the_head(seen, tail.start):
        return None
    judging = [mark for mark in seen.cues if mark.concept in JUDGES and mark.start in tail and mark.end <= tail.stop]
    spent = {at for mark in judging for at in range(mark.start, mark.end)}
    spent |= {at for mark in judging if _of_the_deed(seen, mark, tail.stop) for at in range(mark.end, tail.stop)}
    if any(at not in spent and not is_small(seen, at) for at in tail if at != tail.start):
        return None
    if not judging:
        return Judged(tail.start, wrong=False, echo=True) if _echoes(seen, tail) else None
    return Judged(tail.start, _is_called_wrong(judging), echo=False)


def _is_called_wrong(judging: list[Mark]) -> bool:
    """By the longest word that judges; beside "by the rules" another that calls it wrong goes before it ("wrong by the rules")."""
    longest = max(judging, key=lambda mark: mark.end - mark.start)
    apart = [mark for mark in judging if mark.end <= longest.start or longest.end <= mark.start]
    return longest.concept == "judged-wrong" or any(mark.concept == "judged-wrong" for mark in apart)


def _of_the_deed(seen: Frame, mark: Mark, end: int) -> bool:
    """ "Was he right to begin?": behind the judgement the deed is named once more, in a few words."""
    return seen.said_at(mark.end - 1, "right-to-do") and 0 < end - mark.end <= _FEW_MORE


def judging_tail(seen: Frame) -> range:
    """The places behind the last stop of the clause that asks."""
    clause = last_clause(seen)
    if not clause:
        return range(0)
    end = place(seen, clause[-1]) + 1
    start = end
    while start > 0 and seen.words[start - 1].kind != "stop":
        start -= 1
    return range(start, end)


def asks_at_the_head(seen: Frame, at: int) -> bool:
    """Whether the first word asks for yes or no: a verb, or a Finnish word by its ending."""
    if seen.language == "fi":
        return ends_as_asking(seen, seen.words[at]) or seen.said_at(at, "judging-verb")
    person = seen.said_at(at + 1, "he-or-she", "first-person", "pronoun")
    if seen.said_at(at, "interrogative", "was-or-what") and not person:
        return False  # "va e de då?"
    return seen.said_at(at, "opens-yes-no", "judging-verb")


def _echoes(seen: Frame, tail: range) -> bool:
    """Whether nothing but a verb and a person are there: "Do I?", "får hon det?", "tarvitseeko mun?"."""
    others = [at for at in tail[1:] if not seen.said_at(at, "first-person", "he-or-she")]
    named = any(seen.words[at].text[:1].isupper() for at in others)  # "is it Quinn now?" asks for the person
    named = named or any(seen.said_at(at, "the-deed-itself") for at in tail)  # "does my card go?" asks of the card
    return len(tail) <= _LONGEST_ECHO and not named and not seen.said_at(tail.start, "interrogative-alone")


def is_small(seen: Frame, at: int) -> bool:
    """Whether the word only says who is judged, or by what."""
    word = seen.words[at]
    if word.text[:1].isupper() or seen.said_at(at, "judged-filler", *_PERSON):
        return True
    kin = any(mark.concept in _KIN and mark.start <= at < mark.end for mark in seen.marks)
    return kin or any(mark.concept.startswith(_BECOMES) and mark.start <= at < mark.end for mark in seen.cues)


def claim_before(seen: Frame, start: int) -> int | None:
    """Where the claim begins that stands right before that word: behind "she says that"; None where nobody claims anything."""
    end = start
    while end > 0 and seen.words[end - 1].kind == "stop":
        end -= 1
    sentence = seen.words[end - 1].sentence if end else -1
    told = [mark for mark in seen.cues if mark.concept in _CLAIMS and mark.end < end and not _calls_uno(seen, mark)]
    told = [mark for mark in told if seen.words[mark.start].sentence == sentence]
    if any(
        mark.end == end and mark.concept in _CLAIMS and seen.said_at(mark.start, "says-what-stood")
        for mark in seen.cues
    ):
        return None  # "only the next one may, that's what she says"
    for mark in sorted(told, key=lambda each: -each.end):
        if _stands_behind(seen, mark):
            return None
        begins = mark.end
        if begins < end and seen.said_at(begins + 1, "that-follows") and is_small(seen, begins):
            begins += 1  # "sier han at …"
        while begins < end and (seen.words[begins].kind == "stop" or seen.said_at(begins, "that-follows")):
            begins += 1
        alone = any(seen.said_at(at, "only-cue") for at in range(begins, end))  # "only Emil may do that"
        if end - begins >= _FEWEST and (alone or any(not is_small(seen, at) for at in range(begins, end))):
            return begins
    return None


def _calls_uno(seen: Frame, mark: Mark) -> bool:
    """ "… for not saying UNO": the call, and no claim."""
    return any(each.concept == "uno" and each.start == mark.end for each in seen.marks)


def _stands_behind(seen: Frame, mark: Mark) -> bool:
    """ "The youngest starts", said Nina, …": what is said stands before the verb."""
    if mark.start == 0 or mark.end >= len(seen.words):
        return False
    behind = seen.words[mark.end].text[:1].isupper() or seen.said_at(mark.end, "he-or-she", "many-speak")
    return seen.words[mark.start - 1].kind == "stop" and behind


_CLAIMS: Final = frozenset({"says-so", "says-it-too", "holds-that"})
_FEWEST: Final = 2


def denies_it(seen: Frame, claim: int, start: int) -> bool:
    """Whether the claim between the two words has a "not" in it: "that she may not", "ettei se saa"."""
    against = [mark.start for mark in seen.cues if mark.concept == "although" and claim <= mark.start < start]
    words = [word for word in seen.words[max(0, claim - 1) : min([start, *against])] if word.kind != "stop"]
    return seen.says("told-not", "claims-not", within=words) and not seen.says("not-only", "until-then", within=words)


def claim_of_another(seen: Frame, start: int) -> int | None:
    """Where the sentence begins in which another says something, where somebody's deed is judged: "Did we do right?".

    None where it is a claim that is judged, or nothing is told before what the other says.
    """
    asked = seen.words[start:]
    mine = seen.says("first-person", "we-ourselves", within=asked) or (
        seen.language == "fi" and seen.says("deed-of-mine", within=asked)
    )
    named = [word.folded[:_STEM] for word in asked if word.text[:1].isupper() and word is not asked[0]]
    if not (mine or named) or not seen.says("judges-a-deed", within=asked):
        return None
    begins, end = _last_sentence(seen, start)
    if begins < _SHORTEST:
        return None
    if named:
        return begins if _is_of_others(seen, range(begins, end + 1), set(named)) else None
    told = [mark.start for mark in seen.cues if mark.concept in _CLAIMS and begins <= mark.start <= end]
    if not told:
        return None
    own = any(seen.said_at(at, "first-person", "we-ourselves") for at in range(begins, told[0]))
    return None if own or seen.says("says-i", within=seen.words[begins:end]) else begins


def _is_of_others(seen: Frame, sentence: range, judged: set[str]) -> bool:
    """Whether the sentence tells of others than whoever is judged by name, who is told of before."""
    here = {seen.words[at].folded[:_STEM] for at in sentence}
    before = {word.folded[:_STEM] for word in seen.words[: sentence.start]}
    of_others = any(seen.said_at(at, "many-speak", "first-person") for at in sentence[:2]) or any(
        seen.words[at].text[:1].isupper() for at in sentence[1:]
    )
    return bool(judged & before) and not judged & here and of_others


def own_claim(seen: Frame, start: int) -> int | None:
    """Where the asker's own claim ends, which stands before its verb: "Seven each, I said, but Al wanted ten. Was I right?"."""
    if not seen.says("first-person", "we-ourselves", within=seen.words[start:]):
        return None
    begins, end = _last_sentence(seen, start)
    told = [mark for mark in seen.cues if mark.concept in _CLAIMS and begins < mark.start - 1 and mark.end < end]
    return next((mark.start - 1 for mark in told if _is_mine_between_stops(seen, mark)), None)


def _is_mine_between_stops(seen: Frame, mark: Mark) -> bool:
    around = (
        (mark.start - 2, mark.end) if seen.said_at(mark.start - 1, "first-person") else (mark.start - 1, mark.end + 1)
    )
    mine = any(seen.said_at(at, "first-person") for at in (mark.start - 1, mark.end))
    return mine and all(at < len(seen.words) and seen.words[at].kind == "stop" for at in around)


def refused_before(seen: Frame, start: int) -> int | None:
    """Where the short sentence begins that only refuses what is told before it: "They said no. Were they wrong?"."""
    begins, end = _last_sentence(seen, start)
    short = begins >= _SHORTEST and end - begins < _LONGEST_ECHO
    return begins if short and seen.says("refuses-it", within=seen.words[begins : end + 1]) else None


def _last_sentence(seen: Frame, start: int) -> tuple[int, int]:
    """Where the sentence before that word begins, and its last word."""
    end = max((at for at in range(start) if seen.words[at].kind != "stop"), default=0)
    begins = next(at for at in range(end + 1) if seen.words[at].sentence == seen.words[end].sentence)
    return begins, end
