"""Two deeds asked between, each whole: "do I take my turn, or lose it?", "have I won, or do we go on?".

The first is what the answer's yes goes to, so it is read alone. The two are opposites: what the second adds speaks
against the first.
"""

from __future__ import annotations

from typing import Final

from unorules.ask import model
from unorules.ask.read_clause import either_or_at
from unorules.ask.read_features import Frame, frame

_STOPS: Final = " ,;:.!?–—-"


def first_half(seen: Frame) -> Frame | None:
    """The question up to the "or" of the clause that asks; None where no two are asked between."""
    at = either_or_at(seen)
    if at is None:
        return None
    told = seen.text[: seen.words[at].start].rstrip(_STOPS)
    return frame(f"{told}?", seen.language, model.lexicon(seen.language))
