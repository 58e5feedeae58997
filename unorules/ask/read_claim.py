"""What a question offers to be confirmed: "do I draw four?" claims 4, "must I go on till I can play?" until-playable.

A claim can be doubted at once ("is that too few?", "is one missing?", "isn't it wrong to …"): then the yes is to its being wrong.
"""

from __future__ import annotations

import itertools
from typing import Final

from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.read_features import Frame
from unorules.ask.read_form import form, last_clause, marks_within
from unorules.ask.read_players import players
from unorules.ask.read_position import number_at
from unorules.ask.read_tokens import token_claim
from unorules.ask.words import Token

_THREE: Final = 3
_NUMBERS: Final = frozenset(
    "players age deck-size deck-points card-count dealer-choice-action-card hand-size draw-pile-size draw-count deck-composition"
    " challenge-success challenge-failure stack-total uno-penalty card-points hand-points target-score history".split()
)
# Numbers of players are not what these ask about.
_NOT_PLAYERS: Final = _NUMBERS - {"players"}
_CARD_WORDS: Final = frozenset(
    "card cards kort kortet korten korttia korttii korttie points point poeng poang pistetta pistett years"
    " year ar aars vuotta".split()
)
_LARGEST: Final = {
    "uno-penalty": 20,
    "hand-size": 20,
    "players": 40,
    "draw-count": 20,
    "challenge-success": 40,
    "challenge-failure": 40,
    "age": 99,
}
_TOO: Final = {"en": ("too",), "nb": ("for", "altfor"), "sv": ("for", "alltfor"), "fi": ("liian", "liikaa")}
_FEW_OR_MANY: Final = (
    "few",
    "many",
    "little",
    "lite",
    "litt",
    "fa",
    "mang",
    "vah",
    "mont",
    "paljon",
    "much",
    "sma",
    "mye",
    "mycket",
    "liten",
)
_DOUBTING: Final = frozenset({"wrong", "forbidden", "cheat"})


def claim(seen: Frame, topic: str) -> int | str | None:
    """What is offered for confirmation, or None: only where a value topic is asked for yes or no."""
    if PROPOSITIONS[topic].modality != "none" or form(seen, topic) != "yes-no":
        return None
    goes_on = {mark.concept for mark in marks_within(seen, last_clause(seen))} & {"until-can", "continue"}
    if topic == "draw-count" and (goes_on or (seen.has("until-can", "continue") and not _number(seen, topic))):
        return "until-playable"
    if topic == "draw-count" and seen.has("draw-until-playable"):
        return "until-playable"
    if topic == "draw-count" and seen.has("draw-three") and not _number(seen, topic):
        return _THREE
    if topic == "challenge-when" and (
        seen.has("too-late", "paid") or (seen.has("drew") and seen.has("already", "after"))
    ):
        return "after-drawing"
    return _number(seen, topic) if topic in _NUMBERS else token_claim(seen, topic)


def _number(seen: Frame, topic: str) -> int | None:
    """The number asked about: one with the word for cards or points behind it, else the last, players left out."""
    covered = {at for face in seen.cards for at in range(face.start, face.end)}
    told = players(seen) if topic in _NOT_PLAYERS else None
    found: list[int] = []
    for at in range(len(seen.words)):
        number = number_at(seen, at)
        if number is None or at in covered or number > _LARGEST.get(topic, 5000) or _is_year(topic, number):
            continue
        after = seen.words[at + 1].folded if at + 1 < len(seen.words) else ""
        if number == 1 and seen.words[at].kind == "word" and after not in _CARD_WORDS and at + 1 < len(seen.words):
            continue  # an article, not a number
        if after in _CARD_WORDS:
            found.insert(0, number)
        elif number != told:
            found.append(number)
    if not found:
        return None
    behind = [number for number in found[:1] if _has_word_behind(seen, number)]
    return behind[0] if behind else found[-1]


def _is_year(topic: str, number: int) -> bool:
    return topic != "history" and 1900 <= number <= 2100


def _has_word_behind(seen: Frame, number: int) -> bool:
    return any(
        number_at(seen, at) == number and seen.words[at + 1].folded in _CARD_WORDS for at in range(len(seen.words) - 1)
    )


def _behind_the_comma(seen: Frame) -> list[Token]:
    """The end of the last clause, from its last comma on where that is not all too short."""
    clause = last_clause(seen)
    commas = [word.start for word in seen.words if word.kind == "stop" and "," in word.text]
    tail = [word for word in clause if not commas or word.start > commas[-1]]
    return tail if len(tail) > _SHORTEST_TAIL else clause


_SHORTEST_TAIL: Final = 2


def doubts_the_claim(seen: Frame, topic: str) -> bool:
    """Whether the yes goes to the claim being wrong: "too few?", "is one missing?", "is that against the rules?"."""
    clause = _behind_the_comma(seen)
    concepts = {
        mark.concept
        for mark in seen.marks
        if clause and clause[0].start <= seen.words[mark.start].start <= clause[-1].start
    }
    if topic in ("deck-size", "card-count", "deck-composition") and seen.has("lost-card"):
        return True
    if topic == "challenge-when" and "too-late" in concepts and "may" not in concepts:
        return True  # "is it too late?", not "may I, having drawn already?"
    too = any(
        word.folded in _TOO[seen.language] and after.folded.startswith(_FEW_OR_MANY)
        for word, after in itertools.pairwise(clause)
    )
    return too or bool(concepts & _DOUBTING)
