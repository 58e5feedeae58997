"""Small signs drawn for a page: what holds, what does not, and the house before a rule that is the table's own."""

from __future__ import annotations

from typing import Final

from unorules.document.drawings import PAINTS, shape

CHECK: Final = '<path d="M2.5 8.5l3.5 3.5 7.5-8" fill="none" stroke="{0}" stroke-width="2.6" stroke-linecap="round"/>'
CROSS: Final = (
    '<path d="M3.5 3.5l9 9M12.5 3.5l-9 9" fill="none" stroke="{0}" stroke-width="2.6" stroke-linecap="round"/>'
)
WAVE: Final = (
    '<path d="M2 9.5c2-4 4-4 6-1.5s4 2.5 6-1.5" fill="none" stroke="{0}" stroke-width="2.4" stroke-linecap="round"/>'
)
ARROW: Final = (
    '<path d="M2.5 8h10.5M8.5 3.5l4.5 4.5-4.5 4.5" fill="none" stroke="{0}" stroke-width="2.4"'
    ' stroke-linecap="round" stroke-linejoin="round"/>'
)
HOUSE: Final = '<path d="M8 1.5L15 8h-2v6.5H9.5V10h-3v4.5H3V8H1z" fill="{0}"/>'

SIGNS: Final = {
    "yes": CHECK,
    "no": CROSS,
    "depends": WAVE,
    "value": ARROW,
    "done": CHECK,
    "refused": CROSS,
    "house": HOUSE,
}
"""By verdict, mark of a step, or `house`; `{0}` is the paint. Each is drawn on a square of sixteen."""


def sign(name: str, paint: str) -> str:
    """A sign as a whole SVG file."""
    drawn = SIGNS[name].replace("{0}", paint)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16">{drawn}</svg>'


def ornament() -> str:
    """The four shapes of the colours in a row, as a whole SVG file."""
    drawn = "".join(shape(tint, 9 + 19 * at, 9, 6.5, paint.ground) for at, (tint, paint) in enumerate(PAINTS.items()))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 75 18" width="75" height="18">{drawn}</svg>'


def marker(tint: str) -> str:
    """The shape of one colour, as a whole SVG file."""
    drawn = shape(tint, 8, 8, 6, PAINTS[tint].ground)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16">{drawn}</svg>'


SCISSORS: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 14" width="20" height="14">'
    '<g fill="#ffffff" stroke="#5a5a5a" stroke-width="1.3"><circle cx="4" cy="3.2" r="2.4"/><circle cx="4" cy="10.8" r="2.4"/>'
    '<path d="M6 4.6L18 11M6 9.4L18 3" stroke-linecap="round"/></g></svg>'
)
"""A pair of scissors where a booklet is slit, as a whole SVG file."""
