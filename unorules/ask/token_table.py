"""What may be offered to be confirmed where a topic's answer is a word: topic, token, and the cues that have to be said."""

from __future__ import annotations

from functools import cache
from typing import Final

from unorules.ask.offers_table import BEFORE

# Topic, token, and what must be said for it: cues, concepts with a colon; with "!" what must not be said, with ">" one soon after
# the other.
# Of a topic's lines the first that fits counts, of those with a "*" all that fit: they can be true together.
_TABLE: Final = """
first-player            left-of-dealer          seat-left !seat-right
first-player            left-of-dealer          after-dealer
first-player            highest-number          highest-number
first-player            right-of-dealer         seat-right !seat-left
first-player            youngest                youngest
first-player            oldest                  oldest
first-player            loser                   last-loser
first-player            round-winner            last-winner
first-player            dealer                  the-dealer !seat-left !seat-right
first-player            dealer                  then-deals>opens-play besides !seat-left !seat-right
first-player            dealer                  dealt-out>opens-play besides !seat-left !seat-right
next-dealer             left-of-dealer          seat-left !seat-right
next-dealer             right-of-dealer         seat-right !seat-left
next-dealer             loser                   last-loser
next-dealer             round-winner            last-winner
dealer-choice           youngest                youngest
dealer-choice           oldest                  oldest
dealer-choice           loser                   last-loser
dealer-choice           round-winner            last-winner
dealer-choice           highest-number          highest-number
dealer-choice           lowest-number           lowest-number
dealer-choice           free-choice             anyone-may
dealer-choice-action-card beats                 beats-number
start-card              *first-draws            takes-cards !goes-back !:refuse
start-card              *first-draws            owes-it !takes-cards
start-card              *first-skipped          loses-turn !still-plays
start-card              *first-skipped          turn-lost !still-plays
start-card              *first-skipped          turn-goes :turn !still-plays
start-card              *first-plays            still-plays
start-card              *first-plays            seat-left opens-play !seat-right !loses-turn !turn-lost !takes-cards
start-card              *first-plays            seat-left gets-to-play !seat-right !loses-turn !turn-lost !takes-cards !opens-play
start-card              *right-starts           seat-right opens-play !:self
start-card              *dealer-starts          the-dealer opens-play !seat-right !seat-left !next-in-order
start-card              *dealer-starts          the-dealer opens-play :self !seat-left
start-card              *dealer-chooses         the-dealer picks-colour !takes-cards
start-card              *first-chooses          picks-colour :colour !the-dealer
start-card              *first-chooses          picks-colour :choose !the-dealer
start-card              *returned               goes-back !covered-over
start-card              *hands-given            hands-move !picks-colour !goes-back
start-card              *no-effect              no-effect
start-card              *no-effect              covered-over
start-card              *no-effect              plays-on-it
start-card              *hands-swapped          swap-deed !goes-back
challenge-when          before-drawing          before-drawing
challenge-when          before-drawing          before-laying>:draw
challenge-when          before-drawing          before-laying>:penalty
challenge-when          before-drawing          before-laying>takes-cards
challenge-when          before-drawing          before-laying>has-drawn
challenge-when          before-drawing          is-gone has-drawn !:too-late
challenge-when          before-drawing          is-gone :draw !:too-late
challenge-when          before-drawing          as-long-as none-of has-drawn
challenge-when          after-drawing           after-drawing
challenge-when          after-drawing           :too-late :paid
challenge-when          after-drawing           has-drawn
challenge-when          after-drawing           :draw>draws-then>:challenge
challenge-when          later                   is-late !:too-late
challenge-when          later                   later-on
challenge-hand-shown-to everyone                not-only
challenge-hand-shown-to everyone                everyone-sees sees-too
challenge-hand-shown-to challenger              secretly
challenge-hand-shown-to challenger              only-cue the-challenger
challenge-hand-shown-to challenger              challenger-sees
challenge-hand-shown-to everyone                everyone-sees
challenge-hand-shown-to other                   dealer-does
challenge-hand-shown-to other                   :partner
challenge-hand-shown-to other                   past-the-challenger
challenge-hand-shown-to challenger              the-challenger
challenge-which-colour  colour-before-the-play  new-colour irrelevant
challenge-which-colour  colour-before-the-play  old-colour !new-colour
challenge-which-colour  chosen-colour           new-colour !old-colour
uno-call-when           at-one-card             after-laying>two-left
uno-call-when           before-playing-second-to-last-card two-left before-laying !not-earlier
uno-call-when           before-playing-second-to-last-card before-the-play !not-earlier
uno-call-when           before-playing-second-to-last-card first-of-two !not-earlier
uno-call-when           before-playing-second-to-last-card before-laying>:lay !next-in-order !not-earlier
uno-call-when           before-playing-second-to-last-card before-laying>lays !next-in-order !not-earlier
uno-call-when           before-playing-second-to-last-card before-laying>:card !next-in-order !not-earlier
uno-call-when           when-playing-second-to-last-card   two-left
uno-call-when           at-one-card             at-one-left
uno-call-when           with-last-card          last-card-cue
uno-call-when           when-playing-second-to-last-card   at-the-same-time
who-scores              team                    the-team !winner-takes
who-scores              loser                   most-left !won-it
who-scores              dealer                  dealer-does !won-it
who-scores              nobody                  nobody-gets !only-cue
who-scores              next-player             next-in-order
who-scores              each-player             each-own
who-scores              round-winner            won-it
who-scores              round-winner            all-the-points !each-own
who-scores              each-player             everybody
who-scores              round-winner            winner-takes
partners-scoring        team                    the-team !each-own
partners-scoring        team                    for-our-side the-other-side !each-own
partners-scoring        each-player             each-own
partners                sit-beside              sit-beside
partners                sit-opposite            sit-opposite
partners                both-out                the-team :must :go-out
partners                both-out                the-team :must :run-out
partners                round-over              round-is-over
partners-scoring        round-over              round-is-over
wild-colours            some-colour             proper-colour
wild-colours            no-colour               leaves-it-open
wild-colours            no-colour               :say>any-free
wild-colours            no-colour               no-colour
wild-colours            no-colour               skips-choice
wild-colours            no-colour               names-no-colour
wild-colours            two-colours             two-at-once
wild-colours            strange-colour          strange-colour
wild-colours            some-colour             must-colour
wild-colours            some-colour             any-colour
jump-in-next-turn       original-order          turn-given-back
jump-in-next-turn       after-jumper            beyond-the-jumper !back-to-order
jump-in-next-turn       after-jumper            from-there>:jump-in !back-to-order
jump-in-next-turn       same-player             :jump-in jumper-plays !back-to-order
jump-in-next-turn       same-player             :jump-in still-plays !back-to-order
jump-in-next-turn       after-jumper            after-the-jumper !back-to-order
jump-in-next-turn       original-order          back-to-order
jump-in-action          first-is-cancelled      only-one-counts
jump-in-action          effects-add             adds-up
jump-in-action          effects-add             the-sum sum-grows
jump-in-action          effects-add             heap swells
seven-zero-last-card    swaps-first             swaps-first
seven-zero-last-card    swaps-first             hands-move>before-laying>:win
seven-zero-last-card    swaps-first             hands-move>before-laying>round-won
seven-zero-last-card    wins                    round-is-over>before-laying
seven-zero-last-card    wins                    :win
seven-zero-last-card    wins                    round-won
seven-zero-last-card    wins                    round-is-over
seven-zero-last-card    swaps-first             hands-move
seven-zero-last-card    swaps-first             :swap
seven-zero-last-card    swaps-first             :rotate
seven-zero-last-card    wins                    :go-out
draw-pile-empty         lowest-wins             fewest-wins
draw-pile-empty         top-stays               top-not
draw-pile-empty         top-stays               the-top>stays-put
draw-pile-empty         top-goes-along          the-top>goes-too
draw-pile-empty         top-goes-along          goes-too>the-top
draw-pile-empty         top-goes-along          top-too
draw-pile-empty         top-stays               leaves-lying>the-top !told-not
draw-pile-empty         top-stays               the-top>leaves-lying !told-not
draw-pile-empty         top-stays               should-have-been leaves-lying !told-not
draw-pile-empty         top-stays               should-have-been stays-put !told-not
draw-pile-empty         round-over              round-is-over :round
draw-pile-empty         reshuffled              reshuffled-cue !without
draw-pile-empty         not-shuffled            reshuffled-cue without
round-end               last-holding            goes-on-to-last !:even-if
round-end               last-holding            others-go-on !:even-if
round-end               round-over              round-is-over :go-out
round-end               round-over              round-is-over :partner
round-end               round-over              counts-up is-out-of-cards
round-end               round-over              counts-up last-card-cue
round-end               round-over              ends-it !until-then !while-laying
round-end               round-over              round-is-over !until-then !while-laying
low-score               lowest-wins-there       fewest-wins other-scoring
low-score               lowest-wins-there       fewest-wins :may
low-score               first-to-target         first-to-target !fewest-wins
low-score               lowest-wins             fewest-wins
low-score               each-player             each-own
challenge-uno           comes-back              comes-back
challenge-uno           wins                    :win
challenge-uno           wins                    has-won
challenge-uno           out                     :eliminate
eliminated              comes-back              comes-back
card-effect             *next-skipped           loses-turn !still-plays
card-effect             *same-player            still-plays me-again
uno-penalty             next-skipped            loses-turn !misses-call
no-mercy-card           player                  chooser-laid picks-colour !chooser-victim
no-mercy-card           next-player             chooser-victim picks-colour
history                 1960s                   decade-60
history                 1970s                   decade-70
history                 1980s                   decade-80
history                 1990s                   decade-90
"""


@cache
def offers(topic: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What may be offered for a topic: tokens with what has to be said for them, in order."""
    rows = [line.split() for line in (BEFORE + _TABLE).split("\n") if line]
    return tuple((row[1], tuple(row[2:])) for row in rows if row[0] == topic)
