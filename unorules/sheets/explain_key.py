"""What is said of one option: its values, who plays what and says so, when it counts, and what belongs to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from unorules.document.model import (
    Block,
    Bullets,
    Document,
    Heading,
    Labelled,
    Listing,
    Run,
    Runs,
    Table,
    paragraph,
    plain,
)
from unorules.engine.options import BY_KEY, Option, Value
from unorules.i18n.messages import Messages
from unorules.rulebook.meant import SECTIONS
from unorules.rulebook.meetings import MEETINGS, Meeting
from unorules.rulebook.model import Source
from unorules.rulebook.shelf import EDITIONS, HOUSE_RULES, shipped_ruleset
from unorules.sheets.explain_key_sample import key_sample
from unorules.sheets.explain_words import quoted, written
from unorules.values import dataclass


@dataclass(frozen=True, slots=True)
class KeyFacts:
    """What belongs to an option, all of it read off the tables: nothing is told here by hand.

    `values` are those worth telling; `given` says which shipped rulesets give which value. `sources` are statements with the
    rulesets that make them. `rests_on` are the options that can make this one idle, `opens` those that this one can.
    """

    option: Option
    values: tuple[Value, ...]
    given: tuple[tuple[Value, tuple[str, ...]], ...]
    sources: tuple[tuple[Source, tuple[str, ...]], ...]
    rests_on: tuple[str, ...]
    opens: tuple[str, ...]
    meetings: tuple[Meeting, ...]

    def agreeing(self, rulesets: Iterable[str]) -> list[tuple[Source, list[str]]]:
        """The sources that agree with the value of these rulesets, each with those of them that call on it."""
        wanted = set(rulesets)
        found = ((source, [name for name in names if name in wanted]) for source, names in self.sources)
        return [(source, names) for source, names in found if source.agrees and names]


def key_facts(key: str) -> KeyFacts:
    """Look up an option. Raises KeyError for a key that is none."""
    option = BY_KEY[key]
    given = _given(key)
    rests_on = dict.fromkeys(each for text in option.idle for each, _ in _pairs(text))
    opens = (each.key for each in BY_KEY.values() for text in each.idle if key in dict(_pairs(text)))
    meetings = tuple(meeting for meeting in MEETINGS if key in meeting.keys)
    values = _worth_telling(option, [value for value, _ in given])
    return KeyFacts(option, values, given, tuple(_sources(key)), tuple(rests_on), tuple(dict.fromkeys(opens)), meetings)


def _given(key: str) -> tuple[tuple[Value, tuple[str, ...]], ...]:
    """The values by which the shipped rulesets play, the official one first."""
    found: dict[tuple[type, Value], list[str]] = {}
    for name in (*EDITIONS, *HOUSE_RULES):
        values = shipped_ruleset(name).values
        if key in values:
            found.setdefault((type(values[key]), values[key]), []).append(name)
    return tuple((value, tuple(names)) for (_, value), names in found.items())


def _worth_telling(option: Option, played: list[Value]) -> tuple[Value, ...]:
    """Every word, and of numbers the bounds and those that somebody plays by."""
    values = option.values
    if values.flag:
        return (True, False)
    numbers = [value for value in (*played, option.default, *values.also) if isinstance(value, int)]
    if values.low is not None and values.high is not None:
        numbers += [values.low, values.high]
    return (*values.words, *sorted(set(numbers)))


def _sources(key: str) -> Iterator[tuple[Source, tuple[str, ...]]]:
    """What the sources of the shipped rulesets say of the key, each statement once; those that agree first."""
    found: dict[tuple[str, bool, str], tuple[Source, list[str]]] = {}
    for name in (*EDITIONS, *HOUSE_RULES):
        for source in shipped_ruleset(name).sources:
            if key in source.covers:
                says = (source.title("en"), source.agrees, source.says("en"))
                found.setdefault(says, (source, []))[1].append(name)
    for source, names in sorted(found.values(), key=lambda pair: not pair[0].agrees):
        yield source, tuple(dict.fromkeys(names))


def _pairs(conjunction: str) -> list[tuple[str, str]]:
    return [(key, value) for key, _, value in (pair.partition("=") for pair in conjunction.split())]


def key_page(facts: KeyFacts, messages: Messages) -> Document:
    """The page of an option."""
    option, key = facts.option, facts.option.key
    blocks: list[Block] = [Heading(f"{key} – {messages(f'options.{key}.name')}")]
    blocks.append(paragraph(messages(f"options.{key}.question")))
    blocks += [_heading("values", messages), _values(facts, messages)]
    blocks += [_heading("given", messages), *_who(facts)]
    blocks += _who_says(facts, messages)
    blocks += [_heading("moment", messages), paragraph(messages(f"explain.moment.{option.moment}"))]
    if option.idle:
        blocks += [_heading("idle", messages), Bullets(tuple(_idle(option, messages)))]
    sample = key_sample(option)
    if sample is not None:
        blocks += [_heading("sample", messages), Listing(tuple(sample.rstrip("\n").split("\n")))]
    blocks += [_heading("related", messages), *_related(facts, messages)]
    return Document(tuple(blocks))


def _heading(name: str, messages: Messages) -> Heading:
    return Heading(messages(f"explain.page.{name}"), 2)


def _values(facts: KeyFacts, messages: Messages) -> Table:
    """Each value with its sentence, the official one marked."""
    key, default = facts.option.key, facts.option.default
    rows = []
    for value in facts.values:
        told: Runs = plain(messages.option(key, value))
        if value == default and isinstance(value, bool) == isinstance(default, bool):
            told = (*told, Run(f" ({messages('explain.page.official-value')})", "faint"))
        rows.append(((Run(written(value), "code"),), told))
    return Table(("", ""), tuple(rows))


def _who(facts: KeyFacts) -> Iterator[Block]:
    """Each value with the rulesets that play by it."""
    for value, names in facts.given:
        yield Labelled(written(value), (paragraph(", ".join(names)),))


def _who_says(facts: KeyFacts, messages: Messages) -> Iterator[Block]:
    """For each value the sources that bear it out, then those that say otherwise."""
    yield _heading("sources", messages)
    for value, names in facts.given:
        agreeing = [_statement(source, among, messages) for source, among in facts.agreeing(names)]
        told = Bullets(tuple(agreeing)) if agreeing else paragraph(messages("explain.page.silent"))
        yield Labelled(written(value), (told,))
    others = [_statement(source, among, messages) for source, among in facts.sources if not source.agrees]
    if others:
        yield _heading("otherwise", messages)
        yield Bullets(tuple(others))


def _statement(source: Source, names: Iterable[str], messages: Messages) -> Runs:
    title, says = source.title(messages.language), source.says(messages.language)
    text = messages("rulesets.says", title=title, says=says) if says else title
    return (Run(text), Run(f" ({', '.join(names)})", "faint"))


def _idle(option: Option, messages: Messages) -> Iterator[Runs]:
    """Each conjunction of settings under which the option decides nothing, with what the settings say."""
    for conjunction in option.idle:
        pairs = [(key, _value(key, text)) for key, text in _pairs(conjunction)]
        settings = quoted((f"{key} = {written(value)}" for key, value in pairs), messages)
        sentences = " ".join(messages.option(key, value) for key, value in pairs)
        yield plain(messages("explain.page.idle-while", settings=settings, sentences=sentences))


def _value(key: str, text: str) -> Value:
    """The value that a text of the table of options stands for."""
    if BY_KEY[key].values.flag:
        return text == "true"
    return int(text) if text.isdecimal() and text not in BY_KEY[key].values.words else text


def _related(facts: KeyFacts, messages: Messages) -> Iterator[Block]:
    option = facts.option
    section = (f"{option.section}.{name}" for name in SECTIONS[option.section])
    others = [key for key in section if key != option.key]
    for name, keys in (("rests-on", facts.rests_on), ("opens", facts.opens), ("same-table", others)):
        if keys:
            yield paragraph(messages(f"explain.page.{name}", names=quoted(keys, messages)))
    for meeting in facts.meetings:
        other = next(key for key in meeting.keys if key != option.key)
        played = messages(f"diagnostics.RS412.help.{meeting.told}")
        yield paragraph(messages("explain.page.meets", name=f"`{other}`", played=played))
