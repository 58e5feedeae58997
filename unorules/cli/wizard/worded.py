"""Findings in the words of the table: titles, names and whole sentences for the ids, keys and values of a file nobody has seen."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

from unorules.cli.wizard.desk import Desk
from unorules.diagnostics.model import Finding, Spoken
from unorules.diagnostics.show import headline, helps
from unorules.engine.options import BY_KEY, Value
from unorules.rulebook.model import Texts
from unorules.rulebook.stack import STANDARD

_CODE: Final = re.compile(r"`([^`]+)`")
_SETTING: Final = re.compile(r"([a-z0-9_.]+) ?= ?(\S+)\Z")
_SAID: Final = {
    "RS304": "edition",
    "RS305": "house-rule",
    "RS308": "disagree",
    "RS309": "same",
    "RS401": "apart",
    "RS402": "pinned",
    "RS403": "idle",
    "RS406": "two-endings",
}
"""Findings that have a sentence of their own here: what they say of a file is of use only to who sees it."""

_VALUED: Final = ("RS309", "RS402")
"""Those that tell the value of an option."""

_SHOWN: Final = 3
_IN_FILE: Final = frozenset({"line", "cure", "command"})
"""What help speaks of that only a file has."""


def worded(finding: Finding, desk: Desk) -> str:
    """What is wrong, in one sentence. A ruleset that nobody can find is the one that is being put together."""
    said = _SAID.get(finding.code)
    if said is None:
        return _begun(in_words(headline(finding, desk.messages), desk))
    told = {name: _spoken(str(param), desk) or str(param) for name, param in finding.params.items()}
    if finding.code in _VALUED:
        told["sentence"] = _sentence(str(finding.params["name"]), str(finding.params["value"]), desk)
    if finding.code == "RS403":
        said, more = _idle(finding, desk)
        told |= more
    if finding.code == "RS402" and desk.find(str(finding.params["id"])) is None:
        said = "pinned-own"
    return desk.messages(f"new.clash.{said}", **told)


def _idle(finding: Finding, desk: Desk) -> tuple[str, dict[str, str]]:
    """Why something has no effect: since a ruleset below says the same, or since other values in force leave it none."""
    below = next((each.params["id"] for each in finding.helps if each.key == "given"), None)
    if below is not None:
        return "given", {"id": desk.title(str(below))}
    settings = finding.params["settings"]
    assert isinstance(settings, tuple)
    told = (_said_in(finding, each, desk) for each in settings[:_SHOWN])
    return "idle", {"reasons": desk.messages.list(dict.fromkeys(told))}


def _said_in(finding: Finding, setting: str, desk: Desk) -> str:
    """The sentence of a setting, with the ruleset that says it: what the box says that everybody knows needs none."""
    text = _spoken(setting, desk) or setting
    key = setting.partition(" = ")[0]
    givers = (str(each.params.get("id", "")) for each in finding.secondary if each.params.get("name") == key)
    own = (STANDARD, Path(finding.file).stem)
    name = next((each for each in givers if each not in own and desk.find(each)), None)
    if name is None:
        return desk.messages("new.quoted", text=text)
    return desk.messages("new.quoted-in", text=text, title=desk.title(name))


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]


def advice(finding: Finding, desk: Desk, *, cured: bool) -> list[str]:
    """Why it does not go together, in the words of the ruleset that says so; without cures at hand, also what would mend it, but
    for what needs the file that is not written yet.
    """
    reasons = [each.params["because"] for each in finding.helps if each.key == "because"]
    sentences = [Texts(each.by_language)(desk.messages.language) for each in reasons if isinstance(each, Spoken)]
    if cured:
        return sentences
    for each in finding.helps:
        if each.key != "because" and _IN_FILE.isdisjoint(each.params):
            (told,) = helps(Finding(finding.code, finding.name, finding.severity, "", helps=(each,)), desk.messages)
            sentences.append(_begun(in_words(told, desk)))
    return sentences


def in_words(text: str, desk: Desk) -> str:
    """A text with what its code says of rules told in words; other code, such as commands, stands as it is."""
    return _CODE.sub(lambda found: _quoted(_spoken(found[1], desk), desk) or found[0], text)


def _quoted(text: str, desk: Desk) -> str:
    return desk.messages("new.quoted", text=text) if text else ""


def _spoken(code: str, desk: Desk) -> str:
    """The name of an option, the sentence of a setting, the title of a ruleset; nothing for what is none of them."""
    if code in BY_KEY:
        return desk.messages(f"options.{code}.name")
    setting = _SETTING.match(code)
    if setting and setting[1] in BY_KEY:
        return _sentence(setting[1], setting[2], desk)
    return desk.title(code) if desk.find(code) else ""


def _sentence(key: str, written: str, desk: Desk) -> str:
    """The sentence of an option at a value as a file or a condition writes it, without its full stop."""
    return desk.messages.option(key, _value(key, written)).removesuffix(".")


def _value(key: str, written: str) -> Value:
    values = BY_KEY[key].values
    if written in values.words:
        return written
    found: Value = tomllib.loads(f"value = {written}")["value"]
    return found
