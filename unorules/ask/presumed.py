"""What a yes affirms where a topic is answered by a value and the question offers none in words of its own.

"She says I still miss my go. Do I?" names nobody whose turn it is, and yet a yes says something of it. So each such topic has one
plain proposition, put as the value that would make it so; which way the question's yes goes is learnt from questions, as for the
topics of `propositions.py`, and whether it is so the engine tells (`facts.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from unorules.ask.facts import PAYS
from unorules.ask.read_drawn_for_deal import BEATEN

# Topic, the value that is held against the answer, and what a yes says then; of a first card one line for each kind.
_TABLE: Final = f"""
dealer-choice             highest-number         whoever draws the highest card deals
dealer-choice-action-card {BEATEN}               an action card counts nothing when the dealer is drawn for
first-player              left-of-dealer         the player to the dealer's left begins
direction                 clockwise              play goes clockwise
start-card:draw-two       first-skipped          the first player draws and misses the turn
start-card:skip           first-skipped          the first player misses the turn
start-card:reverse        dealer-starts          the dealer begins, the other way round
start-card:wild           first-chooses          the first player names the colour
start-card:wild-draw-four returned               it goes back and another is turned up
start-card:number         no-effect              nothing happens
wild-colours              some-colour            one of the four has to be named
challenge-who             next-player            only the one who would have to draw may challenge
challenge-when            before-drawing         it has to come before drawing
challenge-hand-shown-to   challenger             only the challenger is shown the hand
challenge-success         {PAYS}                 whoever laid it draws
challenge-failure         {PAYS}                 the challenger draws
challenge-next-turn       challenger             the challenger has the turn
challenge-which-colour    colour-before-the-play the colour before the +4 counts
uno-call-when             when-playing-second-to-last-card it is said while the last but one is laid
uno-catch-who             any-other-player       anybody else may catch
round-end                 round-over             the round is over at once
draw-pile-empty           reshuffled             the discard pile becomes the draw pile
who-scores                round-winner           the winner gets the points
low-score                 lowest-wins-there      the lowest total wins
eliminated                out                    whoever has reached the limit is out
jump-in-next-turn         after-jumper           play goes on from whoever jumped in
jump-in-action            first-is-cancelled     the first card counts for nothing
seven-zero-last-card      wins                   the player has won
no-mercy-card:wild-colour-roulette next-player   the one who has to draw names the colour
"""
PRESUMED: Final[Mapping[str, str]] = {
    topic: value for topic, value, _ in (line.split(maxsplit=2) for line in _TABLE.strip().splitlines())
}
# Where a number is told its being right is what a yes affirms.
NUMBERED: Final = frozenset(
    "players hand-size deck-size card-count card-points hand-points draw-pile-size draw-count stack-total uno-penalty"
    " target-score challenge-success challenge-failure".split()
)
LEARNT: Final = NUMBERED | {topic.partition(":")[0] for topic in PRESUMED}
"""Topics with a value of whose questions it is learnt which way their yes goes."""


def presumed(topic: str, arguments: Mapping[str, Any]) -> str | None:
    """The value that a yes would affirm of such a topic; None of others, and of a card that nothing is known of."""
    if topic in PRESUMED:
        return PRESUMED[topic]
    card = str(arguments.get("card", ""))
    kind = "number" if card[1:].isdigit() else _KINDS.get(card[1:], card)
    return PRESUMED.get(f"{topic}:{kind}")


_KINDS: Final = {"S": "skip", "R": "reverse", "+2": "draw-two"}
