"""What everybody is left with, as it is called out at the table: "Bo: red 8, skip; Cai: 0 3 wild", "Aino vann, Bo: två plus två".

Cards stand in notation or in the words of the language. A name may hold anything: names are looked for as they are known.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from unorules.ask import model
from unorules.ask.cards_in_words import Mention
from unorules.ask.language import LANGUAGES
from unorules.ask.read_features import Frame, frame
from unorules.ask.words import fold
from unorules.engine.cards import Kind
from unorules.engine.rules import Rules, deck
from unorules.records.evening import MOST_POINTS, Left, Round, card_meant

_OUT: Final = frozenset("out ut ute ulos ulkona pudonnut pudotettu utslagen utslatt".split())
_WON: Final = frozenset("won wins winner voitti voittaja voittaa vant vinner vinnare vann vinneren vinnaren".split())
_NOTHING: Final = frozenset("- – nothing none empty ingenting inget ingen tyhja tyhjana tom tomt".split())
_BETWEEN: Final = frozenset(
    "and & og och ja plus a an the en ett et ei card cards kort kortet korttia kortti of with x st kpl stk".split()
)
_TIMES: Final = frozenset("x st kpl stk stycken stykker kappaletta".split())
_HIGHEST: Final = 9
_POINTS: Final = re.compile(r"\d{1,7}\Z")


class HandError(ValueError):
    """Something called out that cannot be taken; `key` names the message `score.wrong.<key>`, `params` fill it."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


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
        if _is_all(said, _WON):
            winners.append(name)
        elif name in told and not _is_all(said, _NOTHING) and said:
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


def _is_all(said: str, words: frozenset[str]) -> bool:
    return fold(said) in words or said in words


def _points(name: str, said: str) -> Left:
    if _is_all(said, _OUT):
        return Left(out=True)
    if not _POINTS.match(said) or int(said) > MOST_POINTS:
        raise HandError("no-points", name=name, found=said)
    return Left((), int(said))


def _left(said: str, rules: Rules, language: str) -> Left:
    """A hand, behind the word that its player was knocked out where it stands there."""
    first, _, rest = said.partition(" ")
    if fold(first.strip(",:")) in _OUT:
        return Left(hand_told(rest, rules, language), None, True)
    return Left(hand_told(said, rules, language))


def hand_told(text: str, rules: Rules, language: str) -> tuple[str, ...]:
    """The cards of a hand as the score keeps them: notation where a colour was said, else a digit or a kind.

    Cards may be named in any of the four languages; `language` is tried first. Raises HandError.
    """
    parts = [part for part in re.split(r"[,;]", text) if part.strip()]
    return tuple(_in_this_deck(word, rules) for part in parts for word in _part(part, language))


def _part(text: str, language: str) -> list[str]:
    plain = [_plainly(word) for word in text.split()]
    if all(plain):
        return plain
    first: HandError | None = None
    for spoken in (language, *(each for each in LANGUAGES if each != language)):
        try:
            return _in_words(frame(text, spoken, model.lexicon(spoken)))
        except HandError as wrong:
            first = first or wrong
    raise first or HandError("no-card", word=text)


def _plainly(word: str) -> str:
    """A word that is a card by itself; an empty text for anything else."""
    if word.lower() in set(Kind) and word.lower() != Kind.NUMBER:
        return word.lower()
    try:
        return word if len(word) == 1 and word.isdecimal() else card_meant(word).text
    except ValueError:
        return ""


def _in_words(seen: Frame) -> list[str]:
    """Cards named, bare digits among them. Raises HandError for a word that is neither and not small."""
    taken = {at for face in seen.cards for at in range(face.start, face.end)}
    faces = {face.start: face for face in seen.cards}
    alone = len(seen.cards) == 1
    found: list[str] = []
    for at, word in enumerate(seen.words):
        if at in faces:
            found += [faces[at].card] * _times(seen, faces[at], alone)
        elif at in taken or word.kind == "stop" or fold(word.text) in _BETWEEN:
            continue
        elif (number := _number(seen, at)) is None or number > _HIGHEST:
            raise HandError("no-card", word=word.text)
        elif not _counts(seen, at, alone):
            found.append(str(number))
    return found


def _number(seen: Frame, at: int) -> int | None:
    """The number that stands there, in digits or as a word."""
    if seen.words[at].kind == "number":
        return seen.words[at].number
    named = (mark.concept for mark in seen.marks if mark.start == at and mark.end == at + 1)
    return next((int(name.partition("-")[2]) for name in named if name.startswith(("num-", "digit-"))), None)


def _times(seen: Frame, face: Mention, alone: bool) -> int:
    """How many of the card: an amount in words always counts, in digits only before the one card of its part of the list."""
    at = face.start - 1
    if at >= 0 and fold(seen.words[at].text) in _TIMES:
        number = seen.words[at - 1].number if at else None
        return number or 1
    return face.count if at < 0 or seen.words[at].kind != "number" or _counts(seen, at, alone) else 1


def _counts(seen: Frame, at: int, alone: bool) -> bool:
    """Whether the digit at `at` is an amount: "2 skips", "2 x skip"; in "0 3 wild" it is a card."""
    after = at + 1
    if after < len(seen.words) and fold(seen.words[after].text) in _TIMES:
        return True
    if seen.words[at].kind != "number":
        return any(face.start == after for face in seen.cards)  # an amount in words
    digits = [word for word in seen.words if word.kind == "number"]
    return alone and len(digits) == 1 and any(face.start == after for face in seen.cards)


def _in_this_deck(word: str, rules: Rules) -> str:
    """The card as this deck has it: the +4 of No Mercy is coloured. Raises HandError for one that the deck lacks."""
    kinds = {card.kind for card in deck(rules)}
    try:
        card = card_meant(word)
    except ValueError:
        raise HandError("no-card", word=word) from None
    if card.kind is Kind.WILD_DRAW_FOUR and card.kind not in kinds and Kind.DRAW_FOUR in kinds:
        return Kind.DRAW_FOUR.value
    if card.kind not in kinds:
        raise HandError("not-in-deck", kind=card.kind)
    return word
