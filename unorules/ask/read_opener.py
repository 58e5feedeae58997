"""Where a clause is put as a yes/no question: by its first word or ending (fi: -ko), behind a comma, or by a tag at its end."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import is_apart, place, tag_at
from unorules.ask.read_features import Frame
from unorules.ask.words import Token

# What a Finnish word that asks ends in, and a Nordic verb of the present.
_ASKING: Final = ("ko", "koan", "kohan", "ks", "kos")
_PRESENT: Final = "er"
_SHORT: Final = 3


def opener(seen: Frame, words: list[Token], asking: set[int]) -> int | None:
    """Where in the text the word stands that opens a yes/no question and is none of those that ask; None where there is none."""
    if not words:
        return None
    if tag_at(seen, words) is not None or seen.says("surely-not", within=words):
        return words[0].start
    if seen.language == "fi":
        return next((word.start for word in words if word.start not in asking and ends_as_asking(seen, word)), None)
    if _verb_first(seen, words, asking):
        return words[0].start
    for before, word, after in zip([None, *words], words, [*words[1:], None], strict=False):
        if word.start not in asking and _opens(seen, words, before, word) and _leads(seen, before, word, after):
            return word.start
    return None


def _verb_first(seen: Frame, words: list[Token], asking: set[int]) -> bool:
    """ "Kom hon undan?", "täcker det gamla ropet?": a Nordic verb, whichever it is, asks where whoever does it stands behind it."""
    if seen.language not in ("nb", "sv") or len(words) < _SHORT or words[0].start in asking:
        return False
    head = place(seen, words[0])
    whole = any(word.kind == "stop" and "?" in word.text for word in seen.words[place(seen, words[-1]) :])
    no_verb = seen.said_at(head, "interrogative", "clause-joins", "joins-on", "first-person", "pronoun", *_SUBJECTS)
    known = any(mark.start == head and mark.concept in _NO_VERBS for mark in seen.marks)
    small = len(words[0].text) < _SHORT or words[0].kind != "word" or any(each.start == head for each in seen.cards)
    follows = seen.said_at(head + 1, *_SUBJECTS) and seen.words[head + 1].kind == "word"
    return whole and follows and not (no_verb or known or small or is_apart(words[0], words[1]))


_SUBJECTS: Final = ("asked-subject", "he-or-she", "the-subject")
_NO_VERBS: Final = frozenset({"when", "if", "or", "not", "who", "what", "how", "why", "which", "how-many"})


def ends_as_asking(seen: Frame, word: Token) -> bool:
    """A Finnish word that asks by its ending."""
    ends = word.folded.endswith(_ASKING) and len(word.folded) > _SHORT
    return ends and not seen.said_at(place(seen, word), "ends-as-if-asking")


def _opens(seen: Frame, words: list[Token], before: Token | None, word: Token) -> bool:
    """Whether the word is a verb that asks, and no question word stands before it ("what can I play")."""
    if not seen.said_at(place(seen, word), "opens-yes-no") and not _is_turned_round(seen, words, before, word):
        return False
    return before is None or not seen.says("interrogative", within=[before])


def _leads(seen: Frame, before: Token | None, word: Token, after: Token | None) -> bool:
    """Whether the verb stands at the head of the clause or of a part of it, or before who does it."""
    if before is None or is_apart(before, word) or seen.said_at(place(seen, before), "clause-joins"):
        return True
    return after is not None and _is_subject(seen, place(seen, word), place(seen, after))


def _is_subject(seen: Frame, verb: int, after: int) -> bool:
    """ "When I bluff does the whole table …": English asks of a noun with such a verb alone; "is" may join instead."""
    noun = seen.said_at(verb, "asks-of-a-noun") and seen.said_at(after, "begins-a-noun")
    return noun or seen.said_at(after, "asked-subject")


def _is_turned_round(seen: Frame, words: list[Token], before: Token | None, word: Token) -> bool:
    """ "When the start card is wild, velger giveren fargen?": behind such a clause a Nordic verb asks from the head."""
    verb = word.folded.endswith(_PRESENT) and len(word.folded) > _SHORT
    if not verb or seen.language not in ("nb", "sv") or before is None or not is_apart(before, word):
        return False
    head = place(seen, words[0])
    joins = any(mark.start == head and mark.concept in ("when", "if") for mark in seen.marks)
    return joins and not seen.says("interrogative", within=[word])
