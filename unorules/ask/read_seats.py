"""Who is meant at the table: "me again?", "the one who drew?", "may Uncle, who sits opposite, challenge it?"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask.persons_told import ME, layer, people, victim
from unorules.ask.read_by_name import challenger_by_name
from unorules.ask.read_features import Frame
from unorules.ask.read_named_turn import played_before_me
from unorules.ask.read_players import players
from unorules.ask.words import Token


def after_a_card(seen: Frame, words: Sequence[Token]) -> tuple[str, ...]:
    """Whose turn is offered after a card was laid: by the word for the seat, or by "I" where it is told who laid the card."""
    other_way = any(face.kind == "reverse" for face in seen.cards) and seen.says("goes-other-way", within=words)
    if seen.says("who-was-before", within=words) or played_before_me(seen) or other_way:
        return ("previous-player",)
    if seen.says("same-again", within=words):
        return ("same-player",)
    third = players(seen) == _THREE and seen.says("the-third-one", within=words) and laid_by_me(seen)
    if third or (seen.says("one-further", within=words) and players(seen) != 2):
        return ("player-after-next",)
    if behind := _behind_whom(seen, words):
        return behind
    if seen.says("who-drew", within=words):
        return ("next-player",)
    if seen.says("me-again", within=words):
        return ("same-player",) if laid_by_me(seen) else ("previous-player",) if _just_before(seen) else ()
    if seen.says("next-in-order", within=words):
        return ("next-player",)
    if seen.says("still-plays", within=words) and laid_by_me(seen):
        return ("same-player",)
    return ("next-player",) if seen.says("as-usual", within=words) else ()


_THREE: Final = 3


def _behind_whom(seen: Frame, words: Sequence[Token]) -> tuple[str, ...]:
    """ "Eeva drew, and I played since I sit after Eeva": behind the one who laid the card, or the one whom it hit."""
    first = layer(seen)
    others = {each.name for each in people(seen) if each.name != ME}
    after = [at for at in range(len(seen.words)) if seen.words[at] in words and seen.said_at(at, "after-one")]
    if first is not None and others == {first} and any(seen.said_at(at + 1, "falls-on-them") for at in after):
        return ("next-player",)  # "I sit after her and played anyway"
    for each in people(seen):
        near = (each.start - 1, each.end)
        here = seen.words[each.start] in words and any(seen.said_at(at, "after-one") for at in near)
        if here and each.name != ME and first is not None:
            told_before = any(other.name == each.name and other.start < each.start for other in people(seen))
            return ("next-player",) if each.name == first else ("player-after-next",) if told_before else ()
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
    if named := challenger_by_name(seen, words):
        return named
    if seen.says("am-the-only", within=words):
        return ("next-player",)
    if seen.says("anyone-may", within=words) or _speaks_of_all(seen, words):
        return ("anyone",)
    if seen.says("one-further", "sits-far-off", within=words) or seen.says("not-the-one-hit"):
        return ("other",)
    if (
        seen.says("seat-far", "bystander", "out-of-turn", "sits-far-off")
        or seen.has("partner")
        or seen.says("instead-of")
    ):
        return ("other",)
    if any(_acts(seen, cue, words) for cue in ("dealer-does", "who-was-before", "youngest", "oldest", "outsider")):
        return ("other",)
    if seen.says("on-me") and _asks_of_another(seen, words):
        return ("other",)
    if seen.says("who-must-draw", within=words):
        return ("next-player",)
    if seen.says("on-me"):
        return ("next-player",) if _asks_of_me(seen, words) else ("other",)
    if laid_on_another(seen) and seen.says("may-i", within=words):
        return ("other",)
    return ("next-player",) if seen.says("next-in-order", within=words) else ()


def _acts(seen: Frame, cue: str, words: Sequence[Token]) -> bool:
    """Whether the person of the cue is asked about, and is not the one who laid the card."""
    ends = [mark.end for mark in seen.cues if mark.concept == cue and seen.words[mark.start] in words]
    laid = {mark.start for mark in seen.marks if mark.concept == "lay"}
    return any(not laid & set(range(end, end + _SO_SOON)) for end in ends)


_SO_SOON: Final = 3


def _speaks_of_all(seen: Frame, words: Sequence[Token]) -> bool:
    """ "May everybody …?", not "everybody says …" and not "all four cards"."""
    behind = [mark.end for mark in seen.cues if mark.concept == "everybody" and seen.words[mark.start] in words]
    return any(not seen.said_at(at, "says-so", "card-word") and at not in seen.numbers for at in behind)


def _asks_of_me(seen: Frame, words: Sequence[Token]) -> bool:
    """ "May I challenge?", not "may Gran, when it was laid on me?"."""
    return seen.says("is-mine", within=words) and not _asks_of_another(seen, words)


def _asks_of_another(seen: Frame, words: Sequence[Token]) -> bool:
    """Whether a person stands right behind the verb that asks."""
    asked = [word for word in words if word.kind == "word"][1:3]
    kin = {mark.start for mark in seen.marks if mark.concept in ("names", "nan")}
    for word in asked:
        if _is_me(seen, word):
            return False
        person = seen.says("another-person", within=[word]) and not seen.says("pronoun", within=[word])
        if person or seen.words.index(word) in kin or _is_name(seen, word):
            return True
    return False


def laid_on_another(seen: Frame) -> bool:
    """ "Bjørn la +4 på Silje": the card goes to somebody else than the asker."""
    if seen.says("on-another") or victim(seen) not in (None, ME):
        return True
    if any(seen.said_at(at, "laid-on", "laid-on-kin") and _kin_behind(seen, at) for at in range(len(seen.words))):
        return True
    behind = [face.end for face in seen.cards if face.end + 1 < len(seen.words)]
    return any(seen.said_at(at, "laid-onto") and _is_name(seen, seen.words[at + 1]) for at in behind)


def _kin_behind(seen: Frame, at: int) -> bool:
    """ "… on my sister": a word for somebody stands at the word for "onto", or one or two behind it."""
    near = range(at + (not seen.said_at(at, "laid-on-kin")), min(at + _SO_SOON, len(seen.words)))
    kin = {mark.start for mark in seen.marks if mark.concept in ("names", "nan")}
    return any(place in kin or seen.said_at(place, "laid-on-kin", "somebody-near") for place in near)


_ONE: Final = ("seat-near", "seat-far", "dealer-does", "who-was-before", "next-in-order", "one-further")
"""One person at the table, told by the seat."""


def catching(seen: Frame, words: Sequence[Token]) -> tuple[str, ...]:
    """Who is to catch a forgotten UNO: everybody, one of them among others, or one alone."""
    if seen.says("not-only", within=words):
        return ("any-other-player",)
    if _is_to_pay(seen, words):
        return ("some-other",)
    one = seen.says("own-turn", "after-me", *_ONE, within=words)
    if one and (seen.says("only-cue", "must-be", "must-head", within=words) or _is_singled_out(seen, words)):
        return ("only-one",)
    if seen.says("anyone-may", within=words) or _speaks_of_all(seen, words):
        return ("any-other-player",)
    named = any(mark.concept in ("names", "nan") and seen.words[mark.start] in words for mark in seen.marks)
    named = named or any(each.name != ME and seen.words[each.start] in words for each in people(seen))
    other = one or named or seen.says("out-of-turn", "opponent-of-mine", "across-the-table", within=words)
    return ("some-other",) if other else ()


def _is_to_pay(seen: Frame, words: Sequence[Token]) -> bool:
    """ "His mother caught him; he says only the next one may. Has he to draw?": who has to, was rightly caught."""
    must = any(mark.concept == "must" and seen.words[mark.start] in words for mark in seen.marks)
    owes = seen.says("owes-for-it", within=words) and (must or seen.says("must-head", "must-in-words", within=words))
    return owes and seen.has("catch", "forgot", "caught") and not seen.says("only-cue", "told-not", within=words)


def _is_singled_out(seen: Frame, words: Sequence[Token]) -> bool:
    """ "Is it the next player who …?": one is meant and nobody else."""
    ends = [mark.end for mark in seen.cues if mark.concept == "cleft" and seen.words[mark.start] in words]
    return any(seen.said_at(at, *_ONE) for end in ends for at in range(end - 1, end + 2))


def _loses_the_turn(seen: Frame, words: Sequence[Token]) -> bool:
    """ "Do I lose my turn?", not "if I lose the challenge"."""
    if seen.says("turn-lost", within=words):
        return True
    lost = [
        mark.end
        for mark in seen.cues
        if mark.concept == "loses-turn"
        and seen.words[mark.start] in words
        and not seen.said_at(mark.start, "challenge-lost")
    ]
    return any(not _is_of_the_challenge(seen, end) for end in lost)


def _is_of_the_challenge(seen: Frame, end: int) -> bool:
    """Whether right behind the word that ends here stands the challenge, with no "if" or "when" between."""
    soon = [mark.concept for mark in seen.marks if end <= mark.start < end + _SO_SOON]
    return next((each == "challenge" for each in soon if each in ("challenge", "if", "when")), False)


def after_a_challenge(seen: Frame, words: Sequence[Token]) -> tuple[str, ...]:
    """Whose turn is offered after a challenge: the challenger's, or the one's after them."""
    if seen.says("past-the-challenger", within=words):
        return ("player-after-next",)
    if seen.says("challengers-turn", within=words):
        return ("challenger",)
    if seen.says("the-guilty", within=words):
        return ("challenged",)
    if (_loses_the_turn(seen, words) or seen.says("sits-over", within=words)) and not seen.says("i-was-challenged"):
        return ("player-after-next",)
    if seen.says("the-challenger", "had-it-right", within=words):
        return ("challenger",)
    if seen.says("the-bluffer", within=words):
        return ("challenged",)
    if seen.says("is-mine", within=words) and not seen.says("after-me", within=words):
        return ("challenged",) if seen.says("i-was-challenged") else ("challenger",)
    if seen.says("next-in-order", "after-me", within=words) or seen.says("after-me"):
        return ("player-after-next",)
    return ()
