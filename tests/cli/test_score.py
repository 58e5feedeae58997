"""`unorules score`: an evening begun, added to, put right and shown; no file is ever lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from unorules.cli import exits
from unorules.cli.app import main
from unorules.i18n.messages import load as wording
from unorules.records.evening_reading import read_evening
from unorules.rulebook.model import LANGUAGES


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("UNORULES_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.chdir(tmp_path)


def run(*given: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["score", *given])
    return int(ended.value.code or 0)


def begun(*given: str) -> str:
    assert run("evening.toml", "--players", "Aino, Bo Ek, Cai", *given) == exits.OK
    return "evening.toml"


def shown(capsys: pytest.CaptureFixture[str], *given: str) -> str:
    capsys.readouterr()
    assert run(*given) == exits.OK
    return capsys.readouterr().out


def found(capsys: pytest.CaptureFixture[str], file: str) -> dict[str, object]:
    return dict(json.loads(shown(capsys, file, "--json")))


def test_an_evening_is_kept_from_the_first_round_to_the_last(capsys: pytest.CaptureFixture[str]) -> None:
    file = begun()
    assert "No round has been played yet: Aino, Bo Ek and Cai." in capsys.readouterr().out
    out = shown(capsys, file, "add", "Bo Ek: red 8, skip; Cai: 0 3 wild")
    assert "81 (+81)" in out
    assert "Bo Ek: red 8, skip – 28 points" in out
    assert "Cai: 0, 3, wild – 53 points" in out
    assert "Aino is ahead with 81." in out
    out = shown(capsys, file, "add", "--points", "Aino=400 Cai=19")
    assert "419 (+419)" in out and "Whoever first reaches 500 points wins the match." in out
    out = shown(capsys, file, "add", "--points", "Aino=90 Cai=19")
    assert "Bo Ek has won the match." in out
    out = shown(capsys, file, "add", "--points", "Aino=1 Bo Ek=2")
    assert "Match 1: won by Bo Ek (Aino 81, Bo Ek 528 and Cai 0)." in out
    assert "Cai is ahead with 3." in out


def test_a_round_is_put_right_and_the_last_one_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    file = begun()
    run(file, "add", "Bo Ek: 8; Cai: 3")
    out = shown(capsys, file, "correct", "1", "Bo Ek: 9; Cai: 3")
    assert "1*" in out and "12 (+12)" in out
    assert read_evening(Path(file)).corrections[0].was.left["Bo Ek"].cards == ("8",)
    out = shown(capsys, file, "correct", "1", "--points", "Aino=5 Bo Ek=6")
    assert "11 (+11)" in out
    assert "No round has been played yet" in shown(capsys, file, "undo")
    assert read_evening(Path(file)).rounds == ()


def test_machines_get_all_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    file = begun("--rules", "low-score")
    run(file, "add", "Bo Ek: red 8, skip; Cai: 0 3 wild")
    kept = found(capsys, file)
    assert kept["rules"] == ["official", "low-score"]
    (match,) = kept["matches"]  # type: ignore[misc]
    assert match["totals"] == {"Aino": 0, "Bo Ek": 28, "Cai": 53}
    assert match["rounds"][0]["hands"] == {"Bo Ek": "r8 skip", "Cai": "0 3 wild"}
    assert (match["leaders"], match["over"]) == (["Aino"], False)


def test_who_is_out_and_who_has_won_an_elimination(capsys: pytest.CaptureFixture[str]) -> None:
    file = begun("--rules", "challenge-uno")
    out = shown(capsys, file, "add", "--points", "Bo Ek=500 Cai=10")
    assert "Bo Ek is out of the match." in out
    assert "Whoever reaches 500 points is out of the match; the last one in wins." in out
    capsys.readouterr()
    assert run(file, "add", "--points", "Bo Ek=3") == exits.USAGE
    assert "Bo Ek is out of the match" in capsys.readouterr().err
    out = shown(capsys, file, "add", "--points", "Cai=490")
    assert "Aino has won the match." in out


def test_without_points_the_rounds_won_are_counted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    own = tmp_path / "plain.toml"
    own.write_text(
        'format = 1\nid = "plain"\nkind = "house-rule"\ntitle = { en = "P" }\n\n[scoring]\nmode = "none"\n',
        encoding="utf-8",
    )
    file = begun("--rules", str(own))
    run(file, "add", "Bo Ek: 8; Cai: 3")
    out = shown(capsys, file, "add", "Bo Ek: 8; Cai: 3")
    assert "Won" in out and out.splitlines()[4].split()[1] == "2"


@pytest.mark.parametrize(
    ("language", "hands", "told"),
    [
        ("fi", "Bo Ek: punainen 8, ohitus; Cai: 0 3 jokeri", "Aino on johdossa"),
        ("nb", "Bo Ek: rød 8, stå over; Cai: 0 3 joker", "Aino leder med 81."),
        ("sv", "Bo Ek: röd 8, hoppa över; Cai: 0 3 joker", "Aino leder med 81."),
        ("en", "Bo Ek: red 8, skip; Cai: 0 3 wild", "Aino is ahead with 81."),
    ],
)
def test_hands_are_told_in_the_words_of_the_language(
    language: str, hands: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = begun()
    assert told in shown(capsys, file, "add", hands, "--lang", language)


def test_names_may_hold_nearly_anything(capsys: pytest.CaptureFixture[str]) -> None:
    names = ['Åke "7"', "Ö'Dea", "a;b", "日本"]
    assert run("odd.toml", *(part for name in names for part in ("--players", name))) == exits.OK
    out = shown(capsys, "odd.toml", "add", 'Åke "7": 8; ö\'dea: 3; a;b: skip')
    assert "日本 is ahead with 31." in out
    assert shown(capsys, "odd.toml") == out


def test_a_file_that_is_there_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    file = begun()
    before = Path(file).read_text(encoding="utf-8")
    assert run(file, "--players", "A,B") == exits.FOUND
    assert "exists already" in capsys.readouterr().err
    assert Path(file).read_text(encoding="utf-8") == before
    assert run(file, "--players", "A,B", "--force") == exits.OK


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("add", "Bo Ek: penguin; Cai: 3"), "`penguin` is not a card."),
        (("add", "Bo Ek: draw ten; Cai: 3"), "This deck has no such card: wild draw ten."),
        (("add", "Bo Ek: 8"), "Aino or Cai: who has won? Write `NAME: won` for the winner."),
        (("add", "Aino: 1; Bo Ek: 2; Cai: 3"), "Somebody must be without cards"),
        (("add", "Bo: 8"), "No player is called Bo: Aino, Bo Ek or Cai.\nDid you mean Bo Ek?"),
        (("add",), "Give each hand as NAME: …"),
        (("add", "8", "--points", "Bo Ek=8"), "cannot be given together"),
        (("add", "--points", "Bo Ek=x"), "Bo Ek cannot have `x` points"),
        (("correct", "3", "Bo Ek: 8"), "There is no round `3`: they go from 1 to 1."),
        (("correct",), "There is no round ``: they go from 1 to 1."),
        (("ad", "Bo Ek: 8"), "Did you mean `add`?"),
        (("show",), "`show` is not something you can do with a score"),
        (("undo", "1"), "`undo` is not something"),
        (("--rules", "low-score"), "The rules are chosen with --players"),
    ],
)
def test_what_cannot_be_done_changes_nothing(
    words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = begun()
    run(file, "add", "Bo Ek: 8; Cai: 3")
    before = Path(file).read_bytes()
    capsys.readouterr()
    assert run(file, *words) == exits.USAGE
    assert told in capsys.readouterr().err
    assert Path(file).read_bytes() == before


def test_with_no_round_there_is_nothing_to_put_right(capsys: pytest.CaptureFixture[str]) -> None:
    file = begun()
    for words in (("undo",), ("correct", "1", "Bo Ek: 8")):
        assert run(file, *words) == exits.USAGE
        assert "No round has been played yet." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            'players = ["A", "B"]\n[[rounds]]\nwiner = "A"\n',
            "evening.toml:3:1: there is no `winer` here; did you mean `winner`?",
        ),
        (
            'players = ["A", "B"]\nrounds = [{ winner = "A", hands = { B = "r8 qq" } }]\n',
            "evening.toml:2:41: `qq` is no card",
        ),
        ("x = ", "evening.toml:1:5: "),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_with_its_place(
    text: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("evening.toml").write_text(text, encoding="utf-8")
    for words in ((), ("add", "B: 3"), ("undo",)):
        assert run("evening.toml", *words) == exits.USAGE
        assert told in capsys.readouterr().err
        assert Path("evening.toml").read_text(encoding="utf-8") == text


def test_a_file_that_is_not_there_tells_how_to_begin(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("nothing.toml") == exits.USAGE
    assert 'Begin it with `unorules score nothing.toml --players "…"`.' in capsys.readouterr().err
    assert run(".") == exits.USAGE
    assert "Begin it" not in capsys.readouterr().err


@pytest.mark.parametrize("names", ["Aino", "Aino,Aino", "Aino, ,Bo"])
def test_so_many_and_such_names_as_can_play(names: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("evening.toml", "--players", names) == exits.USAGE
    assert capsys.readouterr().err
    assert not Path("evening.toml").exists()


def test_what_somebody_wrote_meanwhile_is_not_lost(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from unorules.cli import score

    file, whole = begun(), read_evening

    def slow(path: Path) -> object:
        found = whole(path)
        monkeypatch.setattr(score, "read_evening", whole)
        run(file, "add", "Bo Ek: 8; Cai: 3")
        return found

    monkeypatch.setattr(score, "read_evening", slow)
    assert run(file, "add", "Bo Ek: 9; Cai: 9") == exits.FOUND
    assert "has been changed meanwhile; nothing was written" in capsys.readouterr().err
    assert [len(each.left) for each in read_evening(Path(file)).rounds] == [2]
    assert "red 8" not in Path(file).read_text("utf-8") and '"8"' in Path(file).read_text("utf-8")


def test_a_file_that_is_read_only_stays(capsys: pytest.CaptureFixture[str]) -> None:
    file = begun()
    before = Path(file).read_bytes()
    Path(file).chmod(0o444)
    assert run(file, "add", "Bo Ek: 9; Cai: 9") == exits.FOUND
    assert "is read-only and stays as it is" in capsys.readouterr().err
    assert Path(file).read_bytes() == before


def test_a_file_that_cannot_be_written_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("no/such/folder/evening.toml", "--players", "A,B") == exits.FOUND
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = begun("--rules", "challenge-uno")
    out = shown(capsys, file, "add", "--points", "Bo Ek=500 Cai=10", "--lang", language)
    english = shown(capsys, file, "--lang", "en")
    assert (out == english) is (language == "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_far_too_large_is_no_evening(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with Path("large.toml").open("wb") as file:
        file.truncate(100_000_000)
    assert run("large.toml", "--lang", language) == exits.USAGE
    told = capsys.readouterr().err
    assert "1000000" in told and "1000 kB" not in told


def test_a_match_of_which_the_last_one_left_wins_has_no_number_of_rounds(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = '[scoring]\nmode = "own-cards"\ntarget = 100\nelimination = true\nrounds = 2\n'
    Path("knock.toml").write_text(f'format = 1\nid = "knock"\nkind = "house-rule"\ntitle = {{ en = "K" }}\n{lines}')
    file = begun("--rules", "./knock.toml")
    for _ in range(3):
        out = shown(capsys, file, "add", "--points", "Bo Ek=10 Cai=5")
        assert "Whoever reaches 100 points is out of the match; the last one in wins." in out
        assert "round" not in out.partition("Aino is ahead")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_name_alone_is_told_in_the_singular_and_how_names_are_set_apart(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("UNORULES_LANG", language)
    assert run("one.toml", "--players", "Aino") == exits.USAGE
    one = capsys.readouterr().err
    assert run("many.toml", "--players", ",".join(f"P{each}" for each in range(11))) == exits.USAGE
    many = capsys.readouterr().err
    assert "2–10" in one and "2–10" in many
    assert "1 " not in one.replace("11 ", "") and "11 " in many
    assert {"fi": "pilkuilla", "nb": "komma", "sv": "komma", "en": "commas"}[language] in one


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_the_deck_cannot_deal_begins_no_evening(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.setenv("UNORULES_LANG", language)
    text = 'format = 1\nid = "many"\nkind = "house-rule"\ntitle = { en = "Many" }\n[setup]\nhand_size = 20\n'
    (tmp_path / "many.toml").write_text(text, encoding="utf-8")
    assert run("e.toml", "-r", "many.toml", "--players", "A,B,C,D,E,F,G") == exits.USAGE
    told = capsys.readouterr().err
    assert "108" in told and "7" in told.splitlines()[-1] and not (tmp_path / "e.toml").exists()
    assert run("e.toml", "-r", "many.toml", "--players", ",".join(f"P{each}" for each in range(12))) == exits.USAGE
    assert "2–5" in capsys.readouterr().err
    assert run("e.toml", "-r", "many.toml", "--players", "A,B,C,D,E") == exits.OK


def test_an_evening_refused_by_the_default_rules_says_by_which(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNORULES_RULES", "partners")
    assert run("e.toml", "--players", "A,B") == exits.USAGE
    assert "By your default rules: partners" in capsys.readouterr().err


def own_rules(place: Path, below: str) -> str:
    path = place / "own.toml"
    head = 'format = 1\nid = "own"\nkind = "house-rule"\ntitle = { en = "Own" }\n'
    path.write_text(head + below, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    "below", ['[scoring]\nmode = "none"\nrounds = 3\n', "[scoring]\nrounds = 3\n[scoring.points]\n{}"]
)
def test_without_points_whoever_has_won_most_rounds_has_won(
    below: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kinds = ("number", "skip", "reverse", "draw_two", "wild", "wild_draw_four")
    file = begun("--rules", own_rules(tmp_path, below.format("".join(f"{kind} = 0\n" for kind in kinds))))
    for hands in ("Bo Ek: 8; Cai: 3", "Bo Ek: 8; Cai: 3", "Aino: 8; Cai: 3"):
        out = shown(capsys, file, "add", hands)
    assert "Aino has won the match." in out
    assert found(capsys, file)["matches"][0]["winners"] == ["Aino"]  # type: ignore[index]
    out = shown(capsys, file, "add", "Bo Ek: 8; Cai: 3")
    assert "Match 1: won by Aino (Aino 2, Bo Ek 1 and Cai 0)." in out


def test_partners_have_won_the_rounds_of_both(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    own = own_rules(tmp_path, 'uses = ["partners"]\n[scoring]\nmode = "none"\nrounds = 3\n')
    assert run("pairs.toml", "--players", "A,B,C,D", "--rules", own) == exits.OK
    for hands in ("B: 8; C: 1; D: 3", "A: 2; B: 8; D: 3", "A: 8; C: 3; D: 2"):
        out = shown(capsys, "pairs.toml", "add", hands)
    assert "A and C have won the match together." in out
    assert next(line for line in out.splitlines() if line.startswith("Won")).split()[1:] == ["2", "1", "2", "1"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("below", "said"),
    [
        ('uses = ["low-score"]\n', "lowest-reach"),
        ('uses = ["low-score"]\n[scoring]\ntarget_test = "exceed"\n', "lowest-exceed"),
        ('[scoring]\nmode = "own-cards"\nelimination = true\ntarget_test = "exceed"\n', "out-exceed"),
        ('[scoring]\ntarget_test = "exceed"\n', "exceed"),
    ],
)
def test_the_target_is_told_as_it_is_met(
    below: str, said: str, language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = begun("--rules", own_rules(tmp_path, below))
    out = " ".join(shown(capsys, file, "add", "Bo Ek: 8; Cai: 3", "--lang", language).split())
    assert wording(language)(f"answers_scoring.target-score.{said}", n=500) in out


def test_where_one_more_round_decides_nothing_else_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = begun("--rules", own_rules(tmp_path, '[scoring]\nrounds = 2\ntie = "extra-round"\n'))
    run(file, "add", "Bo Ek: 8; Cai: 3")
    out = shown(capsys, file, "add", "--points", "Aino=8 Cai=3")
    assert "Aino and Bo Ek are level: one more round decides." in out
    assert "have been played" not in out and "to be played" not in out


def test_a_card_told_by_its_code_is_shown_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Bo Ek: wild, 8 – 58 points" in shown(capsys, begun(), "add", "Bo Ek: W 8; Cai: 3")
