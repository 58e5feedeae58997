"""A +4 told with the colour before it, the colour named with it, and what the hand holds of both: "yellow lay, she called blue, …".

Which of the two the judgement rests on is what is offered: who calls her caught for the colour named holds that one to count.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask import model
from unorules.ask.cards_in_words import COLOURS
from unorules.ask.lexicon import Mark
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame, frame
from unorules.ask.words import Token
from unorules.values import dataclass

TOPIC: Final = "challenge-which-colour"
BEFORE: Final = "colour-before-the-play"
CHOSEN: Final = "chosen-colour"
_FOUR: Final = "wild-draw-four"
_NAMING: Final = frozenset({"choose", "wish", "say", "says"})
_SO_NEAR: Final = 3
_TWO: Final = 2
_SHORT: Final = 6


@dataclass(frozen=True, slots=True)
class _Story:
    """The colour before the card and the one named with it, and whether the hand holds either."""

    before: str
    chosen: str
    holds_before: bool | None
    holds_chosen: bool | None


def offered_by_the_story(seen: Frame) -> tuple[str, ...]:
    """Which colour counts by what is claimed or asked; nothing where the story or the claim leaves it open."""
    story, clause = _told(seen), last_clause(seen)
    if story is None:
        return ()
    if seen.says("right-verdict", within=clause) or (len(clause) <= _SHORT and _judges(seen)):
        clause = _sentence_before(seen, clause)  # "Mum judged him a bluffer as he had green. Was she right?"
    clause = _without_although(seen, clause)
    guilty = seen.says("tells-guilt", within=clause) or _wins_the_challenge(seen)
    innocent = seen.says("tells-innocence", within=clause)
    if guilty != innocent and not (seen.says("told-not", within=clause)):
        return _by_the_hand(story, guilty=guilty)
    named = {mark.concept for mark in _colours(seen, clause)}
    if named == {story.before}:
        return (BEFORE,)
    return (CHOSEN,) if named == {story.chosen} else ()


def _judges(seen: Frame) -> bool:
    """ "Is Marcus right?": nothing but a judgement of what was claimed before it."""
    return bool(concepts_asked(seen) & {"right", "wrong"}) and not concepts_asked(seen) & {"legal", "forbidden"}


def caught_by_a_colour(seen: Frame, topic: str) -> str | None:
    """ "… She has blues and no reds. Is she caught if I challenge?": which colour counts, not what a challenge costs."""
    clause = last_clause(seen)
    asked = topic in ("challenge-failure", "challenge-success") and "how-many" not in concepts_asked(seen)
    return TOPIC if asked and seen.says("tells-guilt", within=clause) and offered_by_the_story(seen) else None


def _without_although(seen: Frame, clause: Sequence[Token]) -> list[Token]:
    """ "Does the red count, though he called blue?": what stands before the "though"."""
    cut = [seen.words[mark.start].start for mark in seen.cues if mark.concept == "although"]
    before = [word for word in clause if not any(clause[0].start < at <= word.start for at in cut)]
    return before if len(before) > _TWO else list(clause)


def _sentence_before(seen: Frame, clause: Sequence[Token]) -> list[Token]:
    before = clause[0].sentence - 1 if clause else 0
    return [word for word in seen.words if word.sentence == before and word.kind != "stop"]


def _wins_the_challenge(seen: Frame) -> bool:
    """ "If I challenge him, do I win?": whoever would win it holds the other one guilty."""
    return "win" in concepts_asked(seen) and seen.has("challenge")


def _by_the_hand(story: _Story, *, guilty: bool) -> tuple[str, ...]:
    """Guilty by the colour before it is whoever holds that; by the colour named, whoever holds that one."""
    by_before, by_chosen = story.holds_before, story.holds_chosen
    if by_before is None or by_before == by_chosen:
        return ()
    return (BEFORE,) if by_before == guilty else (CHOSEN,)


def _told(seen: Frame) -> _Story | None:
    """The story, where a +4 is told with just two colours, one of which is named with it."""
    cards = [face.start for face in seen.cards if face.kind == _FOUR]
    told = _colours(seen, seen.words)
    both = list(dict.fromkeys(mark.concept for mark in told))
    named = [mark for mark in told if _is_named(seen, mark)]
    if not cards or len(both) != _TWO or not named:
        return None
    chosen = named[0].concept
    before = next(each for each in both if each != chosen)
    spent = {named[0].start, next(mark.start for mark in told if mark.concept == before)}
    held = [mark for mark in told if mark.start not in spent]
    return _Story(before, chosen, _holds(seen, held, before), _holds(seen, held, chosen))


def _colours(seen: Frame, words: Sequence[Token]) -> list[Mark]:
    """The colours among the words in order, those within a phrase of naming ("sa rött") with them."""
    starts = {word.start for word in words}
    told = [mark for mark in seen.marks if mark.concept in COLOURS]
    told += [mark for each in seen.marks if each.concept in _NAMING and (mark := _within(seen, each)) is not None]
    found = {mark.start: mark for mark in told if seen.words[mark.start].start in starts}
    return [found[at] for at in sorted(found)]


def _within(seen: Frame, phrase: Mark) -> Mark | None:
    """The colour that ends a phrase of several words."""
    if phrase.end - phrase.start < _TWO:
        return None
    last = frame(seen.words[phrase.end - 1].text, seen.language, model.lexicon(seen.language))
    return next(
        (Mark(each.concept, phrase.end - 1, phrase.end) for each in last.marks if each.concept in COLOURS), None
    )


def _is_named(seen: Frame, mark: Mark) -> bool:
    """Whether the colour stands right behind a verb of naming."""
    near = range(max(0, mark.start - _SO_NEAR), mark.start)
    return any(seen.said_at(at, "names-that-colour") for at in near)


def _holds(seen: Frame, held: Sequence[Mark], colour: str) -> bool | None:
    """Whether the hand holds the colour: denied right before the word, or told; of one that is not told again it is not known."""
    here = [mark for mark in held if mark.concept == colour]
    if not here:
        return None
    return not any(_is_denied(seen, mark) for mark in here)


def _is_denied(seen: Frame, mark: Mark) -> bool:
    for at in range(mark.start - 1, max(-1, mark.start - 1 - _SO_NEAR), -1):
        if seen.words[at].kind == "stop" or any(each.start == at and each.concept in COLOURS for each in seen.marks):
            return False
        if seen.said_at(at, "none-of", "told-not", "claims-not", "hand-denies"):
            return True
    return False
