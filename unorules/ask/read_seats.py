"""Who is meant at the table: "me again?", "the one who drew?", "may Uncle, who sits opposite, challenge it?"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask.read_features import Frame
from unorules.ask.read_players import players
from unorules.ask.words import Token


def after_a_card(seen: Frame, words: Sequence[Token]) -> tuple[str, ...]:
    """Whose turn is offered after a card was laid: by the word for the seat, or by "I" where it is told who laid the card."""
    if seen.says("who-was-before", within=words):
        return ("previous-player",)
    if seen.says("one-further", within=words) and players(seen) != 2:
        return ("player-after-next",)
    if seen.says("who-drew", within=words):
        return ("next-player",)
    if seen.says("me-again", within=words):
        return ("same-player",) if laid_by_me(seen) else ("previous-player",) if _just_before(seen) else ()
    if seen.says("next-in-order", within=words):
        return ("next-player",)
    if seen.says("still-plays", within=words) and laid_by_me(seen):
        return ("same-player",)
    return ()


def laid_by_me(seen: Frame) -> bool:
    """Whether the asker laid the card: nobody else is told to have laid it."""
    return not _laid_by_another(seen)


def _laid_by_another(seen: Frame) -> bool:
    """A person or "she" stands right before the last word of laying, or a name does."""
    laid = [mark.start for mark in seen.marks if mark.concept == "lay"]
    for at in reversed(laid):
        before = _up_to_a_stop(seen, at)
        if any(_is_me(seen, word) for word in before):
            return False
        if any(seen.says("another-person", within=[word]) or _is_name(seen, word) for word in before):
            return True
    return False


def _up_to_a_stop(seen: Frame, at: int) -> list[Token]:
    """The few words before a verb, back to a comma or "then"."""
    found: list[Token] = []
    for word in reversed(seen.words[max(0, at - _SO_NEAR) : at]):
        if word.kind == "stop":
            break
        found.append(word)
    return found


_SO_NEAR: Final = 5


def _is_me(seen: Frame, word: Token) -> bool:
    return seen.says("first-person", within=[word])


def _is_name(seen: Frame, word: Token) -> bool:
    """A word with a capital that begins no sentence."""
    at = seen.words.index(word)
    return word.kind == "word" and word.text[:1].isupper() and at > 0 and seen.words[at - 1].kind != "stop"


def _just_before(seen: Frame) -> bool:
    """Whether the asker is told to have played right before the card."""
    return any(
        mark.concept == "lay" and any(_is_me(seen, word) for word in seen.words[max(0, mark.start - 3) : mark.start])
        for mark in seen.marks
    )


def challenging(seen: Frame, words: Sequence[Token]) -> tuple[str, ...]:
    """Who wants to challenge: the one the +4 was laid on, or another."""
    if seen.says("anyone-may", within=words):
        return ("anyone",)
    if seen.says("seat-far") or seen.has("partner"):
        return ("other",)
    if seen.says("bystander"):
        return ("other",)
    if seen.says("who-must-draw", within=words):
        return ("next-player",)
    if seen.says("on-me"):
        return ("next-player",) if _asks_of_me(seen, words) else ("other",)
    return ("next-player",) if seen.says("next-in-order", within=words) else ()


def _asks_of_me(seen: Frame, words: Sequence[Token]) -> bool:
    return seen.says("is-mine", within=words)


def after_a_challenge(seen: Frame, words: Sequence[Token]) -> tuple[str, ...]:
    """Whose turn is offered after a challenge: the challenger's, or the one's after them."""
    if seen.says("the-challenger", within=words):
        return ("challenger",)
    if seen.says("the-bluffer", within=words):
        return ("challenged",)
    if seen.says("is-mine", within=words) and seen.says("loses-turn", within=words):
        return ("player-after-next",)
    if seen.says("is-mine", within=words) and not seen.says("after-me", within=words):
        return ("challenged",) if seen.says("i-was-challenged") else ("challenger",)
    if seen.says("next-in-order", "after-me", within=words) or seen.says("after-me"):
        return ("player-after-next",)
    return ()
