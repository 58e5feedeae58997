"""Every HTML sheet in a real browser: wide enough for a phone, no request, no error, a search that finds, no fault of access.

Not a part of the test suite, for it needs Chromium and two packages for Node:

    npm install --prefix FOLDER playwright-core axe-core
    python -m tests.browser.check_pages FOLDER/node_modules [CHROMIUM]

Prints what is wrong and at last the figures; exit code 0 if nothing is.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

from tests.document.pages import HOSTILE, page
from unorules.document.html import html
from unorules.i18n.messages import load as words
from unorules.rulebook.load import load, shipped
from unorules.sheets.rule_sheet import bilingual_sheet, rule_sheet

LANGUAGES = ("fi", "nb", "sv", "en")


def pages() -> Iterator[tuple[str, str]]:
    """Every shipped ruleset in every language, the edition in every pair and size, and a page that means harm."""
    for ruleset in shipped():
        for language in LANGUAGES:
            yield f"{ruleset}-{language}", html(rule_sheet(load([ruleset]), words(language)))
    for left, right in permutations(LANGUAGES, 2):
        both = bilingual_sheet(load(["official", "seven-o"]), words(left), words(right))
        yield f"official-{left}-{right}", html(both)
    for language in LANGUAGES:
        for size in ("card", "pocket"):
            yield f"official-{language}-{size}", html(rule_sheet(load(["official"]), words(language), size=size))
    for at, text in enumerate(HOSTILE):
        yield f"hostile-{at}", html(page(text))


def main(modules: str, chromium: str) -> int:
    """Write the pages, look at them, throw them away."""
    script = Path(__file__).with_suffix(".mjs")
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for name, text in pages():
            files.append(Path(folder, f"{name}.html"))
            files[-1].write_text(text, "utf-8")
        node = shutil.which("node") or "node"
        return subprocess.run([node, script, Path(modules).parent, chromium, *files], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "/usr/bin/chromium"))
