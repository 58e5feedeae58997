"""Asking on: "and with Progressive?", "entä kahdestaan?", "tänk om det var mitt sista kort?" ask the question before once more.

The topic is kept and one thing is changed. A text that stands by itself as a question is a new one, and is left alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from unorules.ask import follow_up_words as told
from unorules.ask import language as languages
from unorules.ask import model
from unorules.ask.cards_in_words import COLOURS
from unorules.ask.follow_up_named import cards_said, is_just_a_colour, laid, rules_named
from unorules.ask.follow_up_topics import Step, as_challenged, as_last_card, with_card, with_colour, with_players
from unorules.ask.read_arguments import arguments
from unorules.ask.read_challenges import challenge_won
from unorules.ask.read_features import frame
from unorules.ask.read_players import players
from unorules.ask.read_position import number_at
from unorules.ask.reading import Reading, read
from unorules.values import dataclass, replace

_MOST_LEFT: Final = 2
"""So many words may say nothing that is understood, where the rest does."""
_FEWEST, _MOST = 2, 20
_BARE, _SURE = 6, 0.9
"""So few words that begin as a follow-up are one, unless they are as likely to be a question of their own."""
_OFFICIAL: Final = ("official", "ordinary", "leaflet", "box")
_LAST: Final = ("last-card", "one-left")
_TOTALS: Final = frozenset({"match-total", "eliminated", "challenge-uno", "exact-target", "mercy-rule"})
_POSITION: Final = frozenset("hand top hands total cards alike differs what late pending together".split())
"""Arguments that a topic reads out of a follow-up as it does out of a question."""


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that is other than in the question before.

    `what` is rules, official, players, card, on, colour, total, last, won, lost, position or language; `value` what it is now.
    """

    what: str
    value: Any = None


@dataclass(frozen=True, slots=True)
class FollowUp:
    """The question before, asked again: what it reads as now, and what was changed in it."""

    reading: Reading
    changes: tuple[Change, ...]


def follow_up(before: Reading, text: str, language: str | None = None, own: Sequence[str] = ()) -> FollowUp | None:
    """The question before with what `text` changes in it; None where `text` stands by itself, or changes nothing.

    `language` forces one that is read, else it is that of the question before, or the text's own where it makes more of it.
    `own` are ids of the table's own rulesets, which may be named.
    """
    if before.topic is None:
        return None
    forced = languages.readable(language)
    spoken = [forced] if forced else list(dict.fromkeys((before.language, languages.detect(text))))
    found = [_Reader(before, text, each, own).read() for each in spoken if each]
    return next((each for each in found if each is not None), None)


def goes_on(text: str, language: str) -> bool:
    """Whether the text begins as one that goes on from a question before, whatever it says."""
    seen = frame(text, language, model.lexicon(language))
    return told.begins_as_one(seen)


class _Reader:
    """Reads one text against the question before."""

    def __init__(self, before: Reading, text: str, language: str, own: Sequence[str]) -> None:
        self.before = before
        self.text = text
        self.seen = frame(text, language, model.lexicon(language))
        self.language = language
        self.own = own
        self.used: set[int] = set()
        self.step: Step | None = (before.topic or "", dict(before.arguments))
        self.changes: list[Change] = []
        self.rules, self.official = before.rules, before.official
        self.tongue = language

    def read(self) -> FollowUp | None:
        for look in (self._tongue, self._rules, self._official, self._last, self._challenge, self._players):
            look()
        self._cards()
        self._numbers()
        if self.step is None or not self.changes or not self._is_meant():
            return None
        topic, said = self.step
        reading = replace(
            self.before,
            text=f"{self.before.text} {self.text}",
            language=self.tongue,
            topic=topic,
            arguments=said,
            rules=self.rules,
            official=self.official,
            **self._form(topic),
        )
        return FollowUp(reading, tuple(self.changes))

    def _form(self, topic: str) -> dict[str, Any]:
        """Asked of another topic, the question is put plainly."""
        if topic == self.before.topic:
            return {}
        return {"form": "yes-no", "turned": False, "negated": False, "asks_forbidden": False, "claims": ()}

    def _is_meant(self) -> bool:
        """Whether the text goes on from the question before rather than standing by itself."""
        words = self.seen.words
        left = [
            at
            for at, word in enumerate(words)
            if word.kind != "stop" and at not in self.used and not told.is_small(self.seen, at)
        ]
        leads = told.begins_as_one(self.seen)
        if leads and not left:
            return True
        alone = read(self.text, self.language)
        bare = leads and len(words) <= _BARE and alone.score < _SURE  # "och med en hoppa över?"
        stands = alone.status == "answered" and not bare
        return not stands and len(left) <= (_MOST_LEFT if leads else 0)

    def _take(self, change: Change, at: Sequence[int], step: Step | None = None) -> None:
        self.changes.append(change)
        self.used.update(at)
        self.step = step or self.step

    def _marks(self, *concepts: str) -> list[int]:
        return [at for mark in self.seen.marks if mark.concept in concepts for at in range(mark.start, mark.end)]

    def _tongue(self) -> None:
        for at in range(len(self.seen.words)):
            tongue = told.tongue_at(self.seen, at)
            if tongue is not None:
                self._take(Change("language", tongue), [at])
                self.tongue = tongue

    def _rules(self) -> None:
        found = rules_named(self.seen, self.own)
        places = [at for _, span in found for at in span]
        rules = tuple(dict.fromkeys(rule for rule, _ in found))
        if not rules:
            return
        if self.seen.says("leaves-out"):
            kept = tuple(each for each in self.before.rules if each not in rules)
            self.rules, self.official = kept, kept == self.before.rules
            self._take(Change("without", rules), places)
        else:
            self.rules, self.official = laid(self.before.rules, rules, self.seen.says("on-top-of-it")), False
            self._take(Change("rules", rules), places)

    def _official(self) -> None:
        places = [at for at in self._marks(*_OFFICIAL) if at not in self.used]
        if places:
            self.official, self.rules = True, ()
            self._take(Change("official"), places)

    def _last(self) -> None:
        places = [at for at in self._marks(*_LAST) if at not in self.used]
        if places and self.step is not None:
            step = as_last_card(*self.step)
            if step is not None:
                self._take(Change("last"), places, step)

    def _challenge(self) -> None:
        won = challenge_won(self.seen)
        if won is None or self.step is None:
            return
        step = as_challenged(*self.step, won)
        if step is not None:
            places = self._marks("guilty", "innocent", "right", "wrong", "challenge", "bluff", "false")
            self._take(Change("won" if won else "lost"), places, step)

    def _players(self) -> None:
        alone = told.so_many(self.seen)
        count = alone[0] if alone else players(self.seen)
        if count is None or self.step is None:
            return
        step = with_players(*self.step, count)
        if step is not None:
            numbers = [at for at in range(len(self.seen.words)) if number_at(self.seen, at) == count]
            places = [*numbers, *self._marks("two-players", "player"), *([alone[1]] if alone else [])]
            self._take(Change("players", count), places, step)

    def _cards(self) -> None:
        faces = [face for face in self.seen.cards if face.start not in self.used]
        bare = [face for face in faces if is_just_a_colour(self.seen, face)]
        said = {} if len(bare) == len(faces) else cards_said(self.seen)
        if self.step is None:
            return
        if said:
            step = self._with_position() or with_card(*self.step, said)
            if step is not None:
                places = [at for face in faces for at in range(face.start, face.end)]
                self._take(Change("card" if "card" in said else "on", said.get("card", said.get("on"))), places, step)
            return
        loose = [
            (mark.concept, at)
            for mark in self.seen.marks
            if mark.concept in COLOURS
            for at in range(mark.start, mark.end)
        ]
        if loose:
            step = with_colour(*self.step, loose[0][0])
            self._take(Change("colour", loose[0][0]), [at for _, at in loose], step)

    def _with_position(self) -> Step | None:
        """A hand, a pile or several hands told anew, where the topic asks for such."""
        topic, kept = self.step or ("", {})
        new = {name: value for name, value in arguments(self.seen, topic).items() if name in _POSITION}
        return (topic, kept | new) if new else None

    def _numbers(self) -> None:
        """A bare number: a total where the topic has one, else how many play."""
        if self.step is None:
            return
        topic, kept = self.step
        cards = {at for face in self.seen.cards for at in range(face.start, face.end)}
        for at in range(len(self.seen.words)):
            number = number_at(self.seen, at)
            if number is None or at in self.used or at in cards:
                continue
            if topic in _TOTALS:
                name = "cards" if topic == "mercy-rule" else "total"
                self._take(Change("total", number), [at], (topic, kept | {name: number}))
            elif _FEWEST <= number <= _MOST and (step := with_players(topic, kept, number)) is not None:
                self._take(Change("players", number), [at], step)
            return
