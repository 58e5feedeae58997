"""Whose turn it is of two: "I laid a +2, she drew and went on. Wasn't it my turn?" affirms that whoever laid it plays again."""

from __future__ import annotations

from typing import Final

from unorules.ask.persons_told import ME, people
from unorules.ask.read_bare_judgement import bare_judgement
from unorules.ask.read_clause import either_or_at, is_told_not, last_clause, marks_within, place
from unorules.ask.read_features import Frame
from unorules.ask.read_players import players
from unorules.ask.read_position import DRAW_CARDS
from unorules.ask.read_question_words import is_a_verb
from unorules.ask.words import Token

_PAIR: Final = 2
_SAYS: Final = ("says-so", "says-it-too", "holds-that", "cries-out")
_ACTING: Final = DRAW_CARDS | {"skip", "reverse", "skip-everyone"}
_WITH_TWO: Final = frozenset({"draw-card-two-players", "skip-two-players", "reverse-two-players"})
_PLAYED_ON: Final = frozenset({"play-after-penalty", "conduct"})
_MINE: Final = ("i-act", "first-person", "deed-in-first-person")
_MINE_ASKED: Final = (*_MINE, "is-mine", "me-in-a-row")
_ANOTHER: Final = ("they-act", "another-person", "he-or-she", "one-of-them", "one-other-person")


def turn_of_two(seen: Frame, topic: str) -> bool | None:
    """Whether the yes is turned round: of the two, not the one who laid the card is offered; None where it is not told."""
    if topic not in _WITH_TWO or either_or_at(seen) is not None or is_told_not(seen):
        return None
    offered, wrong = _offered(seen, last_clause(seen)), False
    if offered is None:
        offered, wrong = _claimed(seen)
    laid_by_me = _laid_by_me(seen) if offered is not None else None
    return None if offered is None or laid_by_me is None else (offered != laid_by_me) != wrong


def _claimed(seen: Frame) -> tuple[bool | None, bool]:
    """ "I play a skip and she reckons it's her turn. Is she wrong?": whose turn is claimed, and whether that is called wrong."""
    bare = bare_judgement(seen)
    before = [word for word in seen.words[: bare.start] if word.kind != "stop"] if bare is not None else []
    if bare is None or not before:
        return None, False
    sentence = before[-1].sentence
    claims = [mark.end for mark in seen.cues if mark.concept in _SAYS and seen.words[mark.start].sentence == sentence]
    behind = list(seen.words[min(claims) : bare.start]) if claims else []
    behind = [word for word in behind if word.kind != "stop"]
    if not behind or seen.says("told-not", "claims-not", within=behind):
        return None, False
    return _offered(seen, behind), bare.wrong


def played_on_of_two(seen: Frame, topic: str) -> str | None:
    """ "Just us two. +2, he drew and played on. Should I have played?": whose turn it was, not what may be laid after drawing."""
    draws = any(face.kind == "draw-two" for face in seen.cards)
    if topic not in _PLAYED_ON or not draws or players(seen) != _PAIR:
        return None
    asked = _offered(seen, last_clause(seen)) is not None and _laid_by_me(seen) is not None
    return "draw-card-two-players" if asked else None


def _offered(seen: Frame, clause: list[Token]) -> bool | None:
    """True where the asker is offered as the one to play, False where the other is; None where no turn is asked about."""
    turn = any(mark.concept == "turn" for mark in marks_within(seen, clause)) or seen.says("the-turn", within=clause)
    should = seen.says("should-have", within=clause) and seen.says(*_MINE_ASKED, within=clause)
    openly = seen.says("interrogative", within=clause[:1]) and not is_a_verb(seen, place(seen, clause[0]))
    if not (turn or should) or openly:
        return None
    named = {each.start for each in people(seen) if each.name != ME}
    places = [at for at, word in enumerate(seen.words) if word in clause]
    cues = ("the-turn",) if turn else ("should-have",)
    goal = next((at for at in places if seen.said_at(at, *cues)), places[0])
    found = [(abs(at - goal), at, True) for at in places if seen.said_at(at, *_MINE_ASKED)]
    found += [(abs(at - goal), at, False) for at in places if at in named or seen.said_at(at, *_ANOTHER)]
    return min(found)[2] if found else None


def _laid_by_me(seen: Frame) -> bool | None:
    """Whether the card is told to be the asker's; by who laid it, else by who drew for it."""
    face = next((face for face in seen.cards if face.kind in _ACTING), None)
    if face is None:
        return None
    here = [word for word in seen.words if word.sentence == seen.words[face.start].sentence]
    if seen.says("on-me", "came-upon-me", within=[word for word in here if word not in last_clause(seen)]):
        return False
    if seen.said_at(face.start - 1, "my-own-card"):
        return True
    laid = _doer_before(seen, face.start)
    if laid is not None:
        return laid
    drew = next((mark.start for mark in seen.marks if mark.concept in ("draw", "drew") and mark.start > face.end), None)
    drawn = _doer_before(seen, drew) if drew is not None else None
    return None if drawn is None else not drawn


def _doer_before(seen: Frame, until: int) -> bool | None:
    """Who acts before a word in its sentence: the asker (also in a verb alone that opens it), or the other."""
    named = {each.start for each in people(seen) if each.name != ME}
    here = seen.words[until].sentence
    before = [at for at in range(until) if seen.words[at].sentence == here]
    if any(seen.said_at(at, *_MINE) for at in before):
        return True
    if any(at in named or seen.said_at(at, *_ANOTHER) for at in before):
        return False
    opens = seen.language != "fi" and bool(before) and seen.said_at(before[0], "puts-down", "lays")
    return True if opens else None
