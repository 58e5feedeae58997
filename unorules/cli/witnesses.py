"""The records in which `validate` has seen something go wrong: written into a folder, and by which command each is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from unorules.cli import exits
from unorules.cli.console import complain
from unorules.cli.files import folder_asked, write_asked
from unorules.cli.usage import PROGRAM
from unorules.diagnostics.model import Finding, Severity
from unorules.diagnostics.visible import visible
from unorules.i18n.messages import Messages

_USUAL = "seen"


@dataclass(slots=True)
class Witnesses:
    """Where the records go: into `folder`, over what is there where `force` says so; nowhere without a folder."""

    folder: str | None
    force: bool
    messages: Messages
    code: int = exits.OK
    written: int = 0
    _names: Counter[str] = field(default_factory=Counter)

    def command(self, finding: Finding) -> str:
        """How to play what the finding was seen by: the sentence that names the command; nothing for what was not played.

        With a folder the record is written first; `code` is 1 once one could not be.
        """
        record = finding.data.get("record")
        if not isinstance(record, str):
            return ""
        if self.folder is None:
            command = f"{PROGRAM} validate {quoted(finding.file)} --records {_USUAL}"
            return self.messages("validate.to-replay", command=command)
        path = Path(self.folder) / self._name(finding)
        self.code = self.code or folder_asked(Path(self.folder), self.messages)
        if self.code == exits.OK:
            self.code = write_asked(str(path), record, self.force, self.messages)
            self.written += self.code == exits.OK
        return f"`{PROGRAM} replay {quoted(str(path))}`"

    def tell_of_none(self, found: Sequence[Finding], play: bool) -> None:
        """Say why no record was written where some were asked for; what went wrong in writing has been told."""
        if self.folder is not None and not self.written and self.code == exits.OK:
            wrong = any(each.severity is Severity.ERROR for each in found)
            key = "no-records-unplayed" if not play else "no-records-wrong" if wrong else "no-records"
            complain(self.messages(f"validate.{key}", folder=visible(self.folder)))

    def _name(self, finding: Finding) -> str:
        """The file's name: of the ruleset and the code, with a number from the second of a kind on."""
        name = f"{Path(finding.file).stem}-{finding.code}"
        self._names[name] += 1
        return f"{name}.toml" if self._names[name] == 1 else f"{name}-{self._names[name]}.toml"


def quoted(file: str) -> str:
    """The path as it is typed again."""
    shown = visible(file)
    return f"'{shown}'" if " " in shown else shown
