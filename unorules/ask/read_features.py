"""What a topic is told from: concepts, their order, cards on cards, and on top of these the words of the language.

Features that begin with ``c`` are the same in every language, so the four languages teach each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from unorules.ask.cards_in_words import COLOURS, KINDS, Mention, mentions
from unorules.ask.lexicon import Lexicon, Mark
from unorules.ask.read_roles import Roles, roles
from unorules.ask.words import Token, tokens

_WINDOW: Final = 3
_SHORTEST, _LONGEST = 3, 5


@dataclass(frozen=True, slots=True)
class Frame:
    """A question taken apart: tokens, concepts, cards and who lies on whom."""

    language: str
    words: tuple[Token, ...]
    marks: tuple[Mark, ...]
    cards: tuple[Mention, ...]
    roles: Roles

    def has(self, *concepts: str) -> bool:
        """Whether any of the concepts was named."""
        return any(mark.concept in concepts for mark in self.marks)


def frame(text: str, language: str, lexicon: Lexicon) -> Frame:
    """Take a question apart."""
    words = lexicon.mended(tokens(text, language))
    marks = lexicon.marks(words)
    cards = mentions(words, marks)
    return Frame(language, words, marks, cards, roles(words, marks, cards))


def features(seen: Frame) -> list[str]:
    """The features of a question, each once."""
    found = dict.fromkeys(_concepts(seen))
    found.update(dict.fromkeys(_cards(seen)))
    found.update(dict.fromkeys(_words(seen.words)))
    return list(found)


def _concepts(seen: Frame) -> Iterator[str]:
    last = seen.words[-1].sentence if seen.words else 0
    chain = _chain(seen)
    before: list[str] = []
    for concept, sentence in chain:
        yield "c:" + concept
        if sentence >= last - (seen.words[-1].kind == "stop"):
            yield "cq:" + concept
        for step, other in enumerate(reversed(before[-_WINDOW:])):
            if other != concept:
                yield f"cs:{other}>{concept}"
                if step == 0:
                    yield f"cb:{other}>{concept}"
        before.append(concept)


def _chain(seen: Frame) -> list[tuple[str, int]]:
    """The concepts in order, card names replaced by what was read as a card."""
    named = {face.start: face for face in seen.cards}
    chain: list[tuple[int, str]] = []
    covered = {at for face in seen.cards for at in range(face.start, face.end)}
    for mark in seen.marks:
        if mark.start not in covered and mark.concept not in COLOURS:
            concept = "deed-" + mark.concept if mark.concept in KINDS else mark.concept
            chain.append((mark.start, concept))
    for mark in seen.marks:
        if mark.concept in COLOURS and mark.start not in covered:
            chain.append((mark.start, "colour-named"))
    for start, face in named.items():
        chain.append((start, "k-" + face.kind))
    for at, word in enumerate(seen.words):
        if word.kind == "number" and at not in covered and word.number is not None:
            chain.append((at, _amount(word.number)))
    return [(concept, seen.words[start].sentence) for start, concept in sorted(chain)]


def _amount(number: int) -> str:
    if number in (0, 2, 4, 6, 7, 8, 10, 25, 108, 112, 500):
        return f"n-{number}"
    return "n-small" if number < 12 else "n-tens" if number < 100 else "n-hundreds"


def _cards(seen: Frame) -> Iterator[str]:
    kinds = [face.kind for face in seen.cards]
    yield f"cn:{min(len(kinds), 4)}"
    yield f"ck:{'+'.join(sorted(set(kinds)))}" if len(set(kinds)) < 3 else "ck:many"
    yield f"cf:{min(sum(face.colour is not None for face in seen.cards), 4)}"
    if any(face.count > 1 for face in seen.cards):
        yield "c#:counted"
    card, on = seen.roles.card, seen.roles.on
    if card and on:
        yield f"cp:{card.kind}>{on.kind}"
        yield "cp:same-kind" if card.kind == on.kind else "cp:other-kind"
        if card.colour and on.colour:
            yield "cp:same-colour" if card.colour == on.colour else "cp:other-colour"
    elif on:
        yield f"cp:>{on.kind}"
    sentences = seen.words[-1].sentence if seen.words else 0
    yield f"cl:{min(len(seen.words) // 6, 5)}"
    yield f"cx:{min(sentences, 3)}"


def _words(words: Sequence[Token]) -> Iterator[str]:
    plain = [word.folded for word in words if word.kind != "stop"]
    for at, word in enumerate(plain):
        yield "w:" + word
        if at:
            yield f"b:{plain[at - 1]} {word}"
        if len(word) > _SHORTEST:
            shut = f"<{word}>"
            for size in range(_SHORTEST, _LONGEST + 1):
                for start in range(len(shut) - size + 1):
                    yield "g:" + shut[start : start + size]
    if plain:
        yield "f:" + plain[0]
        yield "f:" + " ".join(plain[:2])
