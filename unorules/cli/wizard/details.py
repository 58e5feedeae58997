"""The details that the chosen house rules leave open, and any other rule that is different at this table."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from unorules.cli.wizard.clash import cleared
from unorules.cli.wizard.counted import number_in
from unorules.cli.wizard.desk import Desk
from unorules.cli.wizard.dialogue import HELP, BackError, Dialogue, shortened
from unorules.cli.wizard.plan import KEYS, Plan
from unorules.cli.wizard.trial import tried
from unorules.document.model import Heading, Run, Runs, bullets, paragraph
from unorules.engine.options import BY_KEY, OPTIONS, Option, Value
from unorules.i18n.messages import Messages
from unorules.records.option_said import option_said
from unorules.rulebook.drafting import left_open
from unorules.rulebook.idle import idle
from unorules.rulebook.names import suggest
from unorules.values import replace

_MOST: Final = 12
_LETTERS: Final = "abcdefgh"
_SHORT: Final = 3
_CARD: Final = re.compile(r"\+(\d+)\Z|(\d+)\+\Z")
_DRAWS: Final = {"2": "draw_two", "4": "draw_four", "6": "draw_six", "10": "draw_ten"}
"""What a table says for a draw card, and how the options call it."""

_WORD: Final = re.compile(r"\+?\w+")


def ask_details(talk: Dialogue, desk: Desk, plan: Plan) -> Plan:
    """Options given other values: those left open are listed, any other is found by a word. Then the rules are tried out."""
    keys = _listed(desk, plan)
    talk.heading("new.details.question" if keys else "new.details.question-none")
    left = _show(talk, desk, plan, keys)
    while typed := _typed(talk, plan, left):
        if left and typed == talk.more:
            left = _show(talk, desk, plan, keys, left)
        elif typed == HELP:
            talk.say("new.details.help")
        elif (key := _numbered(talk, typed.removeprefix(HELP).strip(), keys)) and typed.startswith(HELP):
            _explain(talk, desk, plan, key)
        elif key:
            plan = _changed(talk, desk, plan, key)
            keys = _listed(desk, plan)
            left = _show(talk, desk, plan, keys)
        elif (number := typed.removeprefix(HELP).strip()).isdecimal():
            _no_such(talk, number, len(keys), typed)
        else:
            found, rest = _found(talk, desk, plan, typed.removeprefix(HELP).strip())
            keys, left = (found, rest) if found else (keys, left)
    return tried(talk, desk, plan)


def _no_such(talk: Dialogue, number: str, of: int, typed: str) -> None:
    """A number that stands before no rule, or before none since none is listed."""
    if of or not talk.wants_help(typed):
        talk.not_understood(number, of=of)
    else:
        talk.say("new.details.help")


def _typed(talk: Dialogue, plan: Plan, left: int) -> str:
    try:
        return talk.line(talk.more if left else "")
    except BackError:
        raise BackError(plan) from None


def _numbered(talk: Dialogue, typed: str, keys: Sequence[str]) -> str:
    """The key that a number stands before; an empty text for any other, and for a word by which rules can be found."""
    is_word = not typed.isdecimal() and search(typed, talk.messages)
    place = None if is_word or not typed else talk.place(typed, len(keys))
    return "" if place is None else keys[place]


def _explain(talk: Dialogue, desk: Desk, plan: Plan, key: str) -> None:
    """What the option decides, what it says now, and what else it may say."""
    rules = desk.judge(plan.draft).rulebook.rules
    now, values = rules[key], BY_KEY[key].values
    words: tuple[Value, ...] = (True, False) if values.flag else values.words
    others = [talk.messages.option(key, word) for word in words if word != now]
    told = paragraph(talk.messages("new.details.set", sentence=option_said(key, rules, talk.messages)))
    talk.tell(Heading(talk.messages(f"options.{key}.question"), 2), told)
    if others:
        talk.tell(paragraph(talk.messages("new.details.others")), bullets(others))
    if values.low is not None:
        _ranges(talk, BY_KEY[key], False)


def _changed(talk: Dialogue, desk: Desk, plan: Plan, key: str) -> Plan:
    """The plan with a value chosen for the option, as it was where that is taken back."""
    try:
        return cleared(talk, desk, _chosen(talk, desk, plan, key))
    except BackError:
        return plan


def _listed(desk: Desk, plan: Plan) -> list[str]:
    """What is left open, then whatever else the draft has changed."""
    rulebook = desk.judge(plan.draft).rulebook
    own = [key for key in BY_KEY if key in plan.draft.values and key not in KEYS]
    return list(dict.fromkeys((*left_open(rulebook), *own)))


def _show(talk: Dialogue, desk: Desk, plan: Plan, keys: Sequence[str], first: int = 0) -> int:
    """The list as far as there is room; the place of the first option left, 0 where all were shown."""
    ask = paragraph(talk.messages("new.details.ask" if keys else "new.details.ask-none"))
    if not keys:
        talk.tell(ask)
        return 0
    rulebook = desk.judge(plan.draft).rulebook
    values = rulebook.rules.values()
    rows = [
        _row(
            option_said(key, rulebook.rules, talk.messages),
            _remark(key, key in plan.draft.values, values, talk.messages),
        )
        for key in keys
    ]
    return talk.numbered(rows, below=(ask,), first=first)


def _row(sentence: str, remark: str) -> Runs:
    return (Run(sentence), Run(f" ({remark})", "faint")) if remark else (Run(sentence),)


def _remark(key: str, own: bool, values: Mapping[str, Value], messages: Messages) -> str:
    """Beside a sentence: that the rule decides nothing as the others are, or that it is the table's own."""
    if idle(key, values) is not None:
        return messages("new.details.idle")
    return messages("new.details.own") if own else ""


def _found(talk: Dialogue, desk: Desk, plan: Plan, typed: str) -> tuple[list[str], int]:
    """The rules that have to do with a word, shown with their numbers, and the place of the first left; none, and told so,
    where there are none.
    """
    values = desk.judge(plan.draft).rulebook.rules.values()
    found = sorted(search(typed, talk.messages), key=lambda key: idle(key, values) is not None)
    if not found:
        talk.say("new.details.none-found", text=shortened(typed))
        return [], 0
    talk.say("new.details.found", text=shortened(typed))
    if len(found) > _MOST:
        talk.say("new.details.too-many", n=len(found))
    return found[:_MOST], _show(talk, desk, plan, found[:_MOST])


def search(word: str, messages: Messages) -> list[str]:
    """The options whose key, name or question has the word in it, or whose table or last word players call so.

    One or two letters have to be a word of their own, else they are in everything. A "+4" is in the name of what is about it.
    """
    wanted = word.casefold()
    if card := _CARD.match(wanted):
        meant = _DRAWS.get(card[1] or card[2], "none such")
        return [option.key for option in OPTIONS if meant in option.key]
    parts = [(option.key, *option.key.split(".")) for option in OPTIONS]
    names = dict.fromkeys(part for each in parts for part in each)
    called = suggest(word, names) if len(wanted) >= _SHORT else ()
    abouts = ((option.key, _about(option, messages)) for option in OPTIONS)
    found = [key for key, about in abouts if wanted in (_WORD.findall(about) if len(wanted) < _SHORT else about)]
    return list(dict.fromkeys((*found, *(each[0] for each in parts if set(called) & set(each)))))


def _about(option: Option, messages: Messages) -> str:
    words = (messages(f"options.{option.key}.{part}") for part in ("name", "question"))
    return " ".join((option.key, *words)).casefold()


def _chosen(talk: Dialogue, desk: Desk, plan: Plan, key: str) -> Plan:
    """The plan with a value for the option; without one of its own where that is what holds anyway."""
    own = {each: value for each, value in plan.draft.values.items() if each != key}
    below = desk.judge(plan.with_values(own).draft).rulebook.value(key)
    now = desk.judge(plan.draft).rulebook.value(key)
    talk.tell(Heading(talk.messages(f"options.{key}.question"), 2))
    value = _value(talk, BY_KEY[key], now)
    plan = replace(plan, wished=0) if key in KEYS else plan
    if value == now:
        talk.say("new.details.kept")
    else:
        talk.say("new.details.set", sentence=talk.messages.option(key, value))
    return plan.with_values(own if value == below else {**own, key: value})


def _value(talk: Dialogue, option: Option, now: Value) -> Value:
    values = option.values
    words: tuple[Value, ...] = (True, False) if values.flag else values.words
    rows: list[Runs] = [(Run(talk.messages.option(option.key, word)),) for word in words]
    if values.low is None:
        return words[talk.choose(rows, words.index(now), "new.details.value-help")]
    return _number(talk, option, words, rows, now)


def _number(talk: Dialogue, option: Option, words: Sequence[Value], rows: Sequence[Runs], now: Value) -> Value:
    """A number in its range; a word beside it has a letter."""
    letters = dict(zip(_LETTERS, words, strict=False))
    for letter, row in zip(letters, rows, strict=True):
        talk.tell(paragraph(f"{letter}  {row[0].text}"))
    if now not in words:
        talk.tell(paragraph(talk.messages.option(option.key, now)))
    _ranges(talk, option, bool(words))
    default = next((letter for letter, word in letters.items() if word == now), str(now))
    while True:
        typed = talk.line(default).casefold()
        if typed in letters:
            return letters[typed]
        number = number_in(typed, talk.messages.language)
        if number is not None and option.values.accepts(number):
            return number
        talk.say("new.details.value-help") if talk.wants_help(typed) else talk.not_understood(typed)
        _ranges(talk, option, bool(words))


def _ranges(talk: Dialogue, option: Option, lettered: bool) -> None:
    low, high = option.values.low, option.values.high
    if option.values.also:
        talk.say("new.details.also", low=low, high=high, also=talk.messages.list(option.values.also, "or"))
    else:
        talk.say("new.details.whole-or" if lettered else "new.details.whole", low=low, high=high)
