"""Half questions: "and what if it's a red one?", "gäller det när man är två?" leave what they are about to what was said before.

Such a question begins with a word that joins it on, or asks whether something holds, and names nothing of the game itself.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_features import OF_THE_GAME, Frame
from unorules.ask.words import Token

_MOST_WORDS: Final = 14
_MOST_OF_POINTING: Final = 6
_BY_NUMBER: Final = 4
_HEAD: Final = 3
# Concepts that leave open what is spoken of: who, when, how many, and that something was said, done or wanted.
_OPEN: Final = frozenset(
    "who what when how how-many which why first last may must not or if right wrong says say explain get had hold count end"
    " start continue everyone nobody anyone two-players after before already still only always same again exists in all more"
    " black red blue green yellow effect what-happens next-player self back together several any until-when even-if"
    " small-talk applies forgot self-correct refuse one-left hold-points quick player many-players ago we-play"
    " too-late instead seat other-colour another".split()
)
# Deeds that are open too where only a pronoun tells with what: "and if she lays it first?".
_DEEDS: Final = frozenset({"lay", "draw", "match", "on-top", "can-play", "win"})


def hangs_on(seen: Frame) -> bool:
    """Whether a question goes on from one that was not asked here."""
    spoken = [word for word in seen.words if word.kind != "stop"]
    if not spoken or len(spoken) > _MOST_WORDS or spoken[0].sentence != spoken[-1].sentence:
        return False
    bare = _without_interjections(seen, spoken)
    joined = seen.says("joins-on", "follows-on", within=spoken[: _HEAD + len(spoken) - len(bare)])
    holds = seen.says("does-it-hold", within=bare[:_HEAD])
    if not (joined or holds) or _names_something(seen):
        return False
    return holds or _leans(seen, bare)


def _without_interjections(seen: Frame, spoken: list[Token]) -> list[Token]:
    at = 0
    while at < len(spoken) - 1 and seen.says("interjection", "joins-on", within=spoken[at : at + 1]):
        at += 1
    return spoken[at:]


def _leans(seen: Frame, bare: list[Token]) -> bool:
    """Whether the part behind the joining word is a bare condition, or points at what was said."""
    if seen.says("if-at-head", "follows-on", within=bare[:1]):
        return not _asks_on(seen, bare)
    if len(bare) <= _BY_NUMBER and seen.says("led-by-with", within=bare[:1]):
        return True  # "and with two?"
    return seen.says("so-then", within=bare)  # "ja saako silloinkin …?"


def _asks_on(seen: Frame, bare: list[Token]) -> bool:
    """ "And if she is first, who deals?": the condition is followed by a question of its own; "then what?" is none."""
    return any(
        seen.says("interrogative", within=[word]) and not seen.says("then-what", within=bare[at - 1 : at + 1])
        for at, word in enumerate(bare)
        if at >= _HEAD
    )


def _names_something(seen: Frame) -> bool:
    named = {mark.concept for mark in seen.marks if not mark.concept.startswith(("num-", "digit-"))}
    told = any(word.folded.startswith("uno") for word in seen.words) or seen.has(*OF_THE_GAME)
    return told or any(not _is_mere_colour(seen, face) for face in seen.cards) or bool(named - _open(seen))


def _open(seen: Frame) -> frozenset[str]:
    return _OPEN | _DEEDS if seen.says("pronoun") else _OPEN


def _is_mere_colour(seen: Frame, face: Mention) -> bool:
    """ "A red one": a card that is told by its colour alone."""
    words = seen.words[face.start : face.end]
    return face.colour is not None and all(
        word.kind == "word" and (seen.said_at(at, "mere-one") or at == face.start)
        for at, word in enumerate(words, face.start)
    )
