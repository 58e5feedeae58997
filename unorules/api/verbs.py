"""The verbs: ask, judge, check, replay, simulate, sheet, explain."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, get_args, overload

from unorules.api.laying import RulesetName, RulesetText, laying, load, shelf_for
from unorules.ask.answer import Answer
from unorules.ask.reply import RulesError, answer, with_questions
from unorules.bundled import folder
from unorules.document.model import Document, Size
from unorules.document.paper import Paper
from unorules.document.printed import Form, printed
from unorules.i18n.messages import Messages
from unorules.i18n.messages import load as words
from unorules.records.position import Judged, Position, judge_at, table_of
from unorules.records.record import read, read_file
from unorules.records.replay import Replay
from unorules.records.replay import replay as play_record
from unorules.rulebook.check import Checked
from unorules.rulebook.check import check as look_at
from unorules.rulebook.model import ID, Rulebook
from unorules.rulebook.shelf import SHIPPED
from unorules.rulebook.source import is_file
from unorules.rulebook.stack import unknown
from unorules.simulation.jobs import play
from unorules.simulation.outcome import Outcome, Simulated
from unorules.simulation.plans import assure_playable, plan_for
from unorules.simulation.rounds import MAX_TURNS
from unorules.values import replace


class UnknownNameError(LookupError):
    """Nothing is called so. `choices` are names that may be meant; where `sure`, each of them is called so."""

    def __init__(self, name: str, choices: tuple[str, ...], sure: bool) -> None:
        super().__init__(name)
        self.name = name
        self.choices = choices
        self.sure = sure


def ask(
    question: str,
    rules: Sequence[RulesetName] = (),
    language: str | None = None,
    *,
    fallback: str = "en",
    paths: bool = True,
) -> Answer:
    """Answer a question under the rules given; without any, under `official`.

    `language` is that of the answer; left out, that of the question, and `fallback` where the question does not show it. An answer
    is one even where nothing was understood: then `status` is `unclear` or `out-of-scope`, and `choices` are the nearest
    questions. Without `paths` rules are taken by their ids and as texts only.
    Raises RulesError for rules that cannot be played, UnknownLanguageError for a language without a locale.
    """
    names, laid = laying(rules, paths=paths)
    code = words(language).language if language is not None else None
    fallback = words(fallback).language
    found = answer(question, names, code, fallback, laid=laid) if laid else answer(question, names, code, fallback)
    messages = words(found.reading.language)
    keys = {choice.topic: f"examples.{choice.topic}" for choice in found.choices}
    return with_questions(found, {topic: messages(key) for topic, key in keys.items() if messages.has(key)})


def judge(
    position: Position, move: str | None = None, rules: Sequence[RulesetName] = (), *, paths: bool = True
) -> Judged:
    """Judge a move (in the notation of records) in a position; without one, list what is allowed there.

    Raises RecordError for a position or a move that cannot be read or cannot be so, RulesError for rules that cannot be played.
    """
    rulebook = _sound(load(rules, paths=paths))
    return judge_at(table_of(position, rulebook.rules), move, rulebook.ids)


def check(ruleset: RulesetName, *, play: bool = True, paths: bool = True) -> Checked:
    """Everything that is wrong, or surely not meant, in one ruleset: its id, its file or its text.

    Where looking finds no error the rules are played as well, unless `play` is false; that takes up to some seconds.
    Raises nothing: what keeps a file from being read is a finding.
    """
    shelf, (name,) = shelf_for([ruleset], paths=paths)
    place = Path(name)
    if ID.match(name) and not (paths and is_file(place)):
        own = folder("rulesets") / f"{name}.toml" if name in SHIPPED else shelf.place(name)
        if own is None:
            return Checked(name, (unknown(name, None, name, shelf.ids(), "rules"),), {})
        place = own
    if not play:
        return look_at(place, shelf=shelf)
    from unorules.proof.prove import check_and_prove

    return check_and_prove(place, shelf=shelf)


def replay(record: str | os.PathLike[str], rulesets: Sequence[RulesetText] = (), *, paths: bool = True) -> Replay:
    """Play a game record: its TOML text, or the path of its file (a Path, not a string).

    A record given as text may name the `rulesets` given as texts, each by its id; without `paths` the names in it are taken for
    ids only, and no file is opened but what ships and the user's own folder. A move that is not allowed ends it: then
    `Replay.ok` is false and `objection` says what forbids it.
    Raises RecordError, with the place, for a record that is wrong in itself.
    """
    if not isinstance(record, str):
        return play_record(read_file(Path(record)))
    shelf, _ = shelf_for(rulesets, paths=paths)
    return play_record(read(record, shelf=shelf))


def simulate(
    rules: Sequence[RulesetName] = (),
    against: Sequence[RulesetName] = (),
    *,
    rounds: int | None = None,
    matches: int | None = None,
    players: int | None = None,
    policy: Literal["random", "sensible"] = "random",
    seed: int = 0,
    max_turns: int = MAX_TURNS,
    jobs: int = 1,
    paths: bool = True,
) -> Outcome:
    """Play rounds (1000 unless given) or whole matches; with `against`, the same number by other rules, to be compared.

    The same arguments give the same figures, whatever `jobs`, the number of processes, is.
    Raises PlanError for a plan that the rules do not allow, RulesError for rules that cannot be played.
    """
    main = _sound(load(rules, paths=paths))
    other = _sound(load(against, paths=paths)) if against else None
    plan = plan_for(
        main.rules, rounds=rounds, matches=matches, players=players, policy=policy, seed=seed, max_turns=max_turns
    )
    assure_playable(plan, [each.rules for each in (main, other) if each is not None])
    first = Simulated(main, plan, play(plan, jobs))
    if other is None:
        return Outcome(first)
    beside = replace(plan, rules=other.rules)
    return Outcome(first, Simulated(other, beside, play(beside, jobs)))


@overload
def sheet(
    rules: Sequence[RulesetName] = (),
    language: str = "en",
    *,
    form: Literal["markdown", "html", "terminal"] = "markdown",
    beside: str | None = None,
    size: Size = "full",
    paper: Paper = "a4",
    date: str = "",
    paths: bool = True,
) -> str: ...


@overload
def sheet(
    rules: Sequence[RulesetName] = (),
    language: str = "en",
    *,
    form: Literal["pdf"],
    beside: str | None = None,
    size: Size = "full",
    paper: Paper = "a4",
    date: str = "",
    paths: bool = True,
) -> bytes: ...


def sheet(
    rules: Sequence[RulesetName] = (),
    language: str = "en",
    *,
    form: Form = "markdown",
    beside: str | None = None,
    size: Size = "full",
    paper: Paper = "a4",
    date: str = "",
    paths: bool = True,
) -> str | bytes:
    """The rules in force as a sheet: Markdown, HTML or plain text (`terminal`) as a string, PDF as bytes.

    `beside` is a second language, set beside the first. `size` is full, card (what is looked up at the table) or pocket; `paper`
    (a4, letter) counts for PDF. `date` stands at the foot as it is; without it the same rules give the same bytes on any day.
    Raises RulesError for rules that cannot be played, UnknownLanguageError for a language without a locale, ValueError for a
    size or form that there is not and for two languages that are one, and NoPrinterError (an ImportError) for PDF without the
    extra `print`.
    """
    from unorules.sheets.rule_sheet import bilingual_sheet, rule_sheet

    if size not in get_args(Size) or form not in get_args(Form):
        raise ValueError(form if size in get_args(Size) else size)
    rulebook, messages = _sound(load(rules, paths=paths)), words(language)
    if beside is None:
        page = rule_sheet(rulebook, messages, size=size, date=date)
    else:
        second = words(beside)
        if second.language == messages.language:
            raise ValueError(beside)
        page = bilingual_sheet(rulebook, messages, second, size=size, date=date)
    return printed(page, form, paper)


def explain(name: str, language: str = "en", *, form: Literal["markdown", "html", "terminal"] = "markdown") -> str:
    """What a name means: a code (`RS201`), an option (`uno.penalty`), a table (`uno`), a ruleset's id, or what players call it.

    Of a word with several meanings each is explained. Raises UnknownNameError for a name that nothing or too much is called by,
    RulesError for a ruleset that cannot be played, UnknownLanguageError for a language without a locale.
    """
    from unorules.sheets.explain_find import find

    messages = words(language)
    meant = find(name, messages.language)
    if not meant.topics:
        raise UnknownNameError(name, meant.choices, meant.sure)
    pages = [_explained(topic.kind, topic.name, messages) for topic in meant.topics]
    return "\n".join(str(printed(page, form)) for page in pages)


def _explained(kind: str, name: str, messages: Messages) -> Document:
    from unorules.sheets.explain_find import Topic
    from unorules.sheets.explain_page import explain_page

    if kind == "ruleset":
        return explain_page(Topic("ruleset", name), messages, _sound(load([name])))
    return explain_page(Topic(kind, name), messages)  # type: ignore[arg-type]


def _sound(rulebook: Rulebook) -> Rulebook:
    if not rulebook.ok:
        raise RulesError(rulebook)
    return rulebook
