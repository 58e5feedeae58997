"""A ruleset from somewhere else may hold anything: it is read in bounded time, reaches no other file, and steers no terminal."""

from __future__ import annotations

import os
import time
from collections import Counter
from pathlib import Path

import pytest

from tests.rulebook.files import HEAD, NOWHERE, checked, codes, heavy, loaded, write
from unorules.cli import validate
from unorules.cli.app import main
from unorules.diagnostics.visible import visible
from unorules.engine.options import OPTIONS
from unorules.rulebook.check import Checked, check
from unorules.rulebook.load import load
from unorules.rulebook.reader import LONG, MOST_LISTED, SHORT
from unorules.rulebook.syntax import is_too_deep

LONGEST = 5.0
"""Seconds that no file may take; all of these take one or less."""


def quickly(path: Path) -> Checked:
    started = time.perf_counter()
    found = check(path, folders=NOWHERE)
    assert time.perf_counter() - started < LONGEST
    assert len(found.findings) < 300
    return found


def items(text: str, times: int) -> str:
    return ", ".join(text.replace("@", str(number)) for number in range(times))


HUGE = {
    "uses": ("uses = [" + items('"r@"', 60_000) + "]\n", "RS219"),
    "excludes": ("excludes = [" + items('"r@"', 60_000) + "]\n", "RS219"),
    "pins": ("pins = [" + items('"uno.penalty"', 40_000) + "]\n", "RS219"),
    "sources": ("".join(f'[[sources]]\nid = "s{n}"\ncover = []\n' for n in range(20_000)), "RS115"),
    "cards": ("".join(f'[[custom_card]]\nname = {{ en = "c{n}" }}\n' for n in range(15_000)), "RS219"),
    "languages": ("because = { " + items('a@ = "x"', 50_000) + " }\n", "RS115"),
    "keys": ("[uno]\n" + "".join(f"k{n} = 1\n" for n in range(60_000)), "RS115"),
    "tables": ("".join(f"[t{n}]\n" for n in range(60_000)), "RS115"),
    "headers": ("[uno]\n" * 60_000, "RS106"),
    "array": ("x = " + "[" * 300_000 + "]" * 300_000 + "\n", "RS112"),
    "inline": ("x = " + "{a=" * 150_000 + "1" + "}" * 150_000 + "\n", "RS112"),
    "key": ("a." * 300_000 + "a = 1\n", "RS112"),
    "quoted key": ('"é".' * 150_000 + "a = 1\n", "RS112"),
    "quoted header": ("[" + '"é".' * 150_000 + "a]\n", "RS112"),
    "key in braces": ("x = { " + '"a" . ' * 100_000 + "a = 1 }\n", "RS112"),
    "digits": ("[uno]\npenalty = " + "9" * 900_000 + "\n", "RS105"),
    "quotes": ('"' * 900_000 + "\n", "RS114"),
    "brackets": ("[" * 900_000, "RS105"),
    "long key": ("[uno]\n" + "k" * 500_000 + " = 1\n", "RS201"),
    "long word": ('[uno]\ncall = "' + "k" * 500_000 + '"\n', "RS207"),
    "long text": ('description = { en = "' + "é " * 300_000 + '" }\n', "RS220"),
    "too much": ("# " + "x" * 1_000_000, "RS102"),
}


@pytest.mark.parametrize("name", HUGE)
def test_what_is_huge_is_told_quickly(name: str, tmp_path: Path) -> None:
    below, code = HUGE[name]
    assert code in codes(quickly(write(tmp_path, HEAD + below)))


def test_words_with_full_stops_are_not_deep() -> None:
    assert not is_too_deep('description = { en = "' + "Ha. " * 200 + '" }\n')
    assert not is_too_deep("covers = [" + items('"uno.penalty"', 300) + "]\n")
    assert is_too_deep("[" + "a . " * 60 + "b]\n")


def lattice(place: Path, depth: int) -> Path:
    """Two files a step, each of which uses both of the next step."""
    for step in range(depth):
        below = f'uses = ["a{step + 1}", "b{step + 1}"]\n' if step + 1 < depth else ""
        for side in "ab":
            write(place, HEAD.replace("sample", f"{side}{step}") + below, f"{side}{step}")
    return place / "a0.toml"


def test_files_that_use_each_other_in_every_way_are_each_read_once(tmp_path: Path) -> None:
    assert heavy(quickly(lattice(tmp_path, 40))) == []


def test_a_chain_of_very_many_files_ends(tmp_path: Path) -> None:
    for number in range(1_200):
        write(tmp_path, HEAD.replace("sample", f"n{number}") + f'uses = ["n{number + 1}"]\n', f"n{number}")
    assert heavy(quickly(tmp_path / "n0.toml")) == ["RS315"]
    assert not loaded(tmp_path / "n0.toml").ok


def test_very_many_rulesets_that_disagree_are_told_in_part(tmp_path: Path) -> None:
    names = [f"n{number}" for number in range(MOST_LISTED)]
    for number, name in enumerate(names):
        below = f"[uno]\npenalty = {number % 10}\n[setup]\nhand_size = {number % 7 + 1}\n"
        write(tmp_path, HEAD.replace("sample", name) + below, name)
    uses = ", ".join(f'"{name}"' for name in names)
    assert Counter(heavy(quickly(write(tmp_path, HEAD + f"uses = [{uses}]\n"))))["RS308"] == 200


# Names


NAMES = {
    "quotes": "'single' \\\"double\\\" `tick`",
    "emoji": "🃏 👨‍👩‍👧‍👦 🎴",
    "right to left": "שלום عليكم",
    "markup": "<script>alert(1)</script> | [x](y) *b*",
    "long": "N" * 10_000,
}


@pytest.mark.parametrize("name", NAMES)
def test_names_of_every_kind_can_be_shown(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    title = f'title = {{ en = "{NAMES[name]}" }}'
    card = f'[[custom_card]]\nid = "own"\nname = {{ en = "{NAMES[name]}" }}\neffect = {{ draw = 2 }}\n'
    source = f'[[sources]]\nid = "own"\ntitle = "{NAMES[name]}"\ncovers = ["uno.penalty"]\n'
    text = (
        HEAD.replace('title = { en = "Sample" }', title) + f'base = "official-112"\n[uno]\npenalty = 3\n{card}{source}'
    )
    path = str(write(tmp_path, text))
    for command in (
        ["sheet", "--rules", path],
        ["sheet", "--rules", path, "--format", "markdown"],
        ["ask", "--rules", path, "How many cards for forgetting UNO?"],
        ["rules", path],
        ["rules", "--show", path],
        ["judge", "--rules", path, "--top", "r5", "--hand", "r6"],
    ):
        with pytest.raises(SystemExit) as ended:
            main(command)
        assert ended.value.code == 0
        told = capsys.readouterr().out
        assert told and all(visible(line) == line for line in told.split("\n"))
        assert "<script>" not in told or "markdown" not in command


@pytest.mark.parametrize(("key", "most"), [("title", SHORT), ("description", LONG)])
def test_a_very_long_text_is_cut_and_told_to_be(key: str, most: int, tmp_path: Path) -> None:
    text = HEAD.replace('title = { en = "Sample" }', 'title = { en = "x" }\ndescription = { en = "x" }')
    path = write(tmp_path, text.replace(f'{key} = {{ en = "x"', f'{key} = {{ en = "{"long " * 1000}"'))
    assert codes(check(path, folders=NOWHERE)) == ["RS220"]
    shown = getattr(loaded(path).layers[-1], key)("en")
    assert len(shown) <= most and shown.endswith("…")


def test_a_text_of_several_lines_is_one_paragraph_and_a_name_of_several_lines_is_wrong(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD + 'description = { en = """One\n  two\tthree.""" }\n')
    assert loaded(path).layers[-1].description("en") == "One two three."
    assert heavy(check(write(tmp_path, HEAD.replace("Sample", "One\\ntwo")), folders=NOWHERE)) == ["RS210"]


def test_a_card_whose_name_makes_no_id_wants_one(tmp_path: Path) -> None:
    found = checked(tmp_path, 'base = "official-112"\n[[custom_card]]\nname = { en = "🎤" }\n')
    assert heavy(found) == ["RS203"]
    assert found.findings[0].suggestions == ('id = "card-1"',)


def test_keys_that_other_languages_fear_are_keys_like_others(tmp_path: Path) -> None:
    below = '__proto__ = 1\n[constructor]\n[uno]\n"__class__" = 1\n"" = 1\n"\\u001b[31m" = 1\n'
    assert sorted(heavy(checked(tmp_path, below))) == ["RS201"] * 4 + ["RS202"]


# Places


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name here")
def test_a_pipe_that_lies_in_a_folder_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    assert heavy(quickly(tmp_path / "pipe.toml")) == ["RS101"]
    assert heavy(checked(tmp_path, 'uses = ["pipe"]\n')) == ["RS301"]
    assert validate.run([str(tmp_path)], "concise", "en", False) == 1
    assert not loaded(tmp_path / "pipe.toml").ok


def linked(place: Path, name: str, target: Path) -> None:
    try:
        (place / f"{name}.toml").symlink_to(target)
    except (NotImplementedError, OSError):
        pytest.skip("no links here")


def test_a_link_out_of_the_folder_is_followed_only_where_it_is_named_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("password: 12345\n", encoding="utf-8")
    folder = tmp_path / "rules"
    folder.mkdir()
    linked(folder, "net", secret)
    write(folder, HEAD + 'uses = ["net"]\n')
    assert validate.run([str(folder)], "full", "en", False) == 2
    told = capsys.readouterr().out
    assert "password" not in told and "a link that leads out" in told
    assert validate.run([str(folder / "net.toml")], "full", "en", False) == 1
    assert "password" in capsys.readouterr().out


def test_a_link_within_the_folder_is_followed(tmp_path: Path) -> None:
    write(tmp_path, HEAD.replace("sample", "one"), "one")
    linked(tmp_path, "two", tmp_path / "one.toml")
    assert heavy(checked(tmp_path, 'uses = ["two"]\n')) == []


def test_links_in_the_own_folder_may_lead_anywhere(tmp_path: Path) -> None:
    own, elsewhere = tmp_path / "own", tmp_path / "elsewhere"
    own.mkdir()
    elsewhere.mkdir()
    write(elsewhere, HEAD.replace("sample", "mine"), "mine")
    linked(own, "mine", elsewhere / "mine.toml")
    path = write(tmp_path, HEAD + 'uses = ["mine"]\n')
    assert not heavy(check(path, folders=[own]))
    assert load(["mine"], folders=[own]).ok


def test_links_that_go_round_and_links_to_nothing_are_no_rulesets(tmp_path: Path) -> None:
    linked(tmp_path, "round", tmp_path / "round.toml")
    linked(tmp_path, "nothing", tmp_path / "gone")
    assert heavy(checked(tmp_path, 'uses = ["round", "nothing"]\n')) == ["RS301", "RS301"]


@pytest.mark.parametrize(
    "name", ["../x", "/etc/passwd", "C:\\\\x", "x/y", "~", "%2e%2e", "file:x", "a.toml", ".", "x\\u0000"]
)
def test_only_ids_are_followed(name: str, tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text(HEAD.replace("sample", "x"), encoding="utf-8")
    folder = tmp_path / "y"
    folder.mkdir()
    found = check(write(folder, HEAD + f'uses = ["{name}"]\n'), folders=NOWHERE)
    assert heavy(found) in (["RS302"], ["RS301"], ["RS210"])
    found = check(write(folder, HEAD + f'base = "{name}"\nexcludes = ["{name}"]\n'), folders=NOWHERE)
    assert len(heavy(found)) == 2


def test_a_ruleset_of_every_option_at_its_end_is_played_in_bounds(tmp_path: Path) -> None:
    """The largest deck, hand and table: whatever the rules, a command that plays them ends."""
    tables: dict[str, list[str]] = {}
    for option in OPTIONS:
        high = option.values.high if option.values.high is not None else None
        if high is not None and option.section in ("deck", "setup", "players"):
            tables.setdefault(option.section, []).append(f"{option.key.rpartition('.')[2]} = {high}")
    below = "".join(f"[{table}]\n" + "\n".join(lines) + "\n" for table, lines in tables.items())
    path = write(tmp_path, HEAD + below)
    started = time.perf_counter()
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "--rules", str(path), "--rounds", "2", "--players", "20"])
    assert ended.value.code in (0, 2)
    assert time.perf_counter() - started < 4 * LONGEST
