"""What a sheet is written from, and its sentences: each option that decides something, marked where the table has changed it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

from unorules.document.model import Block, Rule, Rules, Section, Size, plain
from unorules.i18n.messages import Messages
from unorules.records.option_said import option_said
from unorules.rulebook.idle import idle
from unorules.rulebook.model import Rulebook
from unorules.values import dataclass

_POCKET: Final = frozenset(
    "setup.hand_size turn.draw_limit turn.drawn_card turn.after_penalty wild_draw_four.condition wild_draw_four.guilty_draws"
    " wild_draw_four.failed_challenge_extra stacking.draw_two_on_draw_two stacking.wild_draw_four_on_wild_draw_four"
    " stacking.equal_or_higher seven_o.seven seven_o.zero jump_in.allowed uno.call uno.penalty uno.catch_until"
    " round_end.action_card round_end.draw_effect scoring.mode scoring.target scoring.rounds two_players.reverse"
    " teams.partners mercy.limit".split()
)
_CARD: Final = _POCKET | frozenset(
    "players.min players.max setup.first_player turn.voluntary_draw turn.pass_without_drawing turn.multi_play"
    " wild_draw_four.enforcement wild_draw_four.challenger wild_draw_four.after_success stacking.wild_draw_four_on_draw_two"
    " stacking.draw_two_on_wild_draw_four stacking.required stacking.limit bounce.skip bounce.reverse seven_o.last_card"
    " seven_o.uno_after_swap jump_in.next jump_in.action_cards uno.catcher uno.self_correct uno.missed_call_blocks_win"
    " piles.keep_top_card scoring.points.number scoring.points.knocked_out scoring.elimination mercy.timing"
    " mercy.hand no_mercy.reverse_draw_four_two_players".split()
)
_TOLD: Final[dict[Size, frozenset[str]]] = {"card": _CARD, "pocket": _POCKET}
"""What a table looks up while it plays; on a smaller sheet all else is left to the full one, but never what the table changed."""


@dataclass(frozen=True)
class Sheet:
    """One sheet to be written: the rules, the language and how much room there is."""

    rulebook: Rulebook
    messages: Messages
    size: Size = "full"

    @cached_property
    def in_play(self) -> frozenset[str]:
        """The options that decide something under the others."""
        values = self.rulebook.rules.values()
        return frozenset(key for key in values if idle(key, values) is None)

    @cached_property
    def changed(self) -> frozenset[str]:
        """The options that decide something and have another value than the edition gives them."""
        return frozenset(self.rulebook.differing()) & self.in_play

    def tells(self, key: str) -> bool:
        """Whether this sheet has room for the option: it decides something, and is looked up at the table or was changed."""
        if key not in self.in_play:
            return False
        return self.size == "full" or key in _TOLD[self.size] or key in self.changed

    def rules(self, keys: Iterable[str]) -> Iterator[Rule]:
        """The sentence of each option that the sheet tells."""
        yield from (self.rule(key) for key in keys if self.tells(key))

    def rule(self, key: str, text: str = "") -> Rule:
        """What the option says, or `text` where that says it better, marked where the table changed it."""
        return Rule(plain(text or self.sentence(key)), key, self.mark([key]))

    def mark(self, keys: Iterable[str]) -> str:
        """The words that mark a house rule, where one of the options was changed; else nothing."""
        return "" if self.changed.isdisjoint(keys) else self.messages("sheet.house.mark")

    def sentence(self, key: str) -> str:
        """What an option says beside the others in force."""
        return option_said(key, self.rulebook.rules, self.messages)

    def fixed(self, name: str) -> Rule:
        """A rule that no option decides."""
        return Rule(plain(self.messages(name)))

    def section(self, name: str, rules: Iterable[Rule], *more: Block, level: int = 2) -> Iterator[Section]:
        """The rules under the heading of that name, and what follows them; nothing where there is neither."""
        found = tuple(rules)
        blocks: tuple[Block, ...] = ((Rules(found),) if found else ()) + more
        if blocks:
            yield Section(name, self.messages(f"sheet.{name}.heading"), blocks, level)
