"""Every rule, card, event and refusal has its words in every language."""

import ast
from pathlib import Path

import pytest

import unorules
from unorules.bundled import folder
from unorules.engine.cards import Colour, Kind
from unorules.engine.options import BY_KEY, OPTIONS
from unorules.engine.rules import Rules, deck
from unorules.i18n.audit import audit
from unorules.i18n.language import UnknownLanguageError, languages
from unorules.i18n.messages import Messages, load

PACKAGE = Path(unorules.__file__).parent
FIXED = ("match", "turn-order", "not-in-hand", "phase", "agreement", "manners", "deck")


def values_of(option):
    found = [*option.values.words, *option.values.also]
    if option.values.flag:
        found += [True, False]
    if option.values.low is not None:
        found += [option.values.low, 1, 2, option.values.high]
    return [value for value in found if option.values.accepts(value)]


@pytest.fixture(params=languages())
def messages(request):
    return load(request.param)


def test_every_option_has_a_name_and_a_question(messages):
    for option in OPTIONS:
        assert messages(f"options.{option.key}.name")
        assert messages(f"options.{option.key}.question").endswith("?")


def test_every_value_of_an_option_has_a_whole_sentence_of_its_own(messages):
    for option in OPTIONS:
        told = [messages.option(option.key, value) for value in dict.fromkeys(values_of(option))]
        assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in told), option.key
        assert len(told) == len(set(told)), option.key


def test_a_number_above_one_stands_in_its_sentence(messages):
    for option in OPTIONS:
        if option.values.high is not None:
            assert str(option.values.high) in messages.option(option.key, option.values.high)


def test_every_fixed_behaviour_has_a_sentence(messages):
    for name in FIXED:
        assert messages(f"rules.{name}").endswith(".")


def refusals():
    """Every text in the engine's judging that is an option key, or a fixed behaviour."""
    for module in ("judge", "matching"):
        tree = ast.parse((PACKAGE / "engine" / f"{module}.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, (ast.Return, ast.IfExp, ast.Assign)):
                for part in ast.walk(node):
                    if isinstance(part, ast.Constant) and part.value in (*BY_KEY, *FIXED[:4]):
                        yield part.value


def test_every_refusal_of_the_engine_is_worded(messages):
    found = set(refusals())
    assert len(found) > 30
    # Keys that only allow: reasons of a play, never a refusal.
    allowing = {"start_card.wild", "uno.call"}
    assert [key for key in sorted(found - allowing) if not messages.has(f"objection.{key}")] == []


def test_every_card_of_a_deck_with_all_kinds_has_a_name(messages):
    every = {option.key: 1 for option in OPTIONS if option.section == "deck"}
    names = {str(messages.card(card)) for card in deck(Rules(every))}
    assert len(names) == len(set(deck(Rules(every))))


def test_every_kind_and_colour_has_a_name_and_a_short_one(messages):
    assert len({str(messages.kind(kind)) for kind in Kind}) >= len(Kind) - 1
    assert all(messages.kind(kind)["short"] for kind in Kind)
    assert len({str(messages.colour(colour)) for colour in Colour}) == 4


def test_plural_forms_follow_the_number():
    messages = load("en")
    assert messages("event.drew.turn", player="Kari", n=1) == "Kari draws one card."
    assert messages("event.drew.turn", player="Kari", n=2) == "Kari draws 2 cards."
    assert "nothing left" in messages("event.drew.turn", player="Kari", n=0)


def test_what_a_player_is_called_is_never_taken_for_a_template():
    assert load("fi")("event.skipped", player="{0.__class__}") == "{0.__class__} menettää vuoronsa."


def test_a_key_that_no_language_has_is_a_fault_of_the_program():
    messages = load("sv")
    assert not messages.has("event.flown-away")
    with pytest.raises(KeyError, match=r"event\.flown-away"):
        messages("event.flown-away")


def test_a_shelf_of_messages_is_no_message():
    messages = load("sv")
    assert not messages.has("options.uno")
    with pytest.raises(KeyError):
        messages("options.uno", n=2)


def test_english_speaks_where_a_language_lacks_a_message(tmp_path):
    for language, text in (("en", 'a: "one"\nb: "two"\n'), ("fi", 'a: "yksi"\n')):
        (tmp_path / language).mkdir()
        (tmp_path / language / "messages.yaml").write_text(text, encoding="utf-8")
    messages = Messages("fi", tmp_path)
    assert (messages("a"), messages("b")) == ("yksi", "two")


@pytest.mark.parametrize(
    "slip", ["{plyer}", "{player.name}", "{player!q}", "{player:zz}", "{card[dativ]}", "{", "{0}", "{}"]
)
def test_english_speaks_where_a_sentence_cannot_be_filled(tmp_path, slip):
    for language, text in (("en", "{player} plays {card}."), ("fi", f"{slip} pelaa.")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "messages.yaml").write_text(f'a: "{text}"\n', encoding="utf-8")
        (tmp_path / language / "terms.yaml").write_bytes((folder("locales") / language / "terms.yaml").read_bytes())
    messages = Messages("fi", tmp_path)
    assert messages("a", player="Kari", card=messages.kind("skip")) == f"Kari plays {messages.kind('skip')}."
    assert {each.key for each in audit(tmp_path, ["fi"])} == {"a"}


@pytest.mark.parametrize(
    ("english", "own"),
    [
        ('"one"', "{other: {b: c}}"),
        ('"one"', "[b]"),
        ('"one"', "{one: x, other: y}"),
        ("{one: one, other: more}", '"{m}"'),
    ],
)
def test_english_speaks_where_a_message_has_the_wrong_shape(tmp_path, english, own):
    for language, text in (("en", english), ("fi", own)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "messages.yaml").write_text(f"a: {text}\n", encoding="utf-8")
    messages = Messages("fi", tmp_path)
    assert messages.has("a")
    assert messages("a", **({"n": 1} if "{" in english else {})) == "one"


def test_an_english_sentence_may_ask_a_foreign_name_for_forms_that_it_does_not_have(tmp_path):
    for language, text in (("en", 'a: "{card[a]}"\n'), ("fi", "b: x\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "messages.yaml").write_text(text, encoding="utf-8")
        (tmp_path / language / "terms.yaml").write_bytes((folder("locales") / language / "terms.yaml").read_bytes())
    messages = Messages("fi", tmp_path)
    assert messages("a", card=messages.kind("wild")) == str(messages.kind("wild"))


def test_a_file_of_one_subject_may_leave_out_the_segment_of_its_name(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "topics.yaml").write_text('stacking:\n  no: "bare words stay words"\n', encoding="utf-8")
    assert Messages("en", tmp_path)("topics.stacking.no") == "bare words stay words"


def test_norwegian_goes_by_several_codes():
    assert load("no").language == load("nn").language == "nb"
    with pytest.raises(UnknownLanguageError):
        load("de")


@pytest.mark.parametrize(
    ("language", "items", "conjunction", "told"),
    [
        ("fi", ["a", "b", "c"], "and", "a, b ja c"),
        ("nb", ["a", "b"], "or", "a eller b"),
        ("sv", ["a"], "and", "a"),
        ("en", [], "and", ""),
    ],
)
def test_lists_are_written_as_the_language_writes_them(language, items, conjunction, told):
    assert load(language).list(items, conjunction) == told
