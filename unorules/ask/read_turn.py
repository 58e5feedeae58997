"""Which way a question wants its yes: with the topic's proposition, or turned round. What settles it goes before what leans."""

from __future__ import annotations

import math
from typing import Final

from unorules.ask import model
from unorules.ask.propositions import modality
from unorules.ask.read_accused import accused
from unorules.ask.read_alive import lives_on
from unorules.ask.read_cards_laid import asks_if_stuck
from unorules.ask.read_clause import is_told_not, wondered
from unorules.ask.read_closing import done_against_a_claim, done_anyway, judged_at_the_end
from unorules.ask.read_counted_out import win_stated
from unorules.ask.read_deed_itself import deed_itself
from unorules.ask.read_denied import plain_twin
from unorules.ask.read_doubts import doubts_the_claim, half_turned
from unorules.ask.read_duties import duty_turned
from unorules.ask.read_features import Frame, features, frame
from unorules.ask.read_follows import follows_from_the_deed
from unorules.ask.read_freedoms import free_of_the_duty
from unorules.ask.read_gone_out import gone_out
from unorules.ask.read_house_told import without_duties
from unorules.ask.read_judged_hand import guilt_turned
from unorules.ask.read_judged_here import is_it_over, turned_by_what_is_told, win_asked
from unorules.ask.read_judged_plainly import judged_plainly
from unorules.ask.read_laid_outright import colour_turned
from unorules.ask.read_let_off import let_off_turned
from unorules.ask.read_nothing_agreed import without_the_plain
from unorules.ask.read_objections import barred, objected_to
from unorules.ask.read_one_judged import of_one_claim
from unorules.ask.read_ought import ought_turned
from unorules.ask.read_outright import pass_or_draw
from unorules.ask.read_polarity import first_is_turned, turn_told
from unorules.ask.read_refuses import refusal_turned
from unorules.ask.read_situations import asked_as_it_is
from unorules.ask.read_stances import judged_by_stance
from unorules.ask.read_told_before import plays_on_unchallenged
from unorules.ask.read_turn_of_two import turn_of_two
from unorules.ask.read_two_ways import still_in_first

# The logarithm of odds below which saying yes or no is little better than guessing (docs/understanding.md has the curve).
_HARDLY: Final = 1.25
# The odds below which what ends the question is weighed once more, in its plainest words.
_GUESSED: Final = 1.0
# What is told is read as the deed itself, and not as its opposite, from these odds on.
_AS_THE_DEED: Final = -2.0


def is_doubted(odds: float) -> bool:
    """Whether a turn told with these odds is little better than a guess."""
    return abs(odds) < _HARDLY


def turn(seen: Frame, topic: str, found: list[str], offered: tuple[int | str, ...], asked_as: str) -> float:
    """The logarithm of the odds that the right yes or no to the question as asked is the opposite of the topic's proposition.

    Above 0 it is; infinite, either way, where what is told leaves no doubt. `offered` is what is put to be confirmed.
    """
    if not offered and asked_as == "yes-no" and (by_stance := _by_stance(seen, topic)) is not None:
        return by_stance
    if not offered and asked_as not in ("explain", "value") and (twin := plain_twin(seen)) is not None:
        plain, denied = twin
        odds = turn(plain, topic, features(plain), offered, asked_as)
        return -odds if denied else odds
    if not offered and asked_as == "yes-no" and (one := of_one_claim(seen)) is not None:
        return turn(one, topic, features(one), offered, asked_as)
    if not offered and asked_as == "yes-no" and (last := wondered(seen)) is not None:
        alone = frame(last, seen.language, model.lexicon(seen.language))
        return turn(alone, topic, features(alone), offered, asked_as)
    if not offered and asked_as == "yes-no" and (judged := judged_plainly(seen)) is not None:
        plain, wrong = judged
        odds = turn(plain, topic, features(plain), offered, asked_as)
        return -odds if wrong else odds
    if not offered and asked_as == "yes-no" and (sure := _plainly_told(seen, topic)) is not None:
        return math.inf if sure else -math.inf
    if asked_as == "yes-no" and not offered and (free := let_off_turned(seen, topic)) is not None:
        return math.inf if free else -math.inf
    if (said := without_the_plain(seen)) is not seen:
        return turn(said, topic, features(said), offered, asked_as)
    settled = _settled(seen, topic, offered, asked_as)
    if settled is not None:
        return math.inf if settled else -math.inf
    asked = without_duties(seen)
    yes_or_no = not offered and asked_as == "yes-no"
    return _weighed(asked, topic, found if asked is seen else features(asked), judged=yes_or_no)


def _weighed(seen: Frame, topic: str, found: list[str], *, judged: bool) -> float:
    """The odds by all words; where these hardly tell, and a few of them end the question and judge it, by what is told as well
    with the plainest judgement in their place.
    """
    odds = turn_told(seen, topic, found)
    ended = judged_at_the_end(seen) if judged and abs(odds) < _GUESSED else None
    if ended is None:
        return odds
    plain, wrong = ended
    told = turn_told(plain, topic, features(plain))
    return odds + (-told if wrong else told)


def _by_stance(seen: Frame, topic: str) -> float | None:
    """The odds for a deed, or what somebody has against it, that is judged; None where none is, or the deed is not plain."""
    for settled in (
        deed_itself(seen, topic),
        ought_turned(seen, topic),
        refusal_turned(seen, topic),
        plays_on_unchallenged(seen, topic),
        win_asked(seen, topic),
        done_anyway(seen) if modality(topic) == "may" else None,
    ):
        if settled is not None:
            return math.inf if settled else -math.inf
    if (charge := accused(seen, topic)) is not None:
        told, guilty = charge
        odds = turn(told, topic, features(told), (), "yes-no")
        return -odds if guilty else odds
    judged = judged_by_stance(seen, topic) or objected_to(seen, topic) or _done_all_the_same(seen, topic)
    if judged is None:
        return None if barred(seen, topic) is None else math.inf
    deed, wrong = judged
    odds = turn(deed, topic, features(deed), (), "yes-no")
    return (-odds if wrong else odds) if odds < _AS_THE_DEED else None


def _done_all_the_same(seen: Frame, topic: str) -> tuple[Frame, bool] | None:
    return done_against_a_claim(seen) if modality(topic) == "may" else None


def _plainly_told(seen: Frame, topic: str) -> bool | None:
    """Whether the yes is turned round by whose turn is offered, or by whether it is over: a few words that judge nothing."""
    return is_it_over(seen) if topic == "match-total" else turn_of_two(seen, topic)


def _settled(seen: Frame, topic: str, offered: tuple[int | str, ...], asked_as: str) -> bool | None:
    """Whether the yes is turned round, where what is told leaves no doubt about it."""
    if asked_as in ("explain", "value"):
        return False  # "why may I not …?", "what happens if …?": the rule itself is told
    if topic == "playable-cards":
        return doubts_the_claim(seen, topic) if offered else is_told_not(seen) or asks_if_stuck(seen)
    if not offered and asked_as == "yes-no" and (duty := duty_turned(seen, topic)) is not None:
        return duty
    if asked_as == "yes-no" and not offered and asked_as_it_is(seen, topic):
        return False
    if not offered and asked_as == "yes-no" and (follows := follows_from_the_deed(seen, topic)) is not None:
        return not follows
    if not offered and asked_as == "yes-no" and (free := free_of_the_duty(seen, topic)) is not None:
        return free
    if (stays := still_in_first(seen, topic)) is not None:
        return stays
    if (alive := lives_on(seen, topic)) is not None and not offered:
        return alive
    if not offered and asked_as == "yes-no" and (gone := gone_out(seen, topic)) is not None:
        return gone
    if not offered and asked_as == "yes-no" and (guilt := guilt_turned(seen, topic)) is not None:
        return guilt
    if (told := turned_by_what_is_told(seen, topic)) is not None:
        return told
    if (stated := win_stated(seen) if topic == "match-total" else None) is not None:
        return stated
    if modality(topic) == "none":
        return bool(offered) and doubts_the_claim(seen, topic)
    half = half_turned(seen, topic) if asked_as == "either-or" else None
    if half is not None:
        return half
    outright = colour_turned(seen) if topic == "match" else pass_or_draw(seen, topic, asked_as)
    if outright is not None:
        return outright
    return first_is_turned(without_duties(seen), topic) if asked_as == "either-or" else None
