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
_SO_NEAR: Final = 4


def question_words(seen: Frame, words: list[Token]) -> list[Mark]:
    """The words that ask, or phrases that begin with one, among these words."""
    return [mark for mark in marks_within(seen, words) if _asks(seen, mark) and not _too_many(seen, mark)]


def asked_last(seen: Frame, words: list[Token]) -> list[Token]:
    """The last part of the clause that a word asks from its head: "so it's eight, how many do I draw?"."""
    for at in range(len(words) - 2, 0, -1):
        head = begins(words, words[at]) or seen.said_at(place(seen, words[at]) - 1, "joins-on")
        if head and _asks_from_the_head(seen, words[at:]):
            return words[at:]
    return words


def _asks_from_the_head(seen: Frame, part: list[Token]) -> bool:
    """Whether a word that asks leads the part, with its verb before who does it: "how many do I …", "va räknas de som"."""
    start = place(seen, part[0])
    asking = max((mark.end for mark in question_words(seen, part) if mark.start == start), default=None)
    if asking is None or not (_is_interrogative(seen, part[0]) or is_what(seen, start)):
        return False
    if seen.language == "fi":
        return any(mark.start == start and mark.concept in _OPEN for mark in seen.marks)
    if "'" in part[0].text and seen.said_at(start, "interrogative"):
        return True  # "what's that count as"
    end = place(seen, part[-1])
    near = range(start + 1, min(asking + _SO_NEAR, end + 1))
    verb = next((at for at in near if seen.said_at(at, "opens-yes-no", "tag-verb")), None)
    return verb is not None and not any(seen.said_at(at, "asked-subject") for at in range(start + 1, verb))


def is_what(seen: Frame, at: int) -> bool:
    """ "Va räknas de som?": what is no "was", as its verb stands behind it."""
    return seen.said_at(at, "was-or-what") and seen.said_at(at + 1, "opens-yes-no")


def asks_openly(seen: Frame) -> bool:
    """Whether a question word asks for something that is not said: "how many", "who", "what happens"."""
    words = asked_last(seen, last_clause(seen))
    tag = tag_at(seen, words)
    if tag is not None and seen.words[tag] is words[0]:
        return False  # nothing but "is that so?"
    asked = question_words(seen, words)
    if any(mark.concept in _OPEN for mark in asked):
        return True
    heads = [word for word in words if (word is words[0] or begins(words, word)) and _is_interrogative(seen, word)]
    if tag is not None:  # "Uno is said when …, right?": a word that asks, or joins
        return any(not seen.said_at(place(seen, word), "when-that-joins") for word in heads)
    heads = [word for word in heads if not _leads_a_condition(seen, word, words)]
    asked = [mark for mark in asked if not _leads_a_condition(seen, seen.words[mark.start], words)]
    return bool(heads) or any(is_asked(seen, mark, words) for mark in asked)


def _leads_a_condition(seen: Frame, word: Token, words: list[Token]) -> bool:
    """ "När någon når 500, åker hon ut?": a "when" with no verb behind it, and a later part that asks with its verb first."""
    at = place(seen, word)
    if not seen.said_at(at, "when-that-joins") or seen.said_at(at + 1, "opens-yes-no", "tag-verb"):
        return False
    later = [other for other in words if other.start > word.start and begins(words, other)]
    return any(seen.says("opens-yes-no", within=[other]) for other in later)


def _is_interrogative(seen: Frame, word: Token) -> bool:
    asks = seen.says("interrogative", within=[word]) or is_what(seen, place(seen, word))
    return asks and not seen.says("everybody", within=[word]) and not is_a_verb(seen, place(seen, word))


def is_a_verb(seen: Frame, at: int) -> bool:
    """ "Var hon fuskare?": a word that is a verb, too, with the person right behind it."""
    person = seen.said_at(at + 1, "he-or-she", "first-person", "pronoun")
    return person and seen.said_at(at, "opens-yes-no") and seen.said_at(at, "interrogative")


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
    counted = mark.concept in ("how-many", "deck-count") and seen.said_at(mark.start - 1, "all-too")
    joined = seen.said_at(mark.start - 1, "clause-joins")
    asks = joined and seen.said_at(mark.start, "interrogative")  # "so how many is it?"
    return counted and not asks
