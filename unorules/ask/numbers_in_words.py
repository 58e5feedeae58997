"""Numbers said in words: "hundreogåtte", "seitkytkaks", "three hundred and ninety".

Only numbers that are put together, or reach ten, are read here: a bare "two" may be a card, an amount or a house rule's name,
and is told by the lexicon. The parts of a language's numbers stand in locales/<language>/numbers.yaml.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from unorules.ask.words import Token, fold

JOINS: Final = "+"
_END: Final = "end"  # "six-year-old" in one word: "kuusvuotias", "sexåring"
_TEEN: Final = "teen"
_NTH: Final = "nth"
_FIRST_NTH: Final = 10
_TEN: Final = 10
_HUNDRED: Final = 100
_THOUSAND: Final = 1000
_SMALLEST: Final = 10
_MOST_WORDS: Final = 6


def compile_numbers(parts: Mapping[str, str]) -> dict[str, list[str]]:
    """Each part's folded word with what it does, as it is shipped; a word may do two things ("kymmentä")."""
    found: dict[str, list[str]] = {}
    for value, words in parts.items():
        for word in words.split(","):
            found.setdefault(fold(word.strip()), []).append(value)
    return found


def numbers(words: Sequence[Token], parts: Mapping[str, Sequence[str]]) -> dict[int, int | None]:
    """The numbers by the word they begin at; further words of a number stand with None."""
    found: dict[int, int | None] = {}
    at = 0
    while at < len(words):
        value, end, size = _longest(words, at, parts)
        if value is not None and (value >= _SMALLEST or size > 1):
            found |= {at: value, **dict.fromkeys(range(at + 1, end))}
            at = end
        else:
            at += 1
    return found


def units(words: Sequence[Token], parts: Mapping[str, Sequence[str]]) -> dict[int, int]:
    """The words that are a number below ten by themselves."""
    told = ((at, parts.get(fold(word.text), ())) for at, word in enumerate(words) if word.kind == "word")
    return {at: int(each[0]) for at, each in told if each and each[0].isdecimal() and int(each[0]) < _TEN}


def is_number(word: str, parts: Mapping[str, Sequence[str]]) -> bool:
    """Whether a word is a number, or a run of parts of one."""
    return next(_parts_of(word, parts), None) is not None


def _longest(words: Sequence[Token], at: int, parts: Mapping[str, Sequence[str]]) -> tuple[int | None, int, int]:
    """The longest run of words from here that is one number: its value, where it ends, and of how many parts it is."""
    best: tuple[int | None, int, int] = (None, at, 0)
    rows: list[tuple[str, ...]] = [()]
    for end in range(at, min(at + _MOST_WORDS, len(words))):
        word = words[end]
        more = list(_parts_of(fold(word.text), parts)) if word.kind == "word" else []
        rows = [(*row, *parts_here) for row in rows for parts_here in more]
        for row in rows:
            value = value_of(row)
            if value is not None:
                best = (value, end + 1, sum(part != JOINS for part in row))
    return best


def _parts_of(word: str, parts: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, ...]]:
    """The ways of reading a whole word as parts, longer parts first."""
    if word in parts:
        yield from ((part,) for part in parts[word])
    for size in range(len(word) - 1, 0, -1):
        if word[:size] in parts:
            for rest in _parts_of(word[size:], parts):
                yield from ((part, *rest) for part in parts[word[:size]])


def value_of(row: Sequence[str]) -> int | None:
    """What a row of parts comes to, or None where it is no number ("two four", "twenty and five").

    Of ordinals only those from the tenth on are numbers: "the second" points at something.
    """
    if any(part.startswith(_NTH) for part in row):
        value = value_of([part.removeprefix(_NTH) for part in row])
        return value if value is not None and value >= _FIRST_NTH else None
    whole, group, last = 0, 0, 0  # thousands done, what is being counted, and what was added last
    joined = False
    for part in row:
        if joined and not (last >= _HUNDRED or (group == last < _TEN < _worth(part))):
            return None
        if part == _END:
            return whole + group if last and not joined else None
        if part == JOINS:
            if not last or joined:
                return None
        elif part == _TEEN:
            if not 0 < last < _TEN:
                return None
            group, last = group + _TEN, _TEN
        elif part == "x10":
            if not 1 < last < _TEN:
                return None
            group, last = group - last + last * _TEN, last * _TEN
        elif part == "x100":
            if group >= _HUNDRED:
                return None
            group, last = max(group, 1) * _HUNDRED, _HUNDRED
        elif part == "x1000":
            whole, group, last = whole + max(group, 1) * _THOUSAND, 0, _THOUSAND
        else:
            if not (joined or _may_follow(int(part), last)):
                return None
            group, last = group + int(part), int(part)
        joined = part == JOINS
    return None if joined else whole + group


def _worth(part: str) -> int:
    return int(part) if part.isdecimal() else 0


def _may_follow(number: int, last: int) -> bool:
    """A unit may stand behind tens, anything below a hundred behind hundreds or at the head."""
    return last == 0 or last >= _HUNDRED or (number < _TEN and last >= 2 * _TEN)
