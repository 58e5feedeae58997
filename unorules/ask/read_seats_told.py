"""Who does what at a table whose seats are told, and whose place a question offers to be confirmed: "Is it Cissi now?".

``seat-2`` is the place two turns after whoever laid the card; ``hand-0-1`` is that the first hand goes to the next one.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.names_bent import owns
from unorules.ask.persons_told import ME, deed_done, doer, layer, people, victim
from unorules.ask.read_clause import last_clause, marks_within
from unorules.ask.read_features import Frame
from unorules.ask.read_names import Named
from unorules.ask.read_players import players
from unorules.ask.round_table import Ring, ring
from unorules.ask.words import Token

_TURNS: Final = frozenset({"turn-after", "challenge-next-turn", "jump-in-next-turn"})
_BESIDE_TURNS: Final = frozenset({"direction", "jump-in", "jump-in-match", "reverse-two-players", "skip-two-players"})
_HANDS: Final = "zero-rotate"
_SEATED: Final = _TURNS | {_HANDS}
_ECHO: Final = 4
_SHORT: Final = 6
HANDS: Final = "hand-"
_SEATS: Final = "seat-"


def turn_of_one(seen: Frame, topic: str) -> str | None:
    """ "Kay, Lee, Moe and Nan sit so. Kay reversed. Is it Lee's turn?": whose turn it is, where the whole table is told."""
    told = bool(seen.cards) or deed_done(seen) is not None
    if topic not in _BESIDE_TURNS or not told or not seen.has("turn"):
        return None
    table = ring(seen)
    if table is None or not table.whole or _offered(seen, table) is None:
        return None
    return "jump-in-next-turn" if jumping(seen) is not None else "turn-after"


def told_seats(seen: Frame, topic: str) -> tuple[str, ...] | None:
    """The persons in the order of play from whoever laid the card; None where no table is told."""
    table = _table(seen, topic)
    actor = layer(seen) if table is not None else None
    if table is None or actor is None or not table.whole:
        return None
    return table.from_on(actor) or None


def _table(seen: Frame, topic: str) -> Ring | None:
    return ring(seen, players(seen)) if topic in _SEATED else None


def seat_claims(seen: Frame, topic: str) -> tuple[str, ...]:
    """Whose turn, or whose hand, is offered by name; nothing where no table is told."""
    table = _table(seen, topic)
    if table is None:
        return ()
    if topic == _HANDS:
        return _hand_moves(seen, table)
    who = _offered(seen, table)
    if who is None:
        return ()
    if topic == "jump-in-next-turn":
        return _by_the_jumper(seen, table, who)
    actor = layer(seen)
    steps = table.steps(actor, who) if actor is not None and actor != victim(seen) else None
    return () if steps is None else (f"{_SEATS}{steps}",)


def _offered(seen: Frame, table: Ring) -> str | None:
    """The one person of the table in the clause that asks; of an echo, in what is claimed before it."""
    clause = last_clause(seen)
    asked = _among(seen, table, clause[0].sentence) if clause else []
    if any(mark.concept == "or" for mark in marks_within(seen, clause)):
        return None
    if seen.says("seat-left", "seat-right", within=clause):
        return None  # "his neighbour on the left": the person is not the one who is offered
    if not asked and (one := _the_one_meant(seen, table, clause)) is not None:
        return one
    if not asked and ME in table.places and seen.says("is-mine", within=clause):
        return ME
    if not asked and clause and len(clause) <= _ECHO:
        before = clause[0].sentence - 1
        claimed = [
            mark.start
            for mark in seen.marks
            if mark.concept in ("says", "say") and seen.words[mark.start].sentence == before
        ]
        asked = [name for name in _among(seen, table, before, claimed[-1]) if name != ME][-1:] if claimed else []
    return asked[0] if len(set(asked)) == 1 else None


def _the_one_meant(seen: Frame, table: Ring, clause: list[Token]) -> str | None:
    """ "I skipped Bo and he wants to play. Is it his turn?": the one person told of behind the row."""
    if len(clause) > _SHORT or not seen.says("he-or-she", "one-of-them", within=clause):
        return None
    told = [each for each in people(seen) if each.name in table.places and each.name != ME]
    first = {each.name: each.start for each in reversed(told)}
    again = {each.name for each in told if each.start != first[each.name]}
    return again.pop() if len(again) == 1 else None


def _among(seen: Frame, table: Ring, sentence: int, until: int | None = None) -> list[str]:
    """The persons of the table who stand in the sentence, in order; before a word, where one is given."""
    here = [each for each in people(seen) if seen.words[each.start].sentence == sentence]
    return [each.name for each in here if each.name in table.places and (until is None or each.start < until)]


def _by_the_jumper(seen: Frame, table: Ring, who: str) -> tuple[str, ...]:
    """Of a jump-in: the one after the jumper, the jumper, or the one after whose card it was."""
    jumper, first = jumping(seen), layer(seen)
    if jumper is not None and table.steps(jumper, who) == 1:
        return ("after-jumper",)
    if who == jumper:
        return ("same-player",)
    if first is not None and table.steps(first, who) == 1:
        return ("original-order",)
    return ("nobody",) if jumper is not None and table.steps(jumper, who) is not None else ()


def jumper_seat(seen: Frame) -> int | None:
    """How many turns later than the layer of the card the jumper sits, where the whole table is told."""
    table, first, jumper = ring(seen), layer(seen), jumping(seen)
    if table is None or not table.whole or first is None or jumper is None:
        return None
    return table.steps(first, jumper) or None


def jumping(seen: Frame) -> str | None:
    """Who jumps in: the one named right behind the verb, else the nearest before it."""
    of_cards = {at for face in seen.cards for at in range(face.start, face.end)}
    told = [mark for mark in seen.marks if mark.concept == "jump-in"]
    for mark in told + [mark for mark in seen.cues if mark.concept == "leaps-in"]:
        over = mark not in told and seen.said_at(mark.start, "passes-over-verb")
        if mark.start not in of_cards and not over:
            behind = [each.name for each in people(seen) if mark.start < each.start <= mark.start + 1]
            return behind[0] if behind else doer(seen, mark.start)
    return None


def behind_the_jumper(seen: Frame) -> tuple[str, ...]:
    """ "Per jumped in, and then it was the one's turn who sits after Per": the jumper is named once more."""
    who = jumping(seen)
    later = [each.start for each in people(seen) if each.name == who][1:] if who else []
    return ("after-jumper",) if any(seen.said_at(at - 1, "after-one") for at in later) else ()


def _hand_moves(seen: Frame, table: Ring) -> tuple[str, ...]:
    """Whose hand is offered to go to whom: the layer's to the other person, unless the other's is told to be."""
    clause, actor = last_clause(seen), layer(seen)
    if actor is None or not clause:
        return ()
    here = [each for each in people(seen) if seen.words[each.start].sentence == clause[0].sentence]
    names = list(dict.fromkeys(each.name for each in here if each.name in table.places))
    others = [name for name in names if name != actor]
    if len(others) != 1:
        return ()
    owner = next((each.name for each in here if _owns(seen, each)), actor)
    giver, receiver = (owner, actor) if owner == others[0] else (actor, others[0])
    one, two = table.steps(actor, giver), table.steps(actor, receiver)
    return () if one is None or two is None else (f"{HANDS}{one}-{two}",)


def _owns(seen: Frame, each: Named) -> bool:
    """ "Bo's cards", "Bos kort", "Bon kortit": a form that says whose, right before what is held."""
    held = any(mark.start == each.end and mark.concept in ("hand", "card") for mark in seen.marks)
    whose = "'" in seen.words[each.end - 1].text or (each.form != each.name and owns(each.form, seen.language))
    return held and each.name != ME and whose
