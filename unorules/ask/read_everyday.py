"""Neighbouring topics told apart by what everyday stories leave no doubt of: what was counted, kept back, suspected, or run out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_colour_story import CHOSEN, offered_by_the_story
from unorules.ask.read_colour_story import TOPIC as WHICH_COLOUR
from unorules.ask.read_drawn_in_vain import paid_beyond
from unorules.ask.read_features import Frame
from unorules.ask.read_form import form
from unorules.ask.read_last_card import answered_after_the_end
from unorules.ask.read_low_score import lowest_has_won
from unorules.ask.read_ought import should_have_drawn
from unorules.ask.read_position import DRAW_CARDS, number_at
from unorules.ask.read_refuses import kept_from_laying, refuses_to_show
from unorules.ask.read_swaps_told import SWAPS_TOLD

_DRAWN: Final = frozenset({"draw", "drew", "drawn-card"})
_OF_A_FOUR: Final = NO_TOPIC | frozenset(
    "wild-draw-four-legality wild-draw-four-drawn wild-draw-four-with-wild bluff challenge-success challenge-when".split()
)
_OF_A_DRAWN_CARD: Final = frozenset({"must-play-drawn-card", "play-drawn-card", "play-other-after-draw"})
_OF_A_CHALLENGE: Final = frozenset({"challenge-when", "challenge-who", "challenge-success", "challenge-failure"})
_ON_ANOTHER: Final = {
    ("draw-two", "wild-draw-four"): "stack-draw-two-on-wild-draw-four",
    ("wild-draw-four", "draw-two"): "stack-wild-draw-four-on-draw-two",
    ("draw-two", "draw-two"): "stack-draw-two",
    ("wild-draw-four", "wild-draw-four"): "stack-wild-draw-four",
}
_TARGETS: Final = (500, 1000)
_SO_NEAR: Final = 5
_SHORT: Final = 6
_PAIR: Final = 2


def _played_cards_lie_there(seen: Frame, topic: str) -> str | None:
    """ "The pile's gone and there's a heap of played cards": there is something to be shuffled."""
    heap = topic == "nothing-to-reshuffle" and seen.says("played-cards", "heap-of-cards") and seen.says("great-heap")
    return "draw-pile-empty" if heap else None


def _four_beside_a_wild(seen: Frame, topic: str) -> str | None:
    """ "Whoever has a plain wild can't use the +4, he says": the two are told, and no drawing."""
    kinds = {face.kind for face in seen.cards}
    both = {"wild", "wild-draw-four"} <= kinds and not seen.has(*_DRAWN)
    return "wild-draw-four-with-wild" if topic == "voluntary-draw" and both else None


def done_about_a_four(seen: Frame, topic: str) -> str | None:
    """ "I bet he had a green when he hit me with that +4. Can I do anything about it?": there is but one thing to do."""
    four = any(face.kind == "wild-draw-four" for face in seen.cards)
    return "challenge" if topic in _OF_A_FOUR and four and seen.says("do-about-it", within=last_clause(seen)) else None


def _challenge_free(seen: Frame, topic: str) -> str | None:
    """ "No bluffing here. He still wants to challenge my +4, has he the option?": the challenge itself is asked."""
    if topic != "bluff" or form(seen, "challenge") != "yes-no":
        return None
    ends = [mark.start for mark in seen.marks if mark.concept == "challenge"]
    wants = any(seen.said_at(at - near, "wants-to") for at in ends for near in range(1, _SO_NEAR))
    told = seen.says("free-to", "has-the-right", "may-be-done", within=last_clause(seen))
    return "challenge" if wants and told else None


def _win_by_ones_total(seen: Frame, topic: str) -> str | None:
    """ "I've just hit 500. So that's me the winner?": a total that reaches the target, and nothing about hitting it exactly."""
    reached = any(number_at(seen, at) in _TARGETS for at in range(len(seen.words)))
    won = bool(concepts_asked(seen) & {"win", "winner"}) or seen.says(
        "won-it", "won-for-real", within=last_clause(seen)
    )
    exactly = any(mark.concept == "exact" and not seen.said_at(mark.start, "only-just") for mark in seen.marks)
    exactly = (
        exactly
        or "exact" in concepts_asked(seen)
        or seen.says("exact-amount", "more-than-that-much", within=last_clause(seen))
    )
    if topic == "low-score" and lowest_has_won(seen, "match-total"):
        return None
    if topic == "low-score" and len(last_clause(seen)) > _SHORT:
        return None  # "is it whoever reaches 500 first that wins?" asks of the way of scoring
    told = topic in ("exact-target", "low-score") and reached and won and not exactly
    return "match-total" if told and form(seen, "match-total") == "yes-no" else None


def answered_by_another(seen: Frame, topic: str) -> str | None:
    """ "He says one can't answer a +2 with a +2", "all I've got to answer is a +4. Will it do?": whether it may be laid."""
    card, on = seen.roles.card, seen.roles.on
    if card is None or on is None or not {card.kind, on.kind} <= DRAW_CARDS:
        return None
    if topic in _ON_ANOTHER.values() or topic == "no-mercy-stacking":
        told = _denied_an_answer(seen) or (seen.says("will-it-do", within=last_clause(seen)) and not _is_a_duty(seen))
        return topic if told else None
    if topic != "stack-required":
        return None
    asked = seen.says("will-it-do", within=last_clause(seen)) or _denied_an_answer(seen)
    return _ON_ANOTHER.get((card.kind, on.kind), "no-mercy-stacking") if asked and not _is_a_duty(seen) else None


def _is_a_duty(seen: Frame) -> bool:
    return "must" in concepts_asked(seen) or seen.says("duty-verb", "must-in-words", within=last_clause(seen))


def _denied_an_answer(seen: Frame) -> bool:
    """Whether it is said that one cannot answer: a "not", the leave, and the answering in a row."""
    answers = [mark.start for mark in seen.marks if mark.concept in ("answer", "stack")]
    return any(
        seen.said_at(at - near, "may-not-be-done") for at in answers for near in range(1, _SO_NEAR) if at - near >= 0
    )


def _kept_and_drew(seen: Frame, topic: str) -> str | None:
    """ "I kept my red eight back and drew, though it would have gone": one drew although one could have laid."""
    if topic not in _OF_A_DRAWN_CARD or len(seen.cards) != 1:
        return None
    card = seen.cards[0]
    before = any(seen.said_at(at, "kept-in-hand") for at in range(max(0, card.start - _SO_NEAR), card.start))
    drawn = [mark.start for mark in seen.marks if mark.concept in _DRAWN and mark.start >= card.end]
    joined = bool(drawn) and any(seen.said_at(drawn[0] - near, "joins-on") for near in (1, 2))
    return "voluntary-draw" if before and joined and not _stops_between(seen, card.end, drawn[0]) else None


def _stops_between(seen: Frame, start: int, end: int) -> bool:
    return any(seen.words[at].sentence != seen.words[start - 1].sentence for at in range(start, end))


def _noticed_when_told(seen: Frame, topic: str) -> str | None:
    """ "I forgot UNO. Nils had laid his card when Eva shouted": somebody was caught, and nobody was accused wrongly."""
    forgot = seen.has("forgot") and seen.has("uno") and seen.says("has-begun", "acts-since", "puts-down")
    wrongly = seen.says("accuses") or seen.has("wrong", "false")
    return "uno-catch-window" if topic == "uno-false-accusation" and forgot and not wrongly else None


def _how_a_challenge_goes(seen: Frame, topic: str) -> str | None:
    """ "How does it go when somebody challenges a +4?"."""
    how = seen.says("how-it-goes", within=last_clause(seen)) and "challenge" in concepts_asked(seen)
    return "challenge" if topic in _OF_A_CHALLENGE and how else None


def _poor_next_one(seen: Frame, topic: str) -> str | None:
    """ "She went out on a +10. How many does the next poor soul draw?": one card laid as the last, and no row of them."""
    one = len(seen.cards) == 1 and seen.cards[0].kind in DRAW_CARDS and seen.cards[0].count == 1
    gone = seen.has("go-out", "win", "last-card") or seen.says("went-out", "goes-out-on")
    return "finish-draw-penalty" if topic == "stack-total" and one and gone and seen.says("poor-soul") else None


def _by_the_colour_chosen(seen: Frame, topic: str) -> str | None:
    """ "He says the reds make it illegal. Is he right?": of the two colours it is the one called that is held to count."""
    judged = len(last_clause(seen)) <= _SHORT and concepts_asked(seen) & {"right", "wrong"}
    told = topic == "wild-draw-four-legality" and judged
    return WHICH_COLOUR if told and offered_by_the_story(seen) == (CHOSEN,) else None


def _ends_with_it(seen: Frame, topic: str) -> str | None:
    """ "One to go, a red skip, and there's a red 4. Could I end it with that?": it fits, and is the last one."""
    card, on = seen.roles.card, seen.roles.on
    if topic != "match" or card is None or card.kind == "number":
        return None
    fits = on is None or card.colour is None or card.colour == on.colour
    last = seen.has("last-card", "one-left") or seen.says("at-one-left", "last-card-cue", "one-to-go")
    return "finish-on-action" if fits and last and seen.says("ends-with-that", within=last_clause(seen)) else None


def _the_one_named_again(seen: Frame, topic: str) -> str | None:
    """ "A red 2 lies there, I have a blue 5 and a blue 8. Does the blue 5 go?": that card, and not all of them."""
    if topic != "playable-cards":
        return None
    clause = last_clause(seen)
    here = [face for face in seen.cards if seen.words[face.start] in clause]
    if len(here) != 1 or not here[0].colour or form(seen, "match") != "yes-no":
        return None
    again = sum(face.card == here[0].card for face in seen.cards) >= _PAIR
    more = concepts_asked(seen) & {"any", "all", "another", "only", "or"}
    others = more or seen.says("which-ones", "is-all-there-is", within=clause)
    return "match" if again and not others and not seen.has(*_DRAWN) else None


def _drawn_and_rather_kept(seen: Frame, topic: str) -> str | None:
    """ "If I draw one that goes but would rather keep it?": the drawn card, which is told to fit."""
    drawn = [mark.end for mark in seen.marks if mark.concept in _DRAWN]
    fits = [mark.start for mark in seen.marks if mark.concept in ("can-play", "match", "may")]
    kept = [mark.start for mark in seen.cues if mark.concept in ("keeps-it", "keeps-that-one")]
    if seen.has("even-if", "had", "hold") or seen.says("although"):
        return None  # "may I draw though I've one that fits? I'd like to save it"
    told = topic == "voluntary-draw" and drawn and kept and any(drawn[0] <= at < kept[-1] for at in fits)
    return "must-play-drawn-card" if told and kept[-1] > drawn[-1] and not seen.says("instead-of-laying") else None


def _wrongly_told_off(seen: Frame, topic: str) -> str | None:
    """ "I shouted at him for not saying UNO, but he had two cards yet. Am I fined?"."""
    told = seen.says("tells-them-off") and seen.says("still-two") and not seen.says("called-early")
    return "uno-false-accusation" if topic in _OF_A_CALL and told else None


_OF_A_CALL: Final = frozenset({"uno-self-correct", "uno-penalty", "uno-catch-window", "uno-missed-win"})
EVERYDAY: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    _played_cards_lie_there,
    _four_beside_a_wild,
    done_about_a_four,
    _challenge_free,
    _win_by_ones_total,
    _kept_and_drew,
    _noticed_when_told,
    _how_a_challenge_goes,
    _poor_next_one,
    _by_the_colour_chosen,
    _ends_with_it,
    paid_beyond,
    *SWAPS_TOLD,
    _the_one_named_again,
    _drawn_and_rather_kept,
    _wrongly_told_off,
    should_have_drawn,
    kept_from_laying,
    refuses_to_show,
    answered_after_the_end,
)
