"""Where a draft lies while it is worked on: the file that it will become, what it comes to, and how it is written down."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from shlex import quote
from tempfile import TemporaryDirectory
from typing import Final

from unorules.cli import exits
from unorules.cli.console import complain
from unorules.cli.files import write_asked, write_new
from unorules.diagnostics.model import Finding, Severity
from unorules.diagnostics.show import headline, helps
from unorules.diagnostics.system import why
from unorules.i18n.messages import Messages
from unorules.rulebook.curing import Cure, Judge, cures
from unorules.rulebook.defaults import own_folders
from unorules.rulebook.draft_text import SCHEMA, draft_text
from unorules.rulebook.drafting import Draft, Judged, judged
from unorules.rulebook.load import load
from unorules.rulebook.model import Rulebook, Ruleset
from unorules.rulebook.schema import schema
from unorules.rulebook.shelf import SHIPPED, Shelf
from unorules.values import dataclass, replace

STREAM: Final = "-"
"""Stands for standard output in the place of a file."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The words to use, the file asked for (None: one in the user's own folder), and whether it may be written over."""

    messages: Messages
    output: str | None = None
    force: bool = False

    @property
    def folder(self) -> Path | None:
        """The user's own folder of rulesets; None where the home folder is unknown."""
        return next(iter(own_folders()), None)

    def path(self, draft: Draft) -> Path:
        """The file that the draft becomes."""
        if self.output is not None and self.output != STREAM:
            return Path(self.output)
        return (Path() if self.output else self.folder or Path()) / f"{draft.id}.toml"

    def text(self, draft: Draft) -> str:
        """What the file will say, called "Our rules" until it has a title. It names the schema where that lies beside it, or will
        lie there."""
        if not draft.titles:
            draft = replace(draft, titles={self.messages.language: self.messages("new.title.default")})
        near = self.output is None or (self.path(draft).parent / SCHEMA).is_file()
        return draft_text(draft, self.messages, schema=near, name=self._name(draft))

    def _name(self, draft: Draft) -> str:
        """What `set` finds the file by: its id in a folder of the user's own, elsewhere the name of the file."""
        if self.output is None:
            return draft.id
        path = self.path(draft)
        is_own = path.absolute().parent in {each.absolute() for each in own_folders()}
        return draft.id if is_own and self.output != STREAM else f"{draft.id}.toml"

    def judge(self, draft: Draft) -> Judged:
        """What is wrong with the draft, and the rules that it comes to."""
        return judged(self.text(draft), self.path(draft))

    def play(self, draft: Draft) -> Judged:
        """The same, with what only play shows; rules that are wrong already are not played."""
        found = self.judge(draft)
        return (
            replace(found, findings=(*found.findings, *proven(self.text(draft), self.path(draft))))
            if found.ok
            else found
        )

    def cures(self, draft: Draft, finding: Finding, trial: Judge | None = None) -> tuple[Cure, ...]:
        """What would mend a finding, each tried; by `trial` where looking at the rules is not enough."""
        return cures(draft, finding, self.judge, trial, _seated)

    def taken(self) -> frozenset[str]:
        """The ids that files in the own folder have already."""
        return frozenset(Shelf().ids())

    def find(self, name: str) -> Ruleset | None:
        """A ruleset by its id."""
        found = Shelf().find(name)
        return found if isinstance(found, Ruleset) else None

    def title(self, name: str) -> str:
        """The title of a ruleset; its id where it has none, and beside it where another ruleset is called the same."""
        shelf = Shelf()
        title = self._called(name, shelf) or name
        own = shelf.ids()[len(SHIPPED) :]
        others = (*own, *SHIPPED) if name in own else own
        is_shared = any(self._called(each, shelf) == title for each in others if each != name)
        return self.messages("new.with-id", title=title, id=name) if is_shared else title

    def _called(self, name: str, shelf: Shelf) -> str:
        found = shelf.find(name)
        return found.title(self.messages.language) if isinstance(found, Ruleset) else ""

    def write(self, draft: Draft) -> int:
        """Write the file whole or not at all, and tell it; the exit code as for `write_asked`."""
        text, path = self.text(draft), self.path(draft)
        if self.output is None:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                self._write_schema(path.parent)
            except (OSError, ValueError) as fault:
                fails = self.messages("cli.error.cannot-write", path=str(path), why=why(fault, self.messages))
                complain(fails)
                return exits.FOUND
        return write_asked(str(path), text, self.force, self.messages)

    def _write_schema(self, folder: Path) -> None:
        """Put the schema beside the rulesets, as this version and this language have it; the file is nobody's but ours."""
        text = json.dumps(schema(self.messages), ensure_ascii=False, indent=2) + "\n"
        path = folder / SCHEMA
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            write_new(path, text, over=True)


def _seated(rulebook: Rulebook) -> int:
    from unorules.proof.budget import Budget
    from unorules.proof.seats import most_seated

    return most_seated(rulebook.rules, Budget())


def proven(text: str, path: Path) -> tuple[Finding, ...]:
    """The errors and warnings that only play shows, as `validate` would find them of that text in that file; none of rules
    that are wrong already.

    What is found is played again from a record, which names the rules by their file: so there is one for as long as it takes.
    """
    from unorules.proof.prove import prove  # as many modules as a simulation

    with TemporaryDirectory(prefix="unorules-") as place:
        file = Path(place, path.name)
        file.write_text(text, encoding="utf-8", newline="")
        found = prove(load([str(file)], folders=(*own_folders(), path.absolute().parent)))
    return tuple(_of_file(each, file, path) for each in found if each.severity is not Severity.NOTE)


def _of_file(finding: Finding, file: Path, path: Path) -> Finding:
    """The finding with the commands in its help naming the file that the text becomes."""
    was, now = quote(str(file)), quote(str(path))
    helps = (
        replace(each, params={**each.params, "command": command.replace(was, now)})
        if isinstance(command := each.params.get("command"), str)
        else each
        for each in finding.helps
    )
    return replace(finding, helps=tuple(helps))


def told(findings: Iterable[Finding], messages: Messages) -> list[str]:
    """Findings without their places, which lie in a text that nobody has seen: each sentence with what would mend it."""
    found = []
    for finding in findings:
        severity = messages(f"diagnostics.severity.{finding.severity}")
        lines = [f"{severity}[{finding.code}]: {headline(finding, messages)}"]
        lines += [f"    {each}".replace("\n", "\n        ") for each in helps(finding, messages)]
        found.append("\n".join(lines))
    return list(dict.fromkeys(found))
