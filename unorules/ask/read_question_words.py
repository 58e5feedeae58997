"""The words that ask ("who", "how many", "what happens"), and whether they ask where they stand or only join and quote."""

from __future__ import annotations

from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.read_clause import begins, last_clause, marks_within, place, tag_at
from unorules.ask.read_features import Frame
from unorules.ask.words import Token

VALUE: Final = frozenset({"how-many", "when", "until-when", "many-players", "which", "age"})
EXPLAIN: Final = frozenset({"explain", "effect", "what-happens", "how", "why"})
_ASKING: Final = frozenset({"what", "who"}) | VALUE | EXPLAIN
_OPEN: Final = frozenset({"how-many", "deck-count", "what-happens", "explain"})
_HEADS: Final = 3


def question_words(seen: Frame, words: list[Token]) -> list[Mark]:
    """The words that ask, or phrases that begin with one, among these words."""
    return [mark for mark in marks_within(seen, words) if _asks(seen, mark) and not _too_many(seen, mark)]


def asks_openly(seen: Frame) -> bool:
    """Whether a question word asks for something that is not said: "how many", "who", "what happens"."""
    words = last_clause(seen)
    tag = tag_at(seen, words)
    if tag is not None and seen.words[tag] is words[0]:
        return False  # nothing but "is that so?"
    asked = question_words(seen, words)
    if any(mark.concept in _OPEN for mark in asked):
        return True
    heads = [word for word in words if (word is words[0] or begins(words, word)) and _is_interrogative(seen, word)]
    if tag is not None:  # "Uno is said when …, right?": a word that asks, or joins
        return any(not seen.said_at(place(seen, word), "when-that-joins") for word in heads)
    return bool(heads) or any(is_asked(seen, mark, words) for mark in asked)


def _is_interrogative(seen: Frame, word: Token) -> bool:
    return seen.says("interrogative", within=[word]) and not seen.says("everybody", within=[word])


def seeks(seen: Frame, words: list[Token], mark: Mark) -> bool:
    """Whether a word that asks stands where it asks: at the head of a part, at the end, or behind "and"; else it only joins."""
    word = seen.words[mark.start]
    if mark.concept in ("how-many", "deck-count") or seen.words[mark.end - 1] is words[-1]:
        return True
    if seen.said_at(mark.start, "was-or-what") and seen.said_at(mark.end, "pronoun", "first-person", "he-or-she"):
        return False  # "va de hans tur?"
    return word in words[:_HEADS] or begins(words, word) or seen.said_at(mark.start - 1, "joins-on", "interjection")


def joins(seen: Frame, mark: Mark, opener: int | None) -> bool:
    """ "When somebody challenges me, must I …?": the "when" only joins, as the verb that asks comes much later."""
    if mark.concept != "when" or opener is None:
        return False
    between = [word for word in seen.words[mark.end :] if word.start < opener]
    return len(between) > 1


def is_asked(seen: Frame, mark: Mark, words: list[Token]) -> bool:
    """Whether a "who" asks, at the head of a part of the sentence, and does not say more of a person ("the one who …")."""
    word = seen.words[mark.start]
    if seen.said_at(mark.start - 1, "pronoun", "everybody"):
        return False  # "it's the one who …", "anybody who …"
    return word in words[:2] or begins(words, word) or seen.said_at(mark.start - 1, "clause-joins")


def is_put_in(seen: Frame, mark: Mark, words: list[Token]) -> bool:
    """Whether a "who" begins a part between two commas, behind the verb that asks: "saako se, kenen vuoro on, pelata …?"."""
    word = seen.words[mark.start]
    return (
        begins(words, word)
        and word not in words[:2]
        and any(begins(words, later) for later in words if later.start > word.start)
    )


def wants_telling(seen: Frame, words: list[Token]) -> bool:
    """ "Can someone tell me how many …?" asks for the number."""
    return seen.says("wants-telling", within=words[:5])


def _asks(seen: Frame, mark: Mark) -> bool:
    """A question word, or a phrase that begins with one: "how many cards in …"."""
    if mark.concept == "who" and seen.said_at(mark.start, "everybody"):
        return False  # "kuka vaan": anybody
    if mark.concept == "effect" and not _holds_a_question_word(seen, mark):
        return False  # "gjør det …?": the verb asks, no word does
    counted = mark.concept == "deck-count" and seen.said_at(mark.start, "interrogative")
    return mark.concept in _ASKING or counted


def _holds_a_question_word(seen: Frame, mark: Mark) -> bool:
    """Whether the phrase holds a word that asks, or begins with none of the verbs that open a yes/no question."""
    told = any(seen.said_at(at, "interrogative") for at in range(mark.start, mark.end))
    return told or not seen.said_at(mark.start, "opens-yes-no")


def _too_many(seen: Frame, mark: Mark) -> bool:
    """ "for mange", "too many": nobody asks for a number."""
    return mark.concept in ("how-many", "deck-count") and seen.said_at(mark.start - 1, "all-too")
