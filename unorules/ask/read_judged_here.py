"""Which way a yes goes where what is told leaves no doubt: a win taken back, a +4 that stands, an age, a duty sought."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.read_clause import concepts_asked, either_or_at, last_clause, marks_within
from unorules.ask.read_dodges import asks_of_a_seven
from unorules.ask.read_features import Frame
from unorules.ask.read_found_out import undone
from unorules.ask.read_halves import first_half
from unorules.ask.read_wanted import wanted

_DENIED: Final = frozenset({"not", "never", "nobody", "wrong", "forbidden", "cheat", "false"})
_BARE: Final = frozenset({"official", "rules", "right", "exists", "house-rule", "uno"})
_OF_THE_BOX: Final = frozenset(
    "stack-draw-two stack-wild-draw-four stack-wild-draw-four-on-draw-two stack-draw-two-on-wild-draw-four seven-swap"
    " jump-in play-several answer-draw-card bounce".split()
)
_OF_THE_WINNER: Final = frozenset({"win", "winner"})
_OF_A_WIN_THAT_STANDS: Final = frozenset({"safe", "applies"})  # "does my win stand?"
_SHORT: Final = 5


def turned_by_what_is_told(seen: Frame, topic: str) -> bool | None:
    """Whether the yes is turned round; None where nothing of the kind is told."""
    if topic in _OF_THE_BOX and _asks_by_the_box(seen):
        return False
    rule = _RULES.get(topic)
    found = rule(seen) if rule is not None else None
    return wanted(seen, topic) if found is None else found


def _asks_by_the_box(seen: Frame) -> bool:
    """ "A +4 on a +2, at school everybody played so. Is it an official rule?": the deed as it is told."""
    asked = concepts_asked(seen)
    told = {mark.concept for mark in seen.marks}
    return "official" in asked and asked <= _BARE and not told & _DENIED


def _win_taken_back(seen: Frame) -> bool | None:
    """ "They want to take the win off me. Can they?": asked is whether it is lost."""
    asked, clause = concepts_asked(seen), last_clause(seen)
    if (
        not seen.says("take-the-win", "voids-the-win")
        or asked & (_DENIED - {"forbidden"})
        or either_or_at(seen) is not None
    ):
        return None
    if asked & _OF_A_WIN_THAT_STANDS or seen.says("does-it-stand", within=clause):
        return False
    if seen.says("take-the-win", "voids-the-win", within=clause):
        return True  # "is the win void?"
    taken = not asked & _OF_THE_WINNER
    return True if taken and _is_bare(seen) else None


def _stands_unchallenged(seen: Frame) -> bool | None:
    """ "…, and if nobody challenges, it stands. True?": the claim is the rule itself."""
    stated = seen.says("stands-unchallenged") and seen.has("challenge") and seen.has("nobody")
    asked = concepts_asked(seen)
    bare = asked <= {"right", "says", "exists"} and _is_bare(seen)
    nobody = {mark.start for mark in seen.marks if mark.concept == "nobody"}
    marks = marks_within(seen, last_clause(seen))
    denied = any(mark.concept in _DENIED and mark.start not in nobody for mark in marks)
    itself = seen.says("stands-unchallenged", within=last_clause(seen)) and not denied
    return False if stated and (bare or itself) else None


def _stands_after_all(seen: Frame) -> bool | None:
    """A +4 that nobody challenged: what is said to follow from it, or what comes out later."""
    undone_later = undone(seen)
    if undone_later is None and _is_bare(seen) and not concepts_asked(seen) & _DENIED:
        return False if seen.says("does-it-stand", within=last_clause(seen)) else _stands_unchallenged(seen)
    return _stands_unchallenged(seen) if undone_later is None else undone_later


def _too_tricky(seen: Frame) -> bool | None:
    """ "Is it too hard for a child of six?": too hard for whoever is too young."""
    clause = last_clause(seen)
    denied = {mark.concept for mark in marks_within(seen, clause)} & _DENIED
    return True if seen.says("too-tricky", within=clause) and not denied else None


def _provision_sought(seen: Frame) -> bool | None:
    """ "Is there any provision obliging a player to lay a card, or is drawing free?": a duty is sought, and none is there."""
    half = first_half(seen)
    here = last_clause(half or seen)
    denied = {mark.concept for mark in marks_within(half or seen, here)} & _DENIED
    return True if (half or seen).says("any-provision", within=here) and not denied else None


def _seven_for_an_answer(seen: Frame) -> bool | None:
    """ "… and I hold a 7. May I lay it?": asked is whether it may be laid."""
    asked = concepts_asked(seen)
    plain = asks_of_a_seven(seen) and "may" in asked and not asked & (_DENIED | {"must"})
    return False if plain else None


def _said_by_somebody(seen: Frame) -> bool | None:
    """ "…, my sister says that anyone over 25 is out, is she right": what is claimed is the rule itself."""
    stops = [at for at, word in enumerate(seen.words) if word.kind == "stop" and "?" not in word.text]
    if not stops:
        return None
    behind = [word for word in seen.words[stops[-1] + 1 :] if word.kind != "stop"]
    bare = {mark.concept for mark in marks_within(seen, behind)} <= {"right", "had", "get", "exists"}
    if not bare or not seen.has("right") or len(behind) > _SHORT:
        return None
    sentence = [word for word in seen.words[: stops[-1]] if word.sentence == seen.words[stops[-1] - 1].sentence]
    denied = {mark.concept for mark in marks_within(seen, sentence)} & _DENIED
    return False if seen.says("says-so", "only-claimed", "says-it-too", within=sentence) and not denied else None


def _only_on_its_kind(seen: Frame) -> bool | None:
    """ "… and Trine says action cards go on action cards only. Is that right?": a claim against the card that was laid."""
    claim = seen.has("only") and seen.has("action-card") and seen.says("says-so", "only-claimed", "says-it-too")
    asked = concepts_asked(seen)
    return True if claim and "right" in asked and asked <= {"right", "exists", "match"} and _is_bare(seen) else None


def _said_once(seen: Frame) -> bool | None:
    """ "Is it enough that I said it once?", "isn't the last call enough?"."""
    first = either_or_at(seen) is None  # "again, or is once enough?" is judged on its first half
    return True if first and seen.says("once-enough", within=last_clause(seen)) else None


def _wild_first(seen: Frame) -> bool | None:
    """ "I hold a plain wild and a +4. Must I use up the wild first?": the other way round, whether the +4 may go."""
    clause, asked = last_clause(seen), concepts_asked(seen)
    kinds = {face.kind for face in seen.cards if seen.words[face.start] in clause}
    return True if kinds == {"wild"} and "must" in asked and not asked & _DENIED else None


def _is_bare(seen: Frame) -> bool:
    """Whether the clause that asks is a few words that only ask whether it is so, or may be."""
    return len(last_clause(seen)) <= _SHORT


_RULES: Final[dict[str, Callable[[Frame], bool | None]]] = {
    "uno-missed-win": _win_taken_back,
    "finish-on-action": _win_taken_back,
    "bluff": _stands_after_all,
    "age": _too_tricky,
    "voluntary-draw": _provision_sought,
    "answer-draw-card": _seven_for_an_answer,
    "match": _only_on_its_kind,
    "uno-call-again": _said_once,
    "wild-draw-four-with-wild": _wild_first,
    "no-mercy-in-classic": _said_by_somebody,
}
