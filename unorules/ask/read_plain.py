"""Short plain questions whose words two topics share: what is counted in them, and whether a thing must be or may be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask import model
from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_beyond import beyond
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_form import form
from unorules.ask.read_off_by import off_by
from unorules.ask.read_position import number_at
from unorules.ask.read_together import at_once

_OF_TWO: Final = frozenset(
    {"skip-two-players", "reverse-two-players", "draw-card-two-players", "seven-zero-last-card", "finish-on-action"}
)
_DEALT: Final = frozenset({"hand-size", "next-dealer", "lost-card"})
_STACKS: Final = frozenset({"stack-draw-two", "stack-wild-draw-four"})
_SHORT: Final = 9
_LAST: Final = ("last-card", "last", "go-out", "win", "end", "second-last", "one-left", "run-out", "over", "only")


def two_of_a_card(seen: Frame, topic: str) -> str | None:
    """ "Can I go out with two skips?" counts cards, not players: several of one kind as the last ones."""
    if topic not in _OF_TWO or not seen.has("go-out", "win"):
        return None
    cards = {face.start for face in seen.cards}
    pairs = [mark for mark in seen.marks if mark.concept == "two-players"]
    counts = all(
        mark.end in cards or (mark.end < len(seen.words) and number_at(seen, mark.end) is not None) for mark in pairs
    )
    if not pairs or not counts:
        return None
    together = at_once(seen, "play-several") if seen.has("several") else None  # "at once": asked is whether it ends so
    return together or "play-several"


def how_points_count(seen: Frame, topic: str) -> str | None:
    """ "How do you count points?" wants the cards' values."""
    how = topic == "scoring-optional" and form(seen, topic) == "explain" and seen.has("how")
    return "card-points" if how else None


def dealt_wrongly(seen: Frame, topic: str) -> str | None:
    """A deal that went wrong, and what now; "was that one too many?" asks of the number itself."""
    if topic == "hand-size" and (off_by(seen, topic) is not None or beyond(seen, topic) is not None):
        return None
    anew = seen.says("starts-over", within=last_clause(seen))
    if topic == "hand-size" and seen.says("called-too-much", "called-too-little", within=last_clause(seen)):
        return None  # "he dealt us eight each. One too many?"
    again = topic == "hand-size" and ((seen.has("misdeal") and seen.has("again", "deal", "new")) or anew)
    return "conduct" if topic in _DEALT and (again or seen.says("dealt-anew")) else None


def cards_in_hand(seen: Frame, topic: str) -> str | None:
    """ "How many cards has one got?" without a word of the deck is a hand's."""
    of_all = seen.has("deck", "box", "two-packs", "sum", "edition", "lost-card", "draw-pile", "whole", "exists")
    mine = seen.says("has-one", within=last_clause(seen))
    return "hand-size" if topic == "deck-size" and mine and not of_all else None


def stack_or_pay(seen: Frame, topic: str) -> str | None:
    """ "Must I answer, as I hold another?" asks whether one must."""
    must = topic in _STACKS and "must" in concepts_asked(seen) and seen.has("hold", "had")
    return "stack-required" if must and seen.has("answer", "lay", "stack") else None


def colour_of_any_wild(seen: Frame, topic: str) -> str | None:
    """A short question whether a colour must be named at all; of the last card only where it is said to be the last."""
    short = len(seen.words) <= _SHORT or seen.says("names-no-colour")
    played = seen.has("wild") and not seen.says("went-out", "goes-out-on") and short
    return "wild-colours" if topic == "finish-wild-colour" and played and not _is_the_last(seen) else None


def _is_the_last(seen: Frame) -> bool:
    """Whether a card or the end is said to be the last; "Tom" with a capital is somebody's name."""
    told = [mark for mark in seen.marks if mark.concept in _LAST]
    return any(mark.concept != "run-out" or not seen.words[mark.start].text[:1].isupper() for mark in told)


def of_an_age(seen: Frame, topic: str) -> str | None:
    """ "Can my 6yo play?" tells an age, and no six players."""
    if topic != "players":
        return None
    lexicon = model.lexicon(seen.language)
    aged = any(
        "years-of-age" in lexicon.cues_of(word.tail) for word in seen.words if word.kind == "number" and word.tail
    )
    return "age" if aged else None


def child_of_so_many(seen: Frame, topic: str) -> str | None:
    """ "The lad's five. May he play?": a number that is said to be what one person is tells an age, and no five players."""
    if topic not in _PLAYING or seen.has("player", "many-players"):
        return None
    clause = last_clause(seen)
    told = [at for at in range(2, len(seen.words)) if seen.words[at].kind == "stop" and seen.words[at] not in clause]
    one = any(_is_so_many(seen, at - 1) for at in told if clause and seen.words[at].start < clause[0].start)
    return "age" if one and seen.says("they-act", within=clause) else None


def _is_so_many(seen: Frame, at: int) -> bool:
    """ "Gutten er fem": a person, "is" and the number, and nothing else."""
    numbered = number_at(seen, at) is not None or at in seen.units
    named = {mark.end for mark in seen.marks if mark.concept in ("names", "nan")}
    short = not seen.said_at(at - 1, "never-a-name") and seen.words[at - 1].text.lower().endswith(("'s", "’s"))
    return numbered and (short or (seen.said_at(at - 1, "part-is") and at - 1 in named))


_PLAYING: Final = frozenset({"players"}) | NO_TOPIC
PLAIN_RULES: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    two_of_a_card,
    how_points_count,
    dealt_wrongly,
    cards_in_hand,
    stack_or_pay,
    colour_of_any_wild,
    of_an_age,
    child_of_so_many,
)
