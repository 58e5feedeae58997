"""Persons named in a question, in the nominative and in the order of their first mention, so that an answer can speak of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from unorules.ask.model import lexicon
from unorules.ask.names_bent import names_within, nominative, owns
from unorules.ask.read_features import Frame
from unorules.ask.read_opener import ends_as_asking
from unorules.ask.words import Token, fold
from unorules.values import dataclass

_OWNER: Final = re.compile("['’]")
_DOING: Final = frozenset(
    {"lay", "drew", "draw", "says", "say", "forgot", "challenge", "catch", "go-out", "win", "had", "choose"}
)
_LONG: Final = 9
_ALSO_NAMES: Final = frozenset({"nan", "names", "other-game"})


@dataclass(frozen=True, slots=True)
class Named:
    """A person where the question names them: the name, as it was written, and the words from `start` to `end` (exclusive)."""

    name: str
    form: str
    start: int
    end: int


def names(seen: Frame) -> tuple[str, ...]:
    """The names, each once."""
    return tuple(dict.fromkeys(each.name for each in named(seen)))


def named(seen: Frame) -> list[Named]:
    """Capitalised words that are no word of the game: within a sentence, or at its head where it is plain that they are names."""
    found = [_whole(seen, at) for at in _inside(seen)]
    taken = {at for each in found for at in range(each.start, each.end)}
    looks = frozenset(each.form for each in found)
    heads = [_whole(seen, at) for at, word in enumerate(seen.words) if at not in taken and _may_head(seen, at, word)]
    found += [each for each in heads if _is_plain(seen, each, looks)]
    found = sorted(found, key=lambda each: each.start)
    forms = frozenset(each.form for each in found)
    bent = [Named(_called(seen, each.form, forms), each.form, each.start, each.end) for each in found]
    return [each for each in bent if len(each.name) > 1]


def _called(seen: Frame, form: str, others: frozenset[str]) -> str:
    """The nominative: a common name, or one that stands in the question as such."""
    if _is_common(seen, form):
        return form
    return nominative(form, seen.language, lambda name: _is_common(seen, name) or (name in others and name != form))


def _is_common(seen: Frame, name: str) -> bool:
    """Whether it, or the last part of it, is one of the language's common names as it stands."""
    return "given-name" in lexicon(seen.language).cues_of(fold(name.rpartition("-")[2], seen.language))


def _inside(seen: Frame) -> Iterator[int]:
    """The capitalised words within a sentence; of a name of two parts the first."""
    for at, word in enumerate(seen.words):
        if _looks(seen, at, word) and not _heads(seen, at) and not _is_hyphened(seen, at):
            yield at


def _heads(seen: Frame, at: int) -> bool:
    return at == 0 or seen.words[at - 1].sentence != seen.words[at].sentence


def _may_head(seen: Frame, at: int, word: Token) -> bool:
    return _heads(seen, at) and _looks(seen, at, word)


def _looks(seen: Frame, at: int, word: Token) -> bool:
    """Whether a word may be a name by the look of it."""
    if word.kind != "word" or not word.text[:1].isupper() or word.text.isupper() or len(word.text) < 2:
        return False
    if _is_of_the_game(seen, at) or _asks(seen, word) or seen.said_at(at, "no-name"):
        return False
    if len(_OWNER.split(word.text)[0]) < 2 or _is_a_thing(seen, at, word):
        return False  # "I'm"
    return not seen.said_at(at, "never-a-name") or (
        seen.said_at(at, "also-a-name") and (not _heads(seen, at) or _acts(seen, at + 1))
    )


def _is_a_thing(seen: Frame, at: int, word: Token) -> bool:
    """What is no common name and stands as a place or a part of a word does: "in America", "Tiktok-juttu"."""
    if _may_be_common(seen, word.text) or "'" in word.text:
        return False
    behind = seen.text[word.start + len(word.text) :][:2]
    joined = behind[:1] == "-" and behind[1:].islower()
    place = at > 0 and not _heads(seen, at) and seen.said_at(at - 1, "leads-to-a-place")
    owner = owns(word.text, seen.language)  # "i Gurlis hand"
    return joined or (place and not owner)


def _is_of_the_game(seen: Frame, at: int) -> bool:
    """Whether the lexicon has the word for something; it has some names, too."""
    concepts = {mark.concept for mark in seen.marks if mark.start <= at < mark.end}
    if _is_hyphened(seen, at + 1) and seen.said_at(at, "given-name"):
        return False  # "Anna-Maija": what the first part means by itself does not count
    return bool(concepts) and not (concepts <= _ALSO_NAMES and _may_be_common(seen, seen.words[at].text))


def _may_be_common(seen: Frame, form: str) -> bool:
    return any(_is_common(seen, name) for name in names_within(_OWNER.split(form)[0]))


def _whole(seen: Frame, at: int) -> Named:
    """The name with what hangs on it by a hyphen: "Maija-Liisa"."""
    end = at + 1
    while end < len(seen.words) and seen.words[end].text[:1].isupper() and _is_hyphened(seen, end):
        end += 1
    parts = [_OWNER.split(word.text)[0] for word in seen.words[at:end]]
    return Named("", "-".join(parts), at, end)


def _is_hyphened(seen: Frame, at: int) -> bool:
    """Whether only a hyphen parts the word from a capitalised one before it."""
    if not 0 < at < len(seen.words) or seen.words[at - 1].kind != "word" or not seen.words[at - 1].text[:1].isupper():
        return False
    before = seen.words[at - 1]
    return seen.text[before.start + len(before.text) : seen.words[at].start] == "-"


def _is_plain(seen: Frame, head: Named, looks: frozenset[str]) -> bool:
    """Whether the word at the head of a sentence is a name: a common one, one that stands elsewhere, or one that does something."""
    name = _called(seen, head.form, looks)
    if _is_common(seen, name) or name in looks:
        return True
    acts = _acts(seen, head.end) and "'" not in seen.words[head.end - 1].text
    return acts and not _begins_another(seen, head.start)


def _acts(seen: Frame, at: int) -> bool:
    if seen.said_at(at, "is-mine", "first-person"):
        return False  # "kai mulla on": somebody else does it
    return any(mark.start == at and mark.concept in _DOING for mark in seen.marks)


def _asks(seen: Frame, word: Token) -> bool:
    """ "Katsotaanko …": a Finnish word that asks by its ending; names that end so are short."""
    return seen.language == "fi" and len(word.text) >= _LONG and ends_as_asking(seen, word)


def _begins_another(seen: Frame, at: int) -> bool:
    """ "Nå sier Ola …": a word before the verb, whose subject comes behind it."""
    return any(
        word.text.isalpha() and word.text.istitle() and len(word.text) > 1 for word in seen.words[at + 2 : at + 3]
    )
