"""A draw card that waits for whoever asks, and a card that draws nothing laid on it: a skip thrown, a seven to be rid of it."""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_position import DRAW_CARDS, loose_colours, number_at
from unorules.ask.read_stacks_told import is_of_a_colour
from unorules.ask.words import Token
from unorules.values import replace

_TURNING: Final = frozenset({"skip", "reverse"})
_LAID: Final = frozenset({"match", "playable-cards", "bounce", "jump-in-action", "answer-with-same"})
_BESIDE_A_SEVEN: Final = frozenset(
    "seven-swap seven-swap-required house-combination stack-draw-two stack-wild-draw-four draw-card-later-turn"
    " play-after-penalty answer-with-same stack-required bounce".split()
)
_SEVEN: Final = 7
_COMMA: Final = ","


def skip_thrown(seen: Frame, topic: str) -> str | None:
    """ "A yellow +2 came and I threw a blue skip on it. Does it stand?": an answer to the +2, no card on a card."""
    if topic not in _LAID or topic == "bounce" or len(seen.cards) < 2:
        return None
    first, second = seen.cards[:2]
    told = first.kind in DRAW_CARDS and second.kind in _TURNING and _waits(seen, first)
    clause = last_clause(seen)
    stands = seen.says("does-it-stand", within=clause) and seen.words[first.start].start < clause[0].start
    return "bounce" if told and stands else None


def moved_on(seen: Frame, topic: str) -> str | None:
    """ "A +2 is waiting for me. Can I use my skip to move it on?": an answer to the +2, no card on a card."""
    if topic not in ("match", "playable-cards", "turn-after", "card-effect"):
        return None
    draws = [face for face in seen.cards if face.kind in DRAW_CARDS]
    turns = [face for face in seen.cards if face.kind in _TURNING]
    told = len(draws) == 1 and bool(turns) and draws[0].start < turns[0].start and _waits(seen, draws[0])
    return "bounce" if told and seen.says("moves-it-on", within=last_clause(seen)) else None


def seven_under_a_draw_card(seen: Frame, topic: str) -> str | None:
    """ "A +2 is waiting for me and I have a 7. May I lay it and hand the lot on?": no draw card, so it answers none."""
    if topic not in _BESIDE_A_SEVEN or not asks_of_a_seven(seen):
        return None
    clause = last_clause(seen)
    lying = next((face for face in seen.cards if face.kind in DRAW_CARDS), None)
    before = lying is not None and seen.words[lying.start].start < clause[0].start
    asked = any(face.kind in DRAW_CARDS and seen.words[face.start] in clause for face in seen.cards)
    may = bool(concepts_asked(seen) & {"may", "can-play", "lay"})
    return "answer-draw-card" if lying and before and not asked and may and _waits(seen, lying) else None


def asks_of_a_seven(seen: Frame) -> bool:
    """Whether the clause that asks names a seven."""
    asked = {word.start for word in last_clause(seen)}
    return any(_is_seven(seen, word, at) for at, word in enumerate(seen.words) if word.start in asked)


def _is_seven(seen: Frame, word: Token, at: int) -> bool:
    cards = any(face.number == _SEVEN and face.start <= at < face.end for face in seen.cards)
    return cards or (word.kind in ("word", "number") and number_at(seen, at) == _SEVEN)


def _waits(seen: Frame, face: Mention) -> bool:
    """Whether it is told of the card that it came or waits, before another is named."""
    behind = min((other.start for other in seen.cards if other.start > face.start), default=len(seen.words))
    sentence = seen.words[face.start].sentence
    near = range(max(0, face.start - _BEFORE), behind)
    return any(seen.words[at].sentence == sentence and seen.said_at(at, "sits-waiting") for at in near)


_BEFORE: Final = 3


def coloured_behind(seen: Frame, face: Mention) -> Mention | None:
    """ "The only skip I have is green": the card in the colour that its sentence says of it; None where it says none."""
    if face.colour is not None:
        return None
    sentence = seen.words[face.start].sentence
    ones = [(each.start, each.colour) for each in seen.cards if each.colour and is_of_a_colour(seen, each)]
    for at, colour in [*loose_colours(seen), *ones]:
        if at >= face.end and seen.words[at].sentence == sentence and _is_said_to_be(seen, face.end, at):
            return replace(face, colour=colour)
    return None


def _is_said_to_be(seen: Frame, start: int, at: int) -> bool:
    near = range(max(start, at - _BEFORE), at)
    shortened = "\N{APOSTROPHE}" in seen.words[start - 1].text  # "my only skip's a yellow one"
    said = shortened or any(seen.said_at(each, "is-coloured", "is-of-that-colour") for each in near)
    return said and all(
        seen.words[each].text[0] in _COMMA for each in range(start, at) if seen.words[each].kind == "stop"
    )


def dodging_card(seen: Frame, others: list[Mention]) -> str:
    """The card that would answer: the last one named, in the colour that it was first named with."""
    last = others[-1]
    if last.colour is not None:
        return last.card
    alike = [face for face in others if (face.kind, face.number) == (last.kind, last.number) and face.colour]
    return alike[-1].card if alike else last.card
