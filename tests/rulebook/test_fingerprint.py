"""The mark of rules: the same for whoever plays alike, another as soon as anything differs."""

from tests.folded import for_every
from unorules.diagnostics.samples import HEAD
from unorules.engine.options import OPTIONS
from unorules.rulebook.fingerprint import fingerprint
from unorules.rulebook.load import load, shipped
from unorules.rulebook.model import Rulebook

OFFICIAL = load(["official"])


def written(folder, text):
    file = folder / "sample.toml"
    file.write_text(HEAD + text, encoding="utf-8")
    return load([str(file)])


def test_the_mark_of_the_basic_game_is_the_same_on_every_machine():
    assert fingerprint(OFFICIAL) == "f30e-c69a"


def test_no_two_shipped_rulesets_that_play_differently_share_a_mark():
    books = [load([name]) for name in shipped()]
    marks = {tuple(book.rules.values().items()): fingerprint(book) for book in books}
    assert len(set(marks.values())) == len(marks)


@for_every(option=OPTIONS)
def test_every_option_changes_the_mark(option):
    values = [True, False] if option.values.flag else [*option.values.words, *option.values.also]
    values += [option.values.low, option.values.high] if option.values.low is not None else []
    other = next(value for value in values if value != OFFICIAL.rules[option.key])
    book = Rulebook(OFFICIAL.layers, OFFICIAL.rules.replace({option.key: other}), (), ())
    assert fingerprint(book) != fingerprint(OFFICIAL)


def test_order_and_names_do_not_matter(tmp_path):
    assert fingerprint(load(["progressive", "jump-in"])) == fingerprint(load(["jump-in", "progressive"]))
    assert fingerprint(written(tmp_path, "[uno]\npenalty = 2\n")) == fingerprint(OFFICIAL)
    assert fingerprint(written(tmp_path, "[uno]\npenalty = 3\n")) != fingerprint(OFFICIAL)


def test_what_is_written_on_a_card_counts(tmp_path):
    card = 'base = "official-112"\n[[custom_card]]\nid = "sing"\nname = {{ en = "Sing" }}\ntext = {{ en = "{}" }}\n'
    marks = {fingerprint(written(tmp_path, card.format(text))) for text in ("Sing.", "Dance.", "Sing.")}
    assert len(marks) == 2
