"""What is said of a file of settings that cannot be read."""

from __future__ import annotations

from unorules.diagnostics.show import headline
from unorules.diagnostics.visible import visible
from unorules.i18n.messages import Messages
from unorules.rulebook.defaults import SettingsError


def settings_told(wrong: SettingsError, messages: Messages) -> str:
    """What keeps the file from being read, and in which line where it has one; of a file that can be, what it has to hold there."""
    path, fault = visible(str(wrong.path)), wrong.fault
    if fault is None:
        return messages("default.unreadable", path=path, line=wrong.line, cure=wrong.cure)
    if fault.span is None:
        return messages("default.unread", path=path, why=headline(fault, messages))
    return messages("default.not-toml", path=path, line=fault.span.line, why=headline(fault, messages))
