"""`unorules questions`: what can be asked, an example for each topic, all of them or those that a word points at."""

from __future__ import annotations

from collections.abc import Sequence

from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.topic_search import near_words, topics_about
from unorules.cli import exits
from unorules.cli.console import complain, show
from unorules.cli.findings import tell_findings
from unorules.diagnostics.visible import json_text, visible
from unorules.i18n.messages import Messages, load
from unorules.rulebook.load import load as load_rules
from unorules.rulebook.model import Rulebook
from unorules.sheets.questions_page import Asked, asked_json, group_names, questions_page

_LONGEST = 60


def run(words: Sequence[str], rules: Sequence[str], lang: str, as_json: bool) -> int:
    """List the questions that `words` point at; with `rules`, what they say to each.

    Exit code 0, 2 where the rules cannot be played, 3 where nothing is asked of such a word.
    """
    messages = load(lang)
    questions = {topic: messages(f"examples.{topic}") for topic in PROPOSITIONS}
    topics = topics_about(words, questions, group_names(messages), messages.language)
    if not topics:
        complain(_nothing(words, questions, messages))
        return exits.NOT_UNDERSTOOD
    rulebook = load_rules(rules) if rules else None
    if rulebook is not None and not tell_findings([rulebook], messages):
        return exits.USAGE
    asked = [_asked(topic, questions[topic], rulebook, messages.language) for topic in topics]
    if as_json:
        for each in asked:
            print(json_text(asked_json(each)))
    else:
        show(questions_page(asked, messages))
    return exits.OK


def _asked(topic: str, question: str, rulebook: Rulebook | None, language: str) -> Asked:
    if rulebook is None:
        return Asked(topic, question)
    from unorules.ask.reading import read
    from unorules.ask.reply import as_asked, in_this_deck, outcome_of

    reading = in_this_deck(read(question, language), rulebook)
    if reading.topic is None:
        return Asked(topic, question)
    found = outcome_of(reading, rulebook)
    verdict, value = as_asked(reading, found)
    return Asked(topic, question, reading, verdict, value, found.leaning if verdict == "unspecified" else None)


def _nothing(words: Sequence[str], questions: dict[str, str], messages: Messages) -> str:
    told = messages("questions.nothing", words=visible(" ".join(words))[:_LONGEST])
    near = [f"`{each}`" for word in words for each in near_words(word, questions, messages.language)]
    return told if not near else f"{told}\n{messages('cli.error.near', near=messages.list(near, 'or'))}"
