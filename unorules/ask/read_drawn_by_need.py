"""A card drawn since nothing fitted, which fits itself: "I'd nothing to lay, so I drew, and it goes. May I hang on to it?".

Whoever asks to keep it asks whether it must be laid, and never whether one may draw by choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.read_clause import concepts_asked, either_or_at, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_form import form
from unorules.ask.read_left_undone import left_undone
from unorules.ask.read_position import DRAW_CARDS

_TOPIC: Final = "must-play-drawn-card"
_OF_DRAWING: Final = frozenset(
    "voluntary-draw pass-without-drawing draw-count play-other-after-draw answer-draw-card play-drawn-card".split()
)
_DREW: Final = frozenset({"draw", "drew", "drawn-card"})
_TURNING: Final = frozenset({"not", "never", "wrong", "forbidden", "cheat", "false", "must", "right", "says"})
_SHORT: Final = 5


def kept_after_need(seen: Frame, topic: str) -> str | None:
    """Whether the card that came must be laid, where keeping it is asked after a draw by need."""
    kept = topic in _OF_DRAWING and _drawn_by_need(seen) and keeps_a_drawn_card(seen)
    return _TOPIC if kept and _may(seen) and not concepts_asked(seen) & {"how-many", "draw"} else None


def laid_after_need(seen: Frame, topic: str) -> str | None:
    """ "I had to draw. May the drawn one be played at once?" asks of what is allowed, and no duty."""
    asked = concepts_asked(seen)
    may = "may" in asked and not asked & (_TURNING | {"keep"}) and asked & {"lay", "drawn-card"}
    need = seen.says("had-to-draw") and not seen.says("had-to-draw", within=last_clause(seen))
    undone = left_undone(seen) is not None or seen.says("leaves-undone", within=last_clause(seen))
    plain = not keeps_a_drawn_card(seen) and not undone
    return "play-drawn-card" if topic == _TOPIC and may and need and plain else None


def _drawn_by_need(seen: Frame) -> bool:
    """Whether something is told to be drawn, and that there was nothing to lay or no choice, or that what came fits."""
    drawn = seen.has(*_DREW) or seen.says("i-picked-up", "had-to-draw")
    need = seen.says("had-to-draw", "nothing-to-lay", "none-fits")
    fits = seen.says("that-one-fits")
    return drawn and need and fits and not any(face.kind in DRAW_CARDS for face in seen.cards)


def keeps_a_drawn_card(seen: Frame) -> bool:
    """Whether the clause that asks speaks of keeping the card, or a bare "is that allowed?" stands behind a wish to."""
    clause = last_clause(seen)
    if seen.says("keeps-it", within=clause):
        return True
    return len(clause) <= _SHORT and seen.says("calls-it-right", within=clause) and seen.says("rather-keeps-it")


def keeping_turned(seen: Frame) -> bool | None:
    """ "May I keep it?" of a card that was drawn and fits: the freedom from the duty is asked; None where something turns it."""
    drawn = seen.has(*_DREW) or seen.says("i-picked-up", "had-to-draw")
    if not drawn or not seen.says("that-one-fits") or not keeps_a_drawn_card(seen) or either_or_at(seen) is not None:
        return None
    plain = form(seen, _TOPIC) == "yes-no" and not seen.says("asks-with-not", within=last_clause(seen))
    return True if _may(seen) and plain and not concepts_asked(seen) & _TURNING else None


def _may(seen: Frame) -> bool:
    """Whether the clause that asks asks for leave."""
    told = seen.says("may-be-done", "has-the-right", "calls-it-right", within=last_clause(seen))
    return told or "may" in concepts_asked(seen)


def another_after_all(seen: Frame, topic: str) -> str | None:
    """ "Drew one, then saw that I had a four that fitted all along. May I still play it?": nothing was challenged."""
    unchallenged = topic.startswith("challenge") and not seen.has("challenge", "bluff", "wild-draw-four", "guilty")
    held = seen.says("fitted-all-along") and seen.has(*_DREW) and "lay" in concepts_asked(seen)
    return "play-other-after-draw" if unchallenged and held else None


def too_late_for_another(seen: Frame) -> bool | None:
    """ "Is it too late to lay the four I had?": too late is what is not allowed; None where that is not asked."""
    clause = last_clause(seen)
    late = seen.says("late-cue", "too-late-now", within=clause) and form(seen, "play-other-after-draw") == "yes-no"
    told = not concepts_asked(seen) & _TURNING and not seen.says("asks-with-not", "plain-not", within=clause)
    return True if late and told and "may" not in concepts_asked(seen) else None


def plainly_laid(seen: Frame) -> bool | None:
    """ "I had to draw. May I lay it at once?": the need that is told demands nothing; None where something turns it."""
    need = seen.says("had-to-draw") and not seen.says("had-to-draw", within=last_clause(seen))
    asked = concepts_asked(seen)
    may = (
        "may" in asked
        and not asked & (_TURNING | {"keep", "another", "instead"})
        and (asked & {"lay", "can-play"} or seen.says("lays", within=last_clause(seen)))
    )
    plain = either_or_at(seen) is None and left_undone(seen) is None and not keeps_a_drawn_card(seen)
    return False if need and may and plain and not seen.says("leaves-undone", within=last_clause(seen)) else None


DRAWN_BY_NEED: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    kept_after_need,
    laid_after_need,
    another_after_all,
)
