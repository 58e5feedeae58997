"""What is wrong with the rules in force, told on standard error by every command that plays them."""

from __future__ import annotations

from unorules.cli.console import complain
from unorules.diagnostics.model import Severity
from unorules.diagnostics.show import brief
from unorules.i18n.messages import Messages
from unorules.rulebook.model import Rulebook


def tell_findings(rulebook: Rulebook, messages: Messages) -> bool:
    """Tell errors and warnings, one a line; whether the rules may be played."""
    for finding in rulebook.findings:
        if finding.severity is not Severity.NOTE:
            complain(brief(finding, messages))
    return rulebook.ok
