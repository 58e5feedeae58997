"""Questions that are none: other scripts, a hundred thousand letters, control characters, markup, noise, and UNO words shuffled.

``python -m tests.soak.hostile_questions [--questions N] [--seed S] [--show N]``: each is answered as `ask` answers it, now and then
printed in every form. None may fall, take longer than a second of work, print what steers a terminal, or be answered although it
asks nothing. Exit 1 where one falls, steers, is too slow, or is answered although not a word of it is any language's.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from random import Random

from tests.rulebook.spoiling import LETTERS, steering
from unorules.ask.answer import Answer
from unorules.cli.ask import answered, in_one_line, page_of, told_in
from unorules.diagnostics.visible import json_text
from unorules.document.plain import plain_text
from unorules.i18n.messages import load
from unorules.sheets.answer_json import answer_json

SLOW = 1.0
"""Seconds of this process's work that no question may take."""

EVERY = 20
"""One answer in so many is printed as a page, in one line and as JSON."""

BOUND = ("noise", "scripts", "controls", "emoji", "empty", "markup", "numbers")
"""The kinds that ask nothing about cards: an answer to one of these is wrong."""

Make = Callable[[Random], str]

_ALPHABETS = (
    "абвгдежзийклмнопрстуфхцчшщъыьэюя",
    "αβγδεζηθικλμνξοπρστυφχψω",
    "אבגדהוזחטיכלמנסעפצקרשת",
    "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
    "一二三四五六七八九十上下左右中大小月日年早木林山川土空田天生花",
    "あいうえおかきくけこさしすせそたちつてと",
    "กขคงจฉชซญดตถทธนบปผฝพฟภมยรลวศษสหอฮ",
    "अआइईउऊएऐओऔकखगघचछजझटठडढतथदध",
    "가나다라마바사아자차카타파하",
)
_EMOJI = "😀🃏🎴♠♥🂡👍🏽👨‍👩‍👧🇫🇮🇳🇴⏭🔄🟥🟨🟩🟦❓‼️🤷"
_MARKUP = (
    "<script>alert(1)</script>",
    "[red]bold[/red]",
    "{{7*7}}",
    "${HOME}",
    "%s%s%n",
    "'; DROP TABLE rules;--",
    "<b>&amp;</b>",
    "](javascript:x)",
    "\\x1b[2J",
    "../../etc/passwd",
    "{0.__class__}",
    "#set page()",
    "$x^2$",
    "=cmd|'/c calc'!A1",
    "<!--",
    "]]>",
)


@dataclass(slots=True)
class Figures:
    """What was asked, and the worst that was met."""

    asked: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    slowest: dict[str, float] = field(default_factory=dict)
    seen: list[tuple[str, str, str]] = field(default_factory=list)


@cache
def examples() -> tuple[str, ...]:
    """The questions that are shown as examples, in all languages."""
    return tuple(
        question for language in ("fi", "nb", "sv", "en") for _, question in load(language).templates("examples")
    )


@cache
def words() -> tuple[str, ...]:
    return tuple(sorted({word for question in examples() for word in question.split()}))


def noise(random: Random) -> str:
    """Letters that are no words."""
    letters = "bcdfghjklmnpqrstvwxzåäöøæ"
    return " ".join(
        "".join(random.choice(letters) for _ in range(random.randint(3, 12))) for _ in range(random.randint(1, 12))
    )


def scripts(random: Random) -> str:
    alphabet = random.choice(_ALPHABETS)
    return " ".join(
        "".join(random.choice(alphabet) for _ in range(random.randint(1, 9))) for _ in range(random.randint(1, 14))
    )


def controls(random: Random) -> str:
    return "".join(random.choice(LETTERS + "\x08\x0b\x0c\x9b\x90") for _ in range(random.randint(1, 80)))


def emoji(random: Random) -> str:
    return "".join(random.choice(_EMOJI) for _ in range(random.randint(1, 40)))


def empty(random: Random) -> str:
    return "".join(random.choice(" \t\n\u00a0\u2003\u3000?!.,-–…") for _ in range(random.randint(0, 30)))


def markup(random: Random) -> str:
    return " ".join(random.choice(_MARKUP) for _ in range(random.randint(1, 6)))


def numbers(random: Random) -> str:
    """Figures without a word."""
    return " ".join(
        random.choice((str(random.randrange(10 ** random.randint(1, 40))), "1e999", "٣", "½", "Ⅷ", "0x1F", "−5"))
        for _ in range(random.randint(1, 10))
    )


def shuffled(random: Random) -> str:
    """Words of real questions in any order and of any language: some of these ask something after all."""
    return " ".join(random.choice(words()) for _ in range(random.randint(1, 14)))


def spoilt(random: Random) -> str:
    """A real question with something hostile inside: it may be answered, and must not be shown as it came."""
    question = random.choice(examples())
    for _ in range(random.randint(1, 4)):
        at = random.randint(0, len(question))
        question = question[:at] + random.choice((random.choice(LETTERS), random.choice(_MARKUP))) + question[at:]
    return question


def long(random: Random) -> str:
    """A hundred kilobytes of one thing."""
    piece = random.choice((noise, scripts, controls, emoji, markup, shuffled, numbers))(random) + random.choice(
        (" ", "", ", ", "? ")
    )
    return (piece * (100_000 // max(1, len(piece)) + 1))[:100_000]


KINDS: dict[str, Make] = {
    each.__name__: each for each in (noise, scripts, controls, emoji, empty, markup, numbers, shuffled, spoilt, long)
}


def printed(found: Answer) -> str:
    """All that is printed of an answer."""
    messages = load(told_in(found, "en"))
    data = json_text(answer_json(found, messages))
    return "\n".join((plain_text(page_of(found, messages), 80), in_one_line(found, messages), data))


def ask(kind: str, question: str, figures: Figures, look: bool) -> None:
    """Ask one, and write down how it went."""
    figures.asked[kind] += 1
    started = time.process_time()
    try:
        found = answered(question, (), None, "en")
        shown = printed(found) if look else ""
    except Exception:
        figures.faults["falls"] += 1
        print(f"FAULT at {question[:200]!a}", file=sys.stderr)
        traceback.print_exc(limit=-6)
        return
    seconds = time.process_time() - started
    figures.slowest[kind] = max(figures.slowest.get(kind, 0.0), seconds)
    if seconds > SLOW:
        figures.faults["slow"] += 1
        print(f"SLOW, {seconds:.1f} s, {question[:200]!a}", file=sys.stderr)
    if steered := steering(shown):
        figures.faults["steers"] += 1
        print(f"STEERS {steered!a} by {question[:200]!a}", file=sys.stderr)
    if found.status == "answered":
        figures.answered[kind] += 1
        figures.faults["answered"] += kind in BOUND
        figures.seen.append((kind, question, str(found.reading.topic)))


def soak(count: int, seed: int) -> Figures:
    """Ask so many, the kinds in turn; a hundred kilobytes once in fifty."""
    figures, random = Figures(), Random(seed)
    kinds = [name for name in KINDS if name != "long"]
    for number in range(count):
        kind = "long" if number % 50 == 49 else kinds[number % len(kinds)]
        ask(kind, KINDS[kind](random), figures, number % EVERY == 0)
    return figures


def main(arguments: list[str] | None = None) -> int:
    """Run; exit 1 where something does not hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.hostile_questions", description=__doc__)
    parser.add_argument("--questions", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--show", type=int, default=40, help="how many of those answered to print")
    chosen = parser.parse_args(arguments)
    started = time.perf_counter()
    figures = soak(chosen.questions, chosen.seed)
    print(f"{sum(figures.asked.values()):,} questions in {time.perf_counter() - started:.0f} s")
    for kind in figures.asked:
        asked, told = figures.asked[kind], figures.answered[kind]
        print(f"{kind:<9} {asked:>7,} asked {told:>6,} answered   slowest {figures.slowest.get(kind, 0):.2f} s")
    for kind, question, topic in Random(chosen.seed).sample(figures.seen, min(chosen.show, len(figures.seen))):
        print(f"  {kind}: {topic}: {question[:150]!r}")
    print(f"faults    {sum(figures.faults.values())} {dict(+figures.faults)}")
    return int(figures.faults.total() > 0)


if __name__ == "__main__":
    sys.exit(main())
