"""The one table of options: every rule that may vary, its values, its value in `official`, and the moment it decides.

Loader, checker, schema, sheets, `explain` and tests are all fed from OPTIONS. Words for people are in the locales under
the same keys; where a value comes from is told by the ruleset files.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from unorules.engine.cards import COLOURED_ACTIONS, WILDS, Kind

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Values:
    """What an option may be: true or false, one of `words`, or a whole number from `low` to `high`."""

    words: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    also: tuple[int, ...] = ()
    flag: bool = False

    def accepts(self, value: object) -> bool:
        """Whether `value` is of the right type and in range; a bool is never taken for a number."""
        if isinstance(value, bool):
            return self.flag
        if isinstance(value, int):
            return value in self.also or (
                self.low is not None and self.high is not None and self.low <= value <= self.high
            )
        return isinstance(value, str) and value in self.words

    @property
    def written(self) -> tuple[str, ...]:
        """What may stand there as TOML writes it, a range of numbers as one."""
        found = ("true", "false") if self.flag else tuple(f'"{word}"' for word in self.words)
        found += tuple(str(number) for number in self.also)
        return found if self.low is None else (*found, f"{self.low}…{self.high}")

    def __str__(self) -> str:
        return ", ".join(self.written)


@dataclass(frozen=True, slots=True)
class Option:
    """One rule that may vary.

    `moment` names the decision point that the option claims (models.md 2.4). `idle` lists when it decides nothing:
    each text is a conjunction of `key=value`; the option is without effect while any one of them holds.
    """

    key: str
    values: Values
    default: Value
    moment: str
    idle: tuple[str, ...] = ()

    @property
    def attribute(self) -> str:
        """The name under which Rules holds the value."""
        return self.key.replace(".", "_")

    @property
    def section(self) -> str:
        """The TOML table that holds the key."""
        return self.key.rpartition(".")[0]


def _flag(key: str, default: bool, moment: str, *idle: str) -> Option:
    return Option(key, Values(flag=True), default, moment, idle)


def _word(key: str, words: str, moment: str, *idle: str) -> Option:
    """The first of `words` is the official value."""
    found = tuple(words.split())
    return Option(key, Values(words=found), found[0], moment, idle)


def _whole(key: str, low: int, high: int, default: int, moment: str, *idle: str) -> Option:
    return Option(key, Values(low=low, high=high), default, moment, idle)


_NO_CHALLENGE = ("wild_draw_four.enforcement=strict", "wild_draw_four.condition=none", "deck.wild_draw_four=0")
_NO_WD4 = ("deck.wild_draw_four=0",)
_NO_STACK = (
    "stacking.draw_two_on_draw_two=false stacking.wild_draw_four_on_wild_draw_four=false "
    "stacking.wild_draw_four_on_draw_two=false stacking.draw_two_on_wild_draw_four=false stacking.equal_or_higher=off",
)
NO_ADDED_FOUR = (
    "jump_in.allowed=false",
    "jump_in.action_cards=first-is-cancelled",
    "jump_in.action_cards=not-allowed",
    "jump_in.wilds=none",
)
"""One of these holds unless a wild draw four jumped in upon its like adds to it, which is a stack."""
_NO_STACK_OF_FOURS = tuple(f"{_NO_STACK[0]} {each}" for each in NO_ADDED_FOUR)
_NO_SWAP = ("seven_o.seven=off seven_o.zero=off",)
_NO_JUMP = ("jump_in.allowed=false",)
_NO_MERCY = ("mercy.limit=0",)
_NO_POINTS = ("scoring.mode=none",)

_PLAYERS = (
    _whole("players.min", 2, 20, 2, "who-may-play"),
    _whole("players.max", 2, 20, 10, "who-may-play"),
    _whole("players.age", 0, 99, 7, "who-may-play"),
)
_DECK = (
    _whole("deck.zeros", 0, 8, 1, "deck"),
    _whole("deck.digits", 0, 8, 2, "deck"),
    _whole("deck.skip", 0, 8, 2, "deck"),
    _whole("deck.reverse", 0, 8, 2, "deck"),
    _whole("deck.draw_two", 0, 8, 2, "deck"),
    _whole("deck.draw_four", 0, 8, 0, "deck"),
    _whole("deck.skip_everyone", 0, 8, 0, "deck"),
    _whole("deck.discard_all", 0, 8, 0, "deck"),
    _whole("deck.wild", 0, 20, 4, "deck"),
    _whole("deck.wild_draw_four", 0, 20, 4, "deck"),
    _whole("deck.wild_shuffle_hands", 0, 20, 0, "deck"),
    _whole("deck.wild_swap_hands", 0, 20, 0, "deck"),
    _whole("deck.wild_customizable", 0, 20, 0, "deck"),
    _whole("deck.blank", 0, 20, 0, "deck"),
    _whole("deck.wild_reverse_draw_four", 0, 20, 0, "deck"),
    _whole("deck.wild_draw_six", 0, 20, 0, "deck"),
    _whole("deck.wild_draw_ten", 0, 20, 0, "deck"),
    _whole("deck.wild_colour_roulette", 0, 20, 0, "deck"),
    _whole("deck.packs", 1, 4, 1, "deck"),
)
_SETUP = (
    _whole("setup.hand_size", 1, 20, 7, "deal"),
    _word("setup.dealer", "highest-number highest-points free-choice", "choice-of-dealer"),
    _word("setup.first_player", "left-of-dealer agreed", "first-turn"),
    _word("setup.next_dealer", "left-of-dealer winner", "next-deal"),
    _word("start_card.draw_two", "applies ignored returned", "start-card"),
    _word("start_card.skip", "applies ignored returned", "start-card"),
    _word("start_card.reverse", "dealer-starts right-of-dealer-starts ignored returned", "start-card"),
    _word("start_card.wild", "first-player-chooses ignored returned", "start-card"),
    _word("start_card.wild_draw_four", "returned ignored", "start-card"),
)
_TURN = (
    Option("turn.draw_limit", Values(words=("until-playable",), low=1, high=10), 1, "draw"),
    _flag("turn.voluntary_draw", True, "draw-although-able"),
    _word("turn.drawn_card", "may-play must-play must-play-after-forced-draw may-not-play", "drawn-card"),
    _flag("turn.pass_without_drawing", False, "pass"),
    _word("turn.after_penalty", "loses-turn may-play", "penalty-paid"),
    _word("turn.multi_play", "off identical same-number", "several-cards"),
    _word("turn.multi_play_actions", "none effect-once effect-each", "several-cards", "turn.multi_play=off"),
)
_WILD_DRAW_FOUR = (
    _word("wild_draw_four.condition", "no-card-of-colour nothing-else-playable none", "wild-draw-four", *_NO_WD4),
    _word(
        "wild_draw_four.enforcement", "challenge strict", "wild-draw-four", "wild_draw_four.condition=none", *_NO_WD4
    ),
    _flag(
        "wild_draw_four.wilds_count_as_colour",
        False,
        "wild-draw-four",
        "wild_draw_four.condition=none",
        "wild_draw_four.condition=nothing-else-playable",
        *_NO_WD4,
    ),
    _whole("wild_draw_four.guilty_draws", 0, 20, 4, "challenge-won", *_NO_CHALLENGE),
    _whole("wild_draw_four.failed_challenge_extra", 0, 20, 2, "challenge-lost", *_NO_CHALLENGE),
    _word("wild_draw_four.challenger", "next-player anyone", "challenge", *_NO_CHALLENGE),
    _word("wild_draw_four.after_success", "challenger-plays challenger-is-skipped", "challenge-won", *_NO_CHALLENGE),
    _word("wild_draw_four.colour_after_success", "stands reset", "challenge-won", *_NO_CHALLENGE),
    _word("wild_draw_four.hand_shown_to", "challenger everyone", "challenge", *_NO_CHALLENGE),
    _flag("wild_draw_four.last_card_challenge", True, "last-card", "round_end.draw_effect=false", *_NO_CHALLENGE),
)
_PAIRS = "stacking.equal_or_higher=last-card"
_PAIRS_TOTAL = "stacking.equal_or_higher=running-total"
_STACKING = (
    _flag("stacking.draw_two_on_draw_two", False, "answer-to-penalty", _PAIRS, _PAIRS_TOTAL, "deck.draw_two=0"),
    _flag("stacking.wild_draw_four_on_wild_draw_four", False, "answer-to-penalty", _PAIRS, _PAIRS_TOTAL, *_NO_WD4),
    _flag(
        "stacking.wild_draw_four_on_draw_two",
        False,
        "answer-to-penalty",
        _PAIRS,
        _PAIRS_TOTAL,
        "deck.draw_two=0",
        *_NO_WD4,
    ),
    _flag(
        "stacking.draw_two_on_wild_draw_four",
        False,
        "answer-to-penalty",
        _PAIRS,
        _PAIRS_TOTAL,
        "deck.draw_two=0",
        *_NO_WD4,
    ),
    _word("stacking.equal_or_higher", "off last-card running-total", "answer-to-penalty"),
    _flag(
        "stacking.colour_condition",
        True,
        "answer-to-penalty",
        "stacking.draw_two_on_wild_draw_four=false stacking.equal_or_higher=off",
    ),
    _flag(
        "stacking.wild_draw_four_condition",
        True,
        "answer-to-penalty",
        "stacking.wild_draw_four_on_wild_draw_four=false stacking.wild_draw_four_on_draw_two=false "
        "stacking.equal_or_higher=off",
        "wild_draw_four.condition=none",
        *_NO_WD4,
    ),
    _word("stacking.challenge", "whole-stack single-card off", "challenge", *_NO_STACK_OF_FOURS, *_NO_CHALLENGE),
    _whole("stacking.cards_per_turn", 1, 4, 1, "answer-to-penalty", *_NO_STACK),
    _whole("stacking.limit", 0, 200, 0, "answer-to-penalty", *_NO_STACK),
    _flag("stacking.required", False, "answer-to-penalty", *_NO_STACK),
    _word("bounce.skip", "off same-colour any", "answer-to-penalty", "deck.skip=0"),
    _word("bounce.reverse", "off same-colour any", "answer-to-penalty", "deck.reverse=0"),
)
_SEVEN_O = (
    _word("seven_o.seven", "off must-swap may-swap", "seven-played", "deck.digits=0"),
    _word("seven_o.zero", "off pass-all", "zero-played", "deck.zeros=0"),
    _word("seven_o.last_card", "wins swaps-first", "last-card", *_NO_SWAP),
    _word("seven_o.uno_after_swap", "call-again call-travels not-needed", "uno-call", *_NO_SWAP),
)
_JUMP_IN = (
    _flag("jump_in.allowed", False, "out-of-turn"),
    _word("jump_in.wilds", "wild-draw-four none all", "out-of-turn", *_NO_JUMP),
    _word("jump_in.action_cards", "first-is-cancelled effects-add not-allowed", "out-of-turn", *_NO_JUMP),
    _word("jump_in.next", "after-jumper jumper-again original-order", "out-of-turn", *_NO_JUMP),
    _flag("jump_in.on_start_card", True, "out-of-turn", *_NO_JUMP),
    _flag("jump_in.may_win", True, "out-of-turn", *_NO_JUMP),
)
_UNO = (
    _word("uno.call", "when-playing before-playing at-one-card", "uno-call"),
    _word("uno.catcher", "anyone next-player", "uno-catch"),
    _whole("uno.penalty", 0, 10, 2, "uno-catch"),
    _word("uno.catch_until", "next-player-begins next-player-has-played end-of-round", "uno-catch"),
    _flag("uno.self_correct", True, "uno-catch"),
    _flag("uno.call_again", True, "uno-call"),
    _whole("uno.false_call_penalty", 0, 10, 0, "uno-call"),
    _whole("uno.false_accusation_penalty", 0, 10, 0, "uno-catch"),
    _flag("uno.missed_call_blocks_win", False, "last-card"),
    _flag("uno.say_on_last_card", False, "last-card"),
)
_ROUND_END = (
    _word("round_end.action_card", "allowed draw-one draw-two not-allowed", "last-card"),
    _word("round_end.play_on", "first-out last-one-holding", "last-card"),
    _flag("round_end.draw_effect", True, "last-card"),
    _flag("piles.keep_top_card", True, "piles-empty"),
    _word("piles.when_exhausted", "draw-what-is-left end-round-lowest-hand end-round-no-winner", "piles-empty"),
)
_POINTS_DEFAULT: Final = {
    Kind.WILD_SHUFFLE_HANDS: 40,
    Kind.WILD_SWAP_HANDS: 40,
    Kind.WILD_CUSTOMIZABLE: 40,
    Kind.BLANK: 0,
} | dict.fromkeys(COLOURED_ACTIONS, 20)
_SCORING = (
    _word("scoring.mode", "winner-takes own-cards none", "round-scored"),
    _flag("scoring.optional", True, "round-scored"),
    _whole("scoring.rounds", 0, 100, 0, "match-end"),
    _word("scoring.tie", "joint extra-round", "match-end", *_NO_POINTS),
    _whole("scoring.target", 1, 10000, 500, "match-end", *_NO_POINTS),
    _word("scoring.target_test", "reach exceed", "match-end", *_NO_POINTS),
    _flag("scoring.elimination", False, "match-end", *_NO_POINTS),
    Option(
        "scoring.points.number",
        Values(words=("face-value",), low=0, high=100),
        "face-value",
        "round-scored",
        _NO_POINTS,
    ),
    *(
        _whole(
            f"scoring.points.{kind.value.replace('-', '_')}",
            0,
            500,
            _POINTS_DEFAULT.get(kind, 50),
            "round-scored",
            *_NO_POINTS,
        )
        for kind in (*COLOURED_ACTIONS, *WILDS, Kind.BLANK)
    ),
    Option(
        "scoring.points.knocked_out",
        Values(words=("cards",), low=0, high=1000),
        "cards",
        "round-scored",
        (*_NO_POINTS, *_NO_MERCY),
    ),
)
_FORMATS = (
    _word("two_players.reverse", "acts-as-skip only-turns", "two-left"),
    _flag("teams.partners", False, "round-scored"),
    Option("mercy.limit", Values(low=10, high=60, also=(0,)), 0, "hand-grows"),
    _word("mercy.timing", "immediately end-of-draw end-of-turn", "hand-grows", *_NO_MERCY),
    _word("mercy.hand", "aside-until-reshuffle under-discard-pile out-of-game", "knocked-out", *_NO_MERCY),
    _word("no_mercy.roulette_chooser", "victim player", "roulette", "deck.wild_colour_roulette=0"),
    _word("no_mercy.reverse_draw_four_two_players", "self opponent", "two-left", "deck.wild_reverse_draw_four=0"),
)

OPTIONS: Final[tuple[Option, ...]] = (
    *_PLAYERS,
    *_DECK,
    *_SETUP,
    *_TURN,
    *_WILD_DRAW_FOUR,
    *_STACKING,
    *_SEVEN_O,
    *_JUMP_IN,
    *_UNO,
    *_ROUND_END,
    *_SCORING,
    *_FORMATS,
)
"""Every option, in the order of ruleset.md."""

BY_KEY: Final[dict[str, Option]] = {option.key: option for option in OPTIONS}


def is_idle(option: Option, values: dict[str, Value]) -> str | None:
    """The conjunction of `option.idle` that holds under `values` (complete), or None where the option has an effect."""
    for conjunction in option.idle:
        pairs = (pair.partition("=") for pair in conjunction.split())
        if all(_text(values[key]) == wanted for key, _, wanted in pairs):
            return conjunction
    return None


def _text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
