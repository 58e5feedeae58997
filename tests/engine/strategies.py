"""Cards, actions, rulesets and rounds for Hypothesis to make up and to make smaller."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from unorules.engine.actions import Action, Verb
from unorules.engine.cards import CUSTOMIZABLE, Card, Colour, Kind
from unorules.engine.options import OPTIONS, Option, Value
from unorules.engine.rules import CustomCard, Rules, deck

from .random_play import NAMES

IDS = ("sing", "hop-twice", "k9")
COLOURED_KINDS = [
    kind for kind in Kind if kind.value in ("skip", "reverse", "draw-two", "draw-four", "skip-everyone", "discard-all")
]
COLOURLESS_KINDS = [kind for kind in Kind if kind is not Kind.NUMBER and kind not in COLOURED_KINDS]

colours = st.sampled_from(Colour)
number_cards = st.builds(Card, st.just(Kind.NUMBER), colours, st.integers(0, 9))
coloured_cards = st.builds(Card, st.sampled_from(COLOURED_KINDS), colours)
colourless_cards = st.builds(Card, st.sampled_from(COLOURLESS_KINDS))
written_cards = st.builds(
    lambda kind, name: Card(kind, custom=name), st.sampled_from(CUSTOMIZABLE), st.sampled_from(IDS)
)
cards = number_cards | coloured_cards | colourless_cards | written_cards


@st.composite
def actions(draw: st.DrawFn, seats: int = 4) -> Action:
    """Any action that the notation can write, allowed or not."""
    seat, verb = draw(st.integers(0, seats - 1)), draw(st.sampled_from(Verb))
    target = draw(st.none() | st.integers(0, seats - 1))
    colour = draw(st.none() | colours)
    match verb:
        case Verb.PLAY | Verb.JUMP:
            laid = tuple(draw(st.lists(cards, min_size=1, max_size=3)))
            return Action(seat, verb, laid, colour, draw(st.booleans()), target)
        case Verb.CATCH:
            return Action(seat, verb, target=target or 0)
        case Verb.DRAW:
            return Action(seat, verb, colour=colour)
        case Verb.NAME_COLOUR:
            return Action(seat, verb, colour=colour or Colour.RED)
    return Action(seat, verb)


def value_of(option: Option) -> st.SearchStrategy[Value]:
    """A value that the option may have."""
    return st.sampled_from(choices(option))


def choices(option: Option) -> list[Value]:
    """All values of the option; of long ranges the lower end and the top."""
    values = option.values
    if values.flag:
        return [False, True]
    found: list[Value] = [*values.words, *values.also]
    if values.low is not None and values.high is not None:
        found += [*range(values.low, min(values.high, values.low + 8) + 1), values.high]
    return found


FREE = tuple(
    option for option in OPTIONS if option.section not in ("players", "deck") and option.key != "setup.hand_size"
)
DECK = tuple(
    option for option in OPTIONS if option.section == "deck" and option.key not in ("deck.packs", "deck.digits")
)
FLAGS = ("skips", "reverses", "choose_colour", "swap", "rotate", "shuffle")
custom_cards = st.builds(
    CustomCard,
    id=st.sampled_from(IDS),
    on=st.sampled_from(CUSTOMIZABLE),
    count=st.integers(1, 2),
    draw=st.sampled_from((0, 0, 2, 5)),
    everyone_draws=st.sampled_from((0, 0, 1, 3)),
    **{name: st.booleans() for name in FLAGS},
)


@st.composite
def rulesets(draw: st.DrawFn) -> Rules:
    """Rules with up to fourteen options at any of their values, any deck and the table's own cards."""
    values: dict[str, Value] = {"deck.digits": draw(st.sampled_from((2, 1, 3)))}
    for option in draw(st.lists(st.sampled_from(DECK), max_size=5, unique=True)):
        values[option.key] = draw(st.integers(0, 6))
    for option in draw(st.lists(st.sampled_from(FREE), max_size=14, unique=True)):
        values[option.key] = draw(value_of(option))
    values["setup.hand_size"] = draw(st.sampled_from((7, 5, 2, 3, 10, 1)))
    written = draw(st.lists(custom_cards, max_size=2, unique_by=lambda card: card.id))
    for card in written:
        values[f"deck.{card.on.replace('-', '_')}"] = 3
    return Rules(values, written)


def any_rules(seed: int) -> Rules:
    """Rules with about a third of all options at any value: many rules meet, and nothing can be made smaller."""
    random = Random(seed)
    values: dict[str, Value] = {"deck.digits": 2, "setup.hand_size": random.choice((1, 3, 5, 7, 9))}
    for option in (*DECK, *FREE):
        if random.random() < 0.35:
            values[option.key] = random.randint(0, 4) if option in DECK else random.choice(choices(option))
    written = [any_card(random, name) for name in IDS if random.random() < 0.3]
    for card in written:
        values[f"deck.{card.on.replace('-', '_')}"] = 3
    return Rules(values, written)


def any_card(random: Random, name: str) -> CustomCard:
    """A card of the table's own with any effects."""
    flags = {each: random.random() < 0.4 for each in FLAGS}
    draws = {"draw": random.choice((0, 0, 2, 5)), "everyone_draws": random.choice((0, 0, 1, 3))}
    return CustomCard(name, random.choice(CUSTOMIZABLE), 1, **draws, **flags)


@dataclass(frozen=True, slots=True)
class Plan:
    """A round to be played: the same plan gives the same round."""

    rules: Rules
    seats: int
    deal: int
    play: int

    def __repr__(self) -> str:
        changed = {option.key: self.rules[option.key] for option in OPTIONS if self.rules[option.key] != option.default}
        written = tuple(self.rules.custom.values())
        return f"Plan(Rules({changed}, {written}), {self.seats}, deal={self.deal}, play={self.play})"


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    """A round under made-up rules with as many players as the deck has cards for."""
    rules = draw(rulesets() | st.builds(any_rules, st.integers(0, 2**32)))
    most = min(len(NAMES), (len(deck(rules)) - 1) // rules.setup_hand_size)
    seats = 4 if rules.teams_partners else draw(st.integers(2, min(6, most)))
    return Plan(rules, seats, draw(st.integers(0, 2**32)), draw(st.integers(0, 2**32)))
