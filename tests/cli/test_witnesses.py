"""What play has shown can be played again: `validate` writes it as records, and its text names the command that plays them."""

import re

import pytest

from tests.cli.test_app import run
from unorules.cli import exits
from unorules.diagnostics.samples import HEAD, SAMPLES
from unorules.i18n.language import languages

BARRED = str(SAMPLES["RS603"].failing)


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("UNORULES_LANG", "en")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sample.toml").write_text(BARRED, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("language", languages())
def test_the_command_that_the_text_names_writes_a_record_that_replay_refuses_for_the_same_reason(language, capsys):
    run("validate", "sample.toml", "--lang", language)
    named = re.search(r"`unorules (validate sample\.toml --records seen)`.*`unorules replay`", capsys.readouterr().out)
    run(*named[1].split(), "--lang", language)
    told = re.search(r"`unorules (replay seen/sample-RS603\.toml)`", capsys.readouterr().out)
    assert run(*told[1].split(), "--json") == exits.FOUND
    assert '"rule": "round_end.action_card"' in capsys.readouterr().out


@pytest.mark.parametrize("code", ["RS601", "RS604"])
def test_the_record_of_a_round_that_nobody_wins_ends_without_a_winner(code, in_a_folder, capsys):
    (in_a_folder / "sample.toml").write_text(str(SAMPLES[code].failing), encoding="utf-8")
    run("validate", "sample.toml", "--records", "seen")
    told = capsys.readouterr().out
    assert "sensibly" in told and "(seed 5)" in told and f"`unorules replay seen/sample-{code}.toml`" in told
    assert run("replay", f"seen/sample-{code}.toml") == exits.OK
    assert "The round is over without a winner." in capsys.readouterr().out


def test_what_merely_stands_in_the_file_has_nothing_to_replay(in_a_folder, capsys):
    (in_a_folder / "sample.toml").write_text(HEAD + "[uno]\npenaltie = 3\n", encoding="utf-8")
    run("validate", "sample.toml", "--records", "seen")
    assert "replay" not in capsys.readouterr().out
    assert not (in_a_folder / "seen").exists()


def test_a_note_that_play_has_shown_is_written_as_well(in_a_folder, capsys):
    assert run("validate", "official-112-blank", "--records", "seen", "--format", "concise") == exits.OK
    assert [each.name for each in (in_a_folder / "seen").iterdir()] == ["official-112-blank-RS608.toml"]
    assert run("replay", "seen/official-112-blank-RS608.toml") == exits.FOUND


def test_several_of_one_code_are_numbered(in_a_folder):
    two = '[deck]\nwild_customizable = 1\nblank = 1\nskip = 0\nreverse = 0\n[round_end]\naction_card = "not-allowed"\n'
    (in_a_folder / "sample.toml").write_text(HEAD + two, encoding="utf-8")
    (in_a_folder / "other").mkdir()
    (in_a_folder / "other" / "sample.toml").write_text(HEAD + two, encoding="utf-8")
    run("validate", "sample.toml", "other/sample.toml", "--records", "seen", "--json")
    assert sorted(each.name for each in (in_a_folder / "seen").iterdir()) == [
        "sample-RS607-2.toml",
        "sample-RS607.toml",
    ]


def test_a_record_that_is_there_is_kept_unless_force_is_given(in_a_folder, capsys):
    (in_a_folder / "seen").mkdir()
    kept = in_a_folder / "seen" / "sample-RS603.toml"
    kept.write_text("mine\n", encoding="utf-8")
    assert run("validate", "sample.toml", "--records", "seen") == exits.FOUND
    assert kept.read_text(encoding="utf-8") == "mine\n"
    assert "`seen/sample-RS603.toml` exists already" in capsys.readouterr().err
    run("validate", "sample.toml", "--records", "seen", "--force")
    assert "objection" not in capsys.readouterr().err and kept.read_text(encoding="utf-8") != "mine\n"


def test_a_folder_that_cannot_be_made_is_told_and_ends_with_1(in_a_folder, capsys):
    (in_a_folder / "sample.toml").write_text(str(SAMPLES["RS611"].failing), encoding="utf-8")
    assert run("validate", "sample.toml", "--records", "sample.toml") == exits.FOUND
    assert "sample.toml" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "more", "told"),
    [
        (HEAD + "[uno]\npenalty = 3\n", (), "play has shown nothing"),
        (HEAD + "[uno]\npenalty = 99\n", (), "rules with errors are not played"),
        (BARRED, ("--no-play",), "`--no-play` leaves out"),
    ],
)
def test_where_no_record_is_written_it_is_said(in_a_folder, capsys, text, more, told):
    (in_a_folder / "sample.toml").write_text(text, encoding="utf-8")
    run("validate", "sample.toml", "--records", "seen", *more)
    assert f"No record was written to `seen`: {told}" in " ".join(capsys.readouterr().err.split())
    run("validate", "sample.toml", *more)
    assert "No record" not in capsys.readouterr().err


def test_where_a_record_is_written_nothing_more_is_said(capsys):
    run("validate", "sample.toml", "--records", "seen")
    assert "No record" not in capsys.readouterr().err
