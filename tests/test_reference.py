"""The pages of docs/ that are put together from what the program knows are those that it would write now.

`UNORULES_WRITE=1 python -m pytest tests/test_reference.py` writes them anew; read the difference before committing it.
"""

from __future__ import annotations

import os
import re
from functools import cache

import pytest

from tests.reference import pages
from tests.test_readme import ROOT
from unorules.diagnostics.codes import CODES
from unorules.engine.options import OPTIONS
from unorules.i18n.language import languages
from unorules.rulebook.shelf import SHIPPED, shipped_ruleset

DOCS = ROOT / "docs"
NAMES = (*(f"options.{language}.md" for language in languages()), "diagnostics.md", "sources.md")


@cache
def made() -> dict[str, str]:
    return pages()


@pytest.mark.parametrize("name", NAMES)
def test_a_page_says_what_the_program_knows(name: str) -> None:
    if os.environ.get("UNORULES_WRITE"):
        (DOCS / name).write_text(made()[name], encoding="utf-8")
        return
    assert (DOCS / name).read_text(encoding="utf-8") == made()[name], "stale: write it anew (see above)"


@pytest.mark.parametrize("language", languages())
def test_every_option_has_a_heading_of_its_own(language: str) -> None:
    headings = re.findall(r"^### (.+)$", made()[f"options.{language}.md"], re.MULTILINE)
    assert [heading.replace("\\", "") for heading in headings] == [option.key for option in OPTIONS]


def test_every_kind_of_fault_is_shown_failing_and_mended() -> None:
    parts = re.split(r"^### ", made()["diagnostics.md"], flags=re.MULTILINE)[1:]
    assert [re.search(r"RS\d+", part).group() for part in parts] == list(CODES)  # type: ignore[union-attr]
    assert all(part.count("```") >= 4 for part in parts)


def test_every_source_is_named_with_what_it_says() -> None:
    text = made()["sources.md"].replace("\\", "")
    for name in SHIPPED:
        for source in shipped_ruleset(name).sources:
            assert source.title("en") in text
            assert source.says("en") in text
