"""The rules a table plays by: one value for every option, frozen, with what the engine looks up at each turn worked out once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import astuple, dataclass
from functools import lru_cache
from operator import attrgetter
from typing import Final

from unorules.engine.cards import COLOURED_ACTIONS, Card, Colour, Kind
from unorules.engine.options import BY_KEY, OPTIONS, Value


@dataclass(frozen=True, slots=True)
class CustomCard:
    """What the table wrote on a blank or customizable card: composed of effects that the engine has.

    `draw` is how many cards the next player draws; `count` how many cards of the deck carry the rule.
    """

    id: str
    on: Kind = Kind.WILD_CUSTOMIZABLE
    count: int = 1
    draw: int = 0
    everyone_draws: int = 0
    skips: bool = False
    reverses: bool = False
    choose_colour: bool = False
    swap: bool = False
    rotate: bool = False
    shuffle: bool = False

    @property
    def card(self) -> Card:
        """The card that carries the rule."""
        return Card(self.on, custom=self.id)

    def __reduce__(self) -> tuple[type[CustomCard], tuple[object, ...]]:
        # Made anew rather than filled in: compiled, a frozen value cannot be.
        return CustomCard, astuple(self)


class Rules:
    """One value for each option, under its key with `_` for `.` (`uno.penalty` is `uno_penalty`).

    Raises ValueError for a key that is no option or a value that the option does not have.
    """

    players_min: int
    players_max: int
    players_age: int
    deck_zeros: int
    deck_digits: int
    deck_skip: int
    deck_reverse: int
    deck_draw_two: int
    deck_draw_four: int
    deck_skip_everyone: int
    deck_discard_all: int
    deck_wild: int
    deck_wild_draw_four: int
    deck_wild_shuffle_hands: int
    deck_wild_swap_hands: int
    deck_wild_customizable: int
    deck_blank: int
    deck_wild_reverse_draw_four: int
    deck_wild_draw_six: int
    deck_wild_draw_ten: int
    deck_wild_colour_roulette: int
    deck_packs: int
    setup_hand_size: int
    setup_dealer: str
    setup_first_player: str
    setup_next_dealer: str
    start_card_draw_two: str
    start_card_skip: str
    start_card_reverse: str
    start_card_wild: str
    start_card_wild_draw_four: str
    turn_draw_limit: int | str
    turn_voluntary_draw: bool
    turn_drawn_card: str
    turn_pass_without_drawing: bool
    turn_after_penalty: str
    turn_multi_play: str
    turn_multi_play_actions: str
    wild_draw_four_condition: str
    wild_draw_four_enforcement: str
    wild_draw_four_wilds_count_as_colour: bool
    wild_draw_four_guilty_draws: int
    wild_draw_four_failed_challenge_extra: int
    wild_draw_four_challenger: str
    wild_draw_four_after_success: str
    wild_draw_four_colour_after_success: str
    wild_draw_four_hand_shown_to: str
    wild_draw_four_last_card_challenge: bool
    stacking_draw_two_on_draw_two: bool
    stacking_wild_draw_four_on_wild_draw_four: bool
    stacking_wild_draw_four_on_draw_two: bool
    stacking_draw_two_on_wild_draw_four: bool
    stacking_equal_or_higher: str
    stacking_colour_condition: bool
    stacking_wild_draw_four_condition: bool
    stacking_challenge: str
    stacking_cards_per_turn: int
    stacking_limit: int
    stacking_required: bool
    bounce_skip: str
    bounce_reverse: str
    seven_o_seven: str
    seven_o_zero: str
    seven_o_last_card: str
    seven_o_uno_after_swap: str
    jump_in_allowed: bool
    jump_in_wilds: str
    jump_in_action_cards: str
    jump_in_next: str
    jump_in_on_start_card: bool
    jump_in_may_win: bool
    uno_call: str
    uno_catcher: str
    uno_penalty: int
    uno_catch_until: str
    uno_self_correct: bool
    uno_call_again: bool
    uno_false_call_penalty: int
    uno_false_accusation_penalty: int
    uno_missed_call_blocks_win: bool
    uno_say_on_last_card: bool
    round_end_action_card: str
    round_end_play_on: str
    round_end_draw_effect: bool
    piles_keep_top_card: bool
    piles_when_exhausted: str
    scoring_mode: str
    scoring_optional: bool
    scoring_rounds: int
    scoring_tie: str
    scoring_target: int
    scoring_target_test: str
    scoring_elimination: bool
    scoring_points_number: int | str
    scoring_points_skip: int
    scoring_points_reverse: int
    scoring_points_draw_two: int
    scoring_points_draw_four: int
    scoring_points_skip_everyone: int
    scoring_points_discard_all: int
    scoring_points_wild: int
    scoring_points_wild_draw_four: int
    scoring_points_wild_shuffle_hands: int
    scoring_points_wild_swap_hands: int
    scoring_points_wild_customizable: int
    scoring_points_wild_reverse_draw_four: int
    scoring_points_wild_draw_six: int
    scoring_points_wild_draw_ten: int
    scoring_points_wild_colour_roulette: int
    scoring_points_blank: int
    scoring_points_knocked_out: int | str
    two_players_reverse: str
    teams_partners: bool
    mercy_limit: int
    mercy_timing: str
    mercy_hand: str
    no_mercy_roulette_chooser: str
    no_mercy_reverse_draw_four_two_players: str

    custom: dict[str, CustomCard]
    stacking: bool
    challengeable: bool
    eliminates: bool

    __slots__ = (
        *(option.attribute for option in OPTIONS),
        "_points",
        "challengeable",
        "custom",
        "eliminates",
        "stacking",
    )

    def __init__(self, values: Mapping[str, Value] | None = None, custom: Iterable[CustomCard] = ()) -> None:
        given: dict[str, object] = dict(values or {})
        for key, attribute, default in _FIELDS:
            value = given.pop(key, default)
            if value is not default and not BY_KEY[key].values.accepts(value):
                raise ValueError(f"{key} cannot be {value!r}: {BY_KEY[key].values}")
            object.__setattr__(self, attribute, value)
        if given:
            raise ValueError(f"no such option: {', '.join(sorted(given))}")
        object.__setattr__(self, "custom", {each.id: each for each in custom})
        object.__setattr__(self, "stacking", self._stacks())
        object.__setattr__(self, "challengeable", self._challenges())
        object.__setattr__(self, "eliminates", self._eliminates())
        object.__setattr__(self, "_points", {})

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("rules do not change; make new ones with `replace`")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("rules do not change")

    def __getitem__(self, key: str) -> Value:
        value: Value = getattr(self, _ATTRIBUTES[key])
        return value

    def __repr__(self) -> str:
        changed = {option.key: self[option.key] for option in OPTIONS if self[option.key] != option.default}
        return f"Rules({changed}, {tuple(self.custom.values())})" if self.custom else f"Rules({changed})"

    def __reduce__(self) -> tuple[type[Rules], tuple[dict[str, Value], tuple[CustomCard, ...]]]:
        return Rules, (self.values(), tuple(self.custom.values()))

    def values(self) -> dict[str, Value]:
        """All values by key, in the order of the table of options."""
        return {key: getattr(self, attribute) for key, attribute, _ in _FIELDS}

    def replace(self, values: Mapping[str, Value]) -> Rules:
        """The same rules but for `values`. Raises ValueError as the constructor does."""
        return Rules(self.values() | dict(values), self.custom.values())

    def points(self, card: Card) -> int:
        """What the card counts in a hand at the end of a round (concordance 91-97)."""
        found = self._points.get(card)
        if found is None:
            key = f"scoring.points.{card.kind.value.replace('-', '_')}"
            value = self[key]
            found = self._points[card] = card.number or 0 if value == "face-value" else int(value)
        return found

    def _challenges(self) -> bool:
        return self.wild_draw_four_enforcement == "challenge" and self.wild_draw_four_condition != "none"

    def _eliminates(self) -> bool:
        """Whether points put players out of the match: nobody is where none are counted."""
        return self.scoring_elimination and self.scoring_mode != "none"

    def _stacks(self) -> bool:
        return self.stacking_equal_or_higher != "off" or any(
            (
                self.stacking_draw_two_on_draw_two,
                self.stacking_wild_draw_four_on_wild_draw_four,
                self.stacking_wild_draw_four_on_draw_two,
                self.stacking_draw_two_on_wild_draw_four,
            )
        )

    _points: dict[Card, int]


_FIELDS: Final = tuple((option.key, option.attribute, option.default) for option in OPTIONS)
_ATTRIBUTES: Final = {key: attribute for key, attribute, _ in _FIELDS}
_COUNTS: Final = tuple(option.attribute for option in OPTIONS if option.section == "deck")
_counts_of = attrgetter(*_COUNTS)


@lru_cache(maxsize=16)
def deck(rules: Rules) -> tuple[Card, ...]:
    """Every card of the deck, packs and custom cards included, in the order of the notation; unshuffled."""
    return _printed(_counts_of(rules), tuple(rules.custom.values()))


@lru_cache(maxsize=64)
def _printed(counts: tuple[int, ...], custom: tuple[CustomCard, ...]) -> tuple[Card, ...]:
    """The deck of so many cards of each kind: most rulesets share one."""
    of = dict(zip(_COUNTS, counts, strict=True))
    return tuple([*_coloured(of), *_wilds(of, custom)] * of["deck_packs"])


def _coloured(of: Mapping[str, int]) -> Iterable[Card]:
    for colour in Colour:
        for number in range(10):
            yield from [Card(Kind.NUMBER, colour, number)] * of["deck_digits" if number else "deck_zeros"]
        for kind in COLOURED_ACTIONS:
            yield from [Card(kind, colour)] * of[_count(kind)]


def _wilds(of: Mapping[str, int], custom: Iterable[CustomCard]) -> Iterable[Card]:
    for kind in _IN_ORDER:
        count = of[_count(kind)]
        written = [each.card for each in custom if each.on is kind for _ in range(each.count)][:count]
        yield from written
        yield from [Card(kind)] * (count - len(written))


def _count(kind: Kind) -> str:
    return f"deck_{kind.value.replace('-', '_')}"


_IN_ORDER: Final = (
    Kind.WILD,
    Kind.WILD_DRAW_FOUR,
    Kind.WILD_SHUFFLE_HANDS,
    Kind.WILD_SWAP_HANDS,
    Kind.WILD_CUSTOMIZABLE,
    Kind.BLANK,
    Kind.WILD_REVERSE_DRAW_FOUR,
    Kind.WILD_DRAW_SIX,
    Kind.WILD_DRAW_TEN,
    Kind.WILD_COLOUR_ROULETTE,
)
"""The cards without a colour, as the deck lies before it is shuffled."""
