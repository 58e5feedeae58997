"""What is said of a file of settings that cannot be read."""

from __future__ import annotations

from unorules.diagnostics.show import headline
from unorules.diagnostics.visible import visible
from unorules.i18n.messages import Messages
from unorules.rulebook.defaults import SettingsError


def settings_told(wrong: SettingsError, messages: Messages) -> str:
    """The line that is no TOML and why; of a file that is, what it has to hold."""
    path, fault = visible(str(wrong.path)), wrong.fault
    if fault is None or fault.span is None:
        return messages("default.unreadable", path=path)
    return messages("default.not-toml", path=path, line=fault.span.line, why=headline(fault, messages))
