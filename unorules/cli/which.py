"""`unorules which`: which rules belong to a box, by its number of cards, the cards of its own, and its leaflet."""

from __future__ import annotations

from collections.abc import Sequence

from unorules.cli import exits
from unorules.cli.console import complain, show
from unorules.diagnostics.visible import json_text, visible
from unorules.engine.cards import Kind
from unorules.i18n.messages import Messages, load
from unorules.rulebook.boxes import boxes, fitting
from unorules.sheets.which_page import boxes_page, which_json, which_page

_LONGEST = 60


def run(cards: int | None, has: Sequence[str], leaflet: str | None, lang: str, as_json: bool) -> int:
    """Tell which boxes fit, and what their rules differ in; without anything told, list all.

    Exit code 0, 1 where none fits, 2 where a card is not known.
    """
    messages = load(lang)
    kinds: list[Kind] = []
    for word in has:
        found = kinds_named(word, messages.language)
        if not found:
            complain(_unknown(word, messages))
            return exits.USAGE
        kinds += found
    asked = cards is not None or bool(kinds) or bool(leaflet)
    fit = fitting(cards, kinds, leaflet or "")
    if not fit:
        complain(_none(cards, kinds, leaflet or "", messages))
        return exits.FOUND
    if as_json:
        for box in fit:
            print(json_text(which_json(box, messages)))
    else:
        show(which_page(fit, messages) if asked else boxes_page(fit, messages))
    return exits.OK


def kinds_named(word: str, language: str) -> list[Kind]:
    """The kinds of card that a word or two name, in the language or by their ids."""
    plain = "-".join(word.lower().replace("_", "-").split())
    for name in (plain, f"wild-{plain}"):
        if name in set(Kind):
            return [Kind(name)]
    from unorules.ask import model
    from unorules.ask.read_features import frame
    from unorules.ask.words import fold

    begun = [
        kind for kind in Kind if fold(str(load(language).kind(kind))).startswith(fold(word, language)) and word.strip()
    ]
    if len(begun) == 1:
        return begun
    return list(dict.fromkeys(Kind(face.kind) for face in frame(word, language, model.lexicon(language)).cards))


def _unknown(word: str, messages: Messages) -> str:
    known = dict.fromkeys(kind for box in boxes() for kind, _ in box.extras)
    return messages(
        "which.no-card", word=visible(word)[:_LONGEST], known=messages.list([f"`{each}`" for each in known], "or")
    )


def _none(cards: int | None, kinds: Sequence[Kind], leaflet: str, messages: Messages) -> str:
    """That no box fits, and where one thing told is at fault, which that is."""
    lines = [messages("which.none")]
    if leaflet and not fitting(leaflet=leaflet):
        lines.append(messages("which.no-leaflet", leaflet=visible(leaflet)[:_LONGEST]))
    if cards is not None and not fitting(cards):
        counts = messages.list(sorted({box.cards for box in boxes()}), "or")
        lines.append(messages("which.no-count", n=cards, counts=counts))
    if kinds and not fitting(kinds=kinds):
        lines.append(messages("which.no-such-cards", kinds=messages.list(messages.kind(kind) for kind in kinds)))
    return "\n".join(lines)
