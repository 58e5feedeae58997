"""Two languages side by side: block beside block, nothing lost, for every pair and size."""

from itertools import combinations, product

import pytest

from tests.folded import for_every
from unorules.document.layout import width_of
from unorules.document.markdown import markdown
from unorules.document.model import Document, Heading, Pair, Section, paragraph
from unorules.document.plain import plain_text
from unorules.i18n.language import languages
from unorules.i18n.messages import load
from unorules.rulebook.load import load as load_rules
from unorules.rulebook.load import shipped
from unorules.sheets.rule_sheet import bilingual_sheet, rule_sheet
from unorules.sheets.side_by_side import side_by_side


def pairs_of(blocks):
    for block in blocks:
        if isinstance(block, Section):
            assert block.beside
            yield from pairs_of(block.blocks)
        else:
            assert isinstance(block, Pair)
            yield block


SIZES = ("full", "card", "pocket")


def printed():
    """Every ruleset of every size in two languages: each language has its turn with a ruleset, each pair of them with a size."""
    pairs = list(combinations(languages(), 2))
    for number, name in enumerate(shipped()):
        first = number % len(pairs)
        rest = len(pairs) - 1 - first  # the languages that are not in the first pair
        for size, at in zip(SIZES, (first, rest, (first + 1) % len(pairs)), strict=True):
            yield name, size, *pairs[at]


def test_every_language_has_its_turn_with_every_ruleset_and_every_pair_with_every_size():
    found = list(printed())
    assert {(name, size) for name, size, *_ in found} == set(product(shipped(), SIZES))
    assert {(name, each) for name, _, *both in found for each in both} == set(product(shipped(), languages()))
    assert {(size, *both) for _, size, *both in found} == {
        (size, *both) for size in SIZES for both in combinations(languages(), 2)
    }


@for_every(printed=printed())
def test_every_ruleset_of_every_size_is_of_one_structure_in_two_languages(printed):
    name, size, left, right = printed
    book = load_rules([name])
    document = side_by_side(*(rule_sheet(book, load(each), size=size) for each in (left, right)))
    assert document.meta.languages == (left, right)
    for pair in pairs_of(document.blocks):
        assert type(pair.left) is type(pair.right)
        if hasattr(pair.left, "items"):
            assert len(pair.left.items) == len(pair.right.items)


@pytest.mark.parametrize("width", [40, 80, 100])
def test_columns_fit_the_page_and_lose_nothing(width):
    rules, words = load_rules(["progressive", "no-mercy-exclusions"]), [load("fi"), load("sv")]
    told = plain_text(bilingual_sheet(rules, *words), width)
    assert max(map(width_of, told.splitlines())) <= width
    assert (" │ " in told) == (width >= 80)
    for language in words:
        sentence = language.option("uno.call_again", True)
        assert set(sentence.split()) <= set(told.split())


def test_markdown_sets_sentence_beside_sentence():
    page = markdown(bilingual_sheet(load_rules(["seven-o"]), load("en"), load("nb")))
    assert page.startswith("# UNO rules: Seven-O · UNO-regler: Sju-null (Seven-O)\n")
    assert "\n## Your turn · Din tur\n" in page
    assert "| Skip | Stå over-kort | 8 |" in page
    row = next(line for line in page.splitlines() if "You play one card a turn." in line)
    assert row.startswith("| You play one card a turn. | Du legger ett kort")


def test_pages_that_are_not_of_one_structure_are_refused():
    with pytest.raises(ValueError, match="Heading beside Paragraph"):
        side_by_side(Document((Heading("a"),)), Document((paragraph("b"),)))
    with pytest.raises(ValueError, match="deal beside turn"):
        side_by_side(Document((Section("deal", "a", ()),)), Document((Section("turn", "a", ()),)))
    with pytest.raises(ValueError, match="zip"):
        side_by_side(Document((Heading("a"),)), Document(()))
