"""The page of anything that can be explained, and the same as machines read it."""

from __future__ import annotations

from typing import Any

from unorules.diagnostics.codes import CODES
from unorules.diagnostics.samples import SAMPLES
from unorules.document.model import Document
from unorules.engine.cards import Kind
from unorules.engine.options import BY_KEY
from unorules.i18n.messages import Messages
from unorules.rulebook.meant import SECTIONS
from unorules.rulebook.model import Rulebook
from unorules.rulebook.shelf import SHIPPED, shipped_ruleset
from unorules.sheets.explain_card import card_keys, card_page, card_setters
from unorules.sheets.explain_code import code_facts, code_page
from unorules.sheets.explain_find import Topic
from unorules.sheets.explain_head import FILE_KEYS, head_json, head_page
from unorules.sheets.explain_key import key_facts, key_page
from unorules.sheets.explain_key_sample import key_sample
from unorules.sheets.explain_ruleset import excluded_by, pins_broken, ruleset_data, ruleset_page
from unorules.sheets.explain_sample import as_text
from unorules.sheets.explain_table import headlines, keys_of, setting, table_page

Json = dict[str, Any]


def explain_page(topic: Topic, messages: Messages, rulebook: Rulebook | None = None) -> Document:
    """The page of a topic; of a ruleset, `rulebook` is what it was loaded as. Raises KeyError for a name that is none."""
    match topic.kind:
        case "code":
            return code_page(code_facts(topic.name, messages), messages)
        case "option":
            return key_page(key_facts(topic.name), messages)
        case "table":
            return table_page(topic.name, messages)
        case "ruleset":
            return ruleset_page(rulebook.layers[-1] if rulebook else shipped_ruleset(topic.name), messages)
        case "card":
            return card_page(Kind(topic.name), messages)
        case "key":
            return head_page(topic.name, messages)


def explain_json(topic: Topic, messages: Messages, rulebook: Rulebook | None = None) -> Json:
    """One topic as an object. Raises KeyError for a name that is none."""
    match topic.kind:
        case "code":
            return _code(topic.name, messages)
        case "option":
            return _option(topic.name, messages)
        case "table":
            name = topic.name
            return {"explains": "table", "name": name, "options": list(keys_of(name)), "set_by": list(setting(name))}
        case "ruleset":
            ruleset = rulebook.layers[-1] if rulebook else shipped_ruleset(topic.name)
            against = {"excluded_by": list(excluded_by(ruleset)), "breaks": dict(pins_broken(ruleset))}
            return {"explains": "ruleset", **ruleset_data(ruleset), **against}
        case "card":
            kind = Kind(topic.name)
            options, setters = list(card_keys(kind)), list(card_setters(kind))
            return {"explains": "card", "name": topic.name, "options": options, "set_by": setters}
        case "key":
            return head_json(topic.name, messages)


def _code(code: str, messages: Messages) -> Json:
    facts, sample = code_facts(code, messages), SAMPLES[code]
    return {
        "explains": "code",
        "code": code,
        "name": facts.row.name,
        "severity": facts.row.severity.value,
        "means": messages(f"explain.{code}.means"),
        "why": messages(f"explain.{code}.why"),
        "failing": as_text(sample.failing) if sample.failing is not None else None,
        "laid_with": list(sample.also),
        "found": facts.witness.text if facts.witness else None,
        "mended": as_text(sample.mended),
        "related": {"codes": list(facts.codes), "options": list(facts.keys), "rulesets": list(facts.rulesets)},
    }


def _option(key: str, messages: Messages) -> Json:
    facts = key_facts(key)
    language = messages.language
    return {
        "explains": "option",
        "key": key,
        "name": messages(f"options.{key}.name"),
        "question": messages(f"options.{key}.question"),
        "official": facts.option.default,
        "values": [{"value": value, "says": messages.option(key, value)} for value in facts.values],
        "given": [{"value": value, "rulesets": list(names)} for value, names in facts.given],
        "sources": [
            {
                "id": source.id,
                "title": source.title(language),
                "says": source.says(language),
                "agrees": source.agrees,
                "rulesets": list(names),
            }
            for source, names in facts.sources
        ],
        "moment": messages(f"explain.moment.{facts.option.moment}"),
        "idle": [conjunction.split() for conjunction in facts.option.idle],
        "sample": key_sample(facts.option),
        "related": {
            "rests_on": list(facts.rests_on),
            "opens": list(facts.opens),
            "meets": [
                {"id": name, "options": list(keys)}
                for name, keys in dict.fromkeys((each.id, each.keys) for each in facts.meetings)
            ],
        },
    }


def everything_json(messages: Messages) -> list[Json]:
    """All that can be explained, an object each."""
    found: list[Json] = [
        {
            "explains": "code",
            "code": code,
            "name": CODES[code].name,
            "severity": CODES[code].severity.value,
            "headline": told,
        }
        for code, told in headlines(messages)
    ]
    found += [{"explains": "table", "name": section, "options": list(keys_of(section))} for section in SECTIONS]
    found += [{"explains": "option", "key": key, "name": messages(f"options.{key}.name")} for key in BY_KEY]
    found += [{"explains": "key", "key": key, "says": messages(told)} for key, told in FILE_KEYS.items()]
    titles = ((name, shipped_ruleset(name).title(messages.language)) for name in SHIPPED)
    return [*found, *({"explains": "ruleset", "id": name, "title": title} for name, title in titles)]
