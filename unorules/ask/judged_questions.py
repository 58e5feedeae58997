"""Questions with a closing behind them that has what is told judged, taught as they are read (`read_closing.py`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from unorules.ask.lexicon import Lexicon
from unorules.ask.model_questions import Item
from unorules.ask.read_closing import closing_of, judged_at_the_end
from unorules.ask.read_features import frame
from unorules.values import replace


def items_judged(known: Sequence[Item], lexicons_: Mapping[str, Lexicon]) -> Iterator[Item]:
    """Each such question once more, with the plainest judgement in the place of its own, and turned where its own called wrong.

    They teach the nets the turn alone.
    """
    for item in known:
        if not item.weighed or not (item.spoken or item.turning) or closing_of(item.text, item.language) is None:
            continue
        judged = judged_at_the_end(frame(item.text, item.language, lexicons_[item.language]))
        if judged is not None:
            plain, wrong = judged
            yield replace(item, text=plain.text, turned=item.turned != wrong, turning=True, put=True)
