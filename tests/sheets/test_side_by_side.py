"""Two languages side by side: block beside block, nothing lost, for every pair and size."""

from itertools import combinations

import pytest

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


@pytest.mark.parametrize("name", shipped())
@pytest.mark.parametrize("size", ["full", "card", "pocket"])
def test_every_ruleset_is_of_one_structure_in_every_pair_of_languages(name, size):
    book = load_rules([name])
    pages = {language: rule_sheet(book, load(language), size=size) for language in languages()}
    for left, right in combinations(languages(), 2):
        document = side_by_side(pages[left], pages[right])
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
