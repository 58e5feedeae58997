"""Each kind of fault is found where it is and not where it is not, once, and told of what brings it about."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.proof.files import by_play, codes, proven, replayed
from tests.rulebook.files import NOWHERE, every_option, loaded, write
from unorules.diagnostics.codes import CODES
from unorules.diagnostics.model import Severity
from unorules.diagnostics.samples import HEAD
from unorules.diagnostics.show import full, headline
from unorules.i18n.messages import load as messages_of
from unorules.proof.causes import changed
from unorules.proof.foreseen import foreseen
from unorules.proof.prove import check_and_prove, prove
from unorules.rulebook.load import load, shipped
from unorules.simulation.jobs import Plan, play

SHORT = "[deck]\nzeros = 0\ndigits = 0\n"
NO_LAST = '[round_end]\naction_card = "not-allowed"\n'
LITTLE = "[players]\nmax = 2\n[deck]\ndigits = 0\nskip = 1\nreverse = 1\ndraw_two = 1\nwild = 2\nwild_draw_four = 2\n"
STRICT = '[wild_draw_four]\nenforcement = "strict"\nwilds_count_as_colour = true\n'
WILDS = f"{SHORT}skip = 0\nreverse = 0\ndraw_two = 0\nwild = 20\n"


def test_what_ships_is_sound_at_play_and_has_blanks_to_write_on_as_a_note() -> None:
    told = {name: [found.code for found in prove(loaded(name))] for name in shipped()}
    assert {name: found for name, found in told.items() if found} == {"official-112-blank": ["RS608"]}
    assert CODES["RS608"].severity is Severity.NOTE


@pytest.mark.parametrize("name", ["seven-o", "mixed-stacking", "no-action-finish"])
@pytest.mark.parametrize("other", ["draw-three", "two-packs"])
def test_sane_house_rules_are_sane_together(name: str, other: str) -> None:
    assert prove(loaded(name, other)) == ()


@pytest.mark.parametrize(
    "below",
    [
        "[setup]\nhand_size = 10\n",
        "[setup]\nhand_size = 5\n[uno]\npenalty = 4\n",
        '[turn]\npass_without_drawing = true\ndrawn_card = "may-not-play"\n',
        "[uno]\nmissed_call_blocks_win = true\nself_correct = false\nsay_on_last_card = true\npenalty = 10\n",
        '[piles]\nkeep_top_card = false\nwhen_exhausted = "end-round-lowest-hand"\n',
        '[jump_in]\nallowed = true\nwilds = "all"\naction_cards = "effects-add"\nnext = "jumper-again"\n',
        'uses = ["mixed-stacking"]\n[bounce]\nskip = "any"\nreverse = "any"\n[stacking]\nlimit = 12\n',
        'base = "no-mercy"\n[mercy]\nlimit = 30\nhand = "under-discard-pile"\n[uno]\npenalty = 1\n',
        "[players]\nmax = 4\n[deck]\ndigits = 1\n",
        '[round_end]\nplay_on = "last-one-holding"\n',
        '[turn]\nmulti_play = "same-number"\nmulti_play_actions = "effect-each"\n',
    ],
)
def test_what_is_odd_and_can_be_played_is_left_alone(below: str) -> None:
    assert codes(below) == []


@pytest.mark.parametrize("value", ["not-allowed", "draw-one", "draw-two"])
def test_a_deck_of_action_cards_that_may_not_be_the_last_lets_nobody_out(value: str) -> None:
    [found] = proven(f'{SHORT}packs = 4\n[round_end]\naction_card = "{value}"\n')
    assert (found.code, found.severity) == ("RS603", Severity.ERROR)
    assert set(found.related) == {"round_end.action_card", "deck.zeros", "deck.digits"}


def test_mercy_lets_rounds_end_although_nobody_can_go_out() -> None:
    assert "RS603" not in codes(f"{SHORT}packs = 2\n{NO_LAST}[mercy]\nlimit = 12\n")


def test_three_players_who_only_make_each_other_draw_never_end() -> None:
    only_twos = f"{SHORT}skip = 0\nreverse = 0\ndraw_two = 8\nwild = 0\nwild_draw_four = 0\n"
    assert codes(f"[players]\nmin = 3\nmax = 3\n{only_twos}") == ["RS602"]
    assert codes(f"[players]\nmax = 3\n{only_twos}") == ["RS605"]
    assert codes(f"[players]\nmax = 2\n{only_twos}") == ["RS612"]  # the first one to lay never lets the other


@pytest.mark.parametrize("most", [2, 5])
def test_two_players_who_end_with_all_the_cards_in_hand_never_end_either(most: int) -> None:
    cards = "[deck]\ndigits = 0\nwild_draw_four = 20\ndraw_two = 8\n"
    found = proven(f"[players]\nmax = {most}\n{cards}{NO_LAST}[stacking]\ndraw_two_on_draw_two = true\n")
    [endless] = [each for each in found if each.code == "RS602"]
    played = replayed(endless)
    assert endless.params["players"] == 2
    assert played.ok and not played.table.round_over


def test_a_deck_that_is_mostly_draw_cards_has_rounds_without_end_and_some_that_are_won() -> None:
    found = proven("[deck]\ndraw_two = 8\ndraw_four = 8\nwild_draw_four = 20\nwild_draw_ten = 20\n")
    assert (found[0].code, found[0].severity) == ("RS614", Severity.WARNING)


ANSWERED = (
    f"[players]\nmin = 3\nmax = 3\n{SHORT}skip = 0\nreverse = 0\ndraw_two = 4\nwild = 0\nwild_draw_four = 20\n"
    '[turn]\nafter_penalty = "may-play"\nvoluntary_draw = false\n'
    "[stacking]\ndraw_two_on_draw_two = true\nwild_draw_four_on_wild_draw_four = true\n"
)


NEVER = (
    f"[players]\nmax = 4\n{SHORT}skip = 0\nreverse = 0\ndraw_two = 8\nwild = 0\nwild_draw_four = 20\n"
    '[turn]\nafter_penalty = "may-play"\ndraw_limit = "until-playable"\nvoluntary_draw = false\n'
    '[wild_draw_four]\nenforcement = "strict"\n'
)


def test_what_ends_only_by_chance_is_no_error_and_what_never_ends_is() -> None:
    [sensible] = proven(ANSWERED)
    assert (sensible.code, sensible.severity) == ("RS614", Severity.WARNING)
    [never] = [each for each in proven(NEVER) if each.code.startswith("RS60")]
    assert (never.code, never.severity) == ("RS602", Severity.ERROR)
    assert never.params["count"] == never.params["rounds"]  # played sensibly and by chance
    assert never.data["lap"] is sensible.data["lap"] is True


LUCKY = (
    f"[players]\nmax = 3\n{SHORT}skip = 0\nreverse = 0\ndraw_two = 8\nwild = 0\nwild_draw_four = 0\n"
    'wild_shuffle_hands = 20\n[stacking]\nequal_or_higher = "running-total"\ncards_per_turn = 4\n'
)


def test_where_some_rounds_end_by_chance_at_some_table_it_is_no_error() -> None:
    [found] = [each for each in proven(LUCKY) if each.code.startswith("RS60") or each.code == "RS614"]
    assert (found.code, found.severity) == ("RS614", Severity.WARNING)


@pytest.mark.parametrize("code", ["RS602", "RS606", "RS614"])
def test_the_command_plays_as_those_did_of_whom_it_is_told(code: str) -> None:
    below = {"RS602": NEVER, "RS606": "[deck]\ndigits = 1\n", "RS614": LUCKY}[code]
    [found] = [each for each in proven(below) if each.code == code]
    commands = [str(each.params["command"]) for each in found.helps if each.key == "simulate"]
    policies = {"RS602": ["sensible", "random"]}.get(code, [str(found.data.get("policy", "sensible"))])
    assert [command.split("--policy ")[1].split()[0] for command in commands] == policies
    assert all(f"--players {found.params['players']} " in command for command in commands)


def test_rounds_that_take_long_are_not_asked_for_by_the_hundred() -> None:
    [found] = [each for each in proven(LUCKY) if each.code == "RS614"]
    [command] = [str(each.params["command"]) for each in found.helps if each.key == "simulate"]
    assert 5 <= int(command.split("--rounds ")[1]) < 60


def test_what_is_said_of_cards_that_run_out_is_what_the_command_shows() -> None:
    only_twos = f"{SHORT}skip = 0\nreverse = 0\ndraw_two = 8\nwild = 0\nwild_draw_four = 0\n"
    stacked = f"{only_twos}[stacking]\ndraw_two_on_draw_two = true\n"
    [found] = [each for each in proven(stacked) if each.code == "RS606"]
    players, count, of = (int(str(found.params[name])) for name in ("players", "count", "rounds"))
    rules = load([found.file], folders=NOWHERE).rules
    tally = play(Plan(rules, players, str(found.data["policy"]), 30, 5))
    assert found.data["policy"] == "random"
    assert abs(tally.ran_out[True] / 30 - count / of) < 0.1


def test_where_draw_cards_empty_the_piles_somebody_is_seen_to_draw_too_few() -> None:
    [found] = proven(
        f"[players]\nmax = 4\n{SHORT}skip = 0\nreverse = 0\ndraw_two = 0\nwild = 20\nwild_draw_four = 20\n"
    )
    assert found.code == "RS606"
    drawn = [event for step in replayed(found).steps for event in step.events if event.type == "drew"]
    assert any(int(str(event.details["count"])) < 4 for event in drawn)
    assert found.related == (
        "deck.digits",
    )  # none of the few cards that are missing besides, nor those that were added
    assert [each.key for each in found.helps] == ["seats", "simulate"]


def test_a_rule_that_has_no_part_in_an_empty_pile_is_not_blamed() -> None:
    [found] = [each for each in proven('uses = ["seven-o"]\n[deck]\ndigits = 0\n') if each.code == "RS606"]
    assert found.related == ("deck.digits",)


def test_a_card_is_never_laid_where_each_of_its_conditions_fails() -> None:
    found = proven(f"[players]\nmax = 3\n{WILDS}{STRICT}{NO_LAST}")
    told = {each.code: each for each in found}
    assert told["RS607"].params == {"card": "W+4", "rule": "wild_draw_four.condition"}
    assert "RS607" not in codes(f"[players]\nmax = 3\n{WILDS}{STRICT}")  # as the last card it may be laid


def test_blanks_are_told_of_until_each_has_something_written_on_it() -> None:
    written = (
        '[[custom_card]]\nid = "sing"\non = "blank"\ncount = {n}\nname = {{ en = "Sing" }}\ntext = {{ en = "Sing." }}\n'
    )
    assert codes("[deck]\nblank = 4\n") == ["RS607"]
    assert codes("[deck]\nblank = 4\n" + written.format(n=4)) == []
    assert codes("[deck]\nblank = 4\n" + written.format(n=3)) == ["RS607"]


@pytest.mark.parametrize(
    ("blanks", "expected"),
    [("", "RS608"), ("blank = 2", "RS608"), ("blank = 4", "RS608"), ("blank = 8", "RS607"), ("blank = 20", "RS607")],
)
def test_blanks_over_an_edition_that_has_some_are_told_of_as_well(blanks: str, expected: str, tmp_path: Path) -> None:
    deck = f"[deck]\n{blanks}\n" if blanks else ""
    path = write(tmp_path, f'{HEAD}base = "official-112-blank"\n[uno]\npenalty = 3\n{deck}')
    [found] = [each for each in foreseen(load([str(path)], folders=NOWHERE)) if each.code in ("RS607", "RS608")]
    assert (found.code, found.related) == (expected, ("deck.blank",))
    line = path.read_text(encoding="utf-8").splitlines()[found.span.line - 1] if found.span else ""
    assert line.startswith("blank" if blanks else "base")


def test_a_little_deck_runs_dry_and_a_high_penalty_is_told_besides() -> None:
    assert codes(LITTLE) == ["RS606"]
    assert codes(f"{LITTLE}[uno]\npenalty = 10\n") == ["RS606", "RS609"]


@pytest.mark.parametrize("key", ["false_call_penalty", "false_accusation_penalty"])
def test_penalties_that_no_policy_incurs_are_proven_all_the_same(key: str) -> None:
    found = {each.code: each for each in proven(f"{LITTLE}[uno]\n{key} = 10\n")}
    assert found["RS609"].params["name"] == f"uno.{key}"


@pytest.mark.parametrize(("hand", "limit"), [(12, 10), (10, 10), (9, 10)])
def test_one_card_drawn_puts_out_whoever_was_dealt_the_limit_or_one_less(hand: int, limit: int) -> None:
    for timing in ("immediately", "end-of-draw"):
        [found] = proven(
            f'base = "no-mercy"\n[setup]\nhand_size = {hand}\n[mercy]\nlimit = {limit}\ntiming = "{timing}"\n'
        )
        assert (found.code, found.severity) == ("RS611", Severity.WARNING)
    assert codes(f'base = "no-mercy"\n[setup]\nhand_size = {hand}\n') == []


@pytest.mark.parametrize(("hand", "code"), [(12, "RS610"), (10, "RS610"), (9, "RS611")])
def test_only_where_turns_end_with_a_count_the_deal_alone_ends_the_round(hand: int, code: str) -> None:
    [found] = proven(f'[setup]\nhand_size = {hand}\n[mercy]\nlimit = 10\ntiming = "end-of-turn"\n')
    assert (found.code, found.severity) == (code, CODES[code].severity)


def test_a_full_table_that_can_just_be_dealt_to_is_tried_too() -> None:
    [found] = proven("[setup]\nhand_size = 10\n[wild_draw_four]\nguilty_draws = 20\nfailed_challenge_extra = 20\n")
    assert (found.code, found.params["players"]) == ("RS606", 10)


def test_an_edition_is_told_its_own_faults_and_what_lies_over_it_is_not(tmp_path: Path) -> None:
    faulty = every_option().replace("hand_size = 7", "hand_size = 9").replace("limit = 0  #", "limit = 10  #")
    faulty = faulty.replace("[mercy]\nlimit = 0", "[mercy]\nlimit = 10")
    edition = write(tmp_path, HEAD.replace("house-rule", "edition").replace("sample", "harsh") + faulty, "harsh")
    above = write(tmp_path, HEAD + 'base = "harsh"\n[uno]\npenalty = 3\n')
    assert [found.code for found in by_play(check_and_prove(edition, folders=NOWHERE))] == ["RS611"]
    assert by_play(check_and_prove(above, folders=NOWHERE)) == []


def test_what_an_entry_brings_in_is_told_at_the_entry(tmp_path: Path) -> None:
    write(tmp_path, HEAD.replace("sample", "harsh") + "[mercy]\nlimit = 10\n", "harsh")
    above = write(tmp_path, HEAD + 'uses = ["jump-in", "harsh"]\n[setup]\nhand_size = 10\n')
    [found] = by_play(check_and_prove(above, folders=NOWHERE))
    assert found.span is not None and (found.span.file, found.span.line) == (str(above), 7)
    assert [(label.span.file, label.span.line, label.span.column) for label in found.secondary] == [(str(above), 5, 20)]


def test_two_values_that_only_together_do_harm_are_both_told() -> None:
    [found] = proven("[setup]\nhand_size = 10\n[mercy]\nlimit = 10\n")
    assert set(found.related) == {"setup.hand_size", "mercy.limit"}
    assert [label.params["name"] for label in found.secondary] == ["mercy.limit"]


def test_rules_with_an_error_are_not_played(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD + "[deck]\nblank = 4\n[uno]\npenalty = 30\n")
    assert by_play(check_and_prove(path, folders=NOWHERE)) == []
    assert prove(loaded(path)) == ()


def test_what_only_scores_is_not_played() -> None:
    assert [changed(loaded(name)) for name in ("low-score", "challenge-uno", "official")] == [(), (), ()]


def test_the_same_file_has_the_same_findings_whatever_was_played_before(tmp_path: Path) -> None:
    below = "[deck]\ndraw_two = 8\nwild_draw_four = 8\n"
    first = proven(below)
    prove(loaded("seven-o"))
    again = by_play(check_and_prove(write(tmp_path, HEAD + below), folders=NOWHERE))
    assert [found.code for found in first] == ["RS613"]
    assert [(each.params, each.data["position"]) for each in again] == [
        (each.params, each.data["position"]) for each in first
    ]


def test_the_one_rule_that_alone_makes_rounds_long_is_told_and_none_that_decides_nothing() -> None:
    idle = '[jump_in]\nwilds = "all"\nmay_win = false\n[stacking]\nlimit = 12\n'
    others = f"[turn]\nvoluntary_draw = false\n[uno]\npenalty = 3\n{idle}"
    found = proven(f'[players]\nmin = 6\n[round_end]\nplay_on = "last-one-holding"\n{others}')
    assert [(each.code, each.related) for each in found] == [("RS613", ("round_end.play_on",))]


def test_what_decides_nothing_is_never_a_cause(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD + '[jump_in]\nwilds = "all"\n[uno]\npenalty = 3\n')
    assert changed(loaded(path)) == ("uno.penalty",)


THIN = "[players]\nmin = 3\nmax = 3\n[deck]\nzeros = 0\nskip = 0\nreverse = 0\nwild = 0\n"


@pytest.mark.parametrize(
    "below",
    [
        f"{THIN}digits = 0\ndraw_two = 8\nwild_draw_four = 0\n",
        f"[players]\nmax = 3\n[deck]\n{SHORT.removeprefix('[deck]')}skip = 0\nreverse = 0\ndraw_two = 8\nwild = 0\n"
        "wild_draw_four = 0\n",
        f"{SHORT}packs = 4\n{NO_LAST}",
    ],
)
def test_a_value_is_named_as_a_cure_only_where_putting_it_back_mends(below: str) -> None:
    [found] = [each for each in proven(below) if each.severity is not Severity.NOTE]
    changes = [key for each in found.helps if each.key == "change" for key in each.params["changes"]]
    assert changes
    for key in changes:
        name = key.rpartition(".")[2]
        lines = [line for line in below.split("\n") if not line.startswith(f"{name} = ") or name in ("min", "max")]
        assert found.code not in codes("\n".join(lines))


OWN = """[deck]
wild_customizable = {count}
[[custom_card]]
name = {{ en = "Sing" }}
text = {{ en = "Sing." }}
effect = {{ choose_colour = true }}
count = 1
[[custom_card]]
name = {{ en = "All draw" }}
text = {{ en = "Everybody draws." }}
effect = {{ {effect} = 20, choose_colour = true }}
count = 3
"""


def test_a_card_of_the_tables_own_that_empties_the_piles_is_blamed_for_its_effect() -> None:
    [found] = proven(OWN.format(count=4, effect="everyone_draws"))
    assert found.code == "RS606" and found.span is not None
    below = HEAD + OWN.format(count=4, effect="everyone_draws")
    line = below.split("\n")[found.span.line - 1]
    assert line[found.span.column - 1 :].startswith("20, choose_colour")
    assert {"changes": ("effect.everyone_draws",)} in [help_.params for help_ in found.helps]
    words = messages_of("en")
    assert "takes too many cards" in full(found, words, lambda _: below.split("\n"))
    assert codes(OWN.format(count=4, effect="everyone_draws").replace("= 20", "= 1")) == []


def test_a_deck_that_is_too_small_is_called_so() -> None:
    [found] = [each for each in proven(LITTLE) if each.code == "RS606"]
    assert "too few cards" in full(found, messages_of("en"), lambda _: (HEAD + LITTLE).split("\n"))


def test_of_rounds_given_up_it_is_not_said_that_they_have_no_end() -> None:
    below = 'base = "no-mercy"\n[players]\nmax = 10\n[mercy]\nlimit = 0\n[deck]\nwild_draw_ten = 20\n'
    [found] = [each for each in proven(below) if each.code == "RS605"]
    assert int(str(found.params["turns"])) < 1000
    assert "given up after at least" in headline(found, messages_of("en"))
    for language in ("fi", "nb", "sv", "en"):
        assert str(found.params["turns"]) in headline(found, messages_of(language))
