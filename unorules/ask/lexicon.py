"""Words into concepts: a language's lexicon, indexed by the first word of each phrase.

A phrase is one to five words; a word ending in ``*`` is a stem and stands for every word that begins so. The longest
phrase wins; phrases of equal length that begin at the same word all count.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from unorules.ask.names_bent import names_within
from unorules.ask.numbers_in_words import is_number
from unorules.ask.words import Token, fold, plain
from unorules.values import dataclass, field, replace

_SHORTEST_STEM: Final = 2
# A word is taken for a misspelt one only where it is long enough to be sure and near enough to a word that is known.
_SHORTEST_MENDED: Final = 5
_NEAR: Final = 0.8
# Shorter English words are too often something else in another language.
_LENT_WORD, _LENT_STEM = 4, 6
Phrase = tuple[str, ...]
# Folded words, concept, and the words with their å, ä and ö where the phrase has any.
Entry = tuple[Phrase, str, Phrase]


@dataclass(frozen=True, slots=True)
class Mark:
    """A concept found at the tokens ``start`` to ``end`` (exclusive)."""

    concept: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The phrases of one language by their first word: ``whole`` words and ``stems``; ``known`` are its other common words.

    The phrases of a word stand in one text as they are shipped, and are taken apart when the word is met. ``cues`` are words
    that no weight is learnt for: the rules of reading look for them by name (locales/<language>/cues.yaml). ``numbers`` are the
    parts of numbers in words (locales/<language>/numbers.yaml).
    """

    whole: Mapping[str, str]
    stems: Mapping[str, str]
    known: Mapping[str, list[str]]
    cues: Lexicon | None = None
    numbers: Mapping[str, list[str]] = field(default_factory=dict)

    def mended(self, words: tuple[Token, ...]) -> tuple[Token, ...]:
        """The words with misspelt ones put right, as far as that is plain."""
        return tuple(
            replace(word, folded=self._mend(word.folded), marked="") if self._is_strange(word, at) else word
            for at, word in enumerate(words)
        )

    def _is_strange(self, word: Token, at: int) -> bool:
        if word.text[:1].isupper() and not word.text.isupper() and (at or self._is_a_name(word.text)):
            return False
        if word.kind != "word" or len(word.folded) < _SHORTEST_MENDED or self.knows(word.folded):
            return False
        return not is_number(fold(word.text), self.numbers)

    def _is_a_name(self, word: str) -> bool:
        """Whether a word that begins a text is a form of a common name: "Karilla"."""
        return any("given-name" in self.cues_of(fold(name)) for name in names_within(word))

    def _mend(self, word: str) -> str:
        from difflib import get_close_matches  # only a mistyped word needs it

        near = [each for each in self.known.get(word[0], ()) if abs(len(each) - len(word)) < 2]
        found = get_close_matches(word, near, 1, _NEAR)
        return found[0] if found else word

    def marks(self, words: tuple[Token, ...]) -> tuple[Mark, ...]:
        """The concepts of a question, in order; words inside a phrase are not read again."""
        found: list[Mark] = []
        at = 0
        while at < len(words):
            here = self._at(words, at)
            found.extend(here)
            at = here[0].end if here else at + 1
        return tuple(found)

    def cued(self, words: tuple[Token, ...]) -> tuple[Mark, ...]:
        """Every cue at every word: a cue hides no other."""
        cues = self.cues
        if cues is None:
            return ()
        return tuple(
            Mark(concept, at, at + len(phrase))
            for at in range(len(words))
            for phrase, concept, marked in cues._candidates(words[at].folded)
            if at + len(phrase) <= len(words) and _fits(phrase, marked, words, at)
        )

    def cues_of(self, word: str) -> frozenset[str]:
        """The cues that a folded word is by itself: of what is written together with a number ("6yo", "6-vuotias")."""
        found = self.cues._candidates(word) if self.cues else ()
        return frozenset(concept for phrase, concept, _ in found if len(phrase) == 1 and _same(word, phrase[0]))

    def knows(self, word: str) -> bool:
        """Whether the word is one of the language's common words or begins a phrase of the lexicon."""
        if word in self.whole or word in self.known.get(word[0], ()):
            return True
        return any(word[:size] in self.stems for size in range(_SHORTEST_STEM, len(word) + 1))

    def _at(self, words: tuple[Token, ...], at: int) -> list[Mark]:
        best: list[Mark] = []
        length = 0
        for phrase, concept, marked in self._candidates(words[at].folded):
            end = at + len(phrase)
            if len(phrase) < length or end > len(words) or not _fits(phrase, marked, words, at):
                continue
            if len(phrase) > length:
                best, length = [], len(phrase)
            if all(mark.concept != concept for mark in best):
                best.append(Mark(concept, at, end))
        return best

    def _candidates(self, word: str) -> Iterable[Entry]:
        if word in self.whole:
            yield from _entries(self.whole[word])
        for size in range(len(word), _SHORTEST_STEM - 1, -1):
            if word[:size] in self.stems:
                yield from _entries(self.stems[word[:size]])


@cache
def _entries(text: str) -> tuple[Entry, ...]:
    """The phrases of one word, from ``folded words TAB concept TAB marked words``, one a line."""
    fields = (line.split("\t") for line in text.split("\n"))
    return tuple((tuple(phrase.split()), concept, tuple(marked.split())) for phrase, concept, marked in fields)


def _fits(phrase: Phrase, marked: Phrase, words: tuple[Token, ...], at: int) -> bool:
    for offset, part in enumerate(phrase):
        word = words[at + offset]
        if offset and not _same(word.folded, part):
            return False
        if word.marked and not _same(word.marked, marked[offset] if marked else part):
            return False
    return True


def _same(word: str, part: str) -> bool:
    return word.startswith(part[:-1]) if part[-1] == "*" else word == part


def compile_lexicon(concepts: Mapping[str, str], language: str) -> dict[str, dict[str, str]]:
    """Index ``concept: "phrase, phrase …"`` by first words, whole ones and stems, as it is shipped."""
    index: dict[str, dict[str, list[str]]] = {"whole": {}, "stems": {}}
    for concept, phrases in concepts.items():
        for marked in dict.fromkeys(_phrases(phrases, language)):
            phrase = tuple(fold(word) + ("*" if word.endswith("*") else "") for word in marked)
            part, head = ("stems", phrase[0][:-1]) if phrase[0].endswith("*") else ("whole", phrase[0])
            line = "\t".join((" ".join(phrase), concept, "" if marked == phrase else " ".join(marked)))
            index[part].setdefault(head, []).append(line)
    return {part: {head: "\n".join(lines) for head, lines in found.items()} for part, found in index.items()}


def merged(own: Mapping[str, str], other: Mapping[str, str]) -> dict[str, str]:
    """One part of an index with another's phrases behind its own."""
    return dict(own) | {head: f"{own[head]}\n{lines}" if head in own else lines for head, lines in other.items()}


def _phrases(text: str, language: str) -> Iterable[Phrase]:
    for phrase in text.split(","):
        words = [
            plain(word, language) + ("*" if word.endswith("*") else "") for word in phrase.replace("-", " ").split()
        ]
        if words and all(words):
            yield tuple(words)


def lend(concepts: Mapping[str, str], own: Mapping[str, Any], language: str) -> dict[str, str]:
    """The phrases of another language's lexicon that may be borrowed: those whose first word means nothing in one's own."""
    lent: dict[str, str] = {}
    for concept, phrases in concepts.items():
        free = [
            phrase
            for phrase in phrases.split(",")
            if (words := next(iter(_phrases(phrase, language)), None)) and _is_free(words, own)
        ]
        if free:
            lent[concept] = ",".join(free)
    return lent


def _is_free(phrase: Phrase, own: Mapping[str, Any]) -> bool:
    head = fold(phrase[0])
    if head in own["whole"] or len(head) < (_LENT_STEM if phrase[0].endswith("*") else _LENT_WORD):
        return False
    return not any(head[:size] in own["stems"] for size in range(_SHORTEST_STEM, len(head) + 1))


def from_shipped(shipped: Mapping[str, Any]) -> Lexicon:
    """The lexicon as `compile_lexicon` made it, read back from the model file, with its common words by first letter."""
    known: dict[str, list[str]] = {}
    for word in shipped.get("known", "").split():
        known.setdefault(word[0], []).append(word)
    cues = shipped.get("cues", {"whole": {}, "stems": {}})
    return Lexicon(
        shipped["whole"], shipped["stems"], known, Lexicon(cues["whole"], cues["stems"], {}), shipped.get("numbers", {})
    )
