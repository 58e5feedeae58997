"""Topics told by what happened at the table: what is suspected, what has run out, what is asked of a rule that was told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_form import form
from unorules.ask.read_found_out import bluff_found_out
from unorules.ask.read_position import DRAW_CARDS, number_at
from unorules.ask.read_rule_names import told_rule
from unorules.ask.read_wanted import challenge_wanted

_OF_A_CARD: Final = frozenset(
    "no-mercy-stacking no-mercy-card card-effect bluff answer-draw-card stack-draw-two stack-wild-draw-four"
    " wild-draw-four-legality match challenge-who".split()
)
_OF_HOUSE_RULES: Final = frozenset(
    "jump-in jump-in-match seven-swap zero-rotate stack-draw-two stack-wild-draw-four play-several draw-count"
    " stack-wild-draw-four-on-draw-two stack-draw-two-on-wild-draw-four finish-on-action bounce house-rule".split()
)
_OF_HANDS: Final = frozenset({"deck-size", "eliminated", "hand-size", "no-mercy"}) | NO_TOPIC
_STACKED: Final = frozenset(
    {"stack-draw-two", "stack-wild-draw-four", "challenge-other-card", "answer-with-same", "card-count"}
)
_LYING: Final = frozenset({"match", "wild-draw-four-legality", "match-total"}) | NO_TOPIC
_COUNTED: Final = frozenset({"how-many", "count-ask", "deck-count"})
_AGAINST: Final = frozenset({"wrong", "forbidden", "cheat", "house-rule"})
_PAIR: Final = 2


def suspected(seen: Frame, topic: str) -> str | None:
    """ "He laid a +6 and I think he's lying: can I challenge him?": asked of the card that was laid, whichever it is."""
    kinds = {face.kind for face in seen.cards}
    if topic not in _OF_A_CARD or len(kinds) != 1 or kinds == {"wild-draw-four"}:
        return None
    if topic == "challenge-who" and kinds == {"number"}:
        return None  # "he laid a four on me": a +4 by its number
    clause = last_clause(seen)
    asked = concepts_asked(seen)
    challenged = "challenge" in asked or (seen.says("wants-proof") and seen.says("demands-it", within=clause))
    return "challenge-other-card" if challenged and not asked & {"answer", "how-many", "when", "who"} else None


def rule_told_before(seen: Frame) -> bool:
    """ "They swap hands on a 7. Is that in the rules?": a house rule is told, and only then asked whether it is official."""
    clause = last_clause(seen)
    behind = bool(clause) and clause[0].sentence > seen.words[0].sentence
    if not behind or not seen.says("is-in-the-rules", within=clause) or concepts_asked(seen) & _AGAINST:
        return False
    own = any(seen.words[face.start].start >= clause[0].start for face in seen.cards)
    return not own and told_rule(seen) is not None


def among_the_rules(seen: Frame, topic: str) -> str | None:
    """Whether the rule told before is an official one."""
    return "is-official" if topic in _OF_HOUSE_RULES and rule_told_before(seen) else None


def only_the_draw_pile(seen: Frame, topic: str) -> str | None:
    """ "Nothing left to pick up from. What now?": of the discard pile nothing is said, so that one can be shuffled."""
    if topic != "nothing-to-reshuffle" or not seen.says("none-to-draw") or form(seen, topic) != "explain":
        return None
    counted = seen.cards or any(number_at(seen, at) is not None for at in range(len(seen.words)))
    beyond = seen.has("discard-pile", "shuffle", "one-left", "hand", "player") or seen.says("beyond-the-pile")
    return None if counted or beyond else "draw-pile-empty"


def out_by_cards(seen: Frame, topic: str) -> str | None:
    """ "How many cards till you drop out?": the size of a hand, not of the deck."""
    clause, asked = last_clause(seen), concepts_asked(seen)
    counts = bool(asked & _COUNTED) and ("card" in asked or seen.says("cards-of", "card-word", within=clause))
    out = "eliminate" in asked or seen.says("drops-out", "falls-out", within=clause)
    return "mercy-rule" if topic in _OF_HANDS and counts and out and not seen.has("points", "draw") else None


def in_any_way(seen: Frame) -> Mention | None:
    """The draw card of "can a +2 be blocked in any way?": it may be answered by whatever there is."""
    clause = last_clause(seen)
    alone = len(seen.cards) == 1 and seen.cards[0].kind in DRAW_CARDS
    kept = "answer" in concepts_asked(seen) or seen.says("kept-off", within=clause)
    return seen.cards[0] if alone and kept and seen.says("somehow", within=clause) else None


def kept_off_somehow(seen: Frame, topic: str) -> str | None:
    """By any card, not by one of its own kind."""
    return "answer-draw-card" if topic in _STACKED | NO_TOPIC and in_any_way(seen) else None


def asked_as_it_is(seen: Frame, topic: str) -> bool:
    """Whether nothing that is denied turns the question: it stands in the rule told before, or a way out is looked for."""
    if topic == "is-official":
        return rule_told_before(seen)
    return topic == "answer-draw-card" and in_any_way(seen) is not None and not concepts_asked(seen) & _AGAINST


def jumped_in_with(seen: Frame, topic: str) -> str | None:
    """ "Can I throw myself in with a blue 4 when somebody lays a green 4?"."""
    numbers = [face for face in seen.cards if face.colour is not None]
    told = len(numbers) == len(seen.cards) == _PAIR
    return "jump-in-match" if topic in _LYING and told and seen.says("throws-oneself-in") else None


SITUATIONS: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    suspected,
    among_the_rules,
    only_the_draw_pile,
    out_by_cards,
    kept_off_somehow,
    bluff_found_out,
    challenge_wanted,
)
