"""What is asked of persons by name where no table is told: who may challenge, who names the colour, who begins, who wants what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from unorules.ask.persons_told import ME, asked_in, doer, layer, people, victim
from unorules.ask.read_bare_judgement import bare_judgement
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.words import Token

_ZERO: Final = "0"
_OF_WAYS: Final = frozenset({"direction", "turn-after", "seven-swap"})


def challenger_by_name(seen: Frame, words: Sequence[Token]) -> tuple[str, ...]:
    """Whether the person asked about is the one on whom the card was laid: "… on Vera. May Otto challenge it?"."""
    hit = victim(seen)
    asked = asked_in(seen, words)
    if hit is None or not asked or (hit != ME and seen.says("may-i", within=words[:1])):
        return ()
    who = _challenging(seen, words, asked)
    return () if who == ME else ("next-player",) if who == hit else ("other",)


def _challenging(seen: Frame, words: Sequence[Token], asked: Sequence[str]) -> str:
    """Who is asked about; of several, the one who stands nearest before the challenge, or the asker."""
    starts = {word.start for word in words}
    told = [mark.start for mark in seen.marks if mark.concept == "challenge" and seen.words[mark.start].start in starts]
    before = [
        each.name for each in people(seen) if told and each.start < told[-1] and seen.words[each.start].start in starts
    ]
    if len(asked) > 1 and before:
        return before[-1]
    return ME if ME in asked else asked[0]


def challenged_by_another(seen: Frame, topic: str) -> str | None:
    """ "Ben laid a +4 on Cara. Can Dora challenge it?": who may is asked."""
    asked = topic == "challenge" and {"may", "challenge"} <= concepts_asked(seen)
    words: Sequence[Token] = last_clause(seen)
    if topic == "challenge" and not asked and (found := bare_judgement(seen)) is not None:
        words = [word for word in seen.words[: found.start] if word.kind != "stop"]
        asked = any(mark.concept == "challenge" and mark.start < found.start for mark in seen.marks)
        if asked and victim(seen) not in (None, ME) and _challenger(seen) == ME and not found.echo:
            return "challenge-who"  # "a +4 came upon Anna, I challenged for her. Was that right of me?"
    return "challenge-who" if asked and challenger_by_name(seen, words) == ("other",) else None


def _challenger(seen: Frame) -> str | None:
    """The person who stands right before the word for the challenge, with nobody and no stop between."""
    told = [mark.start for mark in seen.marks if mark.concept == "challenge"]
    near = [each for each in people(seen) if told and 0 < told[0] - each.start <= _NEAR]
    return near[-1].name if near else None


_NEAR: Final = 3


def shown_to_others(seen: Frame) -> bool:
    """ "Rita challenged me. Now Sam wants to look too. Must I show him as well?": somebody beside the challenger is named."""
    clause = last_clause(seen)
    if not clause or not seen.says("as-well", within=clause):
        return False
    challenged = [mark.start for mark in seen.marks if mark.concept == "challenge"]
    told = {seen.words[at].sentence for at in challenged}
    before = clause[0].sentence - 1
    between = [each for each in people(seen) if each.name != ME and seen.words[each.start].sentence == before]
    return bool(told) and before not in told and bool(between)


def roulette_by_name(seen: Frame) -> tuple[str, ...] | None:
    """ "Nils laid the roulette on me. Does Nils pick the colour?": whoever laid it, or the other one."""
    laid = [face for face in seen.cards if face.kind == "wild-colour-roulette"]
    clause = last_clause(seen)
    asked = asked_in(seen, clause)
    chooses = concepts_asked(seen) & {"choose", "say", "wish"} or seen.says("picks-colour", within=clause)
    if (
        not laid
        or len(asked) != 1
        or not chooses
        or not seen.says("colour-word", within=clause)
        or seen.words[laid[0].start] in clause
    ):
        return None
    first = doer(seen, laid[0].start)
    if asked[0] == ME and seen.says("he-or-she", within=clause):
        return None  # "she says it is she who chooses, I say it is me"
    there = [word for word in seen.words if word.sentence == seen.words[laid[0].start].sentence]
    told = asked[0] != ME or seen.says("on-me", "hit-me", "hit-by-it", within=there)
    if told and asked[0] == victim(seen):
        return ("next-player",)  # "the roulette was laid on me: is it I who choose?"
    return None if first is None else ("player",) if asked[0] == first else ("next-player",)


def dealer_begins(seen: Frame) -> tuple[str, ...]:
    """ "Kari dealt, the first card was a reverse. Is it Kari who begins?": the dealer is told by name."""
    clause = last_clause(seen)
    dealt = [mark.start for mark in seen.marks if mark.concept in ("deal", "dealer", "give")]
    if not dealt or not seen.says("opens-play", "starts-it", within=clause) or seen.words[dealt[0]] in clause:
        return ()
    kin = [word for word in clause if seen.says("another-person", "they-act", within=[word])]
    dealer = _before(seen, dealt[0])
    if dealer is None or not clause:
        return ()
    asked = asked_in(seen, clause)
    same = any(word.folded == dealer for word in kin) or any(seen.says("he-or-she", within=[word]) for word in kin)
    return ("dealer-starts",) if dealer in asked or (not asked and same and _is_alone(seen, clause)) else ()


def _before(seen: Frame, at: int) -> str | None:
    """Who stands before the word in its sentence: a name, or a word for kin."""
    here = [
        each for each in people(seen) if seen.words[each.start].sentence == seen.words[at].sentence and each.start < at
    ]
    if here:
        return here[-1].name
    kin = [word for word in seen.words[max(0, at - 2) : at] if seen.says("another-person", "they-act", within=[word])]
    return kin[-1].folded if kin else None


def _is_alone(seen: Frame, clause: Sequence[Token]) -> bool:
    """Whether "he" can mean nobody else: no second person is named before."""
    return len({each.name for each in people(seen) if seen.words[each.start].start < clause[0].start}) <= 1


def hands_by_a_zero(seen: Frame, topic: str) -> str | None:
    """ "We go anticlockwise. I laid a 0. Does Vera get my hand?": the way is told, and hands are asked about."""
    clause = last_clause(seen)
    zero = any(face.card[-1:] == _ZERO for face in seen.cards) or (not seen.cards and seen.says("nought-laid"))
    asked = concepts_asked(seen) & {"hand", "card", "cards"} or seen.says("gets-the-hand", within=clause)
    return "zero-rotate" if topic in _OF_WAYS and zero and asked and asked_in(seen, clause) else None


def whose_turn_it_is(seen: Frame, topic: str) -> str | None:
    """ "I laid a skip everyone. Whose turn is it?": the turn is asked for, not what the card does."""
    asked = topic in ("no-mercy-card", "card-effect") and layer(seen) is not None
    return "turn-after" if asked and seen.says("whose-turn", "plays-next", within=last_clause(seen)) else None


BY_NAME: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    challenged_by_another,
    hands_by_a_zero,
    whose_turn_it_is,
)
