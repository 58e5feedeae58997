"""What tables quarrel about, and what the engine says to it under the rules in force, in the words of an answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from unorules.ask.answer import Answer
from unorules.ask.reading import Reading
from unorules.ask.reply import as_asked, outcome_of
from unorules.ask.scene import NAMES
from unorules.document.model import Bullets, Paragraph, Quarrel, Quarrels, Section, Size, Steps, Verdict, plain
from unorules.engine.rules import Rules
from unorules.i18n.language import FALLBACK
from unorules.i18n.messages import Messages
from unorules.i18n.messages import load as words_of
from unorules.rulebook.load import load
from unorules.rulebook.model import Rulebook
from unorules.sheets.answer_page import played
from unorules.sheets.fact import fact_of
from unorules.sheets.rule_sheet_told import Sheet
from unorules.sheets.value_words import value_words
from unorules.sheets.verdict_words import YES_OR_NO, verdict_words
from unorules.sheets.why import why
from unorules.values import replace

MOST: Final[dict[Size, int]] = {"full": 12, "card": 8, "pocket": 6}
_BASIC: Final = "official"
_WELL_KNOWN_LIMIT: Final = 25
"""How many cards people ask about where no number of them puts anybody out: that of No Mercy."""
_NO_SENSE: Final = ("lacking", "not-in-deck", "none", "not-for-two")
"""What an answer says where the deck lacks the card, no points are counted, or the table is never of two."""


@dataclass(frozen=True, slots=True, eq=False)
class Topic:
    """A quarrel: its id under `quarrels` in the locales, and the topic with the arguments that its question is understood as.

    `rarely` are those that are told only where the table's answer is another than that of ordinary UNO.
    """

    id: str
    topic: str
    form: str = "yes-no"
    arguments: Mapping[str, Any] = field(default_factory=dict)
    rarely: bool = False


TOPICS: Final = (
    Topic("two-on-two", "stack-draw-two"),
    Topic("four-on-four", "stack-wild-draw-four"),
    Topic("four-when", "wild-draw-four-legality", "explain"),
    Topic("draw-how-many", "draw-count", "value"),
    Topic("forgotten-uno", "uno-penalty", "value"),
    Topic("last-special", "finish-on-action", arguments={"card": "skip"}),
    Topic("four-on-two", "stack-wild-draw-four-on-draw-two"),
    Topic("challenge-lost", "challenge-failure", "value"),
    Topic("drawn-card", "play-drawn-card"),
    Topic("seven", "seven-swap"),
    Topic("jump", "jump-in"),
    Topic("last-two", "finish-draw-penalty", arguments={"card": "draw-two"}),
    Topic("caught-until", "uno-catch-window", "value"),
    Topic("several", "play-several"),
    Topic("draw-by-choice", "voluntary-draw"),
    Topic("two-reverse", "reverse-two-players"),
    Topic("two-on-four", "stack-draw-two-on-wild-draw-four", rarely=True),
    Topic("stack-of-three", "stack-total", "value", {"cards": ["draw-two"] * 3}, rarely=True),
    Topic("skip-on-two", "bounce", arguments={"card": "skip"}, rarely=True),
    Topic("zero", "zero-rotate", rarely=True),
    Topic("play-after-drawing", "play-after-penalty", rarely=True),
    Topic("too-many", "mercy-rule", arguments={"cards": None}, rarely=True),
    Topic("how-far", "target-score", "value", rarely=True),
    Topic("whose-points", "who-scores", "value", rarely=True),
)
"""In the order in which they are told; what the table plays otherwise comes first."""


@dataclass(frozen=True, slots=True)
class _Found:
    topic: Topic
    answer: Answer
    house: bool
    unusual: bool


def quarrels(sheet: Sheet) -> Iterator[Section]:
    """As many quarrels as there is room for, those that the table decides otherwise first, with one example played out."""
    ordered = sorted(_worth_telling(sheet), key=lambda each: (not each.house, not each.unusual))
    # Where one rule answers several questions alike (a stack of any draw cards), the first of them is enough.
    once = {_ground(each.answer): each for each in reversed(ordered)}
    found = [each for each in ordered if once[_ground(each.answer)] is each][: MOST[sheet.size]]
    if not found:
        return
    shown = None if sheet.size == "pocket" else _worth_playing(found)
    items = tuple(_told(each, sheet, with_example=each is shown) for each in found)
    yield Section("quarrels", sheet.messages("sheet.quarrels.heading"), (Quarrels(items),))


def answered(topic: Topic, rulebook: Rulebook, messages: Messages) -> Answer:
    """The answer to the question of a quarrel, as `ask` gives it to whoever asks just that."""
    language = messages.language
    limit = rulebook.rules.mercy_limit or _WELL_KNOWN_LIMIT
    arguments = {name: limit if name == "cards" and value is None else value for name, value in topic.arguments.items()}
    text = messages(f"quarrels.{topic.id}", n=limit)
    reading = Reading(text, language, topic.topic, 1.0, "answered", arguments, form=topic.form)
    outcome = outcome_of(reading, rulebook)
    verdict, value = as_asked(reading, outcome)
    leaning = outcome.leaning if outcome.verdict == "unspecified" else None
    return Answer(reading, rulebook, "answered", verdict, value, leaning, outcome, reading.arguments)


def _worth_telling(sheet: Sheet) -> Iterator[_Found]:
    rulebook, messages = sheet.rulebook, sheet.messages
    edition = edition_alone(rulebook) if rulebook.differing() else None
    is_basic = rulebook.edition.id == _BASIC
    for topic in TOPICS:
        here = answered(topic, rulebook, messages)
        usual = _ordinarily(topic)
        house = edition is not None and _verdict(here) != (
            usual if is_basic else _verdict(answered(topic, edition, messages))
        )
        unusual = _verdict(here) != usual
        if _has_sense(here) and (not topic.rarely or house or unusual):
            yield _Found(topic, here, house, unusual)


@cache
def _ordinarily(topic: Topic) -> tuple[object, ...]:
    """What the basic game says; the language makes no difference to that."""
    return _verdict(answered(topic, load([_BASIC]), words_of(FALLBACK)))


def edition_alone(rulebook: Rulebook) -> Rulebook:
    """The edition below the rules, without what is laid over it."""
    edition = rulebook.edition
    rules = Rules(dict(edition.values), [each.card for each in edition.cards])
    return Rulebook((edition,), rules, (), ())


def _verdict(answer: Answer) -> tuple[object, ...]:
    say = answer.outcome.say if answer.outcome and answer.verdict == "explain" else None
    return answer.verdict, answer.value, answer.leaning, say


def _ground(answer: Answer) -> tuple[object, ...]:
    outcome = answer.outcome
    return (answer.verdict, outcome.say, outcome.reasons) if outcome else ()


def _has_sense(answer: Answer) -> bool:
    """Whether the question can arise at all under these rules."""
    outcome = answer.outcome
    return outcome is not None and outcome.edition is None and outcome.say not in _NO_SENSE


def _steps(answer: Answer) -> int:
    """How many steps the example of the answer has; none where there is none."""
    example = answer.outcome.example if answer.outcome else None
    return len(example.steps) if example else 0


def _worth_playing(found: list[_Found]) -> _Found | None:
    """The first whose example is more than one move, else the first that has one."""
    longer = next((each for each in found if _steps(each.answer) > 1), None)
    return longer or next((each for each in found if _steps(each.answer)), None)


def _told(found: _Found, sheet: Sheet, *, with_example: bool) -> Quarrel:
    messages, answer = sheet.messages, found.answer
    mark = messages("sheet.house.mark") if found.house else ""
    was = _was(found, sheet) if found.house and sheet.size == "full" else ""
    caption, example = (messages("sheet.quarrels.example"), _example(answer, sheet)) if with_example else ("", ())
    text, said = answer.reading.text, _says(answer, messages)
    words = _words(answer, messages)
    if answer.verdict == "value" and (answer.value == 1 or words.lower() in said.lower()):
        words = ""  # the sentence has the number; "one card" may stand there in another case
    return Quarrel(text, kind_of(answer), words, plain(said), mark=mark, was=was, caption=caption, example=example)


def _was(found: _Found, sheet: Sheet) -> str:
    """What the edition alone says: in a word where it has one."""
    alone = answered(found.topic, edition_alone(sheet.rulebook), sheet.messages)
    sentence = _words(alone, sheet.messages) or _says(alone, sheet.messages)
    return sheet.messages("sheet.house.was", sentence=sentence)


def kind_of(answer: Answer) -> Verdict:
    """What a printer shows before the answer: a yes, a no, a value, or that it depends."""
    match _by_the_sheet(answer):
        case "yes":
            return "yes"
        case "no":
            return "no"
        case "value":
            return "value" if answer.value else "no"
    return "depends"


def _by_the_sheet(answer: Answer) -> str | None:
    """The verdict as a sheet has it, which is the rules: what no leaflet says, but the sheet does, is a yes or a no there."""
    is_said = any("." in reason for reason in answer.outcome.reasons) if answer.outcome else False
    return (
        answer.leaning
        if answer.verdict == "unspecified" and is_said and answer.leaning in YES_OR_NO
        else answer.verdict
    )


def _words(answer: Answer, messages: Messages) -> str:
    """Yes, no or the number, in words; nothing where the sentence itself says it all."""
    if answer.verdict == "value" and isinstance(answer.value, int) and answer.value:
        word = value_words(answer.reading.topic or "", answer.value, messages)
    else:
        word = verdict_words(replace(answer, verdict=_by_the_sheet(answer)), messages)
    return word[:1].upper() + word[1:]


def _says(answer: Answer, messages: Messages) -> str:
    """The sentence of the answer; where that speaks of somebody by name, whom the sheet does not know, the rule behind it."""
    if answer.outcome is None:
        return ""
    fact = fact_of(answer.reading.topic or "", answer.outcome, messages)
    reasons = why(answer, messages)
    if reasons and any(name in fact for name in NAMES):
        return reasons[0]
    return fact


def _example(answer: Answer, sheet: Sheet) -> tuple[Paragraph | Bullets | Steps, ...]:
    example = answer.outcome.example if answer.outcome else None
    names = sheet.rulebook.card_names(sheet.messages.language)
    return tuple(played(example, sheet.messages, names)) if example else ()
