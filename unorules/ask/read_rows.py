"""Rows of cards and where they lie: "hand: r2, y4 — top: g4", "har blå 5 och gul 7, röd 5 ligger", "g3 and W in hand against b3".

Cards that stand side by side are one row. A row's place is told by the words before it or right behind it; where both sides tell
one, what no comma or joining word parts from it counts, else the side on which the other rows of the sentence have theirs.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_features import Frame
from unorules.ask.read_position import named
from unorules.values import dataclass

TOP, HELD, LAID = "top", "held", "laid"
_BEFORE: Final = {
    "pile-has": TOP,
    "lays": LAID,
    "lies": TOP,
    "row-top": TOP,
    "holds": HELD,
    "row-hand": HELD,
    "drew-it": HELD,
}
_BEHIND: Final = {"row-top-behind": TOP, "row-hand-behind": HELD}
_FAR_BEHIND: Final = 4
_SO_NEAR: Final = 2
# Finnish says by an ending what a card is laid on: "siniseen nollaan", "punaiselle kutoselle".
_ONTO: Final = ("aan", "een", "oon", "uun", "selle", "slle")
_PARTING: Final = frozenset("/|()[]—")


@dataclass(frozen=True, slots=True)
class Row:
    """Cards side by side, and where they are: top, held, laid, or empty where nothing says."""

    faces: tuple[Mention, ...]
    place: str = ""

    @property
    def start(self) -> int:
        """The first word of the row."""
        return self.faces[0].start - (self.faces[0].count > 1)

    @property
    def end(self) -> int:
        """The place behind its last word."""
        return self.faces[-1].end

    @property
    def cards(self) -> list[str]:
        """The cards, each as often as it was said."""
        return [face.card for face in self.faces for _ in range(face.count)]


def rows(seen: Frame) -> list[Row]:
    """The rows of cards in order, each with its place as far as it is told."""
    runs = _runs(seen)
    found: list[Row] = []
    for index, run in enumerate(runs):
        left = runs[index - 1].end if index else 0
        right = runs[index + 1].start if index + 1 < len(runs) else len(seen.words)
        found.extend(_placed(seen, run, left, right))
    return found


def _runs(seen: Frame) -> list[Row]:
    found: list[list[Mention]] = []
    for face in named(seen):
        if found and (face.listed or _is_beside(seen, found[-1][-1], face)):
            found[-1].append(face)
        else:
            found.append([face])
    return [Row(tuple(run)) for run in found]


def _is_beside(seen: Frame, one: Mention, two: Mention) -> bool:
    """Whether nothing but commas and joining words stands between two cards of a sentence."""
    start = two.start - (two.count > 1)
    if one.listed:
        return False  # "three eights, red, blue and green, | and a red five"
    if seen.words[one.start].sentence != seen.words[two.start].sentence or seen.said_at(one.end, "row-part"):
        return False
    between = range(one.end, start)
    if any(set(_gap(seen, at)) & _PARTING for at in range(one.end, start + 1)):
        return False
    return all(_joins(seen, at) for at in between)


def _joins(seen: Frame, at: int) -> bool:
    word = seen.words[at]
    return word.text[0] == "," if word.kind == "stop" else seen.said_at(at, "row-joins")


def _gap(seen: Frame, at: int) -> str:
    """What no token holds between a word and the one before it: blanks, a slash."""
    before, here = seen.words[at - 1], seen.words[at]
    return seen.text[before.start + len(before.text) : here.start]


def _placed(seen: Frame, row: Row, left: int, right: int) -> list[Row]:
    """The row with its place; the last card by itself where it lies and the others are held ("har b5 och b8, y5 ligger")."""
    if _is_beneath(seen, row):
        return [Row(row.faces, TOP)]
    before, near = _place_before(seen, row, left)
    behind = _place_behind(seen, row, right)
    if before and near and behind and not _is_parted(seen, row.end, right):
        behind = ""  # "har r1 b2 på högen g1": the words are of the next row
    if before and behind and before != behind and len(row.faces) > 1:
        if behind == TOP:
            return [Row(row.faces[:-1], before), Row(row.faces[-1:], TOP)]
        if before == TOP:
            return [Row(row.faces[:1], TOP), Row(row.faces[1:], behind)]
    if before and behind == TOP and seen.said_at(row.end, "row-top-behind"):
        return [Row(row.faces, TOP)]  # "har ingen gul, gul 0 ligger"
    place = before if before and (near or not behind) else behind
    return [Row(row.faces, place)]


def _is_beneath(seen: Frame, row: Row) -> bool:
    last = seen.words[row.end - 1]
    return len(row.faces) == 1 and seen.language == "fi" and (last.folded + last.tail).endswith(_ONTO)


def _is_parted(seen: Frame, start: int, end: int) -> bool:
    """Whether a stop stands between two rows, or there is no other row."""
    return end == len(seen.words) or any(seen.words[at].kind == "stop" for at in range(start, end))


def _place_before(seen: Frame, row: Row, left: int) -> tuple[str, bool]:
    """What the words before a row say, nearest first, and whether nothing parts them from it."""
    sentence = seen.words[row.start].sentence
    near, parted = True, False
    for at in range(row.start - 1, left - 1, -1):
        word = seen.words[at]
        if word.sentence != sentence:
            break
        if _is_called(seen, row, at):
            return TOP, near
        if seen.said_at(at, "laid-onto") and row.start - at <= _SO_NEAR and not _is_hand_behind(seen, at):
            return TOP, near
        for cue, place in _BEFORE.items():
            if seen.said_at(at, cue) and not (_belongs_left(seen, at, left) and (parted or near is False)):
                return place, near
        near = near and not (word.kind == "stop" and ":" not in word.text)
        parted = parted or any(mark.start == at and mark.concept in ("if", "when") for mark in seen.marks)
    return "", False


def _is_called(seen: Frame, row: Row, at: int) -> bool:
    """ "He called blue with a wild": the wild lies there."""
    return len(row.faces) == 1 and row.faces[0].kind == "wild" and seen.said_at(at, "colour-called")


def _is_hand_behind(seen: Frame, at: int) -> bool:
    """ "På handen": the word that lays on something is of the hand."""
    return seen.said_at(at + 1, "row-hand", "holds")


def _belongs_left(seen: Frame, at: int, left: int) -> bool:
    """Whether a word stands right behind the row before, with nothing that parts them."""
    return left > 0 and at - left < _FAR_BEHIND and not any(seen.words[near].kind == "stop" for near in range(left, at))


def _place_behind(seen: Frame, row: Row, right: int) -> str:
    """What is said right behind a row, or, where its colours are listed, behind their number ("three eights in hand: red …")."""
    first = row.faces[0].end
    counted = any(face.listed for face in row.faces)
    return (counted and _said_behind(seen, row, first, row.faces[1].start)) or _said_behind(seen, row, row.end, right)


def _said_behind(seen: Frame, row: Row, start: int, right: int) -> str:
    sentence = seen.words[row.end - 1].sentence
    for at in range(start, min(start + _FAR_BEHIND, right, len(seen.words))):
        word = seen.words[at]
        if word.kind == "stop" or word.sentence != sentence or set(_gap(seen, at)) & _PARTING:
            break
        if seen.said_at(at, "row-joins", "row-part"):
            break
        if seen.said_at(at, "on-it-behind"):
            return TOP
        if _is_called(seen, row, at):
            return TOP
        for cue, place in _BEHIND.items():
            if seen.said_at(at, cue):
                return place
    return ""
