"""Whether a text is a question about the game at all, in a language that is understood: what is not, is not guessed at."""

from __future__ import annotations

import re
from typing import Final

from unorules.ask.lexicon import Lexicon
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import OF_THE_GAME, Frame
from unorules.ask.read_position import number_at
from unorules.ask.words import fold, tokens

# Concepts that any question may hold: none of them shows that a card game is spoken of.
_OF_ANYTHING: Final = frozenset(
    "who what when how how-many which why win winner lose loser first last may must not or if right wrong says explain get had"
    " count end start continue turn player everyone nobody anyone two-players names nan after before already still"
    " only always same again exists tie history age in all see more table home choose black red blue green yellow new effect"
    " what-happens match-game round over next-player self back give good together several any until-when".split()
)
_SURE: Final = 0.9
_LIKELY: Final = 0.8
_FIRST_YEAR, _LAST_YEAR = 1900, 2100
_MOST_DIGITS: Final = 5
_SHORTEST: Final = 3
_MOST_STRANGE: Final = 0.5


def is_foreign(seen: Frame, lexicon: Lexicon) -> bool:
    """Whether more than half of the words are none of the language's: German, Spanish, no words at all."""
    meant = {at for at in _marked(seen) if seen.words[at].folded == fold(seen.words[at].text)}  # as it is written
    known = [lexicon.knows(fold(seen.words[at].text)) or at in meant for at in _spoken(seen)]
    return len(known) > 1 and known.count(False) > _MOST_STRANGE * len(known)


def is_outside(seen: Frame, lexicon: Lexicon, topic: str, score: float) -> bool:
    """Whether nothing of the game is named, a word is strange or a year is told, and no topic is nearly certain."""
    if any(word.folded.startswith("uno") for word in seen.words):
        return False
    if seen.cards or any(mark.concept not in _OF_ANYTHING and not _is_number(mark.concept) for mark in seen.marks):
        return False
    year = any(_FIRST_YEAR <= (number_at(seen, at) or 0) <= _LAST_YEAR for at in range(len(seen.words)))
    if year and topic == "history" and score >= _LIKELY:
        return not seen.says("the-game-itself")  # "Uncle says the game is from 1971. Is he right?"
    marked = _marked(seen)
    strange = any(at not in marked and _is_strange(seen, lexicon, at) for at in range(len(seen.words)))
    return (strange or year) and (year or score < _SURE)


def is_of_another_game(seen: Frame) -> bool:
    """Whether the question begins with another game ("In canasta, …", "Skip-Bo: …"), or asks for a strategy outright."""
    deeds = {mark.start for mark in seen.marks if mark.concept == "lay"}  # "lätkäs": a verb of laying is no game's name
    first = [
        mark
        for mark in seen.marks
        if mark.concept in ("other-game", "other-edition") and mark.start <= _AT_THE_HEAD and mark.start not in deeds
    ]
    return asks_opinion(seen) or (
        bool(first) and not any(word.folded == "uno" for word in seen.words[: first[0].start])
    )


_AT_THE_HEAD: Final = 1


def asks_opinion(seen: Frame) -> bool:
    """Whether it is asked what is fun or wise, not what the rules say ("is it worth keeping a +4?", "which one is more fun?")."""
    clause = last_clause(seen)
    if seen.says("right-now") and seen.has("how-many") and seen.says("another-person", within=clause):
        return True  # what somebody holds this very moment no rule tells
    if seen.says("plan", within=clause) and seen.says("should-word", within=clause):
        return True  # "should I burn my wild now or wait?"
    return (
        seen.says("opinion", "plan", "elsewhere", within=clause)
        and not concepts_asked(seen) & _OF_RULES
        and not seen.has("advice")
    )


_OF_RULES: Final = frozenset({"may", "must", "forbidden", "cheat", "official", "rules", "age", "explain", "penalty"})


def only_points(seen: Frame) -> bool:
    """Whether the question points at what was never said: "can it go on?", "right, but the other way round?"."""
    spoken = [word for word in seen.words if word.kind == "word"]
    follows = seen.says("follows-on", within=spoken[:2]) and len(spoken) > 1
    while len(spoken) > 1 and seen.says("interjection", within=spoken[:1]):
        spoken = spoken[1:]
    if not spoken or len(spoken) > _MOST_OF_POINTING or seen.cards or seen.says("what-age"):
        return False
    named = {mark.concept for mark in seen.marks if not _is_number(mark.concept)} - _OF_ANYTHING - _POINTING
    if follows or (seen.says("follows-on", within=spoken[:2]) and len(spoken) > 1):
        return not named - _LAYING and not seen.has("how-many")
    if seen.says("points-back", within=spoken):
        return not named - {"direction"}  # "the other way round" goes round nothing here
    return seen.says("pronoun", within=spoken) and bool(named) and named <= _LAYING


_POINTING: Final = frozenset({"even-if", "small-talk", "applies"})
_MOST_OF_POINTING: Final = 6
_LAYING: Final = frozenset(
    "lay match on-top may can-play continue another other-colour immediately same draw get".split()
)


def speaks_of_something(seen: Frame) -> bool:
    """A short question that points ("is she allowed to do that?") and names nothing of the game: what it is about was not said."""
    spoken = [word for word in seen.words if word.kind == "word"]
    points = seen.says("pronoun", "follows-on", "another-person") and len(spoken) <= _MOST_SHORT
    return points and not seen.cards and not seen.has(*OF_THE_GAME) and not asks_opinion(seen) and _asks_a_rule(seen)


def _asks_a_rule(seen: Frame) -> bool:
    return seen.has("may", "must", "forbidden", "cheat", "right", "wrong", "applies", "if", "what-happens")


_MOST_SHORT: Final = 9


def is_half(seen: Frame, lexicon: Lexicon) -> bool:
    """Whether a question is about nothing yet: only words that any question may hold, and not many of them."""
    if len(seen.words) > _MOST_OF_HALF or seen.cards:
        return False
    spoken = [at for at, word in enumerate(seen.words) if word.kind == "word"]
    named = any(mark.concept not in _OF_ANYTHING and not _is_number(mark.concept) for mark in seen.marks)
    odd = [at for at in spoken if at not in _marked(seen) and not lexicon.knows(seen.words[at].folded)]
    odd = [at for at in odd if len(seen.words[at].folded) >= _SHORTEST]
    if seen.says("pronoun") or seen.says("follows-on"):
        return not named and len(odd) <= _MOST_ODD and not asks_opinion(seen)  # "and what if there are three of them?"
    strange = any(seen.words[at].kind == "number" for at in range(len(seen.words))) or any(
        _is_strange(seen, lexicon, at) for at in spoken if at not in _marked(seen)
    )
    return not named and not strange


def is_one_strange_word(seen: Frame, lexicon: Lexicon) -> bool:
    """Whether the text is a single word that nobody knows as it was written; what it is nearest to is not guessed."""
    written = [word for word in tokens(seen.text, seen.language) if word.kind != "stop"]
    return len(written) == 1 and written[0].kind == "word" and not lexicon.knows(written[0].folded)


_MOST_ODD: Final = 1


_MOST_OF_HALF: Final = 12


def is_absurd(seen: Frame) -> bool:
    """Whether a number is told that nothing in the game can come to, or there are no words, or most of it is code."""
    if _is_wordless(seen) or _is_code(seen.text):
        return True
    return any(word.kind == "number" and sum(map(str.isdecimal, word.text)) > _MOST_DIGITS for word in seen.words)


def _is_wordless(seen: Frame) -> bool:
    """Whether it is figures and single letters only; cards alone may be a question ("+2 +4?"), and so may "2v2?"."""
    told = any(word.kind in _TELLING and len(word.text) > 1 for word in seen.words)
    return not told and len(seen.text.split()) > 1


_TELLING: Final = ("word", "plus", "card", "pair")


def _is_code(text: str) -> bool:
    """Whether at least half of the text is pieces of markup, paths or programs, such words as it has notwithstanding."""
    pieces = text.split()
    code = sum(len(each) for each in pieces if _CODE.search(each))
    return code > 0 and 2 * code >= sum(map(len, pieces))


_CODE: Final = re.compile(r"[<>{}\\$^=|`~]|\.\./|\(\)|\]\(|\[/|%[a-z]%|&[a-z]+;|;--|';")


def _is_strange(seen: Frame, lexicon: Lexicon, at: int) -> bool:
    word = seen.words[at]
    named = at > 0 and word.text[:1].isupper()
    return word.kind == "word" and len(word.folded) > _SHORTEST and (named or not lexicon.knows(word.folded))


def _spoken(seen: Frame) -> list[int]:
    """The words that tell a language: no names in the middle of a sentence, none of one or two letters."""
    words = seen.words
    return [
        at
        for at, word in enumerate(words)
        if word.kind == "word" and len(word.folded) >= _SHORTEST and not (at and word.text[:1].isupper())
    ]


def _marked(seen: Frame) -> set[int]:
    return {at for mark in seen.marks for at in range(mark.start, mark.end)}


def _is_number(concept: str) -> bool:
    return concept.startswith("num-")
