"""A short mark of what rules say, so that two printed sheets can be compared at a glance."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from typing import Final

from unorules.rulebook.model import CardText, Rulebook, Texts

_LETTERS: Final = 8


def fingerprint(rulebook: Rulebook) -> str:
    """Eight hexadecimal digits in two groups ("3f9a-21c4"), the same on every machine for the same rules.

    It stands for every value in force and for the table's own cards with what is written on them. Where a value was given,
    in which order files were laid and what they are called does not matter: who plays alike has the same mark.
    """
    told = {"values": rulebook.rules.values(), "cards": sorted(map(_card, rulebook.cards))}
    digest = hashlib.sha256(json.dumps(told, sort_keys=True, ensure_ascii=True).encode()).hexdigest()[:_LETTERS]
    return f"{digest[:4]}-{digest[4:]}"


def _card(card: CardText) -> str:
    written = {"rule": asdict(card.card), "name": _texts(card.name), "text": _texts(card.text)}
    return json.dumps(written, sort_keys=True, ensure_ascii=True)


def _texts(texts: Texts) -> dict[str, str]:
    return dict(texts.by_language)
