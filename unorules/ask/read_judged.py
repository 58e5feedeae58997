"""Claims that a question has judged: "Nana says you may not stack. Is she right?" asks by its first half, judged by its second.

What was claimed tells which way the topic's proposition is asked; whether it is asked to be right or wrong turns it once more.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.claim_sides import plainly_claimed
from unorules.ask.propositions import PROPOSITIONS, modality
from unorules.ask.read_affirmed import affirms, tells_a_deed
from unorules.ask.read_called_wrong import JUDGING, affirmed_by_a_tag, called_so, calls_wrong, confirms_wrong
from unorules.ask.read_clause import last_clause, marks_within, tag_at
from unorules.ask.read_denied import any_tag
from unorules.ask.read_features import Frame
from unorules.ask.read_layout import OF_A_FOUR
from unorules.ask.read_left_undone import DEEDS, is_harmless, left_undone
from unorules.ask.read_let_off import let_off_turned
from unorules.ask.read_position import number_at
from unorules.ask.read_said_behind import granted_behind
from unorules.ask.read_two import asks_of_the_other
from unorules.ask.words import Token

_MOST_WORDS: Final = 7
_SHORT_ECHO: Final = 4
_DENYING: Final = frozenset({"not", "forbidden", "cheat", "never", "nobody"})
_BARRING: Final = _DENYING | {"must", "until-can"}
_AGAINST: Final = frozenset({"forbidden", "cheat", "wrong", "not", "nobody", "never"})
# Whose proposition is that nothing is to pay: "do I still get a penalty?" asks for the opposite.
_SPARED: Final = frozenset({"uno-self-correct", "uno-missed-win"})
_PAYING: Final = frozenset({"penalty", "draw", "paid"})
# So many cards are owed at least where one card was laid on another.
_NEVER: Final = 1000
_STACKED: Final = {"stack-draw-two": 4, "stack-wild-draw-four": 8}
# Of what is so, these are claimed outright: a "not" in the claim denies it.
_PLAIN: Final = frozenset(
    {"is-official", "zero-rotate", "uno-missed-win", "no-mercy-in-classic", "mercy-rule", "seven-swap"}
)


def _says_no(seen: Frame, clause: list[Token]) -> bool:
    """Whether something in the clause denies; a "without" does not."""
    marks = [mark for mark in marks_within(seen, clause) if mark.concept in _DENYING]
    return any(not seen.said_at(mark.start, "without") for mark in marks)


def side_taken(seen: Frame, topic: str) -> bool | None:
    """Whether the wording alone says that a question is turned (True) or is not (False); None where the words have to be weighed.

    More wordings were settled by rules until the weights knew better than the rules on questions that neither had seen.
    """
    clause = last_clause(seen)
    concepts = {mark.concept for mark in marks_within(seen, clause)}
    if topic == "scoring-optional" and seen.says("must-head", within=clause[:3]):
        return True  # "must we count points?"
    if (spared := let_off_turned(seen, topic)) is not None:
        return spared
    if topic == "uno-catch-window" and seen.says("runs-too-late", "in-the-clear", within=clause):
        return True if not _says_no(seen, clause) else None  # "is it too late?", "did he get off without a penalty?"
    if topic == "uno-catch-window" and seen.says("pays-for-it", within=clause):
        return None if seen.says("told-not", within=clause) or concepts & _DENYING else False  # "is he for it?"
    if (
        topic == "uno-catch-window"
        and seen.says("owes", within=clause)
        and not seen.says("told-not", "gets-off", within=clause)
    ):
        return False  # "do I owe any cards?"
    if topic in _SPARED and seen.says("safe-from-it", within=clause) and not seen.says("told-not", within=clause):
        return False  # "am I safe from the penalty?"
    spared = seen.says("gets-off", within=clause) and not seen.says("told-not", "duty-verb", within=clause)
    if topic == "finish-draw-penalty" and spared and "or" not in concepts:
        return True  # "am I spared the ten?"
    if topic in _SPARED and (concepts & _PAYING or seen.says("owes", within=clause)):
        return None if seen.says("goes-free", "gets-off", within=clause) else not concepts & _AGAINST
    if modality(topic) == "must" and _asks_with_a_not(seen, clause, concepts):
        return False
    if topic == "mercy-rule" and "or" not in concepts and seen.says("still-in", within=clause):
        return True
    if topic == "mercy-rule" and seen.says("too-many", "too-few-many", within=clause) and not _says_no(seen, clause):
        return False  # "I'm on 18 cards, is that too many?"
    if (other := asks_of_the_other(seen, topic)) is not None:
        return other
    if topic in OF_A_FOUR and "or" not in concepts and "says" not in concepts and _hinders(seen, clause):
        return not (
            seen.says("told-not", within=clause) and tag_at(seen, clause) is not None
        )  # "does the wild stop me?"
    if modality(topic) == "may" and _holds_it_fine(seen, clause):
        return False
    if modality(topic) == "may" and (affirms(seen) or _asks_by_a_denial(seen, clause, concepts)):
        return False
    if modality(topic) == "may" and affirmed_by_a_tag(seen, clause):
        return False
    return _side_of_a_claim(seen, topic, concepts)


def _hinders(seen: Frame, clause: list[Token]) -> bool:
    """Whether something there stands in the way; "straight off" is a time."""
    at_once = {
        at for mark in marks_within(seen, clause) if mark.concept == "immediately" for at in range(mark.start, mark.end)
    }
    marks = [mark for mark in seen.cues if mark.concept == "hinders" and seen.words[mark.start] in clause]
    return any(mark.start not in at_once for mark in marks)


def _asks_with_a_not(seen: Frame, clause: list[Token], concepts: set[str]) -> bool:
    """ "Don't we fill it up again?": what is asked about, put with a "not"."""
    head = clause[:1]
    inverted = seen.says("do-not-we", within=head) or (
        seen.says("inverted-verb", within=head) and seen.says("told-not", within=clause[1:4])
    )
    return inverted and not concepts & {"may", "must", "forbidden", "wrong", "or", "if"}


def _holds_it_fine(seen: Frame, clause: list[Token]) -> bool:
    """ "I lay it on top, de e väl lugnt?": a deed told, and behind it that it surely is all right."""
    fine = [mark for mark in seen.cues if mark.concept == "calls-it-right" and seen.words[mark.end - 1] is clause[-1]]
    surely = any(seen.said_at(at, "surely-word") for mark in fine for at in range(mark.start, mark.end))
    return surely and not seen.says("told-not", "none-of", within=clause)


def _asks_by_a_denial(seen: Frame, clause: list[Token], concepts: set[str]) -> bool:
    """ "That's not allowed, is it?" asks whether it is allowed (answers.md); "that's not cheating, is it?" does not."""
    if not seen.says("told-not", within=clause) or seen.says(
        "tells-misdeed", "plain-ban", "tells-barred", within=clause
    ):
        return False
    tag = any_tag(seen, clause)
    asks = seen.says("surely-not", within=clause) if tag is None else seen.said_at(tag, "tag-verb")
    free = seen.says("may-be-done", "calls-it-right", "tells-free", within=clause)
    return asks and "must" not in concepts and ("may" in concepts or free)


def side_leant_to(seen: Frame, topic: str) -> bool | None:
    """Which side the wording leans to, if no more than that: said to be harmless, put with a "not", told as a deed."""
    if modality(topic) != "may":
        return None
    if is_harmless(seen) and not seen.has("says") and left_undone(seen) is None:
        return False
    clause = last_clause(seen)
    if _asks_plainly(seen, clause):
        return False
    if (put := _put_with_a_not(seen, topic, clause, {mark.concept for mark in marks_within(seen, clause)})) is not None:
        return put
    return False if tells_a_deed(seen) else None


def _asks_plainly(seen: Frame, clause: list[Token]) -> bool:
    """ "Kan den läggas?", "may I lay it?": verb first, a few words, and nothing that is said against it."""
    concepts = {mark.concept for mark in marks_within(seen, clause)}
    if concepts & _SPEAKING_AGAINST or seen.says(*_CUES_AGAINST, within=clause):
        return False
    short = seen.says("may-be-done", within=clause[:1]) and seen.says("opens-yes-no", within=clause[:1])
    if short and len(clause) <= _SHORT_ECHO and "lay" in concepts and not seen.has("says"):
        return True
    faces = any(clause[0].start <= seen.words[face.start].start <= clause[-1].start for face in seen.cards)
    echo = len(clause) <= _ECHO and not seen.says("stands-against", "objects-to-it", "wants-to")  # "can he?"
    return bool(seen.says("may-asked", within=clause[:2]) and (faces or echo or concepts & DEEDS))


_ECHO: Final = 3


_SPEAKING_AGAINST: Final = frozenset(
    "not forbidden cheat never nobody must until-can wrong or right refuse says only false cannot-play".split()
)
_CUES_AGAINST: Final = (
    *(
        "told-not",
        "none-of",
        "tells-barred",
        "tells-misdeed",
        "denies",
        "without",
        "objects-to-it",
        "keeps",
        "keeps-it",
    ),
    *("declines-it", "gets-off", "speaks-against"),
)


def _put_with_a_not(seen: Frame, topic: str, clause: list[Token], concepts: set[str]) -> bool | None:
    """ "Er det ikke lov å …?", "eikö saa …?", "får man inte …?" and nothing else: judged by what it asks about (answers.md)."""
    whole = bool(clause) and clause[0] is seen.words[0]
    if not whole or modality(topic) != "may" or concepts & {"must", "cheat", "wrong"}:
        return None
    heads = clause[:5]
    inverted = seen.says("inverted-verb", within=heads[:1]) and seen.says("told-not", within=heads[1:])
    if seen.says("surely-not", within=heads[:1]) and tag_at(seen, clause) is not None:
        return True  # "enhän voi lyödä, eikö niin?": what is put to be confirmed is the denial
    if not inverted and not seen.says("asks-with-not", within=heads[:1]):
        return None
    return seen.says("plain-ban", within=clause)  # "isn't that forbidden?" asks whether it is


def _tail(seen: Frame, clause: list[Token]) -> list[Token]:
    """The words behind the last comma or stop of the text."""
    stops = [word.start for word in seen.words if word.kind == "stop" and clause and word.start < clause[-1].start]
    return [word for word in clause if not stops or word.start > stops[-1]]


def _side_of_a_claim(seen: Frame, topic: str, concepts: set[str]) -> bool | None:
    """ "Who is right?" takes no side: the rule itself is told. "Is she right?" is judged by what she claimed."""
    kind = modality(topic)
    if kind == "may" and {"who", "right"} <= concepts:
        return False
    clause = _verdict(seen, topic)
    if kind == "may" and clause is not None and _hinders_nothing(seen, clause[0].start, topic):
        return bool(concepts & {"wrong", "false"})
    if kind == "may" and clause is not None and granted_behind(seen, clause[0].start):
        return bool(concepts & {"wrong", "false"})
    found = judged(seen, topic)
    if clause is not None and found is not None and _owes_for_two(seen, clause[0].start, topic):
        return found
    if kind == "may":
        granted = clause is not None and plainly_claimed(seen, topic) is True
        return found if found or granted or "wrong" in concepts else None
    if kind == "must" and clause and found is not None and seen.says("objected", within=_before(seen, clause)):
        return found  # "he would not have it": the objection says that it must be
    return True if found and (kind == "holds" or "wrong" in concepts) else None


def _before(seen: Frame, clause: list[Token]) -> list[Token]:
    return [word for word in seen.words if word.start < clause[0].start]


def judged(seen: Frame, topic: str) -> bool | None:
    """Whether a judged claim turns the question; None where no claim stands before a bare "is that right?"."""
    clause = _verdict(seen, topic)
    if clause is None:
        return None
    told = {mark.concept for mark in seen.marks if clause[0].start <= seen.words[mark.start].start}
    doubted = seen.says("asks-with-not", within=clause[:1])  # "eikö se ole väärin?": its first word is no "right"
    wrong = "wrong" in told and (doubted or "right" not in told or confirms_wrong(seen, clause))
    if seen.says("deed-of-mine", within=clause) and not _is_of_nobody(seen, clause[0].start):
        return wrong if modality(topic) == "may" else None  # the deed is judged, not a claim
    denied = _denied(seen, clause[0].start, topic)
    return None if denied is None else denied != wrong


def _is_of_nobody(seen: Frame, until: int) -> bool:
    """ "Nobody may stack. Am I right?": a rule is claimed and no deed told; "nobody saw me lay it" tells one."""
    before = [word for word in seen.words if word.start < until]
    nobody = any(mark.concept == "nobody" for mark in marks_within(seen, before[:2]))
    return nobody and not seen.says("first-person", "i-act", "of-mine", within=before)


def _verdict(seen: Frame, topic: str) -> list[Token] | None:
    """The words of "is she right?" at the end of a question that told a claim before them."""
    clause = last_clause(seen)
    if not clause:
        return None
    tail = _tail(seen, clause)
    tag = any_tag(seen, clause)
    if tail and tag is not None and tail[0].start <= seen.words[tag].start and calls_wrong(seen, clause, tag):
        tail = called_so(seen, clause, tag)  # "That's nonsense, isn't it?"
    if not tail or len(tail) > _MOST_WORDS or tail[0] is seen.words[0]:
        return None
    told = {mark.concept for mark in marks_within(seen, tail)}
    if told & {"right", "wrong"}:
        return tail if told - ({"or"} if _is_asked_twice(tail) else set()) <= JUDGING else None
    echoes = len(tail) <= _SHORT_ECHO and "may" not in told and seen.says("echo-asks", within=tail)
    return tail if echoes and seen.has("says") and modality(topic) == "may" else None


def _is_asked_twice(tail: list[Token]) -> bool:
    """ "Am I right or am I right": the same words on both sides of the one between them."""
    half = len(tail) // 2
    said = [word.folded for word in tail]
    return half > 0 and said[:half] == said[half + 1 :]


def _digit(seen: Frame, at: int) -> int | None:
    return next((face.number for face in seen.cards if face.start == at), None)


def _owes_for_two(seen: Frame, until: int, topic: str) -> bool:
    """ "I put a +2 on a +2, he says he must draw four": who is owed so many has one card laid on the other."""
    before = [word for word in seen.words if word.start < until and word.kind != "stop"]
    claim = [word for word in before if word.sentence == before[-1].sentence]
    if seen.says("says-so", within=claim) and seen.says("told-not", within=claim) and claim[0] is not before[0]:
        return False  # "I sent four on. Dad says that isn't allowed."
    told = [number_at(seen, word) or _digit(seen, word) or 0 for word in _until(seen, until)]
    return any(number >= _STACKED.get(topic, _NEVER) for number in told)


def _until(seen: Frame, until: int) -> list[int]:
    """The places of the words before one that begins there and that are no card."""
    numbers = {face.start for face in seen.cards if face.kind == "number" and face.colour is None}
    cards = {at for face in seen.cards for at in range(face.start, face.end)} - numbers
    return [at for at, word in enumerate(seen.words) if word.start < until and at not in cards]


def _denied(seen: Frame, until: int, topic: str) -> bool | None:
    """Whether the claim before the word at ``until`` denies what the topic claims; None where that is not plain."""
    before = {mark.concept for mark in seen.marks if seen.words[mark.start].start < until}
    words = [word for word in seen.words if word.start < until]
    kind = modality(topic)
    if seen.says("objected", within=words):
        return kind != "must"  # somebody did it and was told off: the objection says that it may not be, or is not so
    if _owes_for_two(seen, until, topic):
        return False
    if kind == "may":
        barring = before & _BARRING - ({"nobody"} if topic == "bluff" else set())  # "it stands if nobody challenges"
        denied = seen.says("claims-only", "denies", within=words) or bool(barring) or _is_over(seen, topic, words)
        return True if denied else False if before & {"may", "can-play"} else None
    if kind == "must":
        denied = seen.says("enough", "denies", within=words) or bool(before & _DENYING)
        return True if denied else False if before & {"must", "each", "says"} else None
    denied = ("not" in before or seen.says("no-such-thing", within=words)) and not seen.says("not-only", within=words)
    return denied if topic in _PLAIN else None


def _is_over(seen: Frame, topic: str, words: list[Token]) -> bool:
    """ "Once you've drawn, your turn's gone": whoever says so holds that no card may be laid."""
    gone = topic in _ON_THE_SAME_TURN and seen.says("turn-is-gone", within=words)
    return gone and not seen.says("told-not", "claims-not", within=words)


_ON_THE_SAME_TURN: Final = frozenset({"play-after-penalty", "play-other-after-draw", "answer-draw-card"})


def _hinders_nothing(seen: Frame, until: int, topic: str) -> bool:
    """ "A wild in hand doesn't spoil it": what does not stand in the way leaves it allowed; cards may be kept off, too."""
    if PROPOSITIONS[topic].group == "stacking":
        return False
    places = [at for at in range(len(seen.words)) if seen.words[at].start < until]
    return any(
        seen.said_at(at, "hinders")
        and any(seen.said_at(near, "nobody-yet", "none-of") for near in range(at - _NEAR, at + 2))
        for at in places
    )


_NEAR: Final = 3
