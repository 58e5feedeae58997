"""The manual page: made of the help, the same in docs/, and such that man can read it."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from unorules.cli.commands import NAMES, Lazy
from unorules.cli.manual import DATE, FILES, VARIABLES, manual
from unorules.document.model import Bullets, Document, Heading, Paragraph, Run, Table, plain
from unorules.document.roff import roff
from unorules.i18n.messages import load

PAGE = Path(__file__).parent.parent.parent / "docs" / "unorules.1"
LANGUAGES = ["fi", "nb", "sv", "en"]


def test_the_page_in_docs_is_the_one_that_is_printed_now():
    """`UNORULES_WRITE=1 python -m pytest tests/cli/test_manual.py` writes it anew."""
    now = manual(load("en"))
    if os.environ.get("UNORULES_WRITE"):
        PAGE.write_text(now, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == now


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_with_its_options_stands_there(language):
    told = manual(load(language))
    commands = Lazy()
    for name in NAMES:
        part = told.partition(f'.SS "unorules {name}'.replace("-", "\\-"))[2].partition("\n.S")[0]
        for param in commands[name].params:
            assert part.count("\n.TP\n") >= len(commands[name].params)
            if param.param_type_name == "option":
                assert max(param.opts, key=len).replace("-", "\\-") in part
    for word in (*VARIABLES, *FILES):
        assert f"\n\\fB{word}\\fR\n".replace("-", "\\-") in told


def test_every_variable_that_the_program_looks_at_stands_there():
    root = PAGE.parent.parent / "unorules"
    text = "".join(path.read_text(encoding="utf-8") for path in root.rglob("*.py"))
    looked_at = set(re.findall(r'"(UNORULES_[A-Z]+|XDG_[A-Z_]+)"', text))
    assert looked_at <= set(VARIABLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_groff_has_nothing_to_complain_of(language, tmp_path):
    if shutil.which("groff") is None:
        pytest.skip("no groff here")
    path = tmp_path / "unorules.1"
    path.write_text(manual(load(language)), encoding="utf-8")
    words = ["groff", "-ww", "-man", "-K", "utf8", "-T", "utf8", str(path)]
    done = subprocess.run(words, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("language", LANGUAGES)
def test_mandoc_finds_no_error(language, tmp_path):
    if shutil.which("mandoc") is None:
        pytest.skip("no mandoc here")
    path = tmp_path / "unorules.1"
    path.write_text(manual(load(language)), encoding="utf-8")
    done = subprocess.run(
        ["mandoc", "-T", "lint", "-W", "warning", str(path)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stdout == ""


def test_the_page_is_of_the_day_of_the_version():
    changes = (PAGE.parent.parent / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(r"^## \S+ – (\S+)$", changes, re.MULTILINE)[1] == DATE


def test_text_is_never_taken_for_a_request():
    blocks = (
        Heading('say "uno"'),
        Paragraph(plain(".so /dev/zero")),
        Paragraph(plain("'quoted' \\n")),
        Table(("", ""), (((Run("--x", "code"),), plain("a  b\n.c")),)),
    )
    assert roff(Document(blocks), "x", "x 1", DATE).splitlines()[1:] == [
        '.SH "say \\(dquno\\(dq"',
        "\\&.so /dev/zero",
        ".PP",
        "\\&'quoted' \\en",
        ".TP",
        "\\fB\\-\\-x\\fR",
        "a b .c",
    ]
    long = roff(Document((Paragraph(plain("word " * 15 + ".word " * 20)),)), "x", "x 1", DATE)
    assert not any(line.startswith(".w") for line in long.splitlines())


def test_a_block_that_no_manual_has_is_refused():
    with pytest.raises(TypeError):
        roff(Document((Bullets(()),)), "x", "x 1", DATE)
