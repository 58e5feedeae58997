"""Every X has a Y: laws over the registries, so that nothing is added by halves.

Laws that need more than a look have files of their own: a record that decides for every value (engine/test_records.py),
a played round for every ruleset (engine/test_playthroughs.py), a moment for every option (engine/test_decision_points.py),
a sample that fails and one that is mended for every code (diagnostics/test_samples.py), a flip for every option
(ask/test_flips.py), no message left over (i18n/test_audit.py).
"""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from tests.engine.test_records import CASES, UNDECIDED
from tests.folded import for_every
from tests.rulebook.files import NOWHERE, heavy
from tests.rulebook.test_shipped import SILENT
from tests.test_readme import README, ROOT
from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.topics import find, known
from unorules.bundled import folder
from unorules.cli.app import app
from unorules.diagnostics.codes import CODES
from unorules.diagnostics.samples import SAMPLES
from unorules.document.markdown import markdown
from unorules.engine.options import OPTIONS, Option
from unorules.i18n.audit import NO_MESSAGES, audit
from unorules.i18n.messages import load as words
from unorules.rulebook.check import check
from unorules.rulebook.load import load, shipped
from unorules.rulebook.model import LANGUAGES
from unorules.rulebook.shelf import shipped_ruleset
from unorules.sheets.rule_sheet import rule_sheet

QUESTIONS = 20
"""How many authored questions of a topic a language has at least."""

LONGEST, TOO_LONG = 350, 550
LONG = {
    "unorules/engine/judge.py": "every objection to a play, in the one order in which they are told",
    "unorules/engine/playing.py": "what a play does, in the one order in which it happens",
}
"""Modules that are longer, and what holds them together."""

every_option = for_every(option=OPTIONS)
every_language = for_every(language=LANGUAGES)


# Options


def values_of(option: Option) -> list[Any]:
    values = option.values
    found: list[Any] = [True, False] if values.flag else [*values.words, *values.also]
    return found + ([] if values.low is None else [values.low, values.high])


@every_language
@every_option
def test_every_option_has_a_name_and_a_sentence_for_every_value(option: Option, language: str) -> None:
    messages = words(language)
    assert messages(f"options.{option.key}.name")
    told = [messages.option(option.key, value) for value in values_of(option)]
    assert all(sentence[-1] in ".:" for sentence in told)
    assert len(set(told)) == len(told)


@cache
def sourced() -> frozenset[str]:
    """The options that some source of some shipped ruleset bears out."""
    found = (source for name in shipped() for source in shipped_ruleset(name).sources)
    return frozenset(key for source in found if source.agrees for key in source.covers)


@every_option
def test_every_option_has_a_source_or_stands_among_those_of_which_no_leaflet_says_anything(option: Option) -> None:
    assert (option.key in sourced()) != (option.key in SILENT)


@cache
def tried() -> frozenset[str]:
    """The options that some record gives another value than `official`, or that differ in the rules it is played by."""
    official = {option.key: option.default for option in OPTIONS}
    stacks = {tuple(rule for rule in case.record["rules"] if rule in shipped()) for case in CASES}
    laid = {key for stack in stacks for key, value in load(stack).rules.values().items() if value != official[key]}
    return frozenset(laid | {key for case in CASES for key in case.options})


@every_option
def test_every_option_has_records_that_change_it_or_a_reason_why_none_can(option: Option) -> None:
    assert option.key in tried() or UNDECIDED.get(option.key)


# Topics of questions


@cache
def authored(language: str) -> Counter[str]:
    """How many questions of each topic a language has."""
    found: Counter[str] = Counter()
    for path in (folder("locales") / language / "questions").glob("*.yaml"):
        for topic, questions in yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CBaseLoader).items():
            found[topic] += len(questions)
    return found


def test_the_topics_are_those_that_were_promised() -> None:
    """The ids are the contract of --json: one may be added, none renamed."""
    promised = (Path(__file__).parent / "topic_ids.txt").read_text(encoding="utf-8").split()
    assert len(promised) == len(set(promised))
    assert [topic for topic in promised if topic not in PROPOSITIONS] == []
    assert known() == tuple(PROPOSITIONS)


@every_language
@for_every(topic=PROPOSITIONS)
def test_every_topic_has_a_function_authored_questions_and_an_example(topic: str, language: str) -> None:
    assert callable(find(topic))
    assert authored(language)[topic] >= QUESTIONS
    assert words(language).has(f"examples.{topic}")
    assert (folder("locales") / language / "examples.yaml").is_file()


# Findings, commands, messages


@every_language
@for_every(code=CODES)
def test_every_code_has_samples_and_a_headline(code: str, language: str) -> None:
    sample = SAMPLES[code]
    assert sample.failing != sample.mended or sample.also
    assert words(language).has(f"diagnostics.{code}.message")


def commands() -> list[str]:
    return list(typer.main.get_command(app).commands)  # type: ignore[attr-defined]


@every_language
@for_every(command=commands())
def test_every_command_has_help_for_itself_and_each_of_its_options(command: str, language: str) -> None:
    messages = words(language)
    assert messages(f"cli.command.{command}")
    for param in typer.main.get_command(app).commands[command].params:  # type: ignore[attr-defined]
        assert messages(f"cli.param.{param.name}", languages="")


@for_every(command=commands())
def test_every_command_stands_in_the_readme(command: str) -> None:
    assert f"| `{command}` |" in README.read_text(encoding="utf-8")


def test_every_message_exists_in_four_languages_with_the_same_placeholders() -> None:
    assert audit(folder("locales")) == ()
    files = {language: {path.name for path in (folder("locales") / language).iterdir()} for language in LANGUAGES}
    assert all(names == files["en"] for names in files.values())
    assert {f"{name}.yaml" for name in NO_MESSAGES} <= files["en"]


# Rulesets


@for_every(name=shipped())
def test_every_shipped_ruleset_is_sound_and_has_a_sheet_in_four_languages(name: str) -> None:
    assert heavy(check(folder("rulesets") / f"{name}.toml", folders=NOWHERE)) == []
    rulebook = load([name])
    sheets = {markdown(rule_sheet(rulebook, words(language))) for language in LANGUAGES}
    assert len(sheets) == len(LANGUAGES)


# Files


@cache
def project() -> tuple[Path, ...]:
    """The files of the project that hold text: those that git knows or would, else what lies in its folders."""
    git = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    done = subprocess.run(git, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    names = done.stdout.split("\0") if done.returncode == 0 else []
    paths = [ROOT / name for name in names if name] or list(_walked())
    return tuple(path for path in paths if path.is_file() and path.suffix not in (".bin", ".pyc"))


def _walked() -> Iterator[Path]:
    for name in ("unorules", "tests", "docs", "benchmarks", "rulesets", "locales", ".ci"):
        yield from (ROOT / name).rglob("*.*")
    yield from ROOT.glob("*.*")


OUTSIDE = re.compile(
    r"""(?x)
    (?<![\w.~}"'$*]) / (?: root | home | tmp | usr/local ) / [a-z]   # paths of one machine
    | (?<! [&\w] ) \# \d{1,6} \b                                     # numbers that only one place knows
    """
)


def strangers(text: str) -> list[str]:
    return [found.group() for found in OUTSIDE.finditer(text)]


@pytest.mark.parametrize(
    "text",
    ["see /home/x", "fixes #12", "/tmp/out.txt"],
)
def test_what_does_not_belong_in_a_file_is_found(text: str) -> None:
    assert strangers(text)


def test_no_file_speaks_of_anything_but_the_project() -> None:
    here = Path(__file__)
    texts = {path: path.read_text(encoding="utf-8") for path in project() if path != here and path.suffix != ".png"}
    assert len(texts) > 300
    found = {str(path.relative_to(ROOT)): strangers(text) for path, text in texts.items()}
    assert {name: what for name, what in found.items() if what} == {}


def modules() -> list[Path]:
    return sorted((ROOT / "unorules").rglob("*.py"))


def test_no_module_is_long_without_a_reason() -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert {name: length for name, length in lengths.items() if length > LONGEST and name not in LONG} == {}
    assert all(LONGEST < lengths[name] <= TOO_LONG for name in LONG), "cut in the meantime, or grown too long"
    assert sorted(lengths.values())[len(lengths) // 2] < 150


def test_functions_are_short() -> None:
    lengths = sorted(
        (node.end_lineno or node.lineno) - node.lineno + 1
        for path in modules()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    )
    assert lengths[len(lengths) // 2] < 12
    assert lengths[-1] <= 60


@for_every(path=modules())
def test_every_module_says_what_it_decides(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


def test_the_core_stands_on_five_libraries() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    names = sorted(re.split(r"[<>=\[; ]", each)[0].lower() for each in wanted)
    assert names == ["platformdirs", "pyyaml", "rich", "tomli-w", "typer"]
