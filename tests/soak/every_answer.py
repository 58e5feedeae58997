"""Every topic under every edition, house rule and pair of house rules that goes together, in four languages.

``python tests/soak/every_answer.py [--part N/M]`` prints what fails: an error, a sentence with a scrap of a template in it, an
example that does not replay as it was told. It takes some minutes; the suite asks a sample of the same.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "ask" / "topics"))

import tomli_w
from asking import LANGUAGES, ask, words

from unorules.ask.propositions import PROPOSITIONS
from unorules.records.record import read
from unorules.records.replay import replay
from unorules.rulebook.load import editions, house_rules, load

SCRAPS = ("{", "}", "None", "Kind.", "Card(", "Colour.")


def all_stacks() -> Iterator[tuple[str, ...]]:
    """Each edition, each with one house rule, and official with two, as far as they go together."""
    yield from ((edition,) for edition in editions())
    singles = [(edition, rule) for edition in editions() for rule in house_rules()]
    pairs = [("official", *pair) for pair in itertools.combinations(house_rules(), 2)]
    yield from (stack for stack in (*singles, *pairs) if load(list(stack)).ok)


def faults(topic: str, stack: tuple[str, ...]) -> Iterator[str]:
    """What is wrong with the answer to one topic under one stack."""
    outcome = ask(topic, *stack)
    for language in LANGUAGES:
        text = words(topic, outcome, language)
        if not text or any(scrap in text for scrap in SCRAPS):
            yield f"{language}: {text!r}"
    if outcome.example is not None:
        played = replay(read(tomli_w.dumps({k: v for k, v in outcome.example.record.items() if v is not None})))
        told = [step.events for step in outcome.example.steps if step.verdict.allowed]
        if not played.ok or [step.events for step in played.steps] != told:
            yield "the example does not replay as it was told"


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--part", default="0/1", help="the N-th of M parts, counted from 0")
    number, parts = map(int, asked.parse_args().part.split("/"))
    count = wrong = 0
    for stack in itertools.islice(all_stacks(), number, None, parts):
        for topic in PROPOSITIONS:
            count += 1
            try:
                found = list(faults(topic, stack))
            except Exception as error:
                found = [repr(error)]
            wrong += bool(found)
            for each in found:
                print(topic, "+".join(stack), each)
    print(f"{count} answers in {len(LANGUAGES)} languages, {wrong} at fault")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
