"""The dialogue of `unorules new` as somebody sits before it: what a name means, what is asked again, and how it ends."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.cli.sitting import Sitting, own_folder, run  # noqa: F401
from tests.folded import for_every
from unorules.ask.changed import changed
from unorules.ask.propositions import PROPOSITIONS
from unorules.cli import exits
from unorules.cli.app import main
from unorules.cli.commands import NAMES, Lazy
from unorules.cli.wizard import conversation, details, naming, review
from unorules.cli.wizard.clash import clashes, tell_clash
from unorules.cli.wizard.desk import Desk, proven
from unorules.cli.wizard.dialogue import Dialogue
from unorules.cli.wizard.elsewhere import written
from unorules.cli.wizard.plan import Plan
from unorules.engine.options import OPTIONS
from unorules.i18n.messages import load as words
from unorules.rulebook.drafting import Draft
from unorules.rulebook.load import load
from unorules.rulebook.model import LANGUAGES
from unorules.rulebook.shelf import EDITIONS
from unorules.sheets.answer_page import sentence
from unorules.values import replace

# What a name means


def test_a_name_that_may_be_several_is_answered_by_a_number(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "", "jump-in, stacking, bounce", "3", "2", "", "", "Cabin", "", "", "", "")
    assert sitting.told.count("There is no number `3` here: they go from 1 to 2.") == 1
    uses = tomllib.loads((place / "cabin.toml").read_text(encoding="utf-8"))["uses"]
    assert uses == ["jump-in", "mixed-stacking", "bounce"]


@pytest.mark.parametrize("answer", ["", "<"])
def test_none_of_several_is_an_answer_too(answer: str, capsys, place: Path) -> None:
    Sitting(capsys, "", "", "?stacking", answer, "stacking", answer, "bounce", "", "", "Cabin", "", "", "", "")
    assert tomllib.loads((place / "cabin.toml").read_text(encoding="utf-8"))["uses"] == ["bounce"]


@pytest.mark.parametrize(
    ("typed", "number", "base"), [("no mercy", None, "no-mercy"), ("official", None, "official"), ("112", "2", None)]
)
def test_a_deck_may_be_named_too(typed: str, number: str | None, base: str | None, capsys, place: Path) -> None:
    several = () if number is None else (number,)
    sitting = Sitting(capsys, typed, *several, "", "", "", "Cabin", "", "", "", "")
    if number:
        assert "`112` may stand for several:" in sitting.told
    found = tomllib.loads((place / "cabin.toml").read_text(encoding="utf-8"))["base"]
    assert found.startswith(base or "official-112")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_explanation_says_whether_the_rule_is_chosen_and_what_its_number_does(language: str, capsys) -> None:
    messages = words(language)
    sitting = Sitting(capsys, "", "", "?9", "9", "?9", "9", language=language)
    said = [messages(f"new.houses.{state}", n=9) for state in ("is-out", "is-in")]
    found = [" ".join(shown.split()) for shown in sitting.seen]
    assert said[0] in found[3] and said[1] in found[5]
    assert "9" in said[0] and "9" in said[1]
    out = messages("new.houses.taken-out", titles=Desk(messages).title("no-bluff"))
    assert out in found[6]


def test_a_detail_is_explained_with_what_else_it_may_be(capsys) -> None:
    told = Sitting(capsys, "", "", "jump-in", "", "?1").told
    assert "Other possibilities:" in told
    assert words("en").option("jump_in.wilds", "none") in told


# What is asked again


def test_a_clash_left_standing_is_told_once_at_the_review_and_not_asked_about(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "", "5 6", "", "", "", "Cabin", "", "", "", "")
    assert sitting.code == exits.OK
    assert sitting.told.count("What shall we do?") == 1
    assert sitting.told.count("disagree on") == 2
    assert sitting.told.count("This you have left as it is:") == 1
    assert (place / "cabin.toml").is_file()


def test_a_clash_that_has_become_another_is_asked_about(capsys) -> None:
    told = Sitting(capsys, "", "", "5 6", "", "9 10", "", "").told
    assert told.count("What shall we do?") == 2


def test_what_cannot_be_written_is_asked_about_again_where_it_can_be_mended(capsys, place: Path) -> None:
    answers = ("", "", "9 10", "", "", "", "", "1", "", "Cabin", "", "", "", "")
    sitting = Sitting(capsys, *answers)
    assert sitting.code == exits.OK
    assert tomllib.loads((place / "cabin.toml").read_text(encoding="utf-8"))["uses"] == ["free-wild-draw-four"]


# In whose words

CLASHING = (
    Draft(uses=("partners",), values={"scoring.elimination": True}),
    Draft(uses=("challenge-uno",), values={"teams.partners": True}),
    Draft(values={"scoring.elimination": True, "scoring.mode": "winner-takes"}),
    Draft(values={"jump_in.wilds": "none"}),
    Draft(values={"turn.draw_limit": "until-playable", "turn.drawn_card": "may-not-play"}),
    Draft(values={"turn.voluntary_draw": False, "turn.pass_without_drawing": True}),
    Draft(uses=("partners",), values={"players.min": 2, "players.max": 3}),
    Draft(uses=("draw-three", "draw-until-playable")),
    Draft(uses=("no-mercy",)),
    Draft(base="jump-in"),
    Draft(base="no-mercy", uses=("no-bluff", "mercy-25", "progressive")),
    Draft(values={"deck.zeros": 0, "deck.digits": 0, "round_end.action_card": "not-allowed", "players.max": 4}),
)

FILE_WORDS = {word for option in OPTIONS for word in option.values.words if "-" in word} | {"true", "false", "none"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clash_is_told_without_the_keys_values_and_ids_of_a_file(language: str, capsys) -> None:
    messages = words(language)
    desk, talk = Desk(messages), Dialogue(messages)
    for draft in (replace(each, id="cabin", titles={language: "X"}) for each in CLASHING):
        found = [*clashes(desk, Plan(draft)), *proven(desk.text(draft), desk.path(draft))]
        assert found
        for each, cured in ((each, cured) for each in found for cured in (True, False)):
            tell_clash(talk, desk, each, cured=cured)
            told = capsys.readouterr().out
            assert "`" not in told and "_" not in told
            assert not FILE_WORDS & set(re.findall(r"[\w-]+", told)), told
            assert not re.search(r"[a-z]\.[a-z]", told)
            assert told.startswith("! ") and told[2] == told[2].upper()


# What stands for a value

SAME = {"ID", "FORMAT", "HAND", "N"}
"""Read as they are in some other language too."""


@for_every(name=NAMES)
def test_every_placeholder_of_a_help_is_a_word_of_the_language(name: str) -> None:
    taking = [each for each in Lazy()[name].params if each.param_type_name == "argument" or not each.is_flag]
    for word in {word for each in taking for word in re.findall(r"[A-Z_]{2,}", str(each.metavar or each.name.upper()))}:
        key = f"cli.placeholder.{word.lower()}"
        assert words("en").has(key), f"{key} is missing: what stands for a value in the help of {name}"
        said = {language: words(language)(key) for language in LANGUAGES}
        foreign = [language for language, text in said.items() if language != "en" and text == said["en"]]
        assert not foreign or said["en"] in SAME, said


def test_a_help_shows_them_in_its_language(capsys) -> None:
    for language, told in (
        ("fi", "--title NIMI"),
        ("nb", "--title NAVN"),
        ("sv", "--set NYCKEL=VÄRDE"),
        ("en", "--base ID"),
    ):
        with pytest.raises(SystemExit):
            main(["new", "--help", "--lang", language])
        assert told in capsys.readouterr().out


def test_what_is_to_be_typed_as_it_stands_stays_in_small_letters(capsys) -> None:
    with pytest.raises(SystemExit):
        main(["score", "--help", "--lang", "nb"])
    assert "unorules score FIL [add|correct|undo …]" in capsys.readouterr().out


# An id where the name gives none


@pytest.mark.parametrize(
    ("language", "name"), [("en", "our-rules"), ("fi", "meidan-saannot"), ("nb", "vare-regler"), ("sv", "vara-regler")]
)
def test_a_name_without_latin_letters_gets_an_id_that_is_free(language: str, name: str, place: Path) -> None:
    for title, expected in (("قواعدنا", name), ("🎴", f"{name}-2"), ("我们", f"{name}-3")):
        assert run("--lang", language, "--title", title) == exits.OK
        data = tomllib.loads((place / f"{expected}.toml").read_text(encoding="utf-8"))
        assert (data["id"], data["title"]) == (expected, {language: title})


def test_the_dialogue_tells_that_such_an_id_is_made_up(capsys, place: Path) -> None:
    run("--title", "Our rules")
    sitting = Sitting(capsys, "", "", "", "", "قواعدنا", "", "", "", "")
    assert "The name has no letters a–z" in sitting.told
    assert (place / "our-rules-2.toml").is_file()


def test_a_language_that_was_added_to_the_locales_is_asked_for_by_its_code(capsys, monkeypatch) -> None:
    monkeypatch.setattr(naming, "LANGUAGES", (*LANGUAGES, "da"))
    monkeypatch.setattr(naming, "normalise", lambda code: code)
    assert "The name in the language `da`:" in Sitting(capsys, "", "", "", "", "Cabin", "da").told


# What changes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", ["progressive", "free-wild-draw-four", "low-score"])
def test_the_questions_shown_have_answers_that_read_otherwise(rule: str, language: str) -> None:
    messages = words(language)
    questions = [messages(f"examples.{topic}") for topic in PROPOSITIONS if messages.has(f"examples.{topic}")]
    found = changed(questions, language, load(["official"]), load(["official", rule]))
    assert len(found) == 3
    for each in found:
        assert sentence(each.before, messages) != sentence(each.now, messages)
    assert len({sentence(each.now, messages) for each in found}) >= 2


def test_the_commands_at_the_end_name_the_rules_by_their_id(capsys, monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    told = [line.strip("• ") for line in Sitting(capsys, "", "", "", "", "Cabin", "", "", "").told.splitlines()]
    assert {"unorules sheet --rules cabin", "unorules validate cabin"} <= set(told)


# What is not understood


def test_what_was_understood_of_a_list_holds(capsys, place: Path) -> None:
    sitting = Sitting(capsys, "", "", "stacking, foo, bounce", "2", "", "", "Cabin", "", "", "")
    assert "`foo` is not one of the answers." in sitting.told
    assert "only the rest is left to write again" in sitting.told
    uses = tomllib.loads((place / "cabin.toml").read_text(encoding="utf-8"))["uses"]
    assert uses == ["mixed-stacking", "bounce"]


@pytest.mark.parametrize(
    ("typed", "language", "uses"),
    [
        ("jump-in seven-o", "en", ["jump-in", "seven-o"]),
        ("jump-in and seven-o", "en", ["jump-in", "seven-o"]),
        ("1+4", "en", ["progressive", "jump-in"]),
        ("1 & 4, 3", "en", ["progressive", "jump-in", "seven-o"]),
        ("sju-null og hopp inn", "nb", ["seven-o", "jump-in"]),
        ("kaksi pakkaa + bluffi pois", "fi", ["two-packs", "no-bluff"]),
        ("jump-in och seven-o, bounce", "sv", ["jump-in", "seven-o", "bounce"]),
        ("4 seven-o", "en", ["jump-in", "seven-o"]),
        ("force play", "en", ["force-play"]),
    ],
)
def test_names_may_be_parted_by_blanks(typed: str, language: str, uses: list[str], capsys, place: Path) -> None:
    Sitting(capsys, "", "", typed, "", "", "Cabin", "", "", "", language=language)
    assert tomllib.loads((place / "cabin.toml").read_text(encoding="utf-8"))["uses"] == uses


def test_names_that_cannot_be_told_apart_want_commas(capsys) -> None:
    assert "Put commas between several names." in Sitting(capsys, "", "", "jump-in and something").told


@pytest.mark.parametrize(
    ("answers", "last"), [(("99",), len(EDITIONS)), (("", "", "99"), 18), (("", "", "9 10", "9"), 2)]
)
def test_a_number_that_is_none_is_told_how_far_they_go(answers: tuple[str, ...], last: int, capsys) -> None:
    told = Sitting(capsys, *answers).told
    assert re.search(rf"There is no number `\d+` here: they go from 1 to {last}\.", told)


@pytest.mark.parametrize("answer", ["?", "7", "what"])
def test_the_cures_are_shown_again_to_whoever_does_not_choose_one(answer: str, capsys) -> None:
    sitting = Sitting(capsys, "", "", "9 10", answer, "1", "")
    asked = [shown for shown in sitting.seen if "1  Leave out" in shown]
    assert len(asked) == 2
    assert ("Each number does what stands behind it" in asked[1]) == (answer == "?")


def test_every_clash_of_two_rules_can_be_ended_by_taking_one_out(capsys) -> None:
    sitting = Sitting(capsys, "", "", "draw-three, draw-until-playable", "1", "force-play", "jump-in", "")
    asked = [shown for shown in sitting.seen if "What shall we do?" in shown]
    assert asked and all("Leave out" in shown for shown in asked)


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ("ruotsi", {"sv"}),
        ("svenska", {"sv"}),
        ("Swedish, suomi", {"sv", "fi"}),
        ("norsk bokmål", None),
        ("norska fi", {"nb", "fi"}),
        ("suomeksi", {"fi"}),
        ("klingon", None),
    ],
)
def test_languages_go_by_their_names_too(typed: str, codes: set[str] | None) -> None:
    found = naming._languages(typed, "en")
    assert (None if found is None else set(found)) == codes


# Rules found by a word


@pytest.mark.parametrize("word", ["a", "e", "un", "ö"])
def test_one_or_two_letters_find_only_words_of_their_own(word: str) -> None:
    messages = words("en")
    for key in details.search(word, messages):
        about = f"{key} {messages(f'options.{key}.name')} {messages(f'options.{key}.question')}".casefold()
        assert word in re.findall(r"\w+", about)
    assert len(details.search("uno", messages)) > 5


def test_rules_that_decide_nothing_come_last_and_say_so(capsys) -> None:
    told = Sitting(capsys, "", "", "no-bluff", "", "wild_draw_four").told
    found = re.split(r"^\d+ ", told[told.index("These have to do with") :], flags=re.MULTILINE)[1:]
    idle = ["decides nothing with these rules" in " ".join(row.split()) for row in found]
    assert idle == sorted(idle)
    assert True in idle and False in idle


@pytest.mark.parametrize("word", ["+4", "4+"])
def test_a_draw_card_is_found_as_tables_call_it(word: str) -> None:
    found = details.search(word, words("en"))
    assert {"deck.wild_draw_four", "wild_draw_four.condition", "deck.draw_four"} <= set(found)
    assert all("draw_four" in key for key in found)
    assert details.search("+5", words("en")) == []


# What has no effect, and why


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_no_effect_is_told_with_the_rule_or_the_edition_that_is_the_cause(language: str, capsys) -> None:
    messages = words(language)
    desk, talk = Desk(messages), Dialogue(messages)
    for draft, cause in (
        (Draft(base="no-mercy", uses=("draw-until-playable",)), desk.title("no-mercy")),
        (Draft(uses=("jump-in",), values={"jump_in.allowed": False}), messages.option("jump_in.allowed", False)),
    ):
        (found,) = [
            each for each in clashes(desk, Plan(replace(draft, titles={language: "X"}))) if each.code == "RS403"
        ]
        tell_clash(talk, desk, found)
        assert cause.removesuffix(".") in " ".join(capsys.readouterr().out.split())


def test_rulesets_of_one_title_are_told_apart_by_their_ids(capsys, place: Path) -> None:
    place.mkdir(parents=True)
    for name in ("cabin", "club"):
        own = f'format = 1\nid = "{name}"\nkind = "house-rule"\ntitle = {{ en = "Ours" }}\n[uno]\npenalty = 3\n'
        (place / f"{name}.toml").write_text(own, encoding="utf-8")
    told = Sitting(capsys, "", "", "ours", "2", "").told
    assert "Ours (cabin)" in told and "Ours (club)" in told
    assert "Chosen: Ours (club)." in told


# What play shows


def test_what_play_shows_comes_with_cures_to_choose_from_that_mend_it(capsys, place: Path) -> None:
    draft = Draft(titles={"en": "Thin"}, values={"deck.zeros": 0, "deck.digits": 0, "players.max": 4})
    left = iter(("", "", "", "", "1", "Thin", "", "", ""))
    talk = Dialogue(words("en"), lambda _prompt: next(left, ""))
    assert conversation.converse(talk, Desk(words("en")), draft) == exits.OK
    told = capsys.readouterr().out
    assert "the cards run out" in told and "1  Take Two packs as well" in told
    assert told.index("the cards run out") < told.index("What do you call your rules?"), "before it has a name"
    assert told.count("A few hundred rounds are being played") == 2, (
        "as it was, and as it was cured; the last look plays no third time"
    )
    data = tomllib.loads((place / "thin.toml").read_text(encoding="utf-8"))
    assert data["uses"] == ["two-packs"]


# The end


def test_a_taken_file_is_asked_for_again_and_no_answer_lost(capsys, tmp_path: Path) -> None:
    taken = tmp_path / "cabin.toml"
    taken.write_text("mine", encoding="utf-8")
    answers = ("", "", "jump-in", "", "", "Hut", "", "", "?", "<", "", str(tmp_path / "official.toml"), "")
    sitting = Sitting(capsys, *answers, output=str(taken))
    assert sitting.code == exits.OK
    assert "Your answers are all kept." in sitting.told
    assert sitting.told.count("Write the file?") == 2  # `<` went back to the last look
    assert "--force" not in sitting.told
    assert "A ruleset that ships is called `official`" in sitting.told
    assert taken.read_text(encoding="utf-8") == "mine"
    data = tomllib.loads((tmp_path / "cabin-2.toml").read_text(encoding="utf-8"))
    assert (data["id"], data["uses"], data["title"]) == ("cabin-2", ["jump-in"], {"en": "Hut"})


def test_a_taken_file_may_be_written_over_when_asked(capsys, tmp_path: Path) -> None:
    taken = tmp_path / "cabin.toml"
    taken.write_text("mine", encoding="utf-8")
    assert Sitting(capsys, "", "", "", "", "Hut", "", "", "1", output=str(taken)).code == exits.OK
    assert tomllib.loads(taken.read_text(encoding="utf-8"))["title"] == {"en": "Hut"}


def test_a_place_that_cannot_be_written_is_asked_for_again(capsys, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    sitting = Sitting(capsys, "", "", "", "", "Hut", "", "", "", output=str(tmp_path / "nowhere" / "cabin.toml"))
    assert sitting.code == exits.OK
    assert (tmp_path / "cabin.toml").is_file()
    left = Sitting(capsys, "", "", "", "", "Hut", "", "", output=str(tmp_path / "nowhere" / "hut.toml"))
    assert left.code == exits.INTERRUPTED


@pytest.mark.parametrize(
    ("typed", "made"), [("x-2", "x-2.toml"), ("sub/", "sub/x.toml"), ("x-3.toml", "x-3.toml"), (".toml", "x-2.toml")]
)
def test_another_name_lies_beside_the_one_that_is_taken(typed: str, made: str, capsys, tmp_path, monkeypatch) -> None:
    (tmp_path / "own" / "sub").mkdir(parents=True)
    (tmp_path / "own" / "x.toml").write_text("mine", encoding="utf-8")
    monkeypatch.chdir(tmp_path / "own")
    more = ("",) * (typed == ".toml")
    sitting = Sitting(capsys, "", "", "", "", "X", "", "", typed, *more, output=str(tmp_path / "own" / "x.toml"))
    assert sitting.code == exits.OK
    assert sorted(str(each.relative_to(tmp_path / "own")) for each in tmp_path.rglob("*.toml")) == sorted(
        ("x.toml", made)
    )


def test_a_bare_name_stays_in_the_own_folder_and_goes_by_its_id(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    own = tmp_path / "own"
    own.mkdir()
    monkeypatch.setenv("UNORULES_RULESETS", str(own))
    (own / "x.toml").write_text("mine", encoding="utf-8")
    plan = Plan(Draft("x", {"en": "X"}, "official"))
    desk, after = written(Dialogue(words("en"), lambda _prompt: "x-2"), Desk(words("en")), plan)
    assert (desk.output, after.draft.id) == (None, "x-2")
    assert sorted(each.name for each in own.glob("*.toml")) == ["x-2.toml", "x.toml"]


def test_a_folder_that_is_not_there_leaves_a_name_to_take(capsys, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "x.toml").write_text("mine", encoding="utf-8")
    sitting = Sitting(capsys, "", "", "", "", "X", "", "", "nowhere/", "", output="x.toml")
    assert sitting.code == exits.OK
    assert sorted(each.name for each in tmp_path.rglob("*.toml")) == ["x-2.toml", "x.toml"]


def test_rules_that_are_wrong_are_not_said_to_be_played(capsys) -> None:
    told = Sitting(capsys, "", "", "challenge-uno, no-bluff, free-wild-draw-four", "", "", "", "Cabin", "", "", "").told
    assert words("en")("new.review.must") in told
    assert "A few hundred rounds" not in told


def test_what_was_typed_ahead_is_dropped_before_the_last_question(capsys, monkeypatch) -> None:
    talk, order = Dialogue(words("en"), lambda _prompt: "n"), []
    monkeypatch.setattr(talk, "_forget", lambda: order.append(capsys.readouterr().out))
    plan = Plan(Draft("cabin", {"en": "Cabin"}, "official", ("jump-in",)))
    with pytest.raises(review.StopError):
        review.ask_review(talk, Desk(words("en")), plan)
    trial, before = order
    assert "A few hundred rounds are being played" in trial
    assert "Write the file?" not in trial + before and "Write the file?" in capsys.readouterr().out


def test_what_cannot_be_written_is_told_instead_of_summed_up(capsys) -> None:
    told = Sitting(capsys, "", "", "9 10", "", "", "", "Cabin", "", "", "").told
    assert words("en")("new.clash.standing") in told
    assert words("en")("new.review.deck") not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_is_named_where_no_option_can_be_typed(language: str, capsys, place: Path) -> None:
    assert "--" not in words(language)("new.id.exists", id="cabin", proposed="cabin-2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_another_leaves_without_effect_is_told_with_where_the_other_is_said(language: str, capsys) -> None:
    messages = words(language)
    desk, talk = Desk(messages), Dialogue(messages)
    plan = Plan(Draft(base="no-mercy", uses=("mixed-stacking",), titles={language: "X"}))
    (found,) = [each for each in clashes(desk, plan) if each.code == "RS403"]
    tell_clash(talk, desk, found)
    assert desk.title("no-mercy") in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("typed", ["fi-jutut", "no-mercy", "sv_regler", "en.utf8"])
def test_a_name_that_begins_like_a_code_is_no_language(typed: str, capsys) -> None:
    told = Sitting(capsys, "", "", "", "", "Cabin", typed, "fi", "Mökki", "", "n").told
    assert f"`{typed}` is not one of the answers." in told
    assert "The name in Finnish:" in told


@pytest.mark.parametrize("typed", ["nb sv", "no, SV", "nb-NO sv_FI", "norsk svenska"])
def test_codes_and_names_of_languages_are_taken(typed: str, capsys) -> None:
    told = Sitting(capsys, "", "", "", "", "Cabin", typed, "Hytte", "Stuga", "", "n").told
    assert "The name in Norwegian:" in told and "The name in Swedish:" in told
