"""`unorules simulate`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from enum import StrEnum
from typing import Annotated

import typer

from unorules.cli.asked import rules_asked
from unorules.cli.params import Json, Lang, Rules, for_machines
from unorules.i18n.language import choose


class Policy(StrEnum):
    """How the players of `simulate` decide."""

    RANDOM = "random"
    SENSIBLE = "sensible"


def command(
    rules: Rules = None,
    rounds: Annotated[int | None, typer.Option("--rounds", min=1, max=10_000_000)] = None,
    matches: Annotated[int | None, typer.Option("--matches", min=1, max=10_000_000)] = None,
    players: Annotated[int | None, typer.Option("--players", min=2, max=20)] = None,
    policy: Annotated[Policy, typer.Option("--policy")] = Policy.RANDOM,
    seed: Annotated[int, typer.Option("--seed")] = 0,
    against: Annotated[list[str] | None, typer.Option("--against")] = None,
    max_turns: Annotated[int, typer.Option("--max-turns", min=1, max=1_000_000)] = 1000,
    jobs: Annotated[int, typer.Option("--jobs", min=0, max=256)] = 1,
    written: Annotated[tuple[int, str] | None, typer.Option("--record", metavar="N FILE")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Play many rounds and tell how they went."""
    from unorules.cli.simulate import Wish, run

    for_machines(json)
    spoken = choose(lang, os.environ)
    laid = rules_asked(rules, spoken, tell=not json)
    wish = Wish(laid, against or [], rounds, matches, players, policy.value, seed, jobs, max_turns, written, force)
    return run(wish, json, spoken)
