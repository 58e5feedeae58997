"""What everybody is left with, as it is called out at the table: "Bo: red 8, skip; Cai: 0 3 wild", "Aino vann, Bo: två plus två".

A name may hold anything: names are looked for as they are known. What is said behind one may be said in any of the languages.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from unorules.ask import model
from unorules.ask.cue_marks import is_wholly
from unorules.ask.hands_in_words import HandError, hand_told, plainly
from unorules.ask.language import LANGUAGES
from unorules.engine.rules import Rules
from unorules.records.evening import MOST_POINTS, Left, Round

_NO_CARDS: Final = ("", "-", "–")
_POINTS: Final = re.compile(r"\d{1,7}\Z")


def round_told(
    text: str, players: Sequence[str], rules: Rules, language: str, *, points: bool = False, away: Sequence[str] = ()
) -> Round:
    """The round that `text` tells: names, each with a colon and its hand; with `points`, with an equals sign and a number.

    Who is left out has no cards, and has won; `away` are those out of the match, who have no part. Raises HandError.
    """
    told = _by_name(text, players, "=" if points else ":")
    for name in told:
        if name in away:
            raise HandError("out-of-match", name=name)
    left: dict[str, Left] = {}
    winners: list[str] = []
    for name in players:
        said = told.get(name, "").strip(" ,;.\t\n")
        if _is_all(said, "has-won"):
            winners.append(name)
        elif name in told and said not in _NO_CARDS and not _is_all(said, "holds-nothing"):
            left[name] = _points(name, said) if points else _left(said, rules, language)
    return Round(
        left, _winner(winners, [name for name in players if name not in left and name not in away], rules, left)
    )


def _winner(said: Sequence[str], without: Sequence[str], rules: Rules, left: Mapping[str, Left]) -> str | None:
    """Who won: who is said to, else the one without cards. Raises HandError where that is nobody, or several."""
    if len(said) == 1:
        return said[0]
    if len(said) > 1:
        raise HandError("two-winners", names=list(said))
    if len(without) == 1:
        return without[0]
    if without:
        raise HandError("who-won", names=list(without))
    if rules.piles_when_exhausted == "draw-what-is-left":
        raise HandError("nobody-out")
    return _lowest(rules, left) if rules.piles_when_exhausted == "end-round-lowest-hand" else None


def _lowest(rules: Rules, left: Mapping[str, Left]) -> str | None:
    from unorules.records.evening_points import points_held

    held = {name: points_held(rules, each) for name, each in left.items() if not each.out}
    lowest = [name for name, points in held.items() if points == min(held.values())]
    return lowest[0] if len(lowest) == 1 else None


def _by_name(text: str, players: Sequence[str], sign: str) -> dict[str, str]:
    """What stands behind each name. Raises HandError for a name that nobody has, one told twice, or no name at all."""
    names = "|".join(re.escape(name) for name in sorted(players, key=len, reverse=True))
    starts = list(re.finditer(rf"(?:(?<=^)|(?<=[\s,;]))({names})\s*{sign}", text, re.IGNORECASE))
    known = {name.casefold(): name for name in players}
    head = text[: starts[0].start()] if starts else text
    if head.strip(" ,;\t\n"):
        raise _strange(head, players, sign)
    found: dict[str, str] = {}
    for at, start in enumerate(starts):
        end = starts[at + 1].start() if at + 1 < len(starts) else len(text)
        name, said = known[start[1].casefold()], text[start.end() : end]
        if name in found:
            raise HandError("told-twice", name=name)
        if sign in said:
            raise _strange(re.split(r"[;,]", said.partition(sign)[0])[-1] + sign, players, sign)
        found[name] = said
    if not found:
        raise HandError("no-hands", sign=sign)
    return found


def _strange(text: str, players: Sequence[str], sign: str) -> HandError:
    """What stands where a name should, as the fault that it is."""
    name, found, _ = text.partition(sign)
    if not found:
        return HandError("no-hands", sign=sign)
    near = get_close_matches(name.strip(), players, 1, 0.5)
    return HandError("no-player", name=name.strip(), near=near[0] if near else "", players=list(players))


def _is_all(said: str, cue: str) -> bool:
    """Whether a word or phrase of the cue is all that was said, in whichever language."""
    if not said or any(plainly(word) for word in said.split()):
        return False
    return any(is_wholly(said, cue, model.lexicon(language), language) for language in LANGUAGES)


def _points(name: str, said: str) -> Left:
    if _is_all(said, "knocked-out"):
        return Left(out=True)
    if not _POINTS.match(said) or int(said) > MOST_POINTS:
        raise HandError("no-points", name=name, found=said)
    return Left((), int(said))


def _left(said: str, rules: Rules, language: str) -> Left:
    """A hand, behind the word that its player was knocked out where it stands there."""
    first, _, rest = said.partition(" ")
    if _is_all(first.strip(",:"), "knocked-out"):
        return Left(hand_told(rest, rules, language), None, True)
    return Left(hand_told(said, rules, language))
