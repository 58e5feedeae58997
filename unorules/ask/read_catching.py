"""Whether somebody who forgot to say UNO was noticed too late: the next player had begun, or rounds went by."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_features import Frame
from unorules.ask.read_form import form
from unorules.ask.read_question_words import asks_openly

_SO_FAR: Final = 8
_SO_NEAR: Final = 3
_TWO_COMMAS: Final = 2
_NOWHERE: Final = 1_000_000
_CALLED_FOR: Final = frozenset({"last-card", "second-last", "one-left"})
_ACTING: Final = ("drew", "drawn-card", "lay", "too-late", "turn", "next-player")


def caught_late(seen: Frame, topic: str) -> bool | None:
    """True where the question tells that it was too late, False where it was in time, None where it tells neither."""
    asked = form(seen, topic) == "yes-no"
    told = None if asks_openly(seen) else _told_in_order(seen)
    if told is not None:
        return told
    if seen.says("not-begun") or _nobody_yet(seen):
        return None if asks_openly(seen) else False
    if asks_openly(seen) and form(seen, topic) == "value":
        return None  # "when can I still catch her?"
    if seen.has("too-late") and not seen.says("runs-too-late"):
        return True
    denied = seen.says("tells-void", "tells-ends", "gets-off", "goes-free", "runs-too-late")
    if asks_openly(seen) or (not asked and denied):
        return None  # "too late?" without a verb: nothing tells what a yes would mean
    until = seen.has("before") or seen.says("until-then")
    unseen = seen.has("nobody") and until and seen.has(*_ACTING)
    if seen.has("too-late") or unseen or (asked and seen.says("is-late")):
        return True
    if seen.says("rounds-later") or _noticed_after(seen) or (_after_the_next(seen) and not until):
        return True
    return True if asked and not until and _played_then_noticed(seen) else None


def _played_then_noticed(seen: Frame) -> bool:
    """ "I'm next and had played. Then Mum spoke up": the next one's play is told before anybody notices."""
    noticed = [at for at in range(len(seen.words)) if seen.said_at(at, "notices")]
    for at in range(len(seen.words)):
        if not seen.said_at(at, "lays", "puts-down", "has-begun") or not any(place > at for place in noticed):
            continue
        near = range(max(0, at - _SO_FAR), min(at + _SO_FAR, len(seen.words)))
        here = [place for place in near if seen.words[place].sentence == seen.words[at].sentence]
        next_one = any(mark.concept == "next-player" and mark.start in here for mark in seen.marks)
        if next_one or any(seen.said_at(place, "next-in-order", "already-word", "who-is-next") for place in here):
            return not seen.says("ere", "nobody-yet")
    return False


def _told_in_order(seen: Frame) -> bool | None:
    """Told as a story: who acted, and who noticed, on either side of a "before", "only when" or "only then"."""
    acted = [at for at in range(len(seen.words)) if _acts_since(seen, at)]
    noticed = [at for at in range(len(seen.words)) if seen.said_at(at, "notices")]
    for at in range(len(seen.words)):
        if seen.said_at(at, "ere") and acted and noticed:
            behind = _first_behind(at, acted), _first_behind(at, noticed)
            if min(behind) <= at + _SO_FAR or _in_its_sentence(seen, at, min(behind)):
                return behind[1] < behind[0] or _unnoticed(seen, at)  # "before anybody noticed", "before she drew"
        if seen.said_at(at, "only-then") and acted and acted[0] < at:
            return True
        behind_when = [*acted, *_cards_put_down(seen, at)]
        late = seen.said_at(at, "only-when") or _is_noticed_only(seen, at)
        first = _first_behind(at, sorted(behind_when))
        if late and noticed and (first <= at + _SO_FAR or (behind_when and _in_its_sentence(seen, at, first))):
            return True
    return None


def _is_noticed_only(seen: Frame, at: int) -> bool:
    """ "I only noticed once she …": the word for when behind a notice that is held to have come late."""
    if not seen.said_at(at, "late-when"):
        return False
    near = range(max(0, at - _SO_NEAR), at)
    return any(
        seen.said_at(place, "notices") and any(seen.said_at(back, "only-cue") for back in (place - 1, place - 2))
        for place in near
    )


def _cards_put_down(seen: Frame, at: int) -> list[int]:
    """Where somebody puts a card down behind the word for when, in its sentence."""
    return [
        place
        for place in range(at + 1, min(at + 1 + _SO_FAR, len(seen.words)))
        if seen.words[place].sentence == seen.words[at].sentence and seen.said_at(place, "puts-down")
    ]


def _in_its_sentence(seen: Frame, at: int, behind: int) -> bool:
    """ "Before Lou, who sits after him, had touched a card": what is told of somebody stands between two commas."""
    if behind > min(at + 2 * _SO_FAR, len(seen.words) - 1) or seen.words[behind].sentence != seen.words[at].sentence:
        return False
    return sum(seen.words[near].kind == "stop" for near in range(at, behind)) == _TWO_COMMAS


def _unnoticed(seen: Frame, until: int) -> bool:
    """ "Nobody said a thing before she drew"."""
    return any(seen.said_at(at, "nobody-yet") for at in range(max(0, until - _SO_FAR), until))


def _first_behind(at: int, places: list[int]) -> int:
    return next((place for place in places if place > at), _NOWHERE)


def _acts_since(seen: Frame, at: int) -> bool:
    """Whether the word tells of somebody who acted, other than by laying the card that had to be called."""
    near = [mark for mark in seen.marks if 0 <= mark.start - at <= _SO_NEAR or 0 <= at - mark.end <= 0]
    drawn = seen.said_at(at, "takes-cards", "has-drawn")  # "drew one card" leaves nobody with one
    calling = any(mark.concept in _CALLED_FOR and not (drawn and mark.start > at) for mark in near)
    denied = any(seen.said_at(place, "none-of") for place in range(max(0, at - _SO_NEAR), at))
    return seen.said_at(at, "has-begun", "acts-since") and not (calling or denied)


def _nobody_yet(seen: Frame) -> bool:
    """ "No one has played since", "the next one hasn't begun"."""
    return any(
        seen.said_at(at, "has-begun")
        and any(seen.said_at(near, "nobody-yet") for near in range(max(0, at - _SO_NEAR), at))
        for at in range(len(seen.words))
    )


def _noticed_after(seen: Frame) -> bool:
    """ "The next one had drawn by the time they noticed"."""
    acted = [at for at in range(len(seen.words)) if _has_begun(seen, at)]
    return any(seen.said_at(near, "late-behind") for at in acted for near in range(at + 1, at + _SO_FAR))


def _after_the_next(seen: Frame) -> bool:
    """ "Once the next one has played": what somebody did stands behind a word that says when."""
    acted = [at for at in range(len(seen.words)) if _has_begun(seen, at)]
    return any(seen.said_at(near, "late-when") for at in acted for near in range(max(0, at - _SO_FAR), at))


def _has_begun(seen: Frame, at: int) -> bool:
    """Whether the word says that somebody else acted, and is not denied."""
    denied = any(seen.said_at(near, "none-of", "first-person") for near in range(max(0, at - _SO_NEAR), at))
    return seen.said_at(at, "has-begun") and not denied
