"""The cards of the sheet: the deck in pictures with its counts, and what the special cards do, when and for how many points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from unorules.document.model import (
    Block,
    Bullets,
    CardRule,
    Cards,
    Deck,
    Picture,
    Pile,
    Rule,
    Rules,
    Run,
    Section,
    Tint,
    paragraph,
    plain,
    strong,
)
from unorules.engine.cards import COLOURED_ACTIONS, WILDS, Card, Colour, Kind
from unorules.engine.rules import CustomCard, deck
from unorules.engine.rules import Rules as InForce
from unorules.i18n.messages import Messages
from unorules.records.reasons import effect, some
from unorules.rulebook.model import CardText
from unorules.sheets.rule_sheet_told import Sheet

_SHOWN: Final = ((Colour.RED, 0), (Colour.YELLOW, 3), (Colour.GREEN, 6), (Colour.BLUE, 9))
"""The number cards that are drawn: one of each colour."""


_GROUPS: Final = {"coloured": COLOURED_ACTIONS, "wild": WILDS, "": (Kind.BLANK,)}
"""The special cards by what they go on; of a blank one only what is written on it tells."""


def deck_pictures(sheet: Sheet) -> Deck:
    """What the deck holds, all packs counted; on the full sheet with what the counts come from."""
    rules, messages = sheet.rulebook.rules, sheet.messages
    counts = Counter(card.kind for card in deck(rules))
    piles = tuple(_pile(kind, counts[kind], rules, messages) for kind in Kind if counts[kind])
    header = (messages("sheet.deck.card"), messages("sheet.deck.count"))
    notes = (" ".join(_notes(rules, messages)),) if sheet.size == "full" else ()
    return Deck(header, piles, counts.total(), messages("sheet.deck.total"), tints(messages), notes)


def tints(messages: Messages) -> tuple[Tint, ...]:
    """The four colours, each with the fewest letters that tell it from the others ("R", "Gu", "Gr", "B")."""
    words = {colour: str(messages.colour(colour)) for colour in Colour}
    return tuple(Tint(colour.value, word, _letters(word, words.values())) for colour, word in words.items())


def _letters(word: str, words: Iterable[str]) -> str:
    others = [other for other in words if other != word]
    sizes = (size for size in range(1, len(word)) if not any(other.startswith(word[:size]) for other in others))
    return word[: next(sizes, len(word))].capitalize()


def _pile(kind: Kind, count: int, rules: InForce, messages: Messages) -> Pile:
    if kind is Kind.NUMBER:
        cards = [Card(kind, colour, number) for colour, number in _SHOWN if _is_there(number, rules)]
        return Pile(_pictures(cards, messages), _numbers(rules, messages), count, _each_colour(count, messages))
    name = f"{messages.kind(kind):C}"
    if kind in COLOURED_ACTIONS:
        cards = [Card(kind, colour) for colour in Colour]
        return Pile(_pictures(cards, messages), name, count, _each_colour(count, messages))
    return Pile(_pictures([Card(kind)], messages), name, count)


def _is_there(number: int, rules: InForce) -> bool:
    return bool(rules.deck_digits if number else rules.deck_zeros)


def _each_colour(count: int, messages: Messages) -> str:
    return messages("sheet.deck.each-colour", n=count // len(Colour))


def _pictures(cards: Iterable[Card], messages: Messages) -> tuple[Picture, ...]:
    return tuple(picture(card, messages) for card in cards)


def picture(card: Card, messages: Messages) -> Picture:
    """The card as it is drawn: a number or what it makes others draw stands on it."""
    sign = str(card.number) if card.number is not None else f"+{card.draws}" if card.draws else ""
    return Picture(card.kind.value, f"{messages.card(card):C}", card.colour.value if card.colour else "", sign)


def _notes(rules: InForce, messages: Messages) -> Iterator[str]:
    yield messages("sheet.deck.per-colour", colours=messages.list(messages.colour(colour) for colour in Colour))
    for key in ("deck.zeros", "deck.digits"):
        if rules[key]:
            yield messages.option(key, rules[key])
    if rules.deck_packs > 1:
        yield messages("sheet.deck.packs", n=rules.deck_packs)


def _numbers(rules: InForce, messages: Messages) -> str:
    low, high = 0 if rules.deck_zeros else 1, 9 if rules.deck_digits else 0
    if low == high:
        return f"{messages.number(low)['pl']:C}"
    return messages("sheet.deck.number", low=low, high=high)


def special_cards(sheet: Sheet) -> Iterator[Block]:
    """What each special card of the deck does: those with a colour, the wilds, the blank ones, each group with what it goes on."""
    kinds = {card.kind for card in deck(sheet.rulebook.rules)}
    for name, group in _GROUPS.items():
        there = [kind for kind in group if kind in kinds]
        if there and name and sheet.size != "pocket":
            yield paragraph(sheet.messages(f"sheet.cards.{name}"))
        if there:
            yield _cards(there, sheet)
    if sheet.tells("turn.after_penalty"):
        yield Rules((sheet.rule("turn.after_penalty"),))


def _cards(kinds: Iterable[Kind], sheet: Sheet) -> Cards:
    rules, messages = sheet.rulebook.rules, sheet.messages
    # The full sheet has a table of points; a smaller one has them beside the cards.
    scored = rules.scoring_mode != "none" and sheet.size != "full"
    items = []
    for kind in kinds:
        points = str(rules.points(some(kind))) if scored else ""
        items.append(CardRule(picture(some(kind), messages), f"{messages.kind(kind):C}", points, _what(kind, sheet)))
    names = [messages(f"sheet.{name}") for name in ("deck.card", "cards.points", "cards.what")]
    return Cards((names[0], names[1] if scored else "", names[2]), tuple(items))


def _what(kind: Kind, sheet: Sheet) -> tuple[Rule, ...]:
    """The effect, and of the wild draw four when it may be played at all."""
    told = (Rule(plain(effect(kind, sheet.messages))),)
    condition = "wild_draw_four.condition"
    return (*told, sheet.rule(condition)) if kind is Kind.WILD_DRAW_FOUR and sheet.tells(condition) else told


def custom_cards(sheet: Sheet) -> Iterator[Section]:
    """What the table has written on the blank and customizable cards of its deck, and what the engine does for it."""
    written = {card.custom for card in deck(sheet.rulebook.rules)}
    items = tuple(_custom(card, sheet.messages) for card in sheet.rulebook.cards if card.card.id in written)
    if items:
        yield Section("custom", sheet.messages("sheet.custom.heading"), (Bullets(items),))


def _custom(card: CardText, messages: Messages) -> tuple[Run, ...]:
    text = card.text(messages.language)
    sentences = ([text] if text else []) + custom_effects(card.card, messages)
    return (*strong(f"{card.name(messages.language)}: "), Run(" ".join(sentences)))


def custom_effects(card: CustomCard, messages: Messages) -> list[str]:
    """A sentence for each effect that the card is composed of."""
    found = [messages("sheet.effect.draw", n=card.draw)] if card.draw else []
    if card.everyone_draws:
        found.append(messages("sheet.effect.everyone-draws", n=card.everyone_draws))
    named = {
        "skip": card.skips,
        "reverse": card.reverses,
        "wild": card.choose_colour,
        "swap": card.swap,
        "rotate": card.rotate,
        "shuffle": card.shuffle,
    }
    return found + [messages(f"sheet.effect.{name}") for name, holds in named.items() if holds]
