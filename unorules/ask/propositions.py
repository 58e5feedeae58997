"""The topics a question can have, and for each the plain proposition P that a yes affirms.

A topic's id is the contract of ``--json``; ``modality`` tells what kind of claim P is, which decides how a question with
"must", "may" or "forbidden" in it stands to P (read_polarity.py). The wording of P lies in the locales under ``key``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Proposition:
    """What a topic says yes to.

    ``kind`` is the verdict expected of a plainly asked question: ``yes-no``, ``value``, ``explain`` or ``unspecified``.
    ``modality`` is ``may`` (P allows something), ``must`` (P demands something), ``holds`` (P states what is so) or
    ``none`` (there is no P: the topic is asked for a value or an account).
    """

    topic: str
    group: str
    kind: str
    modality: str

    @property
    def key(self) -> str:
        """The key of the proposition's wording in the locales."""
        return f"proposition.{self.topic}"


_TABLE: Final = """
deck        players                        value        none
deck        age                            value        none
deck        deck-size                      value        none
deck        lost-card                      unspecified  may
deck        which-edition                  explain      none
deck        deck-points                    value        none
deck        deck-composition               explain      none
deck        card-count                     value        none
setup       dealer-choice                  value        none
setup       dealer-choice-action-card      value        none
setup       hand-size                      value        none
setup       draw-pile-size                 value        none
setup       first-player                   value        none
setup       direction                      value        none
setup       start-card                     value        none
setup       next-dealer                    unspecified  none
turn        match                          yes-no       may
turn        playable-cards                 value        none
turn        play-several                   yes-no       may
turn        voluntary-draw                 yes-no       may
turn        draw-count                     value        none
turn        play-drawn-card                yes-no       may
turn        must-play-drawn-card           yes-no       must
turn        play-other-after-draw          yes-no       may
turn        pass-without-drawing           yes-no       may
turn        refill-hand                    yes-no       must
turn        draw-from-discard              yes-no       may
turn        play-after-penalty             yes-no       may
cards       card-effect                    explain      none
cards       turn-after                     value        none
stacking    answer-with-same               yes-no       may
cards       wild-when-playable             yes-no       may
cards       wild-same-colour               yes-no       may
cards       wild-colours                   value        none
cards       wild-change-mind               unspecified  may
cards       wild-draw-four-legality        yes-no       may
cards       wild-draw-four-with-wild       yes-no       may
cards       wild-draw-four-drawn           yes-no       may
challenge   bluff                          yes-no       may
challenge   challenge                      explain      may
challenge   challenge-who                  value        none
challenge   challenge-when                 value        none
challenge   challenge-hand-shown-to        value        none
challenge   challenge-success              value        none
challenge   challenge-failure              value        none
challenge   challenge-next-turn            value        none
challenge   challenge-which-colour         value        none
challenge   challenge-colour               yes-no       holds
challenge   challenge-last-card            unspecified  may
challenge   challenge-other-card           yes-no       may
stacking    stack-draw-two                 yes-no       may
stacking    stack-wild-draw-four           yes-no       may
stacking    stack-wild-draw-four-on-draw-two yes-no     may
stacking    stack-draw-two-on-wild-draw-four yes-no     may
stacking    stack-total                    value        none
stacking    draw-card-later-turn           yes-no       may
stacking    answer-draw-card               yes-no       may
stacking    stack-required                 yes-no       must
stacking    bounce                         yes-no       may
uno         uno-call-when                  value        none
uno         uno-penalty                    value        none
uno         uno-catch-window               value        may
uno         uno-catch-who                  value        none
uno         uno-self-correct               yes-no       holds
uno         uno-on-last-card               yes-no       must
uno         uno-missed-win                 yes-no       holds
uno         uno-call-again                 yes-no       must
uno         uno-false-call                 unspecified  holds
uno         uno-two-at-once                unspecified  none
uno         uno-false-accusation           unspecified  holds
ending      round-end                      explain      none
ending      finish-on-action               yes-no       may
ending      finish-draw-penalty            yes-no       holds
ending      finish-wild-colour             unspecified  must
ending      draw-pile-empty                explain      none
ending      nothing-to-reshuffle           unspecified  none
scoring     card-points                    value        none
scoring     hand-points                    value        none
scoring     match-total                    yes-no       holds
scoring     target-score                   value        none
scoring     exact-target                   yes-no       must
scoring     who-scores                     value        none
scoring     scoring-optional               yes-no       may
scoring     low-score                      explain      none
scoring     score-tie                      unspecified  none
formats     two-players                    explain      none
formats     reverse-two-players            yes-no       holds
formats     skip-two-players               yes-no       holds
formats     draw-card-two-players          yes-no       holds
formats     partners                       explain      none
formats     partners-scoring               explain      none
formats     challenge-uno                  explain      none
formats     eliminated                     explain      none
house       is-official                    yes-no       holds
house       own-rules                      yes-no       may
house       house-rule                     explain      none
house       change-rules-mid-round         yes-no       may
house       seven-swap                     yes-no       holds
house       zero-rotate                    yes-no       holds
house       seven-swap-required            yes-no       must
house       seven-zero-last-card           value        none
house       seven-zero-uno                 yes-no       must
house       jump-in                        yes-no       may
house       jump-in-match                  yes-no       may
house       jump-in-next-turn              value        none
house       jump-in-action                 value        none
house       house-combination              yes-no       may
no-mercy    no-mercy                       explain      none
no-mercy    no-mercy-in-classic            yes-no       holds
no-mercy    mercy-rule                     yes-no       holds
no-mercy    no-mercy-stacking              yes-no       may
no-mercy    no-mercy-card                  explain      none
rest        conduct                        unspecified  none
rest        history                        explain      none
"""

PROPOSITIONS: Final = {
    topic: Proposition(topic, group, kind, modality)
    for group, topic, kind, modality in (line.split() for line in _TABLE.strip().splitlines())
}
OUT_OF_SCOPE: Final = "out-of-scope"
TOPICS: Final = (*PROPOSITIONS, OUT_OF_SCOPE)


def modality(topic: str | None) -> str:
    """The modality of a topic's proposition; ``none`` for no topic."""
    found = PROPOSITIONS.get(topic or "")
    return found.modality if found else "none"
