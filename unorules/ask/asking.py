"""A topic asked under any rules, however odd the table: where its scene cannot be set, a roomier table is taken."""

from __future__ import annotations

from collections.abc import Iterator

from unorules.ask import given
from unorules.ask.case import AnyColour, Borrowed, Case, Outcome
from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.scene import SceneError
from unorules.ask.setting import deck_key, read_against_deck
from unorules.ask.supposing import supposing
from unorules.ask.topics import find
from unorules.engine.cards import Card, Kind
from unorules.engine.options import BY_KEY, Value
from unorules.values import replace

# What these say is about the rules in force, whichever card is named with it.
_OF_RULES = frozenset(
    "is-official own-rules house-rule change-rules-mid-round house-combination no-mercy no-mercy-in-classic conduct history".split()
)
_PLAIN = ("deck.zeros", "deck.digits")
_CLASSIC = (*_PLAIN, "deck.skip", "deck.reverse", "deck.draw_two", "deck.wild", "deck.wild_draw_four")


def outcome(case: Case) -> Outcome:
    """The topic's outcome under the rules in force.

    A deck without the cards of the scene, or a table too small for it, is filled up for the scene alone: first with plain numbers
    and chairs, then with the classic deck. What the answer rests on is left as it is. An answer that speaks of a card which the
    table's own rules have taken out says so.
    """
    return _without_afterthoughts(_found(case))


def _without_afterthoughts(found: Outcome) -> Outcome:
    """The outcome without moves in its example that were refused since the round was over: they were tried to see whether it
    was. Where the answer rests on such a refusal, it stays.
    """
    example = found.example
    if example is None or all(step.verdict.allowed for step in example.steps):
        return found
    ends = (at for at, step in enumerate(example.steps) if any(each.type == "round-over" for each in step.events))
    over = next(ends, len(example.steps))
    kept = tuple(
        step
        for at, step in enumerate(example.steps)
        if at <= over or step.verdict.allowed or step.verdict.objection in found.reasons
    )
    return replace(found, example=replace(example, steps=kept))


def _found(case: Case) -> Outcome:
    found = _asked(case)
    lacking = _lacking(case, found)
    if lacking:
        return replace(found, example=None, borrowed=_put_back(case, lacking))
    return _by_another_edition(case, found)


def _by_another_edition(case: Case, found: Outcome) -> Outcome:
    """Asked of an edition whose deck has the card, where the one in force never had it and the answer does not say so."""
    strangers = () if _says_what_it_lacks(case, found) or case.topic in _OF_RULES else _kinds(case, found)
    kind = next((each for each in strangers if not case.holds(each)), None)
    if kind is None or case.rulebook.edition.values.get(deck_key(kind)):
        return found
    there = case.where_there_is(kind)
    again = _asked(there)
    return again if again.borrowed is not None else replace(again, borrowed=there.borrowed)


def _says_what_it_lacks(case: Case, found: Outcome) -> bool:
    """Whether nothing need be said of cards that are not there: it has been, or what the deck holds was asked."""
    return found.borrowed is not None or "deck" in found.reasons or PROPOSITIONS[case.topic].group == "deck"


def _asked(case: Case) -> Outcome:
    ask = find(case.topic)
    for roomier in _tables(case):
        try:
            found = ask(roomier)
        except SceneError:
            continue
        return found if roomier is case else _unplayed(found)
    keys = (key for key in BY_KEY if key.startswith(("deck.", "players.", "setup.")))
    return _unplayed(ask(supposing(case, {key: BY_KEY[key].default for key in keys})))


def _tables(case: Case) -> Iterator[Case]:
    yield case
    yield _filled(case, _PLAIN)
    yield _filled(case, _CLASSIC)


def _unplayed(found: Outcome) -> Outcome:
    """Without its example, whose cards or chairs the rules in force do not have."""
    return replace(found, example=None)


def _filled(case: Case, keys: tuple[str, ...]) -> Case:
    values: dict[str, Value] = {key: max(int(case.rules[key]), int(BY_KEY[key].default)) for key in keys}
    values |= {"players.max": max(case.rules.players_max, 10), "players.min": min(case.rules.players_min, 2)}
    if case.rules.teams_partners:
        values |= {"players.max": 4, "players.min": 4}
    return supposing(case, values)


def _lacking(case: Case, found: Outcome) -> tuple[str, ...]:
    """The options of the deck that leave out a card which was asked about, or which the answer speaks of.

    What the deck holds is asked of the deck as it is, and an answer that rests on its lacking the card has said so.
    """
    if _says_what_it_lacks(case, found):
        return ()
    return (*_numbers_lacking(case, found), *_kinds_lacking(case, found))


def _numbers_lacking(case: Case, found: Outcome) -> tuple[str, ...]:
    spoken = [given.card(case.arguments.get("card")), *found.params.values()]
    numbers = {each.number for each in spoken if isinstance(each, Card | AnyColour)}
    keys = {deck_key(Kind.NUMBER, number) for number in numbers if number is not None}
    return tuple(key for key in _PLAIN if key in keys - {*found.reasons} and not case.rules[key])


def _kinds_lacking(case: Case, found: Outcome) -> tuple[str, ...]:
    """Cards other than numbers that the table's own files took out of their edition's deck."""
    keys = {deck_key(kind) for kind in _kinds(case, found)}
    values = case.rulebook.edition.values
    return tuple(key for key in BY_KEY if key in keys - {*found.reasons} and not case.rules[key] and values.get(key))


def _kinds(case: Case, found: Outcome) -> tuple[Kind, ...]:
    """The kinds of card that the question names or the answer is about, numbers left out; "+4" as the deck has it."""
    about = case.arguments
    named = (*(about.get(name) for name in ("card", "on", "top")), *(given.cards(about.get("cards")) or ()))
    spoken = {given.kind(each.text if isinstance(each, Card) else each) for each in named}
    spoken |= {_kind(found.params.get(name)) for name in ("card", "on")}
    kinds = {read_against_deck(case, kind) for kind in spoken if kind is not None and kind is not Kind.NUMBER}
    return tuple(kind for kind in Kind if kind in kinds)


def _kind(value: object) -> Kind | None:
    return value.kind if isinstance(value, Card) else value if isinstance(value, Kind) else None


def _put_back(case: Case, keys: tuple[str, ...]) -> Borrowed:
    """The cards put back among the others: what the answer holds for."""
    edition = case.rulebook.edition.values
    rules = case.rules.replace({key: edition.get(key) or BY_KEY[key].default for key in keys})
    return Borrowed(case.rulebook.base, rules, by_file=True, lent=True)
