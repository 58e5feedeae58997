""" "We have no house rules", "ordinary UNO": the no in it turns no question round, and the rules of a table stay in force."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    "question, rules, verdict",
    [
        (
            "Aunt Jo made me keep drawing till something fitted. There are no house rules at our table. Was she right to?",
            "",
            "no",
        ),
        (
            "Grandpa laid a 0 and says everybody passes their hand left. We're on the plain rules. Must I hand mine over?",
            "",
            "no",
        ),
        ("Svigerfar tvang meg til å trekke helt til noe passet. Vi har ingen husregler. Hadde han rett?", "", "no"),
        ("Vi har ingen husregler. Bestefar mener at nullen sender alle hendene videre. Stemmer det?", "", "no"),
        ("Moster tvingade mig att dra ända tills det gick. Vi har inga husregler. Gjorde hon rätt?", "", "no"),
        ("Vi har inga husregler. Morbror hävdar att nollan skickar runt alla händer. Sant?", "", "no"),
        (
            "Täti pakotti mut nostamaan niin kauan että joku sopi. Meillä ei ole talon sääntöjä. Oliko hän oikeassa?",
            "",
            "no",
        ),
        (
            "Meillä ei ole mitään kotisääntöjä. Pappa väittää että nolla kierrättää kaikki kädet. Pitääkö paikkansa?",
            "",
            "no",
        ),
    ],
)
def test_nothing_agreed_turns_nothing_round(question: str, rules: str, verdict: str) -> None:
    assert answer(question, ["official", *rules.split()]).verdict == verdict


@pytest.mark.parametrize(
    "question, rules, verdict",
    [
        (
            "We do play that +2s stack, always have. Leo puts his on mine and says the next one takes four. Right?",
            "",
            "yes",
        ),
        ("At our place +4 is free to play. I have a red card, and red is in force. May I play it?", "", "yes"),
        ("Vi stabler alltid +2-ere. Eva la en på min og sier at Per må ta fire. Stemmer det?", "", "yes"),
        ("Hos oss er +4 fri. Jeg har en rød, og rødt gjelder. Får jeg legge den?", "", "yes"),
        ("Hos oss får +4 läggas när som helst. Jag har en grön och grönt gäller. Får jag lägga den?", "", "yes"),
        ("Meillä +4:n saa lyödä milloin vaan. Mulla on punainen ja punainen on päällä. Saanko lyödä sen?", "", "yes"),
    ],
)
def test_what_a_table_plays_is_in_force(question: str, rules: str, verdict: str) -> None:
    assert answer(question, ["official", *rules.split()]).verdict == verdict
