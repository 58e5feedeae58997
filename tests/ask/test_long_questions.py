"""However long a question is, and of what: it takes no second of work, as no word is held against every other."""

import time

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    "piece", ["Ⅷ ", "−5", "x ", "5 ", "stack ", "jeg, ", "+2 ", "r5 ", "Aino says no. ", "och? ", "mitä jos "]
)
def test_a_thousand_words_are_read_within_a_second(piece: str) -> None:
    answer("Can I stack +2?")
    started = time.process_time()
    answer(piece * 1000)
    assert time.process_time() - started < 1.0
