"""The score of an evening comes to what the engine makes of the same rounds, in every mode; its file is read and written alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from unorules.engine.start import next_round
from unorules.engine.table import Table
from unorules.records.evening import Evening, Left, Round, card_meant, written
from unorules.records.evening_points import matches
from unorules.records.evening_reading import parse_evening, read_evening
from unorules.records.fault import RecordError
from unorules.rulebook.load import load, shipped
from unorules.rulebook.model import Rulebook
from unorules.rulebook.source import Source
from unorules.simulation.jobs import POLICIES
from unorules.simulation.rounds import play_round, round_at

OWN = """\
format = 1
id = "{id}"
kind = "house-rule"
title = {{ en = "Own" }}

[scoring]
{lines}
"""
PLAYERS = ("Aino", "Bo Ek", "Cai")


def own(folder: Path, name: str, lines: str) -> str:
    path = folder / f"{name}.toml"
    path.write_text(OWN.format(id=name, lines=lines), encoding="utf-8")
    return str(path)


def as_told(table: Table) -> Round:
    """The round of a table that is over, as somebody would write it down."""
    left = {}
    for seat, name in enumerate(table.players):
        if seat in table.knocked_out:
            lost = table.lost_hands[table.knocked_out.index(seat)]
            left[name] = Left(tuple(card.text for card in lost), None, True)
        elif table.hands[seat]:
            left[name] = Left(tuple(card.text for card in table.hands[seat]))
    return Round(left, None if table.winner is None else table.players[table.winner])


def played_by_the_engine(rulebook: Rulebook, players: int, seed: int, most: int = 60) -> list[Table]:
    """The tables at the end of each round of a match."""
    table, chance = round_at(rulebook.rules, players, seed)
    dealer, found = players - 1, []
    while len(found) < most:
        play_round(table, POLICIES["sensible"], chance)
        if not table.round_over:
            break
        found.append(table)
        if table.match_over:
            break
        table, dealer = next_round(table, dealer)
    return found


def agrees(rulebook: Rulebook, tables: list[Table], points_only: bool) -> bool:
    """Whether the evening comes to what the tables came to after every round; whether the match was over at the end."""
    names = tables[0].players
    rounds = tuple(as_told(table) for table in tables)
    if points_only:
        rounds = tuple(_as_points(each, rulebook) for each in rounds)
    (match,) = matches(Evening(rulebook, (), names, rounds))
    for scored, table in zip(match.rounds, tables, strict=True):
        assert list(scored.scores.values()) == table.scores
        assert list(scored.totals.values()) == table.totals
    last = tables[-1]
    assert match.out == tuple(names[seat] for seat in last.out_of_match)
    assert match.over == last.match_over
    assert bool(match.winners) == last.match_over
    return match.over


def _as_points(played: Round, rulebook: Rulebook) -> Round:
    count = rulebook.rules.points
    left = {
        name: Left((), sum(count(card_meant(word)) for word in each.cards), each.out)
        for name, each in played.left.items()
    }
    return Round(left, played.winner)


@pytest.mark.parametrize("points_only", [False, True])
@pytest.mark.parametrize("name", shipped())
def test_the_score_is_the_engine_s_under_every_ruleset_that_ships(name: str, points_only: bool) -> None:
    rulebook = load([name])
    players = min(max(4, rulebook.rules.players_min), rulebook.rules.players_max)
    agrees(rulebook, played_by_the_engine(rulebook, players, 5, 6), points_only)


MODES = {
    "to-the-target": "target = 100",
    "exceeded": 'target = 100\ntarget_test = "exceed"',
    "own-cards": 'mode = "own-cards"\ntarget = 60',
    "out-at-the-target": 'mode = "own-cards"\ntarget = 60\nelimination = true',
    "so-many-rounds": "rounds = 4",
    "one-more-when-level": 'rounds = 2\ntie = "extra-round"',
    "no-points": 'mode = "none"\nrounds = 3',
    "fixed-numbers": "target = 60\n[scoring.points]\nnumber = 5",
}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("base", [(), ("partners",), ("no-mercy",)], ids=["official", "partners", "no-mercy"])
def test_the_score_is_the_engine_s_in_every_scoring_mode(mode: str, base: tuple[str, ...], tmp_path: Path) -> None:
    rulebook = load([*base, own(tmp_path, mode, MODES[mode])])
    if not rulebook.ok:
        pytest.skip("these rules do not go together")
    over = [agrees(rulebook, played_by_the_engine(rulebook, 4, seed), points_only=False) for seed in (1, 2)]
    assert all(over)


def evening(rules: list[str], *rounds: Round, players: tuple[str, ...] = PLAYERS) -> Evening:
    return Evening(load(rules), tuple(rules), players, rounds)


def test_the_winner_takes_what_the_others_hold() -> None:
    told = Round({"Bo Ek": Left(("r8", "skip")), "Cai": Left(("0", "3", "wild"))}, "Aino")
    (match,) = matches(evening([], told))
    assert match.totals == {"Aino": 81, "Bo Ek": 0, "Cai": 0}
    assert match.rounds[0].held == {"Bo Ek": 28, "Cai": 53}
    assert match.leaders == ("Aino",) and not match.over


def test_a_round_after_the_end_of_a_match_begins_the_next_one() -> None:
    big = Round({"Bo Ek": Left((), 500)}, "Aino")
    first, second = matches(evening([], big, Round({"Aino": Left((), 20)}, "Cai")))
    assert (first.over, first.winners) == (True, ("Aino",))
    assert second.totals == {"Aino": 0, "Bo Ek": 0, "Cai": 20}
    assert second.rounds[0].number == 2


def test_several_win_together_or_one_more_round_decides(tmp_path: Path) -> None:
    level = (Round({"Cai": Left((), 30)}, "Aino"), Round({"Cai": Left((), 30)}, "Bo Ek"))
    (together,) = matches(evening([own(tmp_path, "joint", "rounds = 2")], *level))
    assert together.winners == ("Aino", "Bo Ek")
    rules = [own(tmp_path, "decided", 'rounds = 2\ntie = "extra-round"')]
    (waiting,) = matches(evening(rules, *level))
    assert (waiting.over, waiting.tied) == (False, ("Aino", "Bo Ek"))
    (decided,) = matches(evening(rules, *level, Round({"Cai": Left((), 1)}, "Bo Ek")))
    assert (decided.winners, decided.tied) == (("Bo Ek",), ())


def test_who_reaches_the_figure_is_out_and_has_no_part_any_more() -> None:
    rules = ["challenge-uno"]
    one = Round({"Bo Ek": Left((), 500), "Cai": Left((), 10)}, "Aino")
    (match,) = matches(evening(rules, one))
    assert (match.out, match.over) == (("Bo Ek",), False)
    (match,) = matches(evening(rules, one, Round({"Cai": Left((), 490)}, "Aino")))
    assert (match.out, match.winners) == (("Bo Ek", "Cai"), ("Aino",))


def test_a_knock_out_counts_what_the_rules_say() -> None:
    (match,) = matches(evening(["no-mercy"], Round({"Bo Ek": Left(out=True), "Cai": Left(("r5",))}, "Aino")))
    assert match.totals["Aino"] == 255


def test_partners_write_down_the_same() -> None:
    four = (*PLAYERS, "Dag")
    told = Round({"Bo Ek": Left((), 20), "Cai": Left((), 5), "Dag": Left((), 7)}, "Aino")
    (match,) = matches(evening(["partners"], told, players=four))
    assert match.totals == {"Aino": 27, "Bo Ek": 0, "Cai": 27, "Dag": 0}


def test_an_evening_is_read_as_it_was_written(tmp_path: Path) -> None:
    first = Round({"Bo Ek": Left(("r8", "skip")), "Cai": Left((), 53)}, "Aino")
    kept = evening(["no-mercy"], first, Round({"Aino": Left(("r5",), None, True), "Bo Ek": Left(out=True)}, "Cai"))
    kept = kept.corrected(1, Round({"Bo Ek": Left(("r9",))}, "Aino"))
    path = tmp_path / "evening.toml"
    path.write_text(written(kept), encoding="utf-8")
    read = read_evening(path)
    assert (read.players, read.rounds, read.corrections) == (kept.players, kept.rounds, kept.corrections)
    assert written(read) == written(kept)


def test_names_may_hold_anything(tmp_path: Path) -> None:
    players = ('Åke "the 7"', "Ö'Dea=x", "a.b:c;d", "日本")
    kept = evening([], Round({"a.b:c;d": Left(("W+4",)), "日本": Left((), 3)}, players[0]), players=players)
    path = tmp_path / "evening.toml"
    path.write_text(written(kept), encoding="utf-8")
    assert read_evening(path).rounds == kept.rounds


def test_the_last_round_is_taken_back_with_what_was_corrected_in_it() -> None:
    kept = evening([], Round({}, "Aino"), Round({}, "Cai")).corrected(2, Round({}, "Bo Ek"))
    assert kept.without_last().rounds == (Round({}, "Aino"),)
    assert kept.without_last().corrections == ()
    with pytest.raises(IndexError):
        evening([]).without_last()
    with pytest.raises(IndexError):
        kept.corrected(3, Round({}, "Aino"))


HEAD = 'players = ["Aino", "Bo"]\n'


@pytest.mark.parametrize(
    ("text", "key", "place"),
    [
        ("", "no-players", (1, 1)),
        ("x =", "syntax", (1, 4)),
        (HEAD + "roundz = []", "unknown-key", (2, 1)),
        (HEAD + "rounds = 3", "wrong-type", (2, 10)),
        (HEAD + "rounds = [3]", "wrong-type", (2, 11)),
        (HEAD + 'format = 2\nrules = ["official"]', "unknown-format", (2, 10)),
        (HEAD + 'rules = ["nowhere"]', "rules", (2, 9)),
        (HEAD + "rules = [3]", "wrong-type", (2, 10)),
        ('players = ["Aino", "Aino"]', "player-twice", (1, 12)),
        ('players = ["Aino", " "]', "player-twice", (1, 20)),
        ('players = ["Aino"]', "number-of-players", (1, 11)),
        (HEAD + '[[rounds]]\nwinner = "Bu"', "unknown-player", (3, 10)),
        (HEAD + '[[rounds]]\nout = ["Bu"]', "unknown-player", (3, 8)),
        (HEAD + '[[rounds]]\nwinner = "Aino"\nhands = { Bu = "r8" }', "unknown-player", (4, 11)),
        (HEAD + '[[rounds]]\nwinner = "Aino"\nhands = { Bo = "r8 q" }', "no-card", (4, 16)),
        (HEAD + '[[rounds]]\nwinner = "Aino"\nhands = { Bo = 3 }', "wrong-type", (4, 16)),
        (HEAD + '[[rounds]]\nwinner = "Aino"\nhands = { Bo = "r8" }\npoints = { Bo = 8 }', "told-twice", (5, 12)),
        (HEAD + '[[rounds]]\nwinner = "Bo"\nhands = { Bo = "r8" }', "winner-holds", (3, 10)),
        (HEAD + '[[rounds]]\nwinner = "Aino"\npoints = { Bo = -8 }', "wrong-points", (4, 17)),
        (HEAD + '[[rounds]]\nwinner = "Aino"\npoints = { Bo = true }', "wrong-type", (4, 17)),
        (HEAD + "corrections = [{ round = 1, was = {} }]", "no-round", (2, 26)),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_place(text: str, key: str, place: tuple[int, int]) -> None:
    with pytest.raises(RecordError) as wrong:
        parse_evening(Source("evening.toml", Path("evening.toml"), text))
    fault = wrong.value.fault
    assert (fault.key, (fault.line, fault.column)) == (key, place)


def test_a_card_without_a_colour_counts_as_one_with() -> None:
    assert card_meant("7").number == 7
    assert card_meant("skip").kind == "skip"
    with pytest.raises(ValueError, match="number"):
        card_meant("number")
