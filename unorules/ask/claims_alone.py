"""What a claimant says, asked by itself: "Lisa says you may stack" is right where "you may stack?" would be answered with yes."""

from __future__ import annotations

from typing import Final

from unorules.ask.answer import Answer
from unorules.ask.claim_sides import said
from unorules.ask.propositions import modality
from unorules.ask.quarrel_topic import are_alike, asked_alone
from unorules.ask.read_features import Frame
from unorules.ask.read_quarrel import Told
from unorules.ask.reading import MOST_LETTERS
from unorules.ask.reply import as_asked, outcome_of
from unorules.values import replace

_FAIRLY_SURE: Final = 0.5
# A number or a word that is claimed tells the topic as well.
_HARDLY_SURE: Final = 0.4
# What is told of the table before the claims holds for each of them.
_OF_THE_TABLE: Final = ("players",)


def is_so(answer: Answer, seen: Frame, told: Told) -> bool | None:
    """Whether the claim is so under the rules of the answer; None where it is not read to be about the same."""
    alone = asked_alone(seen, answer.reading.text[-MOST_LETTERS:], told)
    if (
        alone is None
        or not are_alike(alone.topic, answer.reading.topic)
        or alone.score < (_HARDLY_SURE if alone.claims else _FAIRLY_SURE)
    ):
        return None
    kept = {name: each for name, each in answer.reading.arguments.items() if name in _OF_THE_TABLE}
    alone = replace(alone, arguments=kept | alone.arguments)
    found = outcome_of(alone, answer.rulebook)
    verdict, _ = as_asked(alone, found)
    plainly = said(seen, told, alone.topic or "")
    if plainly is not None and modality(alone.topic or "") != "holds" and found.verdict in ("yes", "no"):
        return plainly == (found.verdict == "yes")
    return {"yes": True, "no": False}.get(verdict)
