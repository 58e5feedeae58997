"""Ruleset files spoilt in every way: whatever is in one, it is told in bounded time, without a traceback, and steers no terminal.

``python -m tests.soak.fuzz_rulesets [--files N] [--seed S]`` spoils what ships and what the tests hold (bytes, tokens, lines,
values, whole structures), checks each file and shows what was found in every form and language. What still loads is read
as rules and laid out as a sheet. Prints how often each code was met and the slowest file; exit 1 where something falls.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
import tomllib
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import tomli_w

from tests.rulebook.files import every_option
from tests.rulebook.spoiling import HOSTILE, LETTERS, shown, steering
from unorules.bundled import folder
from unorules.cli.findings import findings_told
from unorules.diagnostics.codes import CODES
from unorules.diagnostics.samples import EVERY_OPTION, SAMPLES
from unorules.document.markdown import markdown
from unorules.document.plain import plain_text
from unorules.engine.options import OPTIONS, Option, Value
from unorules.i18n.messages import load as words
from unorules.proof.prove import check_and_prove
from unorules.rulebook.check import Checked, check
from unorules.rulebook.load import editions, house_rules, load
from unorules.rulebook.model import LANGUAGES
from unorules.sheets.rule_sheet import rule_sheet

SLOW = 5.0
"""Seconds of work that no file may take, from its bytes to everything that is printed of it."""

EVERY = 10
"""One file in so many, where it still loads, is laid out as a sheet and played: the slowest things that are done with rules."""

ODD = Path(__file__).parent.parent / "rulebook" / "odd"
TOKEN = re.compile(r"\w+|\"[^\"\n]*\"|'[^'\n]*'|[^\w\s]|\s+")

Spoil = Callable[[bytes, Random], bytes]


@dataclass(slots=True)
class Figures:
    """What was met, and the worst of it."""

    files: int = 0
    loaded: int = 0
    played: int = 0
    faults: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    ways: Counter[str] = field(default_factory=Counter)
    slowest: tuple[float, str] = (0.0, "")


@cache
def sound() -> tuple[bytes, ...]:
    """What ships, and the mended samples: half of the files that are spoilt."""
    return (*contents(folder("rulesets")), *samples(sample.mended for sample in SAMPLES.values()))


@cache
def seeds() -> tuple[bytes, ...]:
    """All the files that are spoilt: besides the sound ones the failing samples, and those of the tests."""
    return (*sound(), *contents(ODD), *samples(sample.failing for sample in SAMPLES.values()))


def contents(place: Path) -> list[bytes]:
    return [path.read_bytes() for path in sorted(place.glob("*.toml"))]


def samples(texts: Iterable[str | bytes | None]) -> list[bytes]:
    whole = (text.replace(EVERY_OPTION, every_option()) for text in texts if isinstance(text, str))
    return [text.encode() for text in whole if len(text) < 20_000]


# Ways to spoil a file


def some_bytes(content: bytes, random: Random) -> bytes:
    spoilt = bytearray(content or b"x")
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(spoilt))
        match random.randrange(4):
            case 0:
                spoilt[at] = random.randrange(256)
            case 1:
                spoilt[at:at] = bytes(random.randrange(256) for _ in range(random.randint(1, 3)))
            case 2:
                del spoilt[at : at + random.randint(1, 30)]
            case _:
                spoilt[at:at] = spoilt[at : at + random.randint(1, 60)]
        spoilt = spoilt or bytearray(b"x")
    return bytes(spoilt)


def some_letters(content: bytes, random: Random) -> bytes:
    text = as_text(content)
    for _ in range(random.randint(1, 3)):
        at = random.randint(0, len(text))
        text = text[:at] + random.choice(LETTERS) + text[at + random.randint(0, 1) :]
    return text.encode("utf-8", "surrogatepass")


def some_tokens(content: bytes, random: Random) -> bytes:
    tokens = TOKEN.findall(as_text(content)) or ["x"]
    others = TOKEN.findall(as_text(random.choice(seeds()))) or ["x"]
    for _ in range(random.randint(1, 3)):
        one, two = random.randrange(len(tokens)), random.randrange(len(tokens))
        if random.random() < 0.5:
            tokens[one], tokens[two] = tokens[two], tokens[one]
        else:
            tokens[one] = random.choice(others)
    return "".join(tokens).encode()


def some_lines(content: bytes, random: Random) -> bytes:
    lines = as_text(content).split("\n")
    others = as_text(random.choice(seeds())).split("\n")
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(lines))
        match random.randrange(4):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, random.choice(lines))
            case 2:
                lines.insert(at, random.choice(others))
            case _:
                to = random.randrange(len(lines))
                lines[at], lines[to] = lines[to], lines[at]
        lines = lines or [""]
    return "\n".join(lines).encode()


def some_values(content: bytes, random: Random) -> bytes:
    lines = as_text(content).split("\n")
    given = [number for number, line in enumerate(lines) if "=" in line]
    for number in random.sample(given, min(len(given), random.randint(1, 3))):
        lines[number] = f"{lines[number].partition('=')[0]}= {random.choice(HOSTILE)}"
    return "\n".join(lines).encode()


def some_structure(content: bytes, random: Random) -> bytes:
    """Keys taken out, called otherwise, moved into other tables or given the values of others."""
    try:
        data = tomllib.loads(content.decode("utf-8-sig").replace("\r\n", "\n"))
    except (ValueError, RecursionError):
        return some_lines(content, random)
    for _ in range(random.randint(1, 4)):
        tables = [data, *(value for value in data.values() if isinstance(value, dict))]
        table, other = random.choice(tables), random.choice(tables)
        if not table:
            continue
        key = random.choice(list(table))
        value = table.pop(key)
        match random.randrange(4):
            case 1:
                table[random.choice((f"{key}x", key.upper(), "", "stacking", "straff", "🃏", key[1:]))] = value
            case 2:
                other[key] = value
            case 3:
                table[key] = random.choice(everything())
    return tomli_w.dumps(data).encode()


def other_rules(content: bytes, random: Random) -> bytes:
    """Right values where others stood, and other rulesets below: what is wrong then is wrong between rules."""
    try:
        data = tomllib.loads(content.decode("utf-8-sig").replace("\r\n", "\n"))
    except (ValueError, RecursionError):
        return some_values(content, random)
    for option in random.sample(OPTIONS, random.randint(1, 6)):
        *path, name = option.key.split(".")
        table = data
        for part in path:
            table = table.setdefault(part, {})
            if not isinstance(table, dict):
                return some_values(content, random)
        table[name] = any_value(option, random)
    if data.get("kind") != "edition" and random.random() < 0.7:
        data["uses"] = random.sample(house_rules(), random.randint(1, 3))
        data["base"] = random.choice((*editions(), "official", "official"))
    if random.random() < 0.2:
        data["pins"] = [option.key for option in random.sample(OPTIONS, 2)]
        data["excludes"] = random.sample(house_rules(), 1)
    return tomli_w.dumps(data).encode()


def any_value(option: Option, random: Random) -> Value:
    values = option.values
    found: list[Value] = [True, False] if values.flag else [*values.words, *values.also]
    if values.low is not None and values.high is not None:
        found += [values.low, values.high, random.randint(values.low, values.high)]
    return random.choice(found)


@cache
def everything() -> tuple[Any, ...]:
    """Values of all options, and some of none."""
    words = [word for option in OPTIONS for word in option.values.words]
    return (
        *words,
        *range(-1, 30),
        500,
        True,
        False,
        2.0,
        [],
        {},
        ["seven-o"],
        [{"id": "x"}],
        {"en": "x"},
        "official",
        "x" * 3000,
    )


def joined(content: bytes, random: Random) -> bytes:
    other = random.choice(seeds())
    return content[: random.randint(0, len(content))] + other[random.randint(0, len(other)) :]


WAYS: dict[str, Spoil] = {
    "bytes": some_bytes,
    "letters": some_letters,
    "tokens": some_tokens,
    "lines": some_lines,
    "values": some_values,
    "structure": some_structure,
    "rules": other_rules,
    "joined": joined,
}


def as_text(content: bytes) -> str:
    return content.decode("utf-8", "replace")


def spoilt(number: int, seed: int) -> tuple[str, bytes]:
    """The file of that number, and how it was spoilt: once, or in several ways one after the other."""
    random = Random(f"{seed}:{number}")
    content = random.choice(random.choice((sound(), seeds())))
    ways = [random.choice(list(WAYS)) for _ in range(random.choice((1, 1, 1, 1, 2, 3)))]
    for way in ways:
        content = WAYS[way](content, random)
    return "+".join(ways), content


# What must hold


def one_file(path: Path, content: bytes, *, play: bool) -> tuple[Checked, bool]:
    """Check and show one file, and load it as rules; whether they may be played. Raises AssertionError where something is wrong."""
    path.write_bytes(content)
    found = check_and_prove(path, folders=()) if play else check(path, folders=())
    for each in found.findings:
        assert each.code in CODES
        if each.span is not None:
            assert (each.span.line, each.span.column) <= (each.span.end_line, each.span.end_column)
    for language in LANGUAGES:
        for text in shown(found, language):
            assert not steering(text), steering(text)
    book = load([str(path)], folders=())
    assert not any(steering(line) for line in findings_told(book, words("en")))
    assert book.ok or book.findings
    if book.ok and play:
        page = rule_sheet(book, words("sv"))
        assert not steering(plain_text(page, 60) + markdown(page))
    return found, book.ok


def fuzz(files: int, seed: int) -> Figures:
    """Spoil and try so many files."""
    figures = Figures()
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "spoilt.toml"
        for number in range(files):
            way, content = spoilt(number, seed)
            figures.files += 1
            figures.ways[way.partition("+")[0]] += 1
            started = time.process_time()
            try:
                found, ok = one_file(path, content, play=number % EVERY == 0)
                figures.loaded += ok
                figures.played += ok and number % EVERY == 0
                figures.codes.update({each.code for each in found.findings} or {"none"})
                seconds = time.process_time() - started
                assert seconds < SLOW, f"{seconds:.1f} s"
                figures.slowest = max(figures.slowest, (seconds, f"{way}, number {number}"))
            except Exception:
                figures.faults += 1
                print(f"FAULT: {way}, number {number}, seed {seed}", file=sys.stderr)
                traceback.print_exc(limit=-6)
    return figures


def show(figures: Figures, seconds: float) -> None:
    """The figures, one a line."""
    print(f"files         {figures.files:,} in {seconds:.0f} s, each told in 4 languages and 6 forms")
    print("spoilt        " + ", ".join(f"{way} {count:,}" for way, count in figures.ways.most_common()))
    print(f"still loaded  {figures.loaded:,}, of which {figures.played:,} laid out as sheets and played")
    print("codes         " + ", ".join(f"{code} {count:,}" for code, count in sorted(figures.codes.items())))
    print("never met     " + (", ".join(code for code in CODES if code not in figures.codes) or "none"))
    print(f"slowest       {1000 * figures.slowest[0]:.0f} ms  {figures.slowest[1]}")
    print(f"faults        {figures.faults}")


def main(arguments: list[str] | None = None) -> int:
    """Run; exit 1 where something does not hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.fuzz_rulesets", description=__doc__)
    parser.add_argument("--files", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(arguments)
    started = time.perf_counter()
    figures = fuzz(chosen.files, chosen.seed)
    show(figures, time.perf_counter() - started)
    return int(figures.faults > 0)


if __name__ == "__main__":
    sys.exit(main())
