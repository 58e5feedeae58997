"""The samples of a fault, shown as files and really checked: what is said of them is what `validate` says."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from unorules.bundled import folder
from unorules.diagnostics.model import Finding, Severity
from unorules.diagnostics.samples import EVERY_OPTION, SAMPLES, Sample
from unorules.diagnostics.show import Lines, full
from unorules.document.model import Block, Listing, paragraph
from unorules.i18n.messages import Messages
from unorules.rulebook.check import check
from unorules.rulebook.load import load
from unorules.rulebook.shelf import Shelf
from unorules.values import dataclass

_BY_PLAY: Final = ("RS6", "RS409")
_MOST_LINES: Final = 40
_WIDEST: Final = 300
"""Samples are there to be copied; only those that are wrong by being too long are cut."""

_MOST_BYTES: Final = 16


@dataclass(frozen=True, slots=True)
class Witness:
    """What became of a failing sample: the finding of its code, and how `validate` would print it."""

    finding: Finding
    text: str


def witness(code: str, messages: Messages) -> Witness | None:
    """Check the failing sample of a code in a folder of its own; None where it does not have the fault after all.

    Raises KeyError for a code without a sample, OSError where no folder can be made.
    """
    sample = SAMPLES[code]
    with TemporaryDirectory() as name:
        place = Path(name).resolve()
        for other, text in sample.beside.items():
            _write(place / f"{other}.toml", text)
        path = place / f"{sample.name}.toml"
        if sample.failing is not None:
            _write(path, sample.failing)
        findings, lines = _found(path, sample, code)
        found = next((each for each in findings if each.code == code), None)
        if found is None:
            return None
        return Witness(found, full(found, messages, lines).replace(f"{place}{os.sep}", ""))


def is_sound(text: str) -> bool:
    """Whether `validate` would find neither an error nor a warning in a ruleset of this text."""
    path, shelf = Path("sample.toml"), Shelf(())
    shelf.hold(path, text)
    return all(found.severity is Severity.NOTE for found in check(path, shelf=shelf).findings)


def _found(path: Path, sample: Sample, code: str) -> tuple[tuple[Finding, ...], Lines]:
    """What is said of the file, and the lines that it points into; a fault that only play shows is looked for by play."""
    if sample.also:
        rulebook = load([str(path), *sample.also], folders=())
        texts = {layer.file: layer.toml.lines.texts for layer in rulebook.layers}
        return rulebook.findings, lambda file: texts.get(file, ())
    if code.startswith(_BY_PLAY):
        from unorules.proof.prove import check_and_prove  # the other samples are checked without a game

        checked = check_and_prove(path, folders=())
    else:
        checked = check(path, folders=())
    return checked.findings, checked.lines


def _write(path: Path, content: str | bytes) -> None:
    if isinstance(content, str):
        content = content.replace(EVERY_OPTION, _every_option()).encode("utf-8")
    path.write_bytes(content)


def _every_option() -> str:
    """The tables of options of the edition `official`."""
    text = (folder("rulesets") / "official.toml").read_text(encoding="utf-8")
    return text[text.index("[players]") : text.index("[[sources]]")]


def shown(content: str | bytes | None, messages: Messages) -> Iterator[Block]:
    """A file of a sample as it is shown: its text, the first lines of a long one, or that it is none."""
    if content is None:
        yield paragraph(messages("explain.page.no-file"))
        return
    text = as_text(content)
    if text is None:
        yield paragraph(messages("explain.page.no-text", bytes=_bytes(content)))
        return
    lines = text.rstrip("\n").split("\n")
    kept = tuple(line if len(line) <= _WIDEST else f"{line[:_WIDEST]}…" for line in lines[:_MOST_LINES])
    left = len(lines) - len(kept)
    yield Listing((*kept, messages("explain.page.cut", n=left)) if left else kept)


def as_text(content: str | bytes) -> str | None:
    """The text of a file; None for bytes that are none."""
    try:
        return content if isinstance(content, str) else content.decode("utf-8")
    except UnicodeDecodeError:
        return None


def _bytes(content: str | bytes) -> str:
    content = content.encode() if isinstance(content, str) else content
    return " ".join(f"{byte:02x}" for byte in content[:_MOST_BYTES]) + (" …" if len(content) > _MOST_BYTES else "")
