"""What an answer makes true, so that what a question offers can be held against it.

A value says more than its own word: where the first player draws two and is skipped, it is true that they draw and that they are
skipped. An account says what its sentence says; both were read off the engine by the topic.
"""

from __future__ import annotations

import operator
import re
from typing import Any, Final

from unorules.ask.case import Outcome
from unorules.ask.read_drawn_for_deal import BEATEN
from unorules.ask.read_sole_card import SOLE, is_the_sole_one

# Topic, value or sentence, and what is then so. A topic that stands here knows everything that can be offered of it.
_TABLE: Final = """
start-card              first-player-draws-two-and-is-skipped   first-draws first-skipped
start-card              first-player-draws-four-and-is-skipped  first-draws first-skipped
start-card              first-player-draws-two-and-plays        first-draws first-plays
start-card              first-player-draws-four-and-plays       first-draws first-plays
start-card              first-player-is-skipped                 first-skipped
start-card              everyone-else-is-skipped                first-plays
start-card              dealer-starts-counter-clockwise         dealer-starts
start-card              right-of-dealer-starts-counter-clockwise right-starts
start-card              first-player-chooses-colour             first-chooses first-plays
start-card              returned-and-replaced                   returned
start-card              ignored-and-covered                     no-effect first-plays
start-card              no-effect                               no-effect first-plays
uno-catch-who           any-other-player                        any-other-player some-other
challenge-who           next-player                             next-player
challenge-who           nobody                                  -
challenge-hand-shown-to challenger                              challenger someone
challenge-hand-shown-to everyone                                everyone someone
challenge-hand-shown-to nobody                                  unseen
jump-in-next-turn       nobody                                  -
jump-in-next-turn       after-jumper                            after-jumper
jump-in-next-turn       original-order                          original-order
jump-in-next-turn       same-player                             same-player
draw-pile-empty         top-stays                               reshuffled top-stays
draw-pile-empty         all-shuffled                            reshuffled top-goes-along
round-end               first-out                               first-out round-over
round-end               first-out-or-last-in                    first-out round-over other-way
round-end               last-holding                            last-holding
round-end               last-holding-or-last-in                 last-holding other-way
partners                own-cards                               sit-opposite each-player
partners                winner-takes                            sit-opposite team
partners                none                                    sit-opposite
partners-scoring        own-cards                               sit-opposite each-player
partners-scoring        winner-takes                            sit-opposite team
no-mercy-card           discard-all                             -
low-score               on                                      lowest-wins lowest-wins-there each-player
low-score               off                                     lowest-wins-there
low-score               elimination                             each-player
challenge-uno           reach                                   out
challenge-uno           exceed                                  out
eliminated              out                                     stays-out out
eliminated              match                                   stays-out out
eliminated              aside                                   stays-out out
eliminated              gone                                    stays-out out
eliminated              under                                   stays-out out
eliminated              aside-end-of-turn                       stays-out out
eliminated              gone-end-of-turn                        stays-out out
eliminated              under-end-of-turn                       stays-out out
card-effect             draws                                   next-skipped
card-effect             wild-draws                              next-skipped
card-effect             reverses-and-draws                      next-skipped
card-effect             skips                                   next-skipped
card-effect             skips-everyone                          next-skipped same-player
card-effect             reverses-and-skips                      next-skipped same-player
card-effect             reverses                                -
card-effect             wild                                    -
card-effect             plain                                   -
card-effect             swaps                                   hands-given
card-effect             swaps-number                            hands-given
no-mercy-card           swaps                                   hands-given
card-effect             draws-and-plays                         -
card-effect             wild-draws-and-plays                    -
"""
_KNOWN: Final = {
    (topic, word): frozenset(so) - {"-"} for topic, word, *so in map(str.split, _TABLE.strip().splitlines())
}
# Whoever is asked about has to draw at all.
PAYS: Final = "pays"
# What a number is to another: told by the topic, which knows both.
_BESIDE: Final = frozenset({"alike", "fewer", "more"})
_COMPARED_THERE: Final = frozenset("hand-size card-points card-count deck-composition deck-size".split())
_MOST: Final = "most-"
_TURNS: Final = "turns-"
_COMPARED: Final = re.compile(r"(<=|>=|<|>)(\d+)")
_OPERATORS: Final = {"<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge}
_YEARS_OF_A_DECADE: Final = 10


def holds(topic: str, claim: int | str, found: Outcome) -> bool | None:
    """Whether what is offered is so by this answer; None where the answer does not tell."""
    value = found.value
    if isinstance(claim, int):
        return None if value is None else _is_number(claim, value)
    if claim == PAYS:
        return bool(value)
    if claim.startswith(SOLE):
        return is_the_sole_one(claim, value)
    if topic == "players" and claim.startswith(_MOST):
        return isinstance(value, list) and claim == f"{_MOST}{value[1]}"
    if compared := _COMPARED.fullmatch(claim):
        if value == "until-playable":
            return compared[1] in (">", ">=")
        if isinstance(value, list) and len(value) == 2:
            value = value[
                compared[1] in ("<=", "<")
            ]  # "not more than ten" is held against the most, "at least" against the least
        return _OPERATORS[compared[1]](value, int(compared[2])) if isinstance(value, int) else None
    if topic == "history":
        return isinstance(value, int) and claim == f"{value - value % _YEARS_OF_A_DECADE}s"
    if topic == "wild-colours":
        return claim == "some-colour" or (isinstance(value, list) and claim in value)
    if topic == "dealer-choice-action-card":
        return bool(value) == (claim != BEATEN)
    if claim in _BESIDE and topic in _COMPARED_THERE:
        return claim in found.facts if found.facts else None
    if topic == "draw-count" and value == 0:
        return False
    if topic == "uno-penalty":
        return False  # the penalty is cards and nothing else
    if topic == "jump-in-action" and claim == "effects-add":
        return bool(value == claim)
    so = _so(topic, found)
    if so is not None and claim.startswith(_TURNS):
        return claim == f"{_TURNS}1" if "next-skipped" in so else claim == f"{_TURNS}0"
    if so is not None:
        return claim in so
    return None if value is None else str(claim) == str(value)


def _so(topic: str, found: Outcome) -> frozenset[str] | None:
    for word in (found.value, found.say):
        if isinstance(word, str) and (topic, word) in _KNOWN:
            return _KNOWN[topic, word] | {word} | set(found.facts)
    return frozenset(found.facts) if found.facts else None


def _is_number(claim: int, value: Any) -> bool:
    if isinstance(value, list) and len(value) == 2 and all(isinstance(item, int) for item in value):
        return bool(value[0] <= claim <= value[1])
    return claim in value if isinstance(value, list) else str(claim) == str(value)
