"""`unorules explain`: every fault, option, table and ruleset has a page that says what is so, found by any of its names."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tests.folded import for_every
from tests.rulebook.files import HEAD, heavy, write
from unorules.cli import exits, explain, rules, validate
from unorules.cli.app import main
from unorules.diagnostics.codes import CODES
from unorules.diagnostics.samples import SAMPLES
from unorules.document.plain import plain_text
from unorules.engine.cards import Kind
from unorules.engine.options import BY_KEY, OPTIONS
from unorules.i18n.language import languages
from unorules.i18n.messages import load as words
from unorules.rulebook.aliases import ALIASES
from unorules.rulebook.check import check
from unorules.rulebook.idle import idle
from unorules.rulebook.load import load, shipped
from unorules.rulebook.meant import SECTIONS
from unorules.rulebook.meetings import MEETINGS
from unorules.rulebook.model import LANGUAGES
from unorules.rulebook.shelf import shipped_ruleset
from unorules.sheets.explain_card import card_keys
from unorules.sheets.explain_code import code_facts, code_page
from unorules.sheets.explain_find import Meant, Topic, find
from unorules.sheets.explain_key import key_facts, key_page
from unorules.sheets.explain_key_sample import key_sample
from unorules.sheets.explain_page import explain_json, explain_page
from unorules.sheets.explain_ruleset import source_lines
from unorules.sheets.explain_together import together

every_language = for_every(lang=LANGUAGES)
LOOKED_AT = [code for code in CODES if not code.startswith("RS6")]
"""The codes whose samples are looked at; those of the others have to be played."""


@pytest.fixture(autouse=True)
def no_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("UNORULES_RULESETS", str(tmp_path / "none"))


def told(capsys: pytest.CaptureFixture[str], *names: str, lang: str = "en") -> str:
    assert explain.run(names, lang, False) == exits.OK
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], name: str) -> str:
    assert explain.run([name], "en", False) == exits.USAGE
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err


def data(capsys: pytest.CaptureFixture[str], *names: str) -> list[Any]:
    assert explain.run(names, "en", True) == exits.OK
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


# Codes


@every_language
@for_every(code=CODES)
def test_every_code_has_its_texts_in_every_language(code: str, lang: str) -> None:
    messages = words(lang)
    own = dict(messages.templates("explain"))
    for part in ("means", "why"):
        assert own[f"explain.{code}.{part}"].endswith((".", "?"))
        assert messages(f"explain.{code}.{part}")
    assert messages.has(f"explain.family.{code[:3]}")


def test_no_language_repeats_another() -> None:
    for code in LOOKED_AT:
        texts = [words(lang)(f"explain.{code}.{part}") for lang in LANGUAGES for part in ("means", "why")]
        assert len(set(texts)) == len(texts)


@every_language
@for_every(code=LOOKED_AT)
def test_a_page_of_a_code_has_the_same_headings_for_all(code: str, lang: str) -> None:
    messages = words(lang)
    page = plain_text(code_page(code_facts(code, messages), messages), 80)
    laid = SAMPLES[code].also
    wanted = ["means", "why", "example", "found-laid" if laid else "found", "mended"]
    lines = page.splitlines()
    places = [lines.index(messages(f"explain.page.{name}")) for name in wanted]
    assert places == sorted(places)
    assert CODES[code].name in lines[0] and code in lines[0]
    assert os.sep + "tmp" not in page


@for_every(code=LOOKED_AT)
def test_what_a_page_shows_is_what_validate_prints(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sample = SAMPLES[code]
    facts = code_facts(code, words("en"))
    assert facts.witness is not None
    assert facts.witness.finding.code == code
    if sample.also:
        return
    for name, text in sample.beside.items():
        write(tmp_path, text, name)
    if sample.failing is not None:
        write(tmp_path, sample.failing, sample.name)
    monkeypatch.chdir(tmp_path)
    validate.run([f"{sample.name}.toml"], "full", "en", False)
    printed = capsys.readouterr().out
    if facts.witness.finding.severity != "note":
        assert facts.witness.text in printed


def test_a_page_of_a_code_is_read_in_one_go(capsys: pytest.CaptureFixture[str]) -> None:
    page = told(capsys, "RS201")
    assert "error[RS201]: unknown-key" in page
    assert "  6 | draw_limt = 3\n    | ^^^^^^^^^ not a key of rulesets\n" in page
    assert "  [turn]\n  draw_limit = 3\n" in page
    assert "RS202 (unknown-table)" in page


def test_files_that_cannot_be_shown_are_described(capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no such file." in told(capsys, "RS101")
    assert "bytes that are not text: 89 50 4e 47" in told(capsys, "RS104")
    assert "… and 185 lines more" in told(capsys, "RS115")
    assert max(map(len, told(capsys, "RS102").splitlines())) < 320


def test_related_codes_are_read_off_the_names_and_the_finding() -> None:
    facts = code_facts("RS412", words("en"))
    assert facts.keys == ("seven_o.seven", "turn.multi_play")
    assert code_facts("RS411", words("en")).codes == ("RS410",)


# Options


@every_language
@for_every(key=BY_KEY)
def test_every_option_has_a_page_in_every_language(key: str, lang: str) -> None:
    messages = words(lang)
    page = plain_text(key_page(key_facts(key), messages), 100)
    assert page.startswith(f"{key} – {messages(f'options.{key}.name')}")
    for name in ("values", "given", "sources", "moment", "sample", "related"):
        assert messages(f"explain.page.{name}") in page.splitlines()
    assert (messages("explain.page.idle") in page.splitlines()) == bool(BY_KEY[key].idle)
    assert "{" not in page.replace("{ en", "")


@for_every(option=OPTIONS)
def test_the_sample_of_an_option_is_sound_and_changes_it(option: Any, tmp_path: Path) -> None:
    text = key_sample(option)
    assert text is not None
    path = write(tmp_path, text)
    assert heavy(check(path, folders=())) == []
    book = load([str(path)], folders=())
    assert book.value(option.key) != option.default or book.base != "official"
    assert book.decided_by(option.key).id == "sample"
    assert idle(option.key, book.rules.values()) is None


@for_every(key=BY_KEY)
def test_who_plays_what_and_who_says_so_is_read_off_the_rulesets(key: str) -> None:
    facts = key_facts(key)
    given = {name: value for value, names in facts.given for name in names}
    assert given == {
        name: shipped_ruleset(name).values[key] for name in shipped() if key in shipped_ruleset(name).values
    }
    statements = {(each.title("en"), each.says("en"), name) for each, names in facts.sources for name in names}
    rulesets = [shipped_ruleset(name) for name in shipped()]
    assert statements == {
        (source.title("en"), source.says("en"), each.id)
        for each in rulesets
        for source in each.sources
        if key in source.covers
    }


def test_what_belongs_together_is_derived_both_ways() -> None:
    for key in BY_KEY:
        facts = key_facts(key)
        assert all(key in key_facts(other).opens for other in facts.rests_on)
        assert [meeting.id for meeting in facts.meetings] == [each.id for each in MEETINGS if key in each.keys]


def test_a_page_of_an_option_says_what_is_so(capsys: pytest.CaptureFixture[str]) -> None:
    page = " ".join(told(capsys, "jump_in.wilds").split())
    assert "none You may not jump in with wilds." in page
    assert "As long as `jump_in.allowed = false`: You may play only on your own turn" in page
    assert "Depends on `jump_in.allowed`." in page
    assert 'uses = ["jump-in"] [jump_in] wilds = "none"' in page
    silent = " ".join(told(capsys, "uno.false_call_penalty").split())
    assert "0 No leaflet says, and no other source either." in silent


# Tables and rulesets


@every_language
@for_every(section=SECTIONS)
def test_every_table_has_a_page(section: str, lang: str) -> None:
    page = plain_text(explain_page(Topic("table", section), words(lang)), 100)
    assert all(f"{section}.{name}" in page for name in SECTIONS[section])


@every_language
@for_every(name=shipped())
def test_every_ruleset_has_a_page(name: str, lang: str) -> None:
    ruleset = shipped_ruleset(name)
    page = plain_text(explain_page(Topic("ruleset", name), words(lang)), 100)
    assert page.startswith(f"{ruleset.title(lang)} ({name})")
    assert all(f"{key} = " in page for key in ruleset.values)


def test_a_ruleset_tells_what_it_does_not_go_with(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Shut out by `no-mercy-exclusions`." in told(capsys, "mercy-25")
    force = " ".join(told(capsys, "force-play").split())
    assert "Breaks what `no-mercy-exclusions` holds fast: `turn.voluntary_draw` and `turn.drawn_card`" in force
    partners = told(capsys, "partners")
    assert "Cannot be played together with challenge-uno." in partners
    assert "Shut out by" not in partners


def test_rules_and_explain_show_the_same_page(capsys: pytest.CaptureFixture[str]) -> None:
    page = told(capsys, "jump-in")
    assert rules.run(["jump-in"], False, "en", False) == exits.OK
    assert capsys.readouterr().out == page


def test_a_file_of_your_own_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    card = '[[custom_card]]\nname = { en = "Sing" }\ntext = { en = "The next player sings." }\n'
    path = write(tmp_path, HEAD + 'base = "official-112"\nuses = ["jump-in"]\npins = ["uno.penalty"]\n' + card)
    page = told(capsys, str(path))
    for line in (
        "Made for `official-112`.",
        "Built on `jump-in`.",
        "Holds fast: `uno.penalty`",
        "Sing: The next player",
    ):
        assert line in page


def test_a_file_that_is_wrong_is_told_so_and_not_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, HEAD + "[uno]\npenalti = 3\n")
    assert "unknown key `uno.penalti`" in refused(capsys, str(path))
    assert "cannot read" in refused(capsys, str(tmp_path / "nowhere.toml"))


# Names


@pytest.mark.parametrize(
    ("text", "kind", "name"),
    [
        ("rs201", "code", "RS201"),
        ("unknown-key", "code", "RS201"),
        ("uno.penalty", "option", "uno.penalty"),
        ("uno.false-call-penalty", "option", "uno.false_call_penalty"),
        ("stacking", "table", "stacking"),
        ("[scoring.points]", "table", "scoring.points"),
        ("jump_in", "table", "jump_in"),
        ("jump-in", "ruleset", "jump-in"),
        ("official", "ruleset", "official"),
        ("ketjutus", "table", "stacking"),
        ("Stabling", "table", "stacking"),
        ("väliinlyönti", "table", "jump_in"),
        ("hyppääminen", "table", "jump_in"),
        ("sju-null", "table", "seven_o"),
        ("straffkort", "option", "uno.penalty"),
        ("rangaistus", "option", "uno.penalty"),
        ("penalty", "option", "uno.penalty"),
        ("hand size", "option", "setup.hand_size"),
        ("golf", "ruleset", "low-score"),
        ("the card just drawn", "option", "turn.drawn_card"),
        ("Nåderegelen, 25 kort", "ruleset", "mercy-25"),
    ],
)
def test_a_thing_is_found_by_what_it_is_called(text: str, kind: str, name: str) -> None:
    assert find(text, "en").topics == (Topic(kind, name),)  # type: ignore[arg-type]


def test_every_option_is_found_by_its_name_in_every_language() -> None:
    """Or else the table or ruleset that players call so, in which it stands."""
    for lang in LANGUAGES:
        for key, option in BY_KEY.items():
            topics = find(words(lang)(f"options.{key}.name"), lang).topics
            setting = any(each.kind == "ruleset" and key in shipped_ruleset(each.name).values for each in topics)
            assert {Topic("option", key), Topic("table", option.section)} & set(topics) or setting


@pytest.mark.parametrize(
    ("text", "lang", "name"),
    [
        ("blandakort", "sv", "wild-shuffle-hands"),
        ("dra fyra", "sv", "wild-draw-four"),
        ("+4", "en", "wild-draw-four"),
        ("stoppkort", "sv", "skip"),
        ("ohituskortti", "fi", "skip"),
        ("joker card", "en", "wild"),
        ("joker", "nb", "wild"),
        ("jokeri", "fi", "wild"),
        ("+2", "fi", "draw-two"),
        ("byttekort", "nb", "wild-swap-hands"),
        ("r5", "en", "number"),
    ],
)
def test_a_card_is_found_by_what_it_is_called(text: str, lang: str, name: str) -> None:
    assert find(text, lang).topics == (Topic("card", name),)


@every_language
def test_every_card_leads_to_its_page_by_the_name_in_the_terms(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for kind in Kind:
        assert find(str(words(lang).kind(kind)), lang).topics == (Topic("card", kind),)
    page = told(capsys, str(words(lang).kind(Kind.SKIP)), lang=lang)
    assert all(key in page for key in ("deck.skip", "scoring.points.skip", "start_card.skip", "bounce.skip"))


def test_every_card_has_options_and_data(capsys: pytest.CaptureFixture[str]) -> None:
    for kind in Kind:
        found = explain_json(Topic("card", kind), words("en"))
        assert found["name"] == kind
        assert set(found["options"]) <= set(BY_KEY)
        assert len(found["options"]) >= 2
    assert "stacking.wild_draw_four_on_draw_two" in card_keys(Kind.WILD_DRAW_FOUR)


@pytest.mark.parametrize(
    ("text", "lang"), [("haaste", "fi"), ("utmana", "sv"), ("challenge", "en"), ("utfordre", "nb")]
)
def test_a_challenge_is_explained_by_its_table(text: str, lang: str) -> None:
    assert find(text, lang).topics == (Topic("table", "wild_draw_four"),)


def test_a_plus_may_be_either_card() -> None:
    assert find("plussa", "fi") == Meant((), ("+2", "+4"), sure=True)


def test_every_word_of_the_players_leads_somewhere() -> None:
    """Those for keys of the head and for values are no topics of their own."""
    known = {*shipped(), *SECTIONS, *(key.rpartition(".")[2] for key in BY_KEY)}
    for target, aliases in ALIASES.items():
        if target in known:
            for word in aliases.split():
                meant = find(word, "en")
                assert meant.topics or meant.sure, word


def test_a_table_and_a_ruleset_of_one_name_are_both_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert find("bounce", "en").topics == (Topic("table", "bounce"), Topic("ruleset", "bounce"))
    page = told(capsys, "bounce")
    assert page.index("The table `[bounce]`") < page.index("Bounce (bounce)")


def test_several_are_explained_one_below_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, "RS201", "uno.penalty", "uno", "jump-in")
    assert [each["explains"] for each in found] == ["code", "option", "table", "ruleset"]


def test_the_known_are_explained_beside_the_unknown(capsys: pytest.CaptureFixture[str]) -> None:
    assert explain.run(["RS999", "RS201"], "en", False) == exits.USAGE
    captured = capsys.readouterr()
    assert "unknown-key" in captured.out
    assert "There is nothing called `RS999` to explain" in captured.err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("uno.penalti", "Did you mean `uno.penalty`?"),
        ("unknwon-key", "Did you mean `unknown-key`"),
        ("RS999", "`unorules explain` alone lists what there is"),
        ("zzzz", "There is nothing called `zzzz` to explain"),
        ("", "There is nothing called `` to explain"),
        ("limit", "`limit` may mean several things: `stacking.limit`"),
        ("x" * 5000, "x` to explain"),
        ("\x1b[31m\u202e", "There is nothing called"),
    ],
)
def test_what_cannot_be_explained_is_told_with_what_may_be_meant(
    text: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    err = refused(capsys, text)
    assert said in err
    assert len(err) < 400
    assert not set(err) & {"\x1b", "\u202e"}


# Lists and machines


@every_language
def test_without_an_argument_everything_is_listed_in_groups(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    page = told(capsys, lang=lang)
    messages = words(lang)
    families = dict.fromkeys(code[:3] for code in CODES)
    places = [page.index(f"\n{messages(f'explain.family.{family}')}\n") for family in (*families, "tables", "rulesets")]
    assert places == sorted(places)
    assert all(f"\n{name}  " in page for name in (*CODES, *SECTIONS, *shipped()))
    assert "{" not in page


def test_the_list_for_machines_can_be_asked_for_again(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys)
    assert {each["code"] for each in found if each["explains"] == "code"} == set(CODES)
    assert {each["key"] for each in found if each["explains"] == "option"} == set(BY_KEY)
    assert {each["id"] for each in found if each["explains"] == "ruleset"} == set(shipped())


def test_an_object_says_what_the_page_says() -> None:
    messages = words("en")
    code = explain_json(Topic("code", "RS205"), messages)
    assert code["failing"].endswith('penalty = "3"\n') and code["mended"].endswith("penalty = 3\n")
    assert code["found"].startswith("error[RS205]")
    option = explain_json(Topic("option", "uno.penalty"), messages)
    assert option["official"] == 2
    assert {"value": 4, "rulesets": ["official-112-blank"]} in option["given"]
    assert explain_json(Topic("ruleset", "force-play"), messages)["breaks"]
    assert explain_json(Topic("table", "uno"), messages)["options"][0] == "uno.call"


def test_validate_names_the_command_that_tells_more(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, HEAD + '[uno]\npenalti = 3\npenalty = 30\n[jump_in]\nwilds = "all"\n[deck]\nnope = 1\n')
    validate.run([str(path)], "full", "en", False)
    assert capsys.readouterr().out.endswith("\n\nmore: unorules explain RS201 RS206 RS403\n")
    validate.run([str(path)], "concise", "en", False)
    assert "more:" not in capsys.readouterr().out


def test_the_command_explains(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["explain", "rs201", "--lang", "sv"])
    assert ended.value.code == exits.OK
    assert "Vad det betyder" in capsys.readouterr().out


@for_every(code=[code for code in LOOKED_AT if isinstance(SAMPLES[code].mended, str)])
def test_what_mends_a_fault_is_shown_whole_and_can_be_copied(code: str) -> None:
    page = plain_text(code_page(code_facts(code, words("en")), words("en")), 100)
    mended = SAMPLES[code].mended
    assert isinstance(mended, str)
    assert all(line.strip() in page for line in mended.splitlines())


@pytest.mark.parametrize("name", ["jump-in", "no-mercy"])
@pytest.mark.parametrize("language", languages())
def test_each_source_of_a_ruleset_stands_once(name: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    ruleset = shipped_ruleset(name)
    lines = source_lines(ruleset.sources, words(language))
    titles = dict.fromkeys(source.title(language) for source in ruleset.sources)
    assert [line.startswith(title) for line, title in zip(lines, titles, strict=True)] == [True] * len(titles)
    whole = " ".join(lines)
    assert all(source.says(language) in whole for source in ruleset.sources)
    differing = {source.title(language) for source in ruleset.sources if not source.agrees and source.says(language)}
    marks = {
        words(language)("rulesets.otherwise", title="", says=""),
        words(language)("rulesets.partly-otherwise", told="", says=""),
    }
    assert {
        title for line, title in zip(lines, titles, strict=True) if any(mark.strip(" :") in line for mark in marks)
    } == differing


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("bluffi", "wild_draw_four"),
        ("väliin lyönti", "jump_in"),
        ("uno-huuto", "uno"),
        ("staplning", "stacking"),
    ],
)
def test_a_word_in_another_form_is_known_as_well(word: str, meant: str) -> None:
    assert meant in {topic.name for topic in explain.find(word, "fi").topics}


def test_a_key_of_the_file_goes_before_what_is_only_spelt_like_it() -> None:
    assert explain.find("says", "en").choices == ("sources.says",)


@pytest.mark.parametrize(
    ("word", "lang", "meant"),
    [
        ("jakajaa", "fi", "setup.dealer"),
        ("poistopinon", "fi", "piles"),
        ("kädessä", "fi", "setup.hand_size"),
        ("väärä UNO", "fi", "uno.false_call_penalty"),
        ("pelisuunta", "fi", "reverse"),
        ("sanoa UNO", "fi", "uno"),
        ("armoton Uno", "fi", "no-mercy"),
        ("25 kortin sääntö", "fi", "mercy"),
        ("kastebunken", "nb", "piles"),
        ("velge farge", "nb", "wild"),
        ("hoppe inn-regelen", "nb", "jump_in"),
        ("vise hånden", "nb", "wild_draw_four.hand_shown_to"),
        ("målpoeng", "nb", "scoring.target"),
        ("spilleretningen", "nb", "reverse"),
        ("0–7-regeln", "sv", "seven_o"),
        ("hoppa in-regeln", "sv", "jump_in"),
        ("händer", "sv", "setup.hand_size"),
        ("draghögen tar slut", "sv", "piles.when_exhausted"),
        ("uppställning", "sv", "setup"),
        ("missa sin tur", "sv", "turn"),
        ("discard pile", "en", "piles"),
        ("first player", "en", "setup.first_player"),
        ("number of players", "en", "players"),
        ("plussien pinoaminen", "fi", "progressive"),
        ("stapla plus två", "sv", "stacking"),
        ("challenge a +4", "en", "wild_draw_four"),
        ("slut på korten", "sv", "piles.when_exhausted"),
        ("strict rule", "en", "no-bluff"),
        ("deck runs out", "en", "piles.when_exhausted"),
        ("7", "en", "number"),
        ("official rules", "en", "official"),
    ],
)
def test_words_of_the_players_lead_to_what_they_speak_of(word: str, lang: str, meant: str) -> None:
    assert find(word, lang).topics[0].name == meant


@pytest.mark.parametrize(
    ("word", "lang", "among"),
    [
        ("pistettä", "fi", "scoring.points"),
        ("toimintakortit", "fi", "skip"),
        ("svarte kort", "nb", "wild-draw-four"),
        ("glömt uno", "sv", "uno.penalty"),
        ("omgången", "sv", "scoring.rounds"),
        ("plus", "en", "+4"),
    ],
)
def test_of_what_may_be_several_things_each_is_named(word: str, lang: str, among: str) -> None:
    meant = find(word, lang)
    assert meant.sure and among in meant.choices


@pytest.mark.parametrize(
    ("word", "lang"),
    [
        ("husregel", "sv"),
        ("husreglerna", "sv"),
        ("kotisäännöt", "fi"),
        ("oma sääntö", "fi"),
        ("hjemmeregler", "nb"),
        ("house rules", "en"),
        ("house-rule", "en"),
    ],
)
def test_the_word_for_house_rules_names_them_all(word: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    houses = tuple(name for name in shipped() if shipped_ruleset(name).kind == "house-rule")
    assert find(word, lang).choices == houses
    assert explain.run([word], lang, False) == exits.USAGE
    err = capsys.readouterr().err
    assert "`unorules rules`" in err and "`unorules explain progressive`" in err


@every_language
def test_what_belongs_to_another_game_is_told_so(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for word in ("UNO Flip", "+5"):
        assert explain.run([word], lang, False) == exits.USAGE
        assert words(lang)("explain.elsewhere", name=word) in capsys.readouterr().err


@every_language
def test_what_concepts_lead_to_can_be_explained(lang: str) -> None:
    for concepts, names in together():
        assert all(find(name, lang).topics for name in names), concepts
