"""Completion: what may stand at the end of a line, told in the words of three shells, and fast."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from unorules.cli import exits
from unorules.cli.commands import NAMES, Lazy
from unorules.cli.completion import SHELLS, VARIABLE
from unorules.cli.completion.candidates import FILES, lines
from unorules.cli.completion.table import FREE, TAKES, table
from unorules.diagnostics.codes import CODES
from unorules.engine.options import OPTIONS
from unorules.i18n.language import languages
from unorules.rulebook.shelf import EDITIONS, HOUSE_RULES, SHIPPED

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def at_home(monkeypatch, tmp_path):
    """An own ruleset, and English."""
    monkeypatch.setenv("UNORULES_LANG", "en")
    monkeypatch.setenv("UNORULES_RULESETS", str(tmp_path))
    (tmp_path / "cabin.toml").write_text('id = "cabin"\n', encoding="utf-8")
    (tmp_path / "No Id.toml").write_text("", encoding="utf-8")


def offered(*words, shell="bash"):
    """The words offered, without what is told of them and without the kinds of files."""
    return [line.partition("\t")[0] for line in lines(shell, words) if line[:1] != ":"]


def files(*words):
    """The kinds of files that the shell is to complete beside."""
    return [line[1:] for line in lines("bash", words) if line[:1] == ":"]


def test_commands_come_first():
    assert offered("") == list(NAMES)
    assert offered() == list(NAMES)
    assert offered("-") == ["--version", "--help"]
    assert offered("val") == ["validate"]
    assert offered("nonsense", "") == []


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["sheet", "-r", "prog"], ["progressive"]),
        (["sheet", "--rules", "cab"], ["cabin"]),
        (["sheet", "--format", ""], ["terminal", "markdown", "html", "pdf"]),
        (["sheet", "--format", "m"], ["markdown"]),
        (["sheet", "--lang", ""], list(languages())),
        (["sheet", "--and", "n"], ["nb"]),
        (["new", "--base", ""], list(EDITIONS)),
        (["new", "--use", ""], [*HOUSE_RULES, "cabin"]),
        (["set", ""], ["cabin"]),
        (["set", "cabin", "jump_in.al"], ["jump_in.allowed="]),
        (["set", "cabin", "--unset", "jump_in.al"], ["jump_in.allowed"]),
        (["validate", "cab"], ["cabin"]),
        (["diff", "official", "cab"], ["cabin"]),
        (["diff", "official", "no-mercy", ""], ["--json", "--lang", "--help"]),
        (["explain", "RS20"], [code for code in CODES if code.startswith("RS20")]),
        (["explain", "uno.pen"], ["uno.penalty"]),
        (["questions", "stack-t"], ["stack-total"]),
        (["judge", "--colour", ""], ["red", "yellow", "green", "blue"]),
        (["judge", "--phase", "p"], ["penalty"]),
        (["score", "evening.toml", ""], ["add", "correct", "undo"]),
        (["simulate", "--policy", "s"], ["sensible"]),
        (["completion", ""], list(SHELLS)),
        (["locales", ""], ["check"]),
        (["ask", ""], []),
    ],
)
def test_values_are_those_that_the_place_takes(words, wanted):
    assert offered(*words) == wanted


def test_options_are_offered_once_but_for_those_that_may_be_repeated():
    assert "--format" in offered("sheet", "-")
    assert "--format" not in offered("sheet", "--format", "html", "-")
    assert "--format" not in offered("sheet", "--format=html", "-")
    assert {"--rules", "-r"} <= set(offered("sheet", "--rules", "no-bluff", "-"))
    assert offered("schema", "") == ["--output", "-o", "--force", "--lang", "--help"]
    assert offered("sheet", "--", "-") == []


def test_an_option_with_its_value_in_one_word():
    assert offered("sheet", "--format=m", shell="zsh") == ["--format=markdown"]
    assert offered("sheet", "--format=m") == ["markdown"], "bash holds back what stands before the sign"
    assert offered("sheet", "--format", "=", "m") == ["markdown"], "as bash takes it apart"
    assert offered("sheet", "--format", "=") == ["terminal", "markdown", "html", "pdf"]
    assert offered("sheet", "--nonsense=m") == []


def test_behind_a_key_stand_its_values():
    assert offered("new", "--set", "jump_in.allowed=", shell="fish") == [
        "jump_in.allowed=true",
        "jump_in.allowed=false",
    ]
    assert offered("new", "--set=jump_in.al", shell="fish") == ["--set=jump_in.allowed="]
    assert offered("new", "--set=jump_in.allowed=t", shell="fish") == ["--set=jump_in.allowed=true"]


def test_files_are_left_to_the_shell():
    assert files("sheet", "-r", "") == ["toml"]
    assert files("sheet", "-o", "") == ["file"]
    assert files("simulate", "--record", "3", "") == ["file"]
    assert files("locales", "check", "") == ["folder"]
    assert files("ask", "") == []


def test_every_kind_of_value_of_every_parameter_is_known():
    """A new parameter is in the table, or its type says what it takes."""
    known = {*FILES, "own", "language", *(name[1:] for name in table() if name.startswith(":"))}
    assert {kind for kinds in TAKES.values() for kind in kinds} <= known
    commands = Lazy()
    for name in commands:
        for param in commands[name].params:
            said = param.param_type_name == "option" and param.is_flag
            said |= hasattr(param.type, "choices") or type(param.type).__name__.lower().startswith("int")
            assert said or param.name in TAKES, f"{name}: {param.name}"
    assert all(TAKES[name] == () for name in FREE)


def test_every_word_offered_is_one_that_is_taken():
    parts = table()
    assert set(parts[":ruleset"]) == set(SHIPPED)
    values = dict.fromkeys(each.partition("=")[0] for each in parts[":assignment"])
    assert list(values) == [option.key for option in OPTIONS]
    for each in parts[":assignment"]:
        key, _, value = each.partition("=")
        option = next(option for option in OPTIONS if option.key == key)
        typed = {"true": True, "false": False}.get(value, int(value) if value.isdecimal() else value)
        assert option.values.accepts(typed), each


@pytest.mark.parametrize("language", ["fi", "nb", "sv", "en"])
def test_shells_that_show_it_are_told_what_each_word_is(language, monkeypatch):
    monkeypatch.setenv("UNORULES_LANG", language)
    for line in lines("fish", ["s"]) + lines("zsh", ["sheet", "--f"]) + lines("fish", ["explain", "uno."])[:-1]:
        word, _, told = line.partition("\t")
        assert told and "\n" not in told and "{" not in told, word
    assert all("\t" not in line for line in lines("bash", ["s"]))


def test_a_language_that_is_not_spoken_does_not_stop_it(monkeypatch):
    monkeypatch.setenv("UNORULES_LANG", "xx")
    assert offered("val", shell="zsh") == ["validate"]


def test_an_own_folder_that_is_none_offers_nothing(monkeypatch, tmp_path):
    monkeypatch.setenv("UNORULES_RULESETS", str(tmp_path / "nowhere"))
    assert offered("set", "") == []


def complete(*words, shell="bash", **environ):
    """The candidates as a process of its own prints them."""
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "unorules", *words],
        env=os.environ | {VARIABLE: shell} | environ,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == exits.OK
    return done.stdout.splitlines(), done.stderr


def test_neither_typer_nor_rich_is_imported_once_the_grammar_is_kept():
    complete("s")
    told, imported = complete("sheet", "-r", "")
    assert told[: len(SHIPPED)] == list(SHIPPED)
    for name in ("typer", "rich", "yaml", "unorules.engine", "unorules.ask", "unorules.rulebook.load"):
        assert f"| {name}" not in imported and f" {name}\n" not in imported, name


def test_without_a_cache_it_is_the_same():
    assert complete("s", UNORULES_CACHE="")[0] == complete("s")[0]


def test_a_shell_that_is_not_known_changes_nothing():
    done = subprocess.run(
        [sys.executable, "-m", "unorules", "--version"],
        env=os.environ | {VARIABLE: "tcsh"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout.startswith("unorules ")


@pytest.fixture
def shell(tmp_path):
    """Runs a text in a shell that finds this very program as `unorules`."""
    program = tmp_path / "bin" / "unorules"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m unorules "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    work = tmp_path / "work"
    (work / "sub").mkdir(parents=True)
    (work / "mine.toml").touch()
    (work / "note.txt").touch()

    def run(name, text):
        environ = os.environ | {"PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(ROOT)}
        done = subprocess.run(
            [name, "-c", text], cwd=work, env=environ, capture_output=True, encoding="utf-8", timeout=60, check=False
        )
        assert done.stderr == ""
        return done.stdout.splitlines()

    return run


def has(name):
    return pytest.mark.skipif(shutil.which(name) is None, reason=f"no {name} here")


@has("bash")
@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("unorules s", ["score", "set", "schema", "sheet", "simulate"]),
        ("unorules sheet -r pro", ["progressive"]),
        ("unorules ask --rules = pro", ["progressive"]),
        ("unorules sheet --format =", ["terminal", "markdown", "html", "pdf"]),
        ("unorules new --set jump_in.allowed =", ["true", "false"]),
        ("unorules validate min", ["mine.toml"]),
        ("unorules validate s", ["seven-o", "sub"]),
        ("unorules sheet -o n", ["note.txt"]),
        ("unorules locales check ''", ["sub"]),
    ],
)
def test_bash_completes(shell, words, wanted):
    text = f"""
        eval "$(unorules completion bash)"
        COMP_WORDS=({words}); COMP_CWORD=$(( ${{#COMP_WORDS[@]}} - 1 ))
        $(complete -p unorules | sed 's/.*-F \\([^ ]*\\) .*/\\1/') unorules
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    assert shell("bash", text) == wanted


@has("fish")
def test_fish_completes(shell):
    def asked(line):
        return [
            each.partition("\t")[0]
            for each in shell("fish", f"unorules completion fish | source; complete -C {line!r}")
        ]

    assert sorted(asked("unorules s")) == ["schema", "score", "set", "sheet", "simulate"]
    assert asked("unorules sheet -r pro") == ["progressive"]
    assert asked("unorules ask --rules=pro") == ["--rules=progressive"]
    assert asked("unorules sheet -o no") == ["note.txt"]


@has("zsh")
def test_the_zsh_script_asks_for_the_line_as_it_stands(shell):
    text = """
        compdef() { :; }; compadd() { print -l -- ${(P)argv[-1]}; }
        eval "$(unorules completion zsh)"
        typeset -A compstate=(nmatches 1)
        words=(unorules sheet -r pro); CURRENT=4
        _files() { print "files $*"; }
        _unorules
    """
    assert shell("zsh", text) == ["progressive", "files -g *.toml"]


@pytest.mark.parametrize("name", SHELLS)
def test_the_scripts_can_be_read_by_their_shells(name, shell):
    if shutil.which(name) is None:
        pytest.skip(f"no {name} here")
    assert shell(name, f"unorules completion {name} > script; {name} -n script; echo read") == ["read"]
