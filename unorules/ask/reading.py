"""A question read: its language, topic, arguments, polarity and the rules it names. No answer is given here."""

from __future__ import annotations

import json
import sys
from functools import lru_cache
from typing import Any, Final

from unorules.ask import language as languages
from unorules.ask import model
from unorules.ask.propositions import HALF, NO_TOPIC, OUT_OF_SCOPE, TWINS
from unorules.ask.read_arguments import arguments
from unorules.ask.read_at_this_moment import asks_of_this_moment, judges_a_person, leans_on_a_card
from unorules.ask.read_bare import bare
from unorules.ask.read_called import claimed
from unorules.ask.read_doers import seats
from unorules.ask.read_duties import is_a_duty
from unorules.ask.read_features import Frame, features, frame
from unorules.ask.read_form import form
from unorules.ask.read_half import hangs_on
from unorules.ask.read_heard import heard_to_affirm
from unorules.ask.read_house_told import without_limits
from unorules.ask.read_market import asks_price
from unorules.ask.read_negation import asks_forbidden, is_negated
from unorules.ask.read_other_game import asks_another_game, told_beside
from unorules.ask.read_pointed_at import only_points_at_it
from unorules.ask.read_rules import rules_in_force, wants_official
from unorules.ask.read_scope import (
    is_absurd,
    is_foreign,
    is_half,
    is_of_another_game,
    is_one_strange_word,
    is_outside,
    only_points,
    speaks_of_something,
)
from unorules.ask.read_stances import judged_by_stance
from unorules.ask.read_taste import asks_taste
from unorules.ask.read_topics import topics_told
from unorules.ask.read_turn import is_doubted, turn
from unorules.ask.read_turned_round import points_at_nothing
from unorules.ask.read_unstopped import with_a_stop
from unorules.ask.read_values import asked_for
from unorules.values import dataclass, field

_NEAREST: Final = 3
_SURE: Final = 0.9
# A longer text is a story; its end, where the question stands, is read.
MOST_LETTERS: Final = 1000


@dataclass(frozen=True, slots=True)
class Reading:
    """What a question was understood as.

    ``status`` is ``answered`` (a topic was found), ``unclear`` (several are near) or ``out-of-scope``. ``score`` is from 0 to 1.
    ``turned``: the right yes/no to the question as asked is the opposite of the topic's plain proposition.
    ``form`` is ``yes-no``, ``value``, ``explain``, ``who`` or ``either-or``. ``claims`` are numbers or tokens offered for
    confirmation ("is it four?"); of several all must hold. ``rules`` are ids of rulesets named as being in force; ``official``
    asks for the base alone. ``negated``: a yes/no question put with a "not". ``asks_forbidden``: it asks whether something is
    forbidden or cheating. ``duty``: it asks whether a deed must be done that is never (False) or always (True) a duty, whether
    it is allowed or not. ``doubted``: which way a yes would go is hardly known.
    ``nearest`` are the topics nearest to the question with their scores, best first.
    """

    text: str
    language: str
    topic: str | None
    score: float
    status: str
    arguments: dict[str, Any] = field(default_factory=dict)
    turned: bool = False
    form: str = "yes-no"
    claims: tuple[int | str, ...] = ()
    rules: tuple[str, ...] = ()
    official: bool = False
    names: tuple[str, ...] = ()
    nearest: tuple[tuple[str, float], ...] = ()
    negated: bool = False
    asks_forbidden: bool = False
    duty: bool | None = None
    doubted: bool = False

    @property
    def claim(self) -> int | str | None:
        """What is offered for confirmation, where it is one thing; the first of several."""
        return self.claims[0] if self.claims else None


def read(text: str, language: str | None = None, *, fallback: str = "en") -> Reading:
    """Read a question; ``language`` forces one of fi, nb, sv, en, another none; ``fallback`` is for where none can be told."""
    told = text[-MOST_LETTERS:]
    language, fallback = languages.readable(language), languages.readable(fallback) or "en"
    chosen = language or languages.detect(told) or fallback
    seen = _framed(told, chosen)
    if language is None and is_foreign(seen, model.lexicon(chosen)):
        return Reading(text, fallback, None, 0.0, "unclear", form=form(seen, None))
    found = features(seen)
    ranked = topics_told(seen, found)
    status = _status(seen, ranked)
    nearest = tuple((name, round(chance, 4)) for name, chance in ranked if name not in NO_TOPIC)[:_NEAREST]
    if status != "answered":
        bare = is_absurd(seen) or only_points(seen) or leans_on_a_card(seen) or asks_of_this_moment(seen)
        score = 0.0 if bare else round(ranked[0][1], 4)
        return Reading(text, chosen, None, score, status, nearest=nearest, form=form(seen, None))
    return _as_topic(text, seen, found, ranked[0], nearest)


def frame_of(reading: Reading) -> Frame:
    """The words of a question that has been read."""
    return _framed(reading.text[-MOST_LETTERS:], reading.language)


@lru_cache(maxsize=16)
def _framed(told: str, language: str) -> Frame:
    """The words taken apart; the answer to a question looks at them more than once."""
    return with_a_stop(bare(frame(told, language, model.lexicon(language))))


def forget() -> None:
    """Take words apart anew: other weights and words were installed."""
    _framed.cache_clear()


def read_as(reading: Reading, topic: str) -> Reading:
    """The same question, taken to be about `topic`, which is one of the nearest of a reading that was unclear."""
    seen = frame_of(reading)
    return _as_topic(
        reading.text, seen, features(seen), (topic, dict(reading.nearest).get(topic, 0.0)), reading.nearest
    )


def _as_topic(
    text: str, seen: Frame, found: list[str], chosen: tuple[str, float], nearest: tuple[tuple[str, float], ...]
) -> Reading:
    topic, score = chosen
    asked_as = asked_for(seen, topic, form(seen, topic))
    told, offered, wrong = claimed(seen, topic, asked_as)
    asked_as = "yes-no" if offered else asked_as  # a statement that is put to be confirmed
    odds = turn(told, topic, found, offered, asked_as)
    turned = (odds > 0) != wrong
    said = arguments(without_limits(seen), topic)
    told_of = asked_as == "yes-no" and not offered and judged_by_stance(seen, topic) is None
    duty = is_a_duty(seen, topic) if told_of else None  # of a deed that is judged no duty is asked
    if asked_as == "yes-no" and duty is None and not offered and (heard := heard_to_affirm(seen, topic, said)):
        offered, turned = heard[:1], heard[1]
    if topic == "house-rule" and asked_as == "yes-no" and seen.has("house-rule"):
        topic, turned = "is-official", not turned  # "is it a house rule?" asks whether it is not official
    return Reading(
        text,
        seen.language,
        topic,
        round(score, 4),
        "answered",
        said,
        turned,
        asked_as,
        offered,
        rules_in_force(seen, topic),
        wants_official(seen),
        seats(seen, topic),
        nearest,
        is_negated(seen),
        asks_forbidden(seen),
        duty,
        is_doubted(odds),
    )


def _status(seen: Frame, ranked: list[tuple[str, float]]) -> str:
    """Declines where the best topic is hardly likelier than the next: being wrong is worse."""
    lexicon = model.lexicon(seen.language)
    unlikely = ranked[0][0] in NO_TOPIC or ranked[0][1] < model.common().header["threshold"]
    if only_points_at_it(seen) or points_at_nothing(seen) or asks_of_this_moment(seen) or leans_on_a_card(seen):
        return "unclear"
    if judges_a_person(seen):
        return OUT_OF_SCOPE
    if is_one_strange_word(seen, lexicon):
        return "unclear"
    if ranked[0][0] == HALF or only_points(seen) or hangs_on(seen) or (unlikely and is_half(seen, lexicon)):
        return "unclear"
    if asks_another_game(seen) or asks_taste(seen):
        return OUT_OF_SCOPE
    elsewhere = (
        told_beside(seen) is None and is_of_another_game(seen) and ranked[0][1] < _SURE
    )  # names are people's too
    if ranked[0][0] == OUT_OF_SCOPE or not seen.marks or elsewhere:
        return "unclear" if speaks_of_something(seen) and not seen.has("other-game", "other-edition") else OUT_OF_SCOPE
    if is_outside(seen, lexicon, *ranked[0]) or asks_price(seen):
        return OUT_OF_SCOPE
    if is_absurd(seen):
        return "unclear"
    if _with_twins(ranked) >= model.common().header["threshold"]:
        return "answered"
    chances = dict(ranked)
    outside = 0.0 if speaks_of_something(seen) else chances[OUT_OF_SCOPE]
    return OUT_OF_SCOPE if outside >= max(ranked[1][1], chances[HALF]) else "unclear"


def _with_twins(ranked: list[tuple[str, float]]) -> float:
    """The chance that the likeliest topic, or one that would answer the question as well, is the right one."""
    best = ranked[0][0]
    group = next((twins for twins in TWINS if best in twins), frozenset({best}))
    return sum(chance for topic, chance in ranked if topic in group)


def main() -> int:
    """Print the reading of each argument as JSON."""
    from dataclasses import asdict

    for text in sys.argv[1:]:
        print(json.dumps(asdict(read(text)), ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
