"""Titles after one another, so that nobody takes one for two."""

from __future__ import annotations

from collections.abc import Iterable

from unorules.i18n.messages import Messages


def in_a_row(titles: Iterable[str], messages: Messages) -> str:
    """The titles as the language lists them; all in quotation marks where one has a comma, or the word that joins them, in it."""
    found = list(titles)
    joined = messages.list(("\0", "\0")).replace("\0", "")
    if len(found) > 1 and any("," in title or joined in title for title in found):
        found = [messages("new.quoted", text=title) for title in found]
    return messages.list(found)
