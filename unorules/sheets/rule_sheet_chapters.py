"""The chapters of the sheet that tell how to play, in the order in which a game goes. Every number is read off the options.

An option that decides nothing under the others is left out, and so is the chapter of a house rule that is not played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Final

from unorules.document.model import Rule, Section, Table, plain
from unorules.engine.cards import Kind
from unorules.engine.ending import counts_points
from unorules.engine.options import BY_KEY
from unorules.engine.rules import deck
from unorules.engine.seating import allowed_sizes, dealt_sizes
from unorules.records.reasons import some
from unorules.rulebook.idle import idle
from unorules.sheets.cards_table import custom_cards, deck_pictures, special_cards
from unorules.sheets.rule_sheet_told import Sheet
from unorules.sheets.start_cards import start_card_rules

_DEAL: Final = ("setup.hand_size", "setup.dealer", "setup.first_player", "setup.next_dealer")
_TURN: Final = (
    "turn.draw_limit",
    "turn.voluntary_draw",
    "turn.drawn_card",
    "turn.pass_without_drawing",
    "turn.multi_play",
    "turn.multi_play_actions",
)
# When it may be played stands beside the card itself.
_CHALLENGE: Final = tuple(key for key in BY_KEY if key.startswith("wild_draw_four.") and not key.endswith(".condition"))
_STACKING: Final = tuple(key for key in BY_KEY if key.startswith("stacking."))
_BOUNCE: Final = ("bounce.skip", "bounce.reverse")
_SEVEN_O: Final = tuple(key for key in BY_KEY if key.startswith("seven_o."))
_JUMP_IN: Final = tuple(key for key in BY_KEY if key.startswith("jump_in."))
_UNO: Final = tuple(key for key in BY_KEY if key.startswith("uno."))
_END: Final = tuple(key for key in BY_KEY if key.startswith(("round_end.", "piles.")))
_MERCY: Final = ("mercy.limit", "mercy.timing", "mercy.hand")

Chapter = Callable[[Sheet], Iterator[Section]]


def chapters(sheet: Sheet) -> Iterator[Section]:
    """Every chapter that has something to say on this sheet."""
    for chapter in _CHAPTERS:
        yield from chapter(sheet)


def _goal(sheet: Sheet) -> Iterator[Section]:
    if sheet.size == "full":
        names = ["sheet.goal.round", *["sheet.goal.mercy"] * bool(sheet.rulebook.rules.mercy_limit)]
        yield from sheet.section("goal", map(sheet.fixed, names))


def _players(sheet: Sheet) -> Iterator[Section]:
    """A chapter of its own but on the card, where who may play stands with the deal."""
    if sheet.size != "card":
        yield from sheet.section("players", [*_how_many(sheet), *sheet.rules(["players.age"])])


def _how_many(sheet: Sheet) -> list[Rule]:
    """How many may play, in one sentence where the table has changed nothing about it."""
    rules, messages, number = sheet.rulebook.rules, sheet.messages, ("players.min", "players.max")
    low, high = allowed_sizes(rules)
    if dealt_sizes(rules)[1] < high:
        return _as_dealt(sheet)
    if low == high and any(map(sheet.tells, number)):
        exactly = messages("sheet.players.exactly", n=low)
        return [Rule(plain(exactly), "players.min", sheet.mark(number))]
    if all(map(sheet.tells, number)) and sheet.changed.isdisjoint(number):
        between = messages("sheet.players.between", low=low, high=high)
        return [Rule(plain(between), "players.min")]
    return list(sheet.rules(number))


def _as_dealt(sheet: Sheet) -> list[Rule]:
    """The same where the cards keep the table smaller than the rules would have it, and why."""
    rules, messages = sheet.rulebook.rules, sheet.messages
    low, most = dealt_sizes(rules)
    told = messages("sheet.players.exactly", n=low)
    if low != most:
        told = messages("sheet.players.between", low=low, high=most)
    cards, hand = len(deck(rules)), rules.setup_hand_size
    short = messages("answers_deck.players.cards-for", most=most, cards=cards, hand=hand)
    mark = sheet.mark(("players.min", "players.max", "setup.hand_size"))
    return [Rule(plain(told), "players.min", mark), Rule(plain(short), "players.max", mark)]


def _deck(sheet: Sheet) -> Iterator[Section]:
    if sheet.size != "pocket":
        yield Section("deck", sheet.messages("sheet.deck.heading"), (deck_pictures(sheet),))


def _deal(sheet: Sheet) -> Iterator[Section]:
    told = list(sheet.rules(_DEAL))
    if sheet.size == "full":
        told.insert(2, sheet.fixed("sheet.deal.piles"))
    if sheet.size == "card":
        told = [*_how_many(sheet), *sheet.rules(["players.age"]), *told]
    yield from sheet.section("deal", told, *sheet.section("start", start_card_rules(sheet), level=3))


def _turn(sheet: Sheet) -> Iterator[Section]:
    told = [sheet.fixed("rules.match"), *sheet.rules(_TURN)]
    if not sheet.rulebook.rules.jump_in_allowed:
        told += sheet.rules(["jump_in.allowed"])
    yield from sheet.section("turn", told)


def _cards(sheet: Sheet) -> Iterator[Section]:
    yield from sheet.section("cards", (), *special_cards(sheet))
    yield from custom_cards(sheet)


def _challenge(sheet: Sheet) -> Iterator[Section]:
    rules = sheet.rulebook.rules
    told = list(sheet.rules(_CHALLENGE))
    # Of the condition alone the card's own row tells.
    if Kind.WILD_DRAW_FOUR not in {card.kind for card in deck(rules)}:
        told = [*sheet.rules(["wild_draw_four.condition"]), *told]
    if rules.challengeable and rules.wild_draw_four_challenger == "anyone" and rules.players_max > 2:
        told.append(sheet.fixed("sheet.challenge.by-another"))
    name = "challenge" if rules.challengeable else "wild-draw-four"
    yield from sheet.section(name, told)


def _stacking(sheet: Sheet) -> Iterator[Section]:
    """What may answer a draw card. Where nothing may, one sentence says so; "no right" with an equal card adds nothing."""
    rules = sheet.rulebook.rules
    keys = [key for key in _STACKING if key != "stacking.equal_or_higher" or rules.stacking_equal_or_higher != "off"]
    if not rules.stacking and sheet.size == "pocket":
        keys = [key for key in keys if key in sheet.changed]  # that nothing may be answered is told among the quarrels
    bounced = [key for key in _BOUNCE if rules[key] != "off"]
    told = list(sheet.rules(keys))
    if not rules.stacking and len(told) > 1 and sheet.changed.isdisjoint(keys):
        told = [sheet.rule(told[0].key, sheet.messages("sheet.stacking.nothing"))]
    yield from sheet.section("stacking", [*told, *sheet.rules(bounced)])


def _house_chapters(sheet: Sheet) -> Iterator[Section]:
    """Rules that have a chapter only where they are played."""
    rules = sheet.rulebook.rules
    if rules.seven_o_seven != "off" or rules.seven_o_zero != "off":
        yield from sheet.section("seven-o", sheet.rules(_SEVEN_O))
    if rules.jump_in_allowed:
        yield from sheet.section("jump-in", sheet.rules(_JUMP_IN))


def _uno(sheet: Sheet) -> Iterator[Section]:
    yield from sheet.section("uno", sheet.rules(_UNO))


def _end(sheet: Sheet) -> Iterator[Section]:
    yield from sheet.section("end", sheet.rules(_END))
    if sheet.rulebook.rules.mercy_limit:
        yield from sheet.section("mercy", sheet.rules(_MERCY))


def _points(sheet: Sheet) -> Iterator[Section]:
    rules = sheet.rulebook.rules
    if rules.scoring_mode != "none" and not counts_points(rules):
        told = sheet.rules(_without_points(sheet))
        yield from sheet.section("points", [sheet.fixed("sheet.points.nothing"), *told])
        return
    keys = ["scoring.mode", "scoring.optional"] if rules.scoring_mode != "none" else ["scoring.mode"]
    keys += ["scoring.points.number", "scoring.points.knocked_out"]
    if rules.scoring_rounds:
        keys.append("scoring.rounds")
    if not rules.scoring_rounds or rules.eliminates:
        keys += ["scoring.target", "scoring.target_test"]
    if rules.eliminates:
        keys.append("scoring.elimination")
    table = points_table(sheet) if sheet.size == "full" and rules.scoring_mode != "none" else ()
    yield from sheet.section("points", sheet.rules([*keys, "scoring.tie"]), *table)


def _without_points(sheet: Sheet) -> tuple[str, ...]:
    """What is told of a match without points: how many rounds decide it. That says what becomes of level scores, too."""
    if not sheet.rulebook.rules.scoring_rounds:
        return ()
    return ("scoring.rounds", "scoring.tie") if "scoring.tie" in sheet.changed else ("scoring.rounds",)


def points_table(sheet: Sheet) -> tuple[Table, ...]:
    """The special cards by what they count, the cheapest first; none where the deck has none."""
    rules, messages = sheet.rulebook.rules, sheet.messages
    kinds = [kind for kind in Kind if kind is not Kind.NUMBER and kind in {card.kind for card in deck(rules)}]
    worth = {kind: rules.points(some(kind)) for kind in kinds}
    rows = []
    for points, alike in groupby(sorted(kinds, key=worth.__getitem__), worth.__getitem__):
        told = messages.list(messages.kind(kind) for kind in alike)
        rows.append((plain(str(points)), plain(told[:1].upper() + told[1:])))
    header = (messages("sheet.cards.points"), messages("sheet.points.cards"))
    return (Table(header, tuple(rows), frozenset({0})),) if rows else ()


def _formats(sheet: Sheet) -> Iterator[Section]:
    rules = sheet.rulebook.rules
    if allowed_sizes(rules)[0] == 2:
        told = [sheet.fixed("sheet.two.skip")] if rules.deck_skip else []
        told += sheet.rules(["two_players.reverse"] if rules.deck_reverse else [])
        if rules.turn_after_penalty == "loses-turn" and idle("turn.after_penalty", rules.values()) is None:
            told.append(sheet.fixed("sheet.two.draw"))
        yield from sheet.section("two", [*told, *sheet.rules(["no_mercy.reverse_draw_four_two_players"])])
    if rules.teams_partners:
        yield from sheet.section("teams", sheet.rules(["teams.partners"]))


_CHAPTERS: Final[tuple[Chapter, ...]] = (
    _goal,
    _players,
    _deck,
    _deal,
    _turn,
    _cards,
    _challenge,
    _stacking,
    _house_chapters,
    _uno,
    _end,
    _points,
    _formats,
)
