"""Words offered to be confirmed where a topic's answer is a word or an account: "the dealer begins, right?".

What may be offered stands in one table, by the cues of locales/<language>/cues.yaml that have to be said for it; who is meant by
"I" and "he" is worked out in read_seats.py. Only what is said outright is taken; of everything else the value itself is the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from unorules.ask import read_seats
from unorules.ask.cards_in_words import COLOURS
from unorules.ask.read_features import Frame
from unorules.ask.read_form import last_clause
from unorules.ask.words import Token

_AGAINST_THE_CLOCK: Final = (
    "vastapaiv",
    "moturs",
    "motsols",
    "counter",
    "anticlock",
    "anti clock",
    "mot klok",
    "mot sola",
)
_WITH_THE_CLOCK: Final = ("myotapaiv", "medurs", "medsols", "clockwise", "med klok", "med sola")

# Topic, token, and what must be said for it: cues, concepts with a colon; with "!" what must not be said.
# Of a topic's lines the first that fits counts, of those with a "*" all that fit: they can be true together.
_TABLE: Final = """
first-player            left-of-dealer          seat-left !seat-right
first-player            right-of-dealer         seat-right !seat-left
first-player            youngest                youngest
first-player            oldest                  oldest
first-player            loser                   last-loser
first-player            round-winner            last-winner
first-player            dealer                  the-dealer !seat-left !seat-right
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
start-card              *first-draws            takes-cards !goes-back
start-card              *first-skipped          loses-turn !still-plays
start-card              *first-plays            still-plays
start-card              *right-starts           seat-right opens-play !:self
start-card              *dealer-starts          the-dealer opens-play !seat-right !seat-left
start-card              *dealer-starts          the-dealer opens-play :self !seat-left
start-card              *dealer-chooses         the-dealer picks-colour
start-card              *first-chooses          picks-colour !the-dealer
start-card              *returned               goes-back
start-card              *no-effect              no-effect
start-card              *no-effect              plays-on-it
challenge-when          before-drawing          before-drawing
challenge-when          after-drawing           after-drawing !before-drawing
challenge-when          after-drawing           :too-late :paid
challenge-hand-shown-to everyone                everyone-sees
challenge-hand-shown-to challenger              challenger-sees
challenge-which-colour  colour-before-the-play  old-colour !new-colour
challenge-which-colour  chosen-colour           new-colour !old-colour
uno-call-when           before-playing-second-to-last-card two-left before-laying
uno-call-when           when-playing-second-to-last-card   two-left
uno-call-when           at-one-card             at-one-left
uno-call-when           with-last-card          last-card-cue
uno-catch-who           only-one                only-cue seat-near
uno-catch-who           only-one                only-cue seat-far
uno-catch-who           any-other-player        anyone-may
uno-catch-who           some-other              seat-far
uno-catch-who           some-other              seat-near
uno-catch-who           some-other              :names
uno-catch-who           some-other              :nan
who-scores              each-player             each-own
who-scores              team                    the-team !winner-takes
who-scores              round-winner            winner-takes
who-scores              each-player             each-own
partners-scoring        team                    the-team !each-own
partners-scoring        each-player             each-own
partners                sit-beside              sit-beside
partners                sit-opposite            sit-opposite
partners                both-out                the-team :must :go-out
partners                both-out                the-team :must :run-out
partners                round-over              round-is-over
partners-scoring        round-over              round-is-over
wild-colours            no-colour               no-colour
wild-colours            strange-colour          strange-colour
wild-colours            some-colour             must-colour
jump-in-next-turn       after-jumper            after-the-jumper !back-to-order
jump-in-next-turn       original-order          back-to-order
jump-in-action          first-is-cancelled      only-one-counts
jump-in-action          effects-add             adds-up
seven-zero-last-card    swaps-first             swaps-first
seven-zero-last-card    wins                    :win
draw-pile-empty         lowest-wins             fewest-wins
draw-pile-empty         top-stays               top-not
draw-pile-empty         top-goes-along          top-too
draw-pile-empty         round-over              round-is-over :round
draw-pile-empty         reshuffled              reshuffled-cue !without
draw-pile-empty         not-shuffled            reshuffled-cue without
round-end               last-holding            goes-on-to-last
round-end               round-over              round-is-over :go-out
round-end               round-over              round-is-over :partner
low-score               lowest-wins-there       fewest-wins other-scoring
low-score               lowest-wins-there       fewest-wins :may
low-score               first-to-target         first-to-target !fewest-wins
low-score               lowest-wins             fewest-wins
low-score               each-player             each-own
challenge-uno           comes-back              comes-back
challenge-uno           wins                    :win
challenge-uno           out                     :eliminate
eliminated              comes-back              comes-back
card-effect             *next-skipped           loses-turn !still-plays
card-effect             *same-player            still-plays me-again
uno-penalty             next-skipped            loses-turn
no-mercy-card           player                  chooser-laid picks-colour !chooser-victim
no-mercy-card           next-player             chooser-victim picks-colour
history                 1960s                   decade-60
history                 1970s                   decade-70
history                 1980s                   decade-80
history                 1990s                   decade-90
"""


@cache
def _offers(topic: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What may be offered for a topic: tokens with what has to be said for them, in order."""
    rows = [line.split() for line in _TABLE.strip().splitlines()]
    return tuple((row[1], tuple(row[2:])) for row in rows if row[0] == topic)


def token_claims(seen: Frame, topic: str, among: Sequence[Token] | None = None) -> tuple[str, ...]:
    """The words that a question offers, none where it offers none; several only where they can be true together."""
    whole = [word for word in seen.words if word.kind != "stop"]
    for words in (last_clause(seen), whole) if among is None else (among,):
        found = _SAID_OTHERWISE[topic](seen, words) if topic in _SAID_OTHERWISE else _offered(seen, topic, words)
        if found:
            return found
    return ()


def _offered(seen: Frame, topic: str, words: Sequence[Token]) -> tuple[str, ...]:
    told = [token for token, needs in _offers(topic) if all(_is_met(seen, need, words) for need in needs)]
    together = tuple(dict.fromkeys(token[1:] for token in told if token[0] == "*"))
    if topic == "wild-colours" and not told:
        return tuple(_colours(seen, words)[:1])
    return together or tuple(told[:1])


def _is_met(seen: Frame, need: str, words: Sequence[Token]) -> bool:
    if need[0] == "!":
        return not _is_met(seen, need[1:], words)
    return _named(seen, need[1:], words) if need[0] == ":" else seen.says(need, within=words)


def _named(seen: Frame, concept: str, words: Sequence[Token]) -> bool:
    places = {word.start for word in words}
    return any(mark.concept == concept and seen.words[mark.start].start in places for mark in seen.marks)


def _colours(seen: Frame, words: Sequence[Token]) -> list[str]:
    places = {word.start for word in words}
    return [mark.concept for mark in seen.marks if mark.concept in COLOURS and seen.words[mark.start].start in places]


def _direction(seen: Frame, words: Sequence[Token]) -> tuple[str, ...]:
    told = " ".join(word.folded for word in words)
    if any(word in told for word in _AGAINST_THE_CLOCK):
        return ("counter-clockwise",)
    if any(word in told for word in _WITH_THE_CLOCK):
        return ("clockwise",)
    left, right = seen.says("seat-left", within=words), seen.says("seat-right", within=words)
    return () if left == right else ("clockwise",) if left else ("counter-clockwise",)


_SAID_OTHERWISE: Final[dict[str, Callable[[Frame, Sequence[Token]], tuple[str, ...]]]] = {
    "direction": _direction,
    "turn-after": read_seats.after_a_card,
    "challenge-who": read_seats.challenging,
    "challenge-next-turn": read_seats.after_a_challenge,
}
