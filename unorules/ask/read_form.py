"""What kind of answer the wording asks for: yes or no, a value, an account, a person, one of two.

The last sentence that asks is looked at: its first word or ending (fi: -ko) shows a yes/no question, a question word anything else.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.read_features import Frame
from unorules.ask.words import Token

# Words that open a yes/no question; Finnish marks the word itself.
_OPENERS: Final = {
    "en": "do does did is are am was were can could may might must should shall will would has have had isnt arent"
    " wasnt werent dont"
    " doesnt didnt cant couldnt shouldnt wont wouldnt isn't aren't wasn't weren't don't doesn't didn't can't"
    " couldn't shouldn't won't"
    " wouldn't hasn't haven't ain't aint am must mustn't gotta allowed ok okay legal illegal u",
    "nb": "kan kan'kke far fikk ma mas skal skulle er var blir ble gar gikk har hadde gjor gjorde gjer vinner vant"
    " trekker telleter teller"
    " holder behover trenger matte kunne vil ville star gjelder slipper mister ryker kommer bor burde tar la"
    " er'kke hadd e va kanke kain"
    " stemmer lov legger spiller heter finnes",
    "sv": "kan far fick maste ska skall skulle ar var blir blev gar gick har hade gor gjorde vinner vann drar raknas"
    " galler behover racker"
    " kunde vill vore star slipper forlorar aker tar lade e va maste mast bor borde finns funkar stammer delar"
    " spelar lagger sku behovs",
    "fi": "",
}
_FINNISH: Final = re.compile(r"(?:ko|koh?an|ks|kos|köhän|kö|kös)$")
_NOT_ASKING: Final = frozenset(
    "joko joku jos mikaks joks vaiks vaikka ruokko uskoo ok kuks toiseks viimeseks meiks sitks okko seuraavaks"
    " aloituskortiks".split()
)
_VALUE: Final = frozenset({"how-many", "when", "until-when", "many-players", "which", "age"})
_EXPLAIN: Final = frozenset({"explain", "effect", "what-happens", "how", "why"})
_ASKING: Final = frozenset({"what", "who"}) | _VALUE | _EXPLAIN
_TOPIC_WHO: Final = frozenset(
    "challenge-who uno-catch-who who-scores first-player next-dealer dealer-choice turn-after challenge-next-turn"
    " jump-in-next-turn challenge-hand-shown-to start-card".split()
)
_TURN_OF_TWO: Final = frozenset({"reverse-two-players", "skip-two-players", "draw-card-two-players"})
_SHORT_ECHO: Final = 4
_NO: Final = frozenset("not inte ikke ikkje ei no nei nej".split())


def form(seen: Frame, topic: str | None) -> str:
    """``yes-no``, ``value``, ``explain``, ``who`` or ``either-or``."""
    words = last_clause(seen)
    asked = [mark for mark in marks_within(seen, words) if _asks(seen, mark) and not _too_many(seen, mark)]
    if seen.says("old-enough", "too-young", within=words):
        asked = [mark for mark in asked if mark.concept != "age"]
    if len(words) <= _SHORT_ECHO and seen.says("echo-asks", within=words):
        return "yes-no"  # "He says it counts twenty. Does it?"
    if _kind(topic) in ("yes-no", "unspecified"):
        asked = [mark for mark in asked if _seeks(seen, words, mark)]
    concepts = ["how-many" if mark.concept == "deck-count" else mark.concept for mark in asked]
    covered = {seen.words[at].start for mark in asked for at in range(mark.start, mark.end)}
    heads = {word.start for word in words[:2]} | {word.start for word in words if _begins(words, word)}
    opener = _opener(seen, words, covered)
    leads = [mark for mark in asked if seen.words[mark.start].start in heads and not _joins(seen, mark, opener)]
    if opener is not None:
        at = opener  # "is seven the age?": no word that asks
        relative = tag_at(seen, words) is None  # behind the verb that asks a "what" is relative
        leads = [each for each in leads if seen.words[each.start].start < at or not (relative or each.concept == "age")]
    opened = opener is not None and not leads
    weighed = seen.says("old-enough", "too-young", within=words if opener is not None else words[:1])
    if topic == "age" and weighed:
        return "yes-no"  # "going by what it says, is she old enough?"
    tag = tag_at(seen, words)
    alone = tag is not None and bool(words) and seen.words[tag] is words[0]  # "We play with bounce. Works?"
    opened = opened or alone or (tag is not None and not asks_openly(seen))
    if concepts[:1] == ["who"] and (not opened or (topic in _TOPIC_WHO and _is_asked(seen, asked[0], words))):
        # "Who is right?" asks for no person of the game: the rule is told, and who has it right.
        return "either-or" if _kind(topic) == "yes-no" and _is_judged(seen, words) else "who"
    if topic in _TURN_OF_TWO and not opened and seen.says("whose-turn", within=words):
        return "who"
    if either_or_at(seen, words) is not None:
        both = seen.says("the-other-one", within=words) and seen.says("my-own-turn", within=words)
        return "who" if both and topic in _TURN_OF_TWO else "either-or"  # "does she play now, or do I?"
    if opened and concepts[:1] == ["how-many"] and _wants_telling(words):
        return "value"
    if opened and "explain" in concepts and not alone and tag is None:
        return "explain"  # "could somebody explain how …?"
    if opened or not asked:
        return _unasked(topic, opened or _tells_of_lateness(seen, topic, words))
    if topic == "history" and {word.folded for word in words} & _YEAR:
        return "value"
    first = leads[0].concept if leads else concepts[0]
    if first in _VALUE or "how-many" in concepts:
        return "value"
    if first in _EXPLAIN:
        return "explain"
    return "value" if _kind(topic) == "value" else "explain"


_YEAR: Final = frozenset("year ar aar vuonna vuosi arstall vuosiluku".split())


def _is_judged(seen: Frame, words: list[Token]) -> bool:
    return any(mark.concept in ("right", "wrong") for mark in marks_within(seen, words))


def _tells_of_lateness(seen: Frame, topic: str | None, words: list[Token]) -> bool:
    """ "Too late to challenge?", "so I'm in the clear?": put to be confirmed without a verb that asks."""
    late = topic == "challenge-when" and any(mark.concept == "too-late" for mark in marks_within(seen, words))
    return late or (topic == "uno-catch-window" and seen.says("told-too-late", "in-the-clear", within=words))


def _seeks(seen: Frame, words: list[Token], mark: Mark) -> bool:
    """Whether a word that asks stands where it asks: at the head of a part, at the end, or behind "and"; else it only joins."""
    word = seen.words[mark.start]
    if mark.concept in ("how-many", "deck-count") or seen.words[mark.end - 1] is words[-1]:
        return True
    if seen.said_at(mark.start, "was-or-what") and seen.said_at(mark.end, "pronoun", "first-person", "he-or-she"):
        return False  # "va de hans tur?"
    return word in words[:_HEADS] or _begins(words, word) or seen.said_at(mark.start - 1, "joins-on", "interjection")


_HEADS: Final = 3


def _joins(seen: Frame, mark: Mark, opener: int | None) -> bool:
    """ "When somebody challenges me, must I …?": the "when" only joins, as the verb that asks comes much later."""
    if mark.concept != "when" or opener is None:
        return False
    between = [word for word in seen.words[mark.end :] if word.start < opener]
    return len(between) > 1


def _is_asked(seen: Frame, mark: Mark, words: list[Token]) -> bool:
    """Whether a "who" asks, at the head of a part of the sentence, and does not say more of a person ("the one who …")."""
    word = seen.words[mark.start]
    before = seen.words[mark.start - 1].folded if mark.start else ""
    if seen.said_at(mark.start - 1, "pronoun", "everybody"):
        return False  # "it's the one who …", "anybody who …"
    return word in words[:2] or _begins(words, word) or before in _JOINING or before == "ja"


def _asks(seen: Frame, mark: Mark) -> bool:
    """A question word, or a phrase that begins with one: "how many cards in …"."""
    if mark.concept == "who" and seen.said_at(mark.start, "everybody"):
        return False  # "kuka vaan": anybody
    if mark.concept == "effect" and not _holds_a_question_word(seen, mark):
        return False  # "gjør det …?": the verb asks, no word does
    counted = mark.concept == "deck-count" and seen.words[mark.start].folded in _HOW
    return mark.concept in _ASKING or counted


def _holds_a_question_word(seen: Frame, mark: Mark) -> bool:
    """Whether the phrase holds a word that asks, or begins with none of the verbs that open a yes/no question."""
    first = seen.words[mark.start].folded
    told = any(seen.said_at(at, "interrogative") for at in range(mark.start, mark.end))
    return told or first not in _OPENERS[seen.language].split()


_HOW: Final = frozenset("how hvor kor hur montako kuinka monta".split())


def _wants_telling(words: list[Token]) -> bool:
    """ "Can someone tell me how many …?" asks for the number."""
    return bool({word.folded for word in words[:5]} & _TELLING)


_TELLING: Final = frozenset(
    "tell know say vet veit saga si sagt fortelle sanoa kertoa tietaako osaatko tiedatko".split()
)


def _too_many(seen: Frame, mark: Mark) -> bool:
    """ "for mange", "too many": nobody asks for a number."""
    return (
        mark.concept == "how-many"
        and mark.start > 0
        and seen.words[mark.start - 1].folded in ("for", "too", "liian", "altfor", "alltfor", "so", "sa", "niin")
    )


def marks_within(seen: Frame, words: list[Token]) -> list[Mark]:
    """The concepts of these words, in order."""
    if not words:
        return []
    return [mark for mark in seen.marks if words[0].start <= seen.words[mark.start].start <= words[-1].start]


def concepts_asked(seen: Frame) -> set[str]:
    """The concepts of the sentence that asks."""
    return {mark.concept for mark in marks_within(seen, last_clause(seen))}


def _begins(words: list[Token], word: Token) -> bool:
    """Whether a new part of the sentence begins here: behind a comma, or a word that joins."""
    at = bisect_left(words, word.start, key=lambda each: each.start)  # a thousand words are not gone through for each
    before = words[at - 1] if at else None
    return before is not None and word.start - before.start > len(before.text) + 1


def _kind(topic: str | None) -> str:
    found = PROPOSITIONS.get(topic or "")
    return found.kind if found else ""


def _unasked(topic: str | None, opened: bool) -> str:
    """Without a question word: yes or no, unless nothing opens one and the topic has a value ("My points?")."""
    return "value" if not opened and _kind(topic) == "value" else "yes-no"


def last_clause(seen: Frame) -> list[Token]:
    """The words of the last sentence that asks; of the last sentence where none has a question mark."""
    spoken = [word for word in seen.words if word.kind != "stop"]
    if not spoken:
        return []
    asking = [word.sentence for word in seen.words if word.kind == "stop" and "?" in word.text]
    wanted = asking[-1] if asking else spoken[-1].sentence
    return [word for word in spoken if word.sentence == wanted] or [
        word for word in spoken if word.sentence == spoken[-1].sentence
    ]


def tag_at(seen: Frame, words: list[Token]) -> int | None:
    """Where the tag begins that ends a statement put to be confirmed ("…, right?", "… stämmer det"); None where there is none."""
    if not words or _asks_at_the_head(seen, words):
        return None
    starts = [
        mark.start
        for mark in seen.cues
        if mark.concept == "tag-behind" and seen.words[mark.end - 1] is words[-1] and seen.words[mark.start] in words
    ]
    return min(starts, default=None)


def _asks_at_the_head(seen: Frame, words: list[Token]) -> bool:
    """ "When is it?", "vad är det då?": nothing but a word that asks and what belongs to it."""
    head = seen.says("interrogative", within=words[:1]) and not seen.says("everybody", within=words[:1])
    return head and 1 < len(words) <= _SHORT_ECHO and not any(_begins(words, word) for word in words[1:])


def is_told_not(seen: Frame) -> bool:
    """ "So I can't play any of them, right?": something is denied, and only that is to be confirmed."""
    words = last_clause(seen)
    tag = tag_at(seen, words)
    return tag is not None and seen.words[tag] is not words[0] and seen.says("none-of", within=words)


def asks_openly(seen: Frame) -> bool:
    """Whether a question word asks for something that is not said: "how many", "who", "what happens"."""
    words = last_clause(seen)
    tag = tag_at(seen, words)
    if tag is not None and seen.words[tag] is words[0]:
        return False  # nothing but "is that so?"
    tagged = tag is not None
    asked = [mark for mark in marks_within(seen, words) if _asks(seen, mark) and not _too_many(seen, mark)]
    if any(mark.concept in ("how-many", "deck-count", "what-happens", "explain") for mark in asked):
        return True
    heads = [word for word in words if word in words[:1] or _begins(words, word)]
    heads = [
        word
        for word in heads
        if seen.says("interrogative", within=[word]) and not seen.says("everybody", within=[word])
    ]
    return any(not (tagged and word.folded in _JOINING_TOO) for word in heads) or (
        not tagged and any(_is_asked(seen, mark, words) for mark in asked)
    )


# "Uno is said when …, right?": a word that asks, or joins.
_JOINING_TOO: Final = frozenset("when when's nar".split())


def _opener(seen: Frame, words: list[Token], asking: set[int]) -> int | None:
    """Where the clause is put as a yes/no question (at its head, after a comma, or by a tag at its end); None where it is not."""
    if not words:
        return None
    if tag_at(seen, words) is not None:
        return words[0].start
    language = seen.language
    if language == "fi":
        found = [
            word
            for word in words
            if _FINNISH.search(word.folded) and word.folded not in _NOT_ASKING and len(word.folded) > _SHORT
        ]
        return next((word.start for word in found if word.start not in asking), None)
    openers = _OPENERS[language].split()
    for before, word, after in zip([None, *words], words, [*words[1:], None], strict=False):
        if word.start in asking or (word.folded not in openers and not _is_turned_round(seen, words, before, word)):
            continue
        if before is not None and seen.says("interrogative", within=[before]):
            continue  # "what can I play": the verb asks nothing by itself
        heads = before is None or word.start - before.start > len(before.text) + 1 or before.folded in _JOINING
        if heads or (after is not None and (after.folded in _SUBJECTS or _is_subject(language, word, after))):
            return word.start
    return None


def _is_turned_round(seen: Frame, words: list[Token], before: Token | None, word: Token) -> bool:
    """ "When the start card is wild, velger giveren fargen?": behind such a clause a Nordic verb asks from the head."""
    joins = words[0].start in {seen.words[mark.start].start for mark in seen.marks if mark.concept in ("when", "if")}
    behind = before is not None and word.start - before.start > len(before.text) + 1
    verb = (
        word.folded.endswith(_PRESENT) and len(word.folded) > _SHORT and not seen.says("interrogative", within=[word])
    )
    return seen.language in ("nb", "sv") and joins and behind and verb


_PRESENT: Final = "er"
_SHORT: Final = 3
_JOINING: Final = frozenset("so sa da och og but and men then om hvis if".split())
_SUBJECTS: Final = frozenset(
    "i we you he she they it u ya jag ja vi du han hon dom man jeg eg e je me ho jeg'a".split()
)


def _is_subject(language: str, verb: Token, after: Token) -> bool:
    """ "When I bluff does the whole table …": English asks with such a verb alone; "is" may join instead."""
    return language == "en" and verb.folded in _ASKING_VERBS and after.folded in _BEGINS_A_NOUN


_ASKING_VERBS: Final = frozenset("do does did can may must should".split())
_BEGINS_A_NOUN: Final = frozenset("the my your his her their a an that this everyone everybody anyone someone".split())


def either_or_at(seen: Frame, words: list[Token] | None = None) -> int | None:
    """Where the "or" stands between two things asked about, as an index of the question's words; None where it does not."""
    clause = words if words is not None else last_clause(seen)
    if not clause:
        return None
    for mark in seen.marks:
        if mark.concept != "or" or not clause[0].start <= seen.words[mark.start].start <= clause[-1].start:
            continue
        after = [word for word in clause if word.start > seen.words[mark.start].start]
        before = [word for word in clause if word.start < seen.words[mark.start].start]
        if after and len(before) >= 2 and after[0].folded not in _NO and not _joins_cards(seen, mark.start, mark.end):
            return mark.start
    return None


def _joins_cards(seen: Frame, start: int, end: int) -> bool:
    """ "a reverse or a wild": two cards of one question, not two answers."""
    left = any(0 <= start - face.end <= 1 for face in seen.cards)
    right = any(0 <= face.start - end <= 1 for face in seen.cards)
    return left and right
