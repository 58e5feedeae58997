"""What an option says beside the others in force: its plain sentence, or another where that would not be what is played."""

from __future__ import annotations

from unorules.engine.ending import counts_wins
from unorules.engine.options import Value
from unorules.engine.rules import Rules
from unorules.i18n.messages import Messages


def option_said(key: str, rules: Rules, messages: Messages) -> str:
    """The option as these rules have it, in a sentence."""
    match key:
        case "scoring.rounds" if counts_wins(rules):
            return messages(f"answers_scoring.target-score.{most_rounds(rules)}", n=rules.scoring_rounds)
        case "scoring.elimination" if rules.eliminates and rules.scoring_target_test == "exceed":
            return messages("sheet.points.out-past")
        case "scoring.points.knocked_out" if rules[key] == "cards" and rules.scoring_mode == "own-cards":
            return messages("sheet.points.knocked-out")
        case "mercy.limit" if deals_past_the_limit(rules):
            return messages("answers_no_mercy.mercy-rule.cards-dealt", n=rules.mercy_limit)
        case "turn.draw_limit" if rules[key] != 1 and rules.turn_drawn_card == "may-not-play":
            return _drawn_and_kept(rules[key], messages)
    return messages.option(key, rules[key])


def most_rounds(rules: Rules) -> str:
    """The name of the sentence on who wins a match that goes by rounds won."""
    pairs = "pairs-" if rules.teams_partners else ""
    return f"most-rounds-{pairs}{'joint' if rules.scoring_mode == 'none' else rules.scoring_tie}"


def deals_past_the_limit(rules: Rules) -> bool:
    """Whether a hand as it is dealt has too many cards, and puts nobody out as long as nothing is drawn."""
    return 0 < rules.mercy_limit <= rules.setup_hand_size and rules.mercy_timing != "end-of-turn"


def _drawn_and_kept(value: Value, messages: Messages) -> str:
    if value == "until-playable":
        return messages("sheet.draw-kept.until-playable")
    return messages("sheet.draw-kept.cards", n=value)
