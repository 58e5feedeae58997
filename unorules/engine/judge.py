"""Whether one action is allowed now, and which option or fixed behaviour says no.

`object_to` judges, `step` acts, and nobody else decides what is allowed. A refusal is the key of the option that decides,
or `match`, `turn-order`, `not-in-hand`, `phase` where none does.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from unorules.engine.actions import Action, Verb
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.matching import answers, bounces, fits, fitting, is_guilty
from unorules.engine.table import Phase, Table, is_action

# Looking a member up on its class costs several times a global name in CPython 3.11, and these are asked for at every turn.
_TURN: Final = Phase.TURN
_DRAWN: Final = Phase.DRAWN
_PENALTY: Final = Phase.PENALTY
_ROUND_OVER: Final = Phase.ROUND_OVER
_WILD_DRAW_FOUR: Final = Kind.WILD_DRAW_FOUR
_DISCARD_ALL: Final = Kind.DISCARD_ALL
_BOUNCING: Final = (Kind.SKIP, Kind.REVERSE)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the action is allowed; `objection` is what forbids it, `reasons` the option keys that it rests on.

    `told_as` names the sentence for people: the objection itself, or what more closely says what was wrong.
    """

    allowed: bool
    objection: str | None
    reasons: tuple[str, ...]
    guilty_if_challenged: bool = False
    told_as: str | None = None


def judge(table: Table, action: Action) -> Verdict:
    """Judge one action at this table; the table is left as it is."""
    objection = object_to(table, action)
    guilty = objection is None and is_bluff(table, action)
    reasons = (objection,) if objection else reasons_for(table, action)
    told_as = tell_objection(table, action, objection) if objection else None
    return Verdict(objection is None, objection, reasons, guilty, told_as)


def object_to(table: Table, action: Action) -> str | None:
    """What forbids the action, or None where it is allowed."""
    if table.phase is _ROUND_OVER:
        return "phase"
    if not table.is_active(action.seat) and action.seat != table.finisher:
        return "mercy.limit" if action.seat in table.knocked_out else "turn-order"
    return _CHECKS[action.verb](table, action)


def tell_objection(table: Table, action: Action, objection: str) -> str:
    """What an objection is about, as closely as people want to hear it; the objection itself where it says enough.

    `match` stands for three faults that look nothing alike at the table: a card that is not the twin jumped in on
    (`jump-match`), a wild without a colour (`no-colour`), and a colour named with a card that takes none
    (`needless-colour`). Where every +4 may be laid there is no condition that a challenge could find broken (`no-challenge`).
    """
    if objection == "wild_draw_four.condition" and action.verb is Verb.CHALLENGE:
        return "no-challenge"
    if objection != "match" or not action.cards:
        return objection
    if action.verb is Verb.JUMP and action.cards[0] is not table.top:
        return "jump-match"
    last = action.cards[-1]
    if needs_colour(table, last):
        return "no-colour" if action.colour is None else objection
    is_free = table.phase is not _TURN or fits(action.cards[0], table.top, table.colour)
    return "needless-colour" if action.colour is not None and is_free else objection


def is_bluff(table: Table, action: Action) -> bool:
    """Whether the action lays a wild draw four that a challenge would find guilty."""
    cards = action.cards
    if not cards or cards[0].kind is not _WILD_DRAW_FOUR or not table.rules.challengeable:
        return False
    return _breaks_condition(table, action.seat, cards, cards[0], jumps=action.verb is Verb.JUMP)


def reasons_for(table: Table, action: Action) -> tuple[str, ...]:
    """The option keys that an allowed action rests on; `match` where it is ordinary play."""
    if action.verb is Verb.JUMP:
        return ("jump_in.allowed",)
    if action.verb is Verb.PLAY:
        return _reasons_for_play(table, action)
    if action.verb is Verb.DRAW:
        return ("turn.voluntary_draw",) if table.phase is Phase.TURN else ("phase",)
    by_verb = {
        Verb.KEEP: "turn.drawn_card",
        Verb.PASS: "turn.pass_without_drawing",
        Verb.CHALLENGE: "wild_draw_four.enforcement",
        Verb.NAME_COLOUR: "start_card.wild",
        Verb.UNO: "uno.call",
        Verb.CATCH: "uno.catch_until",
    }
    return (by_verb[action.verb],)


def _reasons_for_play(table: Table, action: Action) -> tuple[str, ...]:
    card = action.cards[0]
    found = []
    if table.phase is Phase.PENALTY:
        found.append(_answer_key(table, card))
    if card.kind is Kind.WILD_DRAW_FOUR:
        found.append("wild_draw_four.condition")
    if len(action.cards) > 1:
        found.append("stacking.cards_per_turn" if table.phase is Phase.PENALTY else "turn.multi_play")
    if table.phase is Phase.DRAWN:
        found.append("turn.drawn_card")
    if _is_last(table, table.hands[action.seat], action.cards) and is_action(action.cards[-1]):
        found.append("round_end.action_card")
    return tuple(found) or ("match",)


def _answer_key(table: Table, card: Card) -> str:
    if card.kind is Kind.SKIP:
        return "bounce.skip"
    if card.kind is Kind.REVERSE:
        return "bounce.reverse"
    if table.rules.stacking_equal_or_higher != "off":
        return "stacking.equal_or_higher"
    pairs = {
        (Kind.DRAW_TWO, Kind.DRAW_TWO): "stacking.draw_two_on_draw_two",
        (Kind.WILD_DRAW_FOUR, Kind.WILD_DRAW_FOUR): "stacking.wild_draw_four_on_wild_draw_four",
        (Kind.WILD_DRAW_FOUR, Kind.DRAW_TWO): "stacking.wild_draw_four_on_draw_two",
        (Kind.DRAW_TWO, Kind.WILD_DRAW_FOUR): "stacking.draw_two_on_wild_draw_four",
    }
    return pairs.get((card.kind, table.top.kind), "phase")


def _check_play(table: Table, action: Action) -> str | None:
    if action.seat != table.turn:
        return "turn-order"
    if table.phase is Phase.COLOUR:
        return "phase"
    if not _holds(table.hands[action.seat], action.cards):
        return "not-in-hand"
    if table.phase is _PENALTY:
        refusal = _check_answer(table, action.cards, action.colour)
    elif table.phase is _DRAWN:
        refusal = "turn.drawn_card" if action.cards != (table.drawn,) else _check_card(table, action.cards[0])
    else:
        refusal = _check_card(table, action.cards[0]) or _check_bundle(table, action)
    return refusal or _check_rest(table, action)


def _check_rest(table: Table, action: Action) -> str | None:
    """What holds of every play and jump: the +4 condition where enforced, the last card, colour and partner named."""
    seat, cards, jumps = action.seat, action.cards, action.verb is Verb.JUMP
    refusal = _check_condition(table, seat, cards, jumps=jumps) or _check_last(table, seat, cards, jumps=jumps)
    return refusal or _check_colour(table, action, cards[-1]) or _check_target(table, action, cards[-1])


def _check_card(table: Table, card: Card) -> str | None:
    if fits(card, table.discard[-1], table.colour):
        return None
    return "deck.blank" if card.kind is Kind.BLANK and card.custom is None else "match"


def _check_bundle(table: Table, action: Action) -> str | None:
    if len(action.cards) == 1:
        return None
    first, mode = action.cards[0], table.rules.turn_multi_play
    if mode == "off":
        return "turn.multi_play"
    if any(card.symbol != first.symbol for card in action.cards):
        return "turn.multi_play"
    if any(card.kind is Kind.BLANK and card.custom is None for card in action.cards):
        return "deck.blank"
    if mode == "identical" and any(card is not first for card in action.cards):
        return "turn.multi_play"
    # R84: bundles never include wild draw cards unless action cards bundle.
    if first.is_action and table.rules.turn_multi_play_actions == "none":
        return "turn.multi_play_actions"
    return None


def _check_answer(table: Table, cards: tuple[Card, ...], named: Colour | None) -> str | None:
    """Whether these cards answer what is owed: stacked, or bounced (variants.md 1, 5, R16)."""
    rules = table.rules
    if table.finisher is not None:
        return "phase"  # R13: the round is over but for the draw
    if table.pending is None:
        return "phase"
    if cards[0].kind in _BOUNCING:
        return _check_bounce(table, cards)
    if not cards[0].draws or not table.top.draws:
        return "phase"
    if table.stack == 0:
        return "phase"  # R73: nobody laid the start card
    if len(cards) > rules.stacking_cards_per_turn:
        return "stacking.cards_per_turn"
    top, colour, owed = table.top, table.colour, table.pending
    for card in cards:
        if refusal := answers(rules, card, top, colour, owed):
            return refusal
        top, colour, owed = card, card.colour or named, owed + card.draws
    return "stacking.limit" if rules.stacking_limit and owed > rules.stacking_limit else None


def _check_bounce(table: Table, cards: tuple[Card, ...]) -> str | None:
    if refusal := bounces(table.rules, cards[0], table.colour):
        return refusal
    if len(cards) > 1:
        return "stacking.cards_per_turn"  # R49
    return "phase" if table.stack == 0 else None


def _breaks_condition(table: Table, seat: int, cards: tuple[Card, ...], card: Card, *, jumps: bool = False) -> bool:
    colour = table.colour
    stacked = table.phase is _PENALTY and not jumps
    if jumps and table.rules.jump_in_action_cards == "first-is-cancelled":
        colour = table.colour_before  # R31: the first +4 is cancelled, and its colour with it
    hand = list(table.hands[seat])
    for laid in cards:
        hand.remove(laid)
    return is_guilty(table, hand, card, colour, stacked=stacked)


def _check_condition(table: Table, seat: int, cards: tuple[Card, ...], *, jumps: bool = False) -> str | None:
    """The condition of a wild draw four, where it is enforced rather than open to a challenge."""
    if table.rules.wild_draw_four_enforcement != "strict":
        return None
    for laid in cards:
        if laid.kind is _WILD_DRAW_FOUR and _breaks_condition(table, seat, cards, laid, jumps=jumps):
            return "wild_draw_four.condition"
    return None


def _is_last(table: Table, hand: list[Card], cards: tuple[Card, ...]) -> bool:
    """Whether laying the cards leaves none in hand."""
    return len(hand) == len(cards) or (cards[-1].kind is _DISCARD_ALL and cards_left(table, hand, cards) == 0)


def cards_left(table: Table, hand: list[Card], cards: tuple[Card, ...]) -> int:
    """How many cards are left in hand once these are laid; a discard all takes its colour along."""
    if cards[-1].kind is not _DISCARD_ALL:
        return len(hand) - len(cards)
    acting = cards if table.rules.turn_multi_play_actions == "effect-each" else cards[-1:]
    colours = {laid.colour for laid in acting}
    left = Counter(hand) - Counter(cards)
    return sum(1 for other in left.elements() if other.colour not in colours)


def _check_last(table: Table, seat: int, cards: tuple[Card, ...], *, jumps: bool = False) -> str | None:
    if not _is_last(table, table.hands[seat], cards):
        return None
    rules = table.rules
    if rules.round_end_action_card != "allowed" and is_action(cards[-1]):
        return "round_end.action_card"
    if rules.uno_missed_call_blocks_win and seat not in table.called:
        return "uno.missed_call_blocks_win"
    if jumps and not rules.jump_in_may_win:
        return "jump_in.may_win"
    return None


def _check_colour(table: Table, action: Action, card: Card) -> str | None:
    """A wild names one of the four colours, except where it ends the round; other cards name none."""
    if card.kind is Kind.WILD_COLOUR_ROULETTE and table.rules.no_mercy_roulette_chooser == "victim":
        return "no_mercy.roulette_chooser" if action.colour else None
    if needs_colour(table, card):
        if action.colour or (ends_round(table, action)):
            return None
        return "match"
    return "match" if action.colour else None


def needs_colour(table: Table, card: Card) -> bool:
    """Whether its player names a colour with the card."""
    if card.custom is not None and (written := table.rules.custom.get(card.custom)):
        return written.choose_colour
    if card.kind is Kind.WILD_COLOUR_ROULETTE:
        return table.rules.no_mercy_roulette_chooser == "player"
    return card.is_wild and card.kind is not Kind.BLANK


def ends_round(table: Table, action: Action) -> bool:
    """Whether the play is a last card that ends the round as it touches the pile."""
    if not _is_last(table, table.hands[action.seat], action.cards):
        return False
    if table.rules.round_end_play_on != "first-out" and not table.two_left:
        return False
    if table.rules.seven_o_last_card == "swaps-first" and moves_hands(table, action.cards[-1]):
        return False
    return action.uno or not table.rules.uno_say_on_last_card


def moves_hands(table: Table, card: Card) -> bool:
    """Whether the number card swaps or passes hands under the rules in force."""
    if card.number == 7:
        return table.rules.seven_o_seven != "off"
    return card.number == 0 and table.rules.seven_o_zero != "off"


def takes_target(table: Table, card: Card) -> bool:
    """Whether the card's player names somebody to swap hands with."""
    if card.custom is not None and (written := table.rules.custom.get(card.custom)):
        return written.swap
    return card.kind is Kind.WILD_SWAP_HANDS or (card.number == 7 and table.rules.seven_o_seven != "off")


def _check_target(table: Table, action: Action, card: Card) -> str | None:
    key = "seven_o.seven" if card.is_number else "deck.wild_swap_hands"
    if not takes_target(table, card):
        return key if action.target is not None else None
    swaps_first = card.number == 7 and table.rules.seven_o_last_card == "swaps-first"
    if _is_last(table, table.hands[action.seat], action.cards) and not swaps_first:
        return None  # a target is ignored on a card that wins
    if action.target is None:
        optional = card.is_number and table.rules.seven_o_seven == "may-swap"
        return None if optional or table.two_left else key
    gone = not table.is_active(action.target) or action.target == table.finisher
    return key if gone or action.target == action.seat else None


def _check_jump(table: Table, action: Action) -> str | None:
    rules = table.rules
    if not rules.jump_in_allowed:
        return "jump_in.allowed"
    if not _holds(table.hands[action.seat], action.cards):
        return "not-in-hand"
    if len(action.cards) > 1:
        return "turn.multi_play"  # R29: one at a time
    if not table.twin_window or table.phase in (Phase.DRAWN, Phase.COLOUR) or table.finisher is not None:
        return "jump_in.allowed"  # R28: the next player has begun
    if table.from_start and not rules.jump_in_on_start_card:
        return "jump_in.on_start_card"
    card = action.cards[0]
    if card is not table.top:
        return "match"
    if card.is_wild and not (rules.jump_in_wilds == "all" or _is_named_wild(table, card)):
        return "jump_in.wilds"
    if card.is_action and not card.is_wild and rules.jump_in_action_cards == "not-allowed":
        return "jump_in.action_cards"
    return _check_rest(table, action)


def _is_named_wild(table: Table, card: Card) -> bool:
    # S-2008 names the wild draw four among the jump-in cards and no other wild (concordance 126).
    return card.kind is Kind.WILD_DRAW_FOUR and table.rules.jump_in_wilds == "wild-draw-four"


def _check_draw(table: Table, action: Action) -> str | None:
    if action.seat != table.turn:
        return "turn-order"
    if table.phase in (Phase.COLOUR, Phase.DRAWN):
        return "phase"
    if table.phase is _PENALTY:
        return _check_payment(table, action)
    if action.colour:
        return "phase"
    if not table.rules.turn_voluntary_draw and must_not_draw(table):
        return "turn.voluntary_draw"
    return None


def _check_payment(table: Table, action: Action) -> str | None:
    if table.roulette:
        wants = table.rules.no_mercy_roulette_chooser == "victim"
        return None if bool(action.colour) == wants else "no_mercy.roulette_chooser"
    if action.colour:
        return "phase"
    if table.rules.stacking_required and any(_must_answer(table, card) for card in table.hands[table.turn]):
        return "stacking.required"
    return None


def _must_answer(table: Table, card: Card) -> bool:
    """Whether the card is a draw card that may be laid on what is owed."""
    seat, cards = table.turn, (card,)
    if not card.draws or _check_answer(table, cards, None) is not None:
        return False
    return _check_last(table, seat, cards) is None and _check_condition(table, seat, cards) is None


def must_not_draw(table: Table) -> bool:
    """Whether the hand holds a card that may be laid. A bluff is never compulsory (R50), a barred last card not playable (R52)."""
    found = fitting(table.hands[table.turn], table.discard[-1], table.colour)
    return any(_is_rightly_laid(table, card) for card in found)


def playable(table: Table) -> list[Card]:
    """The different cards of the hand to move that may rightly be laid in the phase `turn`, bluffs left out."""
    found = dict.fromkeys(fitting(table.hands[table.turn], table.discard[-1], table.colour))
    return [card for card in found if _is_rightly_laid(table, card)]


def _is_rightly_laid(table: Table, card: Card) -> bool:
    """Whether a card of the hand to move that fits is no bluff, and not barred from being the last."""
    if _check_last(table, table.turn, (card,)) is not None:
        return False
    return card.kind is not _WILD_DRAW_FOUR or not _breaks_condition(table, table.turn, (card,), card)


def is_playable_now(table: Table, card: Card) -> bool:
    """Whether a card just drawn may be laid at once: a bluff may (R40), an enforced +4 may not."""
    if not fits(card, table.discard[-1], table.colour) or _check_last(table, table.turn, (card,)) is not None:
        return False
    if card.kind is not _WILD_DRAW_FOUR or table.rules.wild_draw_four_enforcement != "strict":
        return True
    return not _breaks_condition(table, table.turn, (card,), card)


def layable(table: Table) -> list[Card]:
    """The cards of the hand to move that may each be laid alone now, as often as they are held.

    The colour that a wild names and the player to swap with are left open.
    """
    seat, rules = table.turn, table.rules
    hand = table.hands[seat]
    if table.phase is _TURN:
        found = fitting(hand, table.discard[-1], table.colour)
    elif table.phase is _PENALTY:
        found = [card for card in hand if _check_answer(table, (card,), None) is None]
    elif table.phase is _DRAWN and table.drawn is not None:
        found = [table.drawn] if _check_card(table, table.drawn) is None else []
    else:
        return []
    if len(hand) > 1 and rules.wild_draw_four_enforcement != "strict" and not rules.deck_discard_all:
        return found  # nothing else can forbid a card that is not the last
    return [
        card
        for card in found
        if _check_condition(table, seat, (card,)) is None and _check_last(table, seat, (card,)) is None
    ]


def _check_keep(table: Table, action: Action) -> str | None:
    if action.seat != table.turn:
        return "turn-order"
    if table.phase is not _DRAWN or table.drawn is None:
        return "phase"
    mode = table.rules.turn_drawn_card
    must = mode == "must-play" or (mode == "must-play-after-forced-draw" and table.forced)
    # A bluff is never compulsory (R50), and a card barred from being the last cannot be.
    if must and layable(table) and not is_bluff(table, Action(action.seat, Verb.PLAY, (table.drawn,))):
        return "turn.drawn_card"
    return None


def _check_pass(table: Table, action: Action) -> str | None:
    if action.seat != table.turn:
        return "turn-order"
    if table.phase is not Phase.TURN:
        return "phase"
    return None if table.rules.turn_pass_without_drawing else "turn.pass_without_drawing"


def _check_challenge(table: Table, action: Action) -> str | None:
    rules = table.rules
    if rules.wild_draw_four_condition == "none":
        return "wild_draw_four.condition"
    if rules.wild_draw_four_enforcement == "strict":
        return "wild_draw_four.enforcement"
    if table.phase is not Phase.PENALTY or table.accused is None:
        return "phase"
    if table.stack > 1 and rules.stacking_challenge == "off":
        return "stacking.challenge"
    if action.seat == table.accused:
        return "turn-order"
    if action.seat != table.turn and rules.wild_draw_four_challenger == "next-player":
        return "wild_draw_four.challenger"
    return None


def _check_colour_named(table: Table, action: Action) -> str | None:
    if action.seat != table.turn:
        return "turn-order"
    return None if table.phase is Phase.COLOUR else "phase"


def _check_uno(table: Table, action: Action) -> str | None:
    """UNO is said before playing down to one card, or late; with more cards it says nothing (`uno.false_call_penalty`)."""
    seat, rules = action.seat, table.rules
    if seat in table.uncalled:
        on_time = rules.uno_call == "at-one-card" or rules.uno_self_correct
        return None if on_time else "uno.self_correct"
    return None


def _check_catch(table: Table, action: Action) -> str | None:
    rules, target = table.rules, action.target
    if target is None or target == action.seat:
        return "phase"
    if rules.uno_catcher == "next-player" and action.seat != table.turn:
        return "uno.catcher"
    if target not in table.uncalled and not rules.uno_false_accusation_penalty:
        return "uno.catch_until"
    return None


def _holds(hand: list[Card], cards: tuple[Card, ...]) -> bool:
    if len(cards) == 1:
        return cards[0] in hand
    return bool(cards) and all(hand.count(card) >= cards.count(card) for card in cards)


_CHECKS = {
    Verb.PLAY: _check_play,
    Verb.JUMP: _check_jump,
    Verb.DRAW: _check_draw,
    Verb.KEEP: _check_keep,
    Verb.PASS: _check_pass,
    Verb.CHALLENGE: _check_challenge,
    Verb.NAME_COLOUR: _check_colour_named,
    Verb.UNO: _check_uno,
    Verb.CATCH: _check_catch,
}
