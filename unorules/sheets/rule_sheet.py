"""The rules in force as a sheet for the table. Every number and rule is read off the options; no rule is told here.

An option that decides nothing under the others is left out, and so is the chapter of a house rule that is not played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from unorules.diagnostics.visible import visible
from unorules.document.model import Block, Bullets, Document, Heading, Run, bullets, paragraph, plain, strong
from unorules.engine.options import BY_KEY
from unorules.engine.rules import Rules
from unorules.i18n.messages import Messages
from unorules.rulebook.idle import idle
from unorules.rulebook.model import Rulebook, Ruleset
from unorules.sheets.cards_table import cards_table, custom_cards, deck_table
from unorules.sheets.start_cards import start_card_sentences

_DEAL: Final = ("setup.hand_size", "setup.dealer", "setup.first_player", "setup.next_dealer")
_TURN: Final = (
    "turn.draw_limit",
    "turn.voluntary_draw",
    "turn.drawn_card",
    "turn.pass_without_drawing",
    "turn.after_penalty",
    "turn.multi_play",
    "turn.multi_play_actions",
)
_CHALLENGE: Final = tuple(key for key in BY_KEY if key.startswith("wild_draw_four."))
_STACKING: Final = tuple(key for key in BY_KEY if key.startswith("stacking."))
_BOUNCE: Final = ("bounce.skip", "bounce.reverse")
_SEVEN_O: Final = tuple(key for key in BY_KEY if key.startswith("seven_o."))
_JUMP_IN: Final = tuple(key for key in BY_KEY if key.startswith("jump_in."))
_UNO: Final = tuple(key for key in BY_KEY if key.startswith("uno."))
_END: Final = tuple(key for key in BY_KEY if key.startswith(("round_end.", "piles.")))
_MERCY: Final = ("mercy.limit", "mercy.timing", "mercy.hand")

Chapter = Callable[[Rulebook, Messages], Iterator[Block]]


def rule_sheet(rulebook: Rulebook, messages: Messages) -> Document:
    """The whole sheet, from the title to the sources, in the language of `messages`."""
    blocks: list[Block] = [Heading(messages("sheet.title", title=rulebook.title(messages.language)))]
    for chapter in _CHAPTERS:
        blocks += chapter(rulebook, messages)
    return Document(tuple(blocks))


def told(rules: Rules, keys: Iterable[str], messages: Messages) -> list[str]:
    """The sentence of each option that decides something."""
    values = rules.values()
    return [sentence(rules, key, messages) for key in keys if idle(key, values) is None]


def sentence(rules: Rules, key: str, messages: Messages) -> str:
    """What an option says beside the others in force: two of them speak of the winner, or of playing what was drawn."""
    value = rules[key]
    if key == "scoring.points.knocked_out" and value == "cards" and rules.scoring_mode == "own-cards":
        return messages("sheet.points.knocked-out")
    if key == "turn.draw_limit" and value != 1 and rules.turn_drawn_card == "may-not-play":
        kept = value == "until-playable"
        return messages("sheet.draw-kept.until-playable") if kept else messages("sheet.draw-kept.cards", n=value)
    return messages.option(key, value)


def _chapter(name: str, sentences: list[str], messages: Messages) -> Iterator[Block]:
    if sentences:
        yield Heading(messages(f"sheet.{name}.heading"), 2)
        yield bullets(sentences)


def _edition(rulebook: Rulebook, messages: Messages) -> Iterator[Block]:
    language = messages.language
    description = rulebook.edition.description(language)
    if rulebook.house_rules:
        titles = messages.list(_title(rulebook, each, language) for each in rulebook.house_rules)
        yield paragraph(messages("sheet.edition", title=rulebook.edition.title(language)))
        yield paragraph(messages("sheet.played-with", titles=titles))
    elif description:
        yield paragraph(description)


def _title(rulebook: Rulebook, ruleset: Ruleset, language: str) -> str:
    """The title of a house rule, with its file where another one is called the same."""
    title = ruleset.title(language)
    alike = [each for each in rulebook.house_rules if each.title(language) == title]
    return f"{title} ({visible(ruleset.file)})" if len(alike) > 1 else title


def _goal(rulebook: Rulebook, messages: Messages) -> Iterator[Block]:
    rules = rulebook.rules
    sentences = [messages("sheet.goal.round")]
    if rules.mercy_limit:
        sentences.append(messages("sheet.goal.mercy"))
    yield from _chapter("goal", sentences, messages)
    number = ["players.min", "players.max"]
    sentences = told(rules, [*number, "players.age"], messages)
    if rules.players_min == rules.players_max:
        sentences[:2] = [messages("sheet.players.exactly", n=rules.players_min)]
    yield from _chapter("players", sentences, messages)


def _deck(rulebook: Rulebook, messages: Messages) -> Iterator[Block]:
    yield Heading(messages("sheet.deck.heading"), 2)
    yield from deck_table(rulebook.rules, messages)


def _deal(rulebook: Rulebook, messages: Messages) -> Iterator[Block]:
    rules = rulebook.rules
    sentences = told(rules, _DEAL, messages)
    sentences.insert(2, messages("sheet.deal.piles"))
    yield from _chapter("deal", sentences, messages)
    yield from _chapter("start", start_card_sentences(rules, messages), messages)


def _turn(rulebook: Rulebook, messages: Messages) -> Iterator[Block]:
    sentences = [messages("rules.match"), *told(rulebook.rules, _TURN, messages)]
    if not rulebook.rules.jump_in_allowed:
        sentences.append(messages.option("jump_in.allowed", False))
    yield from _chapter("turn", sentences, messages)


def _cards(rulebook: Rulebook, messages: Messages) -> Iterator[Block]:
    yield from cards_table(rulebook.rules, messages)
    yield from custom_cards(rulebook, messages)


def _answers(rulebook: Rulebook, messages: Messages) -> Iterator[Block]:
    """The +4 and its challenge, and what may answer a draw card."""
    rules = rulebook.rules
    name = "challenge" if rules.challengeable else "wild-draw-four"
    sentences = told(rules, _CHALLENGE, messages)
    if rules.challengeable and rules.wild_draw_four_challenger == "anyone" and rules.players_max > 2:
        sentences.append(messages("sheet.challenge.by-another"))
    yield from _chapter(name, sentences, messages)
    # "No right to answer" with an equal card adds nothing to the four pairs.
    keys = [key for key in _STACKING if key != "stacking.equal_or_higher" or rules.stacking_equal_or_higher != "off"]
    keys += [key for key in _BOUNCE if rules[key] != "off"]
    yield from _chapter("stacking", told(rules, keys, messages), messages)


def _house_chapters(rulebook: Rulebook, messages: Messages) -> Iterator[Block]:
    """Rules that have a chapter only where they are played."""
    rules = rulebook.rules
    if rules.seven_o_seven != "off" or rules.seven_o_zero != "off":
        yield from _chapter("seven-o", told(rules, _SEVEN_O, messages), messages)
    if rules.jump_in_allowed:
        yield from _chapter("jump-in", told(rules, _JUMP_IN, messages), messages)


def _uno(rulebook: Rulebook, messages: Messages) -> Iterator[Block]:
    yield from _chapter("uno", told(rulebook.rules, _UNO, messages), messages)


def _end(rulebook: Rulebook, messages: Messages) -> Iterator[Block]:
    rules = rulebook.rules
    yield from _chapter("end", told(rules, _END, messages), messages)
    if rules.mercy_limit:
        yield from _chapter("mercy", told(rules, _MERCY, messages), messages)


def _points(rulebook: Rulebook, messages: Messages) -> Iterator[Block]:
    rules = rulebook.rules
    keys = ["scoring.mode", "scoring.optional"] if rules.scoring_mode != "none" else ["scoring.mode"]
    keys += ["scoring.points.number", "scoring.points.knocked_out"]
    if rules.scoring_rounds:
        keys.append("scoring.rounds")
    if not rules.scoring_rounds or rules.scoring_elimination:
        keys += ["scoring.target", "scoring.target_test"]
    if rules.scoring_elimination:
        keys.append("scoring.elimination")
    yield from _chapter("points", told(rules, [*keys, "scoring.tie"], messages), messages)


def _formats(rulebook: Rulebook, messages: Messages) -> Iterator[Block]:
    rules = rulebook.rules
    if rules.players_min == 2:
        sentences = [messages("sheet.two.skip")] if rules.deck_skip else []
        sentences += told(rules, ["two_players.reverse"] if rules.deck_reverse else [], messages)
        if rules.turn_after_penalty == "loses-turn" and idle("turn.after_penalty", rules.values()) is None:
            sentences.append(messages("sheet.two.draw"))
        sentences += told(rules, ["no_mercy.reverse_draw_four_two_players"], messages)
        yield from _chapter("two", sentences, messages)
    if rules.teams_partners:
        yield from _chapter("teams", told(rules, ["teams.partners"], messages), messages)


def _house_rules(rulebook: Rulebook, messages: Messages) -> Iterator[Block]:
    """What differs from the edition and decides something, under the ruleset that says so, with what the edition has."""
    changed: list[Block] = []
    live = set(in_play(rulebook.rules))
    differing = [key for key in rulebook.differing() if key in live]
    for ruleset in rulebook.house_rules:
        keys = [key for key in differing if rulebook.decided_by(key) is ruleset]
        if keys:
            changed.append(Heading(_title(rulebook, ruleset, messages.language), 3))
            changed.append(Bullets(tuple(_changed(rulebook, key, messages) for key in keys)))
    if changed:
        yield Heading(messages("sheet.house.heading"), 2)
        yield from changed


def _changed(rulebook: Rulebook, key: str, messages: Messages) -> tuple[Run, ...]:
    before = messages.option(key, rulebook.edition.values[key])
    was = messages("sheet.house.was", sentence=before)
    return (*plain(sentence(rulebook.rules, key, messages)), Run(f" ({was})", "faint"))


def _sources(rulebook: Rulebook, messages: Messages) -> Iterator[Block]:
    """Who says so, who says otherwise, and what no leaflet says, of the rules that decide something."""
    keys = list(in_play(rulebook.rules))
    sources = [source for source in rulebook.sources if any(source in rulebook.sources_for(key) for key in keys)]
    language = messages.language
    titles = list(dict.fromkeys(source.title(language) for source in sources if source.agrees))
    yield from _chapter("sources", titles, messages)
    others = dict.fromkeys((each.title(language), each.says(language)) for each in sources if not each.agrees)
    if others:
        yield Heading(messages("sheet.sources.otherwise"), 3)
        yield Bullets(tuple((*strong(f"{title}: "), Run(says)) for title, says in others))
    silent = [messages(f"options.{key}.name") for key in keys if rulebook.is_silent(key)]
    if titles and silent:
        yield paragraph(messages("sheet.sources.silent", names=messages.list(silent)))


def in_play(rules: Rules) -> Iterator[str]:
    """The options that decide something under the others."""
    values = rules.values()
    yield from (key for key in values if idle(key, values) is None)


_CHAPTERS: Final[tuple[Chapter, ...]] = (
    _edition,
    _goal,
    _deck,
    _deal,
    _turn,
    _cards,
    _answers,
    _house_chapters,
    _uno,
    _end,
    _points,
    _formats,
    _house_rules,
    _sources,
)
