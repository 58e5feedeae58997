"""Values and letters that nobody means, everything that is printed of a file, and what must not stand in it."""

from __future__ import annotations

import json
import unicodedata

from unorules.diagnostics.github import github
from unorules.diagnostics.sarif import sarif
from unorules.diagnostics.show import as_data, brief, concise, full, summary
from unorules.i18n.messages import load as words
from unorules.rulebook.check import Checked

HOSTILE = (
    *(
        "0",
        "-1",
        "99999999999999999999",
        "1e309",
        "nan",
        "-inf",
        "0x7fffffff",
        "1_0",
        "true",
        "[]",
        "{}",
        "[[]]",
        '""',
        "''",
    ),
    *(
        "1979-05-27T07:32:00Z",
        "07:32:00",
        '"\\u202e"',
        '"\\u001b[31m"',
        '"\\u0000"',
        '"\\ud800"',
        '"\\U0010ffff"',
        '"../x"',
    ),
    *(
        '"🃏"',
        '"שלום"',
        '"%s{0}{x}"',
        '"a\\nb"',
        '"<b>|`"',
        '"no-mercy"',
        '"jump-in"',
        '["jump-in", "jump-in"]',
        '"official"',
    ),
    *("{ en = 1 }", '{ en = "x", de = "y" }', "[1, [2, [3]]]", '"' + "x" * 5000 + '"', "[" * 60 + "]" * 60),
)
LETTERS = (
    "\x00\x07\x1b\x7f\x85\u00ad\u061c\u200b\u200d\u200e\u2028\u2029\u202a\u202e\u2066\u2069\ufeff\ufff9\ue000"
    "🃏王é\r\n\t\"'\\#=[]{}.,"
)


def steering(text: str) -> set[str]:
    """Characters that a terminal or the direction of writing would obey; line ends and the joiner of emoji apart."""
    if text.replace("\n", "").isprintable():
        return set()
    return {
        f"U+{ord(letter):04X}"
        for letter in text
        if letter not in "\n\u200d" and unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp", "Co", "Cn")
    }


def shown(found: Checked, language: str) -> list[str]:
    """Everything that `validate` may print of a file."""
    messages = words(language)
    lines = [concise(each, messages) for each in found.findings] + [github(each, messages) for each in found.findings]
    assert all("\n" not in line for line in lines)
    data = json.dumps(as_data(found.file, found.findings, messages), ensure_ascii=False)
    log = json.dumps(sarif(found.findings, messages, "unorules", "1"), ensure_ascii=False)
    frames = [full(each, messages, found.lines) for each in found.findings]
    briefs = [brief(each, messages) for each in found.findings]
    return [*lines, *frames, *briefs, data, log, summary(found.findings, messages)]
