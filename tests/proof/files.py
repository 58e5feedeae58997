"""Ruleset files that are played once, in a folder that stays as long as the tests run: their witnesses name them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.rulebook.files import NOWHERE, write
from unorules.diagnostics.model import Finding
from unorules.diagnostics.samples import HEAD
from unorules.proof.prove import check_and_prove
from unorules.records.record import read
from unorules.records.replay import Replay, replay
from unorules.rulebook.check import Checked

_PLACE = TemporaryDirectory()


@cache
def played(content: str) -> Checked:
    """What is said of a file of this text."""
    place = Path(_PLACE.name) / f"{abs(hash(content))}"
    place.mkdir()
    return check_and_prove(write(place, content), folders=NOWHERE)


def proven(below: str) -> list[Finding]:
    """What play shows of a house rule: `below` stands under a sound head."""
    return by_play(played(HEAD + below))


def by_play(found: Checked) -> list[Finding]:
    return [finding for finding in found.findings if finding.code.startswith("RS6")]


def codes(below: str) -> list[str]:
    return [finding.code for finding in proven(below)]


def replayed(finding: Finding) -> Replay:
    """The witness, played as `unorules replay` plays it."""
    return replay(read(str(finding.data["record"])))
