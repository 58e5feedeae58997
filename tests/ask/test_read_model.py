"""The shipped weights: their form, their size, and that they are those of the questions."""

from __future__ import annotations

import json
import subprocess
import sys
import zlib
from functools import cache
from pathlib import Path

import pytest

from unorules.ask import model
from unorules.ask.language import LANGUAGES, detect
from unorules.ask.model_questions import Item, items
from unorules.ask.propositions import OUT_OF_SCOPE, PROPOSITIONS, TOPICS
from unorules.ask.reading import read
from unorules.bundled import folder

MOST_BYTES = 2 << 20  # as a wheel packs them
ROOT = Path(__file__).resolve().parents[2]


def test_a_file_is_read_back_as_it_was_written() -> None:
    rows = {model.key("c:lay"): [(3, -127), (5, 64)], model.key("c:draw"): [(0, 1)]}
    back = model.parse(model.write({"topics": ["a"]}, {"concepts": (2.0, rows)}))
    scores = [0.0] * 6
    assert back.header == {"topics": ["a"]}
    assert back.tables["concepts"].add("c:lay", 0.5, scores)
    assert scores == pytest.approx([0, 0, 0, -1.0, 0, 64 / 127])
    assert not back.tables["concepts"].add("c:unheard-of", 1.0, scores)


def test_full_rows_are_read_back_as_they_were_written() -> None:
    rows = {model.key("c:lay"): [-127, 0, 64], model.key("c:draw"): [1, 2, 3]}
    back = model.parse(model.write({}, {}, {"order": (2.0, rows), "none": (1.0, {})}))
    order = back.vectors["order"]
    assert [list(order.find(key) or ()) for key in rows] == list(rows.values())
    assert order.find(model.key("c:unheard-of")) is None
    assert sorted(map(list, order.rows())) == sorted(map(list, rows.values())) and order.unit == pytest.approx(2 / 127)
    assert list(back.vectors["none"].rows()) == []


def test_other_bytes_are_no_such_file() -> None:
    with pytest.raises(ValueError, match="not a file"):
        model.parse(b"something else")


def test_a_file_cut_off_is_not_taken_for_the_whole() -> None:
    with pytest.raises(ValueError, match="not the whole"):
        model.parse(model.write({}, {"concepts": (1.0, {7: [(1, 2)]})})[:-1])


def test_all_files_together_stay_small() -> None:
    read = [model.parse(path.read_bytes()) for path in model.model_files()]
    words = [json.dumps(each.header.get("lexicon", ""), ensure_ascii=False).encode() for each in read]
    packed = sum(len(zlib.compress(path.read_bytes(), 9)) for path in model.model_files())
    assert packed - sum(len(zlib.compress(each, 9)) for each in words) < MOST_BYTES  # the lexicons are no weights
    assert len(model.model_files()) == 1 + len(LANGUAGES)


def test_the_model_knows_exactly_the_topics_there_are() -> None:
    assert tuple(model.common().header["topics"]) == TOPICS
    assert len(model.common().header["bias"]) == len(TOPICS)


def test_chances_sum_to_one_and_keep_the_order() -> None:
    found = model.chances([0.1, -0.4, 0.3], 4.0)
    assert sum(found) == pytest.approx(1.0)
    assert sorted(range(3), key=lambda each: -found[each]) == [2, 0, 1]


def test_reading_needs_no_library_of_the_training() -> None:
    code = "import sys; from unorules.ask.reading import read; read('saako?'); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert {"numpy", "sklearn", "scipy", "jax", "yaml", "rich"} & set(loaded) == set()


def test_only_the_language_asked_in_is_loaded() -> None:
    code = """
from unorules.ask import model
from unorules.ask.reading import read
read('Får man lägga +4 på +2?')
print(*model._read)
"""
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert loaded == ["sv"]  # and the common file, whose name is empty


@cache
def all_questions() -> tuple[Item, ...]:
    return tuple(items(folder("locales")))


def questions(language: str) -> list[Item]:
    """A question in three hundred of a language."""
    return [item for item in all_questions() if item.language == language][::300]


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_it_was_taught_are_read_rightly(language: str) -> None:
    """Far fewer would be if the files were not those of the questions: run ``python -m unorules.ask.train``."""
    taught = questions(language)
    right = sum((read(item.text, language).topic or OUT_OF_SCOPE) == item.topic for item in taught)
    assert right / len(taught) > 0.85


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_a_question_is_told(language: str) -> None:
    taught = [item.text for item in questions(language)]
    assert sum(detect(text) == language for text in taught) / len(taught) > 0.95


def test_a_text_of_no_language_has_none() -> None:
    assert detect("+4 +2?") is None
    assert read("+4 +4?", fallback="sv").language == "sv"
    assert read("Kan jag lägga +4?", "nb").language == "nb"


def test_the_page_lists_every_proposition() -> None:
    page = (ROOT / "docs" / "understanding.md").read_text(encoding="utf-8")
    head, _, rest = page.partition("<!-- propositions -->\n")
    rows = "| topic | group | kind | modality | its yes says |\n|---|---|---|---|---|\n" + "".join(
        f"| `{each.topic}` | {each.group} | {each.kind} | {each.modality} | {each.claims or ''} |\n"
        for each in PROPOSITIONS.values()
    )
    assert head and rest.partition("<!-- end -->")[0] == rows


def test_a_proposition_is_there_exactly_where_a_topic_can_be_affirmed() -> None:
    assert all((each.claims is None) == (each.modality == "none") for each in PROPOSITIONS.values())
    assert all(each.modality != "none" for each in PROPOSITIONS.values() if each.kind == "yes-no")
