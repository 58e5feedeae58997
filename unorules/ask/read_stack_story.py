"""A stack told as a story of several persons: cards named by a bare number, "had one too", and what it is asked to come to."""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_clause import last_clause, marks_within
from unorules.ask.read_features import Frame
from unorules.ask.read_position import DRAW_CARDS, number_at
from unorules.ask.words import Token
from unorules.values import replace

_BY_NUMBER: Final = {2: "draw-two", 4: "wild-draw-four", 6: "wild-draw-six", 10: "wild-draw-ten"}
_BY_THE_NUMBER_ALONE: Final = (6, 10)
_TEN: Final = 10
_TWO: Final = 2
_JUDGED: Final = frozenset({"right", "wrong", "false"})
_SHORT: Final = 5
_FEWEST: Final = 4
_GETS: Final = frozenset({"may", "get"})
# What is asked of a stack besides its sum: whether something may be laid on it, or when, or by whom.
_ELSE: Final = frozenset(
    {"lay", "may", "stack", "answer", "hold", "had", "if", "who", "or", "jump-in", "challenge", "win", "on-top"}
)


def with_numbered_cards(seen: Frame) -> Frame:
    """The question with the draw cards named by a number alone among its cards: "a plus six", "then a ten on top"."""
    seen = without_amounts(seen)
    found = [face for face in (_numbered(seen, at) for at in range(len(seen.words))) if face is not None]
    if not found:
        return seen
    taken = {at for face in found for at in range(face.start, face.end)}
    others = [face for face in seen.cards if face.start not in taken]
    return replace(seen, cards=tuple(sorted([*others, *found], key=lambda face: face.start)))


def without_amounts(seen: Frame) -> Frame:
    """The question without the "cards" that are an amount: "måste Bea ta fyra?" behind a +2 asks of four cards."""
    drawn = [face for face in seen.cards if face.kind in DRAW_CARDS and _is_an_amount(seen, face)]
    if not drawn:
        return seen
    told = {face.end - 1: seen.units[face.end - 1] for face in drawn if face.end - 1 in seen.units}
    cards = tuple(face for face in seen.cards if face not in drawn)
    return replace(seen, cards=cards, numbers={**seen.numbers, **told})


def _is_an_amount(seen: Frame, face: Mention) -> bool:
    """Told with the verb of drawing and no article, behind another draw card."""
    draws = [each for each in seen.cards if each.kind in DRAW_CARDS and each.start < face.start]
    return _is_drawn(seen, face) and bool(draws) and not any(_is_drawn(seen, each) for each in draws)


def without_the_count(seen: Frame) -> Frame:
    """ "Måtte ta fire for en +4": the count drawn is no card where a card of that number is named besides."""
    drawn = [face for face in seen.cards if face.kind in DRAW_CARDS and _is_drawn(seen, face)]
    others = {face.kind for face in seen.cards if face not in drawn}
    counts = [face for face in drawn if face.kind in others]
    return replace(seen, cards=tuple(face for face in seen.cards if face not in counts)) if counts else seen


def _is_drawn(seen: Frame, face: Mention) -> bool:
    draws = seen.said_at(face.start, "takes-them", "takes-cards", "draw-deed") or seen.said_at(
        face.start - 1, "duty-verb"
    )
    return face.end - face.start == _TWO and draws


def _numbered(seen: Frame, at: int) -> Mention | None:
    face = next((face for face in seen.cards if face.start <= at < face.end), None)
    if face is not None and (face.kind != "number" or face.colour is not None):
        return None
    number = number_at(seen, at) or seen.units.get(at) or (face.number if face is not None else None)
    if number is None and seen.said_at(at, "bare-10"):
        number = _TEN
    if number not in _BY_NUMBER or seen.said_at(at + 1, "cards-of", "ends-a-number", "people-of"):
        return None
    must = seen.said_at(at - 2, "duty-verb")  # "he must draw four" names no card
    if at and not must and seen.said_at(at - 1, "plus-word") and seen.words[at - 1].kind == "word":
        return Mention(at - 1, at + 1, _BY_NUMBER[number])
    alone = number in _BY_THE_NUMBER_ALONE and _is_laid_on_another(seen, at)
    return Mention(at, at + 1, _BY_NUMBER[number]) if alone else None


def _is_laid_on_another(seen: Frame, at: int) -> bool:
    """A number laid behind a draw card with a large number, before the question is put."""
    clause = last_clause(seen)
    if clause and seen.words[at].start >= clause[0].start:
        return False
    before = any(face.kind in DRAW_CARDS and face.start < at for face in seen.cards)
    part = part_of(seen, at)
    laid = any(mark.concept in ("lay", "on-top") and mark.start in part for mark in seen.marks)
    takes = any(seen.said_at(near, "takes-them") for near in part)
    return before and laid and not takes


def part_of(seen: Frame, at: int) -> range:
    """The words around a place between stops and joining words."""
    first, end = at, at + 1
    while first > 0 and not _parts(seen, first - 1):
        first -= 1
    while end < len(seen.words) and not _parts(seen, end):
        end += 1
    return range(first, end)


def _parts(seen: Frame, at: int) -> bool:
    return seen.words[at].kind == "stop" or seen.said_at(at, "and-in-a-list", "and-then")


def has_one_too(seen: Frame, clause: range) -> bool:
    """ "Josh does one an all", "I had one myself": one more of the same."""
    if any(seen.said_at(at, "a-further-one") for at in clause):
        return True
    bare = [at for at in clause if seen.said_at(at, "bare-one") and not _counts_a_noun(seen, at, clause)]
    bare = [at for at in bare if not seen.said_at(at, "one-after-another") and not seen.said_at(at - 1, "none-of")]
    return bool(bare) and any(seen.said_at(at, "as-well") for at in clause)


def _counts_a_noun(seen: Frame, at: int, clause: range) -> bool:
    """ "One card", "en gul": no one by itself."""
    near = at + 1
    named = any(face.start in (at, near) for face in seen.cards)
    noun = near in clause and any(mark.start == near and mark.concept in _NOUNS for mark in seen.marks)
    return named or noun or (near in clause and seen.said_at(near, "cards-of"))


_NOUNS: Final = frozenset(
    {"card", "turn", "player", "round", "hand", "red", "blue", "green", "yellow", "colour", "uno"}
)


def asks_the_sum(seen: Frame) -> bool:
    """Whether the amount to be drawn is asked, or offered: "what am I picking up?", "must she take four?", "he says 14. Right?"."""
    clause, seen = _without_the_condition(seen, last_clause(seen)), without_amounts(seen)
    if not clause:
        return False
    asked = {mark.concept for mark in marks_within(seen, clause)}
    if any(seen.words[face.start] in clause and face.kind in DRAW_CARDS for face in seen.cards):
        return False
    if "how-many" in asked:
        return not asked & {"may", "stack"}
    draws = bool(asked & {"draw", "drew"}) or seen.says("takes-them", within=clause)
    judged = seen.says("opens-yes-no", within=clause[:1]) and seen.says("calls-it-right", within=clause)
    openly = seen.says("interrogative", within=clause) and not judged  # "var det okej?"
    if openly and draws and not asked & (_ELSE - {"may"}) and "when" not in asked:
        return True  # "vad får jag ta upp?": a "may" that is a "must"
    if openly and seen.says("sum-asked", within=clause) and not asked & (_ELSE - {"may"}):
        return True  # "what's the bill?"
    if openly and len(clause) <= _FEWEST and seen.says("wants-a-figure", within=clause[:1]) and asked & _GETS:
        return True  # "what does Kari get?"
    if asked & _ELSE:
        return False
    told = _sentence_before(seen, clause)
    if seen.says("is-that-enough", within=clause) and len(clause) <= _SHORT:
        return _offers_a_number(seen, told) and seen.says("takes-them", within=told)
    if openly or _offers_a_number(seen, clause):
        return draws and "when" not in asked if openly else True
    laid = any(mark.concept in ("lay", "on-top") for mark in marks_within(seen, told))  # a deed is judged, not a claim
    return bool(asked & _JUDGED) and len(clause) <= _SHORT and not laid and _offers_a_number(seen, told)


def _without_the_condition(seen: Frame, clause: list[Token]) -> list[Token]:
    """What is asked, without "… if he can't answer" behind it."""
    ifs = [mark.start for mark in marks_within(seen, clause) if mark.concept == "if"]
    before = [word for word in clause if ifs and word.start < seen.words[ifs[0]].start]
    behind = [word for word in clause if ifs and word.start >= seen.words[ifs[0]].start]
    answers = any(mark.concept in ("answer", "stack", "hold", "had") for mark in marks_within(seen, behind))
    return before if len(before) >= _TWO and answers and seen.says("none-of", within=behind) else clause


def is_only_held(seen: Frame) -> bool:
    """ "He laid a +4. I have a +2": the last draw card told is in a hand, and nothing is laid behind it."""
    clause = last_clause(seen)
    first = clause[0].start if clause else 0
    faces = [face for face in without_amounts(seen).cards if face.kind in DRAW_CARDS]
    faces = [face for face in faces if seen.words[face.start].start < first]
    if not faces:
        return False
    part = part_of(seen, faces[-1].start)
    concepts = {mark.concept for mark in seen.marks if mark.start in part}
    held = bool(concepts & _HELD) or any(seen.said_at(at, "mine-held", "sits-with") for at in part)
    later = any(
        mark.concept == "lay" and mark.start >= part.start and seen.words[mark.start].start < first
        for mark in seen.marks
    )
    laid = any(
        seen.said_at(at, "on-that", "laid-on") for at in range(faces[-1].end, min(faces[-1].end + _TWO, part.stop))
    )
    return held and not (later or laid)


def asks_of_the_twin(seen: Frame) -> bool:
    """Of a twin thrown in: whether the first still counts, or the sum grows, not what the next one draws."""
    clause = last_clause(seen)
    asked = {mark.concept for mark in marks_within(seen, clause)}
    grows = seen.says("sum-grows", "swells", "the-sum", "heap", "comes-of-it", within=clause)
    openly = seen.says("interrogative", within=clause) and _offers_a_number(seen, clause)
    return grows or openly or bool(asked & {"still", "sum", "stack"})


_HELD: Final = frozenset({"hold", "had", "hold-points"})


def _offers_a_number(seen: Frame, words: list[Token]) -> bool:
    starts = {word.start for word in words}
    at = [place for place, word in enumerate(seen.words) if word.start in starts]
    covered = {place for face in seen.cards for place in range(face.start, face.end)}
    told = (number_at(seen, place) or seen.units.get(place) or 0 for place in at if place not in covered)
    return any(number > 1 for number in told)


def _sentence_before(seen: Frame, clause: list[Token]) -> list[Token]:
    before = clause[0].sentence - 1
    return [word for word in seen.words if word.sentence == before and word.kind != "stop"]


def jumped(seen: Frame) -> bool:
    """Whether a draw card is told to have been thrown in out of turn, on another or on its twin."""
    clause = last_clause(seen)
    first = clause[0].start if clause else 0
    leaps = [mark.start for mark in seen.marks if mark.concept == "jump-in"]
    leaps += [mark.start for mark in seen.cues if mark.concept == "cuts-in"]
    told = [at for at in leaps if not any(face.start <= at < face.end for face in seen.cards)]
    draws = [face.start for face in seen.cards if face.kind in DRAW_CARDS]
    return bool(draws) and any(at > min(draws) and seen.words[at].start < first for at in told)
