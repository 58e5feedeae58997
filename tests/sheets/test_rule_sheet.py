"""The sheet of any rules says what those rules are: every number and every choice is read off the options."""

import re
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from unorules.diagnostics.samples import HEAD
from unorules.document.layout import width_of
from unorules.document.markdown import markdown
from unorules.document.model import Cards, Deck, Document, Section
from unorules.document.model import Rules as RuleList
from unorules.document.plain import plain_text
from unorules.engine.actions import parse_action
from unorules.engine.cards import Colour, Kind, parse_cards
from unorules.engine.options import BY_KEY, OPTIONS, is_idle
from unorules.engine.rules import CustomCard, Rules, deck
from unorules.engine.step import act
from unorules.engine.table import Phase, Table
from unorules.i18n.language import languages
from unorules.i18n.messages import load
from unorules.rulebook.load import load as load_rules
from unorules.rulebook.load import shipped
from unorules.rulebook.model import Rulebook
from unorules.sheets.cards_table import custom_effects, tints
from unorules.sheets.rule_sheet import rule_sheet
from unorules.sheets.rule_sheet_told import Sheet

OFFICIAL = load_rules(["official"])


def with_rules(values):
    """The official rulebook, its rules but for `values`."""
    return Rulebook(OFFICIAL.layers, OFFICIAL.rules.replace(values), (), ())


def in_play(rules):
    """The options that decide something under these rules."""
    return Sheet(Rulebook(OFFICIAL.layers, rules, (), ()), load("en")).in_play


def sheet(values=None, language="en"):
    return printed(tuple((values or {}).items()), language)


@cache
def printed(values, language):
    return plain_text(rule_sheet(with_rules(dict(values)), load(language)), 1000)


@pytest.fixture
def rules_alone(monkeypatch):
    """Sheets without what tables quarrel about: most of a sheet's time goes there, and what it says counts for no rule. Returns
    what prints them."""
    for language in languages():
        sheet(language=language)  # a whole sheet is remembered whole
    monkeypatch.setattr("unorules.sheets.rule_sheet.quarrels", lambda _sheet: ())
    return printed_alone


@cache
def printed_alone(values, language):
    return printed.__wrapped__(values, language)


def challenged_by_another(hand, values):
    """The table after a wild draw four of seat 0, which seat 1 owes cards for, was challenged from seat 2."""
    hands = [list(parse_cards(each)) for each in (hand, "g1 g2", "r9 r8")]
    rest = list(parse_cards("b1 b2 b3 b4 b5 b6 b9 r1 r2 r3 r4 r6"))
    names = ("Aino", "Eero", "Kari")
    table = Table(OFFICIAL.rules.replace(values), names, hands, rest, list(parse_cards("y5")), seed=1, events=[])
    table.colour = table.colour_before = Colour.YELLOW
    for seat, move in ((0, "W+4=blue"), (2, "challenge")):
        act(table, parse_action(move, seat, names))
    return table


SIZES = ("full", "card", "pocket")
CHAPTERS = {"full": 15, "card": 10, "pocket": 8}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", shipped())
def test_every_shipped_ruleset_has_a_sheet_of_every_size(name, language):
    first = shipped().index(name) + languages().index(language)
    lengths = []
    # Each ruleset meets each language; all sizes one after another in one language, in the others one size, each time another.
    for size in SIZES if first % len(languages()) == 0 else (SIZES[first % len(SIZES)],):
        document = rule_sheet(load_rules([name]), load(language), size=size)
        page, told = markdown(document), plain_text(document, 60)
        assert page.count("\n## ") >= CHAPTERS[size]
        assert "{" not in page + told
        assert max(map(len, told.splitlines())) <= 60
        lengths.append(len(page))
    assert lengths == sorted(lengths, reverse=True)


def test_the_same_rules_are_written_in_the_same_bytes():
    once, again = (markdown(rule_sheet(load_rules(["seven-o"]), load("sv"), date="2026-11-30")) for _ in range(2))
    assert once == again
    assert once.endswith(" · 2026-11-30\n")


def blocks_of(blocks):
    for block in blocks:
        yield block
        if isinstance(block, Section):
            yield from blocks_of(block.blocks)


def rules_told(document):
    """Every rule of a sheet, those beside the cards included."""
    for block in blocks_of(document.blocks):
        if isinstance(block, RuleList):
            yield from block.items
        if isinstance(block, Cards):
            yield from (rule for item in block.items for rule in item.what)


TEN = ("progressive", "seven-o", "jump-in", "draw-three", "multi-play", "bounce", "no-action-finish", "low-score")


@pytest.mark.parametrize("size", SIZES)
def test_whatever_the_table_changed_stands_on_a_sheet_of_any_size(size):
    book = load_rules(TEN)
    changed = set(book.differing()) & in_play(book.rules)
    assert len(changed) >= 10
    told = list(rules_told(rule_sheet(book, load("en"), size=size)))
    assert changed <= {rule.key for rule in told}
    assert all(rule.key in changed for rule in told if rule.mark)


@pytest.mark.parametrize("size", SIZES)
def test_a_plain_edition_bears_no_mark_of_a_house_rule(size):
    assert [rule for rule in rules_told(rule_sheet(OFFICIAL, load("nb"), size=size)) if rule.mark] == []


@pytest.mark.parametrize("size", ["full", "card"])
@pytest.mark.parametrize("name", ["official", "official-112", "no-mercy", "two-packs"])
def test_the_deck_in_pictures_adds_up(name, size):
    rules = load_rules([name]).rules
    pictured = next(
        block
        for block in blocks_of(rule_sheet(load_rules([name]), load("fi"), size=size).blocks)
        if isinstance(block, Deck)
    )
    assert sum(pile.count for pile in pictured.piles) == pictured.count == len(deck(rules))
    assert all(pile.pictures for pile in pictured.piles)
    assert {picture.kind for pile in pictured.piles for picture in pile.pictures} == {card.kind for card in deck(rules)}


@pytest.mark.parametrize(
    ("language", "letters"), [("fi", "P K V S"), ("nb", "R Gu Gr B"), ("sv", "R Gu Gr B"), ("en", "R Y G B")]
)
def test_colours_are_told_apart_by_letters_as_well(language, letters):
    assert " ".join(tint.letters for tint in tints(load(language))) == letters


HOSTILE = """[[custom_card]]
id = "evil"
name = { en = "<script>alert(1)</script> | ` * [x](y)" }
text = { en = "TEXT" }
effect = { draw = 3 }
"""


def test_what_a_table_writes_is_shown_and_marks_up_nothing(tmp_path):
    file = tmp_path / "sample.toml"
    long = "# not a heading | <b>&amp;</b> שלום עולם " * 40
    file.write_text(HEAD + 'base = "official-112"\n' + HOSTILE.replace("TEXT", long.strip()), encoding="utf-8")
    for size in SIZES:
        document = rule_sheet(load_rules([str(file)]), load("en"), size=size)
        page, told = markdown(document), plain_text(document, 60)
        assert "<script>" in told
        assert "\\<script\\>alert(1)\\</script\\> \\| \\` \\* \\[x\\](y)" in page
        assert page.count("שלום") == told.count("שלום") == 40
        assert max(map(width_of, told.splitlines())) <= 60


def test_what_is_from_no_mercy_is_told_not_to_be_in_force():
    def told(*names):
        page = plain_text(rule_sheet(load_rules(names), load("en")), 1000)
        return page.partition("Not in force here")[2].partition("Where this comes from")[0]

    assert "Whoever holds 25 cards or more is out of the round." in told("official")
    assert "25 cards" not in told("mercy-25")
    assert "swap hands" in told("official")
    assert "swap hands" not in told("seven-o")
    assert "wild draw tens" in told("official")
    assert "ordinary UNO" in told("no-mercy")
    assert "25 cards" not in told("no-mercy")


def test_the_deck_table_adds_up():
    told = sheet()
    assert "Number cards 0–9      76" in told
    assert "In all               108" in told


def test_two_packs_hold_twice_as_many_cards():
    told = sheet({"deck.packs": 2})
    assert "In all               216" in told
    assert "2 packs" in told


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"uno.penalty": 7}, "you draw 7 cards"),
        ({"setup.hand_size": 9}, "Each player is dealt 9 cards."),
        ({"scoring.target": 321}, "The match is played to 321 points."),
        ({"scoring.points.skip": 33}, "    33  Skip"),
        ({"wild_draw_four.guilty_draws": 5}, "draws 5 cards, and the challenger none"),
        ({"mercy.limit": 17}, "Whoever holds 17 cards or more is out of the round."),
        ({"deck.wild_draw_ten": 3}, "Wild draw ten          3"),
        ({"players.min": 4, "players.max": 4}, "Exactly 4 play."),
    ],
)
def test_numbers_come_from_the_options(values, told):
    assert told not in sheet()
    assert told in sheet(values)


def numbers_on(told):
    return set(re.findall(r"\d+", told))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "option", [each for each in OPTIONS if each.values.low is not None], ids=lambda option: option.key
)
def test_every_number_of_the_rules_is_printed_as_the_option_has_it(option, language, rules_alone):
    before = numbers_on(sheet(language=language))
    free = [number for number in range(option.values.low, option.values.high + 1) if str(number) not in before]
    if not free:
        free = [option.values.high]  # such a narrow range has nothing but numbers that stand there anyway
    values = {option.key: free[0]} | ({"players.max": 20} if option.key == "players.min" else {})
    if option.key in in_play(OFFICIAL.rules.replace(values)):
        told = rules_alone(tuple(values.items()), language)
        shown = free[0] * (4 if option.key.startswith("deck.") and option.key in PER_COLOUR else 1)
        assert {str(free[0]), str(shown)} & numbers_on(told)


PER_COLOUR = ("deck.skip", "deck.reverse", "deck.draw_two", "deck.draw_four", "deck.skip_everyone", "deck.discard_all")


def changes():
    """Each option with one other value that decides something."""
    base = OFFICIAL.rules.values()
    for option in OPTIONS:
        values = [*option.values.words, *option.values.also]
        values += [True, False] if option.values.flag else []
        values += [option.values.low, option.values.high] if option.values.low is not None else []
        other = next(value for value in values if value != base[option.key] and option.values.accepts(value))
        if is_idle(option, base | {option.key: other}) is None:
            yield option.key, other


@pytest.mark.parametrize(("key", "value"), list(changes()), ids=str)
def test_whatever_decides_something_shows_on_the_sheet(key, value, rules_alone):
    if key in in_play(OFFICIAL.rules) | in_play(OFFICIAL.rules.replace({key: value})):
        assert rules_alone(((key, value),), "en") != rules_alone((), "en")


def test_a_rule_that_decides_nothing_is_left_out():
    told = sheet({"wild_draw_four.condition": "none"})
    assert "challenge" not in told.partition("What tables quarrel about")[0].lower()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"round_end.action_card": "draw-two"}, "round_end.draw_effect"),
        ({"round_end.action_card": "not-allowed"}, "wild_draw_four.last_card_challenge"),
        ({"uno.penalty": 0}, "uno.catcher"),
        ({"scoring.rounds": 3}, "scoring.target"),
        ({"deck.draw_two": 0, "deck.wild_draw_four": 0}, "turn.after_penalty"),
    ],
)
def test_what_cannot_happen_is_told_nowhere(values, key, language):
    words = load(language)
    sentences = [words.option(key, OFFICIAL.rules[key]), words(f"options.{key}.name")]
    before, after = sheet(language=language), sheet(values, language)
    assert sentences[0] in before
    assert sentences[0] not in after
    silent = after.splitlines()[-1]
    assert sentences[1] not in silent


def test_a_house_rule_without_effect_is_not_told_to_be_in_force(tmp_path):
    text = '[round_end]\naction_card = "draw-two"\ndraw_effect = false\n'
    file = tmp_path / "sample.toml"
    file.write_text(HEAD + text, encoding="utf-8")
    page = markdown(rule_sheet(load_rules([str(file)]), load("en")))
    assert "must be a number card" in page
    assert "nobody draws: the round is over" not in page


def test_who_was_knocked_out_writes_down_the_own_cards_where_everybody_does():
    told = sheet({"scoring.mode": "own-cards", "mercy.limit": 25})
    assert "the winner scores" not in told.lower()
    assert "writes down the cards of that hand" in told
    assert "the winner scores the cards of that hand" in sheet({"mercy.limit": 25})


@pytest.mark.parametrize("limit", [3, "until-playable"])
def test_a_card_that_may_not_be_played_ends_the_drawing_and_is_kept(limit):
    told = sheet({"turn.draw_limit": limit, "turn.drawn_card": "may-not-play"})
    assert "keep them all" in told
    assert "keep them all" not in sheet({"turn.draw_limit": limit})


def test_whoever_has_to_draw_is_free_when_somebody_else_challenges():
    """As the engine plays it: neither an accusation that succeeds nor one that fails costs the player in turn anything."""
    told = "that player draws nothing for the card, however the challenge ends"
    skipped = {"wild_draw_four.challenger": "anyone", "wild_draw_four.after_success": "challenger-is-skipped"}
    assert told in sheet(skipped)
    assert told not in sheet()
    for hand, drawing in (("y8 b8 W+4", 0), ("g8 b8 W+4", 2)):
        table = challenged_by_another(hand, skipped)
        assert len(table.hands[1]) == 2
        assert (table.turn, table.phase, table.pending) == (1, Phase.TURN, 0)
        assert len(table.hands[drawing]) > 2


def test_who_says_otherwise_says_so_once():
    below, above = load_rules(["jump-in"]), load_rules(["jump-in", "seven-o"])
    twice = Rulebook((*below.layers, below.layers[-1]), below.rules, (), ())
    for book in (twice, above):
        lines = markdown(rule_sheet(book, load("en"))).partition("Where others say otherwise")[2].splitlines()
        said = [line for line in lines if line.startswith("- ")]
        assert said
        assert len(said) == len(set(said))


def test_house_rules_stand_under_their_name_with_what_the_edition_says():
    page = markdown(rule_sheet(load_rules(["progressive", "jump-in"]), load("en")))
    assert "Edition: " in page
    assert "### Progressive UNO\n\n- A draw two against you may be answered with a draw two" in page
    assert "(in the edition: You may play only on your own turn" in page


def test_cards_without_effect_at_the_start_share_a_sentence():
    told = plain_text(rule_sheet(load_rules(["no-mercy"]), load("en")), 1000)
    line = next(line for line in told.splitlines() if "count for nothing as the first card" in line)
    assert "skip everyone" in line
    assert "colour roulette" in line
    assert "wild draw four" not in line.replace("wild reverse draw four", "")


@pytest.mark.parametrize("language", languages())
def test_every_effect_of_a_custom_card_is_told(language):
    flags = ("skips", "reverses", "choose_colour", "swap", "rotate", "shuffle")
    card = CustomCard("all", draw=3, everyone_draws=2, **dict.fromkeys(flags, True))
    told = custom_effects(card, load(language))
    assert len(set(told)) == 8
    assert "3" in told[0]
    assert "2" in told[1]


def values_of(option):
    found = [st.sampled_from(words) for words in [option.values.words] if words]
    found += [st.booleans()] if option.values.flag else []
    found += [st.integers(option.values.low, option.values.high)] if option.values.low is not None else []
    return st.one_of(found)


@settings(max_examples=12, deadline=None, derandomize=True)
@given(st.fixed_dictionaries({option.key: values_of(option) for option in OPTIONS}), st.sampled_from(languages()))
def test_any_rules_at_all_have_a_sheet(values, language):
    found = rule_sheet(with_rules(values), load(language))
    assert isinstance(found, Document)
    kinds = {card.kind for card in deck(Rules(values))} - {Kind.NUMBER}
    told = plain_text(found, 1000)
    assert all(f"{load(language).kind(kind):C}" in told for kind in kinds)
    assert in_play(Rules(values)) <= set(BY_KEY)


@pytest.mark.parametrize("language", ["fi", "nb", "sv", "en"])
def test_a_card_tells_once_how_many_partners_are(language):
    messages = load(language)
    told = plain_text(rule_sheet(load_rules(["partners"]), messages, size="card"))
    assert messages.option("players.max", 4) not in " ".join(told.split())
    assert messages("sheet.players.exactly", n=4) in " ".join(told.split())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", ["full", "card", "pocket"])
def test_how_many_can_play_is_as_many_as_the_deck_deals(language, size):
    document = rule_sheet(with_rules({"setup.hand_size": 20}), load(language), size=size)
    told = plain_text(document, 1000)
    messages = load(language)
    assert messages("answers_deck.players.cards-for", most=5, cards=108, hand=20) in told
    assert messages("sheet.players.between", low=2, high=5) in told
    assert messages("sheet.players.between", low=2, high=10) not in told


@pytest.mark.parametrize("language", [*languages()])
def test_a_card_of_the_table_s_own_that_is_not_in_the_deck_is_not_on_the_sheet(language, tmp_path):
    own = tmp_path / "own.toml"
    head = 'format = 1\nid = "own"\nkind = "house-rule"\ntitle = { en = "Own" }\nbase = "official-112"\n'
    first = '[[custom_card]]\nname = { en = "Sing" }\neffect = { draw = 2 }\ncount = 3\n'
    second = '[[custom_card]]\nname = { en = "Mingle" }\neffect = { swap = true }\n'
    own.write_text(head + first + second, encoding="utf-8")
    text = str(rule_sheet(load_rules([str(own)], folders=()), load(language)))
    assert "Sing" in text and "Mingle" not in text
    own.write_text(head.replace("official-112", "official") + second, encoding="utf-8")
    text = str(rule_sheet(load_rules([str(own)], folders=()), load(language)))
    assert load(language)("sheet.custom.heading") not in text
