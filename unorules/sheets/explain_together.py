"""Which names the concepts of the lexicons lead to: what is said together, and the keys, tables, rulesets and cards meant by it."""

from __future__ import annotations

from functools import cache
from typing import Final

_MEANT: Final = """
cannot-play action-card: no-action-finish
draw num-3: draw-three
hand hold: setup.hand_size
card hold: setup.hand_size
false uno: uno.false_call_penalty
false uno-call: uno.false_call_penalty
forgot uno: uno.penalty uno.catch_until
forgot say: uno.penalty uno.catch_until
catch: uno.catcher uno.catch_until
self-correct: uno.self_correct
too-late: uno.catch_until
accuse: wild_draw_four uno.false_accusation_penalty
show-hand: wild_draw_four.hand_shown_to
challenge: wild_draw_four
bluff: wild_draw_four
guilty: wild_draw_four
innocent: wild_draw_four
uno-call: uno
uno say: uno
say: uno
stack: stacking
sum: stacking
jump-in-rule: jump_in
jump-in: jump_in
choose colour: wild
change colour: wild
wish colour: wild
rotate: seven_o
swap: seven_o
who-scores: scoring.mode
optional: scoring.optional
two-players: two_players
partner: teams
eliminate: challenge-uno
mercy: mercy
until-can: draw-until-playable
several: turn.multi_play
draw-pile run-out: piles.when_exhausted
deck run-out: piles.when_exhausted
card run-out: piles.when_exhausted
reshuffle: piles.when_exhausted
shuffle: piles.when_exhausted wild-shuffle-hands
start-card: start_card
turn-up: start_card
second-last: uno
one-left: uno
last-card: round_end
drawn-card: turn.drawn_card
keep: turn.drawn_card
draw penalty: turn.after_penalty stacking
draw sum: stacking
penalty: uno.penalty
instead: turn.voluntary_draw
draw can-play: turn.voluntary_draw
draw colour: wild-colour-roulette
action-card: skip reverse draw-two
wilds: wild wild-draw-four
black: wild wild-draw-four
draw-card: +2 +4
numeral: number
first player: setup.first_player
start player: setup.first_player
dealer left: setup.first_player
next-player dealer: setup.first_player
next-dealer: setup.next_dealer
dealer: setup.dealer
deal: setup
go-out: round_end
round end: round_end
round winner: round_end
round win: round_end
turn pass-on: turn.pass_without_drawing
turn continue: turn.pass_without_drawing
turn end: turn.pass_without_drawing
pass: turn.pass_without_drawing
turn skipped: skip
skipped: skip
choose: wild
direction: reverse
next-player: players
previous-player: players
target: scoring.target
points limit: scoring.target
tie: scoring.tie
score: scoring scoring.points
points: scoring scoring.points
match-game: scoring
round: round_end scoring.rounds
winner: round_end scoring.mode
win: round_end scoring.mode
deck-count: deck
compose: deck
discard-pile: piles
draw-pile: piles
top-card: piles
deck: deck
hand: setup.hand_size
draw: turn.draw_limit
drew: turn.draw_limit
can-play: turn
match: turn
same-colour: turn
turn: turn
age: players.age
many-players: players
player: players
anyone: players
lay: turn
card: deck
answer: stacking
give: setup
run-out: piles.when_exhausted
start: setup.first_player
left: reverse players
right-side: reverse players
move: turn
hold: setup.hand_size
colour: deck wild
red: deck
yellow: deck
green: deck
blue: deck
"""
"""Concepts that are said together, and where they lead, several names where each may be meant."""


@cache
def together() -> tuple[tuple[frozenset[str], tuple[str, ...]], ...]:
    """The concepts and the names they lead to, in order: the first of which all are said counts."""
    parted = (line.split(": ") for line in _MEANT.strip().splitlines())
    return tuple((frozenset(concepts.split()), tuple(names.split())) for concepts, names in parted)
