"""What is printed for machines steers no terminal either, and is read back as it was."""

import json

import pytest

from tests.rulebook.spoiling import LETTERS, steering
from unorules.diagnostics.visible import json_text

DATA = {"text": LETTERS + "\x7f\x9b\U000e0041\ud800 å ✓", "list": [1, None, "\n"]}


@pytest.mark.parametrize("indent", [None, 2])
def test_json_steers_nothing_and_says_the_same(indent):
    told = json_text(DATA, indent)
    assert steering(json.dumps(DATA, ensure_ascii=False))
    assert steering(told) == set()
    assert json.loads(told) == DATA
    assert "å ✓" in told and "🃏" in told


def test_what_is_harmless_stands_as_json_writes_it():
    assert json_text({"å": ["a\nb", 1.5]}) == '{"å": ["a\\nb", 1.5]}'
