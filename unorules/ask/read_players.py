"""How many play, as a question says it: "six of us", "vi är tolv", "meitä on kuusi", "kahdestaan", or by naming them all."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at

_PEOPLE: Final = frozenset(
    "players player people persons of stk pers spelare spelarna pers personer personar man stycken stycke st spillere"
    " spillarar stykker stykk"
    " stykka mann folk pelaajaa pelaajalle pelaajalla pelaajan henkea hengella hengelle ihmista tyyppia kaveria"
    " deltagare kids kompisar"
    " vanner venner".split()
)
_WE_ARE: Final = frozenset(
    "are were is was blir ar er e va sind on ollaan oltiin oomme olemme olis blev vart var vaere vera vara med with for".split()
)
_US: Final = frozenset("we were there us vi me meita meit meilla dere oss meidan vi'r we're".split())
_FEWEST, _MOST = 2, 40
_NAMES_AT_LEAST = 3


def players(seen: Frame) -> int | None:
    """The number of players told; None where none is."""
    for at, word in enumerate(seen.words):
        number = number_at(seen, at)
        if number is None or not _FEWEST <= number <= _MOST:
            continue
        after = seen.words[at + 1].folded if at + 1 < len(seen.words) else ""
        if any(face.start in (at + 1, at + 2) for face in seen.cards):
            continue  # "två stycken +4"
        if after in _PEOPLE and (after != "of" or _follows(seen, at + 2, ("us", "them", "oss"))):
            return number
        before = [each.folded for each in seen.words[max(0, at - 3) : at] if each.sentence == word.sentence]
        ends = (
            after == ""
            or seen.words[at + 1].kind == "stop"
            or after in ("och", "og", "ja", "and", "paa", "pa", "i", "in")
        )
        if len(before) >= 2 and set(before) & _US and before[-1] in _WE_ARE and ends:
            return number
    cards = {face.start for face in seen.cards}
    if any(mark.concept == "two-players" and not cards & {mark.end, mark.end + 1} for mark in seen.marks):
        return 2
    return _named(seen)


def _follows(seen: Frame, at: int, words: tuple[str, ...]) -> bool:
    return at < len(seen.words) and seen.words[at].folded in words


def _named(seen: Frame) -> int | None:
    """A list of at least three names in a row: "Aino, Eero, Kari ja Iida"."""
    run = best = 0
    for at, word in enumerate(seen.words):
        known = any(mark.start == at for mark in seen.marks)
        if word.kind == "word" and word.text[:1].isupper() and not word.text.isupper() and not known:
            run += 1
            best = max(best, run)
        elif (word.kind != "stop" and word.folded not in ("and", "og", "och", "ja", "sekä", "seka")) or (
            word.kind == "stop" and "," not in word.text
        ):
            run = 0
    return best if best >= _NAMES_AT_LEAST else None
