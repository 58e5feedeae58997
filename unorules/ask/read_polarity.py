"""How a question asks: its form, and whether its yes is the topic's yes or the opposite.

"Is it forbidden to …", "must I draw then?" and "he says I may not, is he right?" turn a proposition round; "isn't it allowed
to …?" does not. What turns a question depends on what its topic claims (propositions.py), so the cues are weighed together
with the topic's modality; the weights are learnt (train.py).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Final

from unorules.ask import model
from unorules.ask.propositions import modality
from unorules.ask.read_features import Frame, asking_sentence, features
from unorules.ask.read_form import either_or_at, last_clause, marks_within
from unorules.ask.read_judged import ENOUGH, judged
from unorules.ask.words import Token

_CUES: Final = ("c:", "cb", "cs", "cq", "cm")
_DENIALS: Final = frozenset({"not", "never", "forbidden", "nobody", "no-draw"})
_MODALS: Final = frozenset("forbidden cheat may must right wrong safe refuse applies exists what-happens false".split())
_ASKING_FIRST: Final = frozenset("what which who how-many when until-when how why what-happens".split())
_FINNISH_ASKING: Final = ("ko", "ks", "kohan", "kos", "kka", "kaan")
_VERBS_FIRST: Final = {
    "nb": frozenset(
        "er kan far ma skal har var blir blei ble gar gjelder teller trekker legger bytter star slipper mister kunne skulle"
        " matte fikk finnes finst holder gjor vinner tar bruker sender bor vil ville trenger behover jukset juksa brot"
        " gjorde gjaldt stemmer hoppet passer gir eg jeg e kanke kankke farkke lov forbudt ulovlig ulovleg greit regnes"
        " kreves vart vert ein hender telles".split()
    ),
    "sv": frozenset(
        "ar kan far maste ska har var blir blev gar galler raknas drar lagger byter star slipper missar kunde skulle fick"
        " finns racker gor vinner tar anvander skickar bor vill ville behover fuskade brot gjorde stammer passar ger e va"
        " mast kravs int sku fanns tillats tvingas otillatet forbjudet okej lov fuskar brukar skall hander".split()
    ),
    "en": frozenset(
        "is are can may must do does did am was were should could would will has have shall had isnt arent cant dont"
        " doesnt didnt wasnt werent shouldnt couldnt wouldnt aint gotta need u might ok okay allowed legal".split()
    ),
}
_AGAINST: Final = frozenset({"forbidden", "cheat", "wrong", "not", "nobody", "never"})
_EVEN: Final = 0.5
# Whose proposition is that nothing is to pay: "do I still get a penalty?" asks for the opposite.
_SPARED: Final = frozenset({"uno-self-correct", "uno-missed-win"})
_LATE: Final = frozenset("late sent seint sein seinna myohaista myohasta myohan".split())
_IS: Final = frozenset("is was too er var ar onko onks oliko olikohan liian for e".split())
_GETS_AWAY: Final = frozenset(
    "slipper slapp sleppa slipp slippa slip avoid escape saved safe selvian selviaa saastyn saastyy valtyn"
    " trygg vinner vann vant win won voitin voitinko voitanko".split()
)
_TURN_AGAIN: Final = frozenset({"reverse-two-players", "skip-two-players", "draw-card-two-players"})
_THE_OTHER: Final = frozenset(
    "her his their she he they hennes hans deras hun han hon henne henes motspilleren motstanderen"
    " motstandaren opponent opponents other"
    " hanen sen toisen vastustajan kaverin se toinen vaimon miehen".split()
)
_MINE: Final = frozenset(
    "i me my mine jeg min mi eg me ja jag mig mej mun mulla ma mina saan paasenko minun mulle mulle jatkanko".split()
)


def polarity_features(seen: Frame, topic: str, found: list[str] | None = None) -> Iterator[str]:
    """The cues of a question, by themselves and joined with its topic and the topic's modality."""
    kind = modality(topic)
    yield f"ct:{topic}"
    for each in (*_mood(seen), *_told(seen), *(features(seen) if found is None else found)):
        if each[:2] in _CUES:
            yield f"c{kind}|{each}"
            if each[:2] in ("c:", "cq", "cm"):
                yield f"c{topic}|{each}"
                yield each
        elif each[:2] in ("w:", "b:", "f:"):
            yield each
            if each[0] != "b":
                yield f"{kind}|{each}"


def _mood(seen: Frame) -> Iterator[str]:
    """Whether the last sentence asks or states, what it denies, and whether somebody is quoted or confirmation wanted."""
    asking = asking_sentence(seen.words)
    here = [mark for mark in seen.marks if seen.words[mark.start].sentence == asking]
    concepts = [mark.concept for mark in here]
    whole = {mark.concept for mark in seen.marks}
    order = _order(seen, asking, concepts)
    denied = sum(each in _DENIALS for each in concepts)
    denies = "not" if denied % 2 else "twice" if denied else "plain"
    modal = next((each for each in concepts if each in _MODALS), "bare")
    tag = "told" if whole & {"says"} else "tag" if whole & {"right", "wrong"} else "none"
    yield f"cm:{order}&{denies}"
    yield f"cm:{order}&{denies}&{tag}"
    yield f"cm:{order}&{modal}"
    yield f"cm:{modal}&{denies}"
    yield f"cm:{order}&{modal}&{denies}"
    yield f"cm:{order}&{modal}&{denies}&{tag}"
    if "wrong" in whole and "says" in whole:
        yield "cm:called-wrong"
    elsewhere = {mark.concept for mark in seen.marks if seen.words[mark.start].sentence != asking}
    if tag != "none" and elsewhere & _DENIALS:
        yield f"cm:denied-before&{tag}"
    if elsewhere & _DENIALS:
        yield f"cm:denied-before&{modal}"


def _told(seen: Frame) -> Iterator[str]:
    """What is said for or against the deed in the clause that asks, each with whether the clause asks or states, and denies."""
    clause = last_clause(seen)
    if not clause:
        return
    first, last = clause[0].start, clause[-1].start
    here = dict.fromkeys(mark.concept for mark in seen.cues if first <= seen.words[mark.start].start <= last)
    concepts = [mark.concept for mark in marks_within(seen, clause)]
    order = _order(seen, clause[0].sentence, concepts)
    denies = "not" if sum(each in _DENIALS for each in concepts) % 2 or "none-of" in here else "plain"
    for cue in here:
        if cue.startswith("tells-") or cue in _WEIGHED:
            yield f"cm:{cue}"
            yield f"cm:{cue}&{denies}"
            yield f"cm:{cue}&{order}"


# Cues of other rules that tell as much.
_WEIGHED: Final = frozenset(
    {"gets-off", "without", "keeps", "loses-turn", "still-plays", "too-many", "must-head", "tag-behind"}
)


def _order(seen: Frame, asking: int, concepts: list[str]) -> str:
    """``asks`` where the verb or a question word comes first, ``says`` where the sentence is a statement."""
    words = [word.folded for word in seen.words if word.sentence == asking and word.kind != "stop"]
    if seen.language == "fi":
        return "asks" if any(word.endswith(_FINNISH_ASKING) and len(word) > 3 for word in words) else "says"
    if words and (words[0] in _VERBS_FIRST[seen.language] or (concepts and concepts[0] in _ASKING_FIRST)):
        return "asks"
    return "says"


def is_turned(seen: Frame, topic: str, found: list[str] | None = None) -> bool:
    """Whether the right yes or no to the question as asked is the opposite of the topic's proposition.

    Where the wording itself settles it that is followed; else what the words are weighed to say.
    """
    if modality(topic) == "none":
        return False
    settled = settled_by_wording(seen, topic)
    return turned_chance(seen, topic, found) > _EVEN if settled is None else settled


def settled_by_wording(seen: Frame, topic: str) -> bool | None:
    """True or False where the last clause says plainly what it asks for, None where it does not.

    "Is that cheating?" turns what may be done; "must I?" and "does it really have to?" keep what must be or is so; of "A or B?"
    the first half is looked at.
    """
    clause, kind = last_clause(seen), modality(topic)
    if {"who", "right"} <= {mark.concept for mark in marks_within(seen, clause)}:
        return False  # "who is right?" takes no side: the rule itself is told
    if (claimed := judged(seen, topic)) is not None:
        return claimed
    if topic in _SPARED and {word.folded for word in clause} & _GETS_AWAY:
        return False
    if seen.language == "en" and _turned_by_tag(clause) and kind == "may":
        return False
    if topic == "scoring-optional" and seen.says("must-head", within=clause[:3]):
        return True
    if topic in _SPARED and (asked := {mark.concept for mark in marks_within(seen, clause)}) & {
        "penalty",
        "draw",
        "paid",
    }:
        return not asked & _AGAINST
    if (
        topic == "uno-catch-window"
        and {word.folded for word in clause} & _LATE
        and {word.folded for word in clause[:3]} & _IS
    ):
        return True
    if topic in _TURN_AGAIN and {mark.concept for mark in marks_within(seen, clause)} & {"cheat", "forbidden", "wrong"}:
        return True  # "I went again: was that cheating?"
    if kind == "may" and seen.says("asks-after-all", within=clause[-3:]) and _denies(seen, clause[:-2]):
        return False  # "that is not allowed, is it?"
    if topic in _TURN_AGAIN and (whose := _whose_turn(seen, clause)) is not None:
        return whose
    by_words = _settled_by_words(seen, topic)
    if by_words is not None:
        return by_words
    cut = either_or_at(seen, clause)
    until = seen.words[cut].start if cut is not None else clause[-1].start + 1 if clause else 0
    first = clause[0].start if clause else 0
    told = {mark.concept for mark in seen.marks if first <= seen.words[mark.start].start < until}
    if "force-play" in told:
        told.add("must")
    if kind == "may" and _is_negated_question(seen, clause):
        return False
    # "Får man inte …?" asks whether one may: a ban that opens the question is none.
    bans = [
        mark
        for mark in seen.marks
        if mark.concept in ("forbidden", "cheat") and first < seen.words[mark.start].start < until
    ]
    if bans and kind == "may" and not told & {"right", "not", "wrong", "challenge", "accuse", "says"}:
        return True
    if "must" in told and kind == "must" and not told & _AGAINST:
        return False
    if cut is not None and told & {"may", "must"} and not told & _AGAINST:
        return ("must" in told) != (kind == "must") if kind in ("may", "must") else None
    return None


def _denies(seen: Frame, words: list[Token]) -> bool:
    return any(mark.concept in _DENIALS for mark in marks_within(seen, words))


def _turned_by_tag(clause: list[Token]) -> bool:
    """ "That's not allowed, is it?" is answered by what the tag asks."""
    words = [word.folded for word in clause]
    return (
        len(words) > 4 and words[-2] in _TAG_VERBS and words[-1] in _TAG_SUBJECTS and bool(set(words[:-2]) & _NEGATIONS)
    )


_TAG_VERBS: Final = frozenset("is are was were do does did can could may should will has have".split())
_TAG_SUBJECTS: Final = frozenset("it that they he she i you we u".split())
_NEGATIONS: Final = frozenset(
    "not isn't isnt can't cant cannot don't dont doesn't doesnt didn't didnt aren't arent wasn't wasnt won't wont".split()
)


def _is_negated_question(seen: Frame, clause: list[Token]) -> bool:
    """ "Er det ikke lov å …?", "eikö saa …?", "får man inte …?": judged by what it asks about (answers.md)."""
    if not clause or any(mark.concept in ("must", "cheat", "wrong") for mark in marks_within(seen, clause)):
        return False
    heads = [word.folded for word in clause[:5]]
    if heads[0].startswith("eiko") or heads[0] in ("isn't", "isnt", "can't", "cant", "aren't", "couldn't"):
        return True
    return heads[0] in _INVERTED and any(word in ("ikke", "ikkje", "inte", "int", "not", "ej") for word in heads[1:])


_INVERTED: Final = frozenset("er ar far kan is can may could ma fick kunne kunde".split())


def _settled_by_words(seen: Frame, topic: str) -> bool | None:
    """ "Is it enough …?" of what must be, "does it keep me from …?", "did I do wrong?" of what may be."""
    clause, kind = last_clause(seen), modality(topic)
    words = {word.folded for word in clause}
    concepts = {mark.concept for mark in marks_within(seen, clause)}
    if topic in _WHAT_MUST_HAPPEN and "must" in concepts and not concepts & _AGAINST:
        return False
    if kind == "must" and words & ENOUGH and not concepts & {"not"}:
        return True
    if kind == "may" and words & _KEEPS_FROM:
        return True
    if topic in _DODGES and words & _GETS_AWAY and not concepts & _AGAINST:
        return False
    if kind == "may" and "wrong" in concepts and not concepts & {"right", "says", "or", "challenge"}:
        return True
    if topic == "eliminated" and (cut := either_or_at(seen, clause)) is not None:
        before = {mark.concept for mark in marks_within(seen, clause) if mark.start < cut}
        return "win" in before
    return None


# What the rules make happen: "does everybody really have to?" is its own yes.
_WHAT_MUST_HAPPEN: Final = frozenset(
    "zero-rotate seven-swap finish-draw-penalty uno-false-call uno-false-accusation mercy-rule".split()
)
_KEEPS_FROM: Final = frozenset("hindrar hindrer hindre prevent prevents stops estaa estaako".split())
_DODGES: Final = frozenset({"bounce", "answer-draw-card", "answer-with-same", "stack-draw-two", "stack-wild-draw-four"})


def _whose_turn(seen: Frame, clause: list[Token]) -> bool | None:
    """With two: True where the turn is asked for another than the one who laid, False for the same; None where that is not said."""
    commas = [word.start for word in seen.words if word.kind == "stop" and "," in word.text]
    tail = [word for word in clause if not commas or word.start > commas[-1]]
    asked = _person(tail)
    if asked is None:
        return None
    return asked == "mine" if _laid_by_the_other(seen, tail) else asked == "other"


def _laid_by_the_other(seen: Frame, tail: list[Token]) -> bool:
    """Whether somebody else is told to have laid the card, before the question itself: "she puts down a reverse, …"."""
    laid = [mark.start for mark in seen.marks if mark.concept == "lay" and seen.words[mark.start] not in tail]
    return any(seen.words[at - 1].folded in _THE_OTHER - _MINE for at in laid if at)


def _person(words: Iterable[Token]) -> str | None:
    said = {word.folded for word in words}
    other, mine = bool(said & _THE_OTHER), bool(said & _MINE)
    return None if other == mine else "other" if other else "mine"


def turned_chance(seen: Frame, topic: str, found: list[str] | None = None) -> float:
    """How likely a question is turned, from 0 to 1."""
    shared = model.common()
    sums = [float(shared.header["turned_bias"])]
    concepts, own = shared.tables["turned"], model.of_language(seen.language).tables["turned"]
    for each in polarity_features(seen, topic, found):
        (concepts if each[0] == "c" else own).add(each, 1.0, sums)
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, sums[0]))))
