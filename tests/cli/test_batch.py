"""Many questions at once: each line is answered or told what is wrong with it, and none stops the others."""

import io
import json

import pytest

from unorules.cli import batch, exits
from unorules.cli.app import main
from unorules.diagnostics.samples import HEAD


@pytest.fixture(autouse=True)
def in_english(monkeypatch):
    monkeypatch.setenv("UNORULES_LANG", "en")


def ask(tmp_path, *words, lines=b""):
    """The exit code of a batch of these lines."""
    file = tmp_path / "questions"
    file.write_bytes(lines)
    with pytest.raises(SystemExit) as ended:
        main(["ask", *words, "--batch", str(file)])
    return ended.value.code


def answers(capsys):
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_every_line_has_its_object_in_order(tmp_path, capsys):
    lines = '\ufeffCan I stack +2?\r\n\n  \n{"question": "Saako +2 päälle +2?", "rules": ["progressive"]}'
    assert ask(tmp_path, "--json", lines=lines.encode()) == exits.OK
    first, second = answers(capsys)
    assert (first["question"], first["verdict"]) == ("Can I stack +2?", "no")
    assert (second["language"], second["verdict"]) == ("fi", "yes")


def test_people_get_a_page_under_each_question(tmp_path, capsys):
    assert ask(tmp_path, lines=b"Can I stack +2?\nHow many cards are dealt?\n") == exits.OK
    told = capsys.readouterr().out
    assert told.startswith("Can I stack +2?\n\nNo.")
    assert "\n\nHow many cards are dealt?\n\n" in told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b"bad \xff\xfe", "Line 2: it is not UTF-8 text"),
        (b'{"question": ', "Line 2: it begins with a brace but is not a JSON object"),
        (b'{"question": ' + b"[" * 100_000, "Line 2: it begins with a brace but is not a JSON object"),
        (b'{"question": 1' + b"0" * 5000 + b"}", "Line 2: it begins with a brace but is not a JSON object"),
        (b'{"rules": []}', "Line 2: `question` is missing or empty"),
        (b'{"question": " "}', "Line 2: `question` is missing or empty"),
        (
            b'{"question": "x", "rule": []}',
            "Line 2: there is no `rule` in a question, only `question`, `rules` or `lang`",
        ),
        (b'{"question": "x", "rules": "official"}', "Line 2: `rules` must be a list of texts"),
        (b'{"question": "x", "lang": "xx"}', "Line 2: `lang` is xx and must be `fi`, `nb`, `sv` or `en`"),
        (b'{"question": "x", "lang": 3}', "Line 2: `lang` is 3 and must be `fi`, `nb`, `sv` or `en`"),
    ],
)
def test_a_line_that_is_no_question_is_told_what_is_wrong_and_the_others_are_answered(line, told, tmp_path, capsys):
    assert ask(tmp_path, "--json", lines=b"Can I stack +2?\n" + line + b"\nCan I stack +4?\n") == exits.LINE_FAILED
    first, wrong, last = answers(capsys)
    assert (first["status"], last["status"]) == ("answered", "answered")
    assert wrong.pop("question")[:3] == line[:3].decode()
    assert wrong == {"status": "error", "line": 2, "message": told}


def test_a_ruleset_that_there_is_not_is_named(tmp_path, capsys):
    assert ask(tmp_path, "--json", lines=b'{"question": "Can I stack?", "rules": ["progressiv"]}') == exits.LINE_FAILED
    message = answers(capsys)[0]["message"]
    assert "`progressiv`" in message
    assert "`progressive`" in message


def test_what_is_odd_about_the_rules_is_told_once(tmp_path, capsys):
    rules = tmp_path / "jump-in.toml"
    rules.write_text(HEAD.replace("sample", "jump-in"), encoding="utf-8")
    assert ask(tmp_path, "--rules", str(rules), lines=b"Can I stack +2?\nCan I stack +4?\n") == exits.OK
    assert capsys.readouterr().err.count("warning[RS218]") == 1


def test_people_are_told_of_a_line_on_standard_error(tmp_path, capsys):
    assert ask(tmp_path, lines=b'{"rules": []}\nCan I stack +2?') == exits.LINE_FAILED
    captured = capsys.readouterr()
    assert captured.err == "Line 1: `question` is missing or empty\n"
    assert captured.out.startswith("Can I stack +2?")


def test_a_file_without_line_ends_is_not_read_for_ever(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(batch, "_LONGEST_LINE", 100)
    assert ask(tmp_path, "--json", lines=b"Can I stack +2?\n" + b"\0" * 200) == exits.USAGE
    captured = capsys.readouterr()
    assert captured.out.count("\n") == 1
    assert captured.err == "The file can’t be read: a line in it has no end\n"


def test_a_file_that_is_not_there_is_told(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["ask", "--batch", "/nowhere"])
    assert ended.value.code == exits.USAGE
    assert "no such file" in capsys.readouterr().err


class Full(io.StringIO):
    def write(self, text):
        raise OSError(28, "No space left on device")


def test_a_full_disk_is_no_fault_of_the_file_read(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("sys.stdout", Full())
    assert ask(tmp_path, "--json", lines=b"Can I stack +2?\n") == exits.FOUND
    assert capsys.readouterr().err == "The output cannot be written: the disk is full\n"


def test_a_file_that_is_far_too_large_is_refused_at_once(tmp_path, capsys):
    with (tmp_path / "large").open("wb") as file:
        file.write(b"Can I stack +2?\n")
        file.truncate(100_000_000)
    with pytest.raises(SystemExit) as ended:
        main(["ask", "--batch", str(tmp_path / "large")])
    told = capsys.readouterr()
    assert ended.value.code == exits.USAGE
    assert told.out == ""
    assert "it is larger than 50 megabytes" in told.err
