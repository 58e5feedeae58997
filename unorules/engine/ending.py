"""The end of a round and of a match: the last card, who has won, what it scores (concordance 83-110)."""

from __future__ import annotations

from collections.abc import Iterable

from unorules.engine.actions import Action
from unorules.engine.cards import Card
from unorules.engine.piles import draw
from unorules.engine.rules import Rules, deck
from unorules.engine.table import Phase, Table, same_team


def hand_points(rules: Rules, hand: Iterable[Card]) -> int:
    """What the cards of a hand count together."""
    return sum(rules.points(card) for card in hand)


def counting_cards(rules: Rules) -> tuple[Card, ...]:
    """The cards of the deck in play that count something in a hand, each once; none where hands count nothing."""
    return tuple(card for card in dict.fromkeys(deck(rules)) if rules.points(card))


def counts_points(rules: Rules) -> bool:
    """Whether a round of these rules can bring anybody points: by a card of the deck, or by a fixed sum for who is knocked out."""
    if rules.scoring_mode == "none":
        return False
    fixed = bool(rules.mercy_limit) and rules.scoring_points_knocked_out not in ("cards", 0)
    return fixed or bool(counting_cards(rules))


def counts_wins(rules: Rules) -> bool:
    """Whether the rounds won decide the match: it lasts so many rounds, and none of them can bring anybody points.

    Its totals are then the rounds that each has won, of partners both.
    """
    return bool(rules.scoring_rounds) and not rules.eliminates and not counts_points(rules)


def last_card_laid(table: Table, action: Action) -> None:
    """A hand is empty: the round ends, waits for the next player's draw or challenge, or goes on for second place."""
    seat, rules = action.seat, table.rules
    if rules.uno_say_on_last_card and not action.uno:
        table.finisher = seat
        table.called = [other for other in table.called if other != seat]
        table.uncalled = [*(other for other in table.uncalled if other != seat), seat]
    elif plays_on(table):
        leave(table, seat)
    elif table.pending and rules.round_end_draw_effect:
        _draw_before_counting(table, seat)
    else:
        end_round(table, seat)


def plays_on(table: Table) -> bool:
    """Whether the round goes on for second place once one more player is out (`round_end.play_on`)."""
    return table.rules.round_end_play_on == "last-one-holding" and len(table.active()) > 2


def _draw_before_counting(table: Table, seat: int) -> None:
    """The next player still draws, and it counts; a wild draw four that may be challenged waits for it."""
    rules = table.rules
    stacked_out = table.stack > 1 and rules.stacking_challenge == "off"
    if table.accused is not None and rules.wild_draw_four_last_card_challenge and not stacked_out:
        table.finisher = seat
        return
    draw(table, table.turn, table.pending, penalty_reason(table), "round_end.draw_effect")
    end_round(table, seat)


def penalty_reason(table: Table) -> str:
    """Why the owed cards are drawn: `stack` as soon as two cards made the total, else the card's kind."""
    if table.stack > 1:
        return "stack"
    if table.top.custom:
        return "custom-card"
    # A bounce card on top made none of the total.
    return next((card.kind.value for card in reversed(table.discard) if card.draws), "stack")


def finish(table: Table, seat: int) -> None:
    """The last card stands: the round ends, or its player is out and the others play on."""
    table.finisher = None
    if plays_on(table):
        leave(table, seat)
    else:
        end_round(table, seat)


def leave(table: Table, seat: int) -> None:
    """The player is out and the others play on (`round_end.play_on`); one left holding cards ends the round."""
    table.left.append(seat)
    table.uncalled = [other for other in table.uncalled if other != seat]
    table.called = [other for other in table.called if other != seat]
    table.emit("finished", seat, "round_end.play_on", place=len(table.left))
    if len(table.active()) <= 1:
        end_round(table, table.left[0])
    elif not table.is_active(table.turn):
        table.turn = table.after(table.turn)


def somebody_went_out(table: Table) -> bool:
    """Whether a swap or a shuffle has left somebody without cards, who then goes out."""
    if all(table.hands):
        return False
    for seat in table.active():
        if not table.hands[seat] and seat != table.finisher:
            if table.rules.round_end_play_on == "last-one-holding":
                leave(table, seat)
            else:
                end_round(table, seat)
            return True
    return False


def end_if_one_is_left(table: Table) -> bool:
    """After a knock-out: the last one in wins, or the last team (S-NM, R57)."""
    if not (table.knocked_out or table.left or table.out_of_match):
        return table.round_over
    seats = table.active()
    if table.round_over or not seats:
        return table.round_over
    team = table.rules.teams_partners and all(same_team(table.players, seats[0], seat) for seat in seats)
    if len(seats) == 1 or team:
        end_round(table, table.left[0] if table.left else seats[0])
        return True
    return False


def end_exhausted(table: Table) -> None:
    """Nothing can be drawn and `piles.when_exhausted` ends the round: lowest hand wins, a tie or the other value nobody."""
    winner = None
    if table.rules.piles_when_exhausted == "end-round-lowest-hand":
        points = {seat: hand_points(table.rules, table.hands[seat]) for seat in table.active()}
        lowest = [seat for seat in points if points[seat] == min(points.values())]
        winner = lowest[0] if len(lowest) == 1 else None
    end_round(table, winner)


def end_round(table: Table, winner: int | None) -> None:
    """Count, add to the totals, and say whether the match is over."""
    if winner is not None and table.left:
        winner = table.left[0]  # the others have played for second place
    table.phase = Phase.ROUND_OVER
    table.winner = winner
    table.finisher = None
    table.clear_penalty()
    table.scores = round_scores(table, winner)
    table.totals = [total + score for total, score in zip(table.totals, table.scores, strict=True)]
    if winner is not None and counts_wins(table.rules):
        _note_win(table, winner)
    table.points = None if winner is None or table.rules.scoring_mode == "none" else table.scores[winner]
    table.emit(
        "round-over",
        winner,
        "round_end.play_on",
        points=table.points,
        scores=dict(enumerate(table.scores)),
        totals=dict(enumerate(table.totals)),
    )
    _end_match(table)


def _note_win(table: Table, winner: int) -> None:
    for seat in range(len(table.players)):
        if seat == winner or (table.rules.teams_partners and same_team(table.players, winner, seat)):
            table.totals[seat] += 1


def round_scores(table: Table, winner: int | None) -> list[int]:
    """What each seat writes down for this round."""
    rules, seats = table.rules, range(len(table.players))
    if rules.scoring_mode == "none" or (winner is None and rules.scoring_mode != "own-cards"):
        return [0 for _ in seats]
    held = [_held_points(table, seat) for seat in seats]
    if rules.scoring_mode == "own-cards" or winner is None:
        if rules.teams_partners:  # R68: each team writes the sum of both hands
            return [sum(held[other] for other in seats if same_team(table.players, seat, other)) for seat in seats]
        return held
    if rules.teams_partners:
        taken = sum(held[seat] for seat in seats if not same_team(table.players, winner, seat))
        return [taken if same_team(table.players, winner, seat) else 0 for seat in seats]
    return [sum(held) - held[winner] if seat == winner else 0 for seat in seats]


def _held_points(table: Table, seat: int) -> int:
    """The hand's points, also of who was knocked out (R56, R59, R90); of who is out of the match none."""
    rules = table.rules
    if seat in table.out_of_match:
        return 0
    return lost_points(table, seat) if seat in table.knocked_out else hand_points(rules, table.hands[seat])


def lost_points(table: Table, seat: int) -> int:
    """What the hand of a player who was knocked out counts, whoever writes it down: the fixed sum, or the cards held then."""
    rules = table.rules
    if rules.scoring_points_knocked_out == "cards":
        return hand_points(rules, table.lost_hands[table.knocked_out.index(seat)])
    return int(rules.scoring_points_knocked_out)


def reaches(rules: Rules, total: int) -> bool:
    """Whether the total reaches (or exceeds, as `scoring.target_test` says) the target."""
    return total >= rules.scoring_target if rules.scoring_target_test == "reach" else total > rules.scoring_target


def _end_match(table: Table) -> None:
    rules = table.rules
    if rules.scoring_mode == "none" and not rules.scoring_rounds:
        return
    if rules.eliminates:
        _eliminate(table)
    elif rules.scoring_rounds:
        if table.rounds_before + 1 >= rules.scoring_rounds:
            _finish_match(table)
    elif any(reaches(rules, total) for total in table.totals):
        _finish_match(table)


def _eliminate(table: Table) -> None:
    """Challenge UNO: who reaches the figure is out of the match; the last one in wins (concordance 110)."""
    rules = table.rules
    newly = [
        seat
        for seat in range(len(table.players))
        if seat not in table.out_of_match and reaches(rules, table.totals[seat])
    ]
    for seat in newly:
        table.emit("eliminated", seat, "scoring.elimination", total=table.totals[seat])
    table.out_of_match = (*table.out_of_match, *newly)
    if len(table.players) - len(table.out_of_match) <= 1:
        table.match_over = True
        table.emit("match-over", match_winner(table), "scoring.elimination", totals=dict(enumerate(table.totals)))


def _finish_match(table: Table) -> None:
    rules, winner = table.rules, match_winner(table)
    if winner is None and rules.scoring_tie == "extra-round" and rules.scoring_mode != "none":
        return
    leaders = match_leaders(rules, table.totals)
    table.match_over = True
    names = tuple(table.players[seat] for seat in leaders)
    rule = "scoring.rounds" if table.rules.scoring_rounds else "scoring.target"
    table.emit("match-over", winner, rule, winners=names, totals=dict(enumerate(table.totals)))


def match_winner(table: Table) -> int | None:
    """Who has won a match that is over: of partners the first seat; None where several win together."""
    rules = table.rules
    if rules.eliminates:
        left = [seat for seat in range(len(table.players)) if seat not in table.out_of_match]
        return left[0] if left else table.winner
    leaders = match_leaders(rules, table.totals)
    teams = rules.teams_partners and len(leaders) == 2 and same_team(table.players, *leaders)
    return leaders[0] if len(leaders) == 1 or teams else None


def match_leaders(rules: Rules, totals: list[int]) -> list[int]:
    """Who wins with these totals: the highest, or the lowest where everybody writes the own cards and these count."""
    lowest = rules.scoring_mode == "own-cards" and not counts_wins(rules)
    best = min(totals) if lowest else max(totals)
    return [seat for seat, total in enumerate(totals) if total == best]
