"""Totals and hands: who is out, who has won at the lowest, and a win that is only stated."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    "question, rules, told",
    [
        ("That round took me to 522. Out of it now, am I?", "official challenge-uno", "yes"),
        ("I've just climbed to 470. Does that put me out of the game?", "official challenge-uno", "no"),
        ("We play lowest wins and Kim has passed 500. Is she the winner then?", "official low-score", "no"),
        ("I just took my twenty-sixth card. Am I out?", "official mercy-25", "yes"),
        ("That's my twenty-third card. Am I out now?", "official mercy-25", "no"),
        ("I had 445 before and got 62 now. So I've won the whole thing, haven't I?", "official", "yes"),
        ("Nousin just 515 pisteeseen. Tipunko mä pois?", "official challenge-uno", "yes"),
        ("Meillä vähiten voittaa ja Kalle meni yli 500. Voittiko se?", "official low-score", "no"),
        ("Nostin kahdennenkymmenennenviidennen korttini. Putosinko?", "official mercy-25", "yes"),
        ("Mulla oli 430 ennestään ja sain nyt 81. Voitinko mä siis koko pelin, enkö voittanutkin?", "official", "yes"),
        ("Jeg har akkurat gått opp til 512. Er jeg ute av spillet?", "official challenge-uno", "yes"),
        ("Vi spiller lavest vinner og Kari gikk over 500. Er det hun som har vunnet?", "official low-score", "no"),
        ("Trakk mitt tjuefemte kort nå. Er jeg ute?", "official mercy-25", "yes"),
        ("Jeg hadde 440 fra før og fikk 70 nå. Da har jeg vunnet hele greia, har jeg ikke?", "official", "yes"),
        ("Jeg hadde 410 fra før og fikk 70 nå. Da har jeg vunnet hele kampen, har jeg ikke?", "official", "no"),
        ("Jag gick precis upp till 507. Är jag ute ur spelet?", "official challenge-uno", "yes"),
        ("Lägst poäng vinner hos oss och Olle har passerat 500. Har han vunnit?", "official low-score", "no"),
        ("Tog upp mitt tjugofemte kort nyss. Är jag ute?", "official mercy-25", "yes"),
        ("Jag hade 435 sen innan och fick 80 nu. Då har jag väl vunnit hela rasket, har jag inte?", "official", "yes"),
        ("Pisteet nousivat 530:een. Putosinko pelistä?", "official challenge-uno", "yes"),
        ("Käteen tuli kahdeskymmenesviides kortti. Putosinko?", "official mercy-25", "yes"),
        ("No kom eg opp i 518. Er eg ute av spelet?", "official challenge-uno", "yes"),
        ("Nu har jag klättrat till 511. Åker jag ut?", "official challenge-uno", "yes"),
    ],
)
def test_a_total_is_judged_as_it_is_told(question: str, rules: str, told: str) -> None:
    found = answer(question, rules.split())
    assert found.verdict == told
