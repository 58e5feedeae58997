"""Which way a yes goes where what is told leaves no doubt: a win taken back, a +4 that stands, an age, a duty sought."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.read_bare_judgement import bare_judgement
from unorules.ask.read_clause import concepts_asked, either_or_at, is_told_not, last_clause, marks_within
from unorules.ask.read_dodges import asks_of_a_seven
from unorules.ask.read_drawn_by_need import keeping_turned, plainly_laid, too_late_for_another
from unorules.ask.read_features import Frame
from unorules.ask.read_found_out import undone
from unorules.ask.read_halves import first_half
from unorules.ask.read_opener import ends_as_asking
from unorules.ask.read_wanted import wanted
from unorules.ask.words import Token

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
    if _asks_if_it_stands(seen, clause) and not asked & _DENIED:
        return False
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


def _asks_if_it_stands(seen: Frame, clause: list[Token]) -> bool:
    """ "Does it stand?": a few words behind a win told, and none that denies it."""
    bare = len(clause) <= _SHORT and seen.says("does-it-stand", within=clause) and either_or_at(seen) is None
    won = seen.says("take-the-win", "voids-the-win") or seen.has(*_OF_THE_WINNER)
    return bare and won and not seen.says("told-not", "take-the-win", "voids-the-win", within=clause)


def _missed_and_won(seen: Frame) -> bool | None:
    """ "I never said UNO and went out. Does it stand?": the win itself; else whether it is taken back."""
    asked, clause = concepts_asked(seen), last_clause(seen)
    denied = asked & _DENIED or seen.says("told-not", "asks-with-not", within=clause) or either_or_at(seen) is not None
    if _is_bare(seen) and not denied and seen.says("does-it-stand", within=clause):
        return False
    return _win_taken_back(seen)


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
    """ "Is it enough that I said it once?", "isn't the last call enough?"; "the old one doesn't cover me, so again?"."""
    clause = last_clause(seen)
    if either_or_at(seen) is not None:
        return None  # "again, or is once enough?" is judged on its first half
    old_one = seen.says("call-of-before", within=clause) and seen.says("still-holds", within=clause)
    if not old_one and not seen.says("once-enough", within=clause):
        return None
    return not (is_told_not(seen) or _denies(seen, clause))


def _denies(seen: Frame, clause: list[Token]) -> bool:
    """Whether the clause states, and denies what it states: no "not" behind a verb that asks, or in one, does."""
    asks = seen.says("opens-yes-no", "asks-with-not", "judging-verb", "still-holds", within=clause[:1])
    asks = asks or (seen.language == "fi" and bool(clause) and ends_as_asking(seen, clause[0]))
    return not asks and seen.says("told-not", "none-of", within=clause)


def _wild_first(seen: Frame) -> bool | None:
    """ "I hold a plain wild and a +4. Must I use up the wild first?": the other way round, whether the +4 may go."""
    clause, asked = last_clause(seen), concepts_asked(seen)
    kinds = {face.kind for face in seen.cards if seen.words[face.start] in clause}
    return True if kinds == {"wild"} and "must" in asked and not asked & _DENIED else None


def _has_an_effect(seen: Frame) -> bool | None:
    """ "Does a skip do anything when we're only two?": whether it does what it does."""
    plain = not concepts_asked(seen) & _DENIED and either_or_at(seen) is None
    return False if plain and seen.says("has-an-effect", within=last_clause(seen)) else None


def is_it_over(seen: Frame) -> bool | None:
    """ "He passed 620 and dances about. Is it over?", "do we play on?": whether the total has won."""
    clause = last_clause(seen)
    if not _is_bare(seen) or either_or_at(seen) is not None or seen.says("interrogative", within=clause[:1]):
        return None
    if "win" in concepts_asked(seen) or _denies(seen, clause) or concepts_asked(seen) & (_DENIED - {"not"}):
        return None
    over, on = seen.says("game-is-over", within=clause), seen.says("game-goes-on", within=clause)
    return on if over != on else None


def _colour_lapses(seen: Frame) -> bool | None:
    """ "He was caught. Does the colour lapse?": asked is whether it no longer stands."""
    clause = last_clause(seen)
    plain = either_or_at(seen) is None and not seen.says("told-not", "asks-with-not", "does-it-stand", within=clause)
    return True if plain and seen.says("lapses-then", within=clause) else None


def win_asked(seen: Frame, topic: str) -> bool | None:
    """ "620 of 1000: is it over?", "Lena says I haven't won yet. Have I?": the win itself, whatever was said of it."""
    clause = last_clause(seen)
    if topic != "match-total" or either_or_at(seen) is not None:
        return None
    if seen.says("told-not", "asks-with-not", within=clause):
        return None
    over = len(clause) <= _SHORT and seen.says("is-it-over", within=clause)
    bare = bare_judgement(seen)
    before = [word for word in seen.words[: bare.start] if word.kind != "stop"] if bare is not None else []
    last = [word for word in before if word.sentence == before[-1].sentence]
    won = any(mark.concept in _OF_THE_WINNER for mark in marks_within(seen, last)) or seen.says("has-won", within=last)
    mine = seen.says("first-person", "he-or-she", "pronoun", within=clause) or seen.language == "fi"
    echo = bare is not None and bare.echo and won and mine and not seen.says("asks-if-so", within=clause)
    return False if over or echo else None


def _is_bare(seen: Frame) -> bool:
    """Whether the clause that asks is a few words that only ask whether it is so, or may be."""
    return len(last_clause(seen)) <= _SHORT


_RULES: Final[dict[str, Callable[[Frame], bool | None]]] = {
    "uno-missed-win": _missed_and_won,
    "finish-on-action": _win_taken_back,
    "bluff": _stands_after_all,
    "challenge-colour": _colour_lapses,
    "age": _too_tricky,
    "voluntary-draw": _provision_sought,
    "answer-draw-card": _seven_for_an_answer,
    "match": _only_on_its_kind,
    "uno-call-again": _said_once,
    "wild-draw-four-with-wild": _wild_first,
    "no-mercy-in-classic": _said_by_somebody,
    "must-play-drawn-card": keeping_turned,
    "play-drawn-card": plainly_laid,
    "skip-two-players": _has_an_effect,
    "draw-card-two-players": _has_an_effect,
    "play-other-after-draw": too_late_for_another,
}
