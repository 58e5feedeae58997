"""Findings as people and machines see them."""

import json
from pathlib import Path

import pytest

from tests.diagnostics.test_samples import found_in
from tests.folded import for_every
from tests.rulebook.files import NOWHERE, checked, write
from unorules.bundled import folder
from unorules.diagnostics.codes import CODES, finding
from unorules.diagnostics.model import Help, Label, Span
from unorules.diagnostics.samples import HEAD, SAMPLES
from unorules.diagnostics.show import as_data, brief, concise, full, helps, summary
from unorules.diagnostics.visible import visible, width
from unorules.i18n.messages import load
from unorules.i18n.shelves import Shelves
from unorules.rulebook.check import Checked, check
from unorules.rulebook.model import LANGUAGES

EN = load("en")
KEYS = {"code", "name", "severity", "line", "column", "end_line", "end_column", "message", "help", "suggestions"}


@for_every(code=[code for code in CODES if not SAMPLES[code].also])
def test_every_finding_can_be_told_in_every_form_and_language(code: str, tmp_path: Path) -> None:
    found = found_in(tmp_path, SAMPLES[code].failing, SAMPLES[code], ())
    assert isinstance(found, Checked)
    for language in LANGUAGES:
        messages = load(language)
        for each in found.findings[:3]:
            severity = messages(f"diagnostics.severity.{each.severity}")
            assert full(each, messages, found.lines).startswith(severity), language
            assert each.code in concise(each, messages), language
        data = as_data(found.file, found.findings, messages)
        assert json.loads(json.dumps(data)) == data, language


@pytest.mark.parametrize("language", ["fi", "nb", "sv", "en"])
def test_every_code_has_a_headline_that_stands_alone_without_a_full_stop(language: str) -> None:
    tree = Shelves(folder("locales") / language / "diagnostics.yaml").whole()
    for code in CODES:
        told = tree[code]["message"]
        for sentence in told.values() if isinstance(told, dict) else [told]:
            assert sentence and not sentence.endswith((".", "!"))


def told(place: Path, below: str) -> str:
    found = checked(place, below)
    return "\n".join(brief(each, EN) for each in found.findings)


def test_what_a_value_may_be_is_a_choice_and_no_sum(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD.replace('"house-rule"', '"rule"'))
    [found] = check(path, folders=NOWHERE).findings
    assert brief(found, EN).endswith('`kind` may be `"house-rule"` or `"edition"`')
    assert '`"off"`, `"same-colour"` or `"any"`' in told(tmp_path, '[bounce]\nskip = "never"\n')


@pytest.mark.parametrize(("title", "named"), [('title = "Nowhere"\n', "`Nowhere`"), ("", "`sources`")])
def test_a_source_without_an_id_is_called_by_its_title(title: str, named: str, tmp_path: Path) -> None:
    source = f'[[sources]]\n{title}covers = ["uno.penalty"]\nagrees = false\n'
    text = told(tmp_path, f"{source}[uno]\npenalty = 3\n")
    assert f"{named} disagrees" in text
    assert "``" not in text


def test_a_frame_shows_the_smallest_text_that_is_wrong_and_what_would_mend_it(tmp_path: Path) -> None:
    found = checked(tmp_path, "[turn]\ndraw_limt = 3\n")
    assert full(found.findings[0], EN, found.lines).replace(str(tmp_path), "") == (
        "error[RS201]: unknown key `turn.draw_limt`\n"
        " --> /sample.toml:6:1\n"
        "  |\n"
        "6 | draw_limt = 3\n"
        "  | ^^^^^^^^^ not a key of rulesets\n"
        "  |\n"
        "  = help: did you mean `draw_limit`?"
    )


def test_further_places_are_shown_with_their_own_words(tmp_path: Path) -> None:
    found = checked(tmp_path, "[uno]\npenalty = 3\ncall = 'at-one-card'\nself_correct = false\npenalty = 4\n")
    assert full(found.findings[0], EN, found.lines).replace(str(tmp_path), "") == (
        "error[RS106]: `uno.penalty` is given twice\n"
        " --> /sample.toml:9:1\n"
        "  |\n"
        "6 | penalty = 3\n"
        "  | ------- given first here\n"
        " ...\n"
        "9 | penalty = 4\n"
        "  | ^^^^^^^ given again\n"
        "  |\n"
        "  = help: keep one of the two"
    )


def test_carets_stand_under_wide_letters_and_tabs() -> None:
    line = "\tä\u0308 = { 王 = 'x' }"
    start = line.index("王")
    wrong = finding("RS208", "f", Span("f", 1, start + 1, 1, start + 2), params={"language": "王", "known": ("fi",)})
    frame = full(wrong, EN, lambda file: [line]).split("\n")
    shown, carets = frame[3], frame[4]
    assert width(shown[: shown.index("王")]) == carets.index("^")
    assert carets.count("^") == 2


def test_a_very_long_line_is_cut_around_the_place() -> None:
    line = "x" * 5000 + "HERE" + "y" * 5000
    wrong = finding("RS209", "f", Span("f", 1, 5001, 1, 5005), params={"name": "n"})
    frame = full(wrong, EN, lambda file: [line]).split("\n")
    assert max(len(each) for each in frame) < 160
    at = frame[4].index("^")
    assert frame[3][at : at + 4] == "HERE"


def test_nothing_of_a_file_steers_the_terminal(tmp_path: Path) -> None:
    evil = "\x1b[31m\u202e\u2066\x07\u200b"
    sources = (
        f'[uno]\n"{json.dumps(evil)[1:-1]}" = 1\n',
        f'because = {{ en = "{evil[3:]}" }}\n',
        f'uses = ["{json.dumps(evil)[1:-1]}", "a\\u202eb"]\n',
        f"# {evil}\n[uno]\npenalty = ”{evil}”\n",
        f'[[sources]]\nid = "{json.dumps(evil)[1:-1]}"\ntitle = "x"\nagrees = false\ncovers = ["{json.dumps(evil)[1:-1]}"]\n',
    )
    for number, below in enumerate(sources):
        found = check(write(tmp_path, HEAD + below, f"evil-{number}"), folders=NOWHERE)
        assert found.findings
        told = "".join(full(each, EN, found.lines) + brief(each, EN) for each in found.findings)
        told += json.dumps(as_data(found.file, found.findings, EN), ensure_ascii=False)
        assert not set(evil) - set("[31m") & set(told)


def test_what_cannot_be_seen_is_written_out() -> None:
    assert visible("a\x1bb\u202ec\td") == "a<U+001B>b<U+202E>c    d"
    assert visible("hyvää päivää 👨‍👩‍👧") == "hyvää päivää 👨‍👩‍👧"


def test_braces_of_a_file_are_no_templates(tmp_path: Path) -> None:
    found = checked(tmp_path, '[uno]\n"{0.__class__}{n}" = 1\n')
    assert "{0.__class__}{n}" in concise(found.findings[0], EN)


def test_machines_get_the_same_keys_whatever_is_wrong(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD.replace('kind = "house-rule"\n', "") + "[uno]\npenalty = 30\n")
    found = check(path, folders=NOWHERE)
    data = as_data(found.file, found.findings, EN)
    assert (data["file"], data["ok"]) == (str(path), False)
    rows = data["findings"]
    assert isinstance(rows, list)
    assert all(set(row) == KEYS | {"related", "data"} for row in rows)
    whole, placed = rows[0], rows[1]
    assert (whole["line"], whole["help"]) == (None, 'write `kind = "house-rule"`')
    assert (placed["line"], placed["column"], placed["end_line"], placed["end_column"]) == (5, 11, 5, 13)


def test_the_summary_counts_in_the_plural_of_the_language(tmp_path: Path) -> None:
    found = checked(tmp_path, "[uno]\npenalty = 30\n[setup]\nhand_size = 8\n")
    assert summary(found.findings, load("fi")) == "1 virhe ja 1 huomautus"
    assert summary((), load("nb")) == "ingenting å utsette på den"


def test_a_place_in_a_file_that_cannot_be_shown_is_still_named() -> None:
    span = Span("gone.toml", 3, 1, 3, 2)
    other = finding("RS106", "f", None, params={"name": "n"}, secondary=(Label(span, "first"),), helps=(Help("one"),))
    assert "gone.toml:3:1" in full(other, EN, lambda file: [])


def test_a_line_that_cannot_be_shown_has_its_label_by_the_place(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD.encode() + "# hyvä\n".encode("cp1252"))
    found = check(path, folders=NOWHERE)
    frame = full(found.findings[0], EN, found.lines).splitlines()
    assert frame[1] == f" --> {path}:5:6: not UTF-8"
    assert frame[2] == "  |"
    assert frame[3].startswith("  = help: ")


@pytest.mark.parametrize(
    ("below", "table", "key"),
    [
        ("[uno]\nqqqq = 3\n", "[uno]", "`false_call_penalty`"),
        ("[scoring.points]\nqqqq = 3\n", "[scoring.points]", "`draw_two`"),
        ('[[sources]]\nid = "a"\ntitle = "A"\ncovers = []\nqqqq = 3\n', "[[sources]]", "`statements`"),
    ],
)
def test_the_keys_that_may_stand_in_a_table_are_told_with_its_name(
    tmp_path: Path, below: str, table: str, key: str
) -> None:
    [found] = [one for one in checked(tmp_path, below).findings if one.code == "RS201"]
    [told] = helps(found, EN)
    assert told.startswith(f"`{table}` has these keys: `") and key in told


def test_a_command_is_never_cut() -> None:
    command = f"unorules simulate --rules {'folder/' * 60}cabin.toml --players 10"
    [told] = helps(finding("RS606", "cabin.toml", helps=(Help("simulate", {"command": command}),)), EN)
    assert f"`{command}`" in told
