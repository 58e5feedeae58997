"""Several titles in a sentence are told apart."""

import pytest

from unorules import api
from unorules.document.plain import plain_text
from unorules.i18n.messages import load
from unorules.rulebook.load import load as load_rules
from unorules.sheets.rule_sheet import rule_sheet
from unorules.sheets.titles import in_a_row


@pytest.mark.parametrize(
    ("language", "titles", "told"),
    [
        ("en", ["Jump-In", "Seven-O"], "Jump-In and Seven-O"),
        ("en", ["Cabin, summer", "Seven-O"], "“Cabin, summer” and “Seven-O”"),
        ("en", ["Sun and fun", "Seven-O"], "“Sun and fun” and “Seven-O”"),
        ("en", ["Cabin, summer"], "Cabin, summer"),
        ("nb", ["Sol og regn", "Hytta"], "«Sol og regn» og «Hytta»"),
        ("fi", ["Mökki, kesä", "Väliinlyönti", "Seiska"], "”Mökki, kesä”, ”Väliinlyönti” ja ”Seiska”"),
    ],
)
def test_titles_with_a_comma_or_an_and_are_quoted(language, titles, told):
    assert in_a_row(titles, load(language)) == told


def test_a_sheet_and_a_simulation_tell_such_titles_apart(tmp_path):
    path = tmp_path / "cabin.toml"
    path.write_text(
        'format = 1\nid = "cabin"\nkind = "house-rule"\ntitle = { en = "Sun, rain and snow" }\n', encoding="utf-8"
    )
    book = load_rules(["jump-in", str(path)])
    told = " ".join(plain_text(rule_sheet(book, load("en"))).split())
    assert "“Jump-In” and “Sun, rain and snow”" in told
    simulated = api.as_text(api.simulate(["jump-in", str(path)], rounds=2), "en")
    assert "“Jump-In” and “Sun, rain and snow”" in " ".join(simulated.split())
