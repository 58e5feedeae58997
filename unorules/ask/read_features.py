"""What a topic is told from: concepts, their order, cards on cards, and on top of these the words of the language.

Features that begin with ``c`` are the same in every language, so the four languages teach each other.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from unorules.ask.cards_by_deed import by_their_deeds
from unorules.ask.cards_drawn_on import as_drawn_on_it
from unorules.ask.cards_in_words import COLOURS, KINDS, Mention, deeds_apart, mentions
from unorules.ask.colours_listed import coloured_by_name, each_in_its_colour, skips_of_all
from unorules.ask.cue_marks import cue_marks, cues_by_place
from unorules.ask.lexicon import Lexicon, Mark
from unorules.ask.numbers_in_words import numbers, units
from unorules.ask.read_roles import Roles, roles
from unorules.ask.read_that import without_short_that
from unorules.ask.verbs_apart import with_verbs_apart, without_counted_deeds
from unorules.ask.words import Token, as_printed, tokens
from unorules.values import dataclass, field

_WINDOW: Final = 3
# How much each kind of feature counts, chosen on the questions held back: concepts, pairs of concepts, words.
_JOINED: Final = ("cb", "cs")
_SINGLE, _PAIR, _WORD = 1.5, 0.8, 0.75
_SHORTEST, _LONGEST = 3, 5
# Cards whose number is a rule of its own: seven swaps, nought passes on.
_SWAPPING: Final = (0, 7)
# Cards in a list have at most this many words between them.
_BETWEEN: Final = 2
_COUNTED_WITH: Final = (
    "points",
    "how-many",
    "may",
    "what",
    "which",
    "several",
    "top-card",
    "had",
    "hold-points",
    "drew",
    "two-players",
)
OF_THE_GAME: Final = (
    "uno card deck hand draw-pile discard-pile colour action-card wilds draw-card number points challenge stack jump-in top-card"
    " dealer deal house-rule official no-mercy seven-o progressive jump-in-rule start-card last-card shuffle target".split()
)


_NOTHING: Final[frozenset[str]] = frozenset()


@dataclass(frozen=True, slots=True)
class Frame:
    """A question taken apart: tokens, concepts, cards and who lies on whom."""

    language: str
    words: tuple[Token, ...]
    marks: tuple[Mark, ...]
    cards: tuple[Mention, ...]
    roles: Roles
    strange: int
    cues: tuple[Mark, ...] = ()
    numbers: Mapping[int, int | None] = field(default_factory=dict)
    units: Mapping[int, int] = field(default_factory=dict)
    text: str = ""
    said: Mapping[int, frozenset[str]] = field(default_factory=dict)

    def has(self, *concepts: str) -> bool:
        """Whether any of the concepts was named."""
        return any(mark.concept in concepts for mark in self.marks)

    def said_at(self, at: int, *cues: str) -> bool:
        """Whether the word at that place belongs to one of the cues."""
        return not self.said.get(at, _NOTHING).isdisjoint(cues)

    def says(self, *cues: str, within: Sequence[Token] | None = None) -> bool:
        """Whether any word of the cues stands in the question, or among the words given, which follow each other."""
        if within is None:
            return any(mark.concept in cues for mark in self.cues)
        if not within:
            return False
        first, last = within[0].start, within[-1].start
        return any(mark.concept in cues and first <= self.words[mark.start].start <= last for mark in self.cues)


def frame(text: str, language: str, lexicon: Lexicon) -> Frame:
    """Take a question apart."""
    written = tokens(text, language)
    words = lexicon.mended(written)
    cues = cue_marks(lexicon, words, written)
    marks, cues = without_short_that(lexicon.marks(words), cues)
    cues = _beside_the_name(marks, cues)
    told, few = numbers(words, lexicon.numbers), units(words, lexicon.numbers)
    marks = without_counted_deeds(deeds_apart(words, marks, cues), few)
    marks = with_verbs_apart(words, by_their_deeds(words, marks, cues), cues)
    named = as_drawn_on_it(mentions(words, _with_digits(words, marks, lexicon), cues, few), cues)
    cards = each_in_its_colour(skips_of_all(named, cues), words, marks, cues)
    cards = coloured_by_name(cards, words, marks, cues)
    strange = sum(
        word.kind == "word" and len(word.folded) > _SHORTEST and not lexicon.knows(word.folded) for word in words
    )
    return Frame(
        language,
        words,
        marks,
        cards,
        roles(words, marks, cards, cues),
        strange,
        cues,
        told,
        few,
        as_printed(text),
        cues_by_place(cues),
    )


def _with_digits(words: Sequence[Token], marks: Sequence[Mark], lexicon: Lexicon) -> Sequence[Mark]:
    """The marks, word by word where "two sevens" is one phrase that means several."""
    found: list[Mark] = []
    for mark in marks:
        apart = [
            Mark(each.concept, at, at + 1)
            for at in range(mark.start, mark.end if mark.concept == "several" else mark.start)
            for each in lexicon.marks(tuple(words[at : at + 1]))
        ]
        sevens = len(apart) > 1 and apart[-1].concept.startswith("digit-") and apart[-1].end == mark.end
        found += apart if sevens else [mark]
    return found


def _beside_the_name(marks: Sequence[Mark], cues: Sequence[Mark]) -> tuple[Mark, ...]:
    """The cues without the "no" of "No Mercy", which denies nothing."""
    heads = {mark.start for mark in marks if mark.concept == "no-mercy" and mark.end - mark.start > 1}
    return tuple(cue for cue in cues if cue.start not in heads or cue.end - cue.start > 1) if heads else tuple(cues)


def features(seen: Frame) -> list[str]:
    """The features of a question, each once."""
    found = dict.fromkeys(_concepts(seen))
    found.update(dict.fromkeys(_cards(seen)))
    found.update(dict.fromkeys(_words(seen.words)))
    return list(found)


def weighted(found: list[str]) -> dict[str, float]:
    """Each feature with its share: the features of a kind share what the kind counts, so long questions shout no louder."""
    shares: dict[str, float] = {}
    pairs = [each for each in found if each[:2] in _JOINED]
    words = [each for each in found if each[0] != "c"]
    singles = [each for each in found if each[0] == "c" and each[:2] not in _JOINED]
    for kind, weight in ((singles, _SINGLE), (pairs, _PAIR), (words, _WORD)):
        shares.update(dict.fromkeys(kind, weight / math.sqrt(len(kind) + 1)))
    return shares


def _concepts(seen: Frame) -> Iterator[str]:
    last = seen.words[-1].sentence if seen.words else 0
    before: list[str] = []
    for concept, sentence in _chain(seen):
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
    """The concepts in order, card names replaced by what was read as a card, and a list of cards by one concept."""
    covered = {at for face in seen.cards for at in range(face.start, face.end)}
    chain: list[tuple[int, str]] = []
    for mark in seen.marks:
        if mark.start in covered or (mark.start in seen.numbers and mark.concept.startswith("num-")):
            continue
        if mark.concept in COLOURS:
            chain.append((mark.start, "colour-named"))
        elif mark.concept.startswith(("num-", "digit-")):
            chain.append((mark.start, _amount(int(mark.concept.partition("-")[2]))))
        else:
            chain.append((mark.start, "deed-" + mark.concept if mark.concept in KINDS else mark.concept))
    for face in _unlisted(seen):
        chain.append((face.start, "k-" + face.kind))
        if face.number in _SWAPPING and face.colour is None:
            chain.append((face.start, _amount(face.number or 0)))
    chain.extend((group[0].start, "k-list") for group in _lists(seen))
    chain.extend(
        (at, _amount(word.number))
        for at, word in enumerate(seen.words)
        if word.kind == "number" and at not in covered and word.number is not None
    )
    chain.extend((at, _amount(value)) for at, value in seen.numbers.items() if value is not None and at not in covered)
    return [(concept, seen.words[start].sentence) for start, concept in sorted(chain)]


def _lists(seen: Frame) -> list[list[Mention]]:
    """Runs of three or more cards with hardly a word between: a hand told."""
    runs: list[list[Mention]] = []
    for face in seen.cards:
        if runs and face.start - runs[-1][-1].end <= _BETWEEN:
            runs[-1].append(face)
        else:
            runs.append([face])
    return [run for run in runs if len(run) > 2]


def _unlisted(seen: Frame) -> list[Mention]:
    listed = {face.start for run in _lists(seen) for face in run}
    return [face for face in seen.cards if face.start not in listed]


def _amount(number: int) -> str:
    if number in (0, 2, 4, 6, 7, 8, 10, 25, 500):
        return f"n-{number}"
    if 100 <= number <= 115 or number == 168:
        return "n-deck"
    return "n-small" if number < 12 else "n-tens" if number < 100 else "n-hundreds"


def _cards(seen: Frame) -> Iterator[str]:
    kinds = [face.kind for face in seen.cards]
    number = f"cn:{min(len(kinds), 4)}"
    yield number
    yield f"ck:{'+'.join(sorted(set(kinds)))}" if len(set(kinds)) < 3 else "ck:many"
    yield f"cf:{min(sum(face.colour is not None for face in seen.cards), 4)}"
    for concept in _COUNTED_WITH:
        if seen.has(concept):
            yield f"{number}&{concept}"
    if any(face.count > 1 for face in seen.cards):
        yield "c#:counted"
    yield from _who_on_whom(seen.roles)
    yield f"cl:{min(len(seen.words) // 6, 5)}"
    yield f"cx:{min(seen.words[-1].sentence if seen.words else 0, 3)}"
    yield f"cu:{min(seen.strange, 4)}"
    if not seen.has(*OF_THE_GAME) and not seen.cards:
        yield "cg:none"


def asking_sentence(words: Sequence[Token]) -> int:
    """The number of the last sentence with a question mark, else of the last with a word."""
    asking = [word.sentence for word in words if word.kind == "stop" and "?" in word.text]
    spoken = [word.sentence for word in words if word.kind != "stop"]
    return asking[-1] if asking else spoken[-1] if spoken else 0


def _who_on_whom(told: Roles) -> Iterator[str]:
    card, on = told.card, told.on
    if card and on:
        yield f"cp:{card.kind}>{on.kind}"
        yield "cp:same-kind" if card.kind == on.kind else "cp:other-kind"
        if card.colour and on.colour:
            yield "cp:same-colour" if card.colour == on.colour else "cp:other-colour"
    elif on:
        yield f"cp:>{on.kind}"


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
