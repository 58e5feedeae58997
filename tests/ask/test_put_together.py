"""Questions put together from parts: always the same, in every language, and turned by each of their two halves."""

from __future__ import annotations

from pathlib import Path

import pytest

from unorules.ask.presumed import LEARNT
from unorules.ask.propositions import modality
from unorules.ask.put_together import Put, put_together
from unorules.bundled import folder

LANGUAGES = ("fi", "nb", "sv", "en")


def parts(language: str) -> Path:
    return folder("locales") / language / "questions" / "parts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_parts_give_the_same_questions(language: str) -> None:
    once, again = (list(put_together(parts(language))) for _ in range(2))
    assert once == again
    assert len(once) > 5000


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_topic_has_a_yes_either_way(language: str) -> None:
    put = list(put_together(parts(language)))
    topics = {each.topic for each in put}
    assert all(modality(topic) != "none" or topic in LEARNT for topic in topics)
    for topic in topics:
        turned = [each.turned for each in put if each.topic == topic]
        assert 0.15 <= sum(turned) / len(turned) <= 0.85, topic


def test_what_is_told_and_what_calls_it_wrong_turn_each_other(tmp_path: Path) -> None:
    files = {
        "deeds": 'stack-draw-two:\n  - "Al put a +2 on a +2."\n',
        "claims": 'stack-draw-two:\n  - {q: "Al won\'t take the four.", turned: true, by: m}\n',
        "closings": "{plain: {deed: 'Is that allowed?', claim: 'Is that right?'}, deed: {right: {n: [Fine?]}, wrong: {n: [Foul?]}},"
        " claim: {right: {m: [Is he right?]}, wrong: {m: [Is he wrong?], f: [Is she wrong?]}}}",
        "frames": "{may: {right: {inf: ['May I {}?'], if: []}, wrong: {inf: [], if: ['Is it a foul if {}?']}}}",
        "phrases": "{may: {stack-draw-two: [{inf: stack, if: I stack}]}}",
    }
    for name, text in files.items():
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    put = {Put(each.topic, each.text.lower().rstrip("?"), each.turned) for each in put_together(tmp_path)}
    ends = {(each.text.split()[0], each.text.split()[-1], each.turned) for each in put}
    assert ends == {
        ("al", "fine", False),
        ("al", "foul", True),
        ("al", "right", True),
        ("al", "allowed", False),
        ("al", "wrong", False),
        ("may", "stack", False),
        ("is", "stack", True),
    }
    assert not any("she" in each.text for each in put)


def test_no_parts_give_no_questions(tmp_path: Path) -> None:
    assert list(put_together(tmp_path / "none")) == []
