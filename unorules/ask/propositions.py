"""The topics a question can have, and for each the plain proposition P that a yes affirms.

A topic's id is the contract of ``--json``; ``modality`` tells what kind of claim P is, which decides how a question with
"must", "may" or "forbidden" in it stands to P (read_polarity.py).
"""

from __future__ import annotations

from typing import Final

from unorules.values import dataclass


@dataclass(frozen=True, slots=True)
class Proposition:
    """What a topic says yes to.

    ``kind`` is the verdict expected of a plainly asked question: ``yes-no``, ``value``, ``explain`` or ``unspecified``.
    ``modality`` is ``may`` (P allows something), ``must`` (P demands something), ``holds`` (P states what is so) or
    ``none`` (there is no P: the topic is asked for a value or an account). ``claims`` is P for developers; people are
    answered from the locales.
    """

    topic: str
    group: str
    kind: str
    modality: str
    claims: str | None


_TABLE: Final = """
deck      players                          value       none  -
deck      age                              value       none  -
deck      deck-size                        value       none  -
deck      lost-card                        unspecified may   one can still play
deck      which-edition                    explain     none  -
deck      deck-points                      value       none  -
deck      deck-composition                 explain     none  -
deck      card-count                       value       none  -
setup     dealer-choice                    value       none  -
setup     dealer-choice-action-card        value       none  -
setup     hand-size                        value       none  -
setup     draw-pile-size                   value       none  -
setup     first-player                     value       none  -
setup     direction                        value       none  -
setup     start-card                       value       none  -
setup     next-dealer                      unspecified none  -
turn      match                            yes-no      may   the card may be laid
turn      playable-cards                   value       none  -
turn      play-several                     yes-no      may   several may be laid at once
turn      voluntary-draw                   yes-no      may   one may draw although one could play
turn      draw-count                       value       none  -
turn      play-drawn-card                  yes-no      may   the card just drawn may be played
turn      must-play-drawn-card             yes-no      must  the card just drawn must be played
turn      play-other-after-draw            yes-no      may   another card may be played after drawing
turn      pass-without-drawing             yes-no      may   one may pass without drawing
turn      refill-hand                      yes-no      must  the hand is filled up again
turn      draw-from-discard                yes-no      may   one may take from the discard pile
turn      play-after-penalty               yes-no      may   one may play after paying
cards     card-effect                      explain     none  -
cards     turn-after                       value       none  -
stacking  answer-with-same                 yes-no      may   the card may be answered with the same
cards     wild-when-playable               yes-no      may   a wild may be played although another card fits
cards     wild-same-colour                 yes-no      may   the colour in force may be chosen again
cards     wild-colours                     value       none  -
cards     wild-change-mind                 unspecified may   the colour may still be changed
cards     wild-draw-four-legality          yes-no      may   the +4 may rightly be laid
cards     wild-draw-four-with-wild         yes-no      may   the +4 may rightly be laid
cards     wild-draw-four-drawn             yes-no      may   the +4 may rightly be laid
challenge bluff                            yes-no      may   a +4 can be laid as a bluff and stands
challenge challenge                        explain     may   a +4 may be challenged
challenge challenge-who                    value       none  -
challenge challenge-when                   value       none  -
challenge challenge-hand-shown-to          value       none  -
challenge challenge-success                value       none  -
challenge challenge-failure                value       none  -
challenge challenge-next-turn              value       none  -
challenge challenge-which-colour           value       none  -
challenge challenge-colour                 yes-no      holds the chosen colour stands
challenge challenge-last-card              unspecified may   a last +4 may be challenged
challenge challenge-other-card             yes-no      may   the card may be challenged
stacking  stack-draw-two                   yes-no      may   it may be put on and passed on
stacking  stack-wild-draw-four             yes-no      may   it may be put on and passed on
stacking  stack-wild-draw-four-on-draw-two yes-no      may   it may be put on and passed on
stacking  stack-draw-two-on-wild-draw-four yes-no      may   it may be put on and passed on
stacking  stack-total                      value       none  -
stacking  draw-card-later-turn             yes-no      may   on a later turn it may be laid
stacking  answer-draw-card                 yes-no      may   the draw card may be answered so
stacking  stack-required                   yes-no      must  one must stack
stacking  bounce                           yes-no      may   the penalty may be sent on or back
uno       uno-call-when                    value       none  -
uno       uno-penalty                      value       none  -
uno       uno-catch-window                 value       may   one can still be caught
uno       uno-catch-who                    value       none  -
uno       uno-self-correct                 yes-no      holds one is safe
uno       uno-on-last-card                 yes-no      must  something must be said
uno       uno-missed-win                   yes-no      holds the win stands
uno       uno-call-again                   yes-no      must  one must call again
uno       uno-false-call                   unspecified holds there is a penalty
uno       uno-two-at-once                  unspecified none  -
uno       uno-false-accusation             unspecified holds there is a penalty
ending    round-end                        explain     none  -
ending    finish-on-action                 yes-no      may   the last card may be such a card
ending    finish-draw-penalty              yes-no      holds the next player still draws, and it counts
ending    finish-wild-colour               unspecified must  a colour must be named
ending    draw-pile-empty                  explain     none  -
ending    nothing-to-reshuffle             unspecified none  -
scoring   card-points                      value       none  -
scoring   hand-points                      value       none  -
scoring   match-total                      yes-no      holds the match is won
scoring   target-score                     value       none  -
scoring   exact-target                     yes-no      must  it must be exact
scoring   who-scores                       value       none  -
scoring   scoring-optional                 yes-no      may   one may play without counting points
scoring   low-score                        explain     none  -
scoring   score-tie                        unspecified none  -
formats   two-players                      explain     none  -
formats   reverse-two-players              yes-no      holds the same player plays again
formats   skip-two-players                 yes-no      holds the same player plays again
formats   draw-card-two-players            yes-no      holds the same player plays again
formats   partners                         explain     none  -
formats   partners-scoring                 explain     none  -
formats   challenge-uno                    explain     none  -
formats   eliminated                       explain     none  -
house     is-official                      yes-no      holds the rule is official
house     own-rules                        yes-no      may   a table may make its own rules
house     house-rule                       explain     none  -
house     change-rules-mid-round           yes-no      may   a rule may be added in the middle
house     seven-swap                       yes-no      holds hands are swapped
house     zero-rotate                      yes-no      holds hands are passed on
house     seven-swap-required              yes-no      must  one must swap
house     seven-zero-last-card             value       none  -
house     seven-zero-uno                   yes-no      must  one must call UNO
house     jump-in                          yes-no      may   one may jump in
house     jump-in-match                    yes-no      may   one may jump in with it
house     jump-in-next-turn                value       none  -
house     jump-in-action                   value       none  -
house     house-combination                yes-no      may   the rules in question allow it
no-mercy  no-mercy                         explain     none  -
no-mercy  no-mercy-in-classic              yes-no      holds the rule holds in ordinary UNO
no-mercy  mercy-rule                       yes-no      holds the player is out
no-mercy  no-mercy-stacking                yes-no      may   it may be laid on the stack
no-mercy  no-mercy-card                    explain     none  -
rest      conduct                          unspecified none  -
rest      history                          explain     none  -
"""

PROPOSITIONS: Final = {
    topic: Proposition(topic, group, kind, modality, None if claims == "-" else claims)
    for group, topic, kind, modality, claims in (line.split(maxsplit=4) for line in _TABLE.strip().splitlines())
}
OUT_OF_SCOPE: Final = "out-of-scope"
HALF: Final = "half"
NO_TOPIC: Final = frozenset({OUT_OF_SCOPE, HALF})
"""What is learnt beside the topics: questions that no rule answers, and such as hang on one that was not asked."""
TOPICS: Final = (*PROPOSITIONS, OUT_OF_SCOPE, HALF)


MODALITIES: Final = ("none", "may", "must", "holds")


def modality(topic: str | None) -> str:
    """The modality of a topic's proposition; ``none`` for no topic."""
    found = PROPOSITIONS.get(topic or "")
    return found.modality if found else "none"


TWINS: Final = tuple(
    frozenset(line.split())
    for line in """
uno-catch-window uno-missed-win uno-self-correct
answer-draw-card bounce play-after-penalty
eliminated challenge-uno mercy-rule
partners partners-scoring
low-score who-scores
wild-draw-four-with-wild wild-draw-four-drawn wild-draw-four-legality
draw-card-later-turn match
deck-size deck-composition
no-mercy-card card-effect
is-official house-rule no-mercy-in-classic
two-players reverse-two-players skip-two-players draw-card-two-players
answer-with-same stack-draw-two stack-wild-draw-four
""".strip().splitlines()
)
"""Topics that a question may fit equally well: either answers it."""
