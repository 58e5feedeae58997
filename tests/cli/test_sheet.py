"""`unorules sheet`: forms, sizes, two languages, a folder of all, and what it says to those who ask wrongly."""

import builtins

import pytest

from unorules.cli import exits
from unorules.cli.app import main
from unorules.cli.sheet import EPOCH, date_line
from unorules.i18n.language import languages


@pytest.fixture(autouse=True)
def in_english(monkeypatch):
    monkeypatch.setenv("UNORULES_LANG", "en")
    monkeypatch.delenv(EPOCH, raising=False)


def run(*words):
    with pytest.raises(SystemExit) as ended:
        main(["sheet", *words])
    return ended.value.code


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("a.md", b"# UNO rules"),
        ("a.MARKDOWN", b"# UNO rules"),
        ("a.txt", b"UNO rules"),
        ("a.html", b"<!doctype html>"),
        ("a.pdf", b"%PDF-"),
    ],
)
def test_the_ending_of_the_file_says_how_to_write(name, begins, tmp_path):
    assert run("-o", str(tmp_path / name)) == exits.OK
    once = (tmp_path / name).read_bytes()
    assert once.startswith(begins)
    assert run("-o", str(tmp_path / name)) == exits.FOUND
    assert run("-o", str(tmp_path / name), "--force") == exits.OK
    assert (tmp_path / name).read_bytes() == once


def test_the_form_asked_for_goes_before_the_ending(tmp_path):
    assert run("-o", str(tmp_path / "a.pdf"), "--format", "markdown") == exits.OK
    assert (tmp_path / "a.pdf").read_text(encoding="utf-8").startswith("# UNO rules")


def test_html_goes_to_standard_output_and_pdf_does_not(capsys):
    assert run("--format", "html") == exits.OK
    assert capsys.readouterr().out.startswith("<!doctype html>")
    assert run("--format", "pdf") == exits.USAGE
    assert "--output FILE.pdf" in capsys.readouterr().err


def test_a_smaller_sheet_tells_less(capsys):
    lengths = []
    for size in ("full", "card", "pocket"):
        assert run("--size", size) == exits.OK
        lengths.append(len(capsys.readouterr().out))
    assert lengths[0] > lengths[1] > lengths[2]


def test_two_languages_stand_side_by_side(capsys):
    assert run("--lang", "fi", "--and", "sv") == exits.OK
    assert "Vuorosi                                │ Din tur" in capsys.readouterr().out


def test_every_language_goes_into_the_folder(tmp_path, capsys):
    place = tmp_path / "new" / "folder"
    asked = ("--all-languages", "--size", "card", "--format", "markdown", "-r", "seven-o", "-o", str(place))
    assert run(*asked) == exits.OK
    names = sorted(path.name for path in place.iterdir())
    assert names == sorted(f"official+seven-o-card-{language}.md" for language in languages())
    assert len({path.read_bytes() for path in place.iterdir()}) == len(names)
    assert capsys.readouterr().err.count("Written: ") == len(names)
    assert run(*asked) == exits.FOUND
    assert run(*asked, "--force") == exits.OK


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--and", "en"], "`--and` takes another language than the first"),
        (["--and", "de"], "`de` is not a language that is spoken here"),
        (["--all-languages"], "`--all-languages` needs a folder"),
        (["--all-languages", "-o", "-"], "`--all-languages` needs a folder"),
        (["--all-languages", "--and", "fi", "-o", "x"], "`--all-languages` and `--and` cannot be given together"),
        (["--date", "30.11.2026"], "A date is written like 2026-11-30"),
        (["-o", "x.docx"], "cannot be a `.docx` file: its name ends in `.md`"),
        (["--size", "huge"], "`--size` must be `full`, `card` or `pocket`"),
        (["--paper", "a5"], "`--paper` must be `a4` or `letter`"),
    ],
)
def test_what_cannot_be_done_is_told(words, told, capsys):
    assert run(*words) == exits.USAGE
    captured = capsys.readouterr()
    assert captured.out == ""
    assert told in captured.err


def test_a_folder_that_cannot_be_made_is_told(tmp_path, capsys):
    (tmp_path / "file").write_text("mine")
    assert run("--all-languages", "-o", str(tmp_path / "file" / "below")) == exits.FOUND
    assert "cannot be written" in capsys.readouterr().err


def test_without_the_library_for_pdf_it_is_told_what_to_install(tmp_path, capsys, monkeypatch):
    imported = builtins.__import__

    def without(name, *rest, **more):
        if name in ("typst", "unorules.document.pdf"):
            raise ImportError(name)
        return imported(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    assert run("-o", str(tmp_path / "a.pdf")) == exits.USAGE
    assert 'pip install "unorules[print]"' in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_date_is_the_one_given_or_that_of_a_reproducible_build():
    assert date_line(None, {}) == ""
    assert date_line("2026-11-30", {EPOCH: "0"}) == "2026-11-30"
    assert date_line(None, {EPOCH: "86400"}) == "1970-01-02"
    for epoch in ("tomorrow", "9" * 30):
        with pytest.raises(ValueError, match=epoch[:5]):
            date_line(None, {EPOCH: epoch})


def test_the_foot_bears_the_rules_their_code_and_the_date(capsys):
    assert run("-r", "progressive", "--date", "2026-11-30") == exits.OK
    foot = capsys.readouterr().out.splitlines()[-1]
    assert foot.startswith("Rules: official + progressive · code ")
    assert foot.endswith(" · 2026-11-30")
