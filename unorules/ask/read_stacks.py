"""Draw cards that are laid one after the other: "I laid a +2, Pena laid one, Irma another", "three +4 in a row", and their sum."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_challenges import accusations, challenge_won
from unorules.ask.read_clause import last_clause, marks_within, numbers_between
from unorules.ask.read_features import Frame
from unorules.ask.read_one_each import one_by_each
from unorules.ask.read_position import DRAW_CARDS, draw_cards, number_at
from unorules.ask.read_stack_story import (
    has_one_too,
    with_numbered_cards,
)
from unorules.ask.read_stacks_told import by_their_numbers, in_colours, is_among_them, is_of_a_colour, times_laid
from unorules.ask.words import Token

_MOST_IN_A_ROW: Final = 8
_FEW: Final = 3
_LAYS: Final = frozenset({"lay"})
# What is told in a clause that lays no further card.
_ELSE: Final = frozenset({"challenge", "how-many", "what", "draw", "drew", "may", "must", "if", "not", "win", "go-out"})
_OF_A_CHALLENGE: Final = frozenset(
    "stack-total challenge-success challenge-failure challenge-next-turn challenge-last-card challenge uno-false-call"
    " stack-wild-draw-four house-combination bluff".split()
)
_OF_A_SUM: Final = frozenset(
    "card-effect turn-after stack-required answer-draw-card answer-with-same uno-call-again finish-draw-penalty draw-count"
    " draw-card-later-turn jump-in-action stack-draw-two stack-wild-draw-four nothing-to-reshuffle house-combination"
    " challenge-failure challenge-success".split()
)


def stacked_cards(seen: Frame) -> list[str]:
    """The draw cards laid, each as often as it was laid; of one kind also where the kind is named once."""
    told = seen
    seen = with_numbered_cards(seen)
    laid = [face for face in seen.cards if not _is_missing(seen, face)]
    cards = draw_cards(seen, laid)
    if not cards:
        return by_their_numbers(told)
    if len({face.kind for face in laid if face.kind in DRAW_CARDS}) != 1:
        return _with_those_between(seen, cards)
    if len(set(cards)) != 1:
        return cards + [_draw_faces(seen)[0].kind] * _laid_besides(seen)
    number = max(_so_many(seen), one_by_each(seen), times_laid(seen), len(cards) + _laid_besides(seen))
    # there are two of a colour, so of a longer row only the first is of the one told
    further = cards[:1] if number <= _PAIR else [_draw_faces(seen)[0].kind]
    return cards + further * (number - len(cards))


def _with_those_between(seen: Frame, cards: list[str]) -> list[str]:
    """ "Nina laid a +2, Omar another, I a +4": each further one of the kind named before it."""
    faces = _draw_faces(seen)
    if len(faces) != len(cards) or any(face.count > 1 for face in faces):
        return cards
    ends = [*[face.start for face in faces[1:]], len(seen.words)]
    found: list[str] = []
    for face, card, end in zip(faces, cards, ends, strict=True):
        clauses = [clause for clause in _clauses(seen, face.end) if clause.stop <= end]
        clauses = [clause for clause in clauses if not _names_a_card(seen, clause)]
        further = sum(_one_more(seen, clause) or _is_one_by_another(seen, clause) for clause in clauses)
        found += [card] + [face.kind] * further
    return found


def _is_one_by_another(seen: Frame, clause: range) -> bool:
    """ "Oskari toisen": somebody, and one more, and nothing else."""
    return len(clause) <= _PAIR and seen.said_at(clause[-1], "a-second") and seen.words[clause[0]].text[:1].isupper()


def summed_up(seen: Frame, topic: str) -> str | None:
    """The topic of a stack of which a sum is asked: what a challenge within it costs, or what the last victim draws."""
    if topic not in _OF_A_CHALLENGE | _OF_A_SUM or not _asks_a_sum(seen):
        return None
    cards = stacked_cards(seen)
    if len(cards) > 1 and cards[-1] == "wild-draw-four" and topic in _OF_A_CHALLENGE and _is_challenged(seen):
        won = challenge_won(seen)
        return None if won is None else "challenge-success" if won else "challenge-failure"
    besides = (
        _laid_besides(seen) > 0 or any(face.count > 1 for face in _draw_faces(seen)) or bool(by_their_numbers(seen))
    )
    told = topic in _OF_A_SUM and not seen.has("challenge") and len(cards) > 1 and besides
    return "stack-total" if told else None


def summed_in_a_row(seen: Frame, topic: str) -> str | None:
    """ "A +2, the +4 on it, and I have nothing. Four or six for me?": told outright, and only the amount is asked."""
    clause = last_clause(seen)
    if topic not in _ONE_ON_ANOTHER or seen.has("challenge", "jump-in") or not clause:
        return None
    told = [face for face in _draw_faces(seen) if seen.words[face.start].start < clause[0].start]
    asked = any(seen.words[face.start].start >= clause[0].start for face in seen.cards)
    if len(told) < _PAIR or asked:
        return None
    amount = _asks_the_amount(seen, clause) or numbers_between(seen, clause) or _offers_cards(seen, clause)
    return "stack-total" if amount else None


def _asks_the_amount(seen: Frame, clause: list[Token]) -> bool:
    """ "How many …?", "does it add up to …?"; "can I add mine on?" asks whether it may be laid."""
    head = {mark.concept for mark in marks_within(seen, clause[:_HEAD])}
    return "how-many" in head or ("sum" in head and not head & {"may", "must"})


def _offers_cards(seen: Frame, clause: list[Token]) -> bool:
    """ "Is it as bad as twenty cards?": so many cards, and nothing that is to be laid."""
    laid = {mark.concept for mark in marks_within(seen, clause)} & {"lay", "may", "stack", "answer", "hold", "had"}
    counted = (at for at, word in enumerate(seen.words) if word in clause and seen.said_at(at + 1, "cards-of"))
    return not laid and any((number_at(seen, at) or 0) > _PAIR for at in counted)


_ONE_ON_ANOTHER: Final = frozenset(
    "stack-draw-two-on-wild-draw-four stack-wild-draw-four-on-draw-two no-mercy-stacking stack-draw-two"
    " stack-wild-draw-four answer-with-same answer-draw-card".split()
)
_PAIR: Final = 2
_HEAD: Final = 3


def _is_challenged(seen: Frame) -> bool:
    """Whether the challenge is told, not asked after."""
    clause = last_clause(seen)
    told = [mark for mark in seen.marks if mark.concept == "challenge"]
    told += [mark for mark in seen.cues if mark.concept == "doubts-the-four"] + accusations(seen)
    return any(seen.words[mark.start] not in clause for mark in told)


def _asks_a_sum(seen: Frame) -> bool:
    clause = last_clause(seen)
    asked = {mark.concept for mark in marks_within(seen, clause)}
    counted = "how-many" in asked or {"many-players", "draw"} <= asked  # "how many may he take?" counts no players
    return counted or seen.says("sum-asked", within=clause) or _offers_a_sum(seen, clause)


def _offers_a_sum(seen: Frame, clause: list[Token]) -> bool:
    """ "Two +2s came at me, must I draw four?": the number behind the verb ends the clause, and nothing is to be laid."""
    if not clause or {mark.concept for mark in marks_within(seen, clause)} & _OF_LAYING:
        return False
    last = seen.words.index(clause[-1])
    owed = number_at(seen, last) or seen.units.get(last) or 0
    drawn = any(mark.concept == "draw" and mark.end == last for mark in seen.marks)
    return drawn and owed > _PAIR and _is_loose(seen, last)


_OF_LAYING: Final = frozenset({"lay", "stack", "answer", "hold", "had", "or", "not"})


def _so_many(seen: Frame) -> int:
    """ "Three of them in a row", "tre stycken +4": a number with the word for a row or for pieces."""
    found = [
        number
        for face in _draw_faces(seen)
        if seen.said_at(face.start - 1, "so-many-of", "ends-a-number") and (number := number_at(seen, face.start - 2))
    ]
    rows = {seen.words[mark.start].sentence for mark in seen.marks if mark.concept == "in-a-row"}
    rows |= {seen.words[mark.start].sentence for mark in seen.cues if mark.concept == "one-after-another"}
    loose = [at for at, word in enumerate(seen.words) if word.sentence in rows and _is_loose(seen, at)]
    found += [number for at in loose if (number := number_at(seen, at)) and number > 1][:1]
    found += [number for at in range(1, len(seen.words)) if (number := _lying_there(seen, at))]
    return max((number for number in found if 1 < number <= _MOST_IN_A_ROW), default=0)


def _lying_there(seen: Frame, at: int) -> int:
    """ "There's two on the table", "det ligger to på bordet": so many of the one kind that is told; 0 for another number."""
    number = number_at(seen, at) or seen.units.get(at) or 0
    counts = 1 < number <= _FEW and _is_loose(seen, at) and not seen.said_at(at + 1, "ends-a-number", "people-of")
    end = min(at + 1 + _FEW, len(seen.words))
    ahead = any(seen.said_at(near, "lies") and not seen.said_at(near, "lays") for near in (at - 1, at - 2) if near >= 0)
    behind = any(seen.said_at(near, "lies") for near in range(at + 1, end)) and seen.said_at(
        at + 1, "laid-onto", "lies"
    )
    return number if counts and (ahead or behind) else 0


def _is_loose(seen: Frame, at: int) -> bool:
    """A number that is no card's and counts no cards to be drawn."""
    return not any(face.start <= at < face.end for face in seen.cards) and not seen.said_at(at + 1, "cards-of")


def _is_missing(seen: Frame, face: Mention) -> bool:
    """ "Dad has no +4"."""
    if seen.said_at(face.end, "is-lacking-behind"):
        return True
    return any(seen.said_at(at, "none-of") for at in range(face.start - 2, face.start))


def _draw_faces(seen: Frame) -> list[Mention]:
    return [face for face in seen.cards if face.kind in DRAW_CARDS]


def _laid_besides(seen: Frame) -> int:
    """How many cards are laid behind the first in clauses that do not name them again: "Pena laid one, then me"."""
    faces = _draw_faces(seen)
    if not faces:
        return 0
    count, before, added, held = 0, True, False, False
    for clause in _clauses(seen, faces[0].end):
        if _holds_nothing_behind(seen, clause):
            continue
        if any(mark.concept == "challenge" and mark.start in clause for mark in seen.marks):
            break
        if (faces[0].count > 1 and is_among_them(seen, clause)) or _is_kept_back(seen, clause):
            continue
        own = clause.start == faces[0].end and _has_no_verb_before(seen, faces[0])
        # "I have a third one. I lay it", "I had one too and laid on top"
        again = added and (_says(seen, clause, "the-same-again") or held)
        more = _one_more(seen, clause) if own or again else _further(seen, clause, before)
        added = _one_more(seen, clause) > 0
        held = _says(seen, clause, "hand-holds") and not any(
            m.concept == "lay" and m.start in clause for m in seen.marks
        )
        count += more
        before = (before and bool(more)) or _names_a_card(seen, clause)
    return count


def _holds_nothing_behind(seen: Frame, clause: range) -> bool:
    """ "And then me, with nothing": whoever comes last has none to lay."""
    first = clause.stop + 1
    same = first < len(seen.words) and seen.words[first].sentence == seen.words[clause[0]].sentence
    bare = len(clause) <= _FEW and same and not _says(seen, clause, "answers-it", "lays")
    return bare and any(seen.said_at(at, "holds-nothing") for at in range(first, min(first + 2, len(seen.words))))


def _is_kept_back(seen: Frame, clause: range) -> bool:
    """ "I had a fourth but forgot it": a card that was held and not laid."""
    if not _says(seen, clause, "hand-holds"):
        return False
    rest = [
        at for at in range(clause.start, len(seen.words)) if seen.words[at].sentence == seen.words[clause[0]].sentence
    ]
    return any(seen.said_at(at, "kept-back") for at in rest)


def _clauses(seen: Frame, start: int) -> Iterator[range]:
    """The parts of the text behind a place, up to the clause that asks, parted by stops and joining words."""
    asked = last_clause(seen)
    end = next((at for at, word in enumerate(seen.words) if asked and word is asked[0]), len(seen.words))
    first = start
    for at in range(start, end + 1):
        if at == end or seen.words[at].kind == "stop" or seen.said_at(at, "and-in-a-list", "and-then"):
            if first < at:
                yield range(first, at)
            first = at if at < end and seen.said_at(at, "and-then") else at + 1


def _further(seen: Frame, clause: range, before: bool) -> int:
    """How many further cards a clause lays; a bare "then me" goes on from the one before."""
    concepts = {mark.concept for mark in seen.marks if mark.start in clause}
    if concepts & _ELSE or _says(seen, clause, "none-of", "holds-nothing", "takes-them"):
        return 0
    if (coloured := in_colours(seen, clause)) and not _names_a_card(seen, clause):
        return coloured
    if _names_a_card(seen, clause):
        last = max(face.end for face in seen.cards if face.start in clause)
        return _one_more(seen, range(last + _PAIR, clause.stop))  # "mother laid a +2 'n gran one more"
    if more := _one_more(seen, clause):
        return more
    lays = bool(concepts & _LAYS) or _says(seen, clause, "answers-it")
    goes_on = (
        before and len(clause) <= _FEW and seen.said_at(clause[0], "and-then") and not _says(seen, clause, "is-it")
    )
    if goes_on and not lays and _pays(seen, clause):
        return 0
    return int(lays or goes_on)


def pays_for_the_row(seen: Frame) -> bool:
    """Whether a row of draw cards ends in whoever asks what it comes to."""
    faces = _draw_faces(seen)
    behind = list(_clauses(seen, faces[-1].end)) if len(faces) >= _PAIR else []
    return any(_pays(seen, clause) for clause in behind[:1])


def _pays(seen: Frame, clause: range) -> bool:
    """ "Red +2, green +2, and then me. How many do I get?": the asker comes behind the row and is asked about."""
    asked = last_clause(seen)
    return (
        _says(seen, clause, "me-in-a-row")
        and seen.says("falls-on-me", within=asked)
        and not any(mark.concept == "lay" for mark in marks_within(seen, asked))
    )


def _one_more(seen: Frame, clause: range) -> int:
    """ "Another one", "a third"."""
    if _says(seen, clause, "was-that-place"):
        return 0  # "I was the fourth"
    if _says(seen, clause, "adds-ones-own") and not _names_a_card(seen, clause):
        return 1
    more = len([at for at in clause if _begins_one_more(seen, at) and not seen.said_at(at - 1, "one-more")])
    more = more or int(has_one_too(seen, clause))
    return more or int(_says(seen, clause, "third-card", "fourth-card") and not _names_a_card(seen, clause))


def _begins_one_more(seen: Frame, at: int) -> bool:
    """ "Another", but not that of "one after another"."""
    return seen.said_at(at, "one-more") and not seen.said_at(at, "one-after-another")


def _has_no_verb_before(seen: Frame, face: Mention) -> bool:
    """ "Two +2s were played before me": the verb behind the card is its own."""
    stops = [at for at in range(face.start) if seen.words[at].kind == "stop"]
    first = stops[-1] if stops else 0
    return not any(mark.concept in _LAYS and first <= mark.start < face.start for mark in seen.marks)


def _names_a_card(seen: Frame, clause: range) -> bool:
    return any(face.start in clause and not is_of_a_colour(seen, face) for face in seen.cards)


def _says(seen: Frame, clause: range, *cues: str) -> bool:
    return any(seen.said_at(at, *cues) for at in clause)
