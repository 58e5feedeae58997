"""The clause that asks: the last sentence with a question mark, what stands in it, and how it is parted and ended."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.read_features import Frame
from unorules.ask.words import Token

# An echo ("does it?") or a word that asks with what belongs to it ("when is it?") has at most so many words.
SHORT_ECHO: Final = 4


def last_clause(seen: Frame) -> list[Token]:
    """The words of the last sentence that asks; of the last sentence where none has a question mark."""
    spoken = [word for word in seen.words if word.kind != "stop"]
    if not spoken:
        return []
    asking = [word.sentence for word in seen.words if word.kind == "stop" and "?" in word.text]
    wanted = asking[-1] if asking else spoken[-1].sentence
    wanted = _wondered(seen, wanted) if spoken[-1].sentence > wanted else wanted
    return [word for word in spoken if word.sentence == wanted] or [
        word for word in spoken if word.sentence == spoken[-1].sentence
    ]


def wondered(seen: Frame) -> str | None:
    """The sentence that says what is wondered, where other questions stand before it; None where none does."""
    clause = last_clause(seen)
    asked = (
        any(word.kind == "stop" and "?" in word.text and word.start < clause[0].start for word in seen.words)
        if clause
        else False
    )
    return seen.text[clause[0].start :] if asked and seen.says("wonders-if", within=clause) else None


def _wondered(seen: Frame, asked: int) -> int:
    """The last sentence behind the question mark that says what is wondered: "I'm just wondering if I may draw."."""
    later = [seen.words[mark.start].sentence for mark in seen.cues if mark.concept == "wonders-if"]
    return max((sentence for sentence in later if sentence > asked), default=asked)


def marks_within(seen: Frame, words: list[Token]) -> list[Mark]:
    """The concepts of these words, in order."""
    if not words:
        return []
    return [mark for mark in seen.marks if words[0].start <= seen.words[mark.start].start <= words[-1].start]


def concepts_asked(seen: Frame) -> set[str]:
    """The concepts of the sentence that asks."""
    return {mark.concept for mark in marks_within(seen, last_clause(seen))}


def place(seen: Frame, word: Token) -> int:
    """Which word of the question it is."""
    return bisect_left(seen.words, word.start, key=lambda each: each.start)  # a thousand words are not gone through


def is_apart(before: Token, word: Token) -> bool:
    """Whether a comma or the like stands between two words."""
    return word.start - before.start > len(before.text) + 1


def begins(words: list[Token], word: Token) -> bool:
    """Whether a new part of the sentence begins here, behind a comma."""
    at = bisect_left(words, word.start, key=lambda each: each.start)  # a thousand words are not gone through for each
    return at > 0 and is_apart(words[at - 1], word)


def tag_at(seen: Frame, words: list[Token]) -> int | None:
    """Where the tag begins that ends a statement put to be confirmed ("…, right?", "… stämmer det"); None where there is none."""
    if not words or _asks_at_the_head(seen, words):
        return None
    starts = [
        mark.start
        for mark in seen.cues
        if mark.concept == "tag-behind" and seen.words[mark.end - 1] is words[-1] and seen.words[mark.start] in words
    ]
    return min(starts, default=None)


def _asks_at_the_head(seen: Frame, words: list[Token]) -> bool:
    """ "When is it?", "vad är det då?": nothing but a word that asks and what belongs to it."""
    head = seen.says("interrogative", within=words[:1]) and not seen.says("everybody", within=words[:1])
    return head and 1 < len(words) <= SHORT_ECHO and not any(begins(words, word) for word in words[1:])


def asks_after_a_comma(seen: Frame) -> list[Token]:
    """ "Four is a lot, isn't it two?": what stands behind the comma, where a verb that asks begins it."""
    words = last_clause(seen)
    at = next((at for at in range(len(words) - 1, 0, -1) if is_apart(words[at - 1], words[at])), None)
    tail = [] if at is None else words[at:]
    return tail if seen.says("opens-yes-no", "asks-with-not", within=tail[:1]) else []


def is_told_not(seen: Frame) -> bool:
    """ "So I can't play any of them, right?": something is denied, and only that is to be confirmed."""
    words = last_clause(seen)
    tag = tag_at(seen, words)
    return tag is not None and seen.words[tag] is not words[0] and seen.says("none-of", within=words)


def either_or_at(seen: Frame, words: list[Token] | None = None) -> int | None:
    """Where the "or" stands between two things asked about, as an index of the question's words; None where it does not."""
    clause = words if words is not None else last_clause(seen)
    for mark in marks_within(seen, clause):
        if mark.concept != "or":
            continue
        after = [word for word in clause if word.start > seen.words[mark.start].start]
        before = [word for word in clause if word.start < seen.words[mark.start].start]
        if (
            not after
            or (len(before) < 2 and not _asks_in_a_word(seen, before))
            or _says_the_same(before, after)
            or seen.said_at(place(seen, after[0]), "or-not")
        ):
            continue
        if not _joins_cards(seen, mark.start, mark.end):
            return mark.start
    return None


def _asks_in_a_word(seen: Frame, before: list[Token]) -> bool:
    """ "Voitinko vai …?": Finnish asks in one word."""
    return len(before) == 1 and seen.says("asks-in-a-word", within=before)


def _says_the_same(before: list[Token], after: list[Token]) -> bool:
    """ "Am I right or am I right?": nothing else is offered."""
    return [word.folded for word in before[-len(after) :]] == [word.folded for word in after]


def _joins_cards(seen: Frame, start: int, end: int) -> bool:
    """ "a reverse or a wild": two cards of one question, not two answers."""
    left = any(0 <= start - face.end <= 1 for face in seen.cards)
    right = any(0 <= face.start - end <= 1 for face in seen.cards)
    return left and right


def numbers_between(seen: Frame, words: list[Token]) -> bool:
    """ "53 or 57?" offers two numbers: then the value itself is the answer."""
    ors = [mark for mark in marks_within(seen, words) if mark.concept == "or"]
    return any(
        _counts(seen, mark.start - 1) and _counts(seen, mark.end)
        for mark in ors
        if mark.start > 0 and mark.end < len(seen.words)
    )


def _counts(seen: Frame, at: int) -> bool:
    word = seen.words[at]
    if word.kind == "number" or at in seen.units or seen.numbers.get(at) is not None:
        return True
    told = any(mark.start == at and mark.concept.startswith(("num-", "digit-")) for mark in seen.marks)
    return told or seen.said_at(at, "none-of")
