"""Cards laid, asked in so many words: on another colour, a +4 on a wild, two at one moment, the colour before or after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_clause import concepts_asked, last_clause, marks_within
from unorules.ask.read_features import Frame
from unorules.ask.read_position import is_held, loose_colours

_OF_A_COLOUR: Final = frozenset({"draw-two", "skip", "reverse"})
_ON_A_CARD: Final = (
    frozenset(
        "match draw-card-later-turn stack-draw-two stack-draw-two-on-wild-draw-four stack-wild-draw-four-on-draw-two"
        " answer-draw-card answer-with-same no-mercy-stacking wild-draw-four-legality card-effect".split()
    )
    | NO_TOPIC
)
_ON_A_WILD: Final = (
    frozenset(
        "match answer-draw-card wild-draw-four-with-wild wild-same-colour wild-when-playable stack-wild-draw-four"
        " wild-draw-four-legality bluff wild-change-mind no-mercy-stacking answer-with-same".split()
    )
    | NO_TOPIC
)
_AT_ONCE: Final = (
    frozenset(
        "uno-two-at-once score-tie jump-in jump-in-match jump-in-next-turn jump-in-action play-several first-player"
        " house-combination".split()
    )
    | NO_TOPIC
)
_OF_WILDS: Final = (
    frozenset({"wild-colours", "wild-change-mind", "wild-when-playable", "wild-same-colour", "uno-call-when"})
    | NO_TOPIC
)
_ANSWERING: Final = ("stack", "answer", "jump-in", "challenge", "start-card", "several")
_SAID_OR_WON: Final = ("quiet", "win", "last-card", "go-out", "winner", "forgot")
_BEHIND_OR: Final = 4


def named_when(seen: Frame) -> bool:
    """ "Do I name the colour before or after I lay the wild?", "which comes first?"."""
    clause = last_clause(seen)
    if not (seen.has("wild") and seen.says("colour-word", within=clause)) or seen.has(*_SAID_OR_WON):
        return False
    ors = [mark for mark in marks_within(seen, clause) if mark.concept == "or"]
    return seen.says("comes-first", "other-way-round", within=clause) or any(
        _parts_the_two(seen, mark.start) for mark in ors
    )


def _parts_the_two(seen: Frame, at: int) -> bool:
    """Whether "before" stands on one side of the "or", and "after" on the other."""
    ahead = [place for place in range(at) if seen.words[place].sentence == seen.words[at].sentence]
    behind = range(at + 1, len(seen.words))
    near = range(at + 1, min(at + 1 + _BEHIND_OR, len(seen.words)))
    return (_any(seen, ahead, "before-it") and _any(seen, behind, "after-it")) or (
        _any(seen, ahead, "after-it") and _any(seen, near, "before-it")
    )


def _any(seen: Frame, places: range | list[int], cue: str) -> bool:
    return any(seen.said_at(place, cue) for place in places)


def _colour_named_when(seen: Frame, topic: str) -> str | None:
    return "wild-colours" if topic in _OF_WILDS and named_when(seen) else None


def on_another_colour(seen: Frame) -> dict[str, Any]:
    """The ``card`` of "may I lay a +2 if the colour doesn't match?": one card, and nothing of its kind that it would lie on."""
    if (
        len(seen.cards) != 1
        or seen.cards[0].kind not in _OF_A_COLOUR
        or seen.cards[0].colour
        or seen.cards[0].count > 1
    ):
        return {}
    clause = last_clause(seen)
    answering = seen.has(*_ANSWERING) or seen.says("on-it-there", "the-other-one", within=clause)
    behind = range(seen.cards[0].end, len(seen.words))
    aimed = any(mark.concept == "aimed" and not seen.said_at(mark.end, "colour-differs") for mark in seen.marks)
    must = "must" in concepts_asked(seen) or seen.says("must-in-words", within=clause)
    held = _any(seen, behind, "holds") and not must  # "have to"
    if answering or aimed or held or loose_colours(seen):
        return {}
    told = seen.says("match-the-colour", within=clause) if must else seen.says("colour-differs")
    return {"card": seen.cards[0].kind} if told else {}


def plus_four_on_a_wild(seen: Frame) -> dict[str, Any]:
    """``card``, the wild as ``on`` and the ``colour`` that was wished: a +4 is put on a wild that lies there."""
    fours = [face for face in seen.cards if face.kind == "wild-draw-four"]
    covered = {at for face in fours for at in range(face.start, face.end)}
    wilds = [mark for mark in seen.marks if mark.concept == "wild" and mark.start not in covered]
    others = any(face.kind not in ("wild-draw-four", "wild") for face in seen.cards)
    if len(fours) != 1 or not wilds or others or any(is_held(seen, at) for at, _ in loose_colours(seen)):
        return {}
    if not any(_lies_beneath(seen, wild.start, wild.end, fours[0].start) for wild in wilds):
        return {}
    colours = {colour for _, colour in loose_colours(seen)}
    return {"card": "wild-draw-four", "on": "wild"} | ({"colour": colours.pop()} if len(colours) == 1 else {})


def wild_on_plus_four(seen: Frame) -> dict[str, Any]:
    """The pair of "may I lay a wild on a +4?"."""
    fours = [face for face in seen.cards if face.kind == "wild-draw-four"]
    if len(fours) != 1 or any(face.kind not in ("wild", "wild-draw-four") for face in seen.cards):
        return {}
    near = range(max(0, fours[0].start - _SO_NEAR), fours[0].start)
    wild = any(mark.concept == "wild" and 0 < fours[0].start - mark.end <= _SO_NEAR for mark in seen.marks)
    return {"card": "wild", "on": "wild-draw-four"} if wild and _any(seen, near, "laid-onto") else {}


def _lies_beneath(seen: Frame, start: int, end: int, four: int) -> bool:
    """Whether the wild stands behind the word for "on", or was laid before, and the +4 is put on that."""
    before = range(max(0, start - _SO_NEAR), start)
    if four < start and (any(seen.said_at(at, "laid-onto") for at in before) or _ends_as_beneath(seen, end - 1)):
        return True
    if _ends_as_beneath(seen, end - 1) or seen.said_at(end, "on-it-behind"):
        return True
    laid = any(seen.said_at(at, "puts-down", "lays", "lies") for at in range(start)) or _any(
        seen, range(end, min(end + 2, four)), "lies"
    )
    parted = any(seen.words[at].kind == "stop" for at in range(end, four)) or seen.has("wish")
    return start < four and laid and parted and seen.says("on-it-there", "on-that", within=last_clause(seen))


def _ends_as_beneath(seen: Frame, at: int) -> bool:
    """Finnish says by an ending what lies beneath ("jokeriin")."""
    return seen.said_at(at, "onto-by-ending")


_SO_NEAR: Final = 2


def colour_turned(seen: Frame) -> bool | None:
    """What "must it match?" and "if the colour is wrong" turn, the one always, the other never; None where neither is asked."""
    if not on_another_colour(seen):
        return None
    if "must" in concepts_asked(seen) or seen.says("must-in-words", within=last_clause(seen)):
        return True
    told = {at for mark in seen.cues if mark.concept == "colour-differs" for at in range(mark.start, mark.end)}
    wrong = [mark.start in told for mark in seen.marks if mark.concept in ("wrong", "forbidden", "cheat")]
    return False if wrong and all(wrong) else None


def laid_outright(seen: Frame) -> dict[str, Any]:
    """What is laid and what it is laid on, where that is asked in so many words."""
    return on_another_colour(seen) or plus_four_on_a_wild(seen) or wild_on_plus_four(seen)


def _matched(seen: Frame, topic: str) -> str | None:
    if topic in _ON_A_CARD and on_another_colour(seen):
        return "match"
    if topic == "wild-draw-four-with-wild" and wild_on_plus_four(seen):
        return "match"
    return "match" if topic in _ON_A_WILD and plus_four_on_a_wild(seen) else None


def tied(seen: Frame) -> bool:
    """ "Two of us slapped down the same card at the same moment: who was first?": laid by two, with nothing called or won."""
    two = seen.says("two-people") and seen.says("at-one-moment") and seen.says("puts-down")
    alike = seen.says("same-card") or seen.has("jump-in") or len(seen.cards) == 1
    asked = seen.says("which-of-two", within=last_clause(seen))
    uno = any(word.folded.startswith("uno") for word in seen.words) and not alike
    return two and alike and asked and not uno and not seen.has(*_SAID_OR_WON)


def _laid_at_once(seen: Frame, topic: str) -> str | None:
    return "jump-in" if topic in _AT_ONCE and tied(seen) else None


LAID_OUTRIGHT: Final[tuple[Callable[[Frame, str], str | None], ...]] = (_colour_named_when, _matched, _laid_at_once)
