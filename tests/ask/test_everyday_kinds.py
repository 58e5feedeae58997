"""Everyday stories and claims, kind by kind and told in several languages (tests/questions/kinds.jsonl).

What was held, laid, refused, left undone and judged; hands side by side, cards that came and were held, idioms that judge.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from unorules.ask.reply import answer

FILE: Final = Path(__file__).parents[1] / "questions" / "kinds.jsonl"
TOLD: Final = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("each", TOLD, ids=lambda each: f"{'+'.join(each['rules'])}: {each['question'][:60]}")
def test_it_is_answered_as_it_is_told(each: dict[str, Any]) -> None:
    found = answer(each["question"], each["rules"])
    assert found.status == "answered"
    assert each["told"] in (found.verdict, str(found.value))
