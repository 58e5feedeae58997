"""What a question says of cards, players and numbers, under the keys of the topics' arguments."""

from __future__ import annotations

from typing import Any, Final

from unorules.ask.cards_in_words import COLOURS, Mention
from unorules.ask.read_card import one_card
from unorules.ask.read_cards_laid import four_with_a_wish
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_combinations import rules_that_meet
from unorules.ask.read_conduct import conduct
from unorules.ask.read_dodges import asks_of_a_seven, coloured_behind, dodging_card
from unorules.ask.read_drawn_later import on_a_later_turn
from unorules.ask.read_editions import without_the_mark
from unorules.ask.read_features import Frame
from unorules.ask.read_laid_outright import laid_outright, named_when, tied
from unorules.ask.read_last_card import as_the_last, moving_card
from unorules.ask.read_layout import layout
from unorules.ask.read_match import match_told
from unorules.ask.read_named_outright import coloured_four
from unorules.ask.read_number_arguments import cards_counted, number_of_players, total
from unorules.ask.read_offers import of_each_colour, two_cards, two_colours
from unorules.ask.read_outright import looks_through
from unorules.ask.read_plays_told import last_play
from unorules.ask.read_position import (
    DRAW_CARDS,
    a_number_card,
    colour_in_force,
    draw_cards,
    loose_colours,
    named,
    place_of,
)
from unorules.ask.read_question_words import asks_openly
from unorules.ask.read_rules import named_rule
from unorules.ask.read_seat_topics import over_a_paid_four
from unorules.ask.read_seats_told import jumper_seat
from unorules.ask.read_situations import in_any_way
from unorules.ask.read_stacked import stacked_pair
from unorules.ask.read_stacks_told import is_of_a_colour
from unorules.ask.read_told_before import of_the_four
from unorules.ask.read_upon_me import what_is_owed
from unorules.ask.read_wished import over_a_wild
from unorules.values import replace

_TOPIC_CARD: Final = {
    "stack-draw-two": "draw-two",
    "stack-wild-draw-four": "wild-draw-four",
    "wild-draw-four-legality": "wild-draw-four",
}
_CARD_AND_ON: Final = frozenset(
    "match answer-draw-card bounce answer-with-same draw-card-later-turn no-mercy-stacking jump-in-match stack-required"
    " stack-draw-two stack-wild-draw-four stack-wild-draw-four-on-draw-two stack-draw-two-on-wild-draw-four"
    " jump-in jump-in-action".split()
)
_LAID_ON: Final = {
    "stack-draw-two-on-wild-draw-four": ("draw-two", "wild-draw-four"),
    "stack-wild-draw-four-on-draw-two": ("wild-draw-four", "draw-two"),
}
_ONE_CARD: Final = frozenset(
    "card-effect turn-after card-points card-count start-card finish-on-action finish-draw-penalty challenge-other-card"
    " draw-card-two-players skip-two-players reverse-two-players no-mercy-card play-after-penalty play-drawn-card"
    " wild-when-playable dealer-choice-action-card finish-wild-colour must-play-drawn-card".split()
)
_HAND_AND_TOP: Final = frozenset(
    "playable-cards wild-draw-four-legality wild-draw-four-drawn wild-draw-four-with-wild match voluntary-draw".split()
)


_LIES_AND_HELD: Final = frozenset({"match", "jump-in", "jump-in-match"})
_DODGES: Final = frozenset({"bounce", "answer-draw-card"})
# "Of the same colour", whichever it is.
_ANY: Final = "red"
_PAIR: Final = 2


_OF_ONE_KIND: Final = (as_the_last, moving_card, on_a_later_turn)


def arguments(seen: Frame, topic: str | None) -> dict[str, Any]:
    """The arguments of a topic, only what was said. An empty mapping where nothing was."""
    if topic is None:
        return {}
    seen = without_the_mark(seen, topic)
    found: dict[str, Any] = {}
    for reader in (
        _cards,
        _position,
        number_of_players,
        total,
        cards_counted,
        _situation,
        _conduct,
        _rule,
        *_OF_ONE_KIND,
    ):
        for name, value in reader(seen, topic).items():
            found.setdefault(name, value)
    return found


def _cards(seen: Frame, topic: str) -> dict[str, Any]:
    if topic in _DODGES and (kept_off := in_any_way(seen)) is not None:
        return {"on": kept_off.card}
    if topic == "card-count" and len(shades := two_colours(seen)) == _PAIR:
        return dict(zip(("colour", "beside"), shades, strict=True))
    if topic == "playable-cards" and (told_over := over_a_paid_four(seen)):
        return told_over
    if topic in _DODGES and (pair := _dodge(seen)):
        return pair
    if topic == "match" and (
        pair := coloured_four(seen) or laid_outright(seen) or last_play(seen) or over_a_wild(seen) or match_told(seen)
    ):
        return pair
    alike = seen.has("same-colour") and not any(face.colour for face in seen.cards)
    if topic in _LIES_AND_HELD and not alike and (pair := _laid_on_the_top(seen)):
        return pair
    if topic in _CARD_AND_ON:
        told = stacked_pair(seen) if topic == "no-mercy-stacking" else seen.roles
        card, on = (told.card, told.on) if told.card else (seen.roles.card, seen.roles.on)
        if seen.has("same-colour") and card and on and not (card.colour or on.colour):
            card, on = replace(card, colour=_ANY), replace(on, colour=_ANY)
        card, on = _as_the_topic_has_it(topic, card, on)
        card = _of_the_colour_asked(seen, card)
        said = {"card": card.card if card else None, "on": on.card if on else None}
        return {name: value for name, value in said.items() if value is not None}
    if topic == "lost-card" and any(face.kind == "blank" for face in seen.cards):
        return {"card": "blank"}
    if topic == "finish-on-action" and not seen.cards and (number := a_number_card(seen)) is not None:
        return {"card": str(number)}
    if topic == "finish-on-action" and (number_card := _number_last(seen)) is not None:
        return number_card
    if unchallenged_four := of_the_four(seen, topic):
        return dict(unchallenged_four)
    if topic in _ONE_CARD or (topic == "two-players" and len(seen.cards) == _PAIR and not asks_openly(seen)):
        return one_card(seen, topic)  # "two players: reverse = skip?"
    return {}


def _of_the_colour_asked(seen: Frame, card: Mention | None) -> Mention | None:
    """ "I've a blue +2 and a red one. Can the red one go on it?": of several told, the one whose colour the clause names."""
    clause = last_clause(seen)
    if card is None or card.colour is None or seen.words[card.start] in clause:
        return card
    named_there = {mark.concept for mark in seen.marks if mark.concept in COLOURS and seen.words[mark.start] in clause}
    held = {face.colour for face in seen.cards if face.kind == card.kind or is_of_a_colour(seen, face)}
    asked = named_there & held - {card.colour}
    return replace(card, colour=asked.pop()) if len(named_there) == len(asked) == 1 else card


def _as_the_topic_has_it(topic: str, card: Mention | None, on: Mention | None) -> tuple[Mention | None, Mention | None]:
    """The card laid and the one beneath, changed about where the topic itself says which is which."""
    if topic == "answer-with-same" and card is not None and on is not None and card.kind != on.kind:
        return on, on  # "we stack +2s. She skipped me, I have a skip too": a card on its like, whatever was told before
    if topic not in _LAID_ON or card is None or on is None or (on.kind, card.kind) != _LAID_ON[topic]:
        return card, on
    return on, card


def _number_last(seen: Frame) -> dict[str, Any] | None:
    """A number as the last card; "must the last one be a number?" is asked of the cards that are none."""
    kinds = {face.kind for face in seen.cards}
    if kinds - {"number"} or not (kinds or seen.has("numeral")) or seen.has("action-card", "wilds"):
        return None
    if concepts_asked(seen) & {"must", "only"} or seen.says("duty-verb", "duty-word"):
        return {}
    return {"card": seen.cards[0].card if seen.cards else "number"}


def _laid_on_the_top(seen: Frame) -> dict[str, Any]:
    """A card held and a card that lies there: the first is laid on the second, in whatever order they were told."""
    clause = last_clause(seen)
    pair = [face for face in seen.cards if clause and seen.words[face.start].start >= clause[0].start]
    if len(pair) == _PAIR and not any(face.colour for face in pair):
        return {}  # "can a wild go on a wild?": both are named in the question itself
    wished = seen.has("wish") or colour_in_force(seen) is not None
    if wished and seen.cards and seen.cards[0].kind == "wild" and seen.cards[-1].colour:
        return {"card": seen.cards[-1].card, "on": "wild"}
    found = layout(seen, "match")
    if "top" in found and len(found.get("hand", ())) == 1 and found["hand"][0] != found["top"]:
        return {"card": found["hand"][0], "on": found["top"]}
    return {}


def _dodge(seen: Frame) -> dict[str, Any]:
    """A draw card and a card that draws nothing: the first lies there, the second would answer it."""
    draws = [face for face in seen.cards if face.kind in DRAW_CARDS]
    others = [face for face in seen.cards if face.kind not in DRAW_CARDS and not is_of_a_colour(seen, face)]
    if draws and not others and asks_of_a_seven(seen):
        return {"card": "7", "on": draws[0].card}
    if not draws or not others:
        return {}
    lying = next((face for face in draws if face.colour), draws[0])  # "a skip bounces a +2. A green +2 came": that one
    if lying.colour and (dressed := coloured_behind(seen, others[-1])):
        return {"card": dressed.card, "on": lying.card}
    loose = _colour(seen).get("colour")
    on = replace(lying, colour=loose) if loose and lying.kind == "draw-two" and not lying.colour else lying
    return {"card": dodging_card(seen, others), "on": on.card}


def _position(seen: Frame, topic: str) -> dict[str, Any]:
    if topic == "wild-change-mind":
        return _colours_said(seen)
    if topic == "stack-draw-two-on-wild-draw-four" and len(called := {each for _, each in loose_colours(seen)}) == 1:
        return {"colour": called.pop()}  # "he laid a +4 and said green": the colour is part of that deed
    if topic not in _HAND_AND_TOP:
        return _colour(seen)
    if topic == "match" and (
        coloured_four(seen) or laid_outright(seen) or last_play(seen) or over_a_wild(seen) or match_told(seen)
    ):
        return {}  # the colours told are the cards'
    if topic == "wild-draw-four-legality" and (wished := four_with_a_wish(seen)):
        return wished
    found = layout(seen, topic)
    if topic == "playable-cards" and (owed := what_is_owed(seen, found)):
        return owed
    if topic == "match":
        found.pop("hand", None)
    if topic == "playable-cards" and "hand" not in found and (listed := _listed(seen)):
        found |= listed
    return found


def _listed(seen: Frame) -> dict[str, Any]:
    """ "g4, g5 and g6 on y6": what is not said to lie there is the hand."""
    faces = [(face, place_of(seen, face)) for face in named(seen)]
    top = next((face for face, place in faces if place == "top"), seen.roles.on if len(faces) > 2 else None)
    hand = [face.card for face, place in faces if face is not top and place != "top" for _ in range(face.count)]
    return {"hand": hand} | ({"top": top.card} if top else {}) if hand else {}


def _colours_said(seen: Frame) -> dict[str, Any]:
    """ "I said red and meant blue": the colour said, and the other one."""
    told = list(dict.fromkeys(colour for _, colour in loose_colours(seen)))
    return dict(zip(("colour", "other"), told, strict=False))


def _colour(seen: Frame) -> dict[str, Any]:
    used = {at for face in seen.cards for at in range(face.start, face.end)}
    loose = [mark.concept for mark in seen.marks if mark.concept in COLOURS and mark.start not in used]
    return {"colour": loose[0]} if loose else {}


def _situation(seen: Frame, topic: str) -> dict[str, Any]:
    """Where or when it happens, or what of a stack or a match is asked for."""
    if topic in ("card-count", "card-points") and len(pair := two_cards(seen)) == _PAIR:
        return {"card": pair[0].card, "beside": pair[1].card}
    if topic == "card-count" and of_each_colour(seen):
        return {"each": True}
    if topic == "wild-colours" and named_when(seen):
        return {"order": True}
    if topic == "jump-in" and tied(seen):
        return {"tie": True}
    if topic in ("jump-in", "jump-in-match"):
        if seen.has("start-card"):
            return {"on": "start-card"}
        if seen.has("other-colour") or (seen.has("another") and seen.has("colour")):
            return {"differs": "colour"}
        return {"last": True} if seen.has("last-card", "one-left", "win", "go-out") else {}
    if topic == "stack-total" and not draw_cards(seen) and (seen.has("limit") or _asks_how_big(seen)):
        return {"what": "limit"}
    if topic == "jump-in-next-turn" and (seat := jumper_seat(seen)) is not None:
        return {"jumper": seat}
    if topic == "target-score" and seen.has("round") and seen.has("how-many") and not seen.has("points", "target"):
        return {"what": "rounds"}
    return {}


def _asks_how_big(seen: Frame) -> bool:
    """How big can it get, not: how many does somebody draw."""
    asks = seen.has("stack") and seen.has("how", "how-many") and seen.has("may")
    return asks and not seen.has("draw", "player", "last")


def _conduct(seen: Frame, topic: str) -> dict[str, Any]:
    what = None if topic != "conduct" else "discard-pile" if looks_through(seen) else conduct(seen)
    return {"what": what} if what else {}


def _rule(seen: Frame, topic: str) -> dict[str, Any]:
    if topic == "house-combination":
        meeting = rules_that_meet(seen)
        return {"rules": meeting} if meeting else {}
    if topic not in ("is-official", "house-rule", "no-mercy-in-classic", "change-rules-mid-round", "own-rules"):
        return {}
    rule = named_rule(seen)
    return {"rule": rule} if rule else {}
