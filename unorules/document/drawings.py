"""Cards as drawings of our own (SVG): each colour also has a shape and letters, so that they are told apart without colours.

Red bears a circle, yellow a triangle, green a square, blue a diamond; a wild card bears all four on a dark ground.
"""

from __future__ import annotations

from html import escape
from typing import Final

from unorules.document.layout import visible
from unorules.document.model import Picture
from unorules.values import dataclass

WIDTH: Final = 60
HEIGHT: Final = 90
"""The measures that every card is drawn in."""

FONT: Final = "Atkinson Hyperlegible, system-ui, sans-serif"
INK: Final = "#20242e"


@dataclass(frozen=True, slots=True)
class Paint:
    """The ground of a card, and what is legible on it."""

    ground: str
    on: str


PAINTS: Final = {
    "red": Paint("#c23a2c", "#ffffff"),
    "yellow": Paint("#f2bf30", INK),
    "green": Paint("#1b8061", "#ffffff"),
    "blue": Paint("#235fa8", "#ffffff"),
}
"""Vermilion, amber, bluish green and blue: far apart for every common kind of colour vision."""

_DARK: Final = Paint("#343a48", "#ffffff")


def card(picture: Picture, letters: str = "") -> str:
    """The card as a whole SVG file; `letters` stand for its colour in the reader's language."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        f"{face(picture, letters)}</svg>"
    )


def face(picture: Picture, letters: str = "") -> str:
    """What stands inside the SVG of a card."""
    return _ground(picture) + _corners(picture, letters) + _window(picture) + _motif(picture)


def shape(tint: str, x: float, y: float, r: float, fill: str, outline: str = "") -> str:
    """The shape of a colour around a middle, `r` wide to each side."""
    paint = f'fill="{fill}"' + (f' stroke="{outline}" stroke-width="1.2" stroke-linejoin="round"' if outline else "")
    match tint:
        case "red":
            return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(r)}" {paint}/>'
        case "yellow":
            return _polygon(((x, y - r), (x + r * 1.08, y + r * 0.85), (x - r * 1.08, y + r * 0.85)), paint)
        case "green":
            side = r * 0.9
            at = f'x="{_n(x - side)}" y="{_n(y - side)}" width="{_n(2 * side)}" height="{_n(2 * side)}"'
            return f"<rect {at} {paint}/>"
        case _:
            wide, high = r * 0.95, r * 1.2
            return _polygon(((x, y - high), (x + wide, y), (x, y + high), (x - wide, y)), paint)


def _ground(picture: Picture) -> str:
    if picture.kind == "blank":
        return (
            f'<rect x="1" y="1" width="58" height="88" rx="7" fill="#ffffff" stroke="{INK}" stroke-width="1.5"/>'
            f'<rect x="5" y="5" width="50" height="80" rx="4" fill="none" stroke="{INK}" stroke-width="1.2"'
            ' stroke-dasharray="3 3"/>'
        )
    return (
        f'<rect x="1" y="1" width="58" height="88" rx="7" fill="#ffffff" stroke="{INK}" stroke-width="1.5"/>'
        f'<rect x="4" y="4" width="52" height="82" rx="4.5" fill="{PAINTS.get(picture.tint, _DARK).ground}"/>'
    )


def _corners(picture: Picture, letters: str) -> str:
    """Shape and letters at top and foot, all four shapes on a wild card, nothing on a blank one."""
    if picture.kind == "blank":
        return ""
    if picture.tint not in PAINTS:
        return "".join(
            shape(tint, 12 + 12 * at, y, 4.4, paint.ground, "#ffffff")
            for y in (14, 76)
            for at, (tint, paint) in enumerate(PAINTS.items())
        )
    on = PAINTS[picture.tint].on
    size = 13 if len(letters) < 3 else 10
    marks = shape(picture.tint, 14, 14, 6, on) + shape(picture.tint, 46, 76, 6, on)
    if not letters:
        return marks
    return marks + _text(letters, 51, 18.6, size, on, "end") + _text(letters, 9, 80.6, size, on, "start")


def _window(picture: Picture) -> str:
    return "" if picture.kind == "blank" else '<rect x="8" y="24" width="44" height="42" rx="5" fill="#ffffff"/>'


def _motif(picture: Picture) -> str:
    """The drawing in the middle: the sign, with as many strokes as cards are drawn, or a picture of what happens."""
    if picture.kind == "wild-reverse-draw-four":
        return _line("M22 30H36a5 5 0 0 1 0 10H26") + _line("M30 36l-4.5 4 4.5 4") + _text("+4", 30, 62, 20)
    if picture.sign.startswith("+") and picture.sign[1:].isascii() and picture.sign[1:].isdigit():
        return _draws(picture.sign, int(picture.sign[1:]))
    if picture.sign:
        return _sign(picture.sign)
    return _MOTIFS.get(picture.kind, _PENCIL)


def _draws(sign: str, count: int) -> str:
    shown = min(count, 10)
    step = min(7.0, 38 / shown)
    left = 30 - step * shown / 2
    strokes = "".join(
        f'<rect x="{_n(left + step * at + step * 0.15)}" y="54.5" width="{_n(step * 0.7)}" height="7.5" rx="0.9"'
        f' fill="{INK}"/>'
        for at in range(shown)
    )
    return _text(sign, 30, 49.5, 26 if len(sign) < 3 else 19) + strokes


def _sign(sign: str) -> str:
    """Letters or a number; a six and a nine are underlined."""
    size = 33 if len(sign) < 2 else max(5.0, min(24.0, 54 / len(sign)))
    bar = f'<rect x="21" y="59" width="18" height="2.6" rx="1.3" fill="{INK}"/>' if sign in ("6", "9") else ""
    return _text(sign, 30, (55 if bar else 56.5) if len(sign) < 2 else 45 + size * 0.35, size) + bar


def _text(text: str, x: float, y: float, size: float, fill: str = INK, anchor: str = "middle") -> str:
    return (
        f'<text x="{_n(x)}" y="{_n(y)}" font-family="{FONT}" font-weight="700" font-size="{_n(size)}"'
        f' text-anchor="{anchor}" fill="{fill}">{escape(visible(text))}</text>'
    )


def _line(path: str, fill: str = "none", width: float = 3.2) -> str:
    return (
        f'<path d="{path}" fill="{fill}" stroke="{INK}" stroke-width="{_n(width)}" stroke-linecap="round"'
        ' stroke-linejoin="round"/>'
    )


def _polygon(points: tuple[tuple[float, float], ...], paint: str) -> str:
    return f'<polygon points="{" ".join(f"{_n(x)},{_n(y)}" for x, y in points)}" {paint}/>'


def _n(value: float) -> str:
    """A number as short as it can be written, the same on every machine."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _quarters() -> str:
    spots = ((21, 36), (39, 36), (21, 54), (39, 54))
    return "".join(
        shape(tint, x, y, 7, paint.ground, INK) for (x, y), (tint, paint) in zip(spots, PAINTS.items(), strict=True)
    )


def _wheel() -> str:
    """A wheel of four parts, and the hand that stops it."""
    parts = (
        "M30 47V32a15 15 0 0 0-15 15z",
        "M30 47H45a15 15 0 0 0-15-15z",
        "M30 47V62a15 15 0 0 1-15-15z",
        "M30 47H45a15 15 0 0 1-15 15z",
    )
    spots = ((23.5, 41), (36.5, 41), (23.5, 53.5), (36.5, 53.5))
    drawn = ""
    for part, (x, y), (tint, paint) in zip(parts, spots, PAINTS.items(), strict=True):
        drawn += _line(part, paint.ground, 1.4) + shape(tint, x, y, 3, paint.on)
    return drawn + f'<polygon points="26,26.5 34,26.5 30,34" fill="{INK}" stroke="#ffffff" stroke-width="1"/>'


_PENCIL: Final = _line("M20 56l2.5-8L38 32.5l5.5 5.5L28 53.5z", "none", 2.6) + _line("M34.5 36l5.5 5.5", "none", 2.6)

_MOTIFS: Final = {
    # over the head of the next player
    "skip": _line("M14 54C16 30 41 30 43.5 51")
    + _line("M37 46.5l6.5 6 4.5-7")
    + f'<circle cx="29" cy="56" r="4.5" fill="{INK}"/>',
    # back the way it came
    "reverse": _line("M17 36H37a8.5 8.5 0 0 1 0 17H20") + _line("M26.5 45.5L18.5 53l8 7.5"),
    # round the table, back to where it began
    "skip-everyone": _line("M36.5 32.2A14.5 14.5 0 1 0 44.2 42")
    + _line("M37.5 40.5l7-1.5 4 6.5", "none", 3)
    + "".join(f'<circle cx="{x}" cy="{y}" r="2.9" fill="{INK}"/>' for x, y in ((30, 40), (24.5, 50), (35.5, 50))),
    # a whole bundle onto the pile
    "discard-all": _line("M30 28V42M23.5 36.5L30 43l6.5-6.5")
    + "".join(_line(f"M15 {y}h30", "none", 3) for y in (50, 55.5, 61)),
    "wild": _quarters(),
    "wild-shuffle-hands": _line("M14 38H20C30 38 30 54 40 54H46M14 54H20C30 54 30 38 40 38H46", "none", 3)
    + _line("M41 33l5.5 5-5.5 5M41 49l5.5 5-5.5 5", "none", 3),
    "wild-swap-hands": "".join(
        f'<rect x="{x}" y="37" width="11" height="16" rx="2" fill="{fill}" stroke="{INK}" stroke-width="2.2"/>'
        for x, fill in ((14, "#ffffff"), (35, INK))
    )
    + _line("M20 31.5H39M35.5 28.5L39.5 31.5 35.5 34.5M40 58.5H21M24.5 55.5L20.5 58.5 24.5 61.5", "none", 2.4),
    "wild-customizable": _PENCIL,
    "wild-colour-roulette": _wheel(),
}
