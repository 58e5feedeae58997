"""Questions on manners are told apart, in every language."""

from __future__ import annotations

import pytest
import yaml

from unorules.ask import model
from unorules.ask.answer import Answer
from unorules.ask.read_conduct import KINDS, conduct
from unorules.ask.read_features import frame
from unorules.ask.reply import answer
from unorules.bundled import folder
from unorules.i18n.messages import load as words
from unorules.rulebook.model import LANGUAGES
from unorules.sheets.answer_page import sentence

ASKED = {
    "misdeal": (
        "There was a misdeal: I was dealt nine cards. What now?",
        "Jakaja antoi minulle yhdeksän korttia. Jaetaanko uudestaan?",
        "Det ble feilutdeling, jeg fikk ni kort. Hva gjør vi?",
        "Given blev fel, jag fick nio kort. Delar vi om?",
    ),
    "out-of-turn": (
        "Somebody played when it was not their turn. What happens?",
        "Joku pelasi väärällä vuorolla. Mitä siitä seuraa?",
        "Noen la et kort da det ikke var hans tur. Hva skjer?",
        "Någon lade ett kort när det inte var hans tur. Vad händer?",
    ),
    "wrong-card": (
        "I played a wrong card by mistake. What now?",
        "Löin vahingossa väärän kortin. Mitä nyt?",
        "Jeg la feil kort ved en feil. Hva nå?",
        "Jag råkade lägga fel kort. Vad gör vi?",
    ),
    "leaving": (
        "A player has to leave. What about the cards?",
        "Pelaaja lähtee kesken pelin. Mitä korteille tehdään?",
        "En spiller må dra hjem. Hva gjør vi med kortene?",
        "En spelare måste gå hem. Vad gör vi med korten?",
    ),
    "joining": (
        "Can somebody join in the middle of a game?",
        "Voiko uusi pelaaja tulla mukaan kesken pelin?",
        "Kan en ny spiller bli med midt i spillet?",
        "Får en ny spelare komma med mitt i spelet?",
    ),
    "advice": (
        "May I tell another player which card to play?",
        "Saako kaveria neuvoa, mitä kannattaa lyödä?",
        "Er det lov å gi råd om hva andre skal legge?",
        "Får man tipsa någon om vad den ska lägga?",
    ),
    "card-count": (
        "Do I have to say how many cards I have?",
        "Pitääkö muille kertoa, montako korttia minulla on?",
        "Må jeg si hvor mange kort jeg har igjen?",
        "Måste jag säga hur många kort jag har kvar?",
    ),
    "showing": (
        "May I show my cards to another player?",
        "Saako omia korttejaan näyttää muille?",
        "Får man vise kortene sine til de andre?",
        "Får man visa sina kort för en kompis?",
    ),
}
ORDER = ("en", "fi", "nb", "sv")
LEAST = 0.95


def asked(what: str, language: str) -> Answer:
    return answer(ASKED[what][ORDER.index(language)], (), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", KINDS)
def test_each_kind_of_manners_has_its_own_answer(what: str, language: str) -> None:
    found = asked(what, language)
    assert found.reading.topic == "conduct"
    assert (found.arguments or {}).get("what") == what
    assert (found.verdict, found.leaning) == ("unspecified", "explain")
    others = {sentence(asked(other, language), words(language)) for other in KINDS if other != what}
    assert sentence(found, words(language)) not in others


@pytest.mark.parametrize("language", LANGUAGES)
def test_nearly_all_written_questions_on_manners_are_told_apart(language: str) -> None:
    questions = [
        each
        for path in sorted((folder("locales") / language / "questions").glob("*.yaml"))
        for each in yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CBaseLoader).get("conduct", ())
        if isinstance(each, dict) and each.get("args")
    ]
    seen = model.lexicon(language)
    right = [conduct(frame(each["q"], language, seen)) == each["args"]["what"] for each in questions]
    assert len(right) > 50
    assert sum(right) / len(right) >= LEAST


def test_where_a_move_is_at_stake_the_engine_refuses_it() -> None:
    for what in ("wrong-card", "out-of-turn"):
        outcome = asked(what, "en").outcome
        assert outcome is not None and outcome.example is not None
        assert not outcome.example.steps[-1].verdict.allowed


def test_nothing_is_guessed_where_nothing_tells() -> None:
    assert conduct(frame("hello there", "en", model.lexicon("en"))) is None
