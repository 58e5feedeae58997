"""Several cards in one turn, and what lies there already, reach the engine as they are told."""

from __future__ import annotations

from typing import Any

import pytest

from unorules.ask.reading import read
from unorules.ask.reply import answer

PROGRESSIVE = ["progressive"]

TOLD: list[tuple[str, str, str, dict[str, Any]]] = [
    ("en", "May I put two +2 at once on a +2?", "play-several", {"cards": ["draw-two"] * 2, "on": "draw-two"}),
    (
        "fi",
        "Saanko lyödä kaksi +2:ta kerralla +2:n päälle?",
        "play-several",
        {"cards": ["draw-two"] * 2, "on": "draw-two"},
    ),
    ("nb", "Kan jeg legge to +2 samtidig på en +2?", "play-several", {"cards": ["draw-two"] * 2, "on": "draw-two"}),
    ("sv", "Får jag lägga två +2 samtidigt på ett +2?", "play-several", {"cards": ["draw-two"] * 2, "on": "draw-two"}),
    ("en", "Can I put a third +2 on two +2s?", "stack-draw-two", {"cards": ["draw-two"] * 2}),
    ("fi", "Saako kolmannen +2:n lyödä?", "stack-draw-two", {"cards": ["draw-two"] * 2}),
    ("nb", "Kan jeg legge en tredje +2?", "stack-draw-two", {"cards": ["draw-two"] * 2}),
    ("sv", "Får man lägga ett tredje +2?", "stack-draw-two", {"cards": ["draw-two"] * 2}),
    ("en", "I lay two +2 in one turn. How many cards does the next player draw?", "stack-total", {"together": True}),
    ("fi", "Lyön kaksi +2:ta kerralla. Montako korttia seuraava nostaa?", "stack-total", {"together": True}),
    ("nb", "Jeg legger to +2 samtidig. Hvor mange kort må neste trekke?", "stack-total", {"together": True}),
    ("sv", "Jag lägger två +2 samtidigt. Hur många kort drar nästa?", "stack-total", {"together": True}),
    ("en", "can I finish with two skips at once?", "finish-on-action", {"cards": ["skip", "skip"]}),
    ("fi", "Saanko lopettaa kahdella ohituskortilla?", "finish-on-action", {"cards": ["skip", "skip"]}),
    ("nb", "Kan jeg gå ut med to stå over-kort samtidig?", "finish-on-action", {"cards": ["skip", "skip"]}),
    ("sv", "Får man gå ut med två hoppa över-kort samtidigt?", "finish-on-action", {"cards": ["skip", "skip"]}),
]


@pytest.mark.parametrize(("language", "question", "topic", "told"), TOLD)
def test_what_is_laid_together_is_told(language: str, question: str, topic: str, told: dict[str, Any]) -> None:
    found = read(question, language)
    assert found.topic == topic
    assert {name: found.arguments.get(name) for name in told} == told


@pytest.mark.parametrize(
    ("question", "own", "verdict"),
    [
        ("May I put two +2 at once on a +2?", "[stacking]\ncards_per_turn = 4\n", "yes"),
        ("May I put two +2 at once on a +2?", "", "no"),
        ("Can I put a third +2 on two +2s?", "[stacking]\nlimit = 4\n", "no"),
        ("Can I put a third +2 on two +2s?", "", "yes"),
        ("can I lay a +2 on a stack of 4?", "[stacking]\nlimit = 4\n", "no"),
        ("can I put +2 on +2 on +2?", "[stacking]\nlimit = 4\n", "no"),
        ("can I put +2 on +2 on +2?", "[stacking]\nlimit = 6\n", "yes"),
    ],
)
def test_the_engine_judges_by_the_table_s_own_limits(tmp_path: Any, question: str, own: str, verdict: str) -> None:
    rules = tmp_path / "own.toml"
    head = 'format = 1\nid = "own"\nkind = "house-rule"\ntitle = { en = "Own" }\nuses = ["progressive"]\n'
    rules.write_text(head + own, encoding="utf-8")
    assert answer(question, [str(rules)], "en").verdict == verdict
