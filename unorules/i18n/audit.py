"""What is amiss between the languages: messages missing or left over, placeholders that differ, forms nouns lack.

English is the measure. Templates are compared as texts; whether the code asks for a key is read off its source. The suite and
`unorules locales check` both call this.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from string import Formatter
from typing import Final

from unorules.bundled import folder
from unorules.i18n.audit_files import Audited, Text, audited
from unorules.i18n.audit_terms import copied, lacking
from unorules.i18n.language import FALLBACK, spoken_in
from unorules.i18n.messages import NO_WORDING
from unorules.i18n.terms import Terms
from unorules.values import dataclass, field

NO_MESSAGES: Final = NO_WORDING | {"terms"}
"""Files of a locale that hold data for the program rather than templates."""

ASKED_FOR_BY_NAME: Final = ("messages", "options", "cli")
"""Files whose keys all stand in the source, whole or as a pattern; of the others many are put together."""

_FEWEST_WORDS: Final = 3
"""A text of so many words that is the same as in English was not translated; shorter ones are often the same: "Median"."""

_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_CAPITAL: Final = (None, "", "C")
"""How a placeholder may be written out: as it is, or with a capital."""

_CODE: Final = re.compile(r"`[^`]*`")


@dataclass(frozen=True, slots=True)
class Complaint:
    """One thing amiss.

    `what` is missing, left-over, placeholders, form, plural, braces, untranslated, term, no-file, unreadable, twice, indent or
    unused. `told` says more where needed, by the names of placeholders; `file` and `line` (0: none) are where it stands.
    """

    language: str
    key: str
    what: str
    told: Mapping[str, str] = field(default_factory=dict)
    file: str = ""
    line: int = 0


def audit(place: Path, languages: Iterable[str] | None = None) -> tuple[Complaint, ...]:
    """Compare every language under `place`, the folder of the locales, with English: its own, else the one that ships."""
    here = (place / FALLBACK / "messages.yaml").is_file()
    measure = Locale(FALLBACK, place if here else folder("locales"))
    found: list[Complaint] = []
    for language in spoken_in(place) if languages is None else languages:
        found += _of(Locale(language, place), measure)
    return tuple(found)


def keys(place: Path, language: str) -> frozenset[str]:
    """The keys of all messages that a language has."""
    files = Locale(language, place).files
    return frozenset(key for file in files.values() for key in by_key(file.texts))


class Locale:
    """The files of one language."""

    def __init__(self, language: str, place: Path) -> None:
        self.language = language
        paths = sorted((place / language).glob("*.yaml"))
        self.files = {path.stem: audited(path) for path in paths if path.stem not in NO_MESSAGES}
        self.terms = audited(place / language / "terms.yaml")


def _of(own: Locale, measure: Locale) -> Iterator[Complaint]:
    lacks = [] if own.terms.flaws else list(lacking(own.terms.data, measure.terms.data))
    yield from (Complaint(own.language, key, "term", {}, "terms.yaml") for key in lacks)
    yield from _flaws(own.language, "terms", own.terms)
    as_english = copied(own.terms.data, measure.terms.data) if own.language != FALLBACK and not own.terms.flaws else ()
    yield from (Complaint(own.language, f"terms.{key}", "untranslated", {}, "terms.yaml") for key in as_english)
    forms = Terms(own.terms.data).form_names if not lacks and not own.terms.flaws else None
    for name in dict.fromkeys((*measure.files, *own.files)):
        file, english = own.files.get(name), measure.files.get(name, Audited())
        if file is None:
            yield Complaint(own.language, name, "no-file", {"n": str(len(english.texts))}, f"{name}.yaml")
            continue
        yield from _flaws(own.language, name, file)
        if not any(flaw.what == "unreadable" for flaw in file.flaws):
            for key, what, told, line in _compared(file, english, forms, own.language == FALLBACK):
                yield Complaint(own.language, key, what, told, f"{name}.yaml", line)


def _flaws(language: str, name: str, file: Audited) -> Iterator[Complaint]:
    for flaw in file.flaws:
        yield Complaint(language, flaw.key or name, flaw.what, {"why": flaw.why}, f"{name}.yaml", flaw.line)


_Found = tuple[str, str, dict[str, str], int]


def _compared(own: Audited, measure: Audited, forms: frozenset[str] | None, is_measure: bool) -> Iterator[_Found]:
    """What is amiss in one file: key, what, what more there is to tell, line."""
    mine, english = by_key(own.texts), by_key(measure.texts)
    yield from ((key, "missing", {}, 0) for key in english if key not in mine)
    for key, told in mine.items():
        line = told[0].line
        if key not in english:
            yield key, "left-over", {}, line
        wrong = [text for text in told if not _is_template(text.template)]
        yield from ((key, "braces", {}, text.line) for text in wrong)
        if wrong:
            continue
        yield from ((key, what, more, line) for what, more in _against(told, english.get(key, told)))
        lacks = sorted(_forms(told) - forms) if forms is not None else []
        yield from ((key, "form", {"form": form}, line) for form in lacks)
        if not is_measure:
            yield from ((key, "untranslated", {}, text.line) for text in left_in_english(told, english.get(key, [])))


def by_key(found: Mapping[str, Text]) -> dict[str, list[Text]]:
    """The templates of each key; the plural forms of one message stand together."""
    by_key: dict[str, list[Text]] = defaultdict(list)
    for path, text in found.items():
        by_key[path.rpartition(".")[0] if text.form else path].append(text)
    return dict(by_key)


def _against(own: list[Text], measure: list[Text]) -> Iterator[tuple[str, dict[str, str]]]:
    wanted, given = _placeholders(measure), _placeholders(own)
    if wanted != given:
        yield "placeholders", {"own": _listed(given), "wanted": _listed(wanted)}
    mine, theirs = ({text.form for text in texts} - {""} for texts in (own, measure))
    if theirs and not mine:
        yield "plural", {}


def left_in_english(own: list[Text], measure: list[Text]) -> Iterator[Text]:
    """The texts that were left as they are in English."""
    english = {text.template for text in measure}
    yield from (text for text in own if text.template in english and len(_words(text.template)) >= _FEWEST_WORDS)


def _words(template: str) -> list[str]:
    """The words of a template that somebody has to translate."""
    spoken = " ".join(words for words, _, _, _ in Formatter().parse(template))
    return _WORD.findall(_CODE.sub("", spoken))


def _is_template(text: str) -> bool:
    try:
        list(Formatter().parse(text))
    except ValueError:
        return False
    return True


def _fields(texts: list[Text]) -> Iterator[str]:
    for text in texts:
        yield from (field for _, field, _, _ in Formatter().parse(text.template) if field is not None)


def _placeholders(texts: list[Text]) -> set[str]:
    """The names asked for, each with what no text here should ask of it: `{n!q}`, `{n:zz}`."""
    parsed = (each for text in texts for each in Formatter().parse(text.template))
    return {
        field.partition("[")[0] + (f"!{kind}" if kind else "") + (f":{how}" if how not in _CAPITAL else "")
        for _, field, how, kind in parsed
        if field is not None
    }


def _forms(texts: list[Text]) -> set[str]:
    return {field.partition("[")[2].rstrip("]") for field in _fields(texts) if "[" in field}


def _listed(names: Iterable[str]) -> str:
    return " ".join(f"{{{name}}}" for name in sorted(names)) or "–"


def unused(source: Path, files: Iterable[str] = ASKED_FOR_BY_NAME) -> tuple[Complaint, ...]:
    """Keys of `files` in English that no text in the Python source under `source` names, f-strings taken as patterns."""
    named = {each for path in source.rglob("*.py") for each in _named(path)}
    plain = {each for each in named if isinstance(each, str)}
    patterns = [each for each in named if isinstance(each, re.Pattern)]
    found: list[Complaint] = []
    for file in files:
        for key, told in by_key(audited(folder("locales") / FALLBACK / f"{file}.yaml").texts).items():
            if key not in plain and not any(each.fullmatch(key) for each in patterns):
                found.append(Complaint(FALLBACK, key, "unused", {}, f"{file}.yaml", told[0].line))
    return tuple(found)


def _named(path: Path) -> Iterator[str | re.Pattern[str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
            # A pattern that does not even say the file would let every key pass.
            if not parts[0].startswith(".+"):
                yield re.compile("".join(parts))
