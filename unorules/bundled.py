"""Where the shipped rulesets and locales are: inside the package in a wheel, beside it in a checkout or editable install."""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).resolve().parent


def folder(name: str) -> Path:
    """The folder `rulesets` or `locales` that belongs to this very code."""
    beside = _HERE.parent / name
    inside = _HERE / name
    return inside if inside.is_dir() else beside
