"""`replay --explain`: the rule behind each event, told in the reader's language, and where it stands."""

import pytest

from unorules.engine.options import OPTIONS
from unorules.i18n.messages import load as words
from unorules.records.reasons import reason
from unorules.records.record import read
from unorules.records.replay import replay
from unorules.records.telling import tell_replay
from unorules.records.writing import noted_record, write_record
from unorules.rulebook.load import load
from unorules.simulation.chance import seed_of
from unorules.simulation.jobs import POLICIES
from unorules.simulation.rounds import note_round

RECORD = """
format = 1
rules = [{rules}]
players = ["Aino", "Eero", "Kari"]
top = "r5"
moves = ["Aino: r+2", "Eero: b+2"]
[hands]
Aino = "r+2 y3 b1"
Eero = "b+2 g1"
Kari = "y1 b2"
"""


def told(text, language="en"):
    """A record told with reasons."""
    record = read(text)
    return list(tell_replay(words(language), replay(record), record.rulebook))


def test_a_refusal_is_followed_by_the_rule_and_its_source():
    lines = told(RECORD.format(rules=""))
    sentence = words("en").option("stacking.draw_two_on_draw_two", False)
    assert lines[-2].strip().startswith(f"Why: {sentence}")
    assert told(RECORD.format(rules='"progressive"'))[-1] == "To play: Kari"


def test_an_event_is_followed_by_the_rule_and_its_source():
    lines = told(RECORD.format(rules="").replace("Eero: b+2", "Eero: draw"))
    drew = next(index for index, line in enumerate(lines) if "Eero draws 2 cards" in line)
    assert lines[drew + 1].strip() == "Why: The next player draws 2 cards. Source: Mattel 41940-0923, UNO Basic, 2008."


def test_a_house_rule_changes_the_reason():
    messages, key = words("en"), "turn.draw_limit"
    official, until = (reason(key, load(ids), messages) for ids in (["official"], ["draw-until-playable"]))
    assert official.sentence == messages.option(key, 1)
    assert until.sentence == messages.option(key, "until-playable")


def test_a_rule_without_a_source_says_so(tmp_path):
    ruleset = tmp_path / "ours.toml"
    ruleset.write_text('format = 1\nid = "ours"\nkind = "house-rule"\ntitle = { en = "x" }\n[uno]\npenalty = 9\n')
    found = reason("uno.penalty", load([str(ruleset)]), words("en"))
    assert (found.source, found.is_option) == ("", True)
    assert "9" in found.sentence


def test_a_reason_is_told_whole_once_and_by_name_after_that():
    rules = load(["official"]).rules
    noted = note_round(rules, 3, POLICIES["sensible"], seed_of(2, 0))
    lines = told(write_record(noted_record(noted, ["official"])))
    why = [line.strip() for line in lines if line.strip().startswith("Why:")]
    whole = [line for line in why if "as above" not in line]
    assert len(set(whole)) == len(whole)
    assert any("as above" in line for line in why)


def test_without_a_rulebook_no_reason_is_told():
    lines = list(tell_replay(words("en"), replay(read(RECORD.format(rules="")))))
    assert not any("Why" in line for line in lines)


@pytest.mark.parametrize("language", ["fi", "nb", "sv", "en"])
@pytest.mark.parametrize("ids", ["official", "no-mercy", "seven-o"])
def test_every_option_has_a_reason_in_every_language(language, ids):
    rulebook, messages = load([ids]), words(language)
    for option in OPTIONS:
        found = reason(option.key, rulebook, messages)
        assert found.sentence
        assert found.name
    assert reason("no-such-rule", rulebook, messages) is None
