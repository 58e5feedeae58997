"""A wild for which no colour is named, in whatever words."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    ("He slapped down a wild and refuses to name a colour. Can he?", "official", "no"),
    ("May I put down a wild and not pick a colour?", "official", "no"),
    ("Reijo iski villin pöytään eikä nimennyt väriä. Onko se ok?", "official", "no"),
    ("Saako jokerin lyödä valitsematta väriä?", "official", "no"),
    ("Ragnhild la joker og valgte ingen farge. Er det greit?", "official", "no"),
    ("Er det lov å legge joker uten å nevne farge?", "official", "no"),
    ("Barbro la en joker och valde ingen färg. Är det okej?", "official", "no"),
    ("Är det okej att lägga joker utan att nämna färg?", "official", "no"),
    (
        "Eero löi jokerin eikä sanonut väriä ollenkaan, sano vaan että laittakaa mitä laitatte. Käykö semmonen?",
        "official",
        "no",
    ),
    ("Löin jokerin ja sanoin että mikä vaan väri käy. Saako niin tehdä?", "official", "no"),
    ("Pena pisti villin ja jätti värin sanomatta. Onko se sallittua?", "official", "no"),
    ("Voinko lyödä jokerin nimeämättä väriä?", "official", "no"),
    (
        "Eric played a wild and never named a colour, just said put down whatever you like. Is that allowed?",
        "official",
        "no",
    ),
    ("She dropped a wild and said any colour goes. Can she do that?", "official", "no"),
    ("Can I play a wild without picking a colour?", "official", "no"),
    ("Tim laid a wild and didn't say what colour. Is that okay?", "official", "no"),
    ("Erik la en joker uten å si farge, sa bare legg hva dere vil. Er det lov?", "official", "no"),
    ("Hun la jokeren og sa at alle farger går. Kan hun det?", "official", "no"),
    ("Kan jeg legge joker uten å velge farge?", "official", "no"),
    ("Tom la en joker og sa ikke noe om farge. Går det an?", "official", "no"),
    ("Erik la en joker utan att säga färg, sa bara lägg vad ni vill. Är det okej?", "official", "no"),
    ("Hon la jokern och sa att alla färger går. Får hon det?", "official", "no"),
    ("Får man lägga joker utan att välja färg?", "official", "no"),
    ("Tom la en joker och sa ingen färg. Går det bra?", "official", "no"),
    ("Must you always name a colour with a wild?", "official", "yes"),
    ("Pitääkö villillä aina sanoa väri?", "official", "yes"),
    ("Måste man alltid säga en färg när man lägger joker?", "official", "yes"),
]


@pytest.mark.parametrize(("question", "rules", "wanted"), ASKED)
def test_a_wild_needs_a_colour(question: str, rules: str, wanted: str) -> None:
    """Leaving the colour open is no choice."""
    found = answer(question, rules.split(","))
    verdict, _, value = wanted.partition(":")
    assert found.verdict == verdict
    assert not value or str(found.value) == value
