"""More that may be offered to be confirmed, looked at before token_table.py: topic, token, and what has to be said for it."""

from __future__ import annotations

from typing import Final

BEFORE: Final = """
start-card              *first-plays            turn-kept
start-card              *first-plays            seat-left lays-anyway !seat-right
who-scores              each-player             scores-besides !winner-takes
who-scores              each-player             sees-too>point-word !the-one-out
who-scores              each-player             the-one-out>and-in-a-list>sees-too>point-word
partners                both-out                i-too>gets-done !ends-it
partners                both-out                gets-done>i-too !ends-it
partners-scoring        both-out                i-too>gets-done !ends-it !counted-in !scores-too
round-end               both-out                i-too>gets-done :partner
jump-in-action          first-is-cancelled      the-first-one is-void
jump-in-action          effects-add             the-first-one takes-cards
jump-in-action          effects-add             still-owes
jump-in-action          effects-add             :still loses-turn
jump-in-action          effects-add             :still takes-cards
eliminated              stays-out               stays-out
start-card              *first-draws            :draw seat-left !goes-back !:refuse
dealer-choice           free-choice             without-lots
challenge-hand-shown-to everyone                whole-table !only-cue !secretly !challenger-sees !not-only
who-scores              each-player             losers-word own-cards-points
who-scores              round-winner            the-one-out the-others-points
partners                both-out                both-of-the-pair is-out-of-cards
partners-scoring        both-out                both-of-the-pair is-out-of-cards :must
partners                both-out                both-of-the-pair :go-out
partners                both-out                both-of-the-pair :run-out
wild-colours            some-colour             colour-none-holds
jump-in-next-turn       after-jumper            goes-on-from-them !back-to-order
draw-pile-empty         top-stays               all-but>top-alone
draw-pile-empty         top-goes-along          top-alone>goes-in-too
draw-pile-empty         top-goes-along          goes-in-too>top-alone
draw-pile-empty         round-over              ends-it
round-end               last-holding            one-loser-left !:even-if
round-end               last-holding            plays-on-after !:even-if
round-end               round-over              ends-it is-out-of-cards
low-score               first-to-target         past-the-target :win
low-score               first-to-target         past-the-target has-won
eliminated              comes-back              in-again
"""
"""As in token_table.py: with a colon a concept, with "!" what must not be said, with ">" one soon after the other."""
