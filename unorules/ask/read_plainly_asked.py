"""Everyday questions told by what they ask for: the most one draws, an age, what a card is worth, who wins it all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.cards_in_words import COLOURS
from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_counting import called_off
from unorules.ask.read_features import Frame
from unorules.ask.read_form import form
from unorules.ask.read_position import DRAW_CARDS, number_at

_OF_DRAWS: Final = frozenset({"pass-without-drawing", "draw-pile-size", "hand-size", "refill-hand"}) | NO_TOPIC
_OF_AGES: Final = frozenset({"first-player", "players", "history", "which-edition"}) | NO_TOPIC
_OF_WORTH: Final = frozenset({"which-edition", "deck-composition"}) | NO_TOPIC
_OF_HANDS: Final = (
    frozenset({"conduct", "mercy-rule", "challenge-uno", "eliminated", "deck-size", "hand-size", "no-mercy"}) | NO_TOPIC
)
_OF_COLOURS: Final = frozenset({"wild-same-colour", "voluntary-draw", "wild-when-playable"})
_OF_DEALS: Final = frozenset({"deck-size", "mercy-rule", "players", "draw-pile-size", "draw-count"})
_ANOTHER_COLOUR: Final = ("same-colour", "other-colour", "another", "change", "same", "already", "applies", "new")
_SHORT: Final = 6
_LARGEST_HAND: Final = 60


def most_drawn(seen: Frame, topic: str) -> str | None:
    """ "What's the most I may have to draw before the turn passes on?": a number of cards, and no pass."""
    clause = last_clause(seen)
    most = seen.says("at-most", "the-most-cards", within=clause) and concepts_asked(seen) & {"draw", "drew"}
    return "draw-count" if topic in _OF_DRAWS and most and not _draw_cards(seen) else None


def _draw_cards(seen: Frame) -> bool:
    return any(face.kind in DRAW_CARDS for face in seen.cards) or seen.has("stack", "uno", "challenge")


def asked_of_age(seen: Frame, topic: str) -> str | None:
    """ "What age can they start at?"."""
    asked = seen.says("what-age", within=last_clause(seen))
    return "age" if topic in _OF_AGES and asked and not seen.cards and not seen.has("dealer", "house-rule") else None


def worth_of_a_card(seen: Frame, topic: str) -> str | None:
    """ "What are the wilds worth in the new edition?": points, and neither money nor which edition it is."""
    clause = last_clause(seen)
    asked = seen.says("worth", "worth-in-points", within=clause) and form(seen, "card-points") != "yes-no"
    named = len(seen.cards) == 1 or (not seen.cards and seen.has("wilds", "action-card"))
    money = seen.says("market", "what-it-gets", "market-pays", "of-money", "of-its-age", "opinion", "plan")
    beyond = seen.has("all", "deck", "sum", "whole", "other-edition", "other-game")
    return "card-points" if topic in _OF_WORTH and asked and named and not (money or beyond) else None


def out_by_so_many(seen: Frame, topic: str) -> str | None:
    """ "How many cards knock you out?": the size of a hand, not points."""
    clause, asked = last_clause(seen), concepts_asked(seen)
    counts = seen.says("how-many-cards", within=clause)
    out = "eliminate" in asked or seen.says("drops-out", "falls-out", within=clause)
    others = seen.has("points", "draw", "player", "match-game", "round")
    return "mercy-rule" if topic in _OF_HANDS and counts and out and not others else None


def colour_every_time(seen: Frame, topic: str) -> str | None:
    """ "Must I pick a colour every time I lay a wild?": whether one has to be named; of the same one nothing is said."""
    asked, clause = concepts_asked(seen), last_clause(seen)
    must = bool(asked & {"must", "always"}) or seen.says("must-in-words", within=clause)
    chosen = seen.says("picks-colour", within=clause) and seen.says("colour-word", within=clause)
    wilds = all(face.kind == "wild" for face in seen.cards) and (seen.has("wild") or not seen.cards)
    other = seen.has(*_ANOTHER_COLOUR, *COLOURS, "can-play", "even-if")
    return "wild-colours" if topic in _OF_COLOURS and must and chosen and wilds and not other else None


def dealt_so_many(seen: Frame, topic: str) -> str | None:
    """ "15 cards for me, is that too many?": dealt to one, where nothing is said of drawing or of being out."""
    dealt = any(
        1 < (number_at(seen, at) or 0) < _LARGEST_HAND
        and seen.said_at(at + 1, "cards-of", "card-word")
        and seen.said_at(at + 2, "dealt-to-one")
        for at in range(len(seen.words) - 2)
    )
    many = dealt and seen.says("too-many", "too-few-many", within=last_clause(seen))
    many = many and not called_off(seen)
    return "hand-size" if topic in _OF_DEALS and many and not seen.has("eliminate", "mercy", "draw") else None


def wins_it_all(seen: Frame, topic: str) -> str | None:
    """ "Who wins the match?": whoever has the points for it first."""
    asked = concepts_asked(seen)
    whole = "who" in asked and bool(asked & {"win", "winner"}) and seen.says("whole-match", within=last_clause(seen))
    short = len(last_clause(seen)) <= _SHORT and not seen.cards
    return "target-score" if topic in ("round-end", "who-scores") and whole and short else None


def counted_card(seen: Frame, topic: str) -> str | None:
    """ "How many of the cards you may write on are there?", "… of the plain wilds in this pack?": of one card, not of all."""
    if topic not in _OF_DECKS or not seen.cards or form(seen, "card-count") != "value":
        return None
    first = seen.cards[0].start
    counts = [mark for mark in seen.marks if mark.concept in ("how-many", "deck-count") and mark.start <= first]
    itself = len(seen.cards) == 1 and any(first < mark.end for mark in counts)
    before = any(_is_counted(seen, mark.start, first) for mark in counts)
    named = topic == "no-mercy-card" and before and seen.has("deck", "box", "exists", "deck-count")
    return "card-count" if itself or named else None


def _is_counted(seen: Frame, count: int, card: int) -> bool:
    """Whether the card stands a few words behind the word that asks how many, in the same part of the sentence."""
    return card - count <= _SHORT and not any(seen.words[at].kind == "stop" for at in range(count, card))


def what_is_in_it(seen: Frame, topic: str) -> str | None:
    """ "What should a full deck have in it?": which cards, not how many or of what worth."""
    asked = concepts_asked(seen)
    what = asked & {"what", "what-happens"} and asked & {"deck", "deck-count"}
    of_it = what and not asked & {"how-many", "points", "number", "lost-card", "may"}
    inside = seen.says("has-in-it", within=last_clause(seen))
    return "deck-composition" if topic in ("deck-size", "deck-points") and of_it and inside else None


_OF_DECKS: Final = frozenset({"deck-size", "own-rules", "no-mercy-card", "deck-composition"}) | NO_TOPIC
PLAINLY_ASKED: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    most_drawn,
    asked_of_age,
    worth_of_a_card,
    out_by_so_many,
    colour_every_time,
    dealt_so_many,
    wins_it_all,
    counted_card,
    what_is_in_it,
)
