"""The schema for editors: it takes what `validate` takes, and refuses what is wrong in one file by itself."""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import tomli_w
from jsonschema import Draft7Validator

from tests.folded import for_every
from tests.rulebook.files import HEAD, NOWHERE, checked, every_option, heavy, write
from tests.test_readme import ROOT
from unorules.bundled import folder
from unorules.cli.app import main
from unorules.diagnostics.samples import EVERY_OPTION, SAMPLES
from unorules.engine.options import OPTIONS, Option
from unorules.i18n.messages import load
from unorules.rulebook.check import check
from unorules.rulebook.load import shipped
from unorules.rulebook.meant import HEAD as HEAD_KEYS
from unorules.rulebook.meant import TABLES
from unorules.rulebook.model import LANGUAGES, SOURCE_KINDS
from unorules.rulebook.read_cards import CUSTOM_CARD, EFFECTS
from unorules.rulebook.read_head import KINDS
from unorules.rulebook.read_sources import SOURCE
from unorules.rulebook.schema import schema

NOT_BY_ITSELF = {"RS209", "RS212", "RS213", "RS216", "RS218"}
"""A warning only, or a fault between two values, or about the name of the file."""

SOUND = (
    *(ROOT / "docs" / "examples" / f"{name}.toml" for name in ("cabin-rules", "singing-cards")),
    *sorted(folder("rulesets").glob("*.toml")),
)

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def made(language: str = "en") -> dict[str, Any]:
    return schema(load(language))


@cache
def validator() -> Draft7Validator:
    return Draft7Validator(made())


def accepts(text: str) -> bool:
    return not any(validator().iter_errors(tomllib.loads(text)))


@every_language
def test_the_schema_is_a_schema(language: str) -> None:
    Draft7Validator.check_schema(made(language))


def node(key: str) -> Any:
    found: Any = made()
    for part in key.split("."):
        found = found["properties"][part]
    return found


@for_every(option=OPTIONS)
def test_every_option_is_in_it_with_just_its_values(option: Option) -> None:
    told = node(option.key)
    only = Draft7Validator(told)
    values = option.values
    low, high = values.low or 0, values.high or 0
    tried: list[Any] = [True, False, "", "other", *values.words, *values.also, *range(low - 2, low + 3), high, high + 1]
    assert all(only.is_valid(value) == values.accepts(value) for value in tried)
    assert told["default"] == option.default
    assert not only.is_valid(None) and not only.is_valid([]) and not only.is_valid(2.5)


def test_the_keys_are_those_that_the_reader_knows() -> None:
    top = made()["properties"]
    assert set(top) == {*HEAD_KEYS, *TABLES, "sources", "custom_card"}
    assert tuple(top["sources"]["items"]["properties"]) == SOURCE
    card = top["custom_card"]["items"]["properties"]
    assert tuple(card) == CUSTOM_CARD
    assert tuple(card["effect"]["properties"]) == EFFECTS


@pytest.mark.parametrize("path", SOUND, ids=lambda path: path.stem)
def test_a_sound_ruleset_fits(path: Path) -> None:
    assert accepts(path.read_text(encoding="utf-8"))


def test_all_that_ships_was_tried() -> None:
    assert {path.stem for path in SOUND} >= set(shipped())


@pytest.mark.parametrize("code", [code for code in SAMPLES if code[2] in "25" and code not in NOT_BY_ITSELF])
def test_what_is_wrong_in_one_file_by_itself_does_not_fit(code: str) -> None:
    sample = SAMPLES[code]
    assert isinstance(sample.failing, str) and isinstance(sample.mended, str)
    found = check_severity(code)
    assert accepts(sample.failing) == (found != "error")
    assert accepts(sample.mended)


def check_severity(code: str) -> str:
    from unorules.diagnostics.codes import CODES

    return CODES[code].severity.value


def test_an_edition_must_be_complete_and_stand_alone() -> None:
    edition = HEAD.replace("house-rule", "edition")
    assert accepts(edition + every_option())
    assert not accepts(SAMPLES["RS312"].failing if isinstance(SAMPLES["RS312"].failing, str) else "")
    for key in ('base = "official"\n', "uses = []\n"):
        assert not accepts(edition + key + every_option())
    assert not accepts(edition + every_option().replace("wild_draw_six", "wild_draw_seven"))


def test_paths_are_no_ids() -> None:
    for name in ("../jump-in", "jump-in.toml", "Jump-In", ""):
        assert not accepts(HEAD + f'uses = ["{name}"]\n')
    assert accepts(HEAD + 'uses = ["jump-in", "our-own"]\nbase = "our-edition"\n')


@pytest.mark.parametrize("letter", ["\\u202e", "\\u001b", "\\u0085", "\\u2066", "\\u200f"])
def test_hidden_letters_are_refused_as_by_the_reader(letter: str, tmp_path: Path) -> None:
    below = f'because = {{ en = "a{letter}b" }}\n'
    assert not accepts(HEAD + below)
    assert heavy(checked(tmp_path, below)) == ["RS210"]


def test_line_ends_and_tabs_are_no_hidden_letters() -> None:
    assert accepts(HEAD + 'because = { en = "one\\n\\ttwo" }\n')


@every_language
def test_the_example_is_sound(language: str, tmp_path: Path) -> None:
    [example] = made(language)["examples"]
    found = check(write(tmp_path, tomli_w.dumps(example), example["id"]), folders=NOWHERE)
    assert heavy(found) == []


@every_language
def test_every_value_that_is_a_word_is_explained_where_editors_look(language: str) -> None:
    told = json.dumps(made(language), ensure_ascii=False)
    for option in OPTIONS:
        for word in option.values.words:
            assert json.dumps(load(language).option(option.key, word), ensure_ascii=False) in told


def test_nothing_in_it_steers_a_terminal() -> None:
    for language in LANGUAGES:
        text = json.dumps(made(language), ensure_ascii=False, indent=2)
        assert all(letter.isprintable() or letter == "\n" for letter in text)


def test_the_command_writes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "unorules.schema.json"
    with pytest.raises(SystemExit) as ended:
        main(["schema", "--lang", "fi", "-o", str(place)])
    assert ended.value.code == 0
    assert json.loads(place.read_text(encoding="utf-8")) == made("fi")
    with pytest.raises(SystemExit) as ended:
        main(["schema", "-o", str(place)])
    assert ended.value.code == 1
    with pytest.raises(SystemExit):
        main(["schema", "--lang", "sv"])
    assert json.loads(capsys.readouterr().out) == made("sv")


TOLD = (
    ("head", HEAD_KEYS),
    ("kind", KINDS),
    ("source", SOURCE),
    ("source-kind", SOURCE_KINDS),
    ("card", CUSTOM_CARD),
    ("effect", EFFECTS),
)


@pytest.mark.parametrize(("kind", "keys"), TOLD)
def test_the_page_on_rulesets_tells_the_keys_in_the_same_words(kind: str, keys: tuple[str, ...]) -> None:
    page = (ROOT / "docs" / "rulesets.md").read_text(encoding="utf-8")
    found = re.search(rf"<!-- {kind} -->\n(.*?)<!-- end -->", page, re.DOTALL)
    assert found is not None and found.group(1) == table(kind, keys)


def table(kind: str, keys: tuple[str, ...]) -> str:
    words = load("en")
    rows = "".join(f"| `{key}` | {words(f'schema.{kind}.{key}')} |\n" for key in keys)
    return f"\n| {'kind' if 'kind' in kind else 'key'} | what it says |\n|---|---|\n{rows}\n"


def test_the_sample_of_a_whole_edition_is_one(tmp_path: Path) -> None:
    assert heavy(check(write(tmp_path, HEAD.replace("house-rule", "edition") + EVERY_OPTION), folders=NOWHERE)) == []
