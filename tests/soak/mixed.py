"""A long evening with the whole program: everything at once, killed in the middle, on full disks, in odd surroundings.

``python -m tests.soak.mixed [--minutes N] [--seed S]``: a copy of the program in a folder of its own is asked, given spoilt files,
made to play, print, write and count; it is killed while it writes, runs twice at once on one file and one cache, finds its data
changed between two questions, its disk full and its folders read-only. Nothing may be lost or half written, no answer may be
stale, no command may end in a traceback or with another code than it should. Prints a table; exit 1 where something does not hold.
Needs POSIX. As root it mounts small file systems; otherwise a full disk is only a limit to the size of files.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random

from tests.soak import fuzz_rulesets as fuzz
from tests.soak.trial import ROOT, SURROUNDINGS, Done, FaultError, Trial, ended
from unorules.i18n.messages import load
from unorules.rulebook.load import editions, house_rules

LANGUAGES = ("fi", "nb", "sv", "en")
QUICK = 2.0
"""Seconds of work in which a file that is far too large is refused."""

FORGOT = "How many cards do I draw for forgetting UNO?"
_RULESET = 'format = 1\nid = "{id}"\nkind = "house-rule"\ntitle = {{ en = "Ours" }}\n\n[uno]\npenalty = {n} # ours\n'
_SPOIL = (fuzz.some_bytes, fuzz.some_letters, fuzz.some_tokens, fuzz.some_lines, fuzz.some_values, fuzz.some_structure)


@cache
def questions(language: str) -> tuple[str, ...]:
    return tuple(question for _, question in load(language).templates("examples"))


def must(holds: bool, what: str) -> None:
    """Raises FaultError where something does not hold."""
    if not holds:
        raise FaultError(what)


def rules(trial: Trial) -> list[str]:
    """An edition, and now and then a house rule."""
    found = ["--rules", trial.random.choice(editions())] if trial.random.random() < 0.5 else []
    return [*found, "--rules", trial.random.choice(house_rules())] if trial.random.random() < 0.4 else found


# What people do


def ask(trial: Trial) -> None:
    language = trial.random.choice(LANGUAGES)
    more = trial.random.choice(([], ["--json"], ["--short"], ["--lang", trial.random.choice(LANGUAGES)]))
    done = trial.run("ask", *more, *rules(trial), trial.random.choice(questions(language)))
    done.ended(0, 2, 3)  # 2: the house rule goes with another edition
    must(bool(done.out) or done.code == 2, "nothing is said")


def hold_the_same(trial: Trial) -> None:
    """The same question twice, with what is kept and without: the same answer."""
    question = trial.random.choice(questions(trial.random.choice(LANGUAGES)))
    words = ("ask", "--json", *rules(trial), question)
    first, second = trial.plainly(*words), trial.run(*words, surroundings="plain", UNORULES_CACHE="")
    must(first.ended(0, 2, 3).out == second.ended(0, 2, 3).out, f"another answer without the cache: {words}")


def validate(trial: Trial) -> None:
    path = trial.place / "work" / "spoilt.toml"
    path.write_bytes(trial.random.choice(_SPOIL)(trial.random.choice(fuzz.seeds()), trial.random))
    form = trial.random.choice(("full", "concise", "json", "sarif", "github"))
    trial.run("validate", "--format", form, "--lang", trial.random.choice(LANGUAGES), str(path)).ended(0, 1, 2)
    path.unlink()


def replay(trial: Trial) -> None:
    path = trial.place / "work" / "spoilt-record.toml"
    records = [*(ROOT / "tests" / "records").glob("*.toml"), ROOT / "docs" / "examples" / "challenge.toml"]
    content = trial.random.choice(sorted(records)).read_bytes()
    path.write_bytes(fuzz.some_values(content, trial.random) if trial.random.random() < 0.5 else content)
    trial.run("replay", "--lang", trial.random.choice(LANGUAGES), str(path)).ended(0, 1, 2)
    trial.run("judge", "--record", str(path), "draw").ended(0, 1, 2)
    path.unlink()


def judge(trial: Trial) -> None:
    cards = "r5 b2 gS yR W W+4 r+2 g0 y7 Q 55".split()
    top, hand, move = trial.random.choice(cards), " ".join(trial.random.sample(cards, 3)), trial.random.choice(cards)
    trial.run("judge", *rules(trial), "--top", top, "--hand", hand, move).ended(0, 1, 2)


def simulate(trial: Trial) -> None:
    words = ("simulate", "--json", *rules(trial), "--rounds", "30", "--seed", str(trial.random.randrange(1000)))
    one = trial.plainly(*words).ended(0, 2)
    if trial.random.random() < 0.3:
        two = trial.plainly(*words, "--jobs", "2").ended(0, 2)
        must(one.out == two.out, "two processes find other figures than one")


def sheet(trial: Trial) -> None:
    """A sheet into a file, twice: the same bytes, and never over a file unasked."""
    form, size = (
        trial.random.choice(("txt", "md", "html", "html", "pdf")),
        trial.random.choice(("full", "card", "pocket")),
    )
    path = trial.place / "work" / f"sheet.{form}"
    words = ("sheet", *rules(trial), "--size", size, "--lang", trial.random.choice(LANGUAGES), "-o", str(path))
    if trial.run(*words).ended(0, 2).code == 2:
        must(not path.exists(), "a sheet of rules that cannot be")
        return
    before = path.read_bytes()
    trial.run(*words).ended(1)
    must(path.read_bytes() == before, "a sheet was written over unasked")
    trial.run(*words, "--force", UNORULES_CACHE="").ended(0)
    must(path.read_bytes() == before, f"other bytes the second time: {words}")
    path.unlink()


def look(trial: Trial) -> None:
    """What only shows something."""
    words = trial.random.choice(
        (
            ["rules", "--show", trial.random.choice(editions())],
            ["diff", *trial.random.sample(editions(), 2)],
            ["explain", trial.random.choice(("RS201", "uno.penalty", "jump-in"))],
            ["which", "--cards", "112"],
            ["questions"],
            ["doctor"],
            ["default"],
            ["--help"],
            ["man"],
            ["locales"],
            ["schema"],
        )
    )
    lang = [] if words[0] == "--help" else ["--lang", trial.random.choice(LANGUAGES)]
    trial.run(*words, *lang).ended(0)


def leave(trial: Trial) -> None:
    """Whoever reads along goes after a line: the command says nothing of it."""
    words = trial.random.choice((["rules", "--show"], ["sheet"], ["questions"], ["schema"], ["man"]))
    started = time.perf_counter()
    process = trial.start(words)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    err = process.stderr.read()
    code = process.wait(120)
    Done(tuple(words), code, b"", err, time.perf_counter() - started).ended(0)
    must(b"ipe" not in err, f"it complains of the pipe: {err!r}")


# What is written


def make(trial: Trial) -> None:
    """A ruleset made, changed, made the default and taken away again: each time it says what was asked for."""
    number, name = trial.random.randint(0, 9), f"ours-{trial.random.randrange(10**6)}"
    path = trial.place / "own" / f"{name}.toml"
    made = trial.run("new", "--title", name, "--set", f"uno.penalty={number}", "--use", "jump-in").ended(0)
    must(path.is_file() and penalty(path) == number, f"not as it was asked for: {made.err!r}")
    trial.run("set", name, f"uno.penalty={number + 1}").ended(0)
    must(penalty(path) == number + 1, "not changed")
    must(value_of(trial, "--rules", name) == number + 1, "the answer is not that of the file")
    trial.run("default", name).ended(0)
    must(value_of(trial) == number + 1, "the default does not hold")
    trial.run("default", "--clear").ended(0)
    path.unlink()


def count(trial: Trial) -> None:
    """An evening kept for three rounds, put right and taken back."""
    path = trial.place / "work" / "count.toml"
    path.unlink(missing_ok=True)
    trial.run("score", str(path), "--players", "Aino,Bo,Cai").ended(0)
    for at in range(3):
        trial.run("score", str(path), "add", "--points", f"Bo={at} Cai=5").ended(0)
    trial.run("score", str(path), "correct", "2", "--points", "Bo=7 Cai=5").ended(0)
    trial.run("score", str(path), "undo").ended(0)
    must(points(path) == [0, 7], f"the evening says {points(path)}")
    path.unlink()


def penalty(path: Path) -> int:
    return int(tomllib.loads(path.read_text("utf-8"))["uno"]["penalty"])


def points(path: Path) -> list[int]:
    return [each["points"]["Bo"] for each in tomllib.loads(path.read_text("utf-8"))["rounds"]]


def value_of(trial: Trial, *words: str) -> int:
    return int(json.loads(trial.plainly("ask", "--json", *words, FORGOT).ended(0).out)["value"])


# What goes wrong


def kill(trial: Trial) -> None:
    """Killed while it writes: the old file or the new one, and the next time it goes on as if nothing had been."""
    trial.random.choice((_kill_set, _kill_new, _kill_sheet, _kill_score, _kill_default, _kill_cache))(trial)
    for left in trial.leftovers():
        os.utime(left, (0, 0))


def _kill_set(trial: Trial) -> None:
    path = trial.place / "own" / "kill-set.toml"
    if not path.exists():
        path.write_text(_RULESET.format(id="kill-set", n=3), "utf-8")
    before, wanted = path.read_text("utf-8"), trial.random.randint(0, 9)
    trial.crash("set", "kill-set", f"uno.penalty={wanted}")
    after = path.read_text("utf-8")
    must(after in (before, _RULESET.format(id="kill-set", n=wanted)), f"half a change: {after!r}")
    trial.run("set", "kill-set", f"uno.penalty={wanted}").ended(0)
    must(path.read_text("utf-8") == _RULESET.format(id="kill-set", n=wanted), "not changed afterwards")


def _kill_new(trial: Trial) -> None:
    path = trial.place / "work" / "kill-new.toml"
    path.unlink(missing_ok=True)
    words = ("new", "--title", "Kill", "--use", "seven-o", "--set", "uno.penalty=5", "-o", str(path))
    trial.crash(*words)
    must(not path.exists() or penalty(path) == 5, "half a ruleset")
    trial.run(*words, "--force").ended(0)
    must(penalty(path) == 5, "not written afterwards")


def _kill_sheet(trial: Trial) -> None:
    path = trial.place / "work" / "kill-sheet.html"
    words = ("sheet", "--size", "card", "-o", str(path), "--force")
    trial.plainly(*words).ended(0)
    before = path.read_bytes()
    trial.crash(*words)
    must(path.read_bytes() == before, "half a sheet")


def _kill_score(trial: Trial) -> None:
    path = trial.place / "work" / "kill-score.toml"
    if not path.exists() or len(points(path)) > 20:
        trial.plainly("score", str(path), "--players", "Aino,Bo", "--force").ended(0)
    before = points(path) if "rounds" in path.read_text("utf-8") else []
    mark = trial.random.randrange(400)
    trial.crash("score", str(path), "add", "--points", f"Bo={mark}")
    after = points(path) if "rounds" in path.read_text("utf-8") else []
    must(after in (before, [*before, mark]), f"rounds are lost: {before} {after}")
    trial.run("score", str(path), "add", "--points", "Bo=1").ended(0)
    must(points(path) == [*after, 1], "rounds are lost afterwards")


def _kill_default(trial: Trial) -> None:
    path = trial.place / "home" / "settings" / "unorules" / "config.toml"
    trial.plainly("default", "seven-o").ended(0)
    before = path.read_bytes()
    trial.crash("default", "progressive")
    must(path.read_bytes() in (before, before.replace(b"seven-o", b"progressive")), "half a setting")
    trial.run("default", "--clear").ended(0)


def _kill_cache(trial: Trial) -> None:
    shutil.rmtree(trial.place / "cache", ignore_errors=True)
    for _ in range(trial.random.randint(1, 3)):
        trial.crash("ask", "--json", FORGOT)
    must(value_of(trial) == 2, "a spoilt cache")


def change(trial: Trial) -> None:
    """The program's own data changed between two questions, the times of change put back: the next answer knows."""
    path, number = trial.place / "program" / "rulesets" / "official.toml", trial.random.randint(3, 9)
    words = trial.place / "program" / "locales" / "en" / "ask.yaml"
    must(value_of(trial) == 2, "a stale answer before")
    for each, old, new, seen in (
        (path, "penalty = 2", f"penalty = {number}", lambda: value_of(trial) == number),
        (words, "", "# changed\n", lambda: value_of(trial) == 2),
    ):
        text, stat = each.read_text("utf-8"), each.stat()
        each.write_text(text.replace(old, new) if old else new + text, "utf-8")
        os.utime(each, ns=(stat.st_atime_ns, stat.st_mtime_ns))
        must(seen(), f"a stale answer after {each.name} was changed")
        each.write_text(text, "utf-8")
        os.utime(each, ns=(stat.st_atime_ns, stat.st_mtime_ns))
    must(value_of(trial) == 2, "a stale answer afterwards")
    own = trial.place / "own" / "changing.toml"
    for each in trial.random.sample(range(10), 2):
        own.write_text(_RULESET.format(id="changing", n=each), "utf-8")
        must(value_of(trial, "--rules", "changing") == each, "a stale answer by an own ruleset")
    reworded(trial)


def reworded(trial: Trial) -> None:
    """A message of the program changed: the next page has it."""
    path = trial.place / "program" / "locales" / "en" / "ask.yaml"
    text = path.read_text("utf-8")
    line = next(each for each in text.splitlines() if each.startswith("empty:"))
    path.write_text(text.replace(line, 'empty: "Another sentence"'), "utf-8")
    said = trial.plainly("ask", "--lang", "en", " ").ended(2).err
    path.write_text(text, "utf-8")
    must(b"Another sentence" in said, f"stale wording: {said!r}")
    must(b"Another sentence" not in trial.plainly("ask", "--lang", "en", " ").ended(2).err, "stale wording afterwards")


def twice(trial: Trial) -> None:
    """Two at once: on an empty cache, on one score, on one ruleset."""
    started = time.perf_counter()
    shutil.rmtree(trial.place / "cache", ignore_errors=True)
    pair = [trial.start(["ask", "--json", FORGOT]) for _ in range(2)]
    first, second = (ended(each, ("ask",), started).ended(0).out for each in pair)
    must(first == second and json.loads(first)["value"] == 2, "two at once answer otherwise")
    path = trial.place / "work" / "twice.toml"
    trial.plainly("score", str(path), "--players", "Aino,Bo", "--force").ended(0)
    pair = [trial.start(["score", str(path), "add", "--points", f"Bo={each}"]) for each in (11, 22)]
    codes = [ended(each, ("score",), started).ended(0, 1).code for each in pair]
    told = sorted(each for each, code in zip((11, 22), codes, strict=True) if code == 0)
    must(sorted(points(path)) == told and bool(told), f"a round was lost: {points(path)} of {told}")
    own = trial.place / "own" / "twice.toml"
    own.write_text(_RULESET.format(id="twice", n=3), "utf-8")
    pair = [trial.start(["set", "twice", each]) for each in ("uno.penalty=5", "turn.draw_limit=3")]
    codes = [ended(each, ("set",), started).ended(0, 1).code for each in pair]
    data = tomllib.loads(own.read_text("utf-8"))
    must((data["uno"]["penalty"] == 5) == (codes[0] == 0), f"a change was lost: {data} {codes}")
    must((data.get("turn", {}).get("draw_limit") == 3) == (codes[1] == 0), f"a change was lost: {data} {codes}")


@contextmanager
def mounted(trial: Trial, options: str) -> Iterator[Path | None]:
    """A small file system at a folder, None where that may not be done."""
    place = trial.place / "small"
    place.mkdir(exist_ok=True)
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", place], capture_output=True, check=False)
    if done.returncode:
        yield None
        return
    try:
        yield place
    finally:
        subprocess.run(["umount", place], check=True)


def fill(trial: Trial) -> None:
    """No room left: what was there stays whole, and the command says so. The cache does without."""
    with mounted(trial, "size=32k") as small:
        limit = None if small else 200
        place = small or trial.place / "work"
        evening, own = place / "full.toml", place / "full-rules.toml"
        trial.plainly("score", str(evening), "--players", "Aino,Bo", "--force").ended(0)
        own.write_text(_RULESET.format(id="full-rules", n=3), "utf-8")
        before = evening.read_bytes(), own.read_bytes()
        if small:
            (small / "rest").write_bytes(b"x" * 16_384)
            with (small / "rest").open("ab", buffering=0) as rest:
                try:
                    while rest.write(b"x" * 512):
                        pass
                except OSError:
                    pass
        names = ",".join(f"player-number-{each}" for each in range(10))
        for words in (
            ["score", str(evening), "--players", names, "--force"],
            ["set", str(own), "uno.penalty=4"] if small else ["sheet", "-o", str(place / "full.md")],
            ["sheet", "-o", str(place / "full.html")],
            ["new", "--title", "X", "-o", str(place / "full-new.toml")],
        ):
            done = trial.run(*words, limit=limit, UNORULES_CACHE=str(place / "cache")).ended(1)
            must(bool(done.err.strip()), "it does not say why")
        trial.run("ask", FORGOT, limit=limit, UNORULES_CACHE=str(place / "cache")).ended(0)
        must((evening.read_bytes(), own.read_bytes()) == before, "something was lost on a full disk")
        left = [each.name for each in place.iterdir() if each.name.startswith(".")]
        must(not left, f"left behind on a full disk: {left}")
        evening.unlink()
        own.unlink()


def shut(trial: Trial) -> None:
    """Folders that may not be written to."""
    with mounted(trial, "size=1m") as small:
        if small is None:
            return
        (small / "own.toml").write_text(_RULESET.format(id="own", n=3), "utf-8")
        subprocess.run(["mount", "-o", "remount,ro", small], check=True)
        for words in (
            ["set", str(small / "own.toml"), "uno.penalty=4"],
            ["new", "--title", "X", "-o", str(small / "new.toml")],
            ["sheet", "-o", str(small / "sheet.md")],
            ["score", str(small / "evening.toml"), "--players", "Aino,Bo"],
            ["ask", FORGOT, "--record", str(small / "record.toml")],
        ):
            must(bool(trial.run(*words, UNORULES_CACHE=str(small / "cache")).ended(1).err), "it does not say why")
        trial.run("ask", FORGOT, UNORULES_CACHE=str(small)).ended(0)
        trial.run("default", "seven-o", XDG_CONFIG_HOME=str(small)).ended(1)


def flood(trial: Trial) -> None:
    """A hundred megabytes of anything are refused at once."""
    kind = trial.random.choice(("lines", "line", "toml", "zeros"))
    big = str(trial.big(kind))
    words = trial.random.choice(
        (
            ["ask", "--batch", big],
            ["ask", "--rules", big, FORGOT],
            ["validate", big],
            ["replay", big],
            ["judge", "--record", big],
            ["score", big],
            ["score", big, "add", "--points", "Bo=1"],
            ["set", big, "uno.penalty=3"],
            ["sheet", "--rules", big],
            ["simulate", "--rules", big],
        )
    )
    before = os.times()
    done = trial.run(*words, surroundings="plain").ended(1, 2)
    after = os.times()
    work = after.children_user + after.children_system - before.children_user - before.children_system
    must(bool(done.err.strip() or done.out.strip()), "it does not say why")
    must(work < QUICK, f"{words[0]} worked {work:.1f} s at a hundred megabytes ({kind})")
    must(Path(big).stat().st_size >= 100_000_000, "it was written over")


Deed = Callable[[Trial], None]
DEEDS: dict[Deed, int] = {
    ask: 14,
    hold_the_same: 4,
    validate: 8,
    replay: 4,
    judge: 4,
    simulate: 3,
    sheet: 3,
    look: 6,
    leave: 3,
    make: 2,
    count: 2,
    kill: 14,
    change: 2,
    twice: 3,
    fill: 2,
    shut: 1,
    flood: 3,
}
"""What is done, and how often of all."""


def soak(minutes: float, seed: int, place: Path) -> tuple[Trial, dict[str, tuple[int, int, float]]]:
    """Do one thing after another; the trial, and how often each was done, with how many faults and its longest seconds."""
    trial = Trial(place, Random(seed))
    trial.prepare()
    done, faults, longest = Counter[str](), Counter[str](), Counter[str]()
    until = time.monotonic() + 60 * minutes
    while time.monotonic() < until:
        (deed,) = trial.random.choices(list(DEEDS), list(DEEDS.values()))
        name, started = deed.__name__, time.perf_counter()
        done[name] += 1
        try:
            deed(trial)
        except Exception as fault:
            faults[name] += 1
            print(f"FAULT in {name}: {type(fault).__name__}: {fault}", file=sys.stderr, flush=True)
        longest[name] = max(longest[name], time.perf_counter() - started)  # type: ignore[assignment]
    return trial, {name: (done[name], faults[name], longest[name]) for name in done}


def main(arguments: list[str] | None = None) -> int:
    """Run; exit 1 where something does not hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.mixed", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="unorules-soak-") as place:
        trial, table = soak(chosen.minutes, chosen.seed, Path(place).resolve())
        left = len(trial.leftovers())
    print(f"{'deed':<16}{'done':>7}{'faults':>8}{'longest':>10}")
    for name in (deed.__name__ for deed in DEEDS):
        done, faults, longest = table.get(name, (0, 0, 0.0))
        print(f"{name:<16}{done:>7}{faults:>8}{longest:>8.1f} s")
    faults = sum(each[1] for each in table.values())
    met = sum(1 for each in SURROUNDINGS if trial.surroundings.get(each))
    print(
        f"{trial.commands:,} commands, {trial.killed} of them killed, in {met} kinds of surroundings; {left} temporary files"
    )
    print(f"faults {faults}")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
