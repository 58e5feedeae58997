"""From a question to its answer: read it, put the rules together, let the topic ask the engine, answer as it was asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from unorules.ask.answer import Answer, Choice, Elsewhere
from unorules.ask.asking import outcome
from unorules.ask.card_names import says, without_cards
from unorules.ask.case import Case, Outcome
from unorules.ask.facts import holds
from unorules.ask.four_beneath import with_what_lies_beneath
from unorules.ask.quarrel_topic import as_claimed
from unorules.ask.read_seats_told import HANDS
from unorules.ask.reading import Reading, read, read_as
from unorules.engine.cards import Card, Kind
from unorules.engine.rules import Rules, deck
from unorules.rulebook.load import editions, house_rules, load
from unorules.rulebook.model import CardText, Rulebook, Source
from unorules.values import replace

UNDER_THE_BASE = ("is-official", "no-mercy-in-classic")
# "Who chooses the colour?", "what year was it?" want what an account would say among other things.
_TOLD_SHORTLY = (
    ("yes", "value"),
    ("no", "value"),
    ("yes", "who"),
    ("no", "who"),
    ("explain", "who"),
    ("explain", "value"),
    ("explain", "either-or"),
)
_CHOICES = 3
NOBODY = "nobody"
# A topic this likely is worth holding against the next: both may come to one answer.
_LIKELY = 0.33
_OF_CARDS = ("card-effect", "no-mercy-card", "house-rule")
# "How does it work?" wants an account of these, "may I?" a yes (topics.md).
_TOLD_AT_LENGTH = ("challenge", "bounce", "jump-in", "uno-catch-window", "eliminated", "challenge-uno", "mercy-rule")


_beside: dict[tuple[Rules, str, tuple[str, ...], str], Outcome] = {}
_MOST_BESIDE = 1 << 14


class RulesError(ValueError):
    """The rulesets asked for do not load or do not go together; `rulebook` holds the findings."""

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__(", ".join(rulebook.ids))
        self.rulebook = rulebook


Laying = Callable[[tuple[str, ...]], Rulebook]
"""What lays rulesets over each other by their names."""


@cache
def _load(names: tuple[str, ...]) -> Rulebook:
    return load(list(names))


def answer(
    text: str, rules: Sequence[str] = (), language: str | None = None, fallback: str = "en", *, laid: Laying = _load
) -> Answer:
    """Answer one question under the rulesets named (ids or paths). Raises RulesError where they cannot be played.

    `laid` lays rulesets over each other; without one, what was laid once is kept, whatever becomes of the files.
    """
    names = tuple(rules)
    reading = as_claimed(read(text, language, fallback=fallback))
    reading = naming_a_card(reading, rules_in_force(names, reading, laid))
    return answer_to(where_it_is_all_one(reading, names, laid), names, laid)


def answer_to(reading: Reading, names: tuple[str, ...], laid: Laying = _load) -> Answer:
    """Answer a question that has been read, under the rulesets named. Raises RulesError where they cannot be played."""
    rulebook = rules_in_force(names, reading, laid)
    if reading.status != "answered" or reading.topic is None:
        return Answer(reading, rulebook, reading.status, choices=_choices(reading))
    reading = without_cards(in_this_deck(reading, rulebook), rulebook)
    found = outcome_of(reading, rulebook)
    verdict, value = as_asked(reading, found)
    if reading.doubted and reading.duty is None and verdict in ("yes", "no"):
        return _told_plainly(reading, rulebook, found, laid)
    return Answer(
        reading,
        rulebook,
        "answered",
        verdict,
        value,
        found.leaning if found.verdict == "unspecified" else None,
        found,
        reading.arguments,
        _sources(rulebook, found, laid),
        _elsewhere(reading, rulebook, verdict, value, found.leaning, laid),
    )


def _told_plainly(reading: Reading, rulebook: Rulebook, found: Outcome, laid: Laying) -> Answer:
    """The rule itself without a yes or no, where it is hardly known which way the question wants it: to be asked again."""
    return Answer(
        reading,
        rulebook,
        "unclear",
        outcome=found,
        arguments=reading.arguments,
        sources=_sources(rulebook, found, laid),
        choices=(Choice(reading.topic or "", ""),),
    )


def naming_a_card(reading: Reading, rulebook: Rulebook) -> Reading:
    """The question under these rules: one that asks what a card does, by the name that this table has written on it."""
    if reading.topic not in _OF_CARDS and (reading.status == "answered" or reading.form != "explain"):
        return reading
    for each in rulebook.cards:
        name = each.name(reading.language)
        if name and says(reading.text, name, reading.language):
            card = _written_on(each, rulebook)
            if card is not None:
                arguments = {"card": card.text}
                return replace(reading, status="answered", topic="card-effect", arguments=arguments, turned=False)
    return reading


def _written_on(text: CardText, rulebook: Rulebook) -> Card | None:
    """The card that the table has written on; where the deck has none to write on, that of the edition that has."""
    there = Case("card-effect", rulebook).where_there_is(text.card.on).rules
    return next((card for card in deck(there) if card.custom == text.card.id), None)


def where_it_is_all_one(reading: Reading, names: tuple[str, ...], laid: Laying = _load) -> Reading:
    """An unclear question taken to be about the likeliest topic where the next one would be answered just the same."""
    likely = reading.score and len(reading.nearest) > 1 and reading.nearest[0][1] >= _LIKELY
    if reading.status != "unclear" or not likely:
        return reading
    first, second = (read_as(reading, topic) for topic, _ in reading.nearest[:2])
    return first if _told_alike(first, names, laid) == _told_alike(second, names, laid) else reading


def _told_alike(reading: Reading, names: tuple[str, ...], laid: Laying) -> tuple[object, ...]:
    found = outcome_of(reading, rules_in_force(names, reading, laid))
    return *as_asked(reading, found), found.leaning


def in_this_deck(reading: Reading, rulebook: Rulebook) -> Reading:
    """The question under these rules: a lost card and a blank one, in a deck that has blank cards, asks what those are for."""
    blank = Kind.BLANK in {card.kind for card in deck(rulebook.rules)}
    if reading.topic == "lost-card" and blank and reading.arguments.get("card") == Kind.BLANK.value:
        return replace(reading, topic="card-effect")
    if reading.topic == "exact-target" and "total" in reading.arguments:
        return replace(
            reading, topic="match-total", turned=bool(reading.arguments.get("more")), doubted=False
        )  # it wins or not
    return with_what_lies_beneath(reading)


def outcome_of(reading: Reading, rulebook: Rulebook) -> Outcome:
    """What the engine says to the question's topic under these rules."""
    topic = reading.topic or ""
    return outcome(Case(topic, rulebook, reading.arguments, reading.names))


def rules_in_force(names: tuple[str, ...], reading: Reading, laid: Laying = _load) -> Rulebook:
    """The rules given, with those that the question names; "by the box" leaves only the edition (answers.md)."""
    given = laid(names)
    if not given.ok:
        raise RulesError(given)
    named = tuple(each for each in reading.rules if each not in given.ids and not _is_meant_by(each, given.base))
    base = next((each for each in reversed(named) if each in editions()), given.base)
    if reading.official or reading.topic in UNDER_THE_BASE:
        return laid((base,))
    if not named:
        return given
    house = [*given.names, *(each for each in named if each not in editions())]
    found = laid((base, *dict.fromkeys(house)))
    # What the question names and the table's own rules shut out is not in force: the table's rules stand.
    return found if found.ok else given


def _is_meant_by(named: str, base: str) -> bool:
    """Whether the table's own edition is one of those that the name fits: there are several decks of 112 cards."""
    return named == "official-112" and base.startswith(named)


def as_asked(reading: Reading, found: Outcome) -> tuple[str, Any]:
    """Verdict and value for the question as it was put: turned round, or held against the number it offers."""
    verdict, value = found.verdict, found.value
    if reading.duty is not None:
        return ("no" if reading.duty == reading.turned else "yes"), value if reading.duty else None
    by_hands = verdict in ("yes", "no") and any(str(each).startswith(HANDS) for each in reading.claims)
    if (verdict in ("value", "explain") or by_hands) and (so := confirmed(reading, found)) is not None:
        verdict = "yes" if so else "no"
    elif reading.form == "yes-no" and verdict == "value" and value == NOBODY:
        return "no", None  # "may my brother challenge it?", where nobody may (answers.md: a premise that does not hold)
    elif reading.topic == "playable-cards" and reading.form == "yes-no" and verdict == "value":
        verdict = "yes" if value else "no"
    elif value is not None and (verdict, reading.form) in _TOLD_SHORTLY:
        return "value", value
    elif reading.form == "explain" and verdict == "yes" and reading.topic in _TOLD_AT_LENGTH:
        return "explain", value
    if verdict in ("yes", "no") and reading.claims == ("wins",) and found.verdict == verdict:
        verdict = "no"  # who is out of the match has not won it, and who is still in has not yet
    if verdict == "no" and value == 0:
        value = None  # a premise that does not hold: 0 answers "how many?" alone (answers.md)
    if verdict in ("yes", "no") and reading.turned:
        verdict = "no" if verdict == "yes" else "yes"
    return verdict, value


def confirmed(reading: Reading, found: Outcome) -> bool | None:
    """Whether all that the question offers is so; None where nothing is offered, or the answer does not tell."""
    held = [holds(reading.topic or "", each, found) for each in reading.claims]
    return None if not held or None in held else all(held)


def _sources(rulebook: Rulebook, outcome: Outcome, laid: Laying) -> tuple[Source, ...]:
    """Who says so: of what an edition lends, that edition's sources where the rules in force have none. What is fixed in every
    game is no ground for what the rules leave open.
    """
    lender = laid((outcome.borrowed.edition,)) if outcome.borrowed else rulebook
    reasons = [each for each in outcome.reasons if "." in each or outcome.verdict != "unspecified"]
    found = (source for each in reasons for source in rulebook.sources_for(each) or lender.sources_for(each))
    return tuple({source.id: source for source in found}.values())


def _elsewhere(
    reading: Reading, rulebook: Rulebook, verdict: str, value: Any, leaning: str | None, laid: Laying
) -> tuple[Elsewhere, ...]:
    """The same question under the other editions and single house rules, where the answer differs."""
    found = []
    for names in stacks_beside(rulebook):
        other = laid(names)
        if not other.ok:
            continue
        there = _outcome_beside(reading, other)
        differs, number = as_asked(reading, there)
        if (differs, number, there.leaning) != (verdict, value, leaning):
            found.append(Elsewhere(other.ids, differs, number, there.leaning, there))
    return tuple(found)


def _outcome_beside(reading: Reading, rulebook: Rulebook) -> Outcome:
    """What the engine says under rules beside those in force, without its example, which nobody sees; kept for the next time."""
    asked = (rulebook.rules, reading.topic or "", reading.names, repr(sorted(reading.arguments.items())))
    found = _beside.get(asked)
    if found is None:
        if len(_beside) >= _MOST_BESIDE:
            _beside.clear()
        found = _beside[asked] = replace(outcome_of(reading, rulebook), example=None)
    return found


def stacks_beside(rulebook: Rulebook) -> list[tuple[str, ...]]:
    """Each other edition with the same house rules, the base alone, the base with each single other house rule."""
    base, house = rulebook.base, rulebook.names
    stacks = [(edition, *house) for edition in editions() if edition != base]
    if house:
        stacks.append((base,))
    return stacks + [(base, each) for each in house_rules() if (each,) != house]


def _choices(reading: Reading) -> tuple[Choice, ...]:
    return tuple(Choice(topic, "") for topic, _ in reading.nearest[:_CHOICES])


def with_questions(found: Answer, questions: dict[str, str]) -> Answer:
    """The same answer, each choice with the question that the locale has for its topic."""
    choices = tuple(Choice(each.topic, questions.get(each.topic, "")) for each in found.choices)
    return replace(found, choices=choices)
