"""What a player may try, with the notation both ways (notation.md, "Moves").

A play is ``[jump ]card{,card}[=colour][!][>player]``; the others are single words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from unorules.engine.cards import Card, Colour, parse_card, parse_colour


class Verb(StrEnum):
    """The kinds of action."""

    PLAY = "play"
    JUMP = "jump"
    DRAW = "draw"
    KEEP = "keep"
    PASS = "pass"
    CHALLENGE = "challenge"
    NAME_COLOUR = "colour"
    UNO = "uno"
    CATCH = "catch"


@dataclass(frozen=True, slots=True)
class Action:
    """One thing a player tries. `seat` is who acts (0…); `target` the seat swapped with or caught.

    `cards` lie in the order played, the first lowest. `colour` is what a wild names, what a wild start card is named,
    or what the victim of a roulette names when drawing. `uno` is "!": UNO said while playing.
    """

    seat: int
    verb: Verb
    cards: tuple[Card, ...] = ()
    colour: Colour | None = None
    uno: bool = False
    target: int | None = None

    def text(self, players: Sequence[str]) -> str:
        """The move in the notation, without the name of who moves."""
        match self.verb:
            case Verb.PLAY | Verb.JUMP:
                head = "jump " if self.verb is Verb.JUMP else ""
                colour = f"={self.colour}" if self.colour else ""
                target = f">{players[self.target]}" if self.target is not None else ""
                return head + ",".join(card.text for card in self.cards) + colour + ("!" if self.uno else "") + target
            case Verb.NAME_COLOUR:
                return f"={self.colour}"
            case Verb.DRAW:
                return f"draw={self.colour}" if self.colour else "draw"
            case Verb.CATCH:
                return f"catch {players[self.target or 0]}"
        return self.verb.value


def parse_action(text: str, seat: int, players: Sequence[str]) -> Action:
    """Read a move made by `seat`. Raises ValueError saying what cannot be read; legality is not looked at."""
    words = text.split(maxsplit=1)
    plain = text.strip()
    if plain in ("keep", "pass", "challenge", "uno", "draw"):
        return Action(seat, Verb(plain))
    if plain.startswith("="):
        return Action(seat, Verb.NAME_COLOUR, colour=parse_colour(plain[1:]))
    if plain.startswith("draw="):
        return Action(seat, Verb.DRAW, colour=parse_colour(plain[5:]))
    if len(words) == 2 and words[0] == "catch":
        return Action(seat, Verb.CATCH, target=_seat(words[1], players))
    if len(words) == 2 and words[0] == "jump":
        return _play(words[1], seat, Verb.JUMP, players)
    return _play(plain, seat, Verb.PLAY, players)


def _play(text: str, seat: int, verb: Verb, players: Sequence[str]) -> Action:
    rest, arrow, name = text.partition(">")
    target = _seat(name, players) if arrow else None
    rest = rest.strip()
    uno = rest.endswith("!")
    rest, equals, colour = rest.rstrip("!").partition("=")
    cards = tuple(parse_card(word) for word in rest.split(","))
    return Action(seat, verb, cards, parse_colour(colour) if equals else None, uno, target)


def _seat(name: str, players: Sequence[str]) -> int:
    if name.strip() not in players:
        raise ValueError(f"no player: {name.strip()!r}")
    return list(players).index(name.strip())
